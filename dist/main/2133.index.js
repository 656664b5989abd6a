export const id = 2133;
export const ids = [2133];
export const modules = {
	73767: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Bx: () => formatOption,
			Fl: () => workspaceOption,
			X: () => withDispatchOptions,
			ef: () => withCompareOptions
		});
		var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
		var _core_ports_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58748);
		function formatOption(...choices) {
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--format <format>", "the format of results").choices([...choices]).default("text");
		}
		function policyOption() {
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--policy <file>", "a policy file or builtin:NAME").default(_core_ports_policy_js__WEBPACK_IMPORTED_MODULE_1__.r2);
		}
		function workspaceOption() {
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--cwd <directory>", "the workspace").default(".");
		}
		function withCompareOptions(command) {
			return command.addOption(workspaceOption()).addOption(formatOption("text", "json"));
		}
		function withDispatchOptions(command) {
			return withCompareOptions(command.addOption(policyOption()));
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
	2133: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { addParseCommand: () => addParseCommand });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97535);
		var _script_detect_detect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22070);
		var _script_parse_preparer_thread_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22485);
		var _arguments_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73767);
		var _arguments_read_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71163);
		const addParseCommand = (program, context, exit) => {
			program.command("parse <file>").description("the segments and blocks of an assistant message; nothing runs").addOption((0, _arguments_options_js__WEBPACK_IMPORTED_MODULE_4__.Bx)("text", "json")).action(async (file, flags) => exit(await parseMessage(file, flags.format, context)));
		};
		async function parseMessage(file, format, context) {
			const text = await (0, _arguments_read_source_js__WEBPACK_IMPORTED_MODULE_5__.o)(file, context);
			const segments = (0, _script_detect_detect_js__WEBPACK_IMPORTED_MODULE_2__.W)(text);
			const thread = (0, _script_parse_preparer_thread_js__WEBPACK_IMPORTED_MODULE_3__.o)({
				path: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(context.host.distDirectory, "preparer/index.js"),
				timeoutMs: _script_parse_preparer_thread_js__WEBPACK_IMPORTED_MODULE_3__.D
			});
			const { sourceBytes } = _core_limits_js__WEBPACK_IMPORTED_MODULE_1__.Lt;
			const blocks = [];
			for (const segment of segments) {
				if (segment.type === "text") continue;
				const { start, end } = segment;
				const code = segment.type === "script" ? segment.code : text.slice(start, end);
				const block = {
					format: readForm(text.slice(start)),
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
				const checked = await thread.prepare({
					source: code,
					language: segment.language,
					sourceBytes
				});
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
		function readForm(written) {
			if (/^<\/?tool-calls>/.test(written)) return "tags";
			return /^[ \t]*(?:`{3,}|~{3,})(?:ts|js) tool-calls\s*$/.test(written.split("\n", 1)[0] ?? "") ? "fence" : "other";
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
	22485: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			D: () => parseTimeoutMs,
			o: () => createPreparerThread
		});
		var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
		var _core_serialize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50041);
		const parseTimeoutMs = 1e4;
		const startTimeoutMs = 2e4;
		const resourceLimits = {
			maxOldGenerationSizeMb: 256,
			stackSizeMb: 1
		};
		function createPreparerThread(options) {
			let worker = null;
			const inTurn = (0, _core_serialize_js__WEBPACK_IMPORTED_MODULE_1__.r)();
			function open() {
				const opening = start(options.path);
				worker = opening;
				const forget = () => {
					if (worker === opening) worker = null;
				};
				opening.then((started) => started.once("exit", forget), forget);
				return opening;
			}
			async function ask(request) {
				const current = await (worker ?? open());
				current.ref();
				const answer = await new Promise((resolve) => {
					const settle = (message) => {
						clearTimeout(timer);
						current.off("message", settle).off("exit", giveUp);
						resolve(message);
					};
					const giveUp = () => settle(null);
					const timer = setTimeout(giveUp, options.timeoutMs);
					current.on("message", settle).on("exit", giveUp);
					current.postMessage(request);
				});
				current.unref();
				if (answer !== null) return answer;
				worker = null;
				await current.terminate();
				return describeTooComplex();
			}
			return {
				warm: () => void (worker ?? open()),
				prepare: (request) => inTurn(() => ask(request)),
				async close() {
					const closing = worker;
					worker = null;
					await (await closing?.catch(() => null))?.terminate();
				}
			};
		}
		async function start(path) {
			const { Worker } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 75919, 19));
			const worker = new Worker(path, {
				env: {},
				execArgv: [],
				resourceLimits,
				stdout: true,
				stderr: true
			});
			worker.on("error", () => undefined);
			try {
				await (0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(worker, "message", { signal: AbortSignal.timeout(startTimeoutMs) });
			} catch (thrown) {
				await worker.terminate();
				throw thrown;
			}
			worker.unref();
			return worker;
		}
		function describeTooComplex() {
			const code = "too-complex";
			const message = "the script takes too much time or memory to parse; make its expressions and type arguments simpler";
			return {
				type: "refused",
				errors: [{
					name: "ScriptSyntaxError",
					code,
					message,
					line: 1,
					column: 1
				}],
				tools: null
			};
		}
	})
};
