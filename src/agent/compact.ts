import type { ConversationItem } from '../core/types/conversation.ts';

const keptOutputs = 4;
const shortText = 500;

/**
 * Makes room: the oldest tool outputs are cut to a note, the last few stay whole. Null where nothing is left to cut.
 * The record keeps everything; only what is sent gets shorter.
 */
export function compactConversation(conversation: readonly ConversationItem[]): readonly ConversationItem[] | null {
  const outputs = conversation.filter(
    (item) => item.type === 'function_call_output' || item.type === 'script_tool_call_output',
  );
  const old = new Set(outputs.slice(0, -keptOutputs).filter((item) => readOutput(item).length > shortText));
  if (old.size === 0) return null;
  return conversation.map((item) => {
    if (!old.has(item as (typeof outputs)[number])) return item;
    const note = `${readOutput(item).slice(0, shortText)}\n[… the rest was left out to make room; read it again if you need it …]`;
    if (item.type === 'function_call_output') return { ...item, output: note, images: [] };
    if (item.type === 'script_tool_call_output') return { ...item, text: note };
    return item;
  });
}

function readOutput(item: ConversationItem): string {
  if (item.type === 'function_call_output') return item.output;
  return item.type === 'script_tool_call_output' ? item.text : '';
}
