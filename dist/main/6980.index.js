export const id = 6980;
export const ids = [6980];
export const modules = { 16980: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { createUnisolatedSandbox: () => createUnisolatedSandbox });
	var external_node_fs_ = __webpack_require__(73024);
	var external_node_path_ = __webpack_require__(76760);
	var error = __webpack_require__(22603);
	var sandbox = __webpack_require__(37179);
	var borrow_workspace = __webpack_require__(57025);
	var script_engines = __webpack_require__(36202);
	var own_git = __webpack_require__(65326);
	var accepted_files = __webpack_require__(97726);
	var change_gate = __webpack_require__(57899);
	var walk_workspace = __webpack_require__(52424);
	var change_limits = __webpack_require__(81762);
	var describe_limits = __webpack_require__(87192);
	var disk_floor = __webpack_require__(42220);
	var sandbox_environment = __webpack_require__(26706);
	var search_path = __webpack_require__(28211);
	var freezer = __webpack_require__(67010);
	var git_layout = __webpack_require__(17630);
	var open_groups = __webpack_require__(34166);
	var tool = __webpack_require__(86276);
	var marked_processes = __webpack_require__(25605);
	var external_node_child_process_ = __webpack_require__(31421);
	var process_tree = __webpack_require__(57309);
	var run_process = __webpack_require__(10420);
	;
	const drainMs = 200;
	function runProcessGroup(options) {
		return (0, run_process.R)({
			...options,
			start: () => startProcessGroup(options, options.stdin === "" ? "none" : "pipe"),
			kill({ pid }) {
				const tree = pid === undefined ? [] : [...(0, process_tree.UA)([pid]).keys()];
				killGroup(pid);
				for (const each of tree) killQuietly(each);
				return [];
			}
		});
	}
	function startProcessGroup(launch, input = "pipe") {
		const child = (0, external_node_child_process_.spawn)(launch.program, launch.args, {
			env: launch.env,
			cwd: launch.cwd,
			stdio: [
				input === "none" ? "ignore" : "pipe",
				"pipe",
				"pipe"
			],
			detached: true
		});
		child.once("exit", () => {
			killGroup(child.pid);
			setTimeout(() => [child.stdout, child.stderr].forEach((stream) => stream?.destroy()), drainMs).unref();
		});
		return child;
	}
	function killGroup(leader) {
		if (leader !== undefined) killQuietly(-leader);
	}
	function killQuietly(pid) {
		try {
			(0, process_tree.y_)(pid, "SIGKILL");
		} catch (thrown) {
			if (!(0, error.up)(thrown, "EPERM")) throw thrown;
		}
	}
	;
	const enterScript = "while [ \"$1\" != -- ]; do echo 0 > \"$1\" || exit 125; shift; done; shift; exec \"$@\"";
	function createPlainCommands(options) {
		const { workspace, clock, groups } = options;
		const agentMark = `${options.mark}/agent`;
		const running = new Set();
		const active = new Set();
		let closing = new AbortController();
		let count = 0;
		async function runMarked(request, floodBytes) {
			count += 1;
			const mark = `${agentMark}/${count}/`;
			const env = {
				...options.environment,
				...request.env,
				[marked_processes.Kc]: mark
			};
			const cwd = (0, external_node_path_.resolve)(workspace, request.cwd);
			checkProgram(request.argv[0], cwd, env["PATH"] ?? "");
			const group = groups?.open() ?? null;
			const [program, ...args] = group === null ? request.argv : [
				options.sh,
				"-c",
				enterScript,
				"sh",
				...group.doors,
				"--",
				...request.argv
			];
			let leader = null;
			try {
				const result = await runProcessGroup({
					...{
						program,
						args,
						env,
						cwd,
						floodBytes,
						clock,
						sinks: null
					},
					stdin: request.stdin,
					timeoutMs: request.timeoutMs,
					signal: AbortSignal.any([request.signal, closing.signal]),
					maxOutputBytes: request.maxOutputBytes,
					onStart(pid) {
						leader = pid;
						running.add(pid);
					}
				});
				const ended = await (0, marked_processes.Qc)(mark, clock);
				const met = group?.close() ?? [];
				return {
					...result,
					limitsMet: ended ? met : [...met, "not all of what it has left running could be ended"]
				};
			} finally {
				group?.close();
				if (leader !== null) running.delete(leader);
			}
		}
		return {
			marks: {
				server: { [marked_processes.Kc]: `${agentMark}/0/` },
				engine: { [marked_processes.Kc]: `${options.mark}/engine/` }
			},
			listRunning: () => [...running, ...(0, marked_processes.X9)(`${agentMark}/`)],
			run(request, floodBytes) {
				const done = runMarked(request, floodBytes);
				active.add(done);
				return done.finally(() => active.delete(done));
			},
			async end() {
				closing.abort(new Error("the run ended"));
				await Promise.allSettled(active);
				closing = new AbortController();
				await (0, marked_processes.Qc)(`${agentMark}/`, clock);
			}
		};
	}
	function checkProgram(program, cwd, searchPath) {
		const places = program.includes("/") ? [cwd] : searchPath.split(":").map((folder) => (0, external_node_path_.resolve)(cwd, folder));
		if (program !== "" && places.some((folder) => isProgram((0, external_node_path_.resolve)(folder, program)))) return;
		throw new tool.X(program.includes("/") ? `${program} could not be started` : `${(0, external_node_path_.basename)(program)} was not found on PATH`);
	}
	function isProgram(path) {
		try {
			(0, external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
			return (0, external_node_fs_.statSync)(path).isFile();
		} catch {
			return false;
		}
	}
	var server_process = __webpack_require__(60760);
	;
	function createPlainServers(options) {
		const running = new Set();
		return {
			async start(server, { files }) {
				if (files === "sealed") throw new Error("without isolation the agent could have changed its program");
				const child = (0, server_process.L)({
					start: () => startGroup(server, options),
					onEnd: () => void running.delete(child),
					...{
						held: null,
						clock: options.clock
					}
				});
				running.add(child);
				return child;
			},
			async endAll() {
				await Promise.all([...running].map((child) => child.end("the run is over")));
			}
		};
	}
	function startGroup(server, options) {
		const [program, ...args] = server.command;
		const env = {
			...options.environment,
			...server.env
		};
		const child = startProcessGroup({
			program,
			args,
			env,
			cwd: (0, external_node_path_.join)(options.workspace, server.cwd)
		});
		return {
			child,
			group: null,
			end: () => killGroup(child.pid),
			isStartFailure: () => false
		};
	}
	var programs = __webpack_require__(31920);
	var sessions = __webpack_require__(41592);
	var workspace_files = __webpack_require__(50832);
	var workspace_watch = __webpack_require__(85100);
	;
	const mebibyte = 1024 * 1024;
	const ownFloodBytes = 64 * mebibyte;
	async function createUnisolatedSandbox(options) {
		const { facts, clock, policy } = options;
		const workspace = (0, external_node_fs_.realpathSync)(options.workspace);
		const searchPath = (0, search_path.y6)(facts, workspace, () => false).path;
		const git = (0, programs.K)("git", searchPath, [workspace]);
		if (git === null) throw new error.tj({
			code: "usage",
			message: "git is not installed",
			hint: "Install git."
		});
		const layout = (0, git_layout.h6)(workspace, git);
		const sh = (0, programs.K)("sh", searchPath, [workspace]) ?? "/bin/sh";
		const borrowed = await (0, borrow_workspace.P)({
			...options,
			workspace,
			layout,
			sh,
			commands: "plain",
			openSpace: async () => ({ reason: "isolation is off" })
		});
		const { scratch, plan } = borrowed;
		try {
			const limits = options.changeLimits ?? change_limits.U;
			const tree = (0, workspace_watch.sB)({
				root: workspace,
				writablePaths: [workspace],
				protectedPaths: [layout.gitPath]
			});
			const accepted = (0, accepted_files.H)({
				tree,
				owner: null,
				onAccepted: options.onAccepted ?? (() => undefined)
			});
			const watch = (0, workspace_watch.dE)({
				tree,
				storeFile: (0, external_node_path_.join)(scratch, "copies"),
				limits,
				clock
			});
			const grouping = await (0, open_groups.e)({
				name: (0, external_node_path_.basename)(scratch),
				limits: {
					memoryBytes: policy.memoryMb * mebibyte,
					processes: policy.processes
				},
				user: null,
				busctl: (0, programs.K)("busctl", searchPath, [workspace]),
				environment: facts.environment,
				clock
			});
			const environment = (0, sandbox_environment.AF)({
				facts,
				passEnv: policy.passEnv,
				searchPath,
				repositoryRoot: layout.repositoryRoot
			});
			const commands = createPlainCommands({
				...{
					workspace,
					environment
				},
				mark: (0, external_node_path_.basename)(scratch),
				groups: grouping.groups,
				...{
					sh,
					clock
				}
			});
			const gate = (0, change_gate.a)({
				...{
					watch,
					clock,
					limits
				},
				freezer: (0, freezer.I)({
					listRoots: commands.listRunning,
					clock
				}),
				onKept: (changes) => accepted.note(changes.map(({ key }) => key))
			});
			const floor = {
				path: workspace,
				floorBytes: policy.freeDiskMb * mebibyte,
				maxNewFiles: disk_floor.EJ
			};
			const engines = (0, script_engines.D)((enginePath) => ({
				program: (0, external_node_fs_.realpathSync)(facts.execPath),
				args: ["--disable-warning=ExperimentalWarning", enginePath],
				env: {
					PATH: "/usr/bin:/bin",
					HOME: "/tmp",
					...commands.marks.engine
				},
				status: null,
				descriptors: [],
				user: null
			}), null);
			const servers = createPlainServers({
				workspace,
				environment: {
					...environment,
					...commands.marks.server
				},
				clock
			});
			const runCommand = (request) => (0, disk_floor.j6)(floor, request.signal, (signal) => commands.run({
				...request,
				signal
			}, policy.outputMb * mebibyte));
			const files = (0, workspace_files.f)({
				root: workspace,
				owner: null,
				protectedPaths: plan.protectedPaths.map((path) => (0, external_node_path_.relative)(workspace, path)),
				isUnreadable: plan.isUnreadable
			});
			async function endCommands() {
				await servers.endAll();
				await commands.end();
			}
			return {
				isolation: {
					level: "off",
					rung: `none, by --isolation off: commands run as uid ${options.uid}`,
					seccomp: false,
					bubblewrap: null,
					walls: [],
					limits: (0, describe_limits.W)({
						policy,
						features: { size: false },
						groups: grouping.groups?.name ?? null,
						rlimits: false
					}),
					notes: [sandbox.nQ, ...grouping.groups === null ? [`what clears its environment and leaves its parents is not found and ended: ${grouping.reason}`] : []]
				},
				git: layout,
				headCommit: await (0, git_layout.g0)(layout, git),
				files: {
					...files,
					write: (path, content, writeOptions) => gate.runAlone(async () => {
						const written = await files.write(path, content, writeOptions);
						accepted.note([(0, walk_workspace.YZ)(path)]);
						return written;
					}),
					remove: (path) => gate.runAlone(async () => {
						await files.remove(path);
						accepted.note([(0, walk_workspace.YZ)(path)]);
					})
				},
				run: async (request, judge) => judge === undefined || request.writable === "none" ? runCommand(request) : gate.runWatched({
					judge,
					type: "command"
				}, request.signal, () => runCommand(request)),
				shortcomings: [],
				warnings: [],
				storeOutput: () => null,
				sessions: (0, sessions.Nb)("sessions need isolation: without it nothing could end all of their processes"),
				ownGitFolder: (0, external_node_path_.join)(scratch, "base"),
				runGit: (args, gitFolder, script) => commands.run((0, own_git.W)({
					...layout,
					git,
					sh
				}, gitFolder, args, script), ownFloodBytes),
				startEngine: (enginePath) => engines.start(enginePath, []),
				startServer: (server, start) => servers.start(server, start),
				runStill: (use) => gate.runAlone(use),
				endCommands,
				async copyWorkspace() {
					throw new error.tj({
						code: "usage",
						message: "verify runs on a copy that replaces the workspace, which needs isolation",
						hint: "Leave out --isolation off, or verify."
					});
				},
				runSetup: (request) => runCommand({
					...request,
					writable: "policy"
				}),
				sealSetup: async () => null,
				listTouched: () => null,
				listKept: () => [],
				takeBack: async () => false,
				placeAccepted: (states) => gate.runAlone(async () => accepted.place(states)),
				seal: async () => undefined,
				publish: async () => undefined,
				readFolder: () => workspace,
				describeLeftovers: () => [],
				changes: "in-place",
				async close() {
					engines.killAll();
					await endCommands();
					await gate.runAlone(async () => watch.close());
					borrowed.giveBack();
				}
			};
		} catch (thrown) {
			borrowed.giveBack();
			throw thrown;
		}
	}
}) };
