export const id = 1544;
export const ids = [1544];
export const modules = {
	67126: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			A: () => resolveLinks,
			f: () => createWorkspaceFiles
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86276);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22603);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45894);
		var _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90221);
		var _host_files_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88526);
		var _changes_stamp_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53112);
		var _core_text_compare_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73014);
		const chunkBytes = 1024 * 1024;
		function createWorkspaceFiles(options) {
			const root = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(options.root);
			const readDirectory = options.readDirectory ?? (() => root);
			const findScratch = (path) => options.scratchDirectories?.find(({ target }) => (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_7__.Yw)(target, path)) ?? null;
			function pickDirectory(inside) {
				const directory = readDirectory();
				const { closed } = options;
				return closed?.isClosed(inside) === true && (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_7__.uq)(`${directory}/${inside}`) === null ? closed.directory : directory;
			}
			function locate(path) {
				if (path.startsWith(`${root}/`)) return `${pickDirectory(path.slice(root.length + 1))}${path.slice(root.length)}`;
				const scratch = findScratch(path);
				return scratch === null ? path : `${scratch.directory}${path.slice(scratch.target.length)}`;
			}
			function split(path, use) {
				if (!(0, node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path)) return {
					directory: use === "read" ? pickDirectory(path) : readDirectory(),
					inside: path
				};
				const scratch = findScratch(path);
				if (scratch === null) throw new _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_3__.X(`${path} is outside the workspace`);
				return {
					directory: scratch.directory,
					inside: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(scratch.target, path)
				};
			}
			function refuseGitDirectory(path) {
				if (path.split("/").some((name) => name.toLowerCase() === ".git")) throw new _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_3__.X(`${path} is in a git directory, which file tools do not open; use git log, git show or git diff`);
			}
			function refuseProtected(path) {
				refuseGitDirectory(path);
				if ((0, node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path) && findScratch(path)?.access !== "writable") throw new _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_3__.X(`${path} is read-only`);
				if (options.protectedPaths.some((entry) => (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_7__.Yw)(entry, path))) throw new _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_3__.X(`${path} is protected and cannot be changed`);
			}
			function withParent(path, kind, use) {
				if (findScratch(path)?.target === path) throw new _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_3__.X(`${path} is a directory`);
				const { directory, inside } = split(path, kind);
				const key = (0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_8__.YZ)(inside);
				if (kind === "create") for (const parent of (0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_5__.WJ)(key)) makeDirectory(directory, parent, options.owner);
				return (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_6__.iD)(directory, key, use);
			}
			function openForReading(path) {
				refuseGitDirectory(path);
				if (options.isUnreadable(path)) throw new _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_3__.X(`${path} may not be read: it is a hard link to a file that the policy denies reading`);
				return describeFailure(path, () => withParent(path, "read", (target) => {
					const descriptor = (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_6__.zm)(target);
					try {
						const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
						requireFile(path, stats);
						return {
							descriptor,
							size: stats.size
						};
					} catch (thrown) {
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
						throw thrown;
					}
				}));
			}
			async function* readOpened(path, maxBytes) {
				const { descriptor, size } = openForReading(path);
				const check = (bytes) => {
					if (bytes > maxBytes) throw new _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_3__.X(`${path} has ${bytes} bytes, more than the ${maxBytes} that can be read`);
				};
				try {
					check(size);
					for (let total = 0;;) {
						const chunk = Buffer.allocUnsafe(chunkBytes);
						const count = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, chunk);
						if (count === 0) return;
						total += count;
						check(total);
						yield chunk.subarray(0, count);
						await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
					}
				} finally {
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
				}
			}
			return {
				root,
				async resolve(path, cwd = ".") {
					const reason = (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_7__.qD)(path);
					if (reason !== null) return {
						type: "invalid",
						reason
					};
					const start = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, cwd, path);
					const found = resolveLinks((0, node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path) ? path : `${(0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, cwd)}/${path}`, locate);
					if (found === null) return {
						type: "invalid",
						reason: `${start} has too many links`
					};
					const inside = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, found.path);
					if (inside === "") return {
						type: "inside",
						path: ".",
						exists: true
					};
					if ((0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_5__._K)(inside)) return findScratch(found.path) === null ? {
						type: "outside",
						path: found.path
					} : {
						type: "inside",
						path: found.path,
						exists: found.exists
					};
					return {
						type: "inside",
						path: inside,
						exists: found.exists
					};
				},
				async read(path, maxBytes) {
					const chunks = [];
					for await (const chunk of readOpened(path, maxBytes)) chunks.push(chunk);
					return Buffer.concat(chunks);
				},
				readChunks: (path) => readOpened(path, Number.POSITIVE_INFINITY),
				async write(path, content, { executable } = {}) {
					refuseProtected(path);
					return describeFailure(path, () => withParent(path, "create", (target) => {
						const existing = statNoFollow(target);
						if (existing !== null) requireFile(path, existing);
						const create = existing === null ? node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_EXCL : 0;
						const flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK | create;
						const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(target, flags, executable === true ? 493 : 420);
						try {
							const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
							requireFile(path, stats);
							(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(descriptor, 0);
							if (existing === null && options.owner !== null) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fchownSync)(descriptor, options.owner.uid, options.owner.gid);
							(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(descriptor, content);
							if (existing !== null && executable !== undefined) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync)(descriptor, (executable ? stats.mode | 73 : stats.mode & ~73) & 511);
						} finally {
							(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
						}
						return { created: existing === null };
					}));
				},
				readBase: (path) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path) || options.readBase === undefined ? {
					before: null,
					submodule: null
				} : options.readBase(path),
				isIgnored: (path) => !(0, node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path) && options.isIgnored?.(path) === true,
				async remove(path) {
					refuseProtected(path);
					describeFailure(path, () => withParent(path, "change", (target) => {
						const stats = statNoFollow(target);
						if (stats === null) throw new _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_3__.X(`${path} does not exist`);
						if (stats.isDirectory()) throw new _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_3__.X(`${path} is a directory`);
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(target);
					}));
				},
				async list(path) {
					refuseGitDirectory(path);
					const { directory, inside } = split(path, "read");
					const key = inside === "." ? "" : (0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_8__.YZ)(inside);
					const entries = describeFailure(path, () => (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_6__.uS)(directory, key, (opened) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(opened, { withFileTypes: true })));
					if (entries === null) throw new _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_3__.X(`${path} ${failuresByErrno[(0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_6__.Je)(directory, key) === null ? "ENOENT" : "ENOTDIR"]}`);
					return entries.map((entry) => ({
						name: entry.name,
						kind: (0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_8__.X0)(entry)
					})).toSorted((left, right) => (0, _core_text_compare_text_js__WEBPACK_IMPORTED_MODULE_9__.n)(left.name, right.name));
				},
				async stat(path) {
					if (path === "." || findScratch(path)?.target === path) return {
						kind: "directory",
						size: 0,
						executable: false,
						isClosed: false
					};
					const stats = describeFailure(path, () => (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.NW)(() => withParent(path, "read", statNoFollow), null, "ENOENT", "ENOTDIR"));
					if (stats === null) return null;
					return {
						kind: (0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_8__.X0)(stats),
						size: stats.size,
						executable: (stats.mode & 64) !== 0,
						isClosed: !(0, node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path) && pickDirectory(path) !== readDirectory()
					};
				}
			};
		}
		const maxLinks = 40;
		function resolveLinks(path, locate) {
			let pending = path.split("/").filter((name) => name !== "" && name !== ".");
			let current = "/";
			let links = 0;
			let exists = true;
			while (pending.length > 0) {
				const [name = "", ...rest] = pending;
				pending = rest;
				if (name === "..") {
					current = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(current);
					continue;
				}
				const next = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(current, name);
				const stats = exists ? statNoFollow(locate(next)) : null;
				const target = stats?.isSymbolicLink() === true ? readTarget(locate(next)) : null;
				if (stats === null || stats.isSymbolicLink() && target === null) exists = false;
				if (target !== null) {
					links += 1;
					if (links > maxLinks) return null;
					if ((0, node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(target)) current = "/";
					pending = [...target.split("/").filter((part) => part !== "" && part !== "."), ...pending];
				} else current = next;
			}
			return {
				path: current,
				exists
			};
		}
		function makeDirectory(root, key, owner) {
			if ((0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_6__.Je)(root, key) !== null) return;
			(0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_6__.iD)(root, key, (path) => {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, 493);
				if (owner !== null) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lchownSync)(path, owner.uid, owner.gid);
			});
		}
		function requireFile(path, stats) {
			if (!stats.isFile()) throw new _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_3__.X(`${path} is ${stats.isDirectory() ? "a directory" : "not a regular file"}`);
		}
		function readTarget(path) {
			return (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.NW)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path), null, "ENOENT", "EINVAL", "EACCES", "EPERM", _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.Xu);
		}
		function statNoFollow(path) {
			return (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.NW)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path), null, "ENOENT", "ENOTDIR", "EACCES", "ENAMETOOLONG", _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.Xu);
		}
		const failuresByErrno = {
			ENOENT: "does not exist",
			ENOTDIR: "has a component that is not a directory or is a link",
			ELOOP: "is a link, or was swapped for one",
			EACCES: "is not accessible",
			EPERM: "may not be changed",
			EROFS: "is on a read-only file system",
			EEXIST: "was created by another process at the same moment",
			ENOSPC: "cannot be written: the disk is full",
			ENAMETOOLONG: "has a name that is too long",
			ENXIO: "is not a regular file",
			EISDIR: "is a directory",
			[_core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.Xu]: "was moved by another process of the machine while this run worked"
		};
		function describeFailure(path, use) {
			try {
				return use();
			} catch (thrown) {
				const known = thrown instanceof Error && "code" in thrown ? failuresByErrno[String(thrown.code)] : undefined;
				if (known === undefined) throw thrown;
				throw new _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_3__.X(`${path} ${known}`, { cause: thrown });
			}
		}
	}),
	67959: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			tI: () => readDisposablePaths,
			z7: () => listTracked
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45894);
		var _core_output_directories_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53688);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22603);
		var _git_layout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41125);
		var _host_files_paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88526);
		var _core_text_glob_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68685);
		const run = (0, node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
		const maxOutputBytes = 512 * 1024 * 1024;
		const maxRuleBytes = 64 * 1024;
		const maxRuleCost = 5e3;
		async function readDisposablePaths(options) {
			const { workspace, layout } = options;
			const { all, added, marked, submodules } = await listTracked(options);
			const tracked = new Set(all);
			const isAbsent = (path) => (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_8__.uq)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, path)) === null;
			const isPartial = [...layout.configFiles.values()].some((text) => text.includes("	promisor = \"true\"\n"));
			const unfetched = new Set(isPartial ? marked.filter(isAbsent) : []);
			const trackedDirectories = new Set();
			for (const path of all) for (let at = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path); at !== "." && !trackedDirectories.has(at); at = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at)) trackedDirectories.add(at);
			const kept = new Set();
			const leftovers = new Set();
			const keptDirectories = new Set();
			const isIgnored = createIgnoreCheck(workspace, layout);
			const environments = new Map();
			const findSubmodule = (path) => submodules.size === 0 ? null : [...(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_4__.WJ)(path), path].find((each) => submodules.has(each)) ?? null;
			function isEnvironment(directory) {
				let known = environments.get(directory);
				if (known === undefined) {
					known = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, directory, _core_output_directories_js__WEBPACK_IMPORTED_MODULE_5__.H4)) && findSubmodule(directory) === null && !trackedDirectories.has(directory);
					environments.set(directory, known);
				}
				return known;
			}
			function isOutput(path) {
				const directory = findOutputDirectory(path);
				return directory !== null && !trackedDirectories.has(directory) || (0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_4__.WJ)(path).some(isEnvironment);
			}
			return {
				tracked: all,
				marked: marked.filter((path) => !isAbsent(path)),
				isUnfetched: (path) => unfetched.has(path),
				isDisposable(path, kind) {
					if (kind === "directory" ? trackedDirectories.has(path) : tracked.has(path)) return false;
					if (isIgnored(path, kind)) return true;
					if (kind === "directory" ? keptDirectories.has(path) : kept.has(path)) return false;
					return kind === "directory" ? isOutput(`${path}/x`) : isOutput(path) || (0, _core_output_directories_js__WEBPACK_IMPORTED_MODULE_5__.pF)(path) || leftovers.has(path);
				},
				isUncommitted: (path) => added.has(path) || !(tracked.has(path) || isIgnored(path, "other")),
				addLeftovers(paths) {
					for (const path of paths) if (!tracked.has(path)) leftovers.add(path);
				},
				keep(path) {
					kept.add(path);
					for (const parent of (0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_4__.WJ)(path)) keptDirectories.add(parent);
				},
				findSubmodule
			};
		}
		const listScript = `
"$0" "$@" ls-files -z --cached --stage -v && printf '\\0' && {
  "$0" "$@" diff-index -z --cached --name-only --relative --no-renames --diff-filter=A --ita-visible-in-index HEAD -- 2>/dev/null || :
}`;
		async function listTracked({ workspace, git, sh }) {
			const settings = [
				"-c",
				"core.fsmonitor=false",
				"-c",
				"safe.directory=*",
				"-c",
				"core.untrackedCache=false"
			];
			try {
				const { stdout } = await run(sh, [
					"-c",
					listScript,
					git,
					...settings
				], {
					cwd: workspace,
					env: {
						..._git_layout_js__WEBPACK_IMPORTED_MODULE_7__._K,
						GIT_NO_LAZY_FETCH: "1"
					},
					maxBuffer: maxOutputBytes
				});
				const paths = stdout.split("\0").slice(0, -1);
				const end = paths.indexOf("");
				const entries = paths.slice(0, end);
				const readPath = (entry) => entry.slice(entry.indexOf("	") + 1);
				return {
					all: entries.map(readPath),
					added: new Set(paths.slice(end + 1)),
					marked: entries.filter((entry) => /^[a-zS]/.test(entry)).map(readPath),
					submodules: new Set(entries.filter((entry) => entry.slice(2).startsWith("160000 ")).map(readPath))
				};
			} catch (thrown) {
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_6__.tj({
					code: "usage",
					message: `git cannot list the files of ${workspace}: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_6__.IP)(thrown).trim()}`,
					hint: "See whether `git ls-files` works there."
				});
			}
		}
		function findOutputDirectory(path) {
			const parts = path.split("/");
			const at = parts.findIndex((part, index) => index < parts.length - 1 && _core_output_directories_js__WEBPACK_IMPORTED_MODULE_5__.Tx.has(part));
			return at === -1 ? null : parts.slice(0, at + 1).join("/");
		}
		function createIgnoreCheck(workspace, { repositoryRoot, commonDirectory }) {
			const prefix = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(repositoryRoot, workspace);
			const files = new Map();
			const directories = new Map();
			const exclude = readRules((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDirectory, "info/exclude"), maxRuleCost).rules;
			function readFile(directory) {
				let file = files.get(directory);
				if (file === undefined) {
					const parent = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(directory);
					const left = directory === "" ? maxRuleCost : readFile(parent === "." ? "" : parent).left;
					files.set(directory, file = readRules((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repositoryRoot, directory, ".gitignore"), left));
				}
				return file;
			}
			function matches(path, kind) {
				for (const directory of ["", ...(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_4__.WJ)(path)].toReversed()) {
					const { rules } = readFile(directory);
					if (rules === null) continue;
					const inside = directory === "" ? path : path.slice(directory.length + 1);
					const decision = rules.decide(inside, kind);
					if (decision !== null) return decision === "ignored";
				}
				return exclude?.decide(path, kind) === "ignored";
			}
			function isIgnoredDirectory(path) {
				const known = directories.get(path);
				if (known !== undefined) return known;
				const parent = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
				const is = parent !== "." && isIgnoredDirectory(parent) || matches(path, "directory");
				directories.set(path, is);
				return is;
			}
			return (path, kind) => {
				const full = prefix === "" ? path : `${prefix}/${path}`;
				const parent = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(full);
				if (kind === "directory") return isIgnoredDirectory(full);
				return parent !== "." && isIgnoredDirectory(parent) || matches(full, "other");
			};
		}
		const keepAll = { decide: () => "kept" };
		function readRules(file, left) {
			const read = () => {
				const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file);
				if (!stats.isFile()) return {
					rules: null,
					left
				};
				if (stats.size > maxRuleBytes) return {
					rules: keepAll,
					left
				};
				const text = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, "utf8");
				const cost = text.split(/[\n*?[]/).length;
				return cost > left ? {
					rules: keepAll,
					left
				} : {
					rules: parseIgnoreRules(text),
					left: left - cost
				};
			};
			return (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_6__.NW)(read, {
				rules: null,
				left
			}, "ENOENT", "ENOTDIR", "EACCES");
		}
		function parseIgnoreRules(text) {
			const rules = text.split(/\r?\n/).flatMap((line) => parseRule(line) ?? []);
			return { decide: (path, kind) => rules.findLast(({ onlyDirectories, matches }) => (kind === "directory" || !onlyDirectories) && matches(path))?.decision ?? null };
		}
		const maxRuleCharacters = 4096;
		function parseRule(line) {
			if (line.length > maxRuleCharacters) return null;
			let end = line.length;
			while (line[end - 1] === " " && line[end - 2] !== "\\") end -= 1;
			const text = line.slice(0, end);
			if (text === "" || text.startsWith("#")) return null;
			const isNegated = text.startsWith("!");
			const body = isNegated ? text.slice(1) : text;
			const onlyDirectories = body.endsWith("/");
			const path = (onlyDirectories ? body.slice(0, -1) : body).replaceAll(/[{}]/g, "?");
			if (path === "") return null;
			const glob = path.includes("/") ? path.replace(/^\//, "") : `**/${path}`;
			return {
				decision: isNegated ? "kept" : "ignored",
				onlyDirectories,
				matches: (0, _core_text_glob_js__WEBPACK_IMPORTED_MODULE_9__.SO)(glob)
			};
		}
	})
};
