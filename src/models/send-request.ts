import { HarnessError } from '../core/types/error.ts';
import type { ModelOptions } from '../core/ports/model.ts';
import { createProviderError, type ProviderFailure } from './provider-error.ts';
import { createRequestGuard, type RequestGuard } from './request-guard.ts';

export interface RequestOptions<Result> {
  readonly options: ModelOptions;
  readonly signal: AbortSignal;
  /** Called when the request is on its way. */
  readonly onSent: () => void;
  /** All headers that are sent, the key's included. */
  readonly headers: Readonly<Record<string, string>>;
  readonly readFailure: (thrown: unknown) => ProviderFailure;
  /** Sends the request through the guard and reads the whole answer. */
  readonly send: (guard: RequestGuard) => Promise<Result>;
}

/** Sends one request within its bounds. Every failure rejects as a `HarnessError`, and so does an answer after the run was cancelled. */
export async function sendRequest<Result>(request: RequestOptions<Result>): Promise<Result> {
  const { options, signal, headers, onSent } = request;
  const guard = createRequestGuard({ signal, idleTimeoutMs: options.idleTimeoutMs, headers, onSent });
  try {
    const result = await request.send(guard);
    // The SDKs end an aborted stream without an error.
    const ended = guard.readReason();
    if (ended !== null) throw ended;
    return result;
  } catch (thrown) {
    const ended = guard.readReason();
    if (ended !== null) throw ended;
    if (thrown instanceof HarnessError) throw thrown;
    const failure = request.readFailure(thrown);
    if (!guard.wasSent()) throw createUnsentError(failure.message);
    throw createProviderError(failure, {
      apiKey: options.apiKey,
      baseUrl: options.baseUrl,
      keyInput: options.keyInput,
    });
  } finally {
    guard.stop();
  }
}

// Another try would fail in the same way. The libraries read headers from the environment and throw if they are invalid.
function createUnsentError(message: string): HarnessError {
  return new HarnessError({
    code: 'provider-invalid-request',
    message: `the request could not be made: ${message}`,
    hint: 'Unset OPENAI_CUSTOM_HEADERS and ANTHROPIC_CUSTOM_HEADERS if they are set.',
  });
}
