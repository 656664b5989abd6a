/** Who may approve what a rule escalates, and for how long an approval holds. */
export interface Escalation {
  /** A label that stands for the approval where a channel knows labels; empty for none. */
  readonly label: string;
  /** Permissions of which an approver needs one. */
  readonly by: readonly string[];
  readonly ttlMs: number;
}

/** The state of the world that an approval is for. */
export interface ApprovalState {
  /** Null in a repository without a commit. */
  readonly headSha: string | null;
  /** The work tree as git writes it. */
  readonly tree: string;
}

/** One call that a person is asked about. What is bound by it is what a grant has to repeat. */
export interface ApprovalRequest extends ApprovalState {
  readonly id: string;
  readonly nonce: string;
  readonly runId: string;
  readonly callId: string;
  readonly tool: string;
  /** Canonical, redacted. */
  readonly argsJson: string;
  /** SHA-256 over tool, arguments and policy. */
  readonly callHash: string;
  readonly policySha256: string;
  readonly rule: string;
  readonly reason: string;
  readonly label: string;
  readonly by: readonly string[];
  readonly createdMs: number;
  readonly expiresMs: number;
}

export type ApprovalAnswer =
  /** Its use is recorded where no later run can use it again. */
  | { readonly type: 'granted'; readonly approver: string; readonly requestId: string }
  | { readonly type: 'denied'; readonly approver: string; readonly requestId: string }
  | { readonly type: 'timed-out'; readonly requestId: string }
  /** Nobody is waited for: a later run may go on with a grant. */
  | { readonly type: 'filed'; readonly requestId: string; readonly hint: string }
  /** A grant is there, and does not hold; nobody is asked anew in this run. */
  | { readonly type: 'refused'; readonly requestId: string; readonly reason: string };

/** Where people are asked. */
export interface ApprovalChannel {
  /** Looks for a grant of the same call, else asks, and waits as long as the channel was told to. Rejects where the channel is broken. */
  ask(request: ApprovalRequest, signal: AbortSignal): Promise<ApprovalAnswer>;
}
