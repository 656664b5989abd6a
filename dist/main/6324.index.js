export const id = 6324;
export const ids = [6324];
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
