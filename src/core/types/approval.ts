import * as z from 'zod';
import type { Recorded } from '../recorded.ts';
import type { FileChange } from './change.ts';

/** The people who may approve a call that a rule escalates, and how long an approval is valid. */
export interface Escalation {
  /** A label that represents the approval in channels with labels; empty for no label. */
  readonly label: string;
  /** Permissions of which an approver needs at least one. */
  readonly by: readonly string[];
  readonly ttlMs: number;
}

/** The state of the repository that an approval applies to. */
const stateShape = {
  /** Null in a repository without a commit. */
  headSha: z.string().nullable(),
  /** The id of the work tree as a git tree. */
  tree: z.string(),
};

export type ApprovalState = Pick<ApprovalRequest, keyof typeof stateShape>;

/** A write for which a person is asked. */
const escalatedWriteSchema = z.object({
  path: z.string(),
  /**
   * SHA-256 of the content after the call, with LF as line ends, and after a line `executable` for an executable file. Empty for a removed file, null if it is
   * not a file or not known before the call.
   */
  sha256: z.string().nullable(),
});

export type EscalatedWrite = Recorded<typeof escalatedWriteSchema>;

/** An argument as a line of JSON, an argument of several lines as its text, or the change of a file. */
const shownPartSchema = z.object({ name: z.string(), form: z.enum(['value', 'text', 'diff']), text: z.string() });

export type ShownPart = Recorded<typeof shownPartSchema>;

/**
 * A call as the person who decides about it sees it: whole, with each character that is not seen as itself as `\\u{HEX}`, and known secrets as `***`.
 * A text that only looks like a secret is kept.
 */
const shownCallSchema = z.object({
  /** What an answer is for: this call, or its changes, no matter which command makes them. */
  binds: z.enum(['call', 'changes']).default('call'),
  parts: z.array(shownPartSchema),
  /** The names of the parts in which a `***` is a known secret. */
  secrets: z.array(z.string()),
  /** The script that makes the call, and the place in it; null for a structured call. */
  script: z.object({ id: z.string(), site: z.object({ line: z.number(), excerpt: z.string() }).nullable() }).nullable(),
});

export type ShownCall = Recorded<typeof shownCallSchema>;

/** One call that needs the approval of a person. A grant is valid only for a call with the same bound values. */
export const approvalRequestSchema = z.object({
  id: z.string(),
  // Not secret: a grant is worth nothing to who cannot write to the approvals directory.
  nonce: z.string(),
  runId: z.string(),
  callId: z.string(),
  tool: z.string(),
  /** Canonical and redacted. */
  argsJson: z.string(),
  /** The call as a person sees it. Null in a record of an earlier version: such a call cannot be approved. */
  shown: shownCallSchema.nullable().default(null),
  /** SHA-256 over tool, arguments and policy, before anything is redacted. */
  callHash: z.string(),
  policySha256: z.string(),
  ...stateShape,
  /** The writes of the call for which a person is asked; empty if the call itself is escalated, and in records of earlier versions. */
  writes: z.array(escalatedWriteSchema).default([]),
  rule: z.string(),
  reason: z.string(),
  label: z.string(),
  by: z.array(z.string()),
  createdMs: z.number(),
  expiresMs: z.number(),
});

export type ApprovalRequest = Recorded<typeof approvalRequestSchema>;

/** The answers of a person. */
export const personAnswers = ['granted', 'granted-for-run', 'explain', 'denied', 'denied-and-ended'] as const;

export const approvalAnswerSchema = z.discriminatedUnion('type', [
  /** Its use is recorded, so that no later run can use it again. For the run: the same call is not asked about again in it. */
  z.object({ type: z.enum(['granted', 'granted-for-run']), approver: z.string(), requestId: z.string() }),
  /** Not run: the model has to justify the call, and the person is asked again. `question` may be empty. */
  z.object({ type: z.literal('explain'), approver: z.string(), requestId: z.string(), question: z.string() }),
  z.object({ type: z.enum(['denied', 'denied-and-ended']), approver: z.string(), requestId: z.string() }),
  z.object({ type: z.literal('timed-out'), requestId: z.string() }),
  /** The run does not wait for an answer; a later run may continue with a grant. */
  z.object({
    type: z.literal('filed'),
    requestId: z.string(),
    /** Where or how a person answers. On the command line, the file of the request. */
    hint: z.string(),
    /** Why earlier answers to the same call do not hold; empty without one. */
    note: z.string().default(''),
  }),
  /** A grant exists and is not valid. No one is asked again in this run. */
  z.object({ type: z.literal('refused'), requestId: z.string(), reason: z.string() }),
]);

export type ApprovalAnswer = Recorded<typeof approvalAnswerSchema>;

type GrantedAnswer = Extract<ApprovalAnswer, { readonly type: 'granted' | 'granted-for-run' }>;

export function isGranted(answer: ApprovalAnswer): answer is GrantedAnswer {
  return answer.type === 'granted' || answer.type === 'granted-for-run';
}

/** A change that a person may approve, and the SHA-256 of the content on which it was made, as in `EscalatedWrite`. */
export interface ChangeToApprove extends Pick<FileChange, 'path' | 'after'> {
  readonly base: string | null;
}

/** A request of an earlier part of the run that waits for a person. */
export interface WaitingRequest {
  readonly request: ApprovalRequest;
  /** The changes that it is for; empty if they were not known before the call, and null if the record does not hold their contents. */
  readonly changes: readonly ChangeToApprove[] | null;
}
