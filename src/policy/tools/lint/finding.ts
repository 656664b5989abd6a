import type { Problem } from '../../../core/types/error.ts';
import type { ResolvedPolicy } from '../../resolve/load.ts';

export type Severity = 'error' | 'warning' | 'info';

/** A result of `check`. An error refuses the policy; everything else is advice. */
export interface Finding {
  readonly severity: Severity;
  /** Stable name of the check. */
  readonly code: string;
  readonly ruleId: string | null;
  readonly problem: Problem;
}

/** A finding that does not refuse the policy. */
export interface Advice extends Finding {
  readonly severity: 'warning' | 'info';
}

/** One check of a valid policy. */
export type Lint = (policy: ResolvedPolicy) => readonly Finding[];

/** A check that, by its type, never returns an error. `policy check` runs it; the start of a run does not. */
export type AdviceLint = (policy: ResolvedPolicy) => readonly Advice[];
