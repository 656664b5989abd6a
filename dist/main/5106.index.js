export const id = 5106;
export const ids = [5106];
export const modules = {
	65735: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			h: () => listCommitted,
			w: () => describeCommitted
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96763);
		var _git_layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17630);
		var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63323);
		const maxNamed = 10;
		const maxPathspecs = 500;
		function listCommitted(options) {
			const { layout, workspace, isUnreadable, unreadable } = options;
			if (unreadable?.length === 0) return [];
			const { gitFolder, repositoryRoot } = layout;
			const named = unreadable === null || unreadable.length > maxPathspecs ? [workspace] : unreadable.map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path));
			const listed = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)(options.git, [...[
				`--git-dir=${gitFolder}`,
				`--work-tree=${repositoryRoot}`,
				"--literal-pathspecs",
				"-c",
				"core.fsmonitor=false"
			], ...[
				"ls-files",
				"-z",
				"--",
				...named.map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repositoryRoot, path) || ".")
			]], {
				cwd: repositoryRoot,
				env: _git_layout_js__WEBPACK_IMPORTED_MODULE_3__._K,
				encoding: "utf8",
				maxBuffer: 1024 ** 3,
				stdio: [
					"ignore",
					"pipe",
					"ignore"
				]
			});
			return listed.split("\0").filter((path) => path !== "").filter((path) => {
				const absolute = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repositoryRoot, path);
				return (0, _paths_js__WEBPACK_IMPORTED_MODULE_4__.Yw)(workspace, absolute) && isUnreadable((0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, absolute));
			});
		}
		function describeCommitted(committed, options) {
			const all = committed.map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(options.workspace, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(options.repositoryRoot, path)));
			const isDenied = (path) => options.closed.explain(path)?.rule !== "default";
			const warnings = [describeDenied(all.filter(isDenied)), describeLeftOut(all.filter((path) => !isDenied(path)))];
			return warnings.some((text) => text !== null) ? warnings.filter((text) => text !== null).join("; ") : null;
		}
		function describeLeftOut(paths) {
			if (paths.length === 0) return null;
			const example = (0, _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_2__.UN)(paths[0] ?? "");
			return `no rule allows reading ${paths.length.toLocaleString("en-US")} of the files that git tracks (for example ${example}): commands do not see them, and can read their committed contents (git show, git log -p)`;
		}
		function describeDenied(paths) {
			if (paths.length === 0) return null;
			const named = paths.slice(0, maxNamed).map(_core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_2__.UN).join(", ");
			const more = paths.length > maxNamed ? ` and ${paths.length - maxNamed} more` : "";
			const example = JSON.stringify((0, _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_2__.UN)(paths[0] ?? ""));
			return `the policy denies reading ${named}${more}, but git tracks it: commands can read its committed contents (git show, git log -p). If it holds a secret, replace the secret and remove the file from the repository and its history. If not, except it from the rule that denies it: \`unless: { read: [${example}] }\` (docs/policy.md, "Exceptions from a built-in policy")`;
		}
	}),
	37158: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { _: () => createHarmlessCheck });
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
		var _core_test_folders_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(171);
		var _core_text_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68685);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45894);
		var _git_layout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17630);
		function createHarmlessCheck(options) {
			return (path) => {
				if ((0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path) === ".npmrc") return holdsOnlySettings(readSmall((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(options.workspace, path)));
				return isTestEnvironment((0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_4__.tu)(path)) && isAsCommitted(path, options);
			};
		}
		const maxBytes = 64 * 1024;
		function readSmall(path) {
			try {
				const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(path);
				return stats.isFile() && stats.size <= maxBytes ? (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(path) : null;
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
		const isTestEnvironment = (0, _core_text_glob_js__WEBPACK_IMPORTED_MODULE_6__.tI)([..._core_test_folders_js__WEBPACK_IMPORTED_MODULE_7__.y, ..._core_test_folders_js__WEBPACK_IMPORTED_MODULE_7__.o].map((folder) => (0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_4__.tu)(`**/${folder}/**/.env*`)));
		function isAsCommitted(path, { workspace, git, layout }) {
			const absolute = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(workspace, path);
			const content = readSmall(absolute);
			if (content === null) return false;
			const name = `HEAD:${(0, node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(layout.repositoryRoot, absolute)}`;
			const args = [
				`--git-dir=${layout.gitFolder}`,
				"rev-parse",
				"--verify",
				"--quiet",
				name
			];
			const { status, stdout } = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(git, args, {
				env: _git_layout_js__WEBPACK_IMPORTED_MODULE_5__._K,
				cwd: "/",
				encoding: "utf8"
			});
			const committed = stdout.trim();
			const digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)(committed.length === 40 ? "sha1" : "sha256").update(`blob ${content.length}\0`).update(content).digest("hex");
			return status === 0 && committed === digest;
		}
	}),
	89774: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			N: () => listHostSockets,
			e: () => coverHostSockets
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63323);
		function listHostSockets() {
			const mounted = readMountTable();
			const bound = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/net/unix", "utf8").matchAll(/^(?:\S+ +){7}(\/.*)$/gm);
			const named = new Set([...bound].flatMap(([, path]) => path ?? []));
			const sockets = [...named].flatMap(resolveFolders).flatMap((path) => listNames(path, mounted));
			return [...new Set([...sockets, ...mounted.map(({ target }) => target)])].filter(isSocket);
		}
		function resolveFolders(path) {
			return orGone(() => [(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))], []);
		}
		function isSocket(path) {
			return orGone(() => (0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.uq)(path)?.isSocket() === true, false);
		}
		function orGone(read, otherwise) {
			try {
				return read();
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT", "EACCES", "ENOTDIR", "ELOOP")) return otherwise;
				throw thrown;
			}
		}
		function readMountTable() {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/self/mountinfo", "utf8").split("\n").filter((line) => line !== "").map((line) => {
				const [, , device = "", root = "", target = ""] = line.split(" ").map(unescapeOctal);
				return {
					device,
					root,
					target
				};
			});
		}
		function unescapeOctal(text) {
			return text.replaceAll(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 8)));
		}
		function listNames(path, mounted) {
			const own = mounted.filter(({ target }) => (0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.Yw)(target, path)).reduce((best, one) => best === null || one.target.length >= best.target.length ? one : best, null);
			if (own === null) return [path];
			const onDevice = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own.root, path.slice(own.target === "/" ? 0 : own.target.length));
			return mounted.filter(({ device, root }) => device === own.device && (0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.Yw)(root, onDevice)).map(({ root, target }) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, onDevice.slice(root === "/" ? 0 : root.length)));
		}
		function coverHostSockets(mounts, options) {
			const { workspace, empty, rootFolders, isReachable } = options;
			const listTargets = (socket) => {
				const root = rootFolders.find((folder) => (0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.Yw)(folder, socket));
				const inRoot = root !== undefined && !freshFolders.some((folder) => (0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.Yw)(folder, socket)) && findTop(mounts, socket) === undefined && isReachable(socket, root);
				const inMounts = mounts.flatMap((mount) => {
					if (mount.type !== "read-only" || mount.source === socket || !(0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.Yw)(mount.source, socket)) return [];
					const target = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(mount.target, socket.slice(mount.source.length));
					const isEntered = mount.source !== mount.target || isReachable(target, mount.target);
					return findTop(mounts, target) === mount && isEntered ? [target] : [];
				});
				return [...inRoot ? [socket] : [], ...inMounts];
			};
			const targets = options.sockets.flatMap(listTargets).filter((target) => !(0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.Yw)(workspace, target));
			return [...new Set(targets)].map((target) => ({
				type: "read-only",
				source: empty,
				target
			}));
		}
		function findTop(mounts, path) {
			return mounts.findLast(({ target }) => (0, _paths_js__WEBPACK_IMPORTED_MODULE_3__.Yw)(target, path));
		}
		const freshFolders = ["/dev", "/proc"];
	}),
	42417: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Dm: () => findMissingPart,
			Rn: () => lockWorkspace,
			Rv: () => returnLease,
			_e: () => takeLease,
			mX: () => removeEmptyFolder,
			pn: () => recoverLease,
			uD: () => addPlaceholders
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77030);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
		var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(88343);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22603);
		var _limits_cgroup_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20631);
		var _paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63323);
		var _processes_process_identity_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40091);
		var _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57309);
		var _processes_run_user_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(48566);
		const identitySchema = zod__WEBPACK_IMPORTED_MODULE_10__.object({
			pid: zod__WEBPACK_IMPORTED_MODULE_10__.number(),
			startTicks: zod__WEBPACK_IMPORTED_MODULE_10__.string()
		});
		const leaseSchema = zod__WEBPACK_IMPORTED_MODULE_10__.object({
			schema: zod__WEBPACK_IMPORTED_MODULE_10__.literal("lease/v1"),
			workspace: zod__WEBPACK_IMPORTED_MODULE_10__.string(),
			root: zod__WEBPACK_IMPORTED_MODULE_10__.string(),
			user: zod__WEBPACK_IMPORTED_MODULE_10__.object({
				uid: zod__WEBPACK_IMPORTED_MODULE_10__.number(),
				gid: zod__WEBPACK_IMPORTED_MODULE_10__.number()
			}).nullable(),
			owner: zod__WEBPACK_IMPORTED_MODULE_10__.object({
				uid: zod__WEBPACK_IMPORTED_MODULE_10__.number(),
				gid: zod__WEBPACK_IMPORTED_MODULE_10__.number()
			}),
			folderOwner: zod__WEBPACK_IMPORTED_MODULE_10__.object({
				uid: zod__WEBPACK_IMPORTED_MODULE_10__.number(),
				gid: zod__WEBPACK_IMPORTED_MODULE_10__.number()
			}).nullable().default(null),
			placeholders: zod__WEBPACK_IMPORTED_MODULE_10__.array(zod__WEBPACK_IMPORTED_MODULE_10__.string()),
			groups: zod__WEBPACK_IMPORTED_MODULE_10__.array(zod__WEBPACK_IMPORTED_MODULE_10__.string()).default([]),
			holder: identitySchema,
			guardian: identitySchema.nullable().default(null)
		});
		function computeId(text) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex").slice(0, 16);
		}
		function locateLease(stateFolder, workspace) {
			return (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(stateFolder, `lease-${computeId(workspace)}.json`);
		}
		async function lockWorkspace(stateFolder, workspace) {
			const server = (0, node_net__WEBPACK_IMPORTED_MODULE_2__.createServer)((connection) => connection.destroy());
			await new Promise((resolve, reject) => {
				server.once("error", (error) => reject((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.up)(error, "EADDRINUSE") ? buildBusyError(stateFolder, workspace) : error));
				server.listen({ path: `\0script-harness-${computeId(locateLease(stateFolder, workspace))}` }, resolve);
			});
			server.unref();
			return () => server.close();
		}
		function buildBusyError(stateFolder, workspace) {
			const lease = readLease(locateLease(stateFolder, workspace));
			const holder = lease === null ? "" : ` (process ${lease.holder.pid})`;
			return new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
				code: "usage",
				message: `another run${holder} works in ${workspace}`,
				hint: "Wait for its end, or use another checkout."
			});
		}
		function takeLease(stateFolder, lease) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(stateFolder, {
				recursive: true,
				mode: 448
			});
			const holder = (0, _processes_process_identity_js__WEBPACK_IMPORTED_MODULE_7__.x)(process.pid);
			const written = {
				schema: "lease/v1",
				holder,
				...lease
			};
			(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(locateLease(stateFolder, lease.workspace), JSON.stringify(written), { mode: 384 });
			for (const placeholder of lease.placeholders) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(placeholder);
			return written;
		}
		async function recoverLease(stateFolder, workspace, clock) {
			const file = locateLease(stateFolder, workspace);
			const lease = readLease(file);
			if (lease !== null && (0, _processes_process_identity_js__WEBPACK_IMPORTED_MODULE_7__.W)(lease.holder)) throw buildBusyError(stateFolder, workspace);
			const guardian = lease?.guardian ?? null;
			if (guardian !== null && (0, _processes_process_identity_js__WEBPACK_IMPORTED_MODULE_7__.W)(guardian)) await (0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_8__.kh)([guardian.pid], clock);
			returnLease(stateFolder, workspace);
		}
		function addPlaceholders(stateFolder, workspace, paths) {
			const file = locateLease(stateFolder, workspace);
			const lease = readLease(file);
			if (lease === null) throw new Error(`the lease of ${workspace} is missing`);
			const placeholders = [...new Set([...lease.placeholders, ...paths])];
			(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, JSON.stringify({
				...lease,
				placeholders
			}), { mode: 384 });
		}
		function returnLease(stateFolder, workspace, known = null) {
			const file = locateLease(stateFolder, workspace);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file)) return;
			const lease = known ?? readLease(file);
			if (lease !== null) {
				for (const group of lease.groups) (0, _limits_cgroup_tree_js__WEBPACK_IMPORTED_MODULE_5__.dM)(group);
				for (const placeholder of lease.placeholders) removeEmptyFolder(placeholder);
				if (lease.user !== null && (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(lease.root)) {
					(0, _processes_run_user_js__WEBPACK_IMPORTED_MODULE_9__.GZ)({
						root: lease.root,
						user: lease.user,
						owner: lease.owner
					});
					if (lease.folderOwner !== null) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lchownSync)(lease.root, lease.folderOwner.uid, lease.folderOwner.gid);
				}
			}
			(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(file);
		}
		function readLease(file) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file)) return null;
			try {
				return leaseSchema.parse(JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, "utf8")));
			} catch (thrown) {
				if (thrown instanceof SyntaxError) return null;
				throw thrown;
			}
		}
		function removeEmptyFolder(path) {
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(path);
			} catch (thrown) {
				if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.up)(thrown, "ENOENT", "ENOTEMPTY", "ENOTDIR")) throw thrown;
			}
		}
		function findMissingPart(root, path) {
			if ((0, _paths_js__WEBPACK_IMPORTED_MODULE_6__.uq)(path) !== null) return null;
			let current = path;
			while ((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(current) !== root && (0, _paths_js__WEBPACK_IMPORTED_MODULE_6__.uq)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(current)) === null) current = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(current);
			return current;
		}
	}),
	84072: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			W3: () => createUnreadableCheck,
			hl: () => planWorkspace,
			i1: () => listWorkspace
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_output_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15190);
		var _core_text_glob_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68685);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45894);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22603);
		var _harmless_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37158);
		var _host_sockets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89774);
		var _lease_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42417);
		var _paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63323);
		function planWorkspace(options) {
			const { workspace, layout, policy, scratch } = options;
			const isDenied = createMatcher(policy.protectedGlobs);
			const { files, deniedFolders, nestedRepositories } = options.listing;
			const fixed = [
				".git",
				".github",
				...options.protectedPaths
			].map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path));
			const denied = [
				...policy.protectedGlobs.map((glob) => glob.replace(/\/\*\*$/, "")).filter((path) => (0, _core_text_glob_js__WEBPACK_IMPORTED_MODULE_9__.WW)(path) === path && path !== ""),
				...deniedFolders,
				...files.filter((file) => isDenied(file) && !deniedFolders.some((folder) => (0, _paths_js__WEBPACK_IMPORTED_MODULE_8__.Yw)(folder, file)))
			].map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path));
			for (const path of fixed) {
				const link = (0, _paths_js__WEBPACK_IMPORTED_MODULE_8__.KZ)(workspace, path);
				if (link !== null) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_4__.tj({
					code: "sandbox",
					message: `${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, link)} is a symbolic link, so ${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, path)} cannot be protected`,
					hint: "Replace the link by a real file or folder."
				});
			}
			const isThere = (path) => (0, _paths_js__WEBPACK_IMPORTED_MODULE_8__.uq)(path) !== null && (0, _paths_js__WEBPACK_IMPORTED_MODULE_8__.KZ)(workspace, path) === null;
			const mounted = [...fixed, ...nestedRepositories.map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path))].filter(isThere);
			const existing = [...mounted, ...denied.filter(isThere)];
			const empty = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, "empty");
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(empty, "", { mode: 420 });
			const closed = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, "closed");
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(closed, "");
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(closed, 0);
			const sockets = [...new Set([...options.listing.sockets.map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path)), ...(0, _host_sockets_js__WEBPACK_IMPORTED_MODULE_6__.N)().filter((path) => (0, _paths_js__WEBPACK_IMPORTED_MODULE_8__.Yw)(workspace, path))])];
			const closedFolder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, "closed-folder");
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(closedFolder, { mode: 493 });
			const isClosed = createUnreadableCheck(policy.closed, (0, _harmless_files_js__WEBPACK_IMPORTED_MODULE_5__._)(options));
			const { unreadable, isLinked } = findUnreadable(options, isClosed);
			const configs = [...layout.configFiles].map(([target, text], index) => {
				const source = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, `config-${index}`);
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(source, text, { mode: 420 });
				return {
					target,
					source
				};
			});
			return (isLayered) => {
				const { writablePaths, notes } = findWritable(workspace, isLayered ? [""] : policy.writableGlobs);
				const placeholders = [...new Set(fixed.filter((path) => path !== (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, ".git") && writablePaths.some((writable) => (0, _paths_js__WEBPACK_IMPORTED_MODULE_8__.Yw)(writable, path))).flatMap((path) => (0, _lease_js__WEBPACK_IMPORTED_MODULE_7__.Dm)(workspace, path) ?? []))];
				return {
					writablePaths,
					protectedPaths: [...new Set([...isLayered ? mounted : existing, ...placeholders])],
					fixedPaths: [...new Set([...fixed.filter(isThere), ...placeholders])],
					placeholders,
					nestedRepositories: nestedRepositories.map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path)),
					replacements: [
						...configs,
						...layout.includedFiles.map((target) => ({
							target,
							source: empty
						})),
						...unreadable.map(({ path, kind }) => ({
							target: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path),
							source: kind === "folder" ? closedFolder : closed
						})),
						...isLayered ? [] : sockets.map((target) => ({
							target,
							source: empty
						}))
					],
					isUnreadable: (path) => isClosed(path) || isLinked(path),
					unreadable: unreadable.map(({ path }) => path),
					isLinkedToUnreadable: isLinked,
					notes
				};
			};
		}
		function findWritable(workspace, globs) {
			const missing = [];
			const linked = [];
			const writablePaths = [...new Set(globs.map(_core_text_glob_js__WEBPACK_IMPORTED_MODULE_9__.WW))].flatMap((prefix) => {
				const path = prefix === "" ? workspace : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, prefix);
				const stats = (0, _paths_js__WEBPACK_IMPORTED_MODULE_8__.uq)(path);
				if (stats === null) missing.push(prefix);
				else if ((0, _paths_js__WEBPACK_IMPORTED_MODULE_8__.KZ)(workspace, path) !== null || stats.isSymbolicLink()) linked.push(prefix);
				else if ((0, _paths_js__WEBPACK_IMPORTED_MODULE_8__.Yw)(workspace, path) && (stats.isDirectory() || stats.isFile() && stats.nlink === 1)) return [path];
				return [];
			});
			return {
				writablePaths,
				notes: [...missing.length === 0 ? [] : [`commands cannot write ${missing.join(", ")}, which the workspace does not have (file tools can)`], ...linked.length === 0 ? [] : [`commands cannot write ${linked.join(", ")}: a link is never a writable mount`]]
			};
		}
		function findUnreadable({ workspace, listing, policy }, isClosed) {
			const closed = new Set();
			const openFolders = new Set([""]);
			const keepFolders = (path) => {
				for (let at = readFolder(path); !openFolders.has(at); at = readFolder(at)) openFolders.add(at);
			};
			for (const file of [...listing.files, ...listing.dependencyFiles]) if (file !== ".git" && isClosed(file)) closed.add(file);
			else keepFolders(file);
			for (const path of listing.openFolders) keepFolders(path);
			const names = findLinks(workspace, closed);
			const isClosedFolder = (folder) => !openFolders.has(folder) && policy.closed.judgeFolder(folder) === "closed";
			const unreadable = new Map();
			const add = (path, kind) => {
				let top = {
					path,
					kind
				};
				while (isClosedFolder(readFolder(top.path))) top = {
					path: readFolder(top.path),
					kind: "folder"
				};
				unreadable.set(top.path, top);
			};
			for (const path of [...closed, ...names]) add(path, "file");
			for (const path of listing.closedFolders) add(path, "folder");
			return {
				unreadable: [...unreadable.values()],
				isLinked: (path) => names.has(path)
			};
		}
		function findLinks(workspace, closed) {
			const readStatsOf = (file) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, file), { bigint: true });
			const linked = [...closed].map(readStatsOf).filter(({ nlink }) => nlink > 1n);
			if (linked.length === 0) return new Set();
			const inodes = new Set(linked.map(({ dev, ino }) => `${dev}:${ino}`));
			const everything = listFolders(workspace, {
				isDeniedWhole: () => false,
				judgeFolder: () => "mixed"
			});
			return new Set([...everything.files, ...everything.dependencyFiles].filter((file) => {
				const { dev, ino } = readStatsOf(file);
				return inodes.has(`${dev}:${ino}`);
			}));
		}
		function readFolder(path) {
			return path.slice(0, Math.max(0, path.lastIndexOf("/")));
		}
		function createUnreadableCheck(closed, isHarmless) {
			return (path) => {
				const closure = closed.explain(path);
				return closure !== null && !(closure.unlessHarmless && isHarmless(path));
			};
		}
		function createMatcher(globs) {
			const matches = (0, _core_text_glob_js__WEBPACK_IMPORTED_MODULE_9__.tI)(globs.map(_core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__.tu), { folder: "included" });
			return (path) => matches((0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__.tu)(path));
		}
		function listWorkspace(workspace, { protectedGlobs, closed }) {
			const isDeniedWhole = createMatcher(protectedGlobs.filter((glob) => glob.endsWith("/**")));
			return listFolders(workspace, {
				isDeniedWhole,
				judgeFolder: (folder) => closed.judgeFolder(folder)
			});
		}
		function listFolders(workspace, options) {
			const files = [];
			const dependencyFiles = [];
			const closedFolders = [];
			const openFolders = [];
			const sockets = [];
			const nestedRepositories = [];
			const deniedFolders = [];
			const judgeListed = (path, kind) => {
				if (kind === "own") return "mixed";
				if (kind === "dependency") return options.judgeFolder(path);
				return path !== ".git" && options.judgeFolder(path) === "closed" ? "closed" : "open";
			};
			const pending = [{
				folder: "",
				isDenied: false,
				isDependency: false
			}];
			for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
				for (const entry of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, next.folder), { withFileTypes: true })) {
					const path = next.folder === "" ? entry.name : `${next.folder}/${entry.name}`;
					if (entry.name.includes("\ufffd") && (0, _paths_js__WEBPACK_IMPORTED_MODULE_8__.uq)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path)) === null) continue;
					if (entry.name === ".git" && next.folder !== "") nestedRepositories.push(path);
					if (entry.isFile()) (next.isDependency ? dependencyFiles : files).push(path);
					if (entry.isSocket()) sockets.push(path);
					if (!entry.isDirectory()) continue;
					const isDenied = !next.isDenied && !next.isDependency && options.isDeniedWhole(path);
					if (isDenied) deniedFolders.push(path);
					const isDependency = next.isDependency || _core_output_folders_js__WEBPACK_IMPORTED_MODULE_2__.DT.has(entry.name);
					const state = judgeListed(path, isDependency ? "dependency" : entry.name === ".git" ? "git" : "own");
					if (state === "open") openFolders.push(path);
					else if (state === "closed") closedFolders.push(path);
					else pending.push({
						folder: path,
						isDenied: isDenied || next.isDenied,
						isDependency
					});
				}
			}
			return {
				files,
				dependencyFiles,
				closedFolders,
				openFolders,
				sockets,
				deniedFolders,
				nestedRepositories
			};
		}
	}),
	50832: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { f: () => createWorkspaceFiles });
		var external_node_fs_ = __webpack_require__(73024);
		var promises_ = __webpack_require__(58500);
		var external_node_path_ = __webpack_require__(76760);
		var tool = __webpack_require__(86276);
		;
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
					current = (0, external_node_path_.dirname)(current);
					continue;
				}
				const next = (0, external_node_path_.join)(current, name);
				const stats = exists ? statNoFollow(locate(next)) : null;
				if (stats === null) exists = false;
				if (stats?.isSymbolicLink() === true) {
					links += 1;
					if (links > maxLinks) return null;
					const target = (0, external_node_fs_.readlinkSync)(locate(next));
					if ((0, external_node_path_.isAbsolute)(target)) current = "/";
					pending = [...target.split("/").filter((part) => part !== "" && part !== "."), ...pending];
				} else current = next;
			}
			return {
				path: current,
				exists
			};
		}
		function openFolder(path, owner, create) {
			const flags = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_DIRECTORY | external_node_fs_.constants.O_NOFOLLOW;
			try {
				return (0, external_node_fs_.openSync)(path, flags);
			} catch (thrown) {
				if (!create || readErrno(thrown) !== "ENOENT") throw thrown;
				(0, external_node_fs_.mkdirSync)(path, 493);
				if (owner !== null) (0, external_node_fs_.lchownSync)(path, owner.uid, owner.gid);
				return (0, external_node_fs_.openSync)(path, flags);
			}
		}
		function createFile(target, content, executable, owner) {
			const flags = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL | external_node_fs_.constants.O_NOFOLLOW;
			const descriptor = (0, external_node_fs_.openSync)(target, flags, executable ? 493 : 420);
			try {
				if (owner !== null) (0, external_node_fs_.fchownSync)(descriptor, owner.uid, owner.gid);
				writeAll(descriptor, content);
			} finally {
				(0, external_node_fs_.closeSync)(descriptor);
			}
			return { created: true };
		}
		function readAll(descriptor, maxBytes, path) {
			const chunks = [];
			let total = 0;
			for (;;) {
				const chunk = Buffer.allocUnsafe(65536);
				const count = (0, external_node_fs_.readSync)(descriptor, chunk);
				if (count === 0) return Buffer.concat(chunks);
				total += count;
				if (total > maxBytes) throw new tool.X(`${path} has more than the ${maxBytes} bytes that can be read`);
				chunks.push(chunk.subarray(0, count));
			}
		}
		function writeAll(descriptor, content) {
			for (let offset = 0; offset < content.length;) offset += (0, external_node_fs_.writeSync)(descriptor, content, offset);
		}
		function statNoFollow(path) {
			try {
				return (0, external_node_fs_.lstatSync)(path);
			} catch (thrown) {
				if ([
					"ENOENT",
					"ENOTDIR",
					"EACCES",
					"ENAMETOOLONG"
				].includes(readErrno(thrown))) return null;
				throw thrown;
			}
		}
		function readKind(stats) {
			if (stats.isFile()) return "file";
			if (stats.isDirectory()) return "directory";
			return stats.isSymbolicLink() ? "symlink" : "other";
		}
		function readErrno(thrown) {
			return thrown instanceof Error && "code" in thrown ? String(thrown.code) : "";
		}
		const failuresByErrno = {
			ENOENT: "does not exist",
			ENOTDIR: "has a component that is not a folder or is a link",
			ELOOP: "is a link, or was swapped for one",
			EACCES: "is not accessible",
			EPERM: "may not be changed",
			EROFS: "is on a read-only file system",
			EEXIST: "came into being at the same moment",
			ENOSPC: "cannot be written: the disk is full",
			ENAMETOOLONG: "has a name that is too long",
			ENXIO: "is not a regular file",
			EISDIR: "is a folder"
		};
		function describeFailure(path, use) {
			try {
				return use();
			} catch (thrown) {
				const known = failuresByErrno[readErrno(thrown)];
				if (known === undefined) throw thrown;
				throw new tool.X(`${path} ${known}`, { cause: thrown });
			}
		}
		var paths = __webpack_require__(63323);
		;
		const chunkBytes = 1024 * 1024;
		function createWorkspaceFiles(options) {
			const root = (0, external_node_fs_.realpathSync)(options.root);
			const readFolder = options.readFolder ?? (() => root);
			const findScratch = (path) => options.scratchFolders?.find(({ target }) => (0, paths.Yw)(target, path)) ?? null;
			function locate(path) {
				if (path.startsWith(`${root}/`)) return `${readFolder()}${path.slice(root.length)}`;
				const scratch = findScratch(path);
				return scratch === null ? path : `${scratch.folder}${path.slice(scratch.target.length)}`;
			}
			function split(path) {
				if (!(0, external_node_path_.isAbsolute)(path)) return {
					folder: readFolder(),
					inside: path
				};
				const scratch = findScratch(path);
				if (scratch === null) throw new tool.X(`${path} is outside the workspace`);
				return {
					folder: scratch.folder,
					inside: (0, external_node_path_.relative)(scratch.target, path)
				};
			}
			function refuseGitFolder(path) {
				if (path.split("/").some((name) => name.toLowerCase() === ".git")) throw new tool.X(`${path} is in a git folder, which file tools do not open; use git log, git show or git diff`);
			}
			function refuseProtected(path) {
				refuseGitFolder(path);
				if ((0, external_node_path_.isAbsolute)(path) && findScratch(path)?.access !== "writable") throw new tool.X(`${path} is read-only`);
				if (options.protectedPaths.some((entry) => (0, paths.Yw)(entry, path))) throw new tool.X(`${path} is protected and cannot be changed`);
			}
			function withFolder(path, create, use) {
				const { folder, inside } = split(path);
				let descriptor = (0, external_node_fs_.openSync)(folder, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_DIRECTORY);
				try {
					for (const name of inside === "" || inside === "." ? [] : inside.split("/")) {
						const next = `/proc/self/fd/${descriptor}/${name}`;
						const opened = openFolder(next, create ? options.owner : null, create);
						(0, external_node_fs_.closeSync)(descriptor);
						descriptor = opened;
					}
					return use(`/proc/self/fd/${descriptor}`);
				} finally {
					(0, external_node_fs_.closeSync)(descriptor);
				}
			}
			function withParent(path, create, use) {
				if (findScratch(path)?.target === path) throw new tool.X(`${path} is a folder`);
				const at = path.lastIndexOf("/");
				const name = path.slice(at + 1);
				return withFolder(at < 0 ? "" : path.slice(0, at), create, (folder) => use(`${folder}/${name}`));
			}
			function openForReading(path) {
				refuseGitFolder(path);
				if (options.isUnreadable(path)) throw new tool.X(`${path} may not be read: it is a hard link to a file that the policy denies reading`);
				return describeFailure(path, () => withParent(path, false, (target) => {
					const descriptor = (0, external_node_fs_.openSync)(target, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
					const stats = (0, external_node_fs_.fstatSync)(descriptor);
					if (stats.isFile()) return {
						descriptor,
						size: stats.size
					};
					(0, external_node_fs_.closeSync)(descriptor);
					throw new tool.X(`${path} is ${stats.isDirectory() ? "a folder" : "not a regular file"}`);
				}));
			}
			return {
				root,
				async resolve(path, cwd = ".") {
					const reason = (0, paths.qD)(path);
					if (reason !== null) return {
						type: "invalid",
						reason
					};
					const start = (0, external_node_path_.resolve)(root, cwd, path);
					const found = resolveLinks((0, external_node_path_.isAbsolute)(path) ? path : `${(0, external_node_path_.resolve)(root, cwd)}/${path}`, locate);
					if (found === null) return {
						type: "invalid",
						reason: `${start} has too many links`
					};
					const inside = (0, external_node_path_.relative)(root, found.path);
					if (inside === "") return {
						type: "inside",
						path: ".",
						exists: true
					};
					if (inside === ".." || inside.startsWith(`..${external_node_path_.sep}`)) return findScratch(found.path) === null ? {
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
					const { descriptor, size } = openForReading(path);
					try {
						if (size > maxBytes) throw new tool.X(`${path} has ${size} bytes, more than the ${maxBytes} that can be read`);
						return readAll(descriptor, maxBytes, path);
					} finally {
						(0, external_node_fs_.closeSync)(descriptor);
					}
				},
				async *readChunks(path) {
					const { descriptor } = openForReading(path);
					try {
						for (;;) {
							const chunk = Buffer.allocUnsafe(chunkBytes);
							const count = (0, external_node_fs_.readSync)(descriptor, chunk);
							if (count === 0) return;
							yield chunk.subarray(0, count);
							await (0, promises_.setImmediate)();
						}
					} finally {
						(0, external_node_fs_.closeSync)(descriptor);
					}
				},
				async write(path, content, writeOptions = {}) {
					refuseProtected(path);
					return describeFailure(path, () => withParent(path, true, (target) => {
						const existing = statNoFollow(target);
						if (existing === null) return createFile(target, content, writeOptions.executable === true, options.owner);
						if (!existing.isFile()) throw new tool.X(`${path} is ${existing.isDirectory() ? "a folder" : "not a regular file"}`);
						const descriptor = (0, external_node_fs_.openSync)(target, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
						try {
							const stats = (0, external_node_fs_.fstatSync)(descriptor);
							if (!stats.isFile()) throw new tool.X(`${path} is not a regular file`);
							if (stats.nlink > 1) throw new tool.X(`${path} has other hard links, so writing it could change a file elsewhere`);
							(0, external_node_fs_.ftruncateSync)(descriptor, 0);
							writeAll(descriptor, content);
							if (writeOptions.executable !== undefined) (0, external_node_fs_.fchmodSync)(descriptor, (writeOptions.executable ? stats.mode | 73 : stats.mode & ~73) & 511);
						} finally {
							(0, external_node_fs_.closeSync)(descriptor);
						}
						return { created: false };
					}));
				},
				isIgnored: (path) => !(0, external_node_path_.isAbsolute)(path) && options.isIgnored?.(path) === true,
				async remove(path) {
					refuseProtected(path);
					describeFailure(path, () => withParent(path, false, (target) => {
						const stats = statNoFollow(target);
						if (stats === null) throw new tool.X(`${path} does not exist`);
						if (stats.isDirectory()) throw new tool.X(`${path} is a folder`);
						(0, external_node_fs_.unlinkSync)(target);
					}));
				},
				async list(path) {
					refuseGitFolder(path);
					return describeFailure(path, () => withFolder(path, false, (folder) => (0, external_node_fs_.readdirSync)(folder, { withFileTypes: true }).map((entry) => ({
						name: entry.name,
						kind: readKind(entry)
					})).toSorted((left, right) => left.name < right.name ? -1 : left.name > right.name ? 1 : 0)));
				},
				async stat(path) {
					if (path === "." || findScratch(path)?.target === path) return {
						kind: "directory",
						size: 0,
						executable: false
					};
					return describeFailure(path, () => {
						try {
							return withParent(path, false, (target) => {
								const stats = statNoFollow(target);
								return stats === null ? null : {
									kind: readKind(stats),
									size: stats.size,
									executable: (stats.mode & 64) !== 0
								};
							});
						} catch (thrown) {
							if (["ENOENT", "ENOTDIR"].includes(readErrno(thrown))) return null;
							throw thrown;
						}
					});
				}
			};
		}
	}),
	14185: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			$4: () => readVersion,
			MG: () => describeHole,
			R7: () => buildHolderArguments,
			ZD: () => buildBubblewrapArguments,
			_h: () => readFeatures,
			aF: () => listFeatures,
			nB: () => sandboxHostName,
			sX: () => buildLayerArguments,
			vg: () => isFixedVersion
		});
		function readFeatures(help) {
			const options = new Set(help.match(/(?<![^\s])--[a-z-]+/g));
			const has = (option) => options.has(option);
			return {
				size: has("--size"),
				disableUserNamespaces: has("--disable-userns"),
				status: has("--json-status-fd")
			};
		}
		const fixedIn = [
			0,
			12,
			0
		];
		function readVersion(printed) {
			return /(?<!\d)\d+(?:\.\d+)+/.exec(printed)?.[0] ?? "unknown";
		}
		function isFixedVersion(version) {
			const parts = version.split(".").map(Number);
			const at = fixedIn.findIndex((part, index) => parts[index] !== part);
			return at === -1 || (parts[at] ?? 0) > (fixedIn[at] ?? 0);
		}
		function describeHole(version) {
			return `bubblewrap ${version} creates mount targets through links (CVE-2026-87766, fixed in ${fixedIn.join(".")}); no mount target here is in a folder that commands can change`;
		}
		function listFeatures(help) {
			const { size, disableUserNamespaces, status } = readFeatures(help);
			return [
				{
					option: "--size",
					has: size,
					without: "temporary space is bound by the memory of the command alone"
				},
				{
					option: "--disable-userns",
					has: disableUserNamespaces,
					without: "the seccomp filter alone refuses new namespaces"
				},
				{
					option: "--json-status-fd",
					has: status,
					without: "a command that cannot be started looks like one that fails"
				}
			];
		}
		const sandboxHostName = "sandbox";
		function buildBubblewrapArguments(options) {
			const { features, identity = null } = options;
			return [
				"--unshare-user",
				...identity === null ? [] : [
					"--uid",
					String(identity.uid),
					"--gid",
					String(identity.gid)
				],
				...[
					"--unshare-pid",
					"--unshare-ipc",
					"--unshare-uts",
					"--unshare-cgroup"
				],
				...options.network === "own" ? ["--unshare-net"] : [],
				...[
					"--hostname",
					sandboxHostName,
					"--new-session",
					"--die-with-parent",
					"--cap-drop",
					"ALL"
				],
				...features.disableUserNamespaces ? ["--disable-userns"] : [],
				...[
					"--dev",
					"/dev",
					"--proc",
					"/proc"
				],
				...renderMinimalRoot(options.root),
				...options.mounts.flatMap((mount) => renderMount(mount, features, "own")),
				...[
					"/",
					"/dev",
					...listSealed(options.mounts)
				].flatMap((target) => ["--remount-ro", target]),
				...options.seccompDescriptor === null ? [] : ["--seccomp", String(options.seccompDescriptor)],
				...options.statusDescriptor === null ? [] : ["--json-status-fd", String(options.statusDescriptor)],
				...options.gate ?? [],
				...[
					"--chdir",
					options.cwd,
					"--"
				]
			];
		}
		function listSealed(mounts) {
			return mounts.flatMap((mount, at) => mount.type === "temporary" && mount.sealed === true && mounts.findLastIndex(({ target }) => target === mount.target) === at ? [mount.target] : []);
		}
		function buildHolderArguments(options) {
			return [
				...options.users === "own" ? ["--unshare-user"] : ["--cap-drop", "ALL"],
				...[
					"--unshare-net",
					"--unshare-pid",
					"--new-session",
					"--die-with-parent"
				],
				...[
					"--dev-bind",
					"/dev",
					"/dev",
					"--proc",
					"/proc"
				],
				...renderMinimalRoot(options.root),
				...options.mounts.flatMap((mount) => renderMount(mount, { size: false }, "own")),
				...[
					"--info-fd",
					"3",
					"--chdir",
					"/",
					"--"
				]
			];
		}
		function buildLayerArguments(mounts, features, users) {
			return [
				...[
					"--die-with-parent",
					"--dev-bind",
					"/",
					"/"
				],
				...mounts.flatMap((mount) => renderMount(mount, features, users)),
				"--"
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
					...["--tmpfs", mount.target]
				];
			}
		}
	}),
	45602: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			_o: () => hostChanges,
			fA: () => restoreHost,
			hf: () => changeHost,
			iH: () => loadProfile,
			oc: () => describeHostChange
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88343);
		var _processes_process_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40091);
		const hostChanges = ["profile", "sysctl"];
		const setting = "kernel.apparmor_restrict_unprivileged_userns";
		const commandTimeoutMs = 2e4;
		const changeSchema = zod__WEBPACK_IMPORTED_MODULE_4__.object({
			schema: zod__WEBPACK_IMPORTED_MODULE_4__.literal("host-change/v1"),
			change: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](["profile", "sysctl"]),
			holder: zod__WEBPACK_IMPORTED_MODULE_4__.object({
				pid: zod__WEBPACK_IMPORTED_MODULE_4__.number(),
				startTicks: zod__WEBPACK_IMPORTED_MODULE_4__.string()
			})
		});
		function describeHostChange(change) {
			return change === "profile" ? "an AppArmor profile that lets bwrap alone make user namespaces was loaded for this run" : `${setting} was set to 0 for this run`;
		}
		function changeHost(change, tools, stateFolder) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(stateFolder, {
				recursive: true,
				mode: 448
			});
			const written = {
				schema: "host-change/v1",
				change,
				holder: (0, _processes_process_identity_js__WEBPACK_IMPORTED_MODULE_3__.x)(process.pid)
			};
			(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(locate(stateFolder), JSON.stringify(written), { mode: 384 });
			const failed = change === "profile" ? loadProfile(tools) : runTool(tools, tools.sysctl, "sysctl", ["-w", `${setting}=0`], "");
			if (failed !== null) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(locate(stateFolder), { force: true });
			return failed;
		}
		function loadProfile(tools) {
			return runTool(tools, tools.apparmorParser, "apparmor_parser", ["--replace", "--skip-cache"], renderProfile(tools.bwrap));
		}
		function restoreHost(tools, stateFolder) {
			const file = locate(stateFolder);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file)) return null;
			const change = changeSchema.safeParse(JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, "utf8")));
			if (!change.success) return `${file} is not one that a run has written`;
			if (change.data.holder.pid !== process.pid && (0, _processes_process_identity_js__WEBPACK_IMPORTED_MODULE_3__.W)(change.data.holder)) return null;
			const failed = change.data.change === "profile" ? runTool(tools, tools.apparmorParser, "apparmor_parser", ["--remove"], renderProfile(tools.bwrap)) : runTool(tools, tools.sysctl, "sysctl", ["-w", `${setting}=1`], "");
			if (failed === null) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(file);
			return failed;
		}
		function locate(stateFolder) {
			return (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(stateFolder, "host-change.json");
		}
		function renderProfile(bwrap) {
			return `abi <abi/4.0>,
include <tunables/global>

profile script-harness-bwrap ${bwrap} flags=(unconfined) {
  userns,
}
`;
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
				env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin" },
				input,
				encoding: "utf8",
				timeout: commandTimeoutMs
			});
			if (done.status === 0) return null;
			const said = (done.stderr ?? "").trim().split("\n")[0] ?? "";
			return `${name} failed: ${said === "" ? `exit ${done.status ?? done.signal}` : said}`;
		}
	}),
	41667: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { P: () => findSymptom });
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
				remedy: "Raise user.max_user_namespaces on this machine."
			},
			{
				name: "container",
				pattern: /No permissions to create (?:a )?new namespace|Creating new namespace failed: Operation not permitted|unshare failed: Operation not permitted/i,
				meaning: "this container may not create namespaces",
				remedy: "Start the container with --security-opt seccomp=unconfined and --security-opt apparmor=unconfined, or run the job outside a container."
			},
			{
				name: "masked-proc",
				pattern: /Can't mount proc on/i,
				meaning: "this container hides parts of /proc, so that a fresh one cannot be mounted",
				remedy: "Start the container with --security-opt systempaths=unconfined, or run the job outside a container."
			},
			{
				name: "no-setfcap",
				pattern: /setting up uid map: Operation not permitted/i,
				meaning: "root without CAP_SETFCAP cannot map a uid",
				remedy: "Run the job as an ordinary user."
			},
			{
				name: "other-bubblewrap",
				pattern: /^bwrap: Unknown option |exec: \S*bwrap: (?:not found|Permission denied)/m,
				meaning: "bubblewrap was removed or replaced by another version during the run, or its --help lists an option that it does not take",
				remedy: "Run again when no package is being installed; if it fails again, report what `bwrap --version` prints."
			}
		];
		function findSymptom(text) {
			return symptoms.find(({ pattern }) => pattern.test(text)) ?? null;
		}
	}),
	20631: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Of: () => harnessGroup,
			WJ: () => growTree,
			Yp: () => removeGroup,
			dM: () => removeTree,
			qD: () => removeEndedGroup
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _processes_hold_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65304);
		var _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57309);
		const groupPrefix = "script-harness-";
		const harnessGroup = "harness";
		const removalMs = 2e3;
		const firstStepMs = .25;
		const lastStepMs = 2;
		function growTree(place, name) {
			const atTop = place.version === 2 && !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place.mountPoint, "cgroup.type")) && isWritable(place.mountPoint);
			const parent = atTop ? place.mountPoint : place.folder;
			const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, name);
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
			try {
				if (place.version === 2) {
					const enable = place.controllers.map((controller) => `+${controller}`).join(" ");
					if (!atTop) moveInto((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, harnessGroup));
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, "cgroup.subtree_control"), enable);
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "cgroup.subtree_control"), enable);
				}
				return {
					version: place.version,
					controllers: place.controllers,
					folder
				};
			} catch (thrown) {
				removeTree(folder);
				throw thrown;
			}
		}
		function moveInto(folder) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
			moveAll([...(0, _processes_process_tree_js__WEBPACK_IMPORTED_MODULE_3__.UA)([process.pid]).keys()], folder);
		}
		function moveAll(pids, folder) {
			for (const pid of pids) try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "cgroup.procs"), String(pid));
			} catch (thrown) {
				if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ESRCH")) throw thrown;
			}
		}
		function isWritable(folder) {
			const probe = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${groupPrefix}probe-${process.pid}`);
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(probe);
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(probe);
				return true;
			} catch {
				return false;
			}
		}
		function removeTree(folder) {
			if (!(0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder).startsWith(groupPrefix) || !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder)) return;
			if (readProcesses((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, harnessGroup)).includes(process.pid)) leaveTree(folder);
			for (const group of listGroups(folder)) removeGroup(group);
			removeGroup(folder);
		}
		function listGroups(folder) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).flatMap((entry) => entry.isDirectory() ? [(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name)] : []);
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT", "ENODEV")) return [];
				throw thrown;
			}
		}
		function removeEndedGroup(folder) {
			if (tryRemove(folder)) return "gone";
			for (const pid of readProcesses(folder)) if (pid !== process.pid) kill(pid);
			return "busy";
		}
		function removeGroup(folder) {
			for (let waitedMs = 0, stepMs = firstStepMs; waitedMs < removalMs; waitedMs += stepMs) {
				if (tryRemove(folder)) return true;
				for (const pid of readProcesses(folder)) if (pid !== process.pid) kill(pid);
				(0, _processes_hold_js__WEBPACK_IMPORTED_MODULE_4__._)(stepMs);
				stepMs = Math.min(2 * stepMs, lastStepMs);
			}
			return tryRemove(folder);
		}
		function leaveTree(folder) {
			const parent = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			const disable = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, "cgroup.subtree_control"), "utf8").split(/\s+/).filter((name) => name !== "").map((name) => `-${name}`).join(" ");
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "cgroup.subtree_control"), disable);
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, "cgroup.subtree_control"), disable);
				moveAll(readProcesses((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, harnessGroup)), parent);
			} catch (thrown) {
				if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "EBUSY", "EINVAL", "EACCES", "ENOENT")) throw thrown;
			}
		}
		function tryRemove(folder) {
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder);
				return true;
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT")) return true;
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "EBUSY", "EACCES", "EPERM", "EROFS")) return false;
				throw thrown;
			}
		}
		function readProcesses(folder) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "cgroup.procs"), "utf8").split("\n").filter(Boolean).map(Number);
			} catch (thrown) {
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ENOENT", "ENODEV", "EOPNOTSUPP")) return [];
				throw thrown;
			}
		}
		function kill(pid) {
			try {
				process.kill(pid, "SIGKILL");
			} catch (thrown) {
				if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "ESRCH", "EPERM")) throw thrown;
			}
		}
	}),
	85106: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			d: () => findHostTools,
			O: () => isHosted,
			openSandbox: () => openSandbox
		});
		var error = __webpack_require__(22603);
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_child_process_ = __webpack_require__(31421);
		var external_node_path_ = __webpack_require__(76760);
		var external_node_util_ = __webpack_require__(57975);
		var path_text = __webpack_require__(45894);
		var external_node_net_ = __webpack_require__(77030);
		var network = __webpack_require__(10007);
		;
		const maxNamed = 100;
		function createConnectionCounter(onReport) {
			const counted = new Map();
			const named = {
				allow: 0,
				deny: 0
			};
			function findKey(decision) {
				const key = JSON.stringify([
					decision.decision,
					decision.host,
					decision.port,
					decision.rule,
					decision.reason
				]);
				if (counted.has(key)) return key;
				if (named[decision.decision] === maxNamed) return decision.decision;
				named[decision.decision] += 1;
				return key;
			}
			return {
				add(decision) {
					const key = findKey(decision);
					const known = counted.get(key);
					if (known !== undefined) {
						known.decision = {
							...known.decision,
							count: known.decision.count + 1
						};
						return known.decision.count;
					}
					const first = key === decision.decision ? combine(decision) : decision;
					counted.set(key, {
						decision: first,
						reported: 1
					});
					onReport(first);
					return 1;
				},
				report() {
					for (const entry of counted.values()) {
						if (entry.decision.count === entry.reported) continue;
						entry.reported = entry.decision.count;
						onReport(entry.decision);
					}
				}
			};
		}
		function combine({ decision }) {
			return {
				host: network.iU,
				port: 0,
				decision,
				rule: "",
				reason: `all hosts after the first ${maxNamed}`,
				address: "",
				count: 1
			};
		}
		;
		function startProcess(launch, pipes = 0, { input = "pipe", outputs = null } = {}) {
			const taken = outputs === null ? [] : [outputs.take(), outputs.take()];
			const [stdout, stderr] = taken;
			const stdio = [
				input === "none" ? "ignore" : "pipe",
				stdout?.write ?? "pipe",
				stderr?.write ?? "pipe",
				...launch.descriptors,
				...Array.from({ length: pipes + (launch.status === "pipe" ? 1 : 0) }, () => "pipe")
			];
			try {
				const child = (0, external_node_child_process_.spawn)(launch.program, launch.args, {
					env: launch.env,
					cwd: "/",
					stdio,
					...launch.user === null ? {} : {
						uid: launch.user.uid,
						gid: launch.user.gid
					}
				});
				if (stdout !== undefined) child.stdout = openReader(stdout);
				if (stderr !== undefined) child.stderr = openReader(stderr);
				return {
					child,
					isStartFailure: watchStatus(child, launch.status)
				};
			} catch (thrown) {
				for (const { read } of taken) (0, external_node_fs_.closeSync)(read);
				throw thrown;
			} finally {
				for (const { write } of taken) (0, external_node_fs_.closeSync)(write);
				for (const descriptor of launch.descriptors) (0, external_node_fs_.closeSync)(descriptor);
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
			return new external_node_net_.Socket({
				fd: read,
				readable: true,
				writable: false
			});
		}
		;
		const startTimeoutMs = 1e4;
		async function startHolder({ launch, programs }) {
			const { child } = startProcess(launch, 1);
			const endHolder = () => void child.kill("SIGKILL");
			const { stdout } = child;
			if (stdout === null) throw new Error("the holder has no pipes");
			let said = "";
			child.stderr?.on("data", (chunk) => said = `${said}${chunk.toString()}`.slice(-2e3));
			const gone = new Promise((_, reject) => {
				child.once("error", reject);
				child.once("close", () => reject(new Error(said.trim() === "" ? "it ended" : said.trim())));
			});
			const late = new Promise((_, reject) => {
				setTimeout(() => reject(new Error("it did not start in time")), startTimeoutMs).unref();
			});
			late.catch(() => undefined);
			try {
				const info = await Promise.race([
					readUntil(child.stdio[3], "}"),
					gone,
					late
				]);
				await Promise.race([
					readUntil(stdout, "ready"),
					gone,
					late
				]);
				const pid = Number(/"child-pid":\s*(\d+)/.exec(info)?.[1]);
				const open = (name) => {
					const path = `/proc/${pid}/ns/${name}`;
					if ((0, external_node_fs_.readlinkSync)(path) === (0, external_node_fs_.readlinkSync)(`/proc/self/ns/${name}`)) throw new Error(`it has no separate ${name} namespace`);
					return (0, external_node_fs_.openSync)(path, "r");
				};
				const network = open("net");
				const namespaces = [open("user"), network];
				gone.catch(() => undefined);
				const path = `/proc/${process.pid}/fd/${network}`;
				return {
					namespace: {
						path,
						name: (0, external_node_fs_.readlinkSync)(path)
					},
					descriptorCount: namespaces.length,
					openDescriptors: () => namespaces.map((descriptor) => (0, external_node_fs_.openSync)(`/proc/self/fd/${descriptor}`, "r")),
					renderJoin: (first) => renderJoin(first, programs),
					end() {
						endHolder();
						for (const descriptor of namespaces.splice(0)) (0, external_node_fs_.closeSync)(descriptor);
					}
				};
			} catch (cause) {
				endHolder();
				throw new error.tj({
					code: "sandbox",
					message: `the network of the commands could not be set up: ${cause instanceof Error ? cause.message : String(cause)}`,
					hint: "Run `script-harness doctor`, or take the network rules out of the policy."
				});
			}
		}
		function renderJoin(first, programs) {
			const second = first + 1;
			return [
				programs.nsenter,
				"--preserve-credentials",
				`--user=/proc/self/fd/${first}`,
				`--net=/proc/self/fd/${second}`,
				"--",
				programs.sh,
				"-c",
				`exec "$@" ${first}<&- ${second}<&-`,
				"sh"
			];
		}
		function readUntil(stream, mark) {
			return new Promise((resolve) => {
				let text = "";
				const onData = (chunk) => {
					text += chunk.toString();
					if (!text.includes(mark)) return;
					stream.off("data", onData);
					resolve(text);
				};
				stream.on("data", onData);
			});
		}
		var external_node_http_ = __webpack_require__(37067);
		var external_node_crypto_ = __webpack_require__(77598);
		var check_host = __webpack_require__(16304);
		;
		const hopHeaders = new Set([
			"connection",
			"keep-alive",
			"proxy-authenticate",
			"proxy-authorization",
			"proxy-connection",
			"te",
			"trailer",
			"transfer-encoding",
			"upgrade",
			"host"
		]);
		async function forwardRequest(client, request, response) {
			const target = readTarget(request.url ?? "");
			if (target === null) {
				response.writeHead(400, { Connection: "close" }).end("egress: only http:// URLs without a user name\n");
				return;
			}
			const decision = await client.check(target.host, target.port);
			if (decision.decision === "deny") {
				response.writeHead(403, {
					"Content-Type": "text/plain",
					Connection: "close"
				}).end(`egress: ${decision.reason}\n`);
				return;
			}
			const onward = (0, external_node_http_.request)({
				method: request.method ?? "GET",
				path: target.path,
				headers: {
					...dropHopHeaders(request),
					host: target.authority
				},
				setHost: false,
				createConnection: () => client.dial(decision)
			});
			onward.on("response", (reply) => {
				response.writeHead(reply.statusCode ?? 502, dropHopHeaders(reply));
				reply.pipe(response);
				reply.on("error", () => response.destroy());
			});
			onward.on("error", () => {
				if (response.headersSent) response.destroy();
				else response.writeHead(502, { Connection: "close" }).end("egress: the host did not answer\n");
			});
			response.on("close", () => onward.destroy());
			request.pipe(onward);
		}
		function readTarget(url) {
			const match = /^http:\/\/(\[[^\]/?#@\\]*\]|[^:/?#@\\[\]]+)(?::(\d{1,5}))?([/?][^#\s]*)?$/i.exec(url);
			if (match === null) return null;
			const [, host = "", port = "80", path = "/"] = match;
			return {
				host,
				port: Number(port),
				path: path.startsWith("/") ? path : `/${path}`,
				authority: port === "80" ? host : `${host}:${port}`
			};
		}
		function dropHopHeaders(message) {
			const named = (message.headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
			return Object.fromEntries(Object.entries(message.headers).filter(([name]) => !hopHeaders.has(name) && !named.includes(name)));
		}
		var host_name = __webpack_require__(92785);
		;
		const socksVersion = 5;
		const socksReplies = {
			passwordMethod: [5, 2],
			noMethod: [5, 255],
			signedIn: [1, 0],
			refusedUser: [1, 1]
		};
		const socksCodes = {
			connected: 0,
			notAllowed: 2,
			unreachable: 4,
			unsupported: 7
		};
		function readSocksGreeting(bytes) {
			if (bytes.length < 2) return { type: "incomplete" };
			const length = 2 + bytes.readUInt8(1);
			if (bytes.length < length) return { type: "incomplete" };
			return {
				type: "read",
				value: [...bytes.subarray(2, length)],
				bytes: length
			};
		}
		function readSocksUser(bytes) {
			if (bytes.length < 2) return { type: "incomplete" };
			if (bytes[0] !== 1) return { type: "broken" };
			const nameEnd = 2 + bytes.readUInt8(1);
			if (bytes.length < nameEnd + 1) return { type: "incomplete" };
			const end = nameEnd + 1 + bytes.readUInt8(nameEnd);
			if (bytes.length < end) return { type: "incomplete" };
			return {
				type: "read",
				value: bytes.toString("latin1", 2, nameEnd),
				bytes: end
			};
		}
		function readSocksRequest(bytes) {
			if (bytes.length < 5) return { type: "incomplete" };
			if (bytes[0] !== socksVersion || bytes[2] !== 0) return { type: "broken" };
			const kind = bytes[3];
			const start = kind === 3 ? 5 : 4;
			const length = kind === 1 ? 4 : kind === 4 ? 16 : kind === 3 ? bytes.readUInt8(4) : 0;
			if (length === 0) return { type: "broken" };
			const end = start + length + 2;
			if (bytes.length < end) return { type: "incomplete" };
			const raw = bytes.subarray(start, start + length);
			const host = kind === 3 ? raw.toString("latin1") : kind === 1 ? [...raw].join(".") : (0, host_name.W)(raw.toString("hex").replaceAll(/(.{4})(?=.)/g, "$1:"));
			return {
				type: "read",
				value: {
					connects: bytes[1] === 1,
					host,
					port: bytes.readUInt16BE(start + length)
				},
				bytes: end
			};
		}
		function renderSocksReply(code) {
			return Buffer.from([
				socksVersion,
				code,
				0,
				1,
				0,
				0,
				0,
				0,
				0,
				0
			]);
		}
		;
		const handshakeRecord = 22;
		const clientHello = 1;
		const maxRecordBytes = 16384;
		function readClientHello(bytes) {
			if (bytes.length === 0) return { type: "incomplete" };
			if (bytes[0] !== handshakeRecord || bytes.length > 1 && bytes[1] !== 3) return { type: "not-tls" };
			const message = joinRecords(bytes);
			if (message === null) return { type: "not-tls" };
			if (message.length < 4) return { type: "incomplete" };
			if (message[0] !== clientHello) return { type: "not-tls" };
			const length = message.readUIntBE(1, 3);
			if (length > 4 * maxRecordBytes) return { type: "not-tls" };
			if (message.length < 4 + length) return { type: "incomplete" };
			try {
				return {
					type: "tls",
					serverName: readServerName(message.subarray(4, 4 + length))
				};
			} catch {
				return { type: "not-tls" };
			}
		}
		function joinRecords(bytes) {
			const parts = [];
			for (let at = 0; at + 5 <= bytes.length;) {
				const length = bytes.readUInt16BE(at + 3);
				if (bytes[at] !== handshakeRecord || length === 0 || length > maxRecordBytes) return at === 0 ? null : Buffer.concat(parts);
				parts.push(bytes.subarray(at + 5, at + 5 + length));
				at += 5 + length;
			}
			return Buffer.concat(parts);
		}
		function readServerName(hello) {
			let at = 2 + 32;
			at += 1 + hello.readUInt8(at);
			at += 2 + hello.readUInt16BE(at);
			at += 1 + hello.readUInt8(at);
			if (at >= hello.length) return null;
			const end = at + 2 + hello.readUInt16BE(at);
			at += 2;
			let name = null;
			while (at + 4 <= end) {
				const type = hello.readUInt16BE(at);
				const length = hello.readUInt16BE(at + 2);
				if (type === 0) {
					if (name !== null || hello.readUInt8(at + 6) !== 0) throw new RangeError("an odd server name");
					const nameLength = hello.readUInt16BE(at + 7);
					if (nameLength + 5 !== length || hello.readUInt16BE(at + 4) !== nameLength + 3) throw new RangeError("an odd server name");
					name = hello.toString("latin1", at + 9, at + 9 + nameLength).toLowerCase();
				}
				at += 4 + length;
			}
			return name;
		}
		;
		const maxHelloBytes = 64 * 1024;
		function openTunnel(options) {
			const { client, decision, socket } = options;
			const remote = client.dial(decision);
			let held = options.head;
			let connected = false;
			remote.once("connect", () => {
				connected = true;
				options.accept();
				if (held.length > 0) look();
				else wait();
			});
			remote.once("error", () => {
				if (connected) socket.destroy();
				else options.fail();
			});
			remote.once("close", () => socket.destroy());
			socket.once("close", () => remote.destroy());
			if (decision.port !== 443) remote.pipe(socket);
			function wait() {
				socket.once("data", keep);
				socket.resume();
			}
			function keep(chunk) {
				socket.pause();
				held = Buffer.concat([held, chunk]);
				look();
			}
			function look() {
				const hello = readClientHello(held);
				if (hello.type === "incomplete" && held.length < maxHelloBytes) {
					wait();
					return;
				}
				const reason = explainRefusal(hello, decision);
				if (reason !== null) {
					client.refuse(decision, reason);
					remote.destroy();
					socket.destroy();
					return;
				}
				if (decision.port === 443) remote.pipe(socket);
				remote.write(held);
				socket.pipe(remote);
			}
		}
		function explainRefusal(hello, decision) {
			if (hello.type !== "tls") return decision.port === 443 ? "only TLS goes through port 443" : null;
			const isAddress = (0, host_name.r)(decision.host)?.type === "address";
			if (hello.serverName === null) return isAddress ? null : "the TLS handshake names no server";
			return hello.serverName === decision.host ? null : "the TLS handshake names another server";
		}
		;
		const passwordMethod = 2;
		const maxHandshakeBytes = 1024;
		async function serveSocks(socket, find) {
			const reader = createReader(socket);
			const methods = await reader.read(readSocksGreeting);
			if (methods === null || !methods.includes(passwordMethod)) return void socket.end(Buffer.from(socksReplies.noMethod));
			socket.write(Buffer.from(socksReplies.passwordMethod));
			const token = await reader.read(readSocksUser);
			const client = token === null ? null : find(token);
			if (client === null) return void socket.end(Buffer.from(socksReplies.refusedUser));
			socket.write(Buffer.from(socksReplies.signedIn));
			const request = await reader.read(readSocksRequest);
			if (request === null) return void socket.destroy();
			if (!request.connects) return void socket.end(renderSocksReply(socksCodes.unsupported));
			const decision = await client.check(request.host, request.port);
			if (decision.decision === "deny") return void socket.end(renderSocksReply(socksCodes.notAllowed));
			openTunnel({
				client,
				decision,
				socket,
				head: reader.rest(),
				accept: () => socket.write(renderSocksReply(socksCodes.connected)),
				fail: () => socket.end(renderSocksReply(socksCodes.unreachable))
			});
		}
		function createReader(socket) {
			let held = Buffer.alloc(0);
			const readMore = () => new Promise((resolve) => {
				const onData = (chunk) => {
					socket.pause();
					held = Buffer.concat([held, chunk]);
					socket.off("close", onClose);
					resolve(held.length <= maxHandshakeBytes);
				};
				const onClose = () => {
					socket.off("data", onData);
					resolve(false);
				};
				socket.once("data", onData);
				socket.once("close", onClose);
				socket.resume();
			});
			return {
				async read(step) {
					for (;;) {
						const result = step(held);
						if (result.type === "broken") return null;
						if (result.type === "read") {
							held = held.subarray(result.bytes);
							return result.value;
						}
						if (!await readMore()) return null;
					}
				},
				rest: () => held
			};
		}
		;
		const maxConnections = 1e3;
		const maxAnsweredRefusals = 100;
		async function startEgressProxy(options) {
			const lent = new Map();
			const clients = new Set();
			const find = (token) => lent.get(token) ?? null;
			const http = (0, external_node_http_.createServer)((request, response) => void answer(request, response));
			http.on("connect", (request, socket, head) => void tunnel(request, socket, head));
			http.on("upgrade", (_request, socket) => socket.end(renderStatus(501, "no upgrades here")));
			http.on("clientError", (_error, socket) => socket.destroy());
			async function answer(request, response) {
				const client = find(readToken(request.headers["proxy-authorization"]));
				if (client === null) {
					response.writeHead(407, {
						"Proxy-Authenticate": "Basic realm=\"egress\"",
						Connection: "close"
					}).end();
					return;
				}
				await forwardRequest(client, request, response);
			}
			async function tunnel(request, socket, head) {
				socket.on("error", () => socket.destroy());
				const client = find(readToken(request.headers["proxy-authorization"]));
				if (client === null) {
					socket.end("HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm=\"egress\"\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
					return;
				}
				const [, host = "", port = ""] = /^(.*):(\d{1,5})$/.exec(request.url ?? "") ?? [];
				const decision = await client.check(host, Number(port));
				if (decision.decision === "deny") {
					if (decision.count > maxAnsweredRefusals) socket.destroy();
					else socket.end(renderStatus(403, decision.reason));
					return;
				}
				openTunnel({
					client,
					decision,
					socket,
					head,
					accept: () => socket.write("HTTP/1.1 200 Connection established\r\n\r\n"),
					fail: () => socket.end(renderStatus(502, "the host did not answer"))
				});
			}
			const server = (0, external_node_net_.createServer)((socket) => {
				clients.add(socket);
				socket.on("close", () => clients.delete(socket));
				socket.on("error", () => socket.destroy());
				socket.once("readable", () => {
					const first = socket.read();
					if (first === null) return;
					socket.unshift(first);
					if (first[0] === socksVersion) void serveSocks(socket, find);
					else http.emit("connection", socket);
				});
			});
			server.maxConnections = maxConnections;
			await new Promise((resolve, reject) => {
				server.once("error", reject);
				server.listen(options.socketPath, () => resolve());
			});
			return {
				lend(rules, onDecision) {
					const token = (0, external_node_crypto_.randomBytes)(24).toString("hex");
					const sockets = new Set();
					const counter = createConnectionCounter(onDecision);
					lent.set(token, {
						sockets,
						async check(host, port) {
							const checked = await (0, check_host.R)({
								host,
								port
							}, rules, options.resolve);
							const isOwn = checked.reason === network.u_.closed && (0, network.cW)(host);
							const decision = isOwn ? {
								...checked,
								reason: network.u_.loopback
							} : checked;
							return lent.has(token) ? {
								...decision,
								count: counter.add(decision)
							} : decision;
						},
						dial(decision) {
							const socket = (0, external_node_net_.connect)({
								host: decision.address,
								port: decision.port
							});
							sockets.add(socket);
							socket.on("close", () => sockets.delete(socket));
							if (!lent.has(token)) socket.destroy();
							return socket;
						},
						refuse(decision, reason) {
							if (lent.has(token)) counter.add({
								...decision,
								decision: "deny",
								rule: "",
								reason
							});
						}
					});
					return {
						token,
						isOpen: rules.allow.length > 0,
						close() {
							for (const socket of sockets) socket.destroy();
							lent.delete(token);
							counter.report();
						}
					};
				},
				async close() {
					for (const { sockets } of lent.values()) for (const socket of sockets) socket.destroy();
					lent.clear();
					for (const socket of clients) socket.destroy();
					await new Promise((resolve) => {
						server.close(() => resolve());
					});
				}
			};
		}
		function readToken(header) {
			const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? "")?.[1] ?? "";
			return Buffer.from(encoded, "base64").toString("latin1").split(":")[0] ?? "";
		}
		function renderStatus(code, reason) {
			const text = `egress: ${reason}\n`;
			const names = {
				403: "Forbidden",
				501: "Not Implemented",
				502: "Bad Gateway"
			};
			return `HTTP/1.1 ${code} ${names[code]}\r\nContent-Type: text/plain\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`;
		}
		;
		const proxyPort = 3128;
		async function startEgressNetwork(options) {
			const { folder, user, programs } = options;
			(0, external_node_fs_.mkdirSync)(folder, {
				recursive: true,
				mode: 448
			});
			const forwarder = (0, external_node_path_.join)(folder, "forwarder.mjs");
			(0, external_node_fs_.copyFileSync)(options.forwarderPath, forwarder);
			const proxySocket = (0, external_node_path_.join)(folder, "proxy");
			const proxy = await startEgressProxy({
				socketPath: proxySocket,
				resolve: options.resolve
			});
			const forwarded = createConnectionCounter(options.onForwarded);
			const servers = [];
			const routes = [`${proxyPort}=${proxySocket}`];
			for (const port of options.forward) {
				const path = (0, external_node_path_.join)(folder, `port-${port}`);
				servers.push(await startForward(path, port, (decision) => forwarded.add(decision)));
				routes.push(`${port}=${path}`);
			}
			for (const route of routes) (0, external_node_fs_.chmodSync)(route.slice(route.indexOf("=") + 1), 438);
			(0, external_node_fs_.chmodSync)(forwarder, 420);
			if (user !== null) (0, external_node_fs_.chownSync)(folder, user.uid, user.gid);
			const closeServers = async () => {
				await proxy.close();
				for (const server of servers) server.close();
			};
			try {
				const holder = await startHolder({
					launch: options.launchHolder([forwarder, ...routes]),
					programs
				});
				return {
					proxy,
					reportForwarded: () => forwarded.report(),
					descriptorCount: holder.descriptorCount,
					openDescriptors: () => holder.openDescriptors(),
					renderJoin: (first) => holder.renderJoin(first),
					namespace: holder.namespace,
					async close() {
						holder.end();
						await closeServers();
					}
				};
			} catch (thrown) {
				await closeServers();
				throw thrown;
			}
		}
		const offline = {
			npm_config_fetch_retries: "0",
			npm_config_maxsockets: "10000",
			pnpm_config_fetch_retries: "0",
			PIP_RETRIES: "0",
			CARGO_NET_RETRY: "0"
		};
		const online = {
			npm_config_fetch_retry_mintimeout: "1000",
			npm_config_fetch_retry_maxtimeout: "5000",
			pnpm_config_fetch_retry_mintimeout: "1000",
			pnpm_config_fetch_retry_maxtimeout: "5000"
		};
		function renderNetworkVariables(lease) {
			return {
				...lease === null ? {} : renderProxyVariables(lease.token),
				...lease?.isOpen === true ? online : offline
			};
		}
		function renderProxyVariables(token) {
			const url = `http://${token}:egress@127.0.0.1:${proxyPort}`;
			const none = "localhost,127.0.0.1,::1";
			return {
				HTTP_PROXY: url,
				http_proxy: url,
				HTTPS_PROXY: url,
				https_proxy: url,
				ALL_PROXY: `socks5h://${token}:egress@127.0.0.1:${proxyPort}`,
				all_proxy: `socks5h://${token}:egress@127.0.0.1:${proxyPort}`,
				NO_PROXY: none,
				no_proxy: none,
				NODE_USE_ENV_PROXY: "1"
			};
		}
		async function startForward(path, port, onForwarded) {
			const sockets = new Set();
			const server = (0, external_node_net_.createServer)({ allowHalfOpen: true }, (inside) => {
				onForwarded({
					host: "127.0.0.1",
					port,
					decision: "allow",
					rule: "forward",
					reason: "",
					address: "127.0.0.1",
					count: 1
				});
				const outside = (0, external_node_net_.connect)({
					host: "127.0.0.1",
					port,
					allowHalfOpen: true
				});
				for (const socket of [inside, outside]) {
					sockets.add(socket);
					socket.on("close", () => sockets.delete(socket));
				}
				inside.on("error", () => outside.destroy());
				outside.on("error", () => inside.destroy());
				inside.pipe(outside);
				outside.pipe(inside);
			});
			server.on("close", () => {
				for (const socket of sockets) socket.destroy();
			});
			await new Promise((resolve, reject) => {
				server.once("error", reject);
				server.listen(path, () => resolve());
			});
			return server;
		}
		var files_paths = __webpack_require__(63323);
		;
		function addMounts(view, mounts) {
			return {
				...view,
				mounts: [...view.mounts, ...mounts]
			};
		}
		const temporaryFolders = [
			"/tmp",
			"/var/tmp",
			"/run",
			"/dev/shm"
		];
		function buildMounts(facts) {
			return [...buildSurroundings(facts), ...buildWorkspaceMounts(facts)];
		}
		function buildSurroundings(facts) {
			const { temporary, readOnly } = createKinds(facts);
			const covers = [...temporaryFolders, ...facts.hiddenFolders.filter((path) => !(0, files_paths.Yw)(facts.workspace, path))];
			const outermost = covers.filter((path) => !covers.some((other) => other !== path && (0, files_paths.Yw)(other, path)));
			const isCovered = (path) => outermost.some((cover) => (0, files_paths.Yw)(cover, path)) || !facts.systemFolders.some((folder) => (0, files_paths.Yw)(folder, path));
			const tools = withoutNested(facts.toolFolders.filter((path) => isCovered(path) && !(0, files_paths.Yw)(facts.workspace, path)));
			const git = withoutNested(facts.gitFolders.filter((path) => isCovered(path) && !(0, files_paths.Yw)(facts.repositoryRoot, path)));
			const back = [...tools, ...git];
			const again = withoutNested(facts.hiddenFolders.filter((path) => back.some((folder) => isInside(folder, path)) && !back.some((folder) => (0, files_paths.Yw)(path, folder))));
			const root = isCovered(facts.repositoryRoot) && !facts.writablePaths.includes(facts.repositoryRoot) ? [facts.repositoryRoot] : [];
			return [
				...facts.systemMounts,
				...outermost.map(temporary),
				...tools.map(readOnly),
				...git.map(readOnly),
				...again.map(temporary),
				...root.map(readOnly),
				...listHidden(facts).outside.map(temporary),
				...listReplacements(facts).outside
			];
		}
		function buildWorkspaceMounts(facts) {
			const { temporary, readOnly } = createKinds(facts);
			const pinned = [
				...facts.protectedPaths,
				...facts.writablePaths,
				...facts.replacements.map(({ target }) => target),
				...listHidden(facts).inside
			].flatMap((path) => {
				const top = facts.writablePaths.filter((writable) => (0, files_paths.Yw)(writable, path)).toSorted((left, right) => left.length - right.length)[0];
				return top === undefined ? [] : (0, files_paths.vl)(top, path);
			});
			const isProtected = (path) => facts.protectedPaths.some((entry) => (0, files_paths.Yw)(entry, path));
			const writable = [...new Set([...facts.writablePaths, ...pinned])].filter((path) => !isProtected(path)).toSorted((left, right) => left.length - right.length);
			const guarded = withoutNested(facts.protectedPaths.filter((path) => writable.some((entry) => (0, files_paths.Yw)(entry, path))));
			return [
				...writable.map((path) => ({
					type: "writable",
					source: path,
					target: path
				})),
				...guarded.map(readOnly),
				...listHidden(facts).inside.map(temporary),
				...listReplacements(facts).inside
			];
		}
		function createKinds({ temporaryBytes }) {
			return {
				temporary: (target) => ({
					type: "temporary",
					target,
					maxBytes: temporaryBytes
				}),
				readOnly: (path) => ({
					type: "read-only",
					source: path,
					target: path
				})
			};
		}
		function listHidden({ hiddenFolders, repositoryRoot, workspace }) {
			const hidden = hiddenFolders.filter((path) => isInside(repositoryRoot, path) && !(0, files_paths.Yw)(path, workspace));
			return {
				inside: hidden.filter((path) => (0, files_paths.Yw)(workspace, path)),
				outside: hidden.filter((path) => !(0, files_paths.Yw)(workspace, path))
			};
		}
		function listReplacements({ replacements, workspace }) {
			const mounts = replacements.map(({ source, target }) => ({
				type: "read-only",
				source,
				target
			}));
			return {
				inside: mounts.filter(({ target }) => (0, files_paths.Yw)(workspace, target)),
				outside: mounts.filter(({ target }) => !(0, files_paths.Yw)(workspace, target))
			};
		}
		function isInside(folder, path) {
			return path !== folder && (0, files_paths.Yw)(folder, path);
		}
		function withoutNested(paths) {
			return [...new Set(paths)].filter((path) => !paths.some((other) => other !== path && (0, files_paths.Yw)(other, path))).toSorted((left, right) => left.length - right.length);
		}
		var workspace_files = __webpack_require__(50832);
		var tool = __webpack_require__(86276);
		var symptoms = __webpack_require__(41667);
		;
		class StartFailure extends Error {
			name = "StartFailure";
			program;
			said;
			constructor(program, said) {
				super(`${program} could not be started: ${said.trim()}`);
				this.program = program;
				this.said = said;
			}
		}
		function explainStart(said, title) {
			const lines = said.trim().split("\n");
			const line = lines.find((one) => (0, symptoms.P)(one) !== null) ?? lines[0] ?? "";
			const symptom = (0, symptoms.P)(line);
			return new error.tj({
				code: "sandbox",
				message: `${title}: ${line === "" ? "it printed no reason" : line}${symptom === null ? "" : `; ${symptom.meaning}`}`,
				hint: symptom?.remedy ?? "Run `script-harness doctor` on this machine and see docs/sandbox.md."
			});
		}
		function explainStartFailure({ program, said }) {
			const reason = readReason(said);
			const isOfCommand = [`execvp ${program.split("\n")[0] ?? ""}`, "Can't chdir to "].some((start) => reason.startsWith(start));
			if (!isOfCommand && (reason.startsWith("execvp ") || (0, symptoms.P)(said) !== null)) return explainStart(said, "the sandbox does not start any more");
			if (/^execvp .*No such file/.test(reason)) return new tool.X(`${(0, external_node_path_.basename)(program)} was not found on PATH`);
			const Failure = isOfCommand ? tool.X : tool.q;
			return new Failure(`${program} could not be started: ${reason}`);
		}
		function readReason(said) {
			const line = said.trim().split("\n")[0] ?? "";
			if (line === "") return "no reason was printed";
			return line.replace(/^bwrap: /, "").replace(/^\d+: exec: (.*?)(: not found)?$/, (_, program, missing = "") => missing === "" ? `execvp ${program}` : `execvp ${program}: No such file or directory`).replace(/^\d+: cd: can't cd to (.*)$/, "Can't chdir to $1: No such file or directory");
		}
		var process_stat = __webpack_require__(54523);
		;
		const waitScript = "echo ready >&\"$1\"; trap 'echo left >&\"$1\"' EXIT; . \"/proc/self/fd/$2\"";
		const maxTextBytes = 64 * 1024;
		const shellVariables = new Set([
			"IFS",
			"OPTIND",
			"PPID",
			"LINENO",
			"_"
		]);
		function renderHandOver(command, descriptors) {
			const { argv, cwd, env, input } = command;
			if (input === "pipe") return null;
			const variables = Object.entries({
				...env,
				PWD: cwd
			});
			if (!variables.every(([name]) => /^[A-Za-z_]\w*$/.test(name) && !shellVariables.has(name))) return null;
			if (argv[0] === "" || argv[0].startsWith("-") || (env["PATH"] ?? "").includes("%")) return null;
			const text = [
				`{ cd ${quote(cwd)} || exit 1`,
				"unset OLDPWD",
				`export ${variables.map(([name, value]) => `${name}=${quote(value)}`).join(" ")}`,
				`exec ${argv.map(quote).join(" ")}`,
				`}${descriptors.map((descriptor) => ` ${descriptor}<&-`).join("")}`,
				""
			].join("\n");
			return text.includes("\0") || Buffer.byteLength(text) > maxTextBytes ? null : text;
		}
		function quote(value) {
			return `'${value.replaceAll("'", `'\\''`)}'`;
		}
		;
		const waiting_sandboxes_startTimeoutMs = 5e3;
		const longCommandMs = 5;
		const mostWaiting = 2;
		function createWaitingSandboxes(options) {
			const { clock, launcher } = options;
			const ending = new Set();
			let waiters = [];
			let forkServer = null;
			const retired = new Set();
			let isClosed = false;
			function findForkServer(plan) {
				if (forkServer?.isAlive === true && forkServer.key === plan.key) return forkServer;
				if (forkServer !== null) {
					retired.add(forkServer);
					forkServer.retire();
				}
				forkServer = launcher.startForkServer(plan);
				return forkServer;
			}
			function start() {
				const view = options.readView();
				const network = options.readNetwork();
				const group = launcher.openGroup();
				let numbers = [0, 0];
				try {
					const plan = launcher.planForkServer({
						...{
							view,
							cwd: options.workspace,
							env: options.environment,
							network,
							filter: "ordinary"
						},
						argv(...given) {
							numbers = given;
							return [
								options.shell,
								"-c",
								waitScript,
								"bwrap",
								...given.map(String)
							];
						}
					}, group);
					if (plan !== null) return {
						started: findForkServer(plan).start(group),
						...{
							group,
							network,
							sources: plan.sources,
							numbers,
							inside: null,
							ready: Promise.resolve()
						}
					};
				} catch (thrown) {
					group?.close();
					throw thrown;
				}
				group?.close();
				return null;
			}
			function prepare() {
				if (isClosed || waiters.length >= mostWaiting) return;
				try {
					const begun = start();
					if (begun === null) return;
					waiters = [...waiters, begun];
					begun.ready = waitUntilReady(begun);
				} catch {}
			}
			async function waitUntilReady(begun) {
				const timer = setTimeout(() => giveUp(begun), waiting_sandboxes_startTimeoutMs);
				const { started, group } = begun;
				const isReady = await started.ready;
				clearTimeout(timer);
				try {
					const processes = isReady ? readInside(started.child.pid) : null;
					if (processes === null) return giveUp(begun);
					if (group?.entry === "moved") await group.admit(processes);
					const [, pid = 0] = processes;
					begun.inside = {
						pid,
						mounts: readMounts(pid)
					};
				} catch {
					return giveUp(begun);
				}
				setImmediate(prepare);
			}
			function remove(given) {
				const rest = waiters.filter((waiter) => waiter !== given);
				if (rest.length === waiters.length) return false;
				waiters = rest;
				return true;
			}
			function giveUp(given) {
				if (!remove(given)) return;
				const ended = given.started.discard().finally(() => {
					given.group?.close();
					ending.delete(ended);
				});
				ending.add(ended);
			}
			function isFresh({ started: { child }, sources, inside }) {
				if (inside === null || child.exitCode !== null || child.signalCode !== null) return false;
				try {
					return launcher.inspect(options.readView()) === sources && readMounts(inside.pid) === inside.mounts;
				} catch {
					return false;
				}
			}
			return {
				async prepareAfter(command) {
					await Promise.race([command.catch(() => undefined), clock.sleep(longCommandMs)]);
					setImmediate(prepare);
				},
				async settle() {
					if (waiters.every(({ inside }) => inside === null)) await waiters[0]?.ready;
				},
				take(command, network) {
					for (const taken of waiters.filter(({ inside }) => inside !== null)) {
						if (taken.network !== network) {
							if (network === options.readNetwork()) giveUp(taken);
							continue;
						}
						const text = renderHandOver(command, taken.numbers);
						if (text === null) return null;
						const { started, group } = taken;
						if (isFresh(taken) && started.pass(text)) {
							remove(taken);
							return {
								child: started.child,
								group,
								isStartFailure: () => started.hasLeft
							};
						}
						giveUp(taken);
					}
					return null;
				},
				async close() {
					isClosed = true;
					for (const waiter of waiters) giveUp(waiter);
					await Promise.all([...ending, ...[...retired, forkServer].map((each) => each?.close())]);
				}
			};
		}
		function readInside(pid = 0) {
			const [inside = 0] = (0, process_stat.AW)(pid) ?? [];
			const [shell = 0] = (0, process_stat.AW)(inside) ?? [];
			return shell === 0 ? null : [
				pid,
				inside,
				shell
			];
		}
		function readMounts(pid) {
			return (0, external_node_fs_.readFileSync)(`/proc/${pid}/mountinfo`, "utf8");
		}
		;
		const lookMs = 200;
		const minFreeFiles = 1e3;
		const maxNewFiles = 1e6;
		async function runAboveFloor(floor, signal, run) {
			const controller = new AbortController();
			const shortages = [];
			const stopWatching = watchFloor(floor, (shortage) => {
				shortages.push(`the command was ended: ${shortage}`);
				controller.abort(new Error(shortage));
			});
			try {
				const result = await run(AbortSignal.any([signal, controller.signal]));
				return shortages.length === 0 || !result.aborted || signal.aborted ? result : {
					...result,
					aborted: false,
					limitsMet: [...result.limitsMet, ...shortages]
				};
			} finally {
				stopWatching();
			}
		}
		function watchFloor(floor, onShortage) {
			const freeFiles = countFreeFiles(floor.path);
			const before = describeShortage(floor, freeFiles);
			if (before !== null) throw new tool.q(`${before}; no command starts until files have been removed`);
			const timer = setInterval(() => {
				const shortage = describeShortage(floor, freeFiles);
				if (shortage === null) return;
				clearInterval(timer);
				onShortage(shortage);
			}, lookMs);
			return () => clearInterval(timer);
		}
		function describeShortage({ path, floorBytes, maxNewFiles: maxFiles }, freeFilesBefore) {
			const { bavail, bsize, files, ffree } = (0, external_node_fs_.statfsSync)(path, { bigint: true });
			const freeBytes = bavail * bsize;
			const floorMb = Math.round(floorBytes / 1024 / 1024);
			if (freeBytes < BigInt(floorBytes)) return `the disk has ${freeBytes / 1024n / 1024n} MiB left, and the policy keeps ${floorMb} MiB free (sandbox.limits.freeDiskMb)`;
			if (files > BigInt(20 * minFreeFiles) && ffree < BigInt(minFreeFiles)) return `the disk has room for ${ffree} more files`;
			if (freeFilesBefore - ffree > BigInt(maxFiles)) return `more than ${maxFiles} files were made on the disk while it ran`;
			return null;
		}
		function countFreeFiles(path) {
			return (0, external_node_fs_.statfsSync)(path, { bigint: true }).ffree;
		}
		;
		const maxProgramBytes = 64 * 1024 * 1024;
		async function requireSealedProgram({ argv: [program], cwd, network }, options) {
			const { workspace, current, sealed } = options;
			const candidates = program.includes("/") ? [(0, external_node_path_.resolve)(workspace, cwd, program)] : options.searchPath.split(":").map((folder) => (0, external_node_path_.join)(folder, program));
			for (const candidate of candidates) {
				if (!(0, files_paths.Yw)(workspace, candidate)) {
					if ((0, external_node_fs_.existsSync)(candidate)) return;
					continue;
				}
				const path = (0, external_node_path_.relative)(workspace, candidate);
				const [now, before] = [await readProgram(current, path), await readProgram(sealed, path)];
				if (now === null) continue;
				if ((network?.grants.length ?? 0) > 0 && [path, now.path].some(options.isReplaceable)) throw new tool.X(`${path} is a file that every command may replace, and a custom tool with hosts runs no such program; use one that the repository contains`);
				if (before === null || now.path !== before.path || Buffer.compare(now.content, before.content) !== 0) throw new tool.X(`${path} was written in this run, and a custom tool runs only programs from before it; use another command to try it`);
				return;
			}
		}
		async function readProgram(files, path) {
			const resolved = await files.resolve(path);
			if (resolved.type === "invalid") return null;
			if (resolved.type === "outside") return {
				path: resolved.path,
				content: new Uint8Array()
			};
			const stats = resolved.exists ? await files.stat(resolved.path) : null;
			return stats?.kind === "file" ? {
				path: resolved.path,
				content: await files.read(resolved.path, maxProgramBytes)
			} : null;
		}
		;
		const maxOpenSessions = 8;
		const maxEndedSessions = 16;
		function createSessions(options) {
			const open = new Map();
			const ended = new Map();
			const pending = new Set();
			let count = 0;
			let isClosed = false;
			async function start(request, judge) {
				await options.prepare();
				let onStart = () => undefined;
				const started = new Promise((resolve) => {
					onStart = resolve;
				});
				const run = async () => {
					if (isClosed) throw new tool.X("the run is ending, so no session is opened");
					const terminal = options.start(request);
					onStart(terminal);
					return terminal.ended;
				};
				const over = judge === undefined ? run() : options.watch(judge, request.signal, run);
				const terminal = await Promise.race([started, over.then(() => started)]);
				count += 1;
				const id = `session_${count}`;
				const session = createSession({
					id,
					argv: request.argv,
					terminal,
					over,
					check: judge === undefined ? async () => undefined : options.check,
					onAsked: () => void ended.delete(id)
				});
				open.set(id, session);
				void session.settled.then(() => {
					open.delete(id);
					ended.set(id, session);
					for (const oldest of [...ended.keys()].slice(0, -maxEndedSessions)) ended.delete(oldest);
				});
				return session;
			}
			return {
				async open(request, judge) {
					if (open.size + pending.size >= maxOpenSessions) throw new tool.X(`${maxOpenSessions} sessions are open, and no more may be; end one first: ${[...open.keys()].join(", ")}`);
					const opening = start(request, judge);
					pending.add(opening);
					try {
						return await opening;
					} finally {
						pending.delete(opening);
					}
				},
				find: (id) => open.get(id) ?? ended.get(id) ?? null,
				listOpen: () => [...open.keys()],
				async closeAll() {
					isClosed = true;
					await Promise.allSettled(pending);
					await Promise.all([...open.values()].map((session) => session.close()));
					ended.clear();
				}
			};
		}
		function createSession(options) {
			const { terminal } = options;
			const state = {
				end: null,
				failure: null
			};
			const settled = options.over.then((end) => void (state.end = end), (thrown) => void (state.failure = thrown));
			return {
				id: options.id,
				argv: options.argv,
				settled,
				send: (text) => terminal.send(text),
				resize: (size) => terminal.resize(size),
				async read(waitMs, signal) {
					await waitFor(settled, waitMs, signal);
					if (state.end === null && state.failure === null) await options.check();
					signal.throwIfAborted();
					if (state.end !== null || state.failure !== null) options.onAsked();
					if (state.failure !== null) throw state.failure;
					const { end } = state;
					return {
						...terminal.take(),
						end
					};
				},
				async close() {
					terminal.stop("closed");
					await settled;
				}
			};
		}
		async function waitFor(promise, delayMs, signal) {
			let wake = () => undefined;
			const woken = new Promise((resolve) => {
				wake = resolve;
			});
			const timer = setTimeout(wake, delayMs);
			signal.addEventListener("abort", wake, { once: true });
			try {
				if (!signal.aborted) await Promise.race([promise, woken]);
			} finally {
				clearTimeout(timer);
				signal.removeEventListener("abort", wake);
			}
		}
		var process_tree = __webpack_require__(57309);
		;
		const held_memory_lookMs = {
			command: 200,
			service: 1e3
		};
		const maxTemporaryFiles = 2e5;
		function watchHeldMemory(pid, limits, kind, onExcess) {
			const timer = setInterval(() => {
				const excess = describeExcess(pid, limits);
				if (excess === null) return;
				clearInterval(timer);
				onExcess(excess);
			}, held_memory_lookMs[kind]);
			timer.unref();
			return () => clearInterval(timer);
		}
		function describeExcess(root, { memoryBytes, temporaryFolders, temporaryBytes }) {
			const pids = [...(0, process_tree.UA)([root]).keys()];
			const files = readMemoryFiles(pids);
			if (measure(pids, "status", files) > memoryBytes && measure(pids, "smaps_rollup", files) > memoryBytes) return `its processes held more than ${toMb(memoryBytes)} MiB of memory together (sandbox.limits.memoryMb)`;
			const folders = readFolders(pids, temporaryFolders);
			const full = folders.find(({ files: count }) => count > maxTemporaryFiles);
			if (full !== undefined) return `it made more than ${maxTemporaryFiles} files in ${full.folder}`;
			return folders.reduce((sum, { bytes }) => sum + bytes, 0) > temporaryBytes ? `its temporary folders held more than ${toMb(temporaryBytes)} MiB together (sandbox.limits.tmpMb)` : null;
		}
		function toMb(bytes) {
			return Math.round(bytes / 1024 / 1024);
		}
		function measure(pids, source, fileBytes) {
			const sums = {
				own: 0,
				shared: 0
			};
			for (const pid of pids) {
				const text = readQuietly(() => (0, external_node_fs_.readFileSync)(`/proc/${pid}/${source}`, "utf8")) ?? "";
				const kilobytes = new Map([...text.matchAll(/^(\w+):[ \t]+(\d+) kB$/gm)].map(([, name, value]) => [name, value]));
				const read = (name) => Number(kilobytes.get(name) ?? 0) * 1024;
				sums.own += read(source === "status" ? "RssAnon" : "Pss_Anon");
				sums.shared += read(source === "status" ? "RssShmem" : "Pss_Shmem");
			}
			return sums.own + Math.max(sums.shared, fileBytes);
		}
		function readMemoryFiles(pids) {
			const found = new Map();
			for (const pid of pids) for (const name of readQuietly(() => (0, external_node_fs_.readdirSync)(`/proc/${pid}/fd`)) ?? []) {
				const path = `/proc/${pid}/fd/${name}`;
				if (readQuietly(() => (0, external_node_fs_.readlinkSync)(path))?.startsWith("/memfd:") !== true) continue;
				const stats = readQuietly(() => (0, external_node_fs_.statSync)(path));
				if (stats !== null) found.set(`${stats.dev}:${stats.ino}`, stats.blocks * 512);
			}
			return [...found.values()].reduce((sum, bytes) => sum + bytes, 0);
		}
		const tmpfsType = 16914836;
		function readFolders(pids, folders) {
			const inner = `/proc/${pids.at(-1)}`;
			const mounts = readQuietly(() => (0, external_node_fs_.readlinkSync)(`${inner}/ns/mnt`));
			if (mounts === null || mounts === (0, external_node_fs_.readlinkSync)("/proc/self/ns/mnt")) return [];
			const seen = new Set();
			return folders.flatMap((folder) => {
				const path = (0, external_node_path_.join)(`${inner}/root`, folder);
				const stats = readQuietly(() => (0, external_node_fs_.statfsSync)(path));
				const device = readQuietly(() => (0, external_node_fs_.statSync)(path).dev);
				if (stats === null || device === null || stats.type !== tmpfsType || seen.has(device)) return [];
				seen.add(device);
				return [{
					folder,
					files: stats.files - stats.ffree,
					bytes: (stats.blocks - stats.bfree) * stats.bsize
				}];
			});
		}
		function readQuietly(read) {
			try {
				return read();
			} catch (thrown) {
				if ((0, error.up)(thrown, "ENOENT", "ESRCH", "EACCES", "EPERM", "ENOTDIR", "EINVAL")) return null;
				throw thrown;
			}
		}
		;
		const terminalEnvironment = {
			TERM: "dumb",
			NO_COLOR: "1",
			PAGER: "cat",
			MANPAGER: "cat",
			SYSTEMD_PAGER: "cat",
			LESSSECURE: "1"
		};
		function buildTerminalCommand(options) {
			const { argv, control, programs } = options;
			const { rows, columns } = options.size;
			const resizer = `while read -r rows columns; do ${programs.stty} -F /dev/pts/0 rows "$rows" cols "$columns"; echo sized >&${control}; done`;
			const setUp = `( ${resizer} <&${control} >/dev/null 2>&1 & ); exec "$@"`;
			const command = [
				"trap : INT QUIT",
				`${programs.stty} rows ${rows} cols ${columns}`,
				`( echo ready >&${control}; exec ${argv.map(quoteForShell).join(" ")} ${control}<&- )`,
				"code=$?",
				`echo "$code" >&${control}`,
				"exit \"$code\""
			];
			return [
				programs.sh,
				"-c",
				setUp,
				"session",
				programs.script,
				"-qef",
				"-E",
				"never",
				"-c",
				command.join("; "),
				"/dev/null"
			];
		}
		function quoteForShell(word) {
			return `'${word.replaceAll("'", `'\\''`)}'`;
		}
		var cut_text = __webpack_require__(37527);
		;
		function createOutputBuffer(maxBytes) {
			const headBytes = Math.ceil(maxBytes / 2);
			const tailBytes = maxBytes - headBytes;
			const head = [];
			let headSize = 0;
			let tail = [];
			let tailSize = 0;
			let totalBytes = 0;
			function readParts() {
				const joined = Buffer.concat(tail);
				const last = joined.subarray(Math.max(0, joined.length - tailBytes));
				const first = Buffer.concat(head);
				if (totalBytes === first.length + last.length) return {
					head: first,
					tail: last,
					missing: 0
				};
				const start = first.subarray(0, (0, cut_text.hU)(first, first.length));
				const end = last.subarray((0, cut_text.q)(last, 0));
				return {
					head: start,
					tail: end,
					missing: totalBytes - start.length - end.length
				};
			}
			return {
				push(chunk) {
					totalBytes += chunk.length;
					const room = headBytes - headSize;
					if (room > 0) {
						head.push(chunk.subarray(0, room));
						headSize += Math.min(room, chunk.length);
					}
					if (chunk.length <= room) return;
					tail.push(chunk.subarray(room));
					tailSize += chunk.length - Math.max(room, 0);
					if (tailSize > 2 * tailBytes + 65536) {
						const joined = Buffer.concat(tail);
						tail = [Buffer.from(joined.subarray(joined.length - tailBytes))];
						tailSize = tailBytes;
					}
				},
				get totalBytes() {
					return totalBytes;
				},
				read(describe = (0, cut_text.eM)(null)) {
					const { head: start, tail: kept, missing } = readParts();
					if (missing === 0) return Buffer.concat([start, kept]).toString("utf8");
					return `${start.toString("utf8")}${describe(missing)}${kept.toString("utf8")}`;
				},
				readParts
			};
		}
		;
		const control = String.raw`\[[0-?]*[ -/]*`;
		const titleText = String.raw`\][^\x07\x1b]*`;
		const otherText = String.raw`[PX^_][^\x1b]*`;
		const terminal_text_short = "[ -/]*";
		const whole = [
			`${control}[@-~]`,
			String.raw`${titleText}(?:\x07|\x1b\\)`,
			String.raw`${otherText}\x1b\\`,
			String.raw`${terminal_text_short}[0-OQ-WYZ\\\x60-~]`
		];
		const sequence = new RegExp(String.raw`\x1b(?:${whole.join("|")})`, "y");
		const sequenceStart = new RegExp(String.raw`^\x1b(?:${[
			control,
			titleText,
			otherText,
			terminal_text_short
		].join("|")})$`);
		const maxSequenceCharacters = 1024;
		const maxColumns = 4096;
		function renderTerminalText(raw) {
			const lines = [];
			let cells = [];
			let column = 0;
			const erase = (parameters) => {
				if (parameters === "" || parameters === "0") cells.length = Math.min(cells.length, column);
				else if (parameters === "2") cells = [];
			};
			const moveTo = (wanted) => {
				column = Math.min(Math.max(wanted, 0), maxColumns);
				while (cells.length < column) cells.push(" ");
			};
			for (let at = 0; at < raw.length;) {
				const code = raw.codePointAt(at) ?? 0;
				if (code === 27) {
					sequence.lastIndex = at;
					const found = sequence.exec(raw)?.[0] ?? "\x1B";
					if (found.startsWith("\x1B[")) {
						const parameters = found.slice(2, -1);
						if (found.endsWith("K")) erase(parameters);
						if (found.endsWith("G")) moveTo(Number.parseInt(parameters, 10) - 1 || 0);
					}
					at += found.length;
					continue;
				}
				const character = String.fromCodePoint(code);
				at += character.length;
				if (character === "\n") {
					lines.push(cells.join(""));
					cells = [];
					column = 0;
				} else if (character === "\r") column = 0;
				else if (character === "\b") moveTo(column - 1);
				else if (character === "	" || code >= 32 && (code < 127 || code > 159)) {
					cells[column] = character;
					column += 1;
				}
			}
			return [...lines, cells.join("")].join("\n");
		}
		function findWholeEnd(bytes) {
			const end = findCharacterEnd(bytes);
			const tail = Buffer.from(bytes.buffer, bytes.byteOffset, end).subarray(-maxSequenceCharacters);
			const start = tail.lastIndexOf(27);
			return start >= 0 && sequenceStart.test(tail.toString("latin1", start)) ? end - (tail.length - start) : end;
		}
		function findCharacterEnd(bytes) {
			for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
				const byte = bytes[bytes.length - back] ?? 0;
				if ((byte & 192) === 128) continue;
				const length = byte >= 240 ? 4 : byte >= 224 ? 3 : byte >= 192 ? 2 : 1;
				return length > back ? bytes.length - back : bytes.length;
			}
			return bytes.length;
		}
		;
		const maxUnreadInputBytes = 1024 * 1024;
		const terminal_process_lookMs = 100;
		const maxLooks = 50;
		const maxResizeMs = 2e3;
		const maxLineCharacters = 32;
		function startTerminalProcess(options) {
			const { clock } = options;
			let refused;
			const started = options.start((reason) => {
				refused = reason;
				kill();
			});
			const { child, pipes: [control] } = started;
			if (control === undefined) throw new Error("a session needs a pipe");
			if (child.pid !== undefined) options.onStart(child.pid);
			const stdin = child.stdin;
			let output = createOutputBuffer(options.maxOutputBytes);
			let rest = Buffer.alloc(0);
			let isOver = false;
			let stopped = null;
			let namespaces = [];
			const stop = (reason) => {
				if (isOver) return;
				stopped ??= reason;
				kill();
			};
			const timer = setTimeout(() => stop("timed-out"), options.timeoutMs);
			const collect = (chunk) => {
				output.push(chunk);
				if (output.totalBytes > options.floodBytes) stop("flooded");
			};
			child.stdout?.on("data", collect);
			child.stderr?.on("data", collect);
			for (const stream of [stdin, control]) stream.on("error", () => undefined);
			let waiting = [];
			const whenReady = (act) => void (waiting === null ? act() : waiting.push(act));
			const resizes = [];
			let reportedCode = null;
			onLine(control, (line) => {
				if (line === "ready") {
					const acts = waiting ?? [];
					waiting = null;
					for (const act of acts) act();
				} else if (line === "sized") resizes.shift()?.();
				else if (reportedCode === null && /^\d{1,3}$/.test(line)) {
					reportedCode = Number(line);
					void helpToEnd();
				}
			});
			async function helpToEnd() {
				let looks = 0;
				for (let tries = 0; tries < maxLooks && looks < 3; tries += 1) {
					await clock.sleep(terminal_process_lookMs);
					if (isOver || child.pid === undefined) return;
					looks = [...(0, process_tree.UA)([child.pid]).values()].includes("T") ? 0 : looks + 1;
				}
				kill();
			}
			function kill() {
				const ended = (0, process_tree.hY)(child);
				if (ended.length > 0) namespaces = ended;
			}
			async function waitUntilOver() {
				try {
					const closedWith = await new Promise((resolve, reject) => {
						child.once("error", reject);
						child.once("close", (code) => resolve(code));
					});
					await (0, process_tree.kh)(namespaces, clock);
					if (refused !== undefined) throw new tool.q(`the session could not be limited, so it was not started: ${(0, error.IP)(refused)}`);
					if (stopped !== null) return {
						reason: stopped,
						exitCode: null
					};
					if (reportedCode === null && started.isStartFailure(closedWith)) throw explainStartFailure({
						program: "the session",
						said: output.read()
					});
					return {
						reason: "exited",
						exitCode: reportedCode ?? closedWith
					};
				} finally {
					isOver = true;
					clearTimeout(timer);
					for (const resolve of resizes.splice(0)) resolve();
				}
			}
			return {
				ended: waitUntilOver(),
				send(text) {
					if (isOver || text === "") return;
					if (stdin.writableLength > maxUnreadInputBytes) throw new tool.X("the program does not read what was sent to it; nothing more was sent");
					whenReady(() => stdin.write(text));
				},
				async resize({ rows, columns }) {
					if (isOver) return;
					const sized = new Promise((resolve) => {
						resizes.push(resolve);
						whenReady(() => control.write(`${rows} ${columns}\n`));
					});
					await Promise.race([sized, clock.sleep(maxResizeMs)]);
				},
				take() {
					const { head, tail, missing } = output.readParts();
					const { totalBytes } = output;
					output = createOutputBuffer(options.maxOutputBytes);
					const start = Buffer.concat(missing === 0 ? [
						rest,
						head,
						tail
					] : [rest, head]);
					const last = missing === 0 ? start : tail;
					const end = isOver ? last.length : findWholeEnd(last);
					rest = Buffer.from(last.subarray(end));
					if (missing === 0) return {
						text: renderTerminalText(start.toString("utf8", 0, end)),
						totalBytes
					};
					const shown = [start.toString("utf8"), tail.toString("utf8", 0, end)].map(renderTerminalText);
					return {
						text: shown.join(`\n[\u2026 ${missing} bytes left out \u2026]\n`),
						totalBytes
					};
				},
				stop
			};
		}
		function onLine(stream, take) {
			let pending = "";
			stream.on("data", (chunk) => {
				const lines = `${pending}${chunk.toString("latin1")}`.split("\n");
				pending = (lines.pop() ?? "").slice(-maxLineCharacters);
				for (const line of lines) take(line);
			});
		}
		;
		const maxFloodBytes = 16 * 1024 * 1024;
		function startTerminal(request, surroundings) {
			const { script, stty, sh } = surroundings.programs;
			let onShortage = () => undefined;
			let stopWatching = () => undefined;
			let stopHeld = () => undefined;
			let group = null;
			let pid = 0;
			const onEnd = () => {
				stopWatching();
				stopHeld();
				surroundings.running.delete(pid);
				group?.close();
				surroundings.onEnd();
			};
			try {
				if (script === null || stty === null) throw new tool.X("sessions need the programs script (util-linux) and stty (coreutils), which are not installed");
				const env = {
					...surroundings.environment,
					...terminalEnvironment,
					...request.env,
					SHELL: sh
				};
				stopWatching = watchFloor(surroundings.floor, () => onShortage());
				const terminal = startTerminalProcess({
					start(onRefused) {
						const started = surroundings.start(([control]) => {
							if (control === undefined) throw new Error("a session needs a pipe");
							return buildTerminalCommand({
								...request,
								control,
								programs: {
									sh,
									script,
									stty
								}
							});
						}, env, onRefused);
						group = started.group;
						return started;
					},
					timeoutMs: request.timeoutMs,
					maxOutputBytes: request.maxOutputBytes,
					floodBytes: Math.min(maxFloodBytes, surroundings.floodBytes),
					clock: surroundings.clock,
					onStart(started) {
						pid = started;
						surroundings.running.add(started);
					}
				});
				onShortage = () => terminal.stop("out-of-disk");
				if (surroundings.held !== null) stopHeld = watchHeldMemory(pid, surroundings.held, "command", () => terminal.stop("out-of-memory"));
				terminal.ended.then(onEnd, onEnd);
				return terminal;
			} catch (thrown) {
				onEnd();
				throw thrown;
			}
		}
		;
		function createAgentCommands(parts, launch, options) {
			const { workspace, programs } = parts;
			const { plan } = parts.borrowed;
			const { policy, clock } = parts.options;
			const { launcher, environment, held, floor } = launch;
			const { access, caches, commands, gate, networks, files, running } = options;
			const floodBytes = policy.outputMb * 1024 * 1024;
			const changesFiles = plan.writablePaths.length > 0;
			const waiting = programs.dash === null || parts.options.waiting === "none" ? null : createWaitingSandboxes({
				...{
					launcher,
					workspace,
					environment,
					clock,
					readView,
					shell: programs.dash
				},
				readNetwork: () => networks.read()
			});
			const sessions = createSessions({
				async prepare() {
					await networks.openLoopback();
					await caches.prepare();
				},
				start: openTerminal,
				watch: (judge, signal, runSession) => changesFiles ? gate.runWatched({
					judge,
					type: "session"
				}, signal, runSession) : runSession(),
				check: () => gate.check()
			});
			return {
				run,
				sessions,
				waiting
			};
			function readView() {
				return addMounts(access.readView("policy"), caches.mounts());
			}
			async function run(request, judge) {
				const cacheNotes = await caches.prepare();
				if (request.program === "sealed") await requireSealed(request);
				if (request.writable === "policy") await waiting?.settle();
				const isWatched = judge !== undefined && request.writable !== "none" && changesFiles;
				const result = isWatched ? await gate.runWatched({
					judge,
					type: "command"
				}, request.signal, () => runCommand(request)) : await runCommand(request);
				const notes = [...cacheNotes, ...explainSockets(result, request.network)];
				return notes.length === 0 ? result : {
					...result,
					stderr: `${result.stderr}\n[${notes.join("; ")}]\n`
				};
			}
			function explainSockets({ stdout, stderr }, network) {
				if (![stdout, stderr].some((text) => /EAFNOSUPPORT|Address family not supported/.test(text))) return [];
				if (policy.unixSockets === "deny") return ["the policy closes unix sockets to all commands (sandbox.unixSockets)"];
				return policy.unixSockets === "without-hosts" && networks.reachesHosts(network) ? ["unix sockets are closed to a command that reaches hosts; a command without hosts has them, and sandbox.unixSockets: allow in the policy opens them to all"] : [];
			}
			async function requireSealed(request) {
				const folder = access.readSealedFolder();
				if (folder === null) return;
				await requireSealedProgram(request, {
					...{
						workspace,
						searchPath: parts.searchPath.path,
						current: files
					},
					isReplaceable: (path) => access.isDisposable(path),
					sealed: (0, workspace_files.f)({ ...{
						root: workspace,
						readFolder: () => folder,
						owner: null,
						protectedPaths: [],
						isUnreadable: () => false
					} })
				});
			}
			async function runCommand(request) {
				const kind = pickView(request);
				const view = addMounts(access.readView(kind), caches.mounts());
				const filter = networks.reachesHosts(request.network) ? "with-hosts" : "ordinary";
				const canWait = kind === "policy" && filter === "ordinary" && waiting !== null;
				const ended = runAboveFloor(floor, request.signal, (signal) => commands.run(view, {
					...request,
					signal
				}, {
					filter,
					floodBytes,
					...canWait && { takeWaiting: waiting.take }
				}));
				void waiting?.prepareAfter(ended);
				return ended.catch((thrown) => {
					throw thrown instanceof StartFailure ? explainStartFailure(thrown) : thrown;
				});
			}
			function openTerminal(request) {
				const lease = request.network === null ? null : networks.lend(request.network);
				return startTerminal(request, {
					programs,
					environment: {
						...environment,
						...renderNetworkVariables(lease)
					},
					start: (argv, env, onRefused) => launcher.start({
						...{
							view: addMounts(access.readView(pickView({
								...request,
								writable: "policy"
							})), caches.mounts()),
							cwd: (0, external_node_path_.resolve)(workspace, request.cwd),
							argv,
							env,
							pipes: 1,
							onRefused
						},
						network: request.network === null ? null : networks.readForSession(),
						filter: networks.reachesHosts(request.network) ? "with-hosts" : "ordinary"
					}),
					...{
						floor,
						held,
						floodBytes,
						clock,
						running
					},
					onEnd: () => lease?.close()
				});
			}
		}
		function pickView({ writable, network }) {
			if (writable === "none") return "search";
			return (network?.grants ?? []).length > 0 ? "policy-with-hosts" : "policy";
		}
		var no_follow = __webpack_require__(93242);
		;
		const maxPathBytes = 3500;
		function walkWorkspace(options) {
			const { root, visit, closedFolders } = options;
			const pending = [];
			let count = 0;
			const meet = (key, stats) => {
				if (stats === null) return;
				count += 1;
				if (stats.isDirectory()) pending.push({
					key,
					stats
				});
				else visit(key, createStamp(stats, readKind(stats)));
			};
			for (const key of options.starts) if (!options.isLeftOut(key)) meet(key, (0, no_follow.Je)(root, key));
			for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
				if (count > options.maxPaths) return { complete: false };
				const { key, stats } = next;
				const listed = (0, no_follow.Z8)(root, key, (folder, descriptor) => {
					const names = isTooDeep(key) ? null : listNames(folder, descriptor, closedFolders);
					visit(key, createStamp(stats, names === null ? "special" : "directory"));
					for (const name of names ?? []) {
						const inner = key === "" ? name : `${key}/${name}`;
						if (!options.isLeftOut(inner)) meet(inner, (0, no_follow.l6)((0, no_follow.EM)(folder, name)));
					}
					return true;
				});
				if (listed === null) throw new Error(`${renderKey(key)} was replaced while it was listed`);
			}
			return { complete: count <= options.maxPaths };
		}
		function isTooDeep(key) {
			return key.length > maxPathBytes;
		}
		function readKey(path) {
			return Buffer.from(path).toString("latin1");
		}
		function renderKey(key) {
			return Buffer.from(key, "latin1").toString("utf8");
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
				gid: Number(stats.gid),
				links: Number(stats.nlink)
			};
		}
		function readKind(stats) {
			if (stats.isFile()) return "file";
			if (stats.isDirectory()) return "directory";
			return stats.isSymbolicLink() ? "symlink" : "special";
		}
		function listNames(folder, descriptor, closedFolders) {
			try {
				if (closedFolders === "open") openClosed(folder, descriptor);
				return (0, external_node_fs_.readdirSync)(folder, "latin1");
			} catch (thrown) {
				if ((0, error.up)(thrown, "EACCES", "EPERM")) return null;
				throw thrown;
			}
		}
		function openClosed(folder, descriptor) {
			const mode = (0, external_node_fs_.fstatSync)(descriptor).mode & 4095;
			if ((mode & 320) !== 320 && process.getuid?.() !== 0) (0, external_node_fs_.chmodSync)(folder, mode | 448);
		}
		;
		const chunkBytes = 256 * 1024;
		function createCopyStore(file, limits) {
			const store = (0, external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL, 384);
			let end = 0;
			let isOpen = true;
			function copy(path, stamp) {
				const source = openRegular(path);
				if (source === null) return null;
				try {
					const offset = end;
					let at = offset;
					const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, Number(stamp.size) + 1));
					for (;;) {
						const count = (0, external_node_fs_.readSync)(source, chunk, 0, chunk.length, at - offset);
						if (count === 0) break;
						if (at - offset + count > Number(stamp.size)) throw new Error("a file grew while it was copied");
						for (let done = 0; done < count;) done += (0, external_node_fs_.writeSync)(store, chunk, done, count - done, at + done);
						at += count;
					}
					const stats = (0, external_node_fs_.fstatSync)(source, { bigint: true });
					if (!isSameStamp(createStamp(stats, readKind(stats)), stamp)) throw new Error("a file changed while it was copied");
					end = at;
					return createContent(at - offset, (use) => use(store, offset));
				} finally {
					(0, external_node_fs_.closeSync)(source);
				}
			}
			return {
				add(path, stamp) {
					const length = Number(stamp.size);
					if (length > limits.fileBytes || end + length > limits.totalBytes) return null;
					return copy(path, stamp);
				},
				close() {
					if (isOpen) (0, external_node_fs_.closeSync)(store);
					isOpen = false;
				}
			};
		}
		function readKeptFile(path, length) {
			return createContent(length, (use) => {
				const descriptor = openRegular(path);
				if (descriptor === null) throw new Error("what was there cannot be read");
				try {
					return use(descriptor, 0);
				} finally {
					(0, external_node_fs_.closeSync)(descriptor);
				}
			});
		}
		function createContent(length, open) {
			const forEachChunk = (descriptor, offset, use) => {
				const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, length));
				for (let done = 0; done < length;) {
					const count = (0, external_node_fs_.readSync)(descriptor, chunk, 0, Math.min(chunk.length, length - done), offset + done);
					if (count === 0) throw new Error("a kept content is shorter than it was");
					use(chunk.subarray(0, count), done);
					done += count;
				}
			};
			return {
				length,
				read: () => open((descriptor, offset) => {
					const content = Buffer.allocUnsafe(length);
					forEachChunk(descriptor, offset, (chunk, at) => void chunk.copy(content, at));
					return content;
				}),
				writeTo: (target) => open((descriptor, offset) => forEachChunk(descriptor, offset, (chunk) => {
					for (let done = 0; done < chunk.length;) done += (0, external_node_fs_.writeSync)(target, chunk, done);
				})),
				equals(path) {
					const source = openRegular(path);
					if (source === null) return false;
					try {
						if ((0, external_node_fs_.fstatSync)(source).size !== length) return false;
						const other = Buffer.allocUnsafe(chunkBytes);
						return open((descriptor, offset) => {
							let isEqual = true;
							forEachChunk(descriptor, offset, (chunk, at) => {
								const count = isEqual ? (0, external_node_fs_.readSync)(source, other, 0, chunk.length, at) : 0;
								isEqual &&= count === chunk.length && chunk.compare(other, 0, count) === 0;
							});
							return isEqual;
						});
					} finally {
						(0, external_node_fs_.closeSync)(source);
					}
				}
			};
		}
		function openRegular(path) {
			let descriptor;
			try {
				descriptor = (0, external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
			} catch (thrown) {
				if ((0, error.up)(thrown, "EACCES", "EPERM", "ELOOP")) return null;
				throw thrown;
			}
			if ((0, external_node_fs_.fstatSync)(descriptor).isFile()) return descriptor;
			(0, external_node_fs_.closeSync)(descriptor);
			return null;
		}
		var remove_tree = __webpack_require__(52800);
		;
		function restoreChanges(options) {
			const { root, refused, readEntry } = options;
			const stuck = new Set();
			const opened = new Set();
			const unlisted = new Set(refused.filter(({ now }) => now === "special").map(({ key }) => key));
			const attempt = (key, use) => {
				try {
					use();
				} catch (thrown) {
					if (!(thrown instanceof Error)) throw thrown;
					stuck.add(key);
				}
			};
			const fromBottom = refused.toSorted((left, right) => measureDepth(right.key) - measureDepth(left.key));
			for (const { key, kind, now } of fromBottom) if (now !== null && (kind === "created" || kind === "type")) attempt(key, () => clear(key, kind));
			for (const change of fromBottom.toReversed()) if (change.kind !== "created") attempt(change.key, () => bringBack(change));
			for (const key of opened) attempt(key, () => setMode(key));
			return stuck;
			function clear(key, kind) {
				const stats = (0, no_follow.Je)(root, key);
				if (stats === null) return;
				withOpenParent(key, (path) => {
					if (!stats.isDirectory()) (0, external_node_fs_.unlinkSync)(path);
					else if (kind === "type" || unlisted.has(key)) (0, remove_tree.d)(path);
					else removeEmpty(path);
				});
			}
			function bringBack({ key, kind }) {
				const entry = readEntry(key);
				if (entry === null) throw new Error("it is not known what was there");
				if (kind === "mode") return setMode(key);
				makeParents(key);
				switch (entry.stamp.kind) {
					case "directory":
						withOpenParent(key, (path) => {
							if ((0, no_follow.l6)(path)?.isDirectory() !== true) makeFolder(path, entry);
						});
						return setMode(key);
					case "symlink": return withOpenParent(key, (path) => {
						removeFile(path);
						(0, external_node_fs_.symlinkSync)(Buffer.from(entry.target ?? "", "latin1"), path);
						giveBack(path, entry);
					});
					case "file": return withOpenParent(key, (path) => writeFile(path, entry));
					case "special": throw new Error("a special file cannot be made again");
				}
			}
			function writeFile(path, entry) {
				if (entry.copy === null) throw new Error("there is no copy of it");
				const now = (0, no_follow.l6)(path);
				const inPlace = entry.stamp.links > 1 && now?.isFile() === true && now.ino === entry.stamp.ino;
				if (!inPlace) removeFile(path);
				else if ((now.mode & 128n) === 0n) (0, no_follow.G_)(path, 384);
				const creating = inPlace ? 0 : external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL;
				const descriptor = (0, external_node_fs_.openSync)(path, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK | creating, 384);
				try {
					(0, external_node_fs_.ftruncateSync)(descriptor, 0);
					entry.copy.writeTo(descriptor);
					if (process.getuid?.() === 0) (0, external_node_fs_.fchownSync)(descriptor, entry.stamp.uid, entry.stamp.gid);
					(0, external_node_fs_.fchmodSync)(descriptor, entry.stamp.mode);
					const seconds = Number(entry.stamp.mtimeNs / 1000n) / 1e6;
					(0, external_node_fs_.futimesSync)(descriptor, seconds, seconds);
				} finally {
					(0, external_node_fs_.closeSync)(descriptor);
				}
			}
			function makeParents(key) {
				const parts = key.split("/");
				for (let length = 1; length < parts.length; length += 1) {
					const parent = parts.slice(0, length).join("/");
					if ((0, no_follow.Je)(root, parent)?.isDirectory() === true) continue;
					const entry = readEntry(parent);
					if (entry?.stamp.kind !== "directory") throw new Error("the folder it was in is not watched");
					withOpenParent(parent, (path) => {
						removeFile(path);
						makeFolder(path, entry);
					});
				}
			}
			function makeFolder(path, entry) {
				(0, external_node_fs_.mkdirSync)(path, 448);
				giveBack(path, entry);
				(0, no_follow.G_)(path, entry.stamp.mode);
			}
			function giveBack(path, { stamp }) {
				if (process.getuid?.() === 0) (0, external_node_fs_.lchownSync)(path, stamp.uid, stamp.gid);
			}
			function setMode(key) {
				const entry = readEntry(key);
				if (entry === null) return;
				(0, no_follow.iD)(root, key, (path) => {
					const stats = (0, no_follow.l6)(path);
					if (stats !== null && readMode(stats) !== entry.stamp.mode) (0, no_follow.G_)(path, entry.stamp.mode);
				});
			}
			function withOpenParent(key, use) {
				const parent = key.includes("/") ? key.slice(0, key.lastIndexOf("/")) : "";
				(0, no_follow.iD)(root, parent, (path) => {
					const stats = (0, no_follow.l6)(path);
					if (stats?.isDirectory() !== true || (readMode(stats) & 448) === 448) return;
					(0, no_follow.G_)(path, readMode(stats) | 448);
					opened.add(parent);
				});
				(0, no_follow.iD)(root, key, use);
			}
		}
		function removeFile(path) {
			const stats = (0, no_follow.l6)(path);
			if (stats === null) return;
			if (stats.isDirectory()) (0, remove_tree.d)(path);
			else (0, external_node_fs_.unlinkSync)(path);
		}
		function removeEmpty(path) {
			try {
				(0, external_node_fs_.rmdirSync)(path);
			} catch (thrown) {
				if (!(0, error.up)(thrown, "ENOTEMPTY")) throw thrown;
			}
		}
		function readMode(stats) {
			return Number(stats.mode) & 4095;
		}
		function measureDepth(key) {
			return key === "" ? 0 : key.split("/").length;
		}
		;
		function createAcceptedFiles(options) {
			const { tree } = options;
			const owner = options.owner ?? {
				uid: process.getuid?.() ?? 0,
				gid: process.getgid?.() ?? 0
			};
			function describe(key) {
				const state = readState(tree.root, key);
				if (state === null) return [];
				return [{
					path: renderKey(key),
					state,
					read: () => state.kind === "file" ? (0, no_follow.iD)(tree.root, key, (path) => readKeptFile(path, state.bytes).read()) : noBytes,
					readBase: () => tree.readBase(key)?.copy?.read() ?? null
				}];
			}
			function createEntry(state, contentFile) {
				if (state?.kind === "missing") return null;
				const stamp = {
					...{
						kind: state?.kind ?? "directory",
						ino: 0n,
						dev: 0n,
						links: 1,
						ctimeNs: 0n,
						...owner
					},
					mtimeNs: BigInt(Date.now()) * 1000000n,
					size: state?.kind === "file" ? BigInt(state.bytes) : 0n,
					mode: state === undefined || state.kind === "symlink" ? 493 : state.mode
				};
				return {
					stamp,
					copy: state?.kind === "file" ? readKeptFile(Buffer.from(contentFile ?? ""), state.bytes) : null,
					target: state?.kind === "symlink" ? state.target : null,
					racy: false
				};
			}
			return {
				note(keys) {
					const changes = keys.flatMap(describe);
					if (changes.length > 0) options.onAccepted(changes);
				},
				place(states) {
					const byKey = new Map(states.map((entry) => [readKey(entry.path), entry]));
					const changes = [...byKey].flatMap(([key, { path, state }]) => {
						const stats = (0, no_follow.Je)(tree.root, key);
						const now = stats === null ? null : readKind(stats);
						if (state.kind === "missing") return now === null ? [] : [{
							key,
							path,
							kind: "created",
							now
						}];
						return [{
							key,
							path,
							kind: now === null ? "deleted" : now === state.kind ? "modified" : "type",
							now
						}];
					});
					const stuck = restoreChanges({
						root: tree.root,
						refused: changes,
						readEntry: (key) => createEntry(byKey.get(key)?.state, byKey.get(key)?.contentFile ?? null)
					});
					return [...stuck].map(renderKey);
				}
			};
		}
		const noBytes = new Uint8Array();
		function readState(root, key) {
			const stats = (0, no_follow.Je)(root, key);
			if (stats === null) return { kind: "missing" };
			const mode = Number(stats.mode) & 511;
			switch (readKind(stats)) {
				case "file": return {
					kind: "file",
					mode,
					bytes: Number(stats.size)
				};
				case "directory": return {
					kind: "directory",
					mode
				};
				case "symlink": return {
					kind: "symlink",
					target: (0, no_follow.iD)(root, key, (path) => (0, external_node_fs_.readlinkSync)(path, "latin1"))
				};
				case "special": return null;
			}
		}
		var serialize = __webpack_require__(50041);
		;
		function tooMany(count) {
			return {
				rule: "limit",
				reason: `the command changed ${count} paths, more than are decided one by one`
			};
		}
		function refuseAll(changes, refusal) {
			return new Map(changes.map(({ key }) => [key, refusal]));
		}
		function addConsequences(changes, refusals, hasCopy) {
			const byKey = new Map(changes.map((change) => [change.key, change]));
			for (const { key, kind } of changes) {
				const refusal = refusals.get(key);
				if (refusal === undefined || kind === "created") continue;
				for (const parent of listParents(key)) if (byKey.get(parent)?.kind === "type" && !refusals.has(parent)) refusals.set(parent, refusal);
			}
			for (const change of changes) {
				const { key, kind } = change;
				if (refusals.has(key) || kind === "deleted" && !hasCopy(change)) continue;
				const parent = listParents(key).find((entry) => byKey.get(entry)?.kind === "type" && refusals.has(entry));
				const refusal = parent === undefined ? undefined : refusals.get(parent);
				if (refusal !== undefined) refusals.set(key, refusal);
			}
		}
		function isImplied({ key, kind, now }, parents) {
			return parents.has(key) && (kind === "deleted" || kind === "created" && now === "directory");
		}
		function listParents(key) {
			const parts = key.split("/");
			return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
		}
		;
		function createChangeGate(options) {
			const { watch, freezer, clock, limits } = options;
			const running = new Set();
			const ended = new Set();
			let settled = createDeferred();
			const exclusively = (0, serialize.r)();
			function listCommands() {
				return [...running].filter(({ type }) => type === "command");
			}
			async function waitForGroup(isBusy, signal) {
				const endMs = clock.monotonicMs() + limits.patienceMs;
				for (;;) {
					signal?.throwIfAborted();
					const leftMs = endMs - clock.monotonicMs();
					if (!isBusy() || leftMs <= 0) return;
					await change_gate_waitFor(settled.promise, leftMs, signal);
				}
			}
			async function takeSnapshot(judges) {
				await watch.take((path) => judges.every((judge) => judge.isCertain(path)));
			}
			async function settle() {
				if (running.size > 0 && !watch.mayHaveChanged()) return finish({
					kept: 0,
					refused: []
				});
				const goOn = await freeze();
				if (goOn !== null) await settleFrozen(async () => undefined).finally(goOn);
			}
			async function freeze() {
				if (running.size === 0) return () => undefined;
				try {
					return await freezer.freeze();
				} catch (thrown) {
					finish(refuseUnseen(thrown));
					return null;
				}
			}
			async function settleFrozen(use) {
				finish(readOutcome([...running, ...ended].map(({ judge }) => judge)));
				const result = await use();
				if (running.size > 0) await takeSnapshot([...running].map(({ judge }) => judge));
				return result;
			}
			function finish(outcome) {
				const told = [...running, ...ended];
				ended.clear();
				settled.resolve();
				settled = createDeferred();
				for (const { judge } of told) judge.report(outcome);
			}
			async function leave(member) {
				running.delete(member);
				ended.add(member);
				if (listCommands().length > 0) return;
				await exclusively(async () => {
					if (ended.has(member)) await settle();
				});
			}
			function readOutcome(judges) {
				try {
					return judgeChanges(judges);
				} catch (thrown) {
					return refuseUnseen(thrown);
				}
			}
			function judgeChanges(judges) {
				const changes = watch.list();
				const refusals = changes.length > limits.changes ? refuseAll(changes, tooMany(changes.length)) : decide(judges, changes);
				addConsequences(changes, refusals, (change) => watch.hasCopy(change));
				const refused = changes.filter(({ key }) => refusals.has(key));
				const stuck = watch.restore(refused);
				options.onKept(changes.filter(({ key }) => !refusals.has(key)));
				const parents = new Set(changes.flatMap(({ key }) => listParents(key)));
				const isNews = (change) => !isImplied(change, parents) || stuck.has(change.key);
				const told = refused.filter(isNews);
				return {
					kept: changes.filter((change) => !refusals.has(change.key) && isNews(change)).length,
					refused: told.map(({ key, path, kind }) => {
						const { rule, reason } = refusals.get(key) ?? {
							rule: "error",
							reason: ""
						};
						return {
							path,
							kind,
							rule,
							reason,
							restored: !stuck.has(key)
						};
					})
				};
			}
			function decide(judges, changes) {
				const refusals = new Map();
				for (const judge of judges) {
					let refused;
					try {
						refused = judge.decide(changes, (change) => watch.read(change));
					} catch (thrown) {
						refused = refuseAll(changes, {
							rule: "error",
							reason: `this could not be decided: ${(0, error.IP)(thrown)}`
						});
					}
					for (const [key, refusal] of refused) if (!refusals.has(key)) refusals.set(key, refusal);
				}
				return refusals;
			}
			return {
				async runWatched(member, signal, run) {
					await waitForGroup(() => ended.size > 0, signal);
					const started = await exclusively(async () => {
						signal.throwIfAborted();
						if (ended.size > 0) await settle();
						if (running.size === 0) await takeSnapshot([member.judge]);
						running.add(member);
						return { result: run() };
					});
					try {
						return await started.result;
					} finally {
						await leave(member);
					}
				},
				async runAlone(write) {
					await waitForGroup(() => ended.size > 0 || listCommands().length > 0, null);
					return exclusively(async () => {
						if (running.size + ended.size === 0) return write();
						const goOn = await freeze();
						if (goOn === null) throw new tool.X("the commands that run do not stop, so nothing can be written");
						return settleFrozen(write).finally(goOn);
					});
				},
				async check() {
					await waitForGroup(() => listCommands().length > 0, null);
					await exclusively(async () => {
						if (running.size + ended.size > 0) await settle();
					});
				}
			};
		}
		function refuseUnseen(thrown) {
			const reason = `what the command changed could not be checked: ${(0, error.IP)(thrown)}`;
			return {
				kept: 0,
				refused: [{
					path: ".",
					kind: "modified",
					rule: "error",
					reason,
					restored: false
				}]
			};
		}
		function createDeferred() {
			let resolve = () => undefined;
			const promise = new Promise((onResolve) => {
				resolve = onResolve;
			});
			return {
				promise,
				resolve
			};
		}
		async function change_gate_waitFor(promise, delayMs, signal) {
			const over = createDeferred();
			const timer = setTimeout(() => over.resolve(), delayMs);
			signal?.addEventListener("abort", over.resolve, { once: true });
			try {
				await Promise.race([promise, over.promise]);
			} finally {
				clearTimeout(timer);
				signal?.removeEventListener("abort", over.resolve);
			}
		}
		;
		const defaultChangeLimits = {
			paths: 3e5,
			changes: 2e4,
			fileBytes: 64 * 1024 * 1024,
			totalBytes: 2 * 1024 * 1024 * 1024,
			judgedBytes: 1024 * 1024,
			patienceMs: 500
		};
		;
		const waitMs = 1e4;
		const attemptMs = 100;
		const laterLooksMs = [
			20,
			40,
			80,
			160,
			320,
			640
		];
		function createFreezer({ listRoots, clock }) {
			let last = {
				byUs: new Set(),
				byOthers: new Set(),
				settled: true
			};
			async function stopAll(stopped, before) {
				const startMs = clock.monotonicMs();
				for (let stillLists = 0; stillLists < 2;) {
					let still = true;
					for (const [pid, state] of (0, process_tree.UA)(listRoots())) {
						if (!moves(pid)) {
							if (state !== "T" && state !== "t") continue;
							if (stopped.byUs.has(pid) || stopped.byOthers.has(pid)) continue;
							const wasByUs = !before.settled && before.byUs.has(pid);
							(wasByUs ? stopped.byUs : stopped.byOthers).add(pid);
							continue;
						}
						still = false;
						(0, process_tree.y_)(pid, "SIGSTOP");
						stopped.byUs.add(pid);
						stopped.byOthers.delete(pid);
					}
					stillLists = still ? stillLists + 1 : 0;
					if (still) continue;
					if (clock.monotonicMs() - startMs > attemptMs) return false;
					await clock.sleep(0);
				}
				return true;
			}
			function goOn(stopped, isMeant = () => true) {
				for (const pid of [...(0, process_tree.UA)(listRoots()).keys()].toReversed()) if (stopped.byUs.has(pid) && isMeant(pid)) (0, process_tree.y_)(pid, "SIGCONT");
			}
			async function lookAgain(stopped) {
				for (const delayMs of laterLooksMs) {
					await clock.sleep(delayMs);
					if (last !== stopped) return;
					goOn(stopped, (pid) => !moves(pid));
				}
				stopped.settled = true;
			}
			return { async freeze() {
				const startMs = clock.monotonicMs();
				const before = last;
				const stopped = {
					byUs: new Set(),
					byOthers: new Set(),
					settled: false
				};
				last = stopped;
				while (!await stopAll(stopped, before)) {
					goOn(stopped);
					if (clock.monotonicMs() - startMs > waitMs) throw new Error("the processes of a command do not stop");
					await clock.sleep(10);
				}
				return () => {
					goOn(stopped);
					void lookAgain(stopped);
				};
			} };
		}
		function moves(pid) {
			return (0, process_tree.Dc)(pid).some((state) => !"TtZX".includes(state));
		}
		;
		function createNotedFiles(files, { access, gate, accepted, ignoredFiles }) {
			return {
				...files,
				write: (path, content, writeOptions) => gate.runAlone(async () => {
					if ((0, external_node_path_.isAbsolute)(path)) return files.write(path, content, writeOptions);
					access.keep(path);
					const written = await files.write(path, content, writeOptions);
					accepted.note([readKey(path)]);
					if (files.isIgnored(path)) ignoredFiles.add(path);
					return written;
				}),
				remove: (path) => gate.runAlone(async () => {
					await files.remove(path);
					ignoredFiles.delete(path);
					if (!(0, external_node_path_.isAbsolute)(path)) accepted.note([readKey(path)]);
				})
			};
		}
		;
		function readCurrentState(path, maxBytes) {
			const stats = (0, external_node_fs_.lstatSync)(path, { bigint: true });
			const kind = readKind(stats);
			const executable = (stats.mode & 64n) !== 0n;
			if (kind === "symlink") return {
				kind,
				executable,
				content: (0, external_node_fs_.readlinkSync)(path, "buffer")
			};
			if (kind !== "file" || stats.size > BigInt(maxBytes)) return {
				kind,
				executable,
				content: null
			};
			return {
				kind,
				executable,
				content: readRegular(path)
			};
		}
		function readRegular(path) {
			let descriptor;
			try {
				descriptor = (0, external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
			} catch (thrown) {
				if ((0, error.up)(thrown, "EACCES", "EPERM", "ELOOP")) return null;
				throw thrown;
			}
			try {
				return (0, external_node_fs_.fstatSync)(descriptor).isFile() ? (0, external_node_fs_.readFileSync)(descriptor) : null;
			} finally {
				(0, external_node_fs_.closeSync)(descriptor);
			}
		}
		;
		const tickMs = 20;
		function createWorkspaceWatch(options) {
			const { tree, limits, clock } = options;
			const root = () => tree.root;
			const store = createCopyStore(options.storeFile, limits);
			const certain = new Map();
			let snapshot = new Map();
			const readBefore = (key) => snapshot.has(key) ? snapshot.get(key) ?? null : tree.readBase(key);
			function isRacy({ ctimeNs }) {
				return clock.nowMs() - Number(ctimeNs / 1000000n) < tickMs;
			}
			function capture(key, stamp, isCertain) {
				const known = snapshot.get(key);
				if (known !== undefined && known !== null && !known.racy && isSameStamp(known.stamp, stamp)) return known;
				const entry = {
					stamp,
					copy: null,
					target: null,
					racy: isRacy(stamp)
				};
				if (stamp.kind === "symlink") return {
					...entry,
					target: workspace_watch_readTarget(root(), key)
				};
				if (stamp.kind !== "file" || isNeedless(key, isCertain)) return entry;
				return {
					...entry,
					copy: (0, no_follow.iD)(root(), key, (path) => store.add(path, stamp))
				};
			}
			function isNeedless(key, isCertain) {
				let needless = certain.get(key);
				if (needless === undefined) certain.set(key, needless = isCertain(renderKey(key)));
				return needless;
			}
			function compare(key, before, now) {
				if (!isSameStamp(before.stamp, now)) return findChange(root(), key, before, now);
				if (!before.racy) return null;
				if (!(now.kind === "file" && before.copy === null) && isOtherContent(root(), key, before, now)) return "modified";
				snapshot.set(key, {
					...before,
					racy: isRacy(now)
				});
				return null;
			}
			return {
				async take(isCertain) {
					const taken = new Map();
					let mustWait = false;
					const complete = tree.walk(limits.paths, "open", (key, stamp) => {
						if (stamp === null) return void taken.set(key, null);
						const entry = capture(key, stamp, isCertain);
						taken.set(key, entry);
						mustWait ||= entry.racy && stamp.kind === "file" && entry.copy === null && certain.get(key) === false;
					});
					if (!complete) throw new tool.q(`the folders that commands may write hold more than ${limits.paths} paths, so what a command changes could not be checked`);
					snapshot = taken;
					if (mustWait) await clock.sleep(tickMs);
				},
				mayHaveChanged() {
					let seen = 0;
					let changed = false;
					try {
						const visit = (key, stamp) => {
							const before = snapshot.get(key);
							seen += 1;
							changed ||= before === undefined || (before === null || stamp === null ? before !== stamp : before.racy || !isSameStamp(before.stamp, stamp));
						};
						return !tree.walk(limits.paths, "leave", visit) || changed || seen !== snapshot.size;
					} catch (thrown) {
						if (!(thrown instanceof Error && "code" in thrown)) throw thrown;
						return true;
					}
				},
				list() {
					const changes = [];
					const seen = new Set();
					const add = (key, kind, now) => void changes.push(describeChange(key, kind, now));
					tree.walk(Number.POSITIVE_INFINITY, "open", (key, stamp) => {
						seen.add(key);
						const before = readBefore(key);
						if (stamp === null) {
							if (before !== null) add(key, "deleted", null);
							return;
						}
						const kind = before === null ? "created" : compare(key, before, stamp);
						if (kind !== null) add(key, kind, stamp.kind);
					});
					for (const [key, before] of snapshot) if (before !== null && !seen.has(key)) add(key, "deleted", null);
					return sortChanges(changes);
				},
				read(change) {
					const before = readBefore(change.key);
					return {
						path: change.path,
						before: before === null ? null : readSnapshotState(before),
						after: change.now === null ? null : (0, no_follow.iD)(root(), change.key, (path) => readCurrentState(path, limits.judgedBytes))
					};
				},
				hasCopy({ key }) {
					const before = readBefore(key);
					return before?.stamp.kind !== "file" || before.copy !== null || certain.get(key) !== true;
				},
				restore: (refused) => restoreChanges({
					root: root(),
					refused,
					readEntry: readBefore
				}),
				close: () => store.close()
			};
			function readSnapshotState({ stamp, copy, target }) {
				const executable = (stamp.mode & 64) !== 0;
				if (target !== null) return {
					kind: stamp.kind,
					executable,
					content: Buffer.from(target, "latin1")
				};
				const content = copy === null || copy.length > limits.judgedBytes ? null : copy.read();
				return {
					kind: stamp.kind,
					executable,
					content
				};
			}
		}
		function listChanges(tree) {
			const changes = [];
			tree.walk(Number.POSITIVE_INFINITY, "open", (key, stamp) => {
				const before = tree.readBase(key);
				if (before === null && stamp === null) return;
				const kind = before === null ? "created" : stamp === null ? "deleted" : findChange(tree.root, key, before, stamp);
				if (kind !== null) changes.push(describeChange(key, kind, stamp?.kind ?? null));
			});
			return sortChanges(changes);
		}
		function listKept(tree, isExcepted) {
			const isKept = ({ key, path, kind, now }) => {
				if (kind === "mode" || isExcepted(path) || path.split("/").includes(".git")) return false;
				const before = tree.readBase(key);
				if (![now, before?.stamp.kind].some((side) => side === "file" || side === "symlink")) return false;
				if (kind !== "modified" || now !== "file") return true;
				return readLines(before?.copy?.read()) !== readLines((0, no_follow.iD)(tree.root, key, (file) => (0, external_node_fs_.readFileSync)(file)));
			};
			return listChanges(tree).filter(isKept).map(({ path }) => path);
		}
		function readLines(content) {
			return content?.toString("latin1").replaceAll("\r", "");
		}
		function findChange(root, key, before, now) {
			if (before.stamp.kind !== now.kind) return "type";
			if (isOtherContent(root, key, before, now)) return "modified";
			return before.stamp.mode === now.mode || now.kind === "symlink" ? null : "mode";
		}
		function isOtherContent(root, key, before, now) {
			switch (now.kind) {
				case "directory": return false;
				case "symlink": return workspace_watch_readTarget(root, key) !== before.target;
				case "special": return now.ino !== before.stamp.ino;
				case "file": return before.stamp.size !== now.size || !(0, no_follow.iD)(root, key, (path) => before.copy?.equals(path) === true);
			}
		}
		function workspace_watch_readTarget(root, key) {
			return (0, no_follow.iD)(root, key, (path) => (0, external_node_fs_.readlinkSync)(path, "latin1"));
		}
		function describeChange(key, kind, now) {
			return {
				key,
				path: key === "" ? "." : renderKey(key),
				kind,
				now
			};
		}
		function sortChanges(changes) {
			return changes.toSorted((left, right) => left.key < right.key ? -1 : left.key > right.key ? 1 : 0);
		}
		function createWholeTree(options) {
			const { root, writablePaths } = options;
			const starts = writablePaths.filter((path) => !writablePaths.some((other) => other !== path && path.startsWith(`${other}/`))).map((path) => readKey((0, external_node_path_.relative)(root, path)));
			const leftOut = new Set(options.protectedPaths.map((path) => readKey((0, external_node_path_.relative)(root, path))));
			return {
				root,
				walk: (maxPaths, closedFolders, visit) => walkWorkspace({
					root,
					starts,
					isLeftOut: (key) => leftOut.has(key),
					maxPaths,
					closedFolders,
					visit
				}).complete,
				readBase: () => null
			};
		}
		var find_steering_files = __webpack_require__(82195);
		;
		const known = {
			cargo: [{
				usual: ".cargo/registry",
				variable: {
					name: "CARGO_HOME",
					inside: "registry"
				}
			}],
			go: [{
				usual: "go/pkg/mod",
				variable: {
					name: "GOMODCACHE",
					inside: ""
				}
			}, {
				usual: ".cache/go-build",
				variable: {
					name: "GOCACHE",
					inside: ""
				}
			}],
			gradle: [{
				usual: ".gradle/caches",
				variable: {
					name: "GRADLE_USER_HOME",
					inside: "caches"
				}
			}, {
				usual: ".gradle/wrapper",
				variable: {
					name: "GRADLE_USER_HOME",
					inside: "wrapper"
				}
			}],
			maven: [{ usual: ".m2/repository" }],
			npm: [{
				usual: ".npm/_cacache",
				variable: {
					name: "NPM_CONFIG_CACHE",
					inside: "_cacache"
				}
			}],
			pip: [{
				usual: ".cache/pip",
				variable: {
					name: "PIP_CACHE_DIR",
					inside: ""
				}
			}]
		};
		function listCacheFolders(names, { environment, home }) {
			return [...new Set(names)].flatMap((name) => known[name].map(({ usual, variable }) => {
				const moved = variable === undefined ? undefined : environment[variable.name];
				const target = (0, external_node_path_.join)(home, usual);
				const source = moved === undefined || !(0, external_node_path_.isAbsolute)(moved) ? target : (0, external_node_path_.join)(moved, variable?.inside ?? "");
				return {
					name,
					source,
					target
				};
			}));
		}
		function mayHoldCredentials(name) {
			return (0, find_steering_files._p)(name) || /^(?:vcs|\.git|settings(?:-security)?\.xml|gradle\.properties|npmrc|netrc|pip\.conf|credentials(?:\..*)?|auth\.json|id_[a-z0-9]+|.*\.jks)$/i.test(name);
		}
		var committed_files = __webpack_require__(65735);
		var promises_ = __webpack_require__(51455);
		;
		function lendCaches(options) {
			let prepared = null;
			let mounts = [];
			let place = null;
			async function copyAll() {
				const notes = [];
				const made = [];
				let leftBytes = options.maxBytes;
				for (const folder of options.folders) {
					const source = readSource(folder, options.workspace);
					if (source === null) continue;
					const found = await measureTree(source, leftBytes);
					if (found === null) {
						notes.push(`the ${folder.name} cache is not copied: with it, more than the policy's cacheMb would be copied`);
						continue;
					}
					leftBytes -= found.bytes;
					place ??= (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)(options.scratch, "caches-"));
					if (options.user !== null) (0, external_node_fs_.chownSync)(place, options.user.uid, options.user.gid);
					const copy = (0, external_node_path_.join)(place, String(made.length));
					await copyTree(source, copy, found.entries, options.user);
					made.push({
						type: "writable",
						source: copy,
						target: folder.target
					});
				}
				mounts = made;
				return notes;
			}
			return {
				async prepare() {
					if (prepared !== null) return prepared.then(() => []);
					prepared = copyAll();
					return prepared;
				},
				mounts: () => mounts,
				close() {
					if (place !== null) (0, remove_tree.d)(Buffer.from(place));
					place = null;
				}
			};
		}
		function readSource({ source, target }, workspace) {
			if ((0, files_paths.Yw)(workspace, target) || (0, files_paths.Yw)(target, workspace)) return null;
			if ((0, files_paths.uq)(source) === null) return null;
			const real = (0, external_node_fs_.realpathSync)(source);
			if ((0, files_paths.Yw)(workspace, real) || (0, files_paths.Yw)(real, workspace)) return null;
			return (0, external_node_fs_.lstatSync)(real).isDirectory() ? real : null;
		}
		async function measureTree(root, maxBytes) {
			const entries = [];
			let bytes = 0;
			const pending = [""];
			for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
				for (const entry of await (0, promises_.readdir)((0, external_node_path_.join)(root, folder), { withFileTypes: true })) {
					if (mayHoldCredentials(entry.name)) continue;
					const path = (0, external_node_path_.join)(folder, entry.name);
					if (entry.isDirectory()) {
						entries.push({
							path,
							type: "folder"
						});
						pending.push(path);
					} else if (entry.isFile()) {
						entries.push({
							path,
							type: "file"
						});
						bytes += (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(root, path)).size;
						if (bytes > maxBytes) return null;
					}
				}
			}
			return {
				entries,
				bytes
			};
		}
		const pauseAfter = 200;
		async function copyTree(source, copy, entries, user) {
			const give = (path) => {
				if (user !== null) (0, external_node_fs_.chownSync)(path, user.uid, user.gid);
			};
			(0, external_node_fs_.mkdirSync)(copy, { mode: 448 });
			give(copy);
			for (const [index, { path, type }] of entries.entries()) {
				if (index % pauseAfter === 0) await new Promise((resolve) => setImmediate(resolve));
				const [from, to] = [(0, external_node_path_.join)(source, path), (0, external_node_path_.join)(copy, path)];
				if (type === "folder") (0, external_node_fs_.mkdirSync)(to, { mode: 448 });
				else {
					const stats = (0, files_paths.uq)(from);
					if (stats === null || !stats.isFile()) continue;
					(0, external_node_fs_.copyFileSync)(from, to, external_node_fs_.constants.COPYFILE_EXCL | external_node_fs_.constants.COPYFILE_FICLONE);
					(0, external_node_fs_.chmodSync)(to, stats.mode & 64 ? 448 : 384);
				}
				give(to);
			}
		}
		;
		const outputsTarget = "/tmp/outputs";
		function createOutputStore(options) {
			const { folder } = options;
			(0, external_node_fs_.mkdirSync)(folder, { mode: 493 });
			let count = 0;
			let left = options.maxBytes;
			function create(name) {
				count += 1;
				const fileName = `${count}-${name}.txt`;
				(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(folder, fileName), "", {
					mode: 420,
					flag: "wx"
				});
				return {
					file: (0, external_node_path_.join)(folder, fileName),
					path: (0, external_node_path_.join)(outputsTarget, fileName)
				};
			}
			function append(file, bytes) {
				if (left <= 0) return;
				(0, external_node_fs_.appendFileSync)(file, bytes.subarray(0, left));
				left -= bytes.length;
				if (left <= 0) (0, external_node_fs_.appendFileSync)(file, "\n[\u2026 the space for stored output is used up \u2026]\n");
			}
			return {
				folder,
				open(name, overBytes) {
					const held = [];
					let heldBytes = 0;
					let stored = null;
					return {
						push(chunk) {
							if (stored !== null) return append(stored.file, chunk);
							held.push(chunk);
							heldBytes += chunk.length;
							if (heldBytes <= overBytes || left <= 0) return;
							stored = create(name);
							append(stored.file, Buffer.concat(held.splice(0)));
						},
						get path() {
							return stored?.path ?? null;
						}
					};
				},
				write(name, text) {
					if (left <= 0) return null;
					const { file, path } = create(name);
					append(file, Buffer.from(text));
					return path;
				}
			};
		}
		;
		const gitTimeoutMs = 12e4;
		const maxOutputBytes = 64 * 1024 * 1024;
		function renderGitRequest({ git, sh, repositoryRoot }, gitFolder, args, script) {
			return {
				argv: script === undefined ? [git, ...args] : [
					sh,
					"-c",
					`set -e\ngit=$0\ngit() { "$git" "$@"; }\n${script}`,
					git,
					...args
				],
				env: {
					PATH: "/usr/bin:/bin",
					GIT_CONFIG_GLOBAL: "/dev/null",
					GIT_CONFIG_NOSYSTEM: "1",
					GIT_DIR: gitFolder,
					GIT_WORK_TREE: repositoryRoot
				},
				signal: new AbortController().signal,
				cwd: repositoryRoot,
				stdin: "",
				network: null,
				writable: "none",
				timeoutMs: gitTimeoutMs,
				maxOutputBytes
			};
		}
		function createOwnGit(options) {
			const { own, user } = options;
			return (args, gitFolder, script) => {
				if (user !== null) (0, external_node_fs_.chownSync)(gitFolder, user.uid, user.gid);
				const view = options.readView();
				const mounts = [...view.mounts, {
					type: "writable",
					source: gitFolder,
					target: gitFolder
				}];
				return options.run({
					...view,
					mounts
				}, renderGitRequest(own, gitFolder, args, script));
			};
		}
		var external_node_events_ = __webpack_require__(78474);
		;
		async function runProcess(options) {
			const { clock } = options;
			const startMs = clock.monotonicMs();
			const stdout = createOutputBuffer(options.maxOutputBytes);
			const stderr = createOutputBuffer(options.maxOutputBytes);
			const both = createOutputBuffer(options.maxOutputBytes);
			const state = {
				end: null,
				namespaces: []
			};
			const child = options.start();
			if (child.pid !== undefined) options.onStart(child.pid);
			const stop = (why) => {
				state.end ??= why;
				const ended = (0, process_tree.hY)(child);
				if (ended.length > 0) state.namespaces = ended;
			};
			const onAbort = () => stop("aborted");
			options.signal.addEventListener("abort", onAbort, { once: true });
			const timer = setTimeout(() => stop("timed-out"), options.timeoutMs);
			try {
				const { sinks } = options;
				const collect = (buffer, sink) => (chunk) => {
					buffer.push(chunk);
					sink?.push(chunk);
					both.push(chunk);
					if (both.totalBytes > options.floodBytes) stop("flooded");
				};
				child.stdout?.on("data", collect(stdout, sinks?.stdout));
				child.stderr?.on("data", collect(stderr, sinks?.stderr));
				child.stdin?.on("error", () => undefined);
				child.stdin?.end(options.stdin);
				if (options.signal.aborted) stop("aborted");
				const [exitCode, signal] = await new Promise((resolve, reject) => {
					child.once("error", reject);
					child.once("close", (code, name) => resolve([code, name]));
				});
				await (0, process_tree.kh)(state.namespaces, clock);
				for (const stream of [child.stdout, child.stderr]) if (stream !== null && !stream.closed) await (0, external_node_events_.once)(stream, "close");
				const files = {
					stdoutFile: sinks?.stdout.path ?? null,
					stderrFile: sinks?.stderr.path ?? null
				};
				return {
					exitCode: state.end === null ? exitCode : null,
					signal: state.end === null ? signal : "SIGKILL",
					stdout: stdout.read((0, cut_text.eM)(files.stdoutFile)),
					stderr: stderr.read((0, cut_text.eM)(files.stderrFile)),
					aggregatedOutput: both.read((0, cut_text.eM)(files.stdoutFile ?? files.stderrFile)),
					...files,
					stdoutBytes: stdout.totalBytes,
					stderrBytes: stderr.totalBytes,
					timedOut: state.end === "timed-out",
					aborted: state.end === "aborted",
					flooded: state.end === "flooded",
					limitsMet: [],
					durationMs: clock.monotonicMs() - startMs
				};
			} finally {
				clearTimeout(timer);
				options.signal.removeEventListener("abort", onAbort);
			}
		}
		;
		const stepMs = 5;
		function createCommandRunner(options) {
			const { launcher, workspace, environment, running, clock } = options;
			const active = new Set();
			function openSinks({ storeOverBytes }) {
				if (storeOverBytes === undefined) return null;
				const open = (name) => options.outputs.open(name, storeOverBytes);
				return {
					stdout: open("stdout"),
					stderr: open("stderr")
				};
			}
			return {
				async run(view, request, { filter, floodBytes, takeWaiting = () => null }) {
					const controller = new AbortController();
					active.add(controller);
					const lease = request.network === null ? null : options.lendNetwork(request.network);
					let pid = null;
					let started = null;
					let refused;
					const excesses = [];
					let stopWatching = () => undefined;
					function start() {
						const env = {
							...environment,
							...renderNetworkVariables(lease),
							...request.env
						};
						const input = request.stdin === "" ? "none" : "pipe";
						const command = {
							argv: request.argv,
							cwd: (0, external_node_path_.resolve)(workspace, request.cwd),
							env,
							input
						};
						const network = request.network === null ? null : options.readNetwork();
						return takeWaiting(command, network) ?? launcher.start({
							...{
								view,
								cwd: command.cwd,
								argv: () => command.argv,
								env,
								network,
								filter,
								input,
								output: "fifos"
							},
							onRefused(reason) {
								refused = reason;
								controller.abort(reason);
							}
						});
					}
					try {
						const result = await runProcess({
							start() {
								started = start();
								return started.child;
							},
							stdin: request.stdin,
							timeoutMs: request.timeoutMs,
							signal: AbortSignal.any([request.signal, controller.signal]),
							maxOutputBytes: request.maxOutputBytes,
							floodBytes,
							sinks: openSinks(request),
							clock,
							onStart(first) {
								pid = first;
								running.add(first);
								if (options.held === null) return;
								stopWatching = watchHeldMemory(first, options.held, "command", (excess) => {
									excesses.push(`the command was ended: ${excess}`);
									controller.abort(new Error(excess));
								});
							}
						});
						if (refused !== undefined) throw new tool.q(`the command could not be limited, so it was not started: ${(0, error.IP)(refused)}`);
						if (started?.isStartFailure(result.exitCode) === true) throw new StartFailure(request.argv[0], result.stderr);
						const limitsMet = started?.group?.close() ?? [];
						return excesses.length === 0 || request.signal.aborted ? {
							...result,
							limitsMet
						} : {
							...result,
							aborted: false,
							limitsMet: [...limitsMet, ...excesses]
						};
					} finally {
						stopWatching();
						started?.group?.close();
						if (pid !== null) running.delete(pid);
						lease?.close();
						active.delete(controller);
					}
				},
				async endAll() {
					for (const controller of active) controller.abort(new Error("the run ended"));
					while (active.size > 0) await clock.sleep(stepMs);
				}
			};
		}
		;
		const maxLineBytes = 16 * 1024 * 1024;
		const maxStderrBytes = 8192;
		async function startEngineProcess(launch, held) {
			const { child, isStartFailure } = startProcess(launch);
			const { stdin, stdout, stderr } = child;
			if (stdin === null || stdout === null || stderr === null) throw new Error("the engine has no pipes");
			let isKilled = false;
			const kill = () => {
				isKilled = true;
				(0, process_tree.hY)(child);
			};
			const lineListeners = [];
			let said = "";
			let pending = "";
			stdout.setEncoding("utf8");
			stdout.on("data", (chunk) => {
				const lines = `${pending}${chunk}`.split("\n");
				pending = lines.pop() ?? "";
				if (pending.length > maxLineBytes) kill();
				for (const line of lines) for (const listener of lineListeners) listener(line);
			});
			stderr.setEncoding("utf8");
			stderr.on("data", (chunk) => {
				said = `${said}${chunk}`.slice(-maxStderrBytes);
			});
			stdin.on("error", () => undefined);
			const stopWatching = held === null || child.pid === undefined ? () => undefined : watchHeldMemory(child.pid, held, "service", (excess) => {
				said = excess;
				kill();
			});
			const exited = new Promise((resolve) => {
				child.once("error", (error) => resolve(error.message));
				child.once("close", (code, signal) => {
					stopWatching();
					const printed = said.trim() === "" ? `exit ${code ?? signal}` : said.trim();
					resolve(!isKilled && isStartFailure(code) ? `its sandbox could not be started: ${printed}` : printed);
				});
			});
			return {
				writeLine: (line) => void stdin.write(`${line}\n`),
				onLine: (listener) => void lineListeners.push(listener),
				onExit: (listener) => void exited.then(listener),
				kill
			};
		}
		var run_user = __webpack_require__(48566);
		;
		const temporaryBytes = 16 * 1024 * 1024;
		function createScriptEngines(launch, held) {
			const engines = new Set();
			let isClosed = false;
			return {
				async start(enginePath, readOnly) {
					if (isClosed) throw new Error("the sandbox is closed");
					const engine = await startEngineProcess(launch(enginePath, readOnly), held);
					engines.add(engine);
					engine.onExit(() => void engines.delete(engine));
					if (isClosed) engine.kill();
					return engine;
				},
				killAll() {
					isClosed = true;
					for (const engine of engines) engine.kill();
				}
			};
		}
		function createEngineLaunch(options) {
			const { launcher, user, scratch } = options;
			return (enginePath, readOnly) => {
				const node = (0, external_node_fs_.realpathSync)(options.execPath);
				const mounts = [
					{
						type: "temporary",
						target: "/tmp",
						maxBytes: temporaryBytes
					},
					{
						type: "read-only",
						source: (0, external_node_path_.dirname)(node),
						target: (0, external_node_path_.dirname)(node)
					},
					...readOnly.map((target) => {
						const source = user === null ? target : (0, run_user.RH)(target, scratch);
						return {
							type: "read-only",
							source,
							target
						};
					})
				];
				return launcher.launchEngine(mounts, [
					node,
					"--disable-warning=ExperimentalWarning",
					enginePath
				]);
			};
		}
		;
		function listProgramMounts(command, facts) {
			const shown = [
				...facts.systemFolders,
				...facts.toolFolders,
				facts.repositoryRoot
			];
			const closed = [
				...facts.hiddenFolders,
				facts.workspace,
				facts.repositoryRoot
			];
			const folders = command.filter((word) => (0, external_node_path_.isAbsolute)(word) && (0, files_paths.uq)(word) !== null).flatMap((path) => [path, (0, external_node_fs_.realpathSync)(path)]).map((path) => (0, files_paths.uq)(path)?.isDirectory() === true ? path : (0, external_node_path_.dirname)(path)).filter((folder) => !shown.some((other) => (0, files_paths.Yw)(other, folder)) && !closed.some((path) => (0, files_paths.Yw)(folder, path)));
			return [...new Set(folders)].map((path) => ({
				type: "read-only",
				source: path,
				target: path
			}));
		}
		;
		const server_process_maxLineBytes = 4 * 1024 * 1024;
		const maxUnreadBytes = 8 * 1024 * 1024;
		const keptStderrBytes = 65536;
		const server_process_maxStderrBytes = 16 * 1024 * 1024;
		const shownStderrCharacters = 500;
		function startServerProcess(options) {
			const lineListeners = [];
			const stderr = createOutputBuffer(keptStderrBytes);
			let pending = [];
			let pendingBytes = 0;
			const state = {
				cause: "",
				namespaces: []
			};
			const { child, group, isStartFailure } = options.start((reason) => stop(`it could not be limited: ${String(reason)}`));
			function stop(reason) {
				if (state.cause !== "") return;
				state.cause = reason;
				state.namespaces = (0, process_tree.hY)(child);
			}
			const stopWatching = options.held === null || child.pid === undefined ? () => undefined : watchHeldMemory(child.pid, options.held, "service", (excess) => stop(`it was ended: ${excess}`));
			child.stdout?.on("data", (chunk) => {
				let rest = chunk;
				for (let end = rest.indexOf(10); end !== -1 && state.cause === ""; end = rest.indexOf(10)) {
					const line = Buffer.concat([...pending, rest.subarray(0, end)]).toString("utf8");
					rest = rest.subarray(end + 1);
					pending = [];
					pendingBytes = 0;
					for (const listener of lineListeners) listener(line);
				}
				pending.push(rest);
				pendingBytes += rest.length;
				if (pendingBytes > server_process_maxLineBytes) {
					pending = [];
					stop(`a message of it was longer than ${server_process_maxLineBytes} bytes`);
				}
			});
			child.stderr?.on("data", (chunk) => {
				stderr.push(chunk);
				if (stderr.totalBytes > server_process_maxStderrBytes) stop(`it wrote more than ${server_process_maxStderrBytes} bytes to stderr`);
			});
			child.stdin?.on("error", () => undefined);
			const exited = new Promise((resolve) => {
				child.once("error", (error) => resolve(error.message));
				child.once("close", (code, signal) => {
					const ended = isStartFailure(code) ? "its sandbox could not be started" : `exit ${code ?? signal}`;
					resolve(state.cause === "" ? ended : state.cause);
				});
			});
			const over = exited.then(async (reason) => {
				try {
					await (0, process_tree.kh)(state.namespaces, options.clock);
					return [reason, ...group?.close() ?? []].join("; ");
				} finally {
					stopWatching();
					options.onEnd();
				}
			});
			over.catch(() => undefined);
			return {
				writeLine(line) {
					if (state.cause !== "" || child.stdin === null || !child.stdin.writable) return;
					child.stdin.write(`${line}\n`);
					if (child.stdin.writableLength > maxUnreadBytes) stop("it does not read what it is sent");
				},
				onLine: (listener) => void lineListeners.push(listener),
				onExit: (listener) => void over.then((reason) => listener(addComplaint(reason, stderr.read())), (thrown) => listener(String(thrown))),
				readStderr: () => stderr.read(),
				stop,
				async end(reason) {
					stop(reason);
					await over;
				}
			};
		}
		function addComplaint(reason, said) {
			const last = said.trim().slice(-shownStderrCharacters);
			return last === "" ? reason : `${reason}; its last words: ${last}`;
		}
		;
		function createServerProcesses(options) {
			const running = new Set();
			const networks = new Map();
			let isClosed = false;
			async function readView({ files }) {
				if (files === "current") return options.readView();
				const view = await options.readSealedView();
				if (view !== null) return view;
				throw new Error("the files from before the agent are not kept apart here, and the agent could have changed its program");
			}
			function pickView({ workspace, command }, readable) {
				const view = addMounts(readable, options.listProgramMounts(command));
				if (workspace === "read") return view;
				const { repositoryFolders: folders, temporaryBytes: maxBytes } = options;
				const covered = [...new Set(folders)].filter((path) => !folders.some((one) => one !== path && (0, files_paths.Yw)(one, path)));
				const others = view.mounts.filter(({ target }) => !covered.some((path) => (0, files_paths.Yw)(path, target)));
				return {
					...view,
					mounts: [...others, ...covered.map((target) => ({
						type: "temporary",
						target,
						maxBytes
					}))]
				};
			}
			return {
				async start(server, start) {
					const view = pickView(server, await readView(start));
					const network = server.network.length === 0 ? null : networks.get(server.name) ?? await options.startNetwork(`egress-${server.name}`);
					if (network !== null) networks.set(server.name, network);
					if (isClosed) {
						await network?.close();
						throw new Error("the run is ending, so no server is started");
					}
					const rules = {
						allow: server.network,
						deny: options.deny,
						granted: []
					};
					const lease = network?.proxy.lend(rules, start.onDecision) ?? null;
					const child = startServerProcess({
						start(onRefused) {
							const cwd = server.workspace === "none" ? options.repositoryFolders[0] : (0, external_node_path_.join)(options.workspace, server.cwd);
							const env = {
								...options.environment,
								...renderNetworkVariables(lease),
								...server.env
							};
							return options.launcher.start({
								...{
									view,
									cwd,
									argv: () => server.command,
									env,
									network,
									onRefused
								},
								filter: network === null ? "ordinary" : "with-hosts"
							});
						},
						onEnd() {
							running.delete(child);
							lease?.close();
						},
						...{
							held: options.held,
							clock: options.clock
						}
					});
					running.add(child);
					return child;
				},
				async endAll() {
					isClosed = true;
					await Promise.all([...running].map((child) => child.end("the run is over")));
					await Promise.all([...networks.values()].map((network) => network.close()));
					networks.clear();
				}
			};
		}
		;
		function canLimit({ dash, prlimit }) {
			return dash !== null || prlimit !== null;
		}
		const cpuGraceSeconds = 5;
		const engineMemoryBytes = 4 * 1024 * 1024 * 1024;
		function renderBecome(shell, limits, limited, doors) {
			const { fileBytes, cpuSeconds, processes } = limits;
			const [processOption, fileUnit] = shell === "dash" ? ["p", 512] : ["u", 1024];
			const set = [
				"ulimit -c 0",
				...limited === "together" ? [] : [`ulimit -${processOption} ${processes}`, `ulimit -d ${Math.floor(pickMemoryBytes(limits, limited) / 1024)}`],
				`ulimit -f ${Math.floor(fileBytes / fileUnit)}`,
				...limited === "as-engine" ? [] : [`ulimit -S -t ${cpuSeconds}`, `ulimit -H -t ${cpuSeconds + cpuGraceSeconds}`]
			];
			return `${renderJoinGroup(doors)}${set.join(" && ")} && ${renderExec(doors)}`;
		}
		function renderLimits(programs, limits, limited, doors) {
			const { dash, prlimit, sh } = programs;
			if (dash !== null) return [
				dash,
				"-c",
				renderBecome("dash", limits, limited, doors),
				"bwrap"
			];
			const { fileBytes, cpuSeconds } = limits;
			const isAlone = limited !== "together";
			const hasTime = limited !== "as-engine";
			const join = doors.length === 0 ? [] : [
				sh,
				"-c",
				`${renderJoinGroup(doors)}${renderExec(doors)}`,
				"bwrap"
			];
			if (prlimit === null) return join;
			return [
				...[
					...join,
					prlimit,
					"--core=0"
				],
				...isAlone ? [`--nproc=${limits.processes}`, `--data=${pickMemoryBytes(limits, limited)}`] : [],
				...[
					`--fsize=${fileBytes}`,
					...hasTime ? [`--cpu=${cpuSeconds}:${cpuSeconds + cpuGraceSeconds}`] : [],
					"--"
				]
			];
		}
		function pickMemoryBytes({ memoryBytes }, limited) {
			return limited === "as-engine" ? Math.max(memoryBytes, engineMemoryBytes) : memoryBytes;
		}
		function renderJoinGroup(doors) {
			return doors.map((door) => `echo 0 >&${door} || { echo 'bwrap: the control group could not be joined' >&2; exit 125; }; `).join("");
		}
		function renderExec(doors) {
			return `exec "$@"${doors.map((door) => ` ${door}>&-`).join("")}`;
		}
		function listKernelLimits(programs, { fileBytes, cpuSeconds, memoryBytes, processes }, limited) {
			if (!canLimit(programs)) return {};
			return {
				"Max core file size": 0,
				"Max file size": fileBytes,
				"Max cpu time": cpuSeconds,
				...limited === "alone" && {
					"Max data size": memoryBytes,
					"Max processes": processes
				}
			};
		}
		function countThreads(uid) {
			let threads = 0;
			for (const process of (0, process_stat.O3)()) {
				const folder = `/proc/${process}`;
				if ((0, process_stat.Wi)(() => (0, external_node_fs_.statSync)(folder).uid) !== uid) continue;
				const status = (0, process_stat.Wi)(() => (0, external_node_fs_.readFileSync)(`${folder}/status`, "utf8")) ?? "";
				threads += Number(/^Threads:\s+(\d+)$/m.exec(status)?.[1] ?? 0);
			}
			return threads === 0 ? 256 : threads;
		}
		var search_path = __webpack_require__(28211);
		var output_folders = __webpack_require__(15190);
		;
		const maxFolders = 2e4;
		const maxDependencies = 40;
		function createDependencyCaches(options) {
			const { workspace, user } = options;
			let targets = [];
			const ecosystems = new Set(listFolder(workspace).flatMap(({ name }) => (0, find_steering_files.AB)(name).map(({ ecosystem }) => ecosystem)));
			const reports = (0, output_folders.WC)(ecosystems).map((name) => (0, external_node_path_.join)(workspace, name)).filter((path) => (0, files_paths.uq)(path) === null);
			function create(path) {
				try {
					(0, external_node_fs_.mkdirSync)(path);
					if (user !== null) (0, external_node_fs_.chownSync)(path, user.uid, user.gid);
					return true;
				} catch (thrown) {
					if ((0, error.up)(thrown, "EACCES", "EPERM", "EROFS", "EEXIST")) return false;
					throw thrown;
				}
			}
			return {
				prepare() {
					const caches = findDependencies(workspace).filter((folder) => !options.isWritable((0, external_node_path_.relative)(workspace, folder))).slice(0, maxDependencies).flatMap((folder) => output_folders.fi.map((name) => (0, external_node_path_.join)(folder, name)));
					const wanted = [...caches, ...options.isWritable("") ? [] : reports];
					const missing = wanted.filter((path) => (0, files_paths.uq)(path) === null);
					if (missing.length > 0) options.record(missing);
					const created = new Set(missing.filter(create));
					targets = wanted.filter((path) => created.has(path) || (0, files_paths.uq)(path)?.isDirectory() === true);
				},
				mounts: () => targets.map((target) => ({
					type: "temporary",
					target,
					maxBytes: options.maxBytes
				}))
			};
		}
		function findDependencies(workspace) {
			const found = [];
			const pending = [workspace];
			for (const folder of pending) {
				if (pending.length > maxFolders) break;
				for (const entry of listFolder(folder)) {
					if (!entry.isDirectory() || entry.name === ".git") continue;
					(entry.name === "node_modules" ? found : pending).push((0, external_node_path_.join)(folder, entry.name));
				}
			}
			return found;
		}
		function listFolder(folder) {
			try {
				return (0, external_node_fs_.readdirSync)(folder, { withFileTypes: true });
			} catch (thrown) {
				if ((0, error.up)(thrown, "EACCES", "ENOENT")) return [];
				throw thrown;
			}
		}
		var files_lease = __webpack_require__(42417);
		;
		function findNestedRepositories(workspace) {
			const found = [];
			const pending = (0, external_node_fs_.readdirSync)(workspace, { withFileTypes: true }).flatMap((entry) => entry.isDirectory() && entry.name !== ".git" ? [(0, external_node_path_.join)(workspace, entry.name)] : []);
			for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
				for (const entry of (0, external_node_fs_.readdirSync)(folder, { withFileTypes: true })) {
					const path = (0, external_node_path_.join)(folder, entry.name);
					if (entry.name === ".git") found.push(path);
					else if (entry.isDirectory() && !output_folders.DT.has(entry.name)) pending.push(path);
				}
			}
			return found;
		}
		function hideRepositories(paths, scratch, locate) {
			return paths.flatMap((target) => {
				const stats = (0, files_paths.uq)(locate(target));
				if (stats?.isDirectory() === true) return [{
					type: "temporary",
					target,
					maxBytes: 4096
				}];
				return stats?.isFile() === true ? [{
					type: "read-only",
					source: (0, external_node_path_.join)(scratch, "empty"),
					target
				}] : [];
			});
		}
		;
		const apply_patch_maxOutputBytes = 64 * 1024;
		async function applyPatch(options) {
			const { user } = options;
			const gitFolder = (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)(options.scratch, "apply-"));
			try {
				const file = (0, external_node_path_.join)(gitFolder, "changes.patch");
				(0, external_node_fs_.writeFileSync)(file, options.patch, { mode: 420 });
				if (user !== null) (0, external_node_fs_.chownSync)(gitFolder, user.uid, user.gid);
				const git = (...args) => options.run({
					type: "writable",
					source: gitFolder,
					target: gitFolder
				}, {
					...renderGitRequest(options.ownGit, gitFolder, args),
					...{
						writable: "policy",
						signal: options.signal,
						maxOutputBytes: apply_patch_maxOutputBytes
					}
				});
				const made = await git("init", "--quiet");
				if (made.exitCode !== 0) return made;
				(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(gitFolder, "info/attributes"), "* -filter -working-tree-encoding\n");
				return await git("apply", "--whitespace=nowarn", ...options.direction === "backward" ? ["--reverse"] : [], ...options.except.map((path) => `--exclude=${path.replaceAll(/[*?[\\]/g, "\\$&")}`), file);
			} finally {
				(0, remove_tree.d)(Buffer.from(gitFolder));
			}
		}
		;
		const run = (0, external_node_util_.promisify)(external_node_child_process_.execFile);
		const maxArguments = 1e3;
		function copyWorkspace(options, signal) {
			return createCopy(options.mountFacts.workspace, options, signal);
		}
		async function createCopy(source, options, signal) {
			const { mountFacts, gitPath, scratch, user } = options;
			const { workspace } = mountFacts;
			const closed = (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)(scratch, "fresh-"));
			const folder = (0, external_node_path_.join)(closed, "tree");
			const close = async () => (0, remove_tree.d)(Buffer.from(closed));
			const mount = (replacements) => buildMounts({
				...mountFacts,
				writablePaths: [workspace],
				protectedPaths: (0, files_paths.Yw)(workspace, gitPath) ? [gitPath] : [],
				replacements
			}).map((one) => one.type === "writable" && one.target === workspace ? {
				type: "writable",
				source: folder,
				target: workspace
			} : one);
			try {
				(0, external_node_fs_.mkdirSync)(folder);
				if (user !== null) (0, external_node_fs_.chownSync)(closed, user.uid, user.gid);
				await copyFiles(options.cp, source, folder, signal);
				for (const placeholder of options.placeholders) (0, files_lease.mX)((0, external_node_path_.join)(folder, (0, external_node_path_.relative)(workspace, placeholder)));
				(0, external_node_fs_.chmodSync)(folder, (0, external_node_fs_.statSync)(source).mode & 511);
				if (user !== null) (0, run_user.tJ)({
					root: folder,
					writablePaths: [folder],
					user
				});
			} catch (thrown) {
				await close();
				throw thrown;
			}
			return {
				folder,
				close,
				clone: (abort) => createCopy(folder, options, abort),
				run: (request) => options.runMounted(mount(options.replacements), {
					...request,
					writable: "policy"
				}),
				apply: (patch, except, abort) => applyPatch({
					...{
						patch,
						except,
						signal: abort,
						ownGit: options.ownGit,
						scratch,
						user
					},
					run: (extra, request) => options.runMounted([...mount([]), extra], request)
				})
			};
		}
		async function copyFiles(cp, source, folder, signal) {
			const names = (0, external_node_fs_.readdirSync)(source).filter((name) => name !== ".git");
			try {
				for (let at = 0; at < names.length; at += maxArguments) await run(cp, [
					"-a",
					...names.slice(at, at + maxArguments).map((name) => `./${name}`),
					folder
				], {
					cwd: source,
					env: { LC_ALL: "C" },
					signal
				});
			} catch (thrown) {
				if (signal.aborted) throw signal.reason;
				throw new error.tj({
					code: "sandbox",
					message: `the workspace cannot be copied for verify: ${(0, error.IP)(thrown).trim()}`,
					hint: "See whether all of it can be read, and whether the disk of the temporary folder has room for it."
				});
			}
		}
		;
		function openDirectWorkspace(options) {
			const { mountFacts, plan, policy, user, scratch } = options;
			const { workspace, hiddenFolders } = mountFacts;
			const addHome = createHomeMount(options.home, mountFacts.temporaryBytes);
			const policyMounts = [...addHome(buildMounts({
				...mountFacts,
				...plan
			})), options.outputsMount];
			const readOnlyMounts = addHome(buildMounts({
				...mountFacts,
				...plan,
				writablePaths: []
			}));
			const ownMounts = buildMounts({
				...mountFacts,
				writablePaths: [],
				protectedPaths: [],
				replacements: []
			});
			const dependencies = createDependencyCaches({
				workspace,
				isWritable: (0, search_path.xx)(policy),
				user,
				maxBytes: mountFacts.temporaryBytes,
				record: (paths) => (0, files_lease.uD)(options.stateFolder, workspace, paths)
			});
			dependencies.prepare();
			const see = (mounts) => ({
				mounts,
				namespaces: null
			});
			return {
				rung: null,
				notes: [`commands work in the workspace itself, without a layer over it: ${options.reason}`, ...plan.notes],
				scratchFolders: [],
				tree: createWholeTree({
					root: workspace,
					writablePaths: plan.writablePaths,
					protectedPaths: [...plan.protectedPaths, ...hiddenFolders]
				}),
				readFolder: () => workspace,
				readSealedFolder: () => null,
				readSealedView: async () => null,
				isDisposable: () => false,
				readView(kind) {
					if (kind === "none") return see(readOnlyMounts);
					return see(kind === "search" ? [...readOnlyMounts, options.outputsMount] : [...policyMounts, ...dependencies.mounts()]);
				},
				readOwnView: () => see([...ownMounts, ...hideRepositories(findNestedRepositories(workspace), scratch, (path) => path)]),
				async setUp(run) {
					if (user?.borrowed === true) (0, run_user.tJ)({
						root: workspace,
						writablePaths: [workspace],
						user
					});
					const done = await run(see(addHome(buildMounts({
						...mountFacts,
						...plan,
						writablePaths: [workspace],
						protectedPaths: plan.fixedPaths
					}))));
					dependencies.prepare();
					return done;
				},
				sealSetup: async () => null,
				copy: (signal) => copyWorkspace({
					mountFacts,
					...options.copyOptions
				}, signal),
				takeBack: async () => false,
				listTouched: () => null,
				listKept: () => [],
				keep: () => undefined,
				seal: async () => undefined,
				publish: async () => undefined,
				describeLeftovers: () => [],
				close: async () => undefined
			};
		}
		function createHomeMount(home, maxBytes) {
			return (mounts) => {
				const at = mounts.findIndex(({ type, target }) => type === "temporary" && (0, files_paths.Yw)(target, home));
				if (at === -1 || mounts.some(({ target }) => target === home)) return mounts;
				return [
					...mounts.slice(0, at + 1),
					{
						type: "temporary",
						target: home,
						maxBytes
					},
					...mounts.slice(at + 1)
				];
			};
		}
		;
		function openSharedSpace(options) {
			const { space, home, user, mounts } = options;
			const isCovered = (path) => mounts.some(({ type, target }) => type === "temporary" && (0, files_paths.Yw)(target, path));
			const places = [...isCovered(home) ? [{
				source: space.makeShared("home", 448),
				target: home
			}] : [], ...temporaryFolders.map((target) => ({
				source: space.makeShared(target.replaceAll("/", "-"), 1023),
				target
			}))];
			const toMount = ({ source, target }) => ({
				type: "writable",
				source,
				target
			});
			function share(given, homeKind) {
				const shown = places.filter(({ target }) => homeKind === "shared" || target !== home);
				return given.flatMap((mount) => {
					if (mount.type !== "temporary") return [mount];
					const inside = shown.filter(({ target }) => (0, files_paths.Yw)(mount.target, target));
					if (inside.some(({ target }) => target === mount.target)) return inside.toReversed().map(toMount);
					const cover = mount.target === home ? mount : {
						...mount,
						sealed: true
					};
					return [cover, ...inside.map(toMount)];
				});
			}
			const pins = new Map();
			for (const mount of [...places.map(toMount), ...mounts]) {
				const place = places.find(({ target }) => target !== mount.target && (0, files_paths.Yw)(target, mount.target));
				if (place === undefined) continue;
				for (const target of [...(0, files_paths.vl)(place.target, mount.target), mount.target]) {
					const source = (0, external_node_path_.join)(place.source, target.slice(place.target.length));
					if (pins.has(source)) continue;
					make(space.locate(source), target === mount.target ? mount : null, user);
					pins.set(source, {
						type: "writable",
						source,
						target: source
					});
				}
			}
			const scratchFolders = places.filter(({ target }) => target === "/tmp").map(({ source, target }) => ({
				target,
				folder: space.locate(source),
				access: "writable"
			}));
			return {
				share,
				pins: [...pins.values()],
				scratchFolders
			};
		}
		function make(path, mount, user) {
			const isFile = mount !== null && mount.type !== "temporary" && isFileSource(mount.source);
			(0, external_node_fs_.mkdirSync)(isFile ? (0, external_node_path_.dirname)(path) : path, {
				recursive: true,
				mode: 493
			});
			if (isFile) (0, external_node_fs_.writeFileSync)(path, "");
			if (user !== null) (0, external_node_fs_.chownSync)(path, user.uid, user.gid);
		}
		function isFileSource(source) {
			return (0, external_node_fs_.lstatSync)(source, { throwIfNoEntry: false })?.isFile() === true;
		}
		;
		const maxProtected = 1e3;
		function planLayerMounts(options) {
			const { space, mountFacts, plan, gitPath, privateGit } = options;
			const { workspace, repositoryRoot } = mountFacts;
			const isDisposable = (path) => options.disposable.isDisposable((0, external_node_path_.relative)(workspace, path), (0, files_paths.uq)(path)?.isDirectory() === true ? "folder" : "other");
			const denied = plan.protectedPaths.filter((path) => !plan.fixedPaths.includes(path) && !isDisposable(path));
			const isGitInside = (0, files_paths.Yw)(workspace, gitPath);
			const gitMounts = privateGit.mounts.filter(({ target }) => isGitInside && (0, files_paths.Yw)(gitPath, target));
			const outerGitMounts = privateGit.mounts.filter((mount) => !gitMounts.includes(mount));
			const fixedPaths = plan.fixedPaths.filter((path) => path !== gitPath);
			const replacements = plan.replacements.filter(({ target }) => !isGitInside || !(0, files_paths.Yw)(gitPath, target));
			const protectedPaths = [
				...fixedPaths,
				...options.programFolders,
				...denied.slice(0, maxProtected)
			];
			const covered = new Set([
				...plan.fixedPaths,
				...plan.replacements.map(({ target }) => target),
				...mountFacts.hiddenFolders
			].filter((path) => (0, files_paths.Yw)(workspace, path)).map((path) => readKey((0, external_node_path_.relative)(workspace, path))));
			const surrounding = {
				...mountFacts,
				writablePaths: [workspace]
			};
			const root = repositoryRoot === workspace ? [] : [{
				type: "read-only",
				source: space.repository,
				target: repositoryRoot
			}];
			const surround = (facts) => {
				const mounts = buildSurroundings({
					...facts,
					writablePaths: [repositoryRoot]
				});
				const at = mounts.findIndex(({ target }) => (0, files_paths.Yw)(repositoryRoot, target));
				return at === -1 ? [...mounts, ...root] : [
					...mounts.slice(0, at),
					...root,
					...mounts.slice(at)
				];
			};
			const outerGitFolders = mountFacts.gitFolders.filter((folder) => !(0, files_paths.Yw)(workspace, folder));
			const plain = surround({
				...surrounding,
				gitFolders: [],
				hiddenFolders: [...mountFacts.hiddenFolders, ...outerGitFolders],
				replacements: replacements.filter(({ target }) => !outerGitFolders.some((folder) => (0, files_paths.Yw)(folder, target)))
			});
			const sharedSpace = openSharedSpace({
				...{
					space,
					home: options.home,
					user: options.user
				},
				mounts: [
					...plain,
					options.outputsMount,
					...privateGit.objectMounts,
					...outerGitMounts,
					...[workspace, ...options.cacheFolders].map((target) => ({
						type: "temporary",
						target,
						maxBytes: 0
					}))
				]
			});
			const withOwnHome = [...sharedSpace.share(plain, "own"), options.outputsMount];
			const surroundings = {
				shared: [...sharedSpace.share(plain, "shared"), options.outputsMount],
				"own-home": withOwnHome,
				"shared-read-only": withOwnHome.map((mount) => mount.type === "writable" ? {
					type: "read-only",
					source: mount.source,
					target: mount.target
				} : mount),
				alone: plain,
				verify: surround({
					...surrounding,
					replacements: plan.replacements
				}),
				bare: surround({
					...surrounding,
					replacements: []
				})
			};
			const withoutWorkspace = (mounts) => mounts.filter(({ target }) => target !== workspace);
			return {
				fixedPaths,
				protectedPaths,
				covered,
				scratchFolders: sharedSpace.scratchFolders,
				inLayer: (guarded) => [
					...withoutWorkspace(buildWorkspaceMounts({
						...surrounding,
						protectedPaths: guarded,
						replacements
					})),
					...gitMounts,
					...sharedSpace.pins
				],
				inCopy: () => withoutWorkspace(buildWorkspaceMounts({
					...surrounding,
					protectedPaths: isGitInside ? [gitPath] : [],
					replacements: plan.replacements
				})),
				see: (layer, source, access, around) => ({
					mounts: [
						...surroundings[around],
						{
							type: access,
							source,
							target: workspace
						},
						...around === "verify" || around === "bare" ? [] : [...listObjectMounts(layer), ...outerGitMounts]
					],
					namespaces: layer.namespaces
				})
			};
			function listObjectMounts(layer) {
				return privateGit.objectMounts.map((mount) => mount.type !== "temporary" && (0, files_paths.Yw)(workspace, mount.source) ? {
					...mount,
					source: (0, external_node_path_.join)(layer.merged, (0, external_node_path_.relative)(workspace, mount.source))
				} : mount);
			}
		}
		;
		function createLayerTree({ folder, upper, lower }, options) {
			function isSkipped(key, ...sides) {
				if (options.isLeftOut(key)) return true;
				if (sides.some((stats) => stats?.isSocket() === true) && sides.every((stats) => stats?.isSocket() !== false)) return true;
				return options.isDisposable(renderKey(key), sides.some((stats) => stats?.isDirectory() === true) ? "folder" : "other");
			}
			function list(path, descriptor, closedFolders) {
				const names = listNames(path, descriptor, closedFolders);
				if (names === null && closedFolders === "open") throw new Error("a folder of the layer cannot be listed");
				return names ?? [];
			}
			return {
				root: folder,
				walk(maxPaths, closedFolders, visit) {
					let count = 0;
					const tell = (key, stats) => {
						count += 1;
						visit(key, stats === null ? null : createStamp(stats, isTooDeep(key) ? "special" : readKind(stats)));
					};
					const tellBelow = (side, start) => {
						const [root, closed] = side === "folder" ? [folder, closedFolders] : [lower, "leave"];
						const pending = [start];
						for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
							if (count > maxPaths) return;
							if (isTooDeep(key)) continue;
							(0, no_follow.Z8)(root, key, (path, descriptor) => {
								for (const name of list(path, descriptor, closed)) {
									const inner = `${key}/${name}`;
									const stats = (0, no_follow.l6)((0, no_follow.EM)(path, name));
									if (isSkipped(inner, stats)) continue;
									tell(inner, side === "folder" ? stats : null);
									if (stats?.isDirectory() === true) pending.push(inner);
								}
							});
						}
					};
					const pending = [""];
					const compare = (key, merged, below, names) => {
						for (const name of names) {
							const inner = key === "" ? name : `${key}/${name}`;
							const now = (0, no_follow.l6)((0, no_follow.EM)(merged, name));
							const before = below === null ? null : (0, no_follow.l6)((0, no_follow.EM)(below, name));
							if (isSkipped(inner, now, before)) continue;
							tell(inner, now);
							const isFolder = now?.isDirectory() === true;
							if (before?.isDirectory() === true) {
								if (!isFolder) tellBelow("lower", inner);
								else if (!isTooDeep(inner)) pending.push(inner);
							} else if (isFolder) tellBelow("folder", inner);
						}
					};
					for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
						if (count > maxPaths) return false;
						const at = key;
						const listed = (0, no_follow.Z8)(folder, at, (merged, descriptor) => {
							const shown = new Set(list(merged, descriptor, closedFolders));
							const own = (0, no_follow.Z8)(upper, at, (path, opened) => list(path, opened, "leave")) ?? [];
							const compareWith = (below, names) => {
								compare(at, merged, below, new Set([...own, ...names.filter((name) => !shown.has(name))]));
								return true;
							};
							return (0, no_follow.Z8)(lower, at, (path, opened) => compareWith(path, list(path, opened, "leave"))) ?? compareWith(null, []);
						});
						if (listed === null) throw new Error(`${renderKey(at)} was replaced while it was listed`);
					}
					return count <= maxPaths;
				},
				readBase(key) {
					const stats = (0, no_follow.Je)(lower, key);
					if (stats === null) return null;
					const stamp = createStamp(stats, readKind(stats));
					const path = (0, no_follow.EM)(lower, key);
					return {
						stamp,
						copy: stamp.kind === "file" ? readKeptFile(path, Number(stamp.size)) : null,
						target: stamp.kind === "symlink" ? (0, external_node_fs_.readlinkSync)(path, "latin1") : null,
						racy: false
					};
				}
			};
		}
		;
		function listTouched(tree, told) {
			const present = [];
			const replaced = [];
			const missing = [];
			const digest = (0, external_node_crypto_.createHash)("sha256");
			const visited = new Set();
			tree.walk(Number.POSITIVE_INFINITY, "open", (key, stamp) => {
				const path = renderKey(key);
				if (path.split("/").some((part) => part.toLowerCase() === ".git")) return;
				visited.add(key);
				digest.update(`${key}\0${stamp === null ? "" : [
					stamp.kind,
					stamp.ino,
					stamp.size,
					stamp.ctimeNs
				].join()}\0`);
				if (path.includes("\ufffd")) return void missing.push(`${path} has a name that is not valid Unicode`);
				if (stamp?.kind === "special") missing.push(`${path} is no file`);
				if (stamp !== null && stamp.kind !== "file" && stamp.kind !== "symlink") {
					if (told.has(key) || ![null, "directory"].includes(tree.readBase(key)?.stamp.kind ?? null)) replaced.push(path);
					return;
				}
				if (stamp?.kind === "file" && (stamp.mode & 256) === 0) (0, no_follow.iD)(tree.root, key, (file) => (0, no_follow.G_)(file, stamp.mode | 256));
				told.add(key);
				(stamp === null ? replaced : present).push(path);
			});
			for (const key of told) {
				if (visited.has(key)) continue;
				const stats = (0, no_follow.Je)(tree.root, key);
				(stats === null || stats.isSocket() ? replaced : present).push(renderKey(key));
			}
			digest.update(String(told.size));
			return {
				present,
				replaced,
				missing: missing.join("; "),
				version: digest.digest("hex")
			};
		}
		;
		const folderFlags = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_DIRECTORY | external_node_fs_.constants.O_NOFOLLOW;
		const temporaryName = ".script-harness-";
		function readRealStamp(workspace, key) {
			const stats = (0, no_follow.Je)(workspace, key);
			return stats === null ? null : createStamp(stats, readKind(stats));
		}
		function writeBack(options) {
			const { workspace, folder, changes } = options;
			const foreign = changes.filter(({ key, now }) => {
				const expected = options.readExpected(key);
				const found = readRealStamp(workspace, key);
				if (expected === null || found === null) return expected !== found;
				return now === "directory" && found.kind === "directory" ? false : !isUnchanged(expected, found);
			});
			if (foreign.length > 0) throw new error.tj({
				code: "tampered",
				message: `changed by another process while the agent worked on it: ${foreign.slice(0, 10).map(({ path }) => path).join(", ")}`,
				hint: "Nothing was written to the workspace; changes.patch of the record holds the changes of the agent."
			});
			for (const { key, now } of changes.toReversed()) {
				const real = readRealStamp(workspace, key);
				if (real === null || real.kind === now) continue;
				withParent(workspace, key, (target) => {
					if (real.kind !== "directory") return (0, external_node_fs_.unlinkSync)(target);
					try {
						(0, external_node_fs_.rmdirSync)(target);
					} catch (thrown) {
						if (!(0, error.up)(thrown, "ENOTEMPTY")) throw thrown;
					}
				});
			}
			for (const { key, now } of changes) {
				if (now === null || now === "special") continue;
				withParent(workspace, key, (target, parent) => write(target, parent, (0, no_follow.EM)(folder, key), now));
			}
		}
		function isUnchanged(expected, found) {
			return expected.kind === "directory" ? found.kind === "directory" : isSameStamp(expected, found);
		}
		function write(target, parent, source, kind) {
			const owner = process.getuid?.() === 0 ? (0, external_node_fs_.fstatSync)(parent) : null;
			if (kind === "directory") {
				if ((0, external_node_fs_.lstatSync)(target, { throwIfNoEntry: false })?.isDirectory() === true) return;
				(0, external_node_fs_.mkdirSync)(target, (0, external_node_fs_.lstatSync)(source).mode & 511);
				if (owner !== null) (0, external_node_fs_.chownSync)(target, owner.uid, owner.gid);
				return;
			}
			const temporary = Buffer.concat([Buffer.from(`/proc/self/fd/${parent}/${temporaryName}`), Buffer.from(String(process.pid))]);
			if (kind === "symlink") {
				(0, external_node_fs_.symlinkSync)((0, external_node_fs_.readlinkSync)(source, "buffer"), temporary);
				if (owner !== null) (0, external_node_fs_.lchownSync)(temporary, owner.uid, owner.gid);
				return (0, external_node_fs_.renameSync)(temporary, target);
			}
			const stats = (0, external_node_fs_.lstatSync)(source);
			const before = (0, external_node_fs_.lstatSync)(target, { throwIfNoEntry: false });
			const descriptor = (0, external_node_fs_.openSync)(temporary, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL, 384);
			try {
				readKeptFile(source, stats.size).writeTo(descriptor);
				const { uid, gid } = before ?? owner ?? {
					uid: 0,
					gid: 0
				};
				if (owner !== null) (0, external_node_fs_.fchownSync)(descriptor, uid, gid);
				(0, external_node_fs_.fchmodSync)(descriptor, stats.mode & 511);
				(0, external_node_fs_.renameSync)(temporary, target);
			} catch (thrown) {
				(0, external_node_fs_.unlinkSync)(temporary);
				throw thrown;
			} finally {
				(0, external_node_fs_.closeSync)(descriptor);
			}
		}
		function withParent(workspace, key, use) {
			const parts = key.split("/");
			const name = parts.pop() ?? "";
			let folder = (0, external_node_fs_.openSync)(workspace, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_DIRECTORY);
			try {
				for (const part of parts) {
					const path = (0, no_follow.EM)(`/proc/self/fd/${folder}`, part);
					if ((0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) === undefined) {
						const above = (0, external_node_fs_.fstatSync)(folder);
						(0, external_node_fs_.mkdirSync)(path, above.mode & 511);
						if (process.getuid?.() === 0) (0, external_node_fs_.chownSync)(path, above.uid, above.gid);
					}
					const next = (0, external_node_fs_.openSync)(path, folderFlags);
					(0, external_node_fs_.closeSync)(folder);
					folder = next;
				}
				use((0, no_follow.EM)(`/proc/self/fd/${folder}`, name), folder);
			} finally {
				(0, external_node_fs_.closeSync)(folder);
			}
		}
		;
		async function openLayeredWorkspace(options) {
			const { space, plan, disposable, scratch, privateGit } = options;
			const { workspace } = options.mountFacts;
			const mounts = planLayerMounts(options);
			const placeholders = plan.placeholders.map((path) => (0, external_node_path_.relative)(workspace, path));
			const told = new Set();
			const firstSeen = new Map();
			let lowers = [];
			let current = await openLayer(mounts.protectedPaths);
			let sealed = null;
			let untouched = null;
			function openLayer(guarded) {
				return space.openLayer({
					...{
						lowers,
						compareWith: lowers,
						access: "writable",
						folders: placeholders
					},
					mounts: mounts.inLayer(guarded)
				});
			}
			const openTree = (layer, upper) => createLayerTree({
				folder: layer.folder,
				upper,
				lower: layer.lower
			}, {
				isLeftOut: (key) => mounts.covered.has(key),
				isDisposable: (path, kind) => disposable.isDisposable(path, kind)
			});
			let tree = openTree(current, current.upper ?? "");
			const reset = (layer, upper) => {
				current = layer;
				tree = openTree(layer, upper);
			};
			function readOwnView(layer = current) {
				const view = mounts.see(layer, layer.merged, "read-only", "bare");
				const hidden = hideRepositories(plan.nestedRepositories, scratch, (path) => (0, external_node_path_.join)(layer.folder, (0, external_node_path_.relative)(workspace, path)));
				return {
					...view,
					mounts: [...view.mounts, ...hidden]
				};
			}
			const watched = {
				get root() {
					return tree.root;
				},
				walk: (maxPaths, closedFolders, visit) => tree.walk(maxPaths, closedFolders, (key, stamp) => {
					if (!firstSeen.has(key)) firstSeen.set(key, readRealStamp(workspace, key));
					visit(key, stamp);
				}),
				readBase: (key) => tree.readBase(key)
			};
			let takenBack = [];
			function openCopyLayer() {
				return space.openLayer({
					...{
						lowers,
						compareWith: lowers,
						access: "writable",
						folders: []
					},
					mounts: mounts.inCopy()
				});
			}
			const applyTo = (layer, patch) => applyPatch({
				...{
					...patch,
					ownGit: options.ownGit,
					scratch,
					user: options.user
				},
				run(extra, request) {
					const view = mounts.see(layer, layer.merged, "writable", "bare");
					return options.run({
						...view,
						mounts: [...view.mounts, extra]
					}, request);
				}
			});
			async function openCopy() {
				const layer = await openCopyLayer();
				return {
					folder: layer.folder,
					run: (request) => options.run(mounts.see(layer, layer.view, "writable", "verify"), {
						...request,
						writable: "policy"
					}),
					apply: (patch, except, signal) => applyTo(layer, {
						patch,
						except,
						signal
					}),
					clone: openCopy,
					close: () => layer.end()
				};
			}
			return {
				rung: space.rung,
				notes: plan.notes,
				scratchFolders: mounts.scratchFolders,
				tree: watched,
				readFolder() {
					space.checkAlive();
					return current.folder;
				},
				readSealedFolder: () => current.lower,
				readView: (kind) => {
					space.checkAlive();
					return mounts.see(current, current.view, ...views[kind]);
				},
				isDisposable: (path) => disposable.isDisposable(path, "other"),
				async readSealedView() {
					space.checkAlive();
					untouched ??= openLayer(mounts.protectedPaths);
					const layer = await untouched;
					return mounts.see(layer, layer.view, "read-only", "alone");
				},
				readOwnView,
				async setUp(run) {
					await current.end();
					reset(...withUpper(await openLayer(mounts.fixedPaths)));
					return run(mounts.see(current, current.view, "writable", "shared"));
				},
				async sealSetup() {
					const changed = listChanges(tree).filter(({ key }) => tree.readBase(key) !== null);
					restoreChanges({
						root: tree.root,
						refused: changed,
						readEntry: (key) => tree.readBase(key)
					});
					await current.end();
					lowers = [current.name, ...lowers];
					firstSeen.clear();
					told.clear();
					reset(...withUpper(await openLayer(mounts.protectedPaths)));
					return changed.filter(({ now }) => now !== "directory").map(({ path }) => path);
				},
				copy: openCopy,
				async takeBack(patch, paths, signal) {
					const layer = await openCopyLayer();
					const done = await applyTo(layer, {
						patch,
						except: [],
						signal,
						direction: "backward"
					});
					await layer.end();
					if (done.exitCode !== 0) return false;
					await current.end();
					lowers = [layer.name, ...lowers];
					takenBack = paths;
					firstSeen.clear();
					told.clear();
					reset(...withUpper(await openLayer(mounts.protectedPaths)));
					return true;
				},
				listTouched: () => listTouched(watched, told),
				listKept: (isExcepted) => listKept(tree, isExcepted),
				keep: (path) => disposable.keep(path),
				async seal(released) {
					if (sealed !== null) return;
					const { present, replaced, missing } = listTouched(watched, told);
					const isUnchanged = present.length === 0 && replaced.length === 0 && missing === "" && lowers.length === 0;
					if (isUnchanged) {
						sealed = current;
						return;
					}
					await released;
					await current.end();
					const upper = current.upper ?? "";
					sealed = await space.openLayer({ ...{
						lowers: [current.name, ...lowers],
						compareWith: lowers,
						access: "read-only",
						folders: [],
						mounts: []
					} });
					reset(sealed, upper);
				},
				async publish(isWanted) {
					const listed = listChanges(tree);
					const known = new Set(listed.map(({ path }) => path));
					const undone = takenBack.filter((path) => !known.has(path)).map((path) => {
						const stats = (0, no_follow.Je)(tree.root, readKey(path));
						return {
							key: readKey(path),
							path,
							kind: "modified",
							now: stats === null ? null : readKind(stats)
						};
					});
					const changes = [...listed, ...undone].filter(({ path, now }) => isWanted(path, now));
					writeBack({
						...{
							workspace,
							folder: tree.root,
							changes
						},
						readExpected: (key) => {
							const seen = firstSeen.get(key);
							return seen === undefined ? readRealStamp(workspace, key) : seen;
						}
					});
				},
				describeLeftovers: () => privateGit.describeLeftovers(),
				async close() {
					space.kill();
				}
			};
		}
		const views = {
			policy: ["writable", "shared"],
			"policy-with-hosts": ["writable", "own-home"],
			search: ["read-only", "shared-read-only"],
			none: ["read-only", "alone"]
		};
		function withUpper(layer) {
			return [layer, layer.upper ?? ""];
		}
		var git_layout = __webpack_require__(17630);
		;
		const objectPlace = "/run/git-objects";
		const maxAlternates = 20;
		const stateFiles = [...[
			"HEAD",
			"packed-refs",
			"shallow",
			"index",
			"ORIG_HEAD"
		], ...[
			"MERGE_HEAD",
			"MERGE_MSG",
			"MERGE_MODE",
			"CHERRY_PICK_HEAD",
			"REVERT_HEAD"
		]];
		const steering = [
			"config",
			"commondir",
			"config.worktree",
			"hooks",
			"info",
			"objects/info"
		];
		function createPrivateGit(options) {
			const { layout, workspace, scratch, user } = options;
			const place = (0, external_node_path_.join)(scratch, "git");
			const objects = [];
			const made = [];
			const { gitPath, gitFolder, commonFolder } = layout;
			const isFolder = (0, external_node_fs_.lstatSync)(gitPath).isDirectory();
			const target = isFolder ? gitPath : "/run/git";
			(0, external_node_fs_.mkdirSync)(place, { mode: 493 });
			const folder = (0, external_node_path_.join)(place, "repository");
			make(folder, target, gitFolder, commonFolder, layout.repositoryRoot);
			markMasked(folder);
			if (user !== null) (0, run_user.tJ)({
				root: place,
				writablePaths: [place],
				user
			});
			const before = readHead(folder);
			function make(to, toTarget, from, common, workTree) {
				for (const name of [
					"objects/info",
					"hooks",
					"info",
					"refs",
					"logs"
				]) (0, external_node_fs_.mkdirSync)((0, external_node_path_.join)(to, name), { recursive: true });
				made.push({
					folder: to,
					target: toTarget
				});
				for (const name of new Set([...stateFiles, ...private_git_listNames(from).filter((each) => each.startsWith("sharedindex."))])) {
					const source = [(0, external_node_path_.join)(from, name), (0, external_node_path_.join)(common, name)].find((path) => (0, files_paths.uq)(path)?.isFile() === true);
					if (source !== undefined) (0, external_node_fs_.copyFileSync)(source, (0, external_node_path_.join)(to, name));
				}
				for (const source of new Set([(0, external_node_path_.join)(common, "refs"), (0, external_node_path_.join)(from, "refs")])) if ((0, files_paths.uq)(source)?.isDirectory() === true) (0, external_node_fs_.cpSync)(source, (0, external_node_path_.join)(to, "refs"), {
					recursive: true,
					verbatimSymlinks: true
				});
				for (const name of ["exclude", "sparse-checkout"]) {
					const source = [(0, external_node_path_.join)(from, "info", name), (0, external_node_path_.join)(common, "info", name)].find((path) => (0, files_paths.uq)(path)?.isFile() === true);
					if (source !== undefined) (0, external_node_fs_.copyFileSync)(source, (0, external_node_path_.join)(to, "info", name));
				}
				const borrowed = listObjects((0, external_node_path_.join)(common, "objects")).map((path) => {
					if (!objects.includes(path)) objects.push(path);
					return `${objectPlace}/${objects.indexOf(path)}`;
				});
				(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(to, "objects/info/alternates"), `${borrowed.join("\n")}\n`);
				(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(to, "config"), renderConfig((0, external_node_path_.join)(common, "config"), workTree, toTarget));
				(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(to, "commondir"), ".\n");
				(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(to, "config.worktree"), "");
				for (const name of listModules((0, external_node_path_.join)(common, "modules"))) {
					const module = (0, external_node_path_.join)(common, "modules", name);
					make((0, external_node_path_.join)(to, "modules", name), (0, external_node_path_.join)(toTarget, "modules", name), module, module, readWorkTree(module));
				}
			}
			function renderConfig(file, workTree, toTarget) {
				const lines = [
					(0, external_node_fs_.existsSync)(file) ? layout.configFiles.get((0, external_node_fs_.realpathSync)(file)) ?? "" : "",
					"[core]\n	hooksPath = /dev/null\n	fsmonitor = false\n",
					user === null ? "" : "	checkStat = minimal\n	trustctime = false\n",
					toTarget === target ? "" : `\tworktree = ${workTree}\n`,
					"[gc]\n	auto = 0\n	writeCommitGraph = false\n[maintenance]\n	auto = false\n[repack]\n	updateServerInfo = false\n",
					"[user]\n	name = agent\n	email = agent@localhost\n"
				];
				return lines.join("");
			}
			function markMasked(to) {
				if (options.masked.length === 0) return;
				(0, external_node_child_process_.execFileSync)(options.git, [...[`--git-dir=${to}`, `--work-tree=${layout.repositoryRoot}`], ...[
					"update-index",
					"--skip-worktree",
					"-z",
					"--stdin"
				]], {
					cwd: layout.repositoryRoot,
					env: git_layout._K,
					input: options.masked.map((path) => `${path}\0`).join(""),
					stdio: [
						"pipe",
						"ignore",
						"ignore"
					]
				});
			}
			const guards = made.flatMap(({ folder: from, target: to }) => steering.map((name) => ({
				type: "read-only",
				source: (0, external_node_path_.join)(from, name),
				target: (0, external_node_path_.join)(to, name)
			})));
			const file = (0, external_node_path_.join)(place, "file");
			if (!isFolder) (0, external_node_fs_.writeFileSync)(file, `gitdir: ${target}\n`);
			return {
				mounts: [
					{
						type: "writable",
						source: folder,
						target
					},
					...guards,
					...isFolder ? [] : [{
						type: "read-only",
						source: file,
						target: gitPath
					}]
				],
				objectMounts: objects.flatMap((source, index) => {
					const to = `${objectPlace}/${index}`;
					const hasOwn = (0, files_paths.uq)((0, external_node_path_.join)(source, "info/alternates"))?.isFile() === true;
					return [{
						type: "read-only",
						source,
						target: to
					}, ...hasOwn ? [{
						type: "read-only",
						source: (0, external_node_path_.join)(scratch, "empty"),
						target: `${to}/info/alternates`
					}] : []];
				}),
				describeLeftovers() {
					const after = readHead(folder);
					return [...(0, files_paths.uq)((0, external_node_path_.join)(folder, "refs/stash")) === null ? [] : ["changes are left in a stash of the run\u2019s own git, and the patch does not hold them"], ...after.text === before.text && after.commit === before.commit ? [] : [`HEAD of the run\u2019s own git moved${after.branch === "" ? "" : ` on branch ${after.branch}`}; its commits end with the run, and the patch is made from the files`]];
				}
			};
			function readWorkTree(module) {
				const worktree = /^[ \t]*worktree[ \t]*=[ \t]*(\S.*)$/m.exec(readText((0, external_node_path_.join)(module, "config")) ?? "")?.[1] ?? "";
				const path = (0, external_node_path_.resolve)(module, worktree.trim());
				return (0, files_paths.Yw)(workspace, path) ? path : workspace;
			}
		}
		function listObjects(folder) {
			const found = [folder];
			for (const one of found) {
				if (found.length >= maxAlternates) break;
				for (const line of (readText((0, external_node_path_.join)(one, "info/alternates")) ?? "").split("\n")) {
					if (line === "" || line.startsWith("#")) continue;
					const path = (0, external_node_path_.resolve)(one, line);
					if ((0, files_paths.uq)(path)?.isDirectory() === true && !found.includes(path)) found.push(path);
				}
			}
			return found;
		}
		function listModules(folder) {
			const found = [];
			const pending = private_git_listNames(folder);
			for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
				const path = (0, external_node_path_.join)(folder, name);
				if ((0, files_paths.uq)(path)?.isDirectory() !== true) continue;
				if ((0, files_paths.uq)((0, external_node_path_.join)(path, "HEAD"))?.isFile() === true) found.push(name);
				else for (const inner of private_git_listNames(path)) pending.push((0, external_node_path_.join)(name, inner));
			}
			return found;
		}
		function private_git_listNames(folder) {
			return (0, files_paths.uq)(folder)?.isDirectory() === true ? (0, external_node_fs_.readdirSync)(folder) : [];
		}
		function readHead(folder) {
			const text = (readText((0, external_node_path_.join)(folder, "HEAD")) ?? "").trim();
			const branch = /^ref: refs\/heads\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/.exec(text)?.[1] ?? "";
			if (branch === "") return {
				text,
				commit: text,
				branch
			};
			const ref = `refs/heads/${branch}`;
			const packed = (readText((0, external_node_path_.join)(folder, "packed-refs")) ?? "").split("\n").find((line) => line.endsWith(` ${ref}`))?.split(" ")[0];
			return {
				text,
				commit: (readText((0, external_node_path_.join)(folder, ref)) ?? packed ?? "").trim(),
				branch
			};
		}
		function readText(path) {
			const stats = (0, files_paths.uq)(path);
			return stats?.isFile() === true && stats.size < 16 * 1024 * 1024 ? (0, external_node_fs_.readFileSync)(path, "utf8") : null;
		}
		;
		async function openWorkspace(parts, { mountFacts }, given) {
			const { options, workspace, layout, searchPath, git } = parts;
			const { scratch, user, space, plan } = parts.borrowed;
			const { policy, facts, stateFolder } = options;
			const { committed, outputsMount, runVerify } = given;
			const shared = {
				mountFacts,
				plan,
				scratch,
				user,
				outputsMount,
				home: facts.home
			};
			if ("openLayer" in space) return openLayeredWorkspace({
				...{
					...shared,
					space,
					gitPath: layout.gitPath,
					ownGit: readOwnGit(parts),
					run: runVerify
				},
				disposable: await parts.disposable,
				privateGit: createPrivateGit({
					layout,
					workspace,
					git,
					scratch,
					user,
					masked: committed
				}),
				cacheFolders: listCacheFolders(policy.caches, facts).map(({ target }) => target),
				programFolders: policy.programs === "any" ? [] : searchPath.path.split(":").filter((folder) => (0, files_paths.Yw)(workspace, folder))
			});
			return openDirectWorkspace({
				...{
					...shared,
					policy,
					stateFolder,
					reason: space.reason
				},
				copyOptions: {
					...{
						gitPath: layout.gitPath,
						replacements: plan.replacements,
						placeholders: plan.placeholders
					},
					...{
						scratch,
						user,
						cp: parts.programs.cp,
						ownGit: readOwnGit(parts)
					},
					runMounted: (mounts, request) => runVerify({
						mounts,
						namespaces: null
					}, request)
				}
			});
		}
		function readOwnGit({ git, programs, layout }) {
			return {
				git,
				sh: programs.sh,
				repositoryRoot: layout.repositoryRoot
			};
		}
		var environment = __webpack_require__(26706);
		;
		const lastSyscall = 469;
		const syscallNumbers = {
			add_key: {
				x64: 248,
				arm64: 217
			},
			adjtimex: {
				x64: 159,
				arm64: 171
			},
			bpf: {
				x64: 321,
				arm64: 280
			},
			chmod: {
				x64: 90,
				arm64: null
			},
			chroot: {
				x64: 161,
				arm64: 51
			},
			clock_adjtime: {
				x64: 305,
				arm64: 266
			},
			clock_settime: {
				x64: 227,
				arm64: 112
			},
			clone: {
				x64: 56,
				arm64: 220
			},
			clone3: {
				x64: 435,
				arm64: 435
			},
			creat: {
				x64: 85,
				arm64: null
			},
			create_module: {
				x64: 174,
				arm64: null
			},
			delete_module: {
				x64: 176,
				arm64: 106
			},
			fanotify_init: {
				x64: 300,
				arm64: 262
			},
			fanotify_mark: {
				x64: 301,
				arm64: 263
			},
			fchmod: {
				x64: 91,
				arm64: 52
			},
			fchmodat: {
				x64: 268,
				arm64: 53
			},
			fchmodat2: {
				x64: 452,
				arm64: 452
			},
			finit_module: {
				x64: 313,
				arm64: 273
			},
			fsconfig: {
				x64: 431,
				arm64: 431
			},
			fsmount: {
				x64: 432,
				arm64: 432
			},
			fsopen: {
				x64: 430,
				arm64: 430
			},
			fspick: {
				x64: 433,
				arm64: 433
			},
			init_module: {
				x64: 175,
				arm64: 105
			},
			io_uring_enter: {
				x64: 426,
				arm64: 426
			},
			io_uring_register: {
				x64: 427,
				arm64: 427
			},
			io_uring_setup: {
				x64: 425,
				arm64: 425
			},
			ioctl: {
				x64: 16,
				arm64: 29
			},
			kcmp: {
				x64: 312,
				arm64: 272
			},
			kexec_file_load: {
				x64: 320,
				arm64: 294
			},
			kexec_load: {
				x64: 246,
				arm64: 104
			},
			keyctl: {
				x64: 250,
				arm64: 219
			},
			memfd_secret: {
				x64: 447,
				arm64: 447
			},
			mknod: {
				x64: 133,
				arm64: null
			},
			mknodat: {
				x64: 259,
				arm64: 33
			},
			mount: {
				x64: 165,
				arm64: 40
			},
			mount_setattr: {
				x64: 442,
				arm64: 442
			},
			move_mount: {
				x64: 429,
				arm64: 429
			},
			open: {
				x64: 2,
				arm64: null
			},
			open_by_handle_at: {
				x64: 304,
				arm64: 265
			},
			open_tree: {
				x64: 428,
				arm64: 428
			},
			open_tree_attr: {
				x64: 467,
				arm64: 467
			},
			openat: {
				x64: 257,
				arm64: 56
			},
			openat2: {
				x64: 437,
				arm64: 437
			},
			perf_event_open: {
				x64: 298,
				arm64: 241
			},
			personality: {
				x64: 135,
				arm64: 92
			},
			pidfd_getfd: {
				x64: 438,
				arm64: 438
			},
			pivot_root: {
				x64: 155,
				arm64: 41
			},
			process_vm_readv: {
				x64: 310,
				arm64: 270
			},
			process_vm_writev: {
				x64: 311,
				arm64: 271
			},
			ptrace: {
				x64: 101,
				arm64: 117
			},
			quotactl: {
				x64: 179,
				arm64: 60
			},
			quotactl_fd: {
				x64: 443,
				arm64: 443
			},
			request_key: {
				x64: 249,
				arm64: 218
			},
			setns: {
				x64: 308,
				arm64: 268
			},
			settimeofday: {
				x64: 164,
				arm64: 170
			},
			shmget: {
				x64: 29,
				arm64: 194
			},
			setsockopt: {
				x64: 54,
				arm64: 208
			},
			socket: {
				x64: 41,
				arm64: 198
			},
			socketpair: {
				x64: 53,
				arm64: 199
			},
			umount2: {
				x64: 166,
				arm64: 39
			},
			unshare: {
				x64: 272,
				arm64: 97
			},
			userfaultfd: {
				x64: 323,
				arm64: 282
			}
		};
		;
		const auditArchitectures = {
			x64: 3221225534,
			arm64: 3221225655
		};
		const x32Bit = 1073741824;
		const errors = {
			EPERM: 1,
			ENOSPC: 28,
			ENOSYS: 38,
			ENOPROTOOPT: 92,
			EPROTONOSUPPORT: 93,
			EAFNOSUPPORT: 97
		};
		const numberOffset = 0;
		const architectureOffset = 4;
		const argumentsOffset = 16;
		const maxSegmentBytes = 64 * 1024;
		const maxSegments = 4096;
		const tracing = [
			"ptrace",
			"process_vm_readv",
			"process_vm_writev"
		];
		const refused = [
			"kcmp",
			"pidfd_getfd",
			"bpf",
			"perf_event_open",
			"userfaultfd",
			"keyctl",
			"add_key",
			"request_key",
			"mount",
			"umount2",
			"open_tree",
			"open_tree_attr",
			"move_mount",
			"mount_setattr",
			"fsopen",
			"fsconfig",
			"fsmount",
			"fspick",
			"pivot_root",
			"chroot",
			"unshare",
			"setns",
			"kexec_load",
			"kexec_file_load",
			"create_module",
			"init_module",
			"finit_module",
			"delete_module",
			"settimeofday",
			"clock_settime",
			"clock_adjtime",
			"adjtimex",
			"open_by_handle_at",
			"fanotify_init",
			"fanotify_mark",
			"memfd_secret",
			"quotactl",
			"quotactl_fd"
		];
		const seccomp_hidden = [
			"io_uring_setup",
			"io_uring_enter",
			"io_uring_register",
			"clone3",
			"openat2"
		];
		function buildSeccompFilter(options) {
			const { arch } = options;
			return encode([
				load(architectureOffset),
				ifEqual(auditArchitectures[arch], 1, 0),
				kill,
				load(numberOffset),
				...arch === "x64" ? [ifAtLeast(x32Bit, 0, 1), kill] : [],
				ifAtLeast(lastSyscall + 1, 0, 1),
				fail("ENOSYS"),
				...refuseCalls(arch, options.ptrace === "deny" ? [...tracing, ...refused] : refused, fail("EPERM")),
				...refuseCalls(arch, seccomp_hidden, fail("ENOSYS")),
				...listArgumentRules(options).flatMap((rule) => checkArguments(arch, rule)),
				allow
			]);
		}
		function listArgumentRules({ unixSockets, segments }) {
			return [
				{
					syscalls: ["clone"],
					check: refuseBits(0, namespaceFlags)
				},
				{
					syscalls: ["ioctl"],
					check: refuseValues(1, [terminalInput, consoleControl])
				},
				{
					syscalls: ["personality"],
					check: allowValues(0, [0, queryPersonality], "EPERM")
				},
				{
					syscalls: ["socket"],
					check: checkSocket(unixSockets)
				},
				{
					syscalls: ["socketpair"],
					check: checkSocketPair(unixSockets)
				},
				{
					syscalls: ["setsockopt"],
					check: refuseOption(tcpLevel, upperLayerProtocol)
				},
				{
					syscalls: [
						"chmod",
						"fchmod",
						"creat",
						"mknod"
					],
					check: refuseBits(1, setIdBits)
				},
				{
					syscalls: [
						"fchmodat",
						"fchmodat2",
						"mknodat"
					],
					check: refuseBits(2, setIdBits)
				},
				{
					syscalls: ["open"],
					check: checkOpen(1)
				},
				{
					syscalls: ["openat"],
					check: checkOpen(2)
				},
				...segments === "any" ? [] : [{
					syscalls: ["shmget"],
					check: refuseAbove(1, maxSegmentBytes)
				}]
			];
		}
		const namespaceFlags = 2114060288;
		const terminalInput = 21522;
		const consoleControl = 21532;
		const queryPersonality = 4294967295;
		const setIdBits = 3072;
		const families = {
			unix: 1,
			inet: 2,
			inet6: 10,
			netlink: 16
		};
		const protocols = {
			tcp: 6,
			udp: 17,
			icmp: 1,
			icmp6: 58
		};
		const socketTypeMask = 15;
		const socketTypes = {
			stream: 1,
			datagram: 2,
			seqpacket: 5
		};
		const tcpLevel = 6;
		const upperLayerProtocol = 31;
		const createFlags = 64 | 4194304;
		function checkSocket(unixSockets) {
			return [
				loadArgument(0),
				...unixSockets === "allow" ? [ifEqual(families.unix, 0, 1), allow] : [],
				ifEqual(families.inet, 6, 0),
				ifEqual(families.inet6, 5, 0),
				ifEqual(families.netlink, 0, 3),
				loadArgument(2),
				ifEqual(0, 0, 1),
				allow,
				fail("EAFNOSUPPORT"),
				loadArgument(2),
				...Object.values(protocols).flatMap((protocol) => [ifEqual(protocol, 0, 1), allow]),
				ifEqual(0, 1, 0),
				fail("EPROTONOSUPPORT"),
				loadArgument(1),
				maskWith(socketTypeMask),
				...[socketTypes.stream, socketTypes.datagram].flatMap((type) => [ifEqual(type, 0, 1), allow]),
				fail("EPROTONOSUPPORT")
			];
		}
		function refuseOption(level, name) {
			return [
				loadArgument(1),
				ifEqual(level, 0, 3),
				loadArgument(2),
				ifEqual(name, 0, 1),
				fail("ENOPROTOOPT"),
				allow
			];
		}
		function checkSocketPair(unixSockets) {
			if (unixSockets === "allow") return allowValues(0, [families.unix], "EAFNOSUPPORT");
			return [
				loadArgument(0),
				ifEqual(families.unix, 1, 0),
				fail("EAFNOSUPPORT"),
				loadArgument(1),
				maskWith(socketTypeMask),
				...[socketTypes.stream, socketTypes.seqpacket].flatMap((type) => [ifEqual(type, 0, 1), allow]),
				fail("EAFNOSUPPORT")
			];
		}
		function checkOpen(flagsArgument) {
			return [
				loadArgument(flagsArgument),
				ifAnyBit(createFlags, 1, 0),
				allow,
				...refuseBits(flagsArgument + 1, setIdBits)
			];
		}
		function refuseAbove(argument, value) {
			return [
				load(argumentsOffset + 8 * argument + 4),
				ifEqual(0, 1, 0),
				fail("ENOSPC"),
				loadArgument(argument),
				ifAtLeast(value + 1, 0, 1),
				fail("ENOSPC"),
				allow
			];
		}
		function refuseBits(argument, bits) {
			return [
				loadArgument(argument),
				ifAnyBit(bits, 0, 1),
				fail("EPERM"),
				allow
			];
		}
		function refuseValues(argument, values) {
			return [
				loadArgument(argument),
				...values.flatMap((value) => [ifEqual(value, 0, 1), fail("EPERM")]),
				allow
			];
		}
		function allowValues(argument, values, error) {
			return [
				loadArgument(argument),
				...values.flatMap((value) => [ifEqual(value, 0, 1), allow]),
				fail(error)
			];
		}
		function refuseCalls(arch, names, answer) {
			const numbers = listNumbers(arch, names);
			return [
				...numbers.map((number, index) => ifEqual(number, numbers.length - index, 0)),
				jump(1),
				answer
			];
		}
		function checkArguments(arch, { syscalls, check }) {
			return listNumbers(arch, syscalls).flatMap((number) => [ifEqual(number, 0, check.length), ...check]);
		}
		function listNumbers(arch, names) {
			return names.map((name) => syscallNumbers[name][arch]).filter((number) => number !== null);
		}
		const load = (offset) => [
			32,
			0,
			0,
			offset
		];
		const loadArgument = (index) => load(argumentsOffset + 8 * index);
		const maskWith = (mask) => [
			84,
			0,
			0,
			mask
		];
		const jump = (distance) => [
			5,
			0,
			0,
			distance
		];
		const ifEqual = (value, yes, no) => [
			21,
			yes,
			no,
			value
		];
		const ifAtLeast = (value, yes, no) => [
			53,
			yes,
			no,
			value
		];
		const ifAnyBit = (bits, yes, no) => [
			69,
			yes,
			no,
			bits
		];
		const fail = (error) => [
			6,
			0,
			0,
			327680 | errors[error]
		];
		const allow = [
			6,
			0,
			0,
			2147418112
		];
		const kill = [
			6,
			0,
			0,
			2147483648
		];
		function encode(program) {
			const bytes = new Uint8Array(program.length * 8);
			const view = new DataView(bytes.buffer);
			for (const [index, [code, jumpTrue, jumpFalse, value]] of program.entries()) {
				view.setUint16(index * 8, code, true);
				view.setUint8(index * 8 + 2, jumpTrue);
				view.setUint8(index * 8 + 3, jumpFalse);
				view.setUint32(index * 8 + 4, value, true);
			}
			return bytes;
		}
		;
		function writeFilterFiles(folder, arch, { unixSockets, ptrace }, segments) {
			if (arch !== "x64" && arch !== "arm64") return null;
			const write = (name, sockets) => {
				const file = (0, external_node_path_.join)(folder, name);
				(0, external_node_fs_.writeFileSync)(file, buildSeccompFilter({
					arch,
					unixSockets: sockets,
					ptrace,
					segments
				}), { mode: 420 });
				return file;
			};
			const [without, allowing] = [write("seccomp", "deny"), write("seccomp-unix", "allow")];
			return {
				ordinary: unixSockets === "deny" ? without : allowing,
				"with-hosts": unixSockets === "allow" ? allowing : without,
				engine: without
			};
		}
		var launch_bubblewrap = __webpack_require__(14185);
		;
		function readMinimalRoot() {
			const folders = [
				"/bin",
				"/sbin",
				"/lib",
				"/lib32",
				"/lib64",
				"/libx32"
			].flatMap((path) => {
				const stats = (0, files_paths.uq)(path);
				return stats === null ? [] : [{
					path,
					link: stats.isSymbolicLink()
				}];
			});
			return {
				type: "minimal",
				readOnly: [
					"/usr",
					...folders.filter(({ link }) => !link).map(({ path }) => path),
					...(0, files_paths.uq)("/etc/ld.so.cache") === null ? [] : ["/etc/ld.so.cache"]
				],
				links: folders.filter(({ link }) => link).map(({ path }) => ({
					path,
					target: (0, external_node_path_.relative)("/", (0, external_node_fs_.realpathSync)(path))
				}))
			};
		}
		;
		class ForkedChild extends external_node_events_.EventEmitter {
			pid;
			exitCode = null;
			signalCode = null;
			stdin = null;
			stdout;
			stderr;
			#parent;
			constructor(stdout, stderr, parent) {
				super();
				this.stdout = stdout;
				this.stderr = stderr;
				this.#parent = parent;
			}
			kill(signal) {
				if (this.pid === undefined || (0, process_stat.K6)(this.pid)?.parent !== this.#parent) return false;
				(0, process_tree.y_)(this.pid, signal);
				return true;
			}
			end(code) {
				if (code === null) this.signalCode = "SIGKILL";
				else this.exitCode = code;
				this.emit("close", this.exitCode, this.signalCode);
			}
		}
		;
		function numberDescriptors({ filterFile, doors, inherited }) {
			const firstDoor = filterFile === null ? 3 : 4;
			const firstInherited = firstDoor + doors;
			const report = firstInherited + inherited;
			return {
				...{
					filter: filterFile === null ? null : 3,
					firstDoor,
					firstInherited,
					report,
					command: report + 1
				},
				status: 10
			};
		}
		const reportNumber = 30;
		const firstKept = 31;
		const separator = "	";
		function renderForkServer(shape, become) {
			const { filter, firstDoor, firstInherited, report, command, status } = numberDescriptors(shape);
			const list = (count, render) => Array.from({ length: count }, (_, index) => render(index)).join(" ");
			const script = `set -m
exec ${reportNumber}>&1 1>/dev/null ${list(shape.inherited, (index) => `${firstKept + index}<&${3 + index} ${3 + index}<&-`)}
pipes=$1 filter=$2
shift 2
while IFS=$'\\t' read -r id out err report command ${list(shape.doors, (index) => `door${index}`)}; do
  { ${become}; } 0</dev/null 1>"$pipes/$out" 2>"$pipes/$err" ${filter === null ? "" : `${filter}<"$filter"`} \\
    ${list(shape.doors, (index) => `${firstDoor + index}>"$door${index}"`)} \\
    ${list(shape.inherited, (index) => `${firstInherited + index}<&${firstKept + index} ${firstKept + index}<&-`)} \\
    ${report}>"$pipes/$report" ${status}>&${report} ${command}<"$pipes/$command" ${reportNumber}>&- &
  echo "$id $!" >&${reportNumber}
done`;
			return [...[
				shape.bash,
				"--norc",
				"--noprofile",
				"-c",
				script,
				"fork-server",
				shape.pipes,
				shape.filterFile ?? ""
			]];
		}
		function spawnShell({ program, args, env }, descriptors) {
			try {
				const shell = (0, external_node_child_process_.spawn)(program, args, {
					...{
						env,
						cwd: "/"
					},
					stdio: [
						"pipe",
						"pipe",
						"ignore",
						...descriptors
					],
					detached: true
				});
				const { stdin, stdout } = shell;
				if (stdin === null || stdout === null) throw new Error("the fork server has no pipes");
				for (const stream of [stdin, stdout]) stream.on("error", () => undefined);
				for (const each of [
					shell,
					stdin,
					stdout
				]) each.unref();
				return Object.assign(shell, {
					stdin,
					stdout
				});
			} finally {
				for (const descriptor of descriptors) (0, external_node_fs_.closeSync)(descriptor);
			}
		}
		;
		const endTimeoutMs = 5e3;
		const startLookMs = 25;
		function startForkServer(plan, outputs) {
			const descriptors = plan.openDescriptors();
			const shell = spawnShell(plan, descriptors);
			const pid = shell.pid ?? 0;
			const members = new Set();
			const waiting = new Set();
			let count = 0;
			let isAlive = shell.pid !== undefined;
			let isRetired = false;
			const ended = new Promise((resolve) => {
				const end = () => {
					isAlive = false;
					for (const member of waiting) member.fail();
					resolve();
				};
				shell.once("error", end);
				shell.once("exit", end);
			});
			let rest = "";
			shell.stdout.on("data", (chunk) => {
				const lines = `${rest}${chunk.toString("latin1")}`.split("\n");
				rest = lines.pop() ?? "";
				for (const [id, started] of lines.map((line) => line.split(" "))) for (const member of waiting) if (member.id === id) member.setPid(Number(started));
			});
			function tidy() {
				if (isRetired && members.size === 0) shell.stdin.end();
			}
			function start(group) {
				const doors = group?.entry === "by-itself" ? group.doors : [];
				if (doors.some((door) => /[\t\n]/.test(door))) throw new Error("a control group has an unusual name");
				const taken = [];
				try {
					while (taken.length < 4) taken.push(outputs.takeNamed());
				} catch (thrown) {
					for (const { read, write, path } of taken) {
						for (const descriptor of [read, write]) (0, external_node_fs_.closeSync)(descriptor);
						(0, external_node_fs_.unlinkSync)(path);
					}
					throw thrown;
				}
				const [out, err, report, command] = taken;
				count += 1;
				const id = String(count);
				const child = new ForkedChild(openReader(out), openReader(err), pid);
				const reader = openReader(report);
				const sockets = [
					child.stdout,
					child.stderr,
					reader
				];
				for (const socket of sockets) {
					socket.on("error", () => undefined);
					socket.unref();
				}
				let state = "starting";
				let isUnwanted = false;
				let text = "";
				let settle = () => undefined;
				const ready = new Promise((resolve) => settle = resolve);
				const closed = new Promise((resolve) => child.once("close", () => resolve()));
				const hasSaid = (word) => text.split("\n").includes(word);
				const member = {
					id,
					setPid(started) {
						child.pid = started;
						begin();
						if (isUnwanted && state === "starting") (0, process_tree.hY)(child);
					},
					fail() {
						if (state !== "starting") return;
						for (const { write } of [
							out,
							err,
							report
						]) (0, external_node_fs_.closeSync)(write);
						(0, external_node_fs_.closeSync)(command.read);
						for (const socket of sockets) socket.destroy();
						finish();
					},
					discard() {
						isUnwanted = true;
						if (state === "ready") leave();
						else if (state === "starting") (0, process_tree.hY)(child);
						return closed;
					}
				};
				const looking = setInterval(() => {
					if (child.pid !== undefined && "XZ".includes((0, process_stat.K6)(child.pid)?.state ?? "X")) member.fail();
				}, startLookMs);
				function begin() {
					if (state !== "starting" || child.pid === undefined || !hasSaid("ready")) return;
					state = "ready";
					clearInterval(looking);
					waiting.delete(member);
					for (const { write } of [
						out,
						err,
						report
					]) (0, external_node_fs_.closeSync)(write);
					(0, external_node_fs_.closeSync)(command.read);
					if (isUnwanted) leave();
					settle(!isUnwanted);
				}
				function write(words) {
					try {
						return (0, external_node_fs_.writeSync)(command.write, words) === Buffer.byteLength(words);
					} catch {
						return false;
					}
				}
				function leave() {
					state = "passed";
					write("exit\n");
					for (const stream of [child.stdout, child.stderr]) stream.resume();
				}
				function finish() {
					if (state === "over") return;
					state = "over";
					clearInterval(looking);
					(0, external_node_fs_.closeSync)(command.write);
					const code = /"exit-code":\s*(\d+)/.exec(text)?.[1];
					for (const set of [waiting, members]) set.delete(member);
					settle(false);
					releasePipes(code !== undefined).catch(() => undefined);
					child.end(code === undefined ? null : Number(code));
					tidy();
				}
				async function releasePipes(isReusable) {
					if (isReusable) {
						for (const stream of [child.stdout, child.stderr]) if (!stream.closed) await (0, external_node_events_.once)(stream, "close");
					}
					for (const { path } of taken) if (isReusable) outputs.giveBack(path);
					else (0, external_node_fs_.unlinkSync)(path);
				}
				reader.on("data", (chunk) => {
					text = `${text}${chunk.toString("latin1")}`.slice(-4096);
					begin();
				});
				reader.once("end", finish);
				for (const set of [waiting, members]) set.add(member);
				shell.stdin.write(`${[
					id,
					...taken.map(({ path }) => (0, external_node_path_.basename)(path)),
					...doors
				].join(separator)}\n`);
				return {
					child,
					ready,
					get hasLeft() {
						return hasSaid("left");
					},
					pass(words) {
						if (state !== "ready") return false;
						state = "passed";
						for (const socket of sockets) socket.ref();
						return write(words);
					},
					discard: member.discard
				};
			}
			return {
				key: plan.key,
				get isAlive() {
					return isAlive && !isRetired;
				},
				start,
				retire() {
					isRetired = true;
					tidy();
				},
				async close() {
					isRetired = true;
					const timer = setTimeout(() => shell.kill("SIGKILL"), endTimeoutMs);
					await Promise.all([...members].map((member) => member.discard()));
					shell.stdin.end();
					await ended;
					clearTimeout(timer);
				}
			};
		}
		var host_sockets = __webpack_require__(89774);
		;
		function inspectSources(mounts, repositoryRoot) {
			const seen = new Map();
			for (const mount of mounts) {
				const named = mount.type === "temporary" ? mount.target : mount.source;
				const isInside = (0, files_paths.Yw)(repositoryRoot, named);
				if (mount.type === "temporary" && !isInside) continue;
				for (const path of isInside ? [...(0, files_paths.vl)(repositoryRoot, named), named] : [named]) if (!seen.has(path)) seen.set(path, inspect(path, isInside));
			}
			return [...seen.values()].join("\n");
		}
		function inspect(path, isInside) {
			const stats = (0, external_node_fs_.lstatSync)(path, {
				throwIfNoEntry: false,
				bigint: true
			});
			if (stats === undefined) return `${path} -`;
			if (isInside && stats.isSymbolicLink()) throw new tool.q(`${path} has become a symbolic link, so no command starts until it is a real file or folder`);
			return `${path} ${stats.dev}:${stats.ino}`;
		}
		;
		function renderEnter(nsenter, { user: userNamespace, mount }, network, user) {
			return [
				nsenter,
				...userNamespace === null ? [] : ["--preserve-credentials", `--user=${userNamespace}`],
				...mount === null ? [] : [`--mount=${mount}`],
				...network === null ? [] : [`--net=${network}`],
				...user === null ? [] : [`--setgid=${user.gid}`, `--setuid=${user.uid}`],
				"--"
			];
		}
		;
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
		function startInGroup(launch, group, onFailure, pipes = 0, streams = {}) {
			const started = startProcess(launch, pipes + gatePipes, streams);
			const { child } = started;
			const first = firstDescriptor + launch.descriptors.length + pipes;
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
			return started;
		}
		;
		const launcher_firstDescriptor = 3;
		const bareEnvironment = {
			PATH: "/usr/bin:/bin",
			HOME: "/tmp"
		};
		function createLauncher(options) {
			const { features, wrapper, filters, groups, repositoryRoot } = options;
			const seccompDescriptor = filters === null ? null : launcher_firstDescriptor;
			const status = features.status ? "pipe" : null;
			const openFilter = (kind) => filters === null ? [] : [(0, external_node_fs_.openSync)(filters[kind], "r")];
			function pickStatusDescriptor(howMany) {
				return status === null ? null : launcher_firstDescriptor + howMany;
			}
			function enter(namespaces, network) {
				if (options.nsenter === null) throw new Error("nsenter is missing");
				return renderEnter(options.nsenter, namespaces, network?.namespace.path ?? null, null);
			}
			function stage(mounts) {
				return mounts.map((mount) => mount.type === "temporary" ? mount : {
					...mount,
					source: wrapper.stage(mount.source)
				});
			}
			function listCovers(view) {
				return (0, host_sockets.e)(view.mounts, {
					sockets: (0, host_sockets.N)(),
					rootFolders: options.systemRoot.readOnly,
					workspace: options.workspace,
					empty: options.emptyFile,
					isReachable: (path, from) => options.user === null || (0, run_user.YG)(path, options.user, from) === null
				});
			}
			function inspect({ mounts }, covers) {
				return [inspectSources(mounts, repositoryRoot), ...covers.map(({ target }) => target)].join("\n");
			}
			function pickStreams({ input, output }) {
				return {
					...input !== undefined && { input },
					outputs: output === "fifos" ? options.outputs : null
				};
			}
			function startInside(start, group, opened) {
				const { pipes = 0 } = start;
				inspectSources(start.view.mounts, repositoryRoot);
				const mounts = stage([...start.view.mounts, ...listCovers(start.view)]);
				const entry = group?.entry ?? null;
				const filter = openFilter(start.filter);
				opened.push(...filter);
				const doors = entry === "by-itself" ? (group?.doors ?? []).map((door) => (0, external_node_fs_.openSync)(door, external_node_fs_.constants.O_WRONLY)) : [];
				opened.push(...doors);
				const firstDoor = launcher_firstDescriptor + filter.length;
				const { namespaces } = start.view;
				const isInLayer = namespaces !== null && namespaces.user !== null;
				const joined = isInLayer ? null : start.network;
				const descriptors = joined?.openDescriptors() ?? [];
				opened.push(...descriptors);
				const firstPipe = firstDoor + doors.length + descriptors.length;
				const pipeNumbers = count(firstPipe, pipes);
				const args = (0, launch_bubblewrap.ZD)({
					...{
						features,
						root: options.systemRoot,
						mounts,
						cwd: start.cwd,
						seccompDescriptor
					},
					statusDescriptor: pickStatusDescriptor(firstPipe + pipes + (entry === "moved" ? gatePipes : 0) - launcher_firstDescriptor),
					network: start.network === null ? "own" : "joined",
					identity: isInLayer ? options.identity : null,
					gate: entry === "moved" ? renderGate(firstPipe + pipes) : []
				});
				const launch = wrapper.wrap({
					bwrapArguments: [...args, ...start.argv(pipeNumbers)],
					env: start.env,
					descriptors: [
						...filter,
						...doors,
						...descriptors
					],
					status,
					join: isInLayer ? enter(namespaces, start.network) : joined?.renderJoin(firstDoor + doors.length) ?? [],
					namespaces: isInLayer ? null : namespaces,
					limited: group === null ? "alone" : "together",
					doors: count(firstDoor, doors.length)
				});
				opened.length = 0;
				const streams = pickStreams(start);
				const started = group !== null && entry === "moved" ? startInGroup(launch, group, start.onRefused, pipes, streams) : startProcess(launch, pipes, streams);
				const outer = pipeNumbers.map((number) => started.child.stdio[number]);
				return {
					...started,
					group,
					pipes: outer
				};
			}
			return {
				inspect: (view) => inspect(view, listCovers(view)),
				start(start) {
					const opened = [];
					let group = null;
					try {
						group = groups?.open() ?? null;
						return startInside(start, group, opened);
					} catch (thrown) {
						for (const descriptor of opened) (0, external_node_fs_.closeSync)(descriptor);
						group?.close();
						throw thrown;
					}
				},
				planForkServer(start, group) {
					if (options.bash === null || !features.status) return null;
					const { view, network } = start;
					const doors = group?.entry === "by-itself" ? group.doors.length : 0;
					const isInLayer = view.namespaces !== null && view.namespaces.user !== null;
					const shape = {
						filterFile: filters?.[start.filter] ?? null,
						doors,
						inherited: network === null || isInLayer ? 0 : network.descriptorCount
					};
					const numbers = numberDescriptors(shape);
					const covers = listCovers(view);
					const sources = inspect(view, covers);
					const args = (0, launch_bubblewrap.ZD)({
						...{
							features,
							root: options.systemRoot,
							mounts: stage([...view.mounts, ...covers]),
							cwd: start.cwd
						},
						...{
							seccompDescriptor: numbers.filter,
							statusDescriptor: numbers.status
						},
						network: network === null ? "own" : "joined",
						identity: isInLayer ? options.identity : null
					});
					const joined = network === null || isInLayer ? [] : network.renderJoin(numbers.firstInherited);
					const { once, become, each, staging, env } = wrapper.split({
						bwrapArguments: [...args, ...start.argv(numbers.report, numbers.command)],
						env: start.env,
						join: joined,
						namespaces: isInLayer ? null : view.namespaces,
						limited: group === null ? "alone" : "together",
						doors: count(numbers.firstDoor, doors)
					});
					const [program = options.bash, ...rest] = [
						...isInLayer ? enter(view.namespaces, network) : [],
						...once,
						...renderForkServer({
							...shape,
							bash: options.bash,
							pipes: options.outputs.folder
						}, become),
						...each
					];
					return {
						sources,
						key: [
							network?.namespace.name,
							staging,
							sources,
							program,
							...rest
						].join("\0"),
						...{
							program,
							args: rest,
							env
						},
						openDescriptors: () => shape.inherited === 0 ? [] : network?.openDescriptors() ?? []
					};
				},
				startForkServer: (plan) => startForkServer(plan, options.outputs),
				openGroup: () => groups?.open() ?? null,
				launchEngine(mounts, command) {
					const args = (0, launch_bubblewrap.ZD)({
						...{
							features,
							root: readMinimalRoot(),
							mounts: stage(mounts),
							cwd: "/",
							seccompDescriptor
						},
						statusDescriptor: pickStatusDescriptor(filters === null ? 0 : 1),
						network: "own"
					});
					return wrapper.wrap({
						bwrapArguments: [...args, ...command],
						env: bareEnvironment,
						descriptors: openFilter("engine"),
						status,
						limited: "as-engine"
					});
				},
				launchHolder(mounts, command) {
					const namespaces = options.readUserNamespace();
					const args = (0, launch_bubblewrap.R7)({
						...{
							root: readMinimalRoot(),
							mounts: stage(mounts)
						},
						users: namespaces === null ? "own" : "joined"
					});
					const join = namespaces === null ? [] : enter(namespaces, null);
					return wrapper.wrap({
						bwrapArguments: [...args, ...command],
						env: bareEnvironment,
						descriptors: [],
						status: null,
						join,
						limited: "together"
					});
				}
			};
		}
		function count(first, howMany) {
			return Array.from({ length: howMany }, (_, at) => first + at);
		}
		;
		const etcNames = new RegExp(`^(?:${[
			...[
				"alternatives",
				"bash\\.bashrc",
				"bindresvport.*",
				"ca-certificates(?:\\.conf)?",
				"chromium.*",
				"crypto-policies"
			],
			...[
				"debian_version",
				"dotnet",
				"fonts",
				"gai\\.conf",
				"gemrc",
				"gitconfig",
				"glvnd",
				"groovy",
				"group",
				"gss",
				"gtk-.*"
			],
			...[
				"host\\.conf",
				"hostname",
				"hosts",
				"ImageMagick-.*",
				"inputrc",
				"issue",
				"java.*",
				"jvm.*",
				"ld\\.so\\..*"
			],
			...[
				"locale\\..*",
				"localtime",
				"login\\.defs",
				"machine-id",
				"magic(?:\\.mime)?",
				"mailcap",
				"maven",
				"gradle"
			],
			...[
				"mime\\.types",
				"mke2fs\\.conf",
				"mtab",
				"netconfig",
				"networks",
				"npmrc",
				"nsswitch\\.conf",
				"OpenCL"
			],
			...[
				"passwd",
				"perl",
				"php.*",
				"pip\\.conf",
				"pki",
				"postgresql-common",
				"profile",
				"protocols",
				"python.*",
				"R"
			],
			...[
				"resolv\\.conf",
				"rpc",
				"ruby.*",
				"services",
				"sgml",
				"shells",
				"ssl",
				"terminfo",
				"texmf",
				"timezone",
				"vim"
			],
			...[
				"vulkan",
				"wgetrc",
				"X11",
				"xattr\\.conf",
				"xml",
				".*-release"
			]
		].join("|")})$`);
		const mountedNames = [
			"X11",
			"alternatives",
			"fonts",
			"pki",
			"ssl"
		];
		const credentialText = /:\/\/[^\s/@]+@|_auth|_password|token/i;
		const settingsNames = /^(?:npmrc|pip\.conf|gitconfig|wgetrc)$/;
		const settingsFolders = ["/usr/etc", "/usr/local/etc"];
		const installFolders = [
			"/nix",
			"/gnu/store",
			"/snap",
			"/var/lib/gems"
		];
		function prepareSystemRoot(options) {
			const root = readMinimalRoot();
			const etc = (0, external_node_path_.join)(options.folder, "etc");
			(0, external_node_fs_.mkdirSync)(etc, { mode: 493 });
			const names = listSettings("/etc");
			const mounted = names.filter((name) => mountedNames.includes(name) && isRealFolder((0, external_node_path_.join)("/etc", name)));
			for (const name of mounted) (0, external_node_fs_.mkdirSync)((0, external_node_path_.join)(etc, name), { mode: 493 });
			const copied = names.filter((name) => !mounted.includes(name)).map((name) => (0, external_node_path_.join)("/etc", name));
			const filled = fillEtc(etc, copied, options);
			filled.catch(() => undefined);
			const source = (0, external_node_path_.join)(options.source, "etc");
			const extra = [...installFolders, ...listOptionalSoftware()].filter((path) => isRealFolder(path));
			const readOnly = [...root.readOnly.filter((path) => !path.startsWith("/etc/")), ...extra];
			return {
				root: {
					...root,
					readOnly
				},
				mounts: [
					{
						type: "read-only",
						source,
						target: "/etc"
					},
					...mounted.map((name) => showReadOnly((0, external_node_path_.join)("/etc", name))),
					...settingsFolders.filter(isRealFolder).flatMap(coverSettings)
				],
				filled
			};
		}
		async function fillEtc(etc, sources, options) {
			await copyReadable(options, sources, etc);
			const { searchPath, identity, home } = options;
			writeOwn((0, external_node_path_.join)(etc, "profile"), `PATH='${searchPath.replaceAll("'", `'\\''`)}'\nexport PATH\n`);
			addAccount((0, external_node_path_.join)(etc, "passwd"), identity.uid, `x:${identity.uid}:${identity.gid}::${home}:/bin/sh`);
			addAccount((0, external_node_path_.join)(etc, "group"), identity.gid, `x:${identity.gid}:`);
			writeOwn((0, external_node_path_.join)(etc, "hostname"), `${launch_bubblewrap.nB}\n`);
			writeOwn((0, external_node_path_.join)(etc, "hosts"), renderHosts(system_root_readText("/etc/hosts")));
			writeOwn((0, external_node_path_.join)(etc, "nsswitch.conf"), renderNameServices(system_root_readText("/etc/nsswitch.conf")));
			writeOwn((0, external_node_path_.join)(etc, "resolv.conf"), nameServers);
		}
		const nameServers = "nameserver 127.0.0.1\noptions timeout:1 attempts:1\n";
		function renderNameServices(text) {
			const others = text.split("\n").filter((line) => line !== "" && !/^\s*hosts\s*:/.test(line));
			return [
				...others,
				"hosts: files",
				""
			].join("\n");
		}
		function renderHosts(text) {
			const own = new Set(["localhost", launch_bubblewrap.nB]);
			const others = text.split("\n").flatMap((line) => {
				const [address = "", ...names] = line.replace(/#.*/, "").trim().split(/\s+/);
				const kept = names.filter((name) => !own.has(name.toLowerCase()));
				return kept.length === 0 ? [] : [`${address} ${kept.join(" ")}`];
			});
			return [
				"127.0.0.1 localhost",
				"::1 localhost",
				`127.0.0.1 ${launch_bubblewrap.nB}`,
				...others,
				""
			].join("\n");
		}
		function system_root_readText(path) {
			try {
				return (0, external_node_fs_.readFileSync)(path, "utf8");
			} catch (thrown) {
				if ((0, error.up)(thrown, "ENOENT", "EACCES")) return "";
				throw thrown;
			}
		}
		function listOptionalSoftware() {
			return system_root_listNames("/opt").map((name) => (0, external_node_path_.join)("/opt", name));
		}
		function listSettings(folder) {
			return system_root_listNames(folder).filter((name) => etcNames.test(name) && !holdsCredentials(folder, name));
		}
		function coverSettings(folder) {
			return [{
				type: "temporary",
				target: folder,
				maxBytes: 4096,
				sealed: true
			}, ...listSettings(folder).map((name) => showReadOnly((0, external_node_path_.join)(folder, name)))];
		}
		function showReadOnly(path) {
			return {
				type: "read-only",
				source: path,
				target: path
			};
		}
		function isRealFolder(path) {
			return (0, files_paths.uq)(path)?.isDirectory() === true;
		}
		function system_root_listNames(folder) {
			try {
				return (0, external_node_fs_.readdirSync)(folder);
			} catch (thrown) {
				if ((0, error.up)(thrown, "ENOENT", "ENOTDIR", "EACCES")) return [];
				throw thrown;
			}
		}
		function holdsCredentials(folder, name) {
			if (!settingsNames.test(name)) return false;
			try {
				return credentialText.test((0, external_node_fs_.readFileSync)((0, external_node_path_.join)(folder, name), "utf8"));
			} catch {
				return true;
			}
		}
		async function copyReadable({ cp, uid }, sources, target) {
			if (sources.length === 0) return;
			const how = uid === 0 ? "-a" : "-dR";
			await (0, external_node_util_.promisify)(external_node_child_process_.execFile)(cp, [
				how,
				"--",
				...sources,
				target
			], {
				env: {},
				cwd: "/"
			}).catch(() => undefined);
		}
		function writeOwn(path, text) {
			(0, external_node_fs_.rmSync)(path, { force: true });
			(0, external_node_fs_.writeFileSync)(path, text, {
				mode: 420,
				flag: "wx"
			});
		}
		function addAccount(path, id, rest) {
			if ((0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() !== true) return;
			const lines = (0, external_node_fs_.readFileSync)(path, "utf8").trimEnd().split("\n");
			if (lines.some((line) => line.split(":")[2] === String(id))) return;
			const name = lines.some((line) => line.startsWith("agent:")) ? `agent-${id}` : "agent";
			writeOwn(path, [
				...lines,
				`${name}:${rest}`,
				""
			].join("\n"));
		}
		;
		const env = { PATH: "/usr/sbin:/usr/bin:/sbin:/bin" };
		const wrapper_shellVariables = ["SHLVL", "_"];
		const stageScript = "\"$0\" -a -T \"$1\" || exit 125; shift; exec \"$@\"";
		function createWrapper(options) {
			const { programs, user, limits, scratch } = options;
			const staged = new Map();
			const table = (0, external_node_path_.join)(scratch, "stages");
			const reachable = new Set();
			const mark = ["--unsetenv", (0, external_node_path_.basename)(scratch)];
			function stage(source) {
				if (user === null || reachable.has(source)) return source;
				if ((0, run_user.YG)((0, files_paths.Yw)(scratch, source) ? (0, external_node_path_.join)(scratch, "empty") : source, user) === null) {
					reachable.add(source);
					return source;
				}
				const root = [...staged.keys()].find((path) => (0, files_paths.Yw)(path, source));
				if (root !== undefined) return `${staged.get(root) ?? ""}${source.slice(root.length)}`;
				const place = (0, external_node_path_.join)(scratch, `stage-${staged.size}`);
				if ((0, external_node_fs_.statSync)(source).isDirectory()) (0, external_node_fs_.mkdirSync)(place, { mode: 493 });
				else (0, external_node_fs_.writeFileSync)(place, "", { mode: 420 });
				staged.set(source, place);
				(0, external_node_fs_.writeFileSync)(`${table}.new`, renderTable(), { mode: 384 });
				(0, external_node_fs_.renameSync)(`${table}.new`, table);
				return place;
			}
			function renderTable() {
				return [...staged].map((paths) => `${paths.map(escapeTablePath).join(" ")} none bind 0 0\n`).join("");
			}
			function renderBwrap({ bwrapArguments, env: variables }, unset = []) {
				return [
					...[
						programs.bwrap,
						...mark,
						...unset.flatMap((name) => ["--unsetenv", name])
					],
					...Object.entries(variables).flatMap(([name, value]) => [
						"--setenv",
						name,
						value
					]),
					...bwrapArguments
				];
			}
			function renderEntry(namespaces, as) {
				if (namespaces === null) return [];
				if (programs.nsenter === null) throw new Error("nsenter is missing");
				return renderEnter(programs.nsenter, namespaces, null, as);
			}
			return {
				stage,
				wrap(inner) {
					const { descriptors, status, namespaces = null } = inner;
					const { join = [], limited, doors = [] } = inner;
					const plain = [
						...join,
						...renderLimits(programs, limits, limited, doors),
						...renderBwrap(inner)
					];
					const isPlain = user === null || staged.size === 0 && !isSetUid(programs.bwrap);
					if (isPlain) {
						const [program = programs.bwrap, ...args] = [...renderEntry(namespaces, user), ...plain];
						return {
							program,
							args,
							env,
							descriptors,
							status,
							user: namespaces === null ? user : null
						};
					}
					const lowered = [...renderStepDown(programs, user), ...plain];
					const [program = programs.bwrap, ...args] = [
						...renderEntry(namespaces, null),
						...staged.size === 0 ? [] : renderStaging(programs, table),
						...lowered
					];
					return {
						program,
						args,
						env,
						descriptors,
						status,
						user: null
					};
				},
				split(inner) {
					const { join = [], limited, doors = [] } = inner;
					return {
						once: [
							...renderEntry(inner.namespaces ?? null, null),
							...staged.size === 0 ? [] : renderStaging(programs, table),
							...user === null ? [] : renderStepDown(programs, user)
						],
						become: renderBecome("bash", limits, limited, doors),
						each: [...join, ...renderBwrap(inner, wrapper_shellVariables)],
						staging: renderTable(),
						env
					};
				}
			};
		}
		function renderStepDown(programs, user) {
			if (programs.setpriv === null) throw new Error("setpriv is missing");
			return [
				programs.setpriv,
				`--reuid=${user.uid}`,
				`--regid=${user.gid}`,
				"--clear-groups",
				"--inh-caps=-all",
				"--no-new-privs",
				"--"
			];
		}
		function isSetUid(program) {
			return (((0, external_node_fs_.statSync)(program, { throwIfNoEntry: false })?.mode ?? 0) & 3072) !== 0;
		}
		function renderStaging(programs, table) {
			if (programs.unshare === null || programs.mount === null) throw new Error("unshare or mount is missing");
			return [
				programs.unshare,
				"--mount",
				"--",
				programs.sh,
				"-c",
				stageScript,
				programs.mount,
				table
			];
		}
		function escapeTablePath(path) {
			return path.replaceAll(/[\s\\#]/g, (unit) => [...Buffer.from(unit)].map((byte) => `\\${byte.toString(8).padStart(3, "0")}`).join(""));
		}
		var cgroup_tree = __webpack_require__(20631);
		;
		const ownProcesses = 2;
		const doorFiles = {
			1: "tasks",
			2: "cgroup.procs"
		};
		function createCommandGroups(options) {
			const { trees, limits, user } = options;
			const version = trees[0]?.version ?? 2;
			let count = 0;
			let spare = null;
			let leaving = [];
			function make() {
				count += 1;
				const groups = trees.map((tree) => ({
					tree,
					folder: (0, external_node_path_.join)(tree.folder, String(count))
				}));
				try {
					for (const { tree, folder } of groups) {
						(0, external_node_fs_.mkdirSync)(folder);
						for (const limit of listLimits(tree, limits)) writeLimit(folder, limit);
						if (user !== null && version === 1) (0, external_node_fs_.chownSync)((0, external_node_path_.join)(folder, doorFiles[version]), user.uid, user.gid);
					}
					return groups;
				} catch (thrown) {
					for (const { folder } of groups) (0, cgroup_tree.Yp)(folder);
					throw thrown;
				}
			}
			function tidy() {
				try {
					leaving = leaving.filter((folder) => (0, cgroup_tree.qD)(folder) === "busy");
					spare ??= make();
				} catch {}
			}
			return {
				name: `cgroup v${version}`,
				open() {
					const groups = spare ?? make();
					spare = null;
					setImmediate(tidy);
					const doors = groups.map(({ folder }) => (0, external_node_path_.join)(folder, doorFiles[version]));
					let open = true;
					return {
						doors,
						entry: version === 1 ? "by-itself" : "moved",
						async admit(pids) {
							await Promise.all(doors.map((door) => moveAll(door, pids)));
						},
						close() {
							if (!open) return [];
							open = false;
							const met = groups.flatMap(({ tree, folder }) => readMet(tree, folder, limits));
							const busy = groups.map(({ folder }) => folder).filter((folder) => (0, cgroup_tree.qD)(folder) === "busy");
							leaving = [...leaving, ...busy];
							return met;
						}
					};
				}
			};
		}
		async function moveAll(door, pids) {
			for (const pid of pids) try {
				await (0, promises_.writeFile)(door, String(pid), { flag: "r+" });
			} catch (thrown) {
				if (!(0, error.up)(thrown, "ESRCH")) throw thrown;
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
		function writeLimit(folder, { file, value, mayLack }) {
			try {
				(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(folder, file), value, { flag: "r+" });
			} catch (thrown) {
				if (!(mayLack && (0, error.up)(thrown, "ENOENT"))) throw thrown;
			}
		}
		function readMet({ version, controllers }, folder, limits) {
			const memoryFile = version === 1 ? "memory.oom_control" : "memory.events";
			const texts = {
				memory: () => readCounter(folder, memoryFile, "oom_kill") > 0 ? [`the command met its memory limit of ${limits.memoryBytes / 1024 / 1024} MiB and was killed for it`] : [],
				pids: () => readCounter(folder, "pids.events", "max") > 0 ? [`the command met its limit of ${limits.processes} processes; no more could be started`] : []
			};
			return controllers.flatMap((controller) => texts[controller]());
		}
		function readCounter(folder, file, name) {
			try {
				const lines = (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(folder, file), "utf8").split("\n");
				return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length) ?? 0);
			} catch (thrown) {
				if ((0, error.up)(thrown, "ENOENT", "ENODEV")) return 0;
				throw thrown;
			}
		}
		;
		const controllers = ["memory", "pids"];
		function findGroupPlaces(options) {
			const mounts = options.mountInfo.split("\n").flatMap(readMount);
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
			const below = (0, external_node_path_.relative)(mount.root, path);
			if ([...path.split("/"), ...below.split("/")].includes("..")) return [];
			return [{
				version,
				controllers: own,
				folder: (0, external_node_path_.join)(mount.mountPoint, below),
				mountPoint: mount.mountPoint
			}];
		}
		function readMount(line) {
			const [before = "", after] = line.split(" - ");
			if (after === undefined) return [];
			const [, , , root = "", mountPoint = ""] = before.split(" ");
			const [type = "", , options = ""] = after.split(" ");
			return [{
				type,
				root: unescapeSpaces(root),
				mountPoint: unescapeSpaces(mountPoint),
				options: options.split(",")
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
		function unescapeSpaces(path) {
			return path.replaceAll(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)));
		}
		;
		const cgroup_scope_waitMs = 2e3;
		const cgroup_scope_stepMs = 10;
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
			const own = [...(0, process_tree.UA)([process.pid]).keys()].map(String);
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
			const asked = (0, external_node_child_process_.spawnSync)(busctl, args, {
				env: Object.fromEntries(bus),
				encoding: "utf8",
				timeout: cgroup_scope_waitMs
			});
			if (asked.status !== 0) return `the user's systemd gives no scope (${(asked.stderr ?? "").trim().split("\n")[0] ?? "no answer"})`;
			for (let waitedMs = 0; waitedMs < cgroup_scope_waitMs; waitedMs += cgroup_scope_stepMs) {
				if ((0, external_node_fs_.readFileSync)("/proc/self/cgroup", "utf8").includes(`/${unit}`)) return null;
				await clock.sleep(cgroup_scope_stepMs);
			}
			return "the user's systemd has not moved this process into its scope";
		}
		var run_folder = __webpack_require__(6027);
		;
		function listGroupFolders(name) {
			return readPlaces().flatMap(({ folder, mountPoint }) => [(0, external_node_path_.join)(folder, name), (0, external_node_path_.join)(mountPoint, name)]);
		}
		function sweepGroups() {
			const places = readPlaces().flatMap(({ folder, mountPoint }) => [folder, mountPoint]);
			const parents = new Set(places.filter((folder) => (0, external_node_fs_.existsSync)(folder)));
			for (const parent of parents) for (const name of (0, external_node_fs_.readdirSync)(parent)) if ((0, run_folder.zI)((0, external_node_path_.join)(parent, name))) (0, cgroup_tree.dM)((0, external_node_path_.join)(parent, name));
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
			const trees = growTrees(readPlaces(), options.name);
			if (typeof trees === "string") return {
				groups: null,
				reason: trees
			};
			return { groups: createCommandGroups({
				...options,
				trees
			}) };
		}
		function readPlaces() {
			return findGroupPlaces({
				mountInfo: (0, external_node_fs_.readFileSync)("/proc/self/mountinfo", "utf8"),
				ownGroups: (0, external_node_fs_.readFileSync)("/proc/self/cgroup", "utf8")
			});
		}
		function growTrees(places, name) {
			if (places.length === 0) return "no control groups for memory and processes are mounted";
			const trees = [];
			try {
				for (const place of places) trees.push((0, cgroup_tree.WJ)(place, name));
				return trees;
			} catch (thrown) {
				for (const { folder } of trees) (0, cgroup_tree.dM)(folder);
				return `no control group can be made (${(0, error.IP)(thrown)})`;
			}
		}
		var host_folders = __webpack_require__(10205);
		;
		const waitingProcesses = 7;
		function prepareSystem({ facts, uid }, { programs, searchPath }, { scratch, user, space }) {
			const source = "openLayer" in space ? space.ownFolder : scratch;
			return prepareSystemRoot({
				...{
					source,
					folder: "openLayer" in space ? space.locate(source) : source
				},
				...{
					cp: programs.cp,
					uid,
					identity: pickIdentity(user, uid),
					home: facts.home,
					searchPath: searchPath.path
				}
			});
		}
		function pickIdentity(user, uid) {
			return user ?? {
				uid,
				gid: process.getgid?.() ?? 0
			};
		}
		async function prepareLaunch(parts) {
			const { options, workspace, layout, programs, features, searchPath, runFiles } = parts;
			const { scratch, user, space } = parts.borrowed;
			const { policy, facts, clock } = options;
			const identity = pickIdentity(user, options.uid);
			const memoryBytes = policy.memoryMb * 1024 * 1024;
			const { system, outputs } = runFiles;
			const grouping = await openCommandGroups({
				name: (0, external_node_path_.basename)(scratch),
				limits: {
					memoryBytes,
					processes: policy.processes
				},
				user,
				busctl: parts.find("busctl"),
				environment: facts.environment,
				clock
			});
			const filters = writeFilterFiles(scratch, options.arch, policy, grouping.groups === null ? "small" : "any");
			const processLimits = {
				memoryBytes,
				fileBytes: policy.fileMb * 1024 * 1024,
				processes: policy.processes + waitingProcesses + countThreads(user?.uid ?? options.uid),
				cpuSeconds: policy.cpuSeconds
			};
			const closed = user === null ? null : (0, run_user.YG)(layout.repositoryRoot, user);
			const covered = closed === null ? [] : [closed];
			const runners = (0, host_folders.EZ)(facts, workspace);
			const closedFolders = (0, host_folders.oy)(facts, [
				...options.hiddenFolders,
				scratch,
				...covered
			], workspace);
			const hiddenFolders = (0, host_folders.oy)(facts, [...closedFolders, ...runners], workspace);
			const mountFacts = {
				workspace,
				repositoryRoot: layout.repositoryRoot,
				gitFolders: [layout.gitFolder, layout.commonFolder],
				hiddenFolders,
				toolFolders: (0, host_folders.qE)(facts, [...closedFolders, workspace], system.root.readOnly),
				systemFolders: system.root.readOnly,
				systemMounts: system.mounts,
				temporaryBytes: policy.tmpMb * 1024 * 1024
			};
			const heldAlone = grouping.groups === null ? {
				memoryBytes,
				temporaryFolders: [...temporaryFolders, ...hiddenFolders],
				temporaryBytes: mountFacts.temporaryBytes
			} : null;
			return {
				launcher: createLauncher({
					...{
						features,
						filters,
						outputs,
						identity,
						user,
						groups: grouping.groups,
						nsenter: programs.nsenter,
						bash: programs.bash
					},
					wrapper: createWrapper({
						programs,
						user,
						scratch,
						limits: processLimits
					}),
					workspace,
					repositoryRoot: layout.repositoryRoot,
					emptyFile: (0, external_node_path_.join)(scratch, "empty"),
					systemRoot: system.root,
					readUserNamespace: () => "openLayer" in space ? space.userNamespace : null
				}),
				environment: (0, environment.AF)({
					facts,
					passEnv: policy.passEnv,
					searchPath: searchPath.path,
					repositoryRoot: layout.repositoryRoot
				}),
				...{
					mountFacts,
					grouping,
					processLimits,
					heldAlone,
					hasFilter: filters !== null
				},
				held: heldAlone === null || !("openLayer" in space) ? heldAlone : {
					...heldAlone,
					temporaryFolders: []
				},
				floor: {
					path: "openLayer" in space ? scratch : workspace,
					floorBytes: policy.freeDiskMb * 1024 * 1024,
					maxNewFiles
				},
				droppedPath: (0, search_path.ah)([...searchPath.dropped, ...(0, search_path.d5)(searchPath.path, mountFacts)])
			};
		}
		var sandbox = __webpack_require__(37179);
		;
		function describeLimits(options) {
			const { policy, features, groups } = options;
			const shared = groups !== null ? [`memory ${policy.memoryMb} MiB a command (${groups})`, `${policy.processes} processes a command (${groups})`] : options.rlimits ? [
				`memory ${policy.memoryMb} MiB a process (RLIMIT_DATA)`,
				`memory ${policy.memoryMb} MiB a command, shared memory included (measured every ${held_memory_lookMs.command} ms)`,
				`${maxSegments * maxSegmentBytes / 1024 / 1024} MiB in System V segments (seccomp)`,
				`${policy.processes} processes (RLIMIT_NPROC)`
			] : [];
			const single = options.rlimits ? [`files of ${policy.fileMb} MiB (RLIMIT_FSIZE)`, `${policy.cpuSeconds} s of CPU a process (RLIMIT_CPU)`] : [];
			return [
				...shared,
				...single,
				...features.size ? [`${policy.tmpMb} MiB of temporary space (tmpfs)`] : [],
				`${policy.outputMb} MiB of output`,
				`${Math.round(policy.commandTimeoutMs / 1e3)} s a command`,
				`${policy.freeDiskMb} MiB kept free on the disk`,
				`${maxNewFiles} new files on the disk a command`
			];
		}
		;
		const probedNamespaces = [
			"net",
			"pid",
			"mnt",
			"ipc",
			"uts",
			"cgroup",
			"user"
		];
		const probeCommand = [
			"/bin/sh",
			"-c",
			`LC_ALL=C grep -H '' /proc/self/status /proc/self/limits /proc/self/mountinfo /proc/self/net/dev
ls -l /proc/self/ns
if ( : < "$1" ) 2>/dev/null; then echo "read: yes"; else echo "read: no"; fi
if ( : > /usr/.script-harness-probe ) 2>/dev/null; then echo "wrote: yes"; else echo "wrote: no"; fi
count=0; for entry in /proc/[0-9]*; do count=$((count + 1)); done; echo "processes: $count"`,
			"probe"
		];
		function readProbe(output) {
			const all = (pattern) => [...output.matchAll(pattern)];
			const lines = output.split("\n");
			const read = (name) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1).trim() ?? "";
			const status = (name) => read(`/proc/self/status:${name}`);
			return {
				uid: Number(status("Uid").split(/\s+/)[0] || "NaN"),
				groups: status("Groups"),
				noNewPrivileges: status("NoNewPrivs") === "1",
				capabilities: [
					status("CapEff"),
					status("CapPrm"),
					status("CapBnd")
				].join(" "),
				seccomp: status("Seccomp") === "2",
				readSecret: read("read") !== "no",
				wroteSystem: read("wrote") !== "no",
				processes: Number(read("processes") || "NaN"),
				namespaces: new Map(all(/ (\w+) -> (\w+:\[\d+\])$/gm).map(([, name = "", value = ""]) => [name, value])),
				interfaces: all(/^\/proc\/self\/net\/dev: *([^\s:|]+):/gm).map(([, name = ""]) => name),
				mounts: all(/^\/proc\/self\/mountinfo:\d+ \d+ \S+ \S+ (\S+) .*? - (\S+) \S+ (\S+)$/gm).map(([, target = "", type = "", options = ""]) => ({
					target,
					type,
					options
				})),
				limits: new Map(all(/^\/proc\/self\/limits:(Max [a-z]+(?: [a-z]+)*) {2,}(\d+|unlimited) /gm).map(([, name = "", value = ""]) => [name, value === "unlimited" ? Number.POSITIVE_INFINITY : Number(value)]))
			};
		}
		function listWalls(reading, expected) {
			const wall = (name, ...failures) => ({
				name,
				failures: failures.filter((failure) => failure !== false)
			});
			const shared = probedNamespaces.filter((name) => {
				const host = expected.hostNamespaces.get(name);
				return host !== undefined && (reading.namespaces.get(name) ?? host) === host;
			});
			const others = reading.interfaces.filter((name) => name !== "lo");
			const find = (path) => reading.mounts.findLast(({ target }) => (0, files_paths.Yw)(target, path));
			const open = expected.homes.filter((home) => find(home)?.type !== "tmpfs");
			const loose = Object.entries(expected.limits).filter(([name, value]) => !((reading.limits.get(name) ?? Number.POSITIVE_INFINITY) <= value));
			return [
				wall("no uid 0", (!Number.isInteger(reading.uid) || reading.uid === 0) && "commands would run as uid 0", expected.noGroups && reading.groups !== "" && "groups of the user that started the run are left"),
				wall("no capability", !reading.noNewPrivileges && "no_new_privs is not set", !/^0+ 0+ 0+$/.test(reading.capabilities) && `capabilities are left (${reading.capabilities})`),
				wall(`own namespaces (${[...expected.hostNamespaces.keys()].join(", ")})`, shared.length > 0 && `commands would share namespaces with the machine (${shared.join(", ")})`, !(reading.processes <= 6) && "processes of the host are visible"),
				wall("no network interface but loopback", reading.interfaces.length === 0 && "network interfaces could not be listed", others.length > 0 && `network interfaces are visible (${others.join(", ")})`),
				wall("no hidden file", reading.readSecret && "a hidden file could be read"),
				wall("no home folder of the job", ...open.map((home) => `the home folder ${home} of the job is visible`)),
				wall("a read-only system", reading.wroteSystem && "the system could be written"),
				...expected.seccomp ? [wall("a seccomp filter", !reading.seccomp && "the seccomp filter is not active")] : [],
				...Object.keys(expected.limits).length === 0 ? [] : [wall("limits of processes", ...loose.map(([name]) => `the limit "${name}" does not hold`))],
				...expected.hasSize ? [wall("a size of temporary space", !/(?:^|,)size=/.test(find("/tmp")?.options ?? "") && "the temporary folder has no size")] : []
			];
		}
		function listProved(reading, expected) {
			return listWalls(reading, expected).flatMap(({ name, failures }) => failures.length === 0 ? [name] : []);
		}
		function listProbeFailures(reading, expected) {
			return listWalls(reading, expected).flatMap(({ failures }) => failures);
		}
		function explainMissingBubblewrap() {
			return new error.tj({
				code: "sandbox",
				message: "bubblewrap (bwrap) is not installed, so no command can be contained",
				hint: "Install it: sudo apt-get install -y bubblewrap (Debian, Ubuntu), or your distribution\u2019s package."
			});
		}
		;
		function judgeIsolation(probed, facts) {
			const { rung, policy, programs, features, grouping, hasFilter } = facts;
			if (probed.exitCode !== 0) throw explainStart(`${probed.stderr}\nexit ${probed.exitCode}`, `the probe of the sandbox failed (${rung})`);
			const reading = readProbe(probed.stdout);
			const expected = {
				...facts.expected,
				seccomp: hasFilter,
				hasSize: features.size
			};
			const failures = listProbeFailures(reading, expected);
			if (failures.length > 0) throw new error.tj({
				code: "sandbox",
				message: `the sandbox does not hold (${rung}): ${failures.join("; ")}`,
				hint: "Run `script-harness doctor`."
			});
			const limits = describeLimits({
				policy,
				features,
				groups: grouping.groups?.name ?? null,
				rlimits: canLimit(programs)
			});
			const notes = listNotes(facts);
			const isFull = hasFilter && canLimit(programs);
			const bubblewrap = {
				version: facts.version,
				isFixed: (0, launch_bubblewrap.vg)(facts.version)
			};
			const isStrict = isFull && grouping.groups !== null && bubblewrap.isFixed;
			const level = isStrict ? "strict" : isFull ? "full" : "namespaces";
			if (!(0, sandbox.d)(level, facts.required)) throw new error.tj({
				code: "sandbox",
				message: `the isolation here is ${level}, and ${facts.required} is required: ${notes.join("; ")}`,
				hint: "Fix what is named, or lower require-isolation."
			});
			return {
				level,
				rung,
				seccomp: hasFilter,
				bubblewrap,
				walls: listProved(reading, expected),
				limits,
				notes
			};
		}
		function listNotes(facts) {
			const { policy, programs, features, grouping } = facts;
			const noted = [
				[!facts.hasFilter, `no seccomp filter for ${facts.arch}`],
				[!canLimit(programs), "neither dash nor prlimit is installed, so there are no process limits"],
				[grouping.groups === null, `memory and processes are not limited together: ${grouping.groups === null ? grouping.reason : ""}`],
				[grouping.groups === null, `shared memory (memfd_create, shared mappings) is only measured: between two looks, in pages that are no longer mapped, and in descriptors on their way through a socket, a command can hold more`],
				[policy.unixSockets === "allow", "the policy allows unix sockets to commands that reach hosts"],
				[policy.ptrace === "allow", "the policy allows ptrace"],
				[!features.size, `this bwrap has no --size, so ${grouping.groups === null ? "temporary space is not limited" : "temporary space is bound by the memory limit alone"}`],
				[!features.disableUserNamespaces, "this bwrap has no --disable-userns; the seccomp filter alone refuses new namespaces"],
				[!(0, launch_bubblewrap.vg)(facts.version), (0, launch_bubblewrap.MG)(facts.version)],
				[programs.script === null || programs.stty === null, "script (util-linux) or stty is not installed, so no program runs in a session"]
			];
			return [...noted.flatMap(([holds, note]) => holds ? [note] : []), ...facts.planNotes];
		}
		;
		const probeTimeoutMs = 12e4;
		const probeOutputBytes = 64 * 1024 * 1024;
		async function probeIsolation({ options, programs, features, borrowed, layout, version }, { grouping, processLimits, hasFilter, droppedPath, mountFacts }, access, run) {
			const { policy, facts } = options;
			const { scratch, user } = borrowed;
			const secret = (0, external_node_path_.join)(scratch, "secret");
			(0, external_node_fs_.writeFileSync)(secret, "secret");
			const way = user === null ? `bwrap as uid ${options.uid}` : `bwrap as uid ${user.uid} (started as root)`;
			const rung = access.rung === null ? way : `${way}, ${access.rung}`;
			const argv = [...probeCommand, secret];
			const request = {
				...{
					argv,
					cwd: ".",
					env: { PATH: "/usr/bin:/bin" },
					stdin: "",
					writable: "none"
				},
				...{
					timeoutMs: probeTimeoutMs,
					maxOutputBytes: probeOutputBytes
				},
				signal: new AbortController().signal,
				network: policy.network === null ? null : {
					grants: [],
					onDecision: () => undefined
				}
			};
			return judgeIsolation(await run(request, rung), {
				...{
					rung,
					policy,
					programs,
					features,
					grouping,
					arch: options.arch
				},
				...{
					hasFilter,
					expected: {
						noGroups: user !== null,
						hostNamespaces: (0, process_stat.Vf)(probedNamespaces),
						homes: [facts.home, facts.passwdHome].filter((home) => mountFacts.hiddenFolders.includes(home) && !(0, files_paths.Yw)(layout.repositoryRoot, home)),
						limits: listKernelLimits(programs, processLimits, grouping.groups === null ? "alone" : "together")
					},
					version,
					planNotes: [...access.notes, ...droppedPath]
				},
				required: options.requireIsolation
			});
		}
		;
		function createSharedLoopback(start) {
			let starting = null;
			let held = null;
			return {
				async open() {
					if (start !== null) held = await (starting ??= start());
				},
				get network() {
					return held;
				},
				end: () => held?.end()
			};
		}
		;
		async function openRunNetworks({ options, programs, borrowed }, { launcher }, hasSession) {
			const { policy } = options;
			const { scratch, user } = borrowed;
			const { nsenter, sh } = programs;
			const loopback = createSharedLoopback(policy.network !== null || nsenter === null ? null : () => startHolder({
				launch: launcher.launchHolder([], [
					sh,
					"-c",
					"echo ready; exec cat"
				]),
				programs: {
					nsenter,
					sh
				}
			}));
			const network = policy.network === null ? null : await startNetwork(policy.network.forward, "egress");
			let setupNetwork = null;
			return {
				read: () => network ?? setupNetwork ?? (hasSession() ? loopback.network : null),
				readForSession: () => network ?? loopback.network,
				reachesHosts: (asked) => asked !== null && listHosts(asked).length > 0,
				lend(asked) {
					const shared = network ?? setupNetwork;
					if (shared === null) return null;
					const deny = policy.network === null || asked.scope === "nothing" ? [] : policy.network.deny;
					const rules = {
						allow: listHosts(asked),
						deny,
						granted: asked.grants
					};
					const lease = shared.proxy.lend(rules, asked.onDecision);
					return {
						token: lease.token,
						isOpen: lease.isOpen,
						close() {
							lease.close();
							shared.reportForwarded();
						}
					};
				},
				openLoopback: () => loopback.open(),
				start: (folder) => startNetwork([], folder),
				async duringSetup(setup) {
					if (network === null) setupNetwork = await startRefusingNetwork();
					try {
						return await setup();
					} finally {
						await setupNetwork?.close();
						setupNetwork = null;
					}
				},
				async close() {
					loopback.end();
					await network?.close();
				}
			};
			function listHosts({ scope, grants }) {
				return policy.network === null || scope === "nothing" ? grants : [...policy.network.allow, ...grants];
			}
			async function startRefusingNetwork() {
				if (nsenter === null) return null;
				try {
					return await startNetwork([], "setup-egress");
				} catch (thrown) {
					if (thrown instanceof error.tj) return null;
					throw thrown;
				}
			}
			function startNetwork(forward, name) {
				const folder = (0, external_node_path_.join)(scratch, name);
				const node = (0, external_node_fs_.realpathSync)(options.facts.execPath);
				if (nsenter === null) throw new error.tj({
					code: "sandbox",
					message: "the policy allows network, and nsenter is not installed",
					hint: "Install util-linux, or take the network rules out of the policy."
				});
				return startEgressNetwork({
					...options.egress,
					...{
						folder,
						user,
						forward
					},
					programs: {
						nsenter,
						sh
					},
					launchHolder: (script) => launcher.launchHolder([{
						type: "read-only",
						source: (0, external_node_path_.dirname)(node),
						target: (0, external_node_path_.dirname)(node)
					}, {
						type: "read-only",
						source: folder,
						target: folder
					}], [
						node,
						"--disable-warning=ExperimentalWarning",
						...script
					])
				});
			}
		}
		;
		const ownFloodBytes = 64 * 1024 * 1024;
		async function assembleSandbox(parts) {
			const launch = await prepareLaunch(parts);
			const engines = createScriptEngines(createEngineLaunch({
				...{
					launcher: launch.launcher,
					execPath: parts.options.facts.execPath
				},
				...{
					user: parts.borrowed.user,
					scratch: parts.borrowed.scratch
				}
			}), {
				memoryBytes: Math.max(launch.processLimits.memoryBytes, engineMemoryBytes),
				...{
					temporaryFolders: [],
					temporaryBytes: 0
				}
			});
			parts.options.onEngines?.((enginePath, readOnly) => engines.start(enginePath, readOnly));
			try {
				return await connectParts(parts, launch, engines);
			} catch (thrown) {
				engines.killAll();
				throw thrown;
			}
		}
		async function connectParts(parts, launch, engines) {
			const { options, workspace, layout } = parts;
			const { scratch, user, plan } = parts.borrowed;
			const { policy, clock } = options;
			const { launcher, environment, held } = launch;
			const committed = (0, committed_files.h)({
				...{
					git: parts.git,
					layout,
					workspace
				},
				...plan
			});
			const [caches, verifyCaches] = [openCaches(parts), openCaches(parts)];
			const outputs = createOutputStore({
				folder: (0, external_node_path_.join)(scratch, "outputs"),
				maxBytes: policy.tmpMb * 1024 * 1024
			});
			const running = new Set();
			const commands = createCommandRunner({
				...{
					launcher,
					workspace,
					environment,
					running,
					outputs,
					held,
					clock
				},
				lendNetwork: (asked) => networks.lend(asked),
				readNetwork: () => networks.read()
			});
			const runOwn = (view, request, rung = "") => commands.run(view, request, {
				filter: "ordinary",
				floodBytes: ownFloodBytes
			}).catch((thrown) => {
				throw thrown instanceof StartFailure ? explainStart(thrown.said, `the sandbox does not start${rung}`) : thrown;
			});
			const access = await openWorkspace(parts, launch, {
				committed,
				outputsMount: {
					type: "read-only",
					source: outputs.folder,
					target: outputsTarget
				},
				async runVerify(view, request) {
					await verifyCaches.prepare();
					return runOwn(addMounts(view, verifyCaches.mounts()), request);
				}
			});
			const { watch, gate, accepted } = openChanges(parts, access, running);
			await parts.runFiles.system.filled;
			const networks = await openRunNetworks(parts, launch, () => agent.sessions.listOpen().length > 0);
			const files = (0, workspace_files.f)({
				root: workspace,
				readFolder: () => access.readFolder(),
				owner: user === null ? null : {
					uid: user.uid,
					gid: user.gid
				},
				protectedPaths: plan.protectedPaths.map((path) => (0, external_node_path_.relative)(workspace, path)),
				isUnreadable: plan.isLinkedToUnreadable,
				isIgnored: (path) => access.isDisposable(path),
				scratchFolders: [{
					target: outputsTarget,
					folder: outputs.folder,
					access: "read-only"
				}, ...access.scratchFolders]
			});
			const agent = createAgentCommands(parts, launch, {
				access,
				caches,
				commands,
				gate,
				networks,
				files,
				running
			});
			const servers = createServerProcesses({
				...{
					launcher,
					workspace,
					environment,
					clock,
					held: launch.heldAlone
				},
				readView: () => access.readView("none"),
				readSealedView: () => access.readSealedView(),
				listProgramMounts: (command) => listProgramMounts(command, launch.mountFacts),
				repositoryFolders: [
					layout.repositoryRoot,
					layout.gitFolder,
					layout.commonFolder
				],
				temporaryBytes: launch.mountFacts.temporaryBytes,
				startNetwork: (folder) => networks.start(folder),
				deny: policy.deniedToServers
			});
			const ignoredFiles = new Set();
			const unreadable = new Set(plan.unreadable.map((path) => (0, external_node_path_.join)(workspace, path)));
			const isolation = await probeIsolation(parts, launch, access, (request, rung) => runOwn(access.readView("policy"), request, ` (${rung})`)).catch(async (thrown) => {
				await networks.close();
				throw thrown;
			});
			async function endCommands() {
				const ended = commands.endAll();
				await Promise.all([agent.sessions.closeAll(), servers.endAll()]);
				await ended;
			}
			return {
				isolation,
				git: layout,
				headCommit: await parts.headCommit,
				files: createNotedFiles(files, {
					access,
					gate,
					accepted,
					ignoredFiles
				}),
				storeOutput: (name, text) => outputs.write(name, text),
				run: agent.run,
				isClosed(path) {
					const absolute = (0, external_node_path_.join)(workspace, path);
					return [absolute, ...(0, files_paths.vl)(workspace, absolute)].some((entry) => unreadable.has(entry));
				},
				sessions: agent.sessions,
				ownGitFolder: (0, external_node_path_.join)(scratch, "base"),
				runGit: createOwnGit({
					...{
						own: readOwnGit(parts),
						user,
						run: runOwn
					},
					readView: () => access.readOwnView()
				}),
				runStill: (use) => gate.runAlone(use),
				startServer: (server, start) => servers.start(server, start),
				endCommands,
				changes: access.rung === null ? "in-place" : "in-layer",
				warnings: [(0, committed_files.w)(committed, {
					repositoryRoot: layout.repositoryRoot,
					workspace,
					closed: policy.closed
				}) ?? []].flat(),
				shortcomings: listShortcomings(parts, launch, access),
				readFolder: () => access.readFolder(),
				copyWorkspace: (signal) => access.copy(signal),
				async runSetup(request) {
					await caches.prepare();
					const setUp = () => access.setUp((view) => runOwn(addMounts(view, caches.mounts()), {
						...request,
						writable: "policy"
					}));
					return request.network === null ? setUp() : networks.duringSetup(setUp);
				},
				sealSetup: () => access.sealSetup(),
				listTouched: () => access.listTouched(),
				listKept: (isExcepted) => access.listKept(isExcepted),
				takeBack: (patch, paths, signal) => access.takeBack(patch, paths, signal),
				placeAccepted: (states) => gate.runAlone(async () => {
					for (const { path } of states) access.keep(path);
					const stuck = accepted.place(states);
					access.listTouched();
					return stuck;
				}),
				async seal() {
					const released = agent.waiting?.close() ?? Promise.resolve();
					released.catch(() => undefined);
					await access.seal(released);
				},
				describeLeftovers: () => [...access.describeLeftovers(), ...ignoredFiles.size === 0 ? [] : [`git ignores ${(0, path_text.Pe)([...ignoredFiles])}, written by a file tool: the patch does not contain it`]],
				publish: (isWanted) => access.publish(isWanted),
				startEngine: (enginePath, readOnly) => engines.start(enginePath, readOnly),
				async close() {
					engines.killAll();
					await endCommands();
					await agent.waiting?.close();
					await networks.close();
					await gate.runAlone(async () => watch.close());
					for (const lent of [caches, verifyCaches]) lent.close();
					await access.close();
					parts.borrowed.giveBack();
				}
			};
		}
		function openCaches({ options, workspace, borrowed: { scratch, user } }) {
			return lendCaches({
				folders: listCacheFolders(options.policy.caches, options.facts),
				...{
					workspace,
					scratch,
					user
				},
				maxBytes: options.policy.cacheMb * 1024 * 1024
			});
		}
		function openChanges({ options, borrowed: { scratch, user } }, access, running) {
			const { clock } = options;
			const limits = options.changeLimits ?? defaultChangeLimits;
			const watch = createWorkspaceWatch({
				tree: access.tree,
				storeFile: (0, external_node_path_.join)(scratch, "copies"),
				limits,
				clock
			});
			const freezer = createFreezer({
				listRoots: () => [...running],
				clock
			});
			const accepted = createAcceptedFiles({
				tree: access.tree,
				owner: user,
				onAccepted: options.onAccepted ?? (() => undefined)
			});
			const gate = createChangeGate({
				...{
					watch,
					freezer,
					clock,
					limits
				},
				onKept: (changes) => accepted.note(changes.map(({ key }) => key))
			});
			return {
				watch,
				gate,
				accepted
			};
		}
		function listShortcomings({ borrowed: { user, space } }, { droppedPath }, access) {
			return [
				...access.rung === null ? ["Each command has its own /tmp, which file tools do not reach."] : [],
				...access.rung !== null && user === null ? ["rename(2) of a folder of the repository fails with EXDEV; `mv` works."] : [],
				..."openLayer" in space && space.hasForeignFiles ? ["Files whose owner is not the owner of `.git` cannot be changed; `ls -l` shows them as files of nobody."] : [],
				...droppedPath
			];
		}
		var process_identity = __webpack_require__(40091);
		;
		const script = `remove() { rm -rf -- "$scratch" || { chmod -R u+rwX -- "$scratch"; rm -rf -- "$scratch"; }; }
if read -r line; then remove; exit; fi
looks=0
empty=0
while [ $looks -lt 100 ] && [ $empty -lt 3 ]; do
  left=$(
    printf '%s\\n' "$mark" | grep -lasF -f - /proc/[0-9]*/cmdline | cut -d / -f 3
    printf '%s\\n' "$groups" | while read -r group; do find "$group" -name ${cgroup_tree.Of} -prune -o -name cgroup.procs -exec cat {} +; done
  )
  if [ -z "$left" ]; then empty=$((empty + 1)); else empty=0; fi
  for pid in $left; do kill -9 "$pid"; done
  looks=$((looks + 1))
  sleep 0.05
done
remove
for placeholder in "$@"; do rmdir -- "$placeholder"; done
printf '%s\\n' "$groups" | while read -r group; do find "$group" -depth -type d -exec rmdir -- {} \\;; done`;
		function startGuardian(options) {
			const child = (0, external_node_child_process_.spawn)(options.sh, [
				"-c",
				script,
				"guardian",
				...options.placeholders
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
			return {
				identity: (0, process_identity.x)(child.pid ?? 0),
				end: () => void stdin.end("end\n")
			};
		}
		var plan_workspace = __webpack_require__(84072);
		;
		async function borrowWorkspace(options) {
			const { workspace, layout, stateFolder } = options;
			(0, run_folder.vb)(options.temporaryFolder);
			const unlock = await (0, files_lease.Rn)(stateFolder, workspace);
			const scratch = await (0, files_lease.pn)(stateFolder, workspace, options.clock).then(() => (0, run_folder.kg)(options.temporaryFolder), (thrown) => {
				unlock();
				throw thrown;
			});
			let guardian = null;
			let layeredLease = null;
			let opening = null;
			const giveBack = () => {
				(0, files_lease.Rv)(stateFolder, workspace, layeredLease);
				if (guardian === null) (0, run_folder.UG)(scratch);
				else guardian.end();
				unlock();
			};
			try {
				const user = options.uid === 0 ? (0, run_user._V)(layout.gitPath) : null;
				if (user !== null) {
					(0, external_node_fs_.chownSync)(scratch, options.uid, user.gid);
					(0, external_node_fs_.chmodSync)(scratch, 456);
				}
				opening = options.openSpace(scratch, user);
				const listing = (0, plan_workspace.i1)(workspace, options.policy);
				const readPlan = (0, plan_workspace.hl)({
					...options,
					listing,
					scratch
				});
				const space = await opening;
				const isLayered = "openLayer" in space;
				const plan = readPlan(isLayered);
				const placeholders = isLayered ? [] : plan.placeholders;
				const isLent = !isLayered && user?.borrowed === true;
				const groups = [...listGroupFolders((0, external_node_path_.basename)(scratch))];
				guardian = startGuardian({
					sh: options.sh,
					scratch,
					placeholders,
					groups
				});
				const folder = (0, files_paths.uq)(layout.repositoryRoot);
				const lease = (0, files_lease._e)(stateFolder, {
					workspace,
					root: layout.repositoryRoot,
					user: isLent ? {
						uid: user.uid,
						gid: user.gid
					} : null,
					owner: user?.owner ?? {
						uid: 0,
						gid: 0
					},
					folderOwner: folder === null ? null : {
						uid: folder.uid,
						gid: folder.gid
					},
					placeholders,
					guardian: guardian.identity,
					groups
				});
				if (isLayered) layeredLease = lease;
				for (const placeholder of placeholders) if (user !== null) (0, external_node_fs_.chownSync)(placeholder, user.uid, user.gid);
				if (isLent) (0, run_user.tJ)({
					root: layout.repositoryRoot,
					writablePaths: plan.writablePaths,
					user
				});
				return {
					scratch,
					user,
					plan,
					space,
					giveBack
				};
			} catch (thrown) {
				const opened = await opening?.catch(() => null);
				if (opened !== null && opened !== undefined && "end" in opened) await opened.end();
				giveBack();
				throw thrown;
			}
		}
		var text_glob = __webpack_require__(68685);
		;
		function parseIgnoreRules(text) {
			const rules = text.split(/\r?\n/).flatMap((line) => parseRule(line) ?? []);
			return { decide: (path, kind) => rules.findLast(({ onlyFolders, matches }) => (kind === "folder" || !onlyFolders) && matches(path))?.decision ?? null };
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
			const onlyFolders = body.endsWith("/");
			const path = (onlyFolders ? body.slice(0, -1) : body).replaceAll(/[{}]/g, "?");
			if (path === "") return null;
			const glob = path.includes("/") ? path.replace(/^\//, "") : `**/${path}`;
			return {
				decision: isNegated ? "kept" : "ignored",
				onlyFolders,
				matches: (0, text_glob.SO)(glob)
			};
		}
		;
		const disposable_paths_run = (0, external_node_util_.promisify)(external_node_child_process_.execFile);
		const disposable_paths_maxOutputBytes = 512 * 1024 * 1024;
		const maxRuleBytes = 1024 * 1024;
		async function readDisposablePaths(options) {
			const { workspace, layout } = options;
			const { ignored, all } = await listTracked(options);
			const inOutput = all.filter((path) => isInOutputFolder(path) || (0, output_folders.pF)(path));
			const tracked = new Set([...ignored, ...inOutput]);
			const trackedFolders = new Set([...tracked].flatMap(disposable_paths_listParents));
			const kept = new Set();
			const keptFolders = new Set();
			const isIgnored = createIgnoreCheck(workspace, layout);
			function isOutput(path) {
				const folder = findOutputFolder(path);
				return folder !== null && !trackedFolders.has(folder);
			}
			return {
				isDisposable(path, kind) {
					if (kind === "folder" ? trackedFolders.has(path) : tracked.has(path)) return false;
					if (isIgnored(path, kind)) return true;
					if (kind === "folder" ? keptFolders.has(path) : kept.has(path)) return false;
					return kind === "folder" ? isOutput(`${path}/x`) : isOutput(path) || (0, output_folders.pF)(path);
				},
				keep(path) {
					kept.add(path);
					for (const parent of disposable_paths_listParents(path)) keptFolders.add(parent);
				}
			};
		}
		const listScript = `"$0" "$@" --ignored --exclude-standard && printf '\\0' && exec "$0" "$@"`;
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
				const { stdout } = await disposable_paths_run(sh, [
					"-c",
					listScript,
					git,
					...settings,
					"ls-files",
					"-z",
					"--cached"
				], {
					cwd: workspace,
					env: git_layout._K,
					maxBuffer: disposable_paths_maxOutputBytes
				});
				const paths = stdout.split("\0").slice(0, -1);
				const end = paths.indexOf("");
				return {
					ignored: paths.slice(0, end),
					all: paths.slice(end + 1)
				};
			} catch (thrown) {
				throw new error.tj({
					code: "usage",
					message: `git cannot list the files of ${workspace}: ${(0, error.IP)(thrown).trim()}`,
					hint: "See whether `git ls-files` works there."
				});
			}
		}
		const isInOutputFolder = (0, text_glob.tI)([...output_folders.aO].map((name) => `**/${name}/**`));
		function findOutputFolder(path) {
			const parts = path.split("/");
			const at = parts.findIndex((part, index) => index < parts.length - 1 && output_folders.aO.has(part));
			return at === -1 ? null : parts.slice(0, at + 1).join("/");
		}
		function disposable_paths_listParents(path) {
			const parents = [];
			for (let parent = (0, external_node_path_.dirname)(path); parent !== "."; parent = (0, external_node_path_.dirname)(parent)) parents.push(parent);
			return parents;
		}
		function createIgnoreCheck(workspace, { repositoryRoot, commonFolder }) {
			const prefix = (0, external_node_path_.relative)(repositoryRoot, workspace);
			const files = new Map();
			const folders = new Map();
			const exclude = readRules((0, external_node_path_.join)(commonFolder, "info/exclude"));
			function rulesOf(folder) {
				let rules = files.get(folder);
				if (rules === undefined) files.set(folder, rules = readRules((0, external_node_path_.join)(repositoryRoot, folder, ".gitignore")));
				return rules;
			}
			function matches(path, kind) {
				for (const folder of [...disposable_paths_listParents(path), ""]) {
					const rules = rulesOf(folder);
					if (rules === null) continue;
					const inside = folder === "" ? path : path.slice(folder.length + 1);
					const decision = rules.decide(inside, kind);
					if (decision !== null) return decision === "ignored";
				}
				return exclude?.decide(path, kind) === "ignored";
			}
			function isIgnoredFolder(path) {
				const known = folders.get(path);
				if (known !== undefined) return known;
				const parent = (0, external_node_path_.dirname)(path);
				const is = parent !== "." && isIgnoredFolder(parent) || matches(path, "folder");
				folders.set(path, is);
				return is;
			}
			return (path, kind) => {
				const full = prefix === "" ? path : `${prefix}/${path}`;
				const parent = (0, external_node_path_.dirname)(full);
				if (kind === "folder") return isIgnoredFolder(full);
				return parent !== "." && isIgnoredFolder(parent) || matches(full, "other");
			};
		}
		function readRules(file) {
			try {
				const stats = (0, external_node_fs_.lstatSync)(file);
				return stats.isFile() && stats.size <= maxRuleBytes ? parseIgnoreRules((0, external_node_fs_.readFileSync)(file, "utf8")) : null;
			} catch (thrown) {
				if ((0, error.up)(thrown, "ENOENT", "ENOTDIR", "EACCES")) return null;
				throw thrown;
			}
		}
		;
		const mount_holder_env = {
			PATH: "/usr/sbin:/usr/bin:/sbin:/bin",
			LC_ALL: "C"
		};
		const mount_holder_startTimeoutMs = 1e4;
		async function startMountHolder([program = "", ...args], clock) {
			const { child } = startProcess({
				program,
				args,
				env: mount_holder_env,
				descriptors: [],
				user: null,
				status: null
			});
			let errors = "";
			let isAlive = true;
			child.once("close", () => isAlive = false);
			child.stderr?.on("data", (chunk) => errors = `${errors}${chunk.toString()}`.slice(-2e3));
			const said = await new Promise((resolve, reject) => {
				const timer = setTimeout(() => {
					child.kill("SIGKILL");
					reject(new Error("its mounts were not made in time"));
				}, mount_holder_startTimeoutMs);
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
					reject(new Error(errors.trim() === "" ? "the process that keeps the mounts ended" : errors.trim()));
				});
			});
			const pid = Number(/^ready (\d+)/.exec(said)?.[1]);
			releaseProcess(child);
			const kill = () => void child.kill("SIGKILL");
			return {
				pid,
				said,
				isAlive: () => isAlive,
				kill,
				async end() {
					kill();
					await (0, process_tree.kh)([child.pid ?? 0, pid], clock);
				}
			};
		}
		function releaseProcess(child) {
			child.unref();
			for (const stream of child.stdio) if (stream instanceof external_node_net_.Socket) stream.unref();
		}
		function openNamespaces({ pid }, hasUserNamespace) {
			const mount = (0, external_node_fs_.openSync)(`/proc/${pid}/ns/mnt`, "r");
			const user = hasUserNamespace ? (0, external_node_fs_.openSync)(`/proc/${pid}/ns/user`, "r") : null;
			const locate = (descriptor) => `/proc/${process.pid}/fd/${descriptor}`;
			return {
				namespaces: {
					user: user === null ? null : locate(user),
					mount: locate(mount)
				},
				close() {
					(0, external_node_fs_.closeSync)(mount);
					if (user !== null) (0, external_node_fs_.closeSync)(user);
				}
			};
		}
		function openRoot({ pid }, folder) {
			const descriptor = (0, external_node_fs_.openSync)(`/proc/${pid}/root${folder}`, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_DIRECTORY);
			return {
				path: `/proc/${process.pid}/fd/${descriptor}`,
				close: () => (0, external_node_fs_.closeSync)(descriptor)
			};
		}
		;
		class LayerFailure extends Error {
			name = "LayerFailure";
		}
		const layerScript = `
set -e
cd "$0"
mount -t overlay overlay -o "$1" "$2"
[ -z "$3" ] || mount -t overlay overlay -o "$3" "$4"
shift 4
exec "$@"`;
		async function openLayer(place, name, { lowers, compareWith, access, folders, mounts }) {
			const { options, namespaces, root, holders } = place;
			const { workspace, scratch, user, features, programs } = options;
			createFolders(place, name, folders);
			const isWritable = access === "writable";
			const lowerDirectories = renderLowers(place, lowers);
			const upperOptions = `upperdir=${name}/upper,workdir=${name}/work,volatile`;
			const absolute = (part) => (0, external_node_path_.join)(scratch, name, part);
			const view = absolute("view");
			const move = (path, to) => (0, files_paths.Yw)(workspace, path) ? `${to}${path.slice(workspace.length)}` : path;
			const inView = mounts.map((one) => {
				const target = move(one.target, view);
				return one.type === "temporary" ? {
					...one,
					target
				} : {
					...one,
					target,
					source: move(one.source, absolute("merged"))
				};
			});
			const held = await startMountHolder([
				...renderEnter(programs.nsenter, namespaces, null, null),
				...[
					programs.unshare,
					"--mount",
					"--",
					programs.sh,
					"-c",
					layerScript,
					scratch
				],
				...isWritable ? [`${lowerDirectories},${upperOptions}`, `${name}/merged`] : [lowerDirectories, `${name}/merged`],
				...compareWith.length > 0 ? [renderLowers(place, compareWith), `${name}/lower`] : ["", ""],
				...[programs.bwrap, ...markProcess(scratch)],
				...(0, launch_bubblewrap.sX)([{
					type: "writable",
					source: absolute("merged"),
					target: view
				}, ...inView], features, user === null ? "own" : "host"),
				...[
					programs.sh,
					"-c",
					"echo \"ready $$\"; exec cat"
				]
			], options.clock).catch((cause) => {
				throw new LayerFailure((0, error.IP)(cause), { cause });
			});
			const own = openNamespaces(held, false);
			const folder = openRoot(held, absolute("merged"));
			const lower = compareWith.length > 0 ? openRoot(held, absolute("lower")) : null;
			const holder = closeBefore(held, [
				own,
				folder,
				...lower === null ? [] : [lower]
			]);
			holders.add(holder);
			return {
				name,
				namespaces: {
					user: namespaces.user,
					mount: own.namespaces.mount
				},
				view,
				merged: absolute("merged"),
				folder: folder.path,
				upper: isWritable ? (0, external_node_path_.join)(root, scratch, name, "upper") : null,
				lower: lower?.path ?? (0, external_node_path_.join)(root, scratch, "lower"),
				async end() {
					if (holders.delete(holder)) await holder.end();
				}
			};
		}
		function closeBefore(holder, handles) {
			const close = () => {
				for (const handle of handles) handle.close();
			};
			return {
				...holder,
				kill() {
					close();
					holder.kill();
				},
				async end() {
					close();
					await holder.end();
				}
			};
		}
		function markProcess(scratch) {
			return ["--unsetenv", (0, external_node_path_.basename)(scratch)];
		}
		function renderLowers({ overlayOptions }, lowers) {
			return `lowerdir=${[...lowers.map((lower) => `${lower}/upper`), "lower"].join(":")},${overlayOptions}`;
		}
		function createFolders({ root, options }, name, extra) {
			const { scratch, workspace, user } = options;
			const folder = (0, external_node_path_.join)(root, scratch, name);
			(0, external_node_fs_.mkdirSync)(folder, { mode: 493 });
			for (const part of [
				"upper",
				"work",
				"merged",
				"view",
				"lower"
			]) (0, external_node_fs_.mkdirSync)((0, external_node_path_.join)(folder, part), { mode: 493 });
			(0, external_node_fs_.chmodSync)((0, external_node_path_.join)(folder, "upper"), (0, external_node_fs_.statSync)(workspace).mode & 511);
			for (const part of extra) (0, external_node_fs_.mkdirSync)((0, external_node_path_.join)(folder, "upper", part), {
				recursive: true,
				mode: 493
			});
			const owned = [
				"upper",
				"work",
				...extra.map((part) => (0, external_node_path_.join)("upper", part))
			];
			if (user !== null) for (const part of owned) (0, external_node_fs_.chownSync)((0, external_node_path_.join)(folder, part), user.uid, user.gid);
		}
		;
		const foreign_files_run = (0, external_node_util_.promisify)(external_node_child_process_.execFile);
		const foreign_files_env = {
			PATH: "/usr/sbin:/usr/bin:/sbin:/bin",
			LC_ALL: "C"
		};
		async function findForeign(workspace, user) {
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
			const depth = ["-mindepth", user === null ? "0" : "1"];
			const args = [
				workspace,
				...depth,
				"-path",
				(0, external_node_path_.join)(workspace, ".git"),
				"-prune",
				"-o",
				"(",
				...others,
				")",
				"-print",
				"-quit"
			];
			try {
				const { stdout } = await foreign_files_run("find", args, {
					env: foreign_files_env,
					cwd: "/"
				});
				return stdout.trimEnd();
			} catch {
				return "";
			}
		}
		function listMountsBelow(folder) {
			return (0, external_node_fs_.readFileSync)("/proc/self/mountinfo", "utf8").split("\n").map((line) => (line.split(" ")[4] ?? "").replaceAll(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 8)))).filter((target) => target !== folder && (0, files_paths.Yw)(folder, target));
		}
		;
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
		;
		const maxInodes = 1e6;
		const maxSharedInodes = 2e5;
		const spaceScript = `
set -e
cd "$0"
workspace=$1 repository=$2 options=$3 bytes=$4 shared=$5
shift 5
mount -t tmpfs -o "mode=0755,size=$bytes,nr_inodes=${maxInodes}" tmpfs memory
mount -t tmpfs -o "mode=0755,size=$shared,nr_inodes=${maxSharedInodes}" tmpfs shared
{ "$@" "$workspace" lower && { [ "$repository" = "$workspace" ] || "$@" "$repository" repository; }; } >&2 &
probe() {
  mkdir -p "$1/lower/folder" "$1/upper" "$1/work" "$1/merged" && echo old > "$1/lower/folder/file" &&
  mount -t overlay overlay -o "lowerdir=$1/lower,upperdir=$1/upper,workdir=$1/work,volatile,$options" "$1/merged" &&
  rm -r "$1/merged/folder" && mkdir "$1/merged/folder" && echo new > "$1/merged/folder/other" &&
  mv "$1/merged/folder/other" "$1/merged/other" && [ "$(echo "$1/merged/folder/"*)" = "$1/merged/folder/*" ] &&
  read -r text < "$1/merged/other" && [ "$text" = new ]
}
if probe probe; then place=disk
elif probe memory/probe; then place=memory
else exit 1
fi
wait $!
echo "ready $$ $place"
exec cat`;
		async function openSpace(options) {
			const { workspace, scratch, user, programs, clock } = options;
			const { nsenter, unshare, mount, perl } = programs;
			if (nsenter === null || unshare === null || mount === null) return { reason: "nsenter, unshare or mount is missing" };
			const foreign = findForeign(workspace, user);
			const inner = listMountsBelow(workspace);
			if (inner.length > 0) return { reason: `${inner[0]} is a separate mount` };
			if (user !== null && perl === null) return { reason: "perl is missing, which shows root\u2019s files as those of another user" };
			for (const name of [
				"memory",
				"shared",
				"lower",
				"repository",
				"probe",
				"layers"
			]) (0, external_node_fs_.mkdirSync)((0, external_node_path_.join)(scratch, name), { mode: 493 });
			const overlayOptions = user === null ? "userxattr" : "redirect_dir=on";
			let base;
			try {
				base = await startMountHolder(renderStart(options, {
					unshare,
					mount
				}, overlayOptions), clock);
			} catch (thrown) {
				return { reason: (0, error.IP)(thrown) };
			}
			const other = await foreign;
			if (user === null && other !== "") {
				await base.end();
				return { reason: `${other} belongs to another user or group, so each command takes longer the more files there are; chown and chgrp the workspace to the user of the run` };
			}
			return createSpace(options, {
				base,
				overlayOptions,
				nsenter,
				unshare,
				hasForeignFiles: other !== ""
			});
		}
		function renderStart(options, { unshare, mount }, overlayOptions) {
			const { workspace, scratch, user, programs } = options;
			const { bwrap, sh, perl } = programs;
			const start = user === null ? [
				...[
					bwrap,
					...markProcess(scratch),
					"--unshare-user",
					"--uid",
					"0",
					"--gid",
					"0"
				],
				...[
					"--cap-add",
					"CAP_SYS_ADMIN",
					"--cap-add",
					"CAP_DAC_OVERRIDE"
				],
				...[
					"--die-with-parent",
					"--dev-bind",
					"/",
					"/",
					"--"
				]
			] : [
				unshare,
				"--mount",
				"--"
			];
			const bind = user === null || perl === null ? [mount, "--rbind"] : renderIdmap(perl, user, options.arch);
			return [...[
				...start,
				sh,
				"-c",
				spaceScript,
				scratch,
				workspace,
				options.repositoryRoot,
				overlayOptions
			], ...[
				String(options.memoryBytes),
				String(options.temporaryBytes),
				...bind
			]];
		}
		function createSpace(options, opened) {
			const { scratch, user } = options;
			const { base, overlayOptions, nsenter, unshare } = opened;
			const holders = new Set([base]);
			const isOnDisk = base.said.endsWith("disk");
			const namespaces = openNamespaces(base, user === null);
			const root = openRoot(base, "/");
			const layers = isOnDisk ? "layers" : "memory/layers";
			let count = 0;
			if (!isOnDisk) (0, external_node_fs_.mkdirSync)((0, external_node_path_.join)(root.path, scratch, layers));
			const locate = (path) => (0, external_node_path_.join)(root.path, path);
			const place = {
				options: {
					...options,
					programs: {
						...options.programs,
						nsenter,
						unshare
					}
				},
				...{
					namespaces: namespaces.namespaces,
					root: root.path,
					overlayOptions,
					holders
				}
			};
			const release = () => {
				const all = [...holders].toReversed();
				if (all.length > 0) for (const handle of [namespaces, root]) handle.close();
				holders.clear();
				return all;
			};
			return {
				repository: (0, external_node_path_.join)(scratch, "repository"),
				ownFolder: (0, external_node_path_.join)(scratch, "memory"),
				hasForeignFiles: opened.hasForeignFiles,
				makeShared(name, mode) {
					const folder = (0, external_node_path_.join)(scratch, "shared", name);
					(0, external_node_fs_.mkdirSync)(locate(folder));
					(0, external_node_fs_.chmodSync)(locate(folder), mode);
					if (user !== null) (0, external_node_fs_.chownSync)(locate(folder), user.uid, user.gid);
					return folder;
				},
				locate,
				checkAlive() {
					if ([...holders].some(({ isAlive }) => !isAlive())) throw new error.tj({
						code: "sandbox",
						message: "a process that keeps the mounts of the workspace has ended",
						hint: "Look in the system log for what killed it, for example the out-of-memory killer."
					});
				},
				rung: `${isOnDisk ? "a layer on disk" : "a layer in memory"}${user === null ? "" : " with the owner mapped"}`,
				userNamespace: user === null ? {
					user: namespaces.namespaces.user,
					mount: null
				} : null,
				async openLayer(layerOptions) {
					count += 1;
					return openLayer(place, `${layers}/${count}`, layerOptions);
				},
				kill() {
					for (const holder of release()) holder.kill();
				},
				async end() {
					for (const holder of release()) await holder.end();
				}
			};
		}
		;
		function findPrograms(find) {
			const bwrap = find("bwrap");
			if (bwrap === null) throw explainMissingBubblewrap();
			return {
				bwrap,
				prlimit: find("prlimit"),
				setpriv: find("setpriv"),
				unshare: find("unshare"),
				mount: find("mount"),
				nsenter: find("nsenter"),
				perl: find("perl"),
				script: find("script"),
				stty: find("stty"),
				sh: find("sh") ?? "/bin/sh",
				cp: find("cp") ?? "/bin/cp",
				mkfifo: find("mkfifo") ?? "/usr/bin/mkfifo",
				dash: find("dash"),
				bash: find("bash")
			};
		}
		;
		const batchSize = 16;
		const mode = 384;
		const output_pipes_env = { PATH: "/usr/bin:/bin" };
		async function createOutputPipes(options) {
			const { folder, mkfifo, user } = options;
			(0, external_node_fs_.mkdirSync)(folder, { mode: 457 });
			let count = 0;
			const ready = [];
			const used = [];
			let filling = false;
			function pickPaths() {
				return Array.from({ length: batchSize }, () => (0, external_node_path_.join)(folder, String(count += 1)));
			}
			async function fill() {
				const paths = pickPaths();
				filling = true;
				await new Promise((resolve, reject) => (0, external_node_child_process_.execFile)(mkfifo, [
					"-m",
					mode.toString(8),
					"--",
					...paths
				], {
					env: output_pipes_env,
					cwd: "/"
				}, (error) => error === null ? resolve() : reject(error))).finally(() => filling = false);
				ready.push(...paths);
			}
			function pickNew() {
				if (ready.length === 0) {
					const paths = pickPaths();
					(0, external_node_child_process_.execFileSync)(mkfifo, [
						"-m",
						mode.toString(8),
						"--",
						...paths
					], {
						env: output_pipes_env,
						cwd: "/"
					});
					ready.push(...paths);
				}
				const path = ready.shift() ?? "";
				if (ready.length < batchSize / 2 && !filling) void fill().catch(() => undefined);
				if (user !== null) (0, external_node_fs_.chownSync)(path, user.uid, user.gid);
				return path;
			}
			function open(path) {
				const read = (0, external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
				try {
					return {
						path,
						read,
						write: (0, external_node_fs_.openSync)(path, external_node_fs_.constants.O_WRONLY)
					};
				} catch (thrown) {
					(0, external_node_fs_.closeSync)(read);
					(0, external_node_fs_.unlinkSync)(path);
					throw thrown;
				}
			}
			await fill();
			return {
				folder,
				take() {
					const pipe = open(pickNew());
					(0, external_node_fs_.unlinkSync)(pipe.path);
					return pipe;
				},
				takeNamed: () => open(used.pop() ?? pickNew()),
				giveBack(path) {
					if (((0, external_node_fs_.lstatSync)(path).mode & 511) === mode) used.push(path);
					else (0, external_node_fs_.unlinkSync)(path);
				}
			};
		}
		var processes_programs = __webpack_require__(31920);
		;
		const minLayerMb = 1024;
		async function createSandbox(options) {
			try {
				return await openOnce(options, pickNoSpace(options));
			} catch (thrown) {
				if (!(thrown instanceof LayerFailure)) throw thrown;
				return openOnce(options, { reason: thrown.message });
			}
		}
		async function openOnce(options, noSpace) {
			(0, run_user.iU)();
			const workspace = (0, external_node_fs_.realpathSync)(options.workspace);
			const hostPath = options.facts.environment["PATH"] ?? "";
			const find = options.findProgram ?? ((name) => (0, processes_programs.K)(name, hostPath, [workspace]));
			const git = find("git");
			if (git === null) throw new error.tj({
				code: "usage",
				message: "git is not installed",
				hint: "Install git."
			});
			const programs = findPrograms(find);
			if (options.uid === 0) (0, run_user.vh)(programs);
			const asked = askBubblewrap(programs);
			const layout = (0, git_layout.h6)(workspace, git);
			const headCommit = (0, git_layout.g0)(layout, git);
			const disposable = readDisposablePaths({
				workspace,
				layout,
				git,
				sh: programs.sh
			});
			disposable.catch(() => undefined);
			const isWritable = (0, search_path.xx)(options.policy);
			const searchPath = (0, search_path.y6)(options.facts, workspace, (folder) => !isWritable((0, external_node_path_.relative)(workspace, folder)) && !(0, git_layout.ck)(git, workspace, folder));
			const { version, features } = await asked;
			let runFiles = null;
			const borrowed = await borrowWorkspace({
				...options,
				workspace,
				layout,
				git,
				sh: programs.sh,
				async openSpace(scratch, user) {
					const [space, outputs] = await Promise.allSettled([noSpace ?? openSpace({
						...{
							workspace,
							scratch,
							user,
							programs,
							features,
							arch: options.arch,
							clock: options.clock
						},
						repositoryRoot: layout.repositoryRoot,
						temporaryBytes: options.policy.tmpMb * 1024 * 1024,
						memoryBytes: Math.max(options.policy.tmpMb, minLayerMb) * 1024 * 1024
					}), createOutputPipes({
						folder: (0, external_node_path_.join)(scratch, "pipes"),
						mkfifo: programs.mkfifo,
						user
					})]);
					if (space.status === "rejected") throw space.reason;
					try {
						if (outputs.status === "rejected") throw outputs.reason;
						const system = prepareSystem(options, {
							programs,
							searchPath
						}, {
							scratch,
							user,
							space: space.value
						});
						if (!("openLayer" in space.value)) await system.filled;
						runFiles = {
							system,
							outputs: outputs.value
						};
						return space.value;
					} catch (thrown) {
						if ("end" in space.value) await space.value.end();
						throw thrown;
					}
				}
			});
			try {
				if (runFiles === null) throw new Error("the files of the run were not made");
				return await assembleSandbox({
					...{
						options,
						find,
						workspace,
						layout,
						programs,
						features,
						version,
						searchPath,
						git
					},
					...{
						headCommit,
						disposable,
						borrowed,
						runFiles
					}
				});
			} catch (thrown) {
				if ("end" in borrowed.space) await borrowed.space.end();
				borrowed.giveBack();
				throw thrown;
			}
		}
		async function askBubblewrap({ bwrap, sh }) {
			const said = await (0, external_node_util_.promisify)(external_node_child_process_.execFile)(sh, [
				"-c",
				"\"$0\" --version; exec \"$0\" --help",
				bwrap
			], {
				env: {},
				cwd: "/"
			}).then(({ stdout }) => stdout, () => "");
			return {
				version: (0, launch_bubblewrap.$4)(said),
				features: (0, launch_bubblewrap._h)(said)
			};
		}
		function pickNoSpace(options) {
			if (options.layer === "never") return { reason: "it was asked for" };
			return null;
		}
		var host_change = __webpack_require__(45602);
		;
		async function openSandbox(options) {
			const tools = findHostTools(options);
			(0, host_change.fA)(tools, options.stateFolder);
			try {
				return await createSandbox(options);
			} catch (thrown) {
				const symptom = thrown instanceof error.tj && thrown.code === "sandbox" ? (0, symptoms.P)(thrown.message) : null;
				if (symptom === null || !(thrown instanceof error.tj)) throw thrown;
				const tried = [];
				const sandbox = await tryHostChanges(options, tools, symptom, tried);
				if (sandbox !== null) return sandbox;
				throw new error.tj({
					code: "sandbox",
					message: [thrown.message, ...tried].join("; "),
					hint: thrown.hint,
					cause: thrown
				});
			}
		}
		function findHostTools({ findProgram: find = findSystemProgram, uid }) {
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
		function findSystemProgram(name) {
			return (0, processes_programs.K)(name, "", []);
		}
		async function tryHostChanges(options, tools, symptom, tried) {
			if (symptom.name !== "apparmor") return null;
			if (!isHosted(options.facts.environment)) {
				tried.push("AppArmor is not changed, since this is no runner of GitHub\u2019s own");
				return null;
			}
			for (const change of host_change._o) {
				const refused = (0, host_change.hf)(change, tools, options.stateFolder);
				const undo = () => void (0, host_change.fA)(tools, options.stateFolder);
				if (refused === null) {
					try {
						const sandbox = await createSandbox(options);
						return withNote(sandbox, (0, host_change.oc)(change), undo);
					} catch (thrown) {
						undo();
						if (!(thrown instanceof error.tj)) throw thrown;
						tried.push(`after ${(0, host_change.oc)(change)}: ${thrown.message}`);
					}
				} else tried.push(refused);
			}
			return null;
		}
		function withNote(sandbox, note, undo) {
			return {
				...sandbox,
				isolation: {
					...sandbox.isolation,
					notes: [note, ...sandbox.isolation.notes]
				},
				async close() {
					await sandbox.close();
					undo();
				}
			};
		}
	}),
	65304: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { _: () => hold });
		function hold(delayMs) {
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, delayMs);
		}
	}),
	57309: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Dc: () => readThreadStates,
			UA: () => listTrees,
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
			if ((0, _process_stat_js__WEBPACK_IMPORTED_MODULE_2__.K6)(pid) === null) return [];
			const namespaces = (0, _process_stat_js__WEBPACK_IMPORTED_MODULE_2__.AW)(pid) ?? [...listTrees([pid]).keys()].filter((each) => each !== pid);
			for (const each of namespaces) signalQuietly(each, "SIGKILL");
			child.kill("SIGKILL");
			return namespaces;
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
	48566: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			GZ: () => returnFiles,
			RH: () => openFolderToOthers,
			YG: () => findClosedFolder,
			_V: () => pickRunUser,
			iU: () => checkMappedUsers,
			tJ: () => lendFiles,
			vh: () => checkStepDown
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _files_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63323);
		function checkMappedUsers() {
			const map = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/self/uid_map", "utf8").trim().split(/\s+/);
			if (map.length !== 3 || map[2] !== "1") return;
			throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "sandbox",
				message: "this user namespace maps a single uid, so commands cannot run as a separate user",
				hint: "Start the harness as an ordinary user outside of this namespace, or map a range of uids (`unshare --map-auto --map-root-user`)."
			});
		}
		function checkStepDown(programs) {
			const missing = [
				"setpriv",
				"unshare",
				"mount"
			].filter((name) => programs[name] === null);
			if (missing.length === 0) return;
			throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "sandbox",
				message: `${missing.join(" and ")} of util-linux not found among programs that root owns, so root cannot run commands as another user`,
				hint: "Install it: apt-get install -y util-linux (Debian, Ubuntu), or your distribution\u2019s package. Or start the harness as an ordinary user."
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
				owner,
				borrowed: ownerUid >= firstUid && ownerUid <= lastUid
			};
			const taken = new Set((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/etc/passwd", "utf8").split("\n").map((line) => Number(line.split(":")[2])));
			for (let uid = firstUid; uid <= lastUid; uid += 1) if (!taken.has(uid)) return {
				uid,
				gid: uid,
				owner,
				borrowed: true
			};
			throw new Error(`every uid from ${firstUid} to ${lastUid} is taken`);
		}
		function lendFiles(options) {
			const { root, writablePaths, user } = options;
			walk(root, (path, stats) => {
				if (stats.uid === user.uid) return;
				const writable = writablePaths.some((entry) => (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_3__.Yw)(entry, path));
				if (writable || !isReadableByOthers(stats)) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lchownSync)(path, user.uid, user.gid);
			});
		}
		function returnFiles(options) {
			walk(options.root, (path, stats) => {
				if (stats.uid === options.user.uid) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lchownSync)(path, options.owner.uid, options.owner.gid);
			});
		}
		function openFolderToOthers(folder, scratch) {
			let open = true;
			walk(folder, (_, stats) => {
				open &&= isReadableByOthers(stats);
			});
			if (open) return folder;
			const copy = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, "copy-"));
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(folder, copy, { recursive: true });
			walk(copy, (path, stats) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, stats.isDirectory() ? 493 : 420));
			return copy;
		}
		function findClosedFolder(path, user, from = "/") {
			let closed = null;
			for (let current = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);; current = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(current)) {
				const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(current);
				const bit = stats.uid === user.uid ? 64 : stats.gid === user.gid ? 8 : 1;
				if ((stats.mode & bit) === 0) closed = current;
				if (current === from) return closed;
			}
		}
		function isReadableByOthers(stats) {
			if (stats.isSymbolicLink()) return true;
			const needed = stats.isDirectory() ? 5 : 4;
			return (stats.mode & needed) === needed;
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
	})
};
