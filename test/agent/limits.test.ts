import { expect, test } from 'vitest';
import { createLedger, createLimitWarner, findSpentLimit, type Spent, nothingSpent } from '../../src/agent/budget.ts';
import { countLimitedTokens, defaultRunLimits, getWorkingMs, noTokens } from '../../src/core/limits.ts';
import type { TokenUsage } from '../../src/core/limits.ts';
import type { ModelRequest } from '../../src/core/ports/model.ts';
import type { RunEvent } from '../../src/core/types/event.ts';
import { HarnessError } from '../../src/core/types/error.ts';
import { createRandomId } from '../../src/run/host/system-clock.ts';
import { runLoop } from './loop-fixture.ts';

const spent: Spent = { turns: 0, usage: noTokens, costUsd: 0 };
const minute = 60_000;

test('a cached token counts as a tenth of a token', () => {
  const usage = { inputTokens: 1_000_000, cachedTokens: 900_000, cacheWriteTokens: 0, outputTokens: 10_000 };
  expect(countLimitedTokens(usage)).toBe(100_000 + 90_000 + 10_000);
  const limits = { ...defaultRunLimits, tokens: 200_001 };
  expect(findSpentLimit({ ...spent, usage }, limits)).toBeNull();
  expect(findSpentLimit({ ...spent, usage }, { ...limits, tokens: 200_000 })).toMatchObject({
    outcome: 'budget-exceeded',
    reason: '200000 tokens are spent of 200000 (a cached token counts as a tenth)',
  });
});

test('cost ends a run by the sum of its turns, and an unknown cost does not', () => {
  const limits = { ...defaultRunLimits, costUsd: 0.5 };
  expect(findSpentLimit({ ...spent, costUsd: 0.5 }, limits)).toMatchObject({ outcome: 'budget-exceeded' });
  expect(findSpentLimit({ ...spent, costUsd: 0.49 }, limits)).toBeNull();
  expect(findSpentLimit({ ...spent, costUsd: null }, limits)).toBeNull();
});

test('the agent stops before the time of the run is over, at most a minute', () => {
  expect(getWorkingMs({ wallClockMs: 30 * minute })).toBe(29 * minute);
  expect(getWorkingMs({ wallClockMs: 10 * minute })).toBe(9.5 * minute);
});

test('the model is warned once of each limit that is close', () => {
  const warn = createLimitWarner({
    ...defaultRunLimits,
    turns: 40,
    tokens: 1_000,
    costUsd: 1,
    wallClockMs: 20 * minute,
  });
  expect(warn({ ...spent, turns: 36 }, 0, 0)).toBe('');
  expect(warn({ ...spent, turns: 37 }, 0, 0)).toMatch(/^Left of the run: 3 turns\. Finish now/);
  expect(warn({ ...spent, turns: 38 }, 0, 0)).toBe('');
  const usage: TokenUsage = { inputTokens: 900, outputTokens: 0, cachedTokens: 0, cacheWriteTokens: 0 };
  // One turn may spend more than a tenth.
  expect(warn({ turns: 38, usage, costUsd: 0.99 }, 0, 0)).toMatch(
    /: at most a tenth of the tokens and at most a tenth of the money\./,
  );
  expect(warn({ ...spent, turns: 39 }, 18 * minute, 0)).toMatch(/: 60 s\./);
  const { toolCalls } = defaultRunLimits;
  expect(warn({ ...spent, turns: 39 }, 0, toolCalls * 0.9 - 1)).toBe('');
  expect(warn({ ...spent, turns: 39 }, 0, toolCalls * 0.9)).toMatch(`: ${toolCalls * 0.1} calls.`);
});

test('a run of few turns and little time gets no warning', () => {
  const warn = createLimitWarner({ ...defaultRunLimits, turns: 4, wallClockMs: minute });
  expect(warn({ ...spent, turns: 3 }, 57_000, 0)).toBe('');
});

test('the warning reaches the model before its last turns', async () => {
  const answers = Array.from({ length: 9 }, (_, index) => ({ call: 'list_dir', output: `entry ${index}` }));
  const { notices, result } = await runLoop(answers, { limits: { ...defaultRunLimits, turns: 8 } });
  expect(result).toMatchObject({ ended: { outcome: 'budget-exceeded' }, turns: 8 });
  expect(notices).toEqual([expect.stringMatching(/^<harness-notice>Left of the run: 3 turns/)]);
});

test('the warning reaches the model before its last calls', async () => {
  let callsMade = 16;
  const { notices } = await runLoop(
    Array.from({ length: 3 }, (_, index) => ({ call: 'list_dir', output: `entry ${index}` })),
    { limits: { toolCalls: 20 }, readCallsMade: () => (callsMade += 1) },
  );
  expect(notices).toEqual([expect.stringMatching(/^<harness-notice>Left of the run: 2 calls/)]);
});

test('costs add up over the turns, and one unknown cost makes the sum unknown', async () => {
  const run = async (costs: readonly (number | null)[]) => {
    let turn = 0;
    const respond = async () => {
      const costUsd = costs[turn] ?? 0;
      turn += 1;
      const done = turn >= costs.length;
      const id = createRandomId('item');
      return {
        items: done
          ? [
              {
                type: 'message' as const,
                id,
                role: 'assistant' as const,
                content: [{ type: 'text' as const, text: 'Done.' }],
              },
            ]
          : [{ type: 'function_call' as const, id, callId: id, name: 'list_dir', argumentsJson: `{"turn":${turn}}` }],
        stop: 'complete' as const,
        usage: noTokens,
        model: 'm',
        costUsd: costs[turn - 1] === null ? null : costUsd,
      };
    };
    return (await runLoop([], { model: { respond } })).result.costUsd;
  };
  expect(await run([0.25, 0.5])).toBe(0.75);
  expect(await run([0.25, null])).toBeNull();
});

test.each([
  ['the token limit cut it off', 'length', 'cut off by the token limit'],
  ['its arguments are not JSON', 'complete', 'The arguments are not valid JSON'],
] as const)('a call is not run, and the model and the audit receive the reason: %s', async (_, stop, reason) => {
  const asked: Omit<ModelRequest, 'onSent' | 'onText'>[] = [];
  const called: string[] = [];
  const events: RunEvent[] = [];
  const id = createRandomId('item');
  const call = { type: 'function_call' as const, id, callId: id, name: 'write_file', argumentsJson: '{"filePath":"a' };
  const text = { type: 'text' as const, text: 'Done.' };
  const { result } = await runLoop([], {
    model: {
      respond: async (request) => {
        asked.push(request);
        const rest = { usage: noTokens, model: 'm', costUsd: null };
        return asked.length === 1
          ? { items: [call], stop, ...rest }
          : { items: [{ type: 'message', id: 'm', role: 'assistant', content: [text] }], stop: 'complete', ...rest };
      },
    },
    emit: (event) => events.push(event),
    callTool: async ({ name }) => {
      called.push(name);
      return { type: 'refused', tool: name, message: 'never' } as never;
    },
  });
  expect(result.ended).toBeNull();
  expect(called).toEqual([]);
  const output = expect.stringContaining(reason);
  expect(asked[1]?.conversation.at(-1)).toMatchObject({ callId: id, failed: true, output });
  expect(events.filter(({ type }) => type === 'tool-rejected')).toEqual([
    { type: 'tool-rejected', turn: 1, callId: id, scriptId: null, tool: 'write_file', reason: output },
  ]);
});

test.each([
  ['', {}],
  [': it is about malware', { refusal: 'it is about malware.' }],
])('a refusal ends the run, with the reason that the provider gives: "%s"', async (reason, given) => {
  const { result } = await runLoop([], {
    model: {
      respond: async () => ({ items: [], stop: 'refusal', usage: noTokens, model: 'm', costUsd: null, ...given }),
    },
  });
  expect(result.ended).toEqual({ outcome: 'provider-error', reason: `the model refused to answer${reason}` });
});

test('no further call of a turn is made once the run is cancelled, and the cancellation is its end', async () => {
  const cancelled = new AbortController();
  const called: string[] = [];
  const calls = ['exec', 'write_file', 'write_file'].map((name) => {
    const id = createRandomId('item');
    return { type: 'function_call' as const, id, callId: id, name, argumentsJson: '{}' };
  });
  const { result } = await runLoop([], {
    signal: cancelled.signal,
    model: {
      respond: async () => ({ items: calls, stop: 'complete', usage: noTokens, model: 'm', costUsd: null }),
    },
    callTool: async ({ name }) => {
      called.push(name);
      cancelled.abort(new HarnessError({ code: 'cancelled', message: 'the run was cancelled by SIGINT', hint: '' }));
      return { type: 'refused', tool: name, message: 'never' } as never;
    },
    // The calls could spend a limit, which would then be the end.
    readClosed: () => (called.length > 1 ? { outcome: 'budget-exceeded', reason: 'the calls are spent' } : null),
  });
  expect(called).toEqual(['exec']);
  expect(result.ended).toEqual({ outcome: 'cancelled', reason: 'the run was cancelled by SIGINT' });
});

test('the spending of an agent counts in the ledger above, and the limits of both hold', () => {
  const above = createLedger({ ...defaultRunLimits, turns: 3 });
  const own = createLedger({ ...defaultRunLimits, turns: 2 }, nothingSpent, above);
  const turn = { ...nothingSpent, turns: 1, costUsd: 0.5 };
  own.spend(turn);
  expect([own.findReached(), above.findReached()]).toEqual([null, null]);
  own.spend(turn);
  expect(own.findReached()?.reason).toBe("the agent's 2 turns are spent");
  expect(above.spent).toMatchObject({ turns: 2, costUsd: 1 });
  const other = createLedger(defaultRunLimits, nothingSpent, above);
  above.spend(turn);
  expect(other.findReached()?.reason).toBe("the run's 3 turns are spent");
  const single = createLedger({ ...defaultRunLimits, turns: 1 });
  single.spend(turn);
  expect(single.findReached()?.reason).toBe("the run's 1 turn is spent");
});

test('a run that has ended before its first turn sends no request, and keeps the news for the part that continues it', async () => {
  const closed = { outcome: 'needs-approval', reason: 'a person has to approve it' } as const;
  const events: RunEvent[] = [];
  const { result } = await runLoop(['Done.'], {
    readClosed: () => closed,
    emit: (event) => events.push(event),
    takeNews: () => [{ text: 'The changes were not made.', output: '' }],
  });
  expect(result).toMatchObject({ ended: closed, turns: 0 });
  expect(events.map(({ type }) => type)).not.toContain('model-requested');
  expect(JSON.stringify(events.at(-1))).toContain('The changes were not made.');
});
