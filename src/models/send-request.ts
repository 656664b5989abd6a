import { HarnessError } from '../core/types/error.ts';
import type { TokenUsage } from '../core/limits.ts';
import type { ModelOptions } from '../core/ports/model.ts';
import { createProviderError, type ProviderFailure } from './provider-error.ts';
import { createTokenMeter, type TokenMeter } from './token-count.ts';
import { createRequestGuard, type RequestGuard } from './request-guard.ts';

export interface RequestOptions<Result> {
  readonly options: ModelOptions;
  readonly signal: AbortSignal;
  /** Called when the request is on its way. */
  readonly onSent: () => void;
  /** All headers that are sent, the key's included. */
  readonly headers: Readonly<Record<string, string>>;
  readonly readFailure: (thrown: unknown) => ProviderFailure;
  /** Sends the request through the guard and reads the whole answer; the meter takes each part of it. */
  readonly send: (guard: RequestGuard, meter: TokenMeter) => Promise<Result>;
}

/**
 * Sends one request within its bounds. Every failure rejects as a `HarnessError` with the tokens that were received, and so does an answer after
 * the run was cancelled.
 */
export async function sendRequest<Result>(request: RequestOptions<Result>): Promise<Result> {
  const { options, signal, headers, onSent } = request;
  const guard = createRequestGuard({
    signal,
    idleTimeoutMs: options.idleTimeoutMs,
    headers,
    fetch: options.fetch,
    onSent,
  });
  const meter = createTokenMeter();
  try {
    const result = await request.send(guard, meter);
    // The SDKs end an aborted stream without an error.
    const ended = guard.readReason();
    if (ended !== null) throw ended;
    return result;
  } catch (thrown) {
    throw addUsage(readError(thrown, guard, request), meter.read());
  } finally {
    guard.stop();
  }
}

function readError<Result>(thrown: unknown, guard: RequestGuard, request: RequestOptions<Result>): HarnessError {
  const ended = guard.readReason();
  if (ended !== null) return ended;
  if (thrown instanceof HarnessError) return thrown;
  const failure = request.readFailure(thrown);
  if (!guard.wasSent()) return createUnsentError(failure.message);
  const { apiKey, baseUrl, keyInput } = request.options;
  return createProviderError(failure, { apiKey, baseUrl, keyInput });
}

function addUsage(error: HarnessError, usage: TokenUsage | null): HarnessError {
  if (usage === null) return error;
  const { code, message, hint, problems, retryAfterMs, cause } = error;
  return new HarnessError({
    ...{ code, message, hint, problems, usage, cause },
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
  });
}

// Another try would fail in the same way. The libraries read headers from the environment and throw if they are invalid.
function createUnsentError(message: string): HarnessError {
  return new HarnessError({
    code: 'provider-invalid-request',
    message: `the request could not be made: ${message}`,
    hint: 'Unset OPENAI_CUSTOM_HEADERS and ANTHROPIC_CUSTOM_HEADERS if they are set.',
  });
}
