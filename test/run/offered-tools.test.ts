import { expect, test } from 'vitest';
import { createToolLookup } from '../../src/tools/tool-lookup.ts';
import { tools } from '../../src/tools/index.ts';
import { asksForApproval } from '../../src/run/policy/asks-for-approval.ts';

test('the nearest tools of a script are found by both names and written as scripts call them', () => {
  const lookup = createToolLookup(tools);
  expect(lookup.listNearestScriptNames('shell')).toContain('exec');
  expect(lookup.listNearestScriptNames('read_file')).toEqual(['readFile']);
  expect(lookup.listNearestScriptNames('shell').every((name) => tools.some((tool) => tool.name === name))).toBe(true);
});

test.each([
  ['rules:\n  - decision: escalate\n', true],
  ['approvals: untrusted\nprofiles:\n  - rules:\n      - { id: a, decision: escalate }\n', true],
  ['approvals: never\nrules:\n  - decision: escalate\n', false],
  ['rules:\n  - { decision: escalate, audit: true }\n', false],
  ['rules:\n  - decision: allow\n    reason: escalate\n', false],
])('approvals are required only if a rule escalates: %j', (resolvedYaml, expected) => {
  expect(asksForApproval({ resolvedYaml })).toBe(expected);
});
