import { createApprovalCode } from './approval-code.ts';
import type { ApprovalChannel } from '../core/ports/approval.ts';
import type { ApprovalAnswer, ApprovalRequest } from '../core/types/approval.ts';
import type { Clock } from '../core/ports/clock.ts';
import { explainMismatch } from './approval-files.ts';

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
  const file = (request: ApprovalRequest, why: string): ApprovalAnswer => ({
    type: 'filed',
    requestId: request.id,
    hint: `${renderHint(createApprovalCode(request))}${why}`,
  });
  return {
    async ask(request) {
      if (grant === null || grant.request.callHash !== request.callHash) return file(request, '');
      const requestId = grant.request.id;
      const mismatch = explainMismatch(grant.request, request, clock.nowMs());
      if (mismatch !== null) return file(request, `; the approval by ${grant.approver} does not hold: ${mismatch}`);
      if (!(await grant.take())) return file(request, `; the approval by ${grant.approver} has been used already`);
      return { type: 'granted', approver: grant.approver, requestId };
    },
  };
}
