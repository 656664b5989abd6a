import { expect, onTestFinished, test } from 'vitest';
import { HarnessError, type ErrorCode } from '../../src/core/types/error.ts';
import { createFallbackModel } from '../../src/models/fallback.ts';
import { createRetryingModel } from '../../src/models/retry.ts';
import { startModelServer, type FaultType } from '../fixtures/model-server.ts';
import { apis, createRequest, createTestModel } from './requests.ts';

async function setUp(api: string, type: FaultType) {
  const server = await startModelServer({ turns: [], faults: [{ at: 0, times: 9, type, model: 'first' }] });
  onTestFinished(() => server.close());
  const errors: ErrorCode[] = [];
  const [first, second] = ['first', 'second'].map((model) => createTestModel(api, server.url, { model }));
  if (first === undefined || second === undefined) throw new Error('no models');
  const model = createFallbackModel(first, second, ({ code }) => errors.push(code));
  return { model, errors, asked: () => server.requests.map(({ model }) => model) };
}

test.each(apis)('%s: the second model answers once the first one cannot, and stays', async (api) => {
  const { model, errors, asked } = await setUp(api, '529');
  expect((await model.respond(createRequest())).model).toBe('second-served');
  expect((await model.respond(createRequest())).model).toBe('second-served');
  expect(errors).toEqual(['provider-server']);
  expect(asked()).toEqual(['first', 'second', 'second']);
});

test('a refused key is no reason for another model', async () => {
  const { model, errors } = await setUp('openai-chat', '401');
  await expect(model.respond(createRequest())).rejects.toThrow(HarnessError);
  expect(errors).toEqual([]);
});

test('the second model answers at once if the first one wants a wait for which the run has no time', async () => {
  const server = await startModelServer({
    turns: [],
    faults: [{ at: 0, times: 9, type: '429', model: 'first', retryAfter: 300 }],
  });
  onTestFinished(() => server.close());
  const [first, second] = ['first', 'second'].map((model) =>
    createRetryingModel({
      model: createTestModel('openai-chat', server.url, { model }),
      clock: { nowMs: () => 0, monotonicMs: () => 0, sleep: () => Promise.reject(new Error('it waits')) },
      random: () => 0,
      totalMs: 600_000,
      deadlineMs: 60_000,
      onFailure: () => undefined,
    }),
  );
  if (first === undefined || second === undefined) throw new Error('no models');
  const errors: string[] = [];
  const model = createFallbackModel(first, second, ({ message }) => errors.push(message));
  expect((await model.respond(createRequest())).model).toBe('second-served');
  expect(errors).toEqual([expect.stringContaining('no time left for another try')]);
});
