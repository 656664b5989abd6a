import type * as AnthropicSdk from '@anthropic-ai/sdk';
import type { MessageCreateParamsStreaming, Tool } from '@anthropic-ai/sdk/resources/messages';
import { efforts, type ApiModel, type ModelApi, type ModelOptions, type ModelRequest } from '../core/ports/model.ts';
import { createCallIds } from './call-id.ts';
import { renderMessages } from './messages-body.ts';
import { readMessageStream } from './messages-stream.ts';
import { readCauses, type ProviderFailure } from './provider-error.ts';
import type { RequestGuard } from './request-guard.ts';
import { splitQuery } from './check-endpoint.ts';
import { sendRequest } from './send-request.ts';

const defaultBaseUrl = 'https://api.anthropic.com';
/** No more than every current model may write in one answer. */
const maxTokens = 32_000;

const api = 'anthropic-messages';

/** Anthropic's Messages API. `effort` turns on thinking, whose blocks are sent back with their signatures. */
export const messagesApi: ModelApi = {
  name: api,
  provider: 'anthropic',
  keyInput: 'anthropic-api-key',
  keyVariable: 'ANTHROPIC_API_KEY',
  efforts,
  defaultBaseUrl,
  create: createMessagesModel,
};

function createMessagesModel(options: ModelOptions): ApiModel {
  return {
    api,
    model: options.model,
    async respond(request) {
      // Loaded only if a provider needs it.
      const sdk = await import('@anthropic-ai/sdk');
      return sendRequest({
        options,
        ...{ signal: request.signal, onSent: request.onSent },
        headers: {
          accept: 'text/event-stream',
          'content-type': 'application/json',
          'anthropic-version': '2023-06-01',
          'x-api-key': options.apiKey,
        },
        readFailure: (thrown) => readFailure(sdk, thrown),
        send: async (guard, meter) => {
          const body = createBody(options, request);
          meter.begin(body);
          const stream = await createClient(sdk, options, guard).messages.create(body, { signal: guard.signal });
          const readCallId = createCallIds(request.conversation, options.createId);
          return readMessageStream(stream, {
            api,
            options,
            body,
            meter,
            readCallId,
            onText: request.onText,
            hosted: request.hosted,
          });
        },
      });
    },
  };
}

type Sdk = typeof AnthropicSdk;

function createClient(sdk: Sdk, options: ModelOptions, guard: RequestGuard): AnthropicSdk.Anthropic {
  const { baseURL, defaultQuery } = splitQuery(options.baseUrl ?? defaultBaseUrl);
  return new sdk.Anthropic({
    apiKey: options.apiKey,
    authToken: null,
    webhookKey: null,
    defaultQuery,
    // The SDK adds the version's folder itself; the other SDK does not, and people copy addresses.
    baseURL: baseURL.replace(/\/+$/, '').replace(/\/v1$/, ''),
    maxRetries: 0,
    // The guard bounds a request. The SDK's own limit is ten minutes.
    timeout: options.idleTimeoutMs + 60_000,
    logLevel: 'off',
    openTelemetry: false,
    fetch: guard.fetch,
  });
}

function createBody(options: ModelOptions, request: ModelRequest): MessageCreateParamsStreaming {
  return {
    model: options.model,
    stream: true,
    max_tokens: maxTokens,
    system: [{ type: 'text', text: request.instructions, cache_control: { type: 'ephemeral' } }],
    messages: renderMessages(request.conversation, api, options.model),
    ...(request.tools.length === 0 ? {} : { tools: renderTools(request.tools) }),
    ...(request.hosted === undefined ? {} : { tools: [hostedSearch] }),
    // Some models write the text between calls into their thoughts, and omit the text of thoughts unless the request asks for it.
    ...(options.effort === null
      ? {}
      : {
          thinking: { type: 'adaptive' as const, display: 'summarized' as const },
          output_config: { effort: options.effort },
        }),
  };
}

// Each request with it is for one search, which may take some tries.
const hostedSearch = { type: 'web_search_20250305', name: 'web_search', max_uses: 3 } as const;

function renderTools(tools: ModelRequest['tools']): Tool[] {
  return tools.map(({ name, description, parameters }, index) => ({
    name,
    description,
    input_schema: { ...parameters, type: 'object' as const },
    ...(index === tools.length - 1 ? { cache_control: { type: 'ephemeral' as const } } : {}),
  }));
}

function readFailure({ APIConnectionError, APIError }: Sdk, thrown: unknown): ProviderFailure {
  const unknown = { status: null, codes: [], message: readCauses(thrown), headers: null };
  if (thrown instanceof APIConnectionError) return { kind: 'request', ...unknown };
  if (!(thrown instanceof APIError)) return { kind: 'stream', ...unknown };
  const { status, headers, error } = thrown as { status?: number; headers?: Headers; error?: unknown };
  const said = readErrorBody(error);
  return {
    kind: 'answer',
    status: status ?? null,
    codes: said === null ? [] : [said.type],
    message: said?.message ?? thrown.message,
    headers: headers ?? null,
  };
}

function readErrorBody(body: unknown): { type: string; message: string } | null {
  const error = body !== null && typeof body === 'object' && 'error' in body ? body.error : null;
  if (error === null || typeof error !== 'object') return null;
  const { type, message } = error as { type?: unknown; message?: unknown };
  return typeof type === 'string' && typeof message === 'string' ? { type, message } : null;
}
