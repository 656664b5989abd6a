import { describe, expect, test } from 'vitest';
import { compilePolicies } from '../../build/compile-policies.ts';
import { openBuiltinPolicies } from '../../src/policy/file/builtin-policy.ts';
import { loadPolicy } from '../../src/policy/resolve/load.ts';
import { checkPolicy } from '../../src/policy/tools/check.ts';
import { builtinTexts, compiledPolicies } from '../fixtures/builtin-policies.ts';
import { createOptions } from './test-policy.ts';

const text = (rule: string): string => `version: 1\nname: a\nrules:\n  - ${rule}\n`;
const valid = '{ id: a, when: { read: "**" }, decision: allow, reason: x, examples: { match: [a] } }';

describe('the build refuses a built-in policy', () => {
  test.each([
    ['with an unknown key', text(valid.replace('reason', 'raeson')), /raeson/],
    ['with an example that does not match', text(valid.replace('[a]', '[/a]')), /its example "\/a" does not match/],
    ['with a finding that is an error', text('{ id: a, when: { write: .git/** }, decision: allow }'), /never written/],
    ['with a key that is there twice', `name: b\n${text(valid)}`, /the key "name" is here twice/],
    ['that extends an unknown one', `version: 1\nname: a\nextends: [builtin:b]\n`, /no built-in policy "b"/],
  ])('%s', async (_, written, message) => {
    await expect(compilePolicies(new Map([['a', written]]))).rejects.toThrow(message);
  });
});

test('loading a policy that extends a built-in one parses no YAML of the built-in one', async () => {
  const builtinPolicies = openBuiltinPolicies(JSON.parse(JSON.stringify(compiledPolicies)), () => {
    throw new Error('the text was read');
  });
  const files = { 'policy.yml': 'version: 1\nname: own\nextends: [builtin:fix-tests]\n' };
  const policy = await loadPolicy(createOptions(files, { builtinPolicies }));
  expect(policy.layers.map(({ name }) => name)).toEqual([
    'builtin:base',
    'builtin:runner-files',
    'builtin:fix-tests',
    'policy.yml',
  ]);
});

test('an id that a built-in policy uses is a problem at the user’s own rule', async () => {
  const own =
    'version: 1\nname: own\nextends: [builtin:base]\nrules:\n  - { id: plan, when: { read: a }, decision: deny }\n';
  const findings = await checkPolicy(createOptions({ 'policy.yml': own }));
  expect(findings.map(({ problem: { file, line, column } }) => ({ file, line, column }))).toEqual([
    { file: 'policy.yml', line: 5, column: 11 },
  ]);
});

test('a finding at a rule of a built-in policy has its place in the text', async () => {
  const own = 'version: 1\nname: own\nextends: [builtin:fix-tests]\n';
  const findings = await checkPolicy(createOptions({ 'policy.yml': own }));
  const contained = findings.find(({ code }) => code === 'contained')?.problem;
  const lines = (builtinTexts.get('fix-tests') ?? '').split('\n');
  expect(contained?.file).toBe('builtin:fix-tests');
  expect(lines[(contained?.line ?? 0) - 1]?.slice((contained?.column ?? 0) - 1)).toMatch(/^true }/);
});
