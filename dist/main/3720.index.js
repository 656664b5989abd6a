export const id = 3720;
export const ids = [3720];
export const modules = {
	79588: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			XH: () => createParts,
			u5: () => fitParts,
			wZ: () => countCharacters
		});
		var _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19375);
		var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65275);
		function fitParts(all, { after, most, measure }) {
			const present = all.filter(({ text }) => text !== "");
			let kept = present;
			for (;;) {
				const dropped = present.filter((part) => !kept.includes(part)).map(({ name }) => name);
				const omitted = dropped.length === 0 ? "" : `*Left out, since it was too long: ${dropped.join(", ")}. The record has all of it.*`;
				const whole = [
					...kept.map(({ text }) => text),
					omitted,
					after
				].filter((text) => text !== "").join("\n\n");
				const [least] = kept.toSorted((left, right) => left.value - right.value);
				if (measure(whole) <= most || least === undefined || least.value === Infinity) return whole;
				kept = kept.filter((part) => part !== least);
			}
		}
		const countCharacters = (text) => text.length;
		function createParts({ denials, deniedCalls = (0, _facts_js__WEBPACK_IMPORTED_MODULE_0__.ve)(denials), warnings, files }, shownFiles, show) {
			const calls = (0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_1__.SS)(deniedCalls, "call");
			const changes = (0, _facts_js__WEBPACK_IMPORTED_MODULE_0__.O1)(files, shownFiles);
			return {
				denied: {
					name: "denied calls",
					value: 5,
					text: show(`Denied: ${calls}`, (0, _facts_js__WEBPACK_IMPORTED_MODULE_0__.Rn)(denials, deniedCalls))
				},
				warned: {
					name: "warnings",
					value: 3,
					text: show("Warnings", (0, _facts_js__WEBPACK_IMPORTED_MODULE_0__.c7)(warnings))
				},
				changed: {
					name: "changed files",
					value: 2,
					text: show((0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_1__.SS)(files.length, "changed file"), changes)
				}
			};
		}
	}),
	9244: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			k: () => describeRefused,
			r: () => groupRefusedChanges
		});
		var _core_calls_refusals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43708);
		var _core_types_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95867);
		var _core_types_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45025);
		function groupRefusedChanges({ events }, limit) {
			const decided = (0, _core_calls_refusals_js__WEBPACK_IMPORTED_MODULE_0__.i)(events.map(({ event }) => event));
			const parts = [{
				title: "Refused changes of commands",
				made: decided.filter(({ callId }) => callId !== _core_types_event_js__WEBPACK_IMPORTED_MODULE_2__.wJ)
			}, {
				title: "Refused changes of the patch",
				made: decided.filter(({ callId }) => callId === _core_types_event_js__WEBPACK_IMPORTED_MODULE_2__.wJ)
			}];
			return parts.flatMap(({ title, made }) => {
				const groups = groupEqual(made.flatMap(({ callId, refused }) => refused.map(({ path, kind, rule, reason, restored }) => ({
					path: (0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_1__.i7)(path),
					kind,
					rule,
					reason,
					state: callId === _core_types_event_js__WEBPACK_IMPORTED_MODULE_2__.wJ ? "not kept" : restored ? "restored" : "not restored"
				}))));
				const unlisted = made.reduce((sum, { refused, refusedCount }) => sum + refusedCount - refused.length, 0);
				const hidden = Math.max(0, groups.length - limit) + unlisted;
				return groups.length + unlisted === 0 ? [] : [{
					title,
					groups: groups.slice(0, limit),
					hidden
				}];
			});
		}
		function groupEqual(changes) {
			const groups = new Map();
			for (const change of changes) {
				const { path, kind, rule, reason, state } = change;
				const key = JSON.stringify([
					path,
					kind,
					rule,
					reason,
					state
				]);
				const known = groups.get(key);
				groups.set(key, {
					...known ?? change,
					count: (known?.count ?? 0) + 1
				});
			}
			return [...groups.values()].toSorted((left, right) => rank(left) - rank(right));
		}
		function rank({ state }) {
			return state === "restored" ? 1 : 0;
		}
		function describeRefused({ path, kind, rule, reason, state, count }) {
			return `${kind} ${path}: rule ${rule}, ${state}${count === 1 ? "" : `, ${count} times`}: ${reason}`;
		}
	}),
	39183: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			Dw: () => createRunView,
			O1: () => listCalls,
			qD: () => readCallState
		});
		var _core_types_conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3291);
		var _core_types_decision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10031);
		var _core_calls_approval_requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62533);
		var _core_calls_refusals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43708);
		var _core_types_event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45025);
		var _core_types_network_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10007);
		var _call_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44346);
		function createRunView(events) {
			const fold = {
				isResuming: false,
				asked: {
					provider: "",
					model: ""
				},
				calls: new Map(),
				scripts: new Map(),
				agents: new Map(),
				turns: []
			};
			const all = events.map(({ event }) => event);
			const refused = (0, _core_calls_refusals_js__WEBPACK_IMPORTED_MODULE_3__.i)(all).values();
			for (const { event, timestampMs } of events) {
				const isOwn = event.type !== "agent-event";
				const turns = isOwn ? fold.turns : fold.agents.get(event.agent)?.turns ?? [];
				const own = isOwn ? event : event.event;
				const seen = own.type === "changes-decided" ? refused.next().value ?? own : own;
				addEvent(fold, turns, isOwn ? seen : nameCall(seen, event.agent), timestampMs);
			}
			const findFiled = (0, _core_calls_approval_requests_js__WEBPACK_IMPORTED_MODULE_2__.tO)(all);
			const calls = [...fold.calls.values()];
			const last = new Map(calls.map((call) => [call.decision?.callHash, call]));
			for (const call of calls) {
				const asked = call.decision === null ? null : findFiled(call.decision);
				if (asked === null) continue;
				if (last.get(call.decision?.callHash) !== call) call.approval = "repeated";
				else if (asked.state === "waiting" || asked.state === "approved") call.approval = asked.state;
			}
			return {
				turns: fold.turns,
				calls
			};
		}
		function nameCall(event, agent) {
			if (event.type !== "item") return event;
			const { item } = event;
			if (item.type !== "function_call" && item.type !== "function_call_output") return event;
			return {
				...event,
				item: {
					...item,
					callId: `${agent}${_core_types_event_js__WEBPACK_IMPORTED_MODULE_4__.vB}${item.callId}`
				}
			};
		}
		function addEvent(fold, turns, event, atMs) {
			const last = turns.at(-1);
			if (event.type === "run-resumed") fold.isResuming = true;
			if (event.type === "model-requested") fold.isResuming = false;
			if (last !== undefined && !fold.isResuming && !isAfterTurns(event)) last.endMs = atMs;
			switch (event.type) {
				case "run-started":
				case "run-resumed":
				case "model-replaced":
					if (event.model !== "") fold.asked = {
						provider: "provider" in event ? event.provider : fold.asked.provider,
						model: event.model
					};
					return;
				case "model-requested":
					turns.push({
						...createTurn(event.turn, atMs),
						asked: fold.asked
					});
					return;
				case "model-responded":
					Object.assign(openTurn(turns, event.turn, atMs), {
						response: event,
						asked: fold.asked,
						respondedMs: atMs
					});
					return;
				case "model-failed":
					last?.notes.push(event);
					if (last !== undefined) last.askedMs = atMs + (event.retryInMs ?? 0);
					return;
				case "context-compacted":
				case "history-tainted":
				case "warning":
					last?.notes.push(event);
					return;
				case "item":
					if (event.turn > 0) addItem(fold, openTurn(turns, event.turn, atMs), event.item, atMs);
					return;
				case "agent-started": {
					const agent = {
						started: event,
						ended: null,
						startMs: atMs,
						endMs: atMs,
						turns: []
					};
					fold.agents.set(event.agent, agent);
					openCall(fold, last, event.callId, null, atMs).agents.push(agent);
					return;
				}
				case "agent-ended": {
					const agent = fold.agents.get(event.agent);
					if (agent !== undefined) Object.assign(agent, {
						ended: event,
						endMs: atMs
					});
					return;
				}
				case "script-console":
				case "script-progress":
					fold.scripts.get(event.scriptId)?.console.push(event);
					return;
				default: addCallEvent(fold, last, event, atMs);
			}
		}
		function isAfterTurns({ type }) {
			return [
				"command-checked",
				"verify-judged",
				"patch-made",
				"run-finished"
			].includes(type);
		}
		function addCallEvent(fold, turn, event, atMs) {
			switch (event.type) {
				case "tool-decided": {
					const call = openCall(fold, turn, event.decision.callId, event.scriptId, atMs);
					Object.assign(call, {
						tool: event.decision.tool,
						argsJson: event.argsJson,
						decision: event.decision
					});
					return;
				}
				case "tool-rejected": {
					const call = openCall(fold, turn, event.callId, event.scriptId, atMs);
					Object.assign(call, {
						tool: event.tool,
						rejected: event.reason
					});
					return;
				}
				case "tool-started": {
					const call = fold.calls.get(event.callId);
					if (call !== undefined) Object.assign(call, {
						startMs: atMs,
						endMs: atMs
					});
					return;
				}
				case "tool-finished": {
					const call = fold.calls.get(event.callId);
					if (call !== undefined) Object.assign(call, {
						endMs: atMs,
						finished: event
					});
					return;
				}
				case "approval-requested":
					fold.calls.get(event.request.callId)?.notes.push(event);
					return;
				case "approval-answered": {
					const call = fold.calls.get(event.callId);
					if (event.answer.type !== "filed") call?.waits.push({
						startMs: atMs - event.waitedMs,
						endMs: atMs
					});
					call?.notes.push(event);
					return;
				}
				case "connection-decided": {
					const notes = event.callId === null ? undefined : fold.calls.get(event.callId)?.notes;
					const known = notes?.findIndex((note) => note.type === "connection-decided" && (0, _core_types_network_js__WEBPACK_IMPORTED_MODULE_5__.jC)(note.connection, event.connection) && (note.connection.count < event.connection.count || note.connection.sentBytes !== event.connection.sentBytes));
					if (known === undefined || known === -1) notes?.push(event);
					else notes?.splice(known, 1, event);
					return;
				}
				case "chat-answered":
				case "changes-decided":
					if (event.callId !== null) fold.calls.get(event.callId)?.notes.push(event);
					return;
				default:
			}
		}
		function addItem(fold, turn, item, atMs) {
			switch (item.type) {
				case "message":
					if (item.role === "assistant") turn.messages.push((0, _core_types_conversation_js__WEBPACK_IMPORTED_MODULE_0__.LE)(item));
					return;
				case "reasoning":
					if (item.text !== "") turn.reasoning.push(item.text);
					return;
				case "function_call":
					Object.assign(openCall(fold, turn, item.callId, null, atMs), {
						tool: item.name,
						argsJson: item.argumentsJson
					});
					return;
				case "function_call_output": {
					const call = fold.calls.get(item.callId);
					if (call !== undefined) Object.assign(call, {
						shown: item.output,
						answered: item.failed ? "failed" : "completed"
					});
					return;
				}
				case "script_tool_call": {
					const known = fold.scripts.get(item.callId);
					if (known !== undefined) {
						Object.assign(known, {
							item,
							endMs: atMs
						});
						return;
					}
					const script = {
						type: "script",
						item,
						startMs: atMs,
						endMs: atMs,
						output: null,
						calls: [],
						console: []
					};
					fold.scripts.set(item.callId, script);
					turn.steps.push(script);
					return;
				}
				case "script_tool_call_output": {
					const script = fold.scripts.get(item.callId);
					if (script !== undefined) script.output = item;
				}
			}
		}
		function createTurn(turn, atMs) {
			return {
				turn,
				asked: {
					provider: "",
					model: ""
				},
				startMs: atMs,
				endMs: atMs,
				askedMs: atMs,
				respondedMs: atMs,
				response: null,
				messages: [],
				reasoning: [],
				steps: [],
				notes: []
			};
		}
		function openTurn(turns, turn, atMs) {
			const last = turns.findLast((one) => one.turn === turn);
			if (last !== undefined) return last;
			const opened = createTurn(turn, atMs);
			turns.push(opened);
			return opened;
		}
		function openCall(fold, turn, callId, scriptId, atMs) {
			const known = fold.calls.get(callId);
			if (known !== undefined) return known;
			const call = {
				callId,
				tool: "",
				argsJson: "",
				decision: null,
				rejected: "",
				approval: null,
				startMs: atMs,
				endMs: atMs,
				finished: null,
				shown: "",
				answered: null,
				waits: [],
				notes: [],
				agents: []
			};
			fold.calls.set(callId, call);
			const script = scriptId === null ? undefined : fold.scripts.get(scriptId);
			if (script === undefined) turn?.steps.push({
				type: "call",
				call
			});
			else script.calls.push(call);
			return call;
		}
		function listCalls({ steps }) {
			return steps.flatMap((step) => step.type === "call" ? [step.call] : step.calls);
		}
		function readCallState({ decision, rejected, approval, finished, answered }) {
			if (finished !== null) return (0, _call_js__WEBPACK_IMPORTED_MODULE_6__.sA)(finished).state;
			if (rejected !== "") return "rejected";
			if (decision === null) return answered ?? "unfinished";
			if (!(0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_1__.Jr)(decision.decision)) return approval ?? "denied";
			return answered === "completed" ? "dry-run" : "unfinished";
		}
	}),
	43720: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, {
			bS: () => loadRecordReports,
			Rc: () => publicReportFiles,
			uE: () => reports
		});
		var summary = __webpack_require__(43394);
		var conversation = __webpack_require__(3291);
		var types_decision = __webpack_require__(10031);
		var text_json = __webpack_require__(37981);
		var parse_json = __webpack_require__(27831);
		var facts = __webpack_require__(65275);
		var run_view = __webpack_require__(39183);
		;
		const trajectoryReport = {
			file: "trajectory.json",
			isPublic: false,
			render: (record) => `${JSON.stringify(renderTrajectory(record))}\n`
		};
		function renderTrajectory(record) {
			const { events, started, result } = record;
			const approvals = new Map((0, run_view.Dw)(events).calls.map(({ callId, approval }) => [callId, approval]));
			const decisions = events.flatMap(({ event }) => event.type === "tool-decided" ? [{
				...event,
				approval: approvals.get(event.decision.callId) ?? null
			}] : []);
			const steps = listSteps(events);
			const { usage, costUsd } = (0, facts.ru)(record);
			return {
				schema_version: "ATIF-v1.7",
				session_id: started?.runId ?? "",
				agent: {
					name: "script-harness",
					version: started?.version ?? "",
					model_name: started?.model ?? ""
				},
				steps: steps.map((step, index) => ({
					step_id: index + 1,
					timestamp: new Date(step.timestampMs).toISOString(),
					..."message" in step ? {
						source: "user",
						message: (0, conversation.LE)(step.message)
					} : renderAnswer(step, decisions)
				})),
				final_metrics: {
					total_prompt_tokens: usage.inputTokens,
					total_completion_tokens: usage.outputTokens,
					total_cached_tokens: usage.cachedTokens,
					...costUsd !== null && { total_cost_usd: costUsd },
					total_steps: steps.length
				},
				extra: {
					outcome: result?.outcome ?? null,
					reason: result?.reason ?? null,
					policy: started?.policyName ?? "",
					policy_sha256: started?.policySha256 ?? "",
					replayed: started?.replayed ?? false
				}
			};
		}
		function listSteps(events) {
			const steps = [];
			const makers = new Map();
			let last = null;
			for (const { timestampMs, event } of events) {
				if (event.type === "model-responded") steps.push(last = {
					timestampMs,
					response: event,
					items: []
				});
				else if (event.type === "item") {
					const { item } = event;
					if (item.type === "message" && item.role === "user") steps.push({
						timestampMs,
						message: item
					});
					else {
						const step = ("callId" in item ? makers.get(item.callId) : null) ?? last;
						if (step !== null && "callId" in item) makers.set(item.callId, step);
						step?.items.push(item);
					}
				}
			}
			return steps;
		}
		function renderAnswer({ response, items }, decisions) {
			const all = [...new Map(items.map((item) => [item.id, item])).values()];
			const texts = all.flatMap((item) => item.type === "message" ? [(0, conversation.LE)(item)] : []);
			const reasoning = all.flatMap((item) => item.type === "reasoning" && item.text !== "" ? [item.text] : []);
			const calls = all.flatMap((item) => renderCall(item, decisions));
			const results = all.flatMap(renderResult);
			return {
				source: "agent",
				model_name: response.model,
				message: texts.join("\n\n"),
				...reasoning.length > 0 && { reasoning_content: reasoning.join("\n\n") },
				...calls.length > 0 && { tool_calls: calls },
				...results.length > 0 && { observation: { results } },
				metrics: {
					prompt_tokens: response.usage.inputTokens,
					completion_tokens: response.usage.outputTokens,
					cached_tokens: response.usage.cachedTokens
				}
			};
		}
		function renderCall(item, decisions) {
			if (item.type === "function_call") {
				const decided = decisions.find(({ decision, scriptId }) => decision.callId === item.callId && scriptId === null);
				return [{
					tool_call_id: item.callId,
					function_name: item.name,
					arguments: parseArguments(item.argumentsJson),
					...decided !== undefined && { extra: renderDecision(decided) }
				}];
			}
			if (item.type !== "script_tool_call") return [];
			const own = decisions.filter(({ scriptId }) => scriptId === item.callId);
			return [{
				tool_call_id: item.callId,
				function_name: "script",
				arguments: {
					language: item.language,
					source_code: item.sourceCode
				},
				extra: { calls: own.map((decided) => ({
					tool_call_id: decided.decision.callId,
					function_name: decided.decision.tool,
					arguments: parseArguments(decided.argsJson),
					...renderDecision(decided)
				})) }
			}];
		}
		function renderDecision({ decision, approval }) {
			return {
				decision: approval ?? decision.decision,
				rule: decision.rule,
				...!(0, types_decision.Jr)(decision.decision) && { reason: decision.reason }
			};
		}
		function renderResult(item) {
			if (item.type === "function_call_output") return [{
				source_call_id: item.callId,
				content: item.output
			}];
			return item.type === "script_tool_call_output" ? [{
				source_call_id: item.callId,
				content: item.text
			}] : [];
		}
		function parseArguments(json) {
			try {
				const value = (0, parse_json.qF)(json === "" ? "{}" : json);
				return (0, text_json.OW)(value) ? value : { value };
			} catch {
				return { text: json };
			}
		}
		;
		const recordReports = [summary.b, trajectoryReport];
		const reports = {
			md: {
				about: "the step summary, as Markdown",
				load: async () => summary.b
			},
			html: {
				about: "a page for a browser",
				load: async () => (await __webpack_require__.e(6207).then(__webpack_require__.bind(__webpack_require__, 26207))).pageReport
			},
			atif: {
				about: "the trajectory, as ATIF JSON",
				load: async () => trajectoryReport
			},
			otlp: {
				about: "spans without contents, as OTLP JSON",
				load: async () => (await __webpack_require__.e(6119).then(__webpack_require__.bind(__webpack_require__, 16119))).otlpReport
			},
			junit: {
				about: "outcome and changed tests, as JUnit XML",
				load: async () => (await __webpack_require__.e(5470).then(__webpack_require__.bind(__webpack_require__, 43089))).junitReport
			},
			sarif: {
				about: "denials and warnings, as SARIF",
				load: async () => (await __webpack_require__.e(123).then(__webpack_require__.bind(__webpack_require__, 20123))).sarifReport
			}
		};
		async function loadRecordReports() {
			const { pageReport } = await __webpack_require__.e(6207).then(__webpack_require__.bind(__webpack_require__, 26207));
			return (record) => Object.fromEntries([...recordReports, pageReport].map(({ file, render }) => [file, render(record)]));
		}
		const publicReportFiles = recordReports.flatMap(({ file, isPublic }) => isPublic ? [file] : []);
	}),
	77826: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { y: () => renderRefusedChanges });
		var _content_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65275);
		var _content_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62051);
		var _content_refused_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9244);
		var _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37527);
		const shown = 30;
		const maxCell = 300;
		const head = [
			"path",
			"change",
			"rule",
			"reason",
			"state",
			"times"
		];
		function renderRefusedChanges(record) {
			const sections = (0, _content_refused_changes_js__WEBPACK_IMPORTED_MODULE_2__.r)(record, shown).map(({ title, groups, hidden }) => {
				const rows = groups.map(({ path, kind, rule, reason, state, count }) => [
					(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_1__.cR)((0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_3__.IN)(path, maxCell)),
					kind,
					(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_1__.cR)(rule),
					(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_1__._)((0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_3__.IN)(reason, maxCell)),
					state === "restored" ? state : `**${state}**`,
					String(count)
				]);
				const more = hidden > 0 ? [`\nand ${hidden} more; the record has them`] : [];
				return [
					`### ${title}`,
					"",
					(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_0__.bo)(head, rows),
					...more
				].join("\n");
			});
			return sections.join("\n\n");
		}
	}),
	43394: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { b: () => summaryReport });
		var _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(19375);
		var _core_types_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95867);
		var _core_types_decision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10031);
		var _core_types_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45025);
		var _core_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97535);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44196);
		var _content_call_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44346);
		var _content_run_view_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39183);
		var _content_facts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65275);
		var _content_approvals_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57396);
		var _content_fit_parts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79588);
		var _refused_changes_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77826);
		var _content_markdown_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(62051);
		var _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(37527);
		const shownFiles = 200;
		const shownPatchCharacters = 6e4;
		const maxCall = 300;
		const maxTask = 120;
		const requests = [
			"model-responded",
			"model-failed",
			"context-compacted",
			"chat-answered"
		];
		const summaryReport = {
			file: _core_types_record_js__WEBPACK_IMPORTED_MODULE_4__.B5.summary,
			isPublic: true,
			render: (record) => renderSummary(record, { maxBytes: _core_limits_js__WEBPACK_IMPORTED_MODULE_3__.aH })
		};
		function renderSummary(record, options) {
			const { result } = record;
			const sections = [
				{
					name: "outcome",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.Lf)(record)
				},
				{
					name: "facts",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.Id)(record)
				},
				{
					name: "commands that approve and continue",
					text: (0, _content_approvals_js__WEBPACK_IMPORTED_MODULE_8__.Y0)(record)
				},
				{
					name: "changed files",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.YN)("Changed", renderChanged(record))
				},
				{
					name: "output of setup or verify",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.em)(record)
				},
				{
					name: "denials",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.YN)("Denied", (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.Rn)((0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.d1)(record)))
				},
				{
					name: "refused changes",
					text: (0, _refused_changes_js__WEBPACK_IMPORTED_MODULE_10__.y)(record)
				},
				{
					name: "final message",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.YN)("The model's last message", (0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_11__.e4)(result?.finalMessage ?? ""))
				},
				{
					name: "warnings",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.YN)("Warnings", (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.c7)(result?.warnings ?? []))
				},
				{
					name: "errors",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.a$)(record)
				},
				{
					name: "patch",
					text: renderPatch(record)
				},
				{
					name: "rules that would allow what was denied",
					text: renderSuggestions(record)
				},
				{
					name: "isolation notes",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.gb)(record)
				},
				{
					name: "agents",
					text: renderAgents(record)
				},
				{
					name: "tool calls",
					text: renderCalls(record)
				},
				{
					name: "turns",
					text: renderTurns(record)
				}
			];
			const parts = sections.map((section, index) => ({
				...section,
				value: index === 0 ? Infinity : -index
			}));
			return `${(0, _content_fit_parts_js__WEBPACK_IMPORTED_MODULE_9__.u5)(parts, {
				after: "",
				most: options.maxBytes - 1,
				measure: Buffer.byteLength
			})}\n`;
		}
		function renderChanged(record) {
			const files = (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.O1)(record.result?.changedFiles ?? [], shownFiles);
			const apply = (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.lv)(record);
			return apply === null ? files : `${files}\n\nThis is ${_content_facts_js__WEBPACK_IMPORTED_MODULE_7__.$U}\n\n${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_11__.g8)(apply, "sh")}`;
		}
		function renderSuggestions(record) {
			const suggestions = (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.d1)(record).filter(({ suggestion }) => suggestion !== "");
			const blocks = suggestions.map(({ rule, suggestion }) => `For ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_11__.cR)(rule)}:\n\n${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_11__.g8)(suggestion, "yaml")}`);
			return (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.I2)("The smallest rules that would allow what was denied", blocks.join("\n\n"));
		}
		function renderCalls(record) {
			const lines = (0, _content_run_view_js__WEBPACK_IMPORTED_MODULE_6__.Dw)(record.events).calls.flatMap((call) => {
				const { callId, tool, decision, rejected, finished, approval } = call;
				if (rejected !== "") return [`- ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_11__.cR)((0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_12__.IN)(tool, maxCall))} rejected: ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_11__._)((0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_12__.IN)(rejected, maxCall))}`];
				if (decision === null) return [];
				const agent = callId.includes(_core_types_event_js__WEBPACK_IMPORTED_MODULE_2__.vB) ? `agent ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_11__.cR)(callId.split(_core_types_event_js__WEBPACK_IMPORTED_MODULE_2__.vB)[0] ?? "")}: ` : "";
				const subject = (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_12__.IN)((0, _content_call_js__WEBPACK_IMPORTED_MODULE_5__.GC)(decision.accesses, call.argsJson), maxCall);
				const name = `${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_11__.cR)(decision.tool)}${subject === "" ? "" : ` ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_11__.cR)(subject)}`}`;
				const rule = (0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_11__.cR)(decision.rule);
				const decided = approval === null ? `${decision.decision} by ${rule}` : `${approval} (rule ${rule})`;
				const unended = (0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_1__.Jr)(decision.decision) ? `, ${(0, _content_run_view_js__WEBPACK_IMPORTED_MODULE_6__.qD)(call)}` : "";
				return [`- ${agent}${name}: ${decided}${finished === null ? unended : renderEnd(finished)}`];
			});
			return (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.I2)((0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_13__.SS)(lines.length, "tool call"), lines.join("\n"));
		}
		function renderEnd(finished) {
			const { state, exit } = (0, _content_call_js__WEBPACK_IMPORTED_MODULE_5__.sA)(finished);
			return `, ${state}${exit === "" ? "" : `, ${exit}`}, ${(0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_13__.eB)(finished.durationMs)}`;
		}
		function renderAgents({ events }) {
			const started = events.flatMap(({ event }) => event.type === "agent-started" ? [event] : []);
			if (started.length === 0) return "";
			const ends = new Map(events.flatMap(({ event }) => event.type === "agent-ended" ? [[event.agent, event]] : []));
			const rows = started.map(({ agent, task }) => {
				const end = ends.get(agent);
				const about = [(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_11__.cR)(agent), (0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_11__._)((0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_12__.IN)(task, maxTask))];
				if (end === undefined) return [
					...about,
					"not ended",
					"",
					"",
					"",
					"",
					""
				];
				const { outcome, turns, toolCalls, usage, costUsd, changedFiles } = end;
				const files = (0, _core_text_cut_text_js__WEBPACK_IMPORTED_MODULE_12__.IN)(changedFiles.map(_core_types_access_js__WEBPACK_IMPORTED_MODULE_0__.i7).join(", "), maxCall);
				const counts = [
					turns,
					toolCalls,
					usage.inputTokens + usage.outputTokens
				].map(String);
				return [
					...about,
					outcome,
					...counts,
					(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.Wy)(costUsd),
					files === "" ? "" : (0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_11__.cR)(files)
				];
			});
			return (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.I2)((0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_13__.SS)(rows.length, "agent"), (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.bo)([
				"agent",
				"task",
				"outcome",
				"turns",
				"calls",
				"tokens",
				"cost",
				"changed files"
			], rows));
		}
		function renderTurns(record) {
			const rows = record.events.flatMap(({ event }) => {
				if (!isRequest(event)) return [];
				const { usage, costUsd } = event;
				if (event.type !== "model-responded" && usage.inputTokens + usage.outputTokens === 0) return [];
				const spent = [
					usage.inputTokens,
					usage.cachedTokens,
					usage.outputTokens,
					(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.Wy)(costUsd)
				].map(String);
				const time = "durationMs" in event ? (0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_13__.eB)(event.durationMs) : "";
				return [[
					nameRequest(event),
					...spent,
					time
				]];
			});
			if (rows.length === 0) return "";
			const turns = (0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_13__.SS)(rows.filter(([turn = ""]) => !turn.includes(" ")).length, "turn");
			const hasAgents = record.events.some(({ event }) => event.type === "agent-started");
			return (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.I2)(hasAgents ? `${turns} of the run itself` : turns, (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.bo)([
				"turn",
				"tokens in",
				"cached",
				"tokens out",
				"cost",
				"time"
			], rows));
		}
		function isRequest(event) {
			return requests.some((type) => type === event.type);
		}
		function nameRequest(event) {
			if (event.type === "chat-answered") return `chat with ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_11__._)(event.model)}`;
			if (event.type === "model-failed") return `${event.turn} (failed request)`;
			return event.type === "model-responded" ? `${event.turn}` : `${event.turn} (summary)`;
		}
		function renderPatch(record) {
			if (record.patch === "") return "";
			const cut = record.patch.length > shownPatchCharacters ? `${record.patch.slice(0, shownPatchCharacters)}\n[cut; changes.patch has all of it]` : record.patch;
			return (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_7__.I2)("The patch", (0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_11__.g8)(cut, "diff"));
		}
	})
};
