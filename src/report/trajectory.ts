import { readMessageText, type ConversationItem, type MessageItem } from '../core/types/conversation.ts';
import { isAllowed } from '../core/types/decision.ts';
import type { RunEvent, ToolDecided } from '../core/types/event.ts';
import { type JsonObject, type JsonValue, isJsonObject } from '../core/text/json.ts';
import type { RecordedEvent, RecordReport, RunRecord } from '../core/types/record.ts';
import { parseJson } from '../core/text/parse-json.ts';
import { readSpent } from './content/facts.ts';
import { createRunView, type CallView } from './content/run-view.ts';

/** The whole run in the Agent Trajectory Interchange Format, version 1.7, for viewers and for training tools. */
export const trajectoryReport: RecordReport = {
  file: 'trajectory.json',
  // It has the conversation and the output of tools.
  isPublic: false,
  render: (record) => `${JSON.stringify(renderTrajectory(record))}\n`,
};

type Answer = Extract<RunEvent, { type: 'model-responded' }>;

/** The answer of the model in one turn, and its outputs. */
interface AgentStep {
  readonly timestampMs: number;
  readonly response: Answer;
  readonly items: ConversationItem[];
}

/** The decision of a call, and what became of it if it ended a part of the run until a person decided. */
interface Decided extends Pick<ToolDecided, 'decision' | 'scriptId' | 'argsJson'> {
  readonly approval: CallView['approval'];
}

type Step = AgentStep | { readonly timestampMs: number; readonly message: MessageItem };

function renderTrajectory(record: RunRecord): JsonObject {
  const { events, started, result } = record;
  const approvals = new Map(createRunView(events).calls.map(({ callId, approval }) => [callId, approval]));
  const decisions = events.flatMap(({ event }): readonly Decided[] =>
    event.type === 'tool-decided' ? [{ ...event, approval: approvals.get(event.decision.callId) ?? null }] : [],
  );
  const steps = listSteps(events);
  const { usage, costUsd } = readSpent(record);
  return {
    schema_version: 'ATIF-v1.7',
    session_id: started?.runId ?? '',
    agent: { name: 'script-harness', version: started?.version ?? '', model_name: started?.model ?? '' },
    steps: steps.map((step, index) => ({
      step_id: index + 1,
      timestamp: new Date(step.timestampMs).toISOString(),
      ...('message' in step
        ? { source: 'user', message: readMessageText(step.message) }
        : renderAnswer(step, decisions)),
    })),
    final_metrics: {
      total_prompt_tokens: usage.inputTokens,
      total_completion_tokens: usage.outputTokens,
      total_cached_tokens: usage.cachedTokens,
      ...(costUsd !== null && { total_cost_usd: costUsd }),
      total_steps: steps.length,
    },
    extra: {
      outcome: result?.outcome ?? null,
      reason: result?.reason ?? null,
      policy: started?.policyName ?? '',
      policy_sha256: started?.policySha256 ?? '',
      replayed: started?.replayed ?? false,
    },
  };
}

// Outputs belong to the step of the answer that made the call, at any place in the history.
function listSteps(events: readonly RecordedEvent[]): readonly Step[] {
  const steps: Step[] = [];
  const makers = new Map<string, AgentStep>();
  let last: AgentStep | null = null;
  for (const { timestampMs, event } of events) {
    if (event.type === 'model-responded') steps.push((last = { timestampMs, response: event, items: [] }));
    else if (event.type === 'item') {
      const { item } = event;
      if (item.type === 'message' && item.role === 'user') steps.push({ timestampMs, message: item });
      else {
        // A script that continues in the background, and a call that a resumed run answers, end after a later answer.
        const step: AgentStep | null = ('callId' in item ? makers.get(item.callId) : null) ?? last;
        if (step !== null && 'callId' in item) makers.set(item.callId, step);
        step?.items.push(item);
      }
    }
  }
  return steps;
}

function renderAnswer({ response, items }: AgentStep, decisions: readonly Decided[]): JsonObject {
  // A script is recorded again with each status.
  const all = [...new Map(items.map((item) => [item.id, item])).values()];
  const texts = all.flatMap((item) => (item.type === 'message' ? [readMessageText(item)] : []));
  const reasoning = all.flatMap((item) => (item.type === 'reasoning' && item.text !== '' ? [item.text] : []));
  const calls = all.flatMap((item) => renderCall(item, decisions));
  const results = all.flatMap(renderResult);
  return {
    source: 'agent',
    model_name: response.model,
    message: texts.join('\n\n'),
    ...(reasoning.length > 0 && { reasoning_content: reasoning.join('\n\n') }),
    ...(calls.length > 0 && { tool_calls: calls }),
    ...(results.length > 0 && { observation: { results } }),
    metrics: {
      prompt_tokens: response.usage.inputTokens,
      completion_tokens: response.usage.outputTokens,
      cached_tokens: response.usage.cachedTokens,
    },
  };
}

function renderCall(item: ConversationItem, decisions: readonly Decided[]): JsonObject[] {
  if (item.type === 'function_call') {
    const decided = decisions.find(({ decision, scriptId }) => decision.callId === item.callId && scriptId === null);
    return [
      {
        tool_call_id: item.callId,
        function_name: item.name,
        arguments: parseArguments(item.argumentsJson),
        ...(decided !== undefined && { extra: renderDecision(decided) }),
      },
    ];
  }
  if (item.type !== 'script_tool_call') return [];
  const own = decisions.filter(({ scriptId }) => scriptId === item.callId);
  return [
    {
      tool_call_id: item.callId,
      function_name: 'script',
      arguments: { language: item.language, source_code: item.sourceCode },
      extra: {
        calls: own.map((decided) => ({
          tool_call_id: decided.decision.callId,
          function_name: decided.decision.tool,
          arguments: parseArguments(decided.argsJson),
          ...renderDecision(decided),
        })),
      },
    },
  ];
}

function renderDecision({ decision, approval }: Decided): JsonObject {
  return {
    decision: approval ?? decision.decision,
    rule: decision.rule,
    ...(!isAllowed(decision.decision) && { reason: decision.reason }),
  };
}

function renderResult(item: ConversationItem): JsonObject[] {
  if (item.type === 'function_call_output') return [{ source_call_id: item.callId, content: item.output }];
  return item.type === 'script_tool_call_output' ? [{ source_call_id: item.callId, content: item.text }] : [];
}

// The format requires an object; the model's text may be no JSON at all.
function parseArguments(json: string): JsonObject {
  try {
    const value = parseJson(json === '' ? '{}' : json) as JsonValue;
    return isJsonObject(value) ? value : { value };
  } catch {
    return { text: json };
  }
}
