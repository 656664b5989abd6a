import { createFiledSearch } from '../core/calls/approval-requests.ts';
import { listDecidedCalls } from '../core/calls/recorded-calls.ts';
import type { CallHistory } from '../core/calls/call-history.ts';
import { isAllowed, type DecisionRecord, type LimitUse } from '../core/types/decision.ts';
import type { RunLimits } from '../core/limits.ts';
import type { RunEvent } from '../core/types/event.ts';
import type { Outcome } from '../core/types/outcome.ts';
import type { Redactor } from '../core/ports/redact.ts';
import { renderCount } from '../core/text/grouped-number.ts';

/** Why no further call runs. */
export interface DispatcherClosed {
  readonly outcome: Extract<Outcome, 'denied' | 'budget-exceeded' | 'needs-approval' | 'sandbox-unavailable'>;
  readonly reason: string;
}

type Denial = Pick<DecisionRecord, 'tool' | 'callHash' | 'decision' | 'rule' | 'reason'>;

export type CallLimits = ReturnType<typeof createCallLimits>;

/** Counts the calls and denials of a run, and closes the dispatcher when a limit is reached or a rule ends the run. */
export function createCallLimits(
  limits: Pick<RunLimits, 'toolCalls' | 'denials' | 'identicalCalls'>,
  redactor: Redactor,
) {
  const deniedCalls = new Map<string, number>();
  let denied = 0;
  let refused = 0;
  let callsMade = 0;
  let closed: DispatcherClosed | null = null;

  /** Ends the run, unless something has ended it before. `sandbox-unavailable`: the boundary itself has failed, and nothing can run any more. */
  function close(outcome: DispatcherClosed['outcome'], reason: string): void {
    closed ??= { outcome, reason: redactor.redactText(reason) };
  }

  function closeOverDenials(): void {
    if (denied + refused < limits.denials) return;
    const counts = [
      ...(denied > 0 ? [`${renderCount(denied, 'call')} ${denied === 1 ? 'was' : 'were'} denied`] : []),
      ...(refused > 0 ? [`changes of ${renderCount(refused, 'call')} were refused`] : []),
    ];
    close('denied', counts.join(', and '));
  }

  return {
    close,
    get closed(): DispatcherClosed | null {
      return closed;
    },
    /** Calls that were allowed and started. */
    get callsMade(): number {
      return callsMade;
    },
    /** The limits of the run as they count for a call. */
    list: (callHash: string): readonly LimitUse[] => [
      { limit: 'toolCalls', used: callsMade, of: limits.toolCalls },
      { limit: 'denials', used: denied + refused, of: limits.denials },
      { limit: 'identicalCalls', used: deniedCalls.get(callHash) ?? 0, of: limits.identicalCalls },
    ],
    /** True if one more denied call, or call with refused changes, ends the run. */
    get isLast(): boolean {
      return denied + refused + 1 === limits.denials;
    },
    /** Why no further call runs; null if one may. Ends the run if its calls are used up. */
    findEnd(): string | null {
      if (callsMade >= limits.toolCalls) close('budget-exceeded', `the run's ${limits.toolCalls} tool calls are spent`);
      return closed?.reason ?? null;
    },
    countStart(): void {
      callsMade += 1;
    },
    countDenial({ tool, callHash, decision, rule, reason }: Denial): void {
      denied += 1;
      const same = (deniedCalls.get(callHash) ?? 0) + 1;
      deniedCalls.set(callHash, same);
      if (decision === 'deny-and-abort') close('denied', `rule ${rule} ends the run: ${reason}`);
      else if (same >= limits.identicalCalls) close('denied', `the same ${tool} call was denied ${same} times`);
      else closeOverDenials();
    },
    /** A call whose changes were refused counts once, with any number of paths. It is not a denied call, so the model may repeat it. */
    countRefusal(): void {
      refused += 1;
      closeOverDenials();
    },
  };
}

/** Counts the calls of an earlier part of the run, as when they were made. */
export function countEarlier(limits: CallLimits, history: CallHistory, events: readonly RunEvent[]): void {
  const findFiled = createFiledSearch(events);
  for (const [index, call] of listDecidedCalls(events, null).entries()) {
    if (call.started) limits.countStart();
    if (call.refused.length > 0) limits.countRefusal();
    if (!isAllowed(call.decision)) {
      // A call that ended the run until a person decides was not denied.
      if (findFiled(call) === null) limits.countDenial(call);
    } else {
      const accesses = [...call.accesses, ...call.found];
      // Where the links of its arguments led is not known: they match no allow and every denial.
      const argumentPaths = new Map<string, null>();
      history.add(`earlier ${index}`, call, { ...call, accesses, argumentPaths });
    }
  }
}
