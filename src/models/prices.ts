import type { TokenUsage } from '../core/limits.ts';
import type { Price } from '../core/ports/model.ts';

/**
 * List prices as of 2026-11-21, from https://platform.claude.com/docs/en/about-claude/pricing and the models' pages next to it. New input is priced as a write to the five-minute
 * cache, since nearly all input is marked for it: a cost may be a little too high, never too low. A model that is not listed has no known cost.
 */
const prices: readonly Price[] = [
  { model: 'claude-opus-4-5', inputUsd: 6.25, cachedUsd: 0.5, outputUsd: 25 },
  { model: 'claude-opus-4-6', inputUsd: 6.25, cachedUsd: 0.5, outputUsd: 25 },
  { model: 'claude-opus-4-7', inputUsd: 6.25, cachedUsd: 0.5, outputUsd: 25 },
  { model: 'claude-opus-4-8', inputUsd: 6.25, cachedUsd: 0.5, outputUsd: 25 },
  { model: 'claude-opus-5', inputUsd: 6.25, cachedUsd: 0.5, outputUsd: 25 },
  { model: 'claude-opus-5-5', inputUsd: 5, cachedUsd: 0.2, outputUsd: 20 },
  { model: 'claude-sonnet-5', inputUsd: 2.5, cachedUsd: 0.2, outputUsd: 10 },
  { model: 'claude-sonnet-5-5', inputUsd: 2.5, cachedUsd: 0.2, outputUsd: 10 },
  { model: 'claude-fable-5', inputUsd: 12.5, cachedUsd: 1, outputUsd: 50 },
  { model: 'claude-fable-5-1', inputUsd: 12.5, cachedUsd: 0.25, outputUsd: 50 },
];

/** The cost of the tokens in USD; null, never 0, if the price of the model is not known. A date suffix of the name is ignored; `overrides` precede the list. */
export function readCostUsd(model: string, usage: TokenUsage, overrides: readonly Price[] = []): number | null {
  const name = model.replace(/-\d{8}$/, '');
  const own = overrides.find((entry) => entry.model === model || entry.model === name);
  const price = own ?? prices.find((entry) => entry.model === name);
  if (price === undefined) return null;
  const freshTokens = Math.max(0, usage.inputTokens - usage.cachedTokens);
  return (
    (freshTokens * price.inputUsd + usage.cachedTokens * price.cachedUsd + usage.outputTokens * price.outputUsd) /
    1_000_000
  );
}
