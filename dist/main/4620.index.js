export const id = 4620;
export const ids = [4620, 5325];
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
	84586: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			L: () => addRunOptions,
			d: () => readRunFlags
		});
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22603);
		var _github_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22075);
		var _models_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91475);
		var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73767);
		function addRunOptions(run) {
			const inputs = [...(0, _github_inputs_js__WEBPACK_IMPORTED_MODULE_1__.SS)(_models_index_js__WEBPACK_IMPORTED_MODULE_2__.X)];
			for (const [name, { flag, help, default: fallback }] of inputs) if (flag !== null) run.option(flag === "on" ? `--${name}` : `--${name} <${flag}>`, `${help.replaceAll("`", "")}${fallback === "" || flag === "on" ? "" : ` Default: ${fallback}`}`);
			return run.addOption((0, _options_js__WEBPACK_IMPORTED_MODULE_3__.Bx)("text", "json", "stream-json")).option("--record <directory>", "the directory for the record").option("--approvals <directory>", "request approvals of escalated calls by files in this directory").option("--approval-wait <seconds>", "with --approvals: how long a call waits for its approval; 0, the default, ends the run instead");
		}
		function readRunFlags(options, command) {
			const given = [...(0, _github_inputs_js__WEBPACK_IMPORTED_MODULE_1__.SS)(_models_index_js__WEBPACK_IMPORTED_MODULE_2__.X)].flatMap(([name, { flag }]) => {
				const value = flag === null ? null : readOption(command, name);
				return value === null ? [] : [[name, value]];
			});
			const { format, record } = options;
			return {
				inputs: Object.fromEntries(given),
				format,
				record: typeof record === "string" ? record : null,
				approvals: readApprovals(options)
			};
		}
		function readOption(command, name) {
			const option = command.options.find(({ long }) => long === `--${name}`);
			const value = option === undefined ? null : command.getOptionValue(option.attributeName());
			if (value === true) return "true";
			return typeof value === "string" ? value : null;
		}
		function readApprovals(options) {
			const { approvals, approvalWait } = options;
			if (typeof approvals !== "string") {
				if (approvalWait === undefined) return null;
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.tj({
					code: "usage",
					message: "--approval-wait needs --approvals, the directory in which a call waits for its approval",
					hint: "Add --approvals DIRECTORY, outside of the workspace."
				});
			}
			if (approvalWait === undefined) return {
				folder: approvals,
				waitSeconds: 0
			};
			if (!/^\d{1,6}$/.test(String(approvalWait))) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.tj({
				code: "usage",
				message: `--approval-wait ${JSON.stringify(approvalWait)} is not a number of seconds`,
				hint: "Write digits only; 0 ends the run instead of waiting."
			});
			return {
				folder: approvals,
				waitSeconds: Number(approvalWait)
			};
		}
	}),
	75325: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { settleNetwork: () => settleNetwork });
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22603);
		const anyProxy = /^(?:https?|all|ftp|no)_proxy$/i;
		const redirects = /^(?:https?|all)_proxy$/i;
		function settleNetwork(environment, inputs, place) {
			const problems = place === "job" ? findProblems(environment, inputs) : [];
			if (problems.length > 0) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.tj({
				code: "usage",
				message: "variables of the job would redirect or open the connections of this step, with the keys in them",
				hint: "An earlier step may have set them. Remove them, or set them to the empty string in the env of this step.",
				problems: problems.map(({ message, hint }) => (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.Yx)(message, hint))
			});
			const { proxy, proxyExclude, caCertificates } = inputs;
			if (caCertificates !== null && caCertificates !== read(environment, "NODE_EXTRA_CA_CERTS")) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_0__.tj({
				code: "usage",
				message: "ca-certificates is given, and NODE_EXTRA_CA_CERTS is not set to the same file",
				hint: "Set NODE_EXTRA_CA_CERTS, in a job in the env of this step: Node reads it only when it starts."
			});
			if (proxy === null && place === "elsewhere") return proxyExclude === null ? environment : {
				...environment,
				no_proxy: proxyExclude
			};
			const others = Object.entries(environment).filter(([name]) => !anyProxy.test(name));
			return {
				...Object.fromEntries(others),
				...proxy === null ? {} : {
					https_proxy: proxy,
					http_proxy: proxy,
					no_proxy: proxyExclude ?? ""
				}
			};
		}
		function findProblems(environment, { proxy, caCertificates: authorities }) {
			const isSet = (name) => read(environment, name) !== "";
			const found = [
				read(environment, "NODE_TLS_REJECT_UNAUTHORIZED") === "0" && {
					message: "NODE_TLS_REJECT_UNAUTHORIZED=0 accepts every certificate",
					hint: "Name the authority of a private server with NODE_EXTRA_CA_CERTS and the input ca-certificates."
				},
				isSet("NODE_OPTIONS") && {
					message: "NODE_OPTIONS changes what this program loads and trusts",
					hint: "An option such as --max-old-space-size belongs into the env of the steps that need it. Here: env: { NODE_OPTIONS: '' }."
				},
				isSet("NODE_EXTRA_CA_CERTS") && read(environment, "NODE_EXTRA_CA_CERTS") !== authorities && {
					message: "NODE_EXTRA_CA_CERTS names authorities that the input ca-certificates does not name",
					hint: "Give the same file in the input ca-certificates if the workflow means it."
				},
				isSet("NODE_USE_ENV_PROXY") && {
					message: "NODE_USE_ENV_PROXY lets Node take proxies from the environment",
					hint: "Give the proxy in the input proxy."
				},
				isSet("NODE_USE_SYSTEM_CA") && (isSet("SSL_CERT_FILE") || isSet("SSL_CERT_DIR")) && {
					message: "NODE_USE_SYSTEM_CA with SSL_CERT_FILE or SSL_CERT_DIR names other authorities",
					hint: "Use NODE_EXTRA_CA_CERTS and the input ca-certificates."
				},
				...Object.keys(environment).filter((name) => proxy === null && redirects.test(name) && isSet(name)).map((name) => ({
					message: `${name} names a proxy that the input proxy does not name`,
					hint: "Give the proxy in the input proxy if the workflow means it."
				}))
			];
			return found.filter((problem) => problem !== false);
		}
		const read = (environment, name) => environment[name]?.trim() ?? "";
	}),
	44620: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			addRunCommand: () => addRunCommand,
			runFromCli: () => runFromCli
		});
		var external_node_fs_ = __webpack_require__(73024);
		var locate_directory = __webpack_require__(88230);
		var external_node_path_ = __webpack_require__(76760);
		var model = __webpack_require__(31021);
		var error = __webpack_require__(22603);
		var types_outcome = __webpack_require__(93905);
		var types_record = __webpack_require__(44196);
		var read_source = __webpack_require__(71163);
		var read_inputs = __webpack_require__(51504);
		var own_network = __webpack_require__(75325);
		var load_policy_file = __webpack_require__(14204);
		var private_directory = __webpack_require__(39520);
		var approval_channel = __webpack_require__(40349);
		var approval_files = __webpack_require__(15109);
		;
		function createFileChannel(directory, waitMs, clock) {
			const paths = {
				requests: (0, external_node_path_.join)(directory, approval_files.PN.requests),
				grants: (0, external_node_path_.join)(directory, approval_files.PN.grants),
				used: (0, external_node_path_.join)(directory, approval_files.PN.used)
			};
			for (const path of Object.values(paths)) (0, external_node_fs_.mkdirSync)(path, {
				recursive: true,
				mode: 448
			});
			return (0, approval_channel.J)({
				waitMs,
				list: () => (0, external_node_fs_.readdirSync)(paths.grants).filter((name) => name.endsWith(".json")).toSorted().flatMap((name) => {
					try {
						return approval_files.rQ.safeParse(JSON.parse((0, external_node_fs_.readFileSync)((0, external_node_path_.join)(paths.grants, name), "utf8"))).data ?? [];
					} catch {
						return [];
					}
				}),
				isUsed: ({ nonce }) => (0, external_node_fs_.existsSync)((0, external_node_path_.join)(paths.used, nonce)),
				async take({ nonce }, { runId, callId }) {
					let descriptor;
					try {
						descriptor = (0, external_node_fs_.openSync)((0, external_node_path_.join)(paths.used, nonce), "wx", 384);
					} catch (thrown) {
						if ((0, error.up)(thrown, "EEXIST")) return false;
						throw thrown;
					}
					try {
						(0, external_node_fs_.writeFileSync)(descriptor, `${JSON.stringify({
							runId,
							callId,
							usedMs: clock.nowMs()
						})}\n`);
						(0, external_node_fs_.fsyncSync)(descriptor);
					} finally {
						(0, external_node_fs_.closeSync)(descriptor);
					}
					return true;
				},
				file(request) {
					const path = (0, external_node_path_.join)(paths.requests, `${request.id}.json`);
					(0, external_node_fs_.writeFileSync)(`${path}.part`, `${JSON.stringify(request, null, 2)}\n`, { mode: 384 });
					(0, external_node_fs_.renameSync)(`${path}.part`, path);
					return path;
				}
			}, clock);
		}
		var paths = __webpack_require__(88526);
		;
		function openApprovals(flags, workspace, { host }) {
			if (flags === null) return null;
			const directory = (0, external_node_path_.resolve)(host.workingDirectory, flags.folder);
			const real = makeDirectory(directory);
			if ((0, paths.Yw)(workspace, real) || (0, paths.Yw)(real, workspace)) throw new error.tj({
				code: "usage",
				message: `the approvals directory ${real} is in the workspace ${workspace}, or the workspace is in it, so the agent could approve its calls`,
				hint: "Give --approvals a directory outside of the workspace."
			});
			return {
				directory: real,
				channel: createFileChannel(real, flags.waitSeconds * 1e3, host.clock)
			};
		}
		function makeDirectory(directory) {
			try {
				(0, private_directory.n)(directory);
				return (0, external_node_fs_.realpathSync)(directory);
			} catch (thrown) {
				throw new error.tj({
					code: "usage",
					message: `the approvals directory ${directory} cannot be made: ${(0, error.IP)(thrown)}`,
					hint: "Give --approvals a directory that exists or can be made.",
					cause: thrown
				});
			}
		}
		var contents = __webpack_require__(75);
		var read_record = __webpack_require__(95159);
		var models = __webpack_require__(91475);
		var proxy = __webpack_require__(50434);
		var live_log = __webpack_require__(60288);
		var assemble_run = __webpack_require__(14027);
		var describe_repository = __webpack_require__(36e3);
		var plan_run = __webpack_require__(58982);
		var run = __webpack_require__(39736);
		var close_timed_out_runs = __webpack_require__(87061);
		var watchdog = __webpack_require__(2966);
		var read_task = __webpack_require__(45543);
		var run_flags = __webpack_require__(84586);
		var report = __webpack_require__(43720);
		;
		const delayMs = 50;
		const mostEvents = 200;
		function createReportWarmer(directory) {
			let events = [];
			return (recorded) => {
				if (events === null) return;
				events.push(recorded);
				const first = events;
				if (recorded.event.type === "tool-finished") setTimeout(() => void makeReports(directory, first).catch(() => undefined), delayMs).unref();
				else if (first.length < mostEvents) return;
				events = null;
			};
		}
		async function makeReports(directory, events) {
			const render = await (0, report.bS)();
			render((0, read_record.jo)(directory, events));
		}
		var access = __webpack_require__(95867);
		var grouped_number = __webpack_require__(19375);
		var types_verify = __webpack_require__(2032);
		var facts = __webpack_require__(65275);
		var refused_changes = __webpack_require__(9244);
		var approvals = __webpack_require__(57396);
		;
		const shownRefused = 10;
		function renderResult(finished, { format, answerParts }) {
			const { result } = finished;
			const recordDirectory = finished.directory;
			if (format !== "text") {
				const body = {
					...result,
					exitCode: (0, types_outcome.K8)(result.outcome),
					record: recordDirectory,
					auditDigest: finished.auditDigest,
					patchSha256: finished.patchSha256
				};
				return `${JSON.stringify(format === "json" ? body : {
					type: "result",
					...body
				})}\n`;
			}
			const verify = result.verify === null ? [] : [
				`verify:  ${result.verify.command}: ${(0, types_verify.l2)(result.verify)}${describeCounts(result.verify)}`,
				...result.verify.notes.map((note) => `  ${note}`),
				...(0, facts.sK)(result.verify.tests).map(([label, names]) => `  ${label.toLowerCase()} ${names}`)
			];
			const apply = (0, facts.lv)(finished);
			const resumed = (0, facts.f7)(finished);
			const denials = result.denials.flatMap(({ rule, count, example, moreExamples }) => [`  ${count} \u00d7 ${rule}: ${example}`, ...moreExamples.map((one) => `      also ${one}`)]);
			return [
				"",
				result.finalMessage,
				"",
				...answerParts === "" ? [] : [answerParts, ""],
				`outcome: ${result.outcome} (${result.reason})${result.replayed ? " \u2014 replayed model" : ""}`,
				...resumed === null ? [] : [`resumed: ${resumed}`],
				...verify,
				`changed: ${result.changedFiles.map(({ path, kind }) => `${(0, access.i7)(path)} (${kind})`).join(", ") || "nothing"}`,
				...apply === null ? [] : [`  ${facts.$U}`, `  ${apply}`],
				...(0, refused_changes.r)(finished, shownRefused).flatMap(({ groups, hidden }) => [...groups.map((group) => `refused: ${(0, refused_changes.k)(group)}`), ...hidden > 0 ? [`refused: ${hidden} more`] : []]),
				`calls:   ${result.toolCalls} run, ${result.deniedCalls} denied, ${(0, grouped_number.SS)(result.turns, "turn")}`,
				...denials,
				...result.denials.some(({ suggestion }) => suggestion !== "") ? [`  rules that would allow them: script-harness policy suggest ${(0, access.XW)(recordDirectory)}`] : [],
				...result.warnings.map((warning) => `warning: ${warning}`),
				`record:  ${recordDirectory}`,
				`audit:   ${finished.auditDigest}`,
				...(0, approvals.iL)(finished).commands.map((command) => `next:    ${command}`),
				""
			].join("\n");
		}
		function describeCounts({ testsBefore, testsAfter }) {
			const tests = (0, facts.Z_)(testsBefore, testsAfter);
			return tests === "" ? "" : ` (${tests})`;
		}
		;
		const addRunCommand = (program, context, exit) => {
			const run = program.command("run [task]").description("run a task; - reads it from standard input");
			(0, run_flags.L)(run).action(async (task, options, command) => {
				const flags = (0, run_flags.d)(options, command);
				const inputs = {
					...flags.inputs,
					...task !== undefined && { task }
				};
				exit(await runFromCli({
					...flags,
					inputs,
					resumed: null
				}, context));
			});
		};
		async function runFromCli(flags, context) {
			const { terminal } = context;
			await (0, close_timed_out_runs._)(context);
			const host = settleHost(flags, context.host);
			const text = flags.inputs["task"] === "-" ? (0, read_task.UT)(await (0, read_source.e)(context), "standard input").text : flags.inputs["task"];
			const environment = host.facts.environment;
			const given = {
				"github-token": "none",
				...pickKeys(flags.inputs, environment),
				...flags.inputs,
				...text === undefined ? {} : { task: text }
			};
			const { inputs, secrets } = (0, read_inputs.readInputs)({
				environment: renderInputs(given),
				apis: models.X
			});
			if (inputs.publishAs !== null) throw new error.tj({
				code: "usage",
				message: `--mode ${inputs.publishAs} is for the action, which publishes on GitHub`,
				hint: "Use --mode patch, and apply the patch of the record with git apply."
			});
			const workspace = (0, locate_directory.m)(host, inputs.workingDirectory, "--working-directory");
			const loaded = await (0, load_policy_file.n$)(host, inputs.policy, workspace);
			const createdId = host.createId("run");
			const runId = flags.resumed?.started.runId ?? createdId;
			const recordDirectory = flags.record === null ? (0, external_node_path_.join)(host.stateDirectory, "runs", createdId) : (0, external_node_path_.resolve)(host.workingDirectory, flags.record);
			if ((0, external_node_fs_.existsSync)((0, external_node_path_.join)(recordDirectory, types_record.B5.history))) throw new error.tj({
				code: "usage",
				message: `${recordDirectory} holds a record already`,
				hint: "Give --record a new directory."
			});
			const realDirectory = resolveExisting(recordDirectory);
			if ((0, paths.Yw)(workspace, realDirectory)) throw new error.tj({
				code: "usage",
				message: "the record cannot be in the workspace",
				hint: "Give --record a directory elsewhere."
			});
			const renderEventLine = (0, live_log.w)({
				linesPerSecond: loaded.policy.settings.scriptLimits.consoleLinesPerSecond,
				clock: host.clock
			});
			const warmReports = createReportWarmer(recordDirectory);
			const onEvent = (recorded) => {
				warmReports(recorded);
				if (flags.format === "stream-json") terminal.out(`${JSON.stringify(recorded)}\n`);
				const line = renderEventLine(recorded.event);
				if (line !== null) terminal.log(`${line}\n`);
			};
			(0, watchdog.M5)({
				wallClockMs: (0, assemble_run.v5)(inputs.limits, loaded.policy).wallClockMs,
				usedMs: flags.resumed?.usedMs ?? 0,
				stateDirectory: host.stateDirectory,
				recordDirectory,
				name: createdId
			});
			const options = await (0, assemble_run.Ol)({
				host,
				runId,
				workspace,
				readTask: () => inputs.task.type === "file" ? (0, read_task.wS)((0, external_node_path_.resolve)(host.workingDirectory, inputs.task.path), `file ${inputs.task.path}`) : (0, read_task.UT)(Buffer.from(inputs.task.type === "text" ? inputs.task.text : ""), "command line"),
				repositoryTrust: "trusted",
				approvedCommit: null,
				instructionFiles: (0, describe_repository.k1)(workspace),
				warnings: [],
				policy: loaded.policy,
				policyFiles: loaded.files,
				policyOrigin: null,
				inputs,
				secrets,
				approvals: openApprovals(flags.approvals, workspace, context),
				recordDirectory,
				command: {
					workingFolder: host.workingDirectory,
					inputs: {
						...flags.inputs,
						...text !== undefined && { task: text }
					},
					approvals: flags.approvals
				},
				job: null,
				resumed: flags.resumed,
				watchedFiles: [],
				actor: "",
				signal: context.signal,
				onEvent,
				onScript: () => terminal.log(`${live_log.u}\n`)
			});
			if (inputs.dryRun) {
				terminal.out(await (0, plan_run.n)(options));
				return 0;
			}
			const finished = await (0, run.Z)(options).catch((thrown) => {
				if ((0, external_node_fs_.existsSync)((0, external_node_path_.join)(recordDirectory, types_record.B5.result))) {
					const outcome = thrown instanceof error.tj ? `outcome: ${(0, types_outcome.uA)(thrown.code)}\n` : "";
					terminal.log(`${outcome}record:  ${recordDirectory}\n`);
					if (flags.format !== "text") terminal.out(renderRecorded(recordDirectory, flags.format));
				}
				throw thrown;
			});
			const { structuredOutput } = finished.result;
			const typed = inputs.mode === "comment" ? loaded.policy.settings.typedResult : null;
			const answerParts = typed === null || structuredOutput === null ? "" : (await __webpack_require__.e(9304).then(__webpack_require__.bind(__webpack_require__, 49304))).renderAnswerParts(typed, structuredOutput);
			terminal.out(renderResult(finished, {
				format: flags.format,
				answerParts
			}));
			return (0, types_outcome.K8)(finished.result.outcome);
		}
		function renderRecorded(directory, format) {
			const record = (0, read_record.aE)(directory);
			const { result, auditDigest } = record;
			if (result === null || auditDigest === null) return "";
			const patchFile = (0, external_node_path_.join)(directory, types_record.B5.patch);
			const patchSha256 = (0, external_node_fs_.existsSync)(patchFile) ? (0, contents.DC)(patchFile) : "";
			return renderResult({
				...record,
				result,
				auditDigest,
				patchSha256
			}, {
				format,
				answerParts: ""
			});
		}
		function settleHost({ inputs }, host) {
			const network = (0, read_inputs.readNetworkInputs)(renderInputs(inputs));
			const place = host.facts.environment["GITHUB_ACTIONS"] === "true" ? "job" : "elsewhere";
			for (const secret of (0, proxy.WA)({ https_proxy: network.proxy ?? "" })) host.redactor.addSecret(secret);
			const environment = (0, own_network.settleNetwork)(host.facts.environment, network, place);
			return {
				...host,
				facts: {
					...host.facts,
					environment
				}
			};
		}
		const renderInputs = (inputs) => Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
		function resolveExisting(path) {
			return (0, external_node_fs_.existsSync)(path) ? (0, external_node_fs_.realpathSync)(path) : (0, external_node_path_.join)(resolveExisting((0, external_node_path_.dirname)(path)), (0, external_node_path_.basename)(path));
		}
		function pickKeys(inputs, environment) {
			const { provider = "", replay } = inputs;
			if (provider === "replay" || replay !== undefined) return {};
			const wanted = models.X.filter(({ name }) => provider === "" || name === provider);
			return Object.fromEntries((0, model.TH)(wanted).flatMap(({ input, variable }) => {
				const key = environment[variable];
				return key === undefined ? [] : [[input, key]];
			}));
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
	87061: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { _: () => closeTimedOutRuns });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		var _heal_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71153);
		var _watchdog_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2966);
		async function closeTimedOutRuns({ host, terminal }) {
			for (const { note, record } of (0, _watchdog_js__WEBPACK_IMPORTED_MODULE_3__.k_)(host.stateDirectory)) {
				try {
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(note);
					const isClosed = await (0, _heal_run_js__WEBPACK_IMPORTED_MODULE_2__.Y)(record, {
						outcome: "timed-out",
						reason: _watchdog_js__WEBPACK_IMPORTED_MODULE_3__.yx
					}, host);
					terminal.log(isClosed ? `closed the record ${record} of an earlier run as timed-out: ${_watchdog_js__WEBPACK_IMPORTED_MODULE_3__.yx}\n` : `warning: the record ${record} of an earlier run was not closed: its audit does not agree with its history\n`);
				} catch (thrown) {
					if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.up)(thrown, "ENOENT")) continue;
					terminal.log(`warning: the record ${record} of an earlier run was not closed: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.IP)(thrown)}\n`);
				}
			}
		}
	})
};
