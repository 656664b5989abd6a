import { decisions, isAllowed } from '../../../core/types/decision.ts';
import { listPolicies } from '../../decide/compiled-policy.ts';
import type { Rule } from '../../decide/rule.ts';
import { renderConditions } from '../../compare/conditions.ts';
import { coversRule } from '../../compare/rules.ts';
import { findAtRule, type AdviceLint } from './finding.ts';

/** Rules that can never decide anything, or that repeat another rule. Only certain cases are reported. */
export const lintShadowed: AdviceLint = function* ({ compiled }) {
  const active = compiled.rules.filter(({ audit }) => !audit);
  const shadows = active.filter(canShadow);
  const firsts = new Map<string, Rule>();
  for (const rule of active) {
    const conditions = renderConditions({ when: rule.written.when, unless: rule.written.unless ?? null });
    const twin = firsts.get(conditions);
    if (twin !== undefined) {
      const isSame = twin.decision === rule.decision;
      const message = isSame
        ? `rule ${rule.id} has the conditions and the decision of ${twin.id}`
        : `rules ${rule.id} and ${twin.id} have the same conditions and different decisions; the stricter one holds`;
      yield findAtRule(rule, isSame ? 'duplicate-rule' : 'contradictory-rules', [], message, 'Keep one of the two.');
      continue;
    }
    firsts.set(conditions, rule);
    const shadow = shadows.find((other) => other !== rule && isStricter(other, rule) && coversRule(other, rule));
    if (shadow !== undefined)
      yield findAtRule(
        rule,
        'shadowed-rule',
        [],
        `rule ${rule.id} never decides: ${shadow.id} is stricter and covers all of it`,
        'Remove it, or narrow the other.',
      );
  }
};

function isStricter(left: Rule, right: Rule): boolean {
  return decisions.indexOf(left.decision) > decisions.indexOf(right.decision);
}

// After a justification, `explain` no longer applies and the other rule decides.
function canShadow({ decision, unless }: Rule): boolean {
  return !isAllowed(decision) && decision !== 'explain' && unless === null;
}

/** Escalations that reach no person, or any. */
export const lintEscalation: AdviceLint = function* ({ compiled: { rules, approvals } }) {
  for (const rule of rules)
    if (rule.decision === 'escalate' && (rule.written.escalate === undefined || approvals === 'never'))
      yield findAtRule(
        rule,
        'escalate-without-channel',
        ['decision'],
        approvals === 'never'
          ? `rule ${rule.id} escalates, and approvals: never makes that a denial`
          : `rule ${rule.id} escalates and does not name who may approve`,
        'Write deny, or escalate: { by: [maintain, admin], ttl: 24h }.',
      );
};

const noticeDays = 14;
const dayMs = 86_400_000;

/** Rules that have expired, or soon will, also rules of an organisation. */
export const lintExpiring: AdviceLint = function* ({ compiled, sources }) {
  for (const rule of listPolicies(compiled).flatMap(({ rules }) => rules)) {
    if (rule.until === null) continue;
    const days = Math.round((Date.parse(rule.until) - Date.parse(sources.today)) / dayMs);
    if (rule.expired !== '' || days <= noticeDays)
      yield findAtRule(
        rule,
        'expiring-rule',
        ['until'],
        rule.expired === '' ? `rule ${rule.id} expires in ${days} days, after ${rule.until}` : rule.expired,
        'Remove the rule, or agree on another date with its owner.',
      );
  }
};

/** Rules without a reason or without examples. */
export const lintDocumentation: AdviceLint = function* ({ compiled }) {
  for (const rule of compiled.rules) {
    if (rule.reason === '')
      yield findAtRule(
        rule,
        'no-reason',
        [],
        `rule ${rule.id} gives no reason`,
        'The model receives the reason, and the record contains it.',
      );
    if (rule.binds !== null && (rule.written.examples?.match ?? []).length === 0)
      yield findAtRule(
        rule,
        'no-examples',
        [],
        `rule ${rule.id} has no example that matches`,
        'Examples are checked whenever the policy is loaded.',
      );
  }
};
