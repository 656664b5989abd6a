import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import type {
  ChatCompletionContentPart,
  ChatCompletionMessageFunctionToolCall,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import { readMessageText, type ContentPart } from '../../core/types/conversation.ts';
import type { ModelApi } from '../../core/ports/model.ts';
import { HarnessError } from '../../core/types/error.ts';
import { chatCallSchema, chatThoughtSchema, readChatStream, type ChatThought } from './chat-stream.ts';
import { cleanToolName, readTurns, type AssistantItem, type Turn } from './conversation-turns.ts';
import { defineApi, type WireRequest } from './define-api.ts';
import type { Hosting } from './hosting.ts';
import { loadOpenAiSdk } from './openai.ts';
import { unpackCallData, unpackProviderData } from './provider-data.ts';

/** OpenAI's Chat Completions API, which many other servers speak too. */
export function defineChatApi(hosting: Hosting): ModelApi {
  return defineApi(hosting, { path: '/chat/completions', loadSdk: loadOpenAiSdk, createBody, read: readChatStream });
}

function createHostedError(api: string): HarnessError {
  return new HarnessError({
    code: 'provider-invalid-request',
    message: `${api} has no hosted web search`,
    hint: 'Name a search service in the policy (search: { format, url }), or use another API.',
  });
}

function createBody(request: WireRequest): ChatCompletionCreateParamsStreaming {
  const { api, options, cacheKey } = request;
  if (request.hosted !== undefined) throw createHostedError(api);
  const tools = request.tools.map(({ name, description, parameters }) => ({
    type: 'function' as const,
    function: { name, description, parameters: { ...parameters } },
  }));
  return {
    model: options.model,
    stream: true,
    stream_options: { include_usage: true },
    // As in the Responses API. Some of the other servers reject fields that they do not know.
    ...(options.baseUrl === null ? { prompt_cache_key: cacheKey } : {}),
    messages: [
      { role: 'system', content: request.instructions },
      ...readTurns(request.conversation, api, options.model).flatMap((turn) => renderTurn(turn, options.model)),
    ],
    // An empty list is an error there.
    ...(tools.length === 0 ? {} : { tools }),
    ...(options.effort === null ? {} : { reasoning_effort: options.effort }),
  };
}

function renderTurn(turn: Turn, model: string): ChatCompletionMessageParam[] {
  if (turn.role === 'assistant') return [renderAssistant(turn.items, model)];
  const outputs = turn.outputs.map(({ callId, output }) => ({
    role: 'tool' as const,
    tool_call_id: callId,
    content: output,
  }));
  const parts = [...turn.outputs.flatMap(({ images }) => images), ...turn.parts];
  const last = outputs.at(-1);
  // A tool message holds text only.
  if (last !== undefined && refuseUserAfterTool.test(model) && parts.every((part) => part.type === 'text'))
    return [
      ...outputs.slice(0, -1),
      { ...last, content: [last.content, ...parts.map(({ text }) => text)].join('\n\n') },
    ];
  return parts.length === 0 ? outputs : [...outputs, { role: 'user', content: parts.map(renderPart) }];
}

// "Unexpected role 'user' after role 'tool'". For others, a separate message keeps a notice apart from the output of a program.
const refuseUserAfterTool = /(?:^|[./:])(?:mi[sx]tral|ministral|magistral|codestral|devstral|pixtral)/i;

// They refuse a conversation with a turn that lacks the field, as a summary, a turn of another model and a turn that was made shorter do.
// https://api-docs.deepseek.com/guides/thinking_mode
const reasoningModels = /deepseek-(?:v[4-9]|reasoner)|kimi-k(?:2\.[5-9]|2-thinking|[3-9])/i;
const noThought: ChatThought = { field: 'reasoning_content', text: '', details: [] };

// They refuse a turn whose first call has no signature, such as the calls of another model. Google's documents name this text for such calls.
// https://ai.google.dev/gemini-api/docs/thought-signatures
const signingModels = /gemini-(?:[3-9]|\d\d)/i;
const noSignature = { extra_content: { google: { thought_signature: 'skip_thought_signature_validator' } } };

function renderCalls(items: readonly AssistantItem[], model: string): ChatCompletionMessageFunctionToolCall[] {
  const calls = items.filter((item) => item.type === 'function_call');
  const own = calls.map((item) => chatCallSchema.safeParse(unpackCallData(item, model)).data);
  // A gateway may have the signatures in the reasoning.
  const isUnsigned = own.every((extra) => extra === undefined) && !items.some(({ type }) => type === 'reasoning');
  const isRefused = isUnsigned && signingModels.test(model);
  return calls.map((item, index) => ({
    id: item.callId,
    type: 'function',
    function: { name: cleanToolName(item.name), arguments: item.argumentsJson },
    ...(isRefused && index === 0 ? noSignature : own[index]),
  }));
}

function renderAssistant(items: readonly AssistantItem[], model: string): ChatCompletionMessageParam {
  const text = items.flatMap((item) => (item.type === 'message' ? [readMessageText(item)] : [])).join('\n\n');
  const calls = renderCalls(items, model);
  const message = {
    role: 'assistant' as const,
    content: text === '' ? null : text,
    ...(calls.length === 0 ? {} : { tool_calls: calls }),
  };
  const thought = readThought(items) ?? (reasoningModels.test(model) ? noThought : null);
  if (thought === null) return message;
  if (thought.field === 'reasoning_details') {
    // A field that the SDK's types do not have.
    const detailed = { ...message, reasoning_details: thought.details };
    return detailed;
  }
  if (thought.field === 'tags') return { ...message, content: `${thought.text}${text}` };
  if (thought.field !== 'content') return { ...message, [thought.field]: thought.text };
  // A part of a type that only Mistral has, and the SDK's types do not.
  const parts = [
    { type: 'thinking', thinking: [{ type: 'text', text: thought.text }] },
    ...(text === '' ? [] : [{ type: 'text', text }]),
  ];
  return { ...message, content: parts as unknown as string };
}

// DeepSeek rejects a turn with calls that is sent back without its reasoning.
function readThought(items: readonly AssistantItem[]): ChatThought | null {
  const reasoning = items.flatMap((item) =>
    item.type === 'reasoning' ? [chatThoughtSchema.parse(unpackProviderData(item))] : [],
  );
  const [first] = reasoning;
  return first === undefined
    ? null
    : {
        field: first.field,
        text: reasoning.map(({ text }) => text).join(''),
        details: reasoning.flatMap(({ details }) => details),
      };
}

function renderPart(part: ContentPart): ChatCompletionContentPart {
  return part.type === 'text'
    ? { type: 'text', text: part.text }
    : { type: 'image_url', image_url: { url: `data:${part.mediaType};base64,${part.base64}` } };
}
