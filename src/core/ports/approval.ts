import type { ApprovalAnswer, ApprovalRequest } from '../types/approval.ts';

/** An answer to an earlier request of the same call. */
export interface EarlierAnswer {
  /** Null if no answer holds. */
  readonly answer: ApprovalAnswer | null;
  /** Why an earlier answer does not hold; empty without one. */
  readonly note: string;
}

/** The channel through which people are asked. */
export interface ApprovalChannel {
  /** Looks for an answer to an earlier request of the same call, and uses it. Rejects if the channel fails. */
  findEarlier(request: ApprovalRequest): Promise<EarlierAnswer>;
  /** Shows the request to people, and waits as long as the channel is configured to. `note` is from `findEarlier`. Rejects if the channel fails. */
  ask(request: ApprovalRequest, note: string, signal: AbortSignal): Promise<ApprovalAnswer>;
  /**
   * The response to a request that an earlier part of the run made, with the current state of the repository. Null without a response. Rejects if the
   * channel fails.
   */
  findAnswer(request: ApprovalRequest): Promise<ApprovalAnswer | null>;
  /** The person who has granted a request, without the use of the grant; null if no person has. */
  readGrant(request: ApprovalRequest): string | null;
}
