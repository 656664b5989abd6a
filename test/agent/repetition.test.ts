import { expect, test } from 'vitest';
import { createTurnComparison } from '../../src/agent/repeated-turns.ts';
import { createRepetitionDetector } from '../../src/models/repetition.ts';
import { runLoop, type GivenAnswer } from './loop-fixture.ts';

const call = (output: string) => ({ call: 'read_file', output });

test('turns that do the same with the same results get a notice, and later end the run', async () => {
  const { notices, result } = await runLoop(Array.from({ length: 12 }, () => call('the file')));
  expect(notices.filter((text) => text.includes('did the same with the same results'))).toHaveLength(1);
  expect(result).toMatchObject({
    ended: { outcome: 'provider-error', reason: 'the model repeats the same calls with the same results' },
    turns: 8,
  });
});

test('turns that alternate between two calls with the same results are the same, unless one of them waits', async () => {
  const alternate = (second: GivenAnswer) =>
    runLoop(
      Array.from({ length: 14 }, (_, index) => (index % 2 === 0 ? call('the file') : second)),
      { limits: { turns: 20 } },
    );
  expect((await alternate(call('another file'))).result).toMatchObject({
    ended: { outcome: 'provider-error', reason: 'the model repeats the same calls with the same results' },
    turns: 9,
  });
  const poll: GivenAnswer = { ...call('session_1 runs'), onlyWaited: true };
  expect((await alternate(poll)).result).toMatchObject({ ended: null });
});

test('results that differ in how long they took are the same', async () => {
  const run = (index: number) => call(`exit code: 1 (0.${index} s)\nDone in ${index * 7}ms.\n{"durationMs":${index}}`);
  const { result } = await runLoop(Array.from({ length: 12 }, (_, index) => run(index)));
  expect(result).toMatchObject({ ended: { outcome: 'provider-error' }, turns: 8 });
});

test('a turn with another result is progress', async () => {
  const { notices, result } = await runLoop([1, 2, 3, 4, 5, 6, 7, 8].map((part) => call(`part ${part % 3}`)));
  expect(notices).toEqual([]);
  expect(result).toMatchObject({ ended: null });
});

test('a turn that takes long waits for something', () => {
  const compare = createTurnComparison();
  const poll = { actions: 'poll', onlyWaited: false, durationMs: 6_000 };
  expect(Array.from({ length: 20 }, () => compare(poll))).not.toContain('end');
});

test('a call that waits for a running session may be repeated, with one notice to wait longer in one call', async () => {
  const poll: GivenAnswer = { ...call('session_1 runs'), onlyWaited: true };
  const { notices, result } = await runLoop(
    Array.from({ length: 11 }, () => poll),
    { limits: { turns: 30 } },
  );
  expect(notices).toEqual([expect.stringContaining('Wait longer in one call (yieldTimeMs')]);
  expect(result).toMatchObject({ ended: null, turns: 12 });
});

test('a call that fails in the same way ends the run also after polls of a running session', async () => {
  const poll: GivenAnswer = { ...call('session_1 runs'), onlyWaited: true };
  const { result } = await runLoop([poll, poll, poll, ...Array.from({ length: 12 }, () => call('no such file'))], {
    limits: { turns: 20 },
  });
  expect(result).toMatchObject({ ended: { outcome: 'provider-error' }, turns: 11 });
});

test('finds an endless repetition in pieces of any size', () => {
  for (const size of [1, 7, 500]) {
    const repeats = createRepetitionDetector();
    const text = 'I will read it again.\n'.repeat(1_000);
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
      text.slice(index * size, (index + 1) * size),
    );
    expect(pieces.some((piece) => repeats(piece))).toBe(true);
  }
});

test('long text with much in common is no repetition', () => {
  const repeats = createRepetitionDetector();
  const lines = Array.from({ length: 2_000 }, (_, index) => `  { id: ${index}, name: 'entry', value: null },\n`);
  expect(lines.some((line) => repeats(line))).toBe(false);
});
