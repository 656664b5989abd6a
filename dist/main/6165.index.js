export const id = 6165;
export const ids = [6165];
export const modules = {
	76165: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { addMatrixCommand: () => addMatrixCommand });
		var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88343);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22603);
		var _github_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6882);
		var _models_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37318);
		var _policy_file_list_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77474);
		var _policy_file_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35277);
		var _policy_file_yaml_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31092);
		var _read_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77996);
		const maxJobs = 256;
		const maxBytes = 1024 * 1024;
		const addMatrixCommand = (program, context) => {
			program.command("matrix <tasks>").description("print a file of tasks as JSON for strategy.matrix of a workflow; - reads standard input").action(async (file) => context.terminal.out(`${await renderMatrix(file, context)}\n`));
		};
		async function renderMatrix(file, context) {
			const yaml = await (0, _policy_file_yaml_file_js__WEBPACK_IMPORTED_MODULE_5__.B)(file, await (0, _read_source_js__WEBPACK_IMPORTED_MODULE_6__.o)(file, context));
			const parsed = createTasksSchema().safeParse(yaml.value, { reportInput: true });
			const problems = yaml.broken || yaml.problems.length > 0 ? yaml.problems : parsed.success ? findProblems(parsed.data).map(({ path, message, hint }) => yaml.problemAt(path, message, hint)) : (0, _policy_file_list_problems_js__WEBPACK_IMPORTED_MODULE_3__.v)(yaml, parsed.error.issues);
			if (problems.length > 0 || !parsed.success) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.tj({
				code: "usage",
				message: `${file} cannot be used`,
				hint: "",
				problems
			});
			const { defaults, tasks } = parsed.data;
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
			repository: zod__WEBPACK_IMPORTED_MODULE_7__.string().regex(/^[\w.-]+\/[\w.-]+$/, "write it as owner/name"),
			ref: zod__WEBPACK_IMPORTED_MODULE_7__.string().min(1),
			"runs-on": zod__WEBPACK_IMPORTED_MODULE_7__.string().min(1)
		};
		function createTasksSchema() {
			const keys = new Set([
				"github-token",
				"otlp-headers",
				..._models_index_js__WEBPACK_IMPORTED_MODULE_2__.XE.map(({ keyInput }) => keyInput)
			]);
			const inputs = [...(0, _github_inputs_js__WEBPACK_IMPORTED_MODULE_1__.listInputs)(_models_index_js__WEBPACK_IMPORTED_MODULE_2__.XE)].filter(([name]) => !keys.has(name));
			const rows = {
				...places,
				...Object.fromEntries(inputs.map(([name, { schema }]) => [name, inputText(schema)]))
			};
			const optional = Object.fromEntries(Object.entries(rows).map(([name, schema]) => [name, schema.optional()]));
			const name = zod__WEBPACK_IMPORTED_MODULE_7__.string().regex(/^\w[\w.-]{0,79}$/, "write a name of letters, digits, \".\", \"_\" and \"-\"");
			return (0, _policy_file_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.re)({
				defaults: (0, _policy_file_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.re)(optional).default({}),
				tasks: zod__WEBPACK_IMPORTED_MODULE_7__.array((0, _policy_file_schema_parts_js__WEBPACK_IMPORTED_MODULE_4__.re)({
					...optional,
					name
				})).min(1, "the file has no task")
			});
		}
		function inputText(schema) {
			return zod__WEBPACK_IMPORTED_MODULE_7__.union([
				zod__WEBPACK_IMPORTED_MODULE_7__.string(),
				zod__WEBPACK_IMPORTED_MODULE_7__.number(),
				zod__WEBPACK_IMPORTED_MODULE_7__.boolean()
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
	77996: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { o: () => readSource });
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _task_read_task_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45543);
		async function readSource(file, context) {
			if (file === "-") return (await (0, _task_read_task_js__WEBPACK_IMPORTED_MODULE_3__.g)({
				type: "stdin",
				stream: context.stdin,
				trust: "trusted"
			})).text;
			try {
				return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(context.host.workingFolder, file), "utf8");
			} catch (thrown) {
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `${file} cannot be read: ${explain(thrown)}`,
					hint: "Give a file, or - for standard input.",
					cause: thrown
				});
			}
		}
		function explain(thrown) {
			if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT")) return "it does not exist";
			return (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "EISDIR") ? "it is a folder" : (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.IP)(thrown);
		}
	}),
	45543: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { g: () => readTask });
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		const maxTaskBytes = 256 * 1024;
		async function readTask(source) {
			switch (source.type) {
				case "text": return createTask(Buffer.from(source.text, "utf8"), source.origin, source.trust);
				case "file": return createTask(await readTaskFile(source.path, source.root), `file ${source.path}`, source.trust);
				case "stdin": return createTask(await readStream(source.stream), "standard input", source.trust);
			}
		}
		async function readTaskFile(path, root) {
			let file;
			try {
				const found = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path));
				if (!(0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) && !found.startsWith(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(root) + node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) {
					throw refuse(`the task file ${path} leads out of ${root}`, "Give a file inside the checkout, or an absolute path.");
				}
				file = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(found);
				if (!(await file.stat()).isFile()) throw refuse(`the task file ${path} is not a file`, "Give a text file.");
				const buffer = Buffer.alloc(maxTaskBytes + 1);
				let length = 0;
				for (;;) {
					const { bytesRead } = await file.read(buffer, length, buffer.length - length);
					length += bytesRead;
					if (bytesRead === 0 || length === buffer.length) return buffer.subarray(0, length);
				}
			} catch (cause) {
				if (cause instanceof _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj) throw cause;
				throw refuse(`the task file ${path} cannot be read: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.IP)(cause)}`, "Check the path; it starts from the root of the checkout.", cause);
			} finally {
				await file?.close();
			}
		}
		async function readStream(stream) {
			const chunks = [];
			let length = 0;
			for await (const chunk of stream) {
				const bytes = typeof chunk === "string" ? Buffer.from(chunk, "utf8") : chunk;
				chunks.push(bytes);
				length += bytes.length;
				if (length > maxTaskBytes) break;
			}
			return Buffer.concat(chunks);
		}
		function createTask(bytes, origin, trust) {
			if (bytes.length > maxTaskBytes) {
				throw refuse(`the task (${origin}) is longer than ${maxTaskBytes} bytes`, "Describe the task shortly, and name the files to read.");
			}
			const text = decode(bytes, origin).trim();
			if (text === "") throw refuse(`the task (${origin}) is empty`, "Describe what the agent has to do.");
			if (text.includes("\0")) throw refuse(`the task (${origin}) is not text`, "Give a text without NUL characters.");
			return {
				text,
				origin,
				trust
			};
		}
		function decode(bytes, origin) {
			try {
				return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
			} catch (cause) {
				throw refuse(`the task (${origin}) is not UTF-8 text`, "Save it as UTF-8.", cause);
			}
		}
		function refuse(message, hint, cause) {
			return new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "usage",
				message,
				hint,
				...cause === undefined ? {} : { cause }
			});
		}
	})
};
