import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDeferred } from '../../src/core/deferred.ts';
import type { SendHttp } from '../../src/core/ports/model.ts';
import type { ConversationItem } from '../../src/core/types/conversation.ts';
import { HarnessError } from '../../src/core/types/error.ts';
import { createHttpClient } from '../../src/models/http-client.ts';
import { ownApis, createRequest, createTestModel, output, user } from './requests.ts';

const root = join(import.meta.dirname, '../fixtures/streams');

/** The items as one line each. `sealed` reasoning goes back to the provider. */
function describe(item: ConversationItem): string {
  switch (item.type) {
    case 'message':
      return `text ${readStart(item.content.map((part) => (part.type === 'text' ? part.text : '')).join(''))}`;
    case 'reasoning':
      return `${item.providerData === '' ? 'dropped' : 'sealed'} thought ${readStart(item.text)}`;
    case 'function_call':
      return `call ${item.callId} ${item.name} ${item.argumentsJson}`;
    default:
      return item.type;
  }
}

function readStart(text: string): string {
  return text.trim().slice(0, 24).trim();
}

interface Expected {
  readonly items: readonly string[];
  readonly stop?: 'length' | 'refusal';
  readonly refusal?: string;
  /** Input, output and cached tokens. */
  readonly tokens: readonly [number, number, number];
  readonly model: string;
  /** Part of the next request, if the response has reasoning or a phase. */
  readonly sentBack?: string;
}

interface Failure {
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
}

const cases: Record<string, Expected | Failure> = {
  'openai-responses/azure-call': {
    items: ['call call_H5DxLSFnsGhiROnUiDHmgyc8 weather {"location":"San Francisco"}'],
    tokens: [45, 24, 0],
    model: 'gpt-5.1',
  },
  'openai-responses/bedrock-call-first': {
    items: ['call call_0 first_tool {}'],
    tokens: [88, 14, 0],
    model: 'openai.gpt-5.6-luna',
  },
  'openai-responses/bedrock-call-second': {
    items: ['sealed thought ', 'call call_1 second_tool {}'],
    tokens: [115, 30, 0],
    model: 'openai.gpt-5.6-luna',
    sentBack: '"encrypted_content":"rsn_5ZVrif4J0bXIqmWd',
  },
  'openai-responses/copilot-changed-ids': {
    items: ['dropped thought **Counting character occ', 'text There are **3** letter *'],
    tokens: [19, 105, 0],
    model: 'gpt-5.3-codex',
    sentBack: '"phase":"final_answer"',
  },
  'openai-responses/deepseek-call': {
    items: [
      'sealed thought The user asks about temp',
      'call call_00_xjY8Z2BvSlzgEmmw0DtH0464 get_temperature {"city": "Tokyo"}',
    ],
    tokens: [366, 59, 256],
    model: 'deepseek-v4-flash',
    sentBack: '"content":[{"type":"reasoning_text","text":"The user asks about ',
  },
  'openai-responses/lmstudio-call': {
    items: [
      'sealed thought The user is asking for t',
      "text I'll get the current wea",
      'call call_2025306790300011 weather {"location":"San Francisco"}',
    ],
    tokens: [182, 61, 2],
    model: 'zai-org/glm-4.7-flash',
    sentBack: '"content":[{"type":"reasoning_text","text":"The user is asking f',
  },
  'openai-responses/openai-call': {
    items: ['call call_kL0PCQV7M2WMoVX8V8OtYSAL get_capital {"country":"France"}'],
    tokens: [255, 16, 0],
    model: 'gpt-4o-2024-08-06',
  },
  'openai-responses/openai-quota': {
    code: 'provider-invalid-request',
    message: 'You exceeded your current quota, please ',
    hint: 'Check the quota and the billin',
  },
  'openai-responses/openai-reasoning': {
    items: ['sealed thought ', 'call call_CWXgs68YprAjp6t0371hiPOI final_result {"result":6666}'],
    tokens: [53, 469, 0],
    model: 'gpt-5-2025-08-07',
    sentBack: '"encrypted_content":"gAAAAABoyXvynDJ_tG_X',
  },
  'openai-responses/openai-text': {
    items: ['text The capital of France is'],
    tokens: [278, 9, 0],
    model: 'gpt-4o-2024-08-06',
  },
  'openai-responses/openrouter-open-reasoning': {
    items: ['sealed thought The user asks: "What is', 'text 4'],
    tokens: [78, 37, 0],
    model: 'openai/gpt-oss-20b',
    sentBack: '"content":[{"type":"reasoning_text","text":"The user asks',
  },
  'openai-chat/alibaba-call': {
    items: ['call call_eee11723464a4b9eb8cee71d weather {"location": "San Francisco"}'],
    tokens: [295, 22, 0],
    model: 'qwen3-max',
  },
  'openai-chat/azure-text': {
    items: ['text Capital of Denmark.'],
    tokens: [15, 78, 0],
    model: 'gpt-5-nano-2025-08-07',
  },
  'openai-chat/deepseek-call': {
    items: [
      'sealed thought The user is asking for t',
      'call call_00_ioIn7yN9p1ZOMNpDLwd4MgAF weather {"location": "San Francisco"}',
    ],
    tokens: [339, 83, 320],
    model: 'deepseek-reasoner',
    sentBack: '"reasoning_content":"The user i',
  },
  'openai-chat/groq-call': {
    items: [
      'sealed thought We need to call the func',
      'call fc_bfb39741-3748-4def-9886-a93fc9c64a90 get_something_by_name {"name":"example"}',
    ],
    tokens: [304, 49, 0],
    model: 'openai/gpt-oss-120b',
    sentBack: '"reasoning":"We need to call the ',
  },
  'openai-chat/groq-failed-call': { code: 'provider-stream', message: 'Tool call validation failed: tool call v' },
  'openai-chat/mistral-call': {
    items: ['call chatcmpl-tool-9f149c74c42f265b webSearchTool {"query": "current Berlin weather"}'],
    tokens: [171, 14, 128],
    model: 'zai-glm-5-2',
  },
  'openai-chat/mistral-thinking': {
    items: ['sealed thought The user is asking for 2', 'text 2 + 2 = 4'],
    tokens: [10, 46, 0],
    model: 'magistral-medium-2507',
    sentBack: '{"type":"thinking","thinking":[{"type":"text","text":"The user is asking f',
  },
  'openai-chat/openai-parallel-calls': {
    items: [
      'call call_q2UyBRP7eXNTzAoR8lEhjc9Z get_country {}',
      'call call_b51ijcpFkDiTQG1bQzsrmtW5 get_product_name {}',
    ],
    tokens: [364, 40, 0],
    model: 'gpt-4o-2024-08-06',
  },
  'openai-chat/openai-text': {
    items: ['text The capital of the UK is'],
    tokens: [78, 9, 0],
    model: 'gpt-4o-mini-2024-07-18',
  },
  'openai-chat/openrouter-error': {
    items: ['sealed thought We need to respond to a'],
    stop: 'length',
    tokens: [112, 11, 0],
    model: 'minimax/minimax-m2:free',
  },
  'openai-chat/openrouter-reasoning': {
    items: ['sealed thought This is a simple arithme', 'text 2 + 2 = 4'],
    tokens: [43, 36, 0],
    model: 'anthropic/claude-sonnet-4.5',
    sentBack: '"text":"This is a simple arithmetic question. 2+2 equals 4.","signature":"Et0BCkgI',
  },
  'openai-chat/snowflake-text': { items: ['text 4'], tokens: [22, 5, 0], model: 'claude-sonnet-4-6' },
  'openai-chat/snowflake-thinking': {
    items: ['sealed thought 15 * 27 = 405', "text 15 × 27 = **405**\n\nHere'"],
    tokens: [45, 73, 0],
    model: 'claude-sonnet-4-6',
    sentBack: '"text":"15 * 27 = 405"',
  },
  'openai-chat/vllm-text': {
    items: ['text 1, 2, 3, 4, 5'],
    tokens: [46, 14, 0],
    model: 'meta-llama/Llama-3.3-70B-Instruct',
  },
  'openai-chat/xai-call': {
    items: ['sealed thought First, the user is', 'call call_55117580 weather {"location":"San Francisco"}'],
    // With 196 tokens of reasoning, which are in the total only.
    tokens: [291, 222, 290],
    model: 'grok-3-mini',
    sentBack: '"reasoning_content":"First, the',
  },
  'openai-chat/zai-reasoning': {
    items: ["sealed thought 1.  **Analyze the User's", 'text 4'],
    tokens: [13, 564, 0],
    model: 'glm-4.7',
    sentBack: '"reasoning_content":"\\n1',
  },
  'anthropic-messages/anthropic-cache-written': {
    items: ['text The sum of the squares o'],
    tokens: [9632, 198, 6289],
    model: 'claude-sonnet-5',
  },
  'anthropic-messages/anthropic-call-without-arguments': {
    items: ["text I'll update the issue li", 'call toolu_01QE1WLsSVp5hy5Q3GmGTmjP updateIssueList {}'],
    tokens: [565, 48, 0],
    model: 'claude-sonnet-4-5-20250929',
  },
  'anthropic-messages/anthropic-fallback': {
    items: ['text The printing press was i'],
    tokens: [412, 264, 0],
    model: 'claude-fable-5',
  },
  'anthropic-messages/anthropic-redacted-thinking': {
    items: ['sealed thought ', 'sealed thought ', "text I notice that you've sen"],
    tokens: [92, 189, 0],
    model: 'claude-sonnet-4-5-20250929',
    sentBack: '{"type":"redacted_thinking","data":"EqkECkYIBxgCKkA8AZ4n',
  },
  'anthropic-messages/anthropic-refusal': {
    items: [],
    stop: 'refusal',
    refusal:
      "This request triggered restrictions on violative cyber content and was blocked under Anthropic's Usage Policy.",
    tokens: [18, 5, 0],
    model: 'claude-fable-5',
  },
  'anthropic-messages/anthropic-server-tool': {
    items: [
      'text Let me search for a tool',
      'text I found the right tool!',
      'call toolu_01EFn5wTNBYA8Reni8rbmnHT get_exchange_rate {"from_currency": "USD", "to_currency": "EUR"}',
    ],
    tokens: [1591, 175, 0],
    model: 'claude-sonnet-4-6',
  },
  'anthropic-messages/anthropic-text': { items: ['text 2'], tokens: [20, 5, 0], model: 'claude-sonnet-4-5-20250929' },
  'anthropic-messages/anthropic-thinking': {
    items: ['sealed thought This is a straightforwar', 'text Here are the basic steps'],
    tokens: [43, 282, 0],
    model: 'claude-sonnet-4-20250514',
    sentBack: '{"type":"thinking","thinking":"This is a straightfo',
  },
  'anthropic-messages/gateway-begun-again': {
    items: ['sealed thought Let me call the tool.', 'call toolu_second test-tool {"value":"Sparkle Day"}'],
    tokens: [17, 65, 0],
    model: 'claude-3-haiku-20240307',
    sentBack: '"thinking":"Let me call the tool.","signature":"sig-second"',
  },
  'anthropic-messages/gateway-late-count': {
    items: ['text pong'],
    tokens: [61, 2, 0],
    model: 'claude-opus-4-5-20251101',
  },
};

type Send = (bytes: Buffer, response: ServerResponse) => void;

/** How the bytes arrive. A part may end in the middle of a line and of a character. */
const ways: Record<string, Send> = {
  'at once': (bytes, response) => void response.end(bytes),
  'in parts of 7 bytes': (bytes, response) => {
    for (let start = 0; start < bytes.length; start += 7) response.write(bytes.subarray(start, start + 7));
    response.end();
  },
  'with other ends of lines': (bytes, response) =>
    void response.end(bytes.toString('utf8').replaceAll('\r\n', '\n').replaceAll('\n', '\r\n')),
};

async function* watchEnd(body: AsyncIterable<Uint8Array>, onEnd: () => void): AsyncIterable<Uint8Array> {
  yield* body;
  onEnd();
}

async function serve(bytes: Buffer, send: Send): Promise<{ url: string; bodies: string[]; ports: Set<unknown> }> {
  const bodies: string[] = [];
  const ports = new Set<unknown>();
  const server = createServer((incoming, response) => {
    ports.add(incoming.socket.remotePort);
    let body = '';
    incoming.setEncoding('utf8');
    incoming.on('data', (part: string) => (body += part));
    incoming.on('end', () => {
      bodies.push(body);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      send(bytes, response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies, ports };
}

const files = ownApis.flatMap((api) =>
  readdirSync(join(root, api)).map((name) => `${api}/${name.replace('.sse', '')}`),
);

test('each recorded stream has an expectation', () => {
  expect(Object.keys(cases).toSorted()).toEqual(files.toSorted());
});

test.each(
  Object.entries(cases).flatMap(([name, expected]) => Object.keys(ways).map((way) => ({ name, way, expected }))),
)('$name, received $way, is read as recorded', async ({ name, way, expected }) => {
  const api = name.split('/')[0] ?? '';
  const { url, bodies } = await serve(readFileSync(join(root, `${name}.sse`)), ways[way] as Send);
  const model = createTestModel(api, url);
  if ('code' in expected) {
    const thrown: unknown = await model.respond(createRequest()).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(HarnessError);
    const { code, message, hint } = thrown as HarnessError;
    expect({ code, message, hint }).toEqual({
      code: expected.code,
      message: expect.stringContaining(expected.message) as unknown,
      hint: expect.stringContaining(expected.hint ?? '') as unknown,
    });
    return;
  }
  let streamed = '';
  const answer = await model.respond(createRequest({ onText: (text) => void (streamed += text) }));
  const { inputTokens, outputTokens, cachedTokens } = answer.usage;
  expect({
    items: answer.items.map(describe),
    stop: answer.stop,
    refusal: answer.refusal,
    tokens: [inputTokens, outputTokens, cachedTokens],
    model: answer.model,
  }).toEqual({
    items: expected.items,
    stop: expected.stop ?? 'complete',
    refusal: expected.refusal,
    tokens: expected.tokens,
    model: expected.model,
  });
  const texts = answer.items.flatMap((item) => (item.type === 'message' ? item.content : []));
  for (const part of texts) if (part.type === 'text') expect(streamed).toContain(part.text);
  const results = answer.items.flatMap((item) => (item.type === 'function_call' ? [output(item.callId, 'ok')] : []));
  await model.respond(createRequest({ conversation: [user('Fix it.'), ...answer.items, ...results, user('Next.')] }));
  if (expected.sentBack !== undefined) expect(bodies[1]).toContain(expected.sentBack);
});

test.each([
  ['five minutes', (text: string) => text, undefined],
  ['an hour', exchangeLifetimes, 3337],
])('the written tokens of a recorded answer, kept for %s, are counted', async (_, change, hourTokens) => {
  const recorded = readFileSync(join(root, 'anthropic-messages/anthropic-cache-written.sse'), 'utf8');
  const { url } = await serve(Buffer.from(change(recorded)), ways['at once'] as Send);
  const { usage } = await createTestModel('anthropic-messages', url).respond(createRequest());
  expect(usage).toMatchObject({ cacheWriteTokens: 3337 });
  expect(usage.cacheWriteHourTokens).toBe(hourTokens);
});

function exchangeLifetimes(text: string): string {
  return text.replace(/ephemeral_(5m|1h)_/g, (_, lifetime) => `ephemeral_${lifetime === '5m' ? '1h' : '5m'}_`);
}

test.each(['openai-responses/openai-text', 'openai-chat/openai-text', 'anthropic-messages/anthropic-text'])(
  '%s: a connection whose answer ends after its last event serves the next request',
  async (name) => {
    const answers: ServerResponse[] = [];
    const { url, ports } = await serve(readFileSync(join(root, `${name}.sse`)), (bytes, response) => {
      response.write(bytes);
      answers.push(response);
    });
    const direct = createHttpClient(null);
    let isRead = createDeferred<void>();
    const send: SendHttp = async (address, request) => {
      const response = await direct(address, request);
      return { ...response, body: watchEnd(response.body, isRead.resolve) };
    };
    const model = createTestModel(name.split('/')[0] ?? '', url, { send });
    for (let turn = 0; turn < 3; turn += 1) {
      isRead = createDeferred();
      await model.respond(createRequest());
      answers.at(-1)?.end();
      await isRead.promise;
      // Node frees the connection after it has reported the end.
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(ports.size).toBe(1);
  },
);
