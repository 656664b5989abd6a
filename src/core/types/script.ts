export type ScriptErrorName =
  | 'ScriptSyntaxError'
  | 'BannedIdentifierError'
  | 'ScriptTimeoutError'
  | 'ScriptMemoryError'
  | 'ScriptStackError'
  | 'ScriptCancelledError'
  | 'ScriptNoResultError'
  | 'ToolNotFoundError'
  | 'ToolValidationError'
  | 'ToolBudgetExceededError'
  | 'ConcurrencyLimitError'
  | 'ToolExecutionError'
  | 'ApprovalDeniedError'
  | 'ApprovalTimeoutError'
  | 'DetachedPromiseError'
  | 'SerializationError'
  | 'HarnessInternalError'
  /** The script itself threw; `message` contains the thrown value. */
  | 'ScriptError';

export type ScriptPhase = 'parsing' | 'executing' | 'finalizing';

/**
 * An error of a script as the model, the record and the command line receive it. Stacks contain only positions of the form
 * `script.ts:LINE:COL`.
 */
export interface ScriptErrorReport {
  readonly name: ScriptErrorName;
  readonly code: string;
  readonly message: string;
  readonly phase: ScriptPhase;
  readonly scriptId: string;
  readonly toolName: string | null;
  readonly callId: string | null;
  readonly stack: string | null;
  readonly retryable: boolean;
  /** 1-based position in the script's source; null if it is not known. */
  readonly line: number | null;
  readonly column: number | null;
  readonly elapsedMs: number;
  readonly completedTools: number;
  readonly pendingTools: number;
}

export interface ScriptMetadata {
  readonly durationMs: number;
  readonly toolCallsMade: number;
  readonly memoryUsedMb: number;
  readonly scriptCacheHit: boolean;
  readonly compilationCacheHit: boolean;
}
