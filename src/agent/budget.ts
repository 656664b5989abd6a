import type { RunLimits, TokenUsage } from '../core/limits.ts';
import type { Outcome } from '../core/types/outcome.ts';

export interface Spent {
  readonly turns: number;
  readonly usage: TokenUsage;
  readonly costUsd: number | null;
}

/** Why no further request may be sent; null where one may. Asked before each request. */
export function findSpentLimit(spent: Spent, limits: RunLimits): { outcome: Outcome; reason: string } | null {
  if (spent.turns >= limits.turns)
    return { outcome: 'budget-exceeded', reason: `the run's ${limits.turns} turns are spent` };
  const tokens = spent.usage.inputTokens + spent.usage.outputTokens;
  if (tokens >= limits.tokens)
    return { outcome: 'budget-exceeded', reason: `${tokens} tokens are spent of ${limits.tokens}` };
  if (limits.costUsd !== null && spent.costUsd !== null && spent.costUsd >= limits.costUsd)
    return { outcome: 'budget-exceeded', reason: `${spent.costUsd.toFixed(4)} USD are spent of ${limits.costUsd}` };
  return null;
}
