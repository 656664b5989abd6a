import type { ApprovalChannel } from '../core/ports/approval.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { ApprovalAnswer, ApprovalRequest } from '../core/types/approval.ts';
import { explainMismatch, type ApprovalGrant } from './approval-files.ts';

type Answer = Omit<ApprovalGrant, 'answeredMs'>;

/** Where people see requests and answer them. */
export interface AnswerSource {
  /** The answers so far. */
  list(): readonly Answer[];
  /** Whether the approval is known to be used. */
  isUsed(answer: Answer): boolean;
  /** Records outside of the run's record that an approval is used, before its call runs. Resolves to false if it was used before. */
  take(answer: Answer, request: ApprovalRequest): Promise<boolean>;
  /** Shows a request to people. Returns how they answer it. */
  file(request: ApprovalRequest): string;
  /** How long a call waits for its answer; 0 files the request and ends the run. */
  readonly waitMs: number;
}

const pollMs = 250;
const used = 'it has been used already';

/** Asks people through a source: an answer to the same call in the same state is used, and a request is filed without one. */
export function createApprovalChannel(source: AnswerSource, clock: Clock): ApprovalChannel {
  async function use(answer: Answer, request: ApprovalRequest): Promise<ApprovalAnswer> {
    const { approver, requestId, decision } = answer;
    if (source.isUsed(answer)) return { type: 'refused', requestId, reason: used };
    const mismatch = explainMismatch(answer, request, clock.nowMs());
    if (mismatch !== null) return { type: 'refused', requestId, reason: mismatch };
    // A refusal is valid for every later request of the same call.
    if (decision === 'denied' || decision === 'denied-and-ended') return { type: decision, approver, requestId };
    if (!(await source.take(answer, request))) return { type: 'refused', requestId, reason: used };
    return decision === 'explain'
      ? { type: decision, approver, requestId, question: answer.question }
      : { type: decision, approver, requestId };
  }

  const find = (request: ApprovalRequest): Answer | undefined =>
    source.list().find(({ nonce }) => nonce === request.nonce);

  async function findAnswer(request: ApprovalRequest): Promise<ApprovalAnswer | null> {
    const found = find(request);
    return found === undefined ? null : use(found, request);
  }

  return {
    findAnswer,
    readGrant(request) {
      const found = find(request);
      return found?.decision === 'granted' || found?.decision === 'granted-for-run' ? found.approver : null;
    },
    async findEarlier(request) {
      let note = '';
      for (const earlier of source.list().filter(({ callHash }) => callHash === request.callHash)) {
        // A question that was used has been asked.
        if (earlier.decision === 'explain' && source.isUsed(earlier)) continue;
        const answer = await use(earlier, request);
        if (answer.type !== 'refused') return { answer, note: '' };
        note = `; the answer ${answer.requestId} by ${earlier.approver} does not hold: ${answer.reason}`;
      }
      return { answer: null, note };
    },
    async ask(request, note, signal) {
      const hint = source.file(request);
      if (source.waitMs === 0) return { type: 'filed', requestId: request.id, hint, note };
      const untilMs = clock.monotonicMs() + source.waitMs;
      while (clock.monotonicMs() < untilMs && !signal.aborted) {
        const answer = await findAnswer(request);
        if (answer !== null) return answer;
        await clock.sleep(Math.min(pollMs, Math.max(1, untilMs - clock.monotonicMs())), signal).catch(() => undefined);
      }
      return { type: 'timed-out', requestId: request.id };
    },
  };
}
