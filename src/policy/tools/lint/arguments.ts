import { isAllowed } from '../../../core/types/decision.ts';
import { isUnanchored } from '../../decide/matchers/pattern.ts';
import type { Advice, AdviceLint } from './finding.ts';

/** Patterns over arguments with an open end: an allow then includes arguments that its author did not intend. */
export const lintArguments: AdviceLint = ({ compiled }) =>
  compiled.rules
    .filter((rule) => isAllowed(rule.decision))
    .flatMap((rule) => {
      const args = (rule.written.when['args'] ?? {}) as { readonly [pointer: string]: { readonly matches?: string } };
      return Object.entries(args).flatMap(([pointer, { matches }]): Advice[] =>
        matches === undefined || !isUnanchored(matches)
          ? []
          : [
              {
                severity: 'warning',
                code: 'unanchored-pattern',
                ruleId: rule.id,
                problem: rule.problemAt(
                  ['when', 'args', pointer, 'matches'],
                  `rule ${rule.id} leaves an end of ${pointer} open: ${matches} matches any text there`,
                  'Spell out what is allowed at both ends.',
                ),
              },
            ],
      );
    });
