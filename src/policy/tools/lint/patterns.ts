import { isAllowed } from '../../../core/types/decision.ts';
import type { Advice, AdviceLint } from './finding.ts';

/** Regular expressions of allows that restrict less than they appear to: a pattern with an open end matches any text there. */
export const lintPatterns: AdviceLint = ({ compiled }) =>
  compiled.rules
    .filter((rule) => isAllowed(rule.decision))
    .flatMap((rule): Advice[] =>
      listPatterns(rule.written.when, ['when']).flatMap(({ path, pattern }) => {
        const why = explainOpen(pattern);
        return why === null
          ? []
          : [
              {
                severity: 'warning',
                code: 'unanchored-pattern',
                ruleId: rule.id,
                problem: rule.problemAt(
                  path,
                  `the pattern ${JSON.stringify(pattern)} ${why}`,
                  'Write what is allowed there.',
                ),
              },
            ];
      }),
    );

/** Why a pattern is open. Returns null if both its ends are fixed. */
export function explainOpen(pattern: string): string | null {
  // An anchor binds to one alternative only, so the other alternatives are open although they look closed.
  if (/^\^[^()]*\$$/.test(pattern) && pattern.includes('|'))
    return 'has alternatives that its anchors do not hold together';
  const inner = pattern.replace(/^\^/, '').replace(/(?<!\\)\$$/, '');
  if (/^\(?(?:\.|\[\\s\\S\])[*+]/.test(inner)) return 'is open at its beginning';
  return /(?<!\\)(?:\.|\[\\s\\S\])[*+]\??\)?$/.test(inner) ? 'is open at its end' : null;
}

function listPatterns(
  value: unknown,
  path: readonly string[],
): { readonly path: readonly string[]; readonly pattern: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'matches' && typeof entry === 'string'
      ? [{ path: [...path, key], pattern: entry }]
      : listPatterns(entry, [...path, key]),
  );
}
