export const id = 6526;
export const ids = [6526];
export const modules = { 96526: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		BashSession: () => BashSession,
		BashTimeoutError: () => BashTimeoutError,
		DEFAULT_MEMORY_SYNC_INTERVAL_MS: () => sync_interval.hL,
		MARKER_PATH: () => MARKER_PATH,
		MEMORY_FLUSH_TIMEOUT_MS: () => MEMORY_FLUSH_TIMEOUT_MS,
		MIN_MEMORY_SYNC_INTERVAL_MS: () => sync_interval._3,
		SessionMemoryError: () => SessionMemoryError,
		SessionMemoryStores: () => SessionMemoryStores,
		betaAgentToolset20260401: () => betaAgentToolset20260401,
		betaBashTool: () => betaBashTool,
		betaEditTool: () => betaEditTool,
		betaGlobTool: () => betaGlobTool,
		betaGrepTool: () => betaGrepTool,
		betaReadTool: () => betaReadTool,
		betaWriteTool: () => betaWriteTool,
		extractSkillArchive: () => extractSkillArchive,
		resolvePath: () => resolvePath,
		setupSkills: () => setupSkills
	});
	var tslib = __webpack_require__(33364);
	var promises_ = __webpack_require__(51455);
	var external_node_fs_ = __webpack_require__(73024);
	var external_node_path_ = __webpack_require__(76760);
	var external_node_child_process_ = __webpack_require__(31421);
	var external_node_crypto_ = __webpack_require__(77598);
	var external_node_readline_ = __webpack_require__(80481);
	var external_node_events_ = __webpack_require__(78474);
	var external_node_worker_threads_ = __webpack_require__(75919);
	var error = __webpack_require__(25064);
	var ToolError = __webpack_require__(57618);
	;
	function betaTool(options) {
		const { name, inputSchema, description, run, ...extraProps } = options;
		if (inputSchema.type !== "object") {
			throw new Error(`JSON schema for tool "${name}" must be an object, but got ${inputSchema.type}`);
		}
		return {
			...extraProps,
			type: "custom",
			name,
			input_schema: inputSchema,
			description,
			run,
			parse: (content) => content
		};
	}
	function betaJSONSchemaOutputFormat(jsonSchema, options) {
		if (jsonSchema.type !== "object") {
			throw new Error(`JSON schema for tool must be an object, but got ${jsonSchema.type}`);
		}
		const transform = options?.transform ?? true;
		if (transform) {
			jsonSchema = transformJSONSchema(jsonSchema);
		}
		return {
			type: "json_schema",
			schema: { ...jsonSchema },
			parse: (content) => {
				try {
					return JSON.parse(content);
				} catch (error) {
					throw new AnthropicError(`Failed to parse structured output: ${error}`);
				}
			}
		};
	}
	var abort = __webpack_require__(99612);
	var async_queue = __webpack_require__(28100);
	var promise = __webpack_require__(67793);
	var env = __webpack_require__(40111);
	;
	const fs = external_node_fs_.promises;
	const DIR_CREATE_MODE = 448;
	const FILE_CREATE_MODE = 384;
	function isWithin(root, p) {
		const from = external_node_path_.resolve(root);
		const to = external_node_path_.resolve(p);
		return to === from || to.startsWith(from.endsWith(external_node_path_.sep) ? from : from + external_node_path_.sep);
	}
	function isWithinAnyCase(root, p) {
		const rel = external_node_path_.relative(root, p);
		return rel === "" || !rel.startsWith(".." + external_node_path_.sep) && rel !== ".." && !external_node_path_.isAbsolute(rel);
	}
	function isWithinFolded(root, p) {
		return isWithin(root.toLowerCase().normalize("NFC"), p.toLowerCase().normalize("NFC"));
	}
	async function containingRoot(roots, target, contains = isWithin) {
		for (const root of roots) {
			if (contains(await canonicalize(external_node_path_.resolve(root)), target)) return root;
		}
		return undefined;
	}
	const MAX_SYMLINK_HOPS = 40;
	function errnoCode(err) {
		const code = err?.code;
		return typeof code === "string" ? code : undefined;
	}
	async function canonicalize(abs) {
		const tail = [];
		let prefix = abs;
		let hops = 0;
		for (;;) {
			let real;
			try {
				real = await fs.realpath(prefix);
			} catch (realpathErr) {
				let isLink;
				try {
					isLink = (await fs.lstat(prefix)).isSymbolicLink();
				} catch (lstatErr) {
					const code = errnoCode(lstatErr);
					if (code !== "ENOENT" && code !== "ENOTDIR") throw lstatErr;
					const parent = external_node_path_.dirname(prefix);
					if (parent === prefix) throw lstatErr;
					tail.push(external_node_path_.basename(prefix));
					prefix = parent;
					continue;
				}
				if (!isLink) throw realpathErr;
				if (++hops > MAX_SYMLINK_HOPS) {
					throw Object.assign(new Error("too many levels of symbolic links"), { code: "ELOOP" });
				}
				const parent = await fs.realpath(external_node_path_.dirname(prefix));
				prefix = external_node_path_.resolve(parent, await fs.readlink(prefix), ...tail.splice(0).reverse());
				continue;
			}
			return tail.length ? external_node_path_.join(real, ...tail.reverse()) : real;
		}
	}
	async function confineToRoot(root, p, opts) {
		const allowedRoots = opts?.allowedRoots ?? [];
		const realRoot = await canonicalize(external_node_path_.resolve(root));
		let real;
		try {
			real = await canonicalize(external_node_path_.resolve(realRoot, p));
		} catch (err) {
			throw new ToolError.v(fsErrorMessage(err, `path ${JSON.stringify(p)}`));
		}
		if (isWithin(realRoot, real) || await containingRoot(allowedRoots, real) !== undefined) {
			return real;
		}
		const permitted = allowedRoots.length ? "the session's working directory and its other permitted directories" : "the session's working directory";
		throw new ToolError.v(`path ${JSON.stringify(p)} is outside ${permitted}`);
	}
	async function atomicWriteFile(targetPath, content) {
		const dir = external_node_path_.dirname(targetPath);
		const tempPath = external_node_path_.join(dir, `.tmp-${process.pid}-${external_node_crypto_.randomUUID()}`);
		const existingMode = await fs.stat(targetPath).then((st) => st.mode & 511, () => undefined);
		let handle;
		try {
			handle = await fs.open(tempPath, "wx", FILE_CREATE_MODE);
			if (existingMode !== undefined) await handle.chmod(existingMode);
			await handle.writeFile(content, "utf-8");
			await handle.sync();
			await handle.close();
			handle = undefined;
			await fs.rename(tempPath, targetPath);
		} catch (err) {
			if (handle) await handle.close().catch(() => {});
			await fs.unlink(tempPath).catch(() => {});
			throw err;
		}
	}
	function fsErrorMessage(err, file) {
		const code = errnoCode(err);
		switch (code) {
			case "ENOENT": return `${file}: no such file or directory`;
			case "EACCES":
			case "EPERM": return `${file}: permission denied`;
			case "ENOTDIR": return `${file}: not a directory`;
			case "EISDIR": return `${file}: is a directory`;
			case "ELOOP": return `${file}: too many levels of symbolic links`;
			case "ENAMETOOLONG": return `${file}: file name too long`;
			case "ENOSPC": return `${file}: no space left on device`;
			case "EMFILE":
			case "ENFILE": return `${file}: too many open files`;
			default: return `${file}: ${code !== undefined ? `i/o error (${code})` : "i/o error"}`;
		}
	}
	async function findExecutable(name, notInside = [], searchPath = (0, env.s)("PATH") ?? "") {
		for (const dir of absolutePathEntries(searchPath)) {
			const candidate = external_node_path_.join(dir, name);
			try {
				await fs.access(candidate, external_node_fs_.constants.X_OK);
				if (!(await fs.stat(candidate)).isFile()) continue;
				if (notInside.length === 0) return candidate;
				const real = await fs.realpath(candidate);
				if (await containingRoot(notInside, real, isWithinFolded) === undefined) return real;
			} catch {}
		}
		return null;
	}
	async function searchPathOutside(notInside, helpers) {
		const resolve = (p) => fs.realpath(p).catch(() => undefined);
		const isInside = async (real) => await containingRoot(notInside, real, isWithinFolded) !== undefined;
		let outside = null;
		nextEntry: for (const dir of absolutePathEntries((0, env.s)("PATH") ?? "")) {
			const real = await resolve(dir);
			if (await isInside(real ?? await canonicalize(dir).catch(() => dir))) continue;
			outside ?? (outside = []);
			if (real === undefined || real.includes(external_node_path_.delimiter)) continue;
			for (const name of helpers) {
				const helper = await resolve(external_node_path_.join(real, name));
				if (helper !== undefined && await isInside(helper)) continue nextEntry;
			}
			outside.push(real);
		}
		return outside && outside.join(external_node_path_.delimiter);
	}
	function absolutePathEntries(searchPath) {
		return searchPath.split(external_node_path_.delimiter).filter((dir) => external_node_path_.isAbsolute(dir) && external_node_path_.resolve(dir) === external_node_path_.join(dir, "."));
	}
	function scrubbedShellEnv() {
		const env = {};
		for (const [key, value] of Object.entries(process.env)) {
			if (key.toUpperCase().startsWith("ANTHROPIC_")) continue;
			env[key] = value;
		}
		return env;
	}
	var external_node_stream_ = __webpack_require__(57075);
	var utils_log = __webpack_require__(37412);
	;
	const skills_fs = external_node_fs_.promises;
	async function setupSkills(ctx) {
		const { client, sessionId } = ctx;
		if (!client) return async () => {};
		const log = (0, utils_log.WG)(client);
		let session = ctx.session;
		if (!session) {
			if (sessionId === undefined) return async () => {};
			log.warn("AgentToolContext.sessionId is deprecated and costs an extra session fetch; " + "fetch the session once and set `session` instead", { component: "agent-tool-context" });
			session = await client.beta.sessions.retrieve(sessionId);
		}
		const skillsRoot = external_node_path_.resolve(ctx.workdir, "skills");
		const created = [];
		for (const skill of session.agent.skills) {
			try {
				const version = await client.beta.skills.versions.retrieve(skill.version, { skill_id: skill.skill_id });
				let dirname = external_node_path_.basename(version.name.trim());
				if (dirname === "" || dirname === "." || dirname === "..") dirname = skill.skill_id;
				const dest = external_node_path_.resolve(skillsRoot, dirname);
				if (dest !== skillsRoot && !dest.startsWith(skillsRoot + external_node_path_.sep)) {
					log.warn("skill name escapes the skills dir; skipping", {
						component: "agent-tool-context",
						name: version.name
					});
					continue;
				}
				const resp = await client.beta.skills.versions.download(version.id, { skill_id: skill.skill_id });
				await skills_fs.rm(dest, {
					recursive: true,
					force: true
				});
				await skills_fs.mkdir(dest, {
					recursive: true,
					mode: DIR_CREATE_MODE
				});
				created.push(dest);
				await extractArchive(resp, dest, [ctx.workdir, ...ctx.allowedRoots ?? []]);
				log.info("downloaded skill", {
					component: "agent-tool-context",
					skill_id: skill.skill_id,
					version: version.id,
					dest
				});
			} catch (e) {
				log.warn("failed to download skill", {
					component: "agent-tool-context",
					skill_id: skill.skill_id,
					error: String(e)
				});
			}
		}
		return async () => {
			for (const dest of created) {
				await skills_fs.rm(dest, {
					recursive: true,
					force: true
				}).catch((e) => {
					log.warn("failed to clean up skill", {
						component: "agent-tool-context",
						dest,
						error: String(e)
					});
				});
			}
		};
	}
	function assertSafeMemberNames(names) {
		for (const raw of names) {
			const entry = raw.trim();
			if (!entry) continue;
			if (external_node_path_.isAbsolute(entry) || entry.split(/[\\/]/).includes("..")) {
				throw new error.pJ(`refusing to extract unsafe archive member: ${entry}`);
			}
		}
	}
	const INCONSISTENT_LISTING = "skill archive listing is inconsistent; refusing to extract";
	const PLAIN_TYPE_CHARS = {
		unzip: new Set([
			"-",
			"d",
			"?"
		]),
		tar: new Set([
			"-",
			"d",
			"C"
		])
	};
	function listingLines(listing) {
		const lines = listing.split("\n");
		if (lines[lines.length - 1] === "") lines.pop();
		return lines;
	}
	function canExcludeVerbatim(cmd, name) {
		return /^[\x20-\x7E]+$/.test(name) && !/[\\^#]/.test(name) && !(cmd === "unzip" && name.startsWith("-"));
	}
	function classifyArchiveListing(cmd, names, typed) {
		const nameLines = listingLines(names);
		const typedLines = listingLines(typed);
		if (nameLines.length !== typedLines.length) throw new error.pJ(INCONSISTENT_LISTING);
		const plain = [];
		const special = [];
		nameLines.forEach((name, i) => {
			if (PLAIN_TYPE_CHARS[cmd].has(typedLines[i].charAt(0))) {
				plain.push(name);
				return;
			}
			if (!canExcludeVerbatim(cmd, name)) {
				throw new error.pJ(`refusing to extract archive: cannot safely exclude member ${JSON.stringify(name)}`);
			}
			special.push(name);
		});
		return {
			plain,
			special
		};
	}
	async function assertOnlyPlainEntries(dir) {
		for (const entry of await skills_fs.readdir(dir, { withFileTypes: true })) {
			if (entry.isDirectory()) await assertOnlyPlainEntries(external_node_path_.join(dir, entry.name));
			else if (!entry.isFile()) throw new error.pJ(INCONSISTENT_LISTING);
		}
	}
	async function normalizeEntryModes(dir) {
		await skills_fs.chmod(dir, DIR_CREATE_MODE);
		for (const entry of await skills_fs.readdir(dir, { withFileTypes: true })) {
			const entryPath = external_node_path_.join(dir, entry.name);
			if (entry.isDirectory()) {
				await normalizeEntryModes(entryPath);
			} else if (entry.isFile()) {
				const { mode, nlink } = await skills_fs.lstat(entryPath);
				if (nlink > 1) throw new error.pJ(INCONSISTENT_LISTING);
				await skills_fs.chmod(entryPath, mode & 73 ? 493 : 420);
			}
		}
	}
	const ARCHIVE_TOOL_OUTPUT_LIMIT = 1024 * 1024;
	const ARCHIVE_TOOL_HELPERS = [
		"bzip2",
		"compress",
		"grzip",
		"gzip",
		"lrzip",
		"lz4",
		"lzip",
		"lzma",
		"lzop",
		"xz",
		"zstd"
	];
	async function runArchiveTool(cmd, args, notInside) {
		const onWindows = process.platform === "win32";
		const name = onWindows ? `${cmd}.exe` : cmd;
		const helpers = ARCHIVE_TOOL_HELPERS.flatMap((helper) => onWindows ? [helper, `${helper}.exe`] : [helper]);
		const searchPath = notInside.length > 0 ? await searchPathOutside(notInside, helpers) : null;
		const file = searchPath === null ? await findExecutable(name) : await findExecutable(name, notInside, searchPath);
		if (!file) {
			throw new error.pJ(`skill extraction requires the \`${cmd}\` command, but it was not found on PATH` + (searchPath === null ? "" : " outside `workdir` and `allowedRoots`"));
		}
		const env = scrubbedShellEnv();
		if (searchPath !== null) env["PATH"] = searchPath;
		return new Promise((resolve, reject) => {
			const proc = external_node_child_process_.spawn(file, args, {
				argv0: cmd,
				cwd: external_node_path_.dirname(file),
				env
			});
			const output = {
				stdout: "",
				stderr: ""
			};
			let overLimit = false;
			for (const pipe of ["stdout", "stderr"]) {
				proc[pipe].setEncoding("utf8").on("data", (chunk) => {
					output[pipe] += chunk;
					if (output[pipe].length <= ARCHIVE_TOOL_OUTPUT_LIMIT) return;
					overLimit = true;
					proc.kill();
				});
			}
			proc.on("error", reject);
			proc.on("close", (code, signal) => {
				if (overLimit) {
					reject(new error.pJ(`skill archive lists too many members: \`${cmd}\` printed more than ${ARCHIVE_TOOL_OUTPUT_LIMIT} characters`));
				} else if (code !== 0) {
					reject(new error.pJ(`\`${cmd}\` failed (${signal ?? `exit ${code}`}): ${output.stderr.trim()}`));
				} else {
					resolve(output.stdout);
				}
			});
		});
	}
	function archiveTopDir(names) {
		let top;
		let nested = false;
		for (const raw of names) {
			const parts = raw.trim().split("/").filter((p) => p !== "" && p !== ".");
			if (parts.length === 0) continue;
			const first = parts[0];
			if (top === undefined) top = first;
			else if (first !== top) return "";
			if (parts.length > 1) nested = true;
		}
		return top !== undefined && nested ? top : "";
	}
	async function extractSkillArchive(resp, dest) {
		await extractArchive(resp, dest, []);
	}
	async function extractArchive(resp, dest, toolsNotInside) {
		dest = external_node_path_.resolve(dest);
		if (!resp.body) {
			throw new error.pJ("skill download response had no body");
		}
		const work = await skills_fs.mkdtemp(external_node_path_.join(external_node_path_.dirname(dest), ".skill-stage-"));
		try {
			const tmp = external_node_path_.join(work, "archive");
			const stage = external_node_path_.join(work, "stage");
			await external_node_stream_.promises.pipeline(external_node_stream_.Readable.fromWeb(resp.body), external_node_fs_.createWriteStream(tmp, {
				flags: "wx",
				mode: FILE_CREATE_MODE
			}));
			const head = await readHead(tmp, 4);
			const isZip = head.length >= 4 && head[0] === 80 && head[1] === 75 && head[2] === 3 && head[3] === 4;
			const archiveCmd = isZip ? "unzip" : "tar";
			const names = await runArchiveTool(archiveCmd, isZip ? ["-Z1", tmp] : ["-tf", tmp], toolsNotInside);
			const typed = await runArchiveTool(archiveCmd, isZip ? [
				"-Z",
				"--h",
				"--t",
				tmp
			] : ["-tvf", tmp], toolsNotInside);
			const { plain, special } = classifyArchiveListing(archiveCmd, names, typed);
			assertSafeMemberNames([...plain, ...special]);
			const top = archiveTopDir(plain);
			await skills_fs.mkdir(stage, { mode: DIR_CREATE_MODE });
			if (plain.length > 0) {
				await runArchiveTool(archiveCmd, await extractArgs(archiveCmd, tmp, stage, special, external_node_path_.join(work, "exclude")), toolsNotInside);
			}
			await assertOnlyPlainEntries(stage);
			await normalizeEntryModes(stage);
			const srcRoot = top ? external_node_path_.join(stage, top) : stage;
			const entries = await skills_fs.readdir(srcRoot).catch((e) => {
				throw errnoCode(e) === "ENOENT" ? new error.pJ(INCONSISTENT_LISTING) : e;
			});
			for (const entry of entries) {
				await skills_fs.rename(external_node_path_.join(srcRoot, entry), external_node_path_.join(dest, entry));
			}
		} finally {
			await skills_fs.rm(work, {
				recursive: true,
				force: true
			});
		}
	}
	async function extractArgs(cmd, archive, stage, special, excludeFile) {
		const patterns = special.map((name) => name.replace(/[*?[\\]/g, "\\$&"));
		if (cmd === "unzip") {
			return [
				"-oq",
				archive,
				"-d",
				stage,
				...patterns.length > 0 ? ["-x", ...patterns] : []
			];
		}
		const args = [
			"-xf",
			archive,
			"-C",
			stage,
			"--no-same-owner",
			"--no-same-permissions"
		];
		if (patterns.length === 0) return args;
		await skills_fs.writeFile(excludeFile, patterns.join("\n") + "\n", {
			flag: "wx",
			mode: 384
		});
		return [
			...args,
			"-X",
			excludeFile
		];
	}
	async function readHead(file, n) {
		const handle = await skills_fs.open(file, "r");
		try {
			const buf = Buffer.alloc(n);
			const { bytesRead } = await handle.read(buf, 0, n, 0);
			return buf.subarray(0, bytesRead);
		} finally {
			await handle.close();
		}
	}
	var bytes = __webpack_require__(19083);
	var backoff = __webpack_require__(17594);
	;
	const fsp = external_node_fs_.promises;
	const C = external_node_fs_.constants;
	const OWNER_ONLY_DIR_MODE = 448;
	const OWNER_ONLY_FILE_MODE = 384;
	const OWNER_ONLY_EXEC_MODE = 448;
	const O_NOFOLLOW = C.O_NOFOLLOW ?? 0;
	const O_NONBLOCK = C.O_NONBLOCK ?? 0;
	var FileStoreError = (() => {
		class FileStoreError extends Error {
			constructor(reason, relPath) {
				super(`path ${JSON.stringify(relPath)} ${reason}`);
				this.name = "FileStoreError";
				this.reason = reason;
				this.relPath = relPath;
			}
		}
		FileStoreError.ESCAPES_ROOT = "escapes the store root";
		FileStoreError.IS_A_SYMLINK = "is a symlink";
		FileStoreError.NOT_A_FILE = "is not a regular file";
		FileStoreError.NOT_A_DIRECTORY = "is not a directory";
		FileStoreError.NOT_UTF8 = "is not valid utf-8";
		FileStoreError.MOVE_DESTINATION_EXISTS = "already exists";
		return FileStoreError;
	})();
	async function openFileStore(root, opts) {
		return FileStore.open(root, opts);
	}
	function isPathLegal(p) {
		return p.startsWith("/") && !p.split("/").includes("..");
	}
	var FileStore = (() => {
		class FileStore {
			constructor(root, removedOnDispose, utf8Only = false) {
				this.hashes = new Map();
				this.rootPath = root;
				this.removedOnDispose = removedOnDispose;
				this.decoder = utf8Only ? new TextDecoder("utf-8", { fatal: true }) : undefined;
			}
			static async open(root, opts) {
				if (!platformSupported()) {
					throw new Error("FileStore requires O_NOFOLLOW support on this platform");
				}
				let removedOnDispose = false;
				try {
					await fsp.lstat(root);
				} catch (e) {
					if (e.code !== "ENOENT") throw e;
					removedOnDispose = true;
				}
				return new FileStore(external_node_path_.resolve(root), removedOnDispose, opts?.utf8 ?? false);
			}
			async createRoot() {
				await makeDirAndAncestors(this.rootPath);
			}
			root() {
				return {
					path: this.rootPath,
					removedOnDispose: this.removedOnDispose
				};
			}
			async dispose() {
				if (!this.removedOnDispose) return;
				await fsp.rm(this.rootPath, {
					recursive: true,
					force: true
				});
			}
			async put(relPath, data, opts) {
				const tail = relPath.replace(/\\/g, "/");
				if (tail.endsWith("/") || tail.endsWith("/.") || tail === "" || tail === ".") {
					throw new FileStoreError(FileStoreError.NOT_A_FILE, relPath);
				}
				const dest = this.resolveUnderRoot(relPath);
				const payload = typeof data === "string" ? (0, bytes.YH)(data) : data;
				this.requireUtf8(relPath, payload);
				await makeDirsBelowRoot(this.rootPath, external_node_path_.dirname(dest));
				await replaceViaTemp(dest, payload, opts?.executable ?? false);
			}
			async get(relPath) {
				const dest = this.resolveUnderRoot(relPath);
				let handle;
				try {
					handle = await openRegularFile(relPath, dest);
				} catch (e) {
					if (e.code === "ENOENT") return null;
					throw e;
				}
				let data;
				try {
					const buf = await handle.readFile();
					data = new Uint8Array(buf.buffer, buf.byteOffset, buf.byteLength);
				} finally {
					await handle.close();
				}
				this.requireUtf8(relPath, data);
				return data;
			}
			async ls(under = "/") {
				const base = this.resolveUnderRoot(under);
				return new Set((await filenamesInDir(this.rootPath, under, base)).map(([rel]) => rel));
			}
			async findSymlinks(under = "/") {
				const base = this.resolveUnderRoot(under);
				return symlinksInDir(this.rootPath, under, base);
			}
			async hashtree(under = "/") {
				const base = this.resolveUnderRoot(under);
				const walkStartNs = _internals.nowNs();
				const out = Object.create(null);
				for (const [rel, full] of await filenamesInDir(this.rootPath, under, base)) {
					const sha = await this.hashViaCache(rel, full, walkStartNs);
					if (sha !== null) out[rel] = sha;
				}
				return out;
			}
			async hashFile(relPath) {
				const dest = this.resolveUnderRoot(relPath);
				let st;
				try {
					st = await fsp.lstat(dest, { bigint: true });
				} catch (e) {
					if (e.code === "ENOENT") return null;
					throw e;
				}
				if (st.isSymbolicLink()) throw new FileStoreError(FileStoreError.IS_A_SYMLINK, relPath);
				if (!st.isFile()) throw new FileStoreError(FileStoreError.NOT_A_FILE, relPath);
				const rel = external_node_path_.relative(this.rootPath, dest).split(external_node_path_.sep).join("/");
				return this.hashViaCache(rel, dest, _internals.nowNs());
			}
			async move(src, dst) {
				const s = this.resolveUnderRoot(src);
				const d = this.resolveUnderRoot(dst);
				if (s === this.rootPath || d === this.rootPath) return;
				const dstExists = await fsp.stat(d).then(() => true, () => false);
				if (dstExists) throw new FileStoreError(FileStoreError.MOVE_DESTINATION_EXISTS, dst);
				await makeDirsBelowRoot(this.rootPath, external_node_path_.dirname(d));
				await fsp.rename(s, d);
			}
			async remove(relPath) {
				const dest = this.resolveUnderRoot(relPath);
				if (dest === this.rootPath) return;
				let st;
				try {
					st = await fsp.lstat(dest, { bigint: true });
				} catch (e) {
					if (e.code === "ENOENT") return;
					throw e;
				}
				if (st.isDirectory()) {
					await fsp.rm(dest, {
						recursive: true,
						force: true
					});
				} else {
					try {
						await fsp.unlink(dest);
					} catch (e) {
						if (e.code !== "ENOENT") throw e;
					}
				}
			}
			resolveUnderRoot(relPath) {
				const norm = relPath.replace(/\\/g, "/").replace(/^\/+/, "");
				const parts = norm.split("/").filter((p) => p !== "" && p !== ".");
				if (external_node_path_.posix.isAbsolute(norm) || parts.includes("..")) {
					throw new FileStoreError(FileStoreError.ESCAPES_ROOT, relPath);
				}
				return parts.length === 0 ? this.rootPath : external_node_path_.join(this.rootPath, ...parts);
			}
			requireUtf8(relPath, data) {
				if (!this.decoder) return;
				try {
					this.decoder.decode(data);
				} catch {
					throw new FileStoreError(FileStoreError.NOT_UTF8, relPath);
				}
			}
			async hashViaCache(rel, full, walkStartNs) {
				let st;
				try {
					st = await fsp.lstat(full, { bigint: true });
				} catch (e) {
					if (e.code === "ENOENT") return null;
					throw e;
				}
				if (!st.isFile()) return null;
				const cached = this.hashes.get(rel);
				let sha;
				if (cached !== undefined && unchangedSinceHashed(cached, st)) {
					sha = cached.sha;
				} else {
					try {
						sha = await _internals.hashFile(full);
					} catch (e) {
						const code = e.code;
						if (code === "ENOENT" || e instanceof FileStoreError) return null;
						if (code === "ELOOP" || code === "EMLINK") return null;
						throw e;
					}
				}
				if (oldEnoughToCache(st, walkStartNs)) {
					this.hashes.set(rel, {
						mtimeNs: st.mtimeNs,
						ctimeNs: st.ctimeNs,
						size: st.size,
						sha
					});
				}
				return sha;
			}
		}
		FileStore.isPathLegal = isPathLegal;
		return FileStore;
	})();
	function platformSupported() {
		return O_NOFOLLOW !== 0;
	}
	async function makeDirAndAncestors(dir) {
		const missing = [];
		let current = dir;
		for (;;) {
			try {
				await fsp.stat(current);
				break;
			} catch (e) {
				const code = e.code;
				if (code !== "ENOENT" && code !== "ENOTDIR" && code !== "ELOOP") throw e;
			}
			missing.push(current);
			const parent = external_node_path_.dirname(current);
			if (parent === current) break;
			current = parent;
		}
		for (const directory of missing.reverse()) {
			try {
				await fsp.mkdir(directory, { mode: OWNER_ONLY_DIR_MODE });
			} catch (e) {
				if (e.code !== "EEXIST") throw e;
			}
		}
	}
	async function makeDirsBelowRoot(root, dir) {
		const below = external_node_path_.relative(root, dir);
		if (below === "") return;
		let current = root;
		for (const part of below.split(external_node_path_.sep)) {
			current = external_node_path_.join(current, part);
			try {
				await fsp.mkdir(current, { mode: OWNER_ONLY_DIR_MODE });
			} catch (e) {
				if (e.code !== "EEXIST") throw e;
			}
		}
	}
	async function replaceViaTemp(dest, data, isExecutable) {
		const mode = isExecutable ? OWNER_ONLY_EXEC_MODE : OWNER_ONLY_FILE_MODE;
		const tmp = external_node_path_.join(external_node_path_.dirname(dest), `.fs-${external_node_crypto_.randomBytes(8).toString("hex")}.tmp`);
		let handle;
		try {
			handle = await fsp.open(tmp, C.O_WRONLY | C.O_CREAT | C.O_EXCL | O_NOFOLLOW, mode);
			await handle.writeFile(data);
			await handle.close();
			handle = undefined;
			await fsp.rename(tmp, dest);
		} catch (err) {
			if (handle) await handle.close().catch(() => {});
			await fsp.unlink(tmp).catch(() => {});
			throw err;
		}
	}
	async function openRegularFile(relPath, dest) {
		let handle;
		try {
			handle = await fsp.open(dest, C.O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
		} catch (e) {
			const code = e.code;
			if (code === "ELOOP" || code === "EMLINK") {
				throw new FileStoreError(FileStoreError.IS_A_SYMLINK, relPath);
			}
			throw e;
		}
		try {
			const st = await handle.stat();
			if (!st.isFile()) throw new FileStoreError(FileStoreError.NOT_A_FILE, relPath);
		} catch (e) {
			await handle.close().catch(() => {});
			throw e;
		}
		return handle;
	}
	async function hashFile(full) {
		const digest = external_node_crypto_.createHash("sha256");
		const handle = await openRegularFile(external_node_path_.basename(full), full);
		const buf = new Uint8Array(1024 * 1024);
		try {
			for (;;) {
				const { bytesRead } = await handle.read(buf, 0, buf.length);
				if (bytesRead === 0) break;
				digest.update(buf.subarray(0, bytesRead));
			}
		} finally {
			await handle.close();
		}
		return digest.digest("hex");
	}
	async function filenamesInDir(root, under, base) {
		if (!await requireDir(under, base)) return [];
		const out = [];
		await walk(base, (full, entry) => {
			if (entry.isFile()) out.push([external_node_path_.relative(root, full).split(external_node_path_.sep).join("/"), full]);
		});
		out.sort();
		return out;
	}
	async function symlinksInDir(root, under, base) {
		const relOf = (full) => external_node_path_.relative(root, full).split(external_node_path_.sep).join("/");
		let st;
		try {
			st = await fsp.lstat(base, { bigint: true });
		} catch (e) {
			const code = e.code;
			if (code === "ENOENT" || code === "ENOTDIR") return new Set();
			throw e;
		}
		if (st.isSymbolicLink()) return new Set([relOf(base)]);
		if (!st.isDirectory()) throw new FileStoreError(FileStoreError.NOT_A_DIRECTORY, under);
		const out = new Set();
		await walk(base, (full, entry) => {
			if (entry.isSymbolicLink()) out.add(relOf(full));
		});
		return out;
	}
	async function requireDir(under, base) {
		let st;
		try {
			st = await fsp.lstat(base, { bigint: true });
		} catch (e) {
			const code = e.code;
			if (code === "ENOENT" || code === "ENOTDIR") return false;
			throw e;
		}
		if (!st.isDirectory()) throw new FileStoreError(FileStoreError.NOT_A_DIRECTORY, under);
		return true;
	}
	async function walk(base, visit) {
		const stack = [base];
		while (stack.length) {
			const dir = stack.pop();
			let entries;
			try {
				entries = await fsp.readdir(dir, { withFileTypes: true });
			} catch (e) {
				if (e.code === "ENOENT") continue;
				throw e;
			}
			for (const entry of entries) {
				const full = external_node_path_.join(dir, entry.name);
				visit(full, entry);
				if (entry.isDirectory() && !entry.isSymbolicLink()) stack.push(full);
			}
		}
	}
	function unchangedSinceHashed(cached, st) {
		return st.mtimeNs === cached.mtimeNs && st.ctimeNs === cached.ctimeNs && st.size === cached.size;
	}
	function oldEnoughToCache(st, walkStartNs) {
		const newestNs = st.mtimeNs > st.ctimeNs ? st.mtimeNs : st.ctimeNs;
		return newestNs < walkStartNs - _internals.timestampTrustMarginNs;
	}
	const TIMESTAMP_TRUST_MARGIN_NS = 2000000000n;
	const _internals = {
		hashFile,
		timestampTrustMarginNs: TIMESTAMP_TRUST_MARGIN_NS,
		nowNs: () => BigInt(Date.now()) * 1000000n
	};
	const LocalFileStore = FileStore;
	const asyncDispose = Symbol.asyncDispose;
	if (asyncDispose) {
		Object.defineProperty(FileStore.prototype, asyncDispose, {
			value: FileStore.prototype.dispose,
			configurable: true,
			writable: true
		});
	}
	var sync_interval = __webpack_require__(8264);
	;
	var _SessionMemoryStores_instances, _SessionMemoryStores_client, _SessionMemoryStores_workdir, _SessionMemoryStores_syncIntervalMs, _SessionMemoryStores_syncDeletions, _SessionMemoryStores_log, _SessionMemoryStores_lastSyncAt, _SessionMemoryStores_finished, _SessionMemoryStores_stores, _SessionMemoryStores_storeRoot, _SessionMemoryStores_scanMarker, _SessionMemoryStores_syncStore, _SessionMemoryStores_flushStore, _SessionMemoryStores_recover, _SessionMemoryStores_settleSent, _SessionMemoryStores_stampAndPull, _SessionMemoryStores_syncPath, _SessionMemoryStores_removeLocal, _SessionMemoryStores_write, _SessionMemoryStores_pullAll, _SessionMemoryStores_uploadAll, _SessionMemoryStores_listMemories, _SessionMemoryStores_upload, _SessionMemoryStores_corroboratedDelete, _SessionMemoryStores_deleteRemote;
	const MEMORY_FLUSH_TIMEOUT_MS = 3e4;
	const MARKER_PATH = ".anthropic-memory-store";
	const MARKER_VERSION = 1;
	function markerSha(memoryStoreId) {
		return external_node_crypto_.createHash("sha256").update(`version ${MARKER_VERSION}\n${memoryStoreId}`, "utf-8").digest("hex");
	}
	const DELETE_CORROBORATION_MS = 3e4;
	const LIST_PAGE_SIZE = 100;
	const FULL_LIST_PAGE_SIZE = 20;
	const FETCH_CONCURRENCY = 16;
	const UPLOAD_CONCURRENCY = 32;
	const DELETE_CAP_FLOOR = 8;
	const DELETE_CAP_CEILING = 50;
	var SessionMemoryError = (() => {
		class SessionMemoryError extends error.pJ {
			constructor(message, cause) {
				super(message);
				if (cause !== undefined) this.cause = cause;
			}
		}
		SessionMemoryError._errorName = "SessionMemoryError";
		return SessionMemoryError;
	})();
	class DeletePass {
		constructor(mode, cap, waiveWindow) {
			this.mode = mode;
			this.cap = cap;
			this.waiveWindow = waiveWindow;
			this.attempted = 0;
			this.capped = 0;
			this.suppressed = 0;
		}
		takeSlot() {
			if (this.attempted >= this.cap) {
				this.capped++;
				return false;
			}
			this.attempted++;
			return true;
		}
	}
	var SessionMemoryStores = (() => {
		class SessionMemoryStores {
			constructor(client, opts) {
				_SessionMemoryStores_instances.add(this);
				_SessionMemoryStores_client.set(this, void 0);
				_SessionMemoryStores_workdir.set(this, void 0);
				_SessionMemoryStores_syncIntervalMs.set(this, void 0);
				_SessionMemoryStores_syncDeletions.set(this, void 0);
				_SessionMemoryStores_log.set(this, void 0);
				_SessionMemoryStores_lastSyncAt.set(this, void 0);
				_SessionMemoryStores_finished.set(this, false);
				_SessionMemoryStores_stores.set(this, []);
				(0, tslib.G)(this, _SessionMemoryStores_client, client, "f");
				(0, tslib.G)(this, _SessionMemoryStores_workdir, opts.workdir, "f");
				(0, tslib.G)(this, _SessionMemoryStores_syncIntervalMs, opts.syncIntervalMs ?? sync_interval.hL, "f");
				(0, sync_interval.iT)((0, tslib.g)(this, _SessionMemoryStores_syncIntervalMs, "f"), "syncIntervalMs");
				(0, tslib.G)(this, _SessionMemoryStores_syncDeletions, opts.syncDeletions ?? "enabled", "f");
				(0, tslib.G)(this, _SessionMemoryStores_log, (0, utils_log.WG)(client), "f");
				(0, tslib.G)(this, _SessionMemoryStores_lastSyncAt, Date.now(), "f");
			}
			get roots() {
				return (0, tslib.g)(this, _SessionMemoryStores_stores, "f").map((s) => s.files.root().path);
			}
			get readOnlyRoots() {
				return (0, tslib.g)(this, _SessionMemoryStores_stores, "f").filter((s) => s.readOnly).map((s) => s.files.root().path);
			}
			async download(session) {
				for (const resource of session.resources) {
					if (resource.type !== "memory_store") continue;
					const root = (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_storeRoot).call(this, resource);
					let store;
					try {
						store = {
							memoryStoreId: resource.memory_store_id,
							files: await LocalFileStore.open(root, { utf8: true }),
							readOnly: resource.access === "read_only",
							baseline: new Map(),
							refusedShas: new Map(),
							pendingDeletes: new Map(),
							sentShas: new Map()
						};
						if (!store.files.root().removedOnDispose) {
							throw new SessionMemoryError(`something already exists at the memory store's path: ${root} ` + `(memory_store_id=${resource.memory_store_id}); ` + "it must not exist when the session starts");
						}
						try {
							await store.files.createRoot();
						} catch (e) {
							if (!isErrno(e)) throw e;
							throw new SessionMemoryError(`cannot create the memory store's folder: ${root} ` + `(memory_store_id=${resource.memory_store_id}): ${e}; ` + "the worker host must make this mount path writable", e);
						}
						await (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_stampAndPull).call(this, store);
						(0, tslib.g)(this, _SessionMemoryStores_log, "f").info("downloaded memories", {
							count: store.baseline.size,
							memory_store_id: store.memoryStoreId,
							dest: store.files.root().path
						});
						(0, tslib.g)(this, _SessionMemoryStores_stores, "f").push(store);
					} catch (e) {
						if (store) await store.files.dispose().catch(() => {});
						if (e instanceof SessionMemoryError) throw e;
						throw new SessionMemoryError(`failed to download memory store memory_store_id=${resource.memory_store_id}: ${e}`, e);
					}
				}
				(0, tslib.G)(this, _SessionMemoryStores_lastSyncAt, Date.now(), "f");
			}
			async finish() {
				if ((0, tslib.g)(this, _SessionMemoryStores_finished, "f")) {
					throw new error.pJ("finish() was already called: it is the session's last sync and runs once");
				}
				(0, tslib.G)(this, _SessionMemoryStores_finished, true, "f");
				await this.syncAll(true);
			}
			async syncAll(final) {
				await Promise.all((0, tslib.g)(this, _SessionMemoryStores_stores, "f").map((store) => (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_syncStore).call(this, store, final)));
				(0, tslib.G)(this, _SessionMemoryStores_lastSyncAt, Date.now(), "f");
			}
			async syncIfDue() {
				if (Date.now() - (0, tslib.g)(this, _SessionMemoryStores_lastSyncAt, "f") < (0, tslib.g)(this, _SessionMemoryStores_syncIntervalMs, "f")) return;
				await this.syncAll(false);
			}
			async flushWrites(signal) {
				await Promise.all((0, tslib.g)(this, _SessionMemoryStores_stores, "f").map((store) => (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_flushStore).call(this, store, signal)));
			}
			async dispose() {
				for (const store of (0, tslib.g)(this, _SessionMemoryStores_stores, "f")) {
					const root = store.files.root();
					try {
						const scan = await (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_scanMarker).call(this, store);
						if (!scan.markerOk && Object.keys(scan.files).length > 0) {
							(0, tslib.g)(this, _SessionMemoryStores_log, "f").warn(`${scan.distrustReason}; leaving the memory store folder on disk`, {
								root: root.path,
								memory_store_id: store.memoryStoreId
							});
							continue;
						}
						await store.files.dispose();
					} catch (e) {
						if (!(e instanceof FileStoreError) && !isErrno(e)) throw e;
						(0, tslib.g)(this, _SessionMemoryStores_log, "f").warn("failed to remove the memory store folder", {
							root: store.files.root().path,
							memory_store_id: store.memoryStoreId,
							error: String(e)
						});
						continue;
					}
					if (root.removedOnDispose) {
						(0, tslib.g)(this, _SessionMemoryStores_log, "f").info("removed memory store dir", {
							dest: root.path,
							memory_store_id: store.memoryStoreId
						});
					}
				}
			}
		}
		_SessionMemoryStores_client = new WeakMap(), _SessionMemoryStores_workdir = new WeakMap(), _SessionMemoryStores_syncIntervalMs = new WeakMap(), _SessionMemoryStores_syncDeletions = new WeakMap(), _SessionMemoryStores_log = new WeakMap(), _SessionMemoryStores_lastSyncAt = new WeakMap(), _SessionMemoryStores_finished = new WeakMap(), _SessionMemoryStores_stores = new WeakMap(), _SessionMemoryStores_instances = new WeakSet(), _SessionMemoryStores_storeRoot = function _SessionMemoryStores_storeRoot(resource) {
			if (resource.mount_path) {
				if (!isPathLegal(resource.mount_path)) {
					throw new SessionMemoryError(`memory store mount_path is not a clean absolute path: ${JSON.stringify(resource.mount_path)} ` + `(memory_store_id=${resource.memory_store_id})`);
				}
				return resource.mount_path;
			}
			return external_node_path_.join((0, tslib.g)(this, _SessionMemoryStores_workdir, "f"), "memory", resource.name || resource.memory_store_id);
		}, _SessionMemoryStores_scanMarker = async function _SessionMemoryStores_scanMarker(store) {
			const local = await store.files.hashtree();
			const marker = local[MARKER_PATH];
			delete local[MARKER_PATH];
			if (marker === markerSha(store.memoryStoreId)) {
				return {
					files: local,
					markerOk: true,
					distrustReason: null
				};
			}
			return {
				files: local,
				markerOk: false,
				distrustReason: marker !== undefined ? "the marker file does not match this store" : "the marker file is gone"
			};
		}, _SessionMemoryStores_syncStore = async function _SessionMemoryStores_syncStore(store, final) {
			try {
				const scan = await (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_scanMarker).call(this, store);
				const local = scan.files;
				if (!scan.markerOk) {
					if (Object.keys(local).length > 0) {
						(0, tslib.g)(this, _SessionMemoryStores_log, "f").warn(`${scan.distrustReason}; leaving the memory store folder as found and not syncing`, {
							root: store.files.root().path,
							memory_store_id: store.memoryStoreId
						});
						return;
					}
					await (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_recover).call(this, store, "the folder or its marker is gone");
					return;
				}
				const remote = new Map();
				for await (const [rel, item] of (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_listMemories).call(this, store.memoryStoreId)) {
					remote.set(rel, item);
				}
				(0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_settleSent).call(this, store, remote);
				if (Object.keys(local).length === 0 && store.baseline.size > 1) {
					await (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_recover).call(this, store, "every memory file is gone at once");
					return;
				}
				const deletes = new DeletePass((0, tslib.g)(this, _SessionMemoryStores_syncDeletions, "f"), Math.max(DELETE_CAP_FLOOR, Math.min(DELETE_CAP_CEILING, Math.floor(store.baseline.size / 4))), final);
				const pulls = [];
				const baseline = new Map();
				const paths = [...new Set([
					...remote.keys(),
					...Object.keys(local),
					...store.baseline.keys()
				])].sort();
				for (const rel of paths) {
					const remoteItem = remote.get(rel);
					const localSha = local[rel];
					const baseSha = store.baseline.get(rel);
					let sha;
					if (localSha === undefined && baseSha !== undefined && remoteItem !== undefined && remoteItem.content_sha256 === baseSha && !store.readOnly) {
						sha = await (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_corroboratedDelete).call(this, store, rel, remoteItem, baseSha, deletes);
					} else {
						sha = await (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_syncPath).call(this, store, rel, remoteItem, localSha, pulls);
					}
					if (sha !== undefined) baseline.set(rel, sha);
				}
				store.baseline = baseline;
				await (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_pullAll).call(this, store, pulls);
				if (deletes.suppressed > 0) {
					(0, tslib.g)(this, _SessionMemoryStores_log, "f").debug("remote deletes are disabled; locally deleted memories stay on the server", {
						count: deletes.suppressed,
						memory_store_id: store.memoryStoreId
					});
				}
				if (deletes.capped > 0) {
					(0, tslib.g)(this, _SessionMemoryStores_log, "f").warn(`delete cap reached: ${deletes.mode === "log_only" ? "would send" : "sent"} ` + `${deletes.attempted} deletes, held ${deletes.capped} for later syncs`, { memory_store_id: store.memoryStoreId });
				}
			} catch (e) {
				(0, tslib.g)(this, _SessionMemoryStores_log, "f").warn("memory sync failed", {
					memory_store_id: store.memoryStoreId,
					error: String(e)
				});
			}
		}, _SessionMemoryStores_flushStore = async function _SessionMemoryStores_flushStore(store, signal) {
			const dirty = new Map();
			const unsent = new Set();
			const push = async () => {
				if (store.readOnly) return;
				const scan = await (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_scanMarker).call(this, store);
				if (!scan.markerOk) {
					(0, tslib.g)(this, _SessionMemoryStores_log, "f").warn(`${scan.distrustReason}; not uploading anything from the memory store folder`, {
						root: store.files.root().path,
						memory_store_id: store.memoryStoreId
					});
					return;
				}
				for (const [rel, sha] of Object.entries(scan.files)) {
					const changed = sha !== store.baseline.get(rel) || store.sentShas.has(rel);
					if (changed && store.refusedShas.get(rel) !== sha) {
						dirty.set(rel, sha);
						unsent.add(rel);
					}
				}
				if (dirty.size === 0 || signal?.aborted) return;
				const remote = new Map();
				for await (const [rel, item] of (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_listMemories).call(this, store.memoryStoreId)) {
					if (signal?.aborted) return;
					remote.set(rel, item);
				}
				(0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_settleSent).call(this, store, remote);
				const uploads = [];
				for (const rel of [...dirty.keys()].sort()) {
					const localSha = dirty.get(rel);
					const baseSha = store.baseline.get(rel);
					const existing = remote.get(rel);
					if (localSha === baseSha) {
						unsent.delete(rel);
						continue;
					}
					if (existing !== undefined && existing.content_sha256 === localSha) {
						store.baseline.set(rel, existing.content_sha256);
						unsent.delete(rel);
						continue;
					}
					if (existing !== undefined && existing.content_sha256 !== baseSha) {
						(0, tslib.g)(this, _SessionMemoryStores_log, "f").warn("memory changed both locally and remotely; the flush leaves the remote version", {
							path: rel,
							memory_store_id: store.memoryStoreId
						});
						unsent.delete(rel);
						continue;
					}
					uploads.push([
						rel,
						localSha,
						existing
					]);
				}
				await (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_uploadAll).call(this, store, uploads, unsent, signal);
			};
			try {
				await settledOrAborted(push(), signal);
				if (signal?.aborted && unsent.size > 0) {
					(0, tslib.g)(this, _SessionMemoryStores_log, "f").warn(`memory flush cut off part-way; ${unsent.size} of ${dirty.size} changed files had not finished uploading`, { memory_store_id: store.memoryStoreId });
				}
			} catch (e) {
				(0, tslib.g)(this, _SessionMemoryStores_log, "f").warn("memory flush failed", {
					memory_store_id: store.memoryStoreId,
					error: String(e)
				});
			}
		}, _SessionMemoryStores_recover = async function _SessionMemoryStores_recover(store, reason) {
			(0, tslib.g)(this, _SessionMemoryStores_log, "f").warn(`${reason}; re-downloading the memory store folder instead of syncing`, {
				root: store.files.root().path,
				memory_store_id: store.memoryStoreId
			});
			await store.files.createRoot();
			await (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_stampAndPull).call(this, store);
		}, _SessionMemoryStores_settleSent = function _SessionMemoryStores_settleSent(store, remote) {
			for (const [rel, sha] of store.sentShas) {
				if (remote.get(rel)?.content_sha256 === sha) store.baseline.set(rel, sha);
			}
			store.sentShas.clear();
		}, _SessionMemoryStores_stampAndPull = async function _SessionMemoryStores_stampAndPull(store) {
			store.baseline = new Map();
			store.sentShas.clear();
			store.pendingDeletes.clear();
			await store.files.put(MARKER_PATH, `version ${MARKER_VERSION}\n${store.memoryStoreId}`);
			for await (const [rel, item] of (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_listMemories).call(this, store.memoryStoreId, "full")) {
				if (await (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_write).call(this, store, rel, item.content ?? "")) {
					store.baseline.set(rel, item.content_sha256);
				}
			}
		}, _SessionMemoryStores_syncPath = async function _SessionMemoryStores_syncPath(store, rel, remote, localSha, pulls) {
			const baseSha = store.baseline.get(rel);
			if (localSha !== undefined) {
				store.pendingDeletes.delete(rel);
			}
			if (!remote) {
				if (localSha === undefined) {
					store.pendingDeletes.delete(rel);
					return undefined;
				}
				if (baseSha !== undefined) {
					if (localSha === baseSha) {
						const fresh = await (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_removeLocal).call(this, store, rel, baseSha);
						if (fresh === undefined) return undefined;
						if (fresh === baseSha) return baseSha;
						localSha = fresh;
					}
					if (store.readOnly) {
						(0, tslib.g)(this, _SessionMemoryStores_log, "f").warn("memory deleted remotely but edited locally; keeping the file, " + "which a read-only store cannot push", {
							path: rel,
							memory_store_id: store.memoryStoreId
						});
					} else if (store.refusedShas.get(rel) !== localSha) {
						(0, tslib.g)(this, _SessionMemoryStores_log, "f").info("memory deleted remotely but edited locally; re-creating it from the file", {
							path: rel,
							memory_store_id: store.memoryStoreId
						});
					}
				}
				if (store.readOnly) return undefined;
				if (store.refusedShas.get(rel) === localSha) return undefined;
				return await (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_upload).call(this, store, rel, localSha, undefined);
			}
			const remoteSha = remote.content_sha256;
			const remoteChanged = remoteSha !== baseSha;
			const locallyEdited = localSha !== undefined && localSha !== baseSha && localSha !== remoteSha;
			const localChanged = !store.readOnly && locallyEdited;
			if (localSha === undefined && baseSha !== undefined) {
				if (remoteChanged) {
					(0, tslib.g)(this, _SessionMemoryStores_log, "f").warn("memory deleted locally but changed remotely; restoring the remote version", {
						path: rel,
						memory_store_id: store.memoryStoreId
					});
					store.pendingDeletes.delete(rel);
					pulls.push([rel, remote]);
				}
				return baseSha;
			}
			if (remoteChanged) {
				if (localSha === remoteSha) return remoteSha;
				if (locallyEdited) {
					(0, tslib.g)(this, _SessionMemoryStores_log, "f").warn("memory changed both locally and remotely; keeping the remote version", {
						path: rel,
						memory_store_id: store.memoryStoreId
					});
				}
				pulls.push([rel, remote]);
				return baseSha;
			}
			if (localChanged) {
				if (store.refusedShas.get(rel) === localSha) return remoteSha;
				return await (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_upload).call(this, store, rel, localSha, remote) ?? remoteSha;
			}
			return remoteSha;
		}, _SessionMemoryStores_removeLocal = async function _SessionMemoryStores_removeLocal(store, rel, expectSha) {
			let freshSha;
			try {
				freshSha = await store.files.hashFile(rel);
			} catch (e) {
				if (!(e instanceof FileStoreError) && !isErrno(e)) throw e;
				return expectSha;
			}
			if (freshSha === null) return undefined;
			if (freshSha !== expectSha) return freshSha;
			try {
				await store.files.remove(rel);
			} catch (e) {
				if (!(e instanceof FileStoreError) && !isErrno(e)) throw e;
				(0, tslib.g)(this, _SessionMemoryStores_log, "f").warn("failed to remove memory deleted remotely", {
					path: rel,
					memory_store_id: store.memoryStoreId,
					error: String(e)
				});
				return expectSha;
			}
			return undefined;
		}, _SessionMemoryStores_write = async function _SessionMemoryStores_write(store, rel, content) {
			try {
				await store.files.put(rel, content);
			} catch (e) {
				if (!(e instanceof FileStoreError) && !isErrno(e)) throw e;
				(0, tslib.g)(this, _SessionMemoryStores_log, "f").warn("failed to write memory", {
					path: rel,
					memory_store_id: store.memoryStoreId,
					error: String(e)
				});
				return false;
			}
			return true;
		}, _SessionMemoryStores_pullAll = async function _SessionMemoryStores_pullAll(store, pulls) {
			if (pulls.length === 0) return;
			const pullOne = async (rel, listed) => {
				let item;
				try {
					item = await (0, tslib.g)(this, _SessionMemoryStores_client, "f").beta.memoryStores.memories.retrieve(listed.id, {
						memory_store_id: store.memoryStoreId,
						view: "full"
					});
				} catch (e) {
					if ((0, backoff.zM)(e, 404)) return;
					(0, tslib.g)(this, _SessionMemoryStores_log, "f").warn("failed to fetch memory content", {
						path: rel,
						memory_store_id: store.memoryStoreId,
						error: String(e)
					});
					return;
				}
				if (await (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_write).call(this, store, rel, item.content ?? "")) {
					store.baseline.set(rel, item.content_sha256);
				}
			};
			const queue = pulls[Symbol.iterator]();
			const worker = async () => {
				for (const [rel, listed] of queue) await pullOne(rel, listed);
			};
			await Promise.all(Array.from({ length: Math.min(FETCH_CONCURRENCY, pulls.length) }, worker));
		}, _SessionMemoryStores_uploadAll = async function _SessionMemoryStores_uploadAll(store, uploads, unsent, signal) {
			const queue = uploads[Symbol.iterator]();
			const worker = async () => {
				for (const [rel, localSha, existing] of queue) {
					if (signal?.aborted) return;
					const sha = await (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_upload).call(this, store, rel, localSha, existing);
					unsent.delete(rel);
					if (sha !== undefined) store.baseline.set(rel, sha);
				}
			};
			await Promise.all(Array.from({ length: Math.min(UPLOAD_CONCURRENCY, uploads.length) }, worker));
		}, _SessionMemoryStores_listMemories = async function* _SessionMemoryStores_listMemories(memoryStoreId, view = "basic") {
			const limit = view === "basic" ? LIST_PAGE_SIZE : FULL_LIST_PAGE_SIZE;
			for await (const item of (0, tslib.g)(this, _SessionMemoryStores_client, "f").beta.memoryStores.memories.list(memoryStoreId, {
				view,
				limit
			})) {
				if (item.type !== "memory") continue;
				const rel = item.path.replace(/^\/+/, "");
				if (rel === MARKER_PATH) {
					(0, tslib.g)(this, _SessionMemoryStores_log, "f").warn("the server listed the reserved marker path; skipping", {
						path: item.path,
						memory_store_id: memoryStoreId
					});
					continue;
				}
				yield [rel, item];
			}
		}, _SessionMemoryStores_upload = async function _SessionMemoryStores_upload(store, rel, localSha, existing) {
			try {
				const data = await store.files.get(rel);
				if (data === null) return undefined;
				const content = (0, bytes.CE)(data);
				store.sentShas.set(rel, external_node_crypto_.createHash("sha256").update(content, "utf-8").digest("hex"));
				const item = existing ? await (0, tslib.g)(this, _SessionMemoryStores_client, "f").beta.memoryStores.memories.update(existing.id, {
					memory_store_id: store.memoryStoreId,
					content,
					precondition: {
						type: "content_sha256",
						content_sha256: existing.content_sha256
					}
				}) : await (0, tslib.g)(this, _SessionMemoryStores_client, "f").beta.memoryStores.memories.create(store.memoryStoreId, {
					path: "/" + rel,
					content
				});
				store.refusedShas.delete(rel);
				store.sentShas.delete(rel);
				return item.content_sha256;
			} catch (e) {
				if (existing && (0, backoff.zM)(e, 404)) {
					return await (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_upload).call(this, store, rel, localSha, undefined);
				}
				const permanent = e instanceof FileStoreError || (0, backoff.zM)(e, 400) || (0, backoff.zM)(e, 413);
				if (existing && (0, backoff.zM)(e, 409)) {
					(0, tslib.g)(this, _SessionMemoryStores_log, "f").warn("memory changed both locally and remotely; the upload was refused and the local edit loses", {
						path: rel,
						memory_store_id: store.memoryStoreId
					});
				} else if (permanent && localSha !== undefined) {
					store.refusedShas.set(rel, localSha);
					(0, tslib.g)(this, _SessionMemoryStores_log, "f").warn("the server rejected this memory file, so it stays un-synced until its content changes", {
						path: rel,
						memory_store_id: store.memoryStoreId,
						rejection: String(e)
					});
				} else {
					(0, tslib.g)(this, _SessionMemoryStores_log, "f").warn("failed to upload memory", {
						path: rel,
						memory_store_id: store.memoryStoreId,
						error: String(e)
					});
				}
				return undefined;
			}
		}, _SessionMemoryStores_corroboratedDelete = async function _SessionMemoryStores_corroboratedDelete(store, rel, remote, baseSha, deletes) {
			if (deletes.mode === "disabled") {
				deletes.suppressed++;
				return baseSha;
			}
			let firstAbsent = store.pendingDeletes.get(rel);
			if (firstAbsent === undefined) {
				firstAbsent = Date.now();
				store.pendingDeletes.set(rel, firstAbsent);
			}
			if (!deletes.waiveWindow && Date.now() - firstAbsent < DELETE_CORROBORATION_MS) {
				return baseSha;
			}
			let markerOk;
			let stillAbsent;
			try {
				markerOk = await store.files.hashFile(MARKER_PATH) === markerSha(store.memoryStoreId);
				stillAbsent = await store.files.hashFile(rel) === null;
			} catch (e) {
				if (!(e instanceof FileStoreError) && !isErrno(e)) throw e;
				markerOk = stillAbsent = false;
			}
			if (!markerOk) return baseSha;
			if (!stillAbsent) {
				store.pendingDeletes.delete(rel);
				return baseSha;
			}
			if (!deletes.takeSlot()) return baseSha;
			if (deletes.mode === "log_only") {
				(0, tslib.g)(this, _SessionMemoryStores_log, "f").info("log-only: sync would delete this memory on the server", {
					path: rel,
					memory_store_id: store.memoryStoreId
				});
				return baseSha;
			}
			const sha = await (0, tslib.g)(this, _SessionMemoryStores_instances, "m", _SessionMemoryStores_deleteRemote).call(this, store, rel, remote, baseSha);
			if (sha === undefined) {
				store.pendingDeletes.delete(rel);
			}
			return sha;
		}, _SessionMemoryStores_deleteRemote = async function _SessionMemoryStores_deleteRemote(store, rel, remote, baseSha) {
			try {
				await (0, tslib.g)(this, _SessionMemoryStores_client, "f").beta.memoryStores.memories.delete(remote.id, {
					memory_store_id: store.memoryStoreId,
					expected_content_sha256: baseSha
				});
			} catch (e) {
				if ((0, backoff.zM)(e, 404)) return undefined;
				if ((0, backoff.zM)(e, 409) || (0, backoff.zM)(e, 412)) {
					(0, tslib.g)(this, _SessionMemoryStores_log, "f").warn("memory deleted locally but changed remotely; keeping the remote version", {
						path: rel,
						memory_store_id: store.memoryStoreId
					});
				} else {
					(0, tslib.g)(this, _SessionMemoryStores_log, "f").warn("failed to delete memory", {
						path: rel,
						memory_store_id: store.memoryStoreId,
						error: String(e)
					});
				}
				return baseSha;
			}
			(0, tslib.g)(this, _SessionMemoryStores_log, "f").info("propagated local deletion", {
				path: rel,
				memory_store_id: store.memoryStoreId
			});
			return undefined;
		};
		return SessionMemoryStores;
	})();
	function isErrno(e) {
		return typeof e === "object" && e !== null && typeof e.code === "string";
	}
	async function settledOrAborted(p, signal) {
		if (!signal) {
			await p;
			return;
		}
		let onAbort;
		const aborted = new Promise((resolve) => {
			onAbort = resolve;
			if (signal.aborted) resolve();
		});
		signal.addEventListener("abort", onAbort, { once: true });
		try {
			await Promise.race([p, aborted]);
		} finally {
			signal.removeEventListener("abort", onAbort);
		}
	}
	;
	var _BashSession_instances, _BashSession_proc, _BashSession_buf, _BashSession_truncated, _BashSession_closed, _BashSession_waiting, _BashSession_append, _LineRangeCollector_instances, _LineRangeCollector_filePath, _LineRangeCollector_startLine, _LineRangeCollector_endLine, _LineRangeCollector_start, _LineRangeCollector_end, _LineRangeCollector_limit, _LineRangeCollector_line, _LineRangeCollector_collected, _LineRangeCollector_collectedBytes, _LineRangeCollector_collect, _LineRangeCollector_overLimitError;
	const BASH_OUTPUT_LIMIT = 100 * 1024;
	const BASH_DEFAULT_TIMEOUT_MS = 12e4;
	const DEFAULT_MAX_FILE_BYTES = 256 * 1024;
	const READ_STREAM_CHUNK_BYTES = 64 * 1024;
	const NEWLINE = Buffer.from("\n");
	const GREP_OUTPUT_LIMIT = 100 * 1024;
	const GREP_TIMEOUT_MS = 6e4;
	const GREP_MAX_LINE_LENGTH = 2e3;
	const GREP_BATCH_LINES = 1e3;
	const GREP_MAX_SEARCHES = 4;
	const GLOB_RESULT_LIMIT = 200;
	var BashTimeoutError = (() => {
		class BashTimeoutError extends error.pJ {
			constructor(timeoutMs) {
				super(`bash command timed out after ${timeoutMs}ms`);
				this.timeoutMs = timeoutMs;
			}
		}
		BashTimeoutError._errorName = "BashTimeoutError";
		return BashTimeoutError;
	})();
	const ANSI_RE = /\x1b\[[0-9;?]*[ -/]*[@-~]/g;
	const fsGlob = promises_.glob;
	function resolveMaxBytes(configured) {
		return configured === undefined ? DEFAULT_MAX_FILE_BYTES : configured;
	}
	function rejectUnrestrictedPaths(value) {
		if (value === undefined) return;
		throw new error.pJ("The `unrestrictedPaths` option you passed to the agent toolset (AgentToolContext) is no longer " + "supported. The toolset's file tools (read, write, edit, glob, grep) are now always confined to " + "the working directory plus the directories listed in `allowedRoots`. Remove `unrestrictedPaths` " + "from your context; to let the file tools reach any other directory, add it to `allowedRoots`.");
	}
	function betaAgentToolset20260401(ctx) {
		return [
			betaBashTool(ctx),
			betaReadTool(ctx),
			betaWriteTool(ctx),
			betaEditTool(ctx),
			betaGlobTool(ctx),
			betaGrepTool(ctx)
		];
	}
	async function resolvePath(ctx, p) {
		rejectUnrestrictedPaths(ctx.unrestrictedPaths);
		return confineToRoot(ctx.workdir, p, { allowedRoots: ctx.allowedRoots ?? [] });
	}
	function readOnlyRootFor(ctx, target) {
		return containingRoot(ctx.readOnlyRoots ?? [], target, isWithinAnyCase);
	}
	var BashSession = (() => {
		class BashSession {
			constructor(dir, env = scrubbedShellEnv()) {
				_BashSession_instances.add(this);
				_BashSession_proc.set(this, void 0);
				_BashSession_buf.set(this, "");
				_BashSession_truncated.set(this, false);
				_BashSession_closed.set(this, false);
				_BashSession_waiting.set(this, null);
				(0, tslib.G)(this, _BashSession_proc, external_node_child_process_.spawn("/bin/bash", ["--noprofile", "--norc"], {
					cwd: dir,
					env: {
						...env,
						PS1: "",
						PS2: "",
						TERM: "dumb"
					},
					stdio: [
						"pipe",
						"pipe",
						"pipe"
					],
					detached: true
				}), "f");
				(0, tslib.g)(this, _BashSession_proc, "f").stdout.setEncoding("utf8");
				(0, tslib.g)(this, _BashSession_proc, "f").stderr.setEncoding("utf8");
				(0, tslib.g)(this, _BashSession_proc, "f").stdout.on("data", (d) => (0, tslib.g)(this, _BashSession_instances, "m", _BashSession_append).call(this, d));
				(0, tslib.g)(this, _BashSession_proc, "f").stderr.on("data", (d) => (0, tslib.g)(this, _BashSession_instances, "m", _BashSession_append).call(this, d));
				(0, tslib.g)(this, _BashSession_proc, "f").once("close", () => {
					(0, tslib.G)(this, _BashSession_closed, true, "f");
					const w = (0, tslib.g)(this, _BashSession_waiting, "f");
					(0, tslib.G)(this, _BashSession_waiting, null, "f");
					w?.resolve();
				});
			}
			get closed() {
				return (0, tslib.g)(this, _BashSession_closed, "f");
			}
			async exec(command, opts = {}) {
				if ((0, tslib.g)(this, _BashSession_closed, "f")) {
					throw new error.pJ("bash session terminated");
				}
				const timeoutMs = opts.timeoutMs ?? BASH_DEFAULT_TIMEOUT_MS;
				const signal = opts.signal;
				signal?.throwIfAborted();
				(0, tslib.G)(this, _BashSession_buf, "", "f");
				(0, tslib.G)(this, _BashSession_truncated, false, "f");
				const sentinel = `__ANT_CMD_${external_node_crypto_.randomUUID()}_DONE__`;
				const sentinelSplit = `${sentinel.slice(0, 8)}''${sentinel.slice(8)}`;
				const wrapped = `{ ${command}\n} </dev/null 2>&1; printf '\\n${sentinelSplit}%d\\n' $?\n`;
				(0, tslib.g)(this, _BashSession_proc, "f").stdin.write(wrapped);
				if ((0, tslib.g)(this, _BashSession_buf, "f").indexOf(sentinel) < 0) {
					const { promise: sentinelSeen, resolve } = (0, promise.n)();
					(0, tslib.G)(this, _BashSession_waiting, {
						sentinel,
						resolve
					}, "f");
					let timer;
					let onAbort;
					try {
						await Promise.race([
							sentinelSeen,
							new Promise((_, reject) => {
								timer = setTimeout(() => reject(new BashTimeoutError(timeoutMs)), timeoutMs);
							}),
							new Promise((_, reject) => {
								if (!signal) return;
								onAbort = () => reject(signal.reason);
								signal.addEventListener("abort", onAbort, { once: true });
							})
						]);
					} finally {
						if (timer) clearTimeout(timer);
						if (onAbort && signal) signal.removeEventListener("abort", onAbort);
						(0, tslib.G)(this, _BashSession_waiting, null, "f");
					}
				}
				const idx = (0, tslib.g)(this, _BashSession_buf, "f").indexOf(sentinel);
				if (idx < 0) {
					throw new error.pJ("bash session terminated");
				}
				const tail = (0, tslib.g)(this, _BashSession_buf, "f").slice(idx + sentinel.length);
				const m = tail.match(/^(-?\d+)/);
				const exitCode = m ? parseInt(m[1], 10) : -1;
				let out = (0, tslib.g)(this, _BashSession_buf, "f").slice(0, idx).replace(ANSI_RE, "").replace(/\n+$/, "");
				if ((0, tslib.g)(this, _BashSession_truncated, "f")) {
					out = `[output truncated]\n${out}`;
				}
				return {
					output: out,
					exitCode
				};
			}
			close() {
				if ((0, tslib.g)(this, _BashSession_closed, "f")) return;
				(0, tslib.G)(this, _BashSession_closed, true, "f");
				const w = (0, tslib.g)(this, _BashSession_waiting, "f");
				(0, tslib.G)(this, _BashSession_waiting, null, "f");
				w?.resolve();
				(0, tslib.g)(this, _BashSession_proc, "f").stdout.destroy();
				(0, tslib.g)(this, _BashSession_proc, "f").stderr.destroy();
				(0, tslib.g)(this, _BashSession_proc, "f").stdin.destroy();
				try {
					process.kill(-(0, tslib.g)(this, _BashSession_proc, "f").pid, "SIGKILL");
				} catch {
					(0, tslib.g)(this, _BashSession_proc, "f").kill("SIGKILL");
				}
				(0, tslib.g)(this, _BashSession_proc, "f").unref();
			}
		}
		_BashSession_proc = new WeakMap(), _BashSession_buf = new WeakMap(), _BashSession_truncated = new WeakMap(), _BashSession_closed = new WeakMap(), _BashSession_waiting = new WeakMap(), _BashSession_instances = new WeakSet(), _BashSession_append = function _BashSession_append(d) {
			(0, tslib.G)(this, _BashSession_buf, (0, tslib.g)(this, _BashSession_buf, "f") + d, "f");
			if ((0, tslib.g)(this, _BashSession_buf, "f").length > BASH_OUTPUT_LIMIT) {
				(0, tslib.G)(this, _BashSession_buf, (0, tslib.g)(this, _BashSession_buf, "f").slice((0, tslib.g)(this, _BashSession_buf, "f").length - BASH_OUTPUT_LIMIT), "f");
				(0, tslib.G)(this, _BashSession_truncated, true, "f");
			}
			if ((0, tslib.g)(this, _BashSession_waiting, "f") && (0, tslib.g)(this, _BashSession_buf, "f").indexOf((0, tslib.g)(this, _BashSession_waiting, "f").sentinel) >= 0) {
				const w = (0, tslib.g)(this, _BashSession_waiting, "f");
				(0, tslib.G)(this, _BashSession_waiting, null, "f");
				w.resolve();
			}
		};
		return BashSession;
	})();
	function betaBashTool(ctx) {
		rejectUnrestrictedPaths(ctx.unrestrictedPaths);
		let session;
		let tail = Promise.resolve();
		return betaTool({
			name: "bash",
			description: "Run a bash command in a persistent shell. State (cwd, env vars) persists across calls.",
			inputSchema: {
				type: "object",
				properties: {
					command: {
						type: "string",
						description: "The command to run"
					},
					restart: {
						type: "boolean",
						description: "Restart the persistent shell before running"
					},
					timeout_ms: {
						type: "integer",
						description: "Per-call timeout in milliseconds"
					}
				}
			},
			run: async ({ command, restart, timeout_ms }, context) => {
				const prev = tail;
				const gate = (0, promise.n)();
				tail = gate.promise;
				try {
					await prev;
				} catch {}
				try {
					if (restart) {
						session?.close();
						session = undefined;
					}
					if (!command) {
						if (restart) return "bash session restarted";
						throw new ToolError.v("bash: command is required");
					}
					session ?? (session = new BashSession(ctx.workdir, ctx.env));
					try {
						const { output, exitCode } = await session.exec(command, {
							timeoutMs: timeout_ms ?? BASH_DEFAULT_TIMEOUT_MS,
							signal: context?.signal
						});
						if (exitCode !== 0) throw new ToolError.v(output || `exit ${exitCode}`);
						return output;
					} catch (e) {
						if (e instanceof ToolError.v) throw e;
						session.close();
						session = undefined;
						throw new ToolError.v(`bash: ${e instanceof Error ? e.message : String(e)}`);
					}
				} finally {
					gate.resolve();
				}
			},
			close: () => {
				session?.close();
				session = undefined;
			}
		});
	}
	function betaReadTool(ctx) {
		rejectUnrestrictedPaths(ctx.unrestrictedPaths);
		return betaTool({
			name: "read",
			description: "Read a UTF-8 text file relative to the workdir.",
			inputSchema: {
				type: "object",
				properties: {
					file_path: { type: "string" },
					view_range: {
						type: "array",
						items: { type: "integer" },
						description: "[start_line, end_line] 1-indexed inclusive"
					}
				},
				required: ["file_path"]
			},
			run: async ({ file_path, view_range }) => {
				if (!file_path) throw new ToolError.v("read: file_path is required");
				const abs = await resolvePath(ctx, file_path);
				if (view_range?.length && view_range.length !== 2) {
					throw new ToolError.v("read: view_range must be [start_line, end_line]");
				}
				let data;
				try {
					const st = await promises_.stat(abs);
					if (!st.isFile()) {
						throw new ToolError.v(`read: ${file_path} is not a regular file`);
					}
					const limit = resolveMaxBytes(ctx.maxFileBytes);
					if (limit !== null && st.size > limit) {
						if (!view_range?.length) {
							throw new ToolError.v(`read: ${file_path} is ${st.size} bytes, exceeds ${limit}-byte limit. ` + "Use the view_range parameter to read specific line ranges, e.g. view_range: [1, 500].");
						}
						const [startLine, endLine] = view_range;
						return await readRangeStreaming(abs, file_path, startLine, endLine, limit);
					}
					data = await promises_.readFile(abs, "utf8");
				} catch (e) {
					if (e instanceof ToolError.v) throw e;
					throw new ToolError.v(`read: ${fsErrorMessage(e, file_path)}`);
				}
				if (!view_range?.length) return data;
				const [startLine, endLine] = view_range;
				const lines = data.split("\n");
				const start = Math.max(0, startLine - 1);
				const end = endLine > 0 ? endLine : lines.length;
				return lines.slice(start, end).join("\n");
			}
		});
	}
	async function readRangeStreaming(abs, filePath, startLine, endLine, limit) {
		const lines = new LineRangeCollector(filePath, startLine, endLine, limit);
		if (lines.rangeIsEmpty()) return "";
		const stream = external_node_fs_.createReadStream(abs, { highWaterMark: READ_STREAM_CHUNK_BYTES });
		try {
			for await (const chunk of stream) {
				lines.collectFrom(chunk);
				if (lines.rangeIsCollected()) break;
			}
		} finally {
			stream.destroy();
		}
		return lines.text();
	}
	var LineRangeCollector = (() => {
		class LineRangeCollector {
			constructor(filePath, startLine, endLine, limit) {
				_LineRangeCollector_instances.add(this);
				_LineRangeCollector_filePath.set(this, void 0);
				_LineRangeCollector_startLine.set(this, void 0);
				_LineRangeCollector_endLine.set(this, void 0);
				_LineRangeCollector_start.set(this, void 0);
				_LineRangeCollector_end.set(this, void 0);
				_LineRangeCollector_limit.set(this, void 0);
				_LineRangeCollector_line.set(this, 0);
				_LineRangeCollector_collected.set(this, []);
				_LineRangeCollector_collectedBytes.set(this, 0);
				(0, tslib.G)(this, _LineRangeCollector_filePath, filePath, "f");
				(0, tslib.G)(this, _LineRangeCollector_startLine, startLine, "f");
				(0, tslib.G)(this, _LineRangeCollector_endLine, endLine, "f");
				(0, tslib.G)(this, _LineRangeCollector_start, Math.max(0, startLine - 1), "f");
				(0, tslib.G)(this, _LineRangeCollector_end, endLine > 0 ? endLine : Infinity, "f");
				(0, tslib.G)(this, _LineRangeCollector_limit, limit, "f");
			}
			rangeIsEmpty() {
				return (0, tslib.g)(this, _LineRangeCollector_end, "f") <= (0, tslib.g)(this, _LineRangeCollector_start, "f");
			}
			rangeIsCollected() {
				return (0, tslib.g)(this, _LineRangeCollector_line, "f") >= (0, tslib.g)(this, _LineRangeCollector_end, "f");
			}
			collectFrom(chunk) {
				var _a;
				let lineStart = 0;
				while (lineStart < chunk.length && !this.rangeIsCollected()) {
					const newline = chunk.indexOf(10, lineStart);
					const lineEnd = newline < 0 ? chunk.length : newline;
					if ((0, tslib.g)(this, _LineRangeCollector_line, "f") >= (0, tslib.g)(this, _LineRangeCollector_start, "f")) {
						(0, tslib.g)(this, _LineRangeCollector_instances, "m", _LineRangeCollector_collect).call(this, chunk.subarray(lineStart, lineEnd), newline >= 0);
					}
					if (newline < 0) break;
					(0, tslib.G)(this, _LineRangeCollector_line, (_a = (0, tslib.g)(this, _LineRangeCollector_line, "f"), _a++, _a), "f");
					lineStart = newline + 1;
				}
			}
			text() {
				return Buffer.concat((0, tslib.g)(this, _LineRangeCollector_collected, "f"), (0, tslib.g)(this, _LineRangeCollector_collectedBytes, "f")).toString("utf8");
			}
		}
		_LineRangeCollector_filePath = new WeakMap(), _LineRangeCollector_startLine = new WeakMap(), _LineRangeCollector_endLine = new WeakMap(), _LineRangeCollector_start = new WeakMap(), _LineRangeCollector_end = new WeakMap(), _LineRangeCollector_limit = new WeakMap(), _LineRangeCollector_line = new WeakMap(), _LineRangeCollector_collected = new WeakMap(), _LineRangeCollector_collectedBytes = new WeakMap(), _LineRangeCollector_instances = new WeakSet(), _LineRangeCollector_collect = function _LineRangeCollector_collect(lineBytes, newlineTerminated) {
			(0, tslib.g)(this, _LineRangeCollector_collected, "f").push(lineBytes);
			(0, tslib.G)(this, _LineRangeCollector_collectedBytes, (0, tslib.g)(this, _LineRangeCollector_collectedBytes, "f") + lineBytes.length, "f");
			if (newlineTerminated && (0, tslib.g)(this, _LineRangeCollector_line, "f") + 1 < (0, tslib.g)(this, _LineRangeCollector_end, "f")) {
				(0, tslib.g)(this, _LineRangeCollector_collected, "f").push(NEWLINE);
				(0, tslib.G)(this, _LineRangeCollector_collectedBytes, (0, tslib.g)(this, _LineRangeCollector_collectedBytes, "f") + NEWLINE.length, "f");
			}
			if ((0, tslib.g)(this, _LineRangeCollector_collectedBytes, "f") > (0, tslib.g)(this, _LineRangeCollector_limit, "f")) throw (0, tslib.g)(this, _LineRangeCollector_instances, "m", _LineRangeCollector_overLimitError).call(this);
		}, _LineRangeCollector_overLimitError = function _LineRangeCollector_overLimitError() {
			if ((0, tslib.g)(this, _LineRangeCollector_end, "f") - (0, tslib.g)(this, _LineRangeCollector_start, "f") === 1) {
				return new ToolError.v(`read: line ${(0, tslib.g)(this, _LineRangeCollector_start, "f") + 1} of ${(0, tslib.g)(this, _LineRangeCollector_filePath, "f")} alone exceeds ${(0, tslib.g)(this, _LineRangeCollector_limit, "f")}-byte limit. ` + "The read tool cannot return part of a line, so view_range cannot narrow this further.");
			}
			return new ToolError.v(`read: view_range [${(0, tslib.g)(this, _LineRangeCollector_startLine, "f")}, ${(0, tslib.g)(this, _LineRangeCollector_endLine, "f")}] of ${(0, tslib.g)(this, _LineRangeCollector_filePath, "f")} exceeds ${(0, tslib.g)(this, _LineRangeCollector_limit, "f")}-byte limit. ` + "Narrow the view_range to read a smaller portion.");
		};
		return LineRangeCollector;
	})();
	function betaWriteTool(ctx) {
		rejectUnrestrictedPaths(ctx.unrestrictedPaths);
		return betaTool({
			name: "write",
			description: "Write a UTF-8 text file relative to the workdir, creating parent directories as needed.",
			inputSchema: {
				type: "object",
				properties: {
					file_path: { type: "string" },
					content: { type: "string" }
				},
				required: ["file_path", "content"]
			},
			run: async ({ file_path, content }) => {
				if (!file_path) throw new ToolError.v("write: file_path is required");
				const abs = await resolvePath(ctx, file_path);
				const ro = await readOnlyRootFor(ctx, abs);
				if (ro !== undefined) {
					throw new ToolError.v(`write: ${file_path} is inside read-only directory ${ro}`);
				}
				try {
					await promises_.mkdir(external_node_path_.dirname(abs), {
						recursive: true,
						mode: DIR_CREATE_MODE
					});
					await atomicWriteFile(abs, content ?? "");
				} catch (e) {
					throw new ToolError.v(`write: ${fsErrorMessage(e, file_path)}`);
				}
				return `wrote ${Buffer.byteLength(content ?? "")} bytes to ${file_path}`;
			}
		});
	}
	function betaEditTool(ctx) {
		rejectUnrestrictedPaths(ctx.unrestrictedPaths);
		return betaTool({
			name: "edit",
			description: "Replace old_string with new_string in a file. old_string must be unique unless replace_all.",
			inputSchema: {
				type: "object",
				properties: {
					file_path: { type: "string" },
					old_string: { type: "string" },
					new_string: { type: "string" },
					replace_all: { type: "boolean" }
				},
				required: [
					"file_path",
					"old_string",
					"new_string"
				]
			},
			run: async ({ file_path, old_string, new_string, replace_all }) => {
				if (!file_path) throw new ToolError.v("edit: file_path is required");
				if (!old_string) throw new ToolError.v("edit: old_string is required");
				const abs = await resolvePath(ctx, file_path);
				const ro = await readOnlyRootFor(ctx, abs);
				if (ro !== undefined) {
					throw new ToolError.v(`edit: ${file_path} is inside read-only directory ${ro}`);
				}
				let data;
				try {
					const st = await promises_.stat(abs);
					if (!st.isFile()) {
						throw new ToolError.v(`edit: ${file_path} is not a regular file`);
					}
					const limit = resolveMaxBytes(ctx.maxFileBytes);
					if (limit !== null && st.size > limit) {
						throw new ToolError.v(`edit: ${file_path} is ${st.size} bytes, exceeds ${limit}-byte limit. ` + "The edit tool loads the whole file and cannot modify a file this large.");
					}
					data = await promises_.readFile(abs, "utf8");
				} catch (e) {
					if (e instanceof ToolError.v) throw e;
					throw new ToolError.v(`edit: ${fsErrorMessage(e, file_path)}`);
				}
				const count = data.split(old_string).length - 1;
				if (count === 0) throw new ToolError.v(`edit: old_string not found in ${file_path}`);
				let updated;
				if (replace_all) {
					updated = data.split(old_string).join(new_string);
				} else {
					if (count > 1) throw new ToolError.v(`edit: old_string appears ${count} times in ${file_path} (must be unique)`);
					updated = data.replace(old_string, () => new_string);
				}
				try {
					await atomicWriteFile(abs, updated);
				} catch (e) {
					throw new ToolError.v(`edit: write: ${fsErrorMessage(e, file_path)}`);
				}
				return `edited ${file_path} (${replace_all ? count : 1} replacement(s))`;
			}
		});
	}
	function patternCanAscend(pattern) {
		return pattern.split(/[\\/{},]/).includes("..");
	}
	function betaGlobTool(ctx) {
		rejectUnrestrictedPaths(ctx.unrestrictedPaths);
		return betaTool({
			name: "glob",
			description: "Match files under the workdir against a glob pattern. Results are mtime-sorted, newest first.",
			inputSchema: {
				type: "object",
				properties: {
					pattern: { type: "string" },
					path: {
						type: "string",
						description: "Directory to search in. Defaults to the workdir."
					}
				},
				required: ["pattern"]
			},
			run: async ({ pattern, path: searchPath }) => {
				if (!pattern) throw new ToolError.v("glob: pattern is required");
				if (external_node_path_.isAbsolute(pattern)) {
					throw new ToolError.v("glob: absolute pattern not permitted; pass a relative pattern (and optionally path)");
				}
				if (patternCanAscend(pattern)) {
					throw new ToolError.v("glob: \"..\" is not permitted in the pattern");
				}
				const root = searchPath ? await resolvePath(ctx, searchPath) : external_node_path_.resolve(ctx.workdir);
				const realRoot = searchPath ? root : await canonicalize(root);
				const matches = [];
				let remaining = WALK_MAX_ENTRIES;
				try {
					for await (const entry of fsGlob(pattern, {
						cwd: root,
						withFileTypes: true,
						exclude: (d) => d.name === ".git" || d.name === "node_modules"
					})) {
						if (remaining-- <= 0) break;
						if (!entry.isFile()) continue;
						const full = external_node_path_.join(entry.parentPath, entry.name);
						let real;
						try {
							real = await promises_.realpath(full);
						} catch {
							continue;
						}
						if (!isWithin(realRoot, real)) continue;
						let mtime = 0;
						try {
							mtime = (await promises_.stat(full)).mtimeMs;
						} catch {}
						matches.push({
							path: full,
							mtime
						});
					}
				} catch (e) {
					throw new ToolError.v(`glob: ${e instanceof Error ? e.message : String(e)}`);
				}
				if (matches.length === 0) return "no matches";
				matches.sort((a, b) => b.mtime - a.mtime);
				return matches.slice(0, GLOB_RESULT_LIMIT).map((m) => m.path).join("\n");
			}
		});
	}
	function betaGrepTool(ctx) {
		rejectUnrestrictedPaths(ctx.unrestrictedPaths);
		return betaTool({
			name: "grep",
			description: "Search file contents for a regex. Uses ripgrep if available, otherwise a built-in walker.",
			inputSchema: {
				type: "object",
				properties: {
					pattern: { type: "string" },
					path: { type: "string" }
				},
				required: ["pattern"]
			},
			run: async ({ pattern, path: p }, context) => {
				if (!pattern) throw new ToolError.v("grep: pattern is required");
				let searchPath = external_node_path_.resolve(ctx.workdir);
				if (p) searchPath = await resolvePath(ctx, p);
				const rg = await findExecutable("rg", [ctx.workdir, ...ctx.allowedRoots ?? []]);
				return rg ? runRipgrep(rg, pattern, searchPath, context?.signal) : runWalkGrep(pattern, searchPath, context?.signal);
			}
		});
	}
	function runRipgrep(rg, pattern, searchPath, signal) {
		return new Promise((resolve, reject) => {
			const proc = external_node_child_process_.spawn(rg, [
				"--no-config",
				"-n",
				"--no-heading",
				"-e",
				pattern,
				"--",
				searchPath
			], {
				argv0: "rg",
				env: scrubbedShellEnv(),
				...signal ? { signal } : {}
			});
			let out = "";
			let errOut = "";
			let truncated = false;
			proc.stdout.on("data", (d) => {
				if (truncated) return;
				out += d;
				if (out.length > GREP_OUTPUT_LIMIT) {
					truncated = true;
					out = out.slice(0, GREP_OUTPUT_LIMIT);
					proc.kill("SIGKILL");
				}
			});
			proc.stderr.on("data", (d) => errOut += d);
			proc.on("close", (code) => {
				if (signal?.aborted) return reject(new ToolError.v("grep: aborted"));
				if (truncated) return resolve(out + `\n[output truncated at ${GREP_OUTPUT_LIMIT} bytes]`);
				if (code === 0) return resolve(out);
				if (code === 1) return resolve("no matches");
				reject(new ToolError.v(`grep: rg failed: ${errOut || `exit ${code}`}`));
			});
			proc.on("error", (e) => {
				if (signal?.aborted) return reject(new ToolError.v("grep: aborted"));
				reject(new ToolError.v(`grep: rg failed: ${e.message}`));
			});
		});
	}
	const grepSlots = new async_queue.O();
	for (let i = 0; i < GREP_MAX_SEARCHES; i++) grepSlots.push();
	async function runWalkGrep(pattern, root, signal) {
		let re;
		try {
			re = new RegExp(pattern);
		} catch (e) {
			throw new ToolError.v(`grep: invalid regex: ${e instanceof Error ? e.message : String(e)}`);
		}
		if (signal?.aborted) throw new ToolError.v("grep: aborted");
		const { done } = await grepSlots.next(signal ?? undefined);
		if (done) throw new ToolError.v("grep: aborted");
		const hits = [];
		let budget = GREP_OUTPUT_LIMIT;
		const push = (line) => {
			budget -= line.length + 1;
			if (budget < 0) {
				hits.push(`[output truncated at ${GREP_OUTPUT_LIMIT} bytes]`);
				return false;
			}
			hits.push(line);
			return true;
		};
		const stop = new AbortController();
		const unlink = (0, abort.H)(signal, stop);
		const timer = setTimeout(() => stop.abort(), GREP_TIMEOUT_MS);
		const match = lineMatcher(re, stop.signal);
		const grepPath = (rel) => grepFile(external_node_path_.join(root, rel), match, push, stop.signal);
		const search = async () => {
			const stat = await promises_.stat(root).catch(() => null);
			return stat?.isFile() ? grepPath("") : node_walk(root, "", grepPath, stop.signal);
		};
		try {
			await Promise.race([search(), (0, external_node_events_.once)(stop.signal, "abort")]);
			if (signal?.aborted) throw new ToolError.v("grep: aborted");
			if (stop.signal.aborted) {
				if (hits.length === 0) throw new ToolError.v(`grep: timed out after ${GREP_TIMEOUT_MS / 1e3}s`);
				hits.push(`[the search was cut short after ${GREP_TIMEOUT_MS} ms]`);
			}
		} finally {
			clearTimeout(timer);
			unlink();
			stop.abort();
			grepSlots.push();
		}
		if (hits.length === 0) return "no matches";
		return hits.join("\n");
	}
	async function grepFile(file, match, push, signal) {
		const stream = external_node_fs_.createReadStream(file, { encoding: "utf8" });
		stream.on("error", () => {});
		const rl = external_node_readline_.createInterface({
			input: stream,
			crlfDelay: Infinity,
			signal
		});
		stream.on("data", (chunk) => {
			if (chunk.includes("\0")) rl.close();
		});
		try {
			for await (const { numbers, lines } of lineBatches(rl)) {
				const matched = await match(lines);
				for (const [i, line] of lines.entries()) {
					if (matched[i] && !push(`${file}:${numbers[i]}:${line}`)) return false;
				}
				if (matched.length < lines.length) break;
			}
		} finally {
			rl.close();
			stream.destroy();
		}
		return true;
	}
	async function* lineBatches(input) {
		let i = 0;
		let numbers = [];
		let lines = [];
		try {
			for await (const line of input) {
				i++;
				if (line.length > GREP_MAX_LINE_LENGTH) continue;
				numbers.push(i);
				if (lines.push(line) < GREP_BATCH_LINES) continue;
				yield {
					numbers,
					lines
				};
				numbers = [];
				lines = [];
			}
		} catch {}
		if (lines.length > 0) yield {
			numbers,
			lines
		};
	}
	function lineMatcher(re, signal) {
		let reply = (0, promise.n)();
		const fail = (cause) => {
			reply.promise.catch(() => {});
			reply.reject(Object.assign(new ToolError.v(`grep: search failed: ${cause.message}`), { cause }));
		};
		const start = async () => {
			try {
				const worker = new external_node_worker_threads_.Worker(GREP_WORKER_SOURCE, {
					eval: true,
					workerData: re.source,
					env: {},
					execArgv: [],
					stdout: true,
					stderr: true,
					resourceLimits: { stackSizeMb: 8 }
				});
				signal.addEventListener("abort", () => void worker.terminate(), { once: true });
				worker.on("message", (matched) => {
					reply.resolve(matched);
					reply = (0, promise.n)();
				});
				worker.on("error", fail);
				worker.on("exit", (code) => fail(new error.pJ(`worker exited with code ${code}`)));
				await reply.promise;
				return worker;
			} catch {
				return null;
			}
		};
		let starting;
		return async (lines) => {
			if (signal.aborted) return [];
			const worker = await (starting ?? (starting = start()));
			if (signal.aborted) return [];
			if (worker) {
				worker.postMessage(lines);
				return reply.promise;
			}
			const matched = [];
			try {
				for (const line of lines) matched.push(re.test(line));
			} catch {}
			return matched;
		};
	}
	const GREP_WORKER_SOURCE = `
const { parentPort, workerData } = require('node:worker_threads');
let re;
parentPort.on('message', (lines) => {
  re ??= new RegExp(workerData);
  const matched = [];
  try {
    for (const line of lines) matched.push(re.test(line));
  } catch {}
  parentPort.postMessage(matched);
});
parentPort.postMessage([]);
`;
	const WALK_MAX_DEPTH = 40;
	const WALK_MAX_ENTRIES = 5e4;
	async function node_walk(root, rel, fn, signal) {
		let remaining = WALK_MAX_ENTRIES;
		async function inner(rel, depth) {
			if (depth > WALK_MAX_DEPTH) return true;
			if (signal?.aborted) return false;
			let entries;
			try {
				entries = await promises_.readdir(external_node_path_.join(root, rel), { withFileTypes: true });
			} catch {
				return true;
			}
			for (const e of entries) {
				if (e.name === ".git" || e.name === "node_modules") continue;
				if (remaining-- <= 0) return false;
				if (signal?.aborted) return false;
				const childRel = rel ? external_node_path_.join(rel, e.name) : e.name;
				if (e.isDirectory()) {
					if (!await inner(childRel, depth + 1)) return false;
				} else if (e.isFile()) {
					if (await fn(childRel) === false) return false;
				}
			}
			return true;
		}
		await inner(rel, 0);
	}
}) };
