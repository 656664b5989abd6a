import {
  renderScriptOutput,
  type ConversationItem,
  type FunctionCallItem,
  type FunctionCallOutputItem,
  type MessageItem,
  type ReasoningItem,
  type ContentPart,
} from '../../core/types/conversation.ts';
import { isForModel } from './provider-data.ts';
import { readJson } from '../../core/text/parse-json.ts';
import { isJsonObject } from '../../core/text/json.ts';

export type AssistantItem = MessageItem | ReasoningItem | FunctionCallItem;

/** One side's say. Sides alternate; the outputs answer the calls of the turn before and go first. */
export type Turn =
  | { readonly role: 'assistant'; readonly items: readonly AssistantItem[] }
  | {
      readonly role: 'user';
      readonly outputs: readonly FunctionCallOutputItem[];
      readonly parts: readonly ContentPart[];
    };

/**
 * The conversation in the form that a model accepts: alternating turns, without items that only the record needs, without the reasoning of
 * another API or model, and without trailing reasoning, which no API accepts. An output without its call becomes text.
 */
export function readTurns(conversation: readonly ConversationItem[], api: string, model: string): readonly Turn[] {
  const sent = conversation.map((item) => makeSendable(item, model)).filter((item) => isSent(item, api, model));
  const sides: ConversationItem[][] = [];
  for (const item of dropTrailingReasoning(sent)) {
    const last = sides.at(-1);
    if (last?.[0] !== undefined && isAssistantItem(last[0]) === isAssistantItem(item)) last.push(item);
    else sides.push([item]);
  }
  return sides.map((items, index): Turn => {
    const own = items.filter(isAssistantItem);
    return own.length > 0 ? { role: 'assistant', items: own } : createUserTurn(items, sides[index - 1] ?? []);
  });
}

function isAssistantItem(item: ConversationItem): item is AssistantItem {
  return item.type === 'message'
    ? item.role === 'assistant'
    : item.type === 'reasoning' || item.type === 'function_call';
}

function isSent(item: ConversationItem, api: string, model: string): boolean {
  if (item.type === 'script_tool_call') return false;
  if (item.type === 'reasoning') return isForModel(item, api, model);
  if (item.type !== 'message' || item.role !== 'assistant') return true;
  return item.content.some((part) => part.type === 'text' && part.text.trim() !== '');
}

function dropTrailingReasoning(items: readonly ConversationItem[]): readonly ConversationItem[] {
  let isFollowed = false;
  const kept = items.toReversed().filter((item) => {
    if (item.type === 'reasoning') return isFollowed;
    isFollowed = isAssistantItem(item);
    return true;
  });
  return kept.toReversed();
}

function readUserParts(item: ConversationItem): readonly ContentPart[] {
  if (item.type === 'script_tool_call_output') return [{ type: 'text', text: renderScriptOutput(item) }];
  if (item.type !== 'message') return [];
  return item.content.filter((part) => part.type === 'image' || part.text.trim() !== '');
}

// Half a surrogate pair, an image of a type that no model sees, or arguments that are no JSON object (vLLM and llama.cpp parse the arguments of each call)
// would make a provider reject the whole conversation.
function makeSendable(item: ConversationItem, model: string): ConversationItem {
  switch (item.type) {
    case 'message':
      return { ...item, content: item.content.map(makePartSendable) };
    case 'function_call': {
      const argumentsJson = isObjectText(item.argumentsJson) ? item.argumentsJson.toWellFormed() : '{}';
      return { ...item, callId: cleanCallId(item.callId, model), argumentsJson };
    }
    case 'function_call_output': {
      const described = item.images.filter(({ mediaType }) => !imageTypes.has(mediaType)).map(describeImage);
      const output = [item.output.toWellFormed(), ...described].filter((text) => text !== '').join('\n');
      const images = item.images.filter(({ mediaType }) => imageTypes.has(mediaType));
      return { ...item, callId: cleanCallId(item.callId, model), output, images };
    }
    case 'script_tool_call_output':
      return { ...item, text: item.text.toWellFormed() };
    default:
      return item;
  }
}

const sentImageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

/** The types of the images of a turn. */
export type SentImageType = (typeof sentImageTypes)[number];

const imageTypes = new Set<string>(sentImageTypes);

function makePartSendable(part: ContentPart): ContentPart {
  if (part.type === 'text') return { type: 'text', text: part.text.toWellFormed() };
  return imageTypes.has(part.mediaType) ? part : { type: 'text', text: describeImage(part) };
}

function describeImage({ mediaType }: Extract<ContentPart, { type: 'image' }>): string {
  return `[an image of type ${mediaType.toWellFormed()}, which the model cannot see]`;
}

// Every API rejects a call without its output and an output without its call.
function createUserTurn(items: readonly ConversationItem[], before: readonly ConversationItem[]): Turn {
  const given = items.filter((item) => item.type === 'function_call_output');
  const calls = before.filter((item) => item.type === 'function_call');
  const outputs = calls.map(
    ({ id, callId }): FunctionCallOutputItem =>
      given.find((output) => output.callId === callId) ?? {
        type: 'function_call_output',
        id,
        callId,
        output: 'No result is known.',
        failed: true,
        images: [],
      },
  );
  const strays = given.filter((output) => !outputs.includes(output));
  const described = strays.flatMap(({ output, images }): ContentPart[] => [
    { type: 'text', text: output || 'No output.' },
    ...images,
  ]);
  return { role: 'user', outputs, parts: [...described, ...items.flatMap(readUserParts)] };
}

// Kimi K2 reads the names of its calls in their ids, `functions.read_file:0`, and answers nothing to a conversation with other ids.
const namesCallsById = /kimi-k2/i;

// Other models refuse these characters, also behind a gateway with another API.
function cleanCallId(callId: string, model: string): string {
  return namesCallsById.test(model) ? callId : callId.replaceAll(/[.:]/g, '_');
}

/** A name that every API accepts, even if the model invented it. */
export function cleanToolName(name: string): string {
  return name.replace(/[^a-zA-Z0-9_-]/g, '_').slice(0, 64) || '_';
}

function isObjectText(text: string): boolean {
  return isJsonObject(readJson(text));
}
