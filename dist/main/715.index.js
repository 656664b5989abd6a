export const id = 715;
export const ids = [715, 49];
export const modules = {
	6715: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { addDemoCommand: () => addDemoCommand });
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22603);
		var _sandbox_files_run_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6027);
		var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99048);
		var _run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27049);
		const addDemoCommand = (program, context, exit) => {
			program.command("demo").description("fix a failing test with a recorded model; needs no key").addOption((0, _options_js__WEBPACK_IMPORTED_MODULE_5__.Bx)("text", "json", "stream-json")).option("--record <folder>", "the folder for the record").addOption((0, _options_js__WEBPACK_IMPORTED_MODULE_5__.S$)()).action(async (flags) => exit(await runDemo({
				format: flags.format,
				record: flags.record ?? null,
				isolation: flags.isolation ?? null,
				approvals: null
			}, context)));
		};
		async function runDemo(flags, context) {
			const { host, terminal } = context;
			const demo = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(host.distFolder, "demo");
			const workspace = (0, _sandbox_files_run_folder_js__WEBPACK_IMPORTED_MODULE_4__.kg)(host.temporaryFolder, "demo-");
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.cpSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(demo, "workspace"), workspace, { recursive: true });
				for (const args of [
					["init", "--quiet"],
					["add", "--all"],
					[
						"commit",
						"--quiet",
						"--message",
						"demo"
					]
				]) initRepository(workspace, args);
				terminal.log("This is the demo: a recorded model plays its turns; policy, sandbox, scripts, tools, tests and record are real.\n");
				return await (0, _run_js__WEBPACK_IMPORTED_MODULE_6__.runFromCli)({
					...flags,
					inputs: {
						task: (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(demo, "task.md"), "utf8"),
						policy: "builtin:fix-tests",
						provider: "replay",
						replay: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(demo, "history.jsonl"),
						verify: "node --test",
						"working-directory": "."
					}
				}, {
					...context,
					host: {
						...host,
						workingFolder: workspace
					}
				});
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(workspace, {
					recursive: true,
					force: true
				});
			}
		}
		function initRepository(folder, args) {
			const identity = [
				"-c",
				"user.name=demo",
				"-c",
				"user.email=demo@example.invalid",
				"-c",
				"init.defaultBranch=main",
				"-c",
				"commit.gpgsign=false"
			];
			const done = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)("git", [...identity, ...args], {
				cwd: folder,
				env: {
					PATH: "/usr/local/bin:/usr/bin:/bin",
					HOME: folder,
					GIT_CONFIG_GLOBAL: "/dev/null",
					GIT_CONFIG_NOSYSTEM: "1"
				},
				encoding: "utf8"
			});
			if (done.status !== 0) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.tj({
				code: "usage",
				message: `git ${args[0]} failed: ${done.stderr}`,
				hint: "Install git."
			});
		}
	}),
	99048: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bx: () => formatOption,
			Fl: () => workspaceOption,
			S$: () => isolationOption,
			X: () => withDispatchOptions
		});
		var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
		var _github_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6882);
		function formatOption(...choices) {
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--format <format>", "the format of results").choices([...choices]).default("text");
		}
		function isolationOption() {
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--isolation <off>", "off: run commands WITHOUT a sandbox, as this user").choices(["off"]);
		}
		function policyOption() {
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--policy <file>", "a policy file or builtin:NAME").default(_github_inputs_js__WEBPACK_IMPORTED_MODULE_1__.r2);
		}
		function workspaceOption() {
			return new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--cwd <folder>", "the workspace").default(".");
		}
		function withDispatchOptions(command) {
			return command.addOption(policyOption()).addOption(workspaceOption()).addOption(isolationOption()).addOption(formatOption("text", "json"));
		}
	}),
	27049: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			addRunCommand: () => addRunCommand,
			runFromCli: () => runFromCli
		});
		var external_node_fs_ = __webpack_require__(73024);
		var locate_folder = __webpack_require__(27768);
		var external_node_path_ = __webpack_require__(76760);
		var error = __webpack_require__(22603);
		var access = __webpack_require__(95867);
		var outcome = __webpack_require__(93905);
		var record = __webpack_require__(44196);
		var github_inputs = __webpack_require__(6882);
		var load_policy_file = __webpack_require__(14204);
		var approval_files = __webpack_require__(15109);
		;
		const pollMs = 250;
		function createFileChannel(options) {
			const { folder, waitMs, clock } = options;
			const paths = {
				requests: (0, external_node_path_.join)(folder, approval_files.FT.requests),
				grants: (0, external_node_path_.join)(folder, approval_files.FT.grants),
				used: (0, external_node_path_.join)(folder, approval_files.FT.used)
			};
			for (const path of Object.values(paths)) (0, external_node_fs_.mkdirSync)(path, {
				recursive: true,
				mode: 448
			});
			function readGrants() {
				return (0, external_node_fs_.readdirSync)(paths.grants).filter((name) => name.endsWith(".json")).toSorted().flatMap((name) => {
					try {
						const parsed = approval_files.rQ.safeParse(JSON.parse((0, external_node_fs_.readFileSync)((0, external_node_path_.join)(paths.grants, name), "utf8")));
						return parsed.success ? [parsed.data] : [];
					} catch {
						return [];
					}
				});
			}
			const isUsed = (grant) => (0, external_node_fs_.existsSync)((0, external_node_path_.join)(paths.used, grant.nonce));
			function take(grant, request) {
				let descriptor;
				try {
					descriptor = (0, external_node_fs_.openSync)((0, external_node_path_.join)(paths.used, grant.nonce), "wx", 384);
				} catch (thrown) {
					if ((0, error.up)(thrown, "EEXIST")) return false;
					throw thrown;
				}
				try {
					(0, external_node_fs_.writeFileSync)(descriptor, `${JSON.stringify({
						runId: request.runId,
						callId: request.callId,
						usedMs: clock.nowMs()
					})}\n`);
					(0, external_node_fs_.fsyncSync)(descriptor);
				} finally {
					(0, external_node_fs_.closeSync)(descriptor);
				}
				return true;
			}
			function answer(grant, request) {
				const { approver, requestId } = grant;
				const mismatch = (0, approval_files.QH)(grant, request, clock.nowMs());
				if (mismatch !== null) return {
					type: "refused",
					requestId,
					reason: mismatch
				};
				if (grant.decision === "denied") return {
					type: "denied",
					approver,
					requestId
				};
				return take(grant, request) ? {
					type: "granted",
					approver,
					requestId
				} : {
					type: "refused",
					requestId,
					reason: "it has been used already"
				};
			}
			return { async ask(request, signal) {
				const earlier = readGrants().filter((grant) => grant.callHash === request.callHash);
				const fresh = earlier.find((grant) => !isUsed(grant) && (0, approval_files.QH)(grant, request, clock.nowMs()) === null);
				if (fresh !== undefined) return answer(fresh, request);
				if (waitMs === 0) {
					const last = earlier.at(-1);
					const why = last === undefined ? "" : `; the grant of ${last.requestId} does not hold: ${isUsed(last) ? "it has been used already" : (0, approval_files.QH)(last, request, clock.nowMs()) ?? ""}`;
					write(request);
					return {
						type: "filed",
						requestId: request.id,
						hint: `${(0, external_node_path_.join)(paths.requests, `${request.id}.json`)}${why}`
					};
				}
				write(request);
				const untilMs = clock.monotonicMs() + waitMs;
				while (clock.monotonicMs() < untilMs && !signal.aborted) {
					const found = readGrants().find((grant) => grant.nonce === request.nonce);
					if (found !== undefined) return answer(found, request);
					await clock.sleep(Math.min(pollMs, Math.max(1, untilMs - clock.monotonicMs())), signal).catch(() => undefined);
				}
				return {
					type: "timed-out",
					requestId: request.id
				};
			} };
			function write(request) {
				const path = (0, external_node_path_.join)(paths.requests, `${request.id}.json`);
				(0, external_node_fs_.writeFileSync)(`${path}.part`, `${JSON.stringify(request, null, 2)}\n`, { mode: 384 });
				(0, external_node_fs_.renameSync)(`${path}.part`, path);
			}
		}
		;
		function openApprovals(flags, workspace, { host }) {
			if (flags === null) return null;
			const folder = (0, external_node_path_.resolve)(host.workingFolder, flags.folder);
			const real = makeFolder(folder);
			if (real === workspace || real.startsWith(`${workspace}/`) || workspace.startsWith(`${real}/`)) throw new error.tj({
				code: "usage",
				message: "the approvals folder cannot lie in the workspace, nor the workspace in it",
				hint: "Give --approvals a folder elsewhere."
			});
			return {
				folder: real,
				channel: createFileChannel({
					folder: real,
					waitMs: flags.waitSeconds * 1e3,
					clock: host.clock
				})
			};
		}
		function makeFolder(folder) {
			try {
				(0, external_node_fs_.mkdirSync)(folder, {
					recursive: true,
					mode: 448
				});
				return (0, external_node_fs_.realpathSync)(folder);
			} catch (thrown) {
				throw new error.tj({
					code: "usage",
					message: `the approvals folder ${folder} cannot be made: ${(0, error.IP)(thrown)}`,
					hint: "Give --approvals a folder that exists or can be made.",
					cause: thrown
				});
			}
		}
		var models = __webpack_require__(97439);
		var live_log = __webpack_require__(60288);
		var facts = __webpack_require__(85697);
		var assemble_run = __webpack_require__(9088);
		var plan_run = __webpack_require__(58982);
		var run = __webpack_require__(70765);
		var sandbox = __webpack_require__(37179);
		var read_task = __webpack_require__(45543);
		var options = __webpack_require__(99048);
		;
		const addRunCommand = (program, context, exit) => {
			const run = program.command("run [task]").description("run a task; - reads it from standard input");
			const inputs = [...(0, github_inputs.SS)(models.XE)];
			for (const [name, { flag, help, default: fallback }] of inputs) if (flag !== null) run.option(flag === "on" ? `--${name}` : `--${name} <${flag}>`, `${help.replaceAll("`", "")}${fallback === "" || flag === "on" ? "" : ` Default: ${fallback}`}`);
			run.addOption((0, options.Bx)("text", "json", "stream-json")).option("--record <folder>", "the folder for the record").option("--approvals <folder>", "request approvals of escalated calls by files in this folder").option("--approval-wait <seconds>", "how long a call waits for its approval; 0 ends the run instead", "0").addOption((0, options.S$)()).action(async (task, options, command) => {
				const given = inputs.flatMap(([name, { flag }]) => {
					const value = flag === null ? null : readOption(command, name);
					return value === null ? [] : [[name, value]];
				});
				const { format, record, isolation } = options;
				exit(await runFromCli({
					inputs: {
						...Object.fromEntries(given),
						...task !== undefined && { task }
					},
					format,
					record: typeof record === "string" ? record : null,
					isolation: isolation === "off" ? "off" : null,
					approvals: readApprovals(options)
				}, context));
			});
		};
		function readOption(command, name) {
			const option = command.options.find(({ long }) => long === `--${name}`);
			const value = option === undefined ? null : command.getOptionValue(option.attributeName());
			if (value === true) return "true";
			return typeof value === "string" ? value : null;
		}
		function readApprovals(options) {
			const { approvals, approvalWait = "0" } = options;
			if (typeof approvals !== "string") return null;
			if (!/^\d{1,6}$/.test(String(approvalWait))) throw new error.tj({
				code: "usage",
				message: `--approval-wait ${JSON.stringify(approvalWait)} is not a number of seconds`,
				hint: "Write digits only; 0 ends the run instead of waiting."
			});
			return {
				folder: approvals,
				waitSeconds: Number(approvalWait)
			};
		}
		async function runFromCli(flags, context) {
			const { host, terminal } = context;
			const text = flags.inputs["task"] === "-" ? (await (0, read_task.g)({
				type: "stdin",
				stream: context.stdin,
				trust: "trusted"
			})).text : flags.inputs["task"];
			const environment = host.facts.environment;
			const given = {
				"github-token": "none",
				...pickKeys(flags.inputs, environment),
				...flags.inputs,
				...text === undefined ? {} : { task: text }
			};
			const { inputs, secrets } = (0, github_inputs.Ko)({
				environment: Object.fromEntries(Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
				apis: models.XE
			});
			const workspace = (0, locate_folder.$)(host, inputs.workingDirectory, "--working-directory");
			const source = inputs.policy.type === "builtin" ? `builtin:${inputs.policy.name}` : inputs.policy.path;
			const loaded = await (0, load_policy_file.n)(host, source, workspace);
			if (flags.isolation === "off") terminal.log(`WARNING: ${sandbox.nQ}\n`);
			const renderEventLine = (0, live_log.w)({
				linesPerSecond: loaded.policy.scriptLimits.consoleLinesPerSecond,
				clock: host.clock
			});
			const onEvent = (recorded) => {
				if (flags.format === "stream-json") terminal.out(`${JSON.stringify(recorded)}\n`);
				const line = renderEventLine(recorded.event);
				if (line !== null) terminal.log(`${line}\n`);
			};
			const runId = host.createId("run");
			const recordFolder = flags.record === null ? (0, external_node_path_.join)(host.stateFolder, "runs", runId) : (0, external_node_path_.resolve)(host.workingFolder, flags.record);
			if ((0, external_node_fs_.existsSync)((0, external_node_path_.join)(recordFolder, record.B.history))) throw new error.tj({
				code: "usage",
				message: `${recordFolder} holds a record already`,
				hint: "Give --record a new folder."
			});
			const realFolder = resolveExisting(recordFolder);
			if (realFolder === workspace || realFolder.startsWith(`${workspace}/`)) throw new error.tj({
				code: "usage",
				message: "the record cannot lie in the workspace",
				hint: "Give --record a folder elsewhere."
			});
			const options = await (0, assemble_run.O)({
				host,
				runId,
				workspace,
				readTask: () => (0, read_task.g)(inputs.task.type !== "file" ? {
					type: "text",
					text: inputs.task.type === "text" ? inputs.task.text : "",
					origin: "command line",
					trust: "trusted"
				} : {
					type: "file",
					path: (0, external_node_path_.resolve)(host.workingFolder, inputs.task.path),
					root: host.workingFolder,
					trust: "trusted"
				}),
				repositoryTrust: "trusted",
				approvedCommit: null,
				warnings: [],
				policy: loaded.policy,
				policyFiles: loaded.files,
				inputs,
				secrets,
				isolation: flags.isolation,
				approvals: openApprovals(flags.approvals, workspace, context),
				recordFolder,
				watchedFiles: [],
				facts: load_policy_file.O,
				actor: "",
				signal: context.signal,
				onEvent,
				onScript: () => terminal.log(`${live_log.u}\n`)
			});
			if (inputs.dryRun) {
				terminal.out(await (0, plan_run.n)(options));
				return 0;
			}
			const finished = await (0, run.Z)(options);
			writeResult(finished, flags.format, recordFolder, terminal);
			return (0, outcome.K8)(finished.result.outcome);
		}
		function resolveExisting(path) {
			return (0, external_node_fs_.existsSync)(path) ? (0, external_node_fs_.realpathSync)(path) : (0, external_node_path_.join)(resolveExisting((0, external_node_path_.dirname)(path)), (0, external_node_path_.basename)(path));
		}
		function pickKeys(inputs, environment) {
			const { provider = "", replay } = inputs;
			if (provider === "replay" || replay !== undefined) return {};
			const wanted = models.XE.filter(({ name }) => provider === "" || name === provider);
			return Object.fromEntries(wanted.flatMap(({ keyInput, keyVariable }) => {
				const key = environment[keyVariable];
				return key === undefined ? [] : [[keyInput, key]];
			}));
		}
		function writeResult(finished, format, recordFolder, terminal) {
			const { result } = finished;
			if (format !== "text") {
				const body = {
					...result,
					exitCode: (0, outcome.K8)(result.outcome),
					record: recordFolder,
					auditDigest: finished.auditDigest,
					patchSha256: finished.patchSha256
				};
				terminal.out(`${JSON.stringify(format === "json" ? body : {
					type: "result",
					...body
				})}\n`);
				return;
			}
			const verify = result.verify === null ? [] : [`verify:  ${result.verify.command}: ${describeCheck(result.verify.before)} before, ${describeCheck(result.verify.after)} after${describeCounts(result.verify)}`];
			const denials = result.denials.flatMap(({ rule, count, example, moreExamples }) => [`  ${count} × ${rule}: ${example}`, ...moreExamples.map((one) => `      also ${one}`)]);
			terminal.out([
				"",
				result.finalMessage,
				"",
				`outcome: ${result.outcome} (${result.reason})${result.replayed ? " — replayed model" : ""}`,
				...verify,
				`changed: ${result.changedFiles.map(({ path, kind }) => `${(0, access.i7)(path)} (${kind})`).join(", ") || "nothing"}`,
				`calls:   ${result.toolCalls} run, ${result.deniedCalls} denied, ${result.turns} turns`,
				...denials,
				...result.warnings.map((warning) => `warning: ${warning}`),
				`record:  ${recordFolder}`,
				`audit:   ${finished.auditDigest}`,
				""
			].join("\n"));
		}
		function describeCounts({ testsBefore, testsAfter }) {
			const tests = (0, facts.Z_)(testsBefore, testsAfter);
			return tests === "" ? "" : ` (${tests})`;
		}
		function describeCheck(exitCode) {
			return exitCode === null ? "not run" : exitCode === 0 ? "green" : `red (exit ${exitCode})`;
		}
	}),
	15109: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FT: () => approvalFolders,
			QH: () => explainMismatch,
			rQ: () => approvalGrantSchema,
			sR: () => approvalRequestSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
		const digest = zod__WEBPACK_IMPORTED_MODULE_0__.string().regex(/^[0-9a-f]{64}$/);
		const approvalRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
			id: zod__WEBPACK_IMPORTED_MODULE_0__.string().regex(/^[\w-]{1,100}$/),
			nonce: zod__WEBPACK_IMPORTED_MODULE_0__.string().regex(/^[0-9a-f]{32,128}$/),
			runId: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			callId: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			tool: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			argsJson: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			callHash: digest,
			policySha256: digest,
			headSha: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
			tree: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			rule: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			reason: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			label: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			by: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()),
			createdMs: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
			expiresMs: zod__WEBPACK_IMPORTED_MODULE_0__.number()
		});
		const approvalGrantSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
			requestId: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			nonce: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			callHash: digest,
			policySha256: digest,
			headSha: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
			tree: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
			expiresMs: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
			decision: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["granted", "denied"]),
			approver: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1).max(200),
			answeredMs: zod__WEBPACK_IMPORTED_MODULE_0__.number()
		});
		const approvalFolders = {
			requests: "requests",
			grants: "grants",
			used: "used"
		};
		function explainMismatch(grant, request, nowMs) {
			if (grant.callHash !== request.callHash) return "it is for another call";
			if (grant.policySha256 !== request.policySha256) return "the policy is another one";
			if (grant.headSha !== request.headSha) return "the head commit is another one";
			if (grant.tree !== request.tree) return "the work tree has changed since";
			if (nowMs > grant.expiresMs) return "it has expired";
			return null;
		}
	}),
	27768: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => locateFolder });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		function locateFolder(host, path, option) {
			try {
				const folder = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.workingFolder, path));
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
				return folder;
			} catch (thrown) {
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `${path} is no folder that can be read: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.IP)(thrown)}`,
					hint: `Give ${option} a folder.`,
					cause: thrown
				});
			}
		}
	}),
	14204: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O: () => cliFacts,
			n: () => loadPolicyFile
		});
		var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27444);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
		var _host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60835);
		var _load_steering_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50762);
		const cliFacts = {
			event: "cli",
			ref: "",
			label: "",
			fork: false,
			actorPermission: "admin",
			actorAssociation: "",
			authorAssociation: null
		};
		async function loadPolicyFile(host, source, workspace) {
			const path = source.startsWith("builtin:") ? source : (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(host.workingFolder, source);
			const read = [];
			const policy = await (0, _load_steering_policy_js__WEBPACK_IMPORTED_MODULE_5__.qC)(host, {
				source: path,
				readFile: async (file) => {
					read.push(file);
					return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(file, "utf8");
				},
				catalogue: _catalogue_js__WEBPACK_IMPORTED_MODULE_0__.s,
				builtinPolicies: (0, _host_js__WEBPACK_IMPORTED_MODULE_4__.q)(host),
				protectedPaths: listInside(workspace, source.startsWith("builtin:") ? [] : [path]),
				facts: cliFacts,
				workspace
			});
			return {
				policy,
				files: listInside(workspace, read)
			};
		}
		function listInside(workspace, files) {
			const all = files.flatMap((file) => [file, readRealPath(file)]);
			return [...new Set(all.map((file) => (0, node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(workspace, file)))].filter((file) => file !== "" && !file.startsWith("..") && !(0, node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(file));
		}
		function readRealPath(file) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(file) : file;
		}
	}),
	93242: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EM: () => locateKey,
			G_: () => chmodNoFollow,
			Je: () => readStatsBelow,
			Z8: () => withFolder,
			iD: () => withPath,
			l6: () => readStatsOf
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		const pathOnly = 2097152;
		const folderFlags = pathOnly | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW;
		function locateKey(root, key) {
			return Buffer.concat([Buffer.from(key === "" ? root : `${root}/`), Buffer.from(key, "latin1")]);
		}
		function withFolder(root, key, use) {
			const top = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(root, pathOnly | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY);
			let descriptor;
			try {
				descriptor = key === "" ? top : (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(locateKey(`/proc/self/fd/${top}`, key), folderFlags);
			} catch (thrown) {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(top);
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.up)(thrown, "ENOENT", "ENOTDIR", "ELOOP")) return null;
				throw thrown;
			}
			try {
				const isBelowRoot = key === "" || readPlace(descriptor) === `${readPlace(top)}/${key}`;
				return isBelowRoot ? use(`/proc/self/fd/${descriptor}`, descriptor) : null;
			} finally {
				for (const one of new Set([top, descriptor])) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(one);
			}
		}
		function readPlace(descriptor) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/self/fd/${descriptor}`, "latin1");
		}
		function withPath(root, key, use) {
			const { parent, name } = splitKey(key);
			const done = withFolder(root, parent, (folder) => ({ result: use(locateKey(folder, name)) }));
			if (done === null) throw new Error(`${root}/${key}: a component of the path is no folder`);
			return done.result;
		}
		function readStatsBelow(root, key) {
			const { parent, name } = splitKey(key);
			return withFolder(root, parent, (folder) => readStatsOf(locateKey(folder, name)));
		}
		function splitKey(key) {
			const at = key.lastIndexOf("/");
			return {
				parent: key.slice(0, Math.max(at, 0)),
				name: key === "" ? "." : key.slice(at + 1)
			};
		}
		function readStatsOf(path) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, {
				bigint: true,
				throwIfNoEntry: false
			}) ?? null;
		}
		function chmodNoFollow(path, mode) {
			const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, pathOnly | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
			try {
				if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).isSymbolicLink()) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(`/proc/self/fd/${descriptor}`, mode);
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
			}
		}
	}),
	52800: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => removeTree });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _changes_no_follow_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93242);
		function removeTree(path) {
			let folder = openFolder(path);
			const above = [];
			let rest = list(folder);
			try {
				for (;;) {
					const name = rest.pop();
					if (name === undefined) {
						const last = above.pop();
						if (last === undefined) break;
						const parent = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(`/proc/self/fd/${folder}/..`, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY);
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(folder);
						folder = parent;
						if (readId(folder) !== last.id) throw new Error("a folder was moved while it was removed");
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)((0, _changes_no_follow_js__WEBPACK_IMPORTED_MODULE_1__.EM)(`/proc/self/fd/${folder}`, last.name));
						rest = last.rest;
						continue;
					}
					const entry = (0, _changes_no_follow_js__WEBPACK_IMPORTED_MODULE_1__.EM)(`/proc/self/fd/${folder}`, name);
					if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(entry).isDirectory()) {
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(entry);
						continue;
					}
					const inner = openFolder(entry);
					above.push({
						name,
						rest,
						id: readId(folder)
					});
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(folder);
					folder = inner;
					rest = list(folder);
				}
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(folder);
			}
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(path);
		}
		function openFolder(path) {
			(0, _changes_no_follow_js__WEBPACK_IMPORTED_MODULE_1__.G_)(path, 448);
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
		}
		function list(folder) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(`/proc/self/fd/${folder}`, "latin1");
		}
		function readId(folder) {
			const { dev, ino } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(folder, { bigint: true });
			return `${dev}:${ino}`;
		}
	}),
	6027: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			UG: () => removeRunFolder,
			kg: () => createRunFolder,
			vb: () => sweepRunFolders,
			zI: () => isAbandoned
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _processes_marked_processes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25605);
		var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63323);
		var _remove_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52800);
		var _processes_process_stat_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54523);
		var _processes_process_identity_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40091);
		const pattern = /^script-harness-(?:[a-z]+-)?([0-9a-z]+)_([0-9a-z]+)_([0-9a-z]+)-\w{6}$/;
		function createRunFolder(temporaryFolder, kind = "") {
			const { pid, startTicks } = (0, _processes_process_identity_js__WEBPACK_IMPORTED_MODULE_7__.x)(process.pid);
			const owner = [
				readPidNamespace(),
				pid,
				Number(startTicks)
			].map((part) => part.toString(36)).join("_");
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporaryFolder, `script-harness-${kind}${owner}-`));
		}
		function sweepRunFolders(temporaryFolder) {
			for (const name of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(temporaryFolder)) {
				const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporaryFolder, name);
				if (!isAbandoned(folder)) continue;
				endMarked(name);
				try {
					removeRunFolder(folder);
				} catch (thrown) {
					if (!(thrown instanceof Error && "syscall" in thrown)) throw thrown;
				}
			}
		}
		function removeRunFolder(folder) {
			if ((0, _paths_js__WEBPACK_IMPORTED_MODULE_4__.uq)(folder) !== null) (0, _remove_tree_js__WEBPACK_IMPORTED_MODULE_5__.d)(Buffer.from(folder));
		}
		function isAbandoned(folder) {
			const [, namespace = "", pid = "", ticks = ""] = pattern.exec((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder)) ?? [];
			if (pid === "" || Number.parseInt(namespace, 36) !== readPidNamespace()) return false;
			if ((0, _processes_process_identity_js__WEBPACK_IMPORTED_MODULE_7__.W)({
				pid: Number.parseInt(pid, 36),
				startTicks: String(Number.parseInt(ticks, 36))
			})) return false;
			const stats = (0, _paths_js__WEBPACK_IMPORTED_MODULE_4__.uq)(folder);
			return stats?.isDirectory() === true && stats.uid === process.getuid?.();
		}
		function endMarked(mark) {
			for (const pid of (0, _processes_process_stat_js__WEBPACK_IMPORTED_MODULE_6__.O3)()) {
				try {
					const isMarked = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/cmdline`, "latin1").includes(mark) || (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/environ`, "latin1").includes(`${_processes_marked_processes_js__WEBPACK_IMPORTED_MODULE_3__.Kc}=${mark}`);
					if (isMarked) process.kill(pid, "SIGKILL");
				} catch (thrown) {
					if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT", "ESRCH", "EPERM", "EACCES")) throw thrown;
				}
			}
		}
		function readPidNamespace() {
			return Number(/\d+/.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)("/proc/self/ns/pid"))?.[0] ?? 0);
		}
	}),
	65304: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => hold });
		function hold(delayMs) {
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, delayMs);
		}
	}),
	25605: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kc: () => markVariable,
			Qc: () => endMarked,
			X9: () => listMarked
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		var _process_stat_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54523);
		var _process_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57309);
		const markVariable = "SCRIPT_HARNESS_COMMAND";
		const waitMs = 2e3;
		function listMarked(mark) {
			const words = `${markVariable}=${mark}`;
			return (0, _process_stat_js__WEBPACK_IMPORTED_MODULE_2__.O3)().filter((pid) => pid !== process.pid && readEnvironment(pid).includes(words));
		}
		async function endMarked(mark, clock) {
			const startMs = clock.monotonicMs();
			for (let emptyLists = 0; emptyLists < 2;) {
				const left = listMarked(mark);
				for (const pid of left) (0, _process_tree_js__WEBPACK_IMPORTED_MODULE_3__.y_)(pid, "SIGKILL");
				emptyLists = left.length === 0 ? emptyLists + 1 : 0;
				if (clock.monotonicMs() - startMs > waitMs) return false;
				if (left.length > 0) await clock.sleep(1);
			}
			return true;
		}
		function readEnvironment(pid) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/environ`, "latin1");
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.up)(thrown, "ENOENT", "ESRCH", "EPERM", "EACCES")) return "";
				throw thrown;
			}
		}
	}),
	40091: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => isRunning,
			x: () => readIdentity
		});
		var _process_stat_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54523);
		function readIdentity(pid) {
			return {
				pid,
				startTicks: readStartTicks(pid) ?? ""
			};
		}
		function isRunning({ pid, startTicks }) {
			return readStartTicks(pid) === startTicks;
		}
		function readStartTicks(pid) {
			const stat = (0, _process_stat_js__WEBPACK_IMPORTED_MODULE_0__.K6)(pid);
			return stat === null || stat.state === "Z" || stat.state === "X" ? null : stat.startTicks;
		}
	}),
	54523: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K6: () => readProcessStat,
			O3: () => listProcesses,
			Vf: () => listHostNamespaces,
			Wi: () => unlessGone
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		function listProcesses() {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc").flatMap((name) => /^\d+$/.test(name) ? [Number(name)] : []);
		}
		function readProcessStat(process) {
			const stat = unlessGone(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${process}/stat`, "utf8"));
			if (stat === null) return null;
			const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
			return {
				state: fields[0] ?? "",
				parent: Number(fields[1]),
				startTicks: fields[19] ?? ""
			};
		}
		function unlessGone(read) {
			try {
				return read();
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.up)(thrown, "ENOENT", "ESRCH")) return null;
				throw thrown;
			}
		}
		function listHostNamespaces(names) {
			return new Map(names.flatMap((name) => {
				const found = unlessGone(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/self/ns/${name}`));
				return found === null ? [] : [[name, found]];
			}));
		}
	}),
	57309: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$N: () => endSandbox,
			Dc: () => readThreadStates,
			UA: () => listTrees,
			Zv: () => listOwn,
			hY: () => killWithNamespaces,
			kh: () => waitForEnd,
			y_: () => signalQuietly
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		var _hold_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65304);
		var _process_stat_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54523);
		const waitMs = 1e4;
		const quickLooks = 200;
		const stopLooks = 5e3;
		function killWithNamespaces(child) {
			const { pid } = child;
			if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return [];
			child.kill("SIGSTOP");
			for (let look = 0; look < stopLooks && "RSD".includes((0, _process_stat_js__WEBPACK_IMPORTED_MODULE_2__.K6)(pid)?.state ?? "Z"); look += 1) if (look > quickLooks) (0, _hold_js__WEBPACK_IMPORTED_MODULE_3__._)(1);
			const namespaces = [...listTrees([pid]).keys()].filter((each) => each !== pid);
			for (const each of namespaces) signalQuietly(each, "SIGKILL");
			child.kill("SIGKILL");
			return namespaces;
		}
		function endSandbox({ child, end }) {
			if (end === undefined) return killWithNamespaces(child);
			const tree = child.pid === undefined ? [] : [...listTrees([child.pid]).keys()];
			end();
			return tree;
		}
		function listTrees(roots) {
			const all = (0, _process_stat_js__WEBPACK_IMPORTED_MODULE_2__.O3)().flatMap((pid) => {
				const stat = (0, _process_stat_js__WEBPACK_IMPORTED_MODULE_2__.K6)(pid);
				return stat === null ? [] : [{
					pid,
					...stat
				}];
			});
			const found = new Set(roots);
			for (const above of found) for (const { pid, parent } of all) if (parent === above) found.add(pid);
			const states = new Map(all.map(({ pid, state }) => [pid, state]));
			return new Map([...found].flatMap((pid) => states.has(pid) ? [[pid, states.get(pid) ?? "X"]] : []));
		}
		function listOwn(roots, uid) {
			return [...listTrees(roots).keys()].filter((pid) => (0, _process_stat_js__WEBPACK_IMPORTED_MODULE_2__.Wi)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(`/proc/${pid}`).uid) === uid);
		}
		function signalQuietly(pid, signal) {
			try {
				process.kill(pid, signal);
			} catch (thrown) {
				if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.up)(thrown, "ESRCH")) throw thrown;
			}
		}
		async function waitForEnd(pids, clock) {
			const startMs = clock.monotonicMs();
			for (const pid of pids) {
				while (isAlive(pid)) {
					if (clock.monotonicMs() - startMs > waitMs) throw new Error(`process ${pid} of a command that was ended is still there`);
					await clock.sleep(2);
				}
			}
		}
		function isAlive(pid) {
			const stat = (0, _process_stat_js__WEBPACK_IMPORTED_MODULE_2__.K6)(pid);
			return stat !== null && stat.state !== "Z" && stat.state !== "X";
		}
		function readThreadStates(pid) {
			const threads = (0, _process_stat_js__WEBPACK_IMPORTED_MODULE_2__.Wi)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(`/proc/${pid}/task`)) ?? [];
			return threads.map((thread) => (0, _process_stat_js__WEBPACK_IMPORTED_MODULE_2__.K6)(`${pid}/task/${thread}`)?.state ?? "X");
		}
	})
};
