import { expect, test } from 'vitest';
import type { FileChange } from '../../../src/core/types/change.ts';
import type { AddedDependency } from '../../../src/core/types/change.ts';
import { call, loadRules, path, readProblems } from '../test-policy.ts';

const manifest = (dependencies: Record<string, string>): FileChange['before'] => ({
  kind: 'file',
  executable: false,
  content: new TextEncoder().encode(JSON.stringify({ dependencies })),
});
const add = (dependencies: Record<string, string>): FileChange[] => [
  { path: 'package.json', before: manifest({}), after: manifest(dependencies) },
];
const answer = (name: string, licence: string | null, ageDays: number | null): AddedDependency => ({
  path: 'package.json',
  name,
  registry: 'npm',
  version: '',
  source: '',
  licence,
  ageDays,
});

async function openRules(rules: string) {
  const policy = await loadRules(`- { id: edit, when: { write: '**' }, decision: allow }\n${rules}`);
  return (
    changes: FileChange[] | null,
    more: { dependencies?: readonly AddedDependency[]; anyCall?: true } = {},
    name = 'package.json',
  ) => policy.decide(call('writeFile', [path('write', name)], { changes, ...more }));
}

test('a change that adds a dependency is denied in the call that makes it, and other edits are not', async () => {
  const decide = await openRules('- { id: none, when: { change: dependencies-added }, decision: deny, reason: No. }');
  expect(decide(add({ a: '^1' }))).toMatchObject({ rule: 'none', reason: 'No. package.json: it adds a' });
  expect(decide([{ path: 'package.json', before: manifest({ a: '1' }), after: manifest({ a: '2' }) }]).rule).toBe(
    'edit',
  );
  expect(decide(add({}), {}, 'src/a.js').rule).toBe('edit');
  // The contents of a command's changes are known when it has ended.
  expect(decide(null).rule).toBe('edit');
});

test('a manifest of which the dependencies cannot be read is denied, and an allow does not open it', async () => {
  const unknown: FileChange[] = [{ path: 'pom.xml', before: null, after: manifest({}) }];
  const denies = await openRules('- { id: none, when: { change: dependencies-added }, decision: deny }');
  expect(denies(unknown, {}, 'pom.xml')).toMatchObject({
    rule: 'none',
    reason: expect.stringContaining('it is not known which dependencies it adds') as string,
  });
  const excepts = await openRules(
    "- { id: some, when: { change: dependencies-added }, unless: { dependency: { names: '*' } }, decision: deny }",
  );
  expect(excepts(unknown, {}, 'pom.xml').rule).toBe('some');
});

test('an exception for names applies only if every added package has one, from its registry', async () => {
  const decide = await openRules(
    "- { id: known, when: { change: dependencies-added }, unless: { dependency: { names: [a, '@o/*'] } }, decision: deny }",
  );
  expect(decide(add({ a: '1', '@o/x': '1' })).rule).toBe('edit');
  expect(decide(add({ a: '1', b: '1' })).rule).toBe('known');
  expect(decide(add({ A: '1' })).rule).toBe('known');
  expect(decide(add({ a: 'https://x.example/a.tgz' })).rule).toBe('known');
  expect(decide(add({ a: 'npm:b@1' })).rule).toBe('known');
  expect(decide(add({ b: 'npm:a@1' })).rule).toBe('edit');
});

test('a denial of names, licences or sources fires if one added package may fit', async () => {
  const names = await openRules(
    '- { id: bad, when: { change: dependencies-added, dependency: { names: left-pad } }, decision: deny }',
  );
  expect(names(add({ a: '1', 'Left-Pad': '1' })).rule).toBe('bad');
  expect(names(add({ a: '1' })).rule).toBe('edit');
  expect(names(add({ a: 'o/left-pad' })).rule).toBe('bad');
  const licences = await openRules(
    '- { id: bad, when: { change: dependencies-added, dependency: { licences: [GPL-3.0-only] } }, decision: deny }',
  );
  const whole = (licence: string | null) =>
    licences(add({ a: '1' }), { anyCall: true, dependencies: [answer('a', licence, 1)] }).rule;
  expect(['MIT', 'MIT OR gpl-3.0-only', 'GPL-3.0-only', null].map(whole)).toEqual(['edit', 'bad', 'bad', 'bad']);
});

const strict = `- id: vetted
  when: { change: dependencies-added }
  unless: { dependency: { licences: [MIT, Apache-2.0], minReleaseAgeDays: 14 } }
  decision: deny
  reason: Vetted packages only.`;

test.each<[licence: string | null, ageDays: number | null, rule: string]>([
  ['MIT', 14, 'edit'],
  ['mit', 500, 'edit'],
  ['(MIT OR GPL-3.0-only)', 14, 'edit'],
  ['MIT AND Apache-2.0', 14, 'edit'],
  ['MIT AND GPL-3.0-only', 14, 'vetted'],
  ['GPL-3.0-only', 14, 'vetted'],
  ['Apache-2.0 WITH LLVM-exception', 14, 'vetted'],
  ['MIT', 13, 'vetted'],
  [null, 14, 'vetted'],
  ['MIT', null, 'vetted'],
])('the whole patch is decided by the answers of the registry: licence %s, %s days → %s', async (...row) => {
  const [licence, ageDays, rule] = row;
  const decide = await openRules(strict);
  const dependencies = [answer('a', licence, ageDays)];
  expect(decide(add({ a: '^1' }), { anyCall: true, dependencies }).rule).toBe(rule);
  // A row of a table states the answers without the contents.
  expect(decide(null, { dependencies }).rule).toBe(rule);
});

test('no single call is refused for what a registry is asked later, and the whole patch is without an answer', async () => {
  const decide = await openRules(strict);
  expect(decide(add({ a: '^1' })).rule).toBe('edit');
  expect(decide(add({ a: '^1' }), { anyCall: true }).rule).toBe('vetted');
  expect(decide(add({ a: '^1', b: '1' }), { anyCall: true, dependencies: [answer('a', 'MIT', 99)] })).toMatchObject({
    rule: 'vetted',
    reason: 'Vetted packages only. package.json: it adds a (licence MIT, released 99 days ago), b',
  });
});

test.each([
  ['{ id: a, when: { dependency: { names: a } }, decision: deny }', 'does not name this kind of change alone'],
  [
    '{ id: a, when: { change: [dependencies-added, tests-weakened], dependency: { names: a } }, decision: deny }',
    'does not name this kind of change alone',
  ],
  [
    '{ id: a, when: { change: dependencies-added, dependency: { minReleaseAgeDays: 3 } }, decision: deny }',
    'would refuse the releases that are old enough (Write it in unless.)',
  ],
  ['{ id: a, when: { change: dependencies-added, dependency: {} }, decision: deny }', 'give names, licences or'],
  ['{ id: a, when: { tool: exec, after: { dependency: { names: a } } }, decision: deny }', 'dependency'],
])('%s is an error', async (rule, problem) => {
  expect(await readProblems(`version: 1\nname: p\nrules: [${rule}]\n`)).toEqual([expect.stringContaining(problem)]);
});
