import { request as sendRequest, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { ToolFailure } from '../../../core/ports/tool.ts';
import type { WebRequest, WebResponse } from '../../../core/ports/web.ts';
import { acceptedCodings, readWebBody } from './read-web-body.ts';

const maxHeaderBytes = 32 * 1024;
const maxHeaders = 100;
// Servers expect a Content-Length with these methods, also if the body is empty.
const sendsBody = new Set(['POST', 'PUT', 'PATCH']);

/** The answer to one request, before redirects. */
export type WebAnswer = Omit<WebResponse, 'url' | 'redirects' | 'cached'> & { readonly location: string | null };

/**
 * Sends one request over a separate connection, and closes it at the end. Rejects if the answer is not complete before the signal aborts.
 */
export async function sendWebRequest(request: WebRequest, socket: Socket, signal: AbortSignal): Promise<WebAnswer> {
  try {
    const response = await receiveHead(request, socket, signal);
    const headers = listHeaders(response);
    const location = response.headers.location ?? null;
    const status = response.statusCode ?? 0;
    // The body of a redirect is not read.
    const read =
      status >= 300 && status < 400 && location !== null
        ? { body: new Uint8Array(), complete: true }
        : await readWebBody(response, request.maxBytes);
    return { status, statusText: response.statusMessage ?? '', headers, location, ...read };
  } finally {
    socket.destroy();
  }
}

function receiveHead(request: WebRequest, socket: Socket, signal: AbortSignal): Promise<IncomingMessage> {
  const { url, method, body } = request;
  const target = new URL(url.href);
  const names = new Set(request.headers.map(([name]) => name.toLowerCase()));
  const headers = [
    ['Host', target.host],
    ...(names.has('user-agent') ? [] : [['User-Agent', 'script-harness']]),
    ...(names.has('accept') ? [] : [['Accept', request.accept]]),
    ...request.headers,
    ['Accept-Encoding', acceptedCodings],
    ...(body === null && !sendsBody.has(method) ? [] : [['Content-Length', String(Buffer.byteLength(body ?? ''))]]),
    ['Connection', 'close'],
  ];
  return new Promise((resolve, reject) => {
    const sent = sendRequest({
      method,
      path: `${target.pathname}${target.search}`,
      headers: headers.flat(),
      setHost: false,
      createConnection: () => socket,
      maxHeaderSize: maxHeaderBytes,
      insecureHTTPParser: false,
      signal,
    });
    sent.on('response', resolve);
    sent.on('error', reject);
    // No tool can use another protocol.
    sent.on('upgrade', () => reject(new ToolFailure('the answer switches to another protocol')));
    sent.end(body ?? undefined);
  });
}

function listHeaders({ rawHeaders }: IncomingMessage): [string, string][] {
  const headers: [string, string][] = [];
  for (let index = 0; index + 1 < rawHeaders.length && headers.length < maxHeaders; index += 2)
    headers.push([(rawHeaders[index] ?? '').toLowerCase(), rawHeaders[index + 1] ?? '']);
  return headers;
}
