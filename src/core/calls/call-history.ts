import { renderCanonicalJson } from '../text/json.ts';
import { renderAccess, type Access } from '../types/access.ts';
import {
  isAllowed,
  listAllowingRules,
  type CallToDecide,
  type Decide,
  type EarlierCall,
  type Verdict,
} from '../types/decision.ts';

export type CallHistory = ReturnType<typeof createCallHistory>;

/**
 * The effects of allowed calls on the decisions of later calls. The one history: of a run, of a run that continues another one, and of the calls
 * that the command line describes or replays.
 */
export function createCallHistory() {
  /** How often each rule has allowed a call. */
  const rulesUsed = new Map<string, number>();
  // Replaced and never mutated: a decision keeps the history that it was made with.
  let entries: readonly { readonly key: string; readonly rules: ReadonlySet<string>; readonly call: EarlierCall }[] =
    [];
  const count = (rules: ReadonlySet<string>, by: number): void => {
    for (const rule of rules) rulesUsed.set(rule, (rulesUsed.get(rule) ?? 0) + by);
  };
  const change = (key: string, by: (call: EarlierCall) => Partial<EarlierCall>): void => {
    entries = entries.map((entry) =>
      entry.key === key ? { ...entry, call: { ...entry.call, ...by(entry.call) } } : entry,
    );
  };
  return {
    rulesUsed,
    /** The calls for rules with `after` and `before`, besides the one with this key. */
    list: (except: string | null): readonly EarlierCall[] =>
      entries.filter(({ key }) => key !== except).map(({ call }) => call),
    /**
     * Counts the rules that allow a call, and adds it: one step with its decision. A call may be allowed by several rules, one per access. A call that a
     * person is asked about counts already.
     */
    add(key: string, verdict: Pick<Verdict, 'decision' | 'matched'>, call: Omit<EarlierCall, 'certainty'>): void {
      const rules = listAllowingRules(verdict);
      count(rules, 1);
      const certainty = isAllowed(verdict.decision) ? 'must' : 'may';
      const { callId, tool, origin, args, accesses, turn, justified, tainted, argumentPaths, isolation } = call;
      const kept: EarlierCall = {
        callId,
        certainty,
        tool,
        origin,
        args,
        accesses,
        turn,
        justified,
        tainted,
        ...(argumentPaths !== undefined && { argumentPaths }),
        ...(isolation !== undefined && { isolation }),
      };
      entries = [...entries, { key, rules, call: kept }];
    },
    /** A person has approved a call. */
    confirm: (key: string): void => change(key, () => ({ certainty: 'must' })),
    /** Takes back a call that a person did not approve. */
    release(key: string): void {
      for (const entry of entries) if (entry.key === key) count(entry.rules, -1);
      entries = entries.filter((entry) => entry.key !== key);
    },
    /** Adds what a call turned out to access: files that its command changed, hosts that it reached. */
    addAccesses(key: string, accesses: readonly Access[]): void {
      if (accesses.length > 0) change(key, (call) => ({ accesses: [...call.accesses, ...accesses] }));
    },
  };
}

/** How often rules had allowed a call before one that has used `own`. */
export function countBefore(rulesUsed: ReadonlyMap<string, number>, own: ReadonlySet<string>): Map<string, number> {
  return new Map([...rulesUsed].map(([rule, used]) => [rule, own.has(rule) ? used - 1 : used]));
}

/** How later explanations name a call, the hash that equal calls share, and what the call turned out to access. */
interface MadeCall {
  readonly callId: string;
  readonly callHash?: string;
  readonly found?: readonly Access[];
}

/** A run that is only described: its calls are decided one after the other. In it, the model answers `explain` at once: a repeated call is justified. */
export function createDescribedRun() {
  const history = createCallHistory();
  const explained = new Set<string>();
  const allowedForRun = new Set<string>();
  /** The call at this moment: with the counts and the history of the calls before. */
  const place = (call: CallToDecide, callHash = renderCall(call)): CallToDecide => ({
    ...call,
    justified: call.justified || explained.has(callHash),
    isRemembered: allowedForRun.has(callHash),
    rulesUsed: new Map([...call.rulesUsed, ...history.rulesUsed]),
    history: history.list(null),
  });
  /** Adds a call that was allowed elsewhere. */
  const add = (call: CallToDecide, made: MadeCall, verdict: Pick<Verdict, 'decision' | 'matched'>): void => {
    // A call may be described with counts of its own.
    for (const rule of listAllowingRules(verdict))
      history.rulesUsed.set(rule, call.rulesUsed.get(rule) ?? history.rulesUsed.get(rule) ?? 0);
    const { callId, found = [] } = made;
    history.add(callId, verdict, { ...call, callId, accesses: [...call.accesses, ...found] });
  };
  return {
    place,
    add,
    /** Decides a call now, and adds it if it is allowed. */
    decide(call: CallToDecide, made: MadeCall, decide: Decide): Verdict {
      const { callHash = renderCall(call) } = made;
      const placed = place(call, callHash);
      const verdict = decide(placed);
      const { decision, followUp } = verdict;
      if (decision === 'explain') explained.add(callHash);
      if (decision === 'allow-for-run' && followUp.mayRemember) allowedForRun.add(callHash);
      if (isAllowed(decision)) add(placed, made, verdict);
      return verdict;
    },
  };
}

/** The text that equal calls share, for calls that no run has made. */
function renderCall({ tool, args, accesses }: CallToDecide): string {
  return renderCanonicalJson([tool, args, ...accesses.map(renderAccess)]);
}
