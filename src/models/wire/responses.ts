// oxlint-disable typescript/switch-exhaustiveness-check -- a provider adds kinds of events and items; those that are not known are passed over
import type { Responses } from 'openai/resources/responses/responses';
import * as z from 'zod';
import type { ConversationItem, ContentPart } from '../../core/types/conversation.ts';
import type { WebSource } from '../../core/types/search.ts';
import type { ApiResponse, ModelApi, ModelRequest } from '../../core/ports/model.ts';
import { cleanToolName, readTurns, type AssistantItem, type Turn } from './conversation-turns.ts';
import { defineApi, type ResponseContext, type WireRequest } from './define-api.ts';
import type { Hosting } from './hosting.ts';
import { loadOpenAiSdk } from './openai.ts';
import { unpackProviderData } from './provider-data.ts';
import { ResponseError, createStreamError } from './provider-error.ts';
import { readCount, type CountedUsage } from './token-count.ts';

/** OpenAI's Responses API. Stateless: nothing is stored there, and every request carries the whole conversation. */
export function defineResponsesApi(hosting: Hosting): ModelApi {
  return defineApi(hosting, { path: '/responses', loadSdk: loadOpenAiSdk, createBody, read: readStream });
}

// Models that do not think reject the request for their reasoning. Gateways put the provider before the name.
const thinkingModels = /(?:^|[./])(?:o[1-9]|gpt-(?:[5-9]|[1-9]\d))/;

function createBody(request: WireRequest): Responses.ResponseCreateParamsStreaming {
  const { api, options, cacheKey } = request;
  // A model of another name that has thought before does not reject it either.
  const thinks =
    options.effort !== null ||
    (thinkingModels.test(options.model) && !options.model.includes('-chat')) ||
    request.conversation.some((item) => item.type === 'reasoning' && item.providerApi === api);
  return {
    model: options.model,
    stream: true,
    store: false,
    // From GPT-5.6 on, requests with the same beginning find it in the cache reliably only with a key.
    // https://developers.openai.com/api/docs/guides/prompt-caching
    prompt_cache_key: cacheKey,
    instructions: request.instructions,
    input: readTurns(request.conversation, api, options.model).flatMap(renderTurn),
    ...(request.tools.length === 0 ? {} : { tools: request.tools.map(renderTool) }),
    ...(options.effort === null ? {} : { reasoning: { effort: options.effort } }),
    ...(thinks ? { include: ['reasoning.encrypted_content'] } : {}),
    ...(request.hosted === undefined ? {} : hostedSearch),
  };
}

// Each request with it is for one search.
const hostedSearch = {
  tools: [{ type: 'web_search' }],
  tool_choice: 'required',
  include: ['web_search_call.action.sources'],
} satisfies Partial<Responses.ResponseCreateParamsStreaming>;

function renderTool({ name, description, parameters }: ModelRequest['tools'][number]): Responses.FunctionTool {
  return { type: 'function', name, description, parameters: { ...parameters }, strict: false };
}

function renderTurn(turn: Turn): Responses.ResponseInputItem[] {
  if (turn.role === 'assistant') return turn.items.map(renderAssistantItem);
  const outputs = turn.outputs.map(({ callId, output, images }): Responses.ResponseInputItem => ({
    type: 'function_call_output',
    call_id: callId,
    output: images.length === 0 ? output : [{ type: 'text' as const, text: output }, ...images].map(renderPart),
  }));
  if (turn.parts.length === 0) return outputs;
  return [...outputs, { type: 'message', role: 'user', content: turn.parts.map(renderPart) }];
}

const thoughtSchema = z.object({
  type: z.literal('reasoning'),
  id: z.string(),
  summary: z.array(z.object({ type: z.literal('summary_text'), text: z.string() })),
  content: z.array(z.object({ type: z.literal('reasoning_text'), text: z.string() })).exactOptional(),
  encrypted_content: z.string().exactOptional(),
});

type Phase = NonNullable<Responses.EasyInputMessage['phase']>;

function renderAssistantItem(item: AssistantItem): Responses.ResponseInputItem {
  switch (item.type) {
    case 'message': {
      const content = item.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
      // Models from GPT-5.3-Codex on work worse without it.
      const phase = item.phase === undefined ? {} : { phase: item.phase as Phase };
      return { type: 'message', role: 'assistant', content, ...phase };
    }
    case 'reasoning':
      return thoughtSchema.parse(unpackProviderData(item));
    case 'function_call':
      return {
        type: 'function_call',
        call_id: item.callId,
        name: cleanToolName(item.name),
        arguments: item.argumentsJson,
      };
  }
}

function renderPart(part: ContentPart): Responses.ResponseInputText | Responses.ResponseInputImage {
  return part.type === 'text'
    ? { type: 'input_text', text: part.text }
    : { type: 'input_image', image_url: `data:${part.mediaType};base64,${part.base64}`, detail: 'auto' };
}

async function readStream(
  stream: AsyncIterable<Responses.ResponseStreamEvent>,
  context: ResponseContext,
): Promise<ApiResponse> {
  const { meter, onText } = context;
  const done: Responses.ResponseOutputItem[] = [];
  for await (const event of stream) {
    if ('delta' in event) meter.receive(event.delta);
    switch (event.type) {
      case 'response.output_text.delta':
      case 'response.refusal.delta':
        onText(event.delta);
        break;
      case 'response.output_item.done':
        done.push(event.item);
        break;
      case 'response.completed':
      case 'response.incomplete':
        if (event.response.usage) meter.count(readUsage(event.response.usage));
        return readResponse(event.response, done, context);
      case 'response.failed':
        if (event.response.usage) meter.count(readUsage(event.response.usage));
        throw new ResponseError(event.response.error?.code ?? '', event.response.error?.message ?? 'no reason given');
      case 'error':
        throw new ResponseError(event.code ?? '', event.message);
      default:
        break;
    }
  }
  throw createStreamError("the provider's response ended before it was complete");
}

function readResponse(
  response: Responses.Response,
  done: readonly Responses.ResponseOutputItem[],
  context: ResponseContext,
): ApiResponse {
  const { options, meter } = context;
  if (response.incomplete_details?.reason === 'content_filter')
    throw new ResponseError('content_filter', 'it has stopped the response');
  // Some compatible servers leave the output of the last event empty.
  const output = response.output?.length > 0 ? response.output : done;
  const items = output.flatMap((item) => readItem(item, context));
  const refused = output.some((item) => item.type === 'message' && item.content.some(({ type }) => type === 'refusal'));
  const cut = response.status === 'incomplete' || response.incomplete_details?.reason !== undefined;
  return {
    items,
    stop: refused ? 'refusal' : cut ? 'length' : 'complete',
    ...meter.complete(items),
    ...(context.hosted === undefined ? {} : { sources: output.flatMap(readSources) }),
    model: response.model || options.model,
  };
}

function readItem(item: Responses.ResponseOutputItem, context: ResponseContext): readonly ConversationItem[] {
  const { create } = context;
  switch (item.type) {
    case 'message':
      return create.message(
        item.content.map((part) => (part.type === 'refusal' ? part.refusal : part.text)).join(''),
        item.phase,
      );
    case 'reasoning':
      return [readReasoning(item, context)];
    case 'function_call':
      return [create.call(item.call_id, item.name, item.arguments)];
    default:
      return [];
  }
}

/** Characters before a citation that are shown with it. */
const citedCharacters = 300;

function readSources(item: Responses.ResponseOutputItem): WebSource[] {
  if (item.type === 'message')
    return item.content.flatMap((part) =>
      part.type === 'refusal'
        ? []
        : (part.annotations ?? []).flatMap((note) => {
            if (note.type !== 'url_citation') return [];
            const { url, title, start_index: start } = note;
            return [{ url, title, snippet: part.text.slice(Math.max(0, start - citedCharacters), Math.max(0, start)) }];
          }),
    );
  if (item.type !== 'web_search_call' || item.action?.type !== 'search') return [];
  return (item.action.sources ?? []).flatMap((source) =>
    'url' in source ? [{ url: source.url, title: '', snippet: '' }] : [],
  );
}

function readReasoning(item: Responses.ResponseReasoningItem, { create }: ResponseContext): ConversationItem {
  // Some servers send null for either.
  const [summary, content] = [item.summary ?? [], item.content ?? []];
  const encrypted = item.encrypted_content || null;
  const data = {
    type: item.type,
    id: item.id,
    summary,
    // Open models have their reasoning in the clear: DeepSeek, vLLM and LM Studio take it back.
    ...(content.length === 0 ? {} : { content }),
    ...(encrypted === null ? {} : { encrypted_content: encrypted }),
  };
  // With neither, the provider looks the item up by its id, and nothing is stored there.
  const isSealed = encrypted !== null || content.length > 0;
  const text = [...summary, ...content].map((part) => part.text).join('\n');
  return create.reasoning(text, isSealed && thoughtSchema.safeParse(data).success ? data : null);
}

function readUsage(usage: Responses.ResponseUsage): CountedUsage {
  return {
    inputTokens: readCount(usage.input_tokens),
    outputTokens: readCount(usage.output_tokens),
    cachedTokens: readCount(usage.input_tokens_details?.cached_tokens) ?? 0,
    cacheWriteTokens: readCount(usage.input_tokens_details?.cache_write_tokens),
  };
}
