import type { ContentPart } from './content.ts';
import type { ScriptErrorReport, ScriptMetadata } from '../ports/script.ts';

/** A message of the user (the task, harness notices, script outputs are rendered as such) or of the model. Kept whole, scripts included. */
export interface MessageItem {
  readonly type: 'message';
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: readonly ContentPart[];
}

/** What the model thought. `providerData` goes back to the same API untouched (signatures, encrypted content); JSON text. */
export interface ReasoningItem {
  readonly type: 'reasoning';
  readonly id: string;
  readonly text: string;
  readonly providerApi: string;
  readonly providerData: string;
}

/** A structured call. `name` is as the model wrote it; `argumentsJson` is the model's text, perhaps not JSON. */
export interface FunctionCallItem {
  readonly type: 'function_call';
  readonly id: string;
  readonly callId: string;
  readonly name: string;
  readonly argumentsJson: string;
}

/** What the model is told of a structured call. `failed` marks denials, bad arguments and errors. */
export interface FunctionCallOutputItem {
  readonly type: 'function_call_output';
  readonly id: string;
  readonly callId: string;
  readonly output: string;
  readonly failed: boolean;
  readonly images: readonly Extract<ContentPart, { type: 'image' }>[];
}

export type ScriptStatus = 'pending' | 'executing' | 'completed' | 'error';

/** A script that the model wrote inside a message. A change of status appends the item again under the same id; the last wins. */
export interface ScriptToolCallItem {
  readonly type: 'script_tool_call';
  readonly id: string;
  readonly callId: string;
  readonly language: 'ts' | 'js';
  readonly sourceCode: string;
  readonly sourceSha256: string;
  readonly status: ScriptStatus;
}

/** What came of a script. `outputJson` is the returned value as JSON text; null where there is none. */
export interface ScriptToolCallOutputItem {
  readonly type: 'script_tool_call_output';
  readonly id: string;
  readonly callId: string;
  readonly outputJson: string | null;
  readonly error: ScriptErrorReport | null;
  /** The returned object's `message`, where it has one. */
  readonly summary: string | null;
  /** What the model is told, already bounded; goes back as a marked, escaped user message. */
  readonly text: string;
  readonly metadata: ScriptMetadata;
}

export type ConversationItem =
  | MessageItem
  | ReasoningItem
  | FunctionCallItem
  | FunctionCallOutputItem
  | ScriptToolCallItem
  | ScriptToolCallOutputItem;

/** The text parts of a message, joined. */
export function readMessageText(message: MessageItem): string {
  return message.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

/** The user message that carries a script's output. The text has no tag of the harness but its envelopes (`renderScriptReport`). */
export function renderScriptOutput(item: ScriptToolCallOutputItem): string {
  const status = item.error === null ? 'completed' : 'error';
  return `<script-output call="${item.callId}" status="${status}">\n${item.text}\n</script-output>`;
}
