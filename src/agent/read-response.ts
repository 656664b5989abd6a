import { readMessageText, type ConversationItem, type FunctionCallItem } from '../core/types/conversation.ts';
import type { ModelResponse } from '../core/ports/model.ts';
import type { QuotePlace, Segment } from '../core/ports/script.ts';

/** A call or script of the model, in the order of the answer. */
export type Action =
  | { readonly type: 'call'; readonly call: FunctionCallItem }
  | { readonly type: 'script'; readonly segment: Extract<Segment, { type: 'script' }> }
  | { readonly type: 'refused-block'; readonly segment: Extract<Segment, { type: 'refused' }> };

export interface ReadResponse {
  readonly actions: readonly Action[];
  /** The quotation that contains the first quoted block; null if no block is quoted. */
  readonly quoted: QuotePlace | null;
}

/**
 * The actions of an answer. Only assistant messages are searched for scripts: reasoning and tool results are not. A script that is a
 * copy of untrusted text is a quotation (`isCopied` receives the whole block and its code).
 */
export function readResponse(
  response: ModelResponse,
  detect: (text: string) => readonly Segment[],
  isCopied: (block: string, code: string) => boolean,
): ReadResponse {
  let quoted: QuotePlace | null = null;
  const actions = response.items.flatMap((item): Action[] => {
    if (item.type === 'function_call') return [{ type: 'call', call: item }];
    if (item.type !== 'message' || item.role !== 'assistant') return [];
    const text = readMessageText(item);
    return detect(text).flatMap((segment): Action[] => {
      if (segment.type === 'refused') return [{ type: 'refused-block', segment }];
      const place =
        segment.type === 'text'
          ? segment.quoted
          : isCopied(text.slice(segment.start, segment.end), segment.code)
            ? 'copy'
            : null;
      quoted ??= place;
      return segment.type === 'script' && place === null ? [{ type: 'script', segment }] : [];
    });
  });
  return { actions, quoted };
}

/** The text of the last assistant message of an answer. */
export function readFinalMessage(items: readonly ConversationItem[]): string {
  return listTexts(items).at(-1)?.trim() ?? '';
}

/** The last text of the model in a conversation, without its scripts; empty without a text. */
export function readLastWords(
  items: readonly ConversationItem[],
  detect: (text: string) => readonly Segment[],
): string {
  return (
    listTexts(items)
      .map((text) => removeScripts(text, detect))
      .findLast((text) => text !== '') ?? ''
  );
}

/** The text around the scripts of a message. */
export function removeScripts(text: string, detect: (text: string) => readonly Segment[]): string {
  let kept = '';
  let at = 0;
  for (const segment of detect(text)) {
    if (segment.type === 'text') continue;
    kept += text.slice(at, segment.start);
    at = segment.end;
  }
  return `${kept}${text.slice(at)}`.trim();
}

/** The text of all assistant messages of an answer. */
export function readAssistantText(items: readonly ConversationItem[]): string {
  return listTexts(items).join('\n\n');
}

function listTexts(items: readonly ConversationItem[]): string[] {
  return items.flatMap((item) => (item.type === 'message' && item.role === 'assistant' ? [readMessageText(item)] : []));
}
