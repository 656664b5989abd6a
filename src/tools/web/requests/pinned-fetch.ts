import type { ConnectionDecision, NetworkGrant } from '../../../core/types/network.ts';
import { readRequestUrl } from '../../../core/text/request-url.ts';
import { sendRequest, type DialHost } from './send-request.ts';

/** Set by the harness. */
const ownHeaders = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'user-agent']);
/** Statuses whose response has no body, by the fetch standard. */
const bodiless = new Set([204, 205, 304]);

/**
 * Makes a `fetch` for a client library. It reaches only the granted hosts, connects to the address that was checked, and returns redirects
 * instead of following them. Each request has its own connection. Rejects if the host is denied, does not answer, or when a signal is aborted.
 */
export function createPinnedFetch(options: {
  readonly dial: DialHost;
  readonly grants: readonly NetworkGrant[];
  readonly onDecision: (decision: ConnectionDecision) => void;
  readonly signal: AbortSignal;
}): (url: string | URL, init?: RequestInit) => Promise<Response> {
  return async (written, init = {}) => {
    const url = readRequestUrl(String(written));
    if (typeof url === 'string') throw new Error(url);
    const signal = AbortSignal.any([options.signal, ...(init.signal instanceof AbortSignal ? [init.signal] : [])]);
    const { method = 'GET', body: content = null } = init;
    if (content !== null && typeof content !== 'string') throw new Error('only a text can be sent');
    const socket = await options.dial(url, { ...options, signal });
    const sent = [...new Headers(init.headers)].filter(([name]) => !ownHeaders.has(name));
    const head = await sendRequest({ url, method, headers: sent, body: content }, socket, signal);
    const status = head.statusCode ?? 0;
    const headers = Object.entries(head.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    if (bodiless.has(status)) head.resume();
    const body = bodiless.has(status) ? null : ReadableStream.from(head as AsyncIterable<Uint8Array>);
    return new Response(body, { status, statusText: head.statusMessage ?? '', headers });
  };
}
