import { createImplicitAllow, type AccessToDecide, type Vote } from './vote.ts';
import type { Access } from '../../core/types/access.ts';
import {
  decisions,
  isAllowed,
  isDenial,
  isStricter,
  pickStrictest,
  type CallToDecide,
  type Decision,
} from '../../core/types/decision.ts';
import { explainFixed, explainImplicitAllow } from './fixed-decisions.ts';
import { ask, type Question } from './matchers/matcher.ts';
import { explainReadable } from './readable.ts';
import { type CompiledPolicy, listActive } from './compiled-policy.ts';
import { isEffective, matchRule, type Rule } from './rule.ts';
import { asksOnlyBefore } from './offered-tools.ts';
import { compareText } from '../../core/text/compare-text.ts';
import { isJsonObject } from '../../core/text/json.ts';

/** One access of the lowered call, with all votes on it. */
export interface DecidedAccess extends Pick<AccessToDecide, 'access' | 'declared' | 'profile'> {
  /** Index of the declared access from which it was lowered. */
  readonly index: number;
  readonly votes: readonly Vote[];
  readonly decision: Decision;
}

/** Lowers a call and collects all votes on each access. The order of the rules makes no difference. */
export function evaluate(policy: CompiledPolicy, call: CallToDecide): readonly DecidedAccess[] {
  // A call without accesses still needs an allow.
  const accesses: readonly Access[] = call.accesses.length === 0 ? [{ type: 'none' }] : call.accesses;
  const lowered = accesses.flatMap((declared, index) =>
    policy.lower(declared).map((access) => ({ access, index, declared: access === declared })),
  );
  return [null, ...policy.profiles].flatMap((profile) => {
    const own = profile?.policy ?? policy;
    const contained = isContained(own, call);
    return lowered.map(({ index, ...one }) => decideAccess({ ...one, policy: own, call, profile }, index, contained));
  });
}

/** True if a rule allows every command of the call because the sandbox contains it. */
function isContained(policy: CompiledPolicy, call: CallToDecide): boolean {
  const access: Access = { type: 'command', words: [], cwd: '.' };
  return listActive(policy).some(
    (rule) => rule.contains && isEffective(rule, matchRule(rule, ask(call, access, policy.facts))),
  );
}

function decideAccess(asked: AccessToDecide, index: number, contained: boolean): DecidedAccess {
  const { policy, call, access, declared, profile } = asked;
  // Under a contained rule, only literal paths are decided before the command runs. `judge` decides the changes of the rest.
  const isDecidedLater = contained && !declared && access.type === 'write' && !access.valid;
  const votes: Vote[] = isDecidedLater ? [] : explainFixed(asked);
  const question = ask(call, access, policy.facts);
  let mayBeGranted = false;
  let isDenied = false;
  for (const rule of policy.rules) {
    const match = matchRule(rule, question);
    if (!isEffective(rule, match)) continue;
    if (isAllowed(rule.decision) && !canGrant(rule, asked)) continue;
    if (rule.decision === 'explain' && call.justified) continue;
    // The changes of a command are known only after it has ended. Such rules are evaluated then.
    if (!declared && call.changes === null && 'change' in rule.written.when) continue;
    if (access.type === 'session' && asksOnlyBefore(rule)) continue;
    votes.push(...voteOf(rule, question, policy));
    if (match !== 'must' || rule.audit) continue;
    if (isDenial(rule.decision)) isDenied = true;
    else mayBeGranted = true;
  }
  if (!mayBeGranted && profile?.type !== 'restricting') {
    const withoutRule = isDecidedLater
      ? createImplicitAllow('contained', 'a path that is decided when the command has ended')
      : (explainImplicitAllow(asked) ?? explainReadable(asked) ?? voteOfDefault(asked));
    // A denied access has no allow either, so a default that is stricter than the denial still counts.
    if (!isDenied || votes.every(({ audit, decision }) => audit || isStricter(withoutRule.decision, decision)))
      votes.push(withoutRule);
  }
  const counted = votes.filter(({ audit }) => !audit);
  return {
    access,
    index,
    declared,
    profile,
    votes: votes.toSorted(compareVotes),
    decision: counted.map(({ decision }) => decision).reduce(pickStrictest, 'allow'),
  };
}

// A rule without a path must not open every path: outside the workspace, only a path rule allows. An opaque access has its own default, so that
// `tool: exec` does not allow any shell text. The name of a custom tool allows its command; what the command writes is decided by rules about writes.
function canGrant(rule: Rule, { policy: { catalogue }, call, access, declared }: AccessToDecide): boolean {
  switch (access.type) {
    // Only a rule about connections opens one: `tool: exec` does not open the network.
    case 'connect':
      return rule.binds === 'connect';
    case 'opaque':
      return rule.contains || (declared && rule.namesTool(call.tool));
    case 'write':
      if (rule.binds === null && catalogue.tools.isOf(call.tool, 'custom')) return false;
      return access.valid && (rule.binds !== null || !access.path.startsWith('/'));
    case 'read':
      return access.valid && (rule.binds !== null || !access.path.startsWith('/'));
    // `tool: exec` does not let a command choose which programs and libraries it loads.
    case 'env':
      return rule.binds === 'env' || rule.contains;
    case 'command':
    case 'session':
    case 'none':
      return true;
  }
}

function voteOf(rule: Rule, question: Question, { approvals }: CompiledPolicy): Vote[] {
  const { call } = question;
  // A rule that asks for the reasons also asks for them here: the repeated call has them.
  const waits = approvals === 'on-request' && rule.decision === 'escalate' && !asks(call);
  const vote: Vote = {
    source: 'rule',
    rule: rule.id,
    layer: rule.layer,
    decision: waits ? 'deny' : rule.decision,
    reason: isAllowed(rule.decision)
      ? rule.reason
      : `${renderReason(rule, question)}${waits ? ' Ask for it: make the call again with a justification.' : ''}`,
    of: rule,
    audit: rule.audit,
  };
  if (rule.perRun === null || rule.audit || (call.rulesUsed.get(rule.id) ?? 0) < rule.perRun) return [vote];
  const calls = rule.perRun === 1 ? '1 matching call' : `${rule.perRun} matching calls`;
  const reason = `rule ${rule.id}: its limit of ${calls} in a run is reached`;
  return [vote, { ...vote, source: 'fixed', rule: 'limit', decision: 'deny', reason, of: null }];
}

function asks({ args, anyCall }: CallToDecide): boolean {
  if (anyCall === true) return true;
  const written = isJsonObject(args) && Object.hasOwn(args, 'justification') ? args['justification'] : null;
  return typeof written === 'string' && written.trim() !== '';
}

// The rule's own reason comes first, then the findings for this call.
function renderReason(rule: Rule, question: Question): string {
  const details = rule.when
    .map((condition) => condition.explain(question, 'restrict'))
    .filter((detail) => detail !== '');
  return [rule.reason, ...details].filter((text) => text !== '').join(' ');
}

function voteOfDefault({ policy, call, access, profile }: AccessToDecide): Vote {
  // A variable may change which programs start and what they load.
  const isOpaque = access.type === 'opaque' || access.type === 'env';
  const written = isOpaque ? policy.opaqueDecision : policy.defaultDecision;
  // The call already has a justification, which grants nothing.
  const answered: Decision = written === 'explain' && call.justified ? 'deny' : written;
  // A default names no host to which the connection could be limited, so no default opens one.
  const decision = access.type === 'connect' && isAllowed(answered) ? 'deny' : answered;
  const reason =
    access.type === 'opaque'
      ? access.reason
      : access.type === 'env'
        ? `the variable ${access.name} may change what a program runs`
        : '';
  return {
    source: isOpaque ? 'opaque' : 'default',
    rule: isOpaque ? 'default-opaque' : 'default',
    layer: profile === null ? 'defaults' : `defaults of profile ${profile.name}`,
    decision,
    reason,
    of: null,
    audit: false,
  };
}

const sources = ['fixed', 'rule', 'patch', 'opaque', 'implicit', 'default'] as const;

/** The strictest first. Among equals, the order of their weight, then of the names of rules. Votes on trial are last. */
function compareVotes(left: Vote, right: Vote): number {
  return (
    Number(left.audit) - Number(right.audit) ||
    compareStrictness(left, right) ||
    compareWeight(left, right) ||
    compareText(left.rule, right.rule)
  );
}

/**
 * Of equally strict votes, the harness's fixed ones come first, then rules, then what a patch cannot hold, then defaults. A denial with a reason
 * explains more than one without.
 */
export function compareWeight(left: Vote, right: Vote): number {
  return (
    sources.indexOf(left.source) - sources.indexOf(right.source) ||
    (isAllowed(left.decision) ? 0 : compareReasons(left, right))
  );
}

export function compareStrictness(left: Vote, right: Vote): number {
  return decisions.indexOf(right.decision) - decisions.indexOf(left.decision);
}

function compareReasons(left: Vote, right: Vote): number {
  return Number(left.reason === '') - Number(right.reason === '') || compareText(left.reason, right.reason);
}
