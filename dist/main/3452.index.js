export const id = 3452;
export const ids = [3452];
export const modules = {
	4580: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { _: () => isTooDeepYaml });
		const maxDepth = 200;
		function isTooDeepYaml(tokens) {
			let flow = 0;
			let column = 0;
			let isStart = true;
			for (const token of tokens) {
				if (token === "[" || token === "{") flow += 1;
				else if (token === "]" || token === "}") flow -= 1;
				else if (token === "\n" || token === "\r\n") {
					column = 0;
					isStart = true;
				} else if (isStart && /^[ ?:-]+$/.test(token)) column += token.length;
				else isStart = false;
				if (Math.max(flow, 0) + column > maxDepth) return true;
			}
			return false;
		}
	}),
	23452: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { parseLibraryYaml: () => parseLibraryYaml });
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
		var _core_text_yaml_depth_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4580);
		var _yaml_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55642);
		const maxProblems = 100;
		function parseLibraryYaml(file, source) {
			const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN();
			const refusal = refuse(source);
			const document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(refusal === null ? source : "", {
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
			const errors = [...document.errors, ...document.warnings];
			const surprises = listSurprises(document, problemAtOffset);
			const problems = [
				...errors.slice(0, maxProblems).map(({ message, pos }) => problemAtOffset(pos[0], message.replace(/\s+/g, " "))),
				...listDuplicates(document, problemAtOffset),
				...refusal === null ? [] : [problemAtOffset(0, refusal.message, refusal.hint)],
				...surprises
			].slice(0, maxProblems);
			const readable = !broken && refusal === null && surprises.length === 0;
			return {
				file,
				value: readable ? document.toJS({ maxAliasCount: 0 }) : null,
				problems,
				broken: !readable,
				problemAt: (path, message, hint) => problemAtOffset(findOffset(document, path), message, hint),
				problemAtKey: (path, key, message, hint) => problemAtOffset(findKeyOffset(document, path, key), message, hint)
			};
		}
		function refuse(source) {
			if (source.length > _yaml_source_js__WEBPACK_IMPORTED_MODULE_1__.e) return {
				message: `the file has ${source.length} characters, more than ${_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__.e}`,
				hint: "Move rules to files that it extends."
			};
			return (0, _core_text_yaml_depth_js__WEBPACK_IMPORTED_MODULE_2__._)(new yaml__WEBPACK_IMPORTED_MODULE_0__.JG().lex(source)) ? {
				message: "the file is nested too deeply",
				hint: "No policy needs more than a few levels. Look for a bracket that is not closed."
			} : null;
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
	})
};
