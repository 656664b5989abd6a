import { expect, test } from 'vitest';
import { choosePrices, describeOldPrice, readCostUsd } from '../../src/models/prices.ts';
import { findApi } from './requests.ts';

const usage = { inputTokens: 50_000, outputTokens: 10_000, cachedTokens: 30_000, cacheWriteTokens: 15_000 };
const million = 1_000_000;
const listed = choosePrices(findApi('openai-chat').access, []);

test.each(['claude-opus-4-5', 'claude-opus-4-5-20251101', 'claude-opus-4-5-2025-11-01'])(
  'computes the cost of %s from new, written, cached and received tokens',
  (model) => {
    const expected = (5_000 * 5 + 15_000 * 6.25 + 30_000 * 0.5 + 10_000 * 25) / million;
    expect(readCostUsd(model, usage, listed)).toBeCloseTo(expected, 9);
  },
);

test('input that was written for an hour costs twice the price of input', () => {
  const expected = (5_000 * 5 + 3_000 * 6.25 + 12_000 * 10 + 30_000 * 0.5 + 10_000 * 25) / million;
  expect(readCostUsd('claude-opus-4-5', { ...usage, cacheWriteHourTokens: 12_000 }, listed)).toBeCloseTo(expected, 9);
});

test('counts all input that was not cached as written if the provider does not report writes', () => {
  const expected = (20_000 * 2.5 + 30_000 * 0.1 + 10_000 * 10) / million;
  expect(readCostUsd('gpt-6.2-sol', { ...usage, cacheWriteTokens: null }, listed)).toBeCloseTo(expected, 9);
});

test.each([
  { model: 'claude-haiku-5-5', most: 100_000, short: [0.1, 0.5], long: [0.5, 2.5] },
  { model: 'gpt-6.2-astra', most: 272_000, short: [8, 40], long: [16, 60] },
])('prices a request to $model by the length of its prompt', ({ model, most, short, long }) => {
  const cost = (inputTokens: number): number | null =>
    readCostUsd(model, { inputTokens, outputTokens: 1_000, cachedTokens: 0, cacheWriteTokens: 0 }, listed);
  const expected = (tokens: number, [input = 0, output = 0]: number[]): number =>
    (tokens * input + 1_000 * output) / million;
  expect(cost(most)).toBeCloseTo(expected(most, short), 9);
  expect(cost(most + 1)).toBeCloseTo(expected(most + 1, long), 9);
});

test.each(['some-model', 'claude-opus', 'claude-opus-4-55', 'gpt-6', 'constructor'])(
  'the cost of %s is not known',
  (model) => {
    expect(readCostUsd(model, usage, listed)).toBeNull();
  },
);

const own = [{ model: 'some-model', inputUsd: 1, cachedUsd: 0.5, cacheWriteUsd: 2, outputUsd: 10, long: null }];
const withOwn = { ...listed, own };

test('a price of the policy takes precedence over the list', () => {
  const expected = (5_000 * 1 + 15_000 * 2 + 30_000 * 0.5 + 10_000 * 10) / million;
  expect(readCostUsd('some-model', usage, withOwn)).toBeCloseTo(expected, 9);
  expect(readCostUsd('other-model', usage, withOwn)).toBeNull();
});

test('warns of a listed price that was read more than 60 days ago, and not of one from the policy', () => {
  const days = (count: number): number => Date.parse('2026-11-25') + count * 86_400_000;
  expect(describeOldPrice('gpt-6.2-sol', days(60), listed)).toBeNull();
  expect(describeOldPrice('gpt-6.2-sol', days(61), listed)).toContain('61 days ago, on 2026-11-25');
  expect(
    describeOldPrice('gpt-6.2-sol', days(61), { ...listed, own: [{ ...own[0]!, model: 'gpt-6.2-sol' }] }),
  ).toBeNull();
  expect(describeOldPrice('some-model', days(61), listed)).toBeNull();
});

test.each(['bedrock-messages', 'vertex-messages', 'azure-responses'])(
  'a listed price does not apply to %s, for which only the policy gives a price',
  (api) => {
    const { access } = findApi(api);
    expect(readCostUsd('claude-opus-4-5', usage, choosePrices(access, []))).toBeNull();
    expect(describeOldPrice('claude-opus-4-5', Date.parse('2030-01-01'), choosePrices(access, []))).toBeNull();
    expect(readCostUsd('some-model', usage, choosePrices(access, own))).toBeGreaterThan(0);
  },
);
