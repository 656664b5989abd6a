export const id = 9628;
export const ids = [9628];
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
	19628: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { addCallCommand: () => addCallCommand });
		var _core_calls_call_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5293);
		var _core_ports_pause_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61953);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		var _run_with_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93286);
		var _arguments_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73767);
		var _arguments_read_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71163);
		var _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27831);
		const addCallCommand = (program, context, exit) => {
			(0, _arguments_options_js__WEBPACK_IMPORTED_MODULE_3__.X)(program.command("call <tool> <json>").description("one tool call through policy and sandbox; - reads its JSON from standard input")).action(async (tool, json, flags) => exit(await runCall(tool, json, flags, context)));
		};
		async function runCall(name, argsJson, flags, context) {
			const args = parseArguments(argsJson === "-" ? (await (0, _arguments_read_source_js__WEBPACK_IMPORTED_MODULE_4__.e)(context)).toString() : argsJson);
			const result = await (0, _run_with_parts_js__WEBPACK_IMPORTED_MODULE_2__.dK)(flags, context, async (parts, sandbox) => {
				await (0, _run_with_parts_js__WEBPACK_IMPORTED_MODULE_2__.uc)(parts, context);
				const dispatcher = parts.openDispatcher({
					sandbox,
					runId: context.host.createId("run"),
					emit: () => undefined,
					trust: _run_with_parts_js__WEBPACK_IMPORTED_MODULE_2__.nY
				});
				return dispatcher.callTool({
					callId: "call_1",
					name,
					args,
					origin: "structured",
					turn: 1,
					scriptId: null,
					callSite: null,
					signal: context.signal,
					pauseClock: _core_ports_pause_clock_js__WEBPACK_IMPORTED_MODULE_5__.z
				});
			});
			const shown = describeCall(result);
			context.terminal.out(`${flags.format === "text" ? (0, _core_calls_call_text_js__WEBPACK_IMPORTED_MODULE_0__.S)(result).text : JSON.stringify(shown)}\n`);
			return shown.ok ? 0 : result.type === "denied" ? 3 : 1;
		}
		function describeCall(result) {
			switch (result.type) {
				case "completed": return {
					ok: true,
					result: result.output.value,
					decision: result.decision
				};
				case "dry-run": return {
					ok: true,
					result: {
						__dryRun: true,
						toolName: result.tool,
						args: result.args
					}
				};
				case "denied": return {
					ok: false,
					error: {
						name: "ApprovalDeniedError",
						message: result.decision.reason
					},
					decision: result.decision
				};
				case "failed":
				case "aborted": {
					const message = [result.message, result.hints].filter(Boolean).join("\n");
					return {
						ok: false,
						error: {
							name: "ToolExecutionError",
							message
						},
						decision: result.decision
					};
				}
				case "invalid": return {
					ok: false,
					error: {
						name: "ToolValidationError",
						message: `the arguments do not fit ${result.tool}`,
						issues: result.issues
					}
				};
				case "not-found": return {
					ok: false,
					error: {
						name: "ToolNotFoundError",
						message: `there is no tool ${result.tool}`,
						nearest: result.nearest
					}
				};
				case "refused": return {
					ok: false,
					error: {
						name: "Refused",
						message: result.message
					}
				};
			}
		}
		function parseArguments(text) {
			try {
				return (0, _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_6__.qF)(text);
			} catch (thrown) {
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.tj({
					code: "usage",
					message: `the arguments are not JSON: ${thrown.message}`,
					hint: `For example: script-harness call readFile '{"filePath":"README.md"}'; - reads them from standard input.`
				});
			}
		}
	}),
	14204: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			OS: () => cliFacts,
			bV: () => createLoadOptions,
			n$: () => loadPolicyFile
		});
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45894);
		var _catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59809);
		var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
		var _host_host_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69676);
		var _policy_tools_check_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56039);
		var _fetch_remote_policy_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38434);
		var _host_machine_floor_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7738);
		var _policy_resolve_load_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49808);
		const cliFacts = {
			event: "cli",
			ref: "",
			label: "",
			fork: false,
			actorPermission: "admin",
			actorAssociation: "",
			authorAssociation: null
		};
		function createLoadOptions(host, source, workspace) {
			return {
				source: source.startsWith("builtin:") ? source : (0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(host.workingDirectory, source),
				readFile: (file) => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.readFile)(file, "utf8"),
				catalogue: _catalogue_js__WEBPACK_IMPORTED_MODULE_1__.s,
				builtinPolicies: (0, _host_host_js__WEBPACK_IMPORTED_MODULE_5__.q1)(host),
				floors: (0, _host_machine_floor_js__WEBPACK_IMPORTED_MODULE_7__.v)(host.machineFloor),
				protectedPaths: [],
				facts: cliFacts,
				today: (0, _policy_resolve_load_js__WEBPACK_IMPORTED_MODULE_8__.FM)(host.clock.nowMs()),
				workspace,
				fetchRemote: (0, _fetch_remote_policy_js__WEBPACK_IMPORTED_MODULE_9__.I)()
			};
		}
		async function loadPolicyFile(host, source, workspace) {
			const read = [];
			const options = createLoadOptions(host, source, workspace);
			const policy = await (0, _policy_tools_check_js__WEBPACK_IMPORTED_MODULE_6__.F9)({
				...options,
				readFile: async (file) => {
					read.push(file);
					return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.readFile)(file, "utf8");
				},
				protectedPaths: listInside(workspace, source.startsWith("builtin:") ? [] : [options.source])
			});
			return {
				policy,
				files: listInside(workspace, read)
			};
		}
		function listInside(workspace, files) {
			const all = files.flatMap((file) => [file, readRealPath(file)]);
			return [...new Set(all.map((file) => (0, node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(workspace, file)))].filter((file) => file !== "" && !(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_0__._K)(file));
		}
		function readRealPath(file) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(file) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(file) : file;
		}
	}),
	93286: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			dK: () => withParts,
			nY: () => ownTrust,
			uc: () => startServersFor
		});
		var _host_locate_directory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88230);
		var _report_console_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17243);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _parts_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69639);
		var _policy_load_policy_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14204);
		var _patch_describe_published_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12312);
		var _assemble_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14027);
		const ownTrust = {
			task: "trusted",
			repository: "trusted"
		};
		async function withParts(flags, context, use) {
			const { host } = context;
			const workspace = (0, _host_locate_directory_js__WEBPACK_IMPORTED_MODULE_0__.m)(host, flags.cwd, "--cwd");
			const loaded = await (0, _policy_load_policy_file_js__WEBPACK_IMPORTED_MODULE_4__.n$)(host, flags.policy, workspace);
			const parts = (0, _parts_parts_js__WEBPACK_IMPORTED_MODULE_3__.X)({
				host,
				workspace,
				policy: loaded.policy,
				policyFiles: loaded.files,
				hiddenDirectories: [host.stateDirectory],
				requireIsolation: (0, _assemble_run_js__WEBPACK_IMPORTED_MODULE_6__.Oq)("namespaces", loaded.policy.view().require),
				readScriptMode: () => loaded.policy.settings.scriptMode
			});
			try {
				const sandbox = await parts.openSandbox();
				const value = await use(parts, sandbox, loaded);
				await sandbox.endCommands();
				sandbox.seal();
				for (const warning of readPublished(await sandbox.publish(createWriteCheck(loaded.policy)))) context.terminal.log(`warning: ${warning}\n`);
				return value;
			} finally {
				await parts.close();
			}
		}
		function readPublished(published) {
			if (published.type === "published") return published.warnings;
			const { outcome, reason } = (0, _patch_describe_published_js__WEBPACK_IMPORTED_MODULE_5__.w)(published);
			throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: outcome === "tampered" ? "tampered" : "publish",
				message: reason
			});
		}
		async function startServersFor(parts, { terminal, signal }) {
			const renderLine = (0, _report_console_js__WEBPACK_IMPORTED_MODULE_1__.i)();
			await parts.startServers({
				signal,
				files: "current",
				emit(event) {
					const line = renderLine(event);
					if (line !== null) terminal.log(`${line}\n`);
				}
			});
		}
		function createWriteCheck({ judge }) {
			return (path, kind) => {
				const after = kind === null ? null : {
					kind,
					content: null,
					executable: false
				};
				const [refusal] = judge([{
					path,
					before: null,
					after,
					submodule: null
				}], {
					tainted: null,
					approved: new Set()
				}, null);
				return refusal === null || refusal?.byContent === true;
			};
		}
	})
};
