import { expect, test } from 'vitest';
import { readCostUsd } from '../../src/models/prices.ts';

const usage = { inputTokens: 1_000_000, outputTokens: 100_000, cachedTokens: 800_000 };

test('computes the cost of a listed model from its tokens, cached ones at a lower price', () => {
  expect(readCostUsd('claude-opus-4-5-20251101', usage)).toBeCloseTo(0.2 * 6.25 + 0.8 * 0.5 + 0.1 * 25, 6);
});

test.each(['some-model', 'claude-opus', 'claude-opus-4-55', 'constructor'])('the cost of %s is not known', (model) => {
  expect(readCostUsd(model, usage)).toBeNull();
});

test('a price of the policy precedes the list', () => {
  const own = [{ model: 'some-model', inputUsd: 1, cachedUsd: 0.5, outputUsd: 10 }];
  expect(readCostUsd('some-model', usage, own)).toBeCloseTo(0.2 * 1 + 0.8 * 0.5 + 0.1 * 10, 6);
  expect(readCostUsd('other-model', usage, own)).toBeNull();
});
