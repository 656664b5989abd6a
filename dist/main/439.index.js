export const id = 439;
export const ids = [439];
export const modules = {
	77474: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { v: () => listProblems });
		var _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15633);
		var _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35277);
		const maxShownText = 200;
		function listProblems(yaml, issues, base = []) {
			const misspelt = new Set(issues.flatMap(({ code, path }) => code === "unrecognized_keys" ? [path.join("/")] : []));
			return issues.flatMap((issue) => {
				if (issue.code === "custom" && misspelt.has(issue.path.join("/"))) return [];
				const path = [...base, ...issue.path];
				switch (issue.code) {
					case "unrecognized_keys": {
						const hints = issue.message.split(_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.Jh);
						return issue.keys.map((key, index) => yaml.problemAtKey(path, key, `unknown key "${key}"`, hints[index] ?? ""));
					}
					case "invalid_key": return issue.issues.map(({ message }) => yaml.problemAtKey(path.slice(0, -1), String(path.at(-1)), message));
					case "invalid_union": return listProblems(yaml, pickBranch(issue.errors), path);
					default: return [yaml.problemAt(path, renderIssue(issue, path), renderHint(issue, path))];
				}
			});
		}
		function pickBranch(branches) {
			const fitting = branches.filter((issues) => !issues.some(({ code, path }) => code === "invalid_type" && path.length === 0));
			const [best] = fitting.toSorted((left, right) => left.length - right.length);
			if (best !== undefined) return best;
			const first = branches[0]?.[0];
			if (first === undefined) return [];
			const wanted = branches.flat().flatMap((issue) => issue.code === "invalid_type" && issue.path.length === 0 ? [readTypeName(issue.expected)] : []);
			return [{
				...first,
				code: "custom",
				params: { wantsList: wanted.includes(readTypeName("array")) },
				message: `expected ${[...new Set(wanted)].join(" or ")}, found ${readReceived(first)}`
			}];
		}
		function renderIssue(issue, path) {
			const key = path.findLast((part) => typeof part === "string");
			if (issue.code === "invalid_type" && !issue.message.startsWith("Invalid input")) return issue.message;
			if (issue.code === "invalid_type") {
				const received = readReceived(issue);
				if (received === "nothing" && issue.message.endsWith("received undefined")) return `"${String(path.at(-1) ?? key ?? "")}" is missing`;
				return `expected ${readTypeName(issue.expected)}, found ${received}`;
			}
			if (issue.code === "invalid_value" && /^Invalid (?:option|input)/.test(issue.message)) return `"${key ?? ""}" takes one of: ${issue.values.map(String).join(", ")}`;
			return issue.message;
		}
		function renderHint(issue, path) {
			const wantsList = issue.code === "invalid_type" && issue.expected === "array" || issue.code === "custom" && issue.params?.["wantsList"] === true;
			if (wantsList && typeof issue.input === "string" && issue.input.length <= maxShownText) return `Write ${path.at(-1) === "command" ? (0, _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.gW)(issue.input) : `[${(0, _schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.Gx)(issue.input)}]`}.`;
			if (issue.code === "invalid_type" && issue.expected === "string" && /received (?:number|boolean)$/.test(issue.message)) return "Put it in quotes.";
			if (issue.code === "invalid_value" && typeof issue.input === "string") {
				const nearest = (0, _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__.$q)(issue.input, issue.values.map(String));
				return nearest === null ? "" : `did you mean "${nearest}"?`;
			}
			return "";
		}
		const typeNames = new Map([
			["string", "text"],
			["array", "a list"],
			["object", "a map"],
			["record", "a map"],
			["number", "a number"],
			["int", "a whole number"],
			["boolean", "true or false"],
			["null", "nothing"],
			["undefined", "nothing"]
		]);
		function readTypeName(type) {
			return typeNames.get(type) ?? type;
		}
		function readReceived(issue) {
			const received = /received (\w+)$/.exec(issue.message)?.[1];
			return received === undefined ? "something else" : readTypeName(received.toLowerCase());
		}
	}),
	35277: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Gx: () => renderItem,
			Jh: () => hintSeparator,
			Qq: () => text,
			c3: () => listOf,
			gW: () => renderWords,
			h9: () => oneOrMore,
			nX: () => positiveWhole,
			re: () => strictObject
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
		var _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15633);
		const hintSeparator = "\n";
		const synonyms = [
			{
				written: [
					"connect",
					"network",
					"host",
					"hosts",
					"url",
					"egress"
				],
				meant: ["net"]
			},
			{
				written: [
					"path",
					"paths",
					"file",
					"files"
				],
				meant: ["read", "write"]
			},
			{
				written: [
					"cmd",
					"bash",
					"shell",
					"exec",
					"run"
				],
				meant: ["command"]
			},
			{
				written: [
					"action",
					"effect",
					"allow",
					"deny"
				],
				meant: ["decision"]
			},
			{
				written: [
					"match",
					"if",
					"conditions"
				],
				meant: ["when"]
			},
			{
				written: [
					"description",
					"message",
					"comment"
				],
				meant: ["reason"]
			},
			{
				written: [
					"user",
					"role",
					"roles"
				],
				meant: ["actor"]
			},
			{
				written: ["branch"],
				meant: ["ref"]
			}
		];
		function strictObject(shape) {
			const known = Object.keys(shape);
			return zod__WEBPACK_IMPORTED_MODULE_0__.strictObject(shape, { error: (issue) => {
				if (issue.code !== "unrecognized_keys") return undefined;
				return issue.keys.map((key) => renderMeant(key, known)).join(hintSeparator);
			} });
		}
		function renderMeant(key, known) {
			const group = synonyms.find(({ written }) => written.includes(key.toLowerCase()));
			const meant = (group?.meant ?? []).filter((name) => known.includes(name));
			return meant.length === 0 ? (0, _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__.NQ)(key, known) : `did you mean ${meant.map((name) => `"${name}"`).join(" or ")}?`;
		}
		function oneOrMore(item) {
			return zod__WEBPACK_IMPORTED_MODULE_0__.union([item, zod__WEBPACK_IMPORTED_MODULE_0__.array(item).min(1, "the list is empty")]);
		}
		function listOf(value) {
			return Array.isArray(value) ? value : [value];
		}
		const text = zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1, "the text is empty").max(2e3, {
			error: "the text is longer than 2,000 characters",
			abort: true
		});
		const positiveWhole = zod__WEBPACK_IMPORTED_MODULE_0__.number().int("must be a whole number").positive("must be more than 0");
		function renderWords(text) {
			const words = text.split(/\s+/).filter((word) => word !== "");
			return `[${words.map(renderItem).join(", ")}]`;
		}
		function renderItem(text) {
			return /^[a-z][\w./-]*$/i.test(text) ? text : JSON.stringify(text);
		}
	}),
	31092: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			L: () => createReadFile,
			B: () => parseYamlFile
		});
		var yaml_source = __webpack_require__(55642);
		;
		function parsePlainYaml(text) {
			return parseWith(text, valueBuilder);
		}
		function locatePlainYaml(text) {
			return parseWith(text, nodeBuilder);
		}
		const valueBuilder = {
			scalar: (value) => value,
			list: (items) => items.slice(),
			openMap: () => ({}),
			has: (map, key) => Object.hasOwn(map, key),
			add(map, key, _keyStart, value) {
				map[key] = value;
			},
			closeMap: (map) => map
		};
		const nodeBuilder = {
			scalar: (_value, start) => ({
				type: "scalar",
				start
			}),
			list: (items, start) => ({
				type: "list",
				items,
				start
			}),
			openMap: () => new Map(),
			has: (pairs, key) => pairs.has(key),
			add: (pairs, key, keyStart, node) => void pairs.set(key, {
				keyStart,
				node
			}),
			closeMap: (pairs, start) => ({
				type: "map",
				pairs,
				start
			})
		};
		function parseWith(text, builder) {
			if (!/^[\n\x20-\x7e\u00a1-\u1fff\u2010-\u2027\u2030-\ud7ff]*$/.test(text)) return null;
			const cursor = {
				text,
				at: 0,
				depth: 0,
				builder
			};
			if (skipToContent(cursor) !== 0) return null;
			const node = readMap(cursor, 0);
			return node !== null && cursor.at === text.length ? node : null;
		}
		const maxDepth = 64;
		const unusualKeys = new Set([
			"__proto__",
			"<<",
			"null",
			"Null",
			"NULL"
		]);
		const keyStart = /(?:[A-Za-z_/][\w/.-]{0,200}|"[^"\\\n]{1,200}"|'[^'\n]{1,200}'):(?=[ \n])/y;
		const singleQuoted = /'(?:[^'\n]|'')*('?)/y;
		const doubleQuoted = /"(?:[^"\\\n]|\\["\\/bfnrt]|\\u(?![dD][89a-fA-F])[0-9a-fA-F]{4})*("?)/y;
		const blockPlain = /[^\s\-?:,[\]{}#&*!|>'"%@`][^\n]*|-(?![\s-])[^\n]+|--(?![\s-])[^\n]+/y;
		const flowPlain = /(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|-{1,2}(?=[^\s\-,[\]{}]))[^,[\]{}\n]*/y;
		const lineEnd = / *(?:(?<= )#[^\n]*)?/y;
		function skipToContent(cursor) {
			const { text } = cursor;
			for (;;) {
				let at = cursor.at;
				while (text.charCodeAt(at) === 32) at += 1;
				const code = text.charCodeAt(at);
				if (at >= text.length) {
					cursor.at = at;
					return -1;
				}
				if (code === 10) cursor.at = at + 1;
				else if (code === 35) {
					const end = text.indexOf("\n", at);
					cursor.at = end < 0 ? text.length : end + 1;
				} else {
					const column = at - cursor.at;
					cursor.at = at;
					return column;
				}
			}
		}
		function take(cursor, pattern) {
			pattern.lastIndex = cursor.at;
			const found = pattern.exec(cursor.text);
			if (found === null) return null;
			cursor.at = pattern.lastIndex;
			return found[0];
		}
		function takeQuoted(cursor, pattern) {
			pattern.lastIndex = cursor.at;
			const found = pattern.exec(cursor.text);
			if (found === null || found[1] === "") return null;
			cursor.at = pattern.lastIndex;
			return found[0];
		}
		function takeLineEnd(cursor) {
			const start = cursor.at;
			take(cursor, lineEnd);
			if (cursor.at === cursor.text.length) return true;
			if (takeEnd(cursor, "\n")) return true;
			cursor.at = start;
			return false;
		}
		function startsWith(cursor, pattern) {
			pattern.lastIndex = cursor.at;
			return pattern.test(cursor.text);
		}
		function continues(cursor, column) {
			const lineStart = cursor.at;
			const next = skipToContent(cursor);
			if (next === column) return true;
			if (next > column) return null;
			if (next >= 0) cursor.at = lineStart;
			return false;
		}
		function readMap(cursor, column) {
			const start = cursor.at;
			const { builder } = cursor;
			const map = builder.openMap();
			for (;;) {
				const at = cursor.at;
				const key = readKey(cursor);
				if (key === null || builder.has(map, key)) return null;
				const node = readBlockValue(cursor, column, "map");
				if (node === null) return null;
				builder.add(map, key, at, node);
				const more = continues(cursor, column);
				if (more === null) return null;
				if (!more) return builder.closeMap(map, start);
			}
		}
		function readList(cursor, column) {
			const start = cursor.at;
			const items = [];
			for (;;) {
				cursor.at += 1;
				const node = readBlockValue(cursor, column, "list");
				if (node === null) return null;
				items.push(node);
				const lineStart = cursor.at;
				const more = continues(cursor, column);
				if (more === null) return null;
				const isItem = more && cursor.text[cursor.at] === "-" && cursor.text[cursor.at + 1] === " ";
				if (isItem) continue;
				if (more) cursor.at = lineStart;
				return cursor.builder.list(items, start);
			}
		}
		function readKey(cursor) {
			const found = take(cursor, keyStart);
			if (found === null) return null;
			const written = found.slice(0, -1);
			const key = /^["']/.test(written) ? written.slice(1, -1) : written;
			return unusualKeys.has(key) ? null : key;
		}
		function readBlockValue(cursor, column, parent) {
			if (takeLineEnd(cursor)) {
				const next = skipToContent(cursor);
				const isList = cursor.text[cursor.at] === "-" && cursor.text[cursor.at + 1] === " ";
				if (next < column || next === column && (parent === "list" || !isList)) return null;
				if (/[[{]/.test(cursor.text[cursor.at] ?? "")) return readInline(cursor, column);
				return descend(cursor, () => isList ? readList(cursor, next) : readMap(cursor, next));
			}
			while (cursor.text.charCodeAt(cursor.at) === 32) cursor.at += 1;
			if (parent === "list" && startsWith(cursor, keyStart)) {
				const inner = cursor.at - (cursor.text.lastIndexOf("\n", cursor.at) + 1);
				return descend(cursor, () => readMap(cursor, inner));
			}
			return readInline(cursor, column);
		}
		function readInline(cursor, column) {
			const node = readFlowNode(cursor, column, "block");
			return node !== null && takeLineEnd(cursor) ? node : null;
		}
		function descend(cursor, read) {
			if (cursor.depth >= maxDepth) return null;
			cursor.depth += 1;
			const node = read();
			cursor.depth -= 1;
			return node;
		}
		function readFlowNode(cursor, column, context) {
			const start = cursor.at;
			const first = cursor.text[start];
			if (first === "[") return descend(cursor, () => readFlowList(cursor, column));
			if (first === "{") return descend(cursor, () => readFlowMap(cursor, column));
			const value = first === "\"" || first === "'" ? readQuoted(cursor) : readPlain(cursor, context);
			return value === null ? null : cursor.builder.scalar(value, start);
		}
		function readQuoted(cursor) {
			const single = takeQuoted(cursor, singleQuoted);
			if (single !== null) return single.slice(1, -1).replaceAll("''", "'");
			const double = takeQuoted(cursor, doubleQuoted);
			return double === null ? null : JSON.parse(double);
		}
		function readPlain(cursor, context) {
			const start = cursor.at;
			const found = take(cursor, context === "flow" ? flowPlain : blockPlain);
			if (found === null) return null;
			const comment = found.indexOf(" #");
			if (comment >= 0 && context === "flow") return null;
			const written = (comment < 0 ? found : found.slice(0, comment)).trimEnd();
			cursor.at = start + written.length;
			if (written.includes(": ") || written.endsWith(":")) return null;
			return resolveScalar(written);
		}
		function resolveScalar(written) {
			if (written === "true") return true;
			if (written === "false") return false;
			if (/^(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/.test(written)) return Number(written);
			const isUnusual = /^(?:~|null|true|false|[-+]?\.(?:inf|nan)|0[ox].*|[-+]?\.?\d[\d.]*(?:e[-+]?\d*)?)$/i.test(written);
			return isUnusual ? null : written;
		}
		function skipInFlow(cursor, column) {
			const { text } = cursor;
			while (text.charCodeAt(cursor.at) === 32) cursor.at += 1;
			if (text.charCodeAt(cursor.at) !== 10) return true;
			const from = cursor.at;
			return skipToContent(cursor) > column && !text.slice(from, cursor.at).includes("#");
		}
		function takeEnd(cursor, character) {
			if (cursor.text[cursor.at] !== character) return false;
			cursor.at += 1;
			return true;
		}
		function readFlowList(cursor, column) {
			const start = cursor.at;
			const items = [];
			cursor.at += 1;
			while (skipInFlow(cursor, column)) {
				if (takeEnd(cursor, "]")) return cursor.builder.list(items, start);
				const node = readFlowNode(cursor, column, "flow");
				if (node === null || !skipInFlow(cursor, column)) return null;
				items.push(node);
				if (takeEnd(cursor, "]")) return cursor.builder.list(items, start);
				if (!takeEnd(cursor, ",")) return null;
			}
			return null;
		}
		function readFlowMap(cursor, column) {
			const start = cursor.at;
			const { builder } = cursor;
			const map = builder.openMap();
			cursor.at += 1;
			while (skipInFlow(cursor, column)) {
				if (takeEnd(cursor, "}")) return builder.closeMap(map, start);
				const at = cursor.at;
				const key = readKey(cursor);
				if (key === null || builder.has(map, key) || !skipInFlow(cursor, column)) return null;
				const node = readFlowNode(cursor, column, "flow");
				if (node === null || !skipInFlow(cursor, column)) return null;
				builder.add(map, key, at, node);
				if (takeEnd(cursor, "}")) return builder.closeMap(map, start);
				if (!takeEnd(cursor, ",")) return null;
			}
			return null;
		}
		;
		async function parseYamlFile(file, source) {
			const value = source.length > yaml_source.e ? null : parsePlainYaml(source);
			if (value !== null) return createReadFile(file, value, () => source);
			const { parseLibraryYaml } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(3452)]).then(__webpack_require__.bind(__webpack_require__, 23452));
			return parseLibraryYaml(file, source);
		}
		function createReadFile(file, value, readSource) {
			let places = null;
			const locate = (message, hint, find) => {
				let found = null;
				const read = () => found ??= find(places ??= findPlaces(file, readSource()));
				return {
					...{
						message,
						hint,
						file
					},
					get line() {
						return read().line;
					},
					get column() {
						return read().column;
					}
				};
			};
			return {
				...{
					file,
					value,
					problems: [],
					broken: false
				},
				problemAt: (path, message, hint = "") => locate(message, hint, ({ root, at }) => at(findNode(root, path).start)),
				problemAtKey: (path, key, message, hint = "") => locate(message, hint, ({ root, at }) => {
					const node = findWhole(root, path);
					const pair = node?.type === "map" ? node.pairs.get(key) : undefined;
					return at(pair?.keyStart ?? findNode(root, path).start);
				})
			};
		}
		function findPlaces(file, source) {
			const root = locatePlainYaml(source);
			if (root === null) throw new Error(`${file} has YAML that only the library reads`);
			return {
				root,
				at: createPlaceAt(source)
			};
		}
		function findWhole(root, path) {
			let node = root;
			for (const part of path) {
				if (node?.type === "map") node = node.pairs.get(String(part))?.node;
				else node = node?.type === "list" && typeof part === "number" ? node.items[part] : undefined;
			}
			return node;
		}
		function findNode(root, path) {
			for (let length = path.length; length > 0; length -= 1) {
				const node = findWhole(root, path.slice(0, length));
				if (node !== undefined) return node;
			}
			return root;
		}
		function createPlaceAt(source) {
			const starts = [0, ...Array.from(source.matchAll(/\n/g), ({ index }) => index + 1)];
			return (offset) => {
				let [low, high] = [0, starts.length - 1];
				while (low < high) {
					const middle = Math.ceil((low + high) / 2);
					if ((starts[middle] ?? 0) <= offset) low = middle;
					else high = middle - 1;
				}
				return {
					line: low + 1,
					column: offset - (starts[low] ?? 0) + 1
				};
			};
		}
	}),
	55642: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { e: () => maxYamlCharacters });
		const maxYamlCharacters = 5e5;
	})
};
