import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { itemSchema } from '../../src/core/types/conversation.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { expectTyped, mutateBytes, mutateJson } from '../fixtures/mutations.ts';
import { ownApis, createRequest, createTestModel } from './requests.ts';

const count = z.number().nonnegative();

/** The properties that the loop and the record rely on. */
const responseSchema = z.strictObject({
  items: z.array(itemSchema),
  stop: z.enum(['complete', 'length', 'refusal', 'repetition']),
  usage: z.strictObject({
    inputTokens: count,
    outputTokens: count,
    cachedTokens: count,
    cacheWriteTokens: count.nullable(),
  }),
  counted: z.literal('estimated').optional(),
  model: z.string(),
  costUsd: z.number().nullable(),
});

let body: Uint8Array = new Uint8Array();
const server = createServer((incoming, response) => {
  incoming.resume();
  incoming.on('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(body);
  });
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

/** The text of a response with every kind of item, as a provider streams it. */
async function recordStream(api: string): Promise<string> {
  const provider = await startModelServer({
    turns: [{ reasoning: 'I think.', text: 'I look.', calls: [{ name: 'read_file', args: { path: 'a' } }] }],
  });
  const path = api === 'openai-responses' ? 'responses' : api === 'openai-chat' ? 'chat/completions' : 'messages';
  const response = await fetch(`${provider.url}/v1/${path}`, {
    method: 'POST',
    body: JSON.stringify({ model: 'm', messages: [], input: [] }),
  });
  const text = await response.text();
  await provider.close();
  return text;
}

async function expectTypedAnswer(api: string, sent: Uint8Array): Promise<void> {
  body = sent;
  const answer = await expectTyped(() => createTestModel(api, url).respond(createRequest()));
  if (answer !== null) responseSchema.parse(answer);
}

test.each(ownApis)('%s: a response whose bytes are garbled is read in full or fails with a code', async (api) => {
  expect.hasAssertions();
  const text = await recordStream(api);
  await fc.assert(
    fc.asyncProperty(mutateBytes(text), (sent) => expectTypedAnswer(api, sent)),
    { numRuns: 100 },
  );
});

test.each(ownApis)(
  '%s: a response with other values in its events is read in full or fails with a code',
  async (api) => {
    expect.hasAssertions();
    const lines = (await recordStream(api)).split('\n');
    const events = lines.flatMap((line, index) => (line.startsWith('data: {') ? [index] : []));
    const changed = fc
      .constantFrom(...events)
      .chain((index) =>
        mutateJson(JSON.parse(lines[index]?.slice('data: '.length) ?? '')).map((value) =>
          lines.with(index, `data: ${JSON.stringify(value)}`).join('\n'),
        ),
      );
    await fc.assert(
      fc.asyncProperty(changed, (sent) => expectTypedAnswer(api, Buffer.from(sent))),
      { numRuns: 200 },
    );
  },
);

test.each(ownApis)('%s: an error page whose values are of other types fails with a code', async (api) => {
  expect.hasAssertions();
  const page = { type: 'error', error: { type: 'x', code: 'y', message: 'z', param: null } };
  await fc.assert(
    fc.asyncProperty(mutateJson(page), (value) =>
      expectTypedAnswer(api, Buffer.from(`event: error\ndata: ${JSON.stringify(value)}\n\n`)),
    ),
    { numRuns: 100 },
  );
});
