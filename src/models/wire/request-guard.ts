import { PassThrough } from 'node:stream';
import type { HttpRequest, HttpResponse, SendHttp } from '../../core/ports/model.ts';
import { HarnessError } from '../../core/types/error.ts';

/** The function that sends one request to a provider, and how it ended. */
export interface RequestGuard {
  readonly post: (
    request: Pick<HttpRequest, 'headers' | 'body'> & { readonly address: string },
  ) => Promise<HttpResponse>;
  /** Aborted if the request has to end. */
  readonly signal: AbortSignal;
  /** False until `post` is called. */
  readonly wasSent: () => boolean;
  /** Why the request was ended from our side, or null. */
  readonly readReason: () => HarnessError | null;
  readonly stop: () => void;
}

/** A response is kept in memory, however long it is. */
const maxResponseBytes = 64 * 1024 * 1024;
/** The time for the rest of a response after its last event. */
const maxRestMs = 1_000;
/** Bounds one request: it ends if the run's signal is aborted or if the provider sends no byte for `idleTimeoutMs`. */
export function createRequestGuard(options: {
  readonly signal: AbortSignal;
  readonly idleTimeoutMs: number;
  readonly send: SendHttp;
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
    if (bytes > maxResponseBytes) throw new Error(`the response is longer than ${maxResponseBytes} bytes`);
  };

  return {
    signal: controller.signal,
    async post({ address, headers, body }) {
      const { onSent, send } = options;
      sent = true;
      const response = await send(address, { method: 'POST', headers, body, onSent, signal: controller.signal });
      timer.refresh();
      return { ...response, body: readToEnd(response.body, onBytes) };
    },
    wasSent: () => sent,
    readReason: () => (controller.signal.reason instanceof HarnessError ? controller.signal.reason : null),
    stop: () => {
      clearTimeout(timer);
      setTimeout(() => controller.abort(), maxRestMs).unref();
      options.signal.removeEventListener('abort', cancel);
    },
  };
}

/**
 * The body, read to its end even if the reader stops at the last event: the connection then serves the next request. `onBytes` receives the
 * number of bytes so far and may throw.
 */
function readToEnd(body: AsyncIterable<Uint8Array>, onBytes: (bytes: number) => void): AsyncIterable<Uint8Array> {
  const copy = new PassThrough({ highWaterMark: maxResponseBytes });
  // The reader receives it, if it still reads.
  copy.on('error', () => undefined);
  const pump = async (): Promise<void> => {
    let bytes = 0;
    try {
      for await (const chunk of body) {
        bytes += chunk.byteLength;
        onBytes(bytes);
        if (!copy.destroyed) copy.write(chunk);
      }
      // The SDKs stop reading at the last event, which destroys the stream. To end it then would create an error each time.
      if (!copy.destroyed) copy.end();
    } catch (thrown) {
      copy.destroy(thrown instanceof Error ? thrown : new Error(String(thrown)));
    }
  };
  void pump();
  return copy;
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
