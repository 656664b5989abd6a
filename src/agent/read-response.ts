import { readMessageText, type ConversationItem, type FunctionCallItem } from '../core/types/conversation.ts';
import type { ModelResponse } from '../core/ports/model.ts';
import type { Segment } from '../core/ports/script.ts';

/** Something that the model asked for, in the order in which it stood in the answer. */
export type Action =
  | { readonly type: 'call'; readonly call: FunctionCallItem }
  | { readonly type: 'script'; readonly segment: Extract<Segment, { type: 'script' }>; readonly messageId: string }
  | { readonly type: 'refused-block'; readonly segment: Extract<Segment, { type: 'refused' }> };

/** The actions of an answer. Scripts are looked for in assistant messages only: never in reasoning, never in what tools returned. */
export function readActions(response: ModelResponse, detect: (text: string) => readonly Segment[]): Action[] {
  return response.items.flatMap((item): Action[] => {
    if (item.type === 'function_call') return [{ type: 'call', call: item }];
    if (item.type !== 'message' || item.role !== 'assistant') return [];
    return detect(readMessageText(item)).flatMap((segment): Action[] => {
      if (segment.type === 'script') return [{ type: 'script', segment, messageId: item.id }];
      if (segment.type === 'refused') return [{ type: 'refused-block', segment }];
      return [];
    });
  });
}

/** The text of the last assistant message of an answer. */
export function readFinalMessage(items: readonly ConversationItem[]): string {
  const messages = items.filter((item) => item.type === 'message' && item.role === 'assistant');
  const last = messages.at(-1);
  return last?.type === 'message' ? readMessageText(last).trim() : '';
}
