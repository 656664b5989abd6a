import { HarnessError, readErrorMessage } from '../core/types/error.ts';
import { readOutcomeOfError, type RunEnding } from '../core/types/outcome.ts';

/** The outcome of an error that keeps a run from beginning, or of a bug. */
export function readFailure(thrown: unknown): RunEnding {
  if (thrown instanceof HarnessError) return { outcome: readOutcomeOfError(thrown.code), reason: thrown.message };
  return { outcome: 'internal-error', reason: readErrorMessage(thrown) };
}
