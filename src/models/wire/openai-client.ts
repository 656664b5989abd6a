import type * as Errors from 'openai/core/error';
import {
  efforts,
  type ApiModel,
  type ApiResponse,
  type ModelApi,
  type ModelOptions,
  type ModelRequest,
  type ResponseHeaders,
} from '../../core/ports/model.ts';
import type { Hosting } from './hosting.ts';
import { readCauses, type ProviderFailure } from './provider-error.ts';
import { extendPath, sendRequest, type RequestOptions } from './send-request.ts';

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

/** A wire API of OpenAI at a host: its path, how it writes one request and reads the events of its answer. The cache key is the same for all requests of a run. */
export function defineOpenAiApi<Body extends object, Event>(
  hosting: Hosting,
  path: string,
  createParts: (
    options: ModelOptions,
    request: ModelRequest,
    cacheKey: string,
  ) => Pick<RequestOptions<Body, Event, ApiResponse>, 'createBody' | 'read'>,
): ModelApi {
  const { name, provider, access } = hosting;
  return {
    name,
    provider,
    access,
    efforts,
    create(options): ApiModel {
      const cacheKey = options.createId('cache');
      return {
        api: name,
        model: options.model,
        async respond(request) {
          // Loaded only if a provider needs it.
          const [{ Stream }, errors] = await Promise.all([
            import('openai/core/streaming'),
            import('openai/core/error'),
          ]);
          return sendRequest({
            ...createParts(options, request, cacheKey),
            options,
            request,
            sdk: { ...errors, Stream },
            hosting,
            path,
            readFailure: (thrown) => readFailure(errors, thrown),
          });
        },
      };
    },
  };
}

function readFailure({ APIConnectionError, APIError }: typeof Errors, thrown: unknown): ProviderFailure {
  const unknown = { status: null, codes: [], message: readCauses(thrown), headers: null };
  if (thrown instanceof APIConnectionError) return { kind: 'request', ...unknown };
  if (!(thrown instanceof APIError)) return { kind: 'stream', ...unknown };
  const { status, headers, message } = thrown as { status?: number; headers?: ResponseHeaders; message: string };
  const words: readonly unknown[] = [thrown.code, thrown.type];
  const codes = words.filter((word) => typeof word === 'string');
  // OpenRouter's error events have the status as their code.
  const number = words.find((word) => typeof word === 'number' && word >= 400 && word < 600);
  const inStream = typeof number === 'number' ? number : null;
  return { kind: 'answer', status: status ?? inStream, codes, message, headers: headers ?? null };
}
