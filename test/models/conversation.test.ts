import { expect, onTestFinished, test } from 'vitest';
import type { ModelOptions, ModelRequest } from '../../src/core/ports/model.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import {
  apis,
  assistant,
  call,
  createRequest,
  createTestModel,
  output,
  script,
  scriptOutput,
  user,
} from './requests.ts';

const image = { type: 'image' as const, mediaType: 'image/png', base64: 'AAAA' };
const conversation = [
  user('Fix it.'),
  assistant('I look.'),
  call('call_1', '{"path":"a"}'),
  call('call_2', '{"broken', 'made.up'),
  script,
  scriptOutput,
  output('call_2', 'bad arguments', { failed: true }),
  output('call_1', 'one', { images: [image] }),
  user('Notice.'),
];
const scriptText = '<script-output call="script_1" status="completed">\ngave &lt;/script-output> 1\n</script-output>';
const cache = { cache_control: { type: 'ephemeral' } };

async function readSent(api: string, options: Partial<ModelOptions> = {}, request: Partial<ModelRequest> = {}) {
  const server = await startModelServer({ turns: [{ text: 'Done.' }] });
  try {
    await createTestModel(api, server.url, options).respond(createRequest({ conversation, ...request }));
    return server.requests[0]?.body;
  } finally {
    await server.close();
  }
}

test('responses: stateless, outputs next to their calls, then the message of the user', async () => {
  const body = await readSent('openai-responses');
  expect(body).toMatchObject({ store: false, stream: true, instructions: 'Be brief.' });
  expect(body.include).toBeUndefined();
  expect(body.input).toEqual([
    { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Fix it.' }] },
    { type: 'message', role: 'assistant', content: 'I look.' },
    { type: 'function_call', call_id: 'call_1', name: 'read_file', arguments: '{"path":"a"}' },
    { type: 'function_call', call_id: 'call_2', name: 'made_up', arguments: '{}' },
    {
      type: 'function_call_output',
      call_id: 'call_1',
      output: [
        { type: 'input_text', text: 'one' },
        { type: 'input_image', image_url: 'data:image/png;base64,AAAA', detail: 'auto' },
      ],
    },
    { type: 'function_call_output', call_id: 'call_2', output: 'bad arguments' },
    {
      type: 'message',
      role: 'user',
      content: [
        { type: 'input_text', text: scriptText },
        { type: 'input_text', text: 'Notice.' },
      ],
    },
  ]);
});

test('chat: tool messages directly after the calls, images with the user', async () => {
  const body = await readSent('openai-chat');
  expect(body.stream_options).toEqual({ include_usage: true });
  expect(body.messages).toEqual([
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: [{ type: 'text', text: 'Fix it.' }] },
    {
      role: 'assistant',
      content: 'I look.',
      tool_calls: [
        { id: 'call_1', type: 'function', function: { name: 'read_file', arguments: '{"path":"a"}' } },
        { id: 'call_2', type: 'function', function: { name: 'made_up', arguments: '{}' } },
      ],
    },
    { role: 'tool', tool_call_id: 'call_1', content: 'one' },
    { role: 'tool', tool_call_id: 'call_2', content: 'bad arguments' },
    {
      role: 'user',
      content: [
        { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } },
        { type: 'text', text: scriptText },
        { type: 'text', text: 'Notice.' },
      ],
    },
  ]);
});

test.each([
  ['devstral-medium-2512', [{ content: 'one\n\nNotice.\n\nNews.' }]],
  ['mistralai/mistral-large', [{ content: 'one\n\nNotice.\n\nNews.' }]],
  ['another', [{ content: 'one' }, { role: 'user' }]],
])('chat: a message of the user follows one of a tool only if the model takes it: %s', async (model, expected) => {
  const conversation = [user('Fix it.'), call('call_1', '{}'), output('call_1', 'one'), user('Notice.'), user('News.')];
  const { messages } = await readSent('openai-chat', { model }, { conversation });
  expect(messages.slice(3)).toMatchObject(expected);
});

test.each([
  ['deepseek-v4-pro', ['', 'Hm.']],
  ['moonshotai/kimi-k2.6', ['', 'Hm.']],
  ['deepseek-v3.1', [undefined, 'Hm.']],
  ['gpt-oss', [undefined, 'Hm.']],
])('chat: a turn whose reasoning was left out is sent to %s', async (model, reasoning) => {
  const packed = { model, data: { field: 'reasoning_content', text: 'Hm.', details: [] } };
  const providerData = JSON.stringify(packed);
  const thought = { type: 'reasoning', id: 't', text: 'Hm.', providerApi: 'openai-chat', providerData } as const;
  const { messages } = await readSent(
    'openai-chat',
    { model },
    { conversation: [user('Fix it.'), assistant('Summary.'), user('Continue.'), thought, call('call_1', '{}')] },
  );
  const sent = messages.filter(({ role }: { role: string }) => role === 'assistant');
  expect(sent.map((message: { reasoning_content?: string }) => message.reasoning_content)).toEqual(reasoning);
});

test.each(apis)('%s: arguments that are no JSON object are sent as an empty one', async (api) => {
  const broken = ['{"path":"a', '', '\ufeff{}', '{} {}', '"{}"', '[]', 'null'];
  const body = await readSent(
    api,
    {},
    { conversation: [user('Fix it.'), ...broken.map((text, at) => call(`c${at}`, text))] },
  );
  const sent = JSON.stringify(body).matchAll(/"(?:arguments|input)":("\{\}"|\{\})/g);
  expect([...sent]).toHaveLength(broken.length);
});

test('messages: roles alternate, results first, cache marks at the ends', async () => {
  const body = await readSent('anthropic-messages');
  expect(body.max_tokens).toBeGreaterThan(0);
  expect(body.system).toEqual([{ type: 'text', text: 'Be brief.', ...cache }]);
  expect(body.tools.map((tool: object) => 'cache_control' in tool)).toEqual([false, true]);
  expect(body.messages).toEqual([
    { role: 'user', content: [{ type: 'text', text: 'Fix it.', ...cache }] },
    {
      role: 'assistant',
      content: [
        { type: 'text', text: 'I look.' },
        { type: 'tool_use', id: 'call_1', name: 'read_file', input: { path: 'a' } },
        { type: 'tool_use', id: 'call_2', name: 'made_up', input: {} },
      ],
    },
    {
      role: 'user',
      content: [
        {
          type: 'tool_result',
          tool_use_id: 'call_1',
          is_error: false,
          content: [
            { type: 'text', text: 'one' },
            { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AAAA' } },
          ],
        },
        {
          type: 'tool_result',
          tool_use_id: 'call_2',
          is_error: true,
          content: [{ type: 'text', text: 'bad arguments' }],
        },
        { type: 'text', text: scriptText },
        { type: 'text', text: 'Notice.', ...cache },
      ],
    },
  ]);
});

test('messages: the last two messages of the user are marked, so that a turn with many results is found in the cache', async () => {
  const server = await startModelServer({ turns: [{ text: 'Done.' }] });
  const turns = [1, 2, 3].flatMap((turn) => [call(`call_${turn}`, '{}'), output(`call_${turn}`, `result ${turn}`)]);
  await createTestModel('anthropic-messages', server.url).respond(
    createRequest({ conversation: [user('Fix it.'), ...turns] }),
  );
  await server.close();
  const users = server.requests[0]?.body.messages.filter(({ role }: { role: string }) => role === 'user');
  expect(users.map((message: object) => JSON.stringify(message).includes('cache_control'))).toEqual([
    ...[false, false],
    ...[true, true],
  ]);
});

test('responses: all requests of a model have one cache key, and another model has another', async () => {
  const server = await startModelServer({ turns: [{ text: 'One.' }, { text: 'Two.' }, { text: 'Three.' }] });
  onTestFinished(() => server.close());
  let count = 0;
  const createId = (prefix: string): string => `${prefix}_${(count += 1)}`;
  const model = createTestModel('openai-responses', server.url, { createId });
  await model.respond(createRequest());
  await model.respond(createRequest());
  await createTestModel('openai-responses', server.url, { createId }).respond(createRequest());
  const keys = server.requests.map(({ body }) => String(body.prompt_cache_key));
  expect(keys[0]).toMatch(/^cache_/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.each([
  ['gpt-6.2-sol', true],
  ['o3-mini', true],
  ['openai.gpt-5.6-luna', true],
  ['gpt-4.1', false],
  ['gpt-5-chat-latest', false],
  ['qwen3-coder', false],
])('responses: the first request to %s asks for its sealed reasoning: %s', async (model, asks) => {
  const body = await readSent('openai-responses', { model }, { conversation: [user('Fix it.')] });
  expect(body.include).toEqual(asks ? ['reasoning.encrypted_content'] : undefined);
});

test.each([
  ['claude-opus-5-5', true],
  ['claude-sonnet-5-5-20261001', true],
  ['claude-fable-5', true],
  ['us.anthropic.claude-opus-5-5-v1:0', true],
  ['anthropic/claude-opus-5.5', true],
  ['anthropic/claude-opus-4.8', false],
  ['claude-opus-4-8', false],
  ['claude-3-5-haiku-latest', false],
])('messages: %s, without an effort, is asked for the text of its reasoning: %s', async (model, asks) => {
  const body = await readSent('anthropic-messages', { model });
  expect(body.thinking).toEqual(asks ? { type: 'adaptive', display: 'summarized' } : undefined);
  expect(body.output_config).toBeUndefined();
});

test.each([
  [60_000, { type: 'ephemeral' }],
  [300_000, { type: 'ephemeral', ttl: '1h' }],
])('messages: after a pause of %d ms, every mark is %j', async (longestPauseMs, mark) => {
  const body = await readSent('anthropic-messages', {}, { longestPauseMs });
  const marks = JSON.stringify(body).match(/"cache_control":\{[^}]*\}/g) ?? [];
  expect(marks).toHaveLength(4);
  expect(new Set(marks)).toEqual(new Set([`"cache_control":${JSON.stringify(mark)}`]));
});
