export const id = 706;
export const ids = [706];
export const modules = {
	10706: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { addReportCommand: () => addReportCommand });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22603);
		var _record_read_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95159);
		var _report_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43720);
		const listed = Object.keys(_report_index_js__WEBPACK_IMPORTED_MODULE_3__.uE);
		const addReportCommand = (program, context) => {
			const command = program.command("report").description("make a report from a record; without an option, the summary as text").argument("<record>");
			for (const [option, { about }] of Object.entries(_report_index_js__WEBPACK_IMPORTED_MODULE_3__.uE)) command.option(`--${option}`, about);
			command.action(async (record, flags) => printReport(record, flags, context));
			command.command("merge <folders...>").description("make an overview of several records, or of folders of records, as Markdown").option("--html", "as a page for a browser").action(async (folders, _, merge) => {
				const { renderFleetMarkdown, renderFleetPage } = await Promise.all([__webpack_require__.e(6207), __webpack_require__.e(8554)]).then(__webpack_require__.bind(__webpack_require__, 48554));
				const fleet = await readFleet(folders, null, context);
				context.terminal.out(wantsPage(merge) ? renderFleetPage(fleet) : renderFleetMarkdown(fleet));
			});
			command.command("fleet <folders...>").description("runs, outcomes, denials, cost and policies of many records, as JSON").option("--html", "as a page for a browser").option("--policy <file>", "list the recorded calls that this policy decides otherwise").option("--cwd <folder>", "the workspace in which the policy is loaded", ".").action(async (folders, { policy, cwd }, fleetCommand) => {
				const { renderFleetJson, renderFleetPage } = await Promise.all([__webpack_require__.e(6207), __webpack_require__.e(8554)]).then(__webpack_require__.bind(__webpack_require__, 48554));
				const fleet = await readFleet(folders, policy === undefined ? null : {
					policy,
					cwd
				}, context);
				context.terminal.out(wantsPage(fleetCommand) ? renderFleetPage(fleet) : renderFleetJson(fleet));
			});
		};
		function wantsPage(command) {
			return command.optsWithGlobals().html === true;
		}
		async function readFleet(folders, other, context) {
			const { foldRun } = await Promise.all([__webpack_require__.e(6207), __webpack_require__.e(8554)]).then(__webpack_require__.bind(__webpack_require__, 48554));
			const reads = folders.map((folder) => (0, _record_read_record_js__WEBPACK_IMPORTED_MODULE_2__.T3)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(context.host.workingFolder, folder), foldRun));
			const fleet = {
				runs: reads.flatMap(({ found }) => found),
				broken: reads.flatMap(({ broken }) => broken)
			};
			if (other === null) return {
				...fleet,
				replay: null
			};
			const { replayFleet } = await Promise.all([
				__webpack_require__.e(8815),
				__webpack_require__.e(2856),
				__webpack_require__.e(3212),
				__webpack_require__.e(6882),
				__webpack_require__.e(5421),
				__webpack_require__.e(6328),
				__webpack_require__.e(1544),
				__webpack_require__.e(2486)
			]).then(__webpack_require__.bind(__webpack_require__, 76899));
			const { changes, broken, sha256 } = await replayFleet(folders, other, context);
			return {
				...fleet,
				broken,
				replay: {
					policy: other.policy,
					sha256,
					changes
				}
			};
		}
		async function printReport(record, flags, { host, terminal }) {
			const { render } = await pickReport(Object.keys(flags));
			const read = (0, _record_read_record_js__WEBPACK_IMPORTED_MODULE_2__.aE)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(host.workingFolder, record));
			terminal.out(render(read));
		}
		async function pickReport(options) {
			const [option, ...others] = listed.filter((name) => options.includes(name));
			if (others.length > 0) throw new _core_types_error_js__WEBPACK_IMPORTED_MODULE_1__.tj({
				code: "usage",
				message: `report makes one report at a time, not ${options.map((name) => `--${name}`).join(" and ")}`,
				hint: "Give one of the options."
			});
			return option === undefined ? (await __webpack_require__.e(4639).then(__webpack_require__.bind(__webpack_require__, 44639))).textReport : _report_index_js__WEBPACK_IMPORTED_MODULE_3__.uE[option].load();
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
		var parse_json = __webpack_require__(27831);
		;
		const trajectoryReport = {
			file: "trajectory.json",
			isPublic: false,
			render: (record) => [...renderParts(record)].join(""),
			renderParts
		};
		function* renderParts({ events, started, result }) {
			const decisions = events.flatMap(({ event }) => event.type === "tool-decided" ? [event] : []);
			const steps = listSteps(events);
			const head = {
				schema_version: "ATIF-v1.7",
				session_id: started?.runId ?? "",
				agent: {
					name: "script-harness",
					version: started?.version ?? "",
					model_name: started?.model ?? ""
				}
			};
			const tail = {
				final_metrics: {
					total_prompt_tokens: result?.usage.inputTokens ?? 0,
					total_completion_tokens: result?.usage.outputTokens ?? 0,
					total_cached_tokens: result?.usage.cachedTokens ?? 0,
					...typeof result?.costUsd === "number" && { total_cost_usd: result.costUsd },
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
			yield `${JSON.stringify(head).slice(0, -1)},"steps":[`;
			for (const [index, step] of steps.entries()) {
				const rendered = {
					step_id: index + 1,
					timestamp: new Date(step.timestampMs).toISOString(),
					..."message" in step ? {
						source: "user",
						message: (0, conversation.LE)(step.message)
					} : renderAnswer(step, decisions)
				};
				yield `${index === 0 ? "" : ","}${JSON.stringify(rendered)}`;
			}
			yield `],${JSON.stringify(tail).slice(1)}\n`;
		}
		function listSteps(events) {
			const steps = [];
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
					else last?.items.push(item);
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
		function renderDecision({ decision }) {
			return {
				decision: decision.decision,
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
				const value = (0, parse_json.q)(json === "" ? "{}" : json);
				return value !== null && typeof value === "object" && !Array.isArray(value) ? value : { value };
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
			return (record) => Object.fromEntries([...recordReports, pageReport].map(({ file, render, renderParts }) => [file, renderParts?.(record) ?? [render(record)]]));
		}
		const publicReportFiles = recordReports.flatMap(({ file, isPublic }) => isPublic ? [file] : []);
	}),
	77826: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { y: () => renderRefusedChanges });
		var _core_types_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14855);
		var _core_types_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95867);
		var _content_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65275);
		var _content_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62051);
		const shown = 30;
		const maxCell = 300;
		function renderRefusedChanges(record) {
			const events = (0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_0__.iW)(record.events.map(({ event }) => event));
			const rows = new Map();
			for (const { refused } of events) for (const { path, kind, rule, reason, restored } of refused) {
				const key = JSON.stringify([
					path,
					kind,
					rule,
					restored
				]);
				const known = rows.get(key);
				if (known !== undefined) known.calls += 1;
				else rows.set(key, {
					cells: [
						(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_3__.cR)((0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_3__.IN)((0, _core_types_access_js__WEBPACK_IMPORTED_MODULE_1__.i7)(path), maxCell)),
						kind,
						(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_3__.cR)(rule),
						(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_3__._)((0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_3__.IN)(reason, maxCell)),
						restored ? "restored" : "**not restored**"
					],
					calls: 1
				});
			}
			if (rows.size === 0) return "";
			const sorted = [...rows.values()].toSorted((left, right) => rank(left.cells) - rank(right.cells));
			const listed = sorted.slice(0, shown).map(({ cells, calls }) => [...cells, String(calls)]);
			const unlisted = events.reduce((sum, { refused, refusedCount }) => sum + refusedCount - refused.length, 0);
			const hidden = sorted.length - listed.length + unlisted;
			const more = hidden > 0 ? [`\nand ${hidden} more; the record has them`] : [];
			const head = [
				"path",
				"change",
				"rule",
				"reason",
				"state",
				"times"
			];
			return [
				"### Refused changes of commands",
				"",
				(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_2__.bo)(head, listed),
				...more
			].join("\n");
		}
		function rank(cells) {
			return cells.at(-1) === "restored" ? 1 : 0;
		}
	}),
	43394: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
		__webpack_require__.d(__webpack_exports__, { b: () => summaryReport });
		var _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19375);
		var _core_types_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95867);
		var _core_types_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14855);
		var _core_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97535);
		var _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44196);
		var _content_call_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44346);
		var _content_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65275);
		var _refused_changes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77826);
		var _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62051);
		const shownFiles = 200;
		const shownPatchCharacters = 6e4;
		const maxCall = 300;
		const maxTask = 120;
		const summaryReport = {
			file: _core_types_record_js__WEBPACK_IMPORTED_MODULE_3__.B.summary,
			isPublic: true,
			render: (record) => renderSummary(record, { maxBytes: _core_limits_js__WEBPACK_IMPORTED_MODULE_2__.aH })
		};
		function renderSummary(record, options) {
			const { result } = record;
			const sections = [
				{
					name: "outcome",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.Lf)(record)
				},
				{
					name: "facts",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.Id)(record)
				},
				{
					name: "changed files",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.YN)("Changed", (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.O1)(result?.changedFiles ?? [], shownFiles))
				},
				{
					name: "output of setup or verify",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.em)(record)
				},
				{
					name: "denials",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.YN)("Denied", (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.Rn)((0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.d1)(record)))
				},
				{
					name: "refused changes",
					text: (0, _refused_changes_js__WEBPACK_IMPORTED_MODULE_6__.y)(record)
				},
				{
					name: "final message",
					text: result === null || result.finalMessage === "" ? "" : `### The model's last message\n\n${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.e4)(result.finalMessage)}`
				},
				{
					name: "warnings",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.YN)("Warnings", (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.c7)(result?.warnings ?? []))
				},
				{
					name: "errors",
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.a$)(record)
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
					text: (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.gb)(record)
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
			].filter(({ text }) => text !== "");
			const dropped = [];
			for (;;) {
				const note = dropped.length === 0 ? [] : [`*Left out, since it was too long: ${dropped.join(", ")}. The record has all of it.*`];
				const text = `${[...sections.map((section) => section.text), ...note].join("\n\n")}\n`;
				if (Buffer.byteLength(text) <= options.maxBytes || sections.length <= 1) return text;
				dropped.unshift(sections.pop()?.name ?? "");
			}
		}
		function renderSuggestions(record) {
			const suggestions = (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.d1)(record).filter(({ suggestion }) => suggestion !== "");
			const blocks = suggestions.map(({ rule, suggestion }) => `For ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.cR)(rule)}:\n\n${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.g8)(suggestion, "yaml")}`);
			return (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.I2)("The smallest rules that would allow what was denied", blocks.join("\n\n"));
		}
		function renderCalls(record) {
			const events = (0, _core_types_event_js__WEBPACK_IMPORTED_MODULE_1__.bx)(record.events.map(({ event }) => event));
			const ends = new Map(events.flatMap((event) => event.type === "tool-finished" ? [[event.callId, event]] : []));
			const lines = events.flatMap((event) => {
				if (event.type === "tool-rejected") return [`- ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.cR)((0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.IN)(event.tool, maxCall))} rejected: ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__._)((0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.IN)(event.reason, maxCall))}`];
				if (event.type !== "tool-decided") return [];
				const { decision } = event;
				const end = ends.get(decision.callId);
				const exit = end === undefined ? "" : `, ${end.state}${end.exitCode === null ? "" : `, exit ${end.exitCode}`}, ${(end.durationMs / 1e3).toFixed(1)} s`;
				const subject = (0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.IN)((0, _content_call_js__WEBPACK_IMPORTED_MODULE_4__.G)(decision.accesses, event.argsJson), maxCall);
				return [`- ${decision.callId.includes(_core_types_event_js__WEBPACK_IMPORTED_MODULE_1__.vB) ? `agent ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.cR)(decision.callId.split(_core_types_event_js__WEBPACK_IMPORTED_MODULE_1__.vB)[0] ?? "")}: ` : ""}${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.cR)(decision.tool)}${subject === "" ? "" : ` ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.cR)(subject)}`}: ${decision.decision} by ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.cR)(decision.rule)}${exit}`];
			});
			return (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.I2)((0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_8__.S)(lines.length, "tool call"), lines.join("\n"));
		}
		function renderAgents({ events }) {
			const started = events.flatMap(({ event }) => event.type === "agent-started" ? [event] : []);
			if (started.length === 0) return "";
			const ends = new Map(events.flatMap(({ event }) => event.type === "agent-ended" ? [[event.agent, event]] : []));
			const rows = started.map(({ agent, task }) => {
				const end = ends.get(agent);
				const about = [(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.cR)(agent), (0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__._)((0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.IN)(task, maxTask))];
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
				const files = (0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.IN)(changedFiles.map(_core_types_access_js__WEBPACK_IMPORTED_MODULE_0__.i7).join(", "), maxCall);
				const counts = [
					turns,
					toolCalls,
					usage.inputTokens + usage.outputTokens
				].map(String);
				return [
					...about,
					outcome,
					...counts,
					(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.Wy)(costUsd),
					files === "" ? "" : (0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.cR)(files)
				];
			});
			return (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.I2)((0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_8__.S)(rows.length, "agent"), (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.bo)([
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
				if (event.type !== "model-responded" && event.type !== "context-compacted" && event.type !== "chat-answered") return [];
				const { usage, costUsd } = event;
				const spent = [
					usage.inputTokens,
					usage.cachedTokens,
					usage.outputTokens,
					(0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.Wy)(costUsd)
				].map(String);
				const time = event.type === "context-compacted" ? "" : `${(event.durationMs / 1e3).toFixed(1)} s`;
				return [[
					nameRequest(event),
					...spent,
					time
				]];
			});
			if (rows.length === 0) return "";
			return (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.I2)((0, _core_text_grouped_number_js__WEBPACK_IMPORTED_MODULE_8__.S)(rows.filter(([turn = ""]) => !turn.includes(" ")).length, "turn"), (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.bo)([
				"turn",
				"tokens in",
				"cached",
				"tokens out",
				"cost",
				"time"
			], rows));
		}
		function nameRequest(event) {
			if (event.type === "chat-answered") return `chat with ${(0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__._)(event.model)}`;
			return event.type === "model-responded" ? `${event.turn}` : `${event.turn} (${event.step} left out)`;
		}
		function renderPatch(record) {
			if (record.patch === "") return "";
			const cut = record.patch.length > shownPatchCharacters ? `${record.patch.slice(0, shownPatchCharacters)}\n[cut; changes.patch has all of it]` : record.patch;
			return (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_5__.I2)("The patch", (0, _content_markdown_js__WEBPACK_IMPORTED_MODULE_7__.g8)(cut, "diff"));
		}
	})
};
