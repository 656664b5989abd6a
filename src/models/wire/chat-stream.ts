import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import * as z from 'zod';
import type { ApiResponse } from '../../core/ports/model.ts';
import type { ResponseContext } from './define-api.ts';
import { createStreamError, ResponseError } from './provider-error.ts';
import { measureTaggedThought } from './tagged-thought.ts';
import { readCount, type CountedUsage } from './token-count.ts';

/**
 * Where a response has its reasoning, which the API itself does not have: DeepSeek and many others use `reasoning_content`, vLLM and Ollama
 * `reasoning`, Mistral a part of the content, OpenRouter and Snowflake `reasoning_details`, which have the signatures.
 */
const thoughtFields = ['reasoning_details', 'reasoning_content', 'reasoning', 'content'] as const;

const detailsSchema = z.array(z.looseObject({ type: z.string(), index: z.number().optional() }));

/** The packed data of a thought. `details` is empty unless the field is `reasoning_details`; `tags` is the beginning of the text, with its tags. */
export const chatThoughtSchema = z.object({
  field: z.enum([...thoughtFields, 'tags']),
  text: z.string(),
  details: detailsSchema.default([]),
});

export type ChatThought = z.infer<typeof chatThoughtSchema>;

interface Call {
  readonly id: string;
  readonly name: string;
  readonly args: string;
  /** What Google's endpoint adds to a call: the signature of the thought before it, without which it refuses the next request. */
  readonly extra?: object;
}

/** The packed data of a call. */
export const chatCallSchema = z.object({ extra_content: z.looseObject({}) });

/** Reads a whole response of the Chat Completions API. Rejects with `provider-stream` if its end is missing. */
export async function readChatStream(
  stream: AsyncIterable<ChatCompletionChunk>,
  context: ResponseContext,
): Promise<ApiResponse> {
  const { options, meter, create } = context;
  const received: ReceivedParts = { text: '', thought: null, refused: false, calls: [], positions: new Map() };
  let finish: string | null = null;
  let model = options.model;
  try {
    for await (const chunk of stream) {
      model = chunk.model || model;
      if (chunk.usage) meter.count(readUsage(chunk.usage));
      const choice = chunk.choices?.[0];
      if (choice !== undefined) readDelta(choice.delta ?? {}, received, context);
      // Some gateways omit the reason, or send an empty one in each chunk. A count without a choice is the last event then.
      finish = choice?.finish_reason || finish || (choice === undefined && chunk.usage ? 'stop' : null);
    }
  } catch (thrown) {
    // The reason ends a response. What breaks after it, such as an error event of a gateway, takes nothing from it.
    if (finish === null) throw thrown;
  }
  if (finish === null) throw createStreamError("the provider's response ended before it was complete");
  if (brokenReasons.has(finish)) throw createStreamError(`the provider stopped the response: ${finish}`);
  // A filter of the provider is no refusal of the model.
  if (filterReasons.has(finish)) throw new ResponseError('content_filter', 'it has stopped the response');
  const { calls } = received;
  const { thought, text } = received.thought === null ? splitTaggedThought(received.text) : received;
  const items = [
    ...(thought === null ? [] : [create.reasoning(thought.text, thought)]),
    ...create.message(text),
    ...calls.map(({ id, name, args, extra }) => create.call(id, name, args, extra)),
  ];
  const stop = received.refused ? 'refusal' : lengthReasons.has(finish) ? 'length' : 'complete';
  return { items, stop, ...meter.complete(items), model };
}

function splitTaggedThought(all: string): Pick<ReceivedParts, 'thought' | 'text'> {
  const length = measureTaggedThought(all);
  const thought: ChatThought = { field: 'tags', text: all.slice(0, length), details: [] };
  return { thought: length === 0 ? null : thought, text: all.slice(length) };
}

// Reasons that OpenAI does not have, from the references of DeepSeek (insufficient_system_resource), Mistral (error, model_length), vLLM (abort) and
// Z.ai (all others).
const brokenReasons = new Set(['insufficient_system_resource', 'error', 'abort', 'network_error']);
const filterReasons = new Set(['content_filter', 'sensitive']);
const lengthReasons = new Set(['length', 'model_length', 'model_context_window_exceeded']);

/** The part of a response received so far. */
interface ReceivedParts {
  text: string;
  thought: ChatThought | null;
  refused: boolean;
  readonly calls: Call[];
  /** The place in `calls` of the call that has an index, or without one an id, at present. */
  readonly positions: Map<number | string, number>;
}

function readDelta(delta: Delta, received: ReceivedParts, { meter, onText }: ResponseContext): void {
  const { thought, text } = readText(delta);
  if (thought !== null)
    received.thought = {
      field: thought.field,
      text: (received.thought?.text ?? '') + thought.text,
      details: mergeDetails(received.thought?.details ?? [], thought.details),
    };
  meter.receive(thought?.text);
  const said = `${text}${delta.refusal ?? ''}`;
  received.refused ||= Boolean(delta.refusal);
  received.text += said;
  meter.receive(said);
  if (said !== '') onText(said);
  for (const part of delta.tool_calls ?? []) {
    const args = readArguments(part);
    meter.receive(args);
    addCallPart(part, args, received);
  }
}

type Delta = Partial<ChatCompletionChunk['choices'][number]['delta']>;

const contentPartSchema = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('thinking'), thinking: z.array(z.object({ text: z.string().optional() })) }),
]);

function readText(delta: Delta): { readonly thought: ChatThought | null; readonly text: string } {
  const values = new Map<string, unknown>(Object.entries(delta));
  const details = detailsSchema.safeParse(values.get('reasoning_details')).data ?? [];
  const content = values.get('content');
  // A list of parts is Mistral's form. Parts of other types, such as references, are passed over.
  const parts = (Array.isArray(content) ? content : []).flatMap((part) => contentPartSchema.safeParse(part).data ?? []);
  const texts: Record<(typeof thoughtFields)[number], string> = {
    reasoning_details: details.map(({ text, summary }) => readString(text) || readString(summary)).join(''),
    reasoning_content: readString(values.get('reasoning_content')),
    reasoning: readString(values.get('reasoning')),
    content: parts
      .flatMap((part) => (part.type === 'thinking' ? part.thinking : []))
      .map(readPartText)
      .join(''),
  };
  const field = details.length > 0 ? 'reasoning_details' : thoughtFields.find((name) => texts[name] !== '');
  return {
    thought: field === undefined ? null : { field, text: texts[field], details },
    text: readString(content) || parts.map((part) => (part.type === 'text' ? part.text : '')).join(''),
  };
}

function readPartText(part: { readonly text?: string | undefined }): string {
  return part.text ?? '';
}

function readString(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

// A thought streams in as many details with the same index. Their texts are one text, and the last one has the signature.
function mergeDetails(before: ChatThought['details'], more: ChatThought['details']): ChatThought['details'] {
  const all = [...before];
  for (const detail of more) {
    const last = all.at(-1);
    if (last === undefined || last.type !== detail.type || last.index !== detail.index) all.push(detail);
    else {
      const given = Object.entries(detail).filter(([, value]) => value !== null && value !== undefined);
      const texts = (['text', 'summary', 'data'] as const).flatMap((key) =>
        typeof last[key] === 'string' && typeof detail[key] === 'string' ? [[key, last[key] + detail[key]]] : [],
      );
      all[all.length - 1] = { ...last, ...Object.fromEntries(given), ...Object.fromEntries(texts) };
    }
  }
  return all;
}

type CallPart = NonNullable<Delta['tool_calls']>[number];

// Some servers send the arguments as an object.
function readArguments(part: CallPart): string {
  const args: unknown = part.function?.arguments ?? '';
  return typeof args === 'string' ? args : JSON.stringify(args);
}

function addCallPart(part: CallPart, args: string, { calls, positions }: ReceivedParts): void {
  const name = part.function?.name ?? '';
  // Some servers omit the index.
  const place: number | string | null = part.index ?? part.id ?? null;
  const known = place === null ? undefined : calls[positions.get(place) ?? -1];
  // Some servers give every call the index 0, and some no id either: a name begins another call if it comes with another id, or without one after whole
  // arguments. Others give each part another id, or a call that began without its index: what has no name belongs to the call before.
  const begins =
    known === undefined
      ? calls.length === 0 || name !== '' || Boolean(part.id)
      : name !== '' &&
        (known.id === '' ? known.args.endsWith('}') && args.startsWith('{') : Boolean(part.id) && part.id !== known.id);
  const call: Call = (begins ? undefined : (known ?? calls.at(-1))) ?? { id: '', name: '', args: '' };
  const at = begins ? calls.length : calls.indexOf(call);
  if (place !== null) positions.set(place, at);
  const extra = chatCallSchema.safeParse(part).data ?? call.extra;
  calls[at] = {
    id: call.id || part.id || '',
    // Some servers repeat the whole name in each part, others split it.
    name: name === call.name ? name : call.name + name,
    // Some gateways to Bedrock send the empty input with which a call begins there.
    args: call.args === '{}' && args !== '' ? args : call.args + args,
    ...(extra === undefined ? {} : { extra }),
  };
}

type Usage = NonNullable<ChatCompletionChunk['usage']>;

// DeepSeek and Moonshot count cached tokens in separate fields.
type OtherCounts = Partial<Record<'prompt_cache_hit_tokens' | 'cached_tokens', number>>;

function readUsage(usage: Usage & OtherCounts): CountedUsage {
  const cached = usage.prompt_tokens_details?.cached_tokens ?? usage.prompt_cache_hit_tokens ?? usage.cached_tokens;
  const inputTokens = readCount(usage.prompt_tokens);
  const outputTokens = readCount(usage.completion_tokens);
  // xAI and Google count reasoning, which is paid for as output, in the total only.
  const rest = (readCount(usage.total_tokens) ?? 0) - (inputTokens ?? Infinity);
  return {
    inputTokens,
    outputTokens: outputTokens === null ? null : Math.max(outputTokens, rest),
    cachedTokens: readCount(cached) ?? 0,
    cacheWriteTokens: readCount(usage.prompt_tokens_details?.cache_write_tokens),
  };
}
