export const id = 9429;
export const ids = [9429];
export const modules = {
	36661: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Hq: () => cleanSettings,
			Se: () => isHarmlessFile,
			e5: () => holdsNoSecret,
			j4: () => holdsNoCredential,
			o5: () => readSmall,
			sb: () => readSettings,
			wZ: () => isSettings
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_test_directories_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36717);
		var _core_text_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68685);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45894);
		const credentialInAddress = /:\/\/[^\s/@]*@/;
		function listKeys(text) {
			return new Set(text.split(" "));
		}
		const harmlessKeys = new Map([
			["npmrc", listKeys("registry cafile cache prefix globalconfig userconfig initmodule strictssl fund audit auditlevel updatenotifier enginestrict saveexact saveprefix packagelock legacypeerdeps loglevel progress python nodelinker shamefullyhoist publichoistpattern autoinstallpeers preferoffline offline maxsockets noproxy proxy httpproxy httpsproxy fetchretries fetchtimeout ignorescripts foregroundscripts color unicode storedir unsafeperm")],
			["pip.conf", listKeys("indexurl extraindexurl findlinks noindex cert trustedhost proxy timeout retries nocachedir cachedir disablepipversioncheck breaksystempackages preferbinary onlybinary nobinary progressbar rootuseraction requirevirtualenv nowarnscriptlocation noinput quiet user constraint usefeature usepep517 nobuildisolation pre")],
			["wgetrc", listKeys("passiveftp tries timeout connecttimeout readtimeout dnstimeout waitretry wait retryconnrefused cacertificate cadirectory checkcertificate useproxy httpproxy httpsproxy ftpproxy noproxy reclevel dotstyle progress quiet verbose inet4only inet6only timestamping continue robots preferfamily")],
			["gemrc", listKeys("gem install update :sources :updatesources :verbose :backtrace :bulkthreshold :benchmark :concurrentdownloads :sslverifymode :sslcacert")],
			["gitconfig", listKeys("safe.directory safe.barerepository filter.lfs.clean filter.lfs.smudge filter.lfs.process filter.lfs.required init.defaultbranch push.default pull.rebase pull.ff fetch.prune fetch.parallel gc.auto pack.threads protocol.version index.version feature.manyfiles http.sslcainfo http.sslcapath http.sslverify http.postbuffer http.version user.name user.email core.autocrlf core.eol core.safecrlf core.filemode core.symlinks core.ignorecase core.precomposeunicode core.quotepath core.longpaths core.abbrev core.compression core.preloadindex core.untrackedcache core.bigfilethreshold color.ui diff.algorithm diff.renames merge.conflictstyle merge.ff log.date submodule.recurse submodule.fetchjobs url.insteadof")]
		]);
		const harmlessElements = listKeys("settings localRepository interactiveMode usePluginRegistry offline pluginGroups pluginGroup servers proxies mirrors mirror id name url mirrorOf blocked layout profiles activeProfiles activeProfile toolchains toolchain type provides version vendor configuration jdkHome");
		const settings = /^(?:npmrc|pip\.conf|wgetrc|gemrc|gitconfig|bash\.bashrc|maven|R|php.*|ruby.*|groovy|dotnet|chromium.*|luarocks|racket)$/;
		function isSettings(name) {
			return settings.test(name);
		}
		function cleanSettings(path, text) {
			const keys = harmlessKeys.get(path);
			if (keys !== undefined) return keepEntries(text, keys, path === "gitconfig");
			const isHarmless = path.startsWith("maven/") ? isHarmlessMaven(path, text) : !text.split("\n").some(setsCredential);
			return isHarmless ? text : null;
		}
		const maxBytes = 1024 * 1024;
		function readSettings(path) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > maxBytes ? null : (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
			} catch {
				return null;
			}
		}
		function isHarmlessFile(path, file) {
			const text = readSettings(file);
			const cleaned = text === null ? null : cleanSettings(path, text);
			return text !== null && cleaned !== null && listLines(cleaned).length === listLines(text).length;
		}
		function listLines(text) {
			return text.split(/[\r\n]/).filter((line) => line.trim() !== "" && !/^\s*[#;]/.test(line));
		}
		function keepEntries(text, keys, isGit) {
			const entries = [];
			let section = "";
			let isContinued = false;
			for (const line of listLines(text)) {
				const last = entries.at(-1);
				const isClean = !credentialInAddress.test(line);
				if (last !== undefined && (isGit ? isContinued : isFurtherValue(line))) {
					last.lines.push(line);
					last.isKept &&= isClean;
				} else if (/^\s*\[/.test(line)) {
					const isHeader = isClean && /^\s*\[[^\]]*\]\s*$/.test(line);
					section = isHeader ? isGit ? readGitSection(line) : "" : "?";
					entries.push({
						lines: [line],
						isKept: isHeader
					});
				} else entries.push({
					lines: [line],
					isKept: isClean && keys.has(`${section}${readKey(line)}`)
				});
				isContinued = isGit && line.endsWith("\\");
			}
			const kept = entries.flatMap(({ lines, isKept }) => isKept ? lines : []);
			return [...kept, ""].join("\n");
		}
		function isFurtherValue(line) {
			return /^(?:\s|-\s)/.test(line) && /^(?:-\s+)?[^\s=]+$/.test(line.trim());
		}
		function readGitSection(line) {
			const [name = "", subsection = ""] = line.trim().slice(1, -1).toLowerCase().split("\"");
			return `${name.trim()}.${name.trim() === "filter" ? `${subsection}.` : ""}`;
		}
		function readKey(line) {
			const trimmed = line.trim();
			const end = trimmed.slice(1).search(/[=\s]|:(?=\s|$)/);
			const key = end === -1 ? trimmed : trimmed.slice(0, end + 1);
			return key.replace(/^@[\w.-]+:/, "").replaceAll(/[-_]/g, "").toLowerCase();
		}
		function isHarmlessMaven(path, text) {
			if (path === "maven/m2.conf" || path.startsWith("maven/logging/")) return true;
			if (!path.endsWith(".xml")) return false;
			const shown = removeComments(text);
			const names = shown.matchAll(/<\/?([A-Za-z_][\w.:-]*)/g);
			return !credentialInAddress.test(shown) && [...names].every(([, name = ""]) => harmlessElements.has(name));
		}
		function removeComments(text) {
			const [first = "", ...others] = text.split("<!--");
			return [first, ...others.map((part) => part.slice(part.includes("-->") ? part.indexOf("-->") + 3 : 0))].join(" ");
		}
		const credentialKey = /pass(?:wor|phras|wd|code)|(?:^|[\W_])(?:pw|pat)(?:$|\W)|token(?!izer)|secret|api_?key|credential|auth|private_?key/i;
		function setsCredential(line) {
			if (/^\s*(?:#|;|\/\/)/.test(line)) return false;
			if (credentialInAddress.test(line) || line.includes("PRIVATE KEY")) return true;
			const at = line.search(/[=:>]/);
			return at !== -1 && /[^"';\s]/.test(line.slice(at + 1)) && credentialKey.test(line);
		}
		function holdsNoCredential(path) {
			const content = readSmall(path, maxBytes);
			if ((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) === ".npmrc") return holdsOnlySettings(content);
			return content?.includes("-----BEGIN CERTIFICATE-----") === true && !content.includes("PRIVATE KEY");
		}
		function holdsNoSecret(path, content, isCommitted) {
			if (content.length > maxSmallBytes) return false;
			return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) === ".npmrc" ? holdsOnlySettings(content) : isTestEnvironment((0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_2__.tu)(path)) && isCommitted();
		}
		const isTestEnvironment = (0, _core_text_glob_js__WEBPACK_IMPORTED_MODULE_3__.tI)([..._core_test_directories_js__WEBPACK_IMPORTED_MODULE_4__.g, ..._core_test_directories_js__WEBPACK_IMPORTED_MODULE_4__.U].map((directory) => (0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_2__.tu)(`**/${directory}/**/.env*`)));
		const maxSmallBytes = 64 * 1024;
		function readSmall(path, limitBytes = maxSmallBytes) {
			try {
				const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
				return stats.isFile() && stats.size <= limitBytes ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path) : null;
			} catch {
				return null;
			}
		}
		const credential = /auth|password|token|secret|key|cert|user|:\/\/[^/\s]*@/i;
		function holdsOnlySettings(content) {
			if (content === null) return false;
			const lines = content.toString("utf8").split(/[\r\n]/);
			return !lines.some((line) => credential.test(line) && !namesVariable(line));
		}
		function namesVariable(line) {
			const at = line.indexOf("=");
			return at !== -1 && !line.slice(0, at).includes("@") && /^\$\{[A-Za-z_]\w*\}$/.test(line.slice(at + 1).trim());
		}
	}),
	99486: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			BA: () => makeWhiteouts,
			_1: () => isClosedPath,
			pV: () => readClosedEntries
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45894);
		var _host_files_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88526);
		var _host_find_programs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88317);
		function readClosedEntries(view, paths, { mountPoints, covered }) {
			const expand = (path) => {
				const stats = (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_4__.uq)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(view, path));
				if (stats === null || covered.some((point) => (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_4__.Yw)(point, path))) return [];
				const hasInner = stats.isDirectory() && [...mountPoints, ...covered].some((point) => (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_4__.Yw)(path, point));
				return hasInner ? (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(view, path)).flatMap((name) => expand(`${path}/${name}`)) : [path];
			};
			const all = new Set(paths);
			const outermost = [...all].filter((path) => !(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__.WJ)(path).some((directory) => all.has(directory)));
			const closed = new Set(outermost.flatMap(expand));
			const directories = [...new Set([...closed].flatMap((path) => ["", ...(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__.WJ)(path)]))].toSorted((left, right) => left.length - right.length);
			return {
				paths: closed,
				directories: new Map(directories.map((directory) => [directory, (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(view, directory))]))
			};
		}
		function isClosedPath({ paths }, path) {
			return paths.size > 0 && [path, ...(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__.WJ)(path)].some((part) => paths.has(part));
		}
		function makeWhiteouts(directory, { paths, directories }, mknod) {
			for (const path of directories.keys()) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, path), { mode: 448 });
			const [first = "", ...others] = [...paths].map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, path));
			(0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)(mknod, [
				first,
				"c",
				"0",
				"0"
			], {
				env: _host_find_programs_js__WEBPACK_IMPORTED_MODULE_5__.yE,
				stdio: [
					"ignore",
					"ignore",
					"pipe"
				]
			});
			for (const place of others) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.linkSync)(first, place);
			for (const [path, { mode, uid, gid, atime, mtime }] of [...directories].toReversed()) {
				const place = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, path);
				if (process.getuid?.() === 0) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.chownSync)(place, uid, gid);
				(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.utimesSync)(place, atime, mtime);
				(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(place, mode & 4095);
			}
		}
	}),
	99429: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Ib: () => readClosedView,
			cg: () => listClosedIn,
			hS: () => listCommitted
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _git_git_layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41125);
		var _closed_entries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99486);
		var _list_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50483);
		var _host_harmless_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36661);
		var _host_host_directories_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61068);
		var _host_files_paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88526);
		function readClosedView(options) {
			const { workspace, listing, policy } = options;
			const { closed } = policy;
			const isUnreadable = createUnreadableCheck(closed, createHarmlessCheck(options));
			const inside = findUnreadable(workspace, {
				listing,
				closed,
				isClosed: isUnreadable
			});
			const outside = readOutside(options, inside.closed);
			const links = new Set([...inside.links, ...outside.linksInside]);
			const unreadable = new Set([
				...inside.unreadable,
				...outside.linksInside,
				...listClosedRepositories(workspace, listing, policy.git)
			]);
			return {
				isUnreadable: (path) => isUnreadable(path) || links.has(path),
				unreadable: [...unreadable],
				isClosed: (path) => (0, _closed_entries_js__WEBPACK_IMPORTED_MODULE_4__._1)({ paths: unreadable }, path),
				unlisted: listing.unlisted,
				isLinkedToUnreadable: (path) => links.has(path),
				outside
			};
		}
		function listClosedIn(directory, options) {
			const { closed } = options.policy;
			const listing = (0, _list_workspace_js__WEBPACK_IMPORTED_MODULE_5__.i)(directory, closed);
			const isClosed = createUnreadableCheck(closed, createHarmlessCheck({
				...options,
				directory
			}));
			return [...findUnreadable(directory, {
				listing,
				closed,
				isClosed
			}).unreadable, ...listing.unlisted.map(({ path }) => path)];
		}
		function listCommitted({ isClosed, isUnreadable, outside }, { tracked, marked }, { git, layout }) {
			const closedOutside = { paths: new Set(outside.unreadable.map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(layout.repositoryRoot, path))) };
			const listAll = () => (0, _git_git_layout_js__WEBPACK_IMPORTED_MODULE_3__.K)(git, [
				`--git-dir=${layout.gitDirectory}`,
				"ls-files",
				"-z"
			]).toString().split("\0").slice(0, -1);
			return {
				inside: [...new Set([...tracked.filter(isClosed), ...marked.filter(isUnreadable)])],
				outside: closedOutside.paths.size === 0 ? [] : listAll().filter((path) => (0, _closed_entries_js__WEBPACK_IMPORTED_MODULE_4__._1)(closedOutside, path))
			};
		}
		function readOutside({ workspace, layout, policy: { closed, git: history }, git }, closedInside) {
			const root = layout.repositoryRoot;
			const isUnreadable = createUnreadableCheck(closed, createHarmlessCheck({
				workspace: root,
				git,
				layout
			}));
			if (root === workspace) return {
				isUnreadable,
				unreadable: [],
				linksInside: []
			};
			const listed = (0, _list_workspace_js__WEBPACK_IMPORTED_MODULE_5__.i)(root, closed);
			const unnamed = listed.unnamed.filter(({ type }) => type !== "repository" || history === "visible");
			const listing = {
				...listed,
				unnamed
			};
			const { unreadable, links } = findUnreadable(root, {
				listing,
				closed,
				isClosed: isUnreadable
			});
			const part = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, workspace);
			const linksOutside = findLinks(root, new Set([...closedInside].map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(part, path))));
			const repositories = listClosedRepositories(root, listing, history);
			const leaveOutWorkspace = (path) => {
				if ((0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_8__.Yw)(workspace, path)) return [];
				return (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_8__.Yw)(path, workspace) ? (0, _host_host_directories_js__WEBPACK_IMPORTED_MODULE_7__.Zv)(path).flatMap((name) => leaveOutWorkspace((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name))) : [path];
			};
			return {
				isUnreadable,
				unreadable: [
					...unreadable,
					...linksOutside,
					...listing.unlisted.map(({ path }) => path),
					...repositories
				].map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)).flatMap(leaveOutWorkspace),
				linksInside: [...links].map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)).flatMap((path) => (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_8__.Yw)(workspace, path) ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, path) : [])
			};
		}
		function listClosedRepositories(directory, { nestedRepositories }, history) {
			return history === "visible" ? nestedRepositories.filter((path) => (0, _host_files_paths_js__WEBPACK_IMPORTED_MODULE_8__.wd)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, path))) : [];
		}
		function findUnreadable(workspace, given) {
			const { listing, isClosed } = given;
			const isClosedName = createUnreadableCheck(given.closed, () => false);
			refuseUnnamed(listing.unnamed, (path) => isClosedName(path.replaceAll("\ufffd", "x")));
			const closed = new Set();
			const openDirectories = new Set([""]);
			const keepDirectories = (path) => {
				for (let at = readDirectory(path); !openDirectories.has(at); at = readDirectory(at)) openDirectories.add(at);
			};
			for (const file of listing.files) if (file !== ".git" && isClosed(file)) closed.add(file);
			else keepDirectories(file);
			for (const path of listing.openDirectories) keepDirectories(path);
			const links = findLinks(workspace, closed);
			const isClosedDirectory = (directory) => !openDirectories.has(directory) && given.closed.judgeDirectory(directory) === "closed";
			const unreadable = new Set();
			for (const path of [
				...closed,
				...links,
				...listing.closedDirectories
			]) {
				let top = path;
				while (isClosedDirectory(readDirectory(top))) top = readDirectory(top);
				unreadable.add(top);
			}
			return {
				unreadable: [...unreadable],
				closed,
				links
			};
		}
		function findLinks(workspace, closed) {
			const readStatsOf = (file) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, file), {
				bigint: true,
				throwIfNoEntry: false
			});
			const linked = [...closed].flatMap((file) => readStatsOf(file) ?? []).filter(({ nlink }) => nlink > 1n);
			if (linked.length === 0) return new Set();
			const inodes = new Set(linked.map(({ dev, ino }) => `${dev}:${ino}`));
			const everything = (0, _list_workspace_js__WEBPACK_IMPORTED_MODULE_5__.i)(workspace, "all");
			const isAnotherName = ({ dev, ino }) => inodes.has(`${dev}:${ino}`);
			const unnamed = everything.unnamed.filter(({ absolute }) => isAnotherName((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(absolute, { bigint: true })));
			refuseUnnamed(unnamed, () => true);
			return new Set(everything.files.filter((file) => {
				const stats = readStatsOf(file);
				return stats !== undefined && isAnotherName(stats);
			}));
		}
		function readDirectory(path) {
			return path.slice(0, Math.max(0, path.lastIndexOf("/")));
		}
		function refuseUnnamed(unnamed, isDeniedRead) {
			const found = unnamed.find(({ type, path }) => type !== "file" || isDeniedRead(path));
			if (found === undefined) return;
			const why = {
				file: "the policy denies reading it",
				repository: "it belongs to another repository",
				unlisted: "this user cannot list it"
			}[found.type];
			throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "usage",
				message: `${found.shown} cannot be hidden from commands: ${why}, and its path is not valid UTF-8`,
				hint: "Rename or remove it before this step. The shell takes the path as $'\u2026'."
			});
		}
		function createUnreadableCheck(closed, isHarmless) {
			return (path) => {
				const closure = closed.explain(path);
				return closure !== null && !(closure.unlessHarmless && isHarmless(path));
			};
		}
		function createHarmlessCheck({ workspace, git, layout, directory = workspace }) {
			const isCommitted = (path, content) => {
				const name = `HEAD:${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(layout.repositoryRoot, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path))}`;
				const committed = (0, _git_git_layout_js__WEBPACK_IMPORTED_MODULE_3__.Z)(git, layout.gitDirectory, name);
				return committed !== null && (0, _git_git_layout_js__WEBPACK_IMPORTED_MODULE_3__.Qm)(content, committed) === committed;
			};
			return (path) => {
				const content = (0, _host_harmless_settings_js__WEBPACK_IMPORTED_MODULE_6__.o5)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, path));
				return content !== null && (0, _host_harmless_settings_js__WEBPACK_IMPORTED_MODULE_6__.e5)(path, content, () => isCommitted(path, content));
			};
		}
	}),
	50483: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { i: () => listWorkspace });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_output_directories_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53688);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22603);
		var _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90221);
		var _changes_stamp_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53112);
		const maxTargetBytes = 3e3;
		function listWorkspace(workspace, directories) {
			const files = [];
			const closedDirectories = [];
			const openDirectories = [];
			const links = [];
			const inodes = new Map();
			const nestedRepositories = [];
			const unlisted = new Map();
			const unnamed = [];
			const addUnnamed = (type, key) => {
				unnamed.push({
					type,
					path: (0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_5__.kB)(key),
					absolute: (0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_4__.EM)(workspace, key),
					shown: escapeBytes(key)
				});
			};
			const judgeListed = (path, kind) => {
				if (kind === "own" || kind === "dependency" && directories === "all") return "mixed";
				const judged = directories === "all" ? "mixed" : directories.judgeDirectory(path);
				if (kind === "dependency") return judged;
				return path !== ".git" && judged === "closed" ? "closed" : "open";
			};
			const pending = [{
				key: "",
				isDependency: false
			}];
			for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
				const directory = next.key;
				const entries = readEntries((0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_4__.EM)(workspace, directory));
				if (typeof entries === "string") {
					if ((0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_5__.co)(directory)) unlisted.set(findTarget(workspace, (0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_5__.kB)(directory), entries), entries);
					else addUnnamed("unlisted", directory);
					continue;
				}
				for (const entry of entries) {
					const name = entry.name.toString("latin1");
					const key = directory === "" ? name : `${directory}/${name}`;
					const path = (0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_5__.kB)(key);
					const isNamed = (0, _changes_stamp_js__WEBPACK_IMPORTED_MODULE_5__.co)(key);
					if (entry.isFile()) {
						if (isNamed) files.push(path);
						else addUnnamed("file", key);
					}
					if (name === ".git") {
						if (!isNamed) addUnnamed("repository", key);
						else if (directory !== "") nestedRepositories.push(path);
					}
					if (isNamed && entry.isSymbolicLink()) links.push(path);
					if (!entry.isDirectory()) continue;
					const inode = isNamed ? readInode((0, _host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_4__.EM)(workspace, key)) : null;
					if (inode !== null) inodes.set(path, inode);
					const isDependency = next.isDependency || _core_output_directories_js__WEBPACK_IMPORTED_MODULE_2__.f.has(name);
					const state = judgeListed(path, name === ".git" ? "git" : isDependency ? "dependency" : "own");
					if (state === "mixed") pending.push({
						key,
						isDependency
					});
					else if (isNamed) (state === "open" ? openDirectories : closedDirectories).push(path);
				}
			}
			const isKnown = (path) => unlisted.size === 0 || ![...unlisted.keys()].some((top) => path.startsWith(`${top}/`));
			return {
				files: files.filter(isKnown),
				closedDirectories: closedDirectories.filter(isKnown),
				openDirectories: openDirectories.filter(isKnown),
				links: links.filter(isKnown),
				directories: inodes,
				nestedRepositories: nestedRepositories.filter(isKnown),
				unlisted: [...unlisted].map(([path, reason]) => ({
					path,
					reason
				})),
				unnamed
			};
		}
		function readInode(path) {
			return (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.NW)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true }).ino, null, "ENAMETOOLONG", "ENOENT", "ENOTDIR", "EACCES");
		}
		function readEntries(directory) {
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(directory, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, {
					withFileTypes: true,
					encoding: "buffer"
				});
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.up)(thrown, "EACCES", "EPERM")) return "this user has no permission to list it";
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.up)(thrown, "ENAMETOOLONG")) return "it has paths longer than the 4,096 bytes of the kernel";
				throw thrown;
			}
		}
		function findTarget(workspace, directory, reason) {
			let target = directory;
			while (target !== "" && Buffer.byteLength((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, target)) > maxTargetBytes) target = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target) === "." ? "" : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target);
			if (target !== "") return target;
			throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.tj({
				code: "usage",
				message: `${workspace} cannot be listed: ${directory === "" ? reason : `${directory.split("/")[0] ?? ""}: ${reason}`}`,
				hint: "Give this user the permission to read the directory, or use a workspace with a shorter path."
			});
		}
		function escapeBytes(key) {
			return key.replaceAll(/[^ -[\]-~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, "0")}`);
		}
	})
};
