import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createJob } from '../fixtures/job.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { createFolder, createRepository, writeFiles } from '../fixtures/workspace.ts';
import { readTree } from './scenario.ts';

const policy = `version: 1
name: permissive
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: run, when: { tool: exec }, decision: allow, reason: The task. }
  - { id: edit, when: { write: '**' }, decision: allow, reason: The task. }
`;

const renderSum = (body: string): string => `export const sum = (left, right) => ${body};\n`;
const sumTest = `import test from 'node:test';
import assert from 'node:assert';
import { sum } from '../src/sum.js';
test('adds two numbers', () => assert.equal(sum(1, 2), 3));
test('adds nothing', () => assert.equal(sum(1, 0), 1));
test('reaches the network of the company', () => assert.ok(process.env.COMPANY_NETWORK));
`;
const onlySum = sumTest.replace(/test\('reaches.*\n/, '');

const project = {
  'package.json': '{"type":"module"}\n',
  'src/sum.js': renderSum('left - right'),
  'test/sum.test.js': onlySum,
};

const write = (filePath: string, content: string): ScriptedTurn => ({
  calls: [{ name: 'write_file', args: { filePath, content } }],
});
const done: ScriptedTurn = { text: 'Done.' };

interface Names {
  readonly count: number;
  readonly names: readonly string[];
}

interface Verified {
  readonly before: number;
  readonly after: number | null;
  readonly problems: readonly string[];
  readonly notes: readonly string[];
  readonly returned: number;
  readonly tests: Readonly<Record<'fixed' | 'still_failing' | 'newly_failing' | 'lost' | 'flaky', Names>>;
}

/** Runs the built action on a project with the given turns of the model. */
async function runAction(
  files: Readonly<Record<string, string>>,
  turns: readonly ScriptedTurn[],
  inputs: Readonly<Record<string, string>> = {},
  rules = policy,
  env: Readonly<Record<string, string>> = {},
) {
  const model = await startModelServer({ turns });
  onTestFinished(() => model.close());
  const root = createRepository(files);
  const job = await createJob({ workspace: root });
  job.github.state.files.set(`${'b'.repeat(40)}:.github/script-harness.yml`, rules);
  const given = {
    task: 'Make the tests pass.',
    provider: 'openai-chat',
    model: 'test-model',
    'base-url': `${model.url}/v1`,
    'openai-api-key': 'model-key',
    verify: 'node --test',
    'upload-artifact': 'false',
    ...inputs,
  };
  const ended = await job.run(given, env);
  const outputs = job.outputs();
  const record = dirname(outputs['history-file'] ?? '');
  const read = (name: string): string => readFileSync(join(record, name), 'utf8');
  const result = JSON.parse(read('result.json')) as { reason: string; verify: Verified };
  return {
    root,
    read,
    ended,
    outcome: outputs['outcome'],
    verify: result.verify,
    reason: result.reason,
    requests: model.requests.map(({ body }) => JSON.stringify(body)),
    summary: job.summary(),
    log: ended.stdout + ended.stderr,
  };
}

test('the tests that a patch fixed are named in result, summary and report', async () => {
  const run = await runAction(project, [write('src/sum.js', renderSum('left + right')), done]);
  expect(run.outcome, run.log).toBe('completed');
  expect(run.verify).toMatchObject({ before: 1, after: 0, problems: [], returned: 0 });
  expect(run.verify.tests.fixed).toEqual({ count: 1, names: ['adds two numbers'] });
  expect(run.summary).toContain('Fixed | 1: adds two numbers');
  expect(run.read('report.html')).toContain('1: adds two numbers');
  expect(run.requests[0]).toContain('Failing: adds two numbers');
});

test('a red result goes back to the model with the failing test, and the corrected patch is published', async () => {
  const run = await runAction(project, [
    write('src/sum.js', renderSum('left - right || 3')),
    done,
    write('src/sum.js', renderSum('left + right')),
    done,
  ]);
  expect(run.outcome, run.log).toBe('completed');
  expect(run.verify).toMatchObject({ after: 0, problems: [], returned: 1 });
  expect(run.verify.tests.fixed.names).toEqual(['adds two numbers']);
  expect(run.requests[2]).toMatch(/does not accept the result.*<untrusted source=.*still failing.*adds two numbers/);
  // Each run of the command has its own file.
  expect(run.read('verify/after.log')).toContain('✖ adds two numbers');
  expect(run.read('verify/after-2.log')).toContain('✔ adds two numbers');
  expect(run.summary).toContain('1 red result went back to the model');
  expect(readTree(run.root)['src/sum.js']).toBe(renderSum('left + right'));
});

test('a model that breaks another test learns it, and after verify-rounds the run is verify-failed', async () => {
  const breaks = (value: number): ScriptedTurn => write('src/sum.js', renderSum(`right === 2 ? 3 : ${value}`));
  const run = await runAction(project, [breaks(7), done, breaks(8), done, breaks(9), done, done], {
    'verify-rounds': '1',
  });
  expect(run.outcome, run.log).toBe('verify-failed');
  expect(run.ended.exitCode).toBe(1);
  expect(run.verify.returned).toBe(1);
  expect(run.verify.tests).toMatchObject({
    fixed: { names: ['adds two numbers'] },
    newly_failing: { names: ['adds nothing'] },
  });
  expect(run.reason).toContain('newly failing: adds nothing');
  expect(run.requests[2]).toContain('This is the last time that the result comes back to you.');
  // Two answers, and nothing after the second one.
  expect(run.requests).toHaveLength(4);
  // The failure is new, so that each patch ran twice.
  expect(run.read('verify/rerun-2.log')).toContain('✖ adds nothing');
});

test('an answer without another change is not verified again, and a reached limit leaves no round', async () => {
  const wrong = write('src/sum.js', renderSum('left'));
  const same = await runAction(project, [wrong, done, done, done]);
  expect([same.outcome, same.requests.length], same.log).toEqual(['verify-failed', 3]);
  const limited = await runAction(project, [wrong, done, done], { 'max-turns': '2' });
  expect([limited.outcome, limited.requests.length], limited.log).toEqual(['verify-failed', 2]);
});

test('a limit that ends the run while a red result is corrected is its outcome, and the reason has both facts', async () => {
  const wrong = (value: number): ScriptedTurn => write('src/sum.js', renderSum(`left * ${value}`));
  const unchanged: ScriptedTurn = { calls: [{ name: 'read_file', args: { filePath: 'src/sum.js' } }] };
  const same = await runAction(project, [wrong(2), done, unchanged, done], { 'max-turns': '3' });
  expect(same.outcome, same.log).toBe('budget-exceeded');
  expect(same.reason).toMatch(/; verify does not accept the changes: the verify command ended with 1; newly failing/);
  expect(same.summary).toContain('red (exit 1) before, red (exit 1) after (');
  const changed = await runAction(project, [wrong(2), done, wrong(3), done], { 'max-turns': '3' });
  expect(changed.outcome, changed.log).toBe('budget-exceeded');
  expect(changed.reason).toMatch(/; the last changes are not verified, and verify did not accept the ones before: /);
  expect(changed.summary).toContain('red (exit 1) before, red (exit 1) after, on an earlier state of the changes');
  expect(changed.read('report.html')).toContain('on an earlier state of the changes');
  expect(changed.read('changes.patch')).toContain('left * 3');
});

const partly = { ...project, 'test/sum.test.js': sumTest };

test('a test that was red before and cannot pass discards the patch only under the rule green', async () => {
  const turns = [write('src/sum.js', renderSum('left + right')), done, done];
  const green = await runAction(partly, turns);
  expect(green.outcome, green.log).toBe('verify-failed');
  expect(green.reason).toContain('still failing: reaches the network of the company');
  const accepted = await runAction(partly, turns, { 'verify-rule': 'no-new-failures' });
  expect(accepted.outcome, accepted.log).toBe('completed');
  expect(accepted.verify).toMatchObject({ before: 1, after: 1, problems: [], returned: 0 });
  expect(accepted.verify.tests.still_failing.names).toEqual(['reaches the network of the company']);
  expect(accepted.summary).toContain('Still failing | 1: reaches the network of the company');
  expect(accepted.summary).toContain('accepted by no-new-failures');
});

test.each<[name: string, turn: ScriptedTurn, reason: RegExp]>([
  ['fixes nothing', write('src/other.js', 'export {};\n'), /no test was fixed/],
  ['breaks another test', write('src/sum.js', renderSum('right === 2 ? 3 : 0')), /newly failing: adds nothing/],
  [
    'loses a test',
    write('test/sum.test.js', sumTest.replace(/test\('adds nothing.*\n/, '').replace('sum(1, 2)', '3')),
    /node --test ran 2 tests after 3 before/,
  ],
])('no-new-failures does not accept a patch that %s', async (_, turn, reason) => {
  const run = await runAction(partly, [turn, done, done, done], {
    'verify-rule': 'no-new-failures',
    'verify-rounds': '0',
  });
  expect(run.outcome, run.log).toBe('verify-failed');
  expect(run.verify.problems.join('\n')).toMatch(reason);
});

// The cache of a run lives as long as the run, so that the test can count the runs of verify.
const countRuns = `import test from 'node:test';
import assert from 'node:assert';
import { appendFileSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
const folder = join(homedir(), '.npm/_cacache');
appendFileSync(join(folder, 'runs'), 'x');
const run = readFileSync(join(folder, 'runs'), 'utf8').length;
`;
const flakyPolicy = `${policy}sandbox: { caches: [npm] }\n`;

test.each<[runs: string, failing: readonly number[], outcome: string, problem: RegExp | null]>([
  // The runs are: before, with the patch, again, and twice more without the patch.
  ['with the patch only', [2], 'verify-failed', /flaky: answers in time failed and passed on the same tree/],
  ['without the patch too', [2, 4], 'completed', null],
])('a test that fails and passes on the same tree %s is reported as flaky', async (_, failing, outcome, problem) => {
  const cache = createFolder('cache-');
  writeFiles(cache, { '_cacache/index': '' });
  const files = {
    ...project,
    'test/flaky.test.js': `${countRuns}test('answers in time', () => assert.ok(![${failing.join()}].includes(run)));\n`,
  };
  const run = await runAction(
    files,
    [write('src/sum.js', renderSum('left + right')), done, done],
    { 'verify-rounds': '0' },
    flakyPolicy,
    { NPM_CONFIG_CACHE: cache },
  );
  expect(run.outcome, run.log).toBe(outcome);
  expect(run.verify.tests.flaky.names).toEqual(['answers in time']);
  if (problem === null) {
    expect(run.verify.problems).toEqual([]);
    expect(run.verify.notes.join()).toContain(
      'answers in time failed and passed on the same tree, before the agent too',
    );
  } else expect(run.verify.problems.join()).toMatch(problem);
  expect(run.summary).toContain('Flaky | 1: answers in time');
});

test('a test that failed by chance before the agent is not what a patch fixes under no-new-failures', async () => {
  const cache = createFolder('cache-');
  writeFiles(cache, { '_cacache/index': '' });
  // The runs are: before, with the patch, and again without it.
  const files = { ...partly, 'test/flaky.test.js': `${countRuns}test('answers in time', () => assert.ok(run > 1));\n` };
  const run = await runAction(
    files,
    [write('src/other.js', 'export {};\n'), done, done],
    { 'verify-rounds': '0', 'verify-rule': 'no-new-failures' },
    flakyPolicy,
    { NPM_CONFIG_CACHE: cache },
  );
  expect(run.outcome, run.log).toBe('verify-failed');
  expect(run.verify.tests).toMatchObject({ fixed: { count: 0 }, flaky: { names: ['answers in time'] } });
  expect(run.verify.problems.join()).toContain('no test was fixed');
});

test('a lost test is named if the output names all tests', async () => {
  const lost = write('test/sum.test.js', onlySum.replace(/test\('adds nothing.*\n/, ''));
  const run = await runAction(project, [write('src/sum.js', renderSum('left + right')), lost, done, done, done], {
    'verify-rounds': '0',
  });
  expect(run.outcome, run.log).toBe('verify-failed');
  expect(run.verify.problems.join()).toContain('node --test ran 1 tests after 2 before');
  expect(run.verify.tests.lost.names).toEqual(['adds nothing']);
});

// Real outputs of pytest 9, which is not on every machine.
const readOutput = (name: string): string =>
  readFileSync(new URL(`../run/verify/runners/outputs/pytest-subtests-${name}.txt`, import.meta.url), 'utf8');

test('a fixed subtest of pytest is named, and is no lost test', async () => {
  const files = {
    'run.sh': 'if grep -q fixed plugins.txt; then cat after.txt; else cat before.txt; exit 1; fi\n',
    'before.txt': readOutput('before'),
    'after.txt': readOutput('after'),
    'plugins.txt': 'broken\n',
  };
  const run = await runAction(files, [write('plugins.txt', 'fixed\n'), done], { verify: 'sh run.sh' });
  expect(run.outcome, run.log).toBe('completed');
  expect(run.verify.tests.fixed.names).toEqual([
    'test_plugins.py::test_marks',
    "test_plugins.py::test_marks (plugin='mark')",
  ]);
  expect(run.log).not.toContain('cannot be counted');
});

test('with skip-if-green, a green verify ends the run before the first request', async () => {
  const files = { ...project, 'src/sum.js': renderSum('left + right') };
  const run = await runAction(files, [done], { 'skip-if-green': 'true' });
  expect([run.outcome, run.ended.exitCode, run.requests.length], run.log).toEqual(['no-changes', 0, 0]);
  expect(run.reason).toContain('green before the first turn');
  expect(run.summary).toContain('green before, not run after');
  const red = await runAction(project, [write('src/sum.js', renderSum('left + right')), done], {
    'skip-if-green': 'true',
  });
  expect([red.outcome, red.requests.length], red.log).toEqual(['completed', 2]);
});

test('a file that verify leaves on the untouched tree too is no change of a command', async () => {
  const files = {
    ...project,
    'test/dump.test.js':
      "import { writeFileSync } from 'node:fs';\nwriteFileSync('dump.rdb', String(process.hrtime()));\n",
  };
  const run = await runAction(files, [
    write('src/sum.js', renderSum('left + right')),
    { calls: [{ name: 'shell', args: { command: ['node', '--test'] } }] },
    done,
  ]);
  expect(run.outcome, run.log).toBe('completed');
  expect(run.read('changes.patch')).not.toContain('dump.rdb');
  expect(Object.keys(readTree(run.root))).not.toContain('dump.rdb');
});

test('verify has no proxy if only setup and single calls reach hosts', async () => {
  const lookUp =
    "import test from 'node:test';\nimport assert from 'node:assert';\ntest('an unknown name is not found', () => assert.rejects(fetch('http://domain.invalid'), ({ cause }) => cause.code === 'ENOTFOUND'));\n";
  const run = await runAction(
    { ...project, 'test/look-up.test.js': lookUp },
    [write('src/sum.js', renderSum('left + right')), done],
    {},
    `${policy}sandbox: { network: { setup: [packages.example.com] } }\n`,
  );
  expect(run.outcome, run.log).toBe('completed');
});
