import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import type { ConnectionDecision, NetworkGrant } from '../../../core/types/network.ts';
import { readRequestUrl, renderOrigin, type RequestUrl } from '../../../core/text/request-url.ts';
import { checkHost, type ResolveName } from '../hosts/check-host.ts';
import { dialChecked } from '../hosts/dial-checked.ts';

const maxHeaderBytes = 32 * 1024;
/** Statuses whose response has no body, by the fetch standard. */
const bodiless = new Set([204, 205, 304]);

/**
 * Makes a `fetch` for a client library. It reaches only the granted hosts, connects to the address that was checked, and returns redirects
 * instead of following them. Each request has its own connection. Rejects if the host is denied, does not answer, or when a signal is aborted.
 */
export function createPinnedFetch(options: {
  readonly grants: readonly NetworkGrant[];
  readonly resolve: ResolveName;
  readonly onDecision: (decision: ConnectionDecision) => void;
  readonly signal: AbortSignal;
}): (url: string | URL, init?: RequestInit) => Promise<Response> {
  const { grants } = options;
  return async (written, init = {}) => {
    const url = readRequestUrl(String(written));
    if (typeof url === 'string') throw new Error(url);
    const signal = AbortSignal.any([options.signal, ...(init.signal instanceof AbortSignal ? [init.signal] : [])]);
    const decision = await checkHost(url, { allow: grants, deny: [], granted: grants }, options.resolve);
    options.onDecision(decision);
    if (decision.decision === 'deny') throw new Error(`${renderOrigin(url)} is not requested: ${decision.reason}`);
    const socket = await dialChecked({ scheme: url.scheme, decision, signal });
    const head = await send(url, init, { signal, createConnection: () => socket });
    const status = head.statusCode ?? 0;
    const headers = Object.entries(head.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    if (bodiless.has(status)) head.resume();
    const body = bodiless.has(status) ? null : ReadableStream.from(head as AsyncIterable<Uint8Array>);
    return new Response(body, { status, statusText: head.statusMessage ?? '', headers });
  };
}

function send(
  url: RequestUrl,
  { method = 'GET', headers, body = null }: RequestInit,
  connection: Pick<RequestOptions, 'signal' | 'createConnection'>,
): Promise<IncomingMessage> {
  if (body !== null && typeof body !== 'string') throw new Error('only a text can be sent');
  const target = new URL(url.href);
  return new Promise((resolve, reject) => {
    const sent = request({
      method,
      path: `${target.pathname}${target.search}`,
      headers: {
        ...Object.fromEntries(new Headers(headers)),
        host: target.host,
        'user-agent': 'script-harness',
        ...(body !== null && { 'content-length': String(Buffer.byteLength(body)) }),
        connection: 'close',
      },
      maxHeaderSize: maxHeaderBytes,
      ...connection,
    });
    sent.on('response', resolve);
    sent.on('error', reject);
    sent.on('upgrade', () => reject(new Error('the answer switches to another protocol')));
    sent.end(body ?? undefined);
  });
}
