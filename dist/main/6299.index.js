export const id = 6299;
export const ids = [6299];
export const modules = {
	6299: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { addApproveCommand: () => addApproveCommand });
		var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _dispatch_approval_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15109);
		var _record_private_directory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39520);
		var _report_content_approvals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57396);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22603);
		const addApproveCommand = (program, context, exit) => {
			program.command("approve").description("show the call of an approval request, and answer it").argument("<request>", "a file of the directory requests below --approvals").option("--by <name>", "the approver; without it, the call is shown and nothing is answered").addOption(new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--for-run", "approve this exact call for the rest of the run").conflicts([
				"explain",
				"deny",
				"abort"
			])).addOption(new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--explain [question]", "ask the model for its reasons; it makes the call again with them").conflicts(["deny", "abort"])).addOption(new commander__WEBPACK_IMPORTED_MODULE_0__.c$("--deny", "refuse the call; the run continues").conflicts("abort")).option("--abort", "refuse the call and end the run").action(async (file, flags) => exit(await answerRequest(file, flags, context)));
		};
		function readAnswer({ forRun, explain, deny, abort }) {
			if (explain !== undefined) {
				const question = typeof explain === "string" ? explain.trim() : "";
				if (question.length > _dispatch_approval_files_js__WEBPACK_IMPORTED_MODULE_3__.FW) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_6__.tj({
					code: "usage",
					message: `the question has ${question.length} characters, and at most ${_dispatch_approval_files_js__WEBPACK_IMPORTED_MODULE_3__.FW} are allowed`,
					hint: "Ask a shorter question."
				});
				return {
					decision: "explain",
					question
				};
			}
			const decision = abort ? "denied-and-ended" : deny ? "denied" : forRun ? "granted-for-run" : "granted";
			return {
				decision,
				question: ""
			};
		}
		const words = {
			granted: {
				done: "approved",
				confirm: (what) => `approve ${what}?`
			},
			"granted-for-run": {
				done: "approved for the run",
				confirm: (what) => `approve ${what} for the rest of the run?`
			},
			explain: {
				done: "reasons requested",
				confirm: () => "ask the model for its reasons?"
			},
			denied: {
				done: "refused",
				confirm: (what) => `refuse ${what}?`
			},
			"denied-and-ended": {
				done: "refused, and the run ended,",
				confirm: (what) => `refuse ${what} and end the run?`
			}
		};
		async function answerRequest(file, flags, { host, terminal, stdin }) {
			const given = readAnswer(flags);
			const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(host.workingDirectory, file);
			const request = readRequest(path);
			const shown = (0, _report_content_approvals_js__WEBPACK_IMPORTED_MODULE_5__.pU)(request);
			if (shown === null && ["granted", "granted-for-run"].includes(given.decision)) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_6__.tj({
				code: "usage",
				message: `the request ${request.id} does not show its call: an earlier version made it`,
				hint: "Run the task again."
			});
			terminal.showCall(shown ?? `${request.id}: ${request.tool}\n`);
			const directory = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)), _dispatch_approval_files_js__WEBPACK_IMPORTED_MODULE_3__.PN.grants);
			const grantPath = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, `${request.id}.json`);
			const answeredMs = host.clock.nowMs();
			const closed = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(grantPath) ? describeAnswered(request.id, grantPath) : answeredMs > request.expiresMs ? {
				message: `the request ${request.id} has expired`,
				hint: "Run the task again."
			} : null;
			if (flags.by === undefined) {
				if ([
					flags.forRun,
					flags.explain,
					flags.deny,
					flags.abort
				].some((flag) => flag !== undefined)) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_6__.tj({
					code: "usage",
					message: `nothing was answered: ${closed === null ? "an answer needs the name of the person who gives it" : closed.message}`,
					hint: closed === null ? "Add --by NAME." : closed.hint
				});
				terminal.log(closed === null ? "nothing was answered: add --by NAME to approve, and --for-run, --explain, --deny or --abort for another answer\n" : `${closed.message}\n`);
				return 0;
			}
			const approver = flags.by.trim();
			if (approver === "" || approver === "script-harness" || /\[bot\]$/i.test(approver)) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_6__.tj({
				code: "usage",
				message: approver === "" ? "--by is empty" : `--by: ${JSON.stringify(flags.by)} is not the name of a person`,
				hint: "Give --by the name of the person who approves."
			});
			if (closed !== null) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_6__.tj({
				code: "usage",
				...closed
			});
			const question = words[given.decision].confirm(request.shown?.binds === "changes" ? "these changes" : "this call");
			if (stdin.isTTY === true && !await confirm(question, {
				terminal,
				stdin
			})) {
				terminal.log("nothing was answered\n");
				return 1;
			}
			const grant = {
				...(0, _dispatch_approval_files_js__WEBPACK_IMPORTED_MODULE_3__.Mh)(request),
				requestId: request.id,
				...given,
				approver,
				answeredMs
			};
			(0, _record_private_directory_js__WEBPACK_IMPORTED_MODULE_4__.n)(directory);
			writeGrant(grantPath, `${JSON.stringify(_dispatch_approval_files_js__WEBPACK_IMPORTED_MODULE_3__.rQ.parse(grant), null, 2)}\n`, request.id);
			terminal.out(`${words[given.decision].done} by ${approver}: ${request.id}\n`);
			return 0;
		}
		async function confirm(question, { terminal, stdin }) {
			terminal.log(`${question} [y/N] `);
			for await (const chunk of stdin) return /^\s*y(?:es)?\s*$/i.test(chunk.toString());
			return false;
		}
		function writeGrant(path, text, id) {
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path, text, {
					mode: 384,
					flag: "wx"
				});
			} catch (thrown) {
				if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_6__.up)(thrown, "EEXIST")) throw thrown;
				throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_6__.tj({
					code: "usage",
					...describeAnswered(id, path)
				});
			}
		}
		function describeAnswered(id, path) {
			let answer = "the answer cannot be read";
			try {
				const { decision, approver, answeredMs } = _dispatch_approval_files_js__WEBPACK_IMPORTED_MODULE_3__.rQ.parse(JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "utf8")));
				answer = `${words[decision].done} by ${approver} at ${new Date(answeredMs).toISOString()}`;
			} catch {}
			return {
				message: `the request ${id} has been answered already: ${answer}`,
				hint: `See ${path}.`
			};
		}
		function readRequest(path) {
			const refuse = (reason) => new _core_types_error_js__WEBPACK_IMPORTED_MODULE_6__.tj({
				code: "usage",
				message: `${path} is not an approval request: ${reason.slice(0, 300)}`,
				hint: "Give a file of the directory requests below --approvals."
			});
			let content;
			try {
				content = JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "utf8"));
			} catch (thrown) {
				throw refuse((0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_6__.x5)(thrown));
			}
			const { success, data, error } = _dispatch_approval_files_js__WEBPACK_IMPORTED_MODULE_3__.zo.safeParse(content);
			if (!success) throw refuse(`missing or wrong: ${error.issues.map(({ path: key }) => key.join(".")).join(", ")}`);
			return data;
		}
	}),
	62533: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			dV: () => listAnswerable,
			j_: () => listRequests,
			tO: () => createFiledSearch,
			wN: () => listGranted,
			xO: () => listOpen
		});
		var _types_approval_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12010);
		var _types_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45025);
		function listRequests(events) {
			const all = (0, _types_event_js__WEBPACK_IMPORTED_MODULE_1__.bx)(events);
			const answered = all.filter((event) => event.type === "approval-answered");
			const lastTurnAt = all.findLastIndex(({ type }) => type === "model-requested");
			const wentOnAt = all.findLastIndex(({ type }, index) => type === "run-resumed" && index < lastTurnAt);
			const last = new Map();
			return all.map((event, index) => ({
				event,
				index
			})).toReversed().flatMap(({ event, index }) => {
				if (event.type !== "approval-requested") return [];
				const { request, changes } = event;
				const own = answered.filter(({ requestId, answer }) => [requestId, answer.requestId].includes(request.id));
				const isFiled = own.some(({ answer }) => answer.type === "filed");
				const decided = own.filter((one) => one.answer.type !== "filed").map((one) => one.answer);
				const answer = decided.findLast(_types_approval_js__WEBPACK_IMPORTED_MODULE_0__.kR) ?? decided.at(-1) ?? null;
				const repetition = last.get(request.callHash);
				const asked = answer === null && repetition !== undefined ? {
					...repetition,
					request,
					changes,
					isFiled,
					isRepeated: true
				} : {
					request,
					changes,
					state: readState(answer, index < wentOnAt),
					answer,
					isFiled,
					isRepeated: false
				};
				last.set(request.callHash, asked);
				return [asked];
			}).toReversed();
		}
		function readState(answer, wentOn) {
			if (answer !== null) return (0, _types_approval_js__WEBPACK_IMPORTED_MODULE_0__.kR)(answer) ? "approved" : "refused";
			return wentOn ? "unanswered" : "waiting";
		}
		function listOpen(events) {
			return listRequests(events).filter(({ state, isRepeated }) => !isRepeated && (state === "waiting" || state === "unanswered"));
		}
		function listAnswerable(events, nowMs) {
			return listOpen(events).flatMap(({ request }) => request.expiresMs > nowMs ? [request] : []);
		}
		function listGranted(events) {
			const requests = listRequests(events);
			const ids = new Set(requests.map(({ request }) => request.id));
			return requests.flatMap(({ request, answer }) => {
				if (answer === null || !(0, _types_approval_js__WEBPACK_IMPORTED_MODULE_0__.kR)(answer)) return [];
				const isAnother = answer.requestId !== request.id && ids.has(answer.requestId);
				return isAnother ? [] : [{
					request,
					approver: answer.approver
				}];
			});
		}
		function createFiledSearch(events) {
			const filed = listRequests(events).filter(({ isFiled }) => isFiled);
			const byCall = new Map(filed.map((asked) => [`${asked.request.callId} ${asked.request.callHash}`, asked]));
			return ({ callId, callHash }) => byCall.get(`${callId} ${callHash}`) ?? null;
		}
	}),
	50018: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			R: () => readFences,
			j: () => chooseFence
		});
		function chooseFence(text) {
			const longestRun = [...text.matchAll(/`+/g)].reduce((longest, [run]) => Math.max(longest, run.length), 0);
			return "`".repeat(Math.max(3, longestRun + 1));
		}
		function readFences(markdown) {
			let open = null;
			return markdown.split("\n").map((line) => {
				const [, opening = null] = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line) ?? [];
				const [, closing = ""] = /^ {0,3}(`{3,}|~{3,})\s*$/.exec(line) ?? [];
				if (open === null) open = opening;
				else if (closing.startsWith(open)) open = null;
				return {
					line,
					open
				};
			});
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
	39520: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { n: () => createPrivateDirectory });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22603);
		function createPrivateDirectory(path) {
			const missing = [];
			for (let directory = path; (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(directory, { throwIfNoEntry: false }) === undefined; directory = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(directory)) missing.push(directory);
			for (const directory of missing.toReversed()) try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(directory, 448);
			} catch (thrown) {
				if (!(0, _core_types_error_js__WEBPACK_IMPORTED_MODULE_2__.up)(thrown, "EEXIST")) throw thrown;
			}
		}
	}),
	57396: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			B3: () => renderApprovals,
			Y0: () => renderNextCommands,
			iL: () => listNextCommands,
			pU: () => renderRequestText,
			sC: () => listPendingRequests
		});
		var _core_calls_approval_requests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62533);
		var _core_types_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45025);
		var _core_types_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95867);
		var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62051);
		var _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37527);
		function listPendingRequests({ events, result }) {
			if (result?.outcome !== "needs-approval") return [];
			return (0, _core_calls_approval_requests_js__WEBPACK_IMPORTED_MODULE_0__.j_)(events.map(({ event }) => event)).flatMap(({ request, state, isRepeated }) => state === "waiting" && !isRepeated ? [request] : []);
		}
		function listNextCommands(record) {
			const requests = listPendingRequests(record);
			const title = requests.length > 0 ? "To approve what waits, and to continue" : "To continue";
			const isOpen = requests.length > 0 || record.result?.outcome === "cancelled";
			if (!isOpen || record.started === null || record.started.command === null) return {
				title,
				commands: []
			};
			const files = new Map((0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_1__.bx)(record.events.map(({ event }) => event)).flatMap((event) => event.type === "approval-answered" && event.answer.type === "filed" ? [[event.requestId, event.answer.hint]] : []));
			const approve = requests.map(({ id }) => `script-harness approve ${(0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_2__.XW)(files.get(id) ?? id)} --by "$(id -un)"`);
			return {
				title,
				commands: [...approve, `script-harness resume ${(0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_2__.XW)(record.directory)}`]
			};
		}
		function renderNextCommands(record) {
			const { title, commands } = listNextCommands(record);
			return commands.length === 0 ? "" : `### ${title}\n\n${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.g8)(commands.join("\n"), "sh")}`;
		}
		function renderApprovals(requests, way, maxCharacters) {
			const texts = [];
			const codes = [];
			let left = maxCharacters - frameCharacters;
			for (const { request, code } of requests) {
				const text = request.shown === null ? null : renderRequest(request, request.shown, code, way);
				if (text === null || text.length > left) continue;
				left -= text.length;
				texts.push(text);
				codes.push(code);
			}
			const hidden = requests.length - texts.length;
			if (hidden > 0) texts.push(`*${hidden} more of the calls that wait cannot be shown whole here, and cannot be approved yet.*`);
			return {
				text: texts.join("\n\n"),
				codes: way.type === "none" ? [] : codes
			};
		}
		const frameCharacters = 200;
		function renderRequest({ tool, rule, reason, label, by, expiresMs }, shown, code, way) {
			const until = renderMinute(expiresMs);
			const renderAnswer = (answer) => `A person with one of the roles ${by.map(_markdown_js__WEBPACK_IMPORTED_MODULE_3__.cR).join(", ")} approves ${bound[shown.binds]}${shown.binds === "call" ? ", once" : ""}, until ${until} UTC, by ${answer}`;
			const parts = [
				`### Waits for an approval\n\n${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.cR)(tool)} (rule ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.cR)(rule)}: ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__._)((0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_4__.IN)(reason, 400))})`,
				...listBlocks(shown).map(({ title, text, form }) => {
					const block = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.g8)(text, form === "diff" ? "diff" : "");
					return title === "" ? block : `${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.cR)(title)}:\n\n${block}`;
				}),
				...shown.secrets.map((name) => `${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.cR)("***")} in ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.cR)(name)} is a known secret. The call has its value.`),
				...way.type === "comment" ? [renderAnswer(renderComment(code, label))] : [],
				...way.type === "environment" ? [renderAnswer(`a review of the environment ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.cR)(way.environment)}`)] : []
			];
			return parts.join("\n\n");
		}
		const bound = {
			call: "exactly this call",
			changes: "exactly these changes, no matter which command makes them"
		};
		function renderComment(code, label) {
			const byLabel = label === "" ? "" : `\n\nor by the label ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.cR)(label)}, if no other call waits.`;
			return `the comment\n\n${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.g8)(`/approve ${code}`, "")}${byLabel}`;
		}
		function renderRequestText({ id, tool, rule, reason, by, expiresMs, shown }) {
			if (shown === null) return null;
			const blocks = listBlocks(shown).map(({ title, text }) => {
				const lines = text.split("\n").map((line) => `  ${line}`);
				return [...title === "" ? [] : [`${title}:`], ...lines].join("\n");
			});
			const secrets = shown.secrets.map((name) => `*** in ${name} is a known secret. The call has its value.`);
			const head = `${id}: ${tool} (rule ${rule}: ${reason})\nan approval is for ${bound[shown.binds]}\nroles that the rule names, which only GitHub checks: ${by.join(", ")}\nexpires: ${renderMinute(expiresMs)} UTC`;
			return `${[
				head,
				...blocks,
				...secrets
			].join("\n\n")}\n`;
		}
		function listBlocks({ parts, script }) {
			const values = parts.filter(({ form }) => form === "value").map(({ name, text }) => `${name}: ${text}`);
			return [
				...values.length === 0 ? [] : [{
					title: "",
					text: values.join("\n"),
					form: "text"
				}],
				...parts.flatMap(({ name, text, form }) => form === "value" ? [] : [{
					title: form === "diff" ? "" : name,
					text,
					form
				}]),
				...script === null ? [] : [renderScript(script)]
			];
		}
		function renderScript({ id, site }) {
			if (site === null) return {
				title: "",
				text: `made by the script ${id}`,
				form: "text"
			};
			return {
				title: `made by the script ${id}, line ${site.line}`,
				text: site.excerpt,
				form: "text"
			};
		}
		function renderMinute(ms) {
			return new Date(ms).toISOString().slice(0, 16).replace("T", " ");
		}
	}),
	62051: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			X5: () => cleanText,
			_: () => renderInline,
			cR: () => renderCode,
			e4: () => renderMessage,
			g8: () => renderBlock
		});
		var _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96763);
		var _core_text_fence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50018);
		var _core_text_invisible_characters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24989);
		var _message_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75718);
		function renderInline(text) {
			const line = flatten(text);
			const pieces = line.split(/((?:https?|ftp):\/\/[^\s<>]+)/i);
			return pieces.map((piece, index) => index % 2 === 1 ? renderCode(piece) : escapeText(piece, index === 0)).join("");
		}
		function renderCode(text) {
			const line = (0, _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__.UN)(text.toWellFormed().replaceAll(/\s+/g, " ").trim());
			if (line === "") return "` `";
			return /[`|\\]/.test(line) ? `<code>${escapeCode(line)}</code>` : `\`${line}\``;
		}
		const textLanguages = new Set(`bash c c++ clojure cmake cpp cs csharp css csv dart diff dockerfile elixir erlang fsharp go golang gradle graphql groovy haskell hcl html
  http ini java javascript js json json5 jsonc jsx julia kotlin less lua makefile markdown md objective-c ocaml patch perl php plaintext powershell
  properties proto protobuf ps1 py python r rb rs ruby rust scala scss sh shell sql svelte swift terraform text toml ts tsx txt typescript vue xml yaml
  yml zig zsh`.split(/\s+/));
		function renderBlock(text, language) {
			const clean = cleanText(text).replace(/\n$/, "");
			const fence = (0, _core_text_fence_js__WEBPACK_IMPORTED_MODULE_2__.j)(clean);
			return `${fence}${textLanguages.has(language.toLowerCase()) ? language : ""}\n${clean}\n${fence}`;
		}
		function renderMessage(text) {
			return (0, _message_blocks_js__WEBPACK_IMPORTED_MODULE_3__.v)(cleanText(text)).map(renderMessageBlock).filter((block) => block.trim() !== "").join("\n\n");
		}
		function renderMessageBlock(block) {
			switch (block.type) {
				case "code": return renderBlock(block.text, block.language);
				case "heading": return `**${renderInline(block.text)}**`;
				case "list": return block.items.map(({ depth, number, text }) => `${"   ".repeat(depth)}${number === null ? "-" : `${number}.`} ${renderLine(text)}`).join("\n");
				case "table": return block.rows.map((row) => row.type === "rule" ? `|${row.cells.map((cell) => ` ${cell.trim()} `).join("|")}|` : `| ${row.cells.map(renderLine).join(" | ")} |`).join("\n");
				case "paragraph": return block.lines.map(renderLine).join("\n");
			}
		}
		function renderLine(text) {
			const rendered = (0, _message_blocks_js__WEBPACK_IMPORTED_MODULE_3__.h)(flatten(text)).map((piece, index) => piece.type === "code" ? renderCode(piece.text) : escapeText(piece.text, index === 0));
			return emphasise(rendered.join(""));
		}
		function emphasise(escaped) {
			return escaped.replaceAll(/\\\*\\\*([^\\\s](?:[^\\]*[^\\\s])?)\\\*\\\*/g, "**$1**").replaceAll(/(?<!\*)\\\*([^\\\s*](?:[^\\*]*[^\\\s*])?)\\\*(?!\*)/g, "*$1*");
		}
		function cleanText(text) {
			return text.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(_core_text_invisible_characters_js__WEBPACK_IMPORTED_MODULE_1__.sN, "");
		}
		function flatten(text) {
			return cleanText(text).replace(/\s+/g, " ").trim();
		}
		const gap = "\u200b";
		function escapeText(text, startsLine) {
			const escaped = text.replace(/[&<>`|\\$]/g, toEntity).replace(/[*_~[\]]/g, "\\$&").replace(/@(?=[\w-])/g, `@${gap}`).replace(/#(?=\d)(?<!&#)/g, `#${gap}`).replace(/GH-(?=\d)/gi, `$&${gap}`).replace(/:(?=\/\/)/g, `:${gap}`).replace(/www(?=\.)/gi, `$&${gap}`);
			if (!startsLine) return escaped;
			return escaped.replace(/^\d+(?=[.)])/, `$&${gap}`).replace(/^[/#+=:-]/, `${gap}$&${gap}`);
		}
		function escapeCode(text) {
			return text.replace(/[&<>`|\\$*_~[\]!@#]/g, toEntity).replace(/:(?=\/\/)/g, toEntity).replace(/(?<=www)\./gi, toEntity);
		}
		function toEntity(character) {
			return `&#${character.codePointAt(0)};`;
		}
	}),
	75718: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			h: () => splitLine,
			v: () => parseMessage
		});
		const maxListDepth = 3;
		function parseMessage(text) {
			const blocks = [];
			const lines = text.split("\n");
			for (let at = 0; at < lines.length; at += 1) {
				const line = lines[at] ?? "";
				const [, fence, language = ""] = /^ {0,3}(`{3,}|~{3,}) {0,3}([\w+-]{0,20}) {0,9}$/.exec(line) ?? [];
				if (fence === undefined) {
					addLine(blocks, line);
					continue;
				}
				const end = findFenceEnd(lines, at + 1, fence);
				blocks.push({
					type: "code",
					language,
					text: lines.slice(at + 1, end).join("\n")
				});
				at = end;
			}
			return blocks.filter((block) => block.type !== "paragraph" || block.lines.length > 0);
		}
		function addLine(blocks, line) {
			const last = blocks.at(-1);
			const [, indent, marker = "", item = ""] = /^( {0,12})([-*+]|\d{1,3}[.)]) +(\S.*)$/.exec(line) ?? [];
			const [, heading] = /^#{1,6} +(\S.*)$/.exec(line) ?? [];
			if (indent !== undefined) {
				const items = last?.type === "list" ? last.items : [];
				if (last?.type !== "list") blocks.push({
					type: "list",
					items
				});
				const depth = Math.min(Math.floor(indent.length / 2), (items.at(-1)?.depth ?? -1) + 1, maxListDepth);
				const number = /\d/.test(marker) ? Number.parseInt(marker, 10) : null;
				items.push({
					depth,
					number,
					text: item
				});
			} else if (/^\s*\|.*\|\s*$/.test(line)) {
				const row = readRow(line);
				if (last?.type === "table") last.rows.push(row);
				else blocks.push({
					type: "table",
					rows: [row]
				});
			} else if (heading !== undefined) blocks.push({
				type: "heading",
				text: heading.replaceAll(/[*`]|(?<!#)#+ *$/g, "")
			});
			else if (line.trim() === "") blocks.push({
				type: "paragraph",
				lines: []
			});
			else if (last?.type === "paragraph") last.lines.push(line);
			else blocks.push({
				type: "paragraph",
				lines: [line]
			});
		}
		function readRow(line) {
			const cells = line.trim().slice(1, -1).split(/(?<!\\)\|/).map((cell) => cell.replaceAll("\\|", "|"));
			return {
				type: cells.every((cell) => /^ *:?-+:? *$/.test(cell)) ? "rule" : "cells",
				cells
			};
		}
		function findFenceEnd(lines, from, fence) {
			const mark = fence.slice(0, 1);
			for (let at = from; at < lines.length; at += 1) {
				const line = (lines[at] ?? "").trim();
				if (line.length >= fence.length && line === mark.repeat(line.length)) return at;
			}
			return lines.length;
		}
		function splitLine(line) {
			return line.split(/(`[^`]{1,2000}`|(?:https?|ftp):\/\/[^\s<>`]+)/i).map((piece, index) => {
				if (index % 2 === 0) return {
					type: "text",
					text: piece
				};
				return {
					type: "code",
					text: piece.startsWith("`") ? piece.slice(1, -1) : piece
				};
			});
		}
	})
};
