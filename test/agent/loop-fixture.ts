import { runAgent, type AgentOptions, type AgentResult } from '../../src/agent/loop.ts';
import { createLedger } from '../../src/agent/budget.ts';
import { defaultRunLimits, defaultScriptLimits, noTokens, type RunLimits } from '../../src/core/limits.ts';
import type { ModelRequest, ModelResponse } from '../../src/core/ports/model.ts';
import type { ScriptRequest } from '../../src/core/ports/script.ts';
import type { CallResult } from '../../src/core/ports/tool.ts';
import type { ConversationItem } from '../../src/core/types/conversation.ts';
import { readMessageText } from '../../src/core/types/conversation.ts';
import type { DecisionRecord } from '../../src/core/types/decision.ts';
import { sumRequests, type RunEvent } from '../../src/core/types/event.ts';
import { createRandomId, systemClock } from '../../src/run/host/system-clock.ts';
import { detectScripts } from '../../src/script/detect/detect.ts';
import { findUntagged } from '../../src/script/detect/find-untagged.ts';
import { prepareScript } from '../../src/script/parse/prepare-script.ts';
import { findTool } from '../../src/tools/index.ts';
import { createErrorReport, describeRefused } from '../../src/script/results/errors.ts';
import { renderScriptReport } from '../../src/script/script-output.ts';
import { createEmptyReport } from '../../src/script/script-report.ts';

export type Request = Omit<ModelRequest, 'onSent' | 'onText'>;

/** A text, a structured call with its output, a call of `wait_script` for the script of the request, or a thought before one of them. */
export type GivenAnswer =
  | string
  | { readonly thought: string; readonly answer: GivenAnswer }
  | { readonly call: string; readonly output: string; readonly args?: object; readonly onlyWaited?: true }
  | { readonly wait: Request; readonly args: Readonly<Record<string, unknown>> };

/** One answer of the model, which may depend on the request. */
export type Answer = GivenAnswer | ((request: Request) => GivenAnswer);

export interface LoopRun {
  readonly result: AgentResult & ReturnType<typeof sumRequests>;
  /** The code of the scripts that ran. */
  readonly scripts: readonly string[];
  /** The texts of the user messages that the model received, without the task. */
  readonly notices: readonly string[];
}

/** Runs the loop with a model that gives these answers, and with scripts that only note that they ran. */
export async function runLoop(
  answers: readonly Answer[],
  { limits = {}, ...options }: Partial<AgentOptions> & { readonly limits?: Partial<RunLimits> } = {},
): Promise<LoopRun> {
  const scripts: string[] = [];
  let conversation: readonly ConversationItem[] = [];
  const events: RunEvent[] = [];
  let next = 0;
  const result = await runAgent({
    model: {
      respond: async (request: Request): Promise<ModelResponse> => {
        ({ conversation } = request);
        const entry = answers[next] ?? 'Done.';
        const answer = typeof entry === 'function' ? entry(request) : entry;
        next += 1;
        return { items: createItems(answer), stop: 'complete', usage: noTokens, costUsd: null, model: 'scripted' };
      },
    },
    instructions: '',
    task: ['the task'],
    tools: [],
    searchable: [],
    callTool: async ({ name }) => completeCall(name, answers[next - 1]),
    readClosed: () => null,
    scripts: {
      limits: defaultScriptLimits,
      detect: detectScripts,
      findUntagged: (text, isCopied) =>
        findUntagged(text, {
          isCopied,
          isTool: (name) => findTool(name) !== null,
          listTools: async (code, language) => prepareScript(code, language, defaultScriptLimits.sourceBytes).tools,
        }),
      warm: async () => undefined,
      warmParser: () => undefined,
      run: async (request: ScriptRequest) => {
        const prepared = prepareScript(request.source, request.language, defaultScriptLimits.sourceBytes);
        if (prepared.type === 'refused') {
          const situation = {
            scriptId: request.scriptId,
            elapsedMs: 1,
            completedTools: 0,
            pendingTools: 0,
            insertions: [],
          };
          return createEmptyReport(
            request.scriptId,
            createErrorReport(describeRefused(prepared.errors), situation),
            false,
          );
        }
        scripts.push(request.source);
        return createEmptyReport(request.scriptId, null, false);
      },
      close: async () => undefined,
    },
    renderScriptReport: async (report, taint) => renderScriptReport(report, { taint }),
    readScriptMode: () => 'enabled',
    continueOnError: false,
    takeNews: () => [],
    scriptContext: { conversationId: '', sessionId: '', workingDirectory: '/', provider: 'x', model: 'x' },
    ledger: createLedger({ ...defaultRunLimits, turns: 12, ...limits }),
    readElapsedMs: () => 0,
    readCallsMade: () => 0,
    readAnswer: null,
    signal: new AbortController().signal,
    clock: systemClock,
    createId: createRandomId,
    onTurnEnd: async () => '',
    reviewAnswer: async () => null,
    ...options,
    emit(event) {
      events.push(event);
      options.emit?.(event);
    },
  });
  const notices = conversation.flatMap((item) =>
    item.type === 'message' && item.role === 'user' ? [readMessageText(item)] : [],
  );
  return {
    result: { ...result, ...sumRequests(events) },
    scripts,
    notices: notices.slice((options.task ?? ['']).length),
  };
}

function createItems(answer: GivenAnswer): ConversationItem[] {
  if (typeof answer === 'string' || !('thought' in answer)) return [createItem(answer)];
  const id = createRandomId('item');
  return [
    { type: 'reasoning', id, text: answer.thought, providerApi: 'scripted', providerData: '{}' },
    ...createItems(answer.answer),
  ];
}

function createItem(answer: Exclude<GivenAnswer, { thought: string }>): ConversationItem {
  const id = createRandomId('item');
  if (typeof answer === 'object' && 'wait' in answer) {
    const script = answer.wait.conversation.find((item) => item.type === 'script_tool_call');
    const argumentsJson = JSON.stringify({ id: script?.callId, ...answer.args });
    return { type: 'function_call', id, callId: createRandomId('call'), name: 'wait_script', argumentsJson };
  }
  return typeof answer === 'string'
    ? { type: 'message', id, role: 'assistant', content: [{ type: 'text', text: answer }] }
    : {
        type: 'function_call',
        id,
        callId: createRandomId('call'),
        name: answer.call,
        argumentsJson: JSON.stringify(answer.args ?? {}),
      };
}

function completeCall(tool: string, answer: Answer | undefined): CallResult {
  const given = typeof answer === 'object' && 'output' in answer ? answer : null;
  const text = given?.output ?? '';
  return {
    type: 'completed',
    tool,
    output: { value: text, text, images: [], ...(given?.onlyWaited && { onlyWaited: true }) },
    decision: {} as DecisionRecord,
    taint: null,
    durationMs: 1,
  };
}
