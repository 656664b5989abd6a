import { findWhole } from '../core/text/stored-output.ts';
import { cutEnveloped } from '../core/text/untrusted-envelope.ts';
import { dropReasoning, readMessageText, type ConversationItem } from '../core/types/conversation.ts';

const keptOutputs = 4;
const shortText = 500;

/**
 * Makes room: the oldest tool outputs are cut to a note, the last few stay whole. Null if nothing is left to cut.
 * The record keeps everything; only the sent conversation gets shorter.
 */
export function compactConversation(conversation: readonly ConversationItem[]): readonly ConversationItem[] | null {
  const outputs = conversation.filter(
    (item) => item.type === 'function_call_output' || item.type === 'script_tool_call_output',
  );
  const old = new Set<ConversationItem>(
    outputs.slice(0, -keptOutputs).filter((item) => readOutput(item).length > shortText + 200),
  );
  if (old.size === 0) return null;
  const firstChanged = conversation.findIndex((item) => old.has(item));
  const stayed = [...conversation.slice(0, firstChanged), ...dropReasoning(conversation.slice(firstChanged))];
  return stayed.map((item) => {
    if (!old.has(item)) return item;
    const output = readOutput(item);
    const file = findWhole(output);
    const where = file === null ? 'read it again if you need it' : `the whole is in ${file}`;
    const note = `${cutEnveloped(output, shortText)}\n[… the rest was left out to make room; ${where} …]`;
    if (item.type === 'function_call_output') return { ...item, output: note, images: [] };
    return item.type === 'script_tool_call_output' ? { ...item, text: note } : item;
  });
}

const foldedShare = 0.25;

/** `compactConversation` if it saves much, else null: the provider has to cache all items after the first changed one again. */
export function foldConversation(conversation: readonly ConversationItem[]): readonly ConversationItem[] | null {
  const shorter = compactConversation(conversation);
  if (shorter === null) return null;
  const [before, after] = [conversation, shorter].map((items) => JSON.stringify(items).length) as [number, number];
  return before - after >= before * foldedShare ? shorter : null;
}

/** A conversation in three parts: the task, turns that can be left out, and turns that stay. */
export interface SplitConversation {
  readonly task: readonly ConversationItem[];
  readonly old: readonly ConversationItem[];
  readonly kept: readonly ConversationItem[];
}

/** Splits a conversation so that `share` of its turns, the newest, stay. Null if no turn can be left out. */
export function splitConversation(conversation: readonly ConversationItem[], share: number): SplitConversation | null {
  // A turn begins with an item of the model; splitting anywhere else would separate a call from its output.
  const starts = conversation.flatMap((item, index) => {
    const before = conversation[index - 1];
    return isFromModel(item) && (before === undefined || !isFromModel(before)) ? [index] : [];
  });
  const [first] = starts;
  if (first === undefined) return null;
  const from = starts[starts.length - Math.floor(starts.length * share)] ?? conversation.length;
  if (from === first) return null;
  return {
    task: conversation.slice(0, first),
    old: conversation.slice(first, from),
    kept: dropReasoning(conversation.slice(from)),
  };
}

/** The characters of the texts, arguments and outputs of a conversation. */
export function countCharacters(conversation: readonly ConversationItem[]): number {
  return conversation.reduce((sum, item) => sum + readText(item).length, 0);
}

function readText(item: ConversationItem): string {
  if (item.type === 'message') return readMessageText(item);
  return item.type === 'function_call' ? item.argumentsJson : readOutput(item);
}

function isFromModel(item: ConversationItem): boolean {
  if (item.type === 'message') return item.role === 'assistant';
  return item.type === 'reasoning' || item.type === 'function_call' || item.type === 'script_tool_call';
}

function readOutput(item: ConversationItem): string {
  if (item.type === 'function_call_output') return item.output;
  return item.type === 'script_tool_call_output' ? item.text : '';
}
