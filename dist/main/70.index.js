export const id = 70;
export const ids = [70];
export const modules = {
	15698: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { runPost: () => runPost });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		var _digest_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33929);
		var _github_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66685);
		var _github_client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81323);
		var _github_comment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74510);
		var _github_event_event_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18419);
		var _github_inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6882);
		var _github_request_run_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72398);
		var _github_state_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(85334);
		var _github_workflow_log_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82101);
		var _models_index_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(37318);
		var _record_read_record_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(95159);
		var _report_comment_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(37023);
		var _publish_state_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(62483);
		var _report_run_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(51578);
		var _thread_signals_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(7724);
		var _record_resume_read_resumable_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(54548);
		var _sandbox_host_host_change_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(13467);
		var _sandbox_workspace_reserve_workspace_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(16129);
		var _sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(71871);
		async function runPost(host, refusal) {
			const { redactor } = host;
			const log = (0, _github_workflow_log_js__WEBPACK_IMPORTED_MODULE_10__.W)(redactor);
			const services = {
				...host,
				signal: new AbortController().signal
			};
			try {
				const context = (0, _github_request_run_context_js__WEBPACK_IMPORTED_MODULE_8__.$p)(host.facts.environment);
				const journals = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(context.runnerTemp, "script-harness", "workspaces");
				restoreMachine(host.uid, journals, log);
				await recoverFiles(journals, log);
				const state = await (0, _github_state_js__WEBPACK_IMPORTED_MODULE_9__.xz)(host.facts.environment, (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(context.runnerTemp, "script-harness"));
				if (refusal !== null) {
					if (state === null) return 0;
					throw refusal;
				}
				if (state === null) {
					await removeLabelAfterKill(host, services, log);
					log.write("There is no record: the run did not begin.");
					return 0;
				}
				if (state.programSha256 !== null && (0, _digest_folder_js__WEBPACK_IMPORTED_MODULE_2__.l)(host.distFolder) !== state.programSha256) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.tj({
					code: "tampered",
					message: "the files of this action are not those that its main step was started from, so nothing is published",
					hint: `The record is in ${state.recordDirectory}; look at the steps of this job.`
				});
				const report = await (0, _publish_state_js__WEBPACK_IMPORTED_MODULE_14__.D)(state, context, "the step ended before the run did", services);
				for (const warning of report.warnings) log.annotate({
					level: "warning",
					message: warning,
					file: null,
					line: null
				});
				if (report.artifact?.type === "uploaded") log.write(`The record is the artifact ${report.artifact.name}: ${report.artifact.url}`);
				const record = (0, _record_read_record_js__WEBPACK_IMPORTED_MODULE_12__.a)(state.recordDirectory);
				if (!(0, _github_state_js__WEBPACK_IMPORTED_MODULE_9__.Ob)(host.facts.environment)) {
					const place = (0, _github_artifact_js__WEBPACK_IMPORTED_MODULE_3__.df)(report.artifact, state.recordDirectory);
					await commentAfterKill(host, services, {
						record,
						place,
						log
					}).catch((thrown) => {
						const message = `the comment was not written: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.IP)(thrown)}`;
						log.annotate({
							level: "warning",
							message,
							file: null,
							line: null
						});
					});
				}
				announceDigest(record, log);
				await removeLabelAfterKill(host, services, log);
				return 0;
			} catch (thrown) {
				log.annotate({
					level: "error",
					message: (0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.vr)(thrown),
					file: null,
					line: null
				});
				return 1;
			} finally {
				log.close();
			}
		}
		async function removeLabelAfterKill({ facts: { environment } }, services, log) {
			if (!(0, _github_state_js__WEBPACK_IMPORTED_MODULE_9__.e2)(environment)) return;
			try {
				const context = (0, _github_request_run_context_js__WEBPACK_IMPORTED_MODULE_8__.$p)(environment);
				const event = await (0, _github_event_event_js__WEBPACK_IMPORTED_MODULE_6__.hs)(context);
				if (!("label" in event) || event.label === null) return;
				const { inputs, secrets } = (0, _github_inputs_js__WEBPACK_IMPORTED_MODULE_7__.readInputs)({
					environment,
					apis: _models_index_js__WEBPACK_IMPORTED_MODULE_11__.XE
				});
				(0, _github_workflow_log_js__WEBPACK_IMPORTED_MODULE_10__.Q)((0, _github_inputs_js__WEBPACK_IMPORTED_MODULE_7__.listSecrets)(secrets));
				const client = (0, _github_client_js__WEBPACK_IMPORTED_MODULE_4__.c)(context, secrets.githubToken, services);
				await (0, _thread_signals_js__WEBPACK_IMPORTED_MODULE_16__.p)({
					client,
					event,
					log
				}, inputs.oneShotLabel);
			} catch (thrown) {
				const message = `the one-shot label was not removed: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.IP)(thrown)}`;
				log.annotate({
					level: "warning",
					message,
					file: null,
					line: null
				});
			}
		}
		async function commentAfterKill({ facts: { environment }, redactor }, services, { record, place, log }) {
			const context = (0, _github_request_run_context_js__WEBPACK_IMPORTED_MODULE_8__.$p)(environment);
			const number = (0, _github_event_event_js__WEBPACK_IMPORTED_MODULE_6__.ct)(await (0, _github_event_event_js__WEBPACK_IMPORTED_MODULE_6__.hs)(context));
			if (number === null) return;
			const { inputs, secrets } = (0, _github_inputs_js__WEBPACK_IMPORTED_MODULE_7__.readInputs)({
				environment,
				apis: _models_index_js__WEBPACK_IMPORTED_MODULE_11__.XE
			});
			(0, _github_workflow_log_js__WEBPACK_IMPORTED_MODULE_10__.Q)((0, _github_inputs_js__WEBPACK_IMPORTED_MODULE_7__.listSecrets)(secrets));
			if (inputs.comment === "off") return;
			const failure = (0, _github_state_js__WEBPACK_IMPORTED_MODULE_9__.Eb)(environment) ? "the step ended before the changes or the answer were published" : null;
			const shown = failure === null ? record : (0, _report_run_js__WEBPACK_IMPORTED_MODULE_15__.fd)(record, failure);
			const written = await (0, _github_comment_js__WEBPACK_IMPORTED_MODULE_5__.qD)({
				client: (0, _github_client_js__WEBPACK_IMPORTED_MODULE_4__.c)(context, secrets.githubToken, services),
				redactor,
				number,
				key: (0, _github_comment_js__WEBPACK_IMPORTED_MODULE_5__.pW)(inputs.commentKey, context),
				body: (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_13__.wQ)(shown, {
					runUrl: (0, _github_request_run_context_js__WEBPACK_IMPORTED_MODULE_8__.Br)(context),
					note: (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_13__.Ab)(record, place),
					style: inputs.commentStyle
				})
			});
			if (written.type === "failed") log.annotate({
				level: "warning",
				message: written.reason,
				file: null,
				line: null
			});
		}
		function announceDigest({ result, auditDigest }, log) {
			if (result === null || auditDigest === null || !(0, _record_resume_read_resumable_js__WEBPACK_IMPORTED_MODULE_17__.bE)(result.outcome)) return;
			const message = `the run ended as ${result.outcome} and can be resumed with resume-digest: ${auditDigest}`;
			log.annotate({
				level: "notice",
				message,
				file: null,
				line: null
			});
		}
		async function recoverFiles(stateFolder, log) {
			const notes = await (0, _sandbox_workspace_reserve_workspace_js__WEBPACK_IMPORTED_MODULE_19__.vb)(stateFolder).catch((thrown) => [(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.IP)(thrown)]);
			for (const message of notes) log.annotate({
				level: "warning",
				message,
				file: null,
				line: null
			});
		}
		function restoreMachine(uid, stateFolder, log) {
			const refused = (0, _sandbox_host_host_change_js__WEBPACK_IMPORTED_MODULE_18__.fA)((0, _sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_20__.d)({ uid }), stateFolder);
			if (refused !== null) log.annotate({
				level: "warning",
				message: refused,
				file: null,
				line: null
			});
		}
	}),
	40552: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { u: () => createDeferred });
		function createDeferred() {
			let resolve = () => undefined;
			let reject = () => undefined;
			const promise = new Promise((onResolve, onReject) => {
				resolve = onResolve;
				reject = onReject;
			});
			return {
				promise,
				resolve,
				reject
			};
		}
	}),
	50041: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { r: () => createSerializer });
		function createSerializer() {
			let last = Promise.resolve();
			return (use) => {
				const result = last.then(use);
				last = result.catch(() => undefined);
				return result;
			};
		}
	}),
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
			wN: () => listGranted,
			zo: () => requestFileSchema
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88343);
		var _core_types_approval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12010);
		var _core_types_event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14855);
		const maxQuestionCharacters = 300;
		const digest = zod__WEBPACK_IMPORTED_MODULE_4__.string().regex(/^[0-9a-f]{64}$/);
		const { headSha, tree, expiresMs, writes } = _core_types_approval_js__WEBPACK_IMPORTED_MODULE_2__.sR.shape;
		const boundShape = {
			nonce: zod__WEBPACK_IMPORTED_MODULE_4__.string().regex(/^[0-9a-f]{32,128}$/),
			callHash: digest,
			policySha256: digest,
			headSha,
			tree,
			expiresMs,
			writes
		};
		const requestFileSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
			..._core_types_approval_js__WEBPACK_IMPORTED_MODULE_2__.sR.shape,
			...boundShape,
			id: zod__WEBPACK_IMPORTED_MODULE_4__.string().regex(/^[\w-]{1,100}$/)
		});
		const approvalGrantSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
			...boundShape,
			requestId: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
			decision: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](_core_types_approval_js__WEBPACK_IMPORTED_MODULE_2__.vA),
			question: zod__WEBPACK_IMPORTED_MODULE_4__.string().max(maxQuestionCharacters).default(""),
			approver: zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1).max(200),
			answeredMs: zod__WEBPACK_IMPORTED_MODULE_4__.number()
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
		const boundRequestsSchema = zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.strictObject(boundShape)).max(1e3);
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
		function listGranted(events) {
			const all = (0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_3__.bx)(events);
			const requests = new Map(all.flatMap((event) => event.type === "approval-requested" ? [[event.request.id, event.request]] : []));
			const granted = all.flatMap((event) => {
				if (event.type !== "approval-answered" || !(0, _core_types_approval_js__WEBPACK_IMPORTED_MODULE_2__.kR)(event.answer)) return [];
				return requests.get(event.answer.requestId) ?? requests.get(event.requestId) ?? [];
			});
			return [...new Set(granted)];
		}
		function digestState(state) {
			if (state === null) return "";
			if (state.kind !== "file" || state.content === null) return null;
			const text = Buffer.from(state.content).toString("latin1").replaceAll("\r\n", "\n");
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(state.executable ? "executable\n" : "").update(text, "latin1").digest("hex");
		}
	}),
	51450: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { p: () => createPost });
		var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53053);
		var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37067);
		var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
		const idleConnectionMs = 4e3;
		const connections = {
			keepAlive: true,
			timeout: idleConnectionMs
		};
		const sentChannel = "undici:client:sendHeaders";
		function createPost(proxy) {
			return proxy === null ? createDirectPost() : createProxyPost(proxy);
		}
		function createDirectPost() {
			const plain = new node_http__WEBPACK_IMPORTED_MODULE_1__.Agent(connections);
			let secure = null;
			return async (address, { headers, body, signal, onSent }) => {
				const { request, agent } = address.startsWith("https:") ? await (secure ??= openSecure()) : {
					request: node_http__WEBPACK_IMPORTED_MODULE_1__.request,
					agent: plain
				};
				const message = await new Promise((resolve, reject) => {
					const bytes = Buffer.from(body);
					const length = { "content-length": String(bytes.length) };
					const sent = request(address, {
						method: "POST",
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
		function createProxyPost(proxy) {
			let opened = null;
			const open = async () => {
				const { fetch, ProxyAgent } = await __webpack_require__.e(6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
				const dispatcher = new ProxyAgent({
					headersTimeout: 0,
					bodyTimeout: 0,
					uri: proxy.url.href,
					proxyTunnel: false
				});
				return async (address, { onSent, ...request }) => {
					(0, node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.subscribe)(sentChannel, onSent);
					try {
						const response = await fetch(address, {
							...request,
							method: "POST",
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
	})
};
