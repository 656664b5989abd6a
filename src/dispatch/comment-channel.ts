import type { ApprovalChannel } from '../core/ports/approval.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { ApprovalRequest } from '../core/types/approval.ts';
import { createApprovalChannel } from './approval-channel.ts';
import { createApprovalCode } from './approval-files.ts';

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
  /** Returns how a person approves a request. */
  renderHint: (code: string) => string,
): ApprovalChannel {
  return createApprovalChannel(
    {
      list() {
        if (grant === null) return [];
        const { request, approver } = grant;
        return [{ ...request, requestId: request.id, approver, decision: 'granted', question: '' }];
      },
      // Only GitHub knows.
      isUsed: () => false,
      take: async () => grant !== null && grant.take(),
      file: (request) => renderHint(createApprovalCode(request)),
      waitMs: 0,
    },
    clock,
  );
}
