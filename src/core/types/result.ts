import type { TokenUsage } from '../limits.ts';
import type { Outcome } from './outcome.ts';
import type { VerifyResult } from './verify.ts';

/** A rule (or default) that denied calls, for the summary's table. */
export interface DenialGroup {
  readonly rule: string;
  readonly reason: string;
  readonly count: number;
  /** One of the denied calls, on one line. */
  readonly example: string;
  /** At most two denied calls in which other accesses were refused, on one line each. */
  readonly moreExamples: readonly string[];
  /** The smallest YAML that would allow it; empty if no rule can. */
  readonly suggestion: string;
}

/** The end of a run, with the facts that a workflow needs. `result.json` and the action's outputs are made from it. */
export interface RunResult {
  readonly runId: string;
  readonly outcome: Outcome;
  /** The reason, as one sentence. */
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
  /** Null if the price of the model is not known. */
  readonly costUsd: number | null;
  readonly verify: VerifyResult | null;
  readonly durationMs: number;
  /** Changes that cannot be blocked but take effect in later steps, one sentence each. */
  readonly warnings: readonly string[];
}

export interface ChangedFile {
  readonly path: string;
  readonly kind: 'added' | 'modified' | 'deleted';
}

/** The parts that a run in `mode: comment` publishes besides its text, and the lists that the model chooses from. */
export type TypedResult =
  | { readonly type: 'review'; readonly maxComments: number }
  | { readonly type: 'triage'; readonly labels: readonly string[]; readonly assignees: readonly string[] };
