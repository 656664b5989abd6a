import type { ApprovalAnswer, ApprovalRequest } from '../types/approval.ts';

/** The channel through which people are asked. */
export interface ApprovalChannel {
  /**
   * Looks for a grant of the same call. If there is no grant, asks, and waits as long as the channel is configured to. Rejects if the
   * channel fails.
   */
  ask(request: ApprovalRequest, signal: AbortSignal): Promise<ApprovalAnswer>;
  /**
   * The response to a request that an earlier part of the run made, with the current state of the repository. Null without a response. Rejects if the
   * channel fails.
   */
  findAnswer(request: ApprovalRequest): Promise<ApprovalAnswer | null>;
  /** The person who has granted a request, without the use of the grant; null if no person has. */
  readGrant(request: ApprovalRequest): string | null;
}
