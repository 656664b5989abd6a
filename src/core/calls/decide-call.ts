import { isJsonObject, type JsonValue } from '../text/json.ts';
import type { FileChange } from '../types/change.ts';
import { decisions, isAllowed, type CallToDecide, type Decide, type Verdict } from '../types/decision.ts';

/** The changes of the workspace. Rules about changes are about the patch, which no scratch file is part of. */
export function omitScratch(changes: readonly FileChange[] | null): readonly FileChange[] | null {
  return changes?.filter(({ path }) => !path.startsWith('/')) ?? null;
}

/** A decision, and the alternatives of the call to which it applies. */
export interface DecidedAlternatives {
  readonly verdict: Verdict;
  readonly alternatives: readonly JsonValue[];
}

/**
 * The decision about a call, for runs and for the command line: of its alternatives the most lenient. `approvals` has for each changed path the request by
 * which a person has approved this change; null without one.
 */
export function decideCall(
  decide: Decide,
  call: CallToDecide,
  alternatives: readonly JsonValue[],
  approvals: readonly (string | null)[],
): DecidedAlternatives {
  const found = decideAny(alternatives, call.args, (args) => decide({ ...call, args }));
  return { ...found, verdict: recallApproved(recallAllowed(found.verdict, call), [...new Set(approvals)]) };
}

/**
 * The decision about a described call, for the command line. A run adds what people and its earlier calls have allowed. Proved by
 * `test/scenarios/run-decides-as-explain.test.ts`.
 */
export function decideNewCall(decide: Decide, call: CallToDecide, alternatives: readonly JsonValue[]): Verdict {
  return decideCall(decide, call, alternatives, []).verdict;
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
