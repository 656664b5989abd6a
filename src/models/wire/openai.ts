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
  return { Stream, APIConnectionError, APIError, readErrorDetails };
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
