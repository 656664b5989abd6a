import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startModelServer } from '../fixtures/model-server.ts';
import { createRequest, createTestModel, output, user } from './requests.ts';

/** A response of a server that sends these events. */
const respond = (api: string, events: readonly object[]) =>
  respondWith(api, events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));

/** A response of a server that sends this text. */
async function respondWith(api: string, text: string) {
  const server = createServer((incoming, response) => {
    incoming.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(text);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return createTestModel(api, `http://127.0.0.1:${port}`).respond(createRequest());
}

const chunk = (delta: object, finish: string | null = null) => ({
  id: 'c',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [{ index: 0, delta, finish_reason: finish }],
});
const part = (fields: object) => chunk({ tool_calls: [{ index: 0, id: 'p', type: 'function', function: fields }] });

test.each([
  ['an object', [part({ name: 'read_file', arguments: { filePath: 'a.txt' } })]],
  ['null and an object', [part({ name: 'read_file', arguments: null }), part({ arguments: { filePath: 'a.txt' } })]],
  [
    'parts that repeat the name',
    ['{"fileP', 'ath":', '"a.txt"}'].map((text) => part({ name: 'read_file', arguments: text })),
  ],
  [
    'parts of the name',
    [part({ name: 'read_', arguments: '' }), part({ name: 'file', arguments: '{"filePath":"a.txt"}' })],
  ],
  [
    'empty ones and the real ones',
    [
      part({ name: 'read_file', arguments: '{}' }),
      part({ arguments: '{"filePath":' }),
      part({ arguments: '"a.txt"}' }),
    ],
  ],
])('a call whose arguments come as %s is read', async (_, parts) => {
  const { items } = await respond('openai-chat', [...parts, chunk({}, 'tool_calls')]);
  expect(items).toMatchObject([{ type: 'function_call', name: 'read_file', argumentsJson: '{"filePath":"a.txt"}' }]);
});

const piece = (fields: object, args: string, name?: string) =>
  chunk({ tool_calls: [{ ...fields, function: { arguments: args, ...(name === undefined ? {} : { name }) } }] });

test.each([
  [
    'another id in each part',
    [piece({ index: 0, id: 'a' }, '{"path":', 'read_file'), piece({ index: 0, id: 'b' }, '"a"}')],
  ],
  ['no index', [piece({ id: 'a' }, '{"path":', 'read_file'), piece({}, '"a"}')]],
  ['the id and no index in each part', [piece({ id: 'a' }, '{"path":', 'read_file'), piece({ id: 'a' }, '"a"}')]],
  [
    'an index that its first part lacks',
    [piece({ index: 0, id: 'a' }, '{"path":', 'read_file'), piece({ index: 1 }, '"a"}')],
  ],
])('openai-chat: a call whose parts have %s is one call, and a call after it another', async (_, parts) => {
  const next = piece({ index: 0, id: 'c' }, '{}', 'list_dir');
  const { items } = await respond('openai-chat', [...parts, next, chunk({}, 'tool_calls')]);
  expect(items).toMatchObject([
    { name: 'read_file', argumentsJson: '{"path":"a"}' },
    { name: 'list_dir', argumentsJson: '{}' },
  ]);
});

test.each([
  ['an empty id and no index', { id: '' }],
  ['an empty id and the index 0', { id: '', index: 0 }],
  ['no id and the index 0', { index: 0 }],
])('openai-chat: calls that come whole and each have %s stay apart', async (_, fields) => {
  const parts = ['{"path":"a"}', '{"path":"b"}'].map((args) => piece(fields, args, 'read_file'));
  const { items } = await respond('openai-chat', [...parts, piece(fields, '{}', 'list_dir'), chunk({}, 'tool_calls')]);
  expect(items).toMatchObject([
    { name: 'read_file', argumentsJson: '{"path":"a"}' },
    { name: 'read_file', argumentsJson: '{"path":"b"}' },
    { name: 'list_dir', argumentsJson: '{}' },
  ]);
});

test.each([
  ['a thought in tags', '<think>\nHm.\n</think>\n\n', 'Done.'],
  ['a thought in tags of another name', '<mm:think>Hm.</mm:think>', 'Done.'],
  ['a thought that has no opening tag', 'Hm.\n</think>\n\n', 'Done.'],
  ['nothing but a thought', '<think>\nHm.\n</think>\n', ''],
  ['a thought that does not end', '<think>Hm.', ''],
  ['a closing tag in code', '', 'The template ends so:\n```\n</think>\n```'],
  [
    'a script after a closing tag in code of another kind',
    '',
    '~~~\n</think>\n<tool-calls>\nreturn 1;\n</tool-calls>\n~~~\nNo.',
  ],
  ['a closing tag in a sentence', '', 'Text after </think> is shown.'],
  ['a script in a thought alone', '', '<think>\n<tool-calls>\nreturn 1;\n</tool-calls>\n</think>'],
])('openai-chat: the text of %s is no part of the message, and goes back as it came', async (_, thought, said) => {
  const { items } = await respond('openai-chat', [chunk({ content: `${thought}${said}` }), chunk({}, 'stop')]);
  const texts = items.map((item) => (item.type === 'message' ? item.content : item.type));
  expect(texts).toEqual([
    ...(thought === '' ? [] : ['reasoning']),
    ...(said === '' ? [] : [[{ type: 'text', text: said }]]),
  ]);
  const server = await startModelServer({ turns: [] });
  const conversation = [user('Fix it.'), ...items, user('Go on.')];
  await createTestModel('openai-chat', server.url).respond(createRequest({ conversation }));
  await server.close();
  const sent = server.requests[0]?.body.messages.filter(({ role }: { role: string }) => role === 'assistant');
  expect(sent.map(({ content }: { content: string }) => content)).toEqual(said === '' ? [] : [`${thought}${said}`]);
});

test('openai-chat: the id by which the record names the patch is not the id of a call', async () => {
  const { items } = await respond('openai-chat', [
    piece({ index: 0, id: 'patch' }, '{}', 'read_file'),
    chunk({}, 'tool_calls'),
  ]);
  expect(items).toMatchObject([{ name: 'read_file', callId: expect.not.stringMatching(/^patch$/) as string }]);
});

test('openai-chat: an id that names its call is kept', async () => {
  const events = [piece({ index: 0, id: 'functions.read_file:0' }, '{}', 'read_file'), chunk({}, 'tool_calls')];
  expect((await respond('openai-chat', events)).items).toMatchObject([{ callId: 'functions.read_file:0' }]);
});

test('openai-chat: what an endpoint adds to a call goes back to the same model', async () => {
  const signature = { google: { thought_signature: 'c2lnbmF0dXJl' } };
  const calls = [0, 1].map((index) =>
    chunk({
      tool_calls: [
        {
          index,
          id: `call_${index}`,
          type: 'function',
          function: { name: 'read_file', arguments: '{}' },
          // Of calls at once, only the first one has a signature.
          ...(index === 0 ? { extra_content: signature } : {}),
        },
      ],
    }),
  );
  const { items } = await respond('openai-chat', [...calls, chunk({}, 'tool_calls')]);
  const conversation = [user('Fix it.'), ...items, output('call_0', 'a'), output('call_1', 'b')];
  const send = async (model: string) => {
    const server = await startModelServer({ turns: [] });
    await createTestModel('openai-chat', server.url, { model }).respond(createRequest({ conversation }));
    await server.close();
    return server.requests[0]?.body.messages[2].tool_calls;
  };
  const plain = [0, 1].map((index) => ({
    id: `call_${index}`,
    type: 'function',
    function: { name: 'read_file', arguments: '{}' },
  }));
  expect(await send('test-model')).toEqual([{ ...plain[0], extra_content: signature }, plain[1]]);
  expect(await send('other-model')).toEqual(plain);
  // Google's newer models refuse a call of another model, unless it has this text in the place of the signature.
  const unsigned = { google: { thought_signature: 'skip_thought_signature_validator' } };
  expect(await send('gemini-3.6-flash')).toEqual([{ ...plain[0], extra_content: unsigned }, plain[1]]);
});

/** A response of the Messages API with these blocks, each with its only delta. */
const respondMessage = (blocks: readonly (readonly [object, object])[], reason: string, counts: object = {}) => {
  const events = [
    { type: 'message_start', message: { model: 'm', usage: { input_tokens: 100, output_tokens: 1 } } },
    ...blocks.flatMap(([block, delta], index) => [
      { type: 'content_block_start', index, content_block: block },
      { type: 'content_block_delta', index, delta },
      { type: 'content_block_stop', index },
    ]),
    { type: 'message_delta', delta: { stop_reason: reason }, usage: { output_tokens: 20, ...counts } },
    { type: 'message_stop' },
  ];
  return respondWith(
    'anthropic-messages',
    events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''),
  );
};

test.each([
  ['tool_use', true],
  ['max_tokens', false],
])('anthropic-messages: a thought that its server does not sign goes back after %s: %s', async (reason, goesBack) => {
  const blocks = [
    [
      { type: 'thinking', thinking: '' },
      { type: 'thinking_delta', thinking: 'Hm.' },
    ],
    [
      { type: 'tool_use', id: 'call_0', name: 'read_file', input: {} },
      { type: 'input_json_delta', partial_json: '{}' },
    ],
  ] as const;
  const { items } = await respondMessage(blocks, reason);
  const server = await startModelServer({ turns: [] });
  const conversation = [user('Fix it.'), ...items, output('call_0', 'a')];
  await createTestModel('anthropic-messages', server.url).respond(createRequest({ conversation }));
  await server.close();
  const first: unknown = server.requests[0]?.body.messages[1].content[0];
  const thought = { type: 'thinking', thinking: 'Hm.', signature: '' };
  expect(first).toEqual(goesBack ? thought : expect.objectContaining({ type: 'tool_use' }));
});

test('anthropic-messages: a count of 0 at the end of a response does not replace the one from its beginning', async () => {
  const text = [
    { type: 'text', text: '' },
    { type: 'text_delta', text: 'All is well.' },
  ] as const;
  const { usage } = await respondMessage([text], 'end_turn', { input_tokens: 0, cache_read_input_tokens: 0 });
  expect(usage).toMatchObject({ inputTokens: 100, outputTokens: 20 });
});

test('openai-chat: a count of 0 is estimated by length', async () => {
  const usage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };
  const response = await respond('openai-chat', [chunk({ content: 'All is well.' }, 'stop'), { ...chunk({}), usage }]);
  expect(response.counted).toBe('estimated');
  expect(response.usage.inputTokens).toBeGreaterThan(50);
  expect(response.usage.outputTokens).toBeGreaterThan(1);
});

test.each([
  ['openai-chat', [chunk({ content: 'I will' }), chunk({}, 'content_filter')]],
  [
    'openai-responses',
    [
      {
        type: 'response.incomplete',
        sequence_number: 0,
        response: {
          id: 'r',
          status: 'incomplete',
          incomplete_details: { reason: 'content_filter' },
          output: [],
          usage: { input_tokens: 10, output_tokens: 2, total_tokens: 12 },
        },
      },
    ],
  ],
])('%s: a content filter that ends a response is named, and the response is paid for', async (api, events) => {
  await expect(respond(api, events)).rejects.toMatchObject({
    code: 'provider-refusal',
    message: expect.stringMatching(
      /^the provider's content filter refuses the request.*: it has stopped the response$/,
    ),
    usage: { outputTokens: 2 },
  });
});

const half = [
  chunk({ content: 'I will' }),
  { ...chunk({}), usage: { prompt_tokens: 10, completion_tokens: 2, total_tokens: 12 } },
];

test.each([
  ['insufficient_system_resource', 'provider-stream'],
  ['network_error', 'provider-stream'],
  ['error', 'provider-stream'],
  ['abort', 'provider-stream'],
  ['sensitive', 'provider-refusal'],
])('openai-chat: a response that ends with the reason %s is no answer, and is paid for', async (reason, code) => {
  await expect(respond('openai-chat', [...half, chunk({}, reason)])).rejects.toMatchObject({
    code,
    usage: { inputTokens: 10, outputTokens: 2 },
  });
});

test.each(['length', 'model_length', 'model_context_window_exceeded'])(
  'openai-chat: a response that ends with the reason %s was cut off',
  async (reason) => {
    expect(await respond('openai-chat', [...half, chunk({}, reason)])).toMatchObject({ stop: 'length' });
  },
);

test.each([
  ['image_parse_error', 'provider-invalid-request'],
  ['image_content_policy_violation', 'provider-invalid-request'],
  ['unsupported_image_media_type', 'provider-invalid-request'],
  ['data_residency_mismatch', 'provider-invalid-request'],
  ['bio_policy', 'provider-refusal'],
  ['misalignment_policy_violation', 'provider-refusal'],
  ['server_error', 'provider-server'],
  ['a_newer_code', 'provider-stream'],
])('openai-responses: a response that failed with %s is %s', async (code, expected) => {
  const response = { id: 'r', status: 'failed', error: { code, message: 'It failed.' }, output: [], usage: null };
  const failed = { type: 'response.failed', sequence_number: 1, response };
  await expect(respond('openai-responses', [failed])).rejects.toMatchObject({ code: expected });
});

test('openai-chat: an empty reason in each chunk does not make half a response complete', async () => {
  const usage = { id: 'c', choices: [], usage: { prompt_tokens: 10, completion_tokens: 2, total_tokens: 12 } };
  const parts = [chunk({ content: 'I ' }, ''), chunk({ content: 'will.' }, '')];
  await expect(respond('openai-chat', parts)).rejects.toMatchObject({ code: 'provider-stream' });
  for (const end of [usage, chunk({}, 'stop')])
    expect((await respond('openai-chat', [...parts, end])).items).toMatchObject([{ content: [{ text: 'I will.' }] }]);
});

test.each([
  ['Rate limit reached for gpt-6-sol. Please try again in 11.054s. Visit https://example.com.', 11_054],
  ['Please try again in 1m2.5s.', 62_500],
  ['Quota exceeded. Please retry in 28.135353458s.', 28_136],
  ['Please try again in 2m.', 120_000],
  ['Please try again in 1h0m1s.', 3_601_000],
  ['Please try again in 250ms.', 250],
  ['Please try again in a while.', null],
])('openai-responses: a response that failed by a rate limit names a wait in words: %s', async (message, waitMs) => {
  const error = { code: 'rate_limit_exceeded', message };
  const failed = { type: 'response.failed', sequence_number: 1, response: { id: 'r', status: 'failed', error } };
  await expect(respond('openai-responses', [failed])).rejects.toMatchObject({
    code: 'provider-rate-limit',
    retryAfterMs: waitMs,
  });
});

// Of gateways in front of OpenRouter, of Grok on Google Vertex AI, and of others.
const signsOfLife = [
  ['a comment', ': ping\n\n'],
  ['an event without data', 'event: ping\n\n'],
  ['a time to reconnect', 'retry: 3000\n\n'],
  ['an event with empty data', 'event: ping\ndata: \n\n'],
  ['a comment as data', 'data: : keepalive\n\n'],
  ['a comment as data with ends of lines of Windows', 'data: : OPENROUTER PROCESSING\r\n\r\n'],
  ['an event that is apart from its data', 'event: message\n\n'],
  ['an event of the API', 'event: keepalive\ndata: {"type":"keepalive","sequence_number":3}\n\n'],
] as const;
const answers = {
  'openai-chat': [chunk({ content: 'All is well: {}.' }), chunk({}, 'stop')],
  'openai-responses': [
    {
      type: 'response.completed',
      sequence_number: 4,
      response: {
        id: 'r',
        status: 'completed',
        output: [
          {
            type: 'message',
            id: 'm',
            role: 'assistant',
            status: 'completed',
            content: [{ type: 'output_text', text: 'All is well: {}.', annotations: [] }],
          },
        ],
        usage: { input_tokens: 10, output_tokens: 2, total_tokens: 12 },
      },
    },
  ],
};

describe.each(Object.entries(answers))('%s', (api, events) => {
  const lines = events.map((event) => `data: ${JSON.stringify(event)}\n\n`);

  test.each(signsOfLife)('a sign of life does not break a response: %s', async (_, sign) => {
    const { items } = await respondWith(api, lines.map((line) => `${sign}${line}${sign}`).join(''));
    expect(items).toMatchObject([{ type: 'message', content: [{ text: 'All is well: {}.' }] }]);
  });

  test('a byte order mark does not break a response', async () => {
    const { items } = await respondWith(api, `\uFEFF${lines.join('')}`);
    expect(items).toMatchObject([{ type: 'message', content: [{ text: 'All is well: {}.' }] }]);
  });
});
