import type { Clock } from '../core/ports/clock.ts';
import { noTokens, type TokenUsage } from '../core/limits.ts';
import { HarnessError, type ErrorCode } from '../core/types/error.ts';
import type { Model, ModelRequest, ModelResponse } from '../core/ports/model.ts';
import { readCancellation } from './wire/request-guard.ts';

export interface ModelFailure {
  /** Counts from 1 for each response. */
  readonly attempt: number;
  readonly code: ErrorCode;
  readonly message: string;
  /** Of the part of the response that was received. */
  readonly usage: TokenUsage;
  /** Null if there is no further try. */
  readonly retryInMs: number | null;
}

export interface RetryOptions {
  readonly model: Model;
  readonly clock: Clock;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** How long after the first failure of a response another try may begin. A silent provider takes minutes for each. */
  readonly totalMs: number;
  /** The monotonic time after which no try may begin: a clock that is set while the run is under way must not end it. */
  readonly deadlineMs: number;
  readonly onFailure: (failure: ModelFailure) => void;
}

/** Two to three minutes without an answer, as long as a provider without capacity may need. */
const maxAttempts = 9;
const firstDelayMs = 1_000;
const maxDelayMs = 60_000;

/** Failures that may pass. */
export const passingCodes: readonly ErrorCode[] = [
  'provider-rate-limit',
  'provider-server',
  'provider-connection',
  'provider-stream',
];

/** Wraps a model so that passing failures are retried. Rejects with the last error, or with `timed-out` instead of a wait past the deadline. */
export function createRetryingModel(options: RetryOptions): Model {
  const { model } = options;
  return { api: model.api, model: model.model, respond: (request) => respond(options, request) };
}

async function respond(options: RetryOptions, request: ModelRequest): Promise<ModelResponse> {
  let lastMs: number | null = null;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await options.model.respond(request);
    } catch (thrown) {
      if (!(thrown instanceof HarnessError)) throw thrown;
      const report = (retryInMs: number | null): void => {
        const { code, message, usage } = thrown;
        options.onFailure({ attempt, code, message, usage: usage ?? noTokens, retryInMs });
      };
      if (!thrown.code.startsWith('provider-')) {
        // The run was ended during the response.
        if (thrown.usage !== null) report(null);
        throw thrown;
      }
      const delayMs = readDelayMs(thrown, attempt, options.random);
      const nowMs = options.clock.monotonicMs();
      lastMs ??= nowMs + options.totalMs;
      const nextMs = nowMs + delayMs;
      const givesUp = attempt >= maxAttempts || nextMs > lastMs;
      if (!passingCodes.includes(thrown.code) || givesUp) {
        report(null);
        throw thrown;
      }
      if (nextMs >= options.deadlineMs) {
        report(null);
        throw createDeadlineError(thrown);
      }
      report(delayMs);
      await sleep(options.clock, delayMs, request.signal);
    }
  }
}

// Half of the delay is fixed and half by chance, so that many runners that failed together do not come back together.
function readDelayMs(error: HarnessError, attempt: number, random: () => number): number {
  // Without a wait, all tries would be made at once, so a delay of 0 is ignored.
  if (error.retryAfterMs !== null && error.retryAfterMs > 0) return error.retryAfterMs;
  const delayMs = Math.min(firstDelayMs * 2 ** (attempt - 1), maxDelayMs);
  return Math.round(delayMs * (0.5 + random() / 2));
}

async function sleep(clock: Clock, delayMs: number, signal: AbortSignal): Promise<void> {
  try {
    await clock.sleep(delayMs, signal);
  } catch (thrown) {
    throw signal.aborted ? readCancellation(signal) : thrown;
  }
}

function createDeadlineError(last: HarnessError): HarnessError {
  return new HarnessError({
    code: 'timed-out',
    message: `the run has no time left for another try (${last.message})`,
    cause: last,
  });
}
