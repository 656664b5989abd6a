import { createApprovalCode, explainMismatch } from './approval-files.ts';
import type { ApprovalChannel } from '../core/ports/approval.ts';
import type { ApprovalAnswer, ApprovalRequest } from '../core/types/approval.ts';
import type { Clock } from '../core/ports/clock.ts';

/** A person's approval of a request that an earlier part of the run has made. */
export interface CommentGrant {
  readonly request: ApprovalRequest;
  readonly approver: string;
  /** Records outside of the run that the approval is used, and resolves to false if it was used before. */
  take(): Promise<boolean>;
}

/** Asks by the comment of the run: a request ends the run, and a later run continues it with the approval of one request. */
export function createCommentChannel(
  grant: CommentGrant | null,
  clock: Clock,
  /** Tells how a person approves a request. */
  renderHint: (code: string) => string,
): ApprovalChannel {
  async function use(known: CommentGrant, request: ApprovalRequest): Promise<ApprovalAnswer> {
    const { approver } = known;
    const requestId = known.request.id;
    const mismatch = explainMismatch(known.request, request, clock.nowMs());
    if (mismatch !== null) return { type: 'refused', requestId, reason: `by ${approver}: ${mismatch}` };
    if (!(await known.take()))
      return { type: 'refused', requestId, reason: `by ${approver}: it has been used already` };
    return { type: 'granted', approver, requestId };
  }
  return {
    async ask(request) {
      const answer = grant?.request.callHash === request.callHash ? await use(grant, request) : null;
      if (answer?.type === 'granted') return answer;
      const why = answer?.type === 'refused' ? `; the approval does not hold: ${answer.reason}` : '';
      const hint = `${renderHint(createApprovalCode(request))}${why}`;
      return { type: 'filed', requestId: request.id, hint };
    },
    findAnswer: async (request) => (grant?.request.nonce === request.nonce ? use(grant, request) : null),
  };
}
