import { decisions, isAllowed } from '../../../core/types/decision.ts';
import type { Rule } from '../../decide/rule.ts';
import { coversRule, renderConditions } from '../covers/covers-rule.ts';
import type { Advice, AdviceLint } from './finding.ts';
import { createShadowIndex } from './shadow-index.ts';

/** Rules that can never decide anything, or that repeat another rule. Only certain cases are reported. */
export const lintShadowed: AdviceLint = ({ compiled }) => {
  const active = compiled.rules.filter(({ audit }) => !audit);
  const firsts = new Map<string, Rule>();
  const marks = active.map(({ written }) => markTexts([written.when, written.unless]));
  const counts = new Map<string, number>();
  for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const listShadows = createShadowIndex(active.filter(canShadow));
  return active.flatMap((rule, index): Advice[] => {
    const isAlone = counts.get(marks[index] ?? '') === 1;
    const conditions = isAlone
      ? ''
      : renderConditions({ when: rule.written.when, unless: rule.written.unless ?? null });
    const twin = isAlone ? undefined : firsts.get(conditions);
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
    const shadow = listShadows(rule).find(
      (other) => other !== rule && isStricter(other, rule) && coversRule(other, rule),
    );
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

// A mark that is equal for equal conditions, regardless of the order and number of equal texts. Different conditions rarely have the same mark.
function markTexts(value: unknown): string {
  let [some, others] = [0, 0];
  const visit = (part: unknown): void => {
    if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) visit(inner);
    else if (part !== undefined) {
      const text = JSON.stringify(part);
      let hash = 0;
      for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
      some |= 1 << (hash & 31);
      others |= 1 << ((hash >>> 5) & 31);
    }
  };
  visit(value);
  return `${some} ${others}`;
}

function isStricter(left: Rule, right: Rule): boolean {
  return decisions.indexOf(left.decision) > decisions.indexOf(right.decision);
}

// After a justification, `explain` no longer applies and the other rule decides.
function canShadow({ decision, unless }: Rule): boolean {
  return !isAllowed(decision) && decision !== 'explain' && unless === null;
}
