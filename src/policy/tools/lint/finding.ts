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

/** A finding that refuses no policy. */
export interface Advice extends Finding {
  readonly severity: 'warning' | 'info';
}

/** One check over a policy that is valid. */
export type Lint = (policy: ResolvedPolicy) => readonly Finding[];

/** A check that never finds an error, by its type: `policy check` runs it, the start of a run does not. */
export type AdviceLint = (policy: ResolvedPolicy) => readonly Advice[];
