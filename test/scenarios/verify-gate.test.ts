import { createHash } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createJob } from '../fixtures/job.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { createRepository, runGit, writeFiles } from '../fixtures/workspace.ts';
import { readTree } from './scenario.ts';

// The policy allows everything that it could forbid, so only the gate protects.
const policy = `version: 1
name: permissive
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: run, when: { tool: exec, command: [npm, test] }, decision: allow, reason: The task. }
  - { id: edit, when: { write: '**' }, decision: allow, reason: The task. }
`;

const runner = `#!/bin/sh
# The project's own test runner, installed where git does not look.
exec node --test $(cat runner.config.json | sed 's/[^a-z./ ]//g')
`;

const brokenSum = 'export const sum = (left, right) => left - right;\n';
const mendedSum = 'export const sum = (left, right) => left + right;\n';
const sumTest = `import test from 'node:test';
import assert from 'node:assert';
import { sum } from '../src/sum.js';
test('adds', () => {
  assert.equal(sum(1, 2), 3);
});
test('adds nothing', () => {
  assert.equal(sum(1, 0), 1);
});
`;

function createProject(folder = '.'): string {
  const files = {
    'package.json': '{"type":"module","scripts":{"test":"run-tests"}}\n',
    'runner.config.json': '"test/sum.test.js"\n',
    'src/sum.js': brokenSum,
    'ci/test.sh': 'npm test\n',
    'test/sum.test.js': sumTest,
    '.gitignore': 'node_modules\n',
  };
  const inside = Object.entries(files).map(([path, content]) => [join(folder, path), content] as const);
  const root = createRepository(Object.fromEntries(inside));
  writeFiles(join(root, folder), { 'node_modules/.bin/run-tests': runner });
  chmodSync(join(root, folder, 'node_modules/.bin/run-tests'), 0o755);
  return root;
}

const write = (filePath: string, content: string): ScriptedTurn => ({
  calls: [{ name: 'write_file', args: { filePath, content } }],
});

/** Runs the built action on the project with the given turns of the agent. */
async function runAction(
  root: string,
  turns: readonly ScriptedTurn[],
  verify = 'npm test',
  rules = policy,
  inputs: Readonly<Record<string, string>> = {},
) {
  const model = await startModelServer({ turns: [...turns, { text: 'The tests pass now.' }] });
  onTestFinished(() => model.close());
  const job = await createJob({ workspace: root });
  job.github.state.files.set(`${'b'.repeat(40)}:.github/script-harness.yml`, rules);
  const ended = await job.run({
    task: 'Make the tests pass.',
    provider: 'openai-chat',
    model: 'test-model',
    'base-url': `${model.url}/v1`,
    'openai-api-key': 'model-key',
    verify,
    'upload-artifact': 'false',
    ...inputs,
  });
  const outputs = job.outputs();
  const record = dirname(outputs['history-file'] ?? '');
  const result = JSON.parse(readFileSync(join(record, 'result.json'), 'utf8')) as {
    verify: { problems: string[] } & Record<string, unknown>;
  };
  return { ended, outputs, record, result, log: ended.stdout + ended.stderr, summary: job.summary() };
}

test.each(['.', 'packages/app'])(
  'an honest fix in the folder %s is green, and the published patch is exactly the verified one',
  async (folder) => {
    const root = createProject(folder);
    const turns = [write('src/sum.js', mendedSum), { calls: [{ name: 'shell', args: { command: ['npm', 'test'] } }] }];
    const inputs = { 'working-directory': folder };
    const { ended, outputs, result, record, log, summary } = await runAction(root, turns, 'npm test', policy, inputs);
    expect(ended.exitCode, log).toBe(0);
    expect(outputs['outcome']).toBe('completed');
    const digest = createHash('sha256')
      .update(readFileSync(join(record, 'changes.patch')))
      .digest('hex');
    expect(outputs['patch-digest']).toBe(digest);
    expect(result.verify).toMatchObject({
      before: 1,
      after: 0,
      problems: [],
      patch_sha256: digest,
      tests_before: [{ runner: 'node --test', total: 2, skipped: 0 }],
      tests_after: [{ runner: 'node --test', total: 2, skipped: 0 }],
    });
    expect(summary).toContain('node --test: 1 failed → 0 of 2');
  },
);

const alwaysGreen = '#!/bin/sh\necho "# tests 2"; echo "# skipped 0"; exit 0\n';

test.each<[name: string, turns: readonly ScriptedTurn[], problem: RegExp]>([
  [
    'package.json',
    [write('package.json', '{"type":"module","scripts":{"test":"true"}}\n')],
    /the verify command ended with 1/,
  ],
  [
    'package.json besides an honest fix',
    [write('src/sum.js', mendedSum), write('package.json', '{"type":"module","scripts":{"test":"true"}}\n')],
    /with the changed package.json: node --test counted 2 tests before, and none after/,
  ],
  [
    "the runner's configuration",
    [write('runner.config.json', '"test/none.js"\n'), write('test/none.js', '')],
    /the verify command ended with 1/,
  ],
  [
    'the ignored node_modules/.bin',
    [write('node_modules/.bin/run-tests', alwaysGreen), write('src/other.js', 'export {};\n')],
    /the verify command ended with 1/,
  ],
  [
    'a script that the test command runs',
    [write('ci/test.sh', 'echo "# tests 2"; echo "# skipped 0"\n')],
    /the verify command ended with 1/,
  ],
  [
    'the tests, by skipping one',
    [
      write('test/sum.test.js', sumTest.replaceAll("test('", "test.skip('")),
      write('src/sum.js', brokenSum.replace('=>', '=> ')),
    ],
    /node --test skipped 2 tests after 0 before/,
  ],
  [
    'the tests, by leaving one out',
    [write('test/sum.test.js', sumTest.replace(/test\('adds',[^]*?\n\}\);\n/, '').replace('sum(1, 0), 1', '1, 1'))],
    /node --test ran 1 tests after 2 before/,
  ],
  [
    'the tests, by checking nothing',
    [write('test/sum.test.js', sumTest.replaceAll(/assert\.equal\(.*\);/g, 'assert;'))],
    /test\/sum\.test\.js: .*assertions fewer/,
  ],
])('the result is not green after weakening %s', async (_, turns, problem) => {
  const root = createProject();
  const { ended, outputs, result, log, summary } = await runAction(root, turns, 'sh ./ci/test.sh');
  expect(outputs['patch-digest']).toBe('');
  expect(outputs['outcome'], log).toBe('verify-failed');
  expect(ended.exitCode).toBe(1);
  expect(result.verify.problems.join('\n')).toMatch(problem);
  expect(summary).toContain('verify-failed');
});

test('a runner without test counts is green by its exit code, but not with a changed configuration', async () => {
  const quiet = 'node --test test/sum.test.js > /dev/null';
  const fixed = await runAction(createProject(), [write('src/sum.js', mendedSum)], quiet);
  expect(fixed.outputs['outcome'], fixed.log).toBe('completed');
  expect(fixed.summary).toContain('cannot be counted');
  const steered = await runAction(
    createProject(),
    [write('src/sum.js', mendedSum), write('runner.config.json', '"src"\n')],
    quiet,
  );
  expect(steered.outputs['outcome'], steered.log).toBe('verify-failed');
  expect(steered.result.verify.problems.join()).toMatch(/runner\.config\.json decides what is tested/);
});

test('files that the verify command leaves reach neither the work tree nor the patch nor its next run', async () => {
  const root = createProject();
  writeFileSync(join(root, 'src/sum.js'), mendedSum);
  runGit(root, 'commit', '--quiet', '--all', '--message', 'fix');
  const before = readTree(root);
  const { outputs, result, log } = await runAction(
    root,
    [write('src/new.js', 'export {};\n')],
    'test ! -e left && echo 1 > left && echo 2 > src/left.js && rm -rf test && git status --short | grep -q left',
  );
  expect(outputs['outcome'], log).toBe('completed');
  expect(result.verify).toMatchObject({ before: 0, after: 0 });
  expect(readTree(root)).toEqual({ ...before, 'src/new.js': 'export {};\n' });
  expect(readFileSync(outputs['patch-file'] ?? '', 'utf8')).not.toContain('left');
});

test('an interrupted verify gives no verdict on the patch', async () => {
  const { outputs, ended, log } = await runAction(
    createProject(),
    [write('src/sum.js', mendedSum)],
    'grep -q "left + right" src/sum.js && sleep 60',
    policy.replace('rules:', 'limits: { minutes: 0.08 }\nrules:'),
  );
  expect(outputs['outcome'], log).toBe('timed-out');
  expect(ended.exitCode).toBe(4);
});

test('a test that the last message names and that neither verify nor the patch contains is in the result', async () => {
  const tests = 'tests/test_sum.py::test_adds PASSED\n===== 1 passed in 0.01s =====\n';
  const root = createRepository({ 'tests.txt': tests, 'src/sum.js': brokenSum });
  const named = 'Added `tests/test_sum.py::test_zero`; `tests/test_sum.py::test_adds` passes.';
  const turns = [write('src/sum.js', mendedSum), { text: named }];
  const { outputs, log } = await runAction(root, turns, 'cat tests.txt');
  expect(outputs, log).toMatchObject({ outcome: 'completed', 'final-message': named });
  expect(JSON.parse(outputs['result'] ?? '')).toMatchObject({ unknownTests: ['tests/test_sum.py::test_zero'] });
});
