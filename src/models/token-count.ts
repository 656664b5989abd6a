import type { ConversationItem } from '../core/types/conversation.ts';
import type { TokenUsage } from '../core/limits.ts';
import { estimateTokens } from '../core/text/token-estimate.ts';

/** A count that a provider gave; 0 for anything that is not one. */
export function readCount(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.round(value) : 0;
}

/** A count that a provider may leave out; null if it did. */
export function readReported(value: unknown): number | null {
  return value === undefined || value === null ? null : readCount(value);
}

/** Counts the tokens of one answer while it streams in, in case it breaks off. */
export interface TokenMeter {
  /** Takes the body of the request. */
  begin(requestBody: unknown): void;
  /** Takes text that the provider has generated; other values are ignored. */
  receive(text: unknown): void;
  /** Takes the count that the provider gave so far. */
  count(usage: TokenUsage): void;
  /** Null if the answer had not begun. */
  read(): TokenUsage | null;
}

export function createTokenMeter(): TokenMeter {
  let body: unknown = null;
  let text = '';
  let counted: TokenUsage | null = null;
  return {
    begin: (requestBody) => void (body = requestBody),
    receive: (part) => void (text += typeof part === 'string' ? part : ''),
    count: (usage) => void (counted = usage),
    read() {
      if (counted === null && text === '') return null;
      const usage = counted ?? estimateUsage(body, []);
      // Providers count the output at the end of an answer.
      return { ...usage, outputTokens: Math.max(usage.outputTokens, estimateTokens(text)) };
    },
  };
}

/** A guess by length, for a provider that does not count: a run's token limit must hold there too. */
export function estimateUsage(requestBody: unknown, items: readonly ConversationItem[]): TokenUsage {
  return {
    inputTokens: estimate(requestBody),
    outputTokens: estimate(items),
    cachedTokens: 0,
    cacheWriteTokens: null,
  };
}

function estimate(value: unknown): number {
  return estimateTokens(JSON.stringify(value));
}
