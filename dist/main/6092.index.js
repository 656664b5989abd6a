export const id = 6092;
export const ids = [6092];
export const modules = {
	90221: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
			const used = useFolder(root, key, use);
			return typeof used === "string" ? null : used.result;
		}
		function useFolder(root, key, use) {
			const top = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(root, pathOnly | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY);
			let descriptor;
			try {
				descriptor = key === "" ? top : (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(locateKey(`/proc/self/fd/${top}`, key), folderFlags);
			} catch (thrown) {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(top);
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.up)(thrown, "ENOENT")) return "ENOENT";
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.up)(thrown, "ENOTDIR", "ELOOP")) return "ENOTDIR";
				throw thrown;
			}
			try {
				const isBelowRoot = key === "" || readPlace(descriptor) === `${readPlace(top)}/${key}`;
				return isBelowRoot ? { result: use(`/proc/self/fd/${descriptor}`, descriptor) } : "ENOTDIR";
			} finally {
				for (const one of new Set([top, descriptor])) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(one);
			}
		}
		function readPlace(descriptor) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/self/fd/${descriptor}`, "latin1");
		}
		function withPath(root, key, use) {
			const { parent, name } = splitKey(key);
			const used = useFolder(root, parent, (folder) => use(locateKey(folder, name)));
			if (typeof used !== "string") return used.result;
			throw Object.assign(new Error(`${root}/${key}: a component of the path is missing or no folder`), { code: used });
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
	54613: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			b: () => removeEntry,
			d: () => removeTree
		});
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
		function removeEntry(path) {
			const stats = (0, _no_follow_js__WEBPACK_IMPORTED_MODULE_1__.l6)(path);
			if (stats?.isDirectory() === true) removeTree(path);
			else if (stats !== null) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
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
	88317: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Kp: () => findProgram,
			yE: () => programEnvironment,
			z0: () => findPrograms
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _files_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88526);
		const programEnvironment = {
			PATH: "/usr/sbin:/usr/bin:/sbin:/bin",
			LC_ALL: "C"
		};
		function findPrograms(find, uid) {
			const bwrap = find("bwrap");
			if (bwrap === null) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "sandbox",
				message: "bubblewrap (bwrap) is not installed, so no command can be contained",
				hint: "Install it: sudo apt-get install -y bubblewrap (Debian, Ubuntu), or your distribution\u2019s package."
			});
			const [nsenter, unshare, mount, prlimit] = [
				find("nsenter"),
				find("unshare"),
				find("mount"),
				find("prlimit")
			];
			const setpriv = find("setpriv");
			if (nsenter === null || unshare === null || mount === null || prlimit === null || setpriv === null && uid === 0) {
				const found = {
					nsenter,
					unshare,
					mount,
					prlimit,
					...uid === 0 && { setpriv }
				};
				const missing = Object.entries(found).flatMap(([name, path]) => path === null ? [name] : []);
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "sandbox",
					message: `${missing.join(" and ")} of util-linux not found among programs that root owns, so no command can be contained`,
					hint: "Install it: apt-get install -y util-linux (Debian, Ubuntu), or your distribution\u2019s package."
				});
			}
			return {
				bwrap,
				prlimit,
				setpriv,
				unshare,
				mount,
				nsenter,
				perl: find("perl"),
				script: find("script"),
				stty: find("stty"),
				sh: find("sh") ?? "/bin/sh",
				cp: find("cp") ?? "/bin/cp",
				chown: find("chown") ?? "/bin/chown",
				rm: find("rm") ?? "/bin/rm",
				du: find("du") ?? "/usr/bin/du",
				mkfifo: find("mkfifo") ?? "/usr/bin/mkfifo",
				mknod: find("mknod") ?? "/usr/bin/mknod"
			};
		}
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
				if (path !== null && !untrustedRoots.some((root) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_3__.Yw)(root, path) || (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_3__.Yw)(root, candidate))) return candidate;
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
	68410: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Dw: () => isRunner,
			EZ: () => listRunnerFolders,
			Qw: () => findOptionalPackage,
			Zv: () => listNames,
			fi: () => listEntries,
			h1: () => resolveFolder,
			oy: () => listHiddenFolders,
			qE: () => listToolFolders
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_find_steering_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55276);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22603);
		var _files_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88526);
		function listHiddenFolders(facts, extra, workspace) {
			const fromRunner = listRunnerPaths(facts).map((path) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.lQ)(path) ? path : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
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
			return [workspace, ...listRunnerPaths(facts)].flatMap((path) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.vl)("/", path)).filter((path) => isRunner(listNames(path)));
		}
		function isRunner(names) {
			return names.some((name) => /^\.(?:runner|credentials)/.test(name)) || names.includes("config.sh") && names.includes("run.sh");
		}
		function resolveFolder(path) {
			if (!(0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path)) return null;
			try {
				const real = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
				return (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.lQ)(real) ? real : null;
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
		const toolVariables = /^(?:JAVA_HOME(?:_\w+)?|GRAALVM_HOME|ANDROID_(?:HOME|SDK_ROOT|NDK(?:_\w+)?)|GOROOT(?:_\w+)?|DOTNET_ROOT|GRADLE_HOME|MAVEN_HOME|M2_HOME|ANT_HOME|KOTLIN_HOME|SCALA_HOME|FLUTTER_ROOT|SWIFT_PATH|CONDA|CONDA_PREFIX|VIRTUAL_ENV|PIPX_HOME|PYENV_ROOT|RBENV_ROOT|NVM_DIR|SDKMAN_DIR|VOLTA_HOME|RUSTUP_HOME|HOMEBREW_PREFIX|VCPKG_INSTALLATION_ROOT|(?:CHROME|FIREFOX|EDGE)_BIN|(?:CHROME|EDGE|GECKO)WEBDRIVER)$/;
		function listToolFolders(facts, closed, never, systemFolders) {
			const toolCaches = [facts.environment["RUNNER_TOOL_CACHE"], facts.environment["AGENT_TOOLSDIRECTORY"]];
			const binFolder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(facts.execPath));
			const prefix = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(binFolder);
			const searched = (facts.environment["PATH"] ?? "").split(":");
			const isOnPath = (folder) => searched.some((entry) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.Yw)(folder, entry));
			const candidates = [
				...toolCaches,
				...homeToolFolders.map((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(facts.home, folder)),
				...homeToolFolders.map((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(facts.passwdHome, folder)).filter(isOnPath),
				...listInstalledPrograms(facts, [...closed, ...never], systemFolders),
				binFolder,
				...(0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.lQ)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(prefix, "lib/node_modules")) ? [prefix] : []
			];
			return [...new Set(candidates.flatMap((path) => path === undefined || path === "" ? [] : [resolveFolder(path)]))].filter((path) => path !== null && path !== facts.home && !isSystemFolder(path) && !never.some((folder) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.Yw)(folder, path)) && !isRunner(listNames(path)));
		}
		function listInstalledPrograms(facts, closed, systemFolders) {
			const homes = [facts.home, facts.passwdHome].flatMap((home) => resolveFolder(home) ?? []).filter((home) => !isSystemFolder(home));
			const isClosed = (folder) => homes.includes(folder) || closed.some((path) => !homes.includes(path) && ((0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.Yw)(folder, path) || (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.Yw)(path, folder)));
			const searched = (facts.environment["PATH"] ?? "").split(":").flatMap((entry) => resolveFolder(entry) ?? []);
			const linked = [...new Set(searched)].flatMap(listOptionalPrograms);
			const named = Object.entries(facts.environment).flatMap(([name, path = ""]) => toolVariables.test(name) ? resolveOptional(path) ?? [] : []);
			const installed = [...searched, ...linked].flatMap((folder) => {
				if (isSystemFolder(folder) || isClosed(folder)) return [];
				if (systemFolders.some((known) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.Yw)(known, folder))) return [];
				const home = homes.find((known) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.Yw)(known, folder)) ?? "/";
				const parent = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
				if (!/^(?:\.?bin|shims)$/.test((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder))) return [folder];
				const isModules = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(parent) === "node_modules";
				const prefix = isModules && home !== "/" ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(parent) : parent;
				return [isModules && home === "/" || isInstallPrefix(prefix, home) && !isClosed(prefix) ? prefix : folder];
			});
			return [...installed, ...named.filter((folder) => !isClosed(folder))];
		}
		const optionalSoftware = "/opt";
		function listOptionalPrograms(folder) {
			if ((0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.Yw)(optionalSoftware, folder)) return [];
			const links = listEntries(folder).filter((entry) => entry.isSymbolicLink());
			const leads = links.map(({ name }) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).filter((path) => /^\/(?:opt|etc\/alternatives)\//.test((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, readLink(path))));
			return [...new Set(leads.flatMap((path) => resolveOptional(path) ?? []))];
		}
		function findOptionalPackage(folder) {
			const prefix = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			return (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.Yw)(optionalSoftware, folder) && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder) === "bin" && isInstallPrefix(prefix, "/") ? prefix : null;
		}
		function resolveOptional(path) {
			if (!(0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path)) return null;
			try {
				const real = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
				const folder = (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.lQ)(real) ? real : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(real);
				return folder !== optionalSoftware && (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.Yw)(optionalSoftware, folder) ? folder : null;
			} catch {
				return null;
			}
		}
		function readLink(path) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path);
			} catch {
				return "";
			}
		}
		function isInstallPrefix(folder, home) {
			const names = listNames(folder);
			return !(0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(home, folder).split("/").some((part) => part.startsWith(".")) && (folder !== optionalSoftware && (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_4__.Yw)(optionalSoftware, folder) || [
				"lib",
				"lib64",
				"libexec",
				"node_modules",
				"versions"
			].some((name) => names.includes(name))) && !isRunner(names) && !names.some((name) => (0, _core_find_steering_files_js__WEBPACK_IMPORTED_MODULE_2__._p)(name) || /credential|secret|token/i.test(name));
		}
		function listNames(folder) {
			return listEntries(folder).map(({ name }) => name);
		}
		function listEntries(folder) {
			return (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.NW)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }), [], "EACCES", "ENOENT", "ENOTDIR");
		}
	}),
	3526: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			En: () => killQuietly,
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
			for (const each of namespaces) killQuietly(each);
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
		function killQuietly(pid) {
			(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.NW)(() => process.kill(pid, "SIGKILL"), undefined, "ESRCH", "EPERM");
		}
		async function waitForEnd(pids, clock) {
			const startMs = clock.monotonicMs();
			for (const pid of pids) {
				while (readStartTicks(pid) !== null) {
					if (clock.monotonicMs() - startMs > waitMs) throw new Error(`process ${pid} of a command that was ended is still there`);
					await clock.sleep(2);
				}
			}
		}
		function listProcesses() {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc").flatMap((name) => /^\d+$/.test(name) ? [Number(name)] : []);
		}
		function readProcessStat(pid) {
			const stat = unlessGone(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "utf8"));
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
	}),
	3470: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Yo: () => droppedPathNote,
			ah: () => renderDroppedPath,
			d5: () => listHiddenEntries,
			y6: () => buildSearchPath
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _files_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88526);
		var _host_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68410);
		const droppedPathNote = "PATH entries that commands do not have:";
		function listHiddenEntries(path, facts) {
			const isIn = (folders, folder) => folders.some((known) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_1__.Yw)(known, folder));
			return path.split(":").filter((entry) => {
				const folder = (0, _host_folders_js__WEBPACK_IMPORTED_MODULE_2__.h1)(entry);
				if (folder === null || (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_1__.Yw)(facts.workspace, folder) || isIn(facts.toolFolders, folder)) return false;
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
			].filter((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(folder) && (0, _host_folders_js__WEBPACK_IMPORTED_MODULE_2__.h1)(folder) !== null);
			const isInside = (folder) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_1__.Yw)(workspace, folder) || (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_1__.Yw)(workspace, (0, _host_folders_js__WEBPACK_IMPORTED_MODULE_2__.h1)(folder) ?? folder);
			const isKept = (folder) => !isInside(folder) || (0, _host_folders_js__WEBPACK_IMPORTED_MODULE_2__.h1)(folder) === folder && folder !== workspace && isInstalled(folder);
			return {
				path: [...new Set(existing.filter(isKept))].join(":"),
				dropped: [...new Set(existing.filter((folder) => !isKept(folder)))]
			};
		}
	}),
	53112: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			EK: () => isSameStamp,
			ER: () => isAscii,
			GM: () => createStamp,
			Md: () => tickMs,
			X0: () => readKind,
			YZ: () => readKey,
			co: () => isUtf8,
			f_: () => isTooDeep,
			kB: () => renderKey,
			r6: () => readNames
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		const tickMs = 20;
		const maxPathBytes = 3500;
		function isTooDeep(key) {
			return key.length > maxPathBytes;
		}
		function readKey(path) {
			return Buffer.from(path).toString("latin1");
		}
		function renderKey(key) {
			return isAscii(key) ? key : Buffer.from(key, "latin1").toString("utf8");
		}
		function isAscii(key) {
			return /^[ -~]*$/.test(key);
		}
		function isUtf8(key) {
			return isAscii(key) || readKey(renderKey(key)) === key;
		}
		function isSameStamp(left, right) {
			return left.ctimeNs === right.ctimeNs && left.ino === right.ino && left.size === right.size && left.mtimeNs === right.mtimeNs && left.mode === right.mode && left.dev === right.dev && left.kind === right.kind;
		}
		function createStamp(stats, kind) {
			return {
				kind,
				ino: stats.ino,
				dev: stats.dev,
				size: stats.size,
				mtimeNs: stats.mtimeNs,
				ctimeNs: stats.ctimeNs,
				mode: Number(stats.mode) & 4095,
				uid: Number(stats.uid),
				gid: Number(stats.gid)
			};
		}
		function readKind(stats) {
			if (stats.isFile()) return "file";
			if (stats.isDirectory()) return "directory";
			return stats.isSymbolicLink() ? "symlink" : "special";
		}
		function readNames(folder, descriptor, closedFolders) {
			try {
				if (closedFolders === "open") openClosed(folder, descriptor);
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, "latin1");
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.up)(thrown, "EACCES", "EPERM")) return null;
				throw thrown;
			}
		}
		function openClosed(folder, descriptor) {
			const mode = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).mode & 4095;
			if ((mode & 320) !== 320 && process.getuid?.() !== 0) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, mode | 448);
		}
	}),
	9062: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			UL: () => readStamp,
			hB: () => readEntry,
			un: () => readState,
			xj: () => readKeptFile
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		var _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90221);
		var _stamp_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53112);
		function readEntry(root, key) {
			const stamp = readStamp(root, key);
			if (stamp === null) return null;
			return {
				stamp,
				content: stamp.kind === "file" ? createContent(() => (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_2__.iD)(root, key, openRegular), Number(stamp.size)) : null,
				target: stamp.kind === "symlink" ? (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_2__.iD)(root, key, (path) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path, "latin1")) : null
			};
		}
		function readStamp(root, key) {
			const stats = (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_2__.Je)(root, key);
			return stats === null ? null : (0, _stamp_js__WEBPACK_IMPORTED_MODULE_3__.GM)(stats, (0, _stamp_js__WEBPACK_IMPORTED_MODULE_3__.X0)(stats));
		}
		function readKeptFile(path, length) {
			return createContent(() => openRegular(path), length);
		}
		function readState({ stamp, content, target }, maxBytes) {
			const { kind } = stamp;
			const executable = (stamp.mode & 64) !== 0;
			if (target !== null) return {
				kind,
				executable,
				content: Buffer.from(target, "latin1")
			};
			const descriptor = content === null || content.length > maxBytes ? null : content.open();
			if (content === null || descriptor === null) return {
				kind,
				executable,
				content: null
			};
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
			return {
				kind,
				executable,
				content: content.read()
			};
		}
		const chunkBytes = 256 * 1024;
		function createContent(open, length) {
			function use(act) {
				const descriptor = open();
				if (descriptor === null) throw new Error("what was there cannot be read");
				try {
					return act(descriptor);
				} finally {
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
				}
			}
			const forEachChunk = (descriptor, act) => {
				const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, length));
				for (let done = 0; done < length;) {
					const count = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, chunk, 0, Math.min(chunk.length, length - done), done);
					if (count === 0) throw new Error("a file is shorter than it was");
					act(chunk.subarray(0, count), done);
					done += count;
				}
			};
			return {
				length,
				open,
				read: () => use((descriptor) => {
					const content = Buffer.allocUnsafe(length);
					forEachChunk(descriptor, (chunk, at) => void chunk.copy(content, at));
					return content;
				}),
				writeTo: (target) => use((descriptor) => forEachChunk(descriptor, (chunk) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(target, chunk))),
				equals(other) {
					const source = other.open();
					if (source === null) return false;
					try {
						if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(source).size !== length) return false;
						const read = Buffer.allocUnsafe(chunkBytes);
						return use((descriptor) => {
							let isEqual = true;
							forEachChunk(descriptor, (chunk, at) => {
								const count = isEqual ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(source, read, 0, chunk.length, at) : 0;
								isEqual &&= count === chunk.length && chunk.compare(read, 0, count) === 0;
							});
							return isEqual;
						});
					} finally {
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(source);
					}
				}
			};
		}
		function openRegular(path) {
			const flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
			const descriptor = (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.NW)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags), null, "EACCES", "EPERM", "ELOOP");
			if (descriptor === null || (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).isFile()) return descriptor;
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
			return null;
		}
	})
};
