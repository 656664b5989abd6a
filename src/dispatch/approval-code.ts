import { createHash } from 'node:crypto';
import type { ApprovalRequest } from '../core/ports/approval.ts';

/** The text by which a person names exactly one request: it changes with the call, the policy, the commit, the files and the time. */
export function createApprovalCode(request: ApprovalRequest): string {
  const { nonce, callHash, policySha256, headSha, tree, expiresMs } = request;
  const bound = JSON.stringify([nonce, callHash, policySha256, headSha, tree, expiresMs]);
  return createHash('sha256').update(bound).digest('hex').slice(0, 40);
}
