import { expect, test } from 'vitest';
import { decideCall } from '../../../src/core/calls/decide-call.ts';
import { createCallToDecide } from '../../../src/core/types/decision.ts';
import { loadRules } from '../../policy/test-policy.ts';

const rule = (server: string, decision: string): string =>
  `- { id: ${server}, when: { tool: updatePlan, args: { /server: { equals: ${server} } } }, decision: ${decision}, reason: The task. }`;

test('an earlier permission covers only the alternatives that were allowed then', async () => {
  const { decide } = await loadRules([rule('a', 'explain'), rule('b', 'escalate'), rule('c', 'deny')].join('\n'));
  const alternatives = ['c', 'b', 'a'].map((server) => ({ server }));
  const call = createCallToDecide({ tool: 'updatePlan', accesses: [{ type: 'none' }], args: { text: 'x' } });
  const first = decideCall(decide, call, alternatives);
  expect([first.verdict.decision, first.alternatives]).toEqual(['explain', [{ server: 'a' }]]);
  const again = decideCall(decide, { ...call, isRemembered: true }, alternatives);
  expect([again.verdict.decision, again.alternatives]).toEqual(['allow-for-run', [{ server: 'a' }]]);
});
