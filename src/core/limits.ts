import * as z from 'zod';
import type { Recorded } from './recorded.ts';

/** The hard limits of a run, as the record contains them. */
export const runLimitsSchema = z.object({
  turns: z.number(),
  toolCalls: z.number(),
  /** Denied calls before the run ends as `denied`. */
  denials: z.number(),
  /** How often the same call may be denied before the run ends as `denied`. */
  identicalCalls: z.number(),
  /** As `countLimitedTokens` counts them. */
  tokens: z.number(),
  /** In US dollars; null if there is no limit. */
  costUsd: z.number().nullable(),
  wallClockMs: z.number(),
});

export type RunLimits = Recorded<typeof runLimitsSchema>;

export const defaultRunLimits: RunLimits = {
  turns: 40,
  toolCalls: 200,
  denials: 30,
  identicalCalls: 3,
  tokens: 2_000_000,
  costUsd: 5,
  wallClockMs: 30 * 60_000,
};

/**
 * Megabytes that the connections of a call with hosts may send, unless its rule has another limit. More than twice what Yarn 1 sends to install a thousand
 * packages, by the table in docs/performance.md.
 */
export const defaultUploadMb = 10;

/** The most bytes of each stream of a setup or verify command that the record keeps in a file. */
export const maxCheckBytes = 16 * 1024 * 1024;

/** Limits of one script. `timeoutMs` is wall-clock time and includes tool time; `runningMs` is the script's own running time. */
export interface ScriptLimits {
  readonly timeoutMs: number;
  readonly runningMs: number;
  readonly memoryMb: number;
  readonly stackKb: number;
  readonly sourceBytes: number;
  /** The most of a returned value that the conversation keeps as a value. Of a larger one it keeps the text that the model receives. */
  readonly returnBytes: number;
  readonly returnDepth: number;
  readonly toolCalls: number;
  readonly concurrentToolCalls: number;
  /** What happens to a call over `concurrentToolCalls`: it waits for its turn, or fails with `ConcurrencyLimitError`. */
  readonly concurrency: 'queue' | 'reject';
  readonly consoleLines: number;
  /** Lines that the live log shows per second. The model and the record receive all lines. */
  readonly consoleLinesPerSecond: number;
  readonly progressEvents: number;
  readonly progressIntervalMs: number;
  /** How long calls that were not awaited may clean up after the end of the script. */
  readonly cleanupMs: number;
  /** How long a script runs before the model can go on while it runs; 0 if the model always waits for its end. */
  readonly handOverMs: number;
  /** How long a script waits for a free worker. */
  readonly workerWaitMs: number;
  /** Bytes that are kept of a tool's stdout, and of its stderr. */
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
  handOverMs: 20_000,
  workerWaitMs: 5_000,
  streamBytes: 262_144,
  storeBytes: 262_144,
};

/** The most bytes that the model receives: of stdout and stderr of a command together, and of any other tool's text. */
export const outputShownBytes = 16 * 1024;

/** Bytes of the step summary. GitHub rejects a complete summary over 1 MiB. */
export const maxSummaryBytes = 900 * 1024;

/** Tokens as counted by the provider. `inputTokens` includes the cached and the written tokens. */
export const tokenUsageSchema = z.object({
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** Input that was read from the provider's cache. */
  cachedTokens: z.number(),
  /** Input that was written to the provider's cache; null if the provider does not report it, and in records of earlier versions. */
  cacheWriteTokens: z.number().nullable().default(null),
  /** The part of `cacheWriteTokens` that the provider keeps for an hour, at a higher price. Absent if no part is kept. */
  cacheWriteHourTokens: z.number().exactOptional(),
});

export type TokenUsage = Recorded<typeof tokenUsageSchema>;

export const noTokens: TokenUsage = { inputTokens: 0, outputTokens: 0, cachedTokens: 0, cacheWriteTokens: 0 };

export function addTokens(left: TokenUsage, right: TokenUsage): TokenUsage {
  const hourTokens = (left.cacheWriteHourTokens ?? 0) + (right.cacheWriteHourTokens ?? 0);
  return {
    inputTokens: left.inputTokens + right.inputTokens,
    outputTokens: left.outputTokens + right.outputTokens,
    cachedTokens: left.cachedTokens + right.cachedTokens,
    cacheWriteTokens:
      left.cacheWriteTokens === null || right.cacheWriteTokens === null
        ? null
        : left.cacheWriteTokens + right.cacheWriteTokens,
    ...(hourTokens > 0 && { cacheWriteHourTokens: hourTokens }),
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
