import { isAllowed, isStricter, type Decision } from '../../core/types/decision.ts';
import { defaultUploadMb } from '../../core/limits.ts';
import { isSpecificName, type Rule } from '../decide/rule.ts';
import type { RuleFile } from '../decide/rule-file.ts';
import { describeProof, type Difference, type Intents } from './comparison.ts';
import { coversConditions, mayOverlap } from './conditions.ts';
import { listActive } from '../decide/compiled-policy.ts';
import { coversGrant } from '../../core/types/network.ts';

/** The rules of a policy, and its decision about what no rule names. */
export interface RuleSet {
  readonly rules: readonly Rule[];
  readonly defaultDecision: Decision;
}

/**
 * Compares two lists of rules. The second list is tighter if each of its rules that allows something is certainly covered by a rule of the first
 * list, and each rule of the first list that restricts something by a rule of the second. The result names each rule for which that, or the reverse,
 * is not certain.
 */
export function compareRules(before: RuleSet, after: RuleSet, place: string): Difference[] {
  const looser = listUnproven(before, after);
  const tighter = listUnproven(after, before);
  return [...new Set([...before.rules, ...after.rules].map(({ id }) => id))].flatMap((id) => {
    const [old, now] = [before, after].map(({ rules }) => rules.find((rule) => rule.id === id));
    const failed = { looser: looser.has(id), tighter: tighter.has(id) };
    return describeProof(`${place}.${id}`, failed, describeRule(old), describeRule(now));
  });
}

/** The ids of the rules for which it is not proven that `after` permits nothing that `before` does not permit. */
function listUnproven(before: RuleSet, after: RuleSet): ReadonlySet<string> {
  const [old, now] = [listActive(before), listActive(after)];
  const added = now.filter((rule) => canPermit(rule) && !old.some((other) => permits(other, rule)));
  const removed = old.filter((rule) => canRestrict(rule) && !isStillRestricted(rule, now, after.defaultDecision));
  return new Set([...added, ...removed].map(({ id }) => id));
}

// A person may allow an escalated call. A reason grants nothing.
function canPermit({ decision }: Rule): boolean {
  return isAllowed(decision) || decision === 'escalate';
}

// A rule with hosts bounds what the other rules of the same call give: see `createGrant`.
function canRestrict({ decision, perRun, hosts }: Rule): boolean {
  return !isAllowed(decision) || perRun !== null || hosts.length > 0;
}

/** True if every call that the rule `narrow` may let happen, `wide` lets happen too. */
function permits(wide: Rule, narrow: Rule): boolean {
  if (!canPermit(wide) || isStricter(wide.decision, narrow.decision)) return false;
  // `allow-for-run` is remembered, so an allow does not include it.
  if (narrow.decision === 'allow-for-run' && wide.decision !== 'allow-for-run') return false;
  // A rule counts the calls that it allows itself.
  if ((wide.perRun !== null || asksForCount(wide)) && wide.id !== narrow.id) return false;
  if (!grantsAllOf(wide, narrow)) return false;
  const intent = wide.decision === 'escalate' ? 'restrict' : 'grant';
  return (
    coversConditions(wide.written.when, narrow.written.when, { outer: intent, inner: intent }) &&
    isExceptedFrom(wide, narrow, { outer: 'restrict', inner: 'restrict' }) &&
    (Object.keys(isWithin) as (keyof typeof isWithin)[]).every((key) => isWithin[key](wide, narrow))
  );
}

// An allow without path, host or command does not open everything that its tool may touch.
function grantsAllOf(wide: Rule, narrow: Rule): boolean {
  if (wide.binds !== narrow.binds) return wide.binds === null && narrow.binds === 'command' && !narrow.contains;
  if (wide.binds !== null) return true;
  const names = (rule: Rule): readonly string[] => (rule.toolNames ?? []).filter(isSpecificName);
  return narrow.contains === wide.contains && (names(narrow).length === 0 || names(wide).length > 0);
}

/** For each key of a rule, whether the narrow rule permits at most what the wide one does. Conditions and decisions are compared before. */
const isWithin: { readonly [Key in keyof RuleFile]-?: (wide: Rule, narrow: Rule) => boolean } = {
  id: always,
  when: always,
  unless: always,
  decision: always,
  reason: always,
  instead: always,
  examples: always,
  audit: always,
  owner: always,
  ticket: always,
  // Another rule that has expired denies.
  until: (wide, narrow) => !isAllowed(wide.decision) || (narrow.until ?? '9999') <= (wide.until ?? '9999'),
  limits: (wide, narrow) => (narrow.perRun ?? Infinity) <= (wide.perRun ?? Infinity),
  hosts: (wide, narrow) => narrow.hosts.every((host) => wide.hosts.some((open) => coversGrant(open, host))),
  acknowledge: (wide, narrow) => wide.acknowledged || !narrow.acknowledged,
  sees: (wide, narrow) => narrow.sees.every((path) => wide.sees.includes(path)),
  uploadMb: (wide, narrow) => readUploadMb(narrow) <= readUploadMb(wide),
  escalate(wide, narrow) {
    if (wide.decision !== 'escalate') return true;
    const [old, now] = [wide.escalation, narrow.escalation];
    return now.label === old.label && now.ttlMs <= old.ttlMs && now.by.every((name) => old.by.includes(name));
  },
};

function always(): boolean {
  return true;
}

/** True if everything that `rule` restricts is still restricted as strictly by `rules`. */
function isStillRestricted(rule: Rule, rules: readonly Rule[], defaultDecision: Decision): boolean {
  if (isAllowed(rule.decision) && rule.hosts.length > 0 && !isStillBounded(rule, rules)) return false;
  if (isAllowed(rule.decision) && rule.perRun === null) return true;
  if (rules.some((other) => restricts(other, rule))) return true;
  // Without the rule, the default decides, unless another rule allows some of it.
  return (
    !isStricter(rule.decision, defaultDecision) &&
    !isAllowed(defaultDecision) &&
    rules.every((other) => isStillCounted(other, rule) || !canPermit(other) || !mayConcernTheSame(other, rule))
  );
}

/** True if no call that had hosts by `rule` gets more from the other rules that give hosts than `rule` let it have. */
function isStillBounded(rule: Rule, rules: readonly Rule[]): boolean {
  const givers = rules.filter(
    ({ hosts, decision }) => hosts.length > 0 && (isAllowed(decision) || decision === 'escalate'),
  );
  const isAtMost = (other: Rule): boolean =>
    (['acknowledge', 'sees', 'uploadMb'] as const).every((key) => isWithin[key](rule, other));
  return givers.every(isAtMost) || givers.some((other) => isAtMost(other) && hasConditionsOf(other, rule, 'grant'));
}

function readUploadMb({ uploadMb }: Rule): number {
  return uploadMb ?? defaultUploadMb;
}

function restricts(wide: Rule, narrow: Rule): boolean {
  if (isAllowed(narrow.decision)) return isStillCounted(wide, narrow) && hasConditionsOf(wide, narrow, 'grant');
  if (isAllowed(wide.decision) || isStricter(narrow.decision, wide.decision)) return false;
  return (wide.binds === null || wide.binds === narrow.binds) && hasConditionsOf(wide, narrow, 'restrict');
}

function isStillCounted(wide: Rule, narrow: Rule): boolean {
  return wide.id === narrow.id && narrow.perRun !== null && wide.perRun !== null && wide.perRun <= narrow.perRun;
}

function hasConditionsOf(wide: Rule, narrow: Rule, intent: 'grant' | 'restrict'): boolean {
  const excepts = intent === 'grant' ? 'restrict' : 'grant';
  return (
    coversConditions(wide.written.when, narrow.written.when, { outer: intent, inner: intent }) &&
    isExceptedFrom(wide, narrow, { outer: excepts, inner: excepts })
  );
}

// Everything that the wide rule excepts, the narrow one excepts too.
function isExceptedFrom(wide: Rule, narrow: Rule, intents: Intents): boolean {
  if (wide.unless === null) return true;
  return narrow.unless !== null && coversConditions(narrow.written.unless ?? {}, wide.written.unless ?? {}, intents);
}

function asksForCount({ when, unless }: Rule): boolean {
  return [...when, ...(unless ?? [])].some(({ key }) => key === 'count');
}

function mayConcernTheSame(left: Rule, right: Rule): boolean {
  if (left.binds === null || right.binds === null) return true;
  if (left.binds !== right.binds) return false;
  const [one, other] = [left.written.when[left.binds], right.written.when[left.binds]];
  if ((left.binds !== 'read' && left.binds !== 'write') || one === undefined || other === undefined) return true;
  return mayOverlap(one as string | readonly string[], other as string | readonly string[]);
}

/** True if every access that the inner rule may decide is certainly matched by the outer rule, which restricts. */
export function coversRule(outer: Rule, inner: Rule): boolean {
  if (outer.unless !== null || (outer.binds !== null && outer.binds !== inner.binds)) return false;
  const intents: Intents = { outer: 'restrict', inner: isAllowed(inner.decision) ? 'grant' : 'restrict' };
  return coversConditions(outer.written.when, inner.written.when, intents);
}

// As it is written, without what makes no difference.
function describeRule(rule: Rule | undefined): object | undefined {
  if (rule === undefined) return undefined;
  const { id: _id, reason: _reason, instead: _instead, examples: _examples, decision, ...rest } = rule.written;
  return { decision, ...rest };
}
