import { createHash } from 'node:crypto';
import type { ApprovalRequest } from '../core/types/approval.ts';

/** The values of a request that its code binds. */
export type BoundRequest = Pick<
  ApprovalRequest,
  'nonce' | 'callHash' | 'policySha256' | 'headSha' | 'tree' | 'expiresMs' | 'writes'
>;

/** The text by which a person names exactly one request: it changes with the call, its writes, the policy, the commit, the files and the time. */
export function createApprovalCode(request: BoundRequest): string {
  const { nonce, callHash, policySha256, headSha, tree, expiresMs } = request;
  const writes = request.writes.map(({ path, sha256 }) => [path, sha256]);
  const bound = JSON.stringify([nonce, callHash, policySha256, headSha, tree, expiresMs, writes]);
  return createHash('sha256').update(bound).digest('hex').slice(0, 40);
}
