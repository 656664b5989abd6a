import {
  SdkError,
  SdkErrorCode,
  StreamableHTTPClientTransport,
  type FetchLike,
  type JSONRPCMessage,
} from '@modelcontextprotocol/client';
import { setTimeout } from 'node:timers/promises';
import { createDeferred, type Deferred } from '../../core/deferred.ts';
import { readErrorMessage } from '../../core/types/error.ts';
import {
  isTooLarge,
  maxBytes,
  maxMessages,
  repairResult,
  refuseResponse,
  type ServerTransport,
} from './server-transport.ts';

/** Milliseconds for the request that ends a session. */
const endTimeoutMs = 1_000;

/**
 * Carries messages to a server over streamable HTTP. `fetch` decides where a request goes. A server that sends more than one request can
 * account for is disconnected for the rest of the run.
 */
export function createHttpTransport(options: {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: FetchLike;
}): ServerTransport {
  let bytes = 0;
  let messages = 0;
  let ended: string | null = null;
  // Requests without an answer, by their id.
  const waiting = new Map<string | number, Deferred<void>>();

  function end(reason: string): void {
    ended ??= reason;
    void inner.close();
  }

  async function* count(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > maxBytes) {
        end(`it sent more than ${maxBytes} bytes for one request`);
        return;
      }
      yield chunk;
    }
  }

  const inner = new StreamableHTTPClientTransport(new URL(options.url), {
    requestInit: { headers: { ...options.headers } },
    async fetch(url, init) {
      const { body, status, statusText, headers } = await options.fetch(url, init);
      return new Response(body === null ? null : ReadableStream.from(count(body)), { status, statusText, headers });
    },
    // There is no one who could sign in.
    onInsufficientScope: 'throw',
  });

  function receive(written: JSONRPCMessage): void {
    messages += 1;
    if (messages > maxMessages) {
      end(`it sent more than ${maxMessages} messages for one request`);
      return;
    }
    const response = 'method' in written ? undefined : written.id;
    const tooLarge = isTooLarge(JSON.stringify(written));
    if (tooLarge && response === undefined) return;
    const message = tooLarge && response !== undefined ? refuseResponse(response) : repairResult(written);
    if (response !== undefined) waiting.get(response)?.resolve();
    // An error thrown here would reach no handler.
    try {
      transport.onmessage?.(message);
    } catch (thrown) {
      end(`a message of it could not be handled: ${readErrorMessage(thrown).slice(0, 200)}`);
    }
  }

  const transport: ServerTransport = {
    hasPerRequestStream: true,
    readEnd: () => ended,
    hasSession: () => inner.sessionId !== undefined,
    renew() {
      bytes = 0;
      messages = 0;
    },
    async start() {
      Object.assign(inner, {
        onmessage: receive,
        onerror: (error: Error) => transport.onerror?.(error),
        onclose: () => transport.onclose?.(),
      } satisfies Partial<ServerTransport>);
      await inner.start();
    },
    // Rejects if the server closes the stream of a request before its answer: the library would wait until the request's time is over.
    async send(message, { requestSignal, onRequestStreamEnd, headers } = {}) {
      const answer = createDeferred<void>();
      const id = 'method' in message && 'id' in message ? message.id : null;
      if (id === null) answer.resolve();
      else waiting.set(id, answer);
      const sent = inner.send(message, {
        ...(requestSignal !== undefined && { requestSignal }),
        ...(headers !== undefined && { headers }),
        onRequestStreamEnd() {
          onRequestStreamEnd?.();
          answer.reject(new SdkError(SdkErrorCode.ConnectionClosed, 'the stream ended before the answer'));
        },
      });
      try {
        await Promise.all([sent, answer.promise]);
      } finally {
        if (id !== null) waiting.delete(id);
      }
    },
    setProtocolVersion: (version) => inner.setProtocolVersion(version),
    async close() {
      // A server that keeps no sessions answers with an error.
      const ended = inner.terminateSession().catch(() => undefined);
      await Promise.race([ended, setTimeout(endTimeoutMs, undefined, { ref: false })]);
      await inner.close();
    },
  };
  return transport;
}
