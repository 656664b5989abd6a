import * as z from 'zod';
import type { ConversationItem } from '../../core/types/conversation.ts';

const image = z.object({ type: z.literal('image'), mediaType: z.string(), base64: z.string() });

const scriptError = z.object({
  name: z.enum([
    'ScriptSyntaxError',
    'BannedIdentifierError',
    'ScriptTimeoutError',
    'ScriptMemoryError',
    'ScriptStackError',
    'ScriptCancelledError',
    'ScriptNoResultError',
    'ToolNotFoundError',
    'ToolValidationError',
    'ToolBudgetExceededError',
    'ConcurrencyLimitError',
    'ToolExecutionError',
    'ApprovalDeniedError',
    'ApprovalTimeoutError',
    'DetachedPromiseError',
    'SerializationError',
    'HarnessInternalError',
    'ScriptError',
  ]),
  code: z.string(),
  message: z.string(),
  phase: z.enum(['parsing', 'executing', 'finalizing']),
  scriptId: z.string(),
  toolName: z.string().nullable(),
  callId: z.string().nullable(),
  stack: z.string().nullable(),
  retryable: z.boolean(),
  line: z.number().nullable(),
  column: z.number().nullable(),
  elapsedMs: z.number(),
  completedTools: z.number(),
  pendingTools: z.number(),
});

/** A conversation item in its form in memory; on disk its keys are in snake_case. */
export const itemSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('message'),
    id: z.string(),
    role: z.enum(['user', 'assistant']),
    content: z.array(z.discriminatedUnion('type', [z.object({ type: z.literal('text'), text: z.string() }), image])),
  }),
  z.object({
    type: z.literal('reasoning'),
    id: z.string(),
    text: z.string(),
    providerApi: z.string(),
    providerData: z.string(),
  }),
  z.object({
    type: z.literal('function_call'),
    id: z.string(),
    callId: z.string(),
    name: z.string(),
    argumentsJson: z.string(),
  }),
  z.object({
    type: z.literal('function_call_output'),
    id: z.string(),
    callId: z.string(),
    output: z.string(),
    failed: z.boolean(),
    images: z.array(image),
  }),
  z.object({
    type: z.literal('script_tool_call'),
    id: z.string(),
    callId: z.string(),
    language: z.enum(['ts', 'js']),
    sourceCode: z.string(),
    sourceSha256: z.string(),
    status: z.enum(['pending', 'executing', 'completed', 'error']),
  }),
  z.object({
    type: z.literal('script_tool_call_output'),
    id: z.string(),
    callId: z.string(),
    outputJson: z.string().nullable(),
    error: scriptError.nullable(),
    summary: z.string().nullable(),
    text: z.string(),
    metadata: z.object({
      durationMs: z.number(),
      toolCallsMade: z.number(),
      memoryUsedMb: z.number(),
      scriptCacheHit: z.boolean(),
      compilationCacheHit: z.boolean(),
    }),
  }),
]) satisfies z.ZodType<ConversationItem>;
