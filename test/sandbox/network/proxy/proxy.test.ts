import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer, request, type IncomingHttpHeaders } from 'node:http';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { ConnectionDecision, NetworkGrant } from '../../../../src/core/types/network.ts';
import { readClientHello } from '../../../../src/sandbox/network/proxy/client-hello.ts';
import { startEgressProxy, type EgressProxy } from '../../../../src/sandbox/network/proxy/proxy.ts';

let directory: string;
let proxy: EgressProxy;
let web: { port: number; server: Server; seen: { url: string; headers: IncomingHttpHeaders; body: string }[] };
let raw: { port: number; server: Server; chunks: Buffer[]; sockets: Set<Socket> };
let decisions: ConnectionDecision[];

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'egress-'));
  const seen: (typeof web)['seen'] = [];
  const server = createHttpServer((incoming, response) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
    incoming.on('end', () => {
      seen.push({ url: incoming.url ?? '', headers: incoming.headers, body });
      if (incoming.url === '/away') response.writeHead(302, { location: 'http://refused.test/' }).end();
      else response.end('hello');
    });
  });
  web = { server, seen, port: await listen(server) };
  const chunks: Buffer[] = [];
  const sockets = new Set<Socket>();
  const plain = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (chunk.toString('latin1').startsWith('ping')) socket.write('pong');
    });
  });
  raw = { server: plain, chunks, sockets, port: await listen(plain) };
  proxy = await startEgressProxy({
    socketPath: join(directory, 's'),
    resolve: async (name) => (name.endsWith('.test') ? ['127.0.0.1'] : []),
  });
});
afterAll(async () => {
  await proxy.close();
  web.server.close();
  for (const socket of raw.sockets) socket.destroy();
  raw.server.close();
  rmSync(directory, { recursive: true });
});
beforeEach(() => {
  decisions = [];
  web.seen.length = 0;
  raw.chunks.length = 0;
});

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));
}

const open = (host: string, port: number): NetworkGrant => ({ host, port, private: true, rule: `open-${host}` });

function openAccess(...grants: NetworkGrant[]) {
  const opened = proxy.open({ allow: grants, deny: [], granted: [] }, (decision) => decisions.push(decision));
  onTestFinished(() => opened.close());
  return opened;
}

function basic(token: string): string {
  return `Basic ${Buffer.from(`${token}:`).toString('base64')}`;
}

function get(url: string, token: string | null, options: { body?: string; headers?: Record<string, string> } = {}) {
  return new Promise<{ status: number; text: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const sent = request(
      {
        socketPath: join(directory, 's'),
        path: url,
        method: options.body === undefined ? 'GET' : 'POST',
        headers: { ...(token === null ? {} : { 'proxy-authorization': basic(token) }), ...options.headers },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }));
      },
    );
    sent.on('error', reject);
    sent.end(options.body);
  });
}

/** Opens a tunnel. Returns the status line, and the socket behind it. */
function tunnel(target: string, token: string): Promise<{ status: string; socket: Socket }> {
  return new Promise((resolve, reject) => {
    const socket = connect(join(directory, 's'));
    onTestFinished(() => void socket.destroy());
    socket.on('error', reject);
    socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\nProxy-Authorization: ${basic(token)}\r\n\r\n`);
    let text = '';
    const onData = (chunk: Buffer): void => {
      text += chunk.toString('latin1');
      if (!text.includes('\r\n\r\n')) return;
      socket.off('data', onData);
      resolve({ status: text.split('\r\n')[0] ?? '', socket });
    };
    socket.on('data', onData);
  });
}

const ended = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('close', () => resolve(text));
  });

describe('absolute-form requests', () => {
  test('an allowed host answers, and receives its own Host header and no header of the proxy', async () => {
    const { token } = openAccess(open('web.test', web.port));
    const answer = await get(`http://web.test:${web.port}/path?q=1`, token, {
      body: 'data',
      headers: { host: 'other.test', connection: 'x-secret', 'x-secret': '1', 'x-kept': '2' },
    });
    expect(answer).toMatchObject({ status: 200, text: 'hello' });
    expect(web.seen).toMatchObject([
      { url: '/path?q=1', body: 'data', headers: { host: `web.test:${web.port}`, 'x-kept': '2' } },
    ]);
    expect(Object.keys(web.seen[0]?.headers ?? {})).not.toContain('proxy-authorization');
    expect(Object.keys(web.seen[0]?.headers ?? {})).not.toContain('x-secret');
    expect(decisions).toMatchObject([
      { decision: 'allow', rule: 'open-web.test', host: 'web.test', address: '127.0.0.1' },
    ]);
  });

  test('the bytes of a request are reported when the access ends', async () => {
    const opened = openAccess(open('web.test', web.port));
    await get(`http://web.test:${web.port}/path`, opened.token, { body: 'x'.repeat(5_000) });
    expect(decisions).toMatchObject([{ host: 'web.test', sentBytes: null }]);
    opened.close();
    expect(decisions).toMatchObject([{ sentBytes: null }, { host: 'web.test', count: 1 }]);
    expect(decisions[1]?.sentBytes).toBeGreaterThan(5_000);
    expect(decisions[1]?.sentBytes).toBeLessThan(6_000);
  });

  test('without a token, with an invalid one or after the end of the access nothing is reached', async () => {
    const opened = openAccess(open('web.test', web.port));
    opened.close();
    for (const token of [null, 'x'.repeat(48), '', opened.token])
      expect((await get(`http://web.test:${web.port}/`, token)).status).toBe(407);
    expect(web.seen).toEqual([]);
    expect(decisions).toEqual([]);
  });

  test('the hosts of one command are closed to another', async () => {
    openAccess(open('web.test', web.port));
    const other = openAccess(open('else.test', web.port));
    expect(await get(`http://web.test:${web.port}/`, other.token)).toMatchObject({
      status: 403,
      text: expect.stringContaining('no rule allows'),
    });
    expect(decisions).toMatchObject([{ decision: 'deny' }]);
  });

  test('a redirect is left to the client, and is checked again', async () => {
    const { token } = openAccess(open('web.test', web.port));
    const answer = await get(`http://web.test:${web.port}/away`, token);
    expect(answer.status).toBe(302);
    expect((await get(String(answer.headers.location), token)).status).toBe(403);
  });

  test.each([
    'https://web.test/',
    'http://user@web.test/',
    '/',
    'http://',
    'ftp://web.test/',
    'http://web.test:99999999/',
  ])('%s is not a request for a proxy', async (url) => {
    const { token } = openAccess(open('web.test', web.port), open('web.test', 80));
    expect((await get(url, token)).status).toBe(400);
    expect(web.seen).toEqual([]);
  });
});

describe('tunnels', () => {
  test('CONNECT carries bytes both ways to an allowed host and port, and to no other', async () => {
    const { token } = openAccess(open('raw.test', raw.port));
    const { status, socket } = await tunnel(`raw.test:${raw.port}`, token);
    expect(status).toContain('200');
    socket.write('ping');
    expect(await new Promise((resolve) => socket.once('data', (chunk: Buffer) => resolve(chunk.toString())))).toBe(
      'pong',
    );
    for (const target of [
      `raw.test:${raw.port + 1}`,
      `127.0.0.1:${raw.port}`,
      `localhost:${raw.port}`,
      `[::1]:${raw.port}`,
      'raw.test',
      `raw.test:${raw.port}@x`,
    ])
      expect((await tunnel(target, token)).status).toContain('403');
  });

  test('the loopback of a command is not called closed', async () => {
    const { token } = openAccess(open('raw.test', raw.port));
    expect((await tunnel('127.0.0.2:443', token)).status).toContain('403');
    expect(decisions).toMatchObject([
      { decision: 'deny', reason: 'a command reaches its own loopback without the proxy' },
    ]);
  });

  test('refused tunnels to one host get an answer a hundred times, then each second time, and the count of all of them is reported at the end', async () => {
    const opened = openAccess(open('raw.test', raw.port));
    for (let index = 0; index < 100; index += 1)
      expect((await tunnel('refused.test:443', opened.token)).status).toContain('403');
    const socket = connect(join(directory, 's'));
    socket.write(`CONNECT refused.test:443 HTTP/1.1\r\nProxy-Authorization: ${basic(opened.token)}\r\nHost: x\r\n\r\n`);
    expect(await ended(socket)).toBe('');
    expect((await tunnel('refused.test:443', opened.token)).status).toContain('403');
    expect((await tunnel(`raw.test:${raw.port}`, opened.token)).status).toContain('200');
    opened.close();
    expect(decisions.filter(({ host }) => host === 'refused.test')).toMatchObject([{ count: 1 }, { count: 102 }]);
  });

  test('closing the access of a command ends its connections', async () => {
    const opened = openAccess(open('raw.test', raw.port));
    const { socket } = await tunnel(`raw.test:${raw.port}`, opened.token);
    socket.write('ping');
    await new Promise((resolve) => socket.once('data', resolve));
    const end = ended(socket);
    opened.close();
    expect(await end).toBe('');
  });

  test('TLS must name the requested host', async () => {
    const { token } = openAccess(open('raw.test', raw.port));
    const send = async (servername: string): Promise<void> => {
      const { socket } = await tunnel(`raw.test:${raw.port}`, token);
      const secure = connectTls({ socket, servername, rejectUnauthorized: false });
      secure.on('error', () => secure.destroy());
      // The server never answers; the test checks only whether it received data.
      await Promise.race([
        ended(socket),
        new Promise<void>((resolve) => void waitFor(() => raw.chunks.length > 0).then(resolve)),
      ]);
      secure.destroy();
    };
    await send('other.test');
    expect(raw.chunks).toEqual([]);
    expect(decisions.at(-1)).toMatchObject({ decision: 'deny', reason: 'the TLS handshake names another server' });
    await send('');
    expect(raw.chunks).toEqual([]);
    expect(decisions.at(-1)).toMatchObject({ decision: 'deny', reason: 'the TLS handshake names no server' });
    await send('raw.test');
    expect(readClientHello(Buffer.concat(raw.chunks))).toEqual({ type: 'tls', serverName: 'raw.test' });
  });
});

async function waitFor(check: () => boolean): Promise<void> {
  while (!check()) await new Promise((resolve) => setTimeout(resolve, 5));
}
