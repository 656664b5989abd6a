import * as z from 'zod';
import type { Recorded } from '../recorded.ts';

/** The names of the errors that a script or its caller receives. */
export const scriptErrorNames = [
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
  // The script itself threw; `message` contains the thrown value.
  'ScriptError',
] as const;

export type ScriptErrorName = (typeof scriptErrorNames)[number];

const scriptPhases = ['parsing', 'executing', 'finalizing'] as const;

export type ScriptPhase = (typeof scriptPhases)[number];

/**
 * An error of a script as the model, the record and the command line receive it. Stacks contain only positions of the form
 * `script.ts:LINE:COL`.
 */
export const scriptErrorSchema = z.object({
  name: z.enum(scriptErrorNames),
  code: z.string(),
  message: z.string(),
  phase: z.enum(scriptPhases),
  scriptId: z.string(),
  toolName: z.string().nullable(),
  callId: z.string().nullable(),
  stack: z.string().nullable(),
  retryable: z.boolean(),
  /** 1-based position in the script's source; null if it is not known. */
  line: z.number().nullable(),
  column: z.number().nullable(),
  elapsedMs: z.number(),
  completedTools: z.number(),
  pendingTools: z.number(),
});

export type ScriptErrorReport = Recorded<typeof scriptErrorSchema>;

export const scriptMetadataSchema = z.object({
  durationMs: z.number(),
  toolCallsMade: z.number(),
  memoryUsedMb: z.number(),
  scriptCacheHit: z.boolean(),
  compilationCacheHit: z.boolean(),
});

export type ScriptMetadata = Recorded<typeof scriptMetadataSchema>;
