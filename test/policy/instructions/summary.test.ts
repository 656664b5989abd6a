import { expect, test } from 'vitest';
import { loadRules } from '../test-policy.ts';

test('the instructions of a policy list the programs that its rules allow, and no others', async () => {
  const policy = await loadRules(
    "- { id: read, when: { read: '**' }, decision: allow }\n- { id: look, when: { tool: exec, command: [{ any: [ls, cat] }, '**'] }, decision: allow }",
  );
  expect(policy.summary).toContain('Commands that are allowed: {ls|cat} …');
  expect(policy.summary).toContain('Builtins such as cd, echo and test need no rule.');
});
