import { expect, test } from 'vitest';
import { loadRules, loadText } from '../test-policy.ts';

test('the instructions of a policy list the programs that its rules allow, and no others', async () => {
  const policy = await loadRules(
    "- { id: read, when: { read: '**' }, decision: allow }\n- { id: look, when: { tool: exec, command: [{ any: [ls, cat] }, '**'] }, decision: allow }",
  );
  expect(policy.summary).toContain('Commands that are allowed: {ls|cat} …');
  expect(policy.summary).toContain('Builtins such as cd, echo and test need no rule.');
});

test('the commands of the author come before those of the extended policy, so that none is cut off', async () => {
  const { summary } = await loadText(`version: 1
name: own
extends: [builtin:fix-tests-strict]
rules:
  - { id: tests, when: { tool: exec, command: [zzz, '-m', pytest, '**'] }, decision: allow }
`);
  expect(summary).toContain('Commands that are allowed: zzz -m pytest …; ');
});

test('next to a contained rule, only commands with hosts are named, each with its hosts', async () => {
  const { summary } = await loadText(`version: 1
name: own
extends: [builtin:fix-tests]
rules:
  - { id: look, when: { tool: exec, command: [look] }, decision: allow }
  - { id: install, when: { tool: exec, command: [npm, ci] }, decision: allow, hosts: ['registry:npm'], acknowledge: executes-workspace }
`);
  expect(summary).toContain('With network: npm ci (reaches registry:npm).');
});
