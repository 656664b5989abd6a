import { expect, test } from 'vitest';
import type { ApprovalRequest } from '../../src/core/types/approval.ts';
import { explainMismatch } from '../../src/dispatch/approval-files.ts';

const request: ApprovalRequest = {
  id: 'approval_1',
  nonce: 'a'.repeat(32),
  runId: 'run_1',
  callId: 'call_1',
  tool: 'exec',
  argsJson: '{}',
  shown: { binds: 'call', parts: [], secrets: [], script: null },
  callHash: 'b'.repeat(64),
  policySha256: 'c'.repeat(64),
  headSha: 'd'.repeat(40),
  tree: 'e'.repeat(40),
  writes: [],
  rule: 'deploy',
  reason: '',
  label: '',
  by: [],
  createdMs: 0,
  expiresMs: 1_000,
};

test('an approval applies to the same call until it expires', () => {
  expect(explainMismatch(request, request, 1_000)).toBeNull();
  expect(explainMismatch(request, request, 1_001)).toBe('it has expired');
});

test.each([
  ['callHash', 'f'.repeat(64), 'it is for another call'],
  ['policySha256', 'f'.repeat(64), 'the policy is another one'],
  ['headSha', null, 'the head commit is another one'],
  ['tree', 'f'.repeat(40), 'the work tree has changed since'],
])('an approval for another %s does not apply', (key, value, reason) => {
  expect(explainMismatch({ ...request, [key]: value }, request, 0)).toBe(reason);
});
