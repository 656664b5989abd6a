import type { ScriptErrorReport, ScriptMetadata } from '../types/script.ts';
import type { Clock, CreateId } from './clock.ts';
import type { ScriptLimits } from '../limits.ts';
import type { PauseClock } from './pause-clock.ts';
import type { CallResult } from './tool.ts';

/** The modes, the most lenient first. */
export const scriptModes = ['enabled', 'dry-run', 'disabled'] as const;

export type ScriptMode = (typeof scriptModes)[number];

/** The mode of some turns of a run. `to` is null for all following turns. */
export interface ScriptTurns {
  readonly from: number;
  readonly to: number | null;
  readonly mode: ScriptMode;
}

/** The stricter of two modes. */
export function pickStricterMode(left: ScriptMode, right: ScriptMode): ScriptMode {
  return scriptModes.indexOf(left) >= scriptModes.indexOf(right) ? left : right;
}

/** A completed tool call of a script, kept even if the script failed. `resultJson` is the result as JSON text. */
export interface PartialResult {
  /** The place of the call in `ScriptReport.calls`, 1-based. */
  readonly number: number;
  readonly tool: string;
  readonly target: string;
  readonly resultJson: string;
}

/** One tool call of a script and its result. */
export interface ScriptCallTrace {
  /** Its place among the calls of the script, from 1. */
  readonly number: number;
  readonly callId: string;
  readonly tool: string;
  /** The main argument of the call: its command, path or another text; empty without one. */
  readonly target: string;
  /** `completed`, `failed`, `denied`, `invalid`, `aborted`, `not-found`, `detached`, `budget`, `concurrency` or `dry-run`. */
  readonly state: string;
  /** The exit code of a command, or why the call failed; empty for any other call that completed. */
  readonly note: string;
  readonly durationMs: number;
}

export interface ConsoleLine {
  readonly level: 'log' | 'warn' | 'error';
  readonly text: string;
}

/** The complete result of one script. */
export interface ScriptReport {
  readonly scriptId: string;
  /** The returned value as JSON text; null for `undefined` and for a script that failed. */
  readonly returnJson: string | null;
  readonly error: ScriptErrorReport | null;
  readonly partialResults: readonly PartialResult[];
  readonly calls: readonly ScriptCallTrace[];
  readonly logs: readonly ConsoleLine[];
  readonly droppedLogs: number;
  readonly progress: readonly { readonly kind: 'info' | 'warn'; readonly message: string }[];
  readonly droppedProgress: number;
  readonly metadata: ScriptMetadata;
  /** Set while the script continues: the value that it handed over as JSON text, or null. */
  readonly handedOver: { readonly valueJson: string | null } | null;
  /** Set in mode `dry-run`, in which the script does not run: the tools that the script names. */
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

/**
 * A part of an assistant message: prose, a script, or a block that looks like a script and is refused. Offsets are UTF-16, end exclusive.
 */
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
      readonly language: 'ts' | 'js';
      readonly code: string;
    }
  | {
      readonly type: 'refused';
      readonly start: number;
      readonly end: number;
      /** For the model: why it did not run and how to write it. */
      readonly reason: string;
    };

/**
 * Code that calls tools in a message without tags, or a call as text, so that it does not run. `whole`: the message has little other text, so that only a
 * script can have been meant. `end`: a longer message ends with the code.
 */
export type UntaggedCode = 'whole' | 'end';

/** The facts about its run that a script can read as `context`. */
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
  /** The only way in which this script calls tools. `pauseClock` runs a wait for a person, during which the script's clock is paused. */
  readonly callTool: (call: {
    callId: string;
    name: string;
    args: unknown;
    /** The line of the script, 1-based; null if it is not known. */
    line: number | null;
    signal: AbortSignal;
    pauseClock: PauseClock;
  }) => Promise<CallResult>;
  readonly onConsole: (line: ConsoleLine) => void;
  readonly onProgress: (progress: { kind: 'info' | 'warn'; message: string }) => void;
  readonly onStore: (change: StoreChange) => void;
  /** Called when the script runs, with a function that returns what it has done so far. */
  readonly onStarted: (readReport: () => ScriptReport) => void;
  /** The script hands over: the model is to continue. `valueJson` is a value as JSON text; null without one. */
  readonly onHandOver: (valueJson: string | null) => void;
}

/** A change of what scripts keep for later scripts of the run. `json` is the value as JSON text; null if the key was deleted. */
export interface StoreChange {
  readonly key: string;
  readonly json: string | null;
}

/** Detects and runs the scripts of assistant messages. Implemented by `script/`. */
export interface ScriptHarness {
  readonly limits: ScriptLimits;
  /** Splits an assistant message. The segments cover the text without gaps, in order. Takes time linear in the text's length. */
  detect(text: string): readonly Segment[];
  /**
   * Finds code that calls tools, or a call as text, in a message in which `detect` finds no script; null without either. Code for which `isCopied` returns
   * true is a quotation.
   */
  findUntagged(text: string, isCopied: (block: string, code: string) => boolean): Promise<UntaggedCode | null>;
  /** Starts the engine before the first script. Never rejects: a failure is reported by the first run. */
  warm(): Promise<void>;
  /** Starts the parser, which uses memory of this process. Called when the model is writing a script. */
  warmParser(): void;
  /** Never rejects because of a script; every failure is in the report. */
  run(request: ScriptRequest): Promise<ScriptReport>;
  close(): Promise<void>;
}

/** A child process that reads and writes lines on stdin and stdout. The sandbox starts it without network, workspace and key. */
export interface EngineProcess {
  writeLine(line: string): void;
  onLine(listener: (line: string) => void): void;
  /** Called once when the process has ended, with its stderr output (limited in size). */
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
  /** The result as JSON text; null if it did not complete. */
  readonly resultJson: string | null;
}

/** A report for the model about a call, in addition to its result: a call in the background, a session, or changes that were refused. */
export interface News {
  /** From the harness. */
  readonly text: string;
  /** From tools, programs and files; may be empty. */
  readonly output: string;
}

/** Gives scripts `tools.spawn`, whose calls may outlive the script that made them. */
export interface SpawningOptions {
  /** The number of calls that may run at once, over all scripts of the run. */
  readonly limit: number;
  /** Called for every call that outlived its script, so that the model receives its result in a later turn. */
  readonly onEnd: (end: SpawnedEnd) => void;
}

/** The engine of scripts. `packageDirectory` is the path of the installed package in the engine's process. */
export type ScriptRuntime =
  | { readonly type: 'quickjs' }
  | { readonly type: 'isolated-vm'; readonly packageDirectory: string };

/** The dependencies of `script/`. */
export interface ScriptHarnessOptions {
  readonly runtime: ScriptRuntime;
  readonly limits: ScriptLimits;
  /**
   * The offered tools as scripts write them; names like `mcp.server.tool` contain dots. Any other name is not a function in scripts. Read again for
   * each script.
   */
  readonly toolNames: readonly string[];
  /** The offered tool that another name means: `bash` is `exec`; null if it means none. */
  readonly findAlias: (name: string) => string | null;
  /** The offered tools whose names, scripted or structured, are most similar to a name that does not exist. */
  readonly listNearestTools: (name: string) => readonly string[];
  /** True if a rule of the policy lets a person decide. */
  readonly approvalsRequired: boolean;
  /** Null if there is no `tools.spawn`. */
  readonly spawning: SpawningOptions | null;
  /** What `store` holds at the start: keys and JSON texts of an earlier part of the run; nothing if it is left out. */
  readonly storedValues?: ReadonlyMap<string, string>;
  readonly startEngine: StartEngine;
  /** The program of the thread that parses and checks scripts. */
  readonly preparerPath: string;
  readonly clock: Clock;
  readonly createId: CreateId;
}
