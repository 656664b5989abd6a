import { isAllowed, type Verdict } from '../core/decision.ts';

/** The rules that a call uses up. It may be allowed by several, one an access; a rule on trial counts for nothing. */
export function listAllowingRules({ matched }: Pick<Verdict, 'matched'>): Set<string> {
  const allowing = matched.filter(({ decision, rule }) => isAllowed(decision) && !rule.startsWith('audit:'));
  return new Set(allowing.map(({ rule }) => rule));
}
