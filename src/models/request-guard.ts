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
/** The time for the rest of an answer after its last event. */
const maxRestMs = 1_000;
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
  readonly fetch: typeof globalThis.fetch;
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
  const onBytes = (bytes: number): void => {
    timer.refresh();
    if (bytes > maxAnswerBytes) throw new Error(`the answer is longer than ${maxAnswerBytes} bytes`);
  };

  return {
    signal: controller.signal,
    fetch: async (input, init) => {
      // The libraries' own signal is left out. They abort after the last event, which would close the connection.
      const { signal } = controller;
      sent = true;
      // A redirect is returned as a response: as a network error it would be retried.
      subscribe(sentChannel, options.onSent);
      const response = await options.fetch(input, { ...init, headers: options.headers, redirect: 'manual', signal });
      timer.refresh();
      const { status, statusText, headers } = response;
      return new Response(response.body === null ? null : readToEnd(response.body, onBytes), {
        status,
        statusText,
        headers,
      });
    },
    wasSent: () => sent,
    readReason: () => (controller.signal.reason instanceof HarnessError ? controller.signal.reason : null),
    stop: () => {
      clearTimeout(timer);
      setTimeout(() => controller.abort(), maxRestMs).unref();
      unsubscribe(sentChannel, options.onSent);
      options.signal.removeEventListener('abort', cancel);
    },
  };
}

/**
 * The body, read to its end even if the reader stops at the last event: the connection then serves the next request. `onBytes` receives the
 * number of bytes so far and may throw.
 */
function readToEnd(body: ReadableStream<Uint8Array>, onBytes: (bytes: number) => void): ReadableStream<Uint8Array> {
  let isWanted = true;
  const pump = async (target: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    let bytes = 0;
    try {
      for await (const chunk of body) {
        bytes += chunk.byteLength;
        onBytes(bytes);
        if (isWanted) target.enqueue(chunk);
      }
      if (isWanted) target.close();
    } catch (thrown) {
      if (isWanted) target.error(thrown);
    }
  };
  return new ReadableStream<Uint8Array>({
    start: (target) => void pump(target),
    cancel: () => void (isWanted = false),
  });
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
