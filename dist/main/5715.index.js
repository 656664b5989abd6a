export const id = 5715;
export const ids = [5715];
export const modules = {
	15109: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			FT: () => approvalFolders,
			FW: () => maxQuestionCharacters,
			Mh: () => pickBound,
			PL: () => renderBoundRequests,
			QH: () => explainMismatch,
			Y0: () => digestState,
			h6: () => listWrites,
			nt: () => readBoundRequests,
			rQ: () => approvalGrantSchema,
			t8: () => coversChange,
			tr: () => createApprovalCode,
			zo: () => requestFileSchema
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88343);
		var _core_types_approval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12010);
		const maxQuestionCharacters = 300;
		const digest = zod__WEBPACK_IMPORTED_MODULE_3__.string().regex(/^[0-9a-f]{64}$/);
		const { headSha, tree, expiresMs, writes } = _core_types_approval_js__WEBPACK_IMPORTED_MODULE_2__.sR.shape;
		const boundShape = {
			nonce: zod__WEBPACK_IMPORTED_MODULE_3__.string().regex(/^[0-9a-f]{32,128}$/),
			callHash: digest,
			policySha256: digest,
			headSha,
			tree,
			expiresMs,
			writes
		};
		const requestFileSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
			..._core_types_approval_js__WEBPACK_IMPORTED_MODULE_2__.sR.shape,
			...boundShape,
			id: zod__WEBPACK_IMPORTED_MODULE_3__.string().regex(/^[\w-]{1,100}$/)
		});
		const approvalGrantSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
			...boundShape,
			requestId: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
			decision: zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_core_types_approval_js__WEBPACK_IMPORTED_MODULE_2__.vA),
			question: zod__WEBPACK_IMPORTED_MODULE_3__.string().max(maxQuestionCharacters).default(""),
			approver: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1).max(200),
			answeredMs: zod__WEBPACK_IMPORTED_MODULE_3__.number()
		});
		const approvalFolders = {
			requests: "requests",
			grants: "grants",
			used: "used"
		};
		function pickBound(request) {
			return {
				nonce: request.nonce,
				callHash: request.callHash,
				policySha256: request.policySha256,
				headSha: request.headSha,
				tree: request.tree,
				expiresMs: request.expiresMs,
				writes: request.writes
			};
		}
		function createApprovalCode(request) {
			const { nonce, callHash, policySha256 } = request;
			const paths = request.writes.map(({ path, sha256 }) => [path, sha256]);
			const bound = [
				nonce,
				callHash,
				policySha256,
				request.headSha,
				request.tree,
				request.expiresMs,
				paths
			];
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(bound)).digest("hex").slice(0, 40);
		}
		const boundRequestsSchema = zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.strictObject(boundShape)).max(1e3);
		function renderBoundRequests(requests) {
			return requests.length === 0 ? "" : JSON.stringify(requests.map(pickBound));
		}
		function readBoundRequests(text) {
			if (text === "") return [];
			try {
				return boundRequestsSchema.safeParse(JSON.parse(text)).data ?? null;
			} catch {
				return null;
			}
		}
		function explainMismatch(grant, request, nowMs) {
			if (grant.callHash !== request.callHash) return "it is for another call";
			if (grant.policySha256 !== request.policySha256) return "the policy is another one";
			if (grant.headSha !== request.headSha) return "the head commit is another one";
			if (grant.tree !== request.tree) return "the work tree has changed since";
			if (!(0, node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(grant.writes, request.writes)) return "it is for other changes";
			if (nowMs > grant.expiresMs) return "it has expired";
			return null;
		}
		function listWrites(changes) {
			return changes.map(({ path, after }) => ({
				path,
				sha256: digestState(after)
			}));
		}
		function coversChange({ writes: shown }, { path, after }) {
			return shown.some((write) => write.path === path && (write.sha256 === null || write.sha256 === digestState(after)));
		}
		function digestState(state) {
			if (state === null) return "";
			if (state.kind !== "file" || state.content === null) return null;
			const text = Buffer.from(state.content).toString("latin1").replaceAll("\r\n", "\n");
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(state.executable ? "executable\n" : "").update(text, "latin1").digest("hex");
		}
	}),
	50582: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			b: () => createRoutedClient,
			u: () => createHttpClient
		});
		var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53053);
		var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37067);
		var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
		var _proxy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50434);
		const idleConnectionMs = 4e3;
		const connections = {
			keepAlive: true,
			timeout: idleConnectionMs
		};
		const sentChannel = "undici:client:sendHeaders";
		function createHttpClient(proxy) {
			return proxy === null ? createDirectClient() : createProxyClient(proxy);
		}
		function createRoutedClient(environment) {
			const clients = new Map();
			return (address, request) => {
				const proxy = (0, _proxy_js__WEBPACK_IMPORTED_MODULE_3__.UR)(environment, address);
				const route = proxy?.url.href ?? "";
				const client = clients.get(route) ?? createHttpClient(proxy);
				clients.set(route, client);
				return client(address, request);
			};
		}
		function createDirectClient() {
			const plain = new node_http__WEBPACK_IMPORTED_MODULE_1__.Agent(connections);
			let secure = null;
			return async (address, { method, headers, body, signal, onSent }) => {
				const { request, agent } = address.startsWith("https:") ? await (secure ??= openSecure()) : {
					request: node_http__WEBPACK_IMPORTED_MODULE_1__.request,
					agent: plain
				};
				const message = await new Promise((resolve, reject) => {
					const bytes = Buffer.from(body);
					const length = method === "GET" ? {} : { "content-length": String(bytes.length) };
					const sent = request(address, {
						method,
						agent,
						signal,
						headers: {
							...headers,
							...length
						}
					});
					sent.on("error", reject);
					sent.on("socket", ignoreErrors);
					sent.once("finish", onSent);
					sent.once("response", resolve);
					sent.end(bytes);
				});
				return createResponse(message);
			};
		}
		function ignoreErrors(socket) {
			socket.off("error", ignoreError).on("error", ignoreError);
		}
		function ignoreError() {}
		async function openSecure() {
			const { Agent: SecureAgent, request } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 44708, 19));
			return {
				request,
				agent: new SecureAgent(connections)
			};
		}
		function createProxyClient(proxy) {
			let opened = null;
			const open = async () => {
				const { fetch, ProxyAgent } = await __webpack_require__.e(6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
				const dispatcher = new ProxyAgent({
					headersTimeout: 0,
					bodyTimeout: 0,
					uri: proxy.url.href,
					proxyTunnel: false
				});
				return async (address, { onSent, body, ...request }) => {
					(0, node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.subscribe)(sentChannel, onSent);
					try {
						const response = await fetch(address, {
							...request,
							...request.method === "GET" ? {} : { body },
							redirect: "manual",
							dispatcher
						});
						return {
							status: response.status,
							headers: response.headers,
							body: response.body ?? node_stream__WEBPACK_IMPORTED_MODULE_2__.Readable.from([])
						};
					} finally {
						(0, node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.unsubscribe)(sentChannel, onSent);
					}
				};
			};
			return async (address, request) => (await (opened ??= open()))(address, request);
		}
		async function createResponse(message) {
			const { statusCode = 0, headers } = message;
			message.on("error", () => undefined);
			const body = await decode(headers["content-encoding"] ?? "", message);
			return {
				status: statusCode,
				headers: { get: (name) => headers[name]?.toString() ?? null },
				body
			};
		}
		async function decode(encoding, body) {
			if (!/^(?:x-)?gzip$|^deflate$|^br$/.test(encoding)) return body;
			const { createBrotliDecompress, createUnzip } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 38522, 19));
			return (0, node_stream__WEBPACK_IMPORTED_MODULE_2__.pipeline)(body, encoding === "br" ? createBrotliDecompress() : createUnzip(), () => undefined);
		}
	}),
	14396: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			y: () => closeRecord,
			E: () => digestFiles
		});
		var external_node_fs_ = __webpack_require__(73024);
		var contents = __webpack_require__(75);
		var external_node_path_ = __webpack_require__(76760);
		var types_record = __webpack_require__(44196);
		var audit = __webpack_require__(73602);
		var replace_file = __webpack_require__(67744);
		var schemas = __webpack_require__(88343);
		var key_case = __webpack_require__(83539);
		var result = __webpack_require__(37976);
		;
		const resultFileSchema = schemas.object({
			schema: schemas.literal("result/v1"),
			...result.F.shape
		});
		function renderResultFile(result) {
			return `${JSON.stringify((0, key_case.uc)({
				schema: "result/v1",
				...result
			}), null, 2)}\n`;
		}
		;
		function closeRecord(options) {
			const { record, redactor } = options;
			const { directory, result } = record;
			if (result === null) throw new Error("a record without a result cannot be closed");
			(0, replace_file.f)((0, external_node_path_.join)(directory, types_record.B5.result), [renderResultFile(result)]);
			(0, replace_file.f)((0, external_node_path_.join)(directory, types_record.B5.message), redactParts([result.finalMessage], redactor));
			const reports = options.render(redactPatch(record, redactor));
			for (const [name, parts] of Object.entries(reports)) (0, replace_file.f)((0, external_node_path_.join)(directory, name), redactParts(parts, redactor));
			const entry = (0, audit.yZ)(options.lastEntry, {
				type: "closed",
				outcome: result.outcome,
				files: Object.fromEntries([...digestFiles(directory)].flatMap(([name, hash]) => hash === null ? [] : [[name, hash]]))
			});
			(0, external_node_fs_.appendFileSync)((0, external_node_path_.join)(directory, types_record.B5.audit), `${JSON.stringify(entry)}\n`);
			return {
				...record,
				result,
				auditDigest: entry.hash
			};
		}
		function redactPatch(record, redactor) {
			return {
				...record,
				patch: redactor.redactText(record.patch)
			};
		}
		function* redactParts(parts, redactor) {
			for (const part of parts) yield redactor.redactText(part);
		}
		function digestFiles(directory) {
			const list = (folder) => (0, external_node_fs_.readdirSync)((0, external_node_path_.join)(directory, folder), { withFileTypes: true }).flatMap((entry) => {
				const name = (0, external_node_path_.join)(folder, entry.name);
				return entry.isDirectory() ? list(name) : [name];
			});
			const names = list("").filter((name) => name !== types_record.B5.audit);
			return new Map(names.toSorted().map((name) => {
				const path = (0, external_node_path_.join)(directory, name);
				return [name, (0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === true ? (0, contents.DC)(path) : null];
			}));
		}
	}),
	75: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			AI: () => readAcceptedStates,
			DC: () => hashFile,
			Ke: () => findChangedContents,
			hF: () => createContentStore
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22603);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44196);
		const maxContentBytes = 16 * 1024 * 1024;
		function createContentStore(options) {
			const { redactor } = options;
			const written = new Set();
			function addsSecret(content, readBase) {
				const text = content.toString("latin1");
				const spans = redactor.findSecrets(text);
				if (spans.length === 0) return false;
				const base = Buffer.from(readBase() ?? []).toString("latin1");
				return spans.some(({ start, end }) => !base.includes(text.slice(start, end)));
			}
			return ({ path, state, read, readBase }) => {
				const withhold = (reason) => ({
					path: redactor.redactText(path),
					kind: "withheld",
					reason
				});
				if (redactor.findSecrets(path).length > 0) return withhold("secret");
				if (state.kind === "symlink" && redactor.findSecrets(state.target).length > 0) return withhold("secret");
				if (state.kind !== "file") return {
					path,
					...state
				};
				if (state.bytes > maxContentBytes) return withhold("size");
				const content = Buffer.from(read());
				const sha256 = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("hex");
				if (!written.has(sha256)) {
					if (addsSecret(content, readBase)) return withhold("secret");
					options.writeFile(`${_core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.contents}/${sha256}`, content);
					written.add(sha256);
				}
				return {
					path,
					...state,
					sha256
				};
			};
		}
		function findChangedContents(directory) {
			const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.contents);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder)) return [];
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder).filter((name) => !name.endsWith(".tmp") && hashFile((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)) !== name).map((name) => `${_core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.contents}/${name}`);
		}
		function findBadContents(directory, files) {
			const names = new Set(files.flatMap((file) => file.kind === "file" ? [file.sha256] : []));
			return [...names].filter((name) => {
				const file = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.contents, name);
				return !(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file) || hashFile(file) !== name;
			});
		}
		function hashFile(path) {
			const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
			const buffer = Buffer.allocUnsafe(64 * 1024);
			const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, "r");
			try {
				for (let length = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer); length > 0; length = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer)) hash.update(buffer.subarray(0, length));
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
			}
			return hash.digest("hex");
		}
		function readAcceptedStates(directory, files) {
			const last = [...new Map(files.map((file) => [file.path, file])).values()];
			const bad = findBadContents(directory, last);
			if (bad.length > 0) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_3__.tj({
				code: "usage",
				message: `${directory} lacks ${bad.length} contents of files, or they were changed: ${bad.slice(0, 3).join(", ")}`,
				hint: "Give the whole record folder as the run left it."
			});
			return last.flatMap((file) => {
				if (file.kind === "withheld") return [];
				if (file.kind !== "file") return [{
					path: file.path,
					state: file,
					contentFile: null
				}];
				return [{
					path: file.path,
					state: file,
					contentFile: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.contents, file.sha256)
				}];
			});
		}
	}),
	90358: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			j: () => readMovedOutput,
			m: () => nameMovedOutput
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44196);
		function nameMovedOutput(seq) {
			const name = `${_core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B5.outputs}/${seq}.json`;
			return {
				name,
				replacement: JSON.stringify({ file: name })
			};
		}
		const replacement = /^\{"file":"(outputs\/\d+\.json)"\}$/;
		function readMovedOutput(json, directory) {
			const file = replacement.exec(json)?.[1];
			if (file === undefined) return json;
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, file), "utf8");
			} catch (cause) {
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
					code: "usage",
					message: `${directory}: ${file}, the output of a call, cannot be read: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.IP)(cause)}`,
					hint: "Give the whole record folder as the run left it.",
					cause
				});
			}
		}
	}),
	67744: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { f: () => replaceFile });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		function replaceFile(path, parts) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(`${path}.tmp`, { force: true });
			const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(`${path}.tmp`, "wx", 384);
			try {
				for (const part of parts) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(descriptor, part);
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
			}
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(`${path}.tmp`, path);
		}
	}),
	54548: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Ro: () => measureActiveMs,
			aG: () => readResumableRun,
			bE: () => isResumable,
			r9: () => readDocuments
		});
		var zod__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(88343);
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _core_calls_approval_requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62533);
		var _core_types_event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14855);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44196);
		var _contents_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75);
		var _moved_output_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90358);
		var _read_audit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52138);
		var _read_record_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95159);
		var _verify_audit_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(37506);
		const finalOutcomes = [
			"completed",
			"no-changes",
			"denied",
			"verify-failed",
			"tampered",
			"skipped-untrusted"
		];
		function isResumable(outcome) {
			return !finalOutcomes.includes(outcome);
		}
		function readResumableRun(directory, options) {
			const verdict = (0, _verify_audit_js__WEBPACK_IMPORTED_MODULE_10__.R)(directory, {
				...options,
				isPartial: false
			});
			if (!verdict.ok && verdict.state !== "open") throw refuse(`${directory} cannot be resumed: ${verdict.message}`, "Give the record as its run left it.");
			if (options.digest !== null && verdict.state !== "anchored") throw refuse(`${directory}: the log was never closed, so no digest can name it`, "Leave the digest out.");
			const { events: all, started, result } = (0, _read_record_js__WEBPACK_IMPORTED_MODULE_9__.aE)(directory);
			if (started === null) throw refuse(`${directory}: the run was ended before it started`, "Run the task again.");
			if (result !== null && !isResumable(result.outcome)) throw refuse(`${directory}: the run has a final outcome (${result.outcome}: ${result.reason}), so there is nothing to resume`, "Start a new run.");
			const recorded = all.filter(({ event }) => event.type !== "run-finished");
			const events = recorded.map(({ event }) => event);
			const files = events.flatMap((event) => event.type === "files-accepted" ? event.files : []);
			if (files.length === 0 && hasKeptChanges(events)) throw refuse(`${directory}: version ${started.version} wrote this record without the contents of changed files, so its changes cannot be continued`, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_5__.B5.patch)) ? `Apply ${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_5__.B5.patch)} with git apply, commit it, and start a new run for the rest of the task.` : "Start a new run of the task; this version keeps the contents.");
			const resumed = events.findLast((event) => event.type === "run-resumed");
			return {
				directory,
				started,
				events: recorded,
				ended: result?.outcome ?? "killed",
				auditDigest: (0, _read_audit_js__WEBPACK_IMPORTED_MODULE_8__.R)(directory).lines.at(-1)?.hash ?? "",
				policySha256: resumed?.policySha256 ?? started.policySha256,
				base: readBase(directory),
				publishedFile: locatePublished(directory, events),
				files,
				states: (0, _contents_js__WEBPACK_IMPORTED_MODULE_6__.AI)(directory, files),
				waiting: readWaiting(directory, events),
				storedValues: readStoredValues(events),
				documents: readDocuments(directory, events),
				usedMs: measureActiveMs(recorded)
			};
		}
		function measureActiveMs(events) {
			return ((0, _core_types_record_js__WEBPACK_IMPORTED_MODULE_5__.Sx)(events).at(-1)?.timestampMs ?? 0) - (events[0]?.timestampMs ?? 0);
		}
		function hasKeptChanges(events) {
			const all = (0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_4__.bx)(events);
			const writers = new Set(all.flatMap((event) => event.type === "tool-decided" && writesFiles(event.decision.accesses) ? [event.decision.callId] : []));
			return all.some((event) => event.type === "tool-finished" ? event.state === "completed" && writers.has(event.callId) : event.type === "changes-decided" && event.kept > 0);
		}
		function writesFiles(accesses) {
			const isCommand = accesses.some(({ type }) => type === "command");
			return !isCommand && accesses.some((access) => access.type === "write" && !access.path.startsWith("/"));
		}
		function readWaiting(directory, events) {
			return (0, _core_calls_approval_requests_js__WEBPACK_IMPORTED_MODULE_3__.xO)(events).map(({ request, changes }) => {
				const states = (0, _contents_js__WEBPACK_IMPORTED_MODULE_6__.AI)(directory, changes.map(({ file }) => file));
				if (states.length < changes.length) return {
					request,
					changes: null
				};
				const bases = new Map(changes.map(({ file, base }) => [file.path, base]));
				return {
					request,
					changes: states.map((one) => ({
						...readChange(one),
						base: bases.get(one.path) ?? null
					}))
				};
			});
		}
		function readChange({ path, state, contentFile }) {
			if (state.kind !== "file" || contentFile === null) return {
				path,
				after: null
			};
			return {
				path,
				after: {
					kind: "file",
					executable: (state.mode & 64) !== 0,
					content: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(contentFile)
				}
			};
		}
		function readStoredValues(events) {
			const values = new Map();
			for (const event of events) {
				if (event.type !== "store-changed") continue;
				if (event.valueJson === null) values.delete(event.key);
				else values.set(event.key, event.valueJson);
			}
			return values;
		}
		function readDocuments(directory, events) {
			const saved = (0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_4__.bx)(events).filter((event) => event.type === "document-saved");
			const last = new Map(saved.map((event) => [`${event.namespace}\n${event.key}`, event]));
			return [...last.values()].map(({ namespace, key, taint, contentJson }) => ({
				namespace,
				key,
				taint,
				content: zod__WEBPACK_IMPORTED_MODULE_11__.string().parse(JSON.parse((0, _moved_output_js__WEBPACK_IMPORTED_MODULE_7__.j)(contentJson, directory)))
			}));
		}
		function readBase(directory) {
			const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_5__.B5.base);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file)) return null;
			const [, commit, tree] = /^commit (\S+)\ntree ([0-9a-f]+)\n$/.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8")) ?? [];
			if (commit === undefined || tree === undefined) throw refuse(`${file} names no commit and tree`, "Give the record as its run left it.");
			return {
				commit,
				tree
			};
		}
		function locatePublished(directory, events) {
			const part = events.slice(events.findLastIndex(({ type }) => type === "run-resumed") + 1);
			const isMade = part.some((event) => event.type === "patch-made" && event.files.length > 0);
			const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, isMade ? _core_types_record_js__WEBPACK_IMPORTED_MODULE_5__.B5.patch : _core_types_record_js__WEBPACK_IMPORTED_MODULE_5__.B5.published);
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? file : null;
		}
		function refuse(message, hint) {
			return new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "usage",
				message,
				hint
			});
		}
	}),
	37506: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { R: () => verifyAudit });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45894);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44196);
		var _audit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73602);
		var _close_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14396);
		var _contents_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75);
		var _history_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94729);
		var _read_audit_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(52138);
		function verifyAudit(directory, options) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.audit))) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj({
				code: "usage",
				message: `${directory} holds no ${_core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.audit}`,
				hint: "Give the folder of a record."
			});
			const { lines, broken } = (0, _read_audit_js__WEBPACK_IMPORTED_MODULE_9__.R)(directory);
			const entries = lines.length;
			const fail = (state, message, digest = null) => ({
				ok: false,
				state,
				entries,
				digest,
				message,
				missing: [],
				uncovered: []
			});
			if (broken !== null) return fail("broken", `broken at entry ${broken.at}: ${broken.reason}`);
			const contents = (0, _contents_js__WEBPACK_IMPORTED_MODULE_7__.Ke)(directory);
			if (contents.length > 0) return fail("file-changed", `${contents.join(", ")} changed after the run`);
			const closing = lines.at(-1);
			try {
				const events = readEvents(directory);
				const disagreement = events === null ? null : (0, _audit_js__WEBPACK_IMPORTED_MODULE_5__.uJ)(lines, events);
				if (disagreement !== null) return fail("broken", disagreement);
			} catch (thrown) {
				if (thrown instanceof _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.tj) return fail("broken", thrown.message);
				throw thrown;
			}
			if (closing?.type !== "closed") return fail("open", `open at ${entries}: the log was never closed; its ${entries} entries are whole`);
			const { hash: digest, files: listed } = closing;
			const names = Object.keys(listed);
			const found = (0, _close_record_js__WEBPACK_IMPORTED_MODULE_6__.E)(directory);
			const changed = names.filter((name) => found.has(name) && found.get(name) !== listed[name]);
			if (changed.length > 0) return fail("file-changed", `${(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__.Pe)(changed)} changed after the run`, digest);
			if (options.digest !== null && options.digest.toLowerCase() !== digest) return fail("other-digest", `this is another log: its digest is ${digest}`, digest);
			const missing = names.filter((name) => !found.has(name));
			const uncovered = [...found.keys()].filter((name) => !Object.hasOwn(listed, name));
			const absent = `${missing.length} of ${names.length} files are not here: ${(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__.Pe)(missing)}`;
			if (missing.length > 0 && !options.isPartial) return {
				...fail("incomplete", `incomplete: ${absent}`, digest),
				missing,
				uncovered
			};
			const namesAll = Object.hasOwn(listed, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.page);
			const added = `not covered, since the closing entry does not name them: ${(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__.Pe)(uncovered)}`;
			if (uncovered.length > 0 && namesAll) return {
				...fail("file-added", `${added}; they were added after the run, so remove them`, digest),
				missing,
				uncovered
			};
			const state = options.digest === null ? "unanchored" : "anchored";
			const message = [
				`${missing.length > 0 ? "partial" : "whole"} ${state === "anchored" ? "and anchored" : "but unanchored"}: ${entries} entries, digest ${digest}`,
				...state === "unanchored" ? ["compare it with the run's audit-digest"] : [],
				...missing.length > 0 ? [absent] : [],
				...uncovered.length > 0 ? [added] : []
			].join("; ");
			return {
				ok: true,
				state,
				entries,
				digest,
				missing,
				uncovered,
				message
			};
		}
		function readEvents(directory) {
			const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.history);
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0, _history_js__WEBPACK_IMPORTED_MODULE_8__.i6)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8"), file).events : null;
		}
	})
};
