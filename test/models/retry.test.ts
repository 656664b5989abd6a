import { expect, test } from 'vitest';
import { HarnessError, type ErrorCode } from '../../src/core/types/error.ts';
import { noTokens } from '../../src/core/limits.ts';
import type { Model, ModelResponse } from '../../src/core/ports/model.ts';
import { createRetryingModel, type ModelFailure } from '../../src/models/retry.ts';
import { createRequest } from './requests.ts';

const answer: ModelResponse = { items: [], stop: 'complete', usage: noTokens, costUsd: null, model: 'm' };

function setUp(
  errors: readonly HarnessError[],
  changes: { totalMs?: number; deadlineMs?: number; nowMs?: number; tryMs?: number } = {},
) {
  const failures: ModelFailure[] = [];
  const slept: number[] = [];
  let now = 1_000;
  let asked = 0;
  const model: Model = {
    api: 'openai-chat',
    model: 'm',
    respond: async () => {
      const error = errors[asked];
      asked += 1;
      now += changes.tryMs ?? 0;
      if (error !== undefined) throw error;
      return answer;
    },
  };
  const retrying = createRetryingModel({
    model,
    clock: {
      nowMs: () => changes.nowMs ?? now,
      monotonicMs: () => now,
      sleep: async (delayMs, signal) => {
        if (signal?.aborted === true) throw new Error('aborted');
        slept.push(delayMs);
        now += delayMs;
      },
    },
    random: () => 0.5,
    totalMs: changes.totalMs ?? 600_000,
    deadlineMs: changes.deadlineMs ?? 1_000_000,
    onFailure: (failure) => failures.push(failure),
  });
  return { retrying, failures, slept, readAsked: () => asked };
}

function fail(code: ErrorCode, retryAfterMs?: number): HarnessError {
  return new HarnessError({ code, message: `it is ${code}`, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) });
}

test('retries passing failures, later each time or after the delay that the provider names', async () => {
  const { retrying, slept, failures } = setUp([
    fail('provider-server'),
    fail('provider-connection'),
    fail('provider-stream'),
    fail('provider-rate-limit', 7_000),
  ]);
  expect(await retrying.respond(createRequest())).toBe(answer);
  expect(slept).toEqual([750, 1_500, 3_000, 7_000]);
  expect(failures[3]).toEqual({
    attempt: 4,
    code: 'provider-rate-limit',
    message: 'it is provider-rate-limit',
    usage: noTokens,
    retryInMs: 7_000,
  });
});

test('rejects with the last error after nine tries in more than two minutes', async () => {
  const { retrying, slept, failures } = setUp(Array.from({ length: 12 }, () => fail('provider-server')));
  await expect(retrying.respond(createRequest())).rejects.toMatchObject({ code: 'provider-server' });
  expect(slept).toEqual([750, 1_500, 3_000, 6_000, 12_000, 24_000, 45_000, 45_000]);
  expect(failures.map(({ retryInMs }) => retryInMs)).toEqual([...slept, null]);
});

test.each(['provider-auth', 'provider-invalid-request', 'provider-context-overflow', 'cancelled'] as const)(
  '%s is not tried again',
  async (code) => {
    const { retrying, readAsked } = setUp([fail(code)]);
    await expect(retrying.respond(createRequest())).rejects.toMatchObject({ code });
    expect(readAsked()).toBe(1);
  },
);

test('a response that was received in part is reported with its tokens, also if the run was ended', async () => {
  const usage = { inputTokens: 100, outputTokens: 7, cachedTokens: 40, cacheWriteTokens: 0 };
  const cancelled = new HarnessError({ code: 'cancelled', message: 'cancelled', usage });
  const { retrying, failures } = setUp([
    new HarnessError({ code: 'provider-stream', message: 'broken', usage }),
    cancelled,
  ]);
  await expect(retrying.respond(createRequest())).rejects.toBe(cancelled);
  expect(failures).toMatchObject([
    { code: 'provider-stream', usage },
    { code: 'cancelled', usage, retryInMs: null },
  ]);
});

test('it never sleeps past the deadline', async () => {
  const { retrying, slept } = setUp([fail('provider-rate-limit', 60_000)], { deadlineMs: 60_000 });
  await expect(retrying.respond(createRequest())).rejects.toMatchObject({ code: 'timed-out' });
  expect(slept).toEqual([]);
});

test('a clock that is set while the run is under way does not end it', async () => {
  const setUpRun = setUp([fail('provider-server')], { deadlineMs: 60_000, nowMs: 9e15 });
  expect(await setUpRun.retrying.respond(createRequest())).toBe(answer);
});

test('all tries begin within their bound, which counts what each took', async () => {
  const limited = fail('provider-rate-limit', 6_000);
  const waiting = setUp([limited, limited], { totalMs: 10_000 });
  await expect(waiting.retrying.respond(createRequest())).rejects.toBe(limited);
  expect(waiting.slept).toEqual([6_000]);
  const silent = setUp(
    Array.from({ length: 4 }, () => fail('provider-stream')),
    { tryMs: 300_000 },
  );
  await expect(silent.retrying.respond(createRequest())).rejects.toMatchObject({ code: 'provider-stream' });
  expect(silent.slept).toEqual([750, 1_500]);
});

test('rejects with cancelled if the run is cancelled while it waits', async () => {
  const { retrying } = setUp([fail('provider-server')]);
  const signal = AbortSignal.abort();
  await expect(retrying.respond(createRequest({ signal }))).rejects.toMatchObject({ code: 'cancelled' });
});
