import type { ConversationItem } from '../../core/types/conversation.ts';
import type { TokenUsage } from '../../core/limits.ts';
import type { ApiResponse } from '../../core/ports/model.ts';
import { estimateTokens } from '../../core/text/token-estimate.ts';

/** The tokens as a provider counted them. Null for a count that is missing or cannot be one, such as a negative number. */
export interface CountedUsage {
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly cachedTokens: number;
  readonly cacheWriteTokens: number | null;
  readonly cacheWriteHourTokens?: number;
}

/** A count that a provider gave; null for anything that is not one. */
export function readCount(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.round(value) : null;
}

/** Counts the tokens of one response while it streams in, in case it breaks off. */
export interface TokenMeter {
  /** Takes the body of the request. */
  begin(requestBody: unknown): void;
  /** Takes text that the provider has generated; other values are ignored. */
  receive(text: unknown): void;
  /** Takes the count that the provider gave so far. */
  count(usage: CountedUsage): void;
  /** The tokens so far; null if the response has not begun. */
  read(): TokenUsage | null;
  /** The tokens of the whole response with these items. */
  complete(items: readonly ConversationItem[]): Pick<ApiResponse, 'usage' | 'counted'>;
}

export function createTokenMeter(): TokenMeter {
  let body: unknown = null;
  let text = '';
  let counted: CountedUsage | null = null;
  // A guess by length for each count that the provider did not give, or gave as 0: no request is empty, and a run's limits must hold there too.
  const read = (written: number): Pick<ApiResponse, 'usage' | 'counted'> => {
    const { inputTokens = null, outputTokens = null, cachedTokens = 0, cacheWriteTokens = null } = counted ?? {};
    const hourTokens = counted?.cacheWriteHourTokens ?? 0;
    return {
      usage: {
        inputTokens: inputTokens || estimate(body),
        outputTokens: outputTokens || written,
        cachedTokens,
        cacheWriteTokens,
        ...(hourTokens > 0 && { cacheWriteHourTokens: hourTokens }),
      },
      ...(!inputTokens || (!outputTokens && written > 0) ? { counted: 'estimated' } : {}),
    };
  };
  return {
    begin: (requestBody) => void (body = requestBody),
    receive: (part) => void (text += typeof part === 'string' ? part : ''),
    count: (usage) => void (counted = usage),
    read() {
      if (counted === null && text === '') return null;
      const { usage } = read(0);
      // Providers count the output at the end of a response.
      return { ...usage, outputTokens: Math.max(usage.outputTokens, estimateTokens(text)) };
    },
    // Some servers send whole items only.
    complete: (items) => read(text === '' ? estimate(items) : estimateTokens(text)),
  };
}

function estimate(value: unknown): number {
  return estimateTokens(JSON.stringify(value));
}
