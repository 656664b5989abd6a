import type { ConversationItem } from '../core/types/conversation.ts';
import type { TokenUsage } from '../core/limits.ts';
import { estimateTokens } from '../core/text/token-estimate.ts';

/** A count that a provider gave; 0 for anything that is not one. */
export function readCount(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.round(value) : 0;
}

/** A guess by length, for a provider that does not count: a run's token limit must hold there too. */
export function estimateUsage(requestBody: unknown, items: readonly ConversationItem[]): TokenUsage {
  return { inputTokens: estimate(requestBody), outputTokens: estimate(items), cachedTokens: 0 };
}

function estimate(value: unknown): number {
  return estimateTokens(JSON.stringify(value));
}
