import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { WebRequest, WebResponse } from '../../../core/ports/web.ts';
import { acceptedCodings, readWebBody } from './read-web-body.ts';
import { sendRequest } from './send-request.ts';

const maxHeaders = 100;
/** The response to one request, before redirects. */
export type SingleResponse = Omit<WebResponse, 'url' | 'redirects' | 'cached'> & { readonly location: string | null };

/**
 * Sends one request over a separate connection, and closes it at the end. Rejects if the response is not complete before the signal aborts.
 */
export async function sendWebRequest(
  request: WebRequest,
  socket: Socket,
  signal: AbortSignal,
): Promise<SingleResponse> {
  try {
    const isAccepted = request.headers.some(([name]) => name.toLowerCase() === 'accept');
    const headers = [
      ...(isAccepted ? [] : [['Accept', request.accept] as const]),
      ...request.headers,
      ['Accept-Encoding', acceptedCodings] as const,
    ];
    const response = await sendRequest({ ...request, headers }, socket, signal);
    const location = response.headers.location ?? null;
    const status = response.statusCode ?? 0;
    // The body of a redirect is not read.
    const read =
      status >= 300 && status < 400 && location !== null
        ? { body: new Uint8Array(), complete: true }
        : await readWebBody(response, request.maxBytes);
    return { status, statusText: response.statusMessage ?? '', headers: listHeaders(response), location, ...read };
  } finally {
    socket.destroy();
  }
}

function listHeaders({ rawHeaders }: IncomingMessage): [string, string][] {
  const headers: [string, string][] = [];
  for (let index = 0; index + 1 < rawHeaders.length && headers.length < maxHeaders; index += 2)
    headers.push([(rawHeaders[index] ?? '').toLowerCase(), rawHeaders[index + 1] ?? '']);
  return headers;
}
