export const id = 5275;
export const ids = [5275];
export const modules = {
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
	43708: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			i: () => listRefusedChanges,
			y: () => listDenied
		});
		var _types_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10031);
		var _types_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45025);
		var _approval_requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62533);
		function listDenied(events) {
			const decisions = (0, _types_event_js__WEBPACK_IMPORTED_MODULE_1__.bx)(events).flatMap((event) => event.type === "tool-decided" ? [event.decision] : []);
			const lastAt = new Map(decisions.map(({ callHash }, index) => [callHash, index]));
			const allowedAt = new Map(decisions.flatMap(({ decision, callHash }, index) => (0, _types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(decision) ? [[callHash, index]] : []));
			const findFiled = (0, _approval_requests_js__WEBPACK_IMPORTED_MODULE_2__.tO)(events);
			return decisions.flatMap((decided, index) => {
				const { decision, callHash } = decided;
				if ((0, _types_decision_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(decision) || decision === "explain" && (allowedAt.get(callHash) ?? -1) > index) return [];
				const asked = findFiled(decided);
				if (asked === null) return [decided];
				const { request, state } = asked;
				if (state === "waiting" || state === "approved" || (lastAt.get(callHash) ?? -1) > index) return [];
				return [{
					...decided,
					reason: `${request.reason} (${explainAnswer(asked)})`
				}];
			});
		}
		function listRefusedChanges(events) {
			const all = (0, _types_event_js__WEBPACK_IMPORTED_MODULE_1__.bx)(events);
			const requests = new Map((0, _approval_requests_js__WEBPACK_IMPORTED_MODULE_2__.j_)(events).map((asked) => [asked.request.id, asked]));
			const asked = all.flatMap((event, index) => {
				const one = event.type === "approval-requested" ? requests.get(event.request.id) : undefined;
				return one === undefined ? [] : [{
					...one,
					index
				}];
			});
			return all.flatMap((event, index) => {
				if (event.type !== "changes-decided") return [];
				const later = asked.filter((one) => one.index > index && one.request.callId === event.callId);
				const refused = event.refused.flatMap((change) => {
					const about = later.filter(({ request }) => request.writes.some(({ path }) => path === change.path));
					if (about.some(({ state, isFiled }) => state === "approved" || state === "waiting" && isFiled)) return [];
					const last = about.findLast(({ state }) => state !== "waiting");
					return last === undefined ? [change] : [{
						...change,
						reason: `${change.reason} (${explainAnswer(last)})`
					}];
				});
				return [{
					...event,
					refused,
					refusedCount: event.refusedCount - event.refused.length + refused.length
				}];
			});
		}
		function explainAnswer({ request, answer }) {
			return answer === null ? `the run went on without it, ${request.id}` : (0, _types_decision_js__WEBPACK_IMPORTED_MODULE_0__.mJ)(answer).reason;
		}
	}),
	46417: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { u: () => renderFailureExcerpt });
		var _control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96763);
		var _cut_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37527);
		const failureLine = /^\s*(?:not ok\b|FAIL(?:ED|URE)?\b|SUBFAILED\b|--- FAIL|ERROR\b|\[ERROR\] \S+\(|\[ +FAILED +\]|E\s{2,}|error(?:\[|:)|\u2717|\u2718|\u2715|\u00d7|\u2716|\u25cf|\(fail\) |\d+\) )|\*\*\*(?:Failed|Timeout|Exception|Not Run)|\bAssertionError\b|\bpanicked at\b|^failures:| FAILED$/;
		const maxNames = 20;
		const minEnd = 8;
		const shownBefore = 1;
		const shownAfter = 14;
		function renderFailureExcerpt(output, { maxBytes, where, names = [] }) {
			const text = (0, _control_characters_js__WEBPACK_IMPORTED_MODULE_0__.pX)(output).trim();
			if (Buffer.byteLength(text) <= maxBytes) return text;
			const tail = dropCutLine((0, _cut_text_js__WEBPACK_IMPORTED_MODULE_1__.G9)(text, Math.floor(maxBytes / 2)));
			const ends = names.slice(0, maxNames).map(readEnd).filter((end) => end.length >= minEnd);
			const lines = text.slice(0, text.length - tail.length).replace(/\n$/, "").split("\n");
			const windows = new Set();
			let left = maxBytes - Buffer.byteLength(tail);
			for (let at = 0; at < lines.length && left > 0; at += 1) {
				const line = (lines[at] ?? "").slice(0, 500);
				if (!failureLine.test(line) && !ends.some((end) => line.includes(end))) continue;
				for (let near = Math.max(0, at - shownBefore); near <= Math.min(lines.length - 1, at + shownAfter); near += 1) {
					const size = Buffer.byteLength(lines[near] ?? "") + 1;
					if (windows.has(near)) continue;
					if (size > left) {
						left = 0;
						break;
					}
					windows.add(near);
					left -= size;
				}
			}
			const shown = [];
			let last = -1;
			for (const at of [...windows].toSorted((one, other) => one - other)) {
				if (at !== last + 1) shown.push("[\u2026]");
				shown.push(lines[at] ?? "");
				last = at;
			}
			const isWhole = last === lines.length - 1;
			return [
				...shown,
				...isWhole ? [] : [`[\u2026 left out: ${where} \u2026]`],
				tail
			].join("\n");
		}
		function dropCutLine(tail) {
			const at = tail.indexOf("\n");
			return at === -1 ? tail : tail.slice(at + 1);
		}
		function readEnd(name) {
			const at = Math.max(...[
				" > ",
				" \u203a ",
				"::",
				"#",
				": "
			].map((mark) => name.includes(mark) ? name.lastIndexOf(mark) + mark.length : 0));
			return name.slice(at);
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
	44346: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			GC: () => describeCall,
			UK: () => readCommand,
			sA: () => readEnd
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
		var _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27831);
		var _core_types_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95867);
		const commandSchema = zod__WEBPACK_IMPORTED_MODULE_1__.object({ command: zod__WEBPACK_IMPORTED_MODULE_1__.union([zod__WEBPACK_IMPORTED_MODULE_1__.string(), zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()).min(1)]) });
		const endings = {
			"timed-out": "time limit",
			flooded: "too much output",
			"out-of-disk": "disk nearly full",
			"out-of-memory": "too much memory",
			"over-limit": "limit of the sandbox",
			killed: "killed by a signal"
		};
		const shells = new Set([
			"bash",
			"sh",
			"dash",
			"zsh"
		]);
		const inlineFlags = new Set([
			"-c",
			"-lc",
			"-ec",
			"-lec"
		]);
		function describeCall(accesses, argsJson) {
			const first = accesses[0]?.type;
			const isCommand = first === "command" || first === "opaque";
			const written = isCommand ? readCommand(argsJson) : null;
			return written ?? accesses.filter((access) => access.type !== "none" && !isEdited(access, accesses)).map((access) => (0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_0__.bu)(access).replace(/^command /, "")).join(", ");
		}
		function isEdited(access, accesses) {
			return access.type === "read" && accesses.some((other) => other.type === "write" && other.path === access.path);
		}
		function readEnd({ state, exitCode, endedBy }) {
			const exit = endedBy !== null ? `ended: ${endings[endedBy]}` : exitCode === null ? "" : `exit ${exitCode}`;
			return {
				state: endedBy === null ? state : "failed",
				exit,
				succeeded: state === "completed" && endedBy === null && (exitCode ?? 0) === 0
			};
		}
		function readCommand(argsJson) {
			let args;
			try {
				args = (0, _core_text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(argsJson);
			} catch {
				return null;
			}
			const { data } = commandSchema.safeParse(args);
			if (data === undefined) return null;
			if (typeof data.command === "string") return data.command;
			const [program = "", flag = "", text, ...rest] = data.command;
			const isShellText = shells.has(program) && inlineFlags.has(flag) && text !== undefined && rest.length === 0;
			return isShellText ? text : data.command.map(_core_types_access_js__WEBPACK_IMPORTED_MODULE_0__.XW).join(" ");
		}
	}),
	96752: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { u: () => groupDenials });
		var _core_types_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95867);
		var _core_calls_refusals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43708);
		var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62051);
		var _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37527);
		const maxExample = 400;
		const maxOthers = 2;
		function groupDenials(events) {
			const groups = new Map();
			for (const { rule, reason, refused, accesses, tool, suggestion } of (0, _core_calls_refusals_js__WEBPACK_IMPORTED_MODULE_1__.y)(events)) {
				const key = `${rule}\n${reason}`;
				const known = groups.get(key);
				const subject = (0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_0__.nk)(accesses) && refused !== "" ? refused : accesses.map(_core_types_access_js__WEBPACK_IMPORTED_MODULE_0__.bu).join(", ");
				const call = `${tool}: ${subject || "nothing"}`;
				const example = renderLine(call.includes(refused) ? call : `${refused} by ${call}`);
				const kind = `${tool} ${refused || example}`;
				if (known === undefined) {
					const group = {
						rule,
						reason,
						count: 1,
						example,
						moreExamples: [],
						suggestion
					};
					groups.set(key, {
						group,
						shown: new Set([kind])
					});
					continue;
				}
				const { group } = known;
				const isOther = group.moreExamples.length < maxOthers && !known.shown.has(kind);
				const moreExamples = isOther ? [...group.moreExamples, example] : group.moreExamples;
				known.shown.add(kind);
				known.group = {
					...group,
					count: group.count + 1,
					moreExamples
				};
			}
			return [...groups.values()].map(({ group }) => group).toSorted((left, right) => right.count - left.count);
		}
		function renderLine(text) {
			return (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_3__.IN)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.X5)(text).replace(/\s+/g, " ").trim(), maxExample);
		}
	}),
	65275: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			$U: () => notApplied,
			Cu: () => renderVerify,
			Ff: () => listSpent,
			Gr: () => listErrors,
			Ht: () => renderUnknown,
			I2: () => renderFold,
			IM: () => renderCheckOutput,
			Id: () => renderFacts,
			LG: () => describeFiles,
			Le: () => describeReturned,
			Lf: () => renderHeadline,
			O1: () => renderChanges,
			Rc: () => findFailedCheck,
			Rn: () => renderDenials,
			Wy: () => renderCost,
			YN: () => renderSection,
			Z_: () => describeTests,
			Zw: () => describeTestChanges,
			a$: () => renderErrors,
			bo: () => renderTable,
			c7: () => renderWarnings,
			cl: () => listSettings,
			d1: () => readDenials,
			em: () => renderFailedCheck,
			f7: () => describeResumed,
			gb: () => renderIsolationNotes,
			gt: () => listFacts,
			lv: () => renderApply,
			pI: () => renderList,
			ru: () => readSpent,
			sK: () => listTestChanges,
			ve: () => countDenied,
			zA: () => listPermissions
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _core_ports_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58748);
		var _core_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97535);
		var _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45894);
		var _core_types_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95867);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44196);
		var _core_types_decision_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10031);
		var _core_calls_approval_requests_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62533);
		var _core_types_event_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(45025);
		var _core_types_network_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10007);
		var _core_types_verify_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2032);
		var _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(19375);
		var _core_text_failure_excerpt_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(46417);
		var _approvals_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(57396);
		var _call_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(44346);
		var _denials_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(96752);
		var _markdown_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(62051);
		var _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(37527);
		const maxLine = 400;
		const maxCommand = 100;
		const maxExample = 160;
		const maxNote = 2e3;
		const maxReason = 1500;
		const maxVerifyBytes = 6e3;
		const shownDenials = 30;
		const shownWarnings = 30;
		const shownErrors = 20;
		const shownTests = 10;
		const shownHosts = 10;
		const maxNamedFiles = 2;
		const scratchNames = /(?:\.(?:orig|rej|bak|swp|tmp|log)|~)$|(?:^|\/)(?:patch\.txt|(?:scratch|repro|tmp|(?:debug|temp)(?![a-z]))[^/]*)$/i;
		const buildNames = /\.(?:o|a|class|gcda|gcno|gem)$|(?:^|\/)(?:a\.out|core(?:\.\d{1,9})?|(?:gmon|nohup|coverage)\.out|CMakeCache\.txt|pm_to_blib|MYMETA\.(?:json|yml)|Rplots\.pdf|\.Rhistory|(?:blib|CMakeFiles)\/[^]*)$|^[^/]{1,200}_\d[\d.-]{0,40}\.tar\.gz$/;
		function renderTable(head, rows) {
			const line = (cells) => `| ${cells.join(" | ")} |`;
			return [
				line(head),
				line(head.map(() => "---")),
				...rows.map(line)
			].join("\n");
		}
		function renderHeadline(record) {
			const { result } = record;
			const replayed = record.started?.replayed === true ? " \u2014 replayed model" : "";
			if (result === null) return `## Not finished${replayed}\n\nThe run was killed before it could record its end, or still works. What follows is what it has recorded.`;
			const { verify } = result;
			const tests = verify === null ? "" : describeTestChanges(verify);
			const counted = tests === "" ? "" : ` Tests: ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_15__._)(tests)}.`;
			const reason = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_15__._)((0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_16__.IN)(result.reason, maxReason).replace(/\.$/, ""));
			return `## ${result.outcome}${replayed}\n\n${reason}.${counted}`;
		}
		function renderVerify(result) {
			return listVerify({
				result,
				events: []
			}).map(([name, value]) => `- **${name}** ${value.map(renderPiece).join("")}`).join("\n");
		}
		function describeResumed({ events }) {
			const ends = events.flatMap(({ event }) => event.type === "run-resumed" ? [event.ended === "killed" ? "a kill" : event.ended] : []);
			return ends.length === 0 ? null : `after ${[...new Set(ends)].join(", ")} (${ends.length + 1} parts)`;
		}
		function listSettings(record) {
			const { started, sandbox, result } = record;
			const resumed = describeResumed(record);
			const facts = resumed === null ? [] : [["Resumed", [{ text: (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_16__.IN)(resumed, maxLine) }]]];
			if (started !== null) facts.push(["Model", describeModels(started, record)], ["Policy", describePolicy(started, record)], ...(result?.floors ?? (0, _core_ports_policy_js__WEBPACK_IMPORTED_MODULE_1__.qB)(started.policyLayers)).map(({ name, sha256 }) => ["Bound by", [
				{ code: name },
				" ",
				{ code: sha256.slice(0, 16) }
			]]));
			if (sandbox !== null) {
				const { isolation, baseCommit } = sandbox;
				const filter = isolation.seccomp ? "seccomp filter" : "no seccomp filter";
				facts.push(["Isolation", [`${isolation.level}: `, { text: `${isolation.rung}; ${filter}` }]], ["Base", [baseCommit === null ? "no commit" : { code: baseCommit.slice(0, 16) }]]);
			}
			return facts;
		}
		function describeModels(started, { events }) {
			const pieces = [
				{ text: started.provider },
				" ",
				{ code: started.model }
			];
			let { provider, model } = started;
			for (const { event } of events) {
				if (event.type !== "run-resumed" && event.type !== "model-replaced" || event.model === "") continue;
				const api = event.type === "run-resumed" ? event.provider : provider;
				if (api !== provider || event.model !== model) pieces.push(", then ", { text: api }, " ", { code: event.model });
				provider = api;
				model = event.model;
			}
			return pieces;
		}
		function describePolicy({ policyName, policySha256 }, { events }) {
			const name = [
				{ text: policyName },
				" ",
				{ code: policySha256.slice(0, 16) }
			];
			const policyOrigin = (0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_8__.Rm)(events.map(({ event }) => event));
			if (policyOrigin === null) return name;
			const { path, branch, commit } = policyOrigin;
			return [
				...name,
				", ",
				{ text: path },
				" of ",
				{ text: branch },
				" at ",
				{ code: commit }
			];
		}
		function readSpent({ result, events }) {
			const all = events.map(({ event }) => event);
			return result ?? {
				turns: (0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_8__.yO)(all),
				...(0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_8__.Mw)(all)
			};
		}
		function listSpent(record) {
			const { result } = record;
			const limits = (0, _core_types_record_js__WEBPACK_IMPORTED_MODULE_5__.BU)(record);
			const { turns, usage, costUsd } = readSpent(record);
			const tokens = limits === null ? "" : `; ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_17__.kT)((0, _core_limits_js__WEBPACK_IMPORTED_MODULE_2__.YD)(usage))} of ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_17__.kT)(limits.tokens)} counted`;
			const cost = limits === null || limits.costUsd === null || costUsd === null ? "" : ` of ${limits.costUsd} USD`;
			const minutes = limits === null ? "" : ` of ${limits.wallClockMs / 6e4} min`;
			const ended = (describe) => result === null ? [] : [describe(result)];
			return [
				["Turns", [`${turns}${limits === null ? "" : ` of ${limits.turns}`}`]],
				...ended(({ toolCalls, deniedCalls }) => ["Tool calls", [`${toolCalls} run, ${deniedCalls} denied`]]),
				["Tokens", [`${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_17__.kT)(usage.inputTokens)} in (${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_17__.kT)(usage.cachedTokens)} cached), ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_17__.kT)(usage.outputTokens)} out${tokens}`]],
				["Cost", [`${renderCost(costUsd)}${cost}${describeUnreported(record)}`]],
				...ended(({ durationMs }) => ["Time", [`${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_17__.eB)(durationMs)}${minutes}`]])
			];
		}
		function describeUnreported({ events }) {
			const all = (0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_8__.bx)(events.map(({ event }) => event));
			const requested = all.filter(({ type }) => type === "model-requested").length;
			const ended = all.filter((event) => event.type === "model-responded" || event.type === "model-failed" && event.retryInMs === null).length;
			return requested <= ended ? "" : `, not counting ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_17__.SS)(requested - ended, "request")} without an answer`;
		}
		function describeReturned({ result, events }) {
			const reasons = events.flatMap(({ event }) => event.type === "verify-judged" && event.returned ? [event.problems.join("; ")] : []);
			const why = reasons.length === 0 ? "" : `: ${reasons.join("; then ")}`;
			return `${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_17__.SS)(result?.verify?.returned ?? 0, "result")} that verify did not accept went back to the model${why}`;
		}
		function listVerify(record) {
			const { result } = record;
			if (result === null || result.verify === null) return [];
			const { command, testsBefore, testsAfter } = result.verify;
			const { problems, notes, returned, tests: changed } = result.verify;
			const tests = describeTests(testsBefore, testsAfter);
			const counted = tests === "" ? [] : [
				" (",
				{ text: tests },
				")"
			];
			const texts = [
				["Not accepted", problems.join("; ")],
				["Note", notes.join("; ")],
				["Sent back", returned === 0 ? "" : describeReturned(record)]
			];
			return [
				["Verify", [
					{ code: (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_16__.IN)(command, maxLine) },
					`: ${(0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_10__.l2)(result.verify)}`,
					...counted
				]],
				...texts.flatMap(([name, text]) => text === "" ? [] : [[name, [{ text: (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_16__.IN)(text, maxLine) }]]]),
				...listTestChanges(changed).map(([label, names]) => [label, [{ text: names }]])
			];
		}
		function listTestChanges(changes) {
			return _core_types_verify_js__WEBPACK_IMPORTED_MODULE_10__.KV.flatMap(([kind, label]) => {
				const { count, names } = changes?.[kind] ?? {
					count: 0,
					names: []
				};
				if (count === 0) return [];
				const shown = names.slice(0, shownTests).map((name) => (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_16__.IN)(name, maxExample));
				const more = count > shown.length ? [`${count - shown.length} more`] : [];
				return [[`${label[0]?.toUpperCase() ?? ""}${label.slice(1)}`, `${count}: ${[...shown, ...more].join(", ")}`]];
			});
		}
		function listAcknowledged({ events }) {
			const calls = (0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_8__.bx)(events.map(({ event }) => event)).flatMap((event) => event.type === "tool-decided" && (0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_6__.Jr)(event.decision.decision) && event.decision.grant.kind === "acknowledged" ? [event.decision] : []);
			if (calls.length === 0) return [];
			const places = [...new Set(calls.flatMap(({ grant }) => grant.hosts.map(_core_types_network_js__WEBPACK_IMPORTED_MODULE_9__.oL)))];
			return [["Acknowledged", [{ text: `${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_17__.SS)(calls.length, "call")}. ${(0, _core_types_network_js__WEBPACK_IMPORTED_MODULE_9__.wp)(places.join(", "))}` }]]];
		}
		function listAsked(record) {
			const granted = (0, _core_calls_approval_requests_js__WEBPACK_IMPORTED_MODULE_7__.wN)(record.events.map(({ event }) => event)).map(({ request, approver }) => `${describeRequest(request)} by ${approver}`);
			const waiting = (0, _approvals_js__WEBPACK_IMPORTED_MODULE_12__.sC)(record).map((request) => `${describeRequest(request)}, ${request.id}`);
			const render = (name, calls) => calls.length === 0 ? [] : [[name, [{ text: (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_16__.IN)(calls.join("; "), maxLine) }]]];
			return [...render("Approved", granted), ...render("Waits for a person", waiting)];
		}
		function describeRequest({ tool, argsJson, rule, writes }) {
			const command = (0, _call_js__WEBPACK_IMPORTED_MODULE_13__.UK)(argsJson);
			const call = command === null ? tool : `${tool} ${(0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_16__.IN)(command, maxCommand)}`;
			const paths = writes.length === 0 ? "" : `, ${(0, _core_text_path_text_js__WEBPACK_IMPORTED_MODULE_3__.Pe)(writes.map(({ path }) => path))}`;
			return `${call} (rule ${rule})${paths}`;
		}
		function listDigest({ auditDigest }) {
			return auditDigest === null ? [] : [["Audit digest", [{ code: auditDigest }]]];
		}
		function listRefusedConnections({ events }) {
			const places = (0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_8__.bx)(events.map(({ event }) => event)).flatMap((event) => event.type === "connection-decided" && event.connection.decision !== "allow" ? [(0, _core_types_network_js__WEBPACK_IMPORTED_MODULE_9__.oL)(event.connection)] : []);
			if (places.length === 0) return [];
			return [["Refused connections", [{ text: (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_16__.IN)((0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_17__.r$)([...new Set(places)], shownHosts), maxLine) }]]];
		}
		function listPermissions(record) {
			return [
				...listAcknowledged(record),
				...listAsked(record),
				...listRefusedConnections(record)
			];
		}
		function listFacts(record) {
			return [
				...listVerify(record),
				...listSettings(record),
				...listPermissions(record),
				...listSpent(record),
				...listDigest(record)
			];
		}
		function renderFacts(record) {
			return renderTable(["fact", "value"], listFacts(record).map(([name, value]) => [name, value.map(renderPiece).join("")]));
		}
		function renderPiece(piece) {
			if (typeof piece === "string") return piece;
			return "code" in piece ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_15__.cR)(piece.code) : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_15__._)(piece.text);
		}
		function describeTestChanges(verify) {
			const { tests, testsBefore, testsAfter } = verify;
			const state = (0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_10__.Jw)(verify);
			const parts = _core_types_verify_js__WEBPACK_IMPORTED_MODULE_10__.KV.toReversed().map(([kind, label]) => ({
				label,
				count: tests?.[kind].count ?? 0
			})).filter(({ count }) => count > 0);
			if (parts.length === 0) {
				const counts = describeTests(testsBefore, testsAfter);
				return counts === "" ? "" : `${counts}${state}`;
			}
			const isNoneFailing = testsAfter.length > 0 && testsAfter.every(({ failed }) => failed === 0);
			const ran = describeEarlyEnd(testsBefore.some(endedEarly), testsAfter.some(endedEarly));
			return `${[...parts.map(({ label, count }) => `${count} ${label}`), ...isNoneFailing ? ["none failing"] : []].join(", ")}${ran}${state}`;
		}
		const endedEarly = (count) => count?.endedEarly === true;
		function describeEarlyEnd(before, after) {
			const runs = [...before ? ["before"] : [], ...after ? ["after"] : []].join(" and ");
			return runs === "" ? "" : `, ended early ${runs} (not all tests ran)`;
		}
		function describeTests(before, after) {
			return (0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_10__.X5)(before, after).map((runner) => {
				const [old, now] = [before, after].map((counts) => counts.find((count) => count.runner === runner));
				const last = now ?? old;
				const total = last?.total ?? 0;
				const totalBefore = old === undefined || old.total === total ? "" : ` of ${old.total}`;
				const failed = after.length === 0 ? `${last?.failed ?? 0} of ${total} failed before` : old === undefined ? `not counted before, ${now?.failed ?? 0} of ${total} failed after` : now === undefined ? `${old.failed} of ${total} failed before, not counted after` : `${old.failed}${totalBefore} failed \u2192 ${now.failed} of ${total}`;
				const skipped = last === undefined || last.skipped === 0 ? "" : `, ${last.skipped} skipped`;
				const expected = last?.expectedToFail === undefined ? "" : `, ${last.expectedToFail} expected to fail`;
				return `${runner}: ${failed}${skipped}${expected}${describeEarlyEnd(endedEarly(old), endedEarly(now))}`;
			}).join("; ");
		}
		function renderUnknown(kind, names) {
			return names.length === 0 ? "" : `*The message names ${kind}: ${names.map(_markdown_js__WEBPACK_IMPORTED_MODULE_15__.cR).join(", ")}.*`;
		}
		function readDenials(record) {
			return record.result?.denials ?? (0, _denials_js__WEBPACK_IMPORTED_MODULE_14__.u)(record.events.map(({ event }) => event));
		}
		function countDenied(denials) {
			return denials.reduce((total, { count }) => total + count, 0);
		}
		function renderDenials(denials, calls = countDenied(denials)) {
			if (denials.length === 0) return "";
			const shown = denials.slice(0, shownDenials);
			const rows = shown.map(({ rule, count, reason, example, moreExamples }) => [
				(0, _markdown_js__WEBPACK_IMPORTED_MODULE_15__.cR)((0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_16__.IN)(rule, maxLine)),
				String(count),
				(0, _markdown_js__WEBPACK_IMPORTED_MODULE_15__._)((0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_16__.IN)(reason, maxLine)),
				[example, ...moreExamples].map((one) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_15__.cR)((0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_16__.IN)(one, maxExample))).join("<br>")
			]);
			const left = calls - countDenied(shown);
			const more = left > 0 ? [`\nand ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_17__.SS)(left, "more call")}`] : [];
			return [renderTable([
				"rule",
				"calls",
				"reason",
				"examples"
			], rows), ...more].join("\n");
		}
		function renderChanges(files, limit) {
			const isScratch = ({ path, kind }) => kind === "added" && (scratchNames.test(path) || buildNames.test(path));
			const scratch = renderFiles(files.filter(isScratch), limit);
			return [renderFiles(files.filter((file) => !isScratch(file)), limit), scratch === "" ? "" : `New files that look like scratch, backup or build files:\n\n${scratch}`].filter((text) => text !== "").join("\n\n");
		}
		function renderFiles(files, limit) {
			return renderList(files, limit, ({ path, kind }) => `${kind} ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_15__.cR)((0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_16__.IN)((0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_4__.i7)(path), maxLine))}`);
		}
		function renderList(items, limit, render) {
			const shown = items.slice(0, limit).map((item) => `- ${render(item)}`);
			const more = items.length > limit ? [`- and ${items.length - limit} more`] : [];
			return [...shown, ...more].join("\n");
		}
		function renderApply({ directory, started, result }) {
			if (result === null || result.changedFiles.length === 0 || (result.verify?.problems ?? []).length === 0) return null;
			const place = (started?.job ?? null) === null ? directory : ".";
			return `git apply ${(0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_4__.XW)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(place, _core_types_record_js__WEBPACK_IMPORTED_MODULE_5__.B5.patch))}`;
		}
		const notApplied = "not in the workspace, since verify does not accept it; to apply it nevertheless, in the root of the repository:";
		function describeFiles(files) {
			const kinds = new Set(files.map(({ kind }) => kind));
			const [only] = kinds.size === 1 ? kinds : [];
			const verb = only === "added" ? "Add" : only === "deleted" ? "Delete" : "Change";
			const names = files.map(({ path }) => (0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_4__.i7)(path));
			return names.length <= maxNamedFiles ? `${verb} ${names.join(" and ")}` : `${verb} ${names.length} files`;
		}
		function findFailedCheck({ result, events }) {
			const isSetup = result?.outcome === "setup-failed";
			if (!isSetup && (result?.verify?.problems ?? []).length === 0) return null;
			const checked = events.flatMap(({ event }) => event.type === "command-checked" ? [event] : []);
			const ofPatch = checked.filter(({ phase }) => isSetup || ![
				"setup",
				"verify-before",
				"verify-base"
			].includes(phase));
			return ofPatch.findLast(({ exitCode }) => exitCode !== 0) ?? ofPatch.at(-1) ?? null;
		}
		function renderFailedCheck(record) {
			const failed = findFailedCheck(record);
			if (failed === null || (0, _core_types_verify_js__WEBPACK_IMPORTED_MODULE_10__.gf)(failed) || failed.output.trim() === "") return "";
			const { newlyFailing, stillFailing } = record.result?.verify?.tests ?? {};
			const names = [...newlyFailing?.names ?? [], ...stillFailing?.names ?? []];
			const excerpt = renderCheckOutput(failed, maxVerifyBytes, names);
			const name = failed.phase === "setup" || failed.phase === "verify-setup" ? "setup" : "verify";
			return renderSection(`Output of the ${name} command`, (0, _markdown_js__WEBPACK_IMPORTED_MODULE_15__.g8)(excerpt, ""));
		}
		function renderCheckOutput({ phase, log, output }, maxBytes, names = []) {
			const where = `${log === "" ? _core_types_verify_js__WEBPACK_IMPORTED_MODULE_10__.aM[phase] : log} has all of it`;
			return (0, _core_text_failure_excerpt_js__WEBPACK_IMPORTED_MODULE_11__.u)(output, {
				maxBytes,
				where,
				names
			});
		}
		function renderIsolationNotes({ sandbox }) {
			const notes = sandbox?.isolation.notes ?? [];
			return renderFold("Notes on the isolation", renderList(notes, Infinity, (note) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_15__._)((0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_16__.IN)(note, maxNote))));
		}
		function renderFold(title, body) {
			return body === "" ? "" : `<details>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
		}
		function renderCost(costUsd) {
			if (costUsd === null) return "unknown";
			return costUsd > 0 && costUsd < 5e-5 ? "under 0.0001 USD" : `${costUsd.toFixed(4)} USD`;
		}
		function renderWarnings(warnings) {
			return renderList(warnings, shownWarnings, (warning) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_15__._)((0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_16__.IN)(warning, maxLine)));
		}
		function renderSection(title, body) {
			return body === "" ? "" : `### ${title}\n\n${body}`;
		}
		function listErrors(record) {
			const turns = new Map();
			return record.events.flatMap(({ event }) => {
				if (event.type === "item" && event.item.type === "script_tool_call" && !turns.has(event.item.callId)) turns.set(event.item.callId, event.turn);
				if (event.type === "model-failed") return [`turn ${event.turn}, try ${event.attempt}: ${event.code}: ${event.message}`];
				if (event.type === "item" && event.item.type === "script_tool_call_output" && event.item.error !== null) return [`turn ${turns.get(event.item.callId) ?? event.turn}, script: ${event.item.error.name}: ${event.item.error.message}`];
				return [];
			});
		}
		function renderErrors(record) {
			const errors = listErrors(record);
			if (errors.length === 0) return "";
			const shown = errors.slice(-shownErrors).map((error) => `- ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_15__._)((0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_16__.IN)(error, maxLine))}`);
			const more = errors.length > shownErrors ? [`- and ${errors.length - shownErrors} before them`] : [];
			return renderSection("Errors", [...shown, ...more].join("\n"));
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
