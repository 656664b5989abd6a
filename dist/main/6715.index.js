export const id = 6715;
export const ids = [6715];
export const modules = {
	6715: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { addDemoCommand: () => addDemoCommand });
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22603);
		var _sandbox_host_run_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(960);
		var _sandbox_host_find_programs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88317);
		var _arguments_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73767);
		var _run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43996);
		const addDemoCommand = (program, context, exit) => {
			program.command("demo").description("fix a failing test with a recorded model; needs no key").addOption((0, _arguments_options_js__WEBPACK_IMPORTED_MODULE_6__.Bx)("text", "json", "stream-json")).option("--record <folder>", "the folder for the record").action(async (flags) => exit(await runDemo({
				format: flags.format,
				record: flags.record ?? null,
				approvals: null,
				resumed: null
			}, context)));
		};
		async function runDemo(flags, context) {
			const { host, terminal } = context;
			const demo = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(host.distFolder, "demo");
			const workspace = (0, _sandbox_host_run_folder_js__WEBPACK_IMPORTED_MODULE_4__.kg)(host.temporaryFolder, "demo-");
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
				return await (0, _run_js__WEBPACK_IMPORTED_MODULE_7__.runFromCli)({
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
			const git = (0, _sandbox_host_find_programs_js__WEBPACK_IMPORTED_MODULE_5__.Kp)("git", "", []);
			if (git === null) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.tj({
				code: "usage",
				message: "git is not found among programs that root owns",
				hint: "Install git, for example with apt-get install git."
			});
			const done = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(git, [...identity, ...args], {
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
				hint: "Check the version of git."
			});
		}
	}),
	54613: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { d: () => removeTree });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _no_follow_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90221);
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
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)((0, _no_follow_js__WEBPACK_IMPORTED_MODULE_1__.EM)(`/proc/self/fd/${folder}`, last.name));
						rest = last.rest;
						continue;
					}
					const entry = (0, _no_follow_js__WEBPACK_IMPORTED_MODULE_1__.EM)(`/proc/self/fd/${folder}`, name);
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
			(0, _no_follow_js__WEBPACK_IMPORTED_MODULE_1__.G_)(path, 448);
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
	3526: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			O3: () => listProcesses,
			UA: () => listTrees,
			Vf: () => listHostNamespaces,
			W_: () => isRunning,
			Wi: () => unlessGone,
			_2: () => hold,
			hY: () => killWithNamespaces,
			kh: () => waitForEnd,
			xN: () => readIdentity
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		const waitMs = 1e4;
		const quickLooks = 200;
		const stopLooks = 5e3;
		function killWithNamespaces(child) {
			const { pid } = child;
			if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return [];
			child.kill("SIGSTOP");
			for (let look = 0; look < stopLooks && "RSD".includes(readProcessStat(pid)?.state ?? "Z"); look += 1) if (look > quickLooks) hold(1);
			if (readProcessStat(pid) === null) return [];
			const namespaces = listChildren(pid) ?? [...listTrees([pid]).keys()].filter((each) => each !== pid);
			for (const each of namespaces) signalQuietly(each, "SIGKILL");
			child.kill("SIGKILL");
			return namespaces;
		}
		function listTrees(roots) {
			const all = listProcesses().flatMap((pid) => {
				const stat = readProcessStat(pid);
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
		function signalQuietly(pid, signal) {
			(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.NW)(() => process.kill(pid, signal), undefined, "ESRCH");
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
			const stat = readProcessStat(pid);
			return stat !== null && stat.state !== "Z" && stat.state !== "X";
		}
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
		function listChildren(pid) {
			const children = unlessGone(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/task/${pid}/children`, "utf8"));
			return children === null ? null : children.split(" ").filter(Boolean).map(Number);
		}
		function unlessGone(read) {
			return (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.NW)(read, null, "ENOENT", "ESRCH");
		}
		function listHostNamespaces(names) {
			return new Map(names.flatMap((name) => {
				const found = unlessGone(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/self/ns/${name}`));
				return found === null ? [] : [[name, found]];
			}));
		}
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
			const stat = readProcessStat(pid);
			return stat === null || stat.state === "Z" || stat.state === "X" ? null : stat.startTicks;
		}
		function hold(delayMs) {
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, delayMs);
		}
	}),
	960: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			UG: () => removeRunFolder,
			kg: () => createRunFolder,
			vb: () => sweepRunFolders,
			zI: () => isAbandoned
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _files_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88526);
		var _files_remove_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54613);
		var _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3526);
		const pattern = /^script-harness-(?:[a-z]+-)?([0-9a-z]+)_([0-9a-z]+)_([0-9a-z]+)-\w{6}$/;
		function createRunFolder(temporaryFolder, kind = "") {
			const { pid, startTicks } = (0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_5__.xN)(process.pid);
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
				(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.NW)(() => removeRunFolder(folder), undefined, "ENOENT", "ENOTEMPTY", "EBUSY");
			}
		}
		function removeRunFolder(folder) {
			if ((0, _files_paths_js__WEBPACK_IMPORTED_MODULE_3__.uq)(folder) !== null) (0, _files_remove_tree_js__WEBPACK_IMPORTED_MODULE_4__.d)(Buffer.from(folder));
		}
		function isAbandoned(folder) {
			const [, namespace = "", pid = "", ticks = ""] = pattern.exec((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder)) ?? [];
			if (pid === "" || Number.parseInt(namespace, 36) !== readPidNamespace()) return false;
			if ((0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_5__.W_)({
				pid: Number.parseInt(pid, 36),
				startTicks: String(Number.parseInt(ticks, 36))
			})) return false;
			const stats = (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_3__.uq)(folder);
			return stats?.isDirectory() === true && stats.uid === process.getuid?.();
		}
		function endMarked(mark) {
			for (const pid of (0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_5__.O3)()) {
				try {
					if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/cmdline`, "latin1").includes(mark)) process.kill(pid, "SIGKILL");
				} catch (thrown) {
					if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT", "ESRCH", "EPERM", "EACCES")) throw thrown;
				}
			}
		}
		function readPidNamespace() {
			return Number(/\d+/.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)("/proc/self/ns/pid"))?.[0] ?? 0);
		}
	})
};
