import { expect, test } from 'vitest';
import { startModelServer } from '../fixtures/model-server.ts';
import {
  type apis,
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

async function readSent(api: (typeof apis)[number]) {
  const server = await startModelServer({ turns: [{ text: 'Done.' }] });
  try {
    await createTestModel(api, server.url).respond(createRequest({ conversation }));
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
    { type: 'function_call', call_id: 'call_2', name: 'made_up', arguments: '{"broken' },
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
        { id: 'call_2', type: 'function', function: { name: 'made_up', arguments: '{"broken' } },
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

test('messages: roles alternate, results first, broken arguments as {}, cache marks at the ends', async () => {
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
