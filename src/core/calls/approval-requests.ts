import { isGranted, type ApprovalAnswer, type ApprovalRequest } from '../types/approval.ts';
import { listAllEvents, type ApprovalRequested, type RunEvent } from '../types/event.ts';

/** A request to a person, and what became of it. */
export interface AskedRequest extends Pick<ApprovalRequested, 'request' | 'changes'> {
  /** `unanswered`: the run went on without an answer. A request that the run repeated has the state of its repetition. */
  readonly state: 'waiting' | 'unanswered' | 'approved' | 'refused';
  /** The answer that decided; null without an answer. */
  readonly answer: ApprovalAnswer | null;
  /** True if a part of the run ended with the request, and did not wait for the answer. */
  readonly isFiled: boolean;
  /** True if the run asked again for the same call, without an answer. Then a person answers the repetition. */
  readonly isRepeated: boolean;
}

/** The requests of a run and of its agents, in their order. */
export function listRequests(events: readonly RunEvent[]): readonly AskedRequest[] {
  const all = listAllEvents(events);
  const answered = all.filter((event) => event.type === 'approval-answered');
  // The last resumption after which the model was asked.
  const lastTurnAt = all.findLastIndex(({ type }) => type === 'model-requested');
  const wentOnAt = all.findLastIndex(({ type }, index) => type === 'run-resumed' && index < lastTurnAt);
  // From the last one, since a repetition comes later.
  const last = new Map<string, AskedRequest>();
  return all
    .map((event, index) => ({ event, index }))
    .toReversed()
    .flatMap(({ event, index }): AskedRequest[] => {
      if (event.type !== 'approval-requested') return [];
      const { request, changes } = event;
      // The answer to an earlier request may have answered this one.
      const own = answered.filter(({ requestId, answer }) => [requestId, answer.requestId].includes(request.id));
      const isFiled = own.some(({ answer }) => answer.type === 'filed');
      // An approval that was used counts, even if a repetition of the call found that it is used up.
      const decided = own.filter((one) => one.answer.type !== 'filed').map((one) => one.answer);
      const answer = decided.findLast(isGranted) ?? decided.at(-1) ?? null;
      const repetition = last.get(request.callHash);
      const asked: AskedRequest =
        answer === null && repetition !== undefined
          ? { ...repetition, request, changes, isFiled, isRepeated: true }
          : { request, changes, state: readState(answer, index < wentOnAt), answer, isFiled, isRepeated: false };
      last.set(request.callHash, asked);
      return [asked];
    })
    .toReversed();
}

function readState(answer: ApprovalAnswer | null, wentOn: boolean): AskedRequest['state'] {
  if (answer !== null) return isGranted(answer) ? 'approved' : 'refused';
  return wentOn ? 'unanswered' : 'waiting';
}

/** The requests that a person can still answer: their answer is used when the run is resumed. */
export function listOpen(events: readonly RunEvent[]): readonly AskedRequest[] {
  return listRequests(events).filter(
    ({ state, isRepeated }) => !isRepeated && (state === 'waiting' || state === 'unanswered'),
  );
}

/** The requests that a person can still answer before they expire. */
export function listAnswerable(events: readonly RunEvent[], nowMs: number): readonly ApprovalRequest[] {
  return listOpen(events).flatMap(({ request }) => (request.expiresMs > nowMs ? [request] : []));
}

/** A request that a person has granted. */
export interface Granted {
  readonly request: ApprovalRequest;
  readonly approver: string;
}

/** The granted requests of a run: as the person saw them, or as the run asked again if it began after them. */
export function listGranted(events: readonly RunEvent[]): readonly Granted[] {
  const requests = listRequests(events);
  const ids = new Set(requests.map(({ request }) => request.id));
  return requests.flatMap(({ request, answer }) => {
    if (answer === null || !isGranted(answer)) return [];
    const isAnother = answer.requestId !== request.id && ids.has(answer.requestId);
    return isAnother ? [] : [{ request, approver: answer.approver }];
  });
}

/** Finds the request with which a part of the run ended, by the call itself, not by the changes that it made. */
export function createFiledSearch(
  events: readonly RunEvent[],
): (call: Pick<ApprovalRequest, 'callId' | 'callHash'>) => AskedRequest | null {
  const filed = listRequests(events).filter(({ isFiled }) => isFiled);
  const byCall = new Map(filed.map((asked) => [`${asked.request.callId} ${asked.request.callHash}`, asked]));
  return ({ callId, callHash }) => byCall.get(`${callId} ${callHash}`) ?? null;
}
