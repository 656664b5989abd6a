import { request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestUrl } from '../../../core/text/request-url.ts';
import type { ConnectionDecision, NetworkGrant } from '../../../core/types/network.ts';
import { ToolFailure } from '../../../core/ports/tool.ts';

/** Connects to the host of a URL if the grants allow it, and reports that decision. Rejects with `ToolFailure` if they do not. */
export type DialHost = (
  url: RequestUrl,
  how: {
    readonly grants: readonly NetworkGrant[];
    readonly onDecision: (decision: ConnectionDecision) => void;
    readonly signal: AbortSignal;
  },
) => Promise<Socket>;

const maxHeaderBytes = 32 * 1024;
// Servers expect a Content-Length with these methods, also if the body is empty.
const sendsBody = new Set(['POST', 'PUT', 'PATCH']);

/**
 * Sends one request over a separate connection, and resolves with the head of the response. `headers` are sent unchanged, in addition to the headers of the
 * connection. Rejects if the connection fails or the signal aborts.
 */
export function sendRequest(
  {
    url,
    method,
    headers,
    body,
  }: {
    readonly url: RequestUrl;
    readonly method: string;
    readonly headers: readonly (readonly [string, string])[];
    readonly body: string | Uint8Array | null;
  },
  socket: Socket,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const target = new URL(url.href);
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  const all = [
    ['Host', target.host],
    ...(names.has('user-agent') ? [] : [['User-Agent', 'script-harness']]),
    ...headers,
    ...(body === null && !sendsBody.has(method) ? [] : [['Content-Length', String(Buffer.byteLength(body ?? ''))]]),
    ['Connection', 'close'],
  ];
  return new Promise((resolve, reject) => {
    const sent = request({
      method,
      path: `${target.pathname}${target.search}`,
      headers: all.flat(),
      setHost: false,
      createConnection: () => socket,
      maxHeaderSize: maxHeaderBytes,
      insecureHTTPParser: false,
      signal,
    });
    sent.on('response', resolve);
    sent.on('error', reject);
    sent.on('upgrade', () => reject(new ToolFailure('the response switches to another protocol')));
    sent.end(body ?? undefined);
  });
}
