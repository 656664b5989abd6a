import type { TokenUsage } from '../core/limits.ts';

interface Price {
  readonly model: string;
  /** USD for a million tokens. */
  readonly inputUsd: number;
  readonly cachedUsd: number;
  readonly outputUsd: number;
}

/**
 * List prices as of 2026-10-10, from https://platform.claude.com/docs/en/about-claude/pricing. New input is priced as a write to the five-minute
 * cache, since nearly all that is sent is marked for it: a cost may come out a little too high, never too low. A model that is not listed has no known cost.
 */
const prices: readonly Price[] = [
  { model: 'claude-opus-4-5', inputUsd: 6.25, cachedUsd: 0.5, outputUsd: 25 },
  { model: 'claude-opus-4-6', inputUsd: 6.25, cachedUsd: 0.5, outputUsd: 25 },
  { model: 'claude-opus-4-7', inputUsd: 6.25, cachedUsd: 0.5, outputUsd: 25 },
];

/** What the tokens cost by the list, in USD; null for a model whose price is not known, never 0. Dated names count as their model. */
export function readCostUsd(model: string, usage: TokenUsage): number | null {
  const name = model.replace(/-\d{8}$/, '');
  const price = prices.find((entry) => entry.model === name);
  if (price === undefined) return null;
  const freshTokens = Math.max(0, usage.inputTokens - usage.cachedTokens);
  return (
    (freshTokens * price.inputUsd + usage.cachedTokens * price.cachedUsd + usage.outputTokens * price.outputUsd) /
    1_000_000
  );
}
