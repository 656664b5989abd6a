import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import {
  approvalRequestSchema,
  personAnswers,
  type ApprovalRequest,
  type EscalatedWrite,
} from '../core/types/approval.ts';
import type { FileChange, FileState } from '../core/types/change.ts';
import type { Recorded } from '../core/recorded.ts';

export const maxQuestionCharacters = 300;

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const { headSha, tree, expiresMs, writes } = approvalRequestSchema.shape;

/** The values that bind an approval to one request. */
const boundShape = {
  nonce: z.string().regex(/^[0-9a-f]{32,128}$/),
  callHash: digest,
  policySha256: digest,
  headSha,
  tree,
  expiresMs,
  writes,
};

export type BoundRequest = Pick<ApprovalRequest, keyof typeof boundShape>;

/** A request file in the approvals directory. */
export const requestFileSchema = z.strictObject({
  ...approvalRequestSchema.shape,
  ...boundShape,
  id: z.string().regex(/^[\w-]{1,100}$/),
});

/** A person's answer: it repeats all that the request was for. */
export const approvalGrantSchema = z.strictObject({
  ...boundShape,
  requestId: z.string(),
  decision: z.enum(personAnswers),
  /** For `explain`: the question to the model; may be empty. */
  question: z.string().max(maxQuestionCharacters).default(''),
  approver: z.string().min(1).max(200),
  answeredMs: z.number(),
});

export type ApprovalGrant = Recorded<typeof approvalGrantSchema>;

/** Directories below the approvals directory. */
export const approvalDirectories = { requests: 'requests', grants: 'grants', used: 'used' } as const;

const boundSchema = z.object(boundShape);

export function pickBound(request: BoundRequest): BoundRequest {
  return boundSchema.parse(request);
}

/** The text by which a person names exactly one request: it changes with the call, its writes, the policy, the commit, the files and the time. */
export function createApprovalCode(request: BoundRequest): string {
  const { nonce, callHash, policySha256 } = request;
  const paths = request.writes.map(({ path, sha256 }) => [path, sha256]);
  const bound = [nonce, callHash, policySha256, request.headSha, request.tree, request.expiresMs, paths];
  return createHash('sha256').update(JSON.stringify(bound)).digest('hex').slice(0, 40);
}

const boundRequestsSchema = z.array(z.strictObject(boundShape)).max(1_000);

/** Requests as text for another job: the values that their codes bind. Empty without a request. */
export function renderBoundRequests(requests: readonly BoundRequest[]): string {
  const bound = requests.flatMap((request) => boundSchema.safeParse(request).data ?? []);
  return bound.length === 0 ? '' : JSON.stringify(bound);
}

/** Reads a text of `renderBoundRequests`. Null for any other text. */
export function readBoundRequests(text: string): readonly BoundRequest[] | null {
  if (text === '') return [];
  try {
    return boundRequestsSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Why an approval of an earlier request does not apply to a call; null if it applies. */
export function explainMismatch(
  grant: Omit<BoundRequest, 'nonce'>,
  request: ApprovalRequest,
  nowMs: number,
): string | null {
  if (grant.callHash !== request.callHash) return 'it is for another call';
  if (grant.policySha256 !== request.policySha256) return 'the policy is another one';
  if (grant.headSha !== request.headSha) return 'the head commit is another one';
  if (grant.tree !== request.tree) return 'the work tree has changed since';
  if (!isDeepStrictEqual(grant.writes, request.writes)) return 'it is for other changes';
  if (nowMs > grant.expiresMs) return 'it has expired';
  return null;
}

/** The changes of a call as a request binds them. */
export function listWrites(changes: readonly FileChange[]): readonly EscalatedWrite[] {
  return changes.map(({ path, after }) => ({ path, sha256: digestState(after) }));
}

/** True if the change is one that the request showed. The writes of a call that is approved before it runs may be known by their paths only. */
export function coversChange(
  { writes: shown }: Pick<BoundRequest, 'writes'>,
  { path, after }: Pick<FileChange, 'path' | 'after'>,
): boolean {
  return shown.some((write) => write.path === path && (write.sha256 === null || write.sha256 === digestState(after)));
}

/** SHA-256 of a file, as `EscalatedWrite` has it. Git may store a text with other line ends than the work tree has. */
export function digestState(state: FileState | null): string | null {
  if (state === null) return '';
  if (state.kind !== 'file' || state.content === null) return null;
  const text = Buffer.from(state.content).toString('latin1').replaceAll('\r\n', '\n');
  return createHash('sha256')
    .update(state.executable ? 'executable\n' : '')
    .update(text, 'latin1')
    .digest('hex');
}
