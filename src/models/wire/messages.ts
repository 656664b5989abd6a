import type * as Errors from '@anthropic-ai/sdk/core/error';
import type {
  CacheControlEphemeral,
  MessageCreateParamsStreaming,
  RawMessageStreamEvent,
  Tool,
} from '@anthropic-ai/sdk/resources/messages';
import {
  efforts,
  type ApiModel,
  type ModelApi,
  type ModelOptions,
  type ModelRequest,
  type ResponseHeaders,
} from '../../core/ports/model.ts';
import { createCallIds } from './call-id.ts';
import { renderMessages } from './messages-body.ts';
import type { Hosting } from './hosting.ts';
import { readMessageStream } from './messages-stream.ts';
import { readCauses, type ProviderFailure } from './provider-error.ts';
import { extendPath, sendRequest } from './send-request.ts';

const defaultBaseUrl = 'https://api.anthropic.com';
/** No more than every current model may write in one answer. */
const maxTokens = 32_000;

/** Anthropic itself, and every server with its API at the input `base-url`. */
export const anthropic: Hosting = {
  name: 'anthropic-messages',
  provider: 'anthropic',
  access: {
    type: 'key',
    input: 'anthropic-api-key',
    variable: 'ANTHROPIC_API_KEY',
    defaultBaseUrl,
    renderKey: (apiKey) => ({ 'x-api-key': apiKey }),
  },
  renderRequest: ({ baseUrl }, path, body) => ({
    address: extendPath(baseUrl ?? defaultBaseUrl, path, { without: '/v1' }),
    headers: { 'anthropic-version': '2023-06-01' },
    body,
  }),
  loadReader: null,
};

/** Anthropic's Messages API. `effort` turns on thinking, whose blocks are sent back with their signatures. */
export function defineMessagesApi(hosting: Hosting): ModelApi {
  const { name, provider, access } = hosting;
  return { name, provider, access, efforts, create: (options) => createMessagesModel(hosting, options) };
}

function createMessagesModel(hosting: Hosting, options: ModelOptions): ApiModel {
  const { name: api } = hosting;
  return {
    api,
    model: options.model,
    async respond(request) {
      // Loaded only if a provider needs it.
      const [{ Stream }, errors] = await Promise.all([
        import('@anthropic-ai/sdk/core/streaming'),
        import('@anthropic-ai/sdk/core/error'),
      ]);
      return sendRequest({
        options,
        request,
        sdk: { ...errors, Stream },
        hosting,
        path: '/v1/messages',
        createBody: () => createBody(api, options, request),
        read(stream: AsyncIterable<RawMessageStreamEvent>, body, meter) {
          const readCallId = createCallIds(request.conversation, options.createId);
          const { onText, hosted } = request;
          return readMessageStream(stream, { api, options, body, meter, readCallId, onText, hosted });
        },
        readFailure: (thrown) => readFailure(errors, thrown),
      });
    },
  };
}

// The cache lasts five minutes. In a run with a slow command it would be empty after each, and one for an hour costs less than to fill it again.
const shortCacheMs = 4.5 * 60_000;

// Models that think unless they are forbidden to: for them the request for adaptive thinking changes nothing.
// https://platform.claude.com/docs/en/build-with-claude/thinking Bedrock puts the region and the maker before the name.
const thinkingModels = /(?:^|\.)claude-(?:opus|sonnet|haiku|fable|mythos)-5(?:[-@]|$)/;

function createBody(api: string, options: ModelOptions, request: ModelRequest): MessageCreateParamsStreaming {
  const mark: CacheControlEphemeral =
    request.longestPauseMs > shortCacheMs ? { type: 'ephemeral', ttl: '1h' } : { type: 'ephemeral' };
  const thinks = options.effort !== null || thinkingModels.test(options.model);
  return {
    model: options.model,
    stream: true,
    max_tokens: maxTokens,
    system: [{ type: 'text', text: request.instructions, cache_control: mark }],
    messages: renderMessages(request.conversation, { api, model: options.model, mark }),
    ...(request.tools.length === 0 ? {} : { tools: renderTools(request.tools, mark) }),
    ...(request.hosted === undefined ? {} : { tools: [hostedSearch] }),
    // Some models write the text between calls into their reasoning, and omit the text of reasoning unless the request asks for it.
    ...(thinks ? { thinking: { type: 'adaptive' as const, display: 'summarized' as const } } : {}),
    ...(options.effort === null ? {} : { output_config: { effort: options.effort } }),
  };
}

// Each request with it is for one search, which may take some tries.
const hostedSearch = { type: 'web_search_20250305', name: 'web_search', max_uses: 3 } as const;

function renderTools(tools: ModelRequest['tools'], mark: CacheControlEphemeral): Tool[] {
  return tools.map(({ name, description, parameters }, index) => ({
    name,
    description,
    input_schema: { ...parameters, type: 'object' as const },
    ...(index === tools.length - 1 ? { cache_control: mark } : {}),
  }));
}

function readFailure({ APIConnectionError, APIError }: typeof Errors, thrown: unknown): ProviderFailure {
  const unknown = { status: null, codes: [], message: readCauses(thrown), headers: null };
  if (thrown instanceof APIConnectionError) return { kind: 'request', ...unknown };
  if (!(thrown instanceof APIError)) return { kind: 'stream', ...unknown };
  const { status, headers, error } = thrown as { status?: number; headers?: ResponseHeaders; error?: unknown };
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
