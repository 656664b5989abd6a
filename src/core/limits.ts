/** Hard limits of a run. `null` means that none is set. */
export interface RunLimits {
  readonly turns: number;
  readonly toolCalls: number;
  /** Denied calls before the run ends as `denied`. */
  readonly denials: number;
  /** How often the very same call may be denied before the run ends as `denied`. */
  readonly identicalCalls: number;
  /** As `countLimitedTokens` counts them. */
  readonly tokens: number;
  readonly costUsd: number | null;
  readonly wallClockMs: number;
}

export const defaultRunLimits: RunLimits = {
  turns: 40,
  toolCalls: 200,
  denials: 30,
  identicalCalls: 3,
  tokens: 2_000_000,
  costUsd: 5,
  wallClockMs: 30 * 60_000,
};

/** Limits of one script (`timeoutMs` is wall clock, tool time included; `runningMs` is the script's own running time). */
export interface ScriptLimits {
  readonly timeoutMs: number;
  readonly runningMs: number;
  readonly memoryMb: number;
  readonly stackKb: number;
  readonly sourceBytes: number;
  readonly returnBytes: number;
  readonly returnDepth: number;
  readonly toolCalls: number;
  readonly concurrentToolCalls: number;
  /** What the call over `concurrentToolCalls` does: waits its turn, or fails with `ConcurrencyLimitError`. */
  readonly concurrency: 'queue' | 'reject';
  readonly consoleLines: number;
  /** Lines that the live log shows in a second. The model and the record receive all. */
  readonly consoleLinesPerSecond: number;
  readonly progressEvents: number;
  readonly progressIntervalMs: number;
  /** How long calls that nobody awaited may clean up after the script's end. */
  readonly cleanupMs: number;
  /** How long a script waits for a free worker. */
  readonly workerWaitMs: number;
  /** Bytes kept of each of a tool's stdout and stderr. */
  readonly streamBytes: number;
  /** What `store` holds over a run, as JSON. */
  readonly storeBytes: number;
}

export const defaultScriptLimits: ScriptLimits = {
  timeoutMs: 30_000,
  runningMs: 30_000,
  memoryMb: 96,
  stackKb: 512,
  sourceBytes: 20_480,
  returnBytes: 131_072,
  returnDepth: 8,
  toolCalls: 32,
  concurrentToolCalls: 4,
  concurrency: 'queue',
  consoleLines: 10_000,
  consoleLinesPerSecond: 20,
  progressEvents: 50,
  progressIntervalMs: 500,
  cleanupMs: 250,
  workerWaitMs: 5_000,
  streamBytes: 262_144,
  storeBytes: 262_144,
};

/** What the model sees at most, in bytes: stdout and stderr of a command together, and any other tool's text. */
export const outputShownBytes = 16 * 1024;
/** What the marker of a cut takes, at most. */
export const cutMarkerBytes = 200;

/** Of the value that a script returns. */
export const returnShownBytes = 32 * 1024;
/** Of what a script writes to its console. */
export const consoleShownBytes = 16 * 1024;

/** The step summary in bytes: GitHub rejects one over 1 MiB as a whole. */
export const maxSummaryBytes = 900 * 1024;

/** Tokens as the provider counted them. `inputTokens` includes the cached ones. */
export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cachedTokens: number;
}

export const noTokens: TokenUsage = { inputTokens: 0, outputTokens: 0, cachedTokens: 0 };

export function addTokens(left: TokenUsage, right: TokenUsage): TokenUsage {
  return {
    inputTokens: left.inputTokens + right.inputTokens,
    outputTokens: left.outputTokens + right.outputTokens,
    cachedTokens: left.cachedTokens + right.cachedTokens,
  };
}

const cachedShare = 0.1;

/** The tokens that count against `RunLimits.tokens`. A cached token counts as a tenth, since providers charge about that for it. */
export function countLimitedTokens({ inputTokens, outputTokens, cachedTokens }: TokenUsage): number {
  return Math.round(Math.max(0, inputTokens - cachedTokens) + cachedTokens * cachedShare + outputTokens);
}

/** Adds costs in US dollars. Null is an unknown cost, and with one the sum is unknown. */
export function addCosts(left: number | null, right: number | null): number | null {
  return left === null || right === null ? null : left + right;
}

const maxReserveMs = 60_000;
const reservedShare = 0.05;

/** How long the agent may work: the run's time without what writing and publishing the result may take. */
export function getWorkingMs({ wallClockMs }: Pick<RunLimits, 'wallClockMs'>): number {
  return wallClockMs - Math.min(maxReserveMs, Math.round(wallClockMs * reservedShare));
}
