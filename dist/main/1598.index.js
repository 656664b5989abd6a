export const id = 1598;
export const ids = [1598];
export const modules = {
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
	61953: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { z: () => waitUnpaused });
		const waitUnpaused = (wait) => wait();
	}),
	99275: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { Q: () => explainUntrusted });
		var _cut_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37527);
		var _render_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1423);
		const maxSearchedBytes = 256 * 1024;
		const maxHosts = 5;
		const unknownAuthority = /self[- ]signed certificate|SELF_SIGNED_CERT|unable to (?:get|verify) (?:the )?(?:local |first )?(?:issuer )?certificate|UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)|CERTIFICATE_VERIFY_FAILED|certificate verify failed|unknown authority|UnknownIssuer|SSL certificate problem/i;
		function explainUntrusted(text, hosts) {
			if (hosts.length === 0 || !unknownAuthority.test((0, _cut_text_js__WEBPACK_IMPORTED_MODULE_0__.G9)(text, maxSearchedBytes))) return "";
			const named = [...new Set(hosts)].slice(0, maxHosts);
			const authorities = Object.fromEntries(named.map((host) => [host, "company-ca.pem"]));
			return [
				`The certificate of ${named.join(" or ")} is not trusted, as with the private authority of a company. Variables of the job such as NODE_EXTRA_CA_CERTS are not passed to commands.`,
				"A maintainer can put the PEM file of the authority next to the policy, as company-ca.pem, and add:",
				(0, _render_yaml_js__WEBPACK_IMPORTED_MODULE_1__.W)({ sandbox: { network: { authorities } } }).trimEnd()
			].join("\n");
		}
	}),
	15109: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			FW: () => maxQuestionCharacters,
			Mh: () => pickBound,
			PL: () => renderBoundRequests,
			PN: () => approvalDirectories,
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
		const approvalDirectories = {
			requests: "requests",
			grants: "grants",
			used: "used"
		};
		const boundSchema = zod__WEBPACK_IMPORTED_MODULE_3__.object(boundShape);
		function pickBound(request) {
			return boundSchema.parse(request);
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
			const bound = requests.flatMap((request) => boundSchema.safeParse(request).data ?? []);
			return bound.length === 0 ? "" : JSON.stringify(bound);
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
	20439: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Ex: () => explainCheckout,
			Np: () => renderRefused,
			P2: () => listRefused,
			Uu: () => renderClosedWords,
			YE: () => renderNextStep,
			Z8: () => addNotes,
			nC: () => refusedHeading
		});
		var _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96763);
		var _core_group_by_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70672);
		var _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19375);
		var _core_text_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37981);
		var _core_text_untrusted_envelope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4994);
		var _core_types_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95867);
		var _core_types_network_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10007);
		var _core_text_render_yaml_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1423);
		const maxHosts = 5;
		const maxReported = 50;
		const maxNamed = 8;
		const maxLines = 20;
		const maxWords = 200;
		const maxPaths = 5;
		function renderNextStep({ decision, followUp }, { changes, connections, askedBy }, { succeeded, unknownHosts }) {
			const refused = succeeded ? [] : connections;
			const hosts = connections.length === 0 ? "" : renderRefusedHosts(connections);
			if (followUp.mayRetry && changes.length + refused.length > 0) return [hosts, "If the command needs what was refused, make the same call again with a justification: the rules then decide about it."].filter(Boolean).join("\n");
			if (!followUp.mayRetry && !decision.justified && askedBy.length > 0) return `${askedBy.length === 1 ? `Rule ${askedBy[0]} asks` : `The rules ${askedBy.join(", ")} ask`} for your reasons: make the same call again with the argument \`justification\`, which states the purpose, the expected effect, and why there is no other way.`;
			if (unknownHosts.length > 0) return [`The policy opens no host. The command seems to need ${unknownHosts.join(", ")}; this is a guess. Work with what is installed, or state what is missing.`, ...renderAdded(followUp.opening, unknownHosts)].join("\n");
			if (hosts !== "" && decision.alone !== "") return `${hosts} ${(0, _core_types_network_js__WEBPACK_IMPORTED_MODULE_3__.Vn)(decision.alone)}`;
			if (refused.length === 0) return hosts;
			return [
				hosts,
				refused.every(({ reason }) => reason === _core_types_network_js__WEBPACK_IMPORTED_MODULE_3__.u_.unknown) ? "Check the spelling of the name, or state what is missing." : "A retry has the same result: work with what is installed, or state what is missing.",
				...renderAdded(followUp.opening, refused.flatMap((one) => (0, _core_types_network_js__WEBPACK_IMPORTED_MODULE_3__.jA)(one) ?? []))
			].join("\n");
		}
		function renderAdded(opening, hosts) {
			const added = renderOpening(opening, hosts).trimEnd();
			return added === "" ? [] : [`A maintainer can open this in the policy:\n${added}`];
		}
		function renderRefusedHosts(refused) {
			return `The sandbox refused connections of the command: ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_4__.r$)(refused.map(describeRefused), maxHosts)}.`;
		}
		function describeRefused(connection) {
			const { host, reason, count } = connection;
			const isShown = host === _core_types_network_js__WEBPACK_IMPORTED_MODULE_3__.iU || /^[a-z0-9.:_-]{1,100}$/.test(host);
			return `${isShown ? (0, _core_types_network_js__WEBPACK_IMPORTED_MODULE_3__.oL)(connection) : "an address that is not valid"} (${[reason, ...count === 1 ? [] : [`${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_4__.kT)(count)} times`]].join(", ")})`;
		}
		function renderOpening(opening, asked) {
			const hosts = asked.slice(0, maxHosts);
			if (opening === null || hosts.length === 0) return "";
			const acknowledge = "executes-workspace";
			if (opening === "sandbox-network") return (0, _core_text_render_yaml_js__WEBPACK_IMPORTED_MODULE_5__.W)({ sandbox: { network: {
				allow: hosts,
				acknowledge
			} } });
			const { id, when } = opening;
			return (0, _core_text_render_yaml_js__WEBPACK_IMPORTED_MODULE_5__.W)({ rules: [{
				id,
				when,
				decision: "allow",
				hosts,
				acknowledge
			}] });
		}
		async function renderClosedWords(accesses, { files, isClosed }, closed) {
			const named = new Set();
			for (const access of accesses) {
				if (access.type !== "command") continue;
				const words = access.words.flatMap((word) => word.type === "literal" ? word.value.split(/[\s;|&<>()'"`$=]/) : []).filter((word) => word !== "");
				for (const word of [...new Set(words)].slice(0, maxWords)) {
					const resolved = await files.resolve(word, access.cwd);
					if (resolved.type === "inside" && isClosed(resolved.path)) named.add(resolved.path);
				}
			}
			const lines = [...named].slice(0, maxPaths).map((path) => {
				const rule = closed.explain(path)?.rule ?? null;
				if (rule === null) return `${(0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_2__.i7)(path)} is closed to commands: it is a hard link to a closed file.`;
				return `${(0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_2__.i7)(path)} is closed ${rule === "default" ? "to commands: no rule allows reading it" : `by rule ${rule}`}.`;
			});
			if (named.size > maxPaths) lines.push(`${named.size - maxPaths} more paths of the command are closed.`);
			return lines.join("\n");
		}
		function explainCheckout(result) {
			const output = (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_6__.OW)(result) ? result["aggregatedOutput"] : null;
			if (typeof output !== "string") return "";
			const isStopped = /unable to (?:unlink|create file)/.test(output) && output.includes("Read-only file system");
			return isStopped || /would be overwritten by (?:checkout|merge)/.test(output) ? "Git could not write every file: some are read-only to commands, or their changes are refused. `git checkout -f BRANCH` goes back all the same; `git worktree add /tmp/NAME COMMIT` shows another commit without a change here." : "";
		}
		function addNotes(output, { refused, hints }, taint) {
			const refusedChanges = refused.slice(0, maxReported).map(({ path, kind, rule, reason }) => ({
				path: (0, _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__.UN)(path),
				kind,
				rule,
				reason
			}));
			const { value, text } = output;
			return {
				...output,
				value: (0, _core_text_json_js__WEBPACK_IMPORTED_MODULE_6__.OW)(value) ? {
					...value,
					...refused.length > 0 && { refusedChanges },
					...hints !== "" && { refusedHint: hints }
				} : value,
				text: text === null ? null : [
					text,
					renderRefused(refused, taint),
					hints
				].filter(Boolean).join("\n")
			};
		}
		const refusedHeading = "The policy refused these changes of the command; these paths are as before it again (files over 1 MB as before the run), unless marked as NOT restored:";
		function renderRefused(refused, taint) {
			if (refused.length === 0) return "";
			const list = listRefused(refused);
			return `${refusedHeading}\n${taint === null ? list : (0, _core_text_untrusted_envelope_js__WEBPACK_IMPORTED_MODULE_1__.uU)(taint, list)}`;
		}
		function listRefused(refused) {
			const sorted = refused.toSorted((left, right) => Number(left.restored) - Number(right.restored));
			const rules = (0, _core_group_by_js__WEBPACK_IMPORTED_MODULE_7__.$)(sorted, ({ rule, reason }) => `rule ${rule}: ${reason}`);
			const isStuck = (changes) => changes[0]?.restored === false ? 1 : 0;
			const groups = [...rules].toSorted(([, left], [, right]) => isStuck(right) - isStuck(left) || right.length - left.length);
			const lines = groups.slice(0, maxLines).map(([rule, changes]) => {
				const named = changes.map(({ path, kind, restored }) => `${kind} ${(0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_2__.i7)(path)}${restored ? "" : " (NOT restored)"}`);
				return `- ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_4__.r$)(named, maxNamed)}: ${rule}`;
			});
			const left = groups.slice(maxLines).reduce((sum, [, changes]) => sum + changes.length, 0);
			return [...lines, ...left > 0 ? [`- and ${left} more changes`] : []].join("\n");
		}
	}),
	34885: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => explainStuck,
			v: () => judgeChanges
		});
		var _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96763);
		var _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19375);
		const maxHeldBytes = 128 * 1024 * 1024;
		const maxStuck = 5;
		const maxPasses = 5;
		function judgeChanges(changes, readChange, { judge, call: { tainted, ...call }, approvedPaths, isApproved }) {
			const facts = {
				tainted,
				approved: approvedPaths
			};
			const byPath = judge(changes.map(readOutline), facts, call);
			const doubtful = changes.filter((_, index) => byPath[index]?.byContent === true);
			const byContent = new Map();
			let left = doubtful;
			for (let pass = 0; pass < maxPasses && left.length > 0; pass += 1) {
				const judged = judge(readContents(left, readChange), facts, call);
				for (const [index, change] of left.entries()) byContent.set(change, judged[index]);
				const kept = left.filter((change) => byContent.get(change) === null);
				if (kept.length === left.length) break;
				left = kept;
			}
			const refused = changes.flatMap((change, index) => {
				const refusal = byContent.has(change) ? byContent.get(change) : byPath[index];
				if (refusal === undefined) throw new Error("a change without a judgement");
				return refusal === null ? [] : [{
					change,
					refusal
				}];
			});
			const asked = refused.filter(({ change, refusal }) => refusal.decision === "escalate" && [null, "file"].includes(change.now));
			const contents = readContents(asked.map(({ change }) => change), readChange);
			const forPeople = asked.flatMap(({ change: { key }, refusal }, index) => {
				const change = contents[index];
				return change === undefined || change.before?.kind === "directory" ? [] : [{
					key,
					refusal,
					change
				}];
			});
			const approved = new Set(forPeople.flatMap(({ key, change }) => isApproved(change) ? [key] : []));
			const ending = refused.find(({ refusal }) => refusal.decision === "deny-and-abort")?.refusal ?? null;
			return {
				refusals: new Map(refused.flatMap(({ change: { key }, refusal: { rule, reason } }) => approved.has(key) ? [] : [[key, {
					rule,
					reason
				}]])),
				escalated: forPeople.filter(({ key }) => !approved.has(key)),
				askedBy: refused.flatMap(({ refusal }) => refusal.decision === "explain" ? [refusal.rule] : []),
				ending: ending === null ? null : `rule ${ending.rule} ends the run: ${ending.reason}`
			};
		}
		function explainStuck(refused) {
			const stuck = refused.filter(({ restored }) => !restored).map(({ path, reason }) => `${(0, _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__.UN)(path)} (${reason})`);
			return stuck.length === 0 ? null : `what a command changed and no rule allows could not be restored: ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_1__.r$)(stuck, maxStuck)}`;
		}
		function readOutline({ path, base: { before, ...facts }, after }) {
			const hide = (side) => side === null ? null : {
				...side,
				content: null
			};
			return {
				...facts,
				path,
				before: hide(before),
				after: hide(after)
			};
		}
		function readContents(changes, readChange) {
			let held = 0;
			return changes.map((one) => {
				const change = {
					...readOutline(one),
					...readChange(one)
				};
				held += measure(change.before) + measure(change.after);
				return held > maxHeldBytes ? {
					...change,
					before: forget(change.before),
					after: forget(change.after)
				} : change;
			});
		}
		function measure(state) {
			return state?.content?.length ?? 0;
		}
		function forget(state) {
			return state === null ? null : {
				...state,
				content: null
			};
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
	17243: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { i: () => createEventRenderer });
		var _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96763);
		var _core_text_disarm_commands_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(78044);
		var _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(19375);
		var _core_types_approval_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12010);
		var _core_types_conversation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3291);
		var _core_types_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95867);
		var _core_types_denial_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18206);
		var _core_types_verify_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2032);
		var _core_types_decision_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10031);
		var _core_types_event_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45025);
		var _core_types_network_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10007);
		var _content_call_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44346);
		var _content_facts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(65275);
		var _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(37527);
		const maxLine = 240;
		const maxDescription = 140;
		const shownOutputLines = 20;
		const shownMessageLines = 8;
		function createEventRenderer() {
			const decisions = new Map();
			const filed = new Set();
			let checked = null;
			return (event) => {
				const [inner] = (0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_7__.bx)([event]);
				if (inner?.type === "tool-decided") decisions.set(inner.decision.callId, inner);
				if (inner?.type === "approval-answered" && inner.answer.type === "filed") filed.add(inner.callId);
				if (inner?.type === "command-checked" && (0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_5__.ap)(inner.phase)) checked = inner;
				const line = renderEvent(event, {
					decisions,
					filed,
					checked
				});
				if (line !== null) return [disarm(line), ...listEnd(event).map((shown) => disarm(shown, "spaces"))].join("\n");
				const said = event.type === "item" ? listMessage(event.item) : [];
				return said.length === 0 ? null : said.map((shown) => disarm(shown, "spaces")).join("\n");
			};
		}
		function listMessage(item) {
			if (item.type !== "message" || item.role !== "assistant") return [];
			const text = (0, _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__.pX)((0, _core_types_conversation_js__WEBPACK_IMPORTED_MODULE_2__.LE)(item));
			const [said = ""] = text.split("<tool-calls", 1);
			const lines = said.split("\n").filter((line) => line.trim() !== "");
			const left = lines.length - shownMessageLines;
			return [...lines.slice(0, shownMessageLines).map((line) => `\u00bb ${line}`), ...left > 0 ? [`\u00bb (${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_12__.SS)(left, "more line")} in the record)`] : []];
		}
		function listEnd(event) {
			if (event.type !== "command-checked" || (0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_5__.gf)(event)) return [];
			const output = (0, _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__.pX)(event.output).trimEnd();
			return output === "" ? [] : output.split("\n").slice(-shownOutputLines).map((line) => `| ${line}`);
		}
		function renderEvent(event, seen) {
			switch (event.type) {
				case "run-started": return `${event.replayed ? "replayed model" : event.provider} ${event.model}, policy ${event.policyName} (${event.policySha256.slice(0, 12)})`;
				case "sandbox-opened": return `isolation ${event.isolation.level} (${event.isolation.rung})`;
				case "agent-event": {
					const line = renderEvent(event.event, seen);
					return line === null ? null : `${event.agent}: ${line}`;
				}
				case "agent-started": return `agent ${event.agent} started: ${(0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_11__.IN)(event.task, maxDescription)}`;
				case "agent-ended": return `agent ${event.agent}: ${event.outcome}: ${event.reason}`;
				case "model-responded": return `turn ${event.turn}: ${renderSpent(event)}`;
				case "chat-answered": return `chat with ${event.model}: ${renderSpent(event)}`;
				case "model-failed": return `turn ${event.turn}: try ${event.attempt} failed: ${event.message}${event.retryInMs === null ? "" : `; next try in ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_12__.eB)(event.retryInMs)}`}`;
				case "tool-decided": return (0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_6__.Jr)(event.decision.decision) ? null : `${seen.filed.has(event.decision.callId) ? "?" : "\u2717"} ${describe(event)}: ${event.decision.rule}, ${event.decision.reason}${(0, _core_types_denial_js__WEBPACK_IMPORTED_MODULE_4__.Np)(event.decision)}`;
				case "tool-rejected": return `\u2717 ${event.tool}: ${event.reason}`;
				case "tool-finished": {
					const decided = seen.decisions.get(event.callId);
					const { exit, succeeded } = (0, _content_call_js__WEBPACK_IMPORTED_MODULE_9__.sA)(event);
					const failure = event.state === "completed" ? "" : `, ${event.state}: ${event.message}`;
					return `${succeeded ? "\u2713" : "\u2717"} ${decided === undefined ? event.tool : describe(decided)} (rule ${decided?.decision.rule ?? "unknown"}${exit === "" ? "" : `, ${exit}`}, ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_12__.eB)(event.durationMs)}${failure})`;
				}
				case "approval-requested": return event.isAnswered ? null : `? ${event.request.tool}: rule ${event.request.rule} asks a person (${event.request.id})`;
				case "approval-answered":
					if (event.answer.type === "filed") return `? approval ${event.requestId}: the run ends until a person has decided`;
					return `${(0, _core_types_approval_js__WEBPACK_IMPORTED_MODULE_1__.kR)(event.answer) ? "\u2713" : "\u2717"} ${(0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_6__.mJ)(event.answer).reason}`;
				case "server-opened": return event.failure === "" ? `mcp.${event.server}: ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_12__.SS)(event.tools.length, "tool")} (${event.toolsSha256.slice(0, 12)})` : null;
				case "connection-decided": {
					const { decision, rule, reason, count } = event.connection;
					const place = (0, _core_types_network_js__WEBPACK_IMPORTED_MODULE_8__.oL)(event.connection);
					const refused = count === 1 ? "" : `${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_12__.kT)(count)} refused`;
					return decision === "allow" ? `\u2192 ${place} (${[(0, _core_types_network_js__WEBPACK_IMPORTED_MODULE_8__.E6)(event.connection), `rule ${rule}`].filter(Boolean).join(", ")})` : `\u2717 connect ${place}: ${[refused, reason].filter(Boolean).join(": ")}`;
				}
				case "changes-decided": {
					if (event.refusedCount === 0) return null;
					const isPatch = event.callId === _core_types_event_js__WEBPACK_IMPORTED_MODULE_7__.wJ;
					const paths = event.refused.map(({ path, kind, restored }) => `${kind} ${(0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_3__.i7)(path)}${restored || isPatch ? "" : " (NOT restored)"}`);
					const effect = isPatch ? "of the patch refused, so nothing of it is kept" : `of ${event.callId} refused${event.refused.every(({ restored }) => restored) ? " and restored" : ""}`;
					return `\u2717 ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_12__.SS)(event.refusedCount, "change")} ${effect}: ${paths.join(", ")}`;
				}
				case "history-tainted": return `untrusted text has entered the history: ${event.source}`;
				case "command-checked": return `${event.phase}: ${event.command}: ${event.timedOut ? "timed out" : `exit ${event.exitCode ?? "none"}`}${describeCounts(event.tests)}, ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_12__.eB)(event.durationMs)}`;
				case "verify-judged": return [
					event.problems.length > 0 ? `\u2717 not verified: ${event.problems.join("; ")}` : seen.checked === null || (0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_5__.gf)(seen.checked) ? "\u2713 verified" : `\u2713 accepted, although verify is ${(0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_5__.cn)(seen.checked)}`,
					...event.notes,
					...event.returned ? ["the result goes back to the model"] : []
				].join("; ");
				case "script-console": return `script ${event.level}: ${event.text}`;
				case "script-progress": return `script: ${event.message}`;
				case "plan-updated": return `plan: ${event.plan.steps.map(({ step, status }) => `[${status === "completed" ? "x" : status === "in_progress" ? ">" : " "}] ${step}`).join(" ")}`;
				case "warning": return `warning: ${event.message}`;
				case "run-finished": return `${event.result.outcome}: ${event.result.reason}`;
				case "run-resumed": return `resumed (${event.ended})${event.unknownCalls.length === 0 ? "" : `; not known whether they ran: ${event.unknownCalls.join(", ")}`}`;
				case "context-compacted":
				case "model-replaced":
				case "item":
				case "files-accepted":
				case "store-changed":
				case "document-saved":
				case "model-requested":
				case "tool-started":
				case "patch-made": return null;
			}
		}
		function renderSpent(event) {
			const { usage, costUsd, durationMs } = event;
			const cost = costUsd === null ? "" : `, ${(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_10__.Wy)(costUsd)}`;
			return `${usage.inputTokens} tokens in (${usage.cachedTokens} cached), ${usage.outputTokens} out${cost}, ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_12__.eB)(durationMs)}`;
		}
		function describe({ decision, argsJson }) {
			return (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_11__.IN)(`${decision.tool} ${(0, _content_call_js__WEBPACK_IMPORTED_MODULE_9__.GC)(decision.accesses, argsJson)}`.trimEnd(), maxDescription);
		}
		function disarm(line, kept = "words") {
			const whitespace = kept === "spaces" ? /[^\S ]+/g : /\s+/g;
			return (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_11__.IN)((0, _core_text_disarm_commands_js__WEBPACK_IMPORTED_MODULE_13__.T)((0, _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__.UN)(line.toWellFormed().replace(whitespace, " ").trimEnd())), maxLine);
		}
		function describeCounts(tests) {
			const shown = (0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_5__.X5)(tests);
			return tests.filter(({ runner }) => shown.includes(runner)).map(({ runner, total, failed, skipped }) => {
				const ends = [...failed > 0 ? [`${failed} failed`] : [], ...skipped > 0 ? [`${skipped} skipped`] : []];
				return `, ${runner.replace(/ packages$/, "")} ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_12__.SS)(total, (0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_5__.kx)(runner).slice(0, -1))}${ends.length === 0 ? "" : ` (${ends.join(", ")})`}`;
			}).join("");
		}
	}),
	14027: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Ol: () => assembleRun,
			Oq: () => pickIsolation,
			v5: () => pickLimits
		});
		var external_node_path_ = __webpack_require__(76760);
		;
		function checkStart(settings, facts) {
			const fork = settings.refusesForks && facts.fork ? ["the policy does not run on code of a fork"] : [];
			if (facts.event === "cli") return fork;
			const { permissions, associations, acceptsListed, acceptsSchedule } = settings;
			const others = (facts.actorStandings ?? [facts.actorPermission]).filter((standing) => !(standing === "listed" && acceptsListed || standing === "schedule" && acceptsSchedule));
			const reasons = [];
			const refused = others.find((standing) => !acceptsPermission(settings, standing));
			if (refused !== undefined) reasons.push(`the policy needs an actor with ${permissions?.join(", ") || "a permission that no one has"}, and this one ${renderStanding(refused)}`);
			if (associations !== null && others.length > 0 && !associations.includes(facts.actorAssociation)) reasons.push(`the policy needs an actor who is ${associations.join(", ")}, and ${facts.actorAssociation === "" ? "the event does not name the association of this actor" : `this one is ${facts.actorAssociation}`}`);
			return [...reasons, ...fork];
		}
		function acceptsPermission({ permissions }, standing) {
			return permissions === null || permissions.includes("none") || permissions.includes(standing);
		}
		function renderStanding(standing) {
			switch (standing) {
				case "listed": return "is listed (accept it by require: { actor: { listed: true } })";
				case "schedule": return "is a schedule (accept it by require: { actor: { schedule: true } })";
				default: return `has ${standing || "none"}`;
			}
		}
		var error = __webpack_require__(22603);
		var core_limits = __webpack_require__(97535);
		var isolation = __webpack_require__(85377);
		var script = __webpack_require__(2245);
		var lib_models = __webpack_require__(91475);
		var models_prices = __webpack_require__(26562);
		var git_layout = __webpack_require__(41125);
		var cabinet = __webpack_require__(58788);
		var promises_ = __webpack_require__(51455);
		var record = __webpack_require__(44196);
		var request_guard = __webpack_require__(83771);
		;
		const maxAttempts = 9;
		const firstDelayMs = 1e3;
		const maxDelayMs = 6e4;
		const passingCodes = [
			"provider-rate-limit",
			"provider-server",
			"provider-connection",
			"provider-stream"
		];
		function createRetryingModel(options) {
			const { model } = options;
			return {
				api: model.api,
				model: model.model,
				respond: (request) => respond(options, request)
			};
		}
		async function respond(options, request) {
			let lastMs = null;
			for (let attempt = 1;; attempt += 1) {
				try {
					return await options.model.respond(request);
				} catch (thrown) {
					if (!(thrown instanceof error.tj)) throw thrown;
					const report = (retryInMs) => {
						const { code, message, usage } = thrown;
						options.onFailure({
							attempt,
							code,
							message,
							usage: usage ?? core_limits._e,
							retryInMs
						});
					};
					if (!thrown.code.startsWith("provider-")) {
						if (thrown.usage !== null) report(null);
						throw thrown;
					}
					const delayMs = readDelayMs(thrown, attempt, options.random);
					const nowMs = options.clock.monotonicMs();
					lastMs ??= nowMs + options.totalMs;
					const nextMs = nowMs + delayMs;
					const givesUp = attempt >= maxAttempts || nextMs > lastMs;
					if (!passingCodes.includes(thrown.code) || givesUp) {
						report(null);
						throw thrown;
					}
					if (nextMs >= options.deadlineMs) {
						report(null);
						throw createDeadlineError(thrown);
					}
					report(delayMs);
					await sleep(options.clock, delayMs, request.signal);
				}
			}
		}
		function readDelayMs(error, attempt, random) {
			if (error.retryAfterMs !== null && error.retryAfterMs > 0) return error.retryAfterMs;
			const delayMs = Math.min(firstDelayMs * 2 ** (attempt - 1), maxDelayMs);
			return Math.round(delayMs * (.5 + random() / 2));
		}
		async function sleep(clock, delayMs, signal) {
			try {
				await clock.sleep(delayMs, signal);
			} catch (thrown) {
				throw signal.aborted ? (0, request_guard.A)(signal) : thrown;
			}
		}
		function createDeadlineError(last) {
			return new error.tj({
				code: "timed-out",
				message: `the run has no time left for another try (${last.message})`,
				cause: last
			});
		}
		;
		function createFallbackModel(first, second, onSwitch) {
			let current = first;
			return {
				api: first.api,
				model: first.model,
				async respond(request) {
					try {
						return await current.respond(request);
					} catch (thrown) {
						if (!(thrown instanceof error.tj) || current === second) throw thrown;
						const { code } = thrown.cause instanceof error.tj ? thrown.cause : thrown;
						if (!passingCodes.includes(code)) throw thrown;
						current = second;
						onSwitch(thrown);
						return second.respond(request);
					}
				}
			};
		}
		var conversation = __webpack_require__(3291);
		;
		function createContentFallback(model, content) {
			let refusal = null;
			const mayRefuse = (thrown) => thrown instanceof error.tj && content.mayBeRefusedBy(thrown);
			return {
				api: model.api,
				model: model.model,
				async respond(request) {
					if (refusal !== null) return model.respond({
						...request,
						conversation: content.leaveOut(request.conversation, refusal)
					});
					try {
						return await model.respond(request);
					} catch (thrown) {
						if (!mayRefuse(thrown) || !request.conversation.some((item) => content.isIn(item))) throw thrown;
						const conversation = content.leaveOut(request.conversation, thrown.message);
						const response = await model.respond({
							...request,
							conversation
						}).catch((other) => Promise.reject(mayRefuse(other) ? thrown : other));
						refusal = thrown.message;
						return response;
					}
				}
			};
		}
		const imageContent = {
			isIn: (item) => item.type === "function_call_output" ? item.images.length > 0 : item.type === "message" && item.content.some(({ type }) => type === "image"),
			mayBeRefusedBy: ({ code, message }) => code === "provider-invalid-request" || code === "provider-server" && /image|vision|multi-?modal/i.test(message),
			leaveOut: replaceImages
		};
		const reasoningContent = {
			isIn: ({ type }) => type === "reasoning",
			mayBeRefusedBy: ({ code, message }) => code === "provider-invalid-request" && /encrypted[ _]content|signature\W{1,3}in\W{1,3}thinking|thinking\W{1,3}blocks.{0,60}cannot be modified|type \W?reasoning\W? was provided without/i.test(message),
			leaveOut: conversation.Sk
		};
		function replaceImages(conversation, reason) {
			const note = `[an image that you cannot see: the provider refused the request with it: ${reason}]`;
			return conversation.map((item) => {
				if (item.type === "function_call_output") return {
					...item,
					output: [item.output, ...item.images.map(() => note)].join("\n"),
					images: []
				};
				if (item.type !== "message") return item;
				return {
					...item,
					content: item.content.map((part) => part.type === "image" ? {
						type: "text",
						text: note
					} : part)
				};
			});
		}
		var http_client = __webpack_require__(50582);
		;
		function createKeySigner({ input, renderKey }, apiKey) {
			if (!/^[\x21-\x7e]+$/.test(apiKey)) throw new error.tj({
				code: "usage",
				message: `${input} is empty or contains whitespace, line breaks or letters that no key has`,
				hint: "Give the key alone, without anything around it."
			});
			return async ({ address, headers }) => ({
				...headers,
				...renderKey(apiKey, address)
			});
		}
		var proxy = __webpack_require__(50434);
		var group_by = __webpack_require__(70672);
		var cut_text = __webpack_require__(37527);
		var compare_text = __webpack_require__(73014);
		;
		const maxArgumentsLength = 120;
		function findDivergence(recorded, observed, turns) {
			const before = describeTurns(recorded);
			const now = describeTurns(observed);
			for (let turn = 1; turn <= turns; turn += 1) {
				const left = before.get(turn) ?? [];
				const right = now.get(turn) ?? [];
				const places = Array.from({ length: Math.max(left.length, right.length) }, (_, place) => place);
				const index = places.find((place) => left[place]?.identity !== right[place]?.identity);
				if (index !== undefined) return {
					turn,
					recorded: left[index]?.text ?? "no further call",
					observed: right[index]?.text ?? "no further call"
				};
			}
			return null;
		}
		function describeTurns(events) {
			const finished = new Map(events.flatMap((event) => event.type === "tool-finished" ? [[event.callId, event]] : []));
			const decided = (0, group_by.$)(events.filter((event) => event.type === "changes-decided"), ({ callId }) => callId);
			const rows = events.flatMap((event) => {
				if (event.type === "tool-rejected") {
					const text = `${event.tool} rejected`;
					return [{
						turn: event.turn,
						scriptId: event.scriptId,
						identity: text,
						text
					}];
				}
				if (event.type !== "tool-decided") return [];
				const { turn, tool, decision, callId } = event.decision;
				const refused = (decided.get(callId) ?? []).flatMap((changes) => changes.refused);
				const end = describeEnd(finished.get(callId), refused.map(({ kind, path }) => `${kind} ${path}`));
				const identity = [
					tool,
					event.argsSha256,
					decision,
					end
				].join(" ");
				return [{
					turn,
					scriptId: event.scriptId,
					identity,
					text: `${tool} ${(0, cut_text.IN)(event.argsJson, maxArgumentsLength)} ${decision}, ${end}`
				}];
			});
			return new Map([...(0, group_by.$)(rows, ({ turn }) => turn)].map(([turn, own]) => [turn, orderRows(own)]));
		}
		function orderRows(rows) {
			const scripts = (0, group_by.$)(rows, ({ scriptId }) => scriptId);
			const nested = [...scripts].flatMap(([scriptId, own]) => scriptId === null ? [] : own.toSorted((left, right) => (0, compare_text.n)(left.identity, right.identity)));
			return [...scripts.get(null) ?? [], ...nested];
		}
		function describeEnd(finished, refused) {
			if (finished === undefined) return "not run";
			const end = finished.exitCode === null ? finished.state : `${finished.state} with exit code ${finished.exitCode}`;
			return refused.length === 0 ? end : `${end}, refused: ${[...new Set(refused)].toSorted().join(", ")}`;
		}
		;
		function refuseEmptyRecording({ recording, source }) {
			if (recording.some(({ event }) => event.type === "item" && isFromModel(event.item))) return;
			throw new error.tj({
				code: "usage",
				message: `${source}: the recording has no turn of a model`,
				hint: "Give the record of a run in which a model answered."
			});
		}
		function createReplayModel(options) {
			const recorded = options.recording.map(({ event }) => event);
			const responses = readResponses(recorded);
			const model = readModelName(recorded);
			let turn = 0;
			return {
				api: "replay",
				model,
				respond: async ({ signal, onText }) => {
					if (signal.aborted) throw (0, request_guard.A)(signal);
					turn = options.observed().findLast((event) => event.type === "model-requested")?.turn ?? turn + 1;
					if (options.mode === "strict") refuseDivergence(recorded, options.observed(), turn - 1);
					const response = responses.get(turn) ?? null;
					if (response === null) throw createEndError(turn, responses, options.source, model);
					for (const item of response.items) if (item.type === "message") onText((0, conversation.LE)(item));
					return {
						...response,
						model: response.model || model
					};
				}
			};
		}
		function readModelName(recorded) {
			const started = recorded.find((event) => event.type === "run-started");
			const responded = recorded.find((event) => event.type === "model-responded");
			return started?.model ?? responded?.model ?? "recorded";
		}
		function readResponses(recorded) {
			const responses = new Map();
			const get = (turn) => responses.get(turn) ?? {
				items: [],
				stop: "complete",
				usage: core_limits._e,
				model: "",
				costUsd: null
			};
			for (const event of recorded) {
				if (event.type === "item" && isFromModel(event.item)) {
					const before = get(event.turn);
					responses.set(event.turn, {
						...before,
						items: [...before.items, renameItem(event.item)]
					});
				} else if (event.type === "model-responded") {
					const { model, usage, stop } = event;
					responses.set(event.turn, {
						...get(event.turn),
						model,
						usage,
						stop: readStop(stop)
					});
				}
			}
			return responses;
		}
		function isFromModel(item) {
			return item.type === "reasoning" || item.type === "function_call" || item.type === "message" && item.role === "assistant";
		}
		function renameItem(item) {
			return {
				...item,
				id: `replay_${item.id.replace(/^replay_/, "")}`
			};
		}
		function readStop(stop) {
			return stop === "length" || stop === "refusal" || stop === "repetition" ? stop : "complete";
		}
		function refuseDivergence(recorded, observed, turns) {
			const divergence = findDivergence(recorded, observed, turns);
			if (divergence === null) return;
			throw new error.tj({
				code: "replay-diverged",
				message: `replay diverged at turn ${divergence.turn}: recorded ${divergence.recorded}, now ${divergence.observed}`,
				hint: "The policy, the tools or the workspace differ from the recorded ones. Record again, or use replay-mode: loose."
			});
		}
		function createEndError(turn, responses, source, model) {
			return new error.tj({
				code: "replay-diverged",
				message: `replay diverged at turn ${turn}: recorded no response of ${model} (${source} ends after turn ${Math.max(0, ...responses.keys())}), now one is asked for`,
				hint: "The run continues after the end of the recorded one; record it again if this is intended."
			});
		}
		var record_history = __webpack_require__(94729);
		;
		const maxRetryMs = 10 * 6e4;
		const uncountedWarning = "the endpoint gives no token counts, or counts that cannot be true, so tokens and cost are estimated from the lengths of the texts";
		async function prepareModel(options) {
			const { host, inputs, secrets, limits, policy } = options;
			if (inputs.provider === "replay") {
				const { source, text } = await readRecording(inputs.replay ?? "");
				const { events: recording } = (0, record_history.i6)(text, source);
				refuseEmptyRecording({
					recording,
					source
				});
				return ({ observe }) => createReplayModel({
					recording,
					observed: observe,
					mode: inputs.replayMode,
					source
				});
			}
			const { model, fallbackModel, idleTimeoutSeconds, effort } = inputs;
			const api = lib_models.X.find((known) => known.name === inputs.provider);
			if (model === null || api === undefined) throw new error.tj({
				code: "usage",
				message: `provider: ${inputs.provider} lacks a model`,
				hint: "Give model: the name as your provider writes it."
			});
			const { environment } = host.facts;
			const prices = (0, models_prices.eh)(api.access, policy.settings.prices);
			const send = (0, http_client.b)(environment);
			const { baseUrl, sign } = await openAccess(api.access, {
				host,
				inputs,
				secrets,
				send
			});
			(0, proxy.UR)(environment, baseUrl ?? (api.access.type === "key" ? api.access.defaultBaseUrl : ""));
			return ({ observe, emit, name: other }) => {
				const deadlineMs = host.clock.monotonicMs() + (0, core_limits.UY)(limits);
				let isReported = false;
				const report = () => {
					if (!isReported) emit({
						type: "warning",
						message: uncountedWarning
					});
					isReported = true;
				};
				const create = (name) => {
					const given = {
						model: name,
						sign,
						baseUrl,
						effort,
						send,
						createId: host.createId
					};
					const asked = (0, lib_models.k)(api, {
						...given,
						idleTimeoutMs: idleTimeoutSeconds * 1e3
					}, prices);
					const counted = reportUncounted(asked, report);
					return createRetryingModel({
						model: createContentFallback(createContentFallback(counted, reasoningContent), imageContent),
						clock: host.clock,
						random: host.random,
						totalMs: maxRetryMs,
						deadlineMs,
						onFailure: ({ attempt, code, message, usage, retryInMs }) => emit({
							type: "model-failed",
							turn: observe().filter(({ type }) => type === "model-requested").length,
							attempt,
							code,
							message,
							usage,
							retryInMs,
							costUsd: usage === core_limits._e ? 0 : (0, models_prices.wZ)(name, usage, prices)
						})
					});
				};
				if (other !== undefined) return create(other);
				if (fallbackModel === null) return create(model);
				return createFallbackModel(create(model), create(fallbackModel), ({ message }) => {
					emit({
						type: "model-replaced",
						model: fallbackModel
					});
					emit({
						type: "warning",
						message: `${model} failed (${message}); ${fallbackModel} answers from here on`
					});
				});
			};
		}
		async function openAccess(access, { host, inputs, secrets, send }) {
			const { baseUrl, region, project, identity } = inputs;
			if (access.type === "key") return {
				baseUrl,
				sign: createKeySigner(access, secrets.apiKeys.get(access.input) ?? "none")
			};
			const sign = await access.openSigner({
				region,
				project,
				identity,
				token: secrets.apiKeys.get("key-command") ?? null,
				environment: host.facts.environment,
				send,
				nowMs: () => host.clock.nowMs(),
				onSecret: (secret) => host.redactor.addSecret(secret)
			});
			return {
				baseUrl: baseUrl ?? access.locate({
					region,
					project
				}),
				sign
			};
		}
		function reportUncounted(model, report) {
			return {
				...model,
				async respond(request) {
					const response = await model.respond(request);
					if (response.counted === "estimated") report();
					return response;
				}
			};
		}
		async function readRecording(path) {
			let source = path;
			try {
				if ((await (0, promises_.stat)(path)).isDirectory()) source = (0, external_node_path_.join)(path, record.B5.history);
				return {
					source,
					text: await (0, promises_.readFile)(source, "utf8")
				};
			} catch (thrown) {
				throw new error.tj({
					code: "usage",
					message: `the recording ${source} cannot be read: ${(0, error.x5)(thrown)}`,
					hint: "Give a record directory or its history.jsonl."
				});
			}
		}
		;
		async function assembleRun(sources) {
			const { host, inputs, policy, secrets, readTask, ...rest } = sources;
			if (policy.facts === null) throw new Error("the policy of a run is loaded with its facts");
			refuseStart(checkStart(policy.settings, policy.facts));
			const root = (0, git_layout.mL)(sources.workspace);
			const picked = pickLimits(inputs.limits, policy);
			const models = listModels(inputs, policy);
			const access = lib_models.X.find(({ name }) => name === inputs.provider)?.access ?? null;
			const prices = (0, models_prices.eh)(access, policy.settings.prices);
			const unbounded = models.filter((name) => (0, models_prices.wZ)(name, core_limits._e, prices) === null);
			const aged = models.flatMap((name) => (0, models_prices.gy)(name, host.clock.nowMs(), prices) ?? []);
			if (unbounded.length > 0) refuseUnknownPrice(unbounded, inputs, policy);
			const hasNoPrice = models.length > 0 && unbounded.length === models.length;
			const limits = hasNoPrice ? {
				...picked,
				costUsd: null
			} : picked;
			return {
				...rest,
				warnings: [
					...rest.warnings,
					...unbounded.map(describeUnknownPrice),
					...aged,
					...describeUnusedAddress(access, inputs.baseUrl, host.facts.environment)
				],
				host,
				policy,
				task: await readTask(),
				createModel: inputs.dryRun ? refuseModel : await prepareModel({
					host,
					inputs,
					secrets,
					limits,
					policy
				}),
				answer: await openAnswer(inputs, policy.settings),
				mode: inputs.mode,
				cabinet: inputs.cabinet === null ? null : (0, cabinet.tZ)((0, external_node_path_.resolve)(host.workingDirectory, inputs.cabinet), root),
				readScriptMode: pickScriptMode(inputs, policy.settings.scriptModes.get(inputs.provider) ?? policy.settings.scriptMode),
				limits,
				setup: inputs.setup,
				verify: inputs.verify === null ? null : {
					command: inputs.verify,
					timeoutMs: inputs.verifyMinutes * 6e4,
					rule: inputs.verifyRule,
					rounds: inputs.verifyRounds,
					skipIfGreen: inputs.skipIfGreen
				},
				requireIsolation: pickIsolation(inputs.requireIsolation, policy.view().require)
			};
		}
		async function openAnswer({ outputSchema, mode }, { typedResult }) {
			const typed = mode === "comment" ? typedResult : null;
			if (typed !== null && outputSchema !== null) throw new error.tj({
				code: "usage",
				message: `output-schema is given, and the policy defines the answer by publish.${typed.type}`,
				hint: "Leave output-schema out; structured-output is that answer."
			});
			if (typed === null && outputSchema === null) return null;
			const { createAnswerReader } = await Promise.all([__webpack_require__.e(2210), __webpack_require__.e(5981)]).then(__webpack_require__.bind(__webpack_require__, 75981));
			if (typed === null) return outputSchema === null ? null : {
				schema: outputSchema,
				read: createAnswerReader(outputSchema)
			};
			const { renderAnswerSchema, readAnswerText } = await __webpack_require__.e(9304).then(__webpack_require__.bind(__webpack_require__, 49304));
			const schema = renderAnswerSchema(typed);
			return {
				schema,
				read: createAnswerReader(schema, (json) => readAnswerText(typed, json))
			};
		}
		function pickLimits(inputs, policy) {
			const asked = {
				...core_limits.b0,
				...inputs,
				costUsd: inputs.costUsd ?? core_limits.b0.costUsd
			};
			const set = policy.settings.limits;
			const pick = (key) => Math.min(asked[key], set[key] ?? asked[key]);
			const costs = [inputs.costUsd, set.costUsd ?? null].filter((cost) => cost !== null);
			return {
				turns: pick("turns"),
				toolCalls: set.toolCalls ?? asked.toolCalls,
				denials: set.denials ?? asked.denials,
				identicalCalls: set.identicalCalls ?? asked.identicalCalls,
				tokens: pick("tokens"),
				costUsd: costs.length === 0 ? asked.costUsd : Math.min(...costs),
				wallClockMs: pick("wallClockMs")
			};
		}
		function pickScriptMode(inputs, policy) {
			return (turn) => {
				const named = inputs.scriptHarnessTurns.filter(({ from, to }) => from <= turn && (to === null || turn <= to));
				const asked = named.length === 0 ? inputs.scriptHarness : named.map(({ mode }) => mode).reduce(script.b);
				return (0, script.b)(asked, policy);
			};
		}
		function pickIsolation(input, policy) {
			return policy === null || (0, isolation.du)(input, policy) ? input : policy;
		}
		function refuseStart(reasons) {
			if (reasons.length > 0) throw new error.tj({
				code: "untrusted",
				message: `the policy does not let this run start: ${reasons.join("; ")}`,
				hint: "See `require` in the policy."
			});
		}
		function listModels({ provider, model, fallbackModel }, { settings: { agents } }) {
			if (provider === "replay") return [];
			return [...new Set([
				model,
				fallbackModel,
				...agents?.models ?? []
			].filter((name) => name !== null))];
		}
		function refuseUnknownPrice(models, { limits }, policy) {
			const place = limits.costUsd !== null ? "max-cost-usd" : policy.settings.limits.costUsd !== undefined ? "limits.costUsd" : null;
			if (place === null) return;
			throw new error.tj({
				code: "usage",
				message: `${place} is given, but the price of ${models.join(" and ")} is not known`,
				hint: `Add the price to the policy, prices: { ${models[0]}: { inputUsd, cachedUsd, outputUsd } } in US dollars for a million tokens, or leave ${place} out and bound the run by max-tokens.`
			});
		}
		function describeUnknownPrice(model) {
			return `the price of ${model} is not known, so its cost is unknown and the default limit of ${core_limits.b0.costUsd} US dollars does not hold; max-tokens and max-turns bound the run, and \`prices\` in the policy gives the price`;
		}
		function describeUnusedAddress(access, baseUrl, environment) {
			if (access?.type !== "key" || baseUrl !== null || !environment[access.addressVariable]) return [];
			return [`requests go to ${access.defaultBaseUrl}: the variable ${access.addressVariable} is not used, since an earlier step may have set it; give the address by base-url`];
		}
		function refuseModel() {
			throw new Error("a dry run sends no request to a model");
		}
	}),
	53537: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { D: () => createLazyRequester });
		function createLazyRequester({ resolveName: resolve }, authorities) {
			let requester = null;
			return async (...request) => {
				requester ??= Promise.all([__webpack_require__.e(6361).then(__webpack_require__.bind(__webpack_require__, 86361)), Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 92709))]).then(([{ createWebRequester }, { createDialer }]) => createWebRequester({ dial: createDialer({
					resolve,
					authorities
				}) }));
				return (await requester)(...request);
			};
		}
	}),
	58788: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			bx: () => writeShared,
			t0: () => recordShared,
			tZ: () => openCabinet,
			w3: () => describeCabinet
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(88343);
		var _core_calls_call_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5293);
		var _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(19375);
		var _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(27831);
		var _core_types_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42908);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45894);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22603);
		var _core_types_event_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45025);
		var _record_private_directory_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39520);
		var _record_replace_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67744);
		var _record_resume_read_resumable_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(54548);
		var _tools_documents_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(46621);
		var _sandbox_host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(90221);
		const maxListed = 30;
		const fileName = "documents.jsonl";
		const header = JSON.stringify({ schema: "cabinet/v1" });
		const lineSchema = zod__WEBPACK_IMPORTED_MODULE_12__.strictObject({
			namespace: zod__WEBPACK_IMPORTED_MODULE_12__["enum"](_core_types_document_js__WEBPACK_IMPORTED_MODULE_3__.sz),
			key: _tools_documents_js__WEBPACK_IMPORTED_MODULE_10__.X,
			content: zod__WEBPACK_IMPORTED_MODULE_12__.string()
		});
		const maxFileBytes = 6 * _core_types_document_js__WEBPACK_IMPORTED_MODULE_3__.E5.totalBytes;
		function openCabinet(path, repositoryRoot) {
			const refuse = (problem) => new _core_types_error_js__WEBPACK_IMPORTED_MODULE_5__.tj({
				code: "usage",
				message: `cabinet: ${path} ${problem}`,
				hint: "Name a directory outside the repository, in a job for example a directory below RUNNER_TEMP."
			});
			const root = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(repositoryRoot);
			if (!(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_4__._K)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path))) throw refuse("is in the repository");
			try {
				(0, _record_private_directory_js__WEBPACK_IMPORTED_MODULE_7__.n)(path);
				const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
				if (stats.isSymbolicLink()) throw refuse("is a link");
				if (!stats.isDirectory()) throw refuse("cannot be used: it is not a directory");
			} catch (thrown) {
				throw thrown instanceof _core_types_error_js__WEBPACK_IMPORTED_MODULE_5__.tj ? thrown : refuse(`cannot be used: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_5__.IP)(thrown)}`);
			}
			const directory = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
			if (!(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_4__._K)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, directory))) throw refuse("is in the repository");
			if (!(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_4__._K)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(directory, root))) throw refuse("contains the repository");
			return {
				directory,
				documents: readShared(directory)
			};
		}
		function recordShared({ documents }, offered, emit) {
			if (!offersDocuments(offered)) emit({
				type: "warning",
				message: "cabinet has no effect: no rule of the policy allows saveToFC or fetchFromFC"
			});
			for (const { content, ...about } of documents) emit({
				type: "document-saved",
				callId: null,
				...about,
				contentJson: JSON.stringify(content)
			});
		}
		const offersDocuments = ({ tools }) => tools.some(({ kind }) => kind === "document");
		function describeCabinet(cabinet, offered) {
			if (cabinet === null || !offersDocuments(offered)) return [];
			const keys = cabinet.documents.map(({ namespace, key }) => namespace === "prompts" ? `${key} (prompt)` : key);
			const kept = keys.length === 0 ? "is empty" : `has documents of earlier runs: ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_13__.r$)(keys, maxListed)}`;
			return [`The file cabinet ${kept}. Documents that you save are kept for later runs, unless the run has read untrusted text.`];
		}
		function writeShared({ cabinet, recordDirectory, repositoryTrust }, { events, outcome, emit }) {
			const own = (0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_6__.bx)(events).filter((event) => event.type === "document-saved" && event.callId !== null);
			const saved = (0, _record_resume_read_resumable_js__WEBPACK_IMPORTED_MODULE_9__.r9)(recordDirectory, own);
			if (cabinet === null || saved.length === 0) return;
			const warn = (reason) => emit({
				type: "warning",
				message: `the documents of this run are not kept in the cabinet: ${reason}`
			});
			if ((0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_6__.Rr)(events) || repositoryTrust === "untrusted") return warn("the run has read untrusted text");
			if (outcome === "tampered" || outcome === "denied") return warn(`it ends as ${outcome}`);
			try {
				const documents = (0, _core_types_document_js__WEBPACK_IMPORTED_MODULE_3__.JP)([...readShared(cabinet.directory), ...saved]);
				const excess = (0, _core_types_document_js__WEBPACK_IMPORTED_MODULE_3__.Lb)(documents);
				if (excess !== null) return warn(excess.problem);
				const lines = documents.map(({ namespace, key, content }) => JSON.stringify({
					namespace,
					key,
					content
				}));
				(0, _record_replace_file_js__WEBPACK_IMPORTED_MODULE_8__.f)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cabinet.directory, fileName), `${[header, ...lines].join("\n")}\n`);
			} catch (thrown) {
				warn((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_5__.IP)(thrown));
			}
		}
		function readShared(directory) {
			const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, fileName);
			const refuse = (place, problem) => new _core_types_error_js__WEBPACK_IMPORTED_MODULE_5__.tj({
				code: "usage",
				message: `${place}: ${problem}`,
				hint: "Only runs write this file. Remove it to begin with an empty cabinet."
			});
			const text = readRegularFile(file, (problem) => refuse(file, problem));
			if (text === null) return [];
			const [first, ...lines] = text.split("\n");
			if (first !== header) throw refuse(`${file}:1`, `the first line is not ${header}`);
			if (lines.pop() !== "") throw refuse(`${file}:${lines.length + 2}`, "the last line is not complete");
			const documents = lines.map((line, index) => {
				const place = `${file}:${index + 2}`;
				const parsed = lineSchema.safeParse((0, _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_14__.Vh)(line));
				if (parsed.success) return {
					...parsed.data,
					taint: null
				};
				const issues = parsed.error.issues.map(({ path, message }) => ({
					path: path.join("."),
					message
				}));
				throw refuse(place, `the line is not a document: ${(0, _core_calls_call_text_js__WEBPACK_IMPORTED_MODULE_2__.i)(issues)}`);
			});
			const excess = (0, _core_types_document_js__WEBPACK_IMPORTED_MODULE_3__.Lb)(documents);
			if (excess !== null) throw refuse(`${file}:${excess.index + 2}`, excess.problem);
			return documents;
		}
		function readRegularFile(path, refuse) {
			try {
				return (0, _sandbox_host_files_no_follow_js__WEBPACK_IMPORTED_MODULE_11__.D4)(path, (stats, descriptor) => {
					if (!stats.isFile()) throw refuse("it is not a file");
					if (stats.size > maxFileBytes) throw refuse(`it has ${stats.size} bytes; at most ${maxFileBytes} are read`);
					return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor, "utf8");
				});
			} catch (thrown) {
				if (thrown instanceof _core_types_error_js__WEBPACK_IMPORTED_MODULE_5__.tj) throw thrown;
				if ((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_5__.up)(thrown, "ENOENT")) return null;
				throw refuse((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_5__.up)(thrown, "ELOOP") ? "it is a link" : `it cannot be read: ${(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_5__.IP)(thrown)}`);
			}
		}
	}),
	69639: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { X: () => createParts });
		var external_node_path_ = __webpack_require__(76760);
		var call_history = __webpack_require__(42944);
		var call_text = __webpack_require__(5293);
		var pause_clock = __webpack_require__(61953);
		var serialize = __webpack_require__(50041);
		var parse_json = __webpack_require__(27831);
		var types_decision = __webpack_require__(10031);
		var external_node_crypto_ = __webpack_require__(77598);
		var approval_requests = __webpack_require__(62533);
		var cut_text = __webpack_require__(37527);
		var json = __webpack_require__(37981);
		var path_text = __webpack_require__(45894);
		var untrusted_envelope = __webpack_require__(4994);
		var types_access = __webpack_require__(95867);
		var types_approval = __webpack_require__(12010);
		var error = __webpack_require__(22603);
		var types_network = __webpack_require__(10007);
		var approval_files = __webpack_require__(15109);
		var prepare_call = __webpack_require__(97418);
		;
		const maxArgsBytes = 2048;
		function createApprovals(options, { limits, history }) {
			const { approval, clock, earlier = [] } = options;
			const { channel } = approval;
			const { files } = options.sandbox;
			const granted = (0, approval_requests.wN)(earlier).map(({ request }) => request);
			const asking = new Map();
			async function ask({ decision, prepared, followUp }, question, { emit }) {
				const { call } = prepared;
				const deny = (reason, rule = decision.rule) => ({
					...decision,
					decision: "deny",
					rule,
					reason,
					grant: types_network.iW
				});
				let asked;
				try {
					const { showCall } = await __webpack_require__.e(6701).then(__webpack_require__.bind(__webpack_require__, 56701));
					const { changes, binds } = question;
					const toShow = {
						args: prepared.args,
						changes,
						binds,
						scriptId: call.scriptId,
						callSite: call.callSite
					};
					const shown = showCall(toShow, options.redactor.known);
					if (shown.type === "hidden") return deny(`${decision.reason} (a person would have to approve it, and it cannot be shown whole: ${shown.reason})`);
					const writes = changes === null ? followUp.escalatedPaths.map((path) => ({
						path,
						sha256: null
					})) : (0, approval_files.h6)(changes);
					const request = await createRequest({
						decision,
						prepared
					}, question, {
						shown: shown.call,
						writes
					});
					asked = await put(request, changes ?? [], emit, call);
				} catch (thrown) {
					return deny(`${decision.reason} (a person could not be asked: ${(0, error.IP)(thrown)})`);
				}
				const { answer } = asked;
				const { decision: answered, reason } = settleAnswer(asked, emit);
				if ((0, types_decision.Jr)(answered)) return {
					...decision,
					decision: answered,
					reason,
					instead: "",
					suggestion: ""
				};
				const rule = answer.type === "timed-out" ? types_decision.D0 : decision.rule;
				if (answer.type !== "filed") return {
					...deny(reason, rule),
					decision: answered
				};
				return deny(`${decision.reason} (${reason})`);
			}
			async function put(request, changes, emit, { pauseClock, signal }) {
				if (channel === null) throw new Error("there is no channel to people");
				const earlier = await pauseClock(() => channel.findEarlier(request));
				emit({
					type: "approval-requested",
					request,
					isAnswered: earlier.answer !== null,
					changes: keep(changes)
				});
				if (earlier.answer !== null) return {
					request,
					answer: earlier.answer,
					waitedMs: 0
				};
				const askedMs = clock.monotonicMs();
				const answer = await pauseClock(() => channel.ask(request, earlier.note, signal));
				return {
					request,
					answer,
					waitedMs: Math.round(clock.monotonicMs() - askedMs)
				};
			}
			function settleAnswer({ request, answer, waitedMs }, emit) {
				emit({
					type: "approval-answered",
					requestId: request.id,
					callId: request.callId,
					answer,
					waitedMs
				});
				if ((0, types_approval.kR)(answer)) granted.push(request);
				const settled = (0, types_decision.mJ)(answer);
				if (answer.type === "denied-and-ended") limits.close("denied", settled.reason);
				if (answer.type === "filed") limits.close("needs-approval", `a person has to approve a call of ${request.tool}: ${answer.hint}${answer.note}`);
				return settled;
			}
			async function createRequest({ decision, prepared }, { escalation }, bound) {
				if (escalation === null) throw new Error("no rule names people who may approve it");
				const createdMs = clock.nowMs();
				return {
					id: options.createId("approval"),
					nonce: createNonce(),
					runId: options.runId,
					callId: decision.callId,
					tool: decision.tool,
					argsJson: prepared.redactedJson,
					...bound,
					callHash: decision.callHash,
					policySha256: decision.policySha256,
					...await approval.readState(),
					rule: decision.rule,
					reason: decision.reason,
					label: escalation.label,
					by: escalation.by,
					createdMs,
					expiresMs: createdMs + escalation.ttlMs
				};
			}
			function keep(changes) {
				if (changes.some(({ path }) => path.startsWith("/"))) return [];
				const kept = approval.keepChanges(changes.map(describeAccepted));
				return kept.map((file, index) => ({
					file,
					base: (0, approval_files.Y0)(changes[index]?.before ?? null)
				}));
			}
			async function locate(changes) {
				const located = [];
				for (const change of changes) {
					const { path, base } = change;
					const resolved = await files.resolve(path);
					const isSame = resolved.type === "inside" && resolved.path === path;
					if (!isSame || base === null || (0, approval_files.Y0)(await readState(resolved.path)) !== base) return `${(0, types_access.i7)(path)} has changed since the request`;
					located.push({
						place: resolved.path,
						change
					});
				}
				return located;
			}
			async function make(located, scope, settled) {
				try {
					for (const { place, change } of located) {
						const { after } = change;
						if (after === null) await files.remove(place);
						else if (after.content !== null) await files.write(place, after.content, { executable: after.executable });
					}
				} catch (thrown) {
					return {
						decision: "deny",
						reason: `${settled.reason}, and ${(0, error.IP)(thrown)}`
					};
				}
				scope.onChanged(located.map(({ change }) => change.path));
				return settled;
			}
			async function readState(path) {
				const stats = await files.stat(path);
				if (stats === null) return null;
				const content = stats.kind === "file" ? await files.read(path, stats.size) : null;
				return {
					kind: stats.kind,
					executable: stats.executable,
					content
				};
			}
			async function askAndMake(withheld, callHash, decided, scope) {
				const { rule, reason, escalation, changes } = withheld;
				const decision = {
					...decided.decision,
					decision: "escalate",
					rule,
					reason,
					callHash
				};
				const asked = await ask({
					...decided,
					decision
				}, {
					changes,
					binds: "changes",
					escalation
				}, scope);
				if (!(0, types_decision.Jr)(asked.decision)) return renderMade(changes, asked);
				const located = await locate(changes.map(addBase));
				const made = typeof located === "string" ? {
					decision: "deny",
					reason: `${asked.reason}, and ${located}`
				} : await make(located, scope, asked);
				return renderMade(changes, made);
			}
			async function makeOne(waiting, run) {
				const { request, changes } = waiting;
				if (changes !== null && changes.length > 0) return {
					text: await makeChanges(request, changes, run),
					output: ""
				};
				const approver = channel?.readGrant(request) ?? null;
				const repeated = approver === null ? null : run.repeat(request);
				if (repeated === null) return {
					text: await announce(waiting, run, approver),
					output: ""
				};
				const { text: output, failed } = (0, call_text.S)(await repeated);
				const approved = `${approver} approved the call ${renderRequest(request)} (${request.id})`;
				return {
					text: failed ? `${approved}. The run tried to make it:` : `${approved}, and it was made. Do not repeat it. Its result:`,
					output
				};
			}
			async function makeChanges(request, changes, { state, scope, signal }) {
				const isShown = changes.length === request.writes.length && changes.every((change) => (0, approval_files.t8)(request, change));
				const found = isShown ? await channel?.findAnswer({
					...request,
					...state
				}) ?? null : null;
				if (found === null) return renderMade(changes, {
					decision: "deny",
					reason: `no approval of ${request.id} was found. Make the call again if they are still needed`
				});
				const { emit } = scope;
				let asked = {
					request,
					answer: found,
					waitedMs: 0
				};
				const isOutdated = (0, approval_files.QH)(request, {
					...request,
					...state
				}, clock.nowMs()) !== null;
				const same = found.type === "refused" && isOutdated ? await locate(changes) : null;
				if (same !== null && typeof same !== "string") {
					settleAnswer(asked, emit);
					const shown = await Promise.all(same.map(async ({ place, change: { path, after } }) => ({
						path,
						before: await readState(place),
						after
					})));
					asked = await put(renewRequest(request, state), shown, emit, {
						pauseClock: pause_clock.z,
						signal
					});
				}
				const { answer } = asked;
				const located = await locate(changes);
				if (typeof located === "string" && (answer.type === "refused" || (0, types_approval.kR)(answer))) asked = {
					...asked,
					answer: {
						type: "refused",
						requestId: answer.requestId,
						reason: located
					}
				};
				const settled = settleAnswer(asked, emit);
				const isMade = (0, types_approval.kR)(asked.answer) && typeof located !== "string";
				return renderMade(changes, isMade ? await make(located, scope, settled) : settled);
			}
			function renewRequest(request, state) {
				const createdMs = clock.nowMs();
				return {
					...request,
					...state,
					id: options.createId("approval"),
					nonce: createNonce(),
					createdMs,
					expiresMs: createdMs + request.expiresMs - request.createdMs
				};
			}
			async function announce({ request, changes }, { state, scope }, approver) {
				const call = `with exactly the same arguments: ${renderRequest(request)}.`;
				const lost = changes === null ? " Its changes contain a secret, or are too large, so the record does not have them." : "";
				if (approver !== null) return `${approver} approved a call that waited (${request.id}). Make it again before any other change, ${call}${lost}`;
				const answer = await channel?.findAnswer({
					...request,
					...state
				}) ?? null;
				if (answer === null) return `A call that waited for an approval can be made again, ${call}${lost}`;
				const { decision, reason } = settleAnswer({
					request,
					answer,
					waitedMs: 0
				}, scope.emit);
				if (answer.type === "refused") return `${reason}. The call that waited can be made again, ${call}${lost}`;
				return decision === "explain" ? `${reason}. Make the call that waited again with the argument \`justification\`, and otherwise ${call}` : `A call that waited was not made: ${reason}. Do not make it again ${call}`;
			}
			return {
				async askCall(decided, scope) {
					const { changes, followUp } = decided;
					const decision = await ask(decided, {
						changes,
						binds: "call",
						escalation: followUp.escalation
					}, scope);
					if ((0, types_decision.Jr)(decision.decision)) {
						const refused = limits.findEnd();
						if (refused !== null) return { refused };
						limits.countStart();
						history.confirm(decision.decisionId);
					} else {
						history.release(decision.decisionId);
						limits.countDenial(decision);
					}
					return {
						...decided,
						decision
					};
				},
				askChanges(withheld, decided, scope) {
					const writes = (0, approval_files.h6)(withheld.changes).map((write) => ({ ...write }));
					const callHash = (0, prepare_call.j)(`changes\n${decided.decision.policySha256}\n${(0, json.R5)(writes)}`);
					const open = asking.get(callHash);
					if (open !== undefined) return open;
					const asked = askAndMake(withheld, callHash, decided, scope).catch((thrown) => `A person could not be asked: ${(0, error.IP)(thrown)}`).then((text) => options.redactor.redactText(text)).finally(() => asking.delete(callHash));
					asking.set(callHash, asked);
					return asked;
				},
				findApproval: (change) => granted.find(({ writes }) => (0, approval_files.t8)({ writes: writes.filter(({ sha256 }) => sha256 !== null) }, change))?.id ?? null,
				async makeApproved(waiting, scope, continuation) {
					const run = {
						...continuation,
						scope,
						state: await approval.readState()
					};
					for (const one of waiting) {
						const { text, output } = await makeOne(one, run).catch((thrown) => ({
							text: `The approval ${one.request.id} could not be read: ${(0, error.IP)(thrown)}`,
							output: ""
						}));
						options.onNews(options.redactor.redactText(text), output);
					}
				},
				async settle() {
					while (asking.size > 0) await Promise.all(asking.values());
				}
			};
		}
		const createNonce = () => (0, external_node_crypto_.randomBytes)(24).toString("hex");
		function renderRequest({ tool, argsJson }) {
			const args = (0, cut_text.it)(argsJson, {
				maxBytes: maxArgsBytes,
				describe: (0, cut_text.eM)(null)
			});
			return (0, untrusted_envelope.Te)(`${tool} ${args}`);
		}
		function renderMade(changes, { decision, reason }) {
			const names = (0, path_text.Pe)(changes.map(({ path }) => path));
			if ((0, types_decision.Jr)(decision)) return `${reason}: the changes of ${names} were made as they were shown. Do not repeat the call for them.`;
			const again = decision === "explain" ? " Make the call again with the argument `justification`." : "";
			return `The changes of ${names} were not made: ${reason}.${again}`;
		}
		function addBase({ path, before, after }) {
			return {
				path,
				after,
				base: (0, approval_files.Y0)(before)
			};
		}
		function describeAccepted({ path, before, after }) {
			const content = after?.content ?? new Uint8Array();
			const mode = after?.executable === true ? 493 : 420;
			return {
				path,
				state: after === null ? { kind: "missing" } : {
					kind: "file",
					mode,
					bytes: content.length
				},
				read: () => content,
				readBase: () => before?.content ?? null
			};
		}
		var separate_sessions = __webpack_require__(17779);
		var recorded_calls = __webpack_require__(15989);
		var grouped_number = __webpack_require__(19375);
		;
		function createCallLimits(limits, redactor) {
			const deniedCalls = new Map();
			let denied = 0;
			let refused = 0;
			let callsMade = 0;
			let closed = null;
			function close(outcome, reason) {
				closed ??= {
					outcome,
					reason: redactor.redactText(reason)
				};
			}
			function closeOverDenials() {
				if (denied + refused < limits.denials) return;
				const counts = [...denied > 0 ? [`${(0, grouped_number.SS)(denied, "call")} ${denied === 1 ? "was" : "were"} denied`] : [], ...refused > 0 ? [`changes of ${(0, grouped_number.SS)(refused, "call")} were refused`] : []];
				close("denied", counts.join(", and "));
			}
			return {
				close,
				get closed() {
					return closed;
				},
				get callsMade() {
					return callsMade;
				},
				list: (callHash) => [
					{
						limit: "toolCalls",
						used: callsMade,
						of: limits.toolCalls
					},
					{
						limit: "denials",
						used: denied + refused,
						of: limits.denials
					},
					{
						limit: "identicalCalls",
						used: deniedCalls.get(callHash) ?? 0,
						of: limits.identicalCalls
					}
				],
				get isLast() {
					return denied + refused + 1 === limits.denials;
				},
				findEnd() {
					if (callsMade >= limits.toolCalls) close("budget-exceeded", `the run's ${limits.toolCalls} tool calls are spent`);
					return closed?.reason ?? null;
				},
				countStart() {
					callsMade += 1;
				},
				countDenial({ tool, callHash, decision, rule, reason }) {
					denied += 1;
					const same = (deniedCalls.get(callHash) ?? 0) + 1;
					deniedCalls.set(callHash, same);
					if (decision === "deny-and-abort") close("denied", `rule ${rule} ends the run: ${reason}`);
					else if (same >= limits.identicalCalls) close("denied", `the same ${tool} call was denied ${same} times`);
					else closeOverDenials();
				},
				countRefusal() {
					refused += 1;
					closeOverDenials();
				}
			};
		}
		function countEarlier(limits, history, events) {
			const findFiled = (0, approval_requests.tO)(events);
			for (const [index, call] of (0, recorded_calls.GK)(events, null).entries()) {
				if (call.started) limits.countStart();
				if (call.refused.length > 0) limits.countRefusal();
				if (!(0, types_decision.Jr)(call.decision)) {
					if (findFiled(call) === null) limits.countDenial(call);
				} else {
					const accesses = [...call.accesses, ...call.found];
					const argumentPaths = new Map();
					history.add(`earlier ${index}`, call, {
						...call,
						accesses,
						argumentPaths
					});
				}
			}
		}
		var decide_call = __webpack_require__(25253);
		var external_node_util_ = __webpack_require__(57975);
		var types_event = __webpack_require__(45025);
		var types_taint = __webpack_require__(49605);
		;
		const maxSearchedBytes = 256 * 1024;
		const maxHosts = 5;
		const unknownHost = /(?:could not resolve host(?:name)?:? |getaddrinfo E(?:NOTFOUND|AI_AGAIN) |unable to resolve host address [\u2018'"]|failed to resolve [\u2018'"]|dial tcp: (?:address|lookup) |failed to open TCP connection to )([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,6})/gi;
		const silentCodes = [4, 6];
		const hostOfAddress = /https?:\/\/([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,6})/gi;
		function guessHosts(result, accesses) {
			const { aggregatedOutput = null, exitCode = null } = (0, json.OW)(result) ? result : {};
			if (aggregatedOutput !== "" || !silentCodes.includes(exitCode)) return findHosts(unknownHost, JSON.stringify(result));
			const words = accesses.flatMap((access) => access.type === "command" ? access.words : []);
			return findHosts(hostOfAddress, words.flatMap((word) => word.type === "literal" ? [word.value] : []).join("\n"));
		}
		function findHosts(expression, text) {
			const found = (0, cut_text.G9)(text, maxSearchedBytes).matchAll(expression);
			const hosts = new Set([...found].map(([, host = ""]) => host.toLowerCase()));
			return [...hosts].filter((host) => !/[.](?:localhost|\d+)$/.test(host)).slice(0, maxHosts);
		}
		var ports_tool = __webpack_require__(86276);
		;
		function bindWebRequests({ prepared, decision, facts }, { scope: { policy }, limits, sendWebRequest }, onDecision) {
			const open = policy.view().network?.allow ?? [];
			const counted = new Set((0, types_decision.Zg)(decision));
			function decideRedirect(access, url, tool) {
				const verdict = policy.decide({
					...facts,
					...tool !== null && { tool },
					accesses: [access],
					args: tool === null ? replaceUrl(facts.args, url.href) : { urls: [url.href] },
					changes: [],
					tainted: true,
					rulesUsed: (0, call_history.t3)(facts.rulesUsed, counted)
				});
				if ((0, types_decision.Jr)(verdict.decision)) for (const rule of (0, types_decision.Zg)(verdict)) {
					if (counted.has(rule)) continue;
					counted.add(rule);
					facts.rulesUsed.set(rule, (facts.rulesUsed.get(rule) ?? 0) + 1);
				}
				return verdict;
			}
			function authorize(access, redirectedTo, tool) {
				if (redirectedTo === null) return decision.accesses.some((known) => (0, types_access.bu)(known) === (0, types_access.bu)(access)) ? {
					type: "allow",
					grants: [...decision.grant.hosts, ...open]
				} : {
					type: "deny",
					rule: "default",
					reason: "the call was not decided for it"
				};
				try {
					const verdict = decideRedirect(access, redirectedTo, tool);
					if ((0, types_decision.Jr)(verdict.decision)) return {
						type: "allow",
						grants: [...verdict.grant.hosts, ...open]
					};
					if (verdict.decision === "deny-and-abort") limits.close("denied", `rule ${verdict.rule} ends the run: ${verdict.reason}`);
					return {
						type: "deny",
						rule: verdict.rule,
						reason: verdict.reason
					};
				} catch (thrown) {
					const reason = `the request could not be decided: ${(0, error.IP)(thrown)}`;
					limits.close("denied", reason);
					return {
						type: "deny",
						rule: "error",
						reason
					};
				}
			}
			return (request) => sendWebRequest(request, {
				authorize: (access, redirectedTo) => authorize(access, redirectedTo, request.found?.tool ?? null),
				onDecision,
				signal: prepared.call.signal
			});
		}
		function replaceUrl(args, href) {
			if (!(0, json.OW)(args)) return args;
			if (Object.hasOwn(args, "urls")) return {
				...args,
				urls: [href]
			};
			return Object.hasOwn(args, "url") ? {
				...args,
				url: href
			} : args;
		}
		var call_hints = __webpack_require__(20439);
		;
		function guardFiles(files, { accesses, changes }, isShown) {
			const reads = accesses.flatMap((access) => access.type === "read" ? [access.path] : []);
			const writes = accesses.flatMap((access) => access.type === "write" ? [access.path] : []);
			function require(path, isDecided) {
				if (!isDecided) throw new ports_tool.X(`${path} is not what was decided for this call; a link may have changed meanwhile`);
			}
			const requireWrite = (path) => require(path, writes.includes(path));
			const requireRead = (path) => require(path, writes.includes(path) || reads.some((entry) => isAtOrBelow(entry, path)));
			function requirePlanned(path, content) {
				if (changes === null) return;
				const planned = changes.filter((change) => change.path === path).flatMap(({ before, after }) => [before, after]);
				const isPlanned = planned.some((state) => content === null || state === null || state.content === null ? content === null && state === null : Buffer.compare(state.content, content) === 0);
				if (!isPlanned) throw new ports_tool.X(`${path} would not become what was decided for this call; it was changed meanwhile`);
			}
			return {
				root: files.root,
				resolve: (path, cwd) => files.resolve(path, cwd),
				stat: (path) => files.stat(path),
				isIgnored: (path) => files.isIgnored(path),
				readBase: (path) => files.readBase(path),
				async read(path, maxBytes) {
					requireRead(path);
					return files.read(path, maxBytes);
				},
				async *readChunks(path) {
					requireRead(path);
					yield* files.readChunks(path);
				},
				async list(path) {
					requireRead(path);
					const entries = await files.list(path);
					return entries.filter(({ name, kind }) => isShown(path === "." ? name : `${path}/${name}`, kind));
				},
				async write(path, content, options) {
					requireWrite(path);
					requirePlanned(path, content);
					return files.write(path, content, options);
				},
				async remove(path) {
					requireWrite(path);
					requirePlanned(path, null);
					return files.remove(path);
				}
			};
		}
		function isAtOrBelow(entry, path) {
			return entry === "." || path === entry || path.startsWith(`${entry}/`);
		}
		;
		function createShownCheck({ prepared, decision, facts }, { scope: { policy }, isTainted }) {
			const closed = policy.view().closedTo(prepared.tool.name);
			const counted = (0, types_decision.Zg)(decision);
			function mayRead(path, isFile) {
				const access = {
					type: "read",
					path,
					valid: true,
					...isFile && { isFile }
				};
				const { decision: found, rule } = policy.decide({
					...facts,
					accesses: [access],
					changes: [],
					tainted: isTainted(),
					rulesUsed: (0, call_history.t3)(facts.rulesUsed, counted)
				});
				return (0, types_decision.Jr)(found) || found === "escalate" && rule === decision.rule;
			}
			return (path, kind) => {
				if ((0, external_node_path_.isAbsolute)(path)) return true;
				if (kind === "directory") return closed.judgeDirectory(path) !== "closed" || mayRead(path, false);
				return kind !== "file" || (closed.explain(path)?.unlessHarmless ?? true) || mayRead(path, true);
			};
		}
		var group_by = __webpack_require__(70672);
		var untrusted_certificate = __webpack_require__(99275);
		var denial = __webpack_require__(18206);
		var judge_changes = __webpack_require__(34885);
		;
		const maxRecorded = 500;
		const nothingJudged = {
			paths: [],
			escalated: []
		};
		function watchCall(decided, options) {
			const { prepared, decision, followUp } = decided;
			const { call, tool } = prepared;
			const { limits, history, redactor, scope, justifications, approvals } = options;
			let state = "running";
			let kept = [];
			let connections = [];
			let refusedChanges = [];
			let wasDenied = false;
			const askedBy = new Set();
			const reached = new Set();
			const noted = new Set();
			const withheldPaths = new Set();
			const questions = [];
			let judged = nothingJudged;
			const judge = {
				decide(changes, readChange) {
					judged = nothingJudged;
					try {
						const { refusals, ...rest } = (0, judge_changes.v)(changes, readChange, {
							judge: scope.policy.judge,
							call: {
								...decided.facts,
								tainted: options.isTainted()
							},
							approvedPaths: new Set(followUp.escalatedPaths),
							isApproved: (change) => approvals.findApproval(change) !== null
						});
						judged = {
							paths: changes.map(({ path }) => path),
							escalated: rest.escalated
						};
						for (const rule of rest.askedBy) askedBy.add(rule);
						if (rest.ending !== null) limits.close("denied", rest.ending);
						return refusals;
					} catch (thrown) {
						limits.close("denied", `what a command changed could not be decided: ${(0, error.IP)(thrown)}`);
						throw thrown;
					}
				},
				report({ kept: keptCount, refused }) {
					const { paths, escalated } = judged;
					judged = nothingJudged;
					const isDenial = refused.some(({ path }) => !escalated.some(({ change }) => change.path === path));
					if (isDenial && !wasDenied) limits.countRefusal();
					wasDenied ||= isDenial;
					refusedChanges = [...refusedChanges, ...refused];
					const restored = new Set(refused.flatMap((change) => change.restored ? [change.path] : []));
					for (const withheld of groupByRule(escalated.filter(({ change }) => restored.has(change.path)))) askPeople(withheld);
					const reverted = new Set(refused.map(({ path }) => path));
					const keptPaths = keptCount === 0 ? [] : paths.filter((path) => !reverted.has(path));
					if (keptCount > 0) scope.onChanged(keptPaths);
					history.addAccesses(decision.decisionId, (0, recorded_calls.vB)(keptPaths, keptCount));
					if (refused.length > 0) noteJustification();
					if (state === "ended") reportRefused(refused);
					if (keptCount + refused.length > 0) scope.emit({
						type: "changes-decided",
						turn: call.turn,
						callId: call.callId,
						kept: keptCount,
						keptPaths: keptPaths.slice(0, maxRecorded),
						refused: refused.slice(0, maxRecorded),
						refusedCount: refused.length
					});
					const stuck = (0, judge_changes.Q)(refused);
					if (stuck !== null) limits.close("denied", stuck);
				}
			};
			function askPeople(withheld) {
				for (const { path } of withheld.changes) withheldPaths.add(path);
				const asked = approvals.askChanges(withheld, decided, scope);
				if (state === "running") questions.push(asked);
				else void asked.then((text) => options.onNews(`${call.callId} (${tool.name}): ${text}`, ""));
			}
			const readRefusals = () => ({
				changes: refusedChanges.filter(({ path }) => !withheldPaths.has(path)),
				connections,
				askedBy: [...askedBy]
			});
			function noteJustification() {
				if (askedBy.size > 0) justifications.ask(prepared.hash);
				if (followUp.mayRetry) justifications.grantRetry(prepared.hash, readRefusals());
			}
			function reportRefused(refused) {
				if (refused.length > 0) options.onNews(`${call.callId} (${tool.name}): ${call_hints.nC}`, redactor.redactText((0, call_hints.P2)(refused)));
			}
			const onConnection = (connection) => {
				scope.emit({
					type: "connection-decided",
					callId: call.callId,
					connection
				});
				if (connection.decision !== "allow") return;
				const place = (0, types_network.oL)(connection);
				if (!noted.has(place)) history.addAccesses(decision.decisionId, [(0, recorded_calls.dC)(connection)]);
				noted.add(place);
				reached.add(connection.host);
				if (tool.kind === "session") options.sessionNetwork.isReached = true;
				options.taint("network", call.turn);
			};
			const network = {
				grant: decision.grant,
				onKept: (paths) => void (kept = paths),
				onDecision(connection) {
					if (connection.decision === "deny") connections = [...connections.filter((known) => !(0, types_network.jC)(known, connection)), connection];
					onConnection(connection);
				}
			};
			return {
				judge,
				network,
				onConnection,
				refused: () => refusedChanges,
				refusals: readRefusals,
				hasConnected: () => reached.size > 0 || options.sessionNetwork.isReached && decision.accesses.some(({ type }) => type === "session"),
				explainLast: () => wasDenied && limits.isLast ? denial.uH : "",
				describeSealed: () => decision.grant.kind === "sealed" ? (0, types_network.cX)(kept) : "",
				explainUntrusted: (value) => reached.size === 0 ? "" : (0, untrusted_certificate.Q)(JSON.stringify(value), [...reached]),
				async settle() {
					const answers = [];
					for (let next = questions.shift(); next !== undefined; next = questions.shift()) answers.push(await next);
					state = "ended";
					noteJustification();
					if (call.scriptId !== null) reportRefused(refusedChanges);
					return answers;
				}
			};
		}
		function groupByRule(escalated) {
			const groups = (0, group_by.$)(escalated, ({ refusal }) => refusal.rule);
			return [...groups.values()].flatMap((group) => {
				const [first] = group;
				return first === undefined ? [] : [{
					...first.refusal,
					changes: group.map(({ change }) => change)
				}];
			});
		}
		;
		async function executeCall(decided, options) {
			const { prepared, decision } = decided;
			const { call, tool, bound } = prepared;
			const { redactor, scope, clock } = options;
			if (!(0, types_decision.Jr)(decision.decision)) throw new Error(`the call ${call.callId} was not allowed`);
			const watched = watchCall(decided, options);
			const documents = options.documents.bind({
				callId: call.callId,
				isTainted: options.isTainted,
				emit: scope.emit,
				canFetch: () => scope.policy.view().isOffered("fetchFromFC")
			});
			const context = createContext(decided, options, watched, documents.cabinet);
			const startMs = clock.monotonicMs();
			scope.emit({
				type: "tool-started",
				callId: call.callId
			});
			const ended = await endCall();
			const state = ended.type === "completed" ? "completed" : call.signal.aborted ? "aborted" : "failed";
			const succeeded = ended.type === "completed" && readExitCode(ended.output.value) === 0;
			const hints = [
				...await watched.settle(),
				watched.explainLast(),
				ended.type === "completed" ? watched.describeSealed() : "",
				await (0, call_hints.Uu)(decision.accesses, options.sandbox, scope.policy.view().closed),
				(0, call_hints.YE)(decided, watched.refusals(), {
					succeeded,
					unknownHosts: listUnknownHosts()
				}),
				ended.type === "completed" && tool.kind === "command" ? (0, call_hints.Ex)(ended.output.value) : "",
				ended.type === "completed" && !succeeded ? watched.explainUntrusted(ended.output.value) : ""
			].filter(Boolean).join("\n");
			const taint = documents.readTaint() ?? (tool.kind === "agent" && options.isTainted() ? "tool" : null) ?? (0, types_taint.y)({
				accesses: decision.accesses,
				outputTrust: tool.outputTrust,
				state,
				connected: watched.hasConnected()
			}, options.trust.repository);
			if (ended.type === "completed") {
				const shown = tool.outputTrust === "untrusted" ? ended.output : envelop(ended.output, taint, redactor);
				const done = (0, call_hints.Z8)(shown, {
					refused: watched.refused(),
					hints
				}, taint);
				const output = redactOutput(done, redactor);
				if (decided.changes !== null) scope.onChanged(decided.changes.map(({ path }) => path));
				return {
					type: "completed",
					tool: tool.name,
					output,
					taint,
					decision,
					durationMs: finish("", output.value)
				};
			}
			const { thrown } = ended;
			const reasons = [(0, error.IP)(thrown), (0, call_hints.Np)(watched.refused(), null)];
			const failed = {
				tool: tool.name,
				message: redactor.redactText(reasons.filter(Boolean).join("\n")),
				stderr: thrown instanceof ports_tool.X ? redactor.redactText(thrown.stderr) : "",
				hints: redactor.redactText(hints),
				taint,
				decision
			};
			const durationMs = finish([failed.message, failed.hints].filter(Boolean).join("\n"), null);
			return {
				type: state === "aborted" ? "aborted" : "failed",
				...failed,
				durationMs
			};
			function listUnknownHosts() {
				if (succeeded || ended.type === "failed" || readExitCode(ended.output.value) === null) return [];
				return scope.policy.view().network === null ? guessHosts(ended.output.value, decision.accesses) : [];
			}
			async function endCall() {
				const waits = [
					"session",
					"session-input",
					"agent"
				].includes(tool.kind);
				try {
					const output = await (waits ? call.pauseClock(() => bound.run(context)) : bound.run(context));
					return {
						type: "completed",
						output
					};
				} catch (thrown) {
					if (thrown instanceof error.tj && thrown.code === "sandbox") options.limits.close("sandbox-unavailable", thrown.message);
					return {
						type: "failed",
						thrown
					};
				}
			}
			function finish(message, value) {
				const durationMs = clock.monotonicMs() - startMs;
				const outputJson = JSON.stringify(value);
				options.taint(taint, call.turn);
				scope.emit({
					type: "tool-finished",
					callId: call.callId,
					tool: tool.name,
					state,
					exitCode: readExitCode(value),
					endedBy: readEnding(value),
					message,
					outputJson,
					outputBytes: Buffer.byteLength(outputJson),
					durationMs: Math.round(durationMs)
				});
				return durationMs;
			}
		}
		function createContext(decided, options, watched, cabinet) {
			const { prepared, decision } = decided;
			const { call } = prepared;
			const { sandbox, scope, starts } = options;
			const { judge, network } = watched;
			const view = scope.policy.view();
			const isShown = createShownCheck(decided, options);
			const noteStart = async (starting) => {
				try {
					const result = await starting;
					starts.started += 1;
					return result;
				} catch (thrown) {
					if (thrown instanceof ports_tool.q) starts.failures.push(options.redactor.redactText(thrown.message));
					throw thrown;
				}
			};
			return {
				callId: call.callId,
				sandbox: {
					files: guardFiles(sandbox.files, {
						accesses: decision.accesses,
						changes: decided.changes
					}, isShown),
					storeOutput: sandbox.storeOutput,
					run: (request) => noteStart(sandbox.run({
						...request,
						network
					}, judge)),
					sessions: {
						find: (id) => sandbox.sessions.find(id),
						listOpen: () => sandbox.sessions.listOpen(),
						open: (request) => noteStart(sandbox.sessions.open({
							...request,
							network
						}, judge))
					}
				},
				signal: call.signal,
				clock: options.clock,
				streamBytes: options.streamBytes,
				commandTimeoutMs: view.commandTimeoutMs,
				mayShow: (path) => isShown(path, "file"),
				isAllowed: (alternative) => decided.alternatives.some((one) => (0, external_node_util_.isDeepStrictEqual)(one, alternative)),
				requestWeb: bindWebRequests(decided, options, watched.onConnection),
				readGitHub: async (read) => {
					if (options.readGitHub === undefined) throw new ports_tool.X("`github.*` tools work only in a job of GitHub Actions");
					return options.readGitHub(read, call.signal);
				},
				cabinet,
				agents: bindAgents(options.agents, {
					callId: call.callId,
					signal: call.signal,
					scope
				}),
				onPlan: (plan) => scope.emit({
					type: "plan-updated",
					callId: call.callId,
					plan
				})
			};
		}
		function bindAgents(agents, call) {
			const open = () => {
				if (agents === null) throw new ports_tool.X("`agents.*` tools work only in `run`");
				return agents;
			};
			return {
				chat: async (request) => open().chat(request, call),
				launch: async (request) => open().launch(request, call),
				search: async (query) => open().search(query, call),
				wait: async (agent) => open().wait(agent, call)
			};
		}
		function envelop(output, taint, redactor) {
			if (taint === null) return output;
			const text = output.text ?? JSON.stringify(redactor.redactJson(output.value));
			return {
				...output,
				text: (0, untrusted_envelope.uU)(taint, text)
			};
		}
		function redactOutput(output, redactor) {
			return {
				...output,
				value: redactor.redactJson(output.value),
				text: output.text === null ? null : redactor.redactText(output.text)
			};
		}
		function readExitCode(value) {
			const exitCode = readField(value, "exitCode");
			return typeof exitCode === "number" ? exitCode : null;
		}
		function readEnding(value) {
			const ended = readField(value, "ended");
			return types_event.JS.find((one) => one === ended) ?? null;
		}
		function readField(value, name) {
			return ((0, json.OW)(value) && Object.hasOwn(value, name) ? value[name] : null) ?? null;
		}
		var justification = __webpack_require__(81244);
		var types_document = __webpack_require__(42908);
		var nearest_name = __webpack_require__(15633);
		;
		function createRunDocuments(earlier) {
			let documents = (0, types_document.JP)(earlier);
			return { bind({ callId, isTainted, emit, canFetch }) {
				let fetched = null;
				return {
					readTaint: () => fetched,
					cabinet: {
						canFetch,
						save(document) {
							const kept = {
								...document,
								taint: document.taint ?? (isTainted() ? "tool" : null)
							};
							const all = (0, types_document.JP)([...documents, kept]);
							const excess = (0, types_document.Lb)(all);
							if (excess !== null) throw new ports_tool.X(`the cabinet cannot keep the text: ${excess.problem}. Save a shorter text under a key that exists, or write a file in /tmp`);
							const { content, ...about } = kept;
							emit({
								type: "document-saved",
								callId,
								...about,
								contentJson: JSON.stringify(content)
							});
							documents = all;
							return {
								bytes: (0, types_document.Jv)([kept]),
								leftBytes: types_document.E5.totalBytes - (0, types_document.Jv)(all)
							};
						},
						fetch(namespace, key) {
							const own = documents.filter((one) => one.namespace === namespace);
							const found = own.find((one) => one.key === key);
							if (found === undefined) throw new ports_tool.X(`no text is saved under ${key}${renderNearest(key, own)}`);
							fetched ??= found.taint;
							return found;
						}
					}
				};
			} };
		}
		const maxListed = 10;
		function renderNearest(key, documents) {
			const keys = documents.map((one) => one.key);
			const nearest = (0, nearest_name.Du)(key, keys);
			if (nearest.length > 0) return `; did you mean ${nearest.join(" or ")}?`;
			return keys.length === 0 ? "; nothing is saved yet" : `; saved are ${(0, grouped_number.r$)(keys, maxListed)}`;
		}
		;
		function createDispatcher(options) {
			const { policy, emit, sandbox, earlier = [] } = options;
			const limits = createCallLimits(options.limits, options.redactor);
			const history = (0, call_history.fw)();
			countEarlier(limits, history, earlier);
			const approvals = createApprovals(options, {
				limits,
				history
			});
			const own = {
				agent: null,
				depth: 0,
				policy,
				emit,
				onChanged: () => undefined
			};
			let tainted = options.trust.resumed === "tainted";
			if (options.trust.task === "untrusted") taint("task", 0);
			const shared = {
				...options,
				limits,
				history,
				approvals,
				documents: createRunDocuments(options.documents ?? []),
				writeInTurn: (0, serialize.r)(),
				sessionNetwork: { isReached: false },
				starts: {
					started: 0,
					failures: []
				},
				asksPeople: options.approval.channel !== null,
				isTainted: () => tainted,
				taint
			};
			function taint(source, turn) {
				if (source === null || tainted) return;
				tainted = true;
				emit({
					type: "history-tainted",
					turn,
					source
				});
			}
			const openScope = (scope) => createCallTool({
				...shared,
				scope,
				sandbox: scope.agent === null ? sandbox : {
					...sandbox,
					sessions: (0, separate_sessions.D)(sandbox.sessions)
				},
				justifications: (0, justification.AW)(),
				allowedForRun: new Set()
			});
			const callTool = openScope(own);
			function repeatCall(request, signal) {
				const { callId, callHash, tool: name, argsJson } = request;
				const decided = earlier.findLast((event) => event.type === "tool-decided" && event.decision.callId === callId && event.decision.callHash === callHash);
				const tool = options.findTool(name);
				if (decided?.type !== "tool-decided" || tool === null) return null;
				const { origin, turn } = decided.decision;
				const call = {
					callId: options.createId("call"),
					name,
					args: (0, parse_json.qF)(argsJson),
					origin,
					turn,
					scriptId: decided.scriptId,
					callSite: null,
					signal,
					pauseClock: pause_clock.z
				};
				const result = (0, prepare_call.m)(call, tool, {
					policy,
					redactor: options.redactor
				});
				return result.type === "prepared" && result.prepared.hash === callHash ? callTool(call) : null;
			}
			return {
				callTool,
				openScope,
				makeApproved: (waiting, signal) => approvals.makeApproved(waiting, own, {
					repeat: (request) => repeatCall(request, signal),
					signal
				}),
				settle: () => approvals.settle(),
				get closed() {
					return limits.closed;
				},
				get callsMade() {
					return limits.callsMade;
				},
				starts: shared.starts
			};
		}
		function createCallTool(options) {
			const { scope, redactor, limits } = options;
			const decideCall = (0, decide_call.t)(options);
			return async (call) => {
				const tool = options.findTool(call.name);
				const name = tool?.name ?? call.name;
				const refuse = (ending) => {
					const message = `the run ends: ${ending}`;
					return reject(call, message, {
						type: "refused",
						tool: name,
						message
					});
				};
				if (limits.closed !== null) return refuse(limits.closed.reason);
				if (tool === null) {
					const nearest = options.listNearestNames(call.name);
					return reject(call, "there is no such tool", {
						type: "not-found",
						tool: name,
						nearest
					});
				}
				const result = (0, prepare_call.m)(call, tool, {
					policy: scope.policy,
					redactor
				});
				if (result.type === "invalid") {
					const reason = (0, call_text.i)(result.issues);
					return reject(call, reason, {
						type: "invalid",
						tool: call.name,
						issues: result.issues
					});
				}
				const { prepared } = result;
				const begin = async () => {
					const decided = await decideCall(prepared);
					if ("refused" in decided) return refuse(decided.refused);
					return decided.decision.decision === "escalate" ? decided : carryOut(call, decided);
				};
				const inTurn = prepared.tool.kind === "write" ? options.writeInTurn : (use) => use();
				const begun = await inTurn(begin);
				if ("type" in begun) return begun;
				const settled = await askPerson(begun);
				return "refused" in settled ? refuse(settled.refused) : inTurn(() => carryOut(call, settled));
			};
			async function carryOut(call, decided) {
				const { decision, prepared } = decided;
				scope.emit({
					type: "tool-decided",
					decision,
					scriptId: call.scriptId,
					argsJson: prepared.redactedJson,
					argsSha256: prepared.argsSha256
				});
				if (!(0, types_decision.Jr)(decision.decision)) return {
					type: "denied",
					tool: prepared.tool.name,
					decision
				};
				if (options.readMode(call.turn) === "dry-run") return {
					type: "dry-run",
					tool: prepared.tool.name,
					args: prepared.args
				};
				return executeCall(decided, options);
			}
			async function askPerson(decided) {
				const settled = await options.approvals.askCall(decided, scope);
				if ("refused" in settled) return settled;
				const { decision, callHash } = settled.decision;
				if (decision === "explain") options.justifications.ask(decided.prepared.hash);
				if (decision === "allow-for-run" && decided.followUp.mayRemember) options.allowedForRun.add(callHash);
				return settled;
			}
			function reject(call, reason, result) {
				scope.emit({
					type: "tool-rejected",
					turn: call.turn,
					callId: call.callId,
					scriptId: call.scriptId,
					tool: result.tool,
					reason: redactor.redactText(reason)
				});
				return result;
			}
		}
		var core_limits = __webpack_require__(97535);
		var host_host = __webpack_require__(69676);
		var web_requester = __webpack_require__(53537);
		var json_schema_processors = __webpack_require__(98439);
		;
		const namedSchemas = new Set([
			"properties",
			"patternProperties",
			"$defs",
			"definitions",
			"dependentSchemas"
		]);
		const nestedSchemas = new Set([
			"items",
			"prefixItems",
			"additionalProperties",
			"anyOf",
			"oneOf",
			"allOf",
			"not"
		]);
		function readInputSchema(input) {
			const schema = json_schema_processors.bl(input, {
				io: "input",
				unrepresentable: "any"
			});
			const plain = JSON.parse(JSON.stringify(schema));
			const cleaned = cleanSchema((0, json.OW)(plain) ? plain : {});
			return (0, json.OW)(cleaned) ? cleaned : {};
		}
		function flattenRoot(schema) {
			const choices = readList(schema, "anyOf") ?? readList(schema, "oneOf");
			if (choices === null || !choices.every((choice) => choice["type"] === "object")) {
				return schema["type"] === "object" ? schema : {
					type: "object",
					properties: {},
					...withoutChoices(schema)
				};
			}
			const properties = new Map();
			for (const choice of choices) {
				for (const [name, value] of Object.entries(readObject(choice, "properties"))) {
					const known = properties.get(name) ?? [];
					if (!known.some((other) => JSON.stringify(other) === JSON.stringify(value))) known.push(value);
					properties.set(name, known);
				}
			}
			const required = choices.map((choice) => new Set(readNames(choice)));
			const common = [...properties.keys()].filter((name) => required.every((names) => names.has(name)));
			const merged = [...properties].map(([name, schemas]) => {
				const [only] = schemas;
				return [name, schemas.length === 1 && only !== undefined ? only : { anyOf: schemas }];
			});
			return {
				type: "object",
				properties: Object.fromEntries(merged),
				...common.length > 0 ? { required: common } : {},
				...(0, json.OW)(schema["$defs"]) ? { $defs: schema["$defs"] } : {}
			};
		}
		function readObject(schema, field) {
			const value = Object.hasOwn(schema, field) ? schema[field] : undefined;
			return (0, json.OW)(value) ? value : {};
		}
		function readList(schema, field) {
			const value = Object.hasOwn(schema, field) ? schema[field] : undefined;
			return Array.isArray(value) ? value.filter(json.OW) : null;
		}
		function readNames(schema) {
			const value = schema["required"];
			return Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];
		}
		function withoutChoices(schema) {
			return Object.fromEntries(Object.entries(schema).filter(([key]) => !/^(?:anyOf|oneOf|allOf|type)$/.test(key)));
		}
		function cleanSchema(schema) {
			if (!(0, json.OW)(schema)) return schema;
			return Object.fromEntries(Object.entries(schema).filter(([key, value]) => !unsentKeywords.has(key) && !(key === "type" && Object.hasOwn(schema, "enum")) && !(key === "additionalProperties" && value === false)).map(([key, value]) => [key, cleanField(key, value)]));
		}
		function cleanField(key, value) {
			if (namedSchemas.has(key) && (0, json.OW)(value)) {
				return Object.fromEntries(Object.entries(value).filter(([, schema]) => !((0, json.OW)(schema) && schema["deprecated"] === true)).map(([name, schema]) => [name, cleanSchema(schema)]));
			}
			if (!nestedSchemas.has(key)) return value;
			return Array.isArray(value) ? value.map((schema) => cleanSchema(schema)) : cleanSchema(value);
		}
		const unsentKeywords = new Set([
			"$schema",
			"~standard",
			"title",
			"minLength",
			"maxLength",
			"minItems",
			"maxItems",
			"propertyNames",
			"minimum",
			"maximum",
			"pattern"
		]);
		;
		const spawnNote = "spawn.NAME(args): { id: string; done: Promise<unknown>; cancel() }; the call may outlive the script.";
		function renderScriptTools(tools, spawn) {
			const lines = tools.map(({ name, structuredName, returns }) => `${renderAccessPath(name)}${isSameName(name, structuredName) ? "" : ` (${structuredName})`}: ${renderReturns(returns)}`);
			return [...lines, ...spawn === "with-spawn" ? [spawnNote] : []].join("\n");
		}
		function isSameName(name, structuredName) {
			return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) === structuredName;
		}
		function renderReturns(returns) {
			const line = returns.replaceAll(/\s+/g, " ").trim();
			return line === "" ? "unknown" : line.replaceAll(/: string(?=[;,} ]|$)/g, "");
		}
		function renderAccessPath(name) {
			const parts = name.split(".").map((part) => /^[A-Za-z_$][\w$]*$/.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`);
			return parts.join("").replace(/^\./, "");
		}
		function renderJsonSchema(tool, reasons) {
			const parameters = flattenRoot(readInputSchema(tool.input));
			return {
				name: tool.structuredName,
				description: tool.description,
				parameters: reasons === "with-reasons" ? addReason(parameters) : parameters
			};
		}
		function addReason(parameters) {
			const justification = {
				type: "string",
				description: "Why this call is needed, if a rule asks for it."
			};
			return {
				...parameters,
				properties: {
					...readObject(parameters, "properties"),
					justification
				}
			};
		}
		var tool_lookup = __webpack_require__(75514);
		var tools = __webpack_require__(31563);
		;
		const maxServerTools = 20;
		const maxServerBytes = 8 * 1024;
		function createOfferedTools(policy, readSearchHeaders) {
			let all = (0, tools.MW)({
				customTools: policy.settings.customTools,
				search: policy.settings.search === null ? null : {
					service: policy.settings.search,
					readHeaders: readSearchHeaders
				}
			});
			let lookup = (0, tool_lookup.j)(all);
			const listOffered = (of) => all.filter((tool) => of.view().isOffered(tool.name));
			const declare = (of) => {
				const reasons = of.asksFor.has("reasons") ? "with-reasons" : "without-reasons";
				const tools = listOffered(of);
				const render = (some) => some.map((tool) => renderJsonSchema(tool, reasons));
				const searchable = listSearchable(tools);
				return {
					tools: render(tools.filter((tool) => !searchable.includes(tool))),
					searchable: render(searchable)
				};
			};
			const selectOffered = () => {
				const tools = listOffered(policy);
				return {
					tools,
					lookup: (0, tool_lookup.j)(tools)
				};
			};
			let offered = selectOffered();
			return {
				get tools() {
					return offered.tools;
				},
				declare,
				get scriptTools() {
					const searchable = listSearchable(offered.tools);
					return renderScriptTools(offered.tools.filter((tool) => !searchable.includes(tool)), policy.settings.spawn ? "with-spawn" : "without-spawn");
				},
				findTool: (name) => offered.lookup.findTool(name) ?? lookup.findTool(name),
				listNearestNames: (name) => offered.lookup.listNearestNames(name, "structuredName"),
				listNearestScriptNames: (name) => offered.lookup.listNearestNames(name, "name"),
				findScriptAlias: (name) => offered.lookup.findAlias(name),
				add(tools) {
					all = [...all, ...tools];
					lookup = (0, tool_lookup.j)(all);
					offered = selectOffered();
				}
			};
		}
		function listSearchable(tools) {
			const ofServers = tools.filter(({ name, kind }) => kind === "server" && name.startsWith("mcp."));
			const bytes = ofServers.reduce((sum, tool) => sum + Buffer.byteLength(JSON.stringify(renderJsonSchema(tool, "without-reasons"))), 0);
			return ofServers.length > maxServerTools || bytes > maxServerBytes ? ofServers : [];
		}
		var external_node_child_process_ = __webpack_require__(31421);
		var external_node_fs_ = __webpack_require__(73024);
		;
		const loadMs = 2e4;
		function locateScriptRuntime(options) {
			if (options.wanted === "quickjs") return {
				runtime: { type: "quickjs" },
				directories: []
			};
			const installed = findPackage("isolated-vm", options.distDirectory, options.workspace);
			if (installed === null) throw explainMissing("is not installed", options.distDirectory);
			const packageDirectory = (0, external_node_fs_.realpathSync)(installed);
			const loaderDirectory = findPackage("node-gyp-build", packageDirectory, options.workspace);
			const problem = tryPackage(packageDirectory, options.nodePath);
			if (problem !== null) throw explainMissing(`in ${packageDirectory} does not load: ${problem}`, options.distDirectory);
			return {
				runtime: {
					type: "isolated-vm",
					packageDirectory
				},
				directories: loaderDirectory === null ? [packageDirectory] : [packageDirectory, loaderDirectory]
			};
		}
		function findPackage(name, from, workspace) {
			for (let directory = from;; directory = (0, external_node_path_.dirname)(directory)) {
				const candidate = (0, external_node_path_.join)((0, external_node_path_.basename)(directory) === "node_modules" ? directory : (0, external_node_path_.join)(directory, "node_modules"), name);
				if ((0, external_node_fs_.existsSync)((0, external_node_path_.join)(candidate, "package.json"))) {
					return (0, path_text._K)((0, external_node_path_.relative)((0, external_node_fs_.realpathSync)(workspace), (0, external_node_fs_.realpathSync)(candidate))) ? candidate : null;
				}
				if (directory === (0, external_node_path_.dirname)(directory)) return null;
			}
		}
		function tryPackage(packageDirectory, nodePath) {
			const program = "const { Isolate } = require(process.argv[1]); new Isolate({ memoryLimit: 8 }).dispose();";
			const tried = (0, external_node_child_process_.spawnSync)(nodePath, [
				"-e",
				program,
				packageDirectory
			], {
				env: {},
				cwd: "/",
				encoding: "utf8",
				timeout: loadMs
			});
			if (tried.status === 0) return null;
			return /^Error: (.{1,300})/m.exec(tried.stderr ?? "")?.[1] ?? "its process ended";
		}
		function explainMissing(what, distDirectory) {
			const major = Number(process.versions.node.split(".")[0]);
			const version = major >= 24 ? 7 : 5;
			return new error.tj({
				code: "usage",
				message: `the policy asks for harness.runtime: isolated-vm, which ${what}`,
				hint: `Run \`npm install isolated-vm@${version}\` in ${(0, external_node_path_.dirname)(distDirectory)} (version 7 needs Node 24 or later, version 5 goes with Node 20 and 22; this is Node ${process.versions.node}), or write runtime: quickjs. A package in the workspace is never used.`
			});
		}
		var deferred = __webpack_require__(40552);
		var external_node_os_ = __webpack_require__(48161);
		var missing_tools = __webpack_require__(84279);
		var detect = __webpack_require__(22070);
		var detect_fence = __webpack_require__(31528);
		;
		const maxAnnouncement = 400;
		const maxRemark = 200;
		const maxFences = 20;
		const memberOfTools = /\btools\s*(?:\?\.|[.[])/;
		async function findUntagged(text, options) {
			const { fences, prose } = readFences(text);
			if (fences.length === 0) {
				const call = findCallText(text, options.isTool);
				if (call !== null && !options.isCopied(text, text.slice(call))) return text.slice(0, call).trim().length <= (isPatch(text.slice(call)) ? 0 : maxAnnouncement) ? "whole" : "end";
				if (!memberOfTools.test(text) || !text.includes("(")) return null;
				return await callsTools({
					block: text,
					code: text,
					language: "ts"
				}, "program", options) ? "whole" : null;
			}
			for (const fence of fences.toReversed().slice(0, maxFences)) {
				const isAnnouncement = prose <= (isPatch(fence.code) ? 0 : maxAnnouncement);
				if (!isAnnouncement && prose - fence.proseBefore > maxRemark) return null;
				const isCall = findCallText(fence.code, options.isTool) !== null && !options.isCopied(fence.block, fence.code);
				if (isCall || await callsTools(fence, "code", options)) return isAnnouncement ? "whole" : "end";
			}
			return null;
		}
		const patchStart = "*** Begin Patch";
		function isPatch(text) {
			return text.trimStart().startsWith(patchStart);
		}
		const callMark = /^[ \t]*(?:&lt;tool-calls&gt;|\*\*\* Begin Patch[ \t]*$)|\bto=(?:functions|multi_tool_use)\.[\w.-]{1,64}(?:[ \t][^{}\r\n]{0,80})?(?:\r?\n){0,2}\{/m;
		const toolTag = /^[ \t]*<([A-Za-z][\w.-]{0,63})>/gm;
		const maxTags = 50;
		function findCallText(text, isTool) {
			const mark = text.search(callMark);
			if (mark >= 0) return mark;
			const tags = [...text.matchAll(toolTag)].slice(0, maxTags);
			const tag = tags.find(({ index, 1: name = "" }) => isTool(name) && text.includes(`</${name}>`, index));
			return tag?.index ?? findJsonCall(text.trimEnd(), isTool);
		}
		const objectStart = /(?:\[\s*)?\{\s*"/g;
		const maxStarts = 10;
		function findJsonCall(text, isTool) {
			if (!/[}\]]$/.test(text)) return null;
			const starts = [...text.matchAll(objectStart)].map(({ index }) => index);
			const read = new Set([...starts.slice(0, maxStarts), ...starts.slice(-maxStarts)]);
			return [...read].find((start) => isJsonCall((0, parse_json.Vh)(text.slice(start)), isTool)) ?? null;
		}
		const argumentKeys = [
			"arguments",
			"args",
			"parameters",
			"params",
			"input",
			"tool_input",
			"command",
			"cmd"
		];
		function isJsonCall(value, isTool) {
			if (Array.isArray(value)) return value.some((one) => (0, json.OW)(one) && isJsonCall(one, isTool));
			if (!(0, json.OW)(value)) return false;
			const { function: called, tool_calls: calls } = value;
			if ((0, json.OW)(called) || Array.isArray(calls)) return isJsonCall(called ?? calls, isTool);
			const name = value["name"] ?? value["tool"] ?? value["tool_name"] ?? called;
			const isNamed = typeof name === "string" && isTool(name.replace(/^(?:functions|tools)\./, ""));
			return isNamed && argumentKeys.some((key) => Object.hasOwn(value, key));
		}
		async function callsTools({ block, code, language }, expected, { listTools, isCopied }) {
			if (language === null || !code.includes("tools")) return false;
			const tools = await listTools(code, language);
			const isCalling = tools === null ? expected === "code" && memberOfTools.test(code) : tools.length > 0;
			return isCalling && !isCopied(block, code);
		}
		function readFences(text) {
			const fences = [];
			let prose = 0;
			let open = null;
			const close = (codeEnd, end) => {
				if (open === null) return;
				const [block, code] = [text.slice(open.start, end), text.slice(open.end, codeEnd)];
				fences.push({
					block,
					code,
					language: (0, detect_fence.oA)(open),
					proseBefore: prose
				});
				open = null;
			};
			for (let start = 0; start < text.length;) {
				const newline = text.indexOf("\n", start);
				const end = newline < 0 ? text.length : newline + 1;
				const fence = open === null ? (0, detect_fence._n)(text, start) : null;
				if (fence !== null) open = fence;
				else if (open === null) prose += text.slice(start, end).trim().length;
				else if ((0, detect_fence.H1)(text, start, open) !== null) close(start, end);
				start = end;
			}
			close(text.length, text.length);
			return {
				fences,
				prose
			};
		}
		var control_characters = __webpack_require__(96763);
		;
		const bookkeeping = new Set([
			"loc",
			"extra",
			"leadingComments",
			"trailingComments",
			"innerComments"
		]);
		const runtimeTypeScriptNodes = new Set([
			"TSAsExpression",
			"TSSatisfiesExpression",
			"TSNonNullExpression",
			"TSInstantiationExpression",
			"TSTypeAssertion",
			"TSParameterProperty"
		]);
		const transparentNodes = new Set([
			"ParenthesizedExpression",
			"TSAsExpression",
			"TSSatisfiesExpression",
			"TSNonNullExpression",
			"TSInstantiationExpression"
		]);
		function parse_tree_isSyntaxNode(value) {
			if (typeof value !== "object" || value === null) return false;
			const { type, start } = value;
			return typeof type === "string" && typeof start === "number";
		}
		function parse_tree_readChild(node, field) {
			const value = node[field];
			return parse_tree_isSyntaxNode(value) ? value : null;
		}
		function parse_tree_readChildren(node, field) {
			const value = node[field];
			return Array.isArray(value) ? value.filter(parse_tree_isSyntaxNode) : [];
		}
		function readText(node, field) {
			const value = node[field];
			return typeof value === "string" ? value : null;
		}
		function listChildren(node) {
			const children = [];
			for (const field in node) {
				const value = node[field];
				if (typeof value !== "object" || value === null || bookkeeping.has(field)) continue;
				for (const entry of Array.isArray(value) ? value : [value]) if (parse_tree_isSyntaxNode(entry)) children.push(entry);
			}
			return children;
		}
		function isTypeOnly(node) {
			if (node["declare"] === true || node["abstract"] === true && node.type === "ClassProperty") return true;
			return node.type.startsWith("TS") && !runtimeTypeScriptNodes.has(node.type);
		}
		function isTransparent(node) {
			return transparentNodes.has(node.type);
		}
		function unwrap(expression) {
			let node = expression;
			while (isTransparent(node)) node = parse_tree_readChild(node, "expression") ?? node;
			return node;
		}
		function readStaticName(key, computed) {
			if (!computed && key.type === "Identifier") return readText(key, "name");
			if (key.type === "StringLiteral") return readText(key, "value");
			if (key.type !== "TemplateLiteral" || parse_tree_readChildren(key, "expressions").length > 0) return null;
			const value = parse_tree_readChildren(key, "quasis")[0]?.["value"];
			return typeof value === "object" && value !== null && "cooked" in value && typeof value.cooked === "string" ? value.cooked : null;
		}
		function isFunction({ type }) {
			return type === "FunctionDeclaration" || type === "FunctionExpression" || type === "ArrowFunctionExpression";
		}
		;
		const scriptGlobals = [
			"tools",
			"context",
			"console",
			"store"
		];
		const scriptPrefix = null && `(async (${scriptGlobals.join(", ")}) => {"use strict";{\n`;
		const raceName = "$__$raceCall";
		const callName = "$__$t";
		const taskName = "$__$task";
		const hiddenNames = [
			raceName,
			callName,
			taskName
		];
		const scriptParameters = scriptGlobals.length + hiddenNames.length;
		const enginePrefix = `(async (${[...scriptGlobals, ...hiddenNames].join(", ")}) => {"use strict";{`;
		const enginePrefixLength = enginePrefix.length;
		function frameForEngine(text) {
			return enginePrefix + text.slice(scriptPrefix.length);
		}
		const scriptSuffix = "\n}})";
		function readFrameBody(program, text) {
			const statements = program["body"];
			if (!Array.isArray(statements) || statements.length !== 1) return null;
			const statement = statements[0];
			const group = isSyntaxNode(statement) ? readChild(statement, "expression") : null;
			const arrow = group === null ? null : readChild(group, "expression");
			const outer = arrow?.type === "ArrowFunctionExpression" ? readChild(arrow, "body") : null;
			if (group === null || arrow === null || outer === null) return null;
			const [body, ...others] = readChildren(outer, "body");
			const isFrame = group.type === "ParenthesizedExpression" && group.start === 0 && group.end === text.length && arrow.start === 1 && outer.type === "BlockStatement" && outer.start === scriptPrefix.indexOf("{") && outer.end === text.length - 1 && body?.type === "BlockStatement" && body.start === scriptPrefix.lastIndexOf("{") && body.end === text.length - 2 && others.length === 0;
			return isFrame ? body : null;
		}
		;
		const maxFrames = 10;
		function readScriptStack(stack, insertions = []) {
			const frames = [];
			for (const line of stack.split("\n", 200)) {
				const match = /^\s{0,8}at (?:async )?(?:(?:new )?([^()\s]{1,80})(?: \[as [^()\s]{1,80}\])? \()?script\.ts:(\d{1,6}):(\d{1,6})\)?$/.exec(line);
				if (match === null || frames.length >= maxFrames) continue;
				const scriptLine = Number(match[2]);
				const column = findColumn(insertions, scriptLine, Number(match[3]) - (scriptLine === 1 ? enginePrefixLength : 0));
				if (scriptLine < 1 || column < 1) continue;
				const name = (match[1] ?? "").replaceAll(/[^\w$.<>]/g, "");
				frames.push({
					functionName: name === "<anonymous>" ? "" : name,
					line: scriptLine,
					column
				});
			}
			const text = frames.map(({ functionName, line, column }) => functionName === "" ? `at script.ts:${line}:${column}` : `at ${functionName} (script.ts:${line}:${column})`).join("\n");
			return {
				frames,
				text
			};
		}
		function findColumn(insertions, line, inProgram) {
			let added = 0;
			for (const insertion of insertions) {
				if (insertion.line !== line) continue;
				if (inProgram < insertion.column + added + insertion.length) return Math.min(inProgram - added, insertion.column);
				added += insertion.length;
			}
			return inProgram - added;
		}
		;
		const maxMessageChars = 9e3;
		const retryableCodes = new Set([
			"engine-failed",
			"no-worker",
			"approval-timed-out",
			"too-many-spawned"
		]);
		const guestErrorNames = new Set([
			"ToolNotFoundError",
			"ToolValidationError",
			"ToolBudgetExceededError",
			"ConcurrencyLimitError",
			"ToolExecutionError",
			"ApprovalDeniedError",
			"ApprovalTimeoutError",
			"SerializationError"
		]);
		function createErrorReport(details, situation) {
			const { insertions, ...run } = situation;
			const stack = readScriptStack(details.stack ?? "", insertions);
			const [first] = stack.frames;
			return {
				name: details.name,
				code: details.code,
				message: cleanMessage(details.message),
				phase: details.phase,
				toolName: details.toolName ?? null,
				callId: details.callId ?? null,
				stack: stack.text === "" ? null : stack.text,
				retryable: retryableCodes.has(details.code),
				line: details.line ?? first?.line ?? null,
				column: details.column ?? first?.column ?? null,
				...run
			};
		}
		function describeRefused([first, ...others]) {
			const listed = others.map(({ line, column, message }) => `script.ts:${line}:${column}: ${message}`);
			return {
				name: first?.name ?? "ScriptSyntaxError",
				code: first?.code ?? "syntax",
				message: [first?.message ?? "", ...listed].join("\n"),
				phase: "parsing",
				line: first?.line ?? null,
				column: first?.column ?? null
			};
		}
		function createOutcomeReport(outcome, limits, situation, loops) {
			if (outcome.type === "returned") return null;
			const report = createErrorReport(describeOutcome(outcome, limits), situation);
			const isInFunction = report.stack !== null && !/^at script\.ts:\d+:\d+$/.test(report.stack);
			const isLooping = report.name === "ScriptTimeoutError" && !isInFunction && situation.pendingTools === 0;
			return isLooping ? nameLoops(report, loops) : report;
		}
		function describeOutcome(outcome, limits) {
			const phase = "executing";
			switch (outcome.type) {
				case "threw": return readThrown(outcome.error);
				case "unhandled": {
					const thrown = readThrown(outcome.error);
					const message = `${thrown.message} (nothing handled this rejection: await the promise, or catch it)`;
					return {
						...thrown,
						message
					};
				}
				case "syntax": {
					const { message, stack } = outcome.error;
					return {
						name: "ScriptSyntaxError",
						code: "syntax",
						message,
						phase: "parsing",
						stack
					};
				}
				case "limit": return {
					...describeLimit(outcome.limit, limits),
					phase,
					stack: outcome.stack
				};
				case "stalled": {
					const message = "the script waits for a promise that nothing will settle: no tool call is running and no code is left to run";
					return {
						name: "ScriptError",
						code: "never-settles",
						message,
						phase
					};
				}
				case "no-worker": {
					const message = `no worker was free for this script within ${limits.workerWaitMs} ms`;
					return {
						name: "HarnessInternalError",
						code: "no-worker",
						message,
						phase
					};
				}
				case "fault": return {
					name: "HarnessInternalError",
					code: "engine-failed",
					message: outcome.message,
					phase
				};
			}
		}
		function nameLoops(report, loops) {
			const [first, ...others] = loops;
			if (first === undefined) return report;
			if (others.length === 0) return {
				...report,
				...first
			};
			const listed = loops.map(({ line, column }) => `script.ts:${line}:${column}`).join(", ");
			return {
				...report,
				message: `${report.message}; the loops of the script are at ${listed}`
			};
		}
		function describeLimit(limit, limits) {
			switch (limit) {
				case "wall": return {
					name: "ScriptTimeoutError",
					code: "wall-clock",
					message: `the script took longer than ${limits.timeoutMs} ms, tool calls included; do less per script, or make a long call outside of a script`
				};
				case "running": return {
					name: "ScriptTimeoutError",
					code: "running-time",
					message: `the script's own code ran longer than ${limits.runningMs} ms; look for an endless loop, or let a command do the work`
				};
				case "memory": return {
					name: "ScriptMemoryError",
					code: "memory",
					message: `the script needed more than ${limits.memoryMb} MB; keep fewer values at a time, or let a command process the data`
				};
				case "stack": return {
					name: "ScriptStackError",
					code: "stack",
					message: `the script's calls nest deeper than its stack of ${limits.stackKb} KB; use a loop instead of recursion`
				};
				case "cancelled": return {
					name: "ScriptCancelledError",
					code: "cancelled",
					message: "the script was cancelled"
				};
			}
		}
		function readThrown(error) {
			const { known, stack } = error;
			const name = [...guestErrorNames].find((candidate) => candidate === known?.name);
			if (known !== null && name !== undefined) {
				return {
					name,
					code: known.code,
					message: error.message,
					phase: name === "SerializationError" ? "finalizing" : "executing",
					stack,
					toolName: known.toolName,
					callId: known.callId
				};
			}
			const named = error.name === "" || error.name === "Error" ? error.message : `${error.name}: ${error.message}`;
			const message = named === "" ? "the script threw an error without a message" : named;
			return {
				name: "ScriptError",
				code: "thrown",
				message,
				phase: "executing",
				stack
			};
		}
		function cleanMessage(message) {
			const clean = (0, control_characters._O)((0, control_characters.bN)(message));
			return (0, cut_text.IN)(clean, maxMessageChars);
		}
		var schemas = __webpack_require__(88343);
		var protocol_limits = __webpack_require__(12359);
		;
		const stderrTailBytes = 2048;
		const noSuchTool = "there is no such tool";
		function createCallAnswer(result, call) {
			const requestId = readRequestId(result);
			const fail = (state, note, { message, ...error }) => createFailure(call, {
				state,
				note,
				requestId
			}, {
				message: `${call.tool}: ${message}`,
				...error
			});
			switch (result.type) {
				case "completed": {
					const { value } = result.output;
					const resultJson = JSON.stringify(value);
					if (resultJson.length > protocol_limits.T.resultChars - 1024) {
						const message = `the result of ${resultJson.length} characters is too large for a script; ask for less of it`;
						return fail("failed", message, {
							name: "ToolExecutionError",
							code: "result-too-large",
							message
						});
					}
					return {
						answer: {
							type: "value",
							value,
							requestId
						},
						state: "completed",
						note: renderExit(value),
						resultJson
					};
				}
				case "failed":
				case "aborted": {
					const { stderr } = result;
					return fail(result.type, result.message, {
						name: "ToolExecutionError",
						code: `tool-${result.type}`,
						message: [result.message, result.hints].filter(Boolean).join("\n"),
						stderr: stderr === "" ? null : (0, cut_text.G9)(stderr, stderrTailBytes)
					});
				}
				case "denied": {
					const { decision } = result;
					const timedOut = decision.rule === types_decision.D0;
					return fail("denied", renderDecision(decision), {
						name: timedOut ? "ApprovalTimeoutError" : "ApprovalDeniedError",
						code: timedOut ? "approval-timed-out" : "approval-denied",
						message: (0, denial.iv)(decision),
						rule: decision.rule,
						reason: decision.reason,
						instead: decision.instead === "" ? null : decision.instead
					});
				}
				case "invalid": {
					const issues = result.issues.slice(0, 20);
					const message = (0, call_text.i)(issues);
					return fail("invalid", message, {
						name: "ToolValidationError",
						code: "invalid-arguments",
						message,
						issues
					});
				}
				case "not-found": return fail("not-found", noSuchTool, {
					name: "ToolNotFoundError",
					code: "tool-not-found",
					message: noSuchTool
				});
				case "refused": {
					const { message } = result;
					return fail("failed", message, {
						name: "ToolExecutionError",
						code: "refused",
						message
					});
				}
				case "dry-run": return {
					answer: {
						type: "value",
						value: {
							__dryRun: true,
							toolName: result.tool,
							args: result.args
						},
						requestId
					},
					state: "dry-run",
					note: "",
					resultJson: null
				};
			}
		}
		function createFailure(call, { requestId, ...outcome }, error) {
			const whole = {
				toolName: call.tool,
				callId: call.callId,
				stderr: null,
				rule: null,
				reason: null,
				instead: null,
				issues: null,
				...error,
				message: error.message.slice(0, 8e3)
			};
			return {
				answer: {
					type: "error",
					error: whole,
					requestId
				},
				...outcome,
				resultJson: null
			};
		}
		function renderExit(value) {
			if (value === null || typeof value !== "object" || Array.isArray(value)) return "";
			const { exitCode, ended, timedOut, cut } = value;
			const ending = types_event.JS.find((one) => one === ended);
			const exit = typeof exitCode === "number" ? `exit ${exitCode}` : ending === undefined ? "" : `ended: ${ending}`;
			return [timedOut === true ? "timed out" : exit, typeof cut === "string" ? cut : ""].filter(Boolean).join("; ");
		}
		function renderDecision(decision) {
			const text = `${decision.decision} by ${decision.rule}`;
			const head = (decision.reason === "" ? text : `${text}: ${decision.reason}`).slice(0, 1e3);
			const last = (0, denial.Wl)(decision);
			return last === "" ? head : `${head.replace(/\.$/, "")}.${last}`;
		}
		function readRequestId(result) {
			if (!("decision" in result)) return null;
			const { decision, matched, decisionId } = result.decision;
			return decision === "escalate" || matched.some((match) => match.decision === "escalate") ? decisionId : null;
		}
		;
		function createRunningCalls({ clock, cleanupMs }) {
			const running = new Map();
			let isEnded = false;
			return {
				get size() {
					return running.size;
				},
				get isEnded() {
					return isEnded;
				},
				has: (id) => running.has(id),
				start(id, work) {
					const controller = new AbortController();
					const result = (async () => work(controller.signal))().finally(() => running.delete(id));
					running.set(id, {
						controller,
						ended: result.catch(() => undefined)
					});
					return result;
				},
				cancel(id, reason) {
					const call = running.get(id);
					call?.controller.abort(new Error(reason));
					return call !== undefined;
				},
				async end(reason) {
					isEnded = true;
					const calls = [...running.values()];
					for (const { controller } of calls) controller.abort(new Error(reason));
					const patience = new AbortController();
					await Promise.race([Promise.all(calls.map(({ ended }) => ended)), clock.sleep(cleanupMs, patience.signal).catch(() => undefined)]);
					patience.abort();
					return [...running.keys()];
				}
			};
		}
		;
		const maxKeptChars = 4194304;
		const maxCutBytes = 65536;
		const refusals = {
			unknownTool: {
				state: "not-found",
				name: "ToolNotFoundError",
				code: "tool-not-found"
			},
			spawnArguments: {
				state: "invalid",
				name: "ToolValidationError",
				code: "invalid-arguments"
			},
			tooManySpawned: {
				state: "concurrency",
				name: "ConcurrencyLimitError",
				code: "too-many-spawned"
			},
			tooManyAtOnce: {
				state: "concurrency",
				name: "ConcurrencyLimitError",
				code: "too-many-at-once"
			},
			overBudget: {
				state: "budget",
				name: "ToolBudgetExceededError",
				code: "tool-budget"
			},
			lostRace: {
				state: "aborted",
				name: "ToolExecutionError",
				code: "tool-aborted"
			}
		};
		const spawnId = schemas.string().min(1).max(200);
		const spawnRequest = schemas.strictObject({
			id: spawnId,
			name: schemas.string().min(1).max(300),
			args: schemas.unknown()
		});
		const cancelRequest = schemas.strictObject({ id: spawnId });
		function createToolFacade(options) {
			const { limits, clock } = options;
			const known = new Set(options.toolNames);
			const tracked = createRunningCalls({
				clock,
				cleanupMs: limits.cleanupMs
			});
			const startTimes = new Map();
			const traces = new Map();
			const results = new Map();
			const waiting = [];
			const admittedCalls = new Map();
			const unawaited = [];
			let keptChars = 0;
			let used = 0;
			let running = 0;
			let started = 0;
			let closed = false;
			function trace(named, state, note, durationMs = 0) {
				traces.set(named.callId, {
					...named,
					state,
					note,
					durationMs: Math.round(durationMs)
				});
			}
			function answerAtOnce({ call, named }, { state, note, answer }) {
				trace(named, state, note);
				call.answer(answer);
			}
			function refuse(admitted, refusal, reason) {
				const { state, ...error } = refusals[refusal];
				const message = `${admitted.named.tool}: ${reason}`;
				answerAtOnce(admitted, createFailure(admitted.named, {
					state,
					note: message,
					requestId: null
				}, {
					...error,
					message
				}));
			}
			function handle(call) {
				if (options.spawned === null || call.name !== "spawn" && call.name !== "spawn.cancel") admit(call);
				else if (call.name === "spawn") spawn(call, options.spawned);
				else {
					const id = cancelRequest.safeParse(call.args).data?.id ?? "";
					const cancelled = options.spawned.running.cancel(id, "the spawned call was cancelled");
					call.answer({
						type: "value",
						value: { cancelled },
						requestId: null
					});
				}
			}
			function dispatch({ call, named }, args, signal, pauseClock) {
				const line = options.readLine(call.stack);
				return options.callTool({
					callId: named.callId,
					name: named.tool,
					args,
					line,
					signal,
					pauseClock
				});
			}
			function spawn(call, spawned) {
				const request = spawnRequest.safeParse(call.args).data;
				const named = nameCall(request?.name ?? "spawn", request?.args);
				const admitted = {
					call,
					named
				};
				if (request === undefined) return refuse(admitted, "spawnArguments", "tools.spawn takes the name of a tool and its arguments");
				if (!mayRun(admitted)) return;
				const { id, args } = request;
				const { running: calls, limit } = spawned;
				if (calls.isEnded || calls.size >= limit || calls.has(id)) return refuse(admitted, "tooManySpawned", "too many spawned calls run already");
				used += 1;
				started += 1;
				trace(named, "spawned", `as ${id}`);
				const startedMs = clock.monotonicMs();
				const { callId, tool } = named;
				calls.start(id, async (signal) => createCallAnswer(await dispatch(admitted, args, signal, pause_clock.z), named)).then(({ answer, state, note, resultJson }) => {
					if (!closed) trace(named, state, note, clock.monotonicMs() - startedMs);
					else if (!calls.isEnded) spawned.onEnd({
						id,
						scriptId: options.scriptId,
						callId,
						tool,
						state,
						note,
						resultJson
					});
					call.answer(answer);
				}, options.onBroken);
			}
			function admit(call) {
				const named = nameCall(call.name, call.args);
				const admitted = {
					call,
					named
				};
				if (!mayRun(admitted)) return;
				if (running >= limits.concurrentToolCalls && limits.concurrency === "reject") {
					const reason = `no more than ${limits.concurrentToolCalls} calls may run at once; await some of them first`;
					return refuse(admitted, "tooManyAtOnce", reason);
				}
				used += 1;
				admittedCalls.set(call.id, admitted);
				trace(named, "waiting", "");
				if (running >= limits.concurrentToolCalls) wait(admitted);
				else execute(admitted);
			}
			function wait(admitted) {
				waiting.push(admitted);
				admitted.call.lost.addEventListener("abort", () => {
					const place = waiting.indexOf(admitted);
					if (place < 0) return;
					waiting.splice(place, 1);
					refuse(admitted, "lostRace", "another call won the race before this one was started");
				});
			}
			function nameCall(tool, args) {
				return {
					callId: options.createId("call"),
					tool,
					target: readTarget(args)
				};
			}
			function mayRun(admitted) {
				const { named } = admitted;
				if (closed) trace(named, "aborted", "the script had ended");
				else if (!known.has(named.tool)) refuse(admitted, "unknownTool", noSuchTool);
				else if (used >= limits.toolCalls) {
					const reason = `the script has used all of its ${limits.toolCalls} tool calls; make the other calls in another script`;
					refuse(admitted, "overBudget", reason);
				} else return true;
				return false;
			}
			function execute(admitted) {
				const { call, named } = admitted;
				const startedMs = clock.monotonicMs();
				startTimes.set(named.callId, startedMs);
				running += 1;
				started += 1;
				trace(named, "pending", "");
				tracked.start(named.callId, (signal) => dispatch(admitted, call.args, AbortSignal.any([signal, call.lost]), call.pauseClock)).then((result) => {
					const answer = createCallAnswer(result, named);
					if (traces.get(named.callId)?.state !== "detached") {
						const note = closed ? `${answer.note || answer.state} (after the script's end)` : answer.note;
						trace(named, answer.state, note, clock.monotonicMs() - startedMs);
					}
					if (answer.resultJson !== null) keepResult(named, answer.resultJson);
					call.answer(answer.answer);
				}, (thrown) => {
					trace(named, "failed", "the harness failed", clock.monotonicMs() - startedMs);
					options.onBroken(thrown);
				}).finally(() => {
					running -= 1;
					const next = closed ? undefined : waiting.shift();
					if (next !== undefined) execute(next);
				});
			}
			function keepResult({ callId }, resultJson) {
				const isKept = keptChars + resultJson.length <= maxKeptChars;
				const kept = isKept ? resultJson : JSON.stringify((0, cut_text.it)(resultJson, {
					maxBytes: maxCutBytes,
					describe: (0, cut_text.eM)(null)
				}));
				keptChars += kept.length;
				results.set(callId, kept);
			}
			return {
				handle,
				noteLeft(id) {
					const left = admittedCalls.get(id);
					if (left === undefined || !admittedCalls.delete(id)) return;
					unawaited.push(left.named);
				},
				noteMissing(name) {
					trace(nameCall(name, {}), "not-found", noSuchTool);
				},
				async close(reason) {
					closed = true;
					for (const { named } of waiting.splice(0)) trace(named, "aborted", reason);
					const detached = await tracked.end(reason);
					return detached.flatMap((callId) => {
						const left = traces.get(callId);
						if (left === undefined) return [];
						const note = `did not end within ${limits.cleanupMs} ms after it was asked to stop`;
						trace(left, "detached", note, clock.monotonicMs() - (startTimes.get(callId) ?? 0));
						return [left];
					});
				},
				unawaited,
				get calls() {
					return [...traces.values()].map((made, index) => ({
						number: index + 1,
						...made
					}));
				},
				get partialResults() {
					return [...traces.values()].flatMap(({ callId, tool, target }, index) => {
						const resultJson = results.get(callId);
						return resultJson === undefined ? [] : [{
							number: index + 1,
							tool,
							target,
							resultJson
						}];
					});
				},
				get started() {
					return started;
				},
				get completed() {
					return results.size;
				},
				get pending() {
					return tracked.size + waiting.length;
				}
			};
		}
		const maxTargetCharacters = 80;
		const targetNames = [
			"command",
			"cmd",
			"filePath",
			"file_path",
			"path",
			"dirPath",
			"dir_path",
			"pattern",
			"query",
			"urls",
			"url",
			"uri",
			"key"
		];
		function readTarget(args) {
			if (typeof args === "string") return readTarget({ command: args });
			if (Array.isArray(args)) return readTarget((0, json.OW)(args[0]) ? args[0] : { command: args.flat() });
			if (args === null || typeof args !== "object") return "";
			const given = args;
			const value = targetNames.map((name) => given[name]).find((named) => named !== undefined) ?? readPatchedFiles(given["patch"] ?? given["input"]);
			const text = Array.isArray(value) ? value.filter((word) => typeof word === "string").join(" ") : value;
			if (typeof text !== "string") return "";
			return (0, control_characters.UN)((0, cut_text.IN)(text, maxTargetCharacters));
		}
		function readPatchedFiles(patch) {
			if (typeof patch !== "string") return undefined;
			return [...patch.matchAll(/^(?:\*\*\* (?:Add|Update|Delete) File: |\+\+\+ (?:b\/)?)(.+)$/gm)].map(([, file = ""]) => file);
		}
		;
		const maxEntries = 1e3;
		function createScriptPreparer(options) {
			const known = new Map();
			const keep = (key, made) => {
				known.delete(key);
				known.set(key, made);
				for (const oldest of known.keys()) {
					if (known.size <= maxEntries) break;
					known.delete(oldest);
				}
			};
			return { async prepare(source, language) {
				const digest = (0, external_node_crypto_.createHash)("sha256").update(source, "utf8").digest("hex");
				const key = source.isWellFormed() ? `${language}:${digest}` : null;
				const found = key === null ? undefined : known.get(key);
				const made = found ?? await options.thread.prepare({
					source,
					language,
					sourceBytes: options.limits.sourceBytes
				});
				if (key !== null && isLasting(made)) keep(key, made);
				return {
					...made,
					cacheHit: found !== undefined
				};
			} };
		}
		function isLasting(made) {
			return made.type === "ready" || made.errors.every(({ code }) => code !== "too-complex");
		}
		var preparer_thread = __webpack_require__(22485);
		;
		const epoch = schemas.int().positive();
		const callId = schemas.int().positive();
		const protocol_text = (max) => schemas.string().max(max);
		const counter = schemas.number().nonnegative().max(Number.MAX_SAFE_INTEGER);
		const guestErrorSchema = schemas.strictObject({
			name: protocol_text(protocol_limits.T.errorNameChars),
			message: protocol_text(protocol_limits.T.errorChars),
			stack: protocol_text(protocol_limits.T.errorChars),
			known: schemas.strictObject({
				name: protocol_text(100),
				code: protocol_text(100),
				toolName: protocol_text(300).nullable(),
				callId: protocol_text(200).nullable()
			}).nullable()
		});
		const outcomeSchema = schemas.discriminatedUnion("type", [
			schemas.strictObject({
				type: schemas.literal("returned"),
				json: protocol_text(protocol_limits.T.resultChars).nullable()
			}),
			schemas.strictObject({
				type: schemas.literal("threw"),
				error: guestErrorSchema
			}),
			schemas.strictObject({
				type: schemas.literal("unhandled"),
				error: guestErrorSchema
			}),
			schemas.strictObject({
				type: schemas.literal("syntax"),
				error: guestErrorSchema
			}),
			schemas.strictObject({
				type: schemas.literal("limit"),
				limit: schemas["enum"]([
					"wall",
					"running",
					"memory",
					"stack",
					"cancelled"
				]),
				stack: protocol_text(protocol_limits.T.errorChars)
			}),
			schemas.strictObject({ type: schemas.literal("stalled") }),
			schemas.strictObject({ type: schemas.literal("no-worker") }),
			schemas.strictObject({
				type: schemas.literal("fault"),
				message: protocol_text(2e3)
			})
		]);
		const metricsSchema = schemas.strictObject({
			runningMs: counter,
			memoryBytes: counter,
			droppedLogs: counter,
			droppedProgress: counter
		});
		const guestMessages = [
			schemas.strictObject({
				type: schemas.literal("call"),
				epoch,
				id: callId,
				json: protocol_text(protocol_limits.T.argumentBytes + 2048)
			}),
			schemas.strictObject({
				type: schemas.literal("lost"),
				epoch,
				id: callId
			}),
			schemas.strictObject({
				type: schemas.literal("left"),
				epoch,
				id: callId
			}),
			schemas.strictObject({
				type: schemas.literal("missing"),
				epoch,
				name: protocol_text(300)
			}),
			schemas.strictObject({
				type: schemas.literal("log"),
				epoch,
				level: schemas["enum"]([
					"log",
					"warn",
					"error"
				]),
				text: protocol_text(protocol_limits.T.logChars)
			}),
			schemas.strictObject({
				type: schemas.literal("progress"),
				epoch,
				kind: schemas["enum"](["info", "warn"]),
				message: protocol_text(protocol_limits.T.progressChars)
			}),
			schemas.strictObject({
				type: schemas.literal("hand-over"),
				epoch,
				json: protocol_text(protocol_limits.T.handOverChars).nullable()
			}),
			schemas.strictObject({
				type: schemas.literal("store"),
				epoch,
				json: protocol_text(protocol_limits.T.storePostedChars)
			}),
			schemas.strictObject({
				type: schemas.literal("done"),
				epoch,
				outcome: outcomeSchema,
				metrics: metricsSchema
			})
		];
		const engineMessageSchema = schemas.discriminatedUnion("type", [
			schemas.strictObject({ type: schemas.literal("ready") }),
			schemas.strictObject({
				type: schemas.literal("started"),
				epoch
			}),
			...guestMessages
		]);
		const callPayloadSchema = schemas.strictObject({
			name: schemas.string().min(1).max(300),
			stack: schemas.string().max(1e3),
			args: schemas.unknown()
		});
		function readCallPayload(json) {
			if ((0, parse_json.j1)(json).depth > protocol_limits.T.argumentDepth + 1) return null;
			try {
				const parsed = callPayloadSchema.safeParse(JSON.parse(json));
				if (!parsed.success) return null;
				const { name, stack, args } = parsed.data;
				return {
					name,
					stack,
					args
				};
			} catch {
				return null;
			}
		}
		const storeChangeSchema = schemas.strictObject({
			key: schemas.string().min(1).max(protocol_limits.T.storeKeyChars),
			json: schemas.string().optional()
		});
		function readStoreChange(json) {
			try {
				const { key, json: value } = storeChangeSchema.parse(JSON.parse(json));
				if (value === undefined) return {
					key,
					json: null
				};
				if ((0, parse_json.j1)(value).depth > protocol_limits.T.argumentDepth + 1) return null;
				JSON.parse(value);
				return {
					key,
					json: value
				};
			} catch {
				return null;
			}
		}
		function readEngineLine(line) {
			try {
				const parsed = engineMessageSchema.safeParse(JSON.parse(line));
				return parsed.success ? parsed.data : null;
			} catch {
				return null;
			}
		}
		;
		const startMs = 2e4;
		function connectEngine(options) {
			const listeners = new Map();
			const firstWorker = (0, deferred.u)();
			const started = new AbortController();
			let engine = null;
			let ended = false;
			const fail = (reason) => {
				if (ended) return;
				ended = true;
				engine?.kill();
				started.abort();
				firstWorker.reject(new Error(reason));
				for (const listener of listeners.values()) listener.onEnd(reason);
				listeners.clear();
			};
			const send = (message) => {
				if (!ended) engine?.writeLine(JSON.stringify(message));
			};
			const receive = (line) => {
				if (ended) return;
				const message = readEngineLine(line);
				if (message === null) fail("the script engine broke the protocol");
				else if (message.type === "ready") {
					started.abort();
					firstWorker.resolve();
				} else listeners.get(message.epoch)?.onMessage(message);
			};
			const start = async () => {
				try {
					engine = await options.startEngine();
				} catch (thrown) {
					ended = true;
					throw thrown;
				}
				if (ended) engine.kill();
				engine.onExit((reason) => fail(`the script engine ended: ${reason.slice(0, 500)}`));
				engine.onLine(receive);
				send({
					type: "start",
					...options.settings
				});
				options.clock.sleep(startMs, started.signal).then(() => fail("the script engine took too long to start"), () => undefined);
				await firstWorker.promise;
			};
			const ready = start();
			for (const promise of [ready, firstWorker.promise]) promise.catch(() => undefined);
			return {
				ready,
				get ended() {
					return ended;
				},
				send,
				listen(epoch, listener) {
					listeners.set(epoch, listener);
					return () => void listeners.delete(epoch);
				},
				fail
			};
		}
		;
		function createPausableTimer(clock) {
			let remainingMs = 0;
			let armedMs = null;
			let paused = false;
			let expire = () => undefined;
			let current = new AbortController();
			function start() {
				armedMs = clock.monotonicMs();
				current = new AbortController();
				clock.sleep(remainingMs, current.signal).then(expire, () => undefined);
			}
			return {
				arm(delayMs, onExpire) {
					current.abort();
					remainingMs = delayMs;
					expire = onExpire;
					if (!paused) start();
				},
				pause() {
					if (paused) return;
					paused = true;
					current.abort();
					if (armedMs !== null) remainingMs = Math.max(0, remainingMs - (clock.monotonicMs() - armedMs));
				},
				resume() {
					if (!paused) return;
					paused = false;
					start();
				},
				end() {
					current.abort();
				}
			};
		}
		;
		const noMetrics = {
			runningMs: 0,
			memoryBytes: 0,
			droppedLogs: 0,
			droppedProgress: 0
		};
		;
		const graceMs = 5e3;
		function runOnEngine(options) {
			const { engine, epoch, request, clock } = options;
			const { limits } = request;
			const result = (0, deferred.u)();
			const counts = {
				calls: 0,
				missing: 0,
				log: 0,
				logChars: 0,
				progress: 0,
				handOvers: 0,
				store: 0,
				storeChars: 0
			};
			const open = new Map();
			let seen = 0;
			let pauses = 0;
			let stopping = false;
			let over = false;
			const timer = createPausableTimer(clock);
			const stopListening = engine.listen(epoch, {
				onMessage: receive,
				onEnd: (reason) => finish({
					outcome: {
						type: "fault",
						message: reason
					},
					metrics: noMetrics
				})
			});
			const cancel = () => stop("cancelled");
			request.signal.addEventListener("abort", cancel, { once: true });
			start();
			return result.promise;
			function start() {
				const configJson = JSON.stringify({
					seed: readSeed(request.scriptId),
					toolNames: request.toolNames,
					aliases: request.aliases,
					nearest: request.nearest,
					advice: request.advice,
					spawn: request.canSpawn,
					isImplicit: request.isImplicit,
					toolCalls: limits.toolCalls,
					callsOverBudget: protocol_limits.T.callsOverBudget,
					argumentBytes: protocol_limits.T.argumentBytes,
					argumentDepth: protocol_limits.T.argumentDepth,
					returnDepth: limits.returnDepth,
					returnBytes: protocol_limits.T.resultChars,
					handOverBytes: protocol_limits.T.handOverChars,
					handOvers: protocol_limits.T.handOvers,
					context: request.context,
					store: [...request.store],
					storeBytes: limits.storeBytes,
					storeKeyChars: protocol_limits.T.storeKeyChars,
					storeChanges: protocol_limits.T.storeChanges,
					storePostedChars: protocol_limits.T.storePostedChars
				});
				if (request.js.length > protocol_limits.T.sourceChars || configJson.length > protocol_limits.T.configChars) {
					finish({
						outcome: {
							type: "fault",
							message: "the script or its context is too large"
						},
						metrics: noMetrics
					});
					return;
				}
				timer.arm(limits.workerWaitMs + graceMs, failLate);
				engine.send({
					type: "run",
					job: {
						epoch,
						js: request.js,
						configJson,
						limits: {
							runningMs: limits.runningMs,
							consoleLines: limits.consoleLines,
							progressEvents: limits.progressEvents,
							progressIntervalMs: limits.progressIntervalMs
						}
					}
				});
				if (request.signal.aborted) cancel();
			}
			function stop(reason) {
				if (stopping) return;
				stopping = true;
				engine.send({
					type: "stop",
					epoch,
					reason
				});
				timer.resume();
				timer.arm(graceMs, failLate);
			}
			function failLate() {
				engine.fail("the script engine did not keep its time");
			}
			function receive(message) {
				switch (message.type) {
					case "started":
						if (!stopping) timer.arm(limits.timeoutMs, () => stop("wall"));
						return;
					case "call": {
						const payload = readCallPayload(message.json);
						counts.calls += 1;
						const sane = payload !== null && message.id > seen && counts.calls <= limits.toolCalls + protocol_limits.T.callsOverBudget;
						if (!sane) return violate();
						seen = message.id;
						const lost = new AbortController();
						open.set(message.id, lost);
						request.onCall({
							...payload,
							id: message.id,
							pauseClock,
							lost: lost.signal,
							answer: (answer) => settle(message.id, answer)
						});
						return;
					}
					case "lost": return open.get(message.id)?.abort(new Error("another call won the race"));
					case "left": return request.onLeft(message.id);
					case "missing":
						counts.missing += 1;
						return counts.missing > protocol_limits.T.missingReports ? violate() : request.onMissing((0, control_characters._O)(message.name));
					case "log":
						counts.log += 1;
						counts.logChars += message.text.length;
						return counts.log > limits.consoleLines || counts.logChars > protocol_limits.T.consoleChars ? violate() : request.onConsole({
							level: message.level,
							text: (0, control_characters._O)((0, control_characters.bN)(message.text))
						});
					case "progress":
						counts.progress += 1;
						return counts.progress > limits.progressEvents ? violate() : request.onProgress({
							kind: message.kind,
							message: (0, control_characters._O)(message.message)
						});
					case "hand-over":
						counts.handOvers += 1;
						return counts.handOvers > protocol_limits.T.handOvers ? violate() : request.onHandOver(message.json);
					case "store": {
						const change = readStoreChange(message.json);
						counts.store += 1;
						counts.storeChars += message.json.length;
						const fits = counts.store <= protocol_limits.T.storeChanges && counts.storeChars <= protocol_limits.T.storePostedChars;
						return change === null || !fits ? violate() : request.onStore(change);
					}
					case "done": finish({
						outcome: message.outcome,
						metrics: message.metrics
					});
				}
			}
			function violate() {
				engine.fail("the script engine broke its limits");
			}
			function settle(id, answer) {
				if (over || !open.delete(id)) return;
				const { requestId } = answer;
				const json = answer.type === "value" ? JSON.stringify({
					value: answer.value,
					requestId
				}) : JSON.stringify({
					error: answer.error,
					requestId
				});
				engine.send({
					type: "settle",
					epoch,
					id,
					ok: answer.type === "value",
					json
				});
			}
			async function pauseClock(wait) {
				pauses += 1;
				if (pauses === 1 && !stopping) timer.pause();
				try {
					return await wait();
				} finally {
					pauses -= 1;
					if (pauses === 0 && !over) timer.resume();
				}
			}
			function finish(value) {
				over = true;
				timer.end();
				stopListening();
				request.signal.removeEventListener("abort", cancel);
				result.resolve(value);
			}
		}
		function readSeed(scriptId) {
			const digest = (0, external_node_crypto_.createHash)("sha256").update(scriptId).digest();
			return [
				0,
				4,
				8,
				12
			].map((offset) => digest.readInt32LE(offset));
		}
		;
		function createEngineRuntime(options) {
			const { runtime, startEngine, workers, clock } = options;
			const { memoryMb, stackKb, workerWaitMs } = options.limits;
			let engine = null;
			let nextEpoch = 1;
			let disposed = false;
			async function connect() {
				if (disposed) throw new Error("the script harness is closed");
				if (engine === null || engine.ended) engine = connectEngine({
					startEngine,
					settings: {
						runtime,
						workers,
						memoryMb,
						stackKb,
						workerWaitMs
					},
					clock
				});
				const current = engine;
				await current.ready;
				return current;
			}
			return {
				kind: runtime.type,
				async warm() {
					await connect();
				},
				async run(request) {
					const connected = await connect().catch(error.IP);
					if (typeof connected === "string") return {
						outcome: {
							type: "fault",
							message: connected.slice(0, 1e3)
						},
						metrics: noMetrics
					};
					const epoch = nextEpoch;
					nextEpoch += 1;
					return runOnEngine({
						engine: connected,
						epoch,
						request,
						clock
					});
				},
				async dispose() {
					disposed = true;
					engine?.fail("the script harness was closed");
					await engine?.ready.catch(() => undefined);
				}
			};
		}
		;
		function createContextData(request, options) {
			const { limits } = options;
			return {
				conversationId: request.context.conversationId,
				sessionId: request.context.sessionId,
				turnId: request.context.turnId,
				scriptId: request.scriptId,
				workingDirectory: request.context.workingDirectory,
				provider: request.context.provider,
				model: request.context.model,
				sandbox: {
					timeoutMs: limits.timeoutMs,
					memoryMb: limits.memoryMb,
					maxConcurrentToolCalls: limits.concurrentToolCalls,
					mode: request.mode
				},
				capabilities: { tools: [...options.toolNames] },
				approvals: { required: options.approvalsRequired }
			};
		}
		var script_report = __webpack_require__(42123);
		;
		function createScriptHarness(options) {
			const { limits, clock, spawning } = options;
			const thread = (0, preparer_thread.o)({
				path: options.preparerPath,
				timeoutMs: preparer_thread.D
			});
			const preparer = createScriptPreparer({
				limits,
				thread
			});
			const runtime = createEngineRuntime({
				runtime: options.runtime,
				startEngine: options.startEngine,
				limits,
				workers: Math.max(1, Math.min(2, (0, external_node_os_.availableParallelism)())),
				clock
			});
			const spawned = spawning === null ? null : {
				...spawning,
				running: createRunningCalls({
					clock,
					cleanupMs: limits.cleanupMs
				})
			};
			const stored = new Map(options.storedValues ?? []);
			let storedBytes = [...stored].reduce((total, [key, json]) => total + measureStored(key, json), 0);
			const lateFailures = [];
			async function run(request) {
				if (lateFailures.length > 0) throw lateFailures[0];
				const startedMs = clock.monotonicMs();
				const situate = (facade, pending = 0, insertions = []) => ({
					scriptId: request.scriptId,
					elapsedMs: Math.round(clock.monotonicMs() - startedMs),
					completedTools: facade?.completed ?? 0,
					pendingTools: pending,
					insertions
				});
				const refuse = (details) => (0, script_report.mG)(request.scriptId, createErrorReport(details, situate(null)), false);
				if (request.mode === "disabled") {
					const message = "scripts are disabled in this run; use the structured tools";
					return refuse({
						name: "ScriptError",
						code: "scripts-disabled",
						message,
						phase: "parsing"
					});
				}
				const prepared = await preparer.prepare(request.source, request.language);
				if (prepared.type === "refused") return refuse(describeRefused(prepared.errors));
				if (request.mode === "dry-run") return {
					...(0, script_report.mG)(request.scriptId, null, prepared.cacheHit),
					dryRun: {
						tools: prepared.tools,
						unknownTools: listUnknownTools(prepared)
					}
				};
				let attempt = await runOnce(request, prepared);
				if (attempt.result.outcome.type === "fault" && attempt.facade.started === 0 && attempt.storeChanges === 0 && !request.signal.aborted) {
					attempt = await runOnce(request, prepared);
				}
				const { result, facade, detached } = attempt;
				const situation = situate(facade, attempt.pending, prepared.insertions);
				const report = (details) => details === null ? null : createErrorReport(details, situation);
				const returned = (0, script_report.Sn)(result, limits);
				const error = report(hasReturned(result) ? (0, script_report.Aq)(detached) : null) ?? report((0, script_report.M)(facade.unawaited, facade.calls, result, prepared.noResultCause)) ?? createOutcomeReport(result.outcome, limits, situation, prepared.loops) ?? report(returned.error) ?? report(hasResult(attempt) ? null : (0, script_report.Cf)(prepared.noResultCause));
				return {
					scriptId: request.scriptId,
					returnJson: error === null ? returned.json : null,
					error,
					partialResults: error === null ? [] : facade.partialResults,
					calls: facade.calls,
					logs: attempt.logs,
					droppedLogs: result.metrics.droppedLogs,
					progress: attempt.progress,
					droppedProgress: result.metrics.droppedProgress,
					handedOver: null,
					metadata: {
						durationMs: Math.round(clock.monotonicMs() - startedMs),
						toolCallsMade: facade.started,
						memoryUsedMb: Math.round(result.metrics.memoryBytes / 1024 / 1024 * 10) / 10,
						scriptCacheHit: prepared.cacheHit,
						compilationCacheHit: prepared.cacheHit
					},
					dryRun: null
				};
			}
			function listUnknownTools({ tools }) {
				const spawnNames = spawned === null ? [] : [
					"spawn",
					"spawn.cancel",
					...options.toolNames.map((name) => `spawn.${name}`)
				];
				return tools.filter((name) => ![...options.toolNames, ...spawnNames].includes(name) && options.findAlias(name) === null);
			}
			async function runOnce(request, prepared) {
				const logs = [];
				const progress = [];
				const broken = [];
				let storeChanges = 0;
				const stop = new AbortController();
				let over = false;
				const breakOff = (thrown) => {
					(over ? lateFailures : broken).push(thrown);
					stop.abort();
				};
				const guard = (tell) => {
					try {
						tell();
					} catch (thrown) {
						breakOff(thrown);
					}
				};
				const unknownTools = listUnknownTools(prepared);
				const facade = createToolFacade({
					scriptId: request.scriptId,
					callTool: request.callTool,
					spawned,
					toolNames: options.toolNames,
					readLine: (stack) => readScriptStack(stack, prepared.insertions).frames[0]?.line ?? null,
					limits,
					clock,
					createId: options.createId,
					onBroken: breakOff
				});
				const startedMs = clock.monotonicMs();
				request.onStarted(() => {
					const empty = (0, script_report.mG)(request.scriptId, null, prepared.cacheHit);
					const durationMs = Math.round(clock.monotonicMs() - startedMs);
					return {
						...empty,
						calls: facade.calls,
						logs: [...logs],
						progress: [...progress],
						handedOver: { valueJson: null },
						metadata: {
							...empty.metadata,
							durationMs,
							toolCallsMade: facade.started
						}
					};
				});
				const result = await runtime.run({
					scriptId: request.scriptId,
					js: prepared.js,
					context: createContextData(request, options),
					toolNames: options.toolNames,
					aliases: Object.fromEntries(prepared.tools.flatMap((name) => {
						const tool = options.toolNames.includes(name) ? null : options.findAlias(name);
						return tool === null ? [] : [[name, tool]];
					})),
					nearest: Object.fromEntries(unknownTools.map((name) => [name, options.listNearestTools(name)])),
					advice: Object.fromEntries(unknownTools.flatMap((name) => {
						const advice = (0, missing_tools.d)(name);
						return advice === null ? [] : [[name, advice]];
					})),
					canSpawn: spawned !== null,
					isImplicit: prepared.isImplicit,
					limits,
					signal: AbortSignal.any([request.signal, stop.signal]),
					onCall: facade.handle,
					onLeft: facade.noteLeft,
					onMissing: facade.noteMissing,
					onConsole(line) {
						logs.push(line);
						guard(() => request.onConsole(line));
					},
					onProgress(event) {
						progress.push(event);
						guard(() => request.onProgress(event));
					},
					onHandOver(valueJson) {
						guard(() => request.onHandOver(valueJson === null ? null : (0, script_report.J5)(valueJson, limits)));
					},
					store: stored,
					onStore(change) {
						storeChanges += 1;
						guard(() => keepStored(change, request.onStore));
					}
				});
				const { pending } = facade;
				const detached = await facade.close("the script has ended");
				over = true;
				if (broken.length > 0) throw broken[0];
				return {
					result,
					facade,
					detached,
					pending,
					logs,
					progress,
					storeChanges
				};
			}
			function keepStored({ key, json }, onStore) {
				const before = stored.get(key);
				const freed = before === undefined ? 0 : measureStored(key, before);
				const bytes = storedBytes - freed + (json === null ? 0 : measureStored(key, json));
				if (bytes > limits.storeBytes) throw new Error("the script engine stored more than the limit");
				onStore({
					key,
					json
				});
				storedBytes = bytes;
				if (json === null) stored.delete(key);
				else stored.set(key, json);
			}
			function hasResult({ result, facade, logs, pending, storeChanges }) {
				const returned = result.outcome.type === "returned" && result.outcome.json !== null;
				return returned || storeChanges > 0 || logs.length + result.metrics.droppedLogs > 0 || facade.calls.length > pending;
			}
			return {
				limits,
				detect: detect.W,
				findUntagged: (text, isCopied) => findUntagged(text, {
					isCopied,
					isTool: (name) => options.toolNames.includes(name) || options.findAlias(name) !== null,
					listTools: async (code, language) => (await preparer.prepare(code, language)).tools
				}),
				warmParser: () => thread.warm(),
				async warm() {
					await runtime.warm().catch(() => undefined);
				},
				run,
				async close() {
					await runtime.dispose();
					await thread.close();
					await spawned?.running.end("the run has ended");
				}
			};
		}
		function hasReturned({ outcome }) {
			return outcome.type === "returned" || outcome.type === "unhandled";
		}
		function measureStored(key, json) {
			return Buffer.byteLength(key) + Buffer.byteLength(json);
		}
		var script_output = __webpack_require__(57504);
		var dial_host = __webpack_require__(92709);
		var request_url = __webpack_require__(13462);
		var send_request = __webpack_require__(2687);
		;
		const ownHeaders = new Set([
			"host",
			"connection",
			"content-length",
			"transfer-encoding",
			"user-agent"
		]);
		const bodiless = new Set([
			204,
			205,
			304
		]);
		function createPinnedFetch(options) {
			return async (written, init = {}) => {
				const url = (0, request_url.r)(String(written));
				if (typeof url === "string") throw new Error(url);
				const signal = AbortSignal.any([options.signal, ...init.signal instanceof AbortSignal ? [init.signal] : []]);
				const { method = "GET", body: content = null } = init;
				if (content !== null && typeof content !== "string") throw new Error("only a text can be sent");
				const socket = await options.dial(url, {
					...options,
					signal
				});
				const sent = [...new Headers(init.headers)].filter(([name]) => !ownHeaders.has(name));
				const head = await (0, send_request.w)({
					url,
					method,
					headers: sent,
					body: content
				}, socket, signal);
				const status = head.statusCode ?? 0;
				const headers = Object.entries(head.headersDistinct).flatMap(([name, values = []]) => values.map((value) => [name, value]));
				if (bodiless.has(status)) head.resume();
				const body = bodiless.has(status) ? null : ReadableStream.from(head);
				return new Response(body, {
					status,
					statusText: head.statusMessage ?? "",
					headers
				});
			};
		}
		;
		const maxNamed = 5;
		async function startServers(options) {
			const { servers, sandbox, host, emit } = options;
			if (servers.length === 0) return {
				opened: [],
				tools: [],
				readLogs: () => [],
				close: async () => undefined
			};
			const { openServers } = await Promise.all([__webpack_require__.e(5910), __webpack_require__.e(6589)]).then(__webpack_require__.bind(__webpack_require__, 46589));
			const opened = await openServers({
				servers,
				start: (server, files) => sandbox.startServer(server, {
					files,
					onDecision: (connection) => emit({
						type: "connection-decided",
						callId: null,
						connection
					})
				}),
				reach: (server) => ({
					headers: readSecretHeaders(server.headers, host),
					fetch: createPinnedFetch({
						dial: (0, dial_host.createDialer)({
							resolve: host.resolveName,
							authorities: options.authorities
						}),
						grants: server.network,
						onDecision: (connection) => emit({
							type: "connection-decided",
							callId: null,
							connection
						}),
						signal: options.signal
					})
				}),
				version: host.version,
				files: options.files,
				signal: options.signal,
				onWarning: (message) => emit({
					type: "warning",
					message
				})
			});
			for (const report of opened.opened) {
				emit({
					type: "server-opened",
					...report
				});
				if (report.failure !== "") emit({
					type: "warning",
					message: `the MCP server ${report.server} is not there: ${report.failure}`
				});
				else if (report.refused.length > 0) emit({
					type: "warning",
					message: start_servers_describeRefused(report)
				});
			}
			return opened;
		}
		function start_servers_describeRefused({ server, refused }) {
			const named = refused.map(({ name, reason }) => `${name} (${reason})`);
			return `the MCP server ${server} has ${(0, grouped_number.SS)(refused.length, "tool")} that ${refused.length === 1 ? "is" : "are"} not offered: ${(0, grouped_number.r$)(named, maxNamed)}`;
		}
		function readSecretHeaders(headers, { facts, redactor }) {
			return Object.fromEntries(Object.entries(headers).map(([name, value]) => {
				if (typeof value === "string") return [name, value];
				const secret = facts.environment[value.env] ?? "";
				if (secret === "") throw new error.tj({
					code: "usage",
					message: `its header ${name} needs the variable ${value.env}, which is not set`
				});
				if (redactor.redactText(secret).includes(secret)) throw new error.tj({
					code: "usage",
					message: `the value of ${value.env} would not be redacted: give the variable a name that ends with _TOKEN, and a value of at least 16 characters`
				});
				return [name, `${value.prefix}${secret}`];
			}));
		}
		;
		const noApproval = {
			channel: null,
			readState: async () => ({
				headSha: null,
				tree: ""
			}),
			keepChanges: () => []
		};
		function createParts(options) {
			const { host, policy } = options;
			const { settings } = policy;
			const { redactor } = host;
			const runtime = locateScriptRuntime({
				wanted: settings.scriptRuntime,
				distDirectory: host.distDirectory,
				workspace: options.workspace,
				nodePath: host.facts.execPath
			});
			let keepAccepted = () => undefined;
			let emitForwarded = () => undefined;
			let opening = null;
			const engines = (0, deferred.u)();
			let closeServers = async () => undefined;
			const openSandbox = () => opening ??= openBoundary();
			const openBoundary = async () => {
				const { openSandbox: open } = await Promise.all([
					__webpack_require__.e(6063),
					__webpack_require__.e(9429),
					__webpack_require__.e(1544),
					__webpack_require__.e(1361),
					__webpack_require__.e(7149)
				]).then(__webpack_require__.bind(__webpack_require__, 61341));
				(0, host_host.pW)(host);
				return open({
					workspace: options.workspace,
					policy: policy.view(),
					protectedPaths: options.policyFiles,
					hiddenDirectories: options.hiddenDirectories,
					facts: host.facts,
					stateDirectory: (0, external_node_path_.join)(host.stateDirectory, "workspaces"),
					temporaryDirectory: host.temporaryDirectory,
					requireIsolation: options.requireIsolation,
					forks: options.forks ?? [],
					patchFor: options.patchFor ?? "work-tree",
					uid: host.uid,
					arch: host.arch,
					clock: host.clock,
					onAccepted: (changes) => keepAccepted(changes),
					onEngines: (startEngine) => engines.resolve({ startEngine }),
					egress: (0, host_host.O)(host, (decision) => emitForwarded(decision))
				});
			};
			const sendWebRequest = (0, web_requester.D)(host, settings.network.authorities);
			const offered = createOfferedTools(policy, () => readSecretHeaders(settings.search !== null && "headers" in settings.search ? settings.search.headers : {}, host));
			const news = [];
			const scripts = createScriptHarness({
				runtime: runtime.runtime,
				limits: settings.scriptLimits,
				get toolNames() {
					return offered.tools.map(({ name }) => name);
				},
				findAlias: (name) => offered.findScriptAlias(name),
				listNearestTools: (name) => offered.listNearestScriptNames(name),
				approvalsRequired: policy.asksFor.has("approval"),
				spawning: settings.spawn ? {
					limit: settings.scriptLimits.concurrentToolCalls,
					onEnd: (end) => void news.push((0, script_output.O)(end))
				} : null,
				async startEngine() {
					const { startEngine } = await Promise.race([engines.promise, openSandbox()]);
					return startEngine((0, external_node_path_.join)(host.distDirectory, "engine/index.js"), [...["engine", "worker"].map((name) => (0, external_node_path_.join)(host.distDirectory, name)), ...runtime.directories]);
				},
				preparerPath: (0, external_node_path_.join)(host.distDirectory, "preparer/index.js"),
				...options.storedValues !== undefined && { storedValues: options.storedValues },
				clock: host.clock,
				createId: host.createId
			});
			return {
				openSandbox,
				redactor,
				offered,
				async startServers({ emit, signal, files }) {
					const sandbox = await openSandbox();
					const opened = await startServers({
						servers: settings.mcpServers,
						authorities: settings.network.authorities,
						sandbox,
						host,
						emit,
						signal,
						files
					});
					closeServers = opened.close;
					offered.add(opened.tools);
					for (const { server, failure } of opened.opened) if (failure !== "") news.push({
						text: `The MCP server ${server} is not there in this run, and neither are its tools.`,
						output: ""
					});
					return opened;
				},
				scripts,
				takeNews: () => news.splice(0),
				onAccepted(listener) {
					keepAccepted = listener;
				},
				addNews: (text, output = "") => void news.push({
					text,
					output
				}),
				openDispatcher({ sandbox, runId, emit, trust, limits = core_limits.b0, approval = noApproval, agents = null, earlier = [] }) {
					const hasOthersWords = offered.tools.some(({ name }) => isUnpinned(policy, name));
					if (hasOthersWords && !(0, types_event.Rr)(earlier)) emit({
						type: "history-tainted",
						turn: 0,
						source: "tool"
					});
					emitForwarded = (decision) => emit({
						type: "connection-decided",
						callId: null,
						connection: decision
					});
					return createDispatcher({
						runId,
						findTool: (name) => offered.findTool(name),
						listNearestNames: (name) => offered.listNearestNames(name),
						policy,
						sandbox,
						sendWebRequest,
						redactor,
						limits,
						readMode: (turn) => options.readScriptMode(turn) === "dry-run" ? "dry-run" : "run",
						streamBytes: settings.scriptLimits.streamBytes,
						trust: {
							...trust,
							resumed: hasOthersWords || (0, types_event.Rr)(earlier) ? "tainted" : "clean"
						},
						earlier,
						agents,
						...options.readGitHub !== undefined && { readGitHub: options.readGitHub },
						...options.documents !== undefined && { documents: options.documents },
						approval,
						onNews: (text, output) => void news.push({
							text,
							output
						}),
						emit,
						clock: host.clock,
						createId: host.createId
					});
				},
				async close() {
					await scripts.close();
					await closeServers();
					const sandbox = await opening?.catch(() => null);
					await sandbox?.close();
				}
			};
		}
		function isUnpinned({ settings }, tool) {
			return settings.mcpServers.some(({ name, toolsSha256 }) => toolsSha256 === null && tool.startsWith(`mcp.${name}.`));
		}
	}),
	12312: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { w: () => describePublished });
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45894);
		function describePublished(published) {
			if (published.type === "changed") return {
				outcome: "tampered",
				reason: `another process changed ${(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_0__.Pe)(published.paths)} while the agent worked; nothing was written to the workspace`
			};
			const { reason, written } = published;
			const state = written.length === 0 ? "nothing was written" : `written and not restored: ${(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_0__.Pe)(written)}`;
			return {
				outcome: "publish-failed",
				reason: `the changes cannot be written to the workspace: ${reason}; ${state}`
			};
		}
	}),
	92709: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { createDialer: () => createDialer });
		var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
		var node_tls__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41692);
		var _core_text_request_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13462);
		var _core_types_network_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10007);
		var _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86276);
		var _core_until_aborted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80269);
		var _check_host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6570);
		function createDialer({ resolve, authorities }) {
			return async (url, how) => {
				const { grants, signal } = how;
				signal.throwIfAborted();
				const decision = await (0, _core_until_aborted_js__WEBPACK_IMPORTED_MODULE_5__.E)((0, _check_host_js__WEBPACK_IMPORTED_MODULE_4__.R)(url, {
					allow: grants,
					deny: [],
					granted: grants
				}, resolve), signal);
				how.onDecision(decision);
				if (decision.decision === "deny") throw new _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_3__.X(`${(0, _core_text_request_url_js__WEBPACK_IMPORTED_MODULE_6__.K)(url)} is not requested: ${decision.reason}`);
				return dial(url.scheme, decision, authorities, signal);
			};
		}
		async function dial(scheme, { host, address, port }, authorities, signal) {
			const trusted = authorities.filter((authority) => (0, _core_types_network_js__WEBPACK_IMPORTED_MODULE_2__.je)(authority.host, host));
			const socket = scheme === "http" ? (0, node_net__WEBPACK_IMPORTED_MODULE_0__.connect)({
				host: address,
				port
			}) : (0, node_tls__WEBPACK_IMPORTED_MODULE_1__.connect)({
				host: address,
				port,
				...(0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 && { servername: host },
				rejectUnauthorized: true,
				...trusted.length > 0 && { ca: [...readKnown(), ...trusted.map(({ certificates }) => certificates)] },
				minVersion: "TLSv1.2",
				ALPNProtocols: ["http/1.1"]
			});
			const connected = new Promise((resolve, reject) => {
				socket.once(scheme === "http" ? "connect" : "secureConnect", () => resolve(socket));
				socket.on("error", reject);
			});
			try {
				return await (0, _core_until_aborted_js__WEBPACK_IMPORTED_MODULE_5__.E)(connected, signal);
			} catch (thrown) {
				socket.destroy();
				throw thrown;
			}
		}
		function readKnown() {
			const read = node_tls__WEBPACK_IMPORTED_MODULE_1__.getCACertificates;
			return read?.("default") ?? node_tls__WEBPACK_IMPORTED_MODULE_1__.rootCertificates;
		}
	}),
	22485: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			D: () => parseTimeoutMs,
			o: () => createPreparerThread
		});
		var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
		var _core_serialize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50041);
		const parseTimeoutMs = 1e4;
		const startTimeoutMs = 2e4;
		const resourceLimits = {
			maxOldGenerationSizeMb: 256,
			stackSizeMb: 1
		};
		function createPreparerThread(options) {
			let worker = null;
			const inTurn = (0, _core_serialize_js__WEBPACK_IMPORTED_MODULE_1__.r)();
			function open() {
				const opening = start(options.path);
				worker = opening;
				const forget = () => {
					if (worker === opening) worker = null;
				};
				opening.then((started) => started.once("exit", forget), forget);
				return opening;
			}
			async function ask(request) {
				const current = await (worker ?? open());
				current.ref();
				const answer = await new Promise((resolve) => {
					const settle = (message) => {
						clearTimeout(timer);
						current.off("message", settle).off("exit", giveUp);
						resolve(message);
					};
					const giveUp = () => settle(null);
					const timer = setTimeout(giveUp, options.timeoutMs);
					current.on("message", settle).on("exit", giveUp);
					current.postMessage(request);
				});
				current.unref();
				if (answer !== null) return answer;
				worker = null;
				await current.terminate();
				return describeTooComplex();
			}
			return {
				warm: () => void (worker ?? open()),
				prepare: (request) => inTurn(() => ask(request)),
				async close() {
					const closing = worker;
					worker = null;
					await (await closing?.catch(() => null))?.terminate();
				}
			};
		}
		async function start(path) {
			const { Worker } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 75919, 19));
			const worker = new Worker(path, {
				env: {},
				execArgv: [],
				resourceLimits,
				stdout: true,
				stderr: true
			});
			worker.on("error", () => undefined);
			try {
				await (0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(worker, "message", { signal: AbortSignal.timeout(startTimeoutMs) });
			} catch (thrown) {
				await worker.terminate();
				throw thrown;
			}
			worker.unref();
			return worker;
		}
		function describeTooComplex() {
			const code = "too-complex";
			const message = "the script takes too much time or memory to parse; make its expressions and type arguments simpler";
			return {
				type: "refused",
				errors: [{
					name: "ScriptSyntaxError",
					code,
					message,
					line: 1,
					column: 1
				}],
				tools: null
			};
		}
	}),
	12359: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { T: () => protocolLimits });
		const protocolLimits = {
			sourceChars: 131072,
			configChars: 1572864,
			argumentBytes: 4194304,
			argumentDepth: 64,
			resultChars: 4194304,
			lineChars: 524288,
			logChars: 524352,
			consoleChars: 1048576,
			progressChars: 1100,
			errorNameChars: 256,
			errorChars: 16384,
			callsOverBudget: 16,
			missingReports: 16,
			handOverChars: 131072,
			handOvers: 100,
			storeKeyChars: 200,
			storeChanges: 1e3,
			storePostedChars: 2097152
		};
	}),
	18520: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			UN: () => escapeControls,
			dU: () => readReturnJson
		});
		var _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27831);
		const serializeSource = null && String.raw`
const stringify = JSON.stringify;
const isPlainKey = (key) => { for (let index = 0; index < key.length; index += 1) {
  const code = key.charCodeAt(index);
  const letter = (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95 || code === 36;
  if (!letter && !(index > 0 && code >= 48 && code <= 57)) return false;
} return key.length > 0 && key.length <= 60; };
const pathOf = (path, key) => typeof key === 'number' ? path + '[' + key + ']'
  : isPlainKey(key) ? path + '.' + key : path + '[' + stringify(key.slice(0, 60)) + ']';
// Most texts are ASCII, and the expression finds that out many times faster than a loop of the guest.
const beyondAscii = /[^\x00-\x7f]/;
const utf8Length = (text) => {
  if (!beyondAscii.test(text)) return text.length;
  let bytes = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 0x7f) bytes += code > 0x7ff && !(code >= 0xd800 && code <= 0xdfff) ? 2 : 1;
  }
  return bytes;
};
const unsupported = [
  [Map, 'a Map (use Object.fromEntries)'], [Set, 'a Set (use an array)'], [WeakMap, 'a WeakMap'], [WeakSet, 'a WeakSet'],
  [Promise, 'a promise (await it)'], [RegExp, 'a regular expression'], [ArrayBuffer, 'an ArrayBuffer'], [DataView, 'a DataView'],
  [getPrototype(Uint8Array), 'a typed array (use an array)'],
];
const toJson = (root, limits) => {
  const parts = [];
  const open = [];
  let units = 0;
  let bytes = -1;
  let refusal = null;
  const fail = (message) => {
    refusal = { message, fitted: '' };
    throw refusal;
  };
  const failLarge = (place) => {
    refusal = { message: 'the value is over ' + limits.bytes + ' bytes as JSON' + place, fitted: parts.join('') };
    throw refusal;
  };
  const emit = (text) => {
    units += text.length;
    // No UTF-16 unit takes more than three bytes, so most values need no exact count.
    if (bytes < 0 && units * 3 > limits.bytes) bytes = utf8Length(parts.join(''));
    if (bytes >= 0) {
      bytes += utf8Length(text);
      if (bytes > limits.bytes) failLarge('');
    }
    parts.push(text);
  };
  const emitString = (text, path) => {
    // A string alone may be larger than all that is allowed; do not write it out first.
    if (text.length > limits.bytes) {
      parts.push(stringify(text.slice(0, Math.max(0, limits.bytes - units))));
      failLarge(', at ' + path);
    }
    emit(stringify(text));
  };
  // True where something was written; false for what JSON leaves out of objects.
  const write = (input, path, key, prefix) => {
    let value = input;
    if (typeof value === 'object' && value !== null) {
      const convert = value.toJSON;
      if (typeof convert === 'function') value = Reflect.apply(convert, value, [String(key)]);
    }
    if (value === undefined) return false;
    if (prefix !== '') emit(prefix);
    if (value === null) { emit('null'); return true; }
    switch (typeof value) {
      case 'string': emitString(value, path); return true;
      case 'number': emit(Number.isFinite(value) ? String(value) : 'null'); return true;
      case 'boolean': emit(value ? 'true' : 'false'); return true;
      case 'bigint': return fail(path + ' is a BigInt (use Number or String)');
      case 'symbol': return fail(path + ' is a symbol');
      case 'function': return fail(path + ' is a function');
    }
    if (open.includes(value)) fail(path + ' refers back to an object that contains it');
    if (open.length >= limits.depth) fail(path + ' is nested deeper than ' + limits.depth + ' levels');
    for (const [constructor, name] of unsupported) if (value instanceof constructor) fail(path + ' is ' + name);
    if (value instanceof Number || value instanceof String || value instanceof Boolean) {
      return write(value.valueOf(), path, key, '');
    }
    open.push(value);
    if (Array.isArray(value)) {
      emit('[');
      const { length } = value;
      for (let index = 0; index < length; index += 1) {
        if (index > 0) emit(',');
        if (!write(value[index], pathOf(path, index), index, '')) emit('null');
      }
      emit(']');
    } else {
      emit('{');
      const keys = Object.keys(value);
      if (value instanceof Error) for (const name of ['message', 'name']) if (!keys.includes(name)) keys.unshift(name);
      let separator = '';
      for (const name of keys) {
        if (write(value[name], pathOf(path, name), name, separator + stringify(name) + ':')) separator = ',';
      }
      emit('}');
    }
    open.pop();
    return true;
  };
  try {
    return write(root, limits.root, '', '') ? { ok: true, json: parts.join('') } : { ok: true, json: null };
  } catch (thrown) {
    if (thrown !== refusal) {
      // A getter, a proxy or toJSON of the script's own: its error is the reason. Running out of memory or stack stays what it is.
      if (isEngineFailure(thrown)) throw thrown;
      return { ok: false, message: 'reading the value failed: ' + textOf(thrown), fitted: '' };
    }
    return { ok: false, ...refusal };
  }
};
`;
		function readReturnJson(text, limits) {
			if (Buffer.byteLength(text) > limits.returnBytes) return { problem: "the return value is over its limit" };
			if ((0, _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_0__.j1)(text).depth > limits.returnDepth) return { problem: "the return value is nested too deep" };
			try {
				return { json: escapeControls(JSON.stringify(JSON.parse(text))) };
			} catch {
				return { problem: "the return value is not JSON" };
			}
		}
		const hiddenCharacters = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
		function escapeControls(json) {
			return json.replaceAll(hiddenCharacters, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
		}
	}),
	57504: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			G: () => renderScriptReport,
			O: () => renderSpawnedEnd
		});
		var cut_text = __webpack_require__(37527);
		var control_characters = __webpack_require__(96763);
		var serialize = __webpack_require__(18520);
		;
		const maxDepth = 16;
		function showValue(json) {
			const blocks = [];
			const value = separate(JSON.parse(json), "", 0, blocks);
			return typeof value === "string" && blocks.length === 0 ? showText(value) : [(0, serialize.UN)(JSON.stringify(value)), ...blocks].join("\n");
		}
		function separate(value, path, depth, blocks) {
			if (typeof value === "string") {
				const text = (0, control_characters.bN)(value);
				const lines = text.trimEnd().split("\n").length;
				if (lines === 1 || path === "") return text;
				blocks.push(`${path} (${lines} lines):\n${showText(text).trimEnd()}`);
				return `(${lines} lines below)`;
			}
			if (value === null || typeof value !== "object" || depth >= maxDepth) return value;
			if (Array.isArray(value)) return value.map((entry, index) => separate(entry, `${path}[${index}]`, depth + 1, blocks));
			return Object.fromEntries(Object.entries(value).filter(([key]) => key !== "aggregatedOutput" || !repeatsStreams(value)).map(([key, entry]) => [key, separate(entry, extendPath(path, key), depth + 1, blocks)]));
		}
		function repeatsStreams({ stdout, stderr, aggregatedOutput }) {
			const isResult = typeof stdout === "string" && typeof stderr === "string" && typeof aggregatedOutput === "string";
			return isResult && aggregatedOutput.length === stdout.length + stderr.length;
		}
		function extendPath(path, key) {
			if (!/^[A-Za-z_$][\w$]{0,60}$/.test(key)) return `${path}[${(0, serialize.UN)(JSON.stringify(key.slice(0, 60)))}]`;
			return path === "" ? key : `${path}.${key}`;
		}
		function showText(text) {
			return (0, control_characters._O)((0, control_characters.bN)(text));
		}
		var script_report = __webpack_require__(42123);
		var untrusted_envelope = __webpack_require__(4994);
		;
		const returnShownBytes = 32 * 1024;
		const consoleShownBytes = 16 * 1024;
		const maxPartBytes = 10240;
		const maxReportBytes = 81920;
		const maxCalls = 48;
		function renderScriptReport(report, { storeOutput = () => null, taint = null } = {}) {
			const cutStored = (name, text, maxBytes) => (0, cut_text.it)(text, {
				maxBytes,
				describe: (bytes) => (0, cut_text.eM)(storeOutput(name, text))(bytes)
			});
			const sections = [
				...report.dryRun === null ? renderResult(report, taint, cutStored) : renderDryRun(report.dryRun),
				...renderCalls(report.calls),
				...renderPartialResults(report, cutStored),
				...renderConsole(report, cutStored),
				...renderProgress(report)
			];
			const render = (section) => {
				if (typeof section === "string") return (0, untrusted_envelope.Te)(section);
				const { heading = "", text } = section;
				if (taint === null) return (0, untrusted_envelope.Te)(`${heading}${heading === "" ? "" : " "}${text}`);
				return `${heading}${heading === "" ? "" : "\n"}${(0, untrusted_envelope.uU)(taint, text)}`;
			};
			const text = sections.map(render).join("\n");
			return taint === null ? cut(text, maxReportBytes) : text;
		}
		function renderSpawnedEnd(end) {
			const note = end.note === "" ? "" : ` (${cut(end.note.replaceAll(/\s+/g, " "), 400)})`;
			return {
				text: `The call of ${end.tool} that script ${end.scriptId} had spawned as ${end.id} has ended: ${end.state}${note}`,
				output: end.resultJson === null ? "" : cut(end.resultJson, maxPartBytes)
			};
		}
		function renderResult(report, taint, cutStored) {
			if (report.handedOver !== null) return renderHandOver(report.scriptId, report.handedOver, cutStored);
			if (report.error !== null) return renderError(report.error, taint);
			if (report.returnJson === null) return ["The script returned undefined."];
			return ["The script returned:", { text: cutStored("result", showValue(report.returnJson), returnShownBytes) }];
		}
		function renderHandOver(scriptId, { valueJson }, cutStored) {
			const state = `The script continues in the background as ${scriptId}. Continue with other work, or call wait_script to wait for it or to cancel it.`;
			if (valueJson === null) return [state];
			return [
				state,
				"It handed over:",
				{ text: cutStored("hand-over", showValue(valueJson), returnShownBytes) }
			];
		}
		function renderError(error, taint) {
			const place = error.line === null ? "" : ` at script.ts:${error.line}${error.column === null ? "" : `:${error.column}`}`;
			const failed = error.phase === "parsing" ? "The script was not run" : "The script failed";
			const heading = taint !== null && error.code === "not-awaited" ? `${failed}, ${script_report.g2}` : failed;
			const stack = error.stack === null || !error.stack.includes("\n") ? "" : `\n${cut(error.stack, 2048)}`;
			return [{
				heading: `${heading}:`,
				text: `${error.name}${place}: ${cut(error.message, maxPartBytes)}${stack}`
			}, ...error.retryable ? ["The same script may succeed when it is sent again."] : []];
		}
		function renderDryRun(dryRun) {
			const tools = dryRun.tools.length === 0 ? "no tools" : dryRun.tools.join(", ");
			return [`Dry run: the script is valid and was not run. It names ${tools}.`, ...dryRun.unknownTools.length === 0 ? [] : [`There are no such tools: ${dryRun.unknownTools.join(", ")}.`]];
		}
		function renderCalls(calls) {
			if (calls.length === 0) return [];
			const made = calls.filter(({ state }) => state !== "budget");
			const lines = made.slice(0, maxCalls).map(({ number, tool, target, state, note, durationMs }) => {
				const reason = cut(note.replaceAll(/\s+/g, " "), 400);
				const ending = state === "completed" ? reason || "ok" : `${state}${reason === "" ? "" : `: ${reason}`}`;
				const time = state === "pending" || state === "spawned" ? "" : ` (${durationMs} ms)`;
				return `${nameCall({
					number,
					tool,
					target
				})}${time}: ${ending}`;
			});
			const rest = made.length > maxCalls ? [`and ${made.length - maxCalls} more calls`] : [];
			const overBudget = calls.find(({ state }) => state === "budget");
			if (overBudget !== undefined) rest.push(`${nameCall(overBudget)} and all calls after it: not run: ${overBudget.note}`);
			const spawned = calls.some(({ state }) => state === "spawned") ? ["Spawned calls end with your answer at the latest: give it after the ends that you need."] : [];
			return [
				"Calls:",
				{ text: [...lines, ...rest].join("\n") },
				...spawned
			];
		}
		function renderPartialResults(report, cutStored) {
			if (report.error === null || report.partialResults.length === 0) return [];
			const share = Math.max(256, Math.min(maxPartBytes, Math.floor(20480 / report.partialResults.length)));
			const render = (result) => `${nameCall(result)}: ${cutStored("result", showValue(result.resultJson), share)}`;
			return ["Results of the calls that had completed (do not repeat these calls):", { text: report.partialResults.map(render).join("\n") }];
		}
		function nameCall({ number, tool, target }) {
			return `${number}. ${tool}${target === "" ? "" : ` ${target}`}`;
		}
		function renderConsole(report, cutStored) {
			const dropped = report.droppedLogs === 0 ? [] : [`(${report.droppedLogs} more lines were dropped: the console of a script is limited)`];
			if (report.logs.length === 0) return dropped.length === 0 ? [] : ["Console:", ...dropped];
			const lines = report.logs.map(({ level, text }) => level === "log" ? text : `[${level}] ${text}`);
			return [
				"Console:",
				{ text: cutStored("console", lines.join("\n"), consoleShownBytes) },
				...dropped
			];
		}
		function renderProgress(report) {
			return report.droppedProgress === 0 ? [] : [`(${report.droppedProgress} progress events were dropped: too many or too fast)`];
		}
		function cut(text, maxBytes) {
			return (0, cut_text.it)(text, {
				maxBytes,
				describe: (bytes) => `\n[${bytes} bytes left out]\n`
			});
		}
	}),
	42123: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Aq: () => describeDetached,
			Cf: () => describeNoResult,
			J5: () => readHandedOver,
			M: () => describeUnawaited,
			Sn: () => readReturned,
			g2: () => howToAwait,
			mG: () => createEmptyReport
		});
		var _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19375);
		var _protocol_protocol_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12359);
		var _results_serialize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18520);
		function readReturned({ outcome }, limits) {
			if (outcome.type !== "returned" || outcome.json === null) return {
				json: null,
				error: null
			};
			const read = (0, _results_serialize_js__WEBPACK_IMPORTED_MODULE_1__.dU)(outcome.json, {
				...limits,
				returnBytes: _protocol_protocol_limits_js__WEBPACK_IMPORTED_MODULE_0__.T.resultChars
			});
			if ("json" in read) return {
				json: read.json,
				error: null
			};
			const error = {
				name: "SerializationError",
				code: "not-serializable",
				message: read.problem
			};
			return {
				json: null,
				error: {
					...error,
					phase: "finalizing"
				}
			};
		}
		function readHandedOver(json, limits) {
			const read = (0, _results_serialize_js__WEBPACK_IMPORTED_MODULE_1__.dU)(json, {
				...limits,
				returnBytes: _protocol_protocol_limits_js__WEBPACK_IMPORTED_MODULE_0__.T.handOverChars
			});
			return "json" in read ? read.json : null;
		}
		function describeDetached(detached) {
			const [first] = detached;
			if (first === undefined) return null;
			const named = detached.map(({ tool, callId }) => `${tool} (${callId})`).join(", ");
			return {
				name: "DetachedPromiseError",
				code: "detached",
				message: `the script ended without awaiting ${named}, which did not end when it was asked to stop`,
				phase: "finalizing",
				toolName: first.tool,
				callId: first.callId
			};
		}
		const maxNamed = 10;
		function describeUnawaited(unawaited, calls, { outcome }, noResultCause) {
			const [first] = unawaited;
			if (first === undefined) return null;
			const states = new Map(calls.map(({ callId, state }) => [callId, state]));
			const named = unawaited.map(({ callId, tool, target }) => `${tool}${target === "" ? "" : ` ${target}`} (${states.get(callId) ?? "aborted"})`);
			const cause = outcome.type === "unhandled" ? `; nothing handled this rejection: ${outcome.error.message}` : outcome.type === "returned" && outcome.json === null ? `; ${noResultCause}` : "";
			return {
				name: "DetachedPromiseError",
				code: "not-awaited",
				message: `the script ended before ${unawaited.length} of its calls did: ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_2__.r$)(named, maxNamed)}; ${howToAwait}${cause}`,
				phase: "finalizing",
				toolName: first.tool,
				callId: first.callId
			};
		}
		const howToAwait = "await every call: instead of forEach with an async function, write await Promise.all(items.map(async (item) => \u2026))";
		function describeNoResult(cause) {
			const message = `the script ended without a result: ${cause}`;
			return {
				name: "ScriptNoResultError",
				code: "no-result",
				message,
				phase: "finalizing"
			};
		}
		function createEmptyReport(scriptId, error, scriptCacheHit) {
			return {
				scriptId,
				returnJson: null,
				error,
				partialResults: [],
				calls: [],
				logs: [],
				droppedLogs: 0,
				progress: [],
				droppedProgress: 0,
				handedOver: null,
				metadata: {
					durationMs: error?.elapsedMs ?? 0,
					toolCallsMade: 0,
					memoryUsedMb: 0,
					scriptCacheHit,
					compilationCacheHit: false
				},
				dryRun: null
			};
		}
	}),
	2687: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { w: () => sendRequest });
		var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
		var _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86276);
		const maxHeaderBytes = 32 * 1024;
		const sendsBody = new Set([
			"POST",
			"PUT",
			"PATCH"
		]);
		function sendRequest({ url, method, headers, body }, socket, signal) {
			const target = new URL(url.href);
			const names = new Set(headers.map(([name]) => name.toLowerCase()));
			const all = [
				["Host", target.host],
				...names.has("user-agent") ? [] : [["User-Agent", "script-harness"]],
				...headers,
				...body === null && !sendsBody.has(method) ? [] : [["Content-Length", String(Buffer.byteLength(body ?? ""))]],
				["Connection", "close"]
			];
			return new Promise((resolve, reject) => {
				const sent = (0, node_http__WEBPACK_IMPORTED_MODULE_0__.request)({
					method,
					path: `${target.pathname}${target.search}`,
					headers: all.flat(),
					setHost: false,
					createConnection: () => socket,
					maxHeaderSize: maxHeaderBytes,
					insecureHTTPParser: false,
					signal
				});
				sent.on("response", resolve);
				sent.on("error", reject);
				sent.on("upgrade", () => reject(new _core_ports_tool_js__WEBPACK_IMPORTED_MODULE_1__.X("the response switches to another protocol")));
				sent.end(body ?? undefined);
			});
		}
	})
};
