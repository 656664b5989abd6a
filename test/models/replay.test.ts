import { expect, test } from 'vitest';
import type { RunEvent } from '../../src/core/types/event.ts';
import type { RecordedEvent } from '../../src/core/types/record.ts';
import { createReplayModel, refuseEmptyRecording } from '../../src/models/replay/replay.ts';
import { createRequest } from './requests.ts';

const decided = {
  type: 'tool-decided',
  scriptId: null,
  argsJson: '{}',
  argsSha256: 'abc',
  decision: { turn: 1, callId: 'c1', tool: 'exec', decision: 'allow' },
};

const lines = [
  { type: 'run-started', runId: 'run_1', model: 'recorded-model' },
  {
    type: 'item',
    turn: 0,
    item: { type: 'message', id: 'i0', role: 'user', content: [{ type: 'text', text: 'Fix.' }] },
  },
  {
    type: 'item',
    turn: 1,
    item: { type: 'message', id: 'i1', role: 'assistant', content: [{ type: 'text', text: 'I run.' }] },
  },
  {
    type: 'item',
    turn: 1,
    item: { type: 'function_call', id: 'i2', callId: 'c1', name: 'shell', argumentsJson: '{}' },
  },
  {
    type: 'model-responded',
    turn: 1,
    model: 'recorded-model-1',
    stop: 'complete',
    usage: { inputTokens: 9, outputTokens: 2, cachedTokens: 1, cacheWriteTokens: null },
    durationMs: 1,
  },
  decided,
  { type: 'tool-started', callId: 'c1' },
  { type: 'tool-finished', callId: 'c1', tool: 'exec', state: 'completed', exitCode: 1 },
  { type: 'tool-rejected', turn: 1, callId: 'c2', scriptId: null, tool: 'nothing', reason: 'unknown' },
  {
    type: 'item',
    turn: 2,
    item: { type: 'message', id: 'i3', role: 'assistant', content: [{ type: 'text', text: 'Done.' }] },
  },
];

// With the fields that a replay uses.
function record(events: readonly object[]): readonly RecordedEvent[] {
  return events.map((event, index) => ({ seq: index + 1, timestampMs: 1, event: event as RunEvent }));
}

const source = 'history.jsonl';
const recording = record(lines);

function play(observed: readonly object[], mode: 'strict' | 'loose' = 'strict') {
  return createReplayModel({ recording, observed: () => observed as readonly RunEvent[], mode, source });
}

test('plays the recorded turns with their text, calls and counts', async () => {
  const model = play(lines);
  const deltas: string[] = [];
  expect([model.api, model.model]).toEqual(['replay', 'recorded-model']);
  const first = await model.respond(createRequest({ onText: (text) => deltas.push(text) }));
  expect(first).toMatchObject({
    items: [
      { type: 'message', content: [{ text: 'I run.' }] },
      { type: 'function_call', callId: 'c1', name: 'shell', argumentsJson: '{}' },
    ],
    stop: 'complete',
    usage: { inputTokens: 9, outputTokens: 2, cachedTokens: 1, cacheWriteTokens: null },
    model: 'recorded-model-1',
  });
  expect((await model.respond(createRequest())).items).toMatchObject([
    { type: 'message', content: [{ text: 'Done.' }] },
  ]);
  expect(deltas.join('')).toBe('I run.');
  await expect(model.respond(createRequest())).rejects.toMatchObject({ code: 'replay-diverged' });
});

test.each([
  ['another decision', 5, { ...decided, decision: { turn: 1, callId: 'x', tool: 'exec', decision: 'deny' } }],
  ['other arguments', 5, { ...decided, argsSha256: 'def' }],
  ['another exit code', 7, { type: 'tool-finished', callId: 'c1', tool: 'exec', state: 'completed', exitCode: 0 }],
  ['another state', 7, { type: 'tool-finished', callId: 'c1', tool: 'exec', state: 'aborted', exitCode: 1 }],
  ['another rejection', 8, { type: 'tool-rejected', turn: 1, scriptId: null, tool: 'something' }],
  ['a refused change', 6, { type: 'changes-decided', callId: 'c1', refused: [{ kind: 'modified', path: 'a.txt' }] }],
  ['a call that is not made', 5, { type: 'warning', message: '' }],
])('strict: %s is a divergence', async (_, index, event) => {
  const observed = lines.with(index, event as never);
  const model = play(observed);
  await model.respond(createRequest());
  await expect(model.respond(createRequest())).rejects.toMatchObject({
    code: 'replay-diverged',
    message: expect.stringMatching(/^replay diverged at turn 1: recorded .+, now .+/),
  });
  const loose = play(observed, 'loose');
  await loose.respond(createRequest());
  expect((await loose.respond(createRequest())).items.length).toBe(1);
});

test('the ids of calls may differ', async () => {
  const model = play(JSON.parse(JSON.stringify(lines).replaceAll('"c1"', '"other"')));
  await model.respond(createRequest());
  expect((await model.respond(createRequest())).items.length).toBe(1);
});

test('a record in which no model answered is no recording', () => {
  const [started, task] = recording;
  expect(() => refuseEmptyRecording({ recording, source })).not.toThrow();
  expect(() => refuseEmptyRecording({ recording: [started!, task!], source })).toThrow(/no turn of a model/);
});

test('strict: the calls that a script makes side by side may be decided in any order, with the same ends', async () => {
  const decide = (callId: string, args: string): object => ({
    type: 'tool-decided',
    scriptId: 'script_1',
    argsJson: `{"path":"${args}"}`,
    argsSha256: args,
    decision: { turn: 1, callId: callId, tool: 'readFile', decision: 'allow' },
  });
  const finish = (callId: string, state: string): object => ({
    type: 'tool-finished',
    callId: callId,
    tool: 'readFile',
    state,
    exitCode: null,
  });
  const before = [decide('s1', 'a'), decide('s2', 'b'), finish('s1', 'completed'), finish('s2', 'failed')];
  const items = lines.filter(({ type }) => type === 'item');
  const recorded = record([...items, ...before]);
  const replay = (now: readonly object[]) => {
    const events = [...items, ...now] as readonly RunEvent[];
    return createReplayModel({ recording: recorded, observed: () => events, mode: 'strict', source });
  };
  const same = replay([decide('x1', 'b'), decide('x2', 'a'), finish('x2', 'completed'), finish('x1', 'failed')]);
  await same.respond(createRequest());
  expect((await same.respond(createRequest())).items.length).toBe(1);
  const other = replay([decide('x1', 'b'), decide('x2', 'a'), finish('x2', 'failed'), finish('x1', 'failed')]);
  await other.respond(createRequest());
  await expect(other.respond(createRequest())).rejects.toMatchObject({
    message:
      'replay diverged at turn 1: recorded readFile {"path":"a"} allow, completed, now readFile {"path":"a"} allow, failed',
  });
});

test('a turn that sends several requests receives the recorded answer of that turn each time', async () => {
  const observed = (): RunEvent[] => [{ type: 'model-requested', turn: 2 }];
  const model = createReplayModel({ recording, observed, mode: 'loose', source });
  for (const _ of [1, 2]) expect((await model.respond(createRequest())).items).toMatchObject([{ id: 'replay_i3' }]);
});
