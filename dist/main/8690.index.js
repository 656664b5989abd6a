export const id = 8690;
export const ids = [8690, 4736];
export const modules = {
	93242: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
	52800: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
	6027: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			UG: () => removeRunFolder,
			kg: () => createRunFolder,
			vb: () => sweepRunFolders,
			zI: () => isAbandoned
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63323);
		var _remove_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52800);
		var _processes_process_stat_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54523);
		var _processes_process_identity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40091);
		const pattern = /^script-harness-(?:[a-z]+-)?([0-9a-z]+)_([0-9a-z]+)_([0-9a-z]+)-\w{6}$/;
		function createRunFolder(temporaryFolder, kind = "") {
			const { pid, startTicks } = (0, _processes_process_identity_js__WEBPACK_IMPORTED_MODULE_6__.x)(process.pid);
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
					if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT", "ENOTEMPTY", "EBUSY")) throw thrown;
				}
			}
		}
		function removeRunFolder(folder) {
			if ((0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.uq)(folder) !== null) (0, _remove_tree_js__WEBPACK_IMPORTED_MODULE_4__.d)(Buffer.from(folder));
		}
		function isAbandoned(folder) {
			const [, namespace = "", pid = "", ticks = ""] = pattern.exec((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder)) ?? [];
			if (pid === "" || Number.parseInt(namespace, 36) !== readPidNamespace()) return false;
			if ((0, _processes_process_identity_js__WEBPACK_IMPORTED_MODULE_6__.W)({
				pid: Number.parseInt(pid, 36),
				startTicks: String(Number.parseInt(ticks, 36))
			})) return false;
			const stats = (0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.uq)(folder);
			return stats?.isDirectory() === true && stats.uid === process.getuid?.();
		}
		function endMarked(mark) {
			for (const pid of (0, _processes_process_stat_js__WEBPACK_IMPORTED_MODULE_5__.O3)()) {
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
	}),
	10205: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			EZ: () => listRunnerFolders,
			h1: () => resolveFolder,
			oy: () => listHiddenFolders,
			qE: () => listToolFolders
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_find_steering_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82195);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22603);
		var _files_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63323);
		function listHiddenFolders(facts, extra, workspace) {
			const fromRunner = listRunnerPaths(facts).map((path) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.uq)(path)?.isDirectory() === true ? path : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
			const xdg = [
				"XDG_STATE_HOME",
				"XDG_CONFIG_HOME",
				"XDG_DATA_HOME",
				"XDG_CACHE_HOME",
				"XDG_RUNTIME_DIR"
			].flatMap((name) => {
				const value = facts.environment[name];
				return value !== undefined && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(value) ? [(0, node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(value)] : [];
			});
			const all = [
				facts.home,
				facts.passwdHome,
				"/root",
				...xdg,
				...fromRunner,
				...extra
			].map(resolveFolder).filter((path) => path !== null && !isSystemFolder(path) && path !== workspace);
			return [...new Set(all)].toSorted((left, right) => left.length - right.length);
		}
		function listRunnerPaths({ environment }) {
			return Object.entries(environment).filter(([name]) => /^(?:GITHUB|RUNNER|ACTIONS)_/.test(name) && name !== "GITHUB_WORKSPACE").flatMap(([, value]) => value !== undefined && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(value) ? [(0, node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(value)] : []);
		}
		function listRunnerFolders(facts, workspace) {
			const above = [workspace, ...listRunnerPaths(facts)].flatMap(listParents);
			return [...runnerPlaces.flatMap((place) => findRunners(place, maxRunnerDepth)), ...above.filter((path) => isRunner(listNames(path)))];
		}
		const runnerPlaces = ["/opt", "/usr/local"];
		const maxRunnerDepth = 4;
		function findRunners(folder, depth) {
			const names = listNames(folder);
			if (isRunner(names)) return [folder];
			if (depth === 0) return [];
			return names.filter((name) => name !== "node_modules").map((name) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).filter((path) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.uq)(path)?.isDirectory() === true).flatMap((path) => findRunners(path, depth - 1));
		}
		function isRunner(names) {
			return names.some((name) => /^\.(?:runner|credentials)/.test(name)) || names.includes("config.sh") && names.includes("run.sh");
		}
		function listParents(path) {
			const parents = [];
			for (let current = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path); current !== (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(current); current = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(current)) parents.push(current);
			return parents;
		}
		function resolveFolder(path) {
			if (!(0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path)) return null;
			try {
				const real = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
				return (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.uq)(real)?.isDirectory() === true ? real : null;
			} catch {
				return null;
			}
		}
		function isSystemFolder(path) {
			return /^\/(?:$|(?:usr|bin|sbin|lib|lib32|lib64|libx32|etc|opt|var|home|dev|proc|sys|mnt|srv|media|boot)$|usr\/(?:bin|sbin|lib|local|share)(?:\/bin|\/lib)?$)/.test(path);
		}
		const homeToolFolders = [
			".cargo/bin",
			".rustup",
			".nvm",
			".pyenv",
			".rbenv",
			".sdkman",
			".volta",
			".bun/bin",
			".bun/install/global",
			".deno/bin",
			".local/bin",
			".local/share/pipx",
			".local/share/uv/tools",
			".local/share/uv/python",
			".local/share/pnpm",
			"go/bin",
			".dotnet"
		];
		function listToolFolders(facts, closed, systemFolders) {
			const toolCaches = [facts.environment["RUNNER_TOOL_CACHE"], facts.environment["AGENT_TOOLSDIRECTORY"]];
			const binFolder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(facts.execPath));
			const prefix = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(binFolder);
			const candidates = [
				...toolCaches,
				...homeToolFolders.map((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(facts.home, folder)),
				...listInstalledPrograms(facts, closed, systemFolders),
				binFolder,
				...(0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.uq)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(prefix, "lib/node_modules"))?.isDirectory() === true ? [prefix] : []
			];
			return [...new Set(candidates.flatMap((path) => path === undefined || path === "" ? [] : [resolveFolder(path)]))].filter((path) => path !== null && path !== facts.home);
		}
		function listInstalledPrograms(facts, closed, systemFolders) {
			const homes = [facts.home, facts.passwdHome].flatMap((home) => resolveFolder(home) ?? []).filter((home) => !isSystemFolder(home));
			const isClosed = (folder) => homes.includes(folder) || closed.some((path) => !homes.includes(path) && ((0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.Yw)(folder, path) || (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.Yw)(path, folder)));
			return (facts.environment["PATH"] ?? "").split(":").flatMap((entry) => {
				const folder = resolveFolder(entry);
				if (folder === null || isSystemFolder(folder) || isClosed(folder)) return [];
				if (systemFolders.some((known) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.Yw)(known, folder))) return [];
				const home = homes.find((known) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.Yw)(known, folder)) ?? "/";
				const parent = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
				if (!/^(?:\.?bin|shims)$/.test((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder))) return [folder];
				const isModules = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(parent) === "node_modules";
				const prefix = isModules && home !== "/" ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(parent) : parent;
				return [isModules && home === "/" || isInstallPrefix(prefix, home) && !isClosed(prefix) ? prefix : folder];
			});
		}
		function isInstallPrefix(folder, home) {
			const names = listNames(folder);
			return !(0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(home, folder).split("/").some((part) => part.startsWith(".")) && [
				"lib",
				"lib64",
				"libexec",
				"node_modules",
				"versions"
			].some((name) => names.includes(name)) && !names.some((name) => (0, _core_find_steering_files_js__WEBPACK_IMPORTED_MODULE_2__._p)(name) || /credential|secret|token/i.test(name));
		}
		function listNames(folder) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.up)(thrown, "EACCES", "ENOENT", "ENOTDIR")) return [];
				throw thrown;
			}
		}
	}),
	40091: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
	54523: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			AW: () => listChildren,
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
		function listChildren(pid) {
			const children = unlessGone(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/task/${pid}/children`, "utf8"));
			return children === null ? null : children.split(" ").filter(Boolean).map(Number);
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
	31920: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { K: () => findProgram });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _files_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63323);
		const systemFolders = [
			"/usr/bin",
			"/bin",
			"/usr/sbin",
			"/sbin",
			"/usr/local/bin"
		];
		function findProgram(name, searchPath, untrustedRoots) {
			const folders = [...systemFolders, ...searchPath.split(":").filter((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder))];
			for (const folder of folders) {
				const candidate = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
				const path = readTrustedProgram(candidate);
				if (path !== null && !untrustedRoots.some((root) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_2__.Yw)(root, path) || (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_2__.Yw)(root, candidate))) return candidate;
			}
			return null;
		}
		function readTrustedProgram(candidate) {
			try {
				const path = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(candidate);
				const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
				const isProgram = stats.isFile() && stats.uid === 0 && (stats.mode & 18) === 0 && (stats.mode & 73) !== 0;
				return isProgram && isTrustedFolder((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)) && isTrustedFolder((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(candidate)) ? path : null;
			} catch {
				return null;
			}
		}
		function isTrustedFolder(folder) {
			for (let current = folder;; current = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(current)) {
				const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(current);
				const isOpen = !stats.isSymbolicLink() && (stats.mode & 18) !== 0 && (stats.mode & 512) === 0;
				if (stats.uid !== 0 || isOpen) return false;
				if (current === "/") return true;
			}
		}
	}),
	28211: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Yo: () => droppedPathNote,
			ah: () => renderDroppedPath,
			d5: () => listHiddenEntries,
			xx: () => createWritableCheck,
			y6: () => buildSearchPath
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _core_text_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68685);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45894);
		var _files_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63323);
		var _host_folders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10205);
		function createWritableCheck({ writableGlobs, protectedGlobs }) {
			const prefixes = [...new Set(writableGlobs.map(_core_text_glob_js__WEBPACK_IMPORTED_MODULE_4__.WW))];
			const isDenied = (0, _core_text_glob_js__WEBPACK_IMPORTED_MODULE_4__.tI)(protectedGlobs.map(_core_text_path_text_js__WEBPACK_IMPORTED_MODULE_1__.tu));
			return (path) => prefixes.some((prefix) => prefix === "" || path === prefix || path.startsWith(`${prefix}/`)) && !isDenied((0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_1__.tu)(`${path}/x`));
		}
		const droppedPathNote = "PATH entries that commands do not have:";
		function listHiddenEntries(path, facts) {
			const isIn = (folders, folder) => folders.some((known) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_2__.Yw)(known, folder));
			return path.split(":").filter((entry) => {
				const folder = (0, _host_folders_js__WEBPACK_IMPORTED_MODULE_3__.h1)(entry);
				if (folder === null || (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_2__.Yw)(facts.workspace, folder) || isIn(facts.toolFolders, folder)) return false;
				return isIn(facts.hiddenFolders, folder) || !isIn(facts.systemFolders, folder);
			});
		}
		function renderDroppedPath(dropped) {
			return dropped.length === 0 ? [] : [`${droppedPathNote} ${dropped.join(", ")}`];
		}
		function buildSearchPath(facts, workspace, isInstalled) {
			const host = (facts.environment["PATH"] ?? "").split(":").filter((folder) => folder !== "");
			const existing = [
				...host,
				"/usr/local/bin",
				"/usr/bin",
				"/bin",
				(0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(facts.execPath)
			].filter((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(folder) && (0, _host_folders_js__WEBPACK_IMPORTED_MODULE_3__.h1)(folder) !== null);
			const isInside = (folder) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_2__.Yw)(workspace, folder) || (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_2__.Yw)(workspace, (0, _host_folders_js__WEBPACK_IMPORTED_MODULE_3__.h1)(folder) ?? folder);
			const isKept = (folder) => !isInside(folder) || (0, _host_folders_js__WEBPACK_IMPORTED_MODULE_3__.h1)(folder) === folder && folder !== workspace && isInstalled(folder);
			return {
				path: [...new Set(existing.filter(isKept))].join(":"),
				dropped: [...new Set(existing.filter((folder) => !isKept(folder)))]
			};
		}
	})
};
