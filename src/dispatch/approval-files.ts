import * as z from 'zod';
import type { ApprovalRequest } from '../core/types/approval.ts';
import type { BoundRequest } from './approval-code.ts';

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const writes = z.array(z.strictObject({ path: z.string(), sha256: z.string().nullable() }));

/** A request file in the approvals folder. */
export const approvalRequestSchema = z.strictObject({
  id: z.string().regex(/^[\w-]{1,100}$/),
  nonce: z.string().regex(/^[0-9a-f]{32,128}$/),
  runId: z.string(),
  callId: z.string(),
  tool: z.string(),
  argsJson: z.string(),
  shown: z
    .strictObject({
      parts: z.array(z.strictObject({ name: z.string(), form: z.enum(['value', 'text', 'diff']), text: z.string() })),
      secrets: z.array(z.string()),
      script: z
        .strictObject({
          id: z.string(),
          site: z.strictObject({ line: z.number(), excerpt: z.string() }).nullable(),
        })
        .nullable(),
    })
    .nullable(),
  callHash: digest,
  policySha256: digest,
  headSha: z.string().nullable(),
  tree: z.string(),
  writes: writes.default([]),
  rule: z.string(),
  reason: z.string(),
  label: z.string(),
  by: z.array(z.string()),
  createdMs: z.number(),
  expiresMs: z.number(),
}) satisfies z.ZodType<ApprovalRequest>;

/** The values that bind an approval to one request. */
const boundFields = {
  nonce: z.string(),
  callHash: digest,
  policySha256: digest,
  headSha: z.string().nullable(),
  tree: z.string(),
  expiresMs: z.number(),
};

/** A person's answer: it repeats all that the request was for. */
export const approvalGrantSchema = z.strictObject({
  requestId: z.string(),
  ...boundFields,
  decision: z.enum(['granted', 'denied']),
  approver: z.string().min(1).max(200),
  answeredMs: z.number(),
});

export type ApprovalGrant = z.infer<typeof approvalGrantSchema>;

const boundRequestsSchema = z
  .array(
    z.strictObject({
      ...boundFields,
      writes,
    }) satisfies z.ZodType<BoundRequest>,
  )
  .max(1_000);

/** Requests as text for another job: the values that their codes bind. Empty without a request. */
export function renderBoundRequests(requests: readonly BoundRequest[]): string {
  if (requests.length === 0) return '';
  return JSON.stringify(
    requests.map((request) => ({
      nonce: request.nonce,
      callHash: request.callHash,
      policySha256: request.policySha256,
      headSha: request.headSha,
      tree: request.tree,
      expiresMs: request.expiresMs,
      writes: request.writes,
    })),
  );
}

/** Reads what `renderBoundRequests` has written. Null for any other text. */
export function readBoundRequests(text: string): readonly BoundRequest[] | null {
  if (text === '') return [];
  try {
    return boundRequestsSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Folders below the approvals folder. */
export const approvalFolders = { requests: 'requests', grants: 'grants', used: 'used' } as const;

/** Why an approval of an earlier request does not apply to a call; null if it applies. */
export function explainMismatch(
  grant: Pick<ApprovalGrant, 'callHash' | 'policySha256' | 'headSha' | 'tree' | 'expiresMs'>,
  request: ApprovalRequest,
  nowMs: number,
): string | null {
  if (grant.callHash !== request.callHash) return 'it is for another call';
  if (grant.policySha256 !== request.policySha256) return 'the policy is another one';
  if (grant.headSha !== request.headSha) return 'the head commit is another one';
  if (grant.tree !== request.tree) return 'the work tree has changed since';
  if (nowMs > grant.expiresMs) return 'it has expired';
  return null;
}
