export const id = 1913;
export const ids = [1913];
export const modules = {
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
	17630: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_K: () => gitEnvironment,
			ck: () => hasTrackedFiles,
			g0: () => readHeadCommit,
			h6: () => readGitLayout,
			oB: () => renderCleanConfig
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22603);
		var _paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63323);
		const gitEnvironment = {
			PATH: "/usr/bin:/bin",
			GIT_CONFIG_NOSYSTEM: "1",
			GIT_CONFIG_GLOBAL: "/dev/null",
			LC_ALL: "C"
		};
		function readGitLayout(workspace, git) {
			let repositoryRoot = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(workspace);
			while (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repositoryRoot, ".git"))) {
				if (repositoryRoot === "/") {
					throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
						code: "usage",
						message: `${workspace} is not in a git repository`,
						hint: "Run in a checkout (actions/checkout comes first in a workflow), or make one with git init."
					});
				}
				repositoryRoot = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(repositoryRoot);
			}
			const gitPath = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repositoryRoot, ".git");
			const stats = (0, _paths_js__WEBPACK_IMPORTED_MODULE_5__.uq)(gitPath);
			if (stats?.isSymbolicLink() === true) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
				code: "sandbox",
				message: `${gitPath} is a symbolic link, so it cannot be protected`,
				hint: "Use a plain clone."
			});
			const gitFolder = stats?.isFile() === true ? readGitFile(gitPath) : gitPath;
			const commonFile = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitFolder, "commondir");
			const commonFolder = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(commonFile) ? (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(gitFolder, (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(commonFile, "utf8").trim()) : gitFolder;
			const configFiles = [...new Set([
				(0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonFolder, "config"),
				(0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitFolder, "config"),
				(0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitFolder, "config.worktree"),
				(0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonFolder, "config.worktree"),
				...listModuleConfigs((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonFolder, "modules"))
			])].flatMap(resolveFile);
			const includedFiles = listIncludedFiles(configFiles, git).filter((file) => !configFiles.includes(file));
			return {
				repositoryRoot,
				gitPath,
				gitFolder,
				commonFolder,
				configFiles: [...new Set(configFiles)],
				includedFiles
			};
		}
		async function readHeadCommit({ gitFolder }, git) {
			const args = [
				`--git-dir=${gitFolder}`,
				"rev-parse",
				"--verify",
				"--quiet",
				"HEAD"
			];
			return (0, node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(git, args, {
				env: gitEnvironment,
				cwd: "/"
			}).then(({ stdout }) => stdout.trim(), () => null);
		}
		function hasTrackedFiles(git, workspace, folder) {
			const settings = [
				"-c",
				"core.fsmonitor=false",
				"-c",
				"safe.directory=*"
			];
			const listed = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(git, [
				"--literal-pathspecs",
				...settings,
				"ls-files",
				"-z",
				"--",
				folder
			], {
				env: gitEnvironment,
				cwd: workspace,
				encoding: "utf8"
			});
			return listed.status !== 0 || listed.stdout !== "";
		}
		function resolveFile(path) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path)) return [];
			const real = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path);
			return (0, _paths_js__WEBPACK_IMPORTED_MODULE_5__.uq)(real)?.isFile() === true ? [real] : [];
		}
		function readGitFile(path) {
			const match = /^gitdir: (.+)$/m.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "utf8"));
			if (match?.[1] === undefined) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
				code: "usage",
				message: `${path} is not a git file`,
				hint: "Use a plain clone."
			});
			return (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), match[1]);
		}
		function listModuleConfigs(folder) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder)) return [];
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, {
				recursive: true,
				withFileTypes: true
			}).filter((entry) => !entry.isDirectory() && (entry.name === "config" || entry.name === "config.worktree")).map((entry) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name));
		}
		function listEntries(file, git) {
			const listed = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(git, [
				"config",
				"--file",
				file,
				"--no-includes",
				"--null",
				"--list"
			], {
				env: gitEnvironment,
				cwd: "/",
				encoding: "utf8"
			});
			if (listed.status !== 0) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
				code: "usage",
				message: `git cannot read ${file}: ${listed.stderr.trim()}`,
				hint: "Repair the file."
			});
			return listed.stdout.split("\0").filter((entry) => entry !== "").map((entry) => {
				const at = entry.indexOf("\n");
				return at < 0 ? [entry, "true"] : [entry.slice(0, at), entry.slice(at + 1)];
			});
		}
		function listIncludedFiles(configFiles, git) {
			const found = new Set();
			const pending = [...configFiles];
			for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
				for (const included of listIncludes(file, git).flatMap(resolveFile)) {
					if (found.has(included)) continue;
					found.add(included);
					pending.push(included);
				}
			}
			return [...found];
		}
		function listIncludes(file, git) {
			return listEntries(file, git).filter(([key]) => /^include(if\..*)?\.path$/is.test(key)).map(([, value]) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(value) ? value : (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), value));
		}
		const keptKeys = [
			/^core\.(repositoryformatversion|filemode|bare|logallrefupdates|ignorecase|precomposeunicode|symlinks|autocrlf|eol|sparsecheckout|sparsecheckoutcone)$/i,
			/^extensions\.(objectformat|partialclone|refstorage|compatobjectformat)$/i,
			/^remote\..*\.(fetch|promisor|partialclonefilter|url)$/is,
			/^branch\..*\.(remote|merge)$/is
		];
		function renderCleanConfig(file, git) {
			return listEntries(file, git).filter(([key]) => keptKeys.some((kept) => kept.test(key))).map(([key, value]) => renderEntry(key, /\.url$/i.test(key) ? value.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/@]*@/i, "$1") : value)).join("");
		}
		function renderEntry(key, value) {
			const first = key.indexOf(".");
			const last = key.lastIndexOf(".");
			const section = key.slice(0, first);
			const subsection = first === last ? "" : ` ${quoteValue(key.slice(first + 1, last))}`;
			return `[${section}${subsection}]\n\t${key.slice(last + 1)} = ${quoteValue(value)}\n`;
		}
		function quoteValue(text) {
			return `"${text.replaceAll("\\", "\\\\").replaceAll("\"", "\\\"").replaceAll("\n", "\\n").replaceAll("	", "\\t")}"`;
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
					if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT", "ENOTEMPTY", "EBUSY")) throw thrown;
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
	}),
	31920: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	})
};
