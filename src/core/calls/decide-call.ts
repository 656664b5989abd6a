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
 * Decides a call, or the calls that it represents: the most lenient decision on one of the alternatives counts, for all that have it. For runs and for
 * the command line, so that both decide the same. Proved by `test/scenarios/run-decides-as-explain.test.ts`.
 */
export function decideCall(
  decide: Decide,
  call: CallToDecide,
  alternatives: readonly JsonValue[],
): DecidedAlternatives {
  // An earlier permission covers what was allowed then, and makes no other alternative as lenient.
  const unasked: CallToDecide = { ...call, isRemembered: false, approvedBy: [] };
  const decided = alternatives
    // With what they have in common, as a justification.
    .map((one) => {
      const args = isJsonObject(call.args) && isJsonObject(one) ? { ...call.args, ...one } : one;
      return { one, args, verdict: decide({ ...unasked, args }) };
    })
    .toSorted(({ verdict: left }, { verdict: right }) => rankOf(left) - rankOf(right));
  const [first] = decided;
  if (first === undefined) return { verdict: decide(call), alternatives };
  const same = decided.filter(({ verdict }) => rankOf(verdict) === rankOf(first.verdict));
  return {
    verdict: {
      ...decide({ ...call, args: first.args }),
      matched: same.flatMap(({ verdict }) => verdict.matched),
    },
    alternatives: same.map(({ one }) => one),
  };
}

function rankOf({ decision }: Verdict): number {
  return isAllowed(decision) ? 0 : decisions.indexOf(decision);
}
