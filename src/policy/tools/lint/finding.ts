import type { Problem } from '../../../core/types/error.ts';
import type { ResolvedPolicy } from '../../file/load.ts';

export type Severity = 'error' | 'warning' | 'info';

/** Something that `check` has to say. An error refuses the policy; the rest is advice. */
export interface Finding {
  readonly severity: Severity;
  /** Stable name of the check. */
  readonly code: string;
  readonly ruleId: string | null;
  readonly problem: Problem;
}

/** One check over a policy that is valid. */
export type Lint = (policy: ResolvedPolicy) => readonly Finding[];
