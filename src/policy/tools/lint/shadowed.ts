import { decisions, isAllowed } from '../../../core/types/decision.ts';
import type { Rule } from '../../decide/rule.ts';
import { coversRule } from '../compare/rules.ts';
import { renderConditions } from '../compare/conditions.ts';
import type { Advice, AdviceLint } from './finding.ts';

/** Rules that can never decide anything, or that repeat another rule. Only certain cases are reported. */
export const lintShadowed: AdviceLint = ({ compiled }) => {
  const active = compiled.rules.filter(({ audit }) => !audit);
  const shadows = active.filter(canShadow);
  const firsts = new Map<string, Rule>();
  return active.flatMap((rule): Advice[] => {
    const conditions = renderConditions({ when: rule.written.when, unless: rule.written.unless ?? null });
    const twin = firsts.get(conditions);
    if (twin === undefined) firsts.set(conditions, rule);
    else {
      const isSame = twin.decision === rule.decision;
      return [
        {
          severity: 'warning',
          code: isSame ? 'duplicate-rule' : 'contradictory-rules',
          ruleId: rule.id,
          problem: rule.problemAt(
            [],
            isSame
              ? `rule ${rule.id} says the same as ${twin.id}`
              : `rules ${rule.id} and ${twin.id} have the same conditions and different decisions; the stricter one holds`,
            'Keep one of the two.',
          ),
        },
      ];
    }
    const shadow = shadows.find((other) => other !== rule && isStricter(other, rule) && coversRule(other, rule));
    if (shadow === undefined) return [];
    return [
      {
        severity: 'warning',
        code: 'shadowed-rule',
        ruleId: rule.id,
        problem: rule.problemAt(
          [],
          `rule ${rule.id} never decides: ${shadow.id} is stricter and covers all of it`,
          'Remove it, or narrow the other.',
        ),
      },
    ];
  });
};

function isStricter(left: Rule, right: Rule): boolean {
  return decisions.indexOf(left.decision) > decisions.indexOf(right.decision);
}

// After a justification, `explain` no longer applies and the other rule decides.
function canShadow({ decision, unless }: Rule): boolean {
  return !isAllowed(decision) && decision !== 'explain' && unless === null;
}
