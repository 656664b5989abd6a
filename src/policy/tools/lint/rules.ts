import { groupBy } from '../../../core/group-by.ts';
import { isAllowed, isStricter } from '../../../core/types/decision.ts';
import type { Rule } from '../../decide/rule.ts';
import { renderConditions } from '../../compare/conditions.ts';
import { coversRule } from '../../compare/rules.ts';
import type { LayerLint, RuleLint } from './finding.ts';
import { listActive } from '../../decide/compiled-policy.ts';

/** Rules that can never decide anything, or that repeat another rule. Only certain cases are reported. */
export const lintShadowed: RuleLint = ({ compiled }) => {
  const active = listActive(compiled);
  const shadows = active.filter(canShadow);
  const same = groupBy(active, ({ written: { when, unless = null } }) => renderConditions({ when, unless }));
  const twins = new Map(
    [...same.values()].flatMap(([first, ...others]) => others.map((rule): [Rule, Rule | undefined] => [rule, first])),
  );
  return function* (rule) {
    const twin = twins.get(rule);
    const hint = 'Keep one of the two.';
    if (twin !== undefined && twin.decision === rule.decision) {
      const message = `rule ${rule.id} has the conditions and the decision of ${twin.id}`;
      yield { code: 'duplicate-rule', path: [], message, hint };
    } else if (twin !== undefined) {
      const message = `rules ${rule.id} and ${twin.id} have the same conditions and different decisions; the stricter one holds`;
      yield { code: 'contradictory-rules', path: [], message, hint };
    }
    if (twin !== undefined || rule.audit) return;
    const shadow = shadows.find(
      (other) => other !== rule && isStricter(other.decision, rule.decision) && coversRule(other, rule),
    );
    if (shadow !== undefined)
      yield {
        code: 'shadowed-rule',
        path: [],
        message: `rule ${rule.id} never decides: ${shadow.id} is stricter and covers all of it`,
        hint: 'Remove it, or narrow the other.',
      };
  };
};

// After a justification, `explain` no longer applies and the other rule decides.
function canShadow({ decision, unless }: Rule): boolean {
  return !isAllowed(decision) && decision !== 'explain' && unless === null;
}

/** Escalations that reach no person, or any. */
export const lintEscalation: RuleLint = ({ compiled: { approvals } }) =>
  function* (rule) {
    if (rule.decision === 'escalate' && (rule.written.escalate === undefined || approvals === 'never'))
      yield {
        code: 'escalate-without-channel',
        path: ['decision'],
        message:
          approvals === 'never'
            ? `rule ${rule.id} escalates, and approvals: never makes that a denial`
            : `rule ${rule.id} escalates and does not name who may approve`,
        hint: 'Write deny, or escalate: { by: [maintain, admin], ttl: 24h }.',
      };
  };

const noticeDays = 14;
const dayMs = 86_400_000;

/** Rules that have expired, or soon will. */
export const lintExpiring: RuleLint = ({ sources }) =>
  function* (rule) {
    if (rule.until === null) return;
    const days = Math.round((Date.parse(rule.until) - Date.parse(sources.today)) / dayMs);
    if (rule.expired !== '' || days <= noticeDays)
      yield {
        code: 'expiring-rule',
        path: ['until'],
        message: rule.expired === '' ? `rule ${rule.id} expires in ${days} days, after ${rule.until}` : rule.expired,
        hint: 'Remove the rule, or agree on another date with its owner.',
      };
  };

/** Rules without a reason or without examples. Most rules of most policies have no example, so they are one finding of a file. */
export const lintDocumentation: LayerLint = ({ compiled }) =>
  function* ({ name, file }) {
    const own = compiled.rules.filter(({ layer }) => layer === name);
    const list = (rules: readonly Rule[]) => ({
      path: ['rules', (file.rules ?? []).findIndex(({ id }) => id === rules[0]?.id)],
      ids: rules.map(({ id }) => id).join(', '),
    });
    const silent = list(own.filter(({ reason }) => reason === ''));
    const unproven = list(
      own.filter(({ binds, written }) => binds !== null && (written.examples?.match ?? []).length === 0),
    );
    if (silent.ids !== '')
      yield {
        code: 'no-reason',
        path: silent.path,
        message: `no reason: ${silent.ids}`,
        hint: 'The model receives the reason, and the record contains it.',
      };
    if (unproven.ids !== '')
      yield {
        code: 'no-examples',
        path: unproven.path,
        message: `no example that matches: ${unproven.ids}`,
        hint: 'Examples are checked whenever the policy is loaded.',
      };
  };
