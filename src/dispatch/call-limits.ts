import {
  isAllowed,
  listAllowingRules,
  type DecisionRecord,
  type LimitUse,
  type Verdict,
} from '../core/types/decision.ts';
import type { RunLimits } from '../core/limits.ts';
import { listAllEvents, patchCallId, type RunEvent } from '../core/types/event.ts';
import type { Outcome } from '../core/types/outcome.ts';
import type { Redactor } from '../core/ports/redact.ts';

/** Why no further call runs. */
export interface DispatcherClosed {
  readonly outcome: Extract<Outcome, 'denied' | 'budget-exceeded' | 'needs-approval' | 'sandbox-unavailable'>;
  readonly reason: string;
}

/** Counts calls, denials and uses of rules over a run, and closes the dispatcher when a limit is reached or a rule ends the run. */
export interface CallLimits {
  readonly closed: DispatcherClosed | null;
  /** Calls that were allowed and started. */
  readonly callsMade: number;
  /** How often each rule has allowed a call. */
  readonly rulesUsed: Map<string, number>;
  /** The limits of the run as they count for a call. */
  list(callHash: string): readonly LimitUse[];
  /** Why no further call runs; null if one may. Ends the run if its calls are used up. */
  findEnd(): string | null;
  countStart(): void;
  /** Counts the rules that allow a call. A call may be allowed by several, one per access. */
  countRules(verdict: Pick<Verdict, 'matched'>): void;
  /** Takes the count of a call back that a person did not approve. */
  releaseRules(verdict: Pick<Verdict, 'matched'>): void;
  countDenial(decision: DecisionRecord): void;
  /** A call whose changes were refused counts once, with any number of paths. It is not a denied call, so the model may repeat it. */
  countRefusal(): void;
  /** Ends the run, unless something has ended it before. `sandbox-unavailable`: the boundary itself has failed, and nothing can run any more. */
  close(outcome: DispatcherClosed['outcome'], reason: string): void;
}

/** `earlier` are the events of an earlier part of the run, whose calls count. */
export function createCallLimits(
  limits: Pick<RunLimits, 'toolCalls' | 'denials' | 'identicalCalls'>,
  redactor: Redactor,
  earlier: readonly RunEvent[] = [],
): CallLimits {
  const deniedCalls = new Map<string, number>();
  const rulesUsed = new Map<string, number>();
  let denials = 0;
  let callsMade = 0;
  let closed: DispatcherClosed | null = null;

  function closeOverDenials(): void {
    if (denials >= limits.denials)
      counter.close('denied', `${denials} calls were denied, or changed what no rule allows`);
  }

  const counter: CallLimits = {
    get closed() {
      return closed;
    },
    get callsMade() {
      return callsMade;
    },
    rulesUsed,
    list: (callHash) => [
      { limit: 'toolCalls', used: callsMade, of: limits.toolCalls },
      { limit: 'denials', used: denials, of: limits.denials },
      { limit: 'identicalCalls', used: deniedCalls.get(callHash) ?? 0, of: limits.identicalCalls },
    ],
    findEnd() {
      if (callsMade >= limits.toolCalls)
        counter.close('budget-exceeded', `the run's ${limits.toolCalls} tool calls are spent`);
      return closed?.reason ?? null;
    },
    countStart() {
      callsMade += 1;
    },
    countRules(verdict) {
      for (const rule of listAllowingRules(verdict)) rulesUsed.set(rule, (rulesUsed.get(rule) ?? 0) + 1);
    },
    releaseRules(verdict) {
      for (const rule of listAllowingRules(verdict)) rulesUsed.set(rule, (rulesUsed.get(rule) ?? 0) - 1);
    },
    countDenial(decision) {
      denials += 1;
      const same = (deniedCalls.get(decision.callHash) ?? 0) + 1;
      deniedCalls.set(decision.callHash, same);
      if (decision.decision === 'deny-and-abort')
        counter.close('denied', `rule ${decision.rule} ends the run: ${decision.reason}`);
      else if (same >= limits.identicalCalls)
        counter.close('denied', `the same ${decision.tool} call was denied ${same} times`);
      else closeOverDenials();
    },
    countRefusal() {
      denials += 1;
      closeOverDenials();
    },
    close(outcome, reason) {
      closed ??= { outcome, reason: redactor.redactText(reason) };
    },
  };
  countEarlier(counter, earlier);
  return counter;
}

function countEarlier(counter: CallLimits, events: readonly RunEvent[]): void {
  const refused = new Set<string>();
  for (const event of listAllEvents(events)) {
    if (event.type === 'tool-started') counter.countStart();
    else if (event.type === 'tool-decided') {
      if (isAllowed(event.decision.decision)) counter.countRules(event.decision);
      else counter.countDenial(event.decision);
    } else if (event.type === 'changes-decided' && event.refusedCount > 0 && !refused.has(event.callId)) {
      if (event.callId === patchCallId) continue;
      refused.add(event.callId);
      counter.countRefusal();
    }
  }
}
