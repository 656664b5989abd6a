import { createHash } from 'node:crypto';
import { isAllowed } from '../core/types/decision.ts';
import type { JsonObject, JsonValue } from '../core/text/json.ts';
import { isDone } from '../core/types/outcome.ts';
import type { Report, RunRecord } from '../core/types/record.ts';
import { readSpent } from './content/facts.ts';
import {
  createRunView,
  listCalls,
  readCallState,
  type AgentView,
  type CallView,
  type TurnView,
} from './content/run-view.ts';

/** Spans without contents of the run: names, times, sizes and decisions. */
export const otlpReport: Report = {
  render: (record) => `${JSON.stringify(renderTraces(record))}\n`,
};

// The numbers of the protocol's enumerations.
const kinds = { internal: 1, client: 3 } as const;
const statusError = 2;

/** The names of the providers in the conventions for `gen_ai.provider.name`, by our names of the model APIs. */
const providers: Readonly<Record<string, string>> = {
  'openai-responses': 'openai',
  'openai-chat': 'openai',
  'anthropic-messages': 'anthropic',
  'bedrock-messages': 'aws.bedrock',
  'vertex-messages': 'gcp.vertex_ai',
  'azure-responses': 'azure.ai.openai',
  'azure-chat': 'azure.ai.openai',
};

function nameProvider(provider: string): string {
  return providers[provider] ?? 'unknown';
}

interface SpanContext {
  readonly runId: string;
  readonly provider: string;
}

/**
 * The run as a request of OTLP/HTTP in JSON, with the names of the semantic conventions for GenAI: `invoke_agent` for the run and its agents,
 * `chat MODEL` for turns, `execute_tool TOOL` for calls. It has no task, message, argument or output.
 */
function renderTraces(record: RunRecord): JsonObject {
  const { started, result, events } = record;
  const runId = started?.runId ?? '';
  const context: SpanContext = { runId, provider: nameProvider(started?.provider ?? '') };
  const view = createRunView(events);
  const { usage, costUsd } = readSpent(record);
  const root = createSpan(context, {
    id: 'run',
    parent: null,
    name: 'invoke_agent script-harness',
    kind: kinds.internal,
    startMs: events[0]?.timestampMs ?? 0,
    endMs: events.at(-1)?.timestampMs ?? 0,
    error: result === null ? 'not-finished' : isDone(result.outcome) ? '' : result.outcome,
    attributes: {
      'gen_ai.operation.name': 'invoke_agent',
      'gen_ai.agent.name': 'script-harness',
      'gen_ai.agent.version': started?.version ?? '',
      'gen_ai.conversation.id': runId,
      'gen_ai.request.model': started?.model ?? '',
      'gen_ai.usage.input_tokens': usage.inputTokens,
      'gen_ai.usage.output_tokens': usage.outputTokens,
      'script_harness.outcome': result?.outcome ?? 'not-finished',
      'script_harness.policy.sha256': started?.policySha256 ?? '',
      ...(costUsd !== null && { 'script_harness.cost_usd': costUsd }),
    },
  });
  const resource = { 'service.name': 'script-harness', 'service.version': started?.version ?? '' };
  const spans = [root, ...renderTurns(context, view.turns, 'run')];
  return {
    resourceSpans: [
      {
        resource: { attributes: renderAttributes(resource) },
        scopeSpans: [{ scope: { name: 'script-harness', version: started?.version ?? '' }, spans }],
      },
    ],
  };
}

function renderTurns(context: SpanContext, turns: readonly TurnView[], parent: string): JsonObject[] {
  return turns.flatMap((turn, index) => [
    // A run that is resumed repeats a turn that had no answer.
    renderTurn(context, turn, { parent, id: `${parent}/turn-${index + 1}` }),
    ...listCalls(turn).flatMap((call) => renderCall(context, call, parent)),
  ]);
}

function renderTurn(context: SpanContext, turn: TurnView, { parent, id }: { parent: string; id: string }): JsonObject {
  const { response, asked } = turn;
  return createSpan(context, {
    id,
    parent,
    name: `chat ${asked.model}`,
    kind: kinds.client,
    startMs: turn.startMs,
    endMs: turn.respondedMs,
    error: response === null ? 'no-answer' : '',
    attributes: {
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': nameProvider(asked.provider),
      'gen_ai.request.model': asked.model,
      ...(response !== null && {
        'gen_ai.response.model': response.model,
        'gen_ai.response.finish_reasons': [response.stop],
        'gen_ai.usage.input_tokens': response.usage.inputTokens,
        'gen_ai.usage.output_tokens': response.usage.outputTokens,
        'gen_ai.usage.cache_read.input_tokens': response.usage.cachedTokens,
      }),
    },
  });
}

function renderCall(context: SpanContext, call: CallView, parent: string): JsonObject[] {
  const { callId, tool, decision, approval, finished, startMs, endMs, agents } = call;
  const state = readCallState(call);
  const span = createSpan(context, {
    id: callId,
    parent,
    name: `execute_tool ${tool}`,
    kind: kinds.internal,
    startMs,
    endMs,
    error: ['completed', 'approved', 'waiting', 'repeated', 'dry-run'].includes(state) ? '' : state,
    attributes: {
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': tool,
      'gen_ai.tool.call.id': callId,
      'gen_ai.tool.type': 'function',
      ...(decision !== null && {
        'script_harness.decision': approval ?? decision.decision,
        'script_harness.rule': decision.rule,
        'script_harness.allowed': approval === 'approved' || isAllowed(decision.decision),
      }),
      ...(finished !== null && { 'script_harness.output_bytes': finished.outputBytes }),
      ...(finished !== null && finished.exitCode !== null && { 'process.exit.code': finished.exitCode }),
    },
  });
  return [span, ...agents.flatMap((agent) => renderAgent(context, agent, callId))];
}

function renderAgent(context: SpanContext, view: AgentView, parent: string): JsonObject[] {
  const { started, ended, startMs, endMs, turns } = view;
  const { agent } = started;
  const span = createSpan(context, {
    id: agent,
    parent,
    name: `invoke_agent ${agent}`,
    kind: kinds.internal,
    startMs,
    // Of one that was killed, until its last event.
    endMs: Math.max(endMs, turns.at(-1)?.endMs ?? 0),
    error: ended === null ? 'not-finished' : ended.outcome === 'completed' ? '' : ended.outcome,
    attributes: {
      'gen_ai.operation.name': 'invoke_agent',
      'gen_ai.agent.name': agent,
    },
  });
  return [span, ...renderTurns(context, turns, agent)];
}

interface Span {
  readonly id: string;
  /** The id of the span around it; null for the root. */
  readonly parent: string | null;
  readonly name: string;
  readonly kind: number;
  readonly startMs: number;
  readonly endMs: number;
  /** Empty without an error. */
  readonly error: string;
  readonly attributes: JsonObject;
}

// Ids derive from the run, so that sending a record twice gives the same spans.
function createSpan({ runId, provider }: SpanContext, span: Span): JsonObject {
  const spanId = (id: string): string => digest(`${runId}\n${id}`).slice(0, 16);
  return {
    traceId: digest(runId).slice(0, 32),
    spanId: spanId(span.id),
    ...(span.parent !== null && { parentSpanId: spanId(span.parent) }),
    name: span.name,
    kind: span.kind,
    startTimeUnixNano: `${span.startMs}000000`,
    endTimeUnixNano: `${Math.max(span.startMs, span.endMs)}000000`,
    attributes: renderAttributes({
      'gen_ai.provider.name': provider,
      ...span.attributes,
      ...(span.error !== '' && { 'error.type': span.error }),
    }),
    ...(span.error !== '' && { status: { code: statusError } }),
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function renderAttributes(values: JsonObject): JsonObject[] {
  return Object.entries(values).map(([key, value]) => ({ key, value: renderValue(value) }));
}

function renderValue(value: JsonValue): JsonObject {
  if (typeof value === 'boolean') return { boolValue: value };
  // 64-bit integers are texts in the JSON of the protocol.
  if (typeof value === 'number') return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(renderValue) } };
  return { stringValue: typeof value === 'string' ? value : JSON.stringify(value) };
}
