import { expect, test } from 'vitest';
import { defaultRunLimits, getWorkingMs, noTokens, type RunLimits } from '../../../src/core/limits.ts';
import { HarnessError } from '../../../src/core/types/error.ts';
import type { RunEvent } from '../../../src/core/types/event.ts';
import type { ResumableRun } from '../../../src/record/resume/read-resumable.ts';
import type { RunOptions } from '../../../src/run/parts/run-options.ts';
import { checkResumed } from '../../../src/run/resume/resume-run.ts';
import { createStarted } from '../../report/events.ts';

const policySha256 = 'a1b2'.repeat(16);
const limits: RunLimits = { ...defaultRunLimits, turns: 3, toolCalls: 2, tokens: 1_000, costUsd: 2 };

/** The refusal of a run that has spent this of its limits; null if it may continue. */
function findRefusal(spent: {
  readonly turns?: number;
  readonly calls?: number;
  readonly tokens?: number;
  readonly costUsd?: number;
  readonly usedMs?: number;
  readonly policy?: string;
}): HarnessError | null {
  const { turns = 1, calls = 0, tokens = 0, costUsd = 0, usedMs = 0, policy = policySha256 } = spent;
  const events: RunEvent[] = [
    ...Array.from({ length: turns }, (_, index): RunEvent => ({
      type: 'model-responded',
      turn: index + 1,
      model: 'model-1',
      stop: 'complete',
      usage: { ...noTokens, inputTokens: index === 0 ? tokens : 0 },
      costUsd: index === 0 ? costUsd : 0,
      durationMs: 1,
      items: null,
    })),
    ...Array.from({ length: calls }, (_, index): RunEvent => ({ type: 'tool-started', callId: `call-${index}` })),
  ];
  const resumed = {
    directory: '/record',
    started: createStarted(),
    events: events.map((event, seq) => ({ seq, timestampMs: seq, event })),
    ended: 'budget-exceeded',
    policySha256,
    files: [],
    usedMs,
  };
  const options = {
    policy: { name: 'fix-tests', sha256: policy },
    limits,
    job: null,
    host: { createId: (prefix: string) => `${prefix}-1` },
  };
  try {
    checkResumed(options as unknown as RunOptions, resumed as unknown as ResumableRun);
    return null;
  } catch (thrown) {
    if (thrown instanceof HarnessError) return thrown;
    throw thrown;
  }
}

test.each([
  ['turns', { turns: 2 }, { turns: 3 }, "the run's 3 turns are spent"],
  ['tool calls', { calls: 1 }, { calls: 2 }, "the run's 2 tool calls are spent"],
  ['tokens', { tokens: 999 }, { tokens: 1_000 }, '1000 tokens are spent of 1000'],
  ['US dollars', { costUsd: 1.99 }, { costUsd: 2 }, '2.0000 USD are spent of 2'],
  ['time', { usedMs: getWorkingMs(limits) - 1 }, { usedMs: getWorkingMs(limits) }, "the run's 30 minutes are over"],
])('a run that has spent exactly its limit of %s cannot continue, and one below it can', (_, below, at, reason) => {
  expect(findRefusal(below)).toBeNull();
  const refusal = findRefusal(at);
  expect(refusal?.code).toBe('usage');
  expect(refusal?.message).toContain(reason);
});

test('a run cannot continue with another policy', () => {
  expect(findRefusal({ policy: 'c3d4'.repeat(16) })?.code).toBe('policy');
});
