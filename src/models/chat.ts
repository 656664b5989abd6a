import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import type { ChatCompletionContentPart, ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import * as z from 'zod';
import { readMessageText, type ConversationItem } from '../core/types/conversation.ts';
import type { ContentPart } from '../core/types/content.ts';
import {
  efforts,
  type ApiModel,
  type ModelApi,
  type ModelOptions,
  type ModelRequest,
  type ApiResponse,
} from '../core/ports/model.ts';
import { cleanToolName, readTurns, type AssistantItem, type Turn } from './conversation-turns.ts';
import { createCallIds } from './call-id.ts';
import { sendToOpenAi } from './openai-client.ts';
import { packProviderData, unpackProviderData } from './provider-data.ts';
import { createStreamError } from './provider-error.ts';
import { estimateUsage, readCount, type TokenMeter } from './token-count.ts';

const api = 'openai-chat';

/** OpenAI's Chat Completions API, which many other servers speak too. */
export const chatApi: ModelApi = {
  name: api,
  provider: 'openai',
  keyInput: 'openai-api-key',
  keyVariable: 'OPENAI_API_KEY',
  efforts,
  create: createChatModel,
};

function createChatModel(options: ModelOptions): ApiModel {
  return {
    api,
    model: options.model,
    respond: (request) =>
      sendToOpenAi(options, request, async (client, guard, meter) => {
        const body = createBody(options, request);
        meter.begin(body);
        const stream = await client.chat.completions.create(body, { signal: guard.signal });
        const readCallId = createCallIds(request.conversation, options.createId);
        return readStream(stream, { options, body, meter, readCallId, onText: request.onText });
      }),
  };
}

function createBody(options: ModelOptions, request: ModelRequest): ChatCompletionCreateParamsStreaming {
  const tools = request.tools.map(({ name, description, parameters }) => ({
    type: 'function' as const,
    function: { name, description, parameters: { ...parameters } },
  }));
  return {
    model: options.model,
    stream: true,
    stream_options: { include_usage: true },
    messages: [
      { role: 'system', content: request.instructions },
      ...readTurns(request.conversation, api, options.model).flatMap(renderTurn),
    ],
    // An empty list is an error there.
    ...(tools.length === 0 ? {} : { tools }),
    ...(options.effort === null ? {} : { reasoning_effort: options.effort }),
  };
}

function renderTurn(turn: Turn): ChatCompletionMessageParam[] {
  if (turn.role === 'assistant') return [renderAssistant(turn.items)];
  const outputs = turn.outputs.map(({ callId, output }) => ({
    role: 'tool' as const,
    tool_call_id: callId,
    content: output,
  }));
  // A tool message holds text only.
  const parts = [...turn.outputs.flatMap(({ images }) => images), ...turn.parts];
  return parts.length === 0 ? outputs : [...outputs, { role: 'user', content: parts.map(renderPart) }];
}

function renderAssistant(items: readonly AssistantItem[]): ChatCompletionMessageParam {
  const text = items.flatMap((item) => (item.type === 'message' ? [readMessageText(item)] : [])).join('\n\n');
  const calls = items.flatMap((item) =>
    item.type === 'function_call'
      ? [
          {
            id: item.callId,
            type: 'function' as const,
            function: { name: cleanToolName(item.name), arguments: item.argumentsJson },
          },
        ]
      : [],
  );
  return {
    role: 'assistant',
    content: text === '' ? null : text,
    ...renderThoughts(items),
    ...(calls.length === 0 ? {} : { tool_calls: calls }),
  };
}

/** Fields for thoughts, which the API itself does not have: DeepSeek and many others use the first, vLLM and Ollama the second. */
const thoughtFields = ['reasoning_content', 'reasoning'] as const;

const thoughtSchema = z.object({ field: z.enum(thoughtFields), text: z.string() });

// DeepSeek rejects a turn with calls that is sent back without its thoughts.
function renderThoughts(items: readonly AssistantItem[]): Partial<Record<(typeof thoughtFields)[number], string>> {
  const thoughts = items.flatMap((item) =>
    item.type === 'reasoning' ? [thoughtSchema.parse(unpackProviderData(item))] : [],
  );
  const [first] = thoughts;
  return first === undefined ? {} : { [first.field]: thoughts.map(({ text }) => text).join('') };
}

function readThought(delta: object): z.infer<typeof thoughtSchema> | null {
  const values = new Map<string, unknown>(Object.entries(delta));
  const field = thoughtFields.find((name) => typeof values.get(name) === 'string' && values.get(name) !== '');
  return field === undefined ? null : { field, text: String(values.get(field)) };
}

function renderPart(part: ContentPart): ChatCompletionContentPart {
  return part.type === 'text'
    ? { type: 'text', text: part.text }
    : { type: 'image_url', image_url: { url: `data:${part.mediaType};base64,${part.base64}` } };
}

interface Call {
  readonly id: string;
  readonly name: string;
  readonly args: string;
}

interface StreamContext {
  readonly options: ModelOptions;
  readonly body: ChatCompletionCreateParamsStreaming;
  readonly meter: TokenMeter;
  readonly readCallId: (given: string) => string;
  readonly onText: ModelRequest['onText'];
}

async function readStream(stream: AsyncIterable<ChatCompletionChunk>, context: StreamContext): Promise<ApiResponse> {
  const { options, body, meter, onText } = context;
  const calls = new Map<number, Call>();
  let text = '';
  let thought = null as z.infer<typeof thoughtSchema> | null;
  let refused = false;
  let finish: string | null = null;
  let usage: ChatCompletionChunk['usage'] = null;
  let model = options.model;
  for await (const chunk of stream) {
    model = chunk.model || model;
    usage = chunk.usage ?? usage;
    if (chunk.usage) meter.count(readUsage(chunk.usage));
    const choice = chunk.choices?.[0];
    if (choice === undefined) continue;
    const delta = choice.delta ?? {};
    const more = readThought(delta);
    meter.receive(more?.text);
    if (more !== null) thought = { field: more.field, text: (thought?.text ?? '') + more.text };
    const said = `${delta.content ?? ''}${delta.refusal ?? ''}`;
    refused ||= Boolean(delta.refusal);
    text += said;
    meter.receive(said);
    if (said !== '') onText(said);
    for (const part of delta.tool_calls ?? []) {
      meter.receive(part.function?.arguments);
      const index = part.index ?? calls.size;
      const call = calls.get(index) ?? { id: '', name: '', args: '' };
      calls.set(index, {
        id: part.id || call.id,
        name: call.name + (part.function?.name ?? ''),
        args: call.args + (part.function?.arguments ?? ''),
      });
    }
    finish = choice.finish_reason ?? finish;
  }
  if (finish === null) throw createStreamError("the provider's answer ended before it was complete");
  const items = createItems({ thought, text, calls: [...calls.values()] }, context);
  return {
    items,
    stop: refused || finish === 'content_filter' ? 'refusal' : finish === 'length' ? 'length' : 'complete',
    usage: usage ? readUsage(usage) : estimateUsage(body, items),
    model,
  };
}

interface Answer {
  readonly thought: z.infer<typeof thoughtSchema> | null;
  readonly text: string;
  readonly calls: readonly Call[];
}

function createItems({ thought, text, calls }: Answer, { options, readCallId }: StreamContext): ConversationItem[] {
  const id = (): string => options.createId('item');
  return [
    ...(thought === null
      ? []
      : [
          {
            type: 'reasoning' as const,
            id: id(),
            text: thought.text,
            providerApi: api,
            providerData: packProviderData(options.model, thought),
          },
        ]),
    ...(text === ''
      ? []
      : [
          {
            type: 'message' as const,
            id: id(),
            role: 'assistant' as const,
            content: [{ type: 'text' as const, text }],
          },
        ]),
    ...calls.map((call) => ({
      type: 'function_call' as const,
      id: id(),
      callId: readCallId(call.id),
      name: call.name,
      argumentsJson: call.args,
    })),
  ];
}

function readUsage(usage: NonNullable<ChatCompletionChunk['usage']>): ApiResponse['usage'] {
  return {
    inputTokens: readCount(usage.prompt_tokens),
    outputTokens: readCount(usage.completion_tokens),
    cachedTokens: readCount(usage.prompt_tokens_details?.cached_tokens),
  };
}
