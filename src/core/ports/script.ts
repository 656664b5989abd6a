import type { Clock, CreateId } from './clock.ts';
import type { ScriptLimits } from '../limits.ts';
import type { PauseClock } from './pause-clock.ts';
import type { CallResult } from './tool.ts';

/** The modes, the most lenient first. */
export const scriptModes = ['enabled', 'dry-run', 'disabled'] as const;

export type ScriptMode = (typeof scriptModes)[number];

/** The mode of some turns of a run. `to` is null for all that follow. */
export interface ScriptTurns {
  readonly from: number;
  readonly to: number | null;
  readonly mode: ScriptMode;
}

/** The stricter of two modes. */
export function pickStricterMode(left: ScriptMode, right: ScriptMode): ScriptMode {
  return scriptModes.indexOf(left) >= scriptModes.indexOf(right) ? left : right;
}

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
  /** The script itself threw; `message` has what. */
  | 'ScriptError';

export type ScriptPhase = 'parsing' | 'executing' | 'finalizing';

/** An error of a script as the model, the record and the command line see it. Stacks name `script.ts:LINE:COL` only. */
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
  /** 1-based position in the script's source, where one is known. */
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

/** A tool call of a script that completed, kept also when the script failed. `resultJson` is the result as JSON text. */
export interface PartialResult {
  readonly callId: string;
  readonly tool: string;
  readonly argsSha256: string;
  readonly resultJson: string;
}

/** One tool call of a script and what became of it. */
export interface ScriptCallTrace {
  readonly callId: string;
  readonly tool: string;
  /** `completed`, `failed`, `denied`, `invalid`, `aborted`, `not-found`, `detached`, `budget`, `concurrency` or `dry-run`. */
  readonly state: string;
  /** The rule and decision in words, where there was a decision. */
  readonly note: string;
  readonly durationMs: number;
}

export interface ConsoleLine {
  readonly level: 'log' | 'warn' | 'error';
  readonly text: string;
}

/** Everything that came of one script. */
export interface ScriptReport {
  readonly scriptId: string;
  /** The value as JSON text; null for `undefined` and for a script that failed. */
  readonly returnJson: string | null;
  readonly error: ScriptErrorReport | null;
  readonly partialResults: readonly PartialResult[];
  readonly calls: readonly ScriptCallTrace[];
  readonly logs: readonly ConsoleLine[];
  readonly droppedLogs: number;
  readonly progress: readonly { readonly kind: 'info' | 'warn'; readonly message: string }[];
  readonly droppedProgress: number;
  readonly metadata: ScriptMetadata;
  /** Set in mode `dry-run` instead of a run: the tools that the script names. */
  readonly dryRun: { readonly tools: readonly string[]; readonly unknownTools: readonly string[] } | null;
}

/** A quotation. A block in it is part of the prose and does not run. */
export type QuotePlace =
  | 'blockquote'
  | 'quotation-marks'
  | 'comment'
  | 'indented-code'
  | 'envelope'
  | 'thinking'
  | 'copy';

/** A part of an assistant message: prose, a script, or a block that looks like one and is refused. Offsets are UTF-16, end exclusive. */
export type Segment =
  | {
      readonly type: 'text';
      readonly start: number;
      readonly end: number;
      readonly text: string;
      /** The quotation that contains the first quoted block; null if no block is quoted. */
      readonly quoted: QuotePlace | null;
    }
  | {
      readonly type: 'script';
      readonly start: number;
      readonly end: number;
      readonly format: 'tags' | 'fence';
      readonly language: 'ts' | 'js';
      readonly code: string;
    }
  | {
      readonly type: 'refused';
      readonly start: number;
      readonly end: number;
      readonly format: 'tags' | 'fence' | 'other';
      readonly code: string;
      /** Told to the model: why it did not run and how to write it. */
      readonly reason: string;
    };

/** What a script may read of its run as `context`. */
export interface ScriptContext {
  readonly conversationId: string;
  readonly sessionId: string;
  readonly turnId: string;
  readonly workingDirectory: string;
  readonly provider: string;
  readonly model: string;
}

export interface ScriptRequest {
  readonly scriptId: string;
  readonly mode: ScriptMode;
  readonly source: string;
  readonly language: 'ts' | 'js';
  readonly context: ScriptContext;
  readonly signal: AbortSignal;
  /**
   * The one door for one call of this script. `pauseClock` runs a wait that a person causes: the script's clock stands still meanwhile.
   */
  readonly callTool: (call: {
    callId: string;
    name: string;
    args: unknown;
    signal: AbortSignal;
    pauseClock: PauseClock;
  }) => Promise<CallResult>;
  readonly onConsole: (line: ConsoleLine) => void;
  readonly onProgress: (progress: { kind: 'info' | 'warn'; message: string }) => void;
  readonly onStore: (change: StoreChange) => void;
}

/** A change of what scripts keep for later scripts of the run. `json` is the value as JSON text; null if the key was deleted. */
export interface StoreChange {
  readonly key: string;
  readonly json: string | null;
}

/** Detects and runs the scripts of assistant messages. Implemented by `script/`. */
export interface ScriptHarness {
  readonly limits: ScriptLimits;
  /** Splits an assistant message; the segments cover the text without gaps, in order. Linear in the text's length. */
  detect(text: string): readonly Segment[];
  /** Starts the engine ahead of the first script. Never rejects: a failure shows at the first run. */
  warm(): Promise<void>;
  /** Starts the parser, which takes memory of this process: when a script is being written. */
  warmParser(): void;
  /** Never rejects for what a script does; every failure is in the report. */
  run(request: ScriptRequest): Promise<ScriptReport>;
  close(): Promise<void>;
}

/** A child process that speaks lines on stdin and stdout, started by the sandbox with no network, no workspace and no key. */
export interface EngineProcess {
  writeLine(line: string): void;
  onLine(listener: (line: string) => void): void;
  /** Called once, with what the process said on stderr (bounded), when it has ended. */
  onExit(listener: (reason: string) => void): void;
  kill(): void;
}

export type StartEngine = () => Promise<EngineProcess>;

/** A spawned call that ended after its script. */
export interface SpawnedEnd {
  readonly id: string;
  readonly scriptId: string;
  readonly callId: string;
  readonly tool: string;
  readonly state: string;
  readonly note: string;
  /** The result as JSON text where it completed. */
  readonly resultJson: string | null;
}

/** A report on something in the background, for the model. */
export interface News {
  /** From the harness. */
  readonly text: string;
  /** From tools, programs and files; perhaps empty. */
  readonly output: string;
}

/** Gives scripts `tools.spawn`, whose calls may outlive the script that made them. */
export interface SpawningOptions {
  /** How many may run at once, over all scripts of the run. */
  readonly limit: number;
  /** Told of every call that outlived its script, so that the model hears of it in a later turn. */
  readonly onEnd: (end: SpawnedEnd) => void;
}

/** What scripts run in. `packageFolder` is the installed package as the engine's process sees it. */
export type ScriptRuntime =
  | { readonly type: 'quickjs' }
  | { readonly type: 'isolated-vm'; readonly packageFolder: string };

/** What `script/` needs from outside. */
export interface ScriptHarnessOptions {
  readonly runtime: ScriptRuntime;
  readonly limits: ScriptLimits;
  /** Tool names as scripts write them; `mcp.server.tool` style names hold dots. Read anew for each script. */
  readonly toolNames: readonly string[];
  /** The names that the model is offered, in `context.capabilities.tools`. */
  readonly offeredNames: readonly string[];
  /** The offered tools whose names, scripted or structured, are most like one that does not exist. */
  readonly listNearestTools: (name: string) => readonly string[];
  /** True if a rule of the policy lets a person decide. */
  readonly approvalsRequired: boolean;
  /** Null where there is no `tools.spawn`. */
  readonly spawning: SpawningOptions | null;
  /** What `store` holds at the start: keys and JSON texts of an earlier part of the run; nothing if it is left out. */
  readonly storedValues?: ReadonlyMap<string, string>;
  readonly startEngine: StartEngine;
  /** The program of the thread that parses and checks scripts. */
  readonly preparerPath: string;
  readonly clock: Clock;
  readonly createId: CreateId;
}
