import type { ContentBlockParam, MessageParam, TextBlockParam } from '@anthropic-ai/sdk/resources/messages';
import type {
  CacheControlEphemeral,
  ImageBlockParam,
  ToolResultBlockParam,
} from '@anthropic-ai/sdk/resources/messages';
import * as z from 'zod';
import { readMessageText, type ConversationItem, type ContentPart } from '../../core/types/conversation.ts';
import { cleanToolName, readTurns, type AssistantItem, type SentImageType, type Turn } from './conversation-turns.ts';
import { parseJson } from '../../core/text/parse-json.ts';
import { unpackProviderData } from './provider-data.ts';

/**
 * The conversation as the Messages API takes it. The last user message is marked, so that all before it is cached, and so is the one before,
 * which the last request marked: the API looks for a cached beginning only 20 blocks before a mark, and a turn may have more.
 */
export function renderMessages(
  conversation: readonly ConversationItem[],
  { api, model, mark }: { api: string; model: string; mark: CacheControlEphemeral },
): MessageParam[] {
  const turns = readTurns(conversation, api, model);
  const marked = turns.flatMap(({ role }, index) => (role === 'user' ? [index] : [])).slice(-2);
  return turns.map((turn, index) => {
    if (turn.role === 'assistant') return { role: 'assistant', content: turn.items.map(renderAssistantItem) };
    const content = renderUserTurn(turn);
    return { role: 'user', content: marked.includes(index) ? markLast(content, mark) : content };
  });
}

type UserBlock = TextBlockParam | ImageBlockParam | ToolResultBlockParam;

function renderUserTurn(turn: Extract<Turn, { role: 'user' }>): UserBlock[] {
  const results = turn.outputs.map(({ callId, output, failed, images }): ToolResultBlockParam => {
    // Blocks of blank text are rejected.
    const text: ContentPart[] = output.trim() === '' ? [] : [{ type: 'text', text: output }];
    return {
      type: 'tool_result',
      tool_use_id: callId,
      content: [...text, ...images].map(renderPart),
      is_error: failed,
    };
  });
  return [...results, ...turn.parts.map(renderPart)];
}

function markLast(blocks: readonly UserBlock[], mark: CacheControlEphemeral): UserBlock[] {
  return blocks.map((block, index) => (index === blocks.length - 1 ? { ...block, cache_control: mark } : block));
}

const thoughtSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('thinking'), thinking: z.string(), signature: z.string() }),
  z.object({ type: z.literal('redacted_thinking'), data: z.string() }),
]);

function renderAssistantItem(item: AssistantItem): ContentBlockParam {
  switch (item.type) {
    case 'message':
      return { type: 'text', text: readMessageText(item) };
    case 'reasoning':
      return thoughtSchema.parse(unpackProviderData(item));
    case 'function_call': {
      const input = parseJson(item.argumentsJson);
      return { type: 'tool_use', id: item.callId, name: cleanToolName(item.name), input };
    }
  }
}

function renderPart(part: ContentPart): TextBlockParam | ImageBlockParam {
  if (part.type === 'text') return { type: 'text', text: part.text };
  // `readTurns` has described images of all other types as text.
  const mediaType = part.mediaType as SentImageType;
  return { type: 'image', source: { type: 'base64', media_type: mediaType, data: part.base64 } };
}
