import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Agent, request as requestPlain, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import type { SendHttp, HttpResponse } from '../core/ports/model.ts';
import { chooseProxy, type Proxy } from './proxy.ts';

/** A connection that serves no request is closed after this time: servers close theirs too, and a request that they do not expect fails. */
const idleConnectionMs = 4_000;
const connections = { keepAlive: true, timeout: idleConnectionMs };
/** undici reports on this channel that it has written the head of a request (its documentation, "Diagnostics Channel Support"). */
const sentChannel = 'undici:client:sendHeaders';

/**
 * Requests through `proxy`, or directly. The environment does not change them. They have no limit of time. `fetch` is not used: Node needs tens of
 * milliseconds to load it, and each request takes longer.
 */
export function createHttpClient(proxy: Proxy | null): SendHttp {
  return proxy === null ? createDirectClient() : createProxyClient(proxy);
}

/** Requests through the proxy that `environment` names for each address, or directly. Throws `usage` for a variable that names no proxy. */
export function createRoutedClient(environment: Readonly<Record<string, string | undefined>>): SendHttp {
  const clients = new Map<string, SendHttp>();
  return (address, request) => {
    const proxy = chooseProxy(environment, address);
    const route = proxy?.url.href ?? '';
    const client = clients.get(route) ?? createHttpClient(proxy);
    clients.set(route, client);
    return client(address, request);
  };
}

function createDirectClient(): SendHttp {
  const plain = new Agent(connections);
  let secure: Promise<{ request: typeof requestPlain; agent: Agent }> | null = null;
  return async (address, { method, headers, body, signal, onSent }) => {
    const { request, agent } = address.startsWith('https:')
      ? await (secure ??= openSecure())
      : { request: requestPlain, agent: plain };
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      const bytes = Buffer.from(body);
      const length = method === 'GET' ? {} : { 'content-length': String(bytes.length) };
      const sent = request(address, { method, agent, signal, headers: { ...headers, ...length } });
      sent.on('error', reject);
      sent.on('socket', ignoreErrors);
      sent.once('finish', onSent);
      sent.once('response', resolve);
      sent.end(bytes);
    });
    return createResponse(message);
  };
}

// An error of a connection reaches the request and the reader of the body. A request that is aborted at the last bytes of its response passes
// the error to a connection that has no listener any more, which would end the process.
function ignoreErrors(socket: Socket): void {
  // A connection serves several requests.
  socket.off('error', ignoreError).on('error', ignoreError);
}

function ignoreError(): void {}

// Loaded only if needed: TLS is a large part of Node.
async function openSecure() {
  const { Agent: SecureAgent, request } = await import('node:https');
  return { request, agent: new SecureAgent(connections) };
}

// Node's own client knows proxies from version 24.5 on. undici's `request` waits forever for a tunnel of a proxy that is gone, its `fetch` does not.
function createProxyClient(proxy: Proxy): SendHttp {
  let opened: Promise<SendHttp> | null = null;
  const open = async (): Promise<SendHttp> => {
    const { fetch, ProxyAgent } = await import('undici');
    // As other clients do: a tunnel for TLS, and the whole address for plain HTTP, since many proxies refuse tunnels to other ports than 443.
    const dispatcher = new ProxyAgent({ headersTimeout: 0, bodyTimeout: 0, uri: proxy.url.href, proxyTunnel: false });
    return async (address, { onSent, body, ...request }) => {
      subscribe(sentChannel, onSent);
      try {
        const response = await fetch(address, {
          ...request,
          ...(request.method === 'GET' ? {} : { body }),
          redirect: 'manual',
          dispatcher,
        });
        return { status: response.status, headers: response.headers, body: response.body ?? Readable.from([]) };
      } finally {
        unsubscribe(sentChannel, onSent);
      }
    };
  };
  return async (address, request) => (await (opened ??= open()))(address, request);
}

async function createResponse(message: IncomingMessage): Promise<HttpResponse> {
  const { statusCode = 0, headers } = message;
  // The reader of the body receives the error, too.
  message.on('error', () => undefined);
  const body = await decode(headers['content-encoding'] ?? '', message);
  return { status: statusCode, headers: { get: (name) => headers[name]?.toString() ?? null }, body };
}

// No request accepts an encoding; a gateway may use one all the same.
async function decode(encoding: string, body: Readable): Promise<Readable> {
  if (!/^(?:x-)?gzip$|^deflate$|^br$/.test(encoding)) return body;
  const { createBrotliDecompress, createUnzip } = await import('node:zlib');
  return pipeline(body, encoding === 'br' ? createBrotliDecompress() : createUnzip(), () => undefined);
}
