// oxlint-disable typescript/switch-exhaustiveness-check -- a provider adds kinds of events and items; those that are not known are passed over
import type { ContentBlock, RawMessageStreamEvent } from '@anthropic-ai/sdk/resources/messages';
import type { RawContentBlockDelta } from '@anthropic-ai/sdk/resources/messages';
import type { ConversationItem } from '../../core/types/conversation.ts';
import type { WebSource } from '../../core/types/search.ts';
import type { ApiResponse } from '../../core/ports/model.ts';
import type { ResponseContext } from './define-api.ts';
import { cleanText, createStreamError } from './provider-error.ts';
import { readCount, type CountedUsage } from './token-count.ts';

/** The part of a block received so far. Fields that a block of its type does not have stay empty. */
interface Block {
  readonly type: ContentBlock['type'];
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly signature: string;
  /** Text of the input as it streamed in. */
  readonly json: string;
  /** The input as the block began. */
  readonly input: unknown;
  readonly sources: readonly WebSource[];
}

type Counts = Partial<
  Record<'input_tokens' | 'output_tokens' | 'cache_read_input_tokens' | 'cache_creation_input_tokens', number | null>
> & { readonly cache_creation?: CacheCreation | null };

type CacheCreation = Partial<Record<'ephemeral_5m_input_tokens' | 'ephemeral_1h_input_tokens', number>>;

/** Reads a whole response of the Messages API. Rejects with `provider-stream` if its last event is missing. */
export async function readMessageStream(
  stream: AsyncIterable<RawMessageStreamEvent>,
  context: ResponseContext,
): Promise<ApiResponse> {
  const { options, meter, onText } = context;
  const blocks = new Map<number, Block>();
  let model = options.model;
  let counts: Counts = {};
  let reason: string | null = null;
  let refusal = '';
  for await (const event of stream) {
    switch (event.type) {
      case 'message_start':
        model = event.message.model || model;
        // A gateway that asks another server in the middle of a response begins again.
        blocks.clear();
        counts = mergeCounts(counts, event.message.usage);
        meter.count(readUsage(counts));
        break;
      case 'content_block_start':
        blocks.set(event.index, createBlock(event.content_block));
        break;
      case 'content_block_delta': {
        const block = blocks.get(event.index);
        if (block === undefined) throw createStreamError("the provider's response adds to a block that has not begun");
        blocks.set(event.index, addDelta(block, event.delta));
        for (const part of Object.entries(event.delta))
          if (part[0] !== 'type' && part[0] !== 'signature') meter.receive(part[1]);
        if (event.delta.type === 'text_delta') onText(event.delta.text);
        break;
      }
      case 'message_delta':
        reason = event.delta.stop_reason ?? reason;
        refusal = cleanText(event.delta.stop_details?.explanation ?? '', []) || refusal;
        counts = mergeCounts(counts, event.usage);
        meter.count(readUsage(counts));
        break;
      case 'message_stop': {
        const stop = readStop(reason);
        const items = [...blocks.values()].flatMap((block) => createItems(block, stop, context));
        const sources = [...blocks.values()].flatMap((block) => block.sources);
        return {
          items,
          stop,
          ...(reason === 'refusal' && refusal !== '' && { refusal }),
          ...meter.complete(items),
          model,
          ...(context.hosted !== undefined && { sources }),
        };
      }
      default:
        break;
    }
  }
  throw createStreamError("the provider's response ended before it was complete");
}

function createBlock(block: ContentBlock): Block {
  // Gateways omit fields that begin empty.
  const empty = { type: block.type, id: '', name: '', text: '', signature: '', json: '', input: null, sources: [] };
  switch (block.type) {
    case 'text':
      return { ...empty, text: block.text ?? '' };
    case 'thinking':
      return { ...empty, text: block.thinking ?? '', signature: block.signature ?? '' };
    case 'redacted_thinking':
      return { ...empty, signature: block.data ?? '' };
    case 'tool_use':
      return { ...empty, id: block.id ?? '', name: block.name ?? '', input: block.input };
    case 'web_search_tool_result':
      // An error of the search is an object.
      return Array.isArray(block.content)
        ? { ...empty, sources: block.content.map(({ url, title }) => ({ url, title, snippet: '' })) }
        : empty;
    default:
      return empty;
  }
}

function addDelta(block: Block, delta: RawContentBlockDelta): Block {
  switch (delta.type) {
    case 'text_delta':
      return { ...block, text: block.text + delta.text };
    case 'thinking_delta':
      return { ...block, text: block.text + delta.thinking };
    case 'signature_delta':
      return { ...block, signature: block.signature + delta.signature };
    case 'input_json_delta':
      return { ...block, json: block.json + delta.partial_json };
    case 'citations_delta': {
      if (delta.citation.type !== 'web_search_result_location') return block;
      const { url, title, cited_text: snippet } = delta.citation;
      return { ...block, sources: [...block.sources, { url, title: title ?? '', snippet }] };
    }
    default:
      return block;
  }
}

function createItems(
  block: Block,
  stop: ApiResponse['stop'],
  { create }: ResponseContext,
): readonly ConversationItem[] {
  switch (block.type) {
    case 'text':
      return create.message(block.text);
    case 'tool_use':
      return [create.call(block.id, block.name, block.json === '' ? JSON.stringify(block.input ?? {}) : block.json)];
    case 'thinking': {
      // Servers that sign no thoughts take them back all the same, and some require them. One that was cut off is unsigned everywhere.
      const goesBack = block.signature !== '' || (block.text !== '' && stop !== 'length');
      const data = { type: 'thinking', thinking: block.text, signature: block.signature };
      return [create.reasoning(block.text, goesBack ? data : null)];
    }
    case 'redacted_thinking':
      return [create.reasoning('', { type: 'redacted_thinking', data: block.signature })];
    default:
      return [];
  }
}

function readStop(reason: string | null): ApiResponse['stop'] {
  if (reason === 'refusal') return 'refusal';
  return reason === 'max_tokens' || reason === 'model_context_window_exceeded' ? 'length' : 'complete';
}

// Later counts are totals, not additions. A count that they omit keeps its value, and so does one for which gateways give 0 at the end.
function mergeCounts(before: Counts, now: Counts | null | undefined): Counts {
  const counted = new Map<string, unknown>(Object.entries(before));
  const given = Object.entries(now ?? {}).filter(
    ([name, value]) =>
      (typeof value === 'number' && (value !== 0 || !counted.get(name))) ||
      (name === 'cache_creation' && value !== null),
  );
  return { ...before, ...Object.fromEntries(given) };
}

function readUsage(counts: Counts): CountedUsage {
  const cachedTokens = readCount(counts.cache_read_input_tokens) ?? 0;
  const cacheWriteTokens = readCount(counts.cache_creation_input_tokens);
  const inputTokens = readCount(counts.input_tokens);
  return {
    inputTokens: inputTokens === null ? null : inputTokens + cachedTokens + (cacheWriteTokens ?? 0),
    outputTokens: readCount(counts.output_tokens),
    cachedTokens,
    cacheWriteTokens,
    cacheWriteHourTokens: readHourTokens(counts, cacheWriteTokens ?? 0),
  };
}

// Only the first count of a response is divided. All marks of a request have the same lifetime, so that what is written later has it too.
function readHourTokens({ cache_creation: divided }: Counts, written: number): number {
  const forHour = readCount(divided?.ephemeral_1h_input_tokens) ?? 0;
  return forHour > 0 && !divided?.ephemeral_5m_input_tokens ? written : forHour;
}
