import type { ScriptErrorReport, ScriptMetadata } from './script.ts';

export type ContentPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly mediaType: string; readonly base64: string };

/**
 * A message of the user or of the model. The task, harness notices and script outputs are rendered as messages of the user. Kept complete,
 * including scripts.
 */
export interface MessageItem {
  readonly type: 'message';
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: readonly ContentPart[];
}

/** The reasoning of the model. `providerData` is JSON text that is sent back to the same API unchanged (signatures, encrypted content). */
export interface ReasoningItem {
  readonly type: 'reasoning';
  readonly id: string;
  readonly text: string;
  readonly providerApi: string;
  readonly providerData: string;
}

/** A structured call. `name` is the name that the model wrote; `argumentsJson` is the model's text, which may not be JSON. */
export interface FunctionCallItem {
  readonly type: 'function_call';
  readonly id: string;
  readonly callId: string;
  readonly name: string;
  readonly argumentsJson: string;
}

/** The result of a structured call for the model. `failed` marks denials, bad arguments and errors. */
export interface FunctionCallOutputItem {
  readonly type: 'function_call_output';
  readonly id: string;
  readonly callId: string;
  readonly output: string;
  readonly failed: boolean;
  readonly images: readonly Extract<ContentPart, { type: 'image' }>[];
}

export type ScriptStatus = 'pending' | 'executing' | 'completed' | 'error';

/** A script that the model wrote inside a message. A change of status appends the item again with the same id; the last one is valid. */
export interface ScriptToolCallItem {
  readonly type: 'script_tool_call';
  readonly id: string;
  readonly callId: string;
  readonly language: 'ts' | 'js';
  readonly sourceCode: string;
  readonly sourceSha256: string;
  readonly status: ScriptStatus;
}

/** The result of a script. `outputJson` is the returned value as JSON text; null if there is no value. */
export interface ScriptToolCallOutputItem {
  readonly type: 'script_tool_call_output';
  readonly id: string;
  readonly callId: string;
  readonly outputJson: string | null;
  readonly error: ScriptErrorReport | null;
  /** The `message` of the returned object; null if it has no such member. */
  readonly summary: string | null;
  /** The text that the model receives, already limited in size; sent back as a marked, escaped user message. */
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

/** The user message that contains a script's output. The only tags of the harness in the text are its envelopes (`renderScriptReport`). */
export function renderScriptOutput(item: ScriptToolCallOutputItem): string {
  const status = item.error === null ? 'completed' : 'error';
  return `<script-output call="${item.callId}" status="${status}">\n${item.text}\n</script-output>`;
}
