import type { Problem } from '../../../core/types/error.ts';
import type { Rule } from '../../decide/rule.ts';
import type { Layer } from '../../resolve/layers.ts';
import type { ResolvedPolicy } from '../../resolve/load.ts';
import type { LintCode, Severity } from './checks.ts';

/** A result of `check`. An error refuses the policy; everything else is advice. */
export interface Finding {
  readonly severity: Severity;
  readonly code: LintCode;
  readonly ruleId: string | null;
  readonly problem: Problem;
}

/** A finding of a lint in a rule or a layer, with the keys down to its place there. */
export interface Found {
  readonly code: LintCode;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly hint?: string;
  /** The severity of the code, unless it is given. */
  readonly severity?: Severity;
}

/** One check of each rule of a valid policy. */
export type RuleLint = (policy: ResolvedPolicy) => (rule: Rule) => Iterable<Found>;

/** One check of each layer of a valid policy. */
export type LayerLint = (policy: ResolvedPolicy) => (layer: Layer) => Iterable<Found>;
