import { request as sendRequest, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { EgressClient } from './egress-client.ts';

/** Headers between a client and its proxy (RFC 9110, section 7.6.1), and Host. They are never forwarded. */
const hopHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
]);

/**
 * Forwards a request in absolute form to the address that was checked. The Host header is taken from the URL; the client's own is ignored.
 */
export async function forwardRequest(
  client: EgressClient,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = readTarget(request.url ?? '');
  if (target === null) {
    response.writeHead(400, { Connection: 'close' }).end('egress: only http:// URLs without a user name\n');
    return;
  }
  const decision = await client.check(target.host, target.port);
  if (decision.decision === 'deny') {
    response.writeHead(403, { 'Content-Type': 'text/plain', Connection: 'close' }).end(`egress: ${decision.reason}\n`);
    return;
  }
  const headBytes = Buffer.byteLength(target.path) + request.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
  const onward = sendRequest({
    method: request.method ?? 'GET',
    path: target.path,
    headers: { ...dropHopHeaders(request), host: target.authority },
    setHost: false,
    createConnection: () => client.dial(decision),
  });
  onward.on('response', (reply) => {
    response.writeHead(reply.statusCode ?? 502, dropHopHeaders(reply));
    reply.pipe(response);
    reply.on('error', () => response.destroy());
  });
  onward.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { Connection: 'close' }).end('egress: the host did not answer\n');
  });
  response.on('close', () => onward.destroy());
  // Each chunk is counted before the pipe sends it.
  request.on('data', (chunk: Buffer) => void client.send(chunk.length, decision));
  if (client.send(headBytes, decision)) request.pipe(onward);
  else onward.destroy();
}

function readTarget(url: string): { host: string; port: number; path: string; authority: string } | null {
  // The authority is taken unchanged: a parser that normalises it could return another host than the one that is checked.
  const match = /^http:\/\/(\[[^\]/?#@\\]*\]|[^:/?#@\\[\]]+)(?::(\d{1,5}))?([/?][^#\s]*)?$/i.exec(url);
  if (match === null) return null;
  const [, host = '', port = '80', path = '/'] = match;
  return {
    host,
    port: Number(port),
    path: path.startsWith('/') ? path : `/${path}`,
    authority: port === '80' ? host : `${host}:${port}`,
  };
}

function dropHopHeaders(message: IncomingMessage): OutgoingHttpHeaders {
  const named = (message.headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(message.headers).filter(([name]) => !hopHeaders.has(name) && !named.includes(name)),
  );
}
