import type { CacheControlEphemeral, MessageCreateParamsStreaming, Tool } from '@anthropic-ai/sdk/resources/messages';
import * as z from 'zod';
import type { ModelApi, ModelRequest } from '../../core/ports/model.ts';
import { defineApi, type WireRequest } from './define-api.ts';
import { extendPath, type Hosting, type StreamSdk } from './hosting.ts';
import { renderMessages } from './messages-body.ts';
import { readMessageStream } from './messages-stream.ts';

const defaultBaseUrl = 'https://api.anthropic.com';
/** No more than every current model may write in one response. */
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
    addressVariable: 'ANTHROPIC_BASE_URL',
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
  return defineApi(hosting, { path: '/v1/messages', loadSdk, createBody, read: readMessageStream });
}

async function loadSdk(): Promise<StreamSdk> {
  const [{ Stream }, { APIConnectionError, APIError }] = await Promise.all([
    import('@anthropic-ai/sdk/core/streaming'),
    import('@anthropic-ai/sdk/core/error'),
  ]);
  return { Stream, APIConnectionError, APIError, readErrorDetails };
}

// The cache lasts five minutes. In a run with a slow command it would be empty after each, and one for an hour costs less than to fill it again.
const shortCacheMs = 4.5 * 60_000;

// Models that think unless they are forbidden to: for them the request for adaptive thinking changes nothing.
// https://platform.claude.com/docs/en/build-with-claude/thinking Bedrock puts the region and the maker before the name, gateways the provider, and
// some write the version with a dot.
const thinkingModels = /(?:^|[./])claude-(?:opus|sonnet|haiku|fable|mythos)-5(?:[-@.]|$)/;

function createBody(request: WireRequest): MessageCreateParamsStreaming {
  const { api, options } = request;
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
    input_schema: renderSchema(parameters),
    ...(index === tools.length - 1 ? { cache_control: mark } : {}),
  }));
}

/** The arguments that the API accepts: one with another name, such as `$top` of a server's tool, makes it refuse every request. */
const acceptedName = /^[\w.-]{1,64}$/;

const argumentsSchema = z.object({
  properties: z.record(z.string(), z.unknown()).exactOptional(),
  required: z.array(z.string()).exactOptional(),
});

function renderSchema(parameters: ModelRequest['tools'][number]['parameters']): Tool.InputSchema {
  const { properties, required } = argumentsSchema.parse(parameters);
  return {
    ...parameters,
    type: 'object',
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).filter(([name]) => acceptedName.test(name))),
    }),
    ...(required && { required: required.filter((name) => acceptedName.test(name)) }),
  };
}

const errorSchema = z.object({
  error: z.object({
    type: z.string(),
    message: z.string(),
    // A type has several causes: a limit of spending is a `rate_limit_error`.
    details: z.object({ error_code: z.string() }).optional().catch(undefined),
  }),
});

function readErrorDetails(thrown: Error): ReturnType<StreamSdk['readErrorDetails']> {
  const said = errorSchema.safeParse((thrown as Error & { readonly error?: unknown }).error).data?.error;
  if (said === undefined) return { codes: [], message: thrown.message };
  return { codes: [said.type, said.details?.error_code ?? ''], message: said.message };
}
