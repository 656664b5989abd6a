import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpClient } from '../../src/models/http-client.ts';

async function start(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

const request = () => ({
  method: 'POST' as const,
  headers: { 'x-one': '1' },
  body: 'what is asked: …',
  signal: new AbortController().signal,
  onSent: () => undefined,
});

test('sends the given headers with those that HTTP needs, and the body whole', async () => {
  const address = await start((incoming, response) => {
    void text(incoming).then((body) => response.end(JSON.stringify({ headers: incoming.headers, body })));
  });
  const { body } = await createHttpClient(null)(address, request());
  expect(JSON.parse(await text(body))).toEqual({
    headers: { 'x-one': '1', 'content-length': '18', host: new URL(address).host, connection: 'keep-alive' },
    body: 'what is asked: …',
  });
});

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
] as const)('reads a response that a gateway has encoded as %s', async (encoding, compress) => {
  const address = await start((_, response) => {
    response.setHeader('content-encoding', encoding);
    response.end(compress('event'));
  });
  expect(await text((await createHttpClient(null)(address, request())).body)).toBe('event');
});

test('rejects for an encoded answer that is damaged, and for one that is cut', async () => {
  const send = createHttpClient(null);
  const damaged = await start((_, response) => {
    response.setHeader('content-encoding', 'gzip');
    response.end('plain');
  });
  await expect(send(damaged, request()).then(({ body }) => text(body))).rejects.toThrow('incorrect header check');
  const cut = await start((_, response) => {
    response.write('begin');
    setTimeout(() => response.destroy(), 50);
  });
  await expect(send(cut, request()).then(({ body }) => text(body))).rejects.toThrow('aborted');
});

test('a request that is aborted at the last bytes of its response ends nothing else, and the next request is sent', async () => {
  const send = createHttpClient(null);
  const bytes = 1_000_000;
  const address = await start((_, response) => {
    for (let sent = 0; sent < bytes; sent += 1_000) response.write('a'.repeat(1_000));
    response.end();
  });
  // An error of a connection without a listener is an uncaught exception, which fails the test.
  for (const last of [bytes - 1_000, bytes]) {
    const controller = new AbortController();
    const { body } = await send(address, { ...request(), signal: controller.signal });
    let read = 0;
    for await (const chunk of body) {
      read += chunk.length;
      if (read >= last) controller.abort();
    }
    expect(read).toBe(bytes);
  }
  expect((await text((await send(address, request())).body)).length).toBe(bytes);
});

test('a request that is aborted ends, before its response and within it', async () => {
  const send = createHttpClient(null);
  const address = await start((incoming, response) => {
    if (incoming.headers['x-one'] === '2') response.write('begin');
  });
  for (const one of ['1', '2']) {
    const controller = new AbortController();
    const asked = send(address, { ...request(), headers: { 'x-one': one }, signal: controller.signal });
    setTimeout(() => controller.abort(), 50);
    await expect(asked.then(({ body }) => text(body))).rejects.toThrow(/abort/);
  }
});
