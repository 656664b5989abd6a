import { quoteWord, renderAccess, type Access } from '../../core/types/access.ts';
import {
  isAllowed,
  type CallToDecide,
  type Decide,
  type Decision,
  type LimitUse,
  type MatchedRule,
  type Verdict,
} from '../../core/types/decision.ts';
import type { Escalation } from '../../core/types/approval.ts';
import { escapeControls } from '../../core/text/control-characters.ts';
import { noGrant } from '../../core/types/network.ts';
import { readProgramPath } from '../commands/program-name.ts';
import { createGrant, findCommandAlone } from './call-grant.ts';
import { renderInstead } from './advise.ts';
import { findOpening, proposeRules } from './propose-rules.ts';
import type { CompiledPolicy } from './compiled-policy.ts';
import { compareStrictness, compareWeight, evaluate, type DecidedAccess } from './evaluate.ts';
import { ask, type Question } from './matchers/matcher.ts';
import { readEscalation } from './rule.ts';
import type { Vote } from './vote.ts';
import { cutText } from '../../core/text/cut-text.ts';

const maxReasonCharacters = 600;
const maxRefusedCharacters = 120;

/**
 * Creates the function that decides calls. Every access needs an allow and must match no denial. The strictest vote over all accesses wins, so the
 * order of rules and layers makes no difference. Under `approvals: never`, or if no person can be asked, `escalate` decides as `deny`. For a justified call, `explain` rules do not
 * apply. The justification grants nothing: the call still needs a rule that allows it.
 */
export function createDecide(policy: CompiledPolicy): Decide {
  return (call) => {
    const decided = evaluate(policy, call);
    const { vote, item } = pickWinner(decided);
    const isNeverAsked = policy.approvals === 'never' || call.asksPeople === false;
    const asked = vote.decision === 'escalate' && isNeverAsked ? 'deny' : vote.decision;
    const recalled = recallAllowed(asked, call);
    const decision = recalled?.decision ?? asked;
    const allowed = isAllowed(decision);
    // No one repeats the calls of a whole run in another way.
    const isAdvised = !allowed && call.anyCall !== true;
    const question = ask(call, item.access, policy.facts);
    const proposal = isAdvised ? proposeRules(policy, call, decided) : null;
    return {
      decision,
      rule: vote.rule,
      reason: recalled?.reason ?? renderReason(vote, item, question),
      refused: allowed ? '' : renderRefused(item.access),
      instead: isAdvised ? renderInstead(policy, vote, question) : '',
      suggestion: proposal?.yaml ?? '',
      matched: listMatched(decided),
      grant: allowed || decision === 'escalate' ? createGrant(policy, call, decided) : noGrant,
      alone: allowed ? findCommandAlone(decided) : '',
      limits: listRuleLimits(decided, call),
      followUp: {
        escalation: asked === 'escalate' ? pickEscalation(vote, decided) : null,
        // An approval that is recalled covers the paths too.
        escalatedPaths: asked === 'escalate' ? listEscalatedPaths(decided) : [],
        mayRemember: decided.every(({ access }) => access.type !== 'opaque'),
        mayRetry: policy.approvals === 'on-failure',
        opening: allowed || decision === 'escalate' ? findOpening(policy, call, decided) : null,
        danger: proposal?.danger ?? '',
      },
    };
  };
}

/**
 * The earlier permission by which a call need not be asked about again: for exactly the same call in this run, or for the same changes. It never covers
 * a call that a rule denies now. Null without one.
 */
function recallAllowed(
  decision: Decision,
  { isRemembered = false, approvedBy = [] }: CallToDecide,
): Pick<Verdict, 'decision' | 'reason'> | null {
  if (isRemembered && (decision === 'explain' || decision === 'escalate'))
    return { decision: 'allow-for-run', reason: 'the same call was allowed for this run' };
  return decision === 'escalate' && approvedBy.length > 0
    ? { decision: 'allow', reason: `a person approved these changes before (${approvedBy.join(', ')})` }
    : null;
}

// If a floor or a profile of it escalates the call too, only people whom it names may approve it.
function pickEscalation(vote: Vote, decided: readonly DecidedAccess[]): Escalation {
  const read = ({ of }: Vote): Escalation => of?.escalation ?? readEscalation(undefined);
  return decided
    .flatMap(({ profile, votes }) => (profile?.owner === 'organisation' ? votes : []))
    .filter(({ audit, decision }) => !audit && decision === 'escalate')
    .map(read)
    .reduce(
      (own, floor) => ({
        label: floor.label || own.label,
        by: own.by.filter((permission) => floor.by.includes(permission)),
        ttlMs: Math.min(own.ttlMs, floor.ttlMs),
      }),
      read(vote),
    );
}

function listEscalatedPaths(decided: readonly DecidedAccess[]): string[] {
  return decided.flatMap(({ access, decision }) =>
    access.type === 'write' && decision === 'escalate' ? [access.path] : [],
  );
}

// The strictest vote decides. Among allows, the one of the first access represents the call; among denials, the one that explains the most.
function pickWinner(decided: readonly DecidedAccess[]): { readonly vote: Vote; readonly item: DecidedAccess } {
  const all = decided.flatMap((item) => item.votes.filter(({ audit }) => !audit).map((vote) => ({ vote, item })));
  // The sort is stable, and the votes on each access are in their order.
  const [winner] = all.toSorted(
    (left, right) =>
      compareStrictness(left.vote, right.vote) ||
      (isAllowed(left.vote.decision) ? 0 : compareWeight(left.vote, right.vote)) ||
      left.item.index - right.item.index ||
      compareWeight(left.vote, right.vote),
  );
  if (winner === undefined) throw new Error('a call without any vote');
  return winner;
}

// The words of the call come from the model. They must not control a terminal or a log.
function renderRefused(access: Access): string {
  const text = renderAccess(access).replace(/^opaque /, '');
  return escapeControls(cutText(text, maxRefusedCharacters));
}

function renderReason(vote: Vote, { access, profile, votes }: DecidedAccess, question: Question): string {
  const what = renderAccess(access);
  const text = ((): string => {
    if (vote.source === 'implicit' || vote.source === 'patch') return vote.reason;
    if (vote.rule === 'default-opaque') return `The effects of this cannot be determined: ${vote.reason}.`;
    if (vote.rule === 'default')
      return isAllowed(vote.decision)
        ? `No rule matches ${what}; the default allows it.`
        : [
            `No rule${profile === null ? '' : ` of the profile ${profile.name}`} allows ${what}${renderPlace(access)}.`,
            ...votes.flatMap(({ of }) => (of === null || of.expired === '' ? [] : [of.expired])),
          ].join(' ');
    // A tool that is not offered is refused as a whole, for every access of the call.
    if (vote.source === 'fixed') return vote.rule === 'tools' ? `${vote.reason}.` : `${vote.reason} (${what})`;
    const unasked =
      vote.decision === 'escalate' && question.call.asksPeople === false
        ? ' (a person would have to approve it, and no person can be asked in this run)'
        : '';
    if (vote.reason !== '') return `${vote.reason}${unasked}`;
    const conditions =
      vote.of?.when.map((condition) => condition.describeMatch(question, 'restrict')).join(' and ') ?? '';
    return `The decision for ${what} is ${vote.decision}${conditions === '' ? '' : `: ${conditions}`}.${unasked}`;
  })();
  return escapeControls(cutText(text, maxReasonCharacters));
}

// A relative path names another program in another directory.
function renderPlace(access: Access): string {
  if (access.type !== 'command' || access.cwd === '.') return '';
  const [program] = access.words;
  if (program?.type !== 'literal' || !program.value.includes('/') || program.value.startsWith('/')) return '';
  const path = readProgramPath(program.value, access.cwd);
  if (path !== null) return `, which is ${quoteWord(path)} of the workspace`;
  return access.cwd === '' ? ' in a directory that is not known' : ` in ${quoteWord(access.cwd)}`;
}

function listRuleLimits(decided: readonly DecidedAccess[], call: CallToDecide): LimitUse[] {
  const rules = new Map(
    decided.flatMap(({ votes }) => votes.flatMap(({ of }) => (of === null ? [] : [[of.id, of] as const]))),
  );
  return [...rules.values()].flatMap(({ id, perRun, audit }) =>
    perRun === null || audit ? [] : [{ limit: `rule:${id}`, used: call.rulesUsed.get(id) ?? 0, of: perRun }],
  );
}

function listMatched(decided: readonly DecidedAccess[]): MatchedRule[] {
  const seen = new Set<string>();
  return decided.flatMap(({ votes, index }) =>
    votes.flatMap((vote): MatchedRule[] => {
      // A rule in audit mode has a different name, since it has no effect.
      const rule = vote.audit ? `audit:${vote.rule}` : vote.rule;
      const key = `${index} ${rule} ${vote.decision}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ rule, layer: vote.layer, decision: vote.decision, access: index }];
    }),
  );
}
