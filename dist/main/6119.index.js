export const id = 6119;
export const ids = [6119];
export const modules = { 16119: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { otlpReport: () => otlpReport });
	var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
	var _core_types_decision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10031);
	var _core_types_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93905);
	var _content_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65275);
	var _content_run_view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39183);
	const otlpReport = { render: (record) => `${JSON.stringify(renderTraces(record))}\n` };
	const kinds = {
		internal: 1,
		client: 3
	};
	const statusError = 2;
	const providers = {
		"openai-responses": "openai",
		"openai-chat": "openai",
		"anthropic-messages": "anthropic",
		"bedrock-messages": "aws.bedrock",
		"vertex-messages": "gcp.vertex_ai",
		"azure-responses": "azure.ai.openai",
		"azure-chat": "azure.ai.openai"
	};
	function nameProvider(provider) {
		return providers[provider] ?? "unknown";
	}
	function renderTraces(record) {
		const { started, result, events } = record;
		const runId = started?.runId ?? "";
		const context = {
			runId,
			provider: nameProvider(started?.provider ?? "")
		};
		const view = (0, _content_run_view_js__WEBPACK_IMPORTED_MODULE_4__.Dw)(events);
		const { usage, costUsd } = (0, _content_facts_js__WEBPACK_IMPORTED_MODULE_3__.ru)(record);
		const root = createSpan(context, {
			id: "run",
			parent: null,
			name: "invoke_agent script-harness",
			kind: kinds.internal,
			startMs: events[0]?.timestampMs ?? 0,
			endMs: events.at(-1)?.timestampMs ?? 0,
			error: result === null ? "not-finished" : (0, _core_types_outcome_js__WEBPACK_IMPORTED_MODULE_2__.$L)(result.outcome) ? "" : result.outcome,
			attributes: {
				"gen_ai.operation.name": "invoke_agent",
				"gen_ai.agent.name": "script-harness",
				"gen_ai.agent.version": started?.version ?? "",
				"gen_ai.conversation.id": runId,
				"gen_ai.request.model": started?.model ?? "",
				"gen_ai.usage.input_tokens": usage.inputTokens,
				"gen_ai.usage.output_tokens": usage.outputTokens,
				"script_harness.outcome": result?.outcome ?? "not-finished",
				"script_harness.policy.sha256": started?.policySha256 ?? "",
				...costUsd !== null && { "script_harness.cost_usd": costUsd }
			}
		});
		const resource = {
			"service.name": "script-harness",
			"service.version": started?.version ?? ""
		};
		const spans = [root, ...renderTurns(context, view.turns, "run")];
		return { resourceSpans: [{
			resource: { attributes: renderAttributes(resource) },
			scopeSpans: [{
				scope: {
					name: "script-harness",
					version: started?.version ?? ""
				},
				spans
			}]
		}] };
	}
	function renderTurns(context, turns, parent) {
		return turns.flatMap((turn, index) => [renderTurn(context, turn, {
			parent,
			id: `${parent}/turn-${index + 1}`
		}), ...(0, _content_run_view_js__WEBPACK_IMPORTED_MODULE_4__.O1)(turn).flatMap((call) => renderCall(context, call, parent))]);
	}
	function renderTurn(context, turn, { parent, id }) {
		const { response, asked } = turn;
		return createSpan(context, {
			id,
			parent,
			name: `chat ${asked.model}`,
			kind: kinds.client,
			startMs: turn.startMs,
			endMs: turn.respondedMs,
			error: response === null ? "no-answer" : "",
			attributes: {
				"gen_ai.operation.name": "chat",
				"gen_ai.provider.name": nameProvider(asked.provider),
				"gen_ai.request.model": asked.model,
				...response !== null && {
					"gen_ai.response.model": response.model,
					"gen_ai.response.finish_reasons": [response.stop],
					"gen_ai.usage.input_tokens": response.usage.inputTokens,
					"gen_ai.usage.output_tokens": response.usage.outputTokens,
					"gen_ai.usage.cache_read.input_tokens": response.usage.cachedTokens
				}
			}
		});
	}
	function renderCall(context, call, parent) {
		const { callId, tool, decision, approval, finished, startMs, endMs, agents } = call;
		const state = (0, _content_run_view_js__WEBPACK_IMPORTED_MODULE_4__.qD)(call);
		const span = createSpan(context, {
			id: callId,
			parent,
			name: `execute_tool ${tool}`,
			kind: kinds.internal,
			startMs,
			endMs,
			error: [
				"completed",
				"approved",
				"waiting",
				"repeated",
				"dry-run"
			].includes(state) ? "" : state,
			attributes: {
				"gen_ai.operation.name": "execute_tool",
				"gen_ai.tool.name": tool,
				"gen_ai.tool.call.id": callId,
				"gen_ai.tool.type": "function",
				...decision !== null && {
					"script_harness.decision": approval ?? decision.decision,
					"script_harness.rule": decision.rule,
					"script_harness.allowed": approval === "approved" || (0, _core_types_decision_js__WEBPACK_IMPORTED_MODULE_1__.Jr)(decision.decision)
				},
				...finished !== null && { "script_harness.output_bytes": finished.outputBytes },
				...finished !== null && finished.exitCode !== null && { "process.exit.code": finished.exitCode }
			}
		});
		return [span, ...agents.flatMap((agent) => renderAgent(context, agent, callId))];
	}
	function renderAgent(context, view, parent) {
		const { started, ended, startMs, endMs, turns } = view;
		const { agent } = started;
		const span = createSpan(context, {
			id: agent,
			parent,
			name: `invoke_agent ${agent}`,
			kind: kinds.internal,
			startMs,
			endMs: Math.max(endMs, turns.at(-1)?.endMs ?? 0),
			error: ended === null ? "not-finished" : ended.outcome === "completed" ? "" : ended.outcome,
			attributes: {
				"gen_ai.operation.name": "invoke_agent",
				"gen_ai.agent.name": agent
			}
		});
		return [span, ...renderTurns(context, turns, agent)];
	}
	function createSpan({ runId, provider }, span) {
		const spanId = (id) => digest(`${runId}\n${id}`).slice(0, 16);
		return {
			traceId: digest(runId).slice(0, 32),
			spanId: spanId(span.id),
			...span.parent !== null && { parentSpanId: spanId(span.parent) },
			name: span.name,
			kind: span.kind,
			startTimeUnixNano: `${span.startMs}000000`,
			endTimeUnixNano: `${Math.max(span.startMs, span.endMs)}000000`,
			attributes: renderAttributes({
				"gen_ai.provider.name": provider,
				...span.attributes,
				...span.error !== "" && { "error.type": span.error }
			}),
			...span.error !== "" && { status: { code: statusError } }
		};
	}
	function digest(text) {
		return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex");
	}
	function renderAttributes(values) {
		return Object.entries(values).map(([key, value]) => ({
			key,
			value: renderValue(value)
		}));
	}
	function renderValue(value) {
		if (typeof value === "boolean") return { boolValue: value };
		if (typeof value === "number") return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
		if (Array.isArray(value)) return { arrayValue: { values: value.map(renderValue) } };
		return { stringValue: typeof value === "string" ? value : JSON.stringify(value) };
	}
}) };
