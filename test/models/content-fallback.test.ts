import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ConversationItem } from '../../src/core/types/conversation.ts';
import { createContentFallback, imageContent, reasoningContent } from '../../src/models/content-fallback.ts';
import { images } from '../fixtures/images.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { ownApis, call, createRequest, createTestModel, output, user } from './requests.ts';

const image = { type: 'image', mediaType: 'image/png', base64: images.png.toString('base64') } as const;
const conversation: readonly ConversationItem[] = [
  user('Look.'),
  call('call_1', '{}'),
  output('call_1', 'a.png: 3 × 2 pixels.', { images: [image] }),
  { type: 'message', id: 'script-images', role: 'user', content: [{ type: 'text', text: 'And:' }, image] },
];

/** A provider in front of the model server that refuses each request with a text in its body. */
async function startStrictProvider(
  url: string,
  { refused: part, status, message }: { readonly refused: string; readonly status: number; readonly message: string },
) {
  let refused = 0;
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => void answer(Buffer.concat(chunks).toString()));
    const answer = async (body: string): Promise<void> => {
      if (body.includes(part)) {
        refused += 1;
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ error: { type: 'invalid_request_error', message } }));
        return;
      }
      const headers = { 'content-type': 'application/json', authorization: 'x' };
      const passed = await fetch(`${url}${incoming.url}`, { method: 'POST', headers, body });
      response.writeHead(passed.status, { 'content-type': passed.headers.get('content-type') ?? '' });
      response.end(await passed.text());
    };
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
  return { url: `http://127.0.0.1:${address.port}`, readRefused: () => refused };
}

const startBlindProvider = (url: string, status: number) =>
  startStrictProvider(url, { refused: image.base64, status, message: 'image input is not supported' });

describe.each(ownApis)('%s', (api) => {
  test('images of calls and of scripts are sent as images', async () => {
    const server = await startModelServer({ turns: [{ text: 'Red.' }] });
    onTestFinished(() => server.close());
    await createContentFallback(createTestModel(api, server.url), imageContent).respond(
      createRequest({ conversation }),
    );
    const sent = JSON.stringify(server.requests[0]?.body);
    expect(sent.split(image.base64)).toHaveLength(3);
    expect(sent).toContain(
      { 'openai-responses': 'input_image', 'openai-chat': 'image_url', 'anthropic-messages': 'media_type' }[api],
    );
  });

  test.each([400, 404, 500])('a provider that refuses images with %i receives none any more', async (status) => {
    const server = await startModelServer({ turns: [{ text: 'A.' }, { text: 'B.' }] });
    onTestFinished(() => server.close());
    const provider = await startBlindProvider(server.url, status);
    const model = createContentFallback(createTestModel(api, provider.url), imageContent);
    for (let turn = 0; turn < 2; turn += 1) {
      const { items } = await model.respond(createRequest({ conversation }));
      expect(items[0]).toMatchObject({ type: 'message' });
    }
    expect(provider.readRefused()).toBe(1);
    const sent = JSON.stringify(server.requests[1]?.body);
    expect(sent).toContain('a.png: 3 × 2 pixels.');
    expect(sent).toMatch(/an image that you cannot see: the provider refused the request with it: .*not supported/);
  });
});

test.each([
  ['429', 'provider-rate-limit'],
  ['truncate', 'provider-stream'],
  ['context', 'provider-context-overflow'],
] as const)('a failure without images (%s) is the failure of the request', async (type, code) => {
  const server = await startModelServer({ turns: [{ text: 'A.' }], faults: [{ at: 0, times: 1, type }] });
  onTestFinished(() => server.close());
  const provider = await startBlindProvider(server.url, 400);
  const model = createContentFallback(createTestModel('openai-responses', provider.url), imageContent);
  await expect(model.respond(createRequest({ conversation }))).rejects.toMatchObject({ code });
  expect((await model.respond(createRequest({ conversation }))).items).toMatchObject([{ type: 'message' }]);
});

test('a request with a refused key is sent once, and is not repeated without images', async () => {
  const server = await startModelServer({ turns: [], faults: [{ at: 0, times: 9, type: '401' }] });
  onTestFinished(() => server.close());
  const model = createContentFallback(createTestModel('openai-chat', server.url), imageContent);
  await expect(model.respond(createRequest({ conversation }))).rejects.toThrow('the provider refused the key');
  expect(server.requests).toHaveLength(1);
});

async function respondThrice(api: string, message: string) {
  const turns = [1, 2, 3].map(() => ({ reasoning: 'Hm.', text: 'A.' }));
  const server = await startModelServer({ turns });
  onTestFinished(() => server.close());
  const gateway = await startStrictProvider(server.url, { refused: 'sealed:', status: 400, message });
  const model = createContentFallback(createTestModel(api, gateway.url, { effort: 'low' }), reasoningContent);
  let thread = [user('Fix it.')];
  for (let turn = 0; turn < 3; turn += 1) {
    const { items } = await model.respond(createRequest({ conversation: thread }));
    thread = [...thread, ...items, user('Continue.')];
  }
  return gateway.readRefused();
}

test.each([
  ['openai-responses', 'The encrypted content gAAA...ng== could not be verified.'],
  ['openai-responses', 'The encrypted content for item rs_1 could not be decrypted or parsed.'],
  ['anthropic-messages', 'messages.1.content.0: Invalid `signature` in `thinking` block'],
  ['openai-responses', "Item 'rs_1' of type 'reasoning' was provided without its required following item."],
  [
    'anthropic-messages',
    'messages.1.content.0: `thinking` or `redacted_thinking` blocks in the latest assistant message cannot be modified.',
  ],
])('%s: reasoning that the provider refuses is left out until the end of the run: %s', async (api, message) => {
  expect(await respondThrice(api, message)).toBe(1);
});

test('another refusal is the failure of the request', async () => {
  await expect(respondThrice('openai-responses', 'The model does not exist.')).rejects.toThrow('does not exist');
});
