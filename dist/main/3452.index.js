export const id = 3452;
export const ids = [3452];
export const modules = { 23452: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.d(__webpack_exports__, { parseLibraryYaml: () => parseLibraryYaml });
	var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
	var _yaml_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55642);
	function parseLibraryYaml(file, source) {
		const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN();
		const tooLong = source.length > _yaml_source_js__WEBPACK_IMPORTED_MODULE_1__.e;
		const document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(tooLong ? "" : source, {
			version: "1.2",
			schema: "core",
			merge: false,
			uniqueKeys: false,
			stringKeys: true,
			strict: true,
			prettyErrors: false,
			logLevel: "error",
			lineCounter: lines
		});
		const problemAtOffset = (offset, message, hint = "") => {
			const { line, col } = lines.linePos(offset);
			return {
				message,
				hint,
				file,
				line: Math.max(line, 1),
				column: Math.max(col, 1)
			};
		};
		const broken = document.errors.length > 0;
		const surprises = listSurprises(document, problemAtOffset);
		const problems = [
			...[...document.errors, ...document.warnings].map(({ message, pos }) => problemAtOffset(pos[0], message.replace(/\s+/g, " "))),
			...listDuplicates(document, problemAtOffset),
			...tooLong ? [problemAtOffset(0, `the file is longer than ${_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__.e} characters`)] : [],
			...surprises
		];
		const readable = !broken && !tooLong && surprises.length === 0;
		return {
			file,
			value: readable ? document.toJS({ maxAliasCount: 0 }) : null,
			problems,
			broken: !readable,
			problemAt: (path, message, hint) => problemAtOffset(findOffset(document, path), message, hint),
			problemAtKey: (path, key, message, hint) => problemAtOffset(findKeyOffset(document, path, key), message, hint)
		};
	}
	function listDuplicates(document, problemAtOffset) {
		const problems = [];
		(0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(document, { Map(_key, { items }) {
			const seen = new Set();
			for (const { key } of items) {
				if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(key)) continue;
				const name = String(key.value);
				if (seen.has(name)) problems.push(problemAtOffset(key.range?.[0] ?? 0, `the key ${JSON.stringify(name)} is here twice`, "Keep one of the two."));
				seen.add(name);
			}
		} });
		return problems;
	}
	function listSurprises(document, problemAtOffset) {
		const problems = [];
		(0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(document, {
			Node(_key, node) {
				const offset = node.range?.[0] ?? 0;
				if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Vj)(node) || (0, yaml__WEBPACK_IMPORTED_MODULE_0__.P3)(node) && node.anchor !== undefined || (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node) && node.anchor !== undefined) problems.push(problemAtOffset(offset, "anchors and aliases are not allowed", "Write the value again."));
				if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.Vj)(node) && node.tag !== undefined) problems.push(problemAtOffset(offset, "tags are not allowed", "Remove it."));
			},
			Pair(_key, { key }) {
				if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(key)) return;
				const offset = key.range?.[0] ?? 0;
				if (key.value === "<<") problems.push(problemAtOffset(offset, "merge keys are not allowed", "Write the keys here."));
				if (key.value === "__proto__") problems.push(problemAtOffset(offset, "this key is not allowed"));
			}
		});
		return problems;
	}
	function findOffset(document, path) {
		for (let length = path.length; length > 0; length -= 1) {
			const node = document.getIn(path.slice(0, length), true);
			if (node !== undefined && node !== null && typeof node === "object" && "range" in node) {
				const range = node.range;
				if (range !== null && range !== undefined && range[0] !== range[1]) return range[0];
				return findKeyOffset(document, path.slice(0, length - 1), String(path[length - 1]));
			}
		}
		return document.contents?.range?.[0] ?? 0;
	}
	function findKeyOffset(document, path, key) {
		const node = path.length === 0 ? document.contents : document.getIn(path, true);
		if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(node)) {
			for (const pair of node.items) if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(pair.key) && String(pair.key.value) === key) return pair.key.range?.[0] ?? 0;
		}
		return findOffset(document, path);
	}
}) };
