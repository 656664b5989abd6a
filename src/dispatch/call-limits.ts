import { listRecordedCalls } from '../core/calls/recorded-calls.ts';
import type { CallHistory } from '../core/calls/call-history.ts';
import { isAllowed, type DecisionRecord, type LimitUse } from '../core/types/decision.ts';
import type { RunLimits } from '../core/limits.ts';
import type { RunEvent } from '../core/types/event.ts';
import type { Outcome } from '../core/types/outcome.ts';
import type { Redactor } from '../core/ports/redact.ts';

/** Why no further call runs. */
export interface DispatcherClosed {
  readonly outcome: Extract<Outcome, 'denied' | 'budget-exceeded' | 'needs-approval' | 'sandbox-unavailable'>;
  readonly reason: string;
}

/** Counts the calls and denials of a run, and closes the dispatcher when a limit is reached or a rule ends the run. */
export interface CallLimits {
  readonly closed: DispatcherClosed | null;
  /** Calls that were allowed and started. */
  readonly callsMade: number;
  /** The limits of the run as they count for a call. */
  list(callHash: string): readonly LimitUse[];
  /** Why no further call runs; null if one may. Ends the run if its calls are used up. */
  findEnd(): string | null;
  countStart(): void;
  countDenial(decision: Denial): void;
  /** A call whose changes were refused counts once, with any number of paths. It is not a denied call, so the model may repeat it. */
  countRefusal(): void;
  /** Ends the run, unless something has ended it before. `sandbox-unavailable`: the boundary itself has failed, and nothing can run any more. */
  close(outcome: DispatcherClosed['outcome'], reason: string): void;
}

type Denial = Pick<DecisionRecord, 'tool' | 'callHash' | 'decision' | 'rule' | 'reason'>;

export function createCallLimits(
  limits: Pick<RunLimits, 'toolCalls' | 'denials' | 'identicalCalls'>,
  redactor: Redactor,
): CallLimits {
  const deniedCalls = new Map<string, number>();
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
  return counter;
}

/** Counts the calls of an earlier part of the run, as when they were made. */
export function countEarlier(limits: CallLimits, history: CallHistory, events: readonly RunEvent[]): void {
  for (const [index, call] of listRecordedCalls(events, null).entries()) {
    if (call.started) limits.countStart();
    if (call.refused.length > 0) limits.countRefusal();
    if (!isAllowed(call.decision)) limits.countDenial(call);
    else {
      const accesses = [...call.accesses, ...call.found];
      // Where the links of its arguments led is not known: they match no allow and every denial.
      const argumentPaths = new Map<string, null>();
      history.add(`earlier ${index}`, call, { ...call, accesses, argumentPaths });
    }
  }
}
