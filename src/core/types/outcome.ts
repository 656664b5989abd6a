import { renderCount } from '../text/grouped-number.ts';
import { HarnessError, readErrorMessage, type ErrorCode } from './error.ts';

/** How a run ended, in one word. */
export const outcomes = [
  'completed',
  'no-changes',
  'denied',
  'needs-approval',
  'verify-failed',
  'setup-failed',
  'publish-failed',
  'budget-exceeded',
  'timed-out',
  'cancelled',
  'provider-auth',
  'provider-error',
  'policy-error',
  'sandbox-unavailable',
  'tampered',
  'skipped-untrusted',
  'usage-error',
  'internal-error',
] as const;

export type Outcome = (typeof outcomes)[number];

/** How a run ends, and why, as one sentence. */
export interface RunEnding {
  readonly outcome: Outcome;
  readonly reason: string;
}

/** The product that a run needs to be complete: changes, or an answer. */
export type RunMode = 'patch' | 'comment';

const exitCodes: Record<Outcome, number> = {
  completed: 0,
  'no-changes': 0,
  'internal-error': 1,
  'verify-failed': 1,
  'setup-failed': 1,
  'publish-failed': 1,
  tampered: 1,
  'usage-error': 2,
  'policy-error': 2,
  'skipped-untrusted': 2,
  denied: 3,
  'needs-approval': 3,
  'budget-exceeded': 4,
  'timed-out': 4,
  'provider-auth': 5,
  'provider-error': 5,
  'sandbox-unavailable': 6,
  cancelled: 130,
};

/**
 * 0: done. 1: task, verify, setup or publishing failed. 2: usage, policy or configuration. 3: denied or needs approval. 4: limits. 5: provider. 6:
 * sandbox. 130: cancelled.
 */
export function readExitCode(outcome: Outcome): number {
  return exitCodes[outcome];
}

/** True for a run that did what was asked of it. Any other outcome fails a job, unless its input `fail-on` lists others. */
export function isDone(outcome: Outcome): boolean {
  return readExitCode(outcome) === 0;
}

const outcomesByCode: Record<ErrorCode, Outcome> = {
  usage: 'usage-error',
  policy: 'policy-error',
  sandbox: 'sandbox-unavailable',
  setup: 'setup-failed',
  untrusted: 'skipped-untrusted',
  'provider-auth': 'provider-auth',
  'provider-rate-limit': 'provider-error',
  'provider-server': 'provider-error',
  'provider-connection': 'provider-error',
  'provider-stream': 'provider-error',
  'provider-context-overflow': 'provider-error',
  'provider-invalid-request': 'provider-error',
  'provider-refusal': 'provider-error',
  'replay-diverged': 'provider-error',
  cancelled: 'cancelled',
  'timed-out': 'timed-out',
  tampered: 'tampered',
  publish: 'publish-failed',
  internal: 'internal-error',
};

/**
 * The outcome of a run whose model has finished. Never `completed` if nothing was done. In mode `comment` the answer is the result, even if calls
 * were denied. `deniedChange` is true if a denied call could have changed something, or if a change was refused. `verify` lists the problems of
 * verifying, and is null if nothing was verified.
 */
export function pickOutcome(facts: {
  readonly mode: RunMode;
  readonly changedFiles: number;
  /** The model's last message. */
  readonly answer: string;
  readonly deniedChange: boolean;
  readonly verify: readonly string[] | null;
}): RunEnding {
  const [problem] = facts.verify ?? [];
  const isAnswered = facts.mode === 'comment' && facts.answer.trim() !== '';
  // The policy or the task has to change, whether or not verify was red before.
  if (facts.changedFiles === 0 && facts.deniedChange && !isAnswered)
    return {
      outcome: 'denied',
      reason: `nothing was changed, and a change, or a call that could have made one, was denied${problem === undefined ? '' : `. ${problem}`}`,
    };
  if (problem !== undefined) return { outcome: 'verify-failed', reason: problem };
  if (facts.changedFiles > 0) return { outcome: 'completed', reason: renderCount(facts.changedFiles, 'changed file') };
  if (isAnswered) return { outcome: 'completed', reason: 'the model answered' };
  return { outcome: 'no-changes', reason: 'the model is done and changed nothing' };
}

/** The outcome of a run that a `HarnessError` with this code ended. */
export function readOutcomeOfError(code: ErrorCode): Outcome {
  return outcomesByCode[code];
}

/** The outcome of an error that keeps a run from beginning, or of a bug. */
export function readFailure(thrown: unknown): RunEnding {
  if (thrown instanceof HarnessError) return { outcome: readOutcomeOfError(thrown.code), reason: thrown.message };
  return { outcome: 'internal-error', reason: readErrorMessage(thrown) };
}

/** How the comment on a thread is written. `plain`: the answer first, details folded. `audit`: outcome and every detail in view. */
export const commentStyles = ['plain', 'audit'] as const;

export type CommentStyle = (typeof commentStyles)[number];
