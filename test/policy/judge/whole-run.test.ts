import { catalogue } from '../../../src/run/policy/catalogue.ts';
import { expect, test } from 'vitest';
import { coversChange, listWrites } from '../../../src/dispatch/approval-files.ts';
import { judgeChanges } from '../../../src/run/patch/judge-run-patch.ts';
import type { FileChange, FileState } from '../../../src/core/types/change.ts';
import { loadPolicy } from '../../../src/policy/resolve/load.ts';
import { cliFacts } from '../../../src/run/policy/load-policy-file.ts';
import { builtinPolicies } from '../../fixtures/builtin-policies.ts';

const file = (text: string): FileState => ({ kind: 'file', executable: false, content: Buffer.from(text) });
const create = (path: string, text = 'x'): FileChange => ({ path, before: null, after: file(text) });
const all = '- { id: edit, when: { write: "**" }, decision: allow, reason: r }\n';

interface Judged {
  readonly changes: readonly FileChange[];
  readonly head?: string;
  readonly tainted?: boolean | null;
  readonly approved?: readonly string[];
}

async function judge(rules: string, { changes, head = '', tainted = null, approved = [] }: Judged) {
  const policy = await loadPolicy({
    source: 'p.yml',
    readFile: async () => `version: 1\nname: p\n${head}rules:\n${rules}`,
    catalogue,
    builtinPolicies,
    facts: cliFacts,
    protectedPaths: [],
    floors: [],
    today: '2026-01-01',
  });
  const outline = changes.map(({ path, before, after }) => ({
    path,
    before: before === null ? null : { ...before, content: null },
    after: after === null ? null : { ...after, content: null },
  }));
  const read = async (path: string): Promise<FileChange> =>
    changes.find((change) => change.path === path) ?? create(path);
  return judgeChanges(
    policy,
    { outline, read },
    {
      tainted,
      explainUnapproved: async ({ path }) => (approved.includes(path) ? null : 'no person has approved it'),
      readFacts: () => ({ submodule: null }),
      askRegistries: async (added) => added,
    },
  );
}

const refusals = async (rules: string, judged: Judged): Promise<string[]> =>
  (await judge(rules, judged)).map(({ path, rule }) => `${path} ${rule}`);

test('a path that a rule denies for every call is refused, whatever its content', async () => {
  const changes = ['src/a.js', 'migrations/1.sql', 'Migrations/2.sql'].map((path) => create(path));
  const deny =
    '- { id: no-migrations, when: { write: "migrations/**" }, decision: deny, reason: People write them. }\n';
  expect(await judge(all + deny, { changes })).toMatchObject([
    { path: 'migrations/1.sql', rule: 'no-migrations', reason: 'People write them.' },
    { path: 'Migrations/2.sql', rule: 'no-migrations' },
  ]);
});

test('a path that no rule allows is refused', async () => {
  const rules = '- { id: edit, when: { write: "src/**" }, decision: allow, reason: r }\n';
  expect(await refusals(rules, { changes: [create('src/a.js'), create('docs/a.md')] })).toEqual(['docs/a.md default']);
});

test.each([
  ['turn: { lte: 2 }'],
  ['count: { lte: 2 }'],
  ['justified: true'],
  ['tainted: false'],
  ['origin: script'],
  ['tool: applyPatch'],
  ['tool: writeFile, args: { /content: { matches: "a*" } }'],
])('a change stays if some call may make it: an allow with %s', async (condition) => {
  const rules = `- { id: edit, when: { write: "src/**", ${condition} }, decision: allow, reason: r }\n`;
  expect(await refusals(rules, { changes: [create('src/a.js')] })).toEqual([]);
});

test.each([
  ['turn: { gte: 5 }'],
  ['justified: false'],
  ['tainted: true'],
  ['origin: script'],
  ['tool: exec'],
  ['args: { /content: { matches: "b*" } }'],
])('a change stays if some call may make it: a denial with %s', async (condition) => {
  const rules = `${all}- { id: no, when: { write: "src/**", ${condition} }, decision: deny, reason: r }\n`;
  expect(await refusals(rules, { changes: [create('src/a.js')] })).toEqual([]);
});

test('an exception of a denial that some call meets keeps the change, and one that no call meets does not', async () => {
  const deny = (unless: string): string =>
    `${all}- { id: no, when: { write: "src/**" }, unless: { ${unless} }, decision: deny, reason: r }\n`;
  const changes = [create('src/a.js')];
  expect(await refusals(deny('justified: true'), { changes })).toEqual([]);
  expect(await refusals(deny('write: "src/b.js"'), { changes })).toEqual(['src/a.js no']);
});

test('a denial for every tool refuses the change, and so does one that depends on the start of the run', async () => {
  const changes = [create('src/a.js')];
  const deny = (when: string): string => `${all}- { id: no, when: { ${when} }, decision: deny, reason: r }\n`;
  expect(await refusals(deny('write: "src/**", tool: "*"'), { changes })).toEqual(['src/a.js no']);
  expect(await refusals(deny('write: "src/**", event: cli'), { changes })).toEqual(['src/a.js no']);
  expect(await refusals(deny('write: "src/**", event: push'), { changes })).toEqual([]);
});

test('a denial of tainted calls refuses the change if every call was tainted', async () => {
  const rules = `${all}- { id: no, when: { write: "src/**", tainted: true }, decision: deny, reason: r }\n`;
  const changes = [create('src/a.js')];
  expect(await refusals(rules, { changes, tainted: true })).toEqual(['src/a.js no']);
  expect(await refusals(rules, { changes, tainted: false })).toEqual([]);
});

test('contents are judged from base to end, also if they are too large to be read', async () => {
  const test2 = "test('a', () => {\n  expect(1).toBe(1);\n});\ntest('b', () => {\n  expect(2).toBe(2);\n});\n";
  const test1 = "test('a', () => {\n  expect(1).toBe(1);\n});\n";
  const rules = `${all}- { id: keep, when: { change: tests-weakened }, decision: deny, reason: r }\n`;
  const change = (after: FileState): FileChange => ({ path: 'test/a.test.js', before: file(test2), after });
  expect(await refusals(rules, { changes: [change(file(test1))] })).toEqual(['test/a.test.js keep']);
  expect(await refusals(rules, { changes: [change(file(`${test2}\n`))] })).toEqual([]);
  expect(await refusals(rules, { changes: [change({ ...file(''), content: null })] })).toEqual(['test/a.test.js keep']);
});

test('suppressions count over the whole patch', async () => {
  const rules = `${all}- { id: honest, when: { change: suppressions-added }, decision: deny, reason: Fix the code. }\n`;
  const text = '// eslint-disable-next-line no-eval\neval(code);\n';
  const gone: FileChange = { path: 'src/a.js', before: file(text), after: null };
  expect(await judge(rules, { changes: [create('src/b.js', text), create('src/c.js')] })).toMatchObject([
    { path: 'src/b.js', rule: 'honest', reason: expect.stringContaining('1 more suppressions of linters') },
  ]);
  expect(await refusals(rules, { changes: [gone, create('src/b.js', text)] })).toEqual([]);
});

test('a lock file needs a changed manifest in the whole patch, and its contents make no difference', async () => {
  const rules = `${all}- { id: lock, when: { change: lockfile-without-manifest }, decision: deny, reason: r }\n`;
  const lock: FileChange = { path: 'package-lock.json', before: file('{"a":1}'), after: file('{"a":2}') };
  const manifest: FileChange = { path: 'package.json', before: file('{}'), after: file('{"dependencies":{"a":"2"}}') };
  expect(await refusals(rules, { changes: [lock, create('src/a.js')] })).toEqual(['package-lock.json lock']);
  expect(await refusals(rules, { changes: [lock, manifest] })).toEqual([]);
  // The contents of the lock file decide another rule, those of the manifest none.
  const other = `- { id: held, when: { write: package-lock.json, change: manifest-changed }, decision: escalate, reason: r }\n`;
  expect(await refusals(rules + other, { changes: [lock, manifest], approved: ['package-lock.json'] })).toEqual([]);
});

test.each(['untrusted', 'on-request', 'never'])(
  'a change that a person has to approve stays only if approved: %s',
  async (preset) => {
    const rules = `${all}- { id: config, when: { write: "config/**" }, decision: escalate, reason: A person looks. }\n`;
    const changes = [create('src/a.js'), create('config/a.json')];
    const head = `approvals: ${preset}\n`;
    const [refused, ...others] = await judge(rules, { changes, head });
    expect(others).toEqual([]);
    expect(refused).toMatchObject({ path: 'config/a.json', rule: 'config' });
    expect(refused?.reason).toContain(preset === 'never' ? 'A person looks.' : '(no person has approved it)');
    expect(await refusals(rules, { changes, head, approved: ['config/a.json'] })).toEqual(
      preset === 'never' ? ['config/a.json config'] : [],
    );
  },
);

test('an approved write covers the content that the person saw, with any line ends', () => {
  const gone: FileChange = { path: 'gone', before: file('1'), after: null };
  const byCommand = { path: 'by-command', sha256: null };
  const writes = [...listWrites([create('a', '1\r\n2\r\n'), gone]), byCommand];
  const covers = (change: FileChange): boolean => coversChange({ writes }, change);
  expect(covers(create('a', '1\n2\n'))).toBe(true);
  expect(covers(create('a', '1\n3\n'))).toBe(false);
  expect(covers({ ...create('a'), after: { ...file(''), content: null } })).toBe(false);
  expect(covers({ ...create('a'), after: null })).toBe(false);
  expect(covers({ ...create('a'), after: { ...file('1\n2\n'), executable: true } })).toBe(false);
  expect(covers({ ...create('a'), after: { ...file('1\n2\n'), kind: 'symlink' } })).toBe(false);
  expect(covers(gone)).toBe(true);
  expect(covers(create('gone', ''))).toBe(false);
  expect(covers(create('b', '1\n2\n'))).toBe(false);
  // The writes of a command are not known before it runs.
  expect(covers(create('by-command', 'anything'))).toBe(true);
});
