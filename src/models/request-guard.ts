import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { HarnessError } from '../core/types/error.ts';

/** The functions and the signal with which a provider's client sends its one request. */
export interface RequestGuard {
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal;
  /** False until the library calls `fetch`. */
  readonly wasSent: () => boolean;
  /** Why the request was ended from our side, or null. */
  readonly readReason: () => HarnessError | null;
  readonly stop: () => void;
}

/** The libraries keep what they are sent, however much it is. */
const maxAnswerBytes = 64 * 1024 * 1024;
/** Node's own client reports on this channel that it has written the head of a request (undici's documentation, "Diagnostics Channel Support"). */
const sentChannel = 'undici:client:sendHeaders';

/**
 * Bounds one request: it ends if the run's signal is aborted or if the provider sends no byte for `idleTimeoutMs`. Only the given headers
 * are sent, even if a library or the environment adds others. A redirect is never followed, since it would disclose the key.
 */
export function createRequestGuard(options: {
  readonly signal: AbortSignal;
  readonly idleTimeoutMs: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Called when the request is on its way. */
  readonly onSent: () => void;
}): RequestGuard {
  const controller = new AbortController();
  const cancel = (): void => controller.abort(readCancellation(options.signal));
  const expire = (): void => controller.abort(createIdleError(options.idleTimeoutMs));
  const timer = setTimeout(expire, options.idleTimeoutMs);
  if (options.signal.aborted) cancel();
  else options.signal.addEventListener('abort', cancel, { once: true });

  let sent = false;
  // Bytes count, not events: a provider that only sends pings while its model thinks is alive.
  const watch = (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> => {
    let bytes = 0;
    return body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, target) => {
          timer.refresh();
          bytes += chunk.byteLength;
          if (bytes > maxAnswerBytes) target.error(new Error(`the answer is longer than ${maxAnswerBytes} bytes`));
          else target.enqueue(chunk);
        },
      }),
    );
  };

  return {
    signal: controller.signal,
    fetch: async (input, init) => {
      const signal =
        init?.signal instanceof AbortSignal ? AbortSignal.any([init.signal, controller.signal]) : controller.signal;
      sent = true;
      // A redirect is returned as a response: as a network error it would be retried.
      subscribe(sentChannel, options.onSent);
      const response = await fetch(input, { ...init, headers: options.headers, redirect: 'manual', signal });
      timer.refresh();
      const { status, statusText, headers } = response;
      return new Response(response.body === null ? null : watch(response.body), { status, statusText, headers });
    },
    wasSent: () => sent,
    readReason: () => (controller.signal.reason instanceof HarnessError ? controller.signal.reason : null),
    stop: () => {
      clearTimeout(timer);
      unsubscribe(sentChannel, options.onSent);
      options.signal.removeEventListener('abort', cancel);
    },
  };
}

/** The error for an aborted signal of the run: its reason if that is a `HarnessError`, otherwise `cancelled`. */
export function readCancellation(signal: AbortSignal): HarnessError {
  const reason: unknown = signal.reason;
  return reason instanceof HarnessError
    ? reason
    : new HarnessError({ code: 'cancelled', message: 'the run was cancelled' });
}

function createIdleError(idleTimeoutMs: number): HarnessError {
  return new HarnessError({
    code: 'provider-stream',
    message: `the provider sent nothing for ${Math.round(idleTimeoutMs / 1_000)} s`,
    hint: 'Raise idle-timeout-seconds if the model thinks or reads for longer.',
  });
}
