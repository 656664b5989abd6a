import { expect, onTestFinished, test } from 'vitest';
import type { SendHttp } from '../../src/core/ports/model.ts';
import { createHttpClient } from '../../src/models/http-client.ts';
import { chooseProxy, listProxySecrets, renderProxy } from '../../src/models/proxy.ts';
import { HarnessError } from '../../src/core/types/error.ts';
import { startModelServer, type ModelServerOptions } from '../fixtures/model-server.ts';
import { startProxy } from '../fixtures/proxy.ts';
import { apis, createRequest, createTestModel } from './requests.ts';

const password = 'p%40ss-w0rd-of-the-proxy';
const environment = { HTTPS_PROXY: `http://me:${password}@proxy.corp:3128`, http_proxy: 'proxy.corp:3129' };
const choose = (address: string, more: Record<string, string> = {}): string | null =>
  chooseProxy({ ...environment, ...more }, address)?.url.host ?? null;

test('the scheme of the address selects the variable, in lower or upper case', () => {
  expect(choose('https://api.openai.com/v1')).toBe('proxy.corp:3128');
  expect(choose('http://models.corp/v1')).toBe('proxy.corp:3129');
  expect(choose('https://api.openai.com/v1', { https_proxy: 'http://other:1' })).toBe('other:1');
  expect(choose('https://api.openai.com/v1', { https_proxy: ' ' })).toBe('proxy.corp:3128');
  expect(chooseProxy({ HTTP_PROXY: 'http://proxy:1' }, 'https://api.openai.com/v1')).toBeNull();
});

test.each([
  ['*', 'https://a.example/v1', null],
  ['example.com', 'https://example.com/v1', null],
  ['example.com', 'https://models.example.com/v1', null],
  ['.example.com', 'https://models.example.com/v1', null],
  ['*.example.com', 'https://models.example.com/v1', null],
  ['EXAMPLE.com:443', 'https://models.example.com/v1', null],
  ['a.example, 10.0.0.7  b.example', 'https://10.0.0.7/v1', null],
  ['example.com:8443', 'https://models.example.com/v1', 'proxy.corp:3128'],
  ['example.com', 'https://badexample.com/v1', 'proxy.corp:3128'],
  ['', 'https://example.com/v1', 'proxy.corp:3128'],
])('NO_PROXY %j for %s', (excluded, address, expected) => {
  expect(choose(address, { NO_PROXY: excluded })).toBe(expected);
  expect(choose(address, { NO_PROXY: '*', no_proxy: excluded })).toBe(expected);
});

test.each(['http://127.0.0.1:11434/v1', 'http://localhost:8080/v1', 'https://[::1]:1/v1'])(
  'this machine is never reached through a proxy: %s',
  (address) => expect(choose(address)).toBeNull(),
);

test.each(['socks5://me:secret-word@proxy:1080', 'http://', 'http://a b:secret-word'])(
  'the value %j is an error that does not show it',
  (value) => {
    expect(() => chooseProxy({ HTTPS_PROXY: value }, 'https://api.openai.com/v1')).toThrow(HarnessError);
    expect(() => chooseProxy({ HTTPS_PROXY: value }, 'https://api.openai.com/v1')).not.toThrow(/secret-word|socks5/);
  },
);

test('a proxy is shown without its user and password, and the password is known to the redaction in all its forms', () => {
  const proxy = chooseProxy(environment, 'https://api.openai.com/v1');
  expect(proxy === null ? '' : renderProxy(proxy)).toBe(
    'http://proxy.corp:3128 (HTTPS_PROXY, with a user and a password)',
  );
  expect(listProxySecrets(environment)).toEqual([password, 'p@ss-w0rd-of-the-proxy', 'me:p@ss-w0rd-of-the-proxy']);
});

async function start(options: ModelServerOptions) {
  const server = await startModelServer(options);
  onTestFinished(() => server.close());
  return { server, address: server.url.replace('127.0.0.1', 'models.example') };
}

const through = (url: string): SendHttp => createHttpClient({ variable: 'HTTP_PROXY', url: new URL(url) });

test.each(apis)('%s: a request is sent through the proxy, with the account, and is reported as sent', async (api) => {
  const { server, address } = await start({ turns: [{ text: 'One.' }, { text: 'Two.' }] });
  const proxy = await startProxy('me:p@ss');
  const model = createTestModel(api, address, { send: through(proxy.url.replace('//', '//me:p%40ss@')) });
  let sent = 0;
  for (const text of ['One.', 'Two.']) {
    const { items } = await model.respond(createRequest({ onSent: () => void (sent += 1) }));
    expect(items).toMatchObject([{ type: 'message', content: [{ text }] }]);
  }
  expect(sent).toBe(2);
  expect(server.requests).toHaveLength(2);
  expect(JSON.stringify(server.requests)).not.toContain('proxy-authorization');
  expect(proxy.requests).toEqual(
    [1, 2].map(() => expect.stringMatching(/^POST http:\/\/models\.example:\d+\/\S+ me:p@ss$/) as unknown),
  );
});

test.each(apis)(
  '%s: a proxy that refuses the account ends the request, and the error names the remedy',
  async (api) => {
    const { server, address } = await start({ turns: [] });
    const proxy = await startProxy('me:p@ss');
    for (const url of [address, address.replace('http:', 'https:')]) {
      const model = createTestModel(api, url, { send: through(proxy.url.replace('//', '//me:wrong-word@')) });
      const thrown: unknown = await model.respond(createRequest()).catch((error: unknown) => error);
      expect(thrown).toMatchObject({
        code: 'provider-invalid-request',
        hint: expect.stringContaining('HTTPS_PROXY') as unknown,
      });
      expect(JSON.stringify(thrown) + String(thrown)).not.toContain('wrong-word');
    }
    expect(server.requests).toEqual([]);
  },
);

test.each(apis)('%s: a proxy that is gone, and a host that it does not reach, may pass', async (api) => {
  for (const url of ['http://127.0.0.1:9', (await startProxy()).url]) {
    const model = createTestModel(api, 'https://models.example:9', { send: through(url) });
    await expect(model.respond(createRequest())).rejects.toMatchObject({ code: 'provider-connection' });
  }
});

test('a request through a proxy is cancelled with the run, and a silent proxy is a silent provider', async () => {
  const { address } = await start({ turns: [], faults: [{ at: 0, times: 2, type: 'stall' }] });
  const proxy = await startProxy();
  const model = createTestModel('openai-chat', address, { send: through(proxy.url), idleTimeoutMs: 300 });
  await expect(model.respond(createRequest())).rejects.toMatchObject({ code: 'provider-stream' });
  const controller = new AbortController();
  const asked = model.respond(createRequest({ signal: controller.signal, onText: () => controller.abort() }));
  await expect(asked).rejects.toMatchObject({ code: 'cancelled' });
});
