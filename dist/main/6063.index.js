export const id = 6063;
export const ids = [6063, 6324];
export const modules = {
	88317: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Ct: () => findGit,
			FG: () => findSystemProgram,
			HN: () => readPrinted,
			Kp: () => findProgram,
			l2: () => systemPackages,
			yE: () => programEnvironment,
			yf: () => runAsRoot,
			z0: () => findPrograms
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22603);
		var _files_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88526);
		const systemPackages = {
			bwrap: "bubblewrap",
			rg: "ripgrep",
			git: "git",
			nsenter: "util-linux",
			unshare: "util-linux",
			prlimit: "util-linux",
			setpriv: "util-linux",
			mount: "mount",
			script: "bsdutils",
			stty: "coreutils",
			sh: "dash",
			cp: "coreutils",
			chown: "coreutils",
			rm: "coreutils",
			du: "coreutils",
			mkfifo: "coreutils",
			mknod: "coreutils"
		};
		const needed = [
			"bwrap",
			"nsenter",
			"unshare",
			"mount",
			"prlimit",
			"sh",
			"cp",
			"chown",
			"rm",
			"du",
			"mkfifo",
			"mknod"
		];
		const others = [
			"setpriv",
			"perl",
			"script",
			"stty",
			"busctl"
		];
		const programEnvironment = {
			PATH: "/usr/sbin:/usr/bin:/sbin:/bin",
			LC_ALL: "C"
		};
		function findPrograms(find, uid) {
			const found = Object.fromEntries([...needed, ...others].map((name) => [name, find(name)]));
			const missing = [...needed, ...uid === 0 ? ["setpriv"] : []].filter((name) => found[name] === null);
			if (missing.length === 0) return found;
			const packages = new Set(missing.map((name) => systemPackages[name]));
			throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
				code: "sandbox",
				message: `${missing.join(", ")} not found among programs that root owns, so no command can be contained`,
				hint: `Install it: sudo apt-get install -y ${[...packages].join(" ")} (Debian, Ubuntu), or your distribution\u2019s package.`
			});
		}
		async function readPrinted(program, args, cwd = "/") {
			return (0, node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(program, args, {
				env: programEnvironment,
				cwd
			}).then(({ stdout }) => stdout, (thrown) => thrown instanceof Error && "stdout" in thrown ? String(thrown.stdout) : "");
		}
		function runAsRoot(sudo, command, { env = {}, ...how }) {
			const [program, ...args] = sudo === null ? command : [
				sudo,
				"-n",
				"--",
				...command
			];
			const done = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(program, args, {
				...how,
				env: {
					...programEnvironment,
					...env
				},
				encoding: "utf8"
			});
			if (done.status === 0) return null;
			const ended = done.error?.message ?? `exit ${done.status ?? done.signal}`;
			return (done.stderr ?? "").trim().split("\n")[0] || ended;
		}
		const systemDirectories = [
			"/usr/bin",
			"/bin",
			"/usr/sbin",
			"/sbin",
			"/usr/local/bin"
		];
		function findProgram(name, searchPath, untrustedRoots) {
			const directories = [...systemDirectories, ...searchPath.split(":").filter((directory) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(directory))];
			for (const directory of directories) {
				const candidate = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name);
				const path = readTrustedProgram(candidate);
				if (path !== null && !untrustedRoots.some((root) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(root, path) || (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(root, candidate))) return candidate;
			}
			return null;
		}
		function findGit(find) {
			const git = find("git");
			if (git === null) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
				code: "usage",
				message: "git is not installed",
				hint: "Install git."
			});
			return git;
		}
		function findSystemProgram(name) {
			return findProgram(name, "", []);
		}
		function readTrustedProgram(candidate) {
			try {
				const path = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(candidate);
				const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
				const isProgram = stats.isFile() && stats.uid === 0 && (stats.mode & 18) === 0 && (stats.mode & 73) !== 0;
				return isProgram && isTrustedDirectory((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)) && isTrustedDirectory((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(candidate)) ? path : null;
			} catch {
				return null;
			}
		}
		function isTrustedDirectory(directory) {
			for (let current = directory;; current = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(current)) {
				const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(current);
				const isOpen = !stats.isSymbolicLink() && (stats.mode & 18) !== 0 && (stats.mode & 512) === 0;
				if (stats.uid !== 0 || isOpen) return false;
				if (current === "/") return true;
			}
		}
	}),
	61068: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Dw: () => isRunner,
			E_: () => listRunnerDirectories,
			Qs: () => findInstallation,
			Zv: () => listNames,
			fi: () => listEntries,
			sd: () => listHiddenDirectories,
			ul: () => listToolDirectories,
			yT: () => resolveDirectory
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_find_steering_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55276);
		var _core_output_directories_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53688);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22603);
		var _files_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88526);
		function listHiddenDirectories(facts, extra, workspace) {
			const fromRunner = listRunnerPaths(facts).map((path) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_5__.wd)(path) ? path : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
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
			].map(resolveDirectory).filter((path) => path !== null && !isSystemDirectory(path) && path !== workspace);
			return [...new Set(all)].toSorted((left, right) => left.length - right.length);
		}
		function listRunnerPaths({ environment }) {
			return Object.entries(environment).filter(([name]) => /^(?:GITHUB|RUNNER|ACTIONS)_/.test(name) && name !== "GITHUB_WORKSPACE").flatMap(([, value]) => value !== undefined && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(value) ? [(0, node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(value)] : []);
		}
		function listRunnerDirectories(facts, workspace) {
			return [workspace, ...listRunnerPaths(facts)].flatMap((path) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_5__.vl)("/", path)).filter((path) => isRunner(listNames(path)));
		}
		function isRunner(names) {
			return names.some((name) => /^\.(?:runner|credentials)/.test(name)) || names.includes("config.sh") && names.includes("run.sh");
		}
		function resolveDirectory(path) {
			if (!(0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path)) return null;
			try {
				if ((0, _files_paths_js__WEBPACK_IMPORTED_MODULE_5__.uq)(path) === null) return null;
				const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
				return (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_5__.wd)(real) ? real : null;
			} catch {
				return null;
			}
		}
		function isSystemDirectory(path) {
			return /^\/(?:$|(?:usr|bin|sbin|lib|lib32|lib64|libx32|etc|opt|var|home|dev|proc|sys|mnt|srv|media|boot)$|usr\/(?:bin|sbin|lib|local|share)(?:\/bin|\/lib)?$)/.test(path);
		}
		const homeToolDirectories = [
			".asdf",
			".bun/bin",
			".bun/install/global",
			".cargo/bin",
			".composer/vendor",
			".config/composer/vendor",
			".config/yarn/global/node_modules",
			".deno/bin",
			".dotnet",
			".elan",
			".ghcup",
			".goenv",
			".jenv",
			".local/bin",
			".local/lib/node_modules",
			".local/share/mise",
			".local/share/pipx",
			".local/share/pnpm",
			".local/share/swiftly",
			".local/share/uv/python",
			".local/share/uv/tools",
			".nodenv",
			".npm-global",
			".nvm",
			".phpenv",
			".pixi/bin",
			".pixi/envs",
			".pyenv",
			".rbenv",
			".rustup",
			".sdkman",
			".volta",
			".yarn/bin",
			"go/bin"
		];
		const homebrew = "/home/linuxbrew/.linuxbrew";
		const homebrewDirectories = [
			"bin",
			"sbin",
			"Cellar",
			"opt",
			"lib",
			"share",
			"include"
		];
		const toolVariables = /^(?:JAVA_HOME(?:_\w+)?|GRAALVM_HOME|ANDROID_(?:HOME|SDK_ROOT|NDK(?:_\w+)?)|GOROOT(?:_\w+)?|DOTNET_ROOT|GRADLE_HOME|MAVEN_HOME|M2_HOME|ANT_HOME|KOTLIN_HOME|SCALA_HOME|FLUTTER_ROOT|SWIFT_PATH|CONDA|CONDA_PREFIX|VIRTUAL_ENV|PIPX_HOME|PYENV_ROOT|RBENV_ROOT|NVM_DIR|SDKMAN_DIR|VOLTA_HOME|RUSTUP_HOME|HOMEBREW_PREFIX|VCPKG_INSTALLATION_ROOT|(?:CHROME|FIREFOX|EDGE)_BIN|(?:CHROME|EDGE|GECKO)WEBDRIVER)$/;
		function listToolDirectories(facts, closed, never, systemDirectories) {
			const toolCaches = [facts.environment["RUNNER_TOOL_CACHE"], facts.environment["AGENT_TOOLSDIRECTORY"]];
			const binDirectory = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(facts.execPath));
			const prefix = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(binDirectory);
			const searched = (facts.environment["PATH"] ?? "").split(":");
			const isOnPath = (directory) => searched.some((entry) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(directory, entry));
			const candidates = [
				...toolCaches,
				...homeToolDirectories.map((directory) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(facts.home, directory)),
				...homeToolDirectories.map((directory) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(facts.passwdHome, directory)).filter(isOnPath),
				...isOnPath(homebrew) ? homebrewDirectories.map((name) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(homebrew, name)) : [],
				...listInstalledPrograms(facts, [...closed, ...never], systemDirectories),
				binDirectory,
				...(0, _files_paths_js__WEBPACK_IMPORTED_MODULE_5__.wd)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(prefix, "lib/node_modules")) ? [prefix] : []
			];
			return [...new Set(candidates.flatMap((path) => path === undefined || path === "" ? [] : [resolveDirectory(path)]))].filter((path) => path !== null && path !== facts.home && !isSystemDirectory(path) && !never.some((directory) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(directory, path)) && !isRunner(listNames(path)));
		}
		function listInstalledPrograms(facts, closed, systemDirectories) {
			const homes = [
				facts.home,
				facts.passwdHome,
				facts.environment["RUNNER_TEMP"] ?? ""
			].flatMap((home) => resolveDirectory(home) ?? []).filter((home) => !isSystemDirectory(home));
			const isClosed = (directory) => homes.some((home) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(directory, home)) || closed.some((path) => !homes.includes(path) && ((0, _files_paths_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(directory, path) || (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(path, directory)));
			const searched = (facts.environment["PATH"] ?? "").split(":").flatMap((entry) => resolveDirectory(entry) ?? []);
			const linked = [...new Set(searched)].flatMap(listOptionalPrograms);
			const named = Object.entries(facts.environment).flatMap(([name, path = ""]) => toolVariables.test(name) ? resolveOptional(path) ?? [] : []);
			const installed = [...searched, ...linked].flatMap((directory) => {
				if (isSystemDirectory(directory) || isClosed(directory)) return [];
				if (systemDirectories.some((known) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(known, directory))) return [];
				const home = homes.find((known) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(known, directory)) ?? "/";
				const parent = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(directory);
				if (!/^(?:\.?bin|shims)$/.test((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(directory))) return [directory];
				const isModules = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(parent) === "node_modules";
				const prefix = isModules && home !== "/" ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(parent) : parent;
				return [isModules && home === "/" || isInstallPrefix(prefix, home) && !isClosed(prefix) ? prefix : directory];
			});
			return [...installed, ...named.filter((directory) => !isClosed(directory))];
		}
		const optionalSoftware = "/opt";
		function listOptionalPrograms(directory) {
			if ((0, _files_paths_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(optionalSoftware, directory) || listNames(optionalSoftware).length === 0) return [];
			const links = listEntries(directory).filter((entry) => entry.isSymbolicLink());
			const leads = links.map(({ name }) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name)).filter((path) => /^\/(?:opt|etc\/alternatives)\//.test((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, readLink(path))));
			return [...new Set(leads.flatMap((path) => resolveOptional(path) ?? []))];
		}
		function findInstallation(directory) {
			const above = [...(0, _files_paths_js__WEBPACK_IMPORTED_MODULE_5__.vl)("/", directory), directory];
			const modules = above.find((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) === "node_modules");
			if (modules !== undefined) return modules;
			const environment = above.findLast((path) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, _core_output_directories_js__WEBPACK_IMPORTED_MODULE_3__.H4)));
			if (environment !== undefined) return environment;
			const prefix = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(directory);
			return (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(optionalSoftware, directory) && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(directory) === "bin" && isInstallPrefix(prefix, "/") ? prefix : null;
		}
		function resolveOptional(path) {
			if (!(0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path)) return null;
			try {
				const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
				const directory = (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_5__.wd)(real) ? real : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(real);
				return directory !== optionalSoftware && (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(optionalSoftware, directory) ? directory : null;
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
		function isInstallPrefix(directory, home) {
			const names = listNames(directory);
			return !/(?:^|\/)\.(?:[^/]*|local\/[^/]+)$/.test((0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(home, directory)) && (directory !== optionalSoftware && (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_5__.Yw)(optionalSoftware, directory) || [
				"lib",
				"lib64",
				"libexec",
				"node_modules",
				"versions"
			].some((name) => names.includes(name))) && !isRunner(names) && !names.some((name) => (0, _core_find_steering_files_js__WEBPACK_IMPORTED_MODULE_2__._p)(name) || /credential|secret|token/i.test(name));
		}
		function listNames(directory) {
			return listEntries(directory).map(({ name }) => name);
		}
		function listEntries(directory) {
			return (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.NW)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, { withFileTypes: true }), [], "EACCES", "ENOENT", "ENOTDIR");
		}
	}),
	53112: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			EK: () => isSameStamp,
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
			return /^[ -~]*$/.test(key) ? key : Buffer.from(key, "latin1").toString("utf8");
		}
		function isUtf8(key) {
			return readKey(renderKey(key)) === key;
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
		function readNames(directory, descriptor, closedDirectories) {
			try {
				if (closedDirectories === "open") openClosed(directory, descriptor);
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, "latin1");
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.up)(thrown, "EACCES", "EPERM")) return null;
				throw thrown;
			}
		}
		function openClosed(directory, descriptor) {
			const mode = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).mode & 4095;
			if ((mode & 320) !== 320 && process.getuid?.() !== 0) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(directory, mode | 448);
		}
	})
};
