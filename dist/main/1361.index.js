export const id = 1361;
export const ids = [1361];
export const modules = {
	40307: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			$4: () => readVersion,
			$A: () => refusesLinks,
			MG: () => describeHole,
			R7: () => buildHolderArguments,
			ZD: () => buildBubblewrapArguments,
			_h: () => readFeatures,
			aF: () => listFeatures,
			b8: () => renderMounts,
			br: () => buildRootArguments,
			h0: () => buildKeeper,
			ls: () => linkProbe,
			nB: () => sandboxHostName,
			x: () => markProcess
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _host_files_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88526);
		var _mounts_mounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63920);
		function readFeatures(help) {
			const options = new Set(help.match(/(?<![^\s])--[a-z-]+/g));
			const has = (option) => options.has(option);
			return {
				size: has("--size"),
				disableUserNamespaces: has("--disable-userns")
			};
		}
		function readVersion(printed) {
			return /(?<!\d)\d+(?:\.\d+)+/.exec(printed)?.[0] ?? "unknown";
		}
		const throughLink = "/link/bin";
		const linkProbe = [
			"--symlink",
			"/oldroot/usr",
			"/link",
			"--dir",
			throughLink,
			"/no-program"
		];
		function refusesLinks(printed) {
			return printed.includes(throughLink);
		}
		function describeHole(version) {
			return `bubblewrap ${version} creates mount targets through links (CVE-2026-87766, fixed in 0.12.0 and in updates of distributions); no mount target here is in a directory that commands can change`;
		}
		function listFeatures({ size, disableUserNamespaces }) {
			return [{
				option: "--size",
				has: size,
				without: "temporary space is bound by the memory limit of the control group, or only measured without one"
			}, {
				option: "--disable-userns",
				has: disableUserNamespaces,
				without: "the seccomp filter alone refuses new namespaces"
			}];
		}
		function markProcess(scratch) {
			return ["--unsetenv", (0, node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(scratch)];
		}
		const sandboxHostName = "sandbox";
		function buildBubblewrapArguments(options) {
			const { features, identity, root } = options;
			const made = "directory" in root ? [] : ["/", "/dev"];
			return [
				"--unshare-user",
				...identity === null ? [] : [
					"--uid",
					String(identity.uid),
					"--gid",
					String(identity.gid)
				],
				"--unshare-pid",
				"--unshare-ipc",
				"--unshare-uts",
				"--unshare-cgroup",
				...options.network === "own" ? ["--unshare-net"] : [],
				"--hostname",
				sandboxHostName,
				"--new-session",
				"--die-with-parent",
				"--cap-drop",
				"ALL",
				...features.disableUserNamespaces ? ["--disable-userns"] : [],
				..."directory" in root ? [
					"--dev-bind",
					root.directory,
					"/"
				] : [
					...renderMinimalRoot(root),
					"--dev",
					"/dev"
				],
				"--proc",
				"/proc",
				...renderMounts(options.mounts, features, "own"),
				...[...made, ...listSealed(options.mounts)].flatMap((target) => ["--remount-ro", target]),
				...options.seccompDescriptor === null ? [] : ["--seccomp", String(options.seccompDescriptor)],
				"--json-status-fd",
				String(options.statusDescriptor),
				...options.gate,
				"--chdir",
				options.cwd
			];
		}
		function listSealed(mounts) {
			return mounts.flatMap((mount, at) => mount.type === "temporary" && mount.sealed === true && mounts.findLastIndex(({ target }) => target === mount.target) === at ? [mount.target] : []);
		}
		function buildHolderArguments(options) {
			return [
				...options.users === "own" ? ["--unshare-user"] : ["--cap-drop", "ALL"],
				"--unshare-net",
				"--unshare-pid",
				"--new-session",
				"--die-with-parent",
				"--dev-bind",
				"/dev",
				"/dev",
				"--proc",
				"/proc",
				...renderMinimalRoot(options.root),
				...renderMounts(options.mounts, { size: false }, "own"),
				"--chdir",
				"/"
			];
		}
		function buildKeeper({ bwrap, sh }, scratch, options) {
			const kept = [
				"--die-with-parent",
				"--dev-bind",
				"/",
				"/",
				...options
			];
			return [
				bwrap,
				...markProcess(scratch),
				...kept,
				"--",
				sh,
				"-c",
				"echo ready; exec cat"
			];
		}
		function renderMounts(mounts, features, users) {
			return mounts.flatMap((mount) => renderMount(mount, features, users));
		}
		function buildRootArguments({ directory, mounts }, base, features, users) {
			const inside = [...base.readOnly.map(_mounts_mounts_js__WEBPACK_IMPORTED_MODULE_2__.Of), ...mounts].map((mount) => ({
				...mount,
				target: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, mount.target)
			}));
			const makeAbove = (path) => (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_1__.vl)(directory, path).flatMap((above) => ["--dir", above]);
			return [
				"--tmpfs",
				directory,
				"--dev",
				(0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, "dev"),
				"--dir",
				(0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, "proc"),
				...base.links.flatMap(({ target, path }) => [
					...makeAbove((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, path)),
					"--symlink",
					target,
					(0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, path)
				]),
				...inside.flatMap((mount) => [...makeAbove(mount.target), ...renderMount(mount, features, users)]),
				...[
					directory,
					(0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, "dev"),
					...listSealed(inside)
				].flatMap((target) => ["--remount-ro", target])
			];
		}
		function renderMinimalRoot(root) {
			return [...root.readOnly.flatMap((path) => [
				"--ro-bind",
				path,
				path
			]), ...root.links.flatMap(({ target, path }) => [
				"--symlink",
				target,
				path
			])];
		}
		function renderMount(mount, features, users) {
			switch (mount.type) {
				case "read-only": return [
					"--ro-bind",
					mount.source,
					mount.target
				];
				case "writable": return [
					"--bind",
					mount.source,
					mount.target
				];
				case "temporary": return [
					...users === "host" ? ["--perms", "1777"] : [],
					...features.size ? ["--size", String(mount.maxBytes)] : [],
					"--tmpfs",
					mount.target
				];
			}
		}
	}),
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
		function createCommandGroups(trees, limits) {
			const version = trees[0]?.version ?? 2;
			let count = 0;
			let leaving = [];
			function make() {
				count += 1;
				const groups = trees.map((tree) => ({
					...tree,
					directory: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(tree.directory, String(count))
				}));
				try {
					for (const group of groups) {
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(group.directory);
						for (const [file, value] of listLimits(group, limits)) writeLimit(group.directory, file, value);
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
					leaving = removeEnded(leaving);
					const groups = make();
					let open = true;
					return {
						async admit(pids) {
							await Promise.all(groups.map(({ directory }) => admitAll((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, "cgroup.procs"), pids)));
						},
						close() {
							if (!open) return [];
							open = false;
							const met = groups.flatMap((group) => readMet(group, limits));
							leaving = [...leaving, ...removeEnded(groups.map(({ directory }) => directory))];
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
				memory: version === 1 ? [["memory.limit_in_bytes", memory], ["memory.memsw.limit_in_bytes", memory]] : [
					["memory.max", memory],
					["memory.swap.max", "0"],
					["memory.oom.group", "1"]
				],
				pids: [["pids.max", String(processes + ownProcesses)]]
			};
			return controllers.flatMap((controller) => files[controller]);
		}
		const optionalFiles = [
			"memory.memsw.limit_in_bytes",
			"memory.swap.max",
			"memory.oom.group"
		];
		function writeLimit(directory, file, value) {
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, file), value, { flag: "r+" });
			} catch (thrown) {
				if (!(optionalFiles.includes(file) && (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.up)(thrown, "ENOENT"))) throw thrown;
			}
		}
		function readMet({ version, controllers, directory }, limits) {
			const memoryFile = version === 1 ? "memory.oom_control" : "memory.events";
			const met = [];
			if (controllers.includes("memory") && readCounter(directory, memoryFile, "oom_kill") > 0) met.push(`the command met its memory limit of ${limits.memoryBytes / 1024 / 1024} MiB and was killed for it`);
			if (controllers.includes("pids") && readCounter(directory, "pids.events", "max") > 0) met.push(`the command met its limit of ${limits.processes} processes; no more could be started`);
			return met;
		}
		function readCounter(directory, file, name) {
			const text = (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.NW)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, file), "utf8"), "", "ENOENT", "ENODEV");
			const line = text.split("\n").find((each) => each.startsWith(`${name} `));
			return Number(line?.slice(name.length) ?? 0);
		}
		const groupPrefix = "script-harness-";
		const harnessGroup = "harness";
		const removalMs = 2e3;
		const stepMs = 1;
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
		function removeEnded(directories) {
			const busy = directories.filter((directory) => !tryRemove(directory));
			for (const directory of busy) endProcesses(directory);
			return busy;
		}
		function removeGroup(directory) {
			for (let waitedMs = 0; waitedMs < removalMs; waitedMs += stepMs) {
				if (tryRemove(directory)) return true;
				endProcesses(directory);
				(0, _host_processes_process_tree_js__WEBPACK_IMPORTED_MODULE_4__.o2)(stepMs);
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
				return { groups: (0, _cgroup_js__WEBPACK_IMPORTED_MODULE_4__.I6)(trees, options.limits) };
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
	63920: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			BT: () => checkSources,
			Bg: () => renderEnter,
			Gz: () => buildWorkspaceMounts,
			Lu: () => temporaryDirectories,
			Of: () => showReadOnly,
			aJ: () => isShown,
			ae: () => buildSurroundings,
			uL: () => addMounts
		});
		var _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88526);
		var _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86276);
		function showReadOnly(path) {
			return {
				type: "read-only",
				source: path,
				target: path
			};
		}
		function addMounts(view, mounts) {
			return {
				...view,
				mounts: [...view.mounts, ...mounts]
			};
		}
		const temporaryDirectories = [
			"/tmp",
			"/var/tmp",
			"/run",
			"/dev/shm"
		];
		function buildSurroundings(facts, emptied) {
			const { temporary, empty } = createKinds(facts);
			const outermost = (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.nC)([...temporaryDirectories, ...facts.hiddenDirectories.filter((path) => !(0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.Yw)(facts.workspace, path))]);
			const isCovered = (path) => outermost.some((cover) => (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.Yw)(cover, path)) || !facts.systemDirectories.some((directory) => (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.Yw)(directory, path));
			const tools = (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.nC)(facts.toolDirectories.filter((path) => isCovered(path) && !(0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.Yw)(facts.workspace, path)));
			const git = (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.nC)(facts.gitDirectories.filter((path) => isCovered(path) && !(0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.Yw)(facts.repositoryRoot, path)));
			const back = [...tools, ...git];
			const again = (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.nC)(facts.hiddenDirectories.filter((path) => back.some((directory) => isInside(directory, path)) && !back.some((directory) => (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.Yw)(path, directory))));
			const mounts = [
				...facts.systemMounts,
				...outermost.map(temporary),
				...outermost.some((cover) => isInside(cover, facts.home)) ? [temporary(facts.home)] : [],
				...tools.map(showReadOnly),
				...git.map(showReadOnly),
				...again.map(temporary),
				...listHidden(facts).outside.map(temporary),
				...emptied.filter((path) => !(0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.Yw)(facts.workspace, path)).map(empty)
			];
			const files = facts.coveredFiles.filter((path) => isShown(path, mounts, facts));
			return [...mounts, ...files.map(empty)];
		}
		function isShown(path, mounts, { systemDirectories }) {
			const top = mounts.findLast(({ target }) => (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.Yw)(target, path));
			if (top === undefined) return systemDirectories.some((directory) => (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.Yw)(directory, path));
			return top.type !== "temporary" && top.source === top.target;
		}
		function buildWorkspaceMounts(facts, paths) {
			const { temporary, empty } = createKinds(facts);
			const { protectedPaths } = paths;
			const emptied = paths.emptied.filter((path) => (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.Yw)(facts.workspace, path));
			const hidden = listHidden(facts).inside;
			const pinned = [
				...protectedPaths,
				...emptied,
				...hidden
			].flatMap((path) => (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.Yw)(facts.workspace, path) ? (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.vl)(facts.workspace, path) : []);
			const isProtected = (path) => protectedPaths.some((entry) => (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.Yw)(entry, path));
			const writable = [...new Set(pinned)].filter((path) => !isProtected(path)).toSorted((left, right) => left.length - right.length);
			const guarded = (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.nC)(protectedPaths.filter((path) => (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.Yw)(facts.workspace, path)));
			return [
				...writable.map((path) => ({
					type: "writable",
					source: path,
					target: path
				})),
				...guarded.map(showReadOnly),
				...hidden.map(temporary),
				...emptied.map(empty)
			];
		}
		function createKinds({ temporaryBytes, emptyFile }) {
			return {
				temporary: (target) => ({
					type: "temporary",
					target,
					maxBytes: temporaryBytes
				}),
				empty: (target) => ({
					type: "read-only",
					source: emptyFile,
					target
				})
			};
		}
		function listHidden({ hiddenDirectories, repositoryRoot, workspace }) {
			const hidden = hiddenDirectories.filter((path) => isInside(repositoryRoot, path) && !(0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.Yw)(path, workspace));
			return {
				inside: hidden.filter((path) => (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.Yw)(workspace, path)),
				outside: hidden.filter((path) => !(0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.Yw)(workspace, path))
			};
		}
		function isInside(directory, path) {
			return path !== directory && (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.Yw)(directory, path);
		}
		function renderEnter({ user: userNamespace, mount }, network, user) {
			return [
				...userNamespace === null ? [] : ["--preserve-credentials", `--user=${userNamespace}`],
				`--mount=${mount}`,
				...network === null ? [] : [`--net=${network}`],
				...user === null ? [] : [`--setgid=${user.gid}`, `--setuid=${user.uid}`],
				"--"
			];
		}
		function checkSources(mounts, repositoryRoot) {
			const named = mounts.map((mount) => mount.type === "temporary" ? mount.target : mount.source);
			for (const path of new Set(named)) {
				const link = (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.Yw)(repositoryRoot, path) ? (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_0__.KZ)(repositoryRoot, path) : null;
				if (link !== null) throw new _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_1__.q(`${link} has become a symbolic link, so no command starts until it is a real file or directory`);
			}
		}
	}),
	54535: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			$X: () => createOutputPipes,
			AN: () => firstDescriptor,
			GN: () => openGate,
			ZF: () => gatePipes,
			eh: () => renderGate,
			kp: () => startProcess
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77030);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
		var _host_find_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88317);
		var _host_run_user_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60747);
		function startProcess(launch, pipes = 0, { input = "pipe", openOutput = null } = {}) {
			const taken = openOutput === null ? [] : [openOutput(), openOutput()];
			const [stdout, stderr] = taken;
			const stdio = [
				input === "none" ? "ignore" : "pipe",
				stdout?.write ?? "pipe",
				stderr?.write ?? "pipe",
				...launch.descriptors,
				...Array.from({ length: pipes + (launch.status === "pipe" ? 1 : 0) }, () => "pipe")
			];
			try {
				const child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(launch.program, launch.args, {
					env: launch.env,
					cwd: "/",
					stdio
				});
				if (!Object.hasOwn(child, "stdio")) {
					child.once("error", () => undefined);
					throw new Error(`${launch.program} cannot be started: the limit of open files is met (ulimit -n)`);
				}
				if (stdout !== undefined) child.stdout = openReader(stdout);
				if (stderr !== undefined) child.stderr = openReader(stderr);
				return {
					child,
					isStartFailure: watchStatus(child, launch.status)
				};
			} catch (thrown) {
				for (const { read } of taken) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(read);
				throw thrown;
			} finally {
				for (const { write } of taken) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(write);
				for (const descriptor of launch.descriptors) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
			}
		}
		const maxStatusCharacters = 4096;
		function watchStatus(child, status) {
			if (status === null) return () => false;
			let text = "";
			const pipe = child.stdio.at(-1);
			pipe.on("error", () => undefined);
			pipe.on("data", (chunk) => text = `${text}${chunk.toString("latin1")}`.slice(0, maxStatusCharacters));
			return (exitCode) => exitCode !== null && exitCode !== 0 && !text.includes("\"exit-code\"");
		}
		function openReader({ read }) {
			return new node_net__WEBPACK_IMPORTED_MODULE_2__.Socket({
				fd: read,
				readable: true,
				writable: false
			});
		}
		const gatePipes = 2;
		const firstDescriptor = 3;
		function renderGate(first) {
			return [
				"--info-fd",
				String(first),
				"--block-fd",
				String(first + 1)
			];
		}
		function openGate(child, first, group, onFailure) {
			const [info, gate] = child.stdio.slice(first, first + gatePipes);
			const { pid } = child;
			for (const stream of [info, gate]) stream.on("error", () => undefined);
			const itself = group.admit(pid === undefined ? [] : [pid]);
			itself.catch(() => undefined);
			let text = "";
			info.on("data", (chunk) => {
				text += chunk.toString();
				const inside = text.includes("}") ? /"child-pid":\s*(\d+)/.exec(text)?.[1] : undefined;
				if (inside === undefined) return;
				info.removeAllListeners("data").resume();
				itself.then(() => group.admit([Number(inside)])).then(() => gate.end("."), onFailure);
			});
		}
		const batchSize = 64;
		function createOutputPipes(options) {
			const { directory, user } = options;
			(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(directory, { mode: 457 });
			let count = 0;
			const ready = [];
			function make() {
				const paths = Array.from({ length: batchSize }, () => (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, String(count += 1)));
				(0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)(options.mkfifo, [
					"-m",
					"600",
					"--",
					...paths
				], {
					env: _host_find_programs_js__WEBPACK_IMPORTED_MODULE_4__.yE,
					cwd: "/"
				});
				ready.push(...paths);
			}
			return () => {
				if (ready.length === 0) make();
				const path = ready.shift() ?? "";
				(0, _host_run_user_js__WEBPACK_IMPORTED_MODULE_5__.xO)(path, user);
				const read = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
				try {
					return {
						read,
						write: (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY)
					};
				} catch (thrown) {
					(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(read);
					throw thrown;
				} finally {
					(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(path);
				}
			};
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
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88343);
		var _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3526);
		var _find_programs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88317);
		const hostChanges = ["profile", "sysctl"];
		function findHostTools({ findProgram: find = _find_programs_js__WEBPACK_IMPORTED_MODULE_3__.FG, uid }) {
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
		const changeSchema = zod__WEBPACK_IMPORTED_MODULE_4__.object({
			schema: zod__WEBPACK_IMPORTED_MODULE_4__.literal("host-change/v1"),
			change: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](hostChanges),
			holder: zod__WEBPACK_IMPORTED_MODULE_4__.object({
				pid: zod__WEBPACK_IMPORTED_MODULE_4__.number(),
				startTicks: zod__WEBPACK_IMPORTED_MODULE_4__.string()
			})
		});
		function describeHostChange(change) {
			return change === "profile" ? "an AppArmor profile that lets bwrap alone make user namespaces was loaded for this run" : `${setting} was set to 0 for this run`;
		}
		function changeHost(change, tools, stateDirectory) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(stateDirectory, {
				recursive: true,
				mode: 448
			});
			const written = {
				schema: "host-change/v1",
				change,
				holder: (0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_2__.xN)(process.pid)
			};
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(locate(stateDirectory), JSON.stringify(written), { mode: 384 });
			const failed = change === "profile" ? loadProfile(tools) : writeSetting(tools, "0");
			if (failed !== null) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(locate(stateDirectory), { force: true });
			return failed;
		}
		function loadProfile(tools) {
			return runParser(tools, ["--replace", "--skip-cache"]);
		}
		function restoreHost(tools, stateDirectory) {
			const file = locate(stateDirectory);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file)) return null;
			const change = changeSchema.safeParse(JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8")));
			if (!change.success) return `${file} is not one that a run has written`;
			if (change.data.holder.pid !== process.pid && (0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_2__.W_)(change.data.holder)) return null;
			const failed = change.data.change === "profile" ? runParser(tools, ["--remove"]) : writeSetting(tools, "1");
			if (failed === null) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file);
			return failed;
		}
		function locate(stateDirectory) {
			return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(stateDirectory, "host-change.json");
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
		function runTool({ sudo }, program, name, args, input) {
			if (program === null) return `${name} is not installed`;
			const refused = (0, _find_programs_js__WEBPACK_IMPORTED_MODULE_3__.yf)(sudo, [program, ...args], {
				input,
				timeout: commandTimeoutMs
			});
			return refused === null ? null : `${name} failed: ${refused}`;
		}
	}),
	39948: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { E: () => watchHolder });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
		var _process_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3526);
		const startTimeoutMs = 1e4;
		async function watchHolder(child, clock) {
			let errors = "";
			let isAlive = true;
			child.once("close", () => isAlive = false);
			child.stderr?.on("data", (chunk) => errors = `${errors}${chunk.toString()}`.slice(-2e3));
			const line = await new Promise((resolve, reject) => {
				const timer = setTimeout(() => {
					child.kill("SIGKILL");
					reject(new Error("it did not start in time"));
				}, startTimeoutMs);
				let text = "";
				child.stdout?.on("data", (chunk) => {
					text += chunk.toString();
					if (!text.includes("\n")) return;
					clearTimeout(timer);
					resolve(text.trim());
				});
				child.once("error", reject);
				child.once("close", () => {
					clearTimeout(timer);
					reject(new Error(errors.trim() === "" ? "it ended" : errors.trim()));
				});
			});
			const tree = [...(0, _process_tree_js__WEBPACK_IMPORTED_MODULE_2__.UA)([child.pid ?? 0]).keys()];
			const pid = tree.at(-1) ?? 0;
			const descriptors = [];
			releaseProcess(child);
			function keep(descriptor) {
				descriptors.push(descriptor);
				return `/proc/${process.pid}/fd/${descriptor}`;
			}
			function kill() {
				for (const descriptor of descriptors.splice(0)) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
				child.kill("SIGKILL");
			}
			return {
				line,
				isAlive: () => isAlive,
				openNamespace(name) {
					const path = `/proc/${pid}/ns/${name}`;
					if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path) === (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/self/ns/${name}`)) throw new Error(`it has no separate ${name} namespace`);
					return keep((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, "r"));
				},
				openDirectory: (path) => keep((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(`/proc/${pid}/root${path}`, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY)),
				kill,
				async end() {
					kill();
					await (0, _process_tree_js__WEBPACK_IMPORTED_MODULE_2__.kh)(tree, clock);
				}
			};
		}
		function releaseProcess(child) {
			child.unref();
			for (const stream of child.stdio) if (stream instanceof node_net__WEBPACK_IMPORTED_MODULE_1__.Socket) stream.unref();
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
			kM: () => chownTree,
			xO: () => chownPath
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
		function chownPath(path, user) {
			if (user !== null) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lchownSync)(path, user.uid, user.gid);
		}
		function chownTree(root, user) {
			if (user !== null) walk(root, (path) => chownPath(path, user));
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
	17981: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			PJ: () => findSymptom,
			V5: () => StartFailure,
			_c: () => explainStart,
			uJ: () => explainStartFailure
		});
		var _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86276);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		class StartFailure extends Error {
			name = "StartFailure";
			program;
			output;
			constructor(program, output) {
				super(`${program} could not be started: ${output.trim()}`);
				this.program = program;
				this.output = output;
			}
		}
		function explainStart(output, title) {
			const lines = output.trim().split("\n");
			const line = lines.find((one) => findSymptom(one) !== null) ?? lines[0] ?? "";
			const symptom = findSymptom(line);
			return new _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.tj({
				code: "sandbox",
				message: `${title}: ${line === "" ? "it printed no reason" : line}${symptom === null ? "" : `; ${symptom.meaning}`}`,
				hint: symptom?.remedy ?? "Run `script-harness doctor` on this machine and see docs/sandbox.md."
			});
		}
		function explainStartFailure({ program, output }) {
			const reason = readReason(output);
			const isOfCommand = [`execvp ${program.split("\n")[0] ?? ""}`, "Can't chdir to "].some((start) => reason.startsWith(start));
			if (!isOfCommand && (reason.startsWith("execvp ") || findSymptom(output) !== null)) return explainStart(output, "the sandbox does not start any more");
			if (/^execvp .*No such file/.test(reason)) {
				const isPath = program.includes("/") && !/\s/.test(program);
				return new _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_0__.X(isPath ? `${program} does not exist, or the interpreter that its first line names does not` : `${program} was not found on PATH; for shell text: ["bash", "-lc", TEXT]`);
			}
			const Failure = isOfCommand ? _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_0__.X : _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_0__.q;
			return new Failure(`${program} could not be started: ${reason}`);
		}
		function readReason(output) {
			const line = output.trim().split("\n")[0] ?? "";
			return line === "" ? "no reason was printed" : line.replace(/^bwrap: /, "");
		}
		const symptoms = [
			{
				name: "apparmor",
				pattern: /Failed RTM_NEWADDR|setting up uid map: Permission denied/i,
				meaning: "AppArmor forbids unprivileged user namespaces (Ubuntu 24.04 and later)",
				remedy: "Load an AppArmor profile that grants userns to /usr/bin/bwrap (`script-harness doctor --fix` does), or run: sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0"
			},
			{
				name: "no-user-namespaces",
				pattern: /max_[a-z]+_namespaces exceeded|nesting depth|kernel does not support user namespaces/i,
				meaning: "user namespaces are switched off by sysctl, or missing in the kernel",
				remedy: "Raise user.max_user_namespaces on this machine; for a container, on the machine below it."
			},
			{
				name: "container",
				pattern: /No permissions to create (?:a )?new namespace|Creating new namespace failed: Operation not permitted|unshare failed: Operation not permitted|Failed to make \/ slave|mount_setattr\(\) failed at .{1,200}: Operation not permitted/i,
				meaning: "the seccomp or AppArmor profile of this container forbids namespaces or mounts",
				remedy: "In the `container` of the job, add `options: --security-opt seccomp=unconfined --security-opt apparmor=unconfined`. In the securityContext of a Kubernetes container, add `seccompProfile: { type: Unconfined }` and `appArmorProfile: { type: Unconfined }`. See docs/containers.md."
			},
			{
				name: "masked-proc",
				pattern: /Can't mount proc on/i,
				meaning: "this container hides parts of /proc, so that a fresh one cannot be mounted",
				remedy: "In the `container` of the job, add `options: --security-opt systempaths=unconfined`. In Kubernetes, add `procMount: Unmasked` to the securityContext of the container, and `hostUsers: false` to the pod. See docs/containers.md."
			},
			{
				name: "no-setfcap",
				pattern: /setting up uid map: Operation not permitted/i,
				meaning: "root without CAP_SETFCAP cannot map a uid",
				remedy: "Run the job as an ordinary user: `options: --user 1001`, or in Kubernetes `runAsUser: 1001`."
			},
			{
				name: "other-bubblewrap",
				pattern: /^bwrap: Unknown option |^prlimit: failed to execute \S*bwrap: (?:No such file|Permission denied)/m,
				meaning: "bubblewrap was removed or replaced by another version during the run, or its --help lists an option that it does not take",
				remedy: "Run again when no package is being installed; if it fails again, report what `bwrap --version` prints."
			}
		];
		function findSymptom(text) {
			return symptoms.find(({ pattern }) => pattern.test(text)) ?? null;
		}
	}),
	47713: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { k: () => LayerFailure });
		class LayerFailure extends Error {
			name = "LayerFailure";
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
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
					code: "usage",
					message: `${file} is not a journal that a run of this user has written`,
					hint: "Compare the workspace with its commit, then remove this file.",
					cause: thrown
				});
			}
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
		var _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(19375);
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
				reason: (0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_9__.r$)(problems, maxProblems, "; "),
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
			const warnings = [[linked, "had several hard links: it is a separate file now, and the other names keep the old content"], [result.reowned, "could not keep owner or group: it has the owner and group of a new file"]];
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
			try {
				return readNewTime(workspace, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_3__.VM | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR);
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
	56755: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
			return () => void stdin.end("end\n");
		}
		var open_groups = __webpack_require__(98577);
		var list_workspace = __webpack_require__(50483);
		var closed_view = __webpack_require__(99429);
		var run_directory = __webpack_require__(57953);
		var paths = __webpack_require__(88526);
		var remove_tree = __webpack_require__(54613);
		var publish = __webpack_require__(55590);
		var types_error = __webpack_require__(22603);
		var bubblewrap = __webpack_require__(40307);
		var start_process = __webpack_require__(54535);
		var run_user = __webpack_require__(60747);
		var closed_entries = __webpack_require__(99486);
		var tree_entry = __webpack_require__(9062);
		var changes_stamp = __webpack_require__(53112);
		var no_follow = __webpack_require__(90221);
		;
		function createLayerTree({ directory, upper, lower }, options) {
			return {
				root: directory,
				walk(visit) {
					const pending = [{
						key: "",
						isThere: true
					}];
					for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
						const { key, isThere } = next;
						withNames(directory, key, "open", (merged, shown) => {
							if (isThere && merged === null) throw new Error(`${(0, changes_stamp.kB)(key)} was replaced while it was listed`);
							withNames(lower, key, "leave", (below, had) => {
								const present = new Set(shown);
								const gone = had.filter((name) => !present.has(name));
								const isInBoth = merged !== null && below !== null;
								const found = isInBoth ? withNames(upper, key, "leave", (_, names) => names) : shown;
								for (const name of new Set([...found, ...gone])) {
									const inner = key === "" ? name : `${key}/${name}`;
									const now = merged === null ? null : (0, types_error.NW)(() => (0, no_follow.l6)((0, no_follow.EM)(merged, name)), "moved", types_error.Xu);
									if (now === "moved" || merged !== null && now !== null && !present.has(name)) continue;
									const before = below === null ? null : (0, no_follow.l6)((0, no_follow.EM)(below, name));
									if (isOutside(options, inner, [now, before])) continue;
									visit(inner, now === null ? null : (0, changes_stamp.GM)(now, (0, changes_stamp.f_)(inner) ? "special" : (0, changes_stamp.X0)(now)));
									const isDirectory = now?.isDirectory() === true;
									if ((isDirectory || before?.isDirectory() === true) && !(0, changes_stamp.f_)(inner)) pending.push({
										key: inner,
										isThere: isDirectory
									});
								}
							});
						});
					}
				},
				readBase: (key) => (0, tree_entry.hB)(lower, key)
			};
		}
		function withNames(root, key, closedDirectories, use) {
			const used = (0, no_follow.uS)(root, key, (path, descriptor) => {
				const names = (0, changes_stamp.r6)(path, descriptor, closedDirectories);
				if (names === null && closedDirectories === "open") throw new Error("a directory of the layer cannot be listed");
				return { result: use(path, names ?? []) };
			});
			return used === null ? use(null, []) : used.result;
		}
		function isOutside(options, key, sides) {
			if (options.isLeftOut(key)) return true;
			if (sides.some((stats) => stats?.isSocket() === true) && sides.every((stats) => stats?.isSocket() !== false)) return true;
			return options.isDisposable((0, changes_stamp.kB)(key), sides.some((stats) => stats?.isDirectory() === true) ? "directory" : "other");
		}
		var layers_layer = __webpack_require__(47713);
		var mount_table = __webpack_require__(41166);
		var find_programs = __webpack_require__(88317);
		;
		function provideOverlays(options, root, overlayOptions) {
			const { scratch } = options;
			const whiteouts = new Map();
			const renderLowers = (directories) => `lowerdir=${[...directories, "lower"].join(":")},${overlayOptions}`;
			const listDirectories = (names) => names.flatMap((name) => [`${name}/upper`, whiteouts.get(name) ?? []].flat());
			function prepareWhiteouts(name, closed) {
				if (closed.paths.size === 0) return;
				const directory = whiteouts.get(closed) ?? `${name}/closed`;
				try {
					if (!whiteouts.has(closed)) (0, closed_entries.BA)((0, external_node_path_.join)(root, scratch, directory), closed, options.programs.mknod);
				} catch (cause) {
					throw new layers_layer.k(`closed files cannot be hidden: ${(0, types_error.IP)(cause)}`, { cause });
				}
				whiteouts.set(closed, directory).set(name, directory);
			}
			return async (name, { lowers, closed }) => {
				prepareWhiteouts(name, closed);
				const below = [whiteouts.get(name) ?? [], ...listDirectories(lowers)].flat();
				makeUpper((0, external_node_path_.join)(root, scratch, name), options);
				return {
					steps: [[
						"overlay",
						`${renderLowers(below)},upperdir=${name}/upper,workdir=${name}/work,volatile`,
						`${name}/merged`
					], ...below.length > 0 ? [[
						"overlay",
						renderLowers(below),
						`${name}/lower`
					]] : []],
					lower: below.length > 0 ? null : (0, external_node_path_.join)(root, scratch, "lower"),
					readOnly: [],
					createTree: (sides, treeOptions) => createLayerTree({
						...sides,
						upper: (0, external_node_path_.join)(root, scratch, name, "upper")
					}, treeOptions),
					discard: () => undefined
				};
			};
		}
		function makeUpper(directory, { workspace, user }) {
			for (const part of ["upper", "work"]) {
				(0, external_node_fs_.mkdirSync)((0, external_node_path_.join)(directory, part), { mode: 493 });
				(0, run_user.xO)((0, external_node_path_.join)(directory, part), user);
			}
			(0, external_node_fs_.chmodSync)((0, external_node_path_.join)(directory, "upper"), (0, external_node_fs_.statSync)(workspace).mode & 511);
		}
		const program = `
use strict;
my ($unshare, $source, $target, @ids) = @ARGV[0, 5, 6, 1 .. 4];
pipe(my $ready, my $ready_in); pipe(my $done, my $done_in);
my $pid = fork() // die "fork: $!";
if (!$pid) {
  close $ready; close $done_in;
  syscall(0 + $unshare, 0x10000000) == 0 or exit 1;
  syswrite($ready_in, 'x'); sysread($done, my $byte, 1); exit 0;
}
close $ready_in; close $done;
sysread($ready, my $byte, 1) or die "no user namespace";
for (['uid', @ids[0, 2]], ['gid', @ids[1, 3]]) {
  my ($kind, $from, $to) = @$_;
  my @lines = $from == $to ? () : ("$from $to 1", "$to $from 1");
  my $at = 0;
  for my $id (sort { $a <=> $b } $from == $to ? () : ($from, $to)) {
    push @lines, "$at $at " . ($id - $at) if $id > $at;
    $at = $id + 1;
  }
  push @lines, "$at $at " . (4294967295 - $at);
  open(my $map, '>', "/proc/$pid/\${kind}_map") or die "map: $!";
  syswrite($map, join("\\n", @lines) . "\\n") or die "map: $!";
  close $map or die "map: $!";
}
open(my $namespace, '<', "/proc/$pid/ns/user") or die "namespace: $!";
my $tree = syscall(428, -100, $source, 0x80001);
$tree >= 0 or die "open_tree: $!";
my ($empty, $attributes) = ('', pack('QQQQ', 0x100000, 0, 0, fileno($namespace)));
syscall(442, $tree, $empty, 0x1000, $attributes, 32) == 0 or die "mount_setattr: $!";
syscall(429, $tree, $empty, -100, $target, 4) == 0 or die "move_mount: $!";
close $done_in; waitpid($pid, 0);
`;
		const unshareNumbers = {
			x64: 272,
			arm64: 97
		};
		function renderIdmap(perl, { owner, uid, gid }, arch) {
			const numbers = [
				unshareNumbers[arch] ?? -1,
				owner.uid,
				owner.gid,
				uid,
				gid
			];
			return [
				perl,
				"-e",
				program,
				...numbers.map(String)
			];
		}
		async function findUnmappedFile(workspace, user) {
			const others = user === null ? [
				"!",
				"-uid",
				String((0, external_node_fs_.statSync)(workspace).uid),
				"-o",
				"!",
				"-gid",
				String(process.getgid?.() ?? 0)
			] : [
				"!",
				"-uid",
				String(user.owner.uid)
			];
			const closed = user === null ? [
				"-type",
				"d",
				...others.slice(0, 3),
				"!",
				"-perm",
				"-005",
				"-prune",
				"-o"
			] : [];
			const depth = ["-mindepth", user === null ? "0" : "1"];
			const args = [
				workspace,
				...depth,
				"-path",
				(0, external_node_path_.join)(workspace, ".git"),
				"-prune",
				"-o",
				...closed,
				"(",
				...others,
				")",
				"-print",
				"-quit"
			];
			return (await (0, find_programs.HN)("find", args)).trimEnd();
		}
		function listMountsBelow(directory) {
			return (0, mount_table.Kb)().map(({ target }) => target).filter((target) => target !== directory && (0, paths.Yw)(directory, target));
		}
		var external_node_util_ = __webpack_require__(57975);
		var path_text = __webpack_require__(45894);
		;
		function createCopiedTree(copy, options) {
			const { directory, lower, user, closed } = copy;
			const known = readStamps(directory, options);
			return {
				root: directory,
				walk(visit) {
					const seen = new Set();
					walkCopy(directory, "open", (key, stats) => {
						const stamp = (0, changes_stamp.GM)(stats, (0, changes_stamp.X0)(stats));
						const before = known.get(key);
						if (before === undefined || !isSame(before, stamp)) {
							if (isOutside(options, key, [stats]) && !(stats.isSocket() && before !== undefined)) return "pass";
							visit(key, (0, changes_stamp.f_)(key) ? {
								...stamp,
								kind: "special"
							} : stamp);
						}
						seen.add(key);
						return "enter";
					});
					const isLeftover = (key, { kind }) => options.isDisposable((0, changes_stamp.kB)(key), kind === "directory" ? "directory" : "other");
					for (const [key, before] of known) if (!seen.has(key) && !isLeftover(key, before)) visit(key, null);
				},
				readBase(key) {
					const entry = (0, closed_entries._1)(closed, (0, changes_stamp.kB)(key)) ? null : (0, tree_entry.hB)(lower, key);
					if (entry === null || user === null) return entry;
					return {
						...entry,
						stamp: {
							...entry.stamp,
							uid: user.uid,
							gid: user.gid
						}
					};
				}
			};
		}
		function readStamps(directory, options) {
			const known = new Map();
			walkCopy(directory, "leave", (key, stats) => {
				if (isOutside(options, key, [stats])) return "pass";
				known.set(key, (0, changes_stamp.GM)(stats, (0, changes_stamp.X0)(stats)));
				return "enter";
			});
			return known;
		}
		function isSame(before, now) {
			if (before.kind === "directory") return now.kind === "directory" && before.mode === now.mode;
			return (0, changes_stamp.EK)(before, now);
		}
		function walkCopy(root, closedDirectories, meet) {
			const pending = [""];
			for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
				const at = key;
				const listed = (0, no_follow.uS)(root, at, (path, descriptor) => {
					const names = (0, changes_stamp.r6)(path, descriptor, closedDirectories);
					if (names === null) throw new Error(`${(0, changes_stamp.kB)(at)} cannot be listed`);
					for (const name of names) {
						const inner = at === "" ? name : `${at}/${name}`;
						const stats = (0, no_follow.l6)((0, no_follow.EM)(path, name));
						if (stats !== null && meet(inner, stats) === "enter" && stats.isDirectory() && !(0, changes_stamp.f_)(inner)) pending.push(inner);
					}
					return true;
				});
				if (listed === null) throw new Error(`${(0, changes_stamp.kB)(at)} was replaced while it was listed`);
			}
		}
		;
		const run = (0, external_node_util_.promisify)(external_node_child_process_.execFile);
		const maxOutputBytes = 64 * 1024 * 1024;
		function provideCopies(options, notes) {
			const { workspace, scratch, user, programs, clock } = options;
			const hasGit = (0, paths.uq)((0, external_node_path_.join)(workspace, ".git")) !== null;
			let isFirst = true;
			return async (name, { lowers, closed }) => {
				const [below] = lowers;
				const from = below === undefined ? workspace : (0, external_node_path_.join)(scratch, below, "tree");
				const tree = (0, external_node_path_.join)(scratch, name, "tree");
				(0, external_node_fs_.mkdirSync)(tree, { mode: 493 });
				if (isFirst) await checkRoom(options, from);
				const unreadable = await copyFiles(programs, from, tree);
				if (isFirst && unreadable.length > 0) notes.push(`the copy lacks what this user cannot read: ${(0, path_text.Pe)(unreadable)}`);
				isFirst = false;
				for (const path of closed.paths) (0, external_node_fs_.rmSync)((0, external_node_path_.join)(tree, path), {
					recursive: true,
					force: true
				});
				if (hasGit) makeMountTarget((0, external_node_path_.join)(workspace, ".git"), (0, external_node_path_.join)(tree, ".git"));
				if (user !== null) await run(programs.chown, [
					"-hR",
					`${user.uid}:${user.gid}`,
					tree
				], { env: find_programs.yE });
				(0, external_node_fs_.chmodSync)(tree, (0, external_node_fs_.statSync)(from).mode & 511);
				await clock.sleep(changes_stamp.Md);
				return {
					steps: [[
						"bind",
						`${name}/tree`,
						`${name}/merged`
					], ...hasGit ? [[
						"bind",
						"lower/.git",
						`${name}/merged/.git`
					]] : []],
					lower: from,
					readOnly: hasGit ? [".git"] : [],
					createTree: (sides, treeOptions) => createCopiedTree({
						...sides,
						user,
						closed
					}, treeOptions),
					discard() {
						const discarded = (0, external_node_path_.join)(scratch, `discarded-${name.replaceAll("/", "-")}`);
						(0, external_node_fs_.renameSync)(tree, discarded);
						(0, external_node_child_process_.execFile)(programs.rm, [
							"-rf",
							"--",
							discarded
						], { env: find_programs.yE }, () => undefined).unref();
					}
				};
			};
		}
		async function copyFiles({ cp }, from, to) {
			const copy = [
				cp,
				"-a",
				"--reflink=auto",
				"-t",
				to,
				"--",
				"{}",
				"+"
			];
			try {
				await run("find", [
					".",
					"-mindepth",
					"1",
					"-maxdepth",
					"1",
					"!",
					"-name",
					".git",
					"-exec",
					...copy
				], {
					cwd: from,
					env: find_programs.yE,
					maxBuffer: maxOutputBytes
				});
				return [];
			} catch (thrown) {
				const errors = thrown instanceof Error && "stderr" in thrown ? String(thrown.stderr).trim().split("\n") : [];
				const closed = errors.map((line) => /^\S*cp: cannot (?:open|access|stat) (.*?)(?: for reading)?: Permission denied$/.exec(line)?.[1]);
				if (errors.length === 0 || closed.includes(undefined)) throw new types_error.tj({
					code: "sandbox",
					message: `the workspace cannot be copied: ${errors[closed.indexOf(undefined)] || (0, types_error.IP)(thrown)}`,
					hint: `No overlay can be mounted over this workspace, so commands work in a copy below the temporary directory (TMPDIR). See "A copy of the workspace" in docs/sandbox.md.`,
					cause: thrown
				});
				return closed.flatMap((path) => path?.replaceAll(/^'(?:\.\/)?|'$/g, "") ?? []).toSorted();
			}
		}
		async function checkRoom({ programs, scratch, forks }, from) {
			const [probe, copy] = [(0, external_node_path_.join)(scratch, "reflink-from"), (0, external_node_path_.join)(scratch, "reflink-to")];
			(0, external_node_fs_.writeFileSync)(probe, "x");
			const shares = await run(programs.cp, [
				"--reflink=always",
				probe,
				copy
			], { env: find_programs.yE }).then(() => true, () => false);
			for (const path of [probe, copy]) (0, external_node_fs_.rmSync)(path, { force: true });
			if (shares) return;
			const printed = await (0, find_programs.HN)(programs.du, [
				"-sk",
				"--exclude=./.git",
				"."
			], from);
			const neededMb = Math.ceil(Number.parseInt(printed, 10) * (forks.length + 1) / 1024);
			if (Number.isNaN(neededMb)) return;
			const { bavail, bsize } = (0, external_node_fs_.statfsSync)(scratch);
			const freeMb = Math.floor(bavail * bsize / 1024 / 1024);
			if (neededMb <= freeMb) return;
			throw new types_error.tj({
				code: "sandbox",
				message: `no overlay can be mounted over this workspace, and its copies (for ${["the agent", ...forks].join(", ")}) need ${neededMb} MB; the temporary directory has ${freeMb} MB`,
				hint: "Set TMPDIR to a directory on a larger disk, or remove what keeps the overlay from being mounted: `script-harness doctor` names it."
			});
		}
		function makeMountTarget(source, target) {
			if ((0, external_node_fs_.lstatSync)(source).isDirectory()) (0, external_node_fs_.mkdirSync)(target, { mode: 493 });
			else (0, external_node_fs_.writeFileSync)(target, "");
		}
		var start_failure = __webpack_require__(17981);
		var holder = __webpack_require__(39948);
		var mounts = __webpack_require__(63920);
		;
		const maxInodes = 1e6;
		const maxSharedInodes = 2e5;
		const spaceScript = `
set -e
cd "$0"
workspace=$1 repository=$2 options=$3 limits=mode=0755,size=$4,nr_inodes=${maxInodes} shared=$5
shift 5
mount -t tmpfs -o "$limits" tmpfs memory
mount --make-shared memory
mount -t tmpfs -o "mode=0755,size=$shared,nr_inodes=${maxSharedInodes}" tmpfs shared
{ "$@" "$workspace" lower && { [ "$repository" = "$workspace" ] || "$@" "$repository" repository; }; } >&2 &
probe() {
  mkdir -p "$1/lower/directory" "$1/upper" "$1/work" "$1/merged" && echo old > "$1/lower/directory/file" &&
  mount -t overlay overlay -o "lowerdir=$1/lower,upperdir=$1/upper,workdir=$1/work,volatile,$options" "$1/merged" &&
  rm -r "$1/merged/directory" && mkdir "$1/merged/directory" && echo new > "$1/merged/directory/other" &&
  mv "$1/merged/directory/other" "$1/merged/other" && [ "$(echo "$1/merged/directory/"*)" = "$1/merged/directory/*" ] &&
  read -r text < "$1/merged/other" && [ "$text" = new ]
}
if [ -z "$options" ]; then place=copy
elif probe probe; then place=disk
elif probe memory/probe; then
  place=memory
  mkdir memory/layers
  mount -t tmpfs -o "$limits" tmpfs memory/layers
else exit 1
fi
wait $!
echo "ready $place"
exec cat`;
		async function openSpace(options) {
			const { scratch, user } = options;
			const inner = listMountsBelow(options.workspace);
			for (const name of [
				"memory",
				"shared",
				"lower",
				"repository",
				"probe",
				"layers"
			]) (0, external_node_fs_.mkdirSync)((0, external_node_path_.join)(scratch, name), { mode: 493 });
			const reason = options.copyBecause ?? (inner.length > 0 ? `${(0, path_text.Pe)(inner)} ${inner.length === 1 ? "is a separate mount" : "are separate mounts"}` : null) ?? (user !== null && options.programs.perl === null ? "perl is missing, which is needed to show root\u2019s files as files of another user" : null);
			const overlaid = reason === null ? await openOverlaid(options) : reason;
			return typeof overlaid === "string" ? openCopied(options, overlaid) : overlaid;
		}
		async function openOverlaid(options) {
			const { user, programs } = options;
			const finding = findUnmappedFile(options.workspace, user);
			const overlayOptions = user === null ? "userxattr" : "redirect_dir=nofollow";
			const bind = user === null || programs.perl === null ? [programs.mount, "--rbind"] : renderIdmap(programs.perl, user, options.arch);
			let base;
			try {
				base = await startSpace(options, overlayOptions, bind);
			} catch (thrown) {
				return (0, types_error.IP)(thrown);
			}
			const unmapped = await finding;
			if (user === null && unmapped !== "") {
				await base.end();
				return `${(0, path_text.Pe)([unmapped])} belongs to another user or group; chown and chgrp the workspace to the user of the run`;
			}
			const isOnDisk = base.line.endsWith("disk");
			const notes = unmapped === "" ? [] : ["Files whose owner is not the owner of `.git` cannot be changed; `ls -l` shows them as files of nobody."];
			return createSpace(options, {
				base,
				layers: isOnDisk ? "layers" : "memory/layers",
				backend: `${isOnDisk ? "a layer on disk" : "a layer in memory"}${user === null ? "" : " with the owner mapped"}`,
				notes,
				shortcomings: ["rename(2) of a directory of the repository fails with EXDEV; `mv` works.", ...notes],
				overlayOptions
			});
		}
		async function startCopied(options) {
			const plain = [options.programs.mount, "--rbind"];
			const { user } = options;
			const { perl } = options.programs;
			const start = (bind) => startSpace(options, "", bind);
			const started = user === null || perl === null ? null : start(renderIdmap(perl, user, options.arch));
			return (started === null ? start(plain) : started.catch(() => start(plain))).catch((thrown) => {
				throw (0, start_failure._c)((0, types_error.IP)(thrown), `the sandbox does not start (${user === null ? `bwrap as uid ${process.getuid?.()}` : "started as root"})`);
			});
		}
		async function openCopied(options, reason) {
			return createSpace(options, {
				base: await startCopied(options),
				notes: [`the workspace is copied, because no overlay can be mounted over it: ${reason}`],
				shortcomings: [],
				layers: "layers",
				backend: "a copy of the workspace",
				overlayOptions: null
			});
		}
		async function startSpace(options, overlayOptions, bind) {
			const { workspace, scratch, user, programs, clock } = options;
			const { sh, unshare } = programs;
			const mounting = [
				sh,
				"-c",
				spaceScript,
				scratch,
				workspace,
				options.repositoryRoot,
				overlayOptions,
				String(options.memoryBytes),
				String(options.temporaryBytes),
				...bind
			];
			if (user !== null) return startMountHolder([
				unshare,
				"--mount",
				"--",
				...mounting
			], clock);
			const maker = await startMountHolder((0, bubblewrap.h0)(programs, scratch, [
				"--unshare-user",
				"--uid",
				"0",
				"--gid",
				"0"
			]), clock);
			const namespaces = {
				user: maker.openNamespace("user"),
				mount: maker.openNamespace("mnt")
			};
			return replaceHolder(maker, namespaces, options, mounting);
		}
		async function startMountHolder([program = "", ...args], clock) {
			return (0, holder.E)((0, start_process.kp)({
				program,
				args,
				env: find_programs.yE,
				descriptors: [],
				status: null
			}).child, clock);
		}
		async function replaceHolder(holder, namespaces, { programs, clock }, command) {
			try {
				return await startMountHolder([
					programs.nsenter,
					...(0, mounts.Bg)(namespaces, null, null),
					...command
				], clock);
			} finally {
				holder.kill();
			}
		}
		const layerScript = `
set -e
cd "$0"
while [ "$1" != -- ]; do
  if [ "$1" = overlay ]; then mount -t overlay overlay -o "$2" "$3"; else mount --rbind "$2" "$3"; fi
  shift 3
done
shift
exec "$@"`;
		function createSpace(options, opened) {
			const { scratch, user } = options;
			const { base, backend, notes, shortcomings, layers, overlayOptions } = opened;
			const holders = new Set([base]);
			const namespaces = {
				user: user === null ? base.openNamespace("user") : null,
				mount: base.openNamespace("mnt")
			};
			const reached = new Map();
			const root = base.openDirectory("/");
			let count = 0;
			const locate = (path) => (0, external_node_path_.join)(root, path);
			(0, external_node_fs_.mkdirSync)(locate((0, external_node_path_.join)(scratch, layers)), { recursive: true });
			const provide = overlayOptions === null ? provideCopies(options, notes) : provideOverlays(options, root, overlayOptions);
			return {
				base: locate((0, external_node_path_.join)(scratch, "lower")),
				repository: (0, external_node_path_.join)(scratch, "repository"),
				closeRepository: overlayOptions === null ? null : (closed) => closeRepository(closed, overlayOptions),
				ownDirectory: (0, external_node_path_.join)(scratch, "memory"),
				backend,
				notes,
				shortcomings,
				makeShared(name, mode) {
					const directory = (0, external_node_path_.join)(scratch, "shared", name);
					(0, external_node_fs_.mkdirSync)(locate(directory));
					(0, external_node_fs_.chmodSync)(locate(directory), mode);
					(0, run_user.xO)(locate(directory), user);
					return directory;
				},
				locate,
				reach(sources) {
					const added = new Map();
					for (const source of sources) {
						if (reached.has(source) || added.has(source)) continue;
						const isOpen = user === null || (0, paths.Yw)(scratch, source) || (0, run_user.TN)(source, user) === null;
						added.set(source, isOpen ? source : makeTarget(source, reached.size + added.size));
					}
					const mounted = [...added].filter(([source, place]) => source !== place).flat();
					const bind = "while [ $# -gt 0 ]; do \"$0\" --bind \"$1\" \"$2\" || exit; shift 2; done";
					if (mounted.length > 0) runInside(bind, options.programs.mount, ...mounted);
					for (const [source, place] of added) reached.set(source, place);
					return reached;
				},
				checkAlive() {
					if ([...holders].some(({ isAlive }) => !isAlive())) throw new types_error.tj({
						code: "sandbox",
						message: "a process that keeps the mounts of the workspace has ended",
						hint: "Look in the system log for the cause, for example the out-of-memory killer."
					});
				},
				namespaces,
				openLayer,
				kill() {
					const all = [...holders].toReversed();
					holders.clear();
					for (const holder of all) holder.kill();
				}
			};
			async function openLayer(asked) {
				const { workspace, features, programs } = options;
				count += 1;
				const name = `${layers}/${count}`;
				const directory = locate((0, external_node_path_.join)(scratch, name));
				(0, external_node_fs_.mkdirSync)(directory, { mode: 493 });
				for (const part of [
					"merged",
					"view",
					"lower",
					"root"
				]) (0, external_node_fs_.mkdirSync)((0, external_node_path_.join)(directory, part), { mode: 493 });
				const files = await provide(name, asked);
				const absolute = (part) => (0, external_node_path_.join)(scratch, name, part);
				const [view, merged] = [absolute("view"), absolute("merged")];
				const move = (path, to) => (0, paths.Yw)(workspace, path) ? `${to}${path.slice(workspace.length)}` : path;
				const inView = asked.mounts.map((one) => {
					const target = move(one.target, view);
					return one.type === "temporary" ? {
						...one,
						target
					} : {
						...one,
						target,
						source: move(one.source, merged)
					};
				});
				const readOnly = files.readOnly.map((path) => (0, mounts.Of)((0, external_node_path_.join)(merged, path)));
				const users = user === null ? "own" : "host";
				const prepared = asked.root === null ? null : {
					directory: absolute("root"),
					mounts: asked.root.listMounts({
						view,
						merged
					})
				};
				const holder = await startLayer().catch((cause) => {
					throw new layers_layer.k((0, types_error.IP)(cause), { cause });
				});
				holders.add(holder);
				const sides = {
					directory: holder.openDirectory(merged),
					lower: files.lower ?? holder.openDirectory(absolute("lower"))
				};
				const end = async () => {
					if (holders.delete(holder)) await holder.end();
				};
				return {
					name,
					namespaces: {
						user: namespaces.user,
						mount: holder.openNamespace("mnt")
					},
					view,
					merged,
					root: prepared,
					...sides,
					createTree: (treeOptions) => files.createTree(sides, treeOptions),
					end,
					async discard() {
						await end();
						files.discard();
					}
				};
				async function startLayer() {
					const layer = await startMountHolder([
						programs.nsenter,
						...(0, mounts.Bg)(namespaces, null, null),
						programs.unshare,
						"--mount",
						"--propagation=slave",
						"--",
						programs.sh,
						"-c",
						layerScript,
						scratch,
						...files.steps.flat(),
						"--",
						...(0, bubblewrap.h0)(programs, scratch, (0, bubblewrap.b8)([
							...readOnly,
							{
								type: "writable",
								source: merged,
								target: view
							},
							...inView
						], features, users))
					], options.clock);
					if (prepared === null || asked.root === null) return layer;
					const inside = {
						user: namespaces.user,
						mount: layer.openNamespace("mnt")
					};
					const command = (0, bubblewrap.h0)(programs, scratch, (0, bubblewrap.br)(prepared, asked.root.base, features, users));
					return replaceHolder(layer, inside, options, command);
				}
			}
			function runInside(script, ...args) {
				const { nsenter, sh } = options.programs;
				(0, external_node_child_process_.execFileSync)(nsenter, [
					...(0, mounts.Bg)(namespaces, null, null),
					sh,
					"-c",
					script,
					...args
				], {
					env: find_programs.yE,
					cwd: "/",
					stdio: [
						"ignore",
						"ignore",
						"pipe"
					]
				});
			}
			function closeRepository(closed, settings) {
				const { mount, mknod } = options.programs;
				const directory = (0, external_node_path_.join)(scratch, "repository-closed");
				try {
					(0, closed_entries.BA)(locate(directory), closed, mknod);
					const script = "cd \"$0\" && exec \"$1\" -t overlay overlay -o \"$2\" repository";
					const lower = `lowerdir=repository-closed:repository,${settings}`;
					runInside(script, scratch, mount, lower);
				} catch (cause) {
					throw new layers_layer.k(`closed files of the repository cannot be hidden: ${(0, types_error.IP)(cause)}`, { cause });
				}
			}
			function makeTarget(source, number) {
				const target = (0, external_node_path_.join)(scratch, "memory", `reached-${number}`);
				if ((0, external_node_fs_.statSync)(source).isDirectory()) (0, external_node_fs_.mkdirSync)(locate(target), {
					recursive: true,
					mode: 493
				});
				else (0, external_node_fs_.writeFileSync)(locate(target), "", { mode: 420 });
				return target;
			}
		}
		var publish_journal = __webpack_require__(74612);
		;
		const minLayerMb = 1024;
		async function reserveWorkspace(options) {
			const { workspace, layout, stateDirectory, temporaryDirectory } = options;
			if ((0, paths.Yw)(workspace, temporaryDirectory)) throw new types_error.tj({
				code: "usage",
				message: `the temporary directory ${temporaryDirectory} is in the workspace`,
				hint: "Set TMPDIR to a directory outside of it: a run puts aside there what its commands must not change."
			});
			(0, run_directory.dB)(temporaryDirectory);
			const unlock = await lockWorkspace(stateDirectory, workspace);
			let scratch;
			try {
				scratch = (0, run_directory.HZ)(temporaryDirectory);
			} catch (thrown) {
				unlock();
				throw thrown;
			}
			const groups = (0, open_groups.Jv)((0, external_node_path_.basename)(scratch));
			let endGuardian = null;
			let opening = null;
			const release = () => {
				for (const group of groups) (0, cgroup.Qt)(group);
				if (endGuardian === null) (0, remove_tree.b)(Buffer.from(scratch));
				else endGuardian();
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
				const { tmpMb } = options.policy;
				opening = openSpace({
					...options,
					scratch,
					user,
					repositoryRoot: layout.repositoryRoot,
					temporaryBytes: tmpMb * 1024 * 1024,
					memoryBytes: Math.max(tmpMb, minLayerMb) * 1024 * 1024
				});
				const listing = (0, list_workspace.i)(workspace, options.policy.closed);
				(0, external_node_fs_.writeFileSync)((0, run_user.EO)(scratch), "", { mode: 420 });
				const plan = planWorkspace(options, listing);
				const space = await opening;
				endGuardian = startGuardian({
					sh: options.programs.sh,
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
				opened?.kill();
				release();
				throw thrown;
			}
		}
		function planWorkspace(options, listing) {
			const { workspace, layout } = options;
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
			return {
				...(0, closed_view.Ib)({
					...options,
					listing
				}),
				fixedPaths: [...new Set(fixed.filter((path) => (0, paths.uq)(path) !== null))],
				nestedRepositories: listing.nestedRepositories.map((path) => (0, external_node_path_.join)(workspace, path)),
				emptied: layout.includedFiles,
				findUnreadable: (directory) => (0, closed_view.cg)(directory, options)
			};
		}
		function recoverWorkspace(stateDirectory, workspace) {
			const journal = (0, publish_journal.i$)(stateDirectory, workspace);
			const done = (0, publish_journal.Wx)(journal, workspace);
			if (done.type === "nothing") return [];
			const changes = "an earlier run was killed while it wrote to the workspace; its changes";
			if (done.type !== "partly") return [`${changes} of ${(0, path_text.Pe)(done.paths)} are ${done.type === "finished" ? "complete now" : "undone"}`];
			const message = `${changes} are undone, except ${(0, path_text.Pe)(done.paths)}`;
			const olds = done.kept.length === 0 ? "" : `; the old files are ${(0, path_text.Pe)(done.kept)}`;
			if (done.reason === null) return [`${message}, because another process has changed these paths since${olds}`];
			throw new types_error.tj({
				code: "usage",
				message: `${workspace}: ${message} (${done.reason})${olds}`,
				hint: `Let this user write there, and start again; or restore the files with git, and remove ${journal}.`
			});
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
