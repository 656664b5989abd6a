import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ConversationItem } from '../../src/core/types/conversation.ts';
import { HarnessError } from '../../src/core/types/error.ts';
import { createRetryingModel, passingCodes } from '../../src/models/retry.ts';
import { startModelServer, type ModelServerOptions } from '../fixtures/model-server.ts';
import {
  apiKey,
  ownApis,
  assistant,
  call,
  createRequest,
  createTestModel,
  createTestSigner,
  findApi,
  output,
  user,
} from './requests.ts';

async function start(options: ModelServerOptions) {
  const server = await startModelServer(options);
  onTestFinished(() => server.close());
  return server;
}

/** A server that answers every request with the same status, headers and body. */
async function startRefusal(status: number, headers: Record<string, string>, body: unknown) {
  const paths: string[] = [];
  const server = createServer((incoming, response) => {
    paths.push(incoming.url ?? '');
    incoming.resume();
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { url: `http://127.0.0.1:${address.port}`, paths };
}

async function readError(ask: () => Promise<unknown>): Promise<HarnessError> {
  try {
    await ask();
  } catch (thrown) {
    if (thrown instanceof HarnessError) return thrown;
    throw thrown;
  }
  throw new Error('it answered');
}

describe.each(ownApis)('%s', (api) => {
  test('an id that a call of the conversation has already is replaced, and so is one that no API takes back', async () => {
    const server = await start({ turns: [{ calls: [{ name: 'read_file', args: {} }] }] });
    const { items } = await createTestModel(api, server.url).respond(
      createRequest({ conversation: [user('Fix it.'), call('call_1', '{}'), output('call_1', 'one')] }),
    );
    const [again] = items;
    expect(again).toMatchObject({ type: 'function_call', name: 'read_file' });
    expect(again?.type === 'function_call' && again.callId).toMatch(/^call_(?!1$)\d+$/);
  });

  test('an id that names its call goes back to the model of Kimi that reads it, and without its marks to others', async () => {
    const server = await start({ turns: [] });
    const id = 'functions.read_file:0';
    const conversation = [user('Fix it.'), call(id, '{}'), output(id, 'one')];
    for (const model of ['moonshotai/Kimi-K2.7-Code', 'other-model'])
      await createTestModel(api, server.url, { model }).respond(createRequest({ conversation }));
    const [own, other] = server.requests.map(({ text }) => text);
    expect(own?.split(id)).toHaveLength(3);
    expect(other?.split('functions_read_file_0')).toHaveLength(3);
    expect(other).not.toContain(id);
  });

  test('sends a thought back to the model that had it, not to another one', async () => {
    const server = await start({ turns: [{ reasoning: 'Hm.', text: 'A.' }] });
    const first = await createTestModel(api, server.url, { effort: 'low' }).respond(createRequest());
    const conversation = [user('Fix it.'), ...first.items, user('Go on.')];
    for (const model of ['test-model', 'other-model'])
      await createTestModel(api, server.url, { effort: 'low', model }).respond(createRequest({ conversation }));
    const [, same, other] = server.requests.map(({ body }) => JSON.stringify(body));
    expect(same).toContain('Hm.');
    expect(other).not.toContain('Hm.');
  });

  test('replaces input that a provider would refuse: half a character, an image of another type', async () => {
    const server = await start({ turns: [] });
    const image = { type: 'image' as const, mediaType: 'image/bmp', base64: 'AAAA' };
    const conversation: ConversationItem[] = [
      user('Half \ud83d.'),
      assistant('I look.'),
      call('call_1', '{"path":"\ud83d"}'),
      output('call_1', 'one \udc00', { images: [image] }),
    ];
    await createTestModel(api, server.url).respond(createRequest({ conversation }));
    const sent = JSON.stringify(server.requests[0]?.body);
    expect(sent).not.toMatch(/\\ud83d|\\udc00|AAAA/);
    expect(sent).toContain('[an image of type image/bmp, which the model cannot see]');
  });

  test('without tools none are sent', async () => {
    const server = await start({ turns: [] });
    await createTestModel(api, server.url).respond(createRequest({ tools: [] }));
    expect(server.requests[0]?.body).not.toHaveProperty('tools');
  });

  test('what a key may not use is shown in the words of the provider, without the key', async () => {
    const message = `The project has no access to the model (key ${apiKey}).`;
    const { url } = await startRefusal(403, {}, { error: { type: 'invalid_request_error', message } });
    const error = await readError(() => createTestModel(api, url).respond(createRequest()));
    expect(error.code).toBe('provider-auth');
    expect(error.message).toContain('forbids the request at 127.0.0.1');
    expect(error.message).toContain('(HTTP 403): The project has no access to the model (key ***).');
  });

  test.each([
    [402, 'billing_error', 'billing'],
    [429, 'insufficient_quota', 'quota'],
  ])('an empty account (%i %s) is not tried again', async (status, type, word) => {
    const message = 'The account is empty.';
    const { url } = await startRefusal(status, {}, { type: 'error', error: { type, code: type, message } });
    const error = await readError(() => createTestModel(api, url).respond(createRequest()));
    expect(error).toMatchObject({ code: 'provider-invalid-request', hint: expect.stringContaining(word) });
    expect(error.message).toContain(`${url.slice(7)} (HTTP ${status}): ${message}`);
  });

  test.each([429, 503])(
    'a failure (%i) to which the provider wants no other try is not tried again',
    async (status) => {
      const { url, paths } = await startRefusal(status, { 'x-should-retry': 'false' }, {});
      const model = createTestModel(api, url);
      const retrying = createRetryingModel({
        model,
        clock: { nowMs: () => 0, monotonicMs: () => 0, sleep: async () => undefined },
        random: () => 0,
        totalMs: 600_000,
        deadlineMs: 600_000,
        onFailure: () => undefined,
      });
      // A code after which a fallback model answers.
      expect(passingCodes).toContain((await readError(() => retrying.respond(createRequest()))).code);
      expect(paths.length).toBe(1);
    },
  );

  test.each([
    [401, 'provider-auth', null],
    [429, 'provider-rate-limit', 7_000],
  ])('an error (%i) whose text breaks off keeps its status and headers', async (status, code, retryAfterMs) => {
    const headers = { 'content-length': '100', connection: 'close', ...(status === 429 && { 'retry-after': '7' }) };
    const { url } = await startRefusal(status, headers, {});
    const error = await readError(() => createTestModel(api, url).respond(createRequest()));
    expect(error).toMatchObject({ code, retryAfterMs });
  });

  test.each([
    ['<html><body>Log in</body></html>', 'provider-invalid-request', 'Log in'],
    [' {"detail":"Use the other port."}', 'provider-invalid-request', 'the other port'],
    ['{"type":"error","error":{"type":"rate_limit_error","message":"Slow."}}', 'provider-rate-limit', 'Slow.'],
    ['{"error":{"type":"server_error","message":"It failed."}}', 'provider-server', 'It failed.'],
  ])('a document instead of a stream is shown: %s', async (said, code, words) => {
    const { url } = await startRefusal(200, { 'content-type': 'text/plain' }, said);
    const error = await readError(() => createTestModel(api, url).respond(createRequest()));
    expect(error).toMatchObject({ code, message: expect.stringContaining(words) });
  });

  test('a redirect is neither followed nor tried again', async () => {
    const { url, paths } = await startRefusal(307, { location: '/elsewhere' }, {});
    const error = await readError(() => createTestModel(api, url).respond(createRequest()));
    expect(error).toMatchObject({ code: 'provider-invalid-request', hint: expect.stringContaining('base-url') });
    expect(paths.length).toBe(1);
  });

  test.each([
    ['an empty key', ''],
    ['a key with a line break', `${apiKey}\nsecret-word`],
  ])('%s is refused before anything is sent, and not repeated', async (_, key) => {
    const error = await readError(async () => createTestSigner(findApi(api), key));
    expect(error.code).toBe('usage');
    expect(`${error.message} ${error.hint}`).not.toMatch(/secret-word|0123456789abcdef/);
  });
});

test.each([
  'Your credit balance is too low to access the Anthropic API.',
  'You have reached your specified API usage limits. You will regain access on 2026-12-01 at 00:00 UTC.',
])('anthropic-messages: an account that is used up has the hint about its billing: %s', async (message) => {
  const { url } = await startRefusal(400, {}, { type: 'error', error: { type: 'invalid_request_error', message } });
  expect(await readError(() => createTestModel('anthropic-messages', url).respond(createRequest()))).toMatchObject({
    code: 'provider-invalid-request',
    message: expect.stringContaining(message),
    hint: expect.stringContaining('billing'),
  });
});

test('anthropic-messages: an argument of a tool whose name the API refuses is left out, and other APIs get it', async () => {
  const properties = { query: { type: 'string' }, $top: { type: 'integer' }, 'filter[name]': { type: 'string' } };
  const parameters = { type: 'object', properties, required: ['query', '$top'] };
  const tools = [{ name: 'search', description: 'Searches.', parameters }];
  const send = async (api: string) => {
    const server = await start({ turns: [] });
    await createTestModel(api, server.url).respond(createRequest({ tools }));
    return server.requests[0]?.body.tools[0];
  };
  expect((await send('anthropic-messages')).input_schema).toEqual({
    type: 'object',
    properties: { query: { type: 'string' } },
    required: ['query'],
  });
  expect((await send('openai-chat')).function.parameters).toEqual(parameters);
});

test('anthropic-messages: a limit of spending is not a rate that passes', async () => {
  const details = { error_code: 'enforced_spend_limit_reached' };
  const error = { type: 'rate_limit_error', message: 'You have reached your usage limits.', details };
  const { url } = await startRefusal(429, {}, { type: 'error', error });
  expect(await readError(() => createTestModel('anthropic-messages', url).respond(createRequest()))).toMatchObject({
    code: 'provider-invalid-request',
    hint: expect.stringContaining('billing'),
  });
});

test.each([
  ['input length and `max_tokens` exceed context limit: 199759 + 8192 > 200000'],
  ["This model's maximum prompt length is 131072 but the request contains 537812 tokens."],
  ['the request exceeds the available context size, try increasing it'],
  ['prompt token count of 139559 exceeds the limit of 128000'],
  ['Your request exceeded model token limit: 262144 (requested: 291351)'],
  ['Prompt exceeds max length'],
  ['Input length 203743 exceeds the maximum length 202752'],
  ['<400> InternalError.Algo.InvalidParameter: Range of input length should be [1, 98304]'],
  ['The decoder prompt (length 5000) is longer than the maximum model length of 4096.'],
  ['The input token count (1189157) exceeds the maximum number of tokens allowed (1048575).'],
  ['Unable to submit request because the input token count is 1189157 but model only supports up to 1048576.'],
  ["total tokens exceeds the model's max of 4096"],
  ['Input exceeds the max input token limit'],
  ['Input tokens exceed the configured limit of 272000 tokens. Your messages resulted in 300000 tokens.'],
  ['Context size has been exceeded.', 500],
])('a conversation that is too long is recognised by words: %s', async (message, status = 400) => {
  const { url } = await startRefusal(status, {}, { error: { message, type: 'invalid_request_error' } });
  for (const api of ownApis)
    expect(await readError(() => createTestModel(api, url).respond(createRequest()))).toMatchObject({
      code: 'provider-context-overflow',
    });
});

test('a request that alone is over the tokens of a minute is too long, and another try is not', async () => {
  const tooLarge =
    'Request too large for gpt-5.1 in organization org-x on tokens per min (TPM): Limit 30000, Requested 30601. The input or output tokens must be reduced in order to run successfully.';
  const tooSoon = 'Rate limit reached for gpt-5.1 on tokens per min (TPM): Limit 30000. Please try again in 12s.';
  for (const [message, code] of [
    [tooLarge, 'provider-context-overflow'],
    [tooSoon, 'provider-rate-limit'],
  ]) {
    const { url } = await startRefusal(429, {}, { error: { message, type: 'tokens', code: 'rate_limit_exceeded' } });
    const error = await readError(() => createTestModel('openai-responses', url).respond(createRequest()));
    expect(error.code).toBe(code);
  }
});

test('openai-chat: a model that the API does not offer with tools names the other API', async () => {
  const message =
    "Function tools with reasoning_effort are not supported for gpt-5.6-sol in /v1/chat/completions. To use function tools, use /v1/responses or set reasoning_effort to 'none'.";
  const { url } = await startRefusal(400, {}, { error: { message, type: 'invalid_request_error', code: null } });
  const error = await readError(() => createTestModel('openai-chat', url).respond(createRequest()));
  expect(error).toMatchObject({ code: 'provider-invalid-request', hint: expect.stringContaining('openai-responses') });
});

test('openai-chat: the words of the server behind a gateway are shown and read', async () => {
  const raw = '{"type":"error","error":{"message":"prompt is too long: 213462 tokens > 200000 maximum"}}';
  const error = { message: 'Provider returned error', code: 400, metadata: { raw, provider_name: 'Anthropic' } };
  const { url } = await startRefusal(400, {}, { error });
  expect(await readError(() => createTestModel('openai-chat', url).respond(createRequest()))).toMatchObject({
    code: 'provider-context-overflow',
    message: expect.stringContaining('Provider returned error: {"type":"error"'),
  });
});

test.each([
  [
    'message',
    { object: 'error', message: 'Invalid role.', type: 'invalid_request_error', code: '2201' },
    'Invalid role.',
  ],
  ['detail', { detail: [{ loc: ['body', 'messages'], msg: 'Field required' }] }, 'Field required'],
  ['list', [{ error: { code: 400, message: 'Unknown name "store".' } }], 'Unknown name'],
])('an error body in another form is shown: %s', async (_, body, words) => {
  const { url } = await startRefusal(400, {}, body);
  for (const api of ownApis) {
    const error = await readError(() => createTestModel(api, url).respond(createRequest()));
    expect(error).toMatchObject({ code: 'provider-invalid-request', message: expect.stringContaining(words) });
  }
});
