import type { ScriptLimits } from '../../core/limits.ts';
import type { ConsoleLine, ScriptRuntime, StoreChange } from '../../core/ports/script.ts';
import type { PauseClock } from '../../core/ports/pause-clock.ts';
import type { JsonValue } from '../../core/text/json.ts';
import type { GuestMetrics, GuestOutcome } from './protocol.ts';

/** The result of a tool call, as the guest receives it. `requestId` names the approval that it went through. */
export type GuestAnswer =
  | { readonly type: 'value'; readonly value: JsonValue; readonly requestId: string | null }
  | { readonly type: 'error'; readonly error: GuestToolError; readonly requestId: string | null };

/** The fields of the error object that the script catches; fields that are null are left out. */
export interface GuestToolError {
  readonly name: string;
  readonly code: string;
  readonly message: string;
  readonly toolName: string;
  readonly callId: string | null;
  readonly stderr: string | null;
  readonly rule: string | null;
  readonly reason: string | null;
  readonly instead: string | null;
  readonly issues: readonly { readonly path: string; readonly message: string }[] | null;
}

/** One tool call as it comes out of the guest: nothing in it has been checked beyond its size. */
export interface GuestCall {
  readonly id: number;
  readonly name: string;
  readonly args: unknown;
  /** Where the script made the call, in the words of the engine. */
  readonly stack: string;
  readonly pauseClock: PauseClock;
  /** Aborted when the script has no more use for the answer, since another call won a race against this one. */
  readonly lost: AbortSignal;
  answer(answer: GuestAnswer): void;
}

export interface RunRequest {
  readonly scriptId: string;
  readonly js: string;
  /** The data of the script's `context`; the guest adds what is live. */
  readonly context: JsonValue;
  readonly toolNames: readonly string[];
  /** The tools that other names in the script's text mean. */
  readonly aliases: Readonly<Record<string, string>>;
  /** The nearest names of the unknown tools that the script's text names. */
  readonly nearest: Readonly<Record<string, readonly string[]>>;
  /** What a script does in place of calling one of them, if it is not a call of a tool with a similar name. */
  readonly advice: Readonly<Record<string, string>>;
  /** True adds `tools.spawn`. */
  readonly canSpawn: boolean;
  /** True if the script was not written to return a value: one that has no JSON is no error. */
  readonly isImplicit: boolean;
  readonly limits: ScriptLimits;
  readonly signal: AbortSignal;
  readonly onCall: (call: GuestCall) => void;
  /** The script has ended without the answer to this call, and no race explains it. Such calls are named before the end. */
  readonly onLeft: (id: number) => void;
  /** The script named a tool that does not exist; it has already received an error. */
  readonly onMissing: (name: string) => void;
  readonly onConsole: (line: ConsoleLine) => void;
  readonly onProgress: (progress: { kind: 'info' | 'warn'; message: string }) => void;
  /** The script wants the model to continue. The text comes from the engine. */
  readonly onHandOver: (valueJson: string | null) => void;
  /** The contents of `store` when the script starts. */
  readonly store: ReadonlyMap<string, string>;
  readonly onStore: (change: StoreChange) => void;
}

export interface RunResult {
  readonly outcome: GuestOutcome;
  readonly metrics: GuestMetrics;
}

/** An engine that runs scripts. Every implementation passes the same cases. */
export interface ScriptRuntimeAdapter {
  readonly kind: ScriptRuntime['type'];
  /** Starts what takes time ahead of the first script. Rejects when the engine cannot be started. */
  warm(): Promise<void>;
  /** Never rejects: errors are in the outcome. */
  run(request: RunRequest): Promise<RunResult>;
  dispose(): Promise<void>;
}
