import { decideByAnswer, isAllowed, type DecisionRecord } from '../types/decision.ts';
import { listAllEvents, type ChangesDecided, type RunEvent } from '../types/event.ts';
import { createFiledSearch, listRequests } from './approval-requests.ts';

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
    const { request, state, answer } = asked;
    if (state === 'waiting' || state === 'approved' || (lastAt.get(callHash) ?? -1) > index) return [];
    const why = answer === null ? `the run went on without it, ${request.id}` : decideByAnswer(answer).reason;
    return [{ ...decided, reason: `${request.reason} (${why})` }];
  });
}

/**
 * The refused changes of commands, by command and of the patch. A change that a person was asked about afterwards, and has granted or can still grant,
 * is not among them: it was or will be made as it was shown.
 */
export function listRefusedChanges(events: readonly RunEvent[]): readonly ChangesDecided[] {
  const all = listAllEvents(events);
  const asked = new Set(
    listRequests(events)
      .filter(({ state, isFiled }) => state === 'approved' || (state === 'waiting' && isFiled))
      .map(({ request }) => request.id),
  );
  const askedAt = new Map(
    all.flatMap((event, index) =>
      event.type === 'approval-requested' && asked.has(event.request.id)
        ? event.request.writes.map(({ path }) => [`${event.request.callId} ${path}`, index] as const)
        : [],
    ),
  );
  return all.flatMap((event, index) => {
    if (event.type !== 'changes-decided') return [];
    const refused = event.refused.filter(({ path }) => (askedAt.get(`${event.callId} ${path}`) ?? -1) < index);
    return [{ ...event, refused, refusedCount: event.refusedCount - event.refused.length + refused.length }];
  });
}
