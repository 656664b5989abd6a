import type { TokenUsage } from '../limits.ts';
import type { Outcome } from './outcome.ts';
import type { VerifyResult } from './verify.ts';

/** A rule (or default) that denied calls, for the summary's table. */
export interface DenialGroup {
  readonly rule: string;
  readonly reason: string;
  readonly count: number;
  /** One of the denied calls, in a line. */
  readonly example: string;
  /** At most two denied calls that were refused other accesses, in a line each. */
  readonly moreExamples: readonly string[];
  /** The smallest YAML that would allow it; empty where no rule can. */
  readonly suggestion: string;
}

/** How a run ended, with what a workflow wants to know; `result.json` and the action's outputs are made from it. */
export interface RunResult {
  readonly runId: string;
  readonly outcome: Outcome;
  /** One sentence why. */
  readonly reason: string;
  /** The model's last message. */
  readonly finalMessage: string;
  /** The answer as JSON that fits `output-schema`; null without a schema or such an answer. */
  readonly structuredOutput: string | null;
  readonly replayed: boolean;
  readonly changedFiles: readonly ChangedFile[];
  readonly denials: readonly DenialGroup[];
  readonly deniedCalls: number;
  readonly toolCalls: number;
  readonly turns: number;
  readonly usage: TokenUsage;
  /** Null where the model's price is not known. */
  readonly costUsd: number | null;
  readonly verify: VerifyResult | null;
  readonly durationMs: number;
  /** What cannot be blocked but runs in later steps, one sentence each. */
  readonly warnings: readonly string[];
}

export interface ChangedFile {
  readonly path: string;
  readonly kind: 'added' | 'modified' | 'deleted';
}
