import { expect, test } from 'vitest';
import type { FileChange } from '../../../src/core/types/change.ts';
import { call, loadRules, path, readProblems } from '../test-policy.ts';

const text = (content: string): FileChange['before'] => ({
  kind: 'file',
  executable: false,
  content: new TextEncoder().encode(content),
});
const old = "test('a', () => {\n  expect(a).toBe(1);\n});\n";
const weaker: FileChange = {
  path: 'test/a.test.js',
  before: text(old),
  after: text(old.replace('test(', 'test.skip(')),
};
const honest: FileChange = { path: 'test/a.test.js', before: text(old), after: text(old.replace("'a'", "'b'")) };

const rules = `
- { id: edit, when: { write: '**' }, decision: allow }
- { id: keep, when: { change: tests-weakened }, decision: deny, reason: Fix the code. }
`;

test('a denial by change matches certain and possible changes, and reports what it found', async () => {
  const policy = await loadRules(rules);
  const decide = (changes: readonly FileChange[] | null, name = 'test/a.test.js') =>
    policy.decide(call('writeFile', [path('write', name)], { changes }));
  expect(decide([weaker])).toMatchObject({
    decision: 'deny',
    rule: 'keep',
    reason: 'Fix the code. test/a.test.js: 1 mark more to skip, focus or excuse tests',
  });
  expect(decide([honest])).toMatchObject({ decision: 'allow', rule: 'edit' });
  expect(decide([])).toMatchObject({ decision: 'allow' });
  expect(decide(null)).toMatchObject({ decision: 'deny', rule: 'keep' });
  expect(decide(null, 'src/a.js')).toMatchObject({ decision: 'allow' });
  expect(decide([weaker], 'src/a.js')).toMatchObject({ decision: 'allow' });
});

test('suppressions are found by contents only, and no single call has a lock file without its manifest', async () => {
  const policy = await loadRules(`
- { id: edit, when: { write: '**' }, decision: allow }
- { id: honest, when: { change: [suppressions-added, lockfile-without-manifest] }, decision: deny }
`);
  const decide = (name: string, changes: readonly FileChange[] | null, anyCall = false) =>
    policy.decide(call('writeFile', [path('write', name)], { changes, ...(anyCall && { anyCall }) })).decision;
  const suppressed: FileChange = { path: 'a.py', before: null, after: text('import os  # noqa\n') };
  const locked: FileChange = { path: 'go.sum', before: null, after: text('a') };
  expect(decide('a.py', [suppressed])).toBe('deny');
  expect(decide('a.py', null)).toBe('allow');
  expect(decide('go.sum', [locked])).toBe('allow');
  expect(decide('go.sum', null)).toBe('allow');
  expect(decide('go.sum', [locked], true)).toBe('deny');
});

test.each(['after', 'before'])('a kind that follows from contents is an error under %s', async (key) => {
  for (const kind of ['suppressions-added', 'lockfile-without-manifest']) {
    const rule = `{ id: a, when: { tool: exec, ${key}: { change: ${kind} } }, decision: deny }`;
    const problems = await readProblems(`version: 1\nname: p\nrules: [${rule}]\n`);
    expect(problems).toEqual([expect.stringMatching(/^3:5\d of an earlier call, only .*outside after and before$/)]);
  }
});

test('secrets-added is an error that names the rule of the harness, which refuses such a patch in every run', async () => {
  for (const kinds of ['secrets-added', '[tests-weakened, secrets-added]']) {
    const rule = `{ id: a, when: { change: ${kinds} }, decision: deny }`;
    const problems = await readProblems(`version: 1\nname: p\nrules: [${rule}]\n`);
    expect(problems).toEqual([expect.stringContaining('is refused by the rule `secret` of the harness in every run')]);
  }
});

test('an allow by change needs certainty, and an exception too', async () => {
  const policy = await loadRules(`
- { id: may-weaken, when: { write: 'test/**', change: tests-weakened }, decision: allow }
- { id: other, when: { write: 'src/**' }, unless: { change: tests-weakened }, decision: allow }
`);
  const decide = (changes: readonly FileChange[] | null, name: string) =>
    policy.decide(call('writeFile', [path('write', name)], { changes })).decision;
  expect(decide([weaker], 'test/a.test.js')).toBe('allow');
  expect(decide([honest], 'test/a.test.js')).toBe('deny');
  expect(decide(null, 'test/a.test.js')).toBe('deny');
  expect(decide(null, 'src/a.js')).toBe('allow');
  expect(decide(null, 'src/a.test.js')).toBe('deny');
  expect(decide([{ ...weaker, path: 'src/a.test.js' }], 'src/a.test.js')).toBe('deny');
  expect(decide([{ ...honest, path: 'src/a.test.js' }], 'src/a.test.js')).toBe('allow');
});

test('a rule about changes closes no directory for writing, since it is evaluated after the command', async () => {
  const policy = await loadRules(rules);
  expect(policy.view().mayWriteBelow('test')).toBe(true);
  const other = await loadRules(`
- { id: edit, when: { write: '**' }, decision: allow }
- { id: keep, when: { write: 'test/**', change: tests-weakened }, decision: deny }
`);
  expect(other.view().mayWriteBelow('test')).toBe(true);
});

test('an unknown kind of change is refused with the list of kinds', async () => {
  expect(
    (
      await readProblems('version: 1\nname: p\nrules: [{ id: a, when: { change: tests-gone }, decision: deny }]\n')
    ).join(),
  ).toMatch(/tests-weakened.*manifest-changed/);
});

test('taint is a condition like any other state of the run', async () => {
  const policy = await loadRules(`
- { id: run, when: { tool: exec, command: [make] }, decision: allow }
- { id: careful, when: { tool: exec, tainted: true }, decision: deny, reason: Strangers wrote what was read. }
`);
  const command = { type: 'command', cwd: '.', words: [{ type: 'literal', value: 'make' }] } as const;
  expect(policy.decide(call('exec', [command])).decision).toBe('allow');
  expect(policy.decide(call('exec', [command], { tainted: true }))).toMatchObject({
    decision: 'deny',
    rule: 'careful',
  });
});
