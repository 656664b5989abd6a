import * as z from 'zod';
import type { Recorded } from '../recorded.ts';
import { scriptErrorSchema, scriptMetadataSchema } from './script.ts';

const imageSchema = z.object({ type: z.literal('image'), mediaType: z.string(), base64: z.string() });

const contentPartSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  imageSchema,
]);

export type ContentPart = Recorded<typeof contentPartSchema>;

/** A conversation item in its form in memory; on disk its keys are in snake_case. */
export const itemSchema = z.discriminatedUnion('type', [
  /**
   * A message of the user or of the model. The task, harness notices and script outputs are rendered as messages of the user. Kept complete,
   * including scripts.
   */
  z.object({
    type: z.literal('message'),
    id: z.string(),
    role: z.enum(['user', 'assistant']),
    content: z.array(contentPartSchema),
    /** The purpose of a message by the word of its model, such as `commentary` between calls. It is sent back unchanged. */
    phase: z.string().exactOptional(),
  }),
  /** The reasoning of the model. `providerData` is JSON text that is sent back to the same API unchanged (signatures, encrypted content). */
  z.object({
    type: z.literal('reasoning'),
    id: z.string(),
    text: z.string(),
    providerApi: z.string(),
    providerData: z.string(),
  }),
  /** A structured call. `name` is the name that the model wrote; `argumentsJson` is the model's text, which may not be JSON. */
  z.object({
    type: z.literal('function_call'),
    id: z.string(),
    callId: z.string(),
    name: z.string(),
    argumentsJson: z.string(),
    /** As `providerData` of reasoning: what the same model takes back with its call, such as a signature. */
    providerData: z.string().exactOptional(),
  }),
  /** The result of a structured call for the model. `failed` marks denials, bad arguments and errors. */
  z.object({
    type: z.literal('function_call_output'),
    id: z.string(),
    callId: z.string(),
    output: z.string(),
    failed: z.boolean(),
    images: z.array(imageSchema),
  }),
  /** A script that the model wrote inside a message. A change of status appends the item again with the same id; the last one is valid. */
  z.object({
    type: z.literal('script_tool_call'),
    id: z.string(),
    callId: z.string(),
    language: z.enum(['ts', 'js']),
    sourceCode: z.string(),
    sourceSha256: z.string(),
    status: z.enum(['pending', 'executing', 'completed', 'error']),
  }),
  /** The result of a script. `outputJson` is the returned value as JSON text; null if there is no value. */
  z.object({
    type: z.literal('script_tool_call_output'),
    id: z.string(),
    callId: z.string(),
    outputJson: z.string().nullable(),
    error: scriptErrorSchema.nullable(),
    /** The `message` of the returned object; null if it has no such member. */
    summary: z.string().nullable(),
    /** The text that the model receives, already limited in size; sent back as a marked, escaped user message. */
    text: z.string(),
    /** True for a report of a script that continues; another output follows. */
    running: z.boolean().default(false),
    metadata: scriptMetadataSchema,
  }),
]);

export type ConversationItem = Recorded<typeof itemSchema>;
export type MessageItem = Extract<ConversationItem, { type: 'message' }>;
export type ReasoningItem = Extract<ConversationItem, { type: 'reasoning' }>;
export type FunctionCallItem = Extract<ConversationItem, { type: 'function_call' }>;
export type FunctionCallOutputItem = Extract<ConversationItem, { type: 'function_call_output' }>;
export type ScriptToolCallItem = Extract<ConversationItem, { type: 'script_tool_call' }>;
export type ScriptToolCallOutputItem = Extract<ConversationItem, { type: 'script_tool_call_output' }>;

/**
 * Items without the reasoning of the model. A thought is bound to all that was sent before it: if that changes, the provider refuses the whole
 * conversation (Messages, from Fable 5.1 on) or ignores the thought.
 * Sources: platform.claude.com, "Prefix checks on thinking blocks"; developers.openai.com, "Keep the prefix unchanged".
 */
export function dropReasoning(items: readonly ConversationItem[]): readonly ConversationItem[] {
  return items.filter(({ type }) => type !== 'reasoning');
}

/** The text parts of a message, joined. */
export function readMessageText(message: MessageItem): string {
  return message.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

/** The user message that contains a script's output. The only tags of the harness in the text are its envelopes (`renderScriptReport`). */
export function renderScriptOutput(item: ScriptToolCallOutputItem): string {
  const status = item.running ? 'running' : item.error === null ? 'completed' : 'error';
  return `<script-output call="${item.callId}" status="${status}">\n${item.text}\n</script-output>`;
}
