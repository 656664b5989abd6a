import type { Problem } from '../../../core/types/error.ts';
import type { Rule } from '../../decide/rule.ts';
import type { ResolvedPolicy } from '../../resolve/load.ts';
import { lintChecks, type LintCode } from './checks.ts';

export type Severity = 'error' | 'warning' | 'info';

/** A result of `check`. An error refuses the policy; everything else is advice. */
export interface Finding {
  readonly severity: Severity;
  readonly code: LintCode;
  readonly ruleId: string | null;
  readonly problem: Problem;
}

/** A finding that does not refuse the policy. */
export interface Advice extends Finding {
  readonly severity: 'warning' | 'info';
}

/** One check of a valid policy. */
export type Lint = (policy: ResolvedPolicy) => Iterable<Finding>;

/** A check that, by its type, never returns an error. `policy check` runs it; the start of a run does not. */
export type AdviceLint = (policy: ResolvedPolicy) => Iterable<Advice>;

type Found<Code extends LintCode> = Finding & { readonly severity: (typeof lintChecks)[Code]['severity'] };

/** A finding with the severity of its check. */
export function createFinding<Code extends LintCode>(
  code: Code,
  problem: Problem,
  ruleId: string | null = null,
): Found<Code> {
  return { severity: lintChecks[code].severity, code, ruleId, problem };
}

/** A finding at a rule, or at a key of it. */
export function findAtRule<Code extends LintCode>(
  rule: Rule,
  code: Code,
  path: readonly PropertyKey[],
  message: string,
  hint = '',
): Found<Code> {
  return createFinding(code, rule.problemAt(path, message, hint), rule.id);
}
