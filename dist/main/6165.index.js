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
		__webpack_require__.d(__webpack_exports__, {
			e: () => readStandardInput,
			o: () => readSource
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		const maxInputBytes = 32 * 1024 * 1024;
		async function readSource(file, context) {
			if (file === "-") return readStandardInput(context);
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
			return Buffer.concat(chunks).toString("utf8");
		}
		function explain(thrown) {
			if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT")) return "it does not exist";
			return (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "EISDIR") ? "it is a folder" : (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.IP)(thrown);
		}
	})
};
