import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createReasoningFallback } from '../../src/models/reasoning-fallback.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createRequest, createTestModel, user } from './requests.ts';

/** A gateway in front of the model server that refuses each request with reasoning of an earlier response. */
async function startGateway(url: string, message: string) {
  let refused = 0;
  const server = createServer((incoming, response) => {
    const answer = async (): Promise<void> => {
      const body = await text(incoming);
      if (body.includes('sealed:')) {
        refused += 1;
        response.writeHead(400, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ error: { type: 'invalid_request_error', message } }));
        return;
      }
      const passed = await fetch(`${url}${incoming.url}`, { method: 'POST', body, headers: { authorization: 'x' } });
      response.writeHead(passed.status, { 'content-type': passed.headers.get('content-type') ?? '' });
      response.end(await passed.text());
    };
    void answer();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, readRefused: () => refused };
}

async function respondTwice(api: string, message: string) {
  const turns = [1, 2, 3].map(() => ({ reasoning: 'Hm.', text: 'A.' }));
  const server = await startModelServer({ turns });
  onTestFinished(() => server.close());
  const gateway = await startGateway(server.url, message);
  const model = createReasoningFallback(createTestModel(api, gateway.url, { effort: 'low' }));
  let conversation = [user('Fix it.')];
  for (let turn = 0; turn < 3; turn += 1) {
    const { items } = await model.respond(createRequest({ conversation }));
    conversation = [...conversation, ...items, user('Continue.')];
  }
  return gateway.readRefused();
}

test.each([
  ['openai-responses', 'The encrypted content gAAA...ng== could not be verified.'],
  ['openai-responses', 'The encrypted content for item rs_1 could not be decrypted or parsed.'],
  ['anthropic-messages', 'messages.1.content.0: Invalid `signature` in `thinking` block'],
  [
    'anthropic-messages',
    'messages.1.content.0: `thinking` or `redacted_thinking` blocks in the latest assistant message cannot be modified.',
  ],
])('%s: reasoning that the provider refuses is left out until the end of the run: %s', async (api, message) => {
  expect(await respondTwice(api, message)).toBe(1);
});

test('another refusal is the failure of the request', async () => {
  await expect(respondTwice('openai-responses', 'The model does not exist.')).rejects.toThrow('does not exist');
});
