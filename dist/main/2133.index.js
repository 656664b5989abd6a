export const id = 2133;
export const ids = [2133];
export const modules = {
	73767: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Bx: () => formatOption,
			Fl: () => workspaceOption,
			X: () => withDispatchOptions
		});
		var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
		var _github_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6882);
		function formatOption(...choices) {
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--format <format>", "the format of results").choices([...choices]).default("text");
		}
		function policyOption() {
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--policy <file>", "a policy file or builtin:NAME").default(_github_inputs_js__WEBPACK_IMPORTED_MODULE_1__.defaultPolicyPath);
		}
		function workspaceOption() {
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--cwd <folder>", "the workspace").default(".");
		}
		function withDispatchOptions(command) {
			return command.addOption(policyOption()).addOption(workspaceOption()).addOption(formatOption("text", "json"));
		}
	}),
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
	}),
	2133: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { addParseCommand: () => addParseCommand });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97535);
		var _script_detect_detect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22070);
		var _script_parse_prepare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58004);
		var _script_parse_preparer_thread_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49508);
		var _arguments_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73767);
		var _arguments_read_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71163);
		const addParseCommand = (program, context, exit) => {
			program.command("parse <file>").description("the segments and blocks of an assistant message; nothing runs").addOption((0, _arguments_options_js__WEBPACK_IMPORTED_MODULE_5__.Bx)("text", "json")).action(async (file, flags) => exit(await parseMessage(file, flags.format, context)));
		};
		async function parseMessage(file, format, context) {
			const text = await (0, _arguments_read_source_js__WEBPACK_IMPORTED_MODULE_6__.o)(file, context);
			const segments = (0, _script_detect_detect_js__WEBPACK_IMPORTED_MODULE_2__.W)(text);
			const thread = (0, _script_parse_preparer_thread_js__WEBPACK_IMPORTED_MODULE_4__.o)({
				path: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(context.host.distFolder, "preparer/index.js"),
				timeoutMs: _script_parse_preparer_thread_js__WEBPACK_IMPORTED_MODULE_4__.D
			});
			const preparer = (0, _script_parse_prepare_js__WEBPACK_IMPORTED_MODULE_3__.f)({
				limits: _core_limits_js__WEBPACK_IMPORTED_MODULE_1__.Lt,
				thread
			});
			const blocks = [];
			for (const segment of segments) {
				if (segment.type === "text") continue;
				const { start, end, format: form, code } = segment;
				const block = {
					format: form,
					start,
					end,
					code
				};
				if (segment.type === "refused") {
					blocks.push({
						...block,
						accepted: false,
						errors: [{
							name: "Refused",
							message: segment.reason
						}]
					});
					continue;
				}
				const checked = await preparer.check(code, segment.language);
				blocks.push(checked.type === "ready" ? {
					...block,
					accepted: true,
					tools: checked.tools,
					errors: []
				} : {
					...block,
					accepted: false,
					errors: checked.errors
				});
			}
			await thread.close();
			context.terminal.out(`${JSON.stringify({
				segments,
				blocks: blocks.map((block) => ({
					...block,
					...block.errors[0] === undefined ? {} : { error: block.errors[0] }
				}))
			}, null, format === "text" ? 2 : 0)}\n`);
			return blocks.every(({ accepted }) => accepted) ? 0 : 1;
		}
	})
};
