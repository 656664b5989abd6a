import type { ConversationItem } from '../../../src/core/types/conversation.ts';
import type { OwnEvent, RunEvent } from '../../../src/core/types/event.ts';
import type { RunRecord } from '../../../src/core/types/record.ts';
import { defaultRunLimits } from '../../../src/core/limits.ts';
import { groupDenials } from '../../../src/report/content/denials.ts';
import { createCommand, createDecided, createFinished, createRecord, createResult, createStarted } from '../events.ts';

const usage = { inputTokens: 1_200, outputTokens: 80, cachedTokens: 700, cacheWriteTokens: 0 };

export function createResponse(turn: number, fields: { readonly costUsd?: number | null } = {}): OwnEvent {
  return {
    type: 'model-responded',
    turn,
    model: 'model-1',
    stop: 'complete',
    usage,
    costUsd: fields.costUsd ?? null,
    durationMs: 20,
    items: 1,
  };
}

export function createItem(turn: number, item: ConversationItem): OwnEvent {
  return { type: 'item', turn, item };
}

export function createMessage(turn: number, text: string): OwnEvent {
  const content = [{ type: 'text' as const, text }];
  return createItem(turn, { type: 'message', id: `m-${turn}`, role: 'assistant', content });
}

export function createScript(turn: number, callId: string, sourceCode: string): OwnEvent {
  return createItem(turn, {
    type: 'script_tool_call',
    id: callId,
    callId,
    language: 'ts',
    sourceCode,
    sourceSha256: '',
    status: 'completed',
  });
}

/** A structured call from the model's item to its end. */
export function createCall(
  turn: number,
  callId: string,
  fields: { readonly words?: readonly string[]; readonly rule?: string; readonly outputJson?: string } = {},
): OwnEvent[] {
  const accesses = [createCommand(...(fields.words ?? ['npm', 'test']))];
  return [
    createItem(turn, { type: 'function_call', id: `i-${callId}`, callId, name: 'shell', argumentsJson: '{}' }),
    createDecided({ callId, decision: 'allow', rule: fields.rule ?? 'commands', accesses }),
    { type: 'tool-started', callId },
    createFinished(callId, { outputJson: fields.outputJson ?? '{"exitCode":0,"stdout":"ok"}' }),
  ];
}

const patch = `diff --git a/src/a.ts b/src/a.ts
index 1111111..2222222 100644
--- a/src/a.ts
+++ b/src/a.ts
@@ -1,3 +1,3 @@
 const first = 1;
-const second = 3;
+const second = 2;
 export { first };
`;

/** A run with each kind of part: a script with calls at the same time, a denial with its YAML, a failure, an approval, an agent, a retry. */
export function createFullRun(): RunRecord {
  const source =
    "const [a, b] = await Promise.all([tools.exec({ command: ['ls'] }), tools.readFile({ filePath: 'a' })]);";
  const inScript = (event: RunEvent): RunEvent =>
    event.type === 'tool-decided' ? { ...event, scriptId: 'script-1' } : event;
  const denied = createDecided({
    callId: 'c-3',
    decision: 'deny',
    rule: 'no-push',
    reason: 'nothing is pushed',
    refused: 'command git push',
    accesses: [createCommand('git', 'push')],
    suggestion: 'rules:\n  - id: push\n    decision: allow\n',
  });
  const list: RunEvent[] = [
    createStarted(),
    { type: 'model-requested', turn: 1 },
    createResponse(1, { costUsd: 0.02 }),
    createMessage(1, `I **look** at \`a\`.\n\n<tool-calls>\n${source}\n</tool-calls>`),
    createScript(1, 'script-1', source),
    inScript(createDecided({ callId: 'c-1', decision: 'allow', rule: 'commands', accesses: [createCommand('ls')] })),
    { type: 'tool-started', callId: 'c-1' },
    inScript(createDecided({ callId: 'c-2', decision: 'allow', rule: 'read', tool: 'readFile', accesses: [] })),
    { type: 'tool-started', callId: 'c-2' },
    createFinished('c-2', { tool: 'readFile', exitCode: null }),
    createFinished('c-1'),
    { type: 'model-requested', turn: 2 },
    {
      type: 'model-failed',
      turn: 2,
      attempt: 1,
      code: 'provider-server',
      message: 'overloaded',
      usage,
      costUsd: 0.001,
      retryInMs: 500,
    },
    createResponse(2, { costUsd: 0.01 }),
    createMessage(2, 'I push.'),
    createItem(2, { type: 'function_call', id: 'i-3', callId: 'c-3', name: 'shell', argumentsJson: '{}' }),
    denied,
    ...createCall(2, 'c-4', { words: ['npm', 'run', 'lint'] }).map((event) =>
      event.type === 'tool-finished'
        ? { ...event, exitCode: 2, state: 'failed' as const, message: 'lint fails' }
        : event,
    ),
    {
      type: 'agent-started',
      agent: 'agent_1',
      parent: null,
      callId: 'c-4',
      task: 'Read the docs.',
      narrowingJson: '{"denyTools":["exec"]}',
      policySha256: '',
    },
    { type: 'agent-event', agent: 'agent_1', event: { type: 'model-requested', turn: 1 } },
    { type: 'agent-event', agent: 'agent_1', event: createResponse(1, { costUsd: 0.003 }) },
    { type: 'agent-event', agent: 'agent_1', event: createMessage(1, 'The docs are read.') },
    {
      type: 'agent-ended',
      agent: 'agent_1',
      outcome: 'completed',
      reason: 'it answered',
      answer: 'All read.',
      changedFiles: [],
      turns: 1,
      toolCalls: 0,
      usage,
      costUsd: 0.003,
    },
    {
      type: 'command-checked',
      log: 'verify/after.log',
      phase: 'verify-after',
      command: 'npm test',
      exitCode: 0,
      timedOut: false,
      output: 'ok',
      tests: [],
      durationMs: 3,
    },
  ];
  return createRecord({
    list,
    started: createStarted({ limits: defaultRunLimits }),
    result: createResult({ costUsd: 0.034, warnings: ['a Makefile changed'], denials: groupDenials(list) }),
    patch,
  });
}

/** A run with many turns of one call each. */
export function createLongRun(calls: number, outputJson: string): RunRecord {
  const list = Array.from({ length: calls }, (_, index): RunEvent[] => [
    { type: 'model-requested', turn: index + 1 },
    createResponse(index + 1, { costUsd: 0.001 }),
    createMessage(index + 1, `Step ${index + 1}.`),
    ...createCall(index + 1, `c-${index}`, { words: ['node', `step-${index}.js`], outputJson }),
  ]).flat();
  return createRecord({ list });
}
