export const id = 2082;
export const ids = [2082];
export const modules = {
	23624: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			I6: () => createCommandGroups,
			Of: () => harnessGroup,
			Qt: () => removeGroupTree,
			WJ: () => growTree
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22603);
		var _host_processes_process_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3526);
		const ownProcesses = 2;
		function createCommandGroups(options) {
			const { trees, limits } = options;
			const version = trees[0]?.version ?? 2;
			let count = 0;
			let leaving = [];
			function make() {
				count += 1;
				const groups = trees.map((tree) => ({
					tree,
					directory: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(tree.directory, String(count))
				}));
				try {
					for (const { tree, directory } of groups) {
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(directory);
						for (const limit of listLimits(tree, limits)) writeLimit(directory, limit);
					}
					return groups;
				} catch (thrown) {
					for (const { directory } of groups) removeGroup(directory);
					throw thrown;
				}
			}
			return {
				name: `cgroup v${version}`,
				open() {
					leaving = leaving.filter((directory) => removeEndedGroup(directory) === "busy");
					const groups = make();
					let open = true;
					return {
						async admit(pids) {
							await Promise.all(groups.map(({ directory }) => admitAll((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, "cgroup.procs"), pids)));
						},
						close() {
							if (!open) return [];
							open = false;
							const met = groups.flatMap(({ tree, directory }) => readMet(tree, directory, limits));
							const busy = groups.map(({ directory }) => directory).filter((directory) => removeEndedGroup(directory) === "busy");
							leaving = [...leaving, ...busy];
							return met;
						}
					};
				}
			};
		}
		async function admitAll(file, pids) {
			for (const pid of pids) try {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(file, String(pid), { flag: "r+" });
			} catch (thrown) {
				if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.up)(thrown, "ESRCH")) throw thrown;
			}
		}
		function listLimits({ version, controllers }, { memoryBytes, processes }) {
			const memory = String(memoryBytes);
			const files = {
				memory: version === 1 ? [{
					file: "memory.limit_in_bytes",
					value: memory,
					mayLack: false
				}, {
					file: "memory.memsw.limit_in_bytes",
					value: memory,
					mayLack: true
				}] : [
					{
						file: "memory.max",
						value: memory,
						mayLack: false
					},
					{
						file: "memory.swap.max",
						value: "0",
						mayLack: true
					},
					{
						file: "memory.oom.group",
						value: "1",
						mayLack: true
					}
				],
				pids: [{
					file: "pids.max",
					value: String(processes + ownProcesses),
					mayLack: false
				}]
			};
			return controllers.flatMap((controller) => files[controller]);
		}
		function writeLimit(directory, { file, value, mayLack }) {
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, file), value, { flag: "r+" });
			} catch (thrown) {
				if (!(mayLack && (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.up)(thrown, "ENOENT"))) throw thrown;
			}
		}
		function readMet({ version, controllers }, directory, limits) {
			const memoryFile = version === 1 ? "memory.oom_control" : "memory.events";
			const texts = {
				memory: () => readCounter(directory, memoryFile, "oom_kill") > 0 ? [`the command met its memory limit of ${limits.memoryBytes / 1024 / 1024} MiB and was killed for it`] : [],
				pids: () => readCounter(directory, "pids.events", "max") > 0 ? [`the command met its limit of ${limits.processes} processes; no more could be started`] : []
			};
			return controllers.flatMap((controller) => texts[controller]());
		}
		function readCounter(directory, file, name) {
			const text = (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.NW)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, file), "utf8"), "", "ENOENT", "ENODEV");
			const line = text.split("\n").find((each) => each.startsWith(`${name} `));
			return Number(line?.slice(name.length) ?? 0);
		}
		const groupPrefix = "script-harness-";
		const harnessGroup = "harness";
		const removalMs = 2e3;
		const firstStepMs = .25;
		const lastStepMs = 2;
		function growTree(place, name) {
			const atTop = place.version === 2 && !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place.mountPoint, "cgroup.type")) && isWritable(place.mountPoint);
			const parent = atTop ? place.mountPoint : place.directory;
			const directory = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, name);
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(directory);
			try {
				if (place.version === 2) {
					const enable = place.controllers.map((controller) => `+${controller}`).join(" ");
					if (!atTop) moveInto((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, harnessGroup));
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, "cgroup.subtree_control"), enable);
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, "cgroup.subtree_control"), enable);
				}
				return {
					version: place.version,
					controllers: place.controllers,
					directory
				};
			} catch (thrown) {
				removeGroupTree(directory);
				throw thrown;
			}
		}
		function moveInto(directory) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(directory);
			moveAll([...(0, _host_processes_process_tree_js__WEBPACK_IMPORTED_MODULE_4__.UA)([process.pid]).keys()], directory);
		}
		function moveAll(pids, directory) {
			for (const pid of pids) (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.NW)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, "cgroup.procs"), String(pid)), undefined, "ESRCH");
		}
		function isWritable(directory) {
			const probe = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, `${groupPrefix}probe-${process.pid}`);
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(probe);
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(probe);
				return true;
			} catch {
				return false;
			}
		}
		function removeGroupTree(directory) {
			if (!(0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(directory).startsWith(groupPrefix) || !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(directory)) return;
			if (readProcesses((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, harnessGroup)).includes(process.pid)) leaveTree(directory);
			for (const group of listGroups(directory)) removeGroup(group);
			removeGroup(directory);
		}
		function listGroups(directory) {
			return (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.NW)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, { withFileTypes: true }).flatMap((entry) => entry.isDirectory() ? [(0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, entry.name)] : []), [], "ENOENT", "ENODEV");
		}
		function removeEndedGroup(directory) {
			if (tryRemove(directory)) return "gone";
			endProcesses(directory);
			return "busy";
		}
		function removeGroup(directory) {
			for (let waitedMs = 0, stepMs = firstStepMs; waitedMs < removalMs; waitedMs += stepMs) {
				if (tryRemove(directory)) return true;
				endProcesses(directory);
				(0, _host_processes_process_tree_js__WEBPACK_IMPORTED_MODULE_4__.o2)(stepMs);
				stepMs = Math.min(2 * stepMs, lastStepMs);
			}
			return tryRemove(directory);
		}
		function endProcesses(directory) {
			for (const pid of readProcesses(directory)) if (pid !== process.pid) (0, _host_processes_process_tree_js__WEBPACK_IMPORTED_MODULE_4__.En)(pid);
		}
		function leaveTree(directory) {
			const parent = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(directory);
			const disable = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, "cgroup.subtree_control"), "utf8").split(/\s+/).filter((name) => name !== "").map((name) => `-${name}`).join(" ");
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, "cgroup.subtree_control"), disable);
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, "cgroup.subtree_control"), disable);
				moveAll(readProcesses((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, harnessGroup)), parent);
			} catch (thrown) {
				if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.up)(thrown, "EBUSY", "EINVAL", "EACCES", "ENOENT")) throw thrown;
			}
		}
		function tryRemove(directory) {
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(directory);
				return true;
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.up)(thrown, "ENOENT")) return true;
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.up)(thrown, "EBUSY", "EACCES", "EPERM", "EROFS")) return false;
				throw thrown;
			}
		}
		function readProcesses(directory) {
			return (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.NW)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, "cgroup.procs"), "utf8").split("\n").filter(Boolean).map(Number), [], "ENOENT", "ENODEV", "EOPNOTSUPP");
		}
	}),
	98577: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Jv: () => listGroupDirectories,
			ej: () => openCommandGroups
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_child_process__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31421);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22603);
		var _cgroup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23624);
		var _host_run_directory_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57953);
		var _host_files_mount_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41166);
		var _host_processes_process_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3526);
		function listGroupDirectories(name) {
			return readPlaces().flatMap(({ directory, mountPoint }) => [(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(mountPoint, name)]);
		}
		function sweepGroups() {
			const places = readPlaces().flatMap(({ directory, mountPoint }) => [directory, mountPoint]);
			const parents = new Set(places.filter((directory) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(directory)));
			for (const parent of parents) for (const name of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(parent)) if ((0, _host_run_directory_js__WEBPACK_IMPORTED_MODULE_5__.zI)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, name))) (0, _cgroup_js__WEBPACK_IMPORTED_MODULE_4__.Qt)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, name));
		}
		async function openCommandGroups(options) {
			sweepGroups();
			const own = tryPlaces(options);
			if (own.groups !== null) return own;
			const refused = await enterUserScope(options);
			const scoped = refused === null ? tryPlaces(options) : {
				groups: null,
				reason: refused
			};
			return scoped.groups === null ? {
				groups: null,
				reason: `${own.reason}; ${scoped.reason}`
			} : scoped;
		}
		function tryPlaces(options) {
			const places = readPlaces();
			if (places.length === 0) return {
				groups: null,
				reason: "no control groups for memory and processes are mounted"
			};
			const trees = [];
			try {
				for (const place of places) trees.push((0, _cgroup_js__WEBPACK_IMPORTED_MODULE_4__.WJ)(place, options.name));
				return { groups: (0, _cgroup_js__WEBPACK_IMPORTED_MODULE_4__.I6)({
					...options,
					trees
				}) };
			} catch (thrown) {
				for (const { directory } of trees) (0, _cgroup_js__WEBPACK_IMPORTED_MODULE_4__.Qt)(directory);
				return {
					groups: null,
					reason: `no control group can be made (${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.IP)(thrown)})`
				};
			}
		}
		function readPlaces() {
			return findGroupPlaces({
				mountInfo: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/self/mountinfo", "utf8"),
				ownGroups: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/self/cgroup", "utf8")
			});
		}
		const controllers = ["memory", "pids"];
		function findGroupPlaces(options) {
			const mounts = (0, _host_files_mount_table_js__WEBPACK_IMPORTED_MODULE_6__.TQ)(options.mountInfo);
			const groups = options.ownGroups.split("\n").flatMap(readGroup);
			const first = controllers.flatMap((controller) => {
				const path = groups.find(({ names }) => names.includes(controller))?.path;
				const mount = mounts.find(({ type, options: own }) => type === "cgroup" && own.includes(controller));
				return locate(1, [controller], path, mount);
			});
			if (first.length === controllers.length) return first;
			const unified = groups.find(({ hierarchy }) => hierarchy === "0")?.path;
			return locate(2, controllers, unified, mounts.find(({ type }) => type === "cgroup2"));
		}
		function locate(version, own, path, mount) {
			if (path === undefined || mount === undefined) return [];
			const below = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(mount.root, path);
			if ([...path.split("/"), ...below.split("/")].includes("..")) return [];
			return [{
				version,
				controllers: own,
				directory: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(mount.target, below),
				mountPoint: mount.target
			}];
		}
		function readGroup(line) {
			const [, hierarchy, names = "", path] = /^(\d+):([^:]*):(.*)$/.exec(line) ?? [];
			return hierarchy === undefined || path === undefined ? [] : [{
				hierarchy,
				names: names.split(","),
				path
			}];
		}
		const waitMs = 2e3;
		const stepMs = 10;
		async function enterUserScope(options) {
			const { busctl, environment, clock } = options;
			const bus = ["XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS"].flatMap((name) => {
				const value = environment[name];
				return value === undefined ? [] : [[name, value]];
			});
			if (busctl === null || bus.length === 0) return "there is no systemd of the user to ask for a scope";
			const unit = `${options.name}.scope`;
			const manager = [
				"org.freedesktop.systemd1",
				"/org/freedesktop/systemd1",
				"org.freedesktop.systemd1.Manager"
			];
			const own = [...(0, _host_processes_process_tree_js__WEBPACK_IMPORTED_MODULE_7__.UA)([process.pid]).keys()].map(String);
			const properties = [
				"2",
				"PIDs",
				"au",
				String(own.length),
				...own,
				"Delegate",
				"b",
				"true"
			];
			const args = [
				"--user",
				"call",
				...manager,
				"StartTransientUnit",
				"ssa(sv)a(sa(sv))",
				unit,
				"fail",
				...properties,
				"0"
			];
			const asked = (0, node_child_process__WEBPACK_IMPORTED_MODULE_2__.spawnSync)(busctl, args, {
				env: Object.fromEntries(bus),
				encoding: "utf8",
				timeout: waitMs
			});
			if (asked.status !== 0) return `the user's systemd gives no scope (${(asked.stderr ?? "").trim().split("\n")[0] ?? "no answer"})`;
			for (let waitedMs = 0; waitedMs < waitMs; waitedMs += stepMs) {
				if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/self/cgroup", "utf8").includes(`/${unit}`)) return null;
				await clock.sleep(stepMs);
			}
			return "the user's systemd has not moved this process into its scope";
		}
	}),
	41166: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			$X: () => listOtherPlaces,
			Kb: () => readMountTable,
			TQ: () => parseMountTable,
			xg: () => listMountedPaths
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88526);
		function readMountTable() {
			return parseMountTable((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/self/mountinfo", "utf8"));
		}
		function parseMountTable(mountInfo) {
			return mountInfo.split("\n").filter((line) => line !== "").map((line) => {
				const [before = "", after = ""] = line.split(" - ");
				const [, , device = "", root = "", target = ""] = before.split(" ").map(unescapeOctal);
				const [type = "", , options = ""] = after.split(" ");
				return {
					device,
					root,
					target,
					type,
					options: options.split(",")
				};
			});
		}
		function unescapeOctal(text) {
			return text.replaceAll(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 8)));
		}
		function listMountedPaths(path, mounted) {
			const own = locate(path, mounted);
			if (own === null) return [path];
			return mounted.filter(({ device, root }) => device === own.device && (0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.Yw)(root, own.path)).map(({ root, target }) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, own.path.slice(root === "/" ? 0 : root.length)));
		}
		function listOtherPlaces(directories, mounted) {
			const places = directories.flatMap((directory) => {
				const own = locate(directory, mounted);
				const parts = mounted.filter(({ device, root }) => own?.device === device && (0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.Yw)(own.path, root));
				return [...listMountedPaths(directory, mounted), ...parts.map(({ target }) => target)];
			});
			return [...new Set(places)].filter((place) => !directories.some((directory) => (0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.Yw)(directory, place)));
		}
		function locate(path, mounted) {
			const own = mounted.filter(({ target }) => (0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.Yw)(target, path)).reduce((best, one) => best === null || one.target.length >= best.target.length ? one : best, null);
			if (own === null) return null;
			return {
				device: own.device,
				path: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own.root, path.slice(own.target === "/" ? 0 : own.target.length))
			};
		}
	}),
	13467: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			OZ: () => isHosted,
			_o: () => hostChanges,
			dJ: () => findHostTools,
			fA: () => restoreHost,
			hf: () => changeHost,
			iH: () => loadProfile,
			oc: () => describeHostChange
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88343);
		var _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3526);
		var _find_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88317);
		const hostChanges = ["profile", "sysctl"];
		function findHostTools({ findProgram: find = _find_programs_js__WEBPACK_IMPORTED_MODULE_4__.FG, uid }) {
			return {
				sudo: uid === 0 ? null : find("sudo"),
				apparmorParser: find("apparmor_parser"),
				sysctl: find("sysctl"),
				bwrap: find("bwrap") ?? "/usr/bin/bwrap"
			};
		}
		function isHosted(environment) {
			return environment["RUNNER_ENVIRONMENT"] === "github-hosted";
		}
		const setting = "kernel.apparmor_restrict_unprivileged_userns";
		const commandTimeoutMs = 2e4;
		const changeSchema = zod__WEBPACK_IMPORTED_MODULE_5__.object({
			schema: zod__WEBPACK_IMPORTED_MODULE_5__.literal("host-change/v1"),
			change: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](["profile", "sysctl"]),
			holder: zod__WEBPACK_IMPORTED_MODULE_5__.object({
				pid: zod__WEBPACK_IMPORTED_MODULE_5__.number(),
				startTicks: zod__WEBPACK_IMPORTED_MODULE_5__.string()
			})
		});
		function describeHostChange(change) {
			return change === "profile" ? "an AppArmor profile that lets bwrap alone make user namespaces was loaded for this run" : `${setting} was set to 0 for this run`;
		}
		function changeHost(change, tools, stateDirectory) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(stateDirectory, {
				recursive: true,
				mode: 448
			});
			const written = {
				schema: "host-change/v1",
				change,
				holder: (0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_3__.xN)(process.pid)
			};
			(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(locate(stateDirectory), JSON.stringify(written), { mode: 384 });
			const failed = change === "profile" ? loadProfile(tools) : writeSetting(tools, "0");
			if (failed !== null) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(locate(stateDirectory), { force: true });
			return failed;
		}
		function loadProfile(tools) {
			return runParser(tools, ["--replace", "--skip-cache"]);
		}
		function restoreHost(tools, stateDirectory) {
			const file = locate(stateDirectory);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file)) return null;
			const change = changeSchema.safeParse(JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, "utf8")));
			if (!change.success) return `${file} is not one that a run has written`;
			if (change.data.holder.pid !== process.pid && (0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_3__.W_)(change.data.holder)) return null;
			const failed = change.data.change === "profile" ? runParser(tools, ["--remove"]) : writeSetting(tools, "1");
			if (failed === null) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(file);
			return failed;
		}
		function locate(stateDirectory) {
			return (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(stateDirectory, "host-change.json");
		}
		function renderProfile(bwrap) {
			return `abi <abi/4.0>,
include <tunables/global>

profile script-harness-bwrap ${bwrap} flags=(unconfined) {
  userns,
}
`;
		}
		function runParser(tools, args) {
			return runTool(tools, tools.apparmorParser, "apparmor_parser", args, renderProfile(tools.bwrap));
		}
		function writeSetting(tools, value) {
			return runTool(tools, tools.sysctl, "sysctl", ["-w", `${setting}=${value}`], "");
		}
		function runTool(tools, program, name, args, input) {
			if (program === null) return `${name} is not installed`;
			const command = [
				...tools.sudo === null ? [] : [
					tools.sudo,
					"-n",
					"--"
				],
				program,
				...args
			];
			const done = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(command[0] ?? program, command.slice(1), {
				env: _find_programs_js__WEBPACK_IMPORTED_MODULE_4__.yE,
				input,
				encoding: "utf8",
				timeout: commandTimeoutMs
			});
			if (done.status === 0) return null;
			const reason = (done.stderr ?? "").trim().split("\n")[0] ?? "";
			return `${name} failed: ${reason === "" ? `exit ${done.status ?? done.signal}` : reason}`;
		}
	}),
	60747: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			EO: () => locateEmptyFile,
			JM: () => checkCapabilities,
			Su: () => copyForOthers,
			TN: () => findClosedDirectory,
			_V: () => pickRunUser,
			iU: () => checkMappedUsers,
			kM: () => chownTree
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		const locateEmptyFile = (scratch) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, "empty");
		function checkMappedUsers() {
			const map = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/self/uid_map", "utf8").trim().split(/\s+/);
			if (map.length !== 3 || map[2] !== "1") return;
			throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "sandbox",
				message: "this user namespace maps a single uid, so commands cannot run as a separate user",
				hint: "Start the harness as an ordinary user outside of this namespace, or map a range of uids (`unshare --map-auto --map-root-user`)."
			});
		}
		const neededCapabilities = {
			CHOWN: 0n,
			DAC_OVERRIDE: 1n,
			SETGID: 6n,
			SETUID: 7n,
			SYS_CHROOT: 18n,
			SYS_ADMIN: 21n
		};
		function checkCapabilities() {
			const effective = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)$/m.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/self/status", "utf8"))?.[1] ?? "0"}`);
			const missing = Object.entries(neededCapabilities).flatMap(([name, bit]) => (effective & 1n << bit) === 0n ? [name] : []);
			if (missing.length === 0) return;
			throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "sandbox",
				message: `root lacks the capabilities ${missing.join(", ")} here, so it cannot run commands as another user`,
				hint: `Start the harness as an ordinary user: \`options: --user 1001\` in the \`container\` of the job, or \`runAsUser: 1001\` in the securityContext of a Kubernetes container. Or add \`capabilities: { add: [${missing.join(", ")}] }\` there. See docs/containers.md.`
			});
		}
		const firstUid = 60100;
		const lastUid = 60900;
		function pickRunUser(gitPath) {
			const { uid: ownerUid, gid: ownerGid } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(gitPath);
			const owner = {
				uid: ownerUid,
				gid: ownerGid
			};
			if (ownerUid !== 0) return {
				...owner,
				owner
			};
			const taken = new Set((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/etc/passwd", "utf8").split("\n").map((line) => Number(line.split(":")[2])));
			for (let uid = firstUid; uid <= lastUid; uid += 1) if (!taken.has(uid)) return {
				uid,
				gid: uid,
				owner
			};
			throw new Error(`every uid from ${firstUid} to ${lastUid} is taken`);
		}
		function chownTree(root, user) {
			walk(root, (path) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lchownSync)(path, user.uid, user.gid));
		}
		function copyForOthers(directory, scratch) {
			const copy = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, "copy-"));
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(directory, copy, { recursive: true });
			walk(copy, (path, stats) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, stats.isDirectory() ? 493 : 420));
			return copy;
		}
		function findClosedDirectory(path, user, from = "/") {
			let closed = null;
			for (let current = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);; current = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(current)) {
				const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(current);
				const bit = stats.uid === user.uid ? 64 : stats.gid === user.gid ? 8 : 1;
				if ((stats.mode & bit) === 0) closed = current;
				if (current === from) return closed;
			}
		}
		function walk(root, visit) {
			const pending = [root];
			for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
				const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
				if (stats === undefined) continue;
				visit(path, stats);
				if (stats.isDirectory()) for (const name of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path)) pending.push((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name));
			}
		}
	}),
	74612: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			$B: () => listJournaled,
			Iy: () => listBelow,
			Uc: () => describeError,
			Wx: () => recoverSteps,
			i$: () => locateJournal,
			oW: () => makeSteps
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88343);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45894);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22603);
		var _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90221);
		var _changes_stamp_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53112);
		var _changes_tree_entry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9062);
		const numberSchema = zod__WEBPACK_IMPORTED_MODULE_8__.string().regex(/^-?[0-9]{1,30}$/);
		const identitySchema = zod__WEBPACK_IMPORTED_MODULE_8__.strictObject({
			ino: numberSchema,
			size: numberSchema,
			mtimeNs: numberSchema
		});
		const keySchema = zod__WEBPACK_IMPORTED_MODULE_8__.string().refine((key) => key.split("/").every((part) => ![
			"",
			".",
			".."
		].includes(part) && isName(part)), "not a relative path");
		const stepSchema = zod__WEBPACK_IMPORTED_MODULE_8__.strictObject({
			key: keySchema,
			place: zod__WEBPACK_IMPORTED_MODULE_8__.union([zod__WEBPACK_IMPORTED_MODULE_8__.literal(""), keySchema]),
			hadOld: zod__WEBPACK_IMPORTED_MODULE_8__.boolean(),
			made: identitySchema.nullable()
		});
		const journalSchema = zod__WEBPACK_IMPORTED_MODULE_8__.strictObject({
			schema: zod__WEBPACK_IMPORTED_MODULE_8__.literal("publish/v1"),
			phase: zod__WEBPACK_IMPORTED_MODULE_8__["enum"](["writing", "written"]),
			workspace: zod__WEBPACK_IMPORTED_MODULE_8__.strictObject({
				path: zod__WEBPACK_IMPORTED_MODULE_8__.string().startsWith("/"),
				dev: numberSchema,
				ino: numberSchema
			}),
			id: zod__WEBPACK_IMPORTED_MODULE_8__.string().regex(/^[0-9a-f]{16}$/),
			steps: zod__WEBPACK_IMPORTED_MODULE_8__.array(stepSchema),
			emptied: zod__WEBPACK_IMPORTED_MODULE_8__.array(keySchema)
		});
		class ChangedMeanwhile extends Error {
			name = "ChangedMeanwhile";
		}
		const journalName = /^publish-[0-9a-f]{16}\.json$/;
		function locateJournal(stateDirectory, workspace) {
			return (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(stateDirectory, `publish-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(workspace).digest("hex").slice(0, 16)}.json`);
		}
		function listJournaled(stateDirectory) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(stateDirectory).filter((name) => journalName.test(name)).flatMap((name) => {
				const journal = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(stateDirectory, name);
				const found = readJournal(journal);
				return found === null ? [] : [{
					journal,
					workspace: found.workspace.path
				}];
			});
		}
		function makeSteps(options) {
			const { workspace, journal } = options;
			const { dev, ino } = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(workspace, { bigint: true });
			const steps = options.steps.map(({ key, place, old }) => ({
				key,
				place,
				hadOld: old !== null,
				made: null
			}));
			const begun = {
				schema: "publish/v1",
				phase: "writing",
				workspace: {
					path: workspace,
					dev: String(dev),
					ino: String(ino)
				},
				id: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString("hex"),
				steps,
				emptied: [...options.emptied]
			};
			const reowned = [];
			let at = null;
			try {
				writeJournal(journal, begun);
				for (const [index, { key, make }] of options.steps.entries()) {
					const step = steps[index];
					if (step === undefined || make === null) continue;
					at = key;
					(0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_5__.iD)(workspace, nameFiles(begun, index).temporary, (path) => {
						if (!createNew(path, make)) reowned.push((0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_6__.kB)(key));
						step.made = readIdentity((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { bigint: true }));
					});
				}
				at = null;
				writeJournal(journal, begun);
				for (const [index, step] of options.steps.entries()) {
					at = step.key;
					replace(workspace, step, nameFiles(begun, index));
				}
				at = null;
				writeJournal(journal, {
					...begun,
					phase: "written"
				});
			} catch (thrown) {
				const { paths, kept, reason } = undo(workspace, begun);
				if (reason === null) removeJournal(journal);
				if (thrown instanceof ChangedMeanwhile && at !== null && paths.length === 0) return {
					type: "changed",
					key: at
				};
				const place = at === null ? journal : (0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_6__.kB)(at);
				const olds = kept.length === 0 ? "" : `; the old files are ${(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__.Pe)(kept)}`;
				return {
					type: "failed",
					reason: `${place}: ${describeError(thrown)}${olds}`,
					written: paths
				};
			}
			clear(workspace, begun);
			removeJournal(journal);
			return {
				type: "done",
				reowned
			};
		}
		function recoverSteps(journal, workspace) {
			const found = readJournal(journal);
			if (found === null) return { type: "nothing" };
			const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(workspace, {
				bigint: true,
				throwIfNoEntry: false
			});
			const { path, dev, ino } = found.workspace;
			if (path !== workspace || String(stats?.dev) !== dev || String(stats?.ino) !== ino) {
				removeJournal(journal);
				return { type: "nothing" };
			}
			const paths = found.steps.map(({ key }) => (0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_6__.kB)(key));
			if (found.phase === "written") {
				clear(workspace, found);
				removeJournal(journal);
				return {
					type: "finished",
					paths
				};
			}
			const undone = undo(workspace, found);
			if (undone.reason === null) removeJournal(journal);
			return undone.paths.length === 0 ? {
				type: "undone",
				paths
			} : {
				type: "partly",
				...undone
			};
		}
		function describeError(thrown) {
			return (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.IP)(thrown).split(/, \w+ '/, 1)[0] ?? "";
		}
		function nameFiles({ id, steps }, index) {
			const place = steps[index]?.place ?? "";
			const start = `${place === "" ? "" : `${place}/`}.script-harness-${id}-${index}`;
			return {
				temporary: `${start}.new`,
				backup: `${start}.old`
			};
		}
		function readIdentity(stats) {
			const { size, mtimeNs } = stats.isDirectory() ? {
				size: 0,
				mtimeNs: 0
			} : stats;
			return {
				ino: String(stats.ino),
				size: String(size),
				mtimeNs: String(mtimeNs)
			};
		}
		function createNew(path, { kind, source, mode, owner }) {
			if (kind !== "file") {
				if (kind === "symlink") (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.symlinkSync)((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(source, "buffer"), path);
				else (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(path, mode);
				return setOwner(owner, (uid, gid) => (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lchownSync)(path, uid, gid));
			}
			const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL, 384);
			try {
				(0, _changes_tree_entry_js__WEBPACK_IMPORTED_MODULE_7__.xj)(source, (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(source).size).writeTo(descriptor);
				const isOwned = setOwner(owner, (uid, gid) => (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fchownSync)(descriptor, uid, gid));
				(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(descriptor, mode);
				return isOwned;
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
			}
		}
		function setOwner(owner, chown) {
			if (owner === null) return true;
			const setBoth = () => {
				chown(Number(owner.uid), Number(owner.gid));
				return true;
			};
			return (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.NW)(setBoth, false, "EPERM");
		}
		function replace(workspace, { key, old, make }, { temporary, backup }) {
			const now = (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_5__.Je)(workspace, key);
			if (!isUnchanged(now, old)) throw new ChangedMeanwhile("another process has changed it");
			if (now !== null) move(workspace, key, backup);
			if (now?.isDirectory() === true) {
				const [file] = listBelow(workspace, backup).files;
				if (file !== undefined) {
					const text = `${(0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_6__.kB)(key + file.slice(backup.length))} is in it, which is not part of the changes`;
					throw new Error(`a file replaces this directory, but ${text}`);
				}
			}
			if (make !== null) move(workspace, temporary, key);
		}
		function isUnchanged(now, old) {
			if (now === null || old === null) return now === old;
			if (now.ino !== old.ino || (0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_6__.X0)(now) !== (0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_6__.X0)(old)) return false;
			if (now.isDirectory()) return true;
			return now.size === old.size && now.mtimeNs === old.mtimeNs && (now.ctimeNs === old.ctimeNs || now.nlink > 1n);
		}
		function undo(workspace, journal) {
			const paths = [];
			const kept = [];
			let reason = null;
			for (const [index, step] of [...journal.steps.entries()].toReversed()) {
				const path = (0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_6__.kB)(step.key);
				const files = nameFiles(journal, index);
				try {
					if (undoStep(workspace, step, files)) continue;
					if ((0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_5__.Je)(workspace, files.backup) !== null) kept.unshift((0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_6__.kB)(files.backup));
				} catch (thrown) {
					reason ??= `${path}: ${describeError(thrown)}`;
				}
				paths.unshift(path);
			}
			return {
				paths,
				kept,
				reason
			};
		}
		function undoStep(workspace, { key, place, hadOld, made }, { temporary, backup }) {
			const isPlaceLeft = (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_5__.uS)(workspace, place, () => true) ?? false;
			if (!isPlaceLeft) return false;
			const now = (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_5__.Je)(workspace, key);
			const kept = (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_5__.Je)(workspace, backup);
			const ready = (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_5__.Je)(workspace, temporary);
			if (ready !== null) remove(workspace, temporary);
			const isNew = now !== null && made !== null && isSame(readIdentity(now), made);
			if (kept !== null) {
				if (now !== null && (!isNew || !remove(workspace, key))) return false;
				move(workspace, backup, key);
				return true;
			}
			if (hadOld) return now !== null && !isNew;
			return now === null || made === null || ready !== null || isNew && remove(workspace, key);
		}
		function isSame(left, right) {
			return Object.entries(left).every(([name, value]) => right[name] === value);
		}
		function clear(workspace, journal) {
			const tryAll = (keys) => {
				for (const key of keys) try {
					remove(workspace, key);
				} catch (thrown) {
					if (!(thrown instanceof Error)) throw thrown;
				}
			};
			for (const index of journal.steps.keys()) {
				const { backup } = nameFiles(journal, index);
				tryAll([...listBelow(workspace, backup).directories, backup]);
			}
			tryAll(journal.emptied.filter((key) => (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_5__.Je)(workspace, key)?.isDirectory() === true));
		}
		function listBelow(workspace, directory) {
			const files = [];
			const directories = [];
			const pending = [directory];
			for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
				const at = key;
				(0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_5__.uS)(workspace, at, (path, descriptor) => {
					const names = (0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_6__.r6)(path, descriptor, "leave");
					if (names === null) return void files.push(at);
					for (const name of names) {
						const inner = `${at}/${name}`;
						if ((0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_5__.l6)((0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_5__.EM)(path, name))?.isDirectory() !== true) files.push(inner);
						else {
							directories.push(inner);
							pending.push(inner);
						}
					}
				});
			}
			return {
				files,
				directories: directories.toReversed()
			};
		}
		function move(workspace, from, to) {
			(0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_5__.iD)(workspace, from, (source) => (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_5__.iD)(workspace, to, (target) => (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(source, target)));
		}
		function remove(workspace, key) {
			const stats = (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_5__.Je)(workspace, key);
			if (stats === null) return true;
			const removeIt = (path) => {
				if (stats.isDirectory()) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(path);
				else (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(path);
				return true;
			};
			return (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.NW)(() => (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_5__.iD)(workspace, key, removeIt), false, "ENOTEMPTY");
		}
		function writeJournal(file, journal) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), {
				recursive: true,
				mode: 448
			});
			const flags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_TRUNC | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW;
			const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(`${file}.tmp`, flags, 384);
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(descriptor, JSON.stringify(journal));
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
			}
			(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(`${file}.tmp`, file);
		}
		function removeJournal(file) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(file, { force: true });
		}
		function readJournal(file) {
			try {
				return (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_5__.D4)(file, ({ uid, mode }, descriptor) => {
					if (uid !== process.getuid?.() || (mode & 18) !== 0) throw new Error("another user can write it");
					return journalSchema.parse(JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(descriptor, "utf8")));
				});
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.up)(thrown, "ENOENT")) return null;
				throw refuseJournal(file, thrown);
			}
		}
		function refuseJournal(file, cause) {
			return new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
				code: "usage",
				message: `${file} is not a journal that a run of this user has written`,
				hint: "Compare the workspace with its commit, then remove this file.",
				cause
			});
		}
		function isName(part) {
			return !part.includes("\0") && Buffer.from(part, "latin1").toString("latin1") === part;
		}
	}),
	55590: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			ME: () => readStartTime,
			mk: () => publish,
			qq: () => compareWithStart
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45894);
		var _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90221);
		var _changes_stamp_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53112);
		var _changes_tree_entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9062);
		var _git_git_layout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41125);
		var _publish_journal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74612);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22603);
		const maxForeignBytes = 1024 * 1024;
		const maxForeignFiles = 10;
		const maxProblems = 10;
		function publish(options) {
			const { workspace, journal } = options;
			const foreign = compareWithStart(options);
			if (foreign !== null) return foreign;
			const { steps, emptied, linked, problems } = planSteps(options);
			if (problems.length > 0) return {
				type: "failed",
				reason: problems.slice(0, maxProblems).join("; "),
				written: []
			};
			if (steps.length === 0 && emptied.length === 0) return {
				type: "published",
				warnings: []
			};
			const result = (0, _publish_journal_js__WEBPACK_IMPORTED_MODULE_7__.oW)({
				workspace,
				journal,
				steps,
				emptied
			});
			if (result.type === "changed") return reportForeign(workspace, [result.key]);
			if (result.type === "failed") return result;
			const warnings = [[linked, "had several hard links: it is a separate file now, and the other names keep the old content"], [result.reowned, "could not keep owner and group: the user of the run owns it now"]];
			return {
				type: "published",
				warnings: warnings.flatMap(([paths, text]) => paths.length === 0 ? [] : [`${(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_2__.Pe)(paths)} ${text}`])
			};
		}
		function compareWithStart({ workspace, changes, start, base = new Map() }) {
			const changed = new Set(changes.map(({ key }) => key));
			function isForeign({ key, path, now }) {
				const stats = (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_3__.Je)(workspace, key);
				if (stats === null || stats.isDirectory()) return now !== null && now !== "directory" && start.files.has(path);
				return stats.ctimeNs > start.time && !isAsInBase(key, path, stats);
			}
			function isAsInBase(key, path, stats) {
				const before = base.get(path) ?? null;
				const mode = stats.isSymbolicLink() ? "120000" : (stats.mode & 64n) === 0n ? "100644" : "100755";
				if (before?.mode !== mode || stats.nlink !== 1n || !(stats.isFile() || stats.isSymbolicLink())) return false;
				try {
					const read = (file) => stats.isSymbolicLink() ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(file, "buffer") : (0, _changes_tree_entry_js__WEBPACK_IMPORTED_MODULE_5__.xj)(file, Number(stats.size)).read();
					return (0, _git_git_layout_js__WEBPACK_IMPORTED_MODULE_6__.Qm)((0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_3__.iD)(workspace, key, read), before.object) === before.object;
				} catch (thrown) {
					if (!(thrown instanceof Error)) throw thrown;
					return false;
				}
			}
			function isReplaced(key) {
				const stats = (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_3__.Je)(workspace, key);
				if (stats === null || stats.ctimeNs <= start.time) return false;
				if (!stats.isDirectory()) return !changed.has(key);
				const inode = start.directories.get((0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_4__.kB)(key));
				return inode !== undefined && inode !== stats.ino;
			}
			const directories = new Set(changes.flatMap(({ key }) => (0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_2__.WJ)(key)));
			const foreign = [...[...directories].filter(isReplaced), ...changes.filter(isForeign).map(({ key }) => key)];
			return foreign.length === 0 ? null : reportForeign(workspace, foreign);
		}
		function reportForeign(workspace, keys) {
			const contents = [];
			for (const key of keys) {
				if (contents.length >= maxForeignFiles) break;
				const stats = (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_3__.Je)(workspace, key);
				if (stats?.isFile() !== true || stats.size > maxForeignBytes) continue;
				try {
					const content = (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_3__.iD)(workspace, key, (path) => (0, _changes_tree_entry_js__WEBPACK_IMPORTED_MODULE_5__.xj)(path, Number(stats.size)).read());
					contents.push({
						path: (0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_4__.kB)(key),
						content
					});
				} catch (thrown) {
					if (!(thrown instanceof Error)) throw thrown;
				}
			}
			return {
				type: "changed",
				paths: keys.map(_changes_stamp_js__WEBPACK_IMPORTED_MODULE_4__.kB),
				contents
			};
		}
		function planSteps({ workspace, directory, changes }) {
			const removals = [];
			const additions = new Map();
			const emptied = new Set();
			const linked = [];
			const problems = new Map();
			const isRoot = process.getuid?.() === 0;
			const isDirectory = (key) => (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_3__.Je)(workspace, key)?.isDirectory() === true;
			const replaced = new Set(changes.filter(({ key, now }) => (now === "file" || now === "symlink") && isDirectory(key)).map(({ key }) => key));
			function findPlace(key) {
				const directories = ["", ...(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_2__.WJ)(key)];
				const end = directories.findIndex((above) => replaced.has(above) || !isDirectory(above));
				const place = directories.at(end === -1 ? -1 : end - 1) ?? "";
				const stats = (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_3__.Je)(workspace, place);
				if (stats === null) throw new Error(`another process moved ${(0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_4__.kB)(place)} while the changes were prepared`);
				return {
					key: place,
					stats
				};
			}
			function checkDirectory(key) {
				(0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_3__.uS)(workspace, key, (path) => {
					try {
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
					} catch (thrown) {
						const text = `${key === "" ? workspace : (0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_4__.kB)(key)}: this directory cannot be written: ${(0, _publish_journal_js__WEBPACK_IMPORTED_MODULE_7__.Uc)(thrown)}`;
						problems.set(key, text);
					}
				});
			}
			function removePath(key, old) {
				const above = (0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_2__.WJ)(key);
				checkDirectory(above.at(-1) ?? "");
				removals.push({
					key,
					place: findPlace(key).key,
					old,
					make: null
				});
				for (const each of above) if ((0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_3__.Je)(directory, each)?.isDirectory() !== true) emptied.add(each);
			}
			function addDirectories(key) {
				for (const above of (0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_2__.WJ)(key)) {
					if (additions.has(above) || isDirectory(above)) continue;
					if ((0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_3__.Je)(workspace, above) !== null) return void problems.set(above, `${(0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_4__.kB)(above)}: not a directory`);
					const { key: place, stats } = findPlace(above);
					const make = {
						kind: "directory",
						source: Buffer.alloc(0),
						mode: Number(stats.mode) & 511
					};
					additions.set(above, {
						key: above,
						place,
						old: null,
						make: {
							...make,
							owner: isRoot ? stats : null
						}
					});
				}
			}
			function addPath({ key, kind }, now, old) {
				addDirectories(key);
				const place = findPlace(key);
				checkDirectory(place.key);
				const source = (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_3__.EM)(directory, key);
				const { mode } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(source);
				const isKept = now === "file" && old?.isFile() === true && kind !== "mode";
				const make = {
					kind: now,
					source,
					mode: isKept ? keepMode(Number(old.mode), mode) : mode & 511 | (now === "directory" ? 448 : 0),
					owner: old ?? (isRoot ? place.stats : null)
				};
				additions.set(key, {
					key,
					place: place.key,
					old,
					make
				});
				if (old?.isFile() === true && old.nlink > 1n) linked.push((0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_4__.kB)(key));
			}
			for (const change of changes) {
				const { key, now } = change;
				const stats = (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_3__.Je)(workspace, key);
				if (now === "file" || now === "symlink") addPath(change, now, stats);
				else if (now === "directory") {
					if (stats?.isDirectory() !== true) addPath(change, now, stats);
				} else if (stats?.isDirectory() === true) emptied.add(key);
				else if (stats !== null) removePath(key, stats);
			}
			return {
				steps: [...removals, ...additions.values()],
				emptied: [...emptied].toSorted((left, right) => right.split("/").length - left.split("/").length),
				linked,
				problems: [...problems.values()]
			};
		}
		function keepMode(old, sealed) {
			const mode = old & 511;
			if ((mode & 64) === (sealed & 64)) return mode;
			return (sealed & 64) === 0 ? mode & ~73 : mode | 64 | (mode & 36) >> 2;
		}
		function readStartTime(workspace) {
			const nameless = 4194304 | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY;
			try {
				return readNewTime(workspace, nameless | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR);
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_8__.up)(thrown, "EOPNOTSUPP", "ENOTSUP", "EISDIR", "EINVAL")) {
					const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, `.script-harness-start-${process.pid}`);
					try {
						return readNewTime(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_EXCL);
					} finally {
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
					}
				}
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_8__.up)(thrown, "EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT")) return BigInt(Date.now() + 1) * 1000000n;
				throw thrown;
			}
		}
		function readNewTime(path, flags) {
			const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags, 384);
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor, { bigint: true }).ctimeNs;
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
			}
		}
	}),
	2024: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			vb: () => recoverWorkspaces,
			MF: () => reserveWorkspace
		});
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var external_node_crypto_ = __webpack_require__(77598);
		var external_node_net_ = __webpack_require__(77030);
		var external_node_child_process_ = __webpack_require__(31421);
		var cgroup = __webpack_require__(23624);
		;
		const script = `remove() { rm -rf -- "$scratch" || { chmod -R u+rwX -- "$scratch"; rm -rf -- "$scratch"; }; }
if read -r line; then remove; exit; fi
looks=0
empty=0
while [ $looks -lt 100 ] && [ $empty -lt 3 ]; do
  left=$(
    printf '%s\\n' "$mark" | grep -lasF -f - /proc/[0-9]*/cmdline | cut -d / -f 3
    printf '%s\\n' "$groups" | while read -r group; do find "$group" -name ${cgroup.Of} -prune -o -name cgroup.procs -exec cat {} +; done
  )
  if [ -z "$left" ]; then empty=$((empty + 1)); else empty=0; fi
  for pid in $left; do kill -9 "$pid"; done
  looks=$((looks + 1))
  sleep 0.05
done
remove
printf '%s\\n' "$groups" | while read -r group; do find "$group" -depth -type d -exec rmdir -- {} \\;; done`;
		function startGuardian(options) {
			const child = (0, external_node_child_process_.spawn)(options.sh, [
				"-c",
				script,
				"guardian"
			], {
				env: {
					PATH: "/usr/bin:/bin",
					LC_ALL: "C",
					scratch: options.scratch,
					mark: (0, external_node_path_.basename)(options.scratch),
					groups: options.groups.join("\n")
				},
				cwd: "/",
				stdio: [
					"pipe",
					"ignore",
					"ignore"
				],
				detached: true
			});
			const { stdin } = child;
			stdin.on("error", () => undefined);
			child.on("error", () => undefined);
			child.unref();
			if ("unref" in stdin && typeof stdin.unref === "function") stdin.unref();
			return { end: () => void stdin.end("end\n") };
		}
		var open_groups = __webpack_require__(98577);
		var list_workspace = __webpack_require__(50483);
		var types_error = __webpack_require__(22603);
		var closed_view = __webpack_require__(99429);
		var paths = __webpack_require__(88526);
		var run_user = __webpack_require__(60747);
		;
		function planWorkspace(options) {
			const { workspace, layout, scratch } = options;
			const fixed = [
				".git",
				".github",
				...options.protectedPaths
			].map((path) => (0, external_node_path_.join)(workspace, path));
			for (const path of fixed) {
				const link = (0, paths.KZ)(workspace, path);
				if (link !== null) throw new types_error.tj({
					code: "sandbox",
					message: `${(0, external_node_path_.relative)(workspace, link)} is a symbolic link, so ${(0, external_node_path_.relative)(workspace, path)} cannot be protected`,
					hint: "Replace the link by a real file or directory."
				});
			}
			const isThere = (path) => (0, paths.uq)(path) !== null && (0, paths.KZ)(workspace, path) === null;
			(0, external_node_fs_.writeFileSync)((0, run_user.EO)(scratch), "", { mode: 420 });
			const placeholders = [...new Set(fixed.filter((path) => path !== (0, external_node_path_.join)(workspace, ".git")).flatMap((path) => findMissingPart(workspace, path) ?? []))];
			return {
				...(0, closed_view.Ib)(options),
				fixedPaths: [...new Set([...fixed.filter(isThere), ...placeholders])],
				placeholders,
				nestedRepositories: options.listing.nestedRepositories.map((path) => (0, external_node_path_.join)(workspace, path)),
				emptied: layout.includedFiles,
				findUnreadable: (directory) => (0, closed_view.cg)(directory, options)
			};
		}
		function findMissingPart(root, path) {
			if ((0, paths.uq)(path) !== null) return null;
			let current = path;
			while ((0, external_node_path_.dirname)(current) !== root && (0, paths.uq)((0, external_node_path_.dirname)(current)) === null) current = (0, external_node_path_.dirname)(current);
			return current;
		}
		var run_directory = __webpack_require__(57953);
		var publish = __webpack_require__(55590);
		var path_text = __webpack_require__(45894);
		var publish_journal = __webpack_require__(74612);
		;
		async function reserveWorkspace(options) {
			const { workspace, layout, stateDirectory } = options;
			(0, run_directory.dB)(options.temporaryDirectory);
			const unlock = await lockWorkspace(stateDirectory, workspace);
			let scratch;
			try {
				scratch = (0, run_directory.HZ)(options.temporaryDirectory);
			} catch (thrown) {
				unlock();
				throw thrown;
			}
			const groups = (0, open_groups.Jv)((0, external_node_path_.basename)(scratch));
			let guardian = null;
			let opening = null;
			const release = () => {
				for (const group of groups) (0, cgroup.Qt)(group);
				if (guardian === null) (0, run_directory.TX)(scratch);
				else guardian.end();
				unlock();
			};
			try {
				const recovered = recoverWorkspace(stateDirectory, workspace);
				const time = (0, publish.ME)(workspace);
				const user = options.uid === 0 ? (0, run_user._V)(layout.gitPath) : null;
				if (user !== null) {
					(0, external_node_fs_.chownSync)(scratch, options.uid, user.gid);
					(0, external_node_fs_.chmodSync)(scratch, 456);
				}
				opening = options.openSpace(scratch, user);
				const listing = (0, list_workspace.i)(workspace, options.policy.closed);
				const plan = planWorkspace({
					...options,
					listing,
					scratch
				});
				const space = await opening;
				guardian = startGuardian({
					sh: options.sh,
					scratch,
					groups
				});
				const start = {
					time,
					files: new Set([...listing.files, ...listing.links]),
					directories: listing.directories
				};
				return {
					workspace,
					scratch,
					user,
					plan,
					start,
					recovered,
					space,
					release
				};
			} catch (thrown) {
				const opened = await opening?.catch(() => null);
				await opened?.end();
				release();
				throw thrown;
			}
		}
		function recoverWorkspace(stateDirectory, workspace) {
			const journal = (0, publish_journal.i$)(stateDirectory, workspace);
			const done = (0, publish_journal.Wx)(journal, workspace);
			switch (done.type) {
				case "nothing": return [];
				case "finished": return [`an earlier run was killed while it wrote to the workspace; its changes of ${(0, path_text.Pe)(done.paths)} are complete now`];
				case "undone": return [`an earlier run was killed while it wrote to the workspace; its changes of ${(0, path_text.Pe)(done.paths)} are undone`];
				case "partly": {
					const message = `an earlier run was killed while it wrote to ${workspace}; its changes are undone, except ${(0, path_text.Pe)(done.paths)}`;
					const olds = done.kept.length === 0 ? "" : `; the old files are ${(0, path_text.Pe)(done.kept)}`;
					if (done.reason === null) return [`${message}, because another process has changed these paths since${olds}`];
					throw new types_error.tj({
						code: "usage",
						message: `${message} (${done.reason})${olds}`,
						hint: `Let this user write there, and start again; or restore the files with git, and remove ${journal}.`
					});
				}
			}
		}
		async function recoverWorkspaces(stateDirectory) {
			if (!(0, external_node_fs_.existsSync)(stateDirectory)) return [];
			const notes = [];
			for (const { journal, workspace } of (0, publish_journal.$B)(stateDirectory)) {
				if (journal !== (0, publish_journal.i$)(stateDirectory, workspace)) continue;
				const unlock = await lockWorkspace(stateDirectory, workspace).catch((thrown) => {
					if (thrown instanceof types_error.tj && thrown.code === "usage") return null;
					throw thrown;
				});
				if (unlock === null) continue;
				try {
					notes.push(...recoverWorkspace(stateDirectory, workspace));
				} finally {
					unlock();
				}
			}
			return notes;
		}
		async function lockWorkspace(stateDirectory, workspace) {
			const server = (0, external_node_net_.createServer)((connection) => connection.destroy());
			const id = (0, external_node_crypto_.createHash)("sha256").update(`${stateDirectory}\0${workspace}`).digest("hex").slice(0, 16);
			await new Promise((resolve, reject) => {
				server.once("error", (error) => reject((0, types_error.up)(error, "EADDRINUSE") ? buildBusyError(workspace) : error));
				server.listen({ path: `\0script-harness-${id}` }, resolve);
			});
			server.unref();
			return () => server.close();
		}
		function buildBusyError(workspace) {
			return new types_error.tj({
				code: "usage",
				message: `another run works in ${workspace}`,
				hint: "Wait for its end, or use another checkout."
			});
		}
	})
};
