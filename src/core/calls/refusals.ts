import { decideByAnswer, isAllowed, type DecisionRecord } from '../types/decision.ts';
import { listAllEvents, type ChangesDecided, type RunEvent } from '../types/event.ts';
import { createFiledSearch, listRequests, type AskedRequest } from './approval-requests.ts';

/**
 * The decisions that denied calls. Of calls that ended a part of the run, only these are among them: a person refused it, or the run went on without an
 * answer, and the call was not made again.
 */
export function listDenied(events: readonly RunEvent[]): readonly DecisionRecord[] {
  const decisions = listAllEvents(events).flatMap((event) => (event.type === 'tool-decided' ? [event.decision] : []));
  const lastAt = new Map(decisions.map(({ callHash }, index) => [callHash, index]));
  const allowedAt = new Map(
    decisions.flatMap(({ decision, callHash }, index) => (isAllowed(decision) ? [[callHash, index] as const] : [])),
  );
  const findFiled = createFiledSearch(events);
  return decisions.flatMap((decided, index) => {
    const { decision, callHash } = decided;
    if (isAllowed(decision) || (decision === 'explain' && (allowedAt.get(callHash) ?? -1) > index)) return [];
    const asked = findFiled(decided);
    if (asked === null) return [decided];
    const { request, state } = asked;
    if (state === 'waiting' || state === 'approved' || (lastAt.get(callHash) ?? -1) > index) return [];
    return [{ ...decided, reason: `${request.reason} (${explainAnswer(asked)})` }];
  });
}

/**
 * The refused changes of commands, by command and of the patch. A change that a person was asked about afterwards, and has granted or can still grant,
 * is not among them: it was or will be made as it was shown. The reason of another one that a person was asked about has the answer.
 */
export function listRefusedChanges(events: readonly RunEvent[]): readonly ChangesDecided[] {
  const all = listAllEvents(events);
  const requests = new Map(listRequests(events).map((asked) => [asked.request.id, asked]));
  const asked = all.flatMap((event, index) => {
    const one = event.type === 'approval-requested' ? requests.get(event.request.id) : undefined;
    return one === undefined ? [] : [{ ...one, index }];
  });
  return all.flatMap((event, index) => {
    if (event.type !== 'changes-decided') return [];
    const later = asked.filter((one) => one.index > index && one.request.callId === event.callId);
    const refused = event.refused.flatMap((change) => {
      const about = later.filter(({ request }) => request.writes.some(({ path }) => path === change.path));
      if (about.some(({ state, isFiled }) => state === 'approved' || (state === 'waiting' && isFiled))) return [];
      const last = about.findLast(({ state }) => state !== 'waiting');
      return last === undefined ? [change] : [{ ...change, reason: `${change.reason} (${explainAnswer(last)})` }];
    });
    return [{ ...event, refused, refusedCount: event.refusedCount - event.refused.length + refused.length }];
  });
}

function explainAnswer({ request, answer }: AskedRequest): string {
  return answer === null ? `the run went on without it, ${request.id}` : decideByAnswer(answer).reason;
}
