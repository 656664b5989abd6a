import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createRemoteFetcher } from '../../../src/run/policy/fetch-remote-policy.ts';

let directory = '';
let certificate = '';
let key = '';
const servers: Server[] = [];

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'fetch-'));
  const files = ['-keyout', join(directory, 'key.pem'), '-out', join(directory, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...files, ...subject], {
    stdio: 'ignore',
  });
  certificate = readFileSync(join(directory, 'cert.pem'), 'utf8');
  key = readFileSync(join(directory, 'key.pem'), 'utf8');
});

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

async function start(listener: RequestListener): Promise<number> {
  const server = createServer({ cert: certificate, key }, listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function fetchText(url: string, maxBytes = 1_000, authorities: string | null = certificate): Promise<string> {
  const bytes = await createRemoteFetcher({ timeoutMs: 5_000, authorities })(url, { maxBytes });
  return new TextDecoder().decode(bytes);
}

test('a file is fetched, also after redirects on the same host', async () => {
  const asked: string[] = [];
  const port = await start((request, response) => {
    asked.push(`${request.url} ${request.headers.cookie ?? ''}${request.headers.authorization ?? ''}`);
    if (request.url === '/a') response.writeHead(302, { location: '/b', 'set-cookie': 'x=1' }).end();
    else response.end('policy');
  });
  expect(await fetchText(`https://localhost:${port}/a`)).toBe('policy');
  expect(asked).toEqual(['/a ', '/b ']);
});

test('no redirect leads to another host, to another port, or away from https', async () => {
  let reached = 0;
  const other = await start((_request, response) => {
    reached += 1;
    response.end('other');
  });
  const targets = [`https://localhost:${other}/`, `https://127.0.0.1:${other}/`, `http://localhost:${other}/`];
  const port = await start((request, response) => {
    response.writeHead(301, { location: targets[Number(request.url?.slice(1))] }).end();
  });
  await expect(fetchText(`https://localhost:${port}/0`)).rejects.toThrow('another host');
  await expect(fetchText(`https://localhost:${port}/1`)).rejects.toThrow('another host');
  await expect(fetchText(`https://localhost:${port}/2`)).rejects.toThrow('away from https');
  expect(reached).toBe(0);
});

test('a file that is too long, an error and a circle are refused', async () => {
  const port = await start((request, response) => {
    if (request.url === '/long') {
      response.write('x'.repeat(600));
      response.end('x'.repeat(600));
    } else if (request.url === '/circle') response.writeHead(302, { location: '/circle' }).end();
    else response.writeHead(500).end('policy');
  });
  await expect(fetchText(`https://localhost:${port}/long`)).rejects.toThrow('longer than 1000 bytes');
  await expect(fetchText(`https://localhost:${port}/circle`)).rejects.toThrow('too many redirects');
  await expect(fetchText(`https://localhost:${port}/x`)).rejects.toThrow('status 500');
});

test('a server with a self-signed certificate is not trusted', async () => {
  const port = await start((_request, response) => response.end('policy'));
  await expect(fetchText(`https://localhost:${port}/`, 1_000, null)).rejects.toThrow(/self.signed/);
});
