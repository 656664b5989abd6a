export const id = 2530;
export const ids = [2530];
export const modules = {
	71163: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			e: () => readStandardInput,
			o: () => readSource
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		const maxInputBytes = 32 * 1024 * 1024;
		async function readSource(file, context) {
			if (file === "-") return (await readStandardInput(context)).toString();
			try {
				return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(context.host.workingDirectory, file), "utf8");
			} catch (thrown) {
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `${file} cannot be read: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.x5)(thrown)}`,
					hint: "Give a file, or - for standard input.",
					cause: thrown
				});
			}
		}
		async function readStandardInput({ stdin }) {
			const chunks = [];
			let bytes = 0;
			for await (const chunk of stdin) {
				chunks.push(Buffer.from(chunk));
				bytes += chunk.length;
				if (bytes > maxInputBytes) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `standard input has more than ${maxInputBytes} bytes`,
					hint: "Give less at once."
				});
			}
			return Buffer.concat(chunks);
		}
	}),
	76165: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { addMatrixCommand: () => addMatrixCommand });
		var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88343);
		var _core_ports_model_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31021);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22603);
		var _github_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22075);
		var _models_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91475);
		var _policy_file_read_yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65697);
		var _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2215);
		var _arguments_read_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71163);
		const maxJobs = 256;
		const maxBytes = 1024 * 1024;
		const addMatrixCommand = (program, context) => {
			program.command("matrix <tasks>").description("print a file of tasks as JSON for strategy.matrix of a workflow; - reads standard input").action(async (file) => context.terminal.out(`${await renderMatrix(file, context)}\n`));
		};
		async function renderMatrix(file, context) {
			const { value, problems: invalid, places: at } = (0, _policy_file_read_yaml_js__WEBPACK_IMPORTED_MODULE_3__.g)(file, await (0, _arguments_read_source_js__WEBPACK_IMPORTED_MODULE_5__.o)(file, context), createTasksSchema());
			const found = value === null || invalid.length > 0 ? [] : findProblems(value);
			const problems = [...invalid, ...found.map(({ path, message, hint }) => at.problemAt(path, message, hint))];
			if (value === null || problems.length > 0) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.tj({
				code: "usage",
				message: `${file} cannot be used`,
				hint: "",
				problems
			});
			const { defaults, tasks } = value;
			const matrix = JSON.stringify({ include: tasks.map((task) => ({
				...defaults,
				...task
			})) });
			if (Buffer.byteLength(matrix) > maxBytes) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.tj({
				code: "usage",
				message: `the matrix of ${file} has ${Buffer.byteLength(matrix)} bytes, and an output of a job at most ${maxBytes}`,
				hint: "Use task-file for long tasks, or split the file."
			});
			return matrix;
		}
		const places = {
			repository: zod__WEBPACK_IMPORTED_MODULE_6__.string().regex(/^[\w.-]+\/[\w.-]+$/, "write it as owner/name"),
			ref: zod__WEBPACK_IMPORTED_MODULE_6__.string().min(1),
			"runs-on": zod__WEBPACK_IMPORTED_MODULE_6__.string().min(1)
		};
		function createTasksSchema() {
			const keys = new Set([
				"github-token",
				"otlp-headers",
				...(0, _core_ports_model_js__WEBPACK_IMPORTED_MODULE_7__.TH)(_models_index_js__WEBPACK_IMPORTED_MODULE_2__.X).map(({ input }) => input)
			]);
			const inputs = [...(0, _github_inputs_js__WEBPACK_IMPORTED_MODULE_1__.SS)(_models_index_js__WEBPACK_IMPORTED_MODULE_2__.X)].filter(([name]) => !keys.has(name));
			const rows = {
				...places,
				...Object.fromEntries(inputs.map(([name, { schema }]) => [name, inputText(schema)]))
			};
			const optional = Object.fromEntries(Object.entries(rows).map(([name, schema]) => [name, schema.optional()]));
			const name = zod__WEBPACK_IMPORTED_MODULE_6__.string().regex(/^\w[\w.-]{0,79}$/, "write a name of letters, digits, \".\", \"_\" and \"-\"");
			return (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.re)({
				defaults: (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.re)(optional).default({}),
				tasks: zod__WEBPACK_IMPORTED_MODULE_6__.array((0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.re)({
					...optional,
					name
				})).min(1, "the file has no task")
			});
		}
		function inputText(schema) {
			return zod__WEBPACK_IMPORTED_MODULE_6__.union([
				zod__WEBPACK_IMPORTED_MODULE_6__.string(),
				zod__WEBPACK_IMPORTED_MODULE_6__.number(),
				zod__WEBPACK_IMPORTED_MODULE_6__.boolean()
			]).transform(String).superRefine((text, context) => {
				const { error } = schema.safeParse(text);
				for (const { message } of error?.issues ?? []) context.addIssue({
					code: "custom",
					message
				});
			});
		}
		function findProblems({ defaults, tasks }) {
			const problems = [];
			if (tasks.length > maxJobs) problems.push({
				path: ["tasks", maxJobs],
				message: `${tasks.length} tasks, and GitHub makes at most ${maxJobs} jobs of a matrix`,
				hint: "Split the file, and start a workflow for each part."
			});
			const names = new Map();
			for (const [index, task] of tasks.entries()) {
				const { name = "" } = task;
				const first = names.get(name);
				if (first !== undefined) problems.push({
					path: [
						"tasks",
						index,
						"name"
					],
					message: `task ${first + 1} has the name ${name} too`,
					hint: "Each job needs its own name: it distinguishes comments and artifacts."
				});
				names.set(name, first ?? index);
				const given = ["task", "task-file"].filter((input) => (task[input] ?? defaults[input]) !== undefined);
				if (given.length !== 1) problems.push({
					path: ["tasks", index],
					message: `the task ${name} has ${given.length === 0 ? "neither task nor task-file" : "task and task-file"}`,
					hint: "Give one of them."
				});
			}
			return problems;
		}
	}),
	58748: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Zy: () => floorPrefix,
			qB: () => listFloors,
			r2: () => defaultPolicyPath,
			un: () => nothingClosed
		});
		const nothingClosed = {
			explain: () => null,
			judgeDirectory: () => "open",
			isNamedByAuthor: () => false
		};
		const defaultPolicyPath = ".github/script-harness.yml";
		const floorPrefix = "organisation:";
		function listFloors(layers) {
			return layers.filter(({ name }) => name.startsWith(floorPrefix) && !name.includes("#"));
		}
	}),
	2245: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			G: () => scriptModes,
			b: () => pickStricterMode
		});
		const scriptModes = [
			"enabled",
			"dry-run",
			"disabled"
		];
		function pickStricterMode(left, right) {
			return scriptModes.indexOf(left) >= scriptModes.indexOf(right) ? left : right;
		}
	}),
	2215: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Gx: () => renderItem,
			Jh: () => hintSeparator,
			MK: () => dateText,
			Qq: () => text,
			a4: () => hasValue,
			c3: () => listOf,
			gW: () => renderWords,
			h9: () => oneOrMore,
			lq: () => optional,
			nX: () => positiveWhole,
			re: () => strictObject,
			xC: () => optionalMap,
			yi: () => renderIssue,
			yu: () => refuseFor
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37428);
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23908);
		var _text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96763);
		var _text_nearest_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15633);
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
				meant: ["hosts", "net"]
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
			return zod__WEBPACK_IMPORTED_MODULE_1__.strictObject(shape, { error: (issue) => {
				if (issue.code !== "unrecognized_keys") return undefined;
				return issue.keys.map((key) => renderMeant(key, known)).join(hintSeparator);
			} });
		}
		function renderIssue(issue, base = []) {
			const path = zod__WEBPACK_IMPORTED_MODULE_2__.sR([...base, ...issue.path]);
			const place = path === "" ? "" : ` at ${path}`;
			if (issue.code === "unrecognized_keys") {
				const hints = issue.message.split(hintSeparator);
				const unknown = issue.keys.map((key, index) => `unknown key "${(0, _text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__.UN)(key)}" (${hints[index] ?? ""})`);
				return `${unknown.join("; ")}${place}`;
			}
			const isMissing = issue.code === "invalid_type" && issue.message.endsWith("received undefined");
			return isMissing ? `${path} is missing` : `${issue.message}${place}`;
		}
		const dateText = zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(zod__WEBPACK_IMPORTED_MODULE_3__.date, "a date is written like 2027-03-31");
		function optional(schema, help) {
			return schema.optional().describe(help);
		}
		function optionalMap(help, shape) {
			return optional(strictObject(shape), help);
		}
		function refuseFor(explain) {
			return (input, context) => {
				const message = explain(input);
				if (message !== null) context.addIssue({
					code: "custom",
					message,
					input
				});
			};
		}
		function hasValue(written) {
			return Object.values(written).some((value) => value !== undefined);
		}
		function renderMeant(key, known) {
			const group = synonyms.find(({ written }) => written.includes(key.toLowerCase()));
			const meant = (group?.meant ?? []).filter((name) => known.includes(name));
			return meant.length === 0 ? (0, _text_nearest_name_js__WEBPACK_IMPORTED_MODULE_4__.NQ)(key, known) : `did you mean ${meant.map((name) => `"${name}"`).join(" or ")}?`;
		}
		function oneOrMore(item) {
			return zod__WEBPACK_IMPORTED_MODULE_1__.union([item, zod__WEBPACK_IMPORTED_MODULE_1__.array(item).min(1, "the list is empty")]);
		}
		function listOf(value) {
			return Array.isArray(value) ? value : [value];
		}
		const text = zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1, "the text is empty").max(2e3, {
			error: "the text is longer than 2,000 characters",
			abort: true
		});
		const positiveWhole = zod__WEBPACK_IMPORTED_MODULE_1__.number().int("must be a whole number").positive("must be more than 0");
		function renderWords(text) {
			const words = text.split(/\s+/).filter((word) => word !== "");
			return `[${words.map(renderItem).join(", ")}]`;
		}
		function renderItem(text) {
			return /^[a-z][\w./-]*$/i.test(text) ? text : JSON.stringify(text);
		}
	}),
	15633: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			$q: () => findNearestName,
			Du: () => listNearestNames,
			NQ: () => renderNearest
		});
		const maxComparedCharacters = 64;
		function listNearestNames(written, known, most = 3) {
			const wanted = normalize(written);
			return known.map((name) => {
				const candidate = normalize(name);
				const contains = wanted.length > 2 && (candidate.includes(wanted) || wanted.includes(candidate));
				const distance = measureEditDistance(wanted, candidate);
				const limit = Math.max(1, Math.ceil(Math.max(candidate.length, wanted.length) / 3));
				return {
					name,
					distance: contains ? Math.min(1, distance) : distance,
					edits: distance,
					limit
				};
			}).filter(({ distance, limit }) => distance <= limit).toSorted((left, right) => left.distance - right.distance || left.edits - right.edits).slice(0, most).map(({ name }) => name);
		}
		function findNearestName(written, known) {
			return listNearestNames(written, known, 1)[0] ?? null;
		}
		function renderNearest(written, known) {
			const nearest = findNearestName(written, known);
			return nearest === null ? `known: ${known.join(", ")}` : `did you mean "${nearest}"?`;
		}
		function normalize(name) {
			return name.slice(0, maxComparedCharacters).toLowerCase().replaceAll(/[_.-]/g, "");
		}
		function measureEditDistance(left, right) {
			let before = [];
			let row = Array.from({ length: right.length + 1 }, (_, index) => index);
			for (let line = 1; line <= left.length; line += 1) {
				const next = [line];
				for (let column = 1; column <= right.length; column += 1) {
					const replaced = (row[column - 1] ?? 0) + (left[line - 1] === right[column - 1] ? 0 : 1);
					const isSwap = left[line - 1] === right[column - 2] && left[line - 2] === right[column - 1];
					const swapped = line > 1 && column > 1 && isSwap ? (before[column - 2] ?? 0) + 1 : replaced;
					next.push(Math.min(replaced, swapped, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
				}
				[before, row] = [row, next];
			}
			return row[right.length] ?? 0;
		}
	}),
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
	65697: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { g: () => readYaml });
		var _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15633);
		var _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2215);
		var _yaml_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16293);
		const maxShownText = 200;
		function readYaml(file, source, schema) {
			const places = (0, _yaml_file_js__WEBPACK_IMPORTED_MODULE_1__.BU)(file, source);
			if (places.broken) return {
				value: null,
				problems: places.problems,
				places
			};
			const { data = null, error } = schema.safeParse(places.value, { reportInput: true });
			return {
				value: data,
				problems: [...places.problems, ...listProblems(places, error?.issues ?? [])],
				places
			};
		}
		function listProblems(yaml, issues, base = []) {
			const misspelt = new Set(issues.flatMap(({ code, path }) => code === "unrecognized_keys" ? [path.join("/")] : []));
			return issues.flatMap((issue) => {
				if (issue.code === "custom" && misspelt.has(issue.path.join("/"))) return [];
				const path = [...base, ...issue.path];
				switch (issue.code) {
					case "unrecognized_keys": {
						const hints = issue.message.split(_core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.Jh);
						return issue.keys.map((key, index) => yaml.problemAtKey(path, key, `unknown key "${key}"`, hints[index] ?? ""));
					}
					case "invalid_key": return issue.issues.map(({ message }) => yaml.problemAtKey(path.slice(0, -1), String(path.at(-1)), message));
					case "invalid_union": return listProblems(yaml, "options" in issue ? [readOption(issue)] : pickBranch(issue.errors), path);
					default: return [yaml.problemAt(path, renderIssue(issue, path), renderHint(issue, path))];
				}
			});
		}
		function readOption({ options, path, input }) {
			const written = input[path.at(-1) ?? ""];
			return {
				code: "invalid_value",
				values: options ?? [],
				path: [],
				input: written,
				message: "Invalid option"
			};
		}
		function pickBranch(branches) {
			const fitting = branches.filter((issues) => !issues.some(({ code, path, input }) => path.length === 0 && (code === "invalid_type" || code === "invalid_value" && Array.isArray(input))));
			const [best] = fitting.toSorted((left, right) => left.length - right.length);
			if (best !== undefined) return best;
			const first = branches[0]?.[0];
			if (first === undefined) return [];
			const wanted = branches.flat().flatMap((issue) => issue.code === "invalid_type" && issue.path.length === 0 ? [issue.expected] : []);
			return [{
				...first,
				code: "custom",
				params: { wantsList: wanted.includes("array") },
				message: renderType(wanted, first.input)
			}];
		}
		function renderIssue(issue, path) {
			const key = path.findLast((part) => typeof part === "string");
			if (issue.code === "invalid_type" && !issue.message.startsWith("Invalid input")) return issue.message;
			if (issue.code === "invalid_type") return issue.input === undefined ? `"${String(path.at(-1) ?? key ?? "")}" is missing` : renderType([issue.expected], issue.input);
			if (issue.code === "invalid_value" && /^Invalid (?:option|input)/.test(issue.message)) return `"${key ?? ""}" takes ${issue.values.length === 1 ? "only" : "one of:"} ${issue.values.map(String).join(", ")}`;
			return issue.message;
		}
		function renderHint(issue, path) {
			const hint = issue.code === "custom" ? issue.params?.["hint"] : undefined;
			if (typeof hint === "string") return hint;
			const wantsList = issue.code === "invalid_type" && issue.expected === "array" || issue.code === "custom" && issue.params?.["wantsList"] === true;
			if (wantsList && typeof issue.input === "string" && issue.input.length <= maxShownText) return `Write ${path.at(-1) === "command" ? (0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.gW)(issue.input) : `[${(0, _core_schema_parts_js__WEBPACK_IMPORTED_MODULE_0__.Gx)(issue.input)}]`}.`;
			if (issue.code === "invalid_type" && issue.expected === "string" && (typeof issue.input === "number" || typeof issue.input === "boolean")) return "Put it in quotes.";
			if (issue.code === "invalid_type" && issue.expected === "number" && typeof issue.input === "string") return /^\$?\d/.test(issue.input) ? "Write digits only, without quotes and without a unit." : "";
			if (issue.code === "invalid_value" && typeof issue.input === "string" && issue.input !== "") {
				if (issue.values.some((value) => typeof value !== "string" && String(value) === issue.input)) return "Write it without quotes.";
				const nearest = (0, _core_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__.$q)(issue.input, issue.values.map(String));
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
		function renderType(wanted, input) {
			const expected = new Set(wanted.map((type) => typeNames.get(type) ?? type));
			const type = Array.isArray(input) ? "array" : input === null ? "null" : typeof input;
			const isOtherNumber = type === "number" && (expected.has("a whole number") || expected.has("a number"));
			const found = isOtherNumber ? String(input) : typeNames.get(type) ?? type;
			return `expected ${[...expected].join(" or ")}, found ${found}`;
		}
	}),
	16293: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			BU: () => parseYamlFile,
			tx: () => createLazyPlaces
		});
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
		var _core_text_yaml_depth_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4580);
		const maxYamlCharacters = 5e5;
		const maxProblems = 100;
		const inQuotes = "Put a text with special characters in quotes, such as '**/*.md'.";
		const hints = {
			BAD_ALIAS: inQuotes,
			BAD_SCALAR_START: inQuotes,
			BLOCK_AS_IMPLICIT_KEY: inQuotes,
			MISSING_CHAR: inQuotes,
			TAG_RESOLVE_FAILED: inQuotes,
			UNEXPECTED_TOKEN: inQuotes,
			TAB_AS_INDENT: "Indent with spaces."
		};
		function parseYamlFile(file, source) {
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
			const undecoded = refusal === null ? source.indexOf("\ufffd") : -1;
			const { root, duplicates, surprises } = readNodes(document, problemAtOffset);
			const found = undecoded === -1 ? surprises : [problemAtOffset(undecoded, "the text is not valid UTF-8 here", "Save the file as UTF-8.")];
			const listed = undecoded === -1 ? [...document.errors, ...document.warnings].slice(0, maxProblems) : [];
			const problems = [
				...listed.map(({ code, message, pos }) => code === "MULTIPLE_DOCS" ? problemAtOffset(pos[0], "a second document begins here", "Write it into a separate file.") : problemAtOffset(pos[0], message.replace(/\s+/g, " "), hints[code])),
				...duplicates,
				...refusal === null ? [] : [problemAtOffset(0, refusal.message, refusal.hint)],
				...found
			].slice(0, maxProblems);
			const readable = !broken && refusal === null && found.length === 0;
			const findNearest = (path) => {
				let place = root;
				for (const part of path) place = place.parts.get(part) ?? {
					...place,
					parts: new Map()
				};
				return place;
			};
			return {
				value: readable ? document.toJS({ maxAliasCount: 0 }) : null,
				problems,
				broken: !readable,
				problemAt: (path, message, hint) => problemAtOffset(findNearest(path).value, message, hint),
				problemAtKey(path, key, message, hint) {
					const { parts, value } = findNearest(path);
					return problemAtOffset(parts.get(key)?.key ?? value, message, hint);
				}
			};
		}
		function createLazyPlaces(file, readSource) {
			let parsed = null;
			const parse = () => parsed ??= parseYamlFile(file, readSource());
			return {
				problemAt: (path, message, hint) => parse().problemAt(path, message, hint),
				problemAtKey: (path, key, message, hint) => parse().problemAtKey(path, key, message, hint)
			};
		}
		function refuse(source) {
			if (source.length > maxYamlCharacters) return {
				message: `the file has ${source.length} characters, more than ${maxYamlCharacters}`,
				hint: "Move rules to files that it extends."
			};
			return (0, _core_text_yaml_depth_js__WEBPACK_IMPORTED_MODULE_1__._)(new yaml__WEBPACK_IMPORTED_MODULE_0__.JG().lex(source)) ? {
				message: "the file is nested too deeply",
				hint: "No policy needs more than a few levels. Look for a bracket that is not closed."
			} : null;
		}
		function readNodes(document, problemAtOffset) {
			const duplicates = [];
			const surprises = [];
			function refuseSurprises(node, offset) {
				if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Vj)(node) || node.anchor !== undefined) surprises.push(problemAtOffset(offset, "anchors and aliases are not allowed", (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Vj)(node) ? inQuotes : "Write the value again."));
				if (node.tag !== undefined) surprises.push(problemAtOffset(offset, "tags are not allowed", "Remove it, or put the text in quotes."));
			}
			function readKey(key, offset, known) {
				refuseSurprises(key, offset);
				const name = String(key.value);
				if (known.has(name)) duplicates.push(problemAtOffset(offset, `the key ${JSON.stringify(name)} is here twice`, "Keep one of the two."));
				if (name === "<<") surprises.push(problemAtOffset(offset, "merge keys are not allowed", "Write the keys here."));
				if (name === "__proto__") surprises.push(problemAtOffset(offset, "this key is not allowed"));
				return name;
			}
			function readPlace(node, key) {
				const [start, end] = ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) ? node.range : null) ?? [key, key];
				const value = start === end ? key : start;
				const parts = new Map();
				if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node)) refuseSurprises(node, start);
				if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(node)) for (const [index, item] of node.items.entries()) parts.set(index, readPlace(item, value));
				if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(node)) for (const pair of node.items) {
					if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(pair.key)) continue;
					const offset = pair.key.range?.[0] ?? 0;
					parts.set(readKey(pair.key, offset, parts), readPlace(pair.value, offset));
				}
				return {
					key,
					value,
					parts
				};
			}
			return {
				root: readPlace(document.contents, 0),
				duplicates,
				surprises
			};
		}
	})
};
