import type { CallSite } from './call-site.ts';

/** The people who may approve a call that a rule escalates, and how long an approval is valid. */
export interface Escalation {
  /** A label that represents the approval in channels with labels; empty for no label. */
  readonly label: string;
  /** Permissions of which an approver needs at least one. */
  readonly by: readonly string[];
  readonly ttlMs: number;
}

/** The state of the repository that an approval applies to. */
export interface ApprovalState {
  /** Null in a repository without a commit. */
  readonly headSha: string | null;
  /** The id of the work tree as a git tree. */
  readonly tree: string;
}

/** A write for which a person is asked. */
export interface EscalatedWrite {
  readonly path: string;
  /** SHA-256 of the content after the call, with LF as line ends; empty for a removed file, null if it is not known before the call. */
  readonly sha256: string | null;
}

/**
 * A call as the person who decides about it sees it: whole, with each character that is not seen as itself as `\\u{HEX}`, and known secrets as `***`.
 * A text that only looks like a secret is kept.
 */
export interface ShownCall {
  readonly parts: readonly ShownPart[];
  /** The names of the parts in which a `***` is a known secret. */
  readonly secrets: readonly string[];
  /** The script that makes the call, and the place in it; null for a structured call. */
  readonly script: { readonly id: string; readonly site: CallSite | null } | null;
}

/** An argument as a line of JSON, an argument of several lines as its text, or the change of a file. */
export interface ShownPart {
  readonly name: string;
  readonly form: 'value' | 'text' | 'diff';
  readonly text: string;
}

/** One call that needs the approval of a person. A grant is valid only for a call with the same bound values. */
export interface ApprovalRequest extends ApprovalState {
  readonly id: string;
  readonly nonce: string;
  readonly runId: string;
  readonly callId: string;
  readonly tool: string;
  /** Canonical and redacted. */
  readonly argsJson: string;
  /** What a person sees of the call. Null in a record of an earlier version: such a call cannot be approved. */
  readonly shown: ShownCall | null;
  /** SHA-256 over tool, arguments and policy, before anything is redacted. */
  readonly callHash: string;
  readonly policySha256: string;
  /** The writes of the call for which a person is asked; empty if the call itself is escalated. */
  readonly writes: readonly EscalatedWrite[];
  readonly rule: string;
  readonly reason: string;
  readonly label: string;
  readonly by: readonly string[];
  readonly createdMs: number;
  readonly expiresMs: number;
}

export type ApprovalAnswer =
  /** Its use is recorded, so that no later run can use it again. */
  | { readonly type: 'granted'; readonly approver: string; readonly requestId: string }
  | { readonly type: 'denied'; readonly approver: string; readonly requestId: string }
  | { readonly type: 'timed-out'; readonly requestId: string }
  /** The run does not wait for an answer; a later run may continue with a grant. */
  | { readonly type: 'filed'; readonly requestId: string; readonly hint: string }
  /** A grant exists and is not valid. No one is asked again in this run. */
  | { readonly type: 'refused'; readonly requestId: string; readonly reason: string };
