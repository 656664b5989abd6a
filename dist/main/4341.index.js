export const id = 4341;
export const ids = [4341];
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
	84341: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { addSandboxCommand: () => addSandboxCommand });
		var _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10031);
		var _core_types_network_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10007);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86276);
		var _dispatch_call_hints_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20439);
		var _dispatch_judge_changes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34885);
		var _run_with_parts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93286);
		var _arguments_options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73767);
		const addSandboxCommand = (program, context, exit) => {
			(0, _arguments_options_js__WEBPACK_IMPORTED_MODULE_7__.X)(program.command("sandbox <command...>").description("one command in the sandbox of a policy; write it after --")).action(async (command, flags) => exit(await runInSandbox(command, flags, context)));
		};
		async function runInSandbox(command, flags, context) {
			const [program, ...rest] = command;
			if (program === undefined) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "usage",
				message: "there is no command",
				hint: "Write it after --: script-harness sandbox -- ls"
			});
			return (0, _run_with_parts_js__WEBPACK_IMPORTED_MODULE_6__.dK)(flags, context, async (_, sandbox, { policy }) => {
				const request = {
					argv: [program, ...rest],
					cwd: ".",
					env: {},
					timeoutMs: policy.view().commandTimeoutMs,
					signal: context.signal,
					maxOutputBytes: 16 * 1024 * 1024,
					writable: "policy",
					network: {
						grant: _core_types_network_js__WEBPACK_IMPORTED_MODULE_1__.iW,
						onDecision: ({ host, port, decision, reason }) => context.terminal.log(`${decision} ${host}:${port}${reason === "" ? "" : `: ${reason}`}\n`)
					},
					stdin: ""
				};
				let result;
				try {
					result = await sandbox.run(request, createChangeJudge(policy, context));
				} catch (thrown) {
					if (!(thrown instanceof _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_3__.X)) throw thrown;
					context.terminal.log(`error: ${thrown.message}\n`);
					return 127;
				}
				if (flags.format === "json") context.terminal.out(`${JSON.stringify({
					...result,
					isolation: sandbox.isolation
				})}\n`);
				else {
					context.terminal.pass("stdout", result.stdout);
					context.terminal.pass("stderr", result.stderr);
				}
				return result.exitCode ?? (result.timedOut ? 124 : 137);
			});
		}
		function createChangeJudge({ judge }, { terminal }) {
			const call = (0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Iv)({
				tool: "exec",
				accesses: []
			});
			return {
				decide(changes, readChange) {
					const options = {
						judge,
						call,
						approvedPaths: new Set(),
						isApproved: () => false
					};
					const { refusals, ending } = (0, _dispatch_judge_changes_js__WEBPACK_IMPORTED_MODULE_5__.v)(changes, readChange, options);
					if (ending !== null) terminal.log(`error: ${ending}\n`);
					return refusals;
				},
				report({ refused }) {
					if (refused.length > 0) terminal.log(`${(0, _dispatch_call_hints_js__WEBPACK_IMPORTED_MODULE_4__.Np)(refused, null)}\n`);
					const stuck = (0, _dispatch_judge_changes_js__WEBPACK_IMPORTED_MODULE_5__.Q)(refused);
					if (stuck !== null) terminal.log(`error: ${stuck}\n`);
				}
			};
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
