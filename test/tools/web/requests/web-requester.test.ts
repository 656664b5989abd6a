import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ConnectAccess } from '../../../../src/core/types/access.ts';
import type { ConnectionDecision, HostAuthority } from '../../../../src/core/types/network.ts';
import { readRequestUrl } from '../../../../src/core/text/request-url.ts';
import type { WebPermission, WebRequest, WebResponse } from '../../../../src/core/ports/web.ts';
import { createDialer } from '../../../../src/sandbox/network/hosts/dial-host.ts';
import { createWebRequester, type WebTimes } from '../../../../src/tools/web/requests/web-requester.ts';
import { createCertificate, startWebServer } from '../../../fixtures/web-server.ts';

interface Options {
  readonly addresses?: Readonly<Record<string, readonly string[]>>;
  readonly authorize?: (access: ConnectAccess) => WebPermission;
  readonly times?: WebTimes;
  readonly authorities?: readonly HostAuthority[];
  /** Whether names may resolve to the loopback that the servers of these tests use. */
  readonly addressesMayBe?: 'private' | 'public';
}

function setUp(options: Options = {}) {
  const decisions: ConnectionDecision[] = [];
  const asked: string[] = [];
  const resolved: string[] = [];
  const isPrivate = options.addressesMayBe !== 'public';
  const send = createWebRequester({
    dial: createDialer({
      authorities: options.authorities ?? [],
      resolve: async (name) => {
        resolved.push(name);
        return options.addresses?.[name] ?? (name.endsWith('.test') ? ['127.0.0.1'] : []);
      },
    }),
    ...(options.times !== undefined && { times: options.times }),
  });
  const request = async (written: string, more: Partial<WebRequest> & { signal?: AbortSignal } = {}) => {
    const url = readRequestUrl(written);
    if (typeof url === 'string') throw new Error(url);
    const { signal = new AbortController().signal, ...rest } = more;
    const whole: WebRequest = {
      url,
      method: 'GET',
      headers: [],
      body: null,
      accept: '*/*',
      maxBytes: 100_000,
      reuse: 'never',
      ...rest,
    };
    return send(whole, {
      authorize(access) {
        asked.push(`${access.method} ${access.scheme}://${access.host}`);
        const grant = { host: access.host.replace(/^\[|\]$/g, ''), port: access.port, private: isPrivate, rule: 'net' };
        return options.authorize?.(access) ?? { type: 'allow', grants: [grant] };
      },
      onDecision: (decision) => decisions.push(decision),
      signal,
    });
  };
  return { request, decisions, asked, resolved };
}

const readText = ({ body }: WebResponse): string => Buffer.from(body).toString();
const deny: WebPermission = { type: 'deny', rule: 'no', reason: 'not there' };

describe('a request', () => {
  test('is sent unchanged, with the connection headers of the harness', async () => {
    const server = await startWebServer((_request, response) =>
      response.writeHead(201, { 'x-a': 'b', 'content-type': 'text/plain' }).end('hello'),
    );
    const { request, decisions } = setUp();
    const response = await request(`http://web.test:${server.port}/a%20b?c=d#e`, {
      method: 'PUT',
      headers: [['X-Token', 'abc']],
      body: 'böse',
    });
    expect(response).toMatchObject({ status: 201, redirects: [], complete: true, cached: false });
    expect(response.headers).toContainEqual(['x-a', 'b']);
    expect(readText(response)).toBe('hello');
    expect(server.seen).toMatchObject([{ method: 'PUT', url: '/a%20b?c=d', body: 'böse' }]);
    expect(server.seen[0]?.headers).toEqual({
      host: `web.test:${server.port}`,
      'user-agent': 'script-harness',
      accept: '*/*',
      'x-token': 'abc',
      'accept-encoding': 'gzip, br, deflate',
      'content-length': '5',
      connection: 'close',
    });
    expect(decisions).toEqual([
      {
        host: 'web.test',
        port: server.port,
        decision: 'allow',
        rule: 'net',
        reason: '',
        address: '127.0.0.1',
        count: 1,
        sentBytes: null,
      },
    ]);
  });

  test('is refused by the policy before its name is looked up', async () => {
    const { request, decisions, resolved } = setUp({ authorize: () => deny });
    await expect(request('https://web.test/')).rejects.toThrow('not allowed by rule no: not there');
    expect(resolved).toEqual([]);
    expect(decisions).toMatchObject([{ decision: 'deny', rule: 'no', address: '' }]);
  });

  test('looks up a name once, and dials the checked address', async () => {
    const checked = await startWebServer((_request, response) => response.end('checked'), { address: '127.0.0.2' });
    const answers = [['127.0.0.2'], ['127.0.0.3']];
    const send = createWebRequester({
      dial: createDialer({ authorities: [], resolve: async () => answers.shift() ?? [] }),
    });
    const url = readRequestUrl(`http://rebind.test:${checked.port}/`);
    if (typeof url === 'string') throw new Error(url);
    const response = await send(
      { url, method: 'GET', headers: [], body: null, accept: '*/*', maxBytes: 100, reuse: 'never' },
      {
        authorize: () => ({
          type: 'allow',
          grants: [{ host: 'rebind.test', port: checked.port, private: true, rule: 'net' }],
        }),
        onDecision: () => undefined,
        signal: new AbortController().signal,
      },
    );
    expect(readText(response)).toBe('checked');
    expect(answers).toEqual([['127.0.0.3']]);
  });

  test.each([
    ['127.0.0.1'],
    ['8.8.8.8', '127.0.0.1'],
    ['169.254.169.254'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['::ffff:a9fe:a9fe'],
    ['64:ff9b::7f00:1'],
    ['fd00:ec2::254'],
  ])('reaches no private address behind a name: %s', async (...addresses) => {
    const server = await startWebServer((_request, response) => response.end());
    const { request, decisions } = setUp({ addresses: { 'web.test': addresses }, addressesMayBe: 'public' });
    await expect(request(`http://web.test:${server.port}/`)).rejects.toThrow('private address');
    expect(decisions).toMatchObject([{ decision: 'deny', address: '' }]);
    expect(server.connections()).toBe(0);
  });

  test('reaches an address only if a rule lists exactly that address', async () => {
    const server = await startWebServer((_request, response) => response.end('listed'));
    const grants = [{ host: '127.0.0.1', port: server.port, private: false, rule: 'net' }];
    const { request } = setUp({ authorize: () => ({ type: 'allow', grants }) });
    expect(readText(await request(`http://127.0.0.1:${server.port}/`))).toBe('listed');
    for (const host of [`[::ffff:127.0.0.1]`, '[::1]', '127.0.0.2', 'web.test'])
      await expect(request(`http://${host}:${server.port}/`)).rejects.toThrow('no rule allows this host');
    await expect(request(`http://127.0.0.1:${server.port + 1}/`)).rejects.toThrow('allowed on port');
    expect(server.connections()).toBe(1);
  });
});

describe('over TLS', () => {
  const trust = (text: string): void => {
    const before = getCACertificates('default');
    setDefaultCACertificates([...before, text]);
    onTestFinished(() => setDefaultCACertificates(before));
  };

  test('the server proves its identity, by name or by address', async () => {
    const certificate = createCertificate('DNS:web.test,IP:127.0.0.1');
    const server = await startWebServer((_request, response) => response.end('secret'), { certificate });
    trust(certificate.text);
    const { request } = setUp();
    expect(readText(await request(`https://web.test:${server.port}/`))).toBe('secret');
    expect(readText(await request(`https://127.0.0.1:${server.port}/`))).toBe('secret');
    await expect(request(`https://other.test:${server.port}/`)).rejects.toThrow('ERR_TLS_CERT_ALTNAME_INVALID');
    expect(server.seen).toHaveLength(2);
    const named = createCertificate('DNS:web.test');
    const other = await startWebServer((_request, response) => response.end('secret'), { certificate: named });
    trust(named.text);
    await expect(request(`https://127.0.0.1:${other.port}/`)).rejects.toThrow('ERR_TLS_CERT_ALTNAME_INVALID');
    expect(other.seen).toEqual([]);
  });

  test('only servers that the machine trusts are trusted, independent of environment variables', async () => {
    const certificate = createCertificate('DNS:web.test');
    const server = await startWebServer((_request, response) => response.end(), { certificate });
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
    onTestFinished(() => void delete process.env['NODE_TLS_REJECT_UNAUTHORIZED']);
    await expect(setUp().request(`https://web.test:${server.port}/`)).rejects.toThrow('SELF_SIGNED');
    expect(server.seen).toEqual([]);
  });

  test('an authority of the policy is trusted for its host alone, besides the public ones', async () => {
    const certificate = createCertificate('DNS:web.test,DNS:other.test');
    const server = await startWebServer((_request, response) => response.end('secret'), { certificate });
    const { request } = setUp({ authorities: [{ host: 'web.test', certificates: certificate.text }] });
    expect(readText(await request(`https://web.test:${server.port}/`))).toBe('secret');
    await expect(request(`https://other.test:${server.port}/`)).rejects.toThrow('SELF_SIGNED');
    expect(server.seen).toHaveLength(1);
    const publicOne = createCertificate('DNS:web.test');
    const known = await startWebServer((_request, response) => response.end('known'), { certificate: publicOne });
    trust(publicOne.text);
    expect(readText(await request(`https://web.test:${known.port}/`))).toBe('known');
  });

  test('a redirect does not lead to an address without TLS', async () => {
    const certificate = createCertificate('DNS:web.test');
    const plain = await startWebServer((_request, response) => response.end());
    const server = await startWebServer(
      (_request, response) => response.writeHead(302, { location: `http://web.test:${plain.port}/` }).end(),
      { certificate },
    );
    trust(certificate.text);
    const { request, asked } = setUp();
    await expect(request(`https://web.test:${server.port}/`)).rejects.toThrow('not encrypted');
    expect(asked).toHaveLength(1);
    expect(plain.connections()).toBe(0);
  });
});

describe('a redirect', () => {
  test('is decided and recorded like the first request, and refused like it', async () => {
    const target = await startWebServer((_request, response) => response.end('target'));
    const server = await startWebServer((incoming, response) =>
      response
        .writeHead(302, { location: `http://${incoming.url === '/a' ? 'web' : 'refused'}.test:${target.port}/` })
        .end(),
    );
    const { request, asked, decisions } = setUp();
    const followed = await request(`http://first.test:${server.port}/a`);
    expect(followed).toMatchObject({ redirects: [`http://web.test:${target.port}/`], status: 200 });
    expect(asked).toEqual(['GET http://first.test', 'GET http://web.test']);
    expect(decisions.map(({ host }) => host)).toEqual(['first.test', 'web.test']);

    const strict = setUp({
      authorize: ({ host, port }) =>
        host === 'refused.test' ? deny : { type: 'allow', grants: [{ host, port, private: true, rule: 'net' }] },
    });
    await expect(strict.request(`http://first.test:${server.port}/b`)).rejects.toThrow(
      `the response leads to another address: http://refused.test:${target.port} is not allowed by rule no`,
    );
    expect(strict.decisions).toMatchObject([{ decision: 'allow' }, { host: 'refused.test', decision: 'deny' }]);
    expect(target.seen).toHaveLength(1);
  });

  test.each([
    'ftp://web.test/',
    'file:///etc/passwd',
    'https://user@web.test/',
    '//web.test\\@evil.test/',
    'http://2130706433/',
    'http:web.test',
  ])('to %s is not followed', async (location) => {
    const server = await startWebServer((_request, response) => response.writeHead(302, { location }).end());
    const { request, asked } = setUp();
    await expect(request(`http://web.test:${server.port}/`)).rejects.toThrow('an address that is not requested');
    expect(asked).toHaveLength(1);
  });

  test('to the metadata service is checked like any other', async () => {
    const server = await startWebServer((_request, response) =>
      response.writeHead(302, { location: 'http://meta.test/latest/' }).end(),
    );
    const { request } = setUp({
      addresses: { 'meta.test': ['169.254.169.254'] },
      authorize: ({ host, port }) => ({
        type: 'allow',
        grants: [{ host, port, private: host !== 'meta.test', rule: 'net' }],
      }),
    });
    await expect(request(`http://web.test:${server.port}/`)).rejects.toThrow('private address');
  });

  test('sends no header of the call to another origin, and all of them to the same origin', async () => {
    const target = await startWebServer((_request, response) => response.end());
    const server = await startWebServer((incoming, response) => {
      if (incoming.url === '/same') response.writeHead(302, { location: '/there' }).end();
      else if (incoming.url === '/other')
        response.writeHead(307, { location: `http://web.test:${target.port}/` }).end();
      else response.writeHead(200, { 'set-cookie': 'x=1' }).end();
    });
    const { request } = setUp();
    const headers = [
      ['Authorization', 'Bearer token'],
      ['Cookie', 'a=b'],
      ['X-Api-Key', 'key'],
    ] as const;
    await request(`http://web.test:${server.port}/same`, { headers });
    expect(server.seen[1]?.headers).toMatchObject({ authorization: 'Bearer token', cookie: 'a=b', 'x-api-key': 'key' });
    await request(`http://web.test:${server.port}/other`, { headers, method: 'POST', body: 'text' });
    expect(target.seen).toMatchObject([{ method: 'POST', body: 'text' }]);
    expect(Object.keys(target.seen[0]?.headers ?? {}).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'content-length',
      'host',
      'user-agent',
    ]);
  });

  test.each([
    [301, 'POST', 'GET'],
    [302, 'POST', 'GET'],
    [303, 'PUT', 'GET'],
    [303, 'HEAD', 'HEAD'],
    [301, 'PUT', 'PUT'],
    [307, 'POST', 'POST'],
    [308, 'PATCH', 'PATCH'],
  ] as const)('with %i turns %s into %s, as fetch does', async (status, method, then) => {
    const server = await startWebServer((incoming, response) =>
      incoming.url === '/' ? response.writeHead(status, { location: '/then' }).end() : response.end(),
    );
    const { request, asked } = setUp();
    const body = method === 'HEAD' ? null : 'text';
    await request(`http://web.test:${server.port}/`, { method, body, headers: [['Content-Type', 'text/plain']] });
    expect(server.seen[1]).toMatchObject({ method: then, body: then === method ? (body ?? '') : '' });
    expect('content-type' in (server.seen[1]?.headers ?? {})).toBe(then === method);
    expect(asked[1]).toBe(`${then} http://web.test`);
  });

  test('is followed without reading its body', async () => {
    const server = await startWebServer((incoming, response) =>
      incoming.url === '/' ? response.writeHead(302, { location: '/then' }).write('endless') : response.end('there'),
    );
    expect(readText(await setUp().request(`http://web.test:${server.port}/`))).toBe('there');
  });

  test('without end is given up after five redirects', async () => {
    const server = await startWebServer((_request, response) => response.writeHead(302, { location: '/' }).end());
    await expect(setUp().request(`http://web.test:${server.port}/`)).rejects.toThrow('too many redirects (limit 5)');
    expect(server.seen).toHaveLength(6);
  });
});

describe('a response', () => {
  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ] as const)('in %s is decoded only up to the kept length', async (coding, compress) => {
    const bomb = compress(Buffer.alloc(24 * 1024 * 1024));
    const server = await startWebServer((incoming, response) =>
      response
        .writeHead(200, { 'content-encoding': coding })
        .end(incoming.url === '/bomb' ? bomb : compress(Buffer.from('text'))),
    );
    const { request } = setUp();
    expect(readText(await request(`http://web.test:${server.port}/`))).toBe('text');
    const before = process.memoryUsage().arrayBuffers;
    const response = await request(`http://web.test:${server.port}/bomb`, { maxBytes: 1_000 });
    expect(response).toMatchObject({ complete: false, body: { length: 1_000 } });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * 1024 * 1024);
  });

  test('is cut if it is too long, and the connection is ended', async () => {
    let isOpen = true;
    const server = await startWebServer((_request, response) => {
      response.on('close', () => (isOpen = false));
      const write = (): void => {
        if (!isOpen) return;
        if (response.write('x'.repeat(10_000))) setImmediate(write);
        else response.once('drain', write);
      };
      write();
    });
    const response = await setUp().request(`http://web.test:${server.port}/`, { maxBytes: 50_000 });
    expect(response).toMatchObject({ complete: false, body: { length: 50_000 } });
    await expect.poll(() => isOpen).toBe(false);
  });

  test('that decodes to nothing without end is given up', async () => {
    const server = await startWebServer((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'deflate' });
      // Empty stored blocks: five bytes that decode to nothing.
      response.write(Buffer.from([0x78, 0x01]));
      response.end(Buffer.alloc(5 * 4_000_000, Buffer.from([0, 0, 0, 0xff, 0xff])));
    });
    await expect(setUp().request(`http://web.test:${server.port}/`)).rejects.toThrow('too large for its decoded size');
  });

  test.each([
    ['of an unknown coding', { 'content-encoding': 'zstd' }, 'x', 'content coding'],
    ['of several codings', { 'content-encoding': 'gzip, gzip' }, 'x', 'content coding'],
    ['that is not what it says', { 'content-encoding': 'gzip' }, 'no gzip at all', 'failed: Z_DATA_ERROR'],
    ['that breaks off', { 'content-length': '10' }, null, 'failed: ECONNRESET'],
    ['with endless headers', { 'x-long': 'x'.repeat(40_000) }, 'x', 'headers are too long'],
  ])('%s is rejected', async (_, headers, body, message) => {
    const server = await startWebServer((_request, response) => {
      response.writeHead(200, headers);
      if (body !== null) response.end(body);
      else {
        response.write('x');
        setImmediate(() => response.destroy());
      }
    });
    await expect(setUp().request(`http://web.test:${server.port}/`)).rejects.toThrow(message);
  });

  test('without a body may declare a coding', async () => {
    const server = await startWebServer((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(),
    );
    const { request } = setUp();
    expect(await request(`http://web.test:${server.port}/`, { method: 'HEAD' })).toMatchObject({ status: 200 });
    expect(await request(`http://web.test:${server.port}/`)).toMatchObject({ status: 200, body: { length: 0 } });
  });

  test.each(['/head', '/body', '/coded'])('that arrives byte by byte is not waited for: %s', async (path) => {
    const server = await startWebServer((incoming, response) => {
      const headers = incoming.url === '/coded' ? { 'content-encoding': 'gzip' } : {};
      if (incoming.url === '/head') response.socket?.write('HTTP/1.1 200 OK\r\n');
      else response.writeHead(200, headers).flushHeaders();
      const timer = setInterval(() => {
        if (incoming.url === '/head') response.socket?.write('X-A: b\r\n');
        else if (incoming.url === '/body') response.write('x');
      }, 20);
      response.on('close', () => clearInterval(timer));
    });
    const { request } = setUp({ times: { requestMs: 200, totalMs: 600_000 } });
    await expect(request(`http://web.test:${server.port}${path}`)).rejects.toThrow('did not answer in time');
  });

  test('must arrive within the time limit of all redirects together', async () => {
    const server = await startWebServer((_request, response) => {
      setTimeout(() => response.writeHead(302, { location: '/' }).end(), 120);
    });
    const { request } = setUp({ times: { requestMs: 5_000, totalMs: 300 } });
    await expect(request(`http://web.test:${server.port}/`)).rejects.toThrow('did not answer in time');
  });

  test('is not waited for after an abort, and neither is a name lookup', async () => {
    const server = await startWebServer(() => undefined);
    const controller = new AbortController();
    const { request } = setUp();
    const ended = request(`http://web.test:${server.port}/`, { signal: controller.signal });
    await expect.poll(() => server.seen.length).toBe(1);
    controller.abort(new Error('the run ended'));
    await expect(ended).rejects.toThrow('was aborted');
    await expect(request('http://web.test/', { signal: controller.signal })).rejects.toThrow('was aborted');
  });
});

describe('a response of the same run', () => {
  const reuse = 'run' as const;

  test('is used again for the same URL, and the policy still decides', async () => {
    const server = await startWebServer((_request, response) => response.end('page'));
    let isOpen = true;
    const { request, decisions } = setUp({
      authorize: ({ host, port }) =>
        isOpen ? { type: 'allow', grants: [{ host, port, private: true, rule: 'net' }] } : deny,
    });
    const url = `http://web.test:${server.port}/`;
    expect(await request(url, { reuse })).toMatchObject({ cached: false });
    const again = await request(url, { reuse });
    expect(again).toMatchObject({ cached: true, status: 200 });
    expect(readText(again)).toBe('page');
    expect(await request(`${url}?other`, { reuse })).toMatchObject({ cached: false });
    expect(await request(url)).toMatchObject({ cached: false });
    expect(server.seen).toHaveLength(3);
    isOpen = false;
    await expect(request(url, { reuse })).rejects.toThrow('not allowed');
    expect(decisions.at(-1)).toMatchObject({ decision: 'deny' });
  });

  test.each([
    ['POST', { method: 'POST' as const, body: '' }, '/'],
    ['a request with headers', { headers: [['Authorization', 'x']] as const }, '/'],
    ['another status', {}, '/gone'],
    ['a response that says no', {}, '/no-store'],
    ['a redirect', {}, '/moved'],
  ])('is never used for %s', async (_, more, path) => {
    const server = await startWebServer((incoming, response) => {
      if (incoming.url === '/gone') response.writeHead(404).end();
      else if (incoming.url === '/no-store') response.writeHead(200, { 'cache-control': 'private, No-Store' }).end();
      else if (incoming.url === '/moved') response.writeHead(301, { location: '/gone' }).end();
      else response.end();
    });
    const { request } = setUp();
    for (let times = 0; times < 2; times += 1)
      expect(await request(`http://web.test:${server.port}${path}`, { reuse, ...more })).toMatchObject({
        cached: false,
      });
    expect(server.seen).toHaveLength(path === '/moved' ? 4 : 2);
  });
});
