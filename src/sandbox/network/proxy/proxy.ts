import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { randomBytes } from 'node:crypto';
import { isLoopbackHost, refusalReasons, type ConnectionDecision } from '../../../core/types/network.ts';
import { checkHost, type NetworkRules, type ResolveName } from '../hosts/check-host.ts';
import { createConnectionCounter } from './count-connections.ts';
import type { EgressClient } from './egress-client.ts';
import { forwardRequest } from './forward-request.ts';
import { openTunnel } from './tunnel.ts';

/** The network access of one command, until it is closed. */
export interface EgressAccess {
  /** Identifies the command at the proxy: the user name in its proxy variables. */
  readonly token: string;
  /** The hosts that the command may reach, each perhaps with `*.` in front. */
  readonly hosts: readonly string[];
  /** Revokes the token, ends every connection that was opened with it, and reports the counts of all connections. */
  close(): void;
}

export interface EgressProxy {
  /**
   * `onDecision` receives the decision about every host that the command requests, first without and at the end with its counts. The connections of
   * the command send at most `maxSentBytes` together.
   */
  open(rules: NetworkRules, onDecision: (decision: ConnectionDecision) => void, maxSentBytes?: number): EgressAccess;
  close(): Promise<void>;
}

export interface EgressProxyOptions {
  /** The unix socket to listen on. Only the harness and the forwarder can reach it. */
  readonly socketPath: string;
  readonly resolve: ResolveName;
}

/** Open connections of all commands. Code in the sandbox must not use up the memory and the descriptors of the harness. */
const maxConnections = 1_000;

/**
 * Refused connections to one host that all get an answer. npm 10 and 11 request a new tunnel for every answered refusal, without an end, and stop
 * only if a connection is closed without an answer. undici, the `fetch` of Node and pnpm, does the opposite. So of later ones, each second one gets
 * an answer.
 */
const maxAnsweredRefusals = 100;

const refusal = { decision: 'deny', rule: '' } as const;

/**
 * The only way out of the sandbox: CONNECT and requests in absolute form, with the same check. A client
 * without a currently valid token reaches nothing.
 */
export async function startEgressProxy(options: EgressProxyOptions): Promise<EgressProxy> {
  const accesses = new Map<string, EgressClient & { readonly sockets: Set<Socket> }>();
  const clients = new Set<Socket>();
  const findClient = ({ headers }: IncomingMessage): EgressClient | null =>
    accesses.get(readToken(headers['proxy-authorization'])) ?? null;

  // An upload may take longer than any request of the harness.
  const server = createServer({ requestTimeout: 0 }, (request, response) => void answer(request, response));
  server.on('connection', (socket) => {
    clients.add(socket);
    socket.on('close', () => clients.delete(socket));
    socket.on('error', () => socket.destroy());
  });
  server.on('connect', (request: IncomingMessage, socket: Duplex, head: Buffer) => void tunnel(request, socket, head));
  server.on('upgrade', (_request: IncomingMessage, socket: Duplex) =>
    socket.end(renderStatus(501, 'no upgrades here')),
  );
  server.on('clientError', (_error: Error, socket: Duplex) => socket.destroy());

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const client = findClient(request);
    if (client === null) {
      response.writeHead(407, { 'Proxy-Authenticate': 'Basic realm="egress"', Connection: 'close' }).end();
      return;
    }
    await forwardRequest(client, request, response);
  }

  async function tunnel(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const client = findClient(request);
    if (client === null) {
      socket.end(
        'HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm="egress"\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
      );
      return;
    }
    const [, host = '', port = ''] = /^(.*):(\d{1,5})$/.exec(request.url ?? '') ?? [];
    const decision = await client.check(host, Number(port));
    if (decision.decision === 'deny') {
      if (decision.count > maxAnsweredRefusals && decision.count % 2 === 1) socket.destroy();
      else socket.end(renderStatus(403, decision.reason));
      return;
    }
    openTunnel({
      client,
      decision,
      socket,
      head,
      accept: () => socket.write('HTTP/1.1 200 Connection established\r\n\r\n'),
      fail: () => socket.end(renderStatus(502, 'the host did not answer')),
    });
  }

  server.maxConnections = maxConnections;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.socketPath, () => resolve());
  });

  return {
    open(rules, onDecision, maxSentBytes = Infinity) {
      const token = randomBytes(24).toString('hex');
      const sockets = new Set<Socket>();
      const counter = createConnectionCounter(onDecision);
      let sentBytes = 0;
      const spent = `the call has sent the ${maxSentBytes / (1024 * 1024)} MB that it may send (uploadMb of its rule)`;
      accesses.set(token, {
        sockets,
        async check(host, port) {
          const found = await checkHost({ host, port }, rules, options.resolve);
          const checked =
            found.decision === 'allow' && sentBytes > maxSentBytes ? { ...found, ...refusal, reason: spent } : found;
          // The loopback of the command is not closed: it is not behind the proxy.
          const isOwn = checked.reason === refusalReasons.closed && isLoopbackHost(host);
          const decision = isOwn ? { ...checked, reason: refusalReasons.loopback } : checked;
          // The access may have been closed during name resolution. Its counts are reported then.
          return accesses.has(token) ? { ...decision, count: counter.add(decision) } : decision;
        },
        dial(decision) {
          const socket = connect({ host: decision.address, port: decision.port });
          sockets.add(socket);
          socket.on('close', () => sockets.delete(socket));
          // The access may have been closed during name resolution.
          if (!accesses.has(token)) socket.destroy();
          return socket;
        },
        send(bytes, decision) {
          const wasOpen = sentBytes <= maxSentBytes;
          sentBytes += bytes;
          if (sentBytes <= maxSentBytes) {
            counter.addSent(decision, bytes);
            return true;
          }
          if (wasOpen && accesses.has(token)) counter.add({ ...decision, ...refusal, reason: spent });
          for (const socket of sockets) socket.destroy();
          return false;
        },
        refuse(decision, reason) {
          if (accesses.has(token)) counter.add({ ...decision, ...refusal, reason });
        },
      });
      return {
        token,
        hosts: rules.allow.map(({ host }) => host),
        close() {
          for (const socket of sockets) socket.destroy();
          accesses.delete(token);
          counter.report();
        },
      };
    },
    async close() {
      for (const { sockets } of accesses.values()) for (const socket of sockets) socket.destroy();
      accesses.clear();
      for (const socket of clients) socket.destroy();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

function readToken(header: string | undefined): string {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1] ?? '';
  return Buffer.from(encoded, 'base64').toString('latin1').split(':')[0] ?? '';
}

/** A refusal that the client shows: plain text without any input from the client. */
function renderStatus(code: 403 | 501 | 502, reason: string): string {
  const text = `egress: ${reason}\n`;
  const names = { 403: 'Forbidden', 501: 'Not Implemented', 502: 'Bad Gateway' };
  return `HTTP/1.1 ${code} ${names[code]}\r\nContent-Type: text/plain\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`;
}
