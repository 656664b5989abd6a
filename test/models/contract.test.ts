import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ConversationItem } from '../../src/core/types/conversation.ts';
import { HarnessError } from '../../src/core/types/error.ts';
import type { ModelRequest } from '../../src/core/ports/model.ts';
import {
  startModelServer,
  type FaultType,
  type ModelServer,
  type ModelServerOptions,
} from '../fixtures/model-server.ts';
import { createDirectory } from '../fixtures/workspace.ts';
import {
  apiKey,
  apis,
  createRequest,
  createTestModel,
  findApi,
  isMessages,
  locateModels,
  output,
  user,
} from './requests.ts';

const servers: ModelServer[] = [];

async function start(options: ModelServerOptions): Promise<ModelServer> {
  const server = await startModelServer(options);
  servers.push(server);
  return server;
}

afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function readError(asked: Promise<unknown>): Promise<HarnessError> {
  const thrown: unknown = await asked.then(
    () => new Error('it answered'),
    (error: unknown) => error,
  );
  if (!(thrown instanceof HarnessError)) throw thrown;
  return thrown;
}

const isOverload = (type: string): boolean => ['429', '500', '529'].includes(type);

/** A server with a self-signed certificate. */
async function startWithOwnCertificate(): Promise<string> {
  const directory = createDirectory('tls-');
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(directory, name)) as [string, string];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync(
    'openssl',
    ['req', '-x509', ...curve, '-keyout', key, '-out', certificate, '-days', '2', '-subj', '/CN=127.0.0.1'],
    { stdio: 'ignore' },
  );
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe.each(apis)('%s', (api) => {
  test('gives text and calls in order, counts tokens and streams the text', async () => {
    const server = await start({
      turns: [
        {
          text: 'I look.',
          calls: [
            { name: 'read_file', args: { path: 'a' } },
            { name: 'made.up', rawArgs: '{"broken' },
          ],
        },
      ],
    });
    const deltas: string[] = [];
    const response = await createTestModel(api, server.url).respond(
      createRequest({ onText: (text) => deltas.push(text) }),
    );
    expect(response.items.map((item) => ({ ...item, id: '' }))).toEqual([
      { id: '', type: 'message', role: 'assistant', content: [{ type: 'text', text: 'I look.' }] },
      { id: '', type: 'function_call', callId: 'call_1', name: 'read_file', argumentsJson: '{"path":"a"}' },
      { id: '', type: 'function_call', callId: 'call_2', name: 'made.up', argumentsJson: '{"broken' },
    ]);
    expect(new Set(response.items.map(({ id }) => id)).size).toBe(3);
    expect(response).toMatchObject({
      stop: 'complete',
      model: 'test-model-served',
      usage: { inputTokens: 100, outputTokens: 20, cachedTokens: 40, cacheWriteTokens: 10 },
    });
    expect(deltas.length).toBeGreaterThan(1);
    expect(deltas.join('')).toBe('I look.');
  });

  test.each([
    ['length', 'Half a response'],
    ['refusal', 'I will not.'],
  ] as const)('reports that a response ended by %s', async (stop, text) => {
    const server = await start({ turns: [{ text, stop }] });
    const response = await createTestModel(api, server.url).respond(createRequest());
    expect(response.stop).toBe(stop);
    expect(response.items).toMatchObject([{ type: 'message', content: [{ type: 'text', text }] }]);
  });

  test.each([
    ['401', 'provider-auth'],
    ['429', 'provider-rate-limit'],
    ['500', 'provider-server'],
    ['529', 'provider-server'],
    ['context', 'provider-context-overflow'],
    ['html', 'provider-server'],
    ['reset', 'provider-connection'],
    ['truncate', 'provider-stream'],
    ['malformed', 'provider-stream'],
    ['error-event', 'provider-server'],
  ] as const satisfies readonly (readonly [FaultType, string])[])(
    'turns %s into %s, asks once and keeps the key',
    async (type, code) => {
      const server = await start({
        turns: [{ text: 'Never.' }],
        faults: [{ at: 0, times: 9, type, ...(isOverload(type) ? { retryAfter: 7 } : {}) }],
      });
      const error = await readError(createTestModel(api, server.url).respond(createRequest()));
      expect(error.code, error.message).toBe(code);
      expect(error.retryAfterMs).toBe(isOverload(type) ? 7_000 : null);
      expect(server.requests.length).toBe(1);
      expect(`${error.message} ${error.hint} ${String(error.cause)}`).not.toContain(apiKey);
      const { access } = findApi(api);
      if (type === '401') expect(error.hint).toContain(access.type === 'key' ? access.input : 'identity');
    },
  );

  test('tokens that the provider does not count are estimated, so that the limit of a run holds', async () => {
    const server = await start({ turns: [{ text: 'x'.repeat(400) }], counts: 'missing' });
    const conversation = [user('Fix it. '.repeat(100))];
    const { usage, counted } = await createTestModel(api, server.url).respond(createRequest({ conversation }));
    expect(counted).toBe('estimated');
    expect(usage.inputTokens).toBeGreaterThan(200);
    expect(usage.outputTokens).toBeGreaterThan(90);
    expect(usage.cachedTokens).toBe(0);
  });

  test('a negative count of the provider is estimated, and not taken as 0', async () => {
    const conversation = [user('Fix it. '.repeat(100))];
    const server = await start({ turns: [{ text: 'Done.' }], counts: 'negative' });
    const { usage, counted } = await createTestModel(api, server.url).respond(createRequest({ conversation }));
    expect(counted).toBe('estimated');
    expect(usage.inputTokens).toBeGreaterThan(200);
    expect(usage.outputTokens).toBe(20);
    const honest = await start({ turns: [{ text: 'Done.' }] });
    expect((await createTestModel(api, honest.url).respond(createRequest())).counted).toBeUndefined();
  });

  test('the tokens of a response that breaks off are in its error, and a request without a response has no tokens there', async () => {
    const server = await start({
      turns: [],
      faults: [
        { at: 0, times: 1, type: 'truncate' },
        { at: 0, times: 1, type: '500' },
      ],
    });
    const model = createTestModel(api, server.url);
    const conversation = [user('Fix it. '.repeat(100))];
    const broken = await readError(model.respond(createRequest({ conversation })));
    expect(broken.code).toBe('provider-stream');
    // Only Anthropic's API counts at the beginning of a response; the others are estimated.
    if (isMessages(api)) expect(broken.usage).toMatchObject({ inputTokens: 100, cachedTokens: 40 });
    else expect(broken.usage?.inputTokens).toBeGreaterThan(200);
    expect(broken.usage?.outputTokens).toBeGreaterThanOrEqual(2);
    expect((await readError(model.respond(createRequest()))).usage).toBeNull();
  });

  test('a response that repeats itself without an end is cut off, and its beginning is kept', async () => {
    const server = await start({ turns: [], faults: [{ at: 0, times: 1, type: 'repeat' }] });
    const response = await createTestModel(api, server.url).respond(createRequest());
    expect(response).toMatchObject({ stop: 'repetition', items: [{ type: 'message', role: 'assistant' }] });
    // Only Anthropic's API counts at the beginning of a response; the others are estimated.
    if (isMessages(api)) expect(response.usage).toMatchObject({ inputTokens: 100, cachedTokens: 40 });
    else expect(response.usage.inputTokens).toBeGreaterThan(10);
    expect(response.usage.outputTokens).toBeGreaterThan(1_000);
    const [item] = response.items;
    expect(JSON.stringify(item).length).toBeLessThan(3_000);
  });

  test('a name that does not resolve is provider-connection, and the message names the cause', async () => {
    const model = createTestModel(api, 'http://no-such-host.invalid', { idleTimeoutMs: 5_000 });
    const error = await readError(model.respond(createRequest()));
    expect(error.code).toBe('provider-connection');
    expect(error.message).toMatch(/no-such-host\.invalid.*(?:ENOTFOUND|EAI_AGAIN)/);
  });

  test('a certificate that is refused is no failure that may pass, and the hint names the remedy', async () => {
    const url = await startWithOwnCertificate();
    const error = await readError(createTestModel(api, url).respond(createRequest()));
    expect(error).toMatchObject({
      code: 'provider-invalid-request',
      hint: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
    });
    expect(error.message).toMatch(/SELF_SIGNED_CERT/);
  });

  test('each request begins with the one before, so that the provider reads it from its cache', async () => {
    const turns = Array.from({ length: 4 }, () => ({ calls: [{ name: 'read_file', args: { path: 'a' } }] }));
    const server = await start({ turns, counts: 'measured' });
    const model = createTestModel(api, server.url);
    let conversation: readonly ConversationItem[] = [user('Fix it.')];
    for (let turn = 1; turn <= 4; turn += 1) {
      const { items, usage } = await model.respond(createRequest({ conversation }));
      const before = conversation.length;
      conversation = [
        ...conversation,
        ...items,
        ...items.flatMap((item) => (item.type === 'function_call' ? [output(item.callId, 'x'.repeat(400))] : [])),
      ];
      expect(conversation.length).toBe(before + 2);
      // All but the new tokens of the turn.
      if (turn > 1) expect(usage.cachedTokens).toBeGreaterThan(usage.inputTokens - 300);
      if (turn === 4) expect(usage.cachedTokens).toBeGreaterThan(300);
    }
  });

  test('a prompt that a content filter refuses is not sent again', async () => {
    const server = await start({ turns: [], faults: [{ at: 0, times: 9, type: 'content-filter' }] });
    const error = await readError(createTestModel(api, server.url).respond(createRequest()));
    // Anthropic's filter ends the response instead.
    expect(error.code).toBe(isMessages(api) ? 'provider-invalid-request' : 'provider-refusal');
  });

  test('the query of a base URL is on each request, and an api-version selects the key header of Azure', async () => {
    const server = await start({ turns: [{ text: 'One.' }, { text: 'Two.' }, { text: 'Three.' }] });
    for (const query of ['?tenant=a%20b', '?tenant=a%20b', '?api-version=2024-10-21'])
      await createTestModel(api, '', {
        baseUrl: `${locateModels(api, server.url)}${query}`,
      }).respond(createRequest());
    expect(server.requests.map(({ query }) => new URLSearchParams(query).toString())).toEqual([
      'tenant=a+b',
      'tenant=a+b',
      'api-version=2024-10-21',
    ]);
    const headers = server.requests.map((request) => request.headers);
    const keys = headers.map((one) => [one['api-key'] ?? '', one.authorization ?? '', one['x-api-key'] ?? '']);
    const usual = api === 'anthropic-messages' ? ['', '', apiKey] : ['', `Bearer ${apiKey}`, ''];
    expect(keys).toEqual([usual, usual, api.startsWith('openai-') ? [apiKey, '', ''] : usual]);
  });

  test('a rejected request, such as an unknown path, is provider-invalid-request', async () => {
    const server = await start({ turns: [] });
    const error = await readError(createTestModel(api, `${server.url}/elsewhere`).respond(createRequest()));
    expect(error.code).toBe('provider-invalid-request');
  });

  test('a server that is gone is provider-connection', async () => {
    const server = await start({ turns: [] });
    await server.close();
    expect((await readError(createTestModel(api, server.url).respond(createRequest()))).code).toBe(
      'provider-connection',
    );
  });

  test('a stream that stalls is provider-stream', async () => {
    const server = await start({ turns: [], faults: [{ at: 0, times: 1, type: 'stall' }] });
    const error = await readError(createTestModel(api, server.url, { idleTimeoutMs: 200 }).respond(createRequest()));
    expect(error.code).toBe('provider-stream');
    expect(error.message).toContain('sent nothing');
  });

  test.each([
    ['before it is sent', true],
    ['while it streams', false],
  ] as const)('a request that is cancelled %s rejects with why', async (_, early) => {
    const server = await start({ turns: [], faults: [{ at: 0, times: 2, type: 'stall' }] });
    const model = createTestModel(api, server.url);
    const ask = (reason?: unknown): Promise<HarnessError> => {
      const controller = new AbortController();
      if (early) controller.abort(reason);
      const request: Partial<ModelRequest> = { signal: controller.signal, onText: () => controller.abort(reason) };
      return readError(model.respond(createRequest(request)));
    };
    expect((await ask()).code).toBe('cancelled');
    const timedOut = new HarnessError({ code: 'timed-out', message: 'over' });
    expect(await ask(timedOut)).toMatchObject({ code: 'timed-out', message: 'over' });
    expect(server.requests.length).toBe(early ? 0 : 2);
  });

  test('nothing of the environment changes the request', async () => {
    const server = await start({ turns: [{ text: 'Hello.' }] });
    for (const [name, value] of Object.entries({
      OPENAI_BASE_URL: 'http://127.0.0.1:9',
      OPENAI_API_KEY: 'sk-other-key',
      OPENAI_ADMIN_KEY: 'sk-admin-key',
      OPENAI_ORG_ID: 'org-x',
      OPENAI_PROJECT_ID: 'project-x',
      OPENAI_CUSTOM_HEADERS: 'x-injected: 1\nauthorization: Bearer stolen',
      ANTHROPIC_BASE_URL: 'http://127.0.0.1:9',
      ANTHROPIC_API_KEY: 'sk-other-key',
      ANTHROPIC_AUTH_TOKEN: 'token-x',
      AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: 'http://127.0.0.1:9',
      AWS_BEARER_TOKEN_BEDROCK: 'token-x',
      ANTHROPIC_BEDROCK_BASE_URL: 'http://127.0.0.1:9',
      ANTHROPIC_VERTEX_BASE_URL: 'http://127.0.0.1:9',
      AZURE_OPENAI_API_KEY: 'sk-other-key',
      ANTHROPIC_CUSTOM_HEADERS: 'x-injected: 1\nx-api-key: stolen',
    }))
      vi.stubEnv(name, value);
    await createTestModel(api, server.url).respond(createRequest());
    const headers = server.requests[0]?.headers ?? {};
    expect(headers[api === 'anthropic-messages' ? 'x-api-key' : 'authorization']).toContain(apiKey);
    expect(JSON.stringify(headers)).not.toMatch(/injected|stolen|org-x|project-x|token-x|sk-other|sk-admin/);
  });

  test('no variable moves the address that was given', async () => {
    const server = await start({ turns: [] });
    vi.stubEnv('OPENAI_BASE_URL', `${server.url}/v1`);
    vi.stubEnv('ANTHROPIC_BASE_URL', server.url);
    const model = createTestModel(api, server.url, { baseUrl: 'https://models.invalid/v1', idleTimeoutMs: 2_000 });
    expect((await readError(model.respond(createRequest()))).code).toMatch(/^provider-(?:connection|stream)$/);
    expect(server.requests.length).toBe(0);
  });

  test('reasoning goes back to the API it came from, with its seal unchanged', async () => {
    const server = await start({ turns: [{ reasoning: 'Hm.', text: 'A.' }, { text: 'B.' }] });
    const model = createTestModel(api, server.url, { effort: 'low' });
    const first = await model.respond(createRequest());
    const conversation = [user('Fix it.'), ...first.items, user('Go on.')];
    await model.respond(createRequest({ conversation }));
    const sent = JSON.stringify(server.requests[1]?.body);
    expect(first.items[0]).toMatchObject({ type: 'reasoning', text: 'Hm.', providerApi: api });
    expect(sent).toContain(api.endsWith('-chat') ? '"reasoning_content":"Hm."' : 'sealed:Hm.');
    const other = first.items.map((item): ConversationItem =>
      item.type === 'reasoning' ? { ...item, providerApi: 'another-api' } : item,
    );
    await model.respond(createRequest({ conversation: [user('Fix it.'), ...other, user('Go on.')] }));
    expect(JSON.stringify(server.requests[2]?.body)).not.toContain('Hm.');
  });
});

test('responses: a model that thinks without being asked for an effort gets its reasoning back', async () => {
  const server = await start({ turns: [{ reasoning: 'Hm.', text: 'A.' }] });
  const model = createTestModel('openai-responses', server.url);
  const { items } = await model.respond(createRequest());
  expect(server.requests[0]?.body).not.toHaveProperty('include');
  await model.respond(createRequest({ conversation: [user('Fix it.'), ...items, user('Go on.')] }));
  expect(server.requests[1]?.body).toMatchObject({ include: ['reasoning.encrypted_content'] });
});

test('a thought that nothing follows does not go back', async () => {
  const server = await start({ turns: [{ reasoning: 'Hm.', stop: 'length' }] });
  const model = createTestModel('anthropic-messages', server.url, { effort: 'high' });
  const { items } = await model.respond(createRequest());
  await model.respond(createRequest({ conversation: [user('Fix it.'), ...items, user('Go on.')] }));
  expect(server.requests[1]?.body.messages).toEqual([
    {
      role: 'user',
      content: [
        { type: 'text', text: 'Fix it.' },
        { type: 'text', text: 'Go on.', cache_control: { type: 'ephemeral' } },
      ],
    },
  ]);
});
