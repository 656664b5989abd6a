import type { Policy } from '../../core/ports/policy.ts';
import { describeAlone, describeGrant, renderPlace } from '../../core/types/network.ts';
import { describeNetwork, listDenied } from './hosts/describe-network.ts';
import type { CompiledPolicy } from './compiled-policy.ts';
import type { IsolationLevel } from '../../core/types/isolation.ts';
import { renderAccess } from '../../core/types/access.ts';
import { isAllowed, type CallToDecide, type Decision, type Verdict } from '../../core/types/decision.ts';
import { evaluate, type DecidedAccess } from './evaluate.ts';
import type { Match } from '../../core/types/match.ts';
import { ask, type Question } from './matchers/matcher.ts';
import { isEffective, matchRule, readIntents, type Rule } from './rule.ts';

/** A policy that can explain its decisions. */
interface ExplainablePolicy extends Pick<Policy, 'decide' | 'view'> {
  readonly compiled: CompiledPolicy;
}

/** One rule evaluated for one access: the result, and the condition that decided it. */
export interface ConsideredRule {
  readonly rule: string;
  readonly layer: string;
  readonly decision: Decision;
  /** Index into `accesses`. */
  readonly access: number;
  readonly result: Match;
  readonly why: string;
}

export interface Explanation extends Pick<
  Verdict,
  'decision' | 'rule' | 'reason' | 'instead' | 'suggestion' | 'grant' | 'alone'
> {
  /** Why no rule is suggested although one would allow the call. Empty otherwise. */
  readonly danger: string;
  /** The assumed isolation. Below `full`, rules with `contained` match nothing. */
  readonly isolation: IsolationLevel;
  /** The accesses to which the call was lowered, as text, each with its decision. */
  readonly accesses: readonly {
    readonly access: string;
    readonly decision: Decision;
    /** The profile that decided it; null for the policy itself. */
    readonly profile: string | null;
  }[];
  /** The hosts that the call may reach, as `host:port`: the hosts that its rules give it, and the hosts that every command reaches. */
  readonly hosts: readonly string[];
  /** Hosts of these to which `net` rules deny connections, as `host:port (rule)`. One that is denied completely is not in `hosts`. */
  readonly deniedHosts: readonly string[];
  /** The other effects of `sandbox.network`, one sentence for each key: on every command, or on setup alone. */
  readonly open: readonly string[];
  readonly considered: readonly ConsideredRule[];
}

/** Decides a call and explains the decision, with every rule that was evaluated. Never runs anything. */
export function explainCall(policy: ExplainablePolicy, call: CallToDecide): Explanation {
  const { decision, rule, reason, instead, suggestion, grant, alone, followUp } = policy.decide(call);
  const decided = evaluate(policy.compiled, call);
  const { catalogue, network } = policy.compiled;
  const starts = isAllowed(decision) && catalogue.tools.isOf(call.tool, 'command', 'session', 'custom');
  const { allow, setup, forward } = describeNetwork(network);
  const reached = [...grant.hosts, ...(starts ? network.allow : [])];
  const denied = listDenied(reached, starts ? (policy.view().network?.deny ?? []) : []);
  const closed = new Set(denied.flatMap((one) => (one.deniesAll ? [one.grant] : [])));
  return {
    decision,
    isolation: call.isolation ?? 'full',
    rule,
    reason,
    instead,
    suggestion,
    danger: followUp.danger,
    accesses: decided.map((item) => ({
      access: renderAccess(item.access),
      decision: item.decision,
      profile: item.profile?.name ?? null,
    })),
    hosts: [...new Set(reached.filter((one) => !closed.has(one)).map(renderPlace))],
    deniedHosts: denied.map((one) => `${renderPlace(one.grant)} (${one.deniesAll ? '' : 'in part, '}${one.rule})`),
    open: starts ? [allow, forward, setup].filter((text) => text !== '') : [],
    grant,
    alone,
    considered: decided.flatMap((item, index) => [
      ...item.votes
        .filter(({ source }) => source !== 'rule')
        .map((vote): ConsideredRule => ({
          rule: vote.rule,
          layer: vote.layer,
          decision: vote.decision,
          access: index,
          result: 'must',
          why: vote.reason || 'no rule decides this access',
        })),
      ...(item.profile?.policy ?? policy.compiled).rules.map((candidate): ConsideredRule => {
        const question = ask(call, item.access, policy.compiled.facts);
        const result = matchRule(candidate, question);
        const { id, layer, decision: written } = candidate;
        const why = explainMatch(candidate, question, result, item);
        return { rule: id, layer, decision: written, access: index, result, why };
      }),
    ]),
  };
}

/** The explanation as text for a terminal. Rules that did not match are counted, not listed. */
export function renderExplanation(explanation: Explanation): string {
  const lines = [
    `${explanation.decision} by ${explanation.rule}: ${explanation.reason}`,
    `Assumed isolation: ${explanation.isolation}.`,
    '',
    'The call is lowered to:',
  ];
  for (const [index, { access, decision, profile }] of explanation.accesses.entries()) {
    lines.push(`  ${decision.padEnd(15)}${access}${profile === null ? '' : ` (profile ${profile})`}`);
    const asked = explanation.considered.filter((rule) => rule.access === index);
    const telling = asked.filter(({ result, why }) => result !== 'no' || why.startsWith('matches'));
    for (const { rule, layer, decision: wanted, result, why } of telling)
      lines.push(`    ${result.padEnd(5)}${rule} (${layer}, ${wanted}): ${why}`);
    const silent = asked.filter((rule) => !telling.includes(rule));
    if (silent.length > 0) lines.push(`    no   ${silent.map(({ rule }) => rule).join(', ')}`);
  }
  if (explanation.grant.kind !== 'none') lines.push('', describeGrant(explanation.grant));
  if (explanation.open.length > 0) lines.push('', ...explanation.open);
  if (explanation.deniedHosts.length > 0)
    lines.push('', `Rules deny connections to ${explanation.deniedHosts.join(', ')}.`);
  if (explanation.alone !== '') lines.push('', describeAlone(explanation.alone));
  if (explanation.instead !== '') lines.push('', explanation.instead);
  if (explanation.suggestion !== '')
    lines.push(
      '',
      'The smallest rules that would allow it:',
      ...explanation.suggestion
        .trimEnd()
        .split('\n')
        .map((line) => `  ${line}`),
    );
  if (explanation.danger !== '') lines.push('', `No rule is suggested: ${explanation.danger}.`);
  return lines.join('\n');
}

function explainMatch(rule: Rule, question: Question, result: Match, item: DecidedAccess): string {
  if (rule.binds !== null && rule.binds !== item.access.type) return `it is about ${rule.binds}`;
  const whole = matchRule({ ...rule, unless: null }, question);
  if (whole !== 'no' && result === 'no')
    return `matches, but its exception holds: ${(rule.unless ?? []).map(({ message }) => message).join(', ')}`;
  if (result === 'no') {
    const missed = rule.when.find(
      (condition) => matchRule({ ...rule, when: [condition], unless: null }, question) === 'no',
    );
    return `does not hold: ${missed?.message ?? ''}`;
  }
  const intent = readIntents(rule).when;
  const conditions = rule.when.map((condition) => condition.describeMatch(question, intent)).join(', ');
  if (!isEffective(rule, result)) return `only may match, and an allow must match: ${conditions}`;
  if (!item.votes.some(({ of, source }) => of === rule && source === 'rule'))
    return `matches, but does not cover this access: ${conditions}`;
  if (rule.expired !== '') return `${rule.expired} ${conditions}`;
  return `${rule.audit ? 'on trial, without effect: ' : ''}${conditions}`;
}
