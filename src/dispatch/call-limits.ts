import type { JsonValue } from '../core/text/json.ts';
import { createWrite, type Access } from '../core/types/access.ts';
import {
  isAllowed,
  listAllowingRules,
  type DecisionRecord,
  type EarlierCall,
  type LimitUse,
} from '../core/types/decision.ts';
import type { RunLimits } from '../core/limits.ts';
import { listAllEvents, patchCallId, type RunEvent } from '../core/types/event.ts';
import type { ConnectionDecision } from '../core/types/network.ts';
import type { Outcome } from '../core/types/outcome.ts';
import type { Redactor } from '../core/ports/redact.ts';

/** Why no further call runs. */
export interface DispatcherClosed {
  readonly outcome: Extract<Outcome, 'denied' | 'budget-exceeded' | 'needs-approval' | 'sandbox-unavailable'>;
  readonly reason: string;
}

/** Counts calls, denials and uses of rules over a run, keeps the history of its allowed calls, and closes the dispatcher when a limit is reached or a rule ends the run. */
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
  /** The calls that were allowed in the run besides one decision's own, for rules with `after` and `before`. */
  listHistory(decisionId: string): readonly EarlierCall[];
  /**
   * Counts the rules that allow a call, and adds it to the history: one step with its decision. A call may be allowed by several rules, one per access.
   * A call that a person is asked about counts already.
   */
  reserve(decision: DecisionRecord, call: Omit<EarlierCall, 'callId' | 'certainty'>): void;
  /** A person has approved a reserved call. */
  confirm(decisionId: string): void;
  /** Takes back what a call has reserved that a person did not approve. */
  release(decision: DecisionRecord): void;
  /** Adds to the history what a call turned out to access: files that its command changed, hosts that it reached. */
  addAccesses(decisionId: string, accesses: readonly Access[]): void;
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
  // Replaced and never mutated: a decision keeps the history that it was made with.
  let history: readonly (EarlierCall & { readonly decisionId: string })[] = [];
  let denials = 0;
  let callsMade = 0;
  let closed: DispatcherClosed | null = null;

  function closeOverDenials(): void {
    if (denials >= limits.denials)
      counter.close('denied', `${denials} calls were denied, or changed what no rule allows`);
  }

  function changeEntry(decisionId: string, change: (call: EarlierCall) => Partial<EarlierCall>): void {
    history = history.map((call) => (call.decisionId === decisionId ? { ...call, ...change(call) } : call));
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
    listHistory: (decisionId) => history.filter((call) => call.decisionId !== decisionId),
    reserve(decision, call) {
      for (const rule of listAllowingRules(decision)) rulesUsed.set(rule, (rulesUsed.get(rule) ?? 0) + 1);
      const { decisionId, callId } = decision;
      const certainty = isAllowed(decision.decision) ? 'must' : 'may';
      history = [...history, { ...call, decisionId, callId, certainty }];
    },
    confirm: (decisionId) => changeEntry(decisionId, () => ({ certainty: 'must' })),
    release(decision) {
      for (const rule of listAllowingRules(decision)) rulesUsed.set(rule, (rulesUsed.get(rule) ?? 0) - 1);
      history = history.filter(({ decisionId }) => decisionId !== decision.decisionId);
    },
    addAccesses(decisionId, accesses) {
      if (accesses.length > 0) changeEntry(decisionId, (call) => ({ accesses: [...call.accesses, ...accesses] }));
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

// Contents are not recorded, nor where the links of arguments led. Decisions of an earlier part may have the ids of this one.
function countEarlier(counter: CallLimits, events: readonly RunEvent[]): void {
  const refused = new Set<string>();
  const decisionIds = new Map<string, string>();
  let tainted = false;
  for (const event of listAllEvents(events)) {
    if (event.type === 'history-tainted') tainted = true;
    else if (event.type === 'tool-started') counter.countStart();
    else if (event.type === 'tool-decided') {
      const { tool, origin, accesses, turn, justified, callId } = event.decision;
      if (isAllowed(event.decision.decision)) {
        const decisionId = `earlier ${event.decision.decisionId}`;
        decisionIds.set(callId, decisionId);
        const args = JSON.parse(event.argsJson) as JsonValue;
        const call = { tool, origin, args, accesses, turn, justified, argumentPaths: new Map(), tainted };
        counter.reserve({ ...event.decision, decisionId }, call);
      } else counter.countDenial(event.decision);
    } else if (event.type === 'connection-decided' && event.connection.decision === 'allow')
      counter.addAccesses(decisionIds.get(event.callId ?? '') ?? '', [readConnection(event.connection)]);
    else if (event.type === 'changes-decided' && event.callId !== patchCallId) {
      counter.addAccesses(decisionIds.get(event.callId) ?? '', listKeptWrites(event.keptPaths, event.kept));
      if (event.refusedCount === 0 || refused.has(event.callId)) continue;
      refused.add(event.callId);
      counter.countRefusal();
    }
  }
}

/** The paths of kept changes as writes. If not all are known, the last one matches every path of a rule that restricts, and none of a rule that allows. */
export function listKeptWrites(paths: readonly string[], kept: number): readonly Access[] {
  const writes = paths.map((path) => createWrite(path, null));
  return paths.length < kept ? [...writes, { type: 'write', path: '', valid: false }] : writes;
}

/** A connection as an access. The proxy sees neither its scheme nor its method, and holds a grant to host and port alone, so the usual scheme is enough. */
export function readConnection({ host, port }: ConnectionDecision): Access {
  return { type: 'connect', host, port, scheme: usualSchemes.get(port) ?? 'https' };
}

const usualSchemes: ReadonlyMap<number, string> = new Map([
  [80, 'http'],
  [22, 'ssh'],
  [21, 'ftp'],
]);
