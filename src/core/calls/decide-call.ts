import type { Policy } from '../ports/policy.ts';
import { isJsonObject, type JsonValue } from '../text/json.ts';
import { renderPath } from '../types/access.ts';
import type { ChangeToJudge, FileChange, FileState } from '../types/change.ts';
import { decisions, isAllowed, type CallToDecide, type Judge, type Verdict } from '../types/decision.ts';
import { noGrant } from '../types/network.ts';

const unknownFile: FileState = { kind: 'file', executable: false, content: null };

/** The changes of the workspace. Rules about changes are about the patch, which no scratch file is part of. */
export function omitScratch(changes: readonly FileChange[] | null): readonly FileChange[] | null {
  return changes?.filter(({ path }) => !path.startsWith('/')) ?? null;
}

type CallPolicy = Pick<Policy, 'decide' | 'judge'>;

/** A decision, and the alternatives of the call to which it applies. */
export interface DecidedAlternatives {
  readonly verdict: Verdict;
  readonly alternatives: readonly JsonValue[];
}

/**
 * The decision about a call, for runs and for the command line: of its alternatives the most lenient, and none with a change that may not stay. `approvals`
 * has for each changed path the request by which a person has approved this change; null without one.
 */
export function decideCall(
  { decide, judge }: CallPolicy,
  call: CallToDecide,
  alternatives: readonly JsonValue[],
  {
    changes,
    approvals,
  }: { readonly changes: readonly ChangeToJudge[]; readonly approvals: ReadonlyMap<string, string | null> },
): DecidedAlternatives {
  const found = decideAny(alternatives, call.args, (args) => decide({ ...call, args }));
  const verdict = recallApproved(recallAllowed(found.verdict, call), [...new Set(approvals.values())]);
  const approvedPaths = [...approvals].flatMap(([path, id]) => (id === null ? [] : [path]));
  const approved = new Set([...verdict.followUp.escalatedPaths, ...approvedPaths]);
  return { verdict: refuseChanges(verdict, changes, { judge, approved, call }), alternatives: found.alternatives };
}

/**
 * The decision about a described call, for the command line. A run adds what people and its earlier calls have allowed. Proved by
 * `test/scenarios/run-decides-as-explain.test.ts`.
 */
export function decideNewCall(
  policy: CallPolicy,
  call: CallToDecide,
  alternatives: readonly JsonValue[],
  findSubmodule: (path: string) => string | null = () => null,
): Verdict {
  // At its start, a run has the workspace as its base.
  const changes = listChanges(call).map((change) => ({ ...change, submodule: findSubmodule(change.path) }));
  return decideCall(policy, call, alternatives, { changes, approvals: new Map() }).verdict;
}

// An approval for the run covers exactly the same call, and never one that a rule denies now.
function recallAllowed(verdict: Verdict, { isRemembered = false }: CallToDecide): Verdict {
  const asks = verdict.decision === 'explain' || verdict.decision === 'escalate';
  return isRemembered && asks
    ? { ...verdict, decision: 'allow-for-run', reason: 'the same call was allowed for this run' }
    : verdict;
}

// The same changes again are no other question.
function recallApproved(verdict: Verdict, ids: readonly (string | null)[]): Verdict {
  return verdict.decision === 'escalate' && ids.length > 0 && !ids.includes(null)
    ? { ...verdict, decision: 'allow', reason: `a person approved these changes before (${ids.join(', ')})` }
    : verdict;
}

// A call that no tool described, for example of a test or a record, changes the files that it writes to contents that are not known.
function listChanges({ changes, accesses }: CallToDecide): readonly FileChange[] {
  const written = accesses.flatMap((access) =>
    access.type === 'write' ? [{ path: access.path, before: null, after: unknownFile }] : [],
  );
  return omitScratch(changes ?? written) ?? [];
}

// Decides a call, or the calls that it represents: the most lenient decision on one of them counts, for all that have it.
function decideAny(
  alternatives: readonly JsonValue[],
  args: JsonValue,
  decide: (args: JsonValue) => Verdict,
): DecidedAlternatives {
  if (alternatives.length === 0) return { verdict: decide(args), alternatives };
  const decided = alternatives
    // With what they have in common, as a justification.
    .map((one) => ({ one, verdict: decide(isJsonObject(args) && isJsonObject(one) ? { ...args, ...one } : one) }))
    .toSorted(({ verdict: left }, { verdict: right }) => rankOf(left) - rankOf(right));
  const verdict = decided[0]?.verdict ?? decide(args);
  const same = decided.filter((item) => rankOf(item.verdict) === rankOf(verdict));
  return {
    verdict: { ...verdict, matched: same.flatMap((item) => item.verdict.matched) },
    alternatives: same.map(({ one }) => one),
  };
}

function rankOf({ decision }: Verdict): number {
  return isAllowed(decision) ? 0 : decisions.indexOf(decision);
}

// Denies a call of a file tool with a change that may not stay, even if rules allow the write: the run would end as denied.
function refuseChanges(
  verdict: Verdict,
  changes: readonly ChangeToJudge[],
  {
    judge,
    approved,
    call,
  }: { readonly judge: Judge; readonly approved: ReadonlySet<string>; readonly call: CallToDecide },
): Verdict {
  if (verdict.decision !== 'escalate' && !isAllowed(verdict.decision)) return verdict;
  const { followUp } = verdict;
  // A call that was allowed for the run needs no reasons again.
  const justified = call.justified || verdict.decision === 'allow-for-run';
  const refusals = judge(changes, { tainted: call.tainted, approved }, { ...call, justified });
  // Contents that are not known refuse nothing here: rules that guess by the name have decided the call.
  const index = refusals.findIndex((refusal) => refusal !== null && (call.changes !== null || !refusal.byContent));
  const refusal = refusals[index] ?? null;
  if (refusal === null) return verdict;
  return {
    ...verdict,
    decision: refusal.decision,
    rule: refusal.rule,
    reason: refusal.reason,
    refused: `write ${renderPath(changes[index]?.path ?? '')}`,
    instead: '',
    suggestion: '',
    grant: noGrant,
    alone: '',
    followUp: { ...followUp, escalation: refusal.escalation },
  };
}
