import * as z from 'zod';
import type { ModelApi } from '../../core/ports/model.ts';
import { extendPath, type Hosting, type StreamSdk } from './hosting.ts';

/** OpenAI's own address. */
const openAiBaseUrl = 'https://api.openai.com/v1';

/** OpenAI itself, and every server with its API at the input `base-url`. */
export function describeOpenAi(name: ModelApi['name']): Hosting {
  return {
    name,
    provider: 'openai',
    access: {
      type: 'key',
      input: 'openai-api-key',
      variable: 'OPENAI_API_KEY',
      defaultBaseUrl: openAiBaseUrl,
      addressVariable: 'OPENAI_BASE_URL',
      renderKey,
    },
    renderRequest: ({ baseUrl }, path, body) => ({
      address: extendPath(baseUrl ?? openAiBaseUrl, path),
      headers: {},
      body,
    }),
    loadReader: null,
  };
}

// Azure's addresses with `?api-version=` take a key in a separate header; `authorization` is for tokens there (Azure OpenAI REST API reference,
// "Authentication").
function renderKey(apiKey: string, address: string): Readonly<Record<string, string>> {
  return new URL(address).searchParams.has('api-version')
    ? { 'api-key': apiKey }
    : { authorization: `Bearer ${apiKey}` };
}

export async function loadOpenAiSdk(): Promise<StreamSdk> {
  const [{ Stream }, { APIConnectionError, APIError }] = await Promise.all([
    import('openai/core/streaming'),
    import('openai/core/error'),
  ]);
  const fromSSEResponse: StreamSdk['Stream']['fromSSEResponse'] = ({ headers, body }, controller, client) =>
    Stream.fromSSEResponse(
      { headers, body: dropSignsOfLife(body as unknown as AsyncIterable<Uint8Array>) } as unknown as Response,
      controller,
      client,
    );
  return { Stream: { fromSSEResponse }, APIConnectionError, APIError, readErrorDetails };
}

/** A line with data that may be JSON, with the name of an error, or without anything. The first line may begin with a byte order mark. */
const usedLine = /^(?:\xEF\xBB\xBF)?(?:data:[ \t]*[^ \t:\r\n]|event:[ \t]*error[ \t\r\n]|\r?\n)/;
const maxLineStart = 100;

/**
 * The lines of a stream of events that the library uses. While a model thinks, gateways send events without data, or comments as data
 * (`data: : keepalive`): the library would read both as JSON, and fail.
 */
async function* dropSignsOfLife(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const line of splitLines(body)) if (usedLine.test(line.toString('latin1', 0, maxLineStart))) yield line;
}

const lineFeed = 10;

/** Lines with their ends; the last one may lack it. */
async function* splitLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let line: Uint8Array[] = [];
  for await (const chunk of body) {
    let from = 0;
    for (let at = chunk.indexOf(lineFeed); at !== -1; at = chunk.indexOf(lineFeed, from)) {
      yield Buffer.concat([...line, chunk.subarray(from, at + 1)]);
      line = [];
      from = at + 1;
    }
    line.push(chunk.subarray(from));
  }
  yield Buffer.concat(line);
}

function readErrorDetails(error: Error): ReturnType<StreamSdk['readErrorDetails']> {
  const { code, type, error: body } = error as Error & { code?: unknown; type?: unknown; error?: unknown };
  const words = [code, type];
  const codes = words.filter((word) => typeof word === 'string');
  // OpenRouter's error events have the status as their code.
  const status = words.filter((word) => typeof word === 'number').find((word) => word >= 400 && word < 600);
  // OpenRouter's own message is "Provider returned error".
  const { data } = passedOnSchema.safeParse(body);
  const message = data === undefined ? error.message : `${error.message}: ${data.metadata.raw}`;
  return { codes, message, ...(status === undefined ? {} : { statusInStream: status }) };
}

/** An error of OpenRouter with what the server behind it said. */
const passedOnSchema = z.object({ metadata: z.object({ raw: z.string() }) });
