import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { ApprovalAnswer } from '../../src/core/types/approval.ts';
import type { ConversationItem } from '../../src/core/types/conversation.ts';
import type { RunEvent } from '../../src/core/types/event.ts';
import { recordSchemas, trajectorySchema } from '../../build/record-schemas.ts';
import { trajectoryReport } from '../../src/report/trajectory.ts';
import { createApprovalRequest, createCommand, createDecided, createRecord } from './events.ts';

const validate = new Ajv2020({ strict: false, formats: { 'date-time': true } }).compile(recordSchemas().trajectory);

const item = (entry: ConversationItem, turn = 1): RunEvent => ({ type: 'item', turn, item: entry });
const message = (id: string, role: 'user' | 'assistant', text: string): RunEvent =>
  item({ type: 'message', id, role, content: [{ type: 'text', text }] });
const responded = (turn: number, items: number): RunEvent => ({
  type: 'model-responded',
  turn,
  model: 'm-1',
  stop: 'complete',
  costUsd: null,
  durationMs: 1,
  items,
  usage: { inputTokens: 10, outputTokens: 5, cachedTokens: 2, cacheWriteTokens: 0 },
});

function render(list: readonly RunEvent[]) {
  const text = trajectoryReport.render(createRecord({ list }));
  expect(validate(JSON.parse(text)), JSON.stringify(validate.errors)).toBe(true);
  const trajectory = trajectorySchema.parse(JSON.parse(text));
  expect(trajectory.steps.map(({ step_id: id }) => id)).toEqual(trajectory.steps.map((_, index) => index + 1));
  expect(trajectory.final_metrics.total_steps).toBe(trajectory.steps.length);
  return trajectory;
}

test('calls, scripts with their inner calls and decisions, and outputs are one step of the agent', () => {
  const script: ConversationItem = {
    type: 'script_tool_call',
    id: 's',
    callId: 'script_1',
    language: 'ts',
    sourceCode: 'return 1',
    sourceSha256: 'a',
    status: 'pending',
  };
  const { steps, final_metrics: metrics } = render([
    message('task', 'user', 'Fix it.'),
    responded(1, 3),
    item({ type: 'reasoning', id: 'r', text: 'I think.', providerApi: 'x', providerData: '{}' }),
    message('a', 'assistant', 'I look.'),
    item({ type: 'function_call', id: 'c', callId: 'call_1', name: 'shell', argumentsJson: '{"command":["ls"]}' }),
    createDecided({ callId: 'call_1', decision: 'deny', rule: 'no-ls', accesses: [createCommand('ls')] }),
    item({ type: 'function_call_output', id: 'o', callId: 'call_1', output: 'Denied.', failed: true, images: [] }),
    item(script),
    item({ ...script, status: 'completed' }),
    { ...createDecided({ callId: 'inner', decision: 'allow', rule: 'all', accesses: [] }), scriptId: 'script_1' },
    message('n', 'user', 'A notice.'),
    responded(2, 1),
    message('b', 'assistant', 'Done.'),
  ]);
  expect(steps.map(({ source, message: text }) => [source, text])).toEqual([
    ['user', 'Fix it.'],
    ['agent', 'I look.'],
    ['user', 'A notice.'],
    ['agent', 'Done.'],
  ]);
  expect(steps[1]).toMatchObject({
    reasoning_content: 'I think.',
    tool_calls: [
      { tool_call_id: 'call_1', arguments: { command: ['ls'] }, extra: { decision: 'deny', rule: 'no-ls' } },
      { tool_call_id: 'script_1', function_name: 'script', extra: { calls: [{ tool_call_id: 'inner', rule: 'all' }] } },
    ],
    observation: { results: [{ source_call_id: 'call_1', content: 'Denied.' }] },
    metrics: { prompt_tokens: 10, completion_tokens: 5, cached_tokens: 2 },
  });
  expect(metrics).toMatchObject({ total_prompt_tokens: 1_000, total_steps: 4 });
});

test('a script that ends after a later answer is a call of its own step alone', () => {
  const script: ConversationItem = {
    type: 'script_tool_call',
    id: 's',
    callId: 'script_1',
    language: 'ts',
    sourceCode: 'return 1',
    sourceSha256: 'a',
    status: 'executing',
  };
  const output = {
    ...{ type: 'script_tool_call_output', id: 'o', callId: 'script_1', outputJson: '1', error: null, summary: null },
    ...{ text: 'The script returned: 1', running: false, metadata: {} },
  } as unknown as ConversationItem;
  const { steps } = render([
    ...[responded(1, 1), item(script), responded(2, 1), message('b', 'assistant', 'I wait.')],
    ...[item({ ...script, status: 'completed' }, 2), item(output, 2)],
  ]);
  expect(steps).toMatchObject([
    { tool_calls: [{ tool_call_id: 'script_1' }], observation: { results: [{ source_call_id: 'script_1' }] } },
    { message: 'I wait.' },
  ]);
  expect(steps[1]).not.toHaveProperty('tool_calls');
});

test('a call that a person has approved after its part of the run is not a denied one', () => {
  const request = createApprovalRequest({ id: 'first', callId: 'call_1', callHash: 'same' });
  const answer = (given: ApprovalAnswer): RunEvent => ({
    type: 'approval-answered',
    requestId: 'first',
    callId: 'call_1',
    waitedMs: 0,
    answer: given,
  });
  const filed: RunEvent[] = [
    responded(1, 1),
    item({ type: 'function_call', id: 'c', callId: 'call_1', name: 'write_file', argumentsJson: '{}' }),
    { type: 'approval-requested', request, isAnswered: false, changes: [] },
    answer({ type: 'filed', requestId: 'first', hint: '', note: '' }),
    createDecided({ callId: 'call_1', callHash: 'same', decision: 'deny', rule: 'ask', accesses: [] }),
  ];
  const readDecision = (list: readonly RunEvent[]) => {
    const [step] = render(list).steps;
    return step?.source === 'agent' ? step.tool_calls?.[0]?.extra : null;
  };
  expect(readDecision(filed)).toMatchObject({ decision: 'waiting', rule: 'ask' });
  const granted = answer({ type: 'granted', requestId: 'first', approver: 'lead' });
  expect(readDecision([...filed, granted])).toMatchObject({ decision: 'approved', rule: 'ask' });
  const denied = answer({ type: 'denied', requestId: 'first', approver: 'lead' });
  expect(readDecision([...filed, denied])).toMatchObject({ decision: 'deny', rule: 'ask' });
});

test('arguments that are no object, and a run without a turn, keep the form', () => {
  const bad = ['', 'no json', '[1]', 'null'].map((argumentsJson, index) =>
    item({ type: 'function_call', id: `c${index}`, callId: `call_${index}`, name: 'shell', argumentsJson }),
  );
  const { steps } = render([responded(1, 4), ...bad]);
  const [step] = steps;
  expect(step?.source === 'agent' ? step.tool_calls?.map((one) => one.arguments) : []).toEqual([
    {},
    { text: 'no json' },
    { value: [1] },
    { value: null },
  ]);
  expect(render([]).steps).toEqual([]);
});

test('the published schema is the one that reports are checked against', () => {
  const file = join(import.meta.dirname, '../../docs/reference/trajectory.schema.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(recordSchemas().trajectory);
});
