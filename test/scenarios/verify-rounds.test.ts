import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createJob } from '../fixtures/job.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { runStepHere } from '../fixtures/step.ts';
import { createDirectory, createRepository, shareForBlock, writeFiles, type OnEnd } from '../fixtures/workspace.ts';
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
`;

const project = {
  'package.json': '{"type":"module"}\n',
  'src/sum.js': renderSum('left - right'),
  'test/sum.test.js': sumTest,
};
/** A project with a test that cannot pass here, and one whose name is another one in each run. */
const partly = {
  ...project,
  'test/sum.test.js': `${sumTest}test('reaches the network of the company', () => assert.ok(process.env.COMPANY_NETWORK));
test(\`adds nothing to \${Math.random()}\`, () => assert.equal(sum(2, 0), 2));
`,
};

const write = (filePath: string, content: string): ScriptedTurn => ({
  calls: [{ name: 'write_file', args: { filePath, content } }],
});
const fix = write('src/sum.js', renderSum('left + right'));
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
  readonly tests: Readonly<Record<'fixed' | 'still_failing' | 'newly_failing' | 'flaky', Names>>;
}

/** Runs the action on a project with the given turns of the model. */
async function runAction({
  files = project,
  turns,
  inputs = {},
  rules = policy,
  environment = {},
  onEnd = onTestFinished,
}: {
  readonly files?: Readonly<Record<string, string>>;
  readonly turns: readonly ScriptedTurn[];
  readonly inputs?: Readonly<Record<string, string>>;
  readonly rules?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly onEnd?: OnEnd;
}) {
  const model = await startModelServer({ turns });
  onEnd(() => model.close());
  const root = createRepository(files, onEnd);
  const job = await createJob({ workspace: root, onEnd });
  job.github.state.files.set(`${'b'.repeat(40)}:.github/script-harness.yml`, rules);
  const given = {
    task: 'Make the tests pass.',
    provider: 'openai-chat',
    'script-harness': 'disabled',
    model: 'test-model',
    'base-url': `${model.url}/v1`,
    'openai-api-key': 'model-key',
    // Without a process for each file: a run verifies up to five times.
    verify: 'node --test --test-isolation=none',
    'upload-artifact': 'false',
    ...inputs,
  };
  const ended = await runStepHere(job, given, environment);
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

describe('a run whose first result is red', () => {
  const files = {
    ...project,
    'test/dump.test.js':
      "import { writeFileSync } from 'node:fs';\nwriteFileSync('dump.rdb', String(process.hrtime()));\n",
    'test/look-up.test.js':
      "import test from 'node:test';\nimport assert from 'node:assert';\ntest('an unknown name is not found', () => assert.rejects(fetch('http://domain.invalid'), ({ cause }) => cause.code === 'ENOTFOUND'));\n",
  };
  const command: ScriptedTurn = { calls: [{ name: 'shell', args: { command: ['node', '--test'] } }] };
  const ran = shareForBlock((onEnd) =>
    runAction({
      files,
      turns: [write('src/sum.js', renderSum('left - right || 3')), done, fix, command, done],
      inputs: { 'skip-if-green': 'true' },
      rules: `${policy}sandbox: { network: { setup: [packages.example.com] } }\n`,
      onEnd,
    }),
  );

  test('a red result goes back to the model with the failing test, and the corrected patch is published', () => {
    const run = ran();
    expect(run.outcome, run.log).toBe('completed');
    expect(run.verify).toMatchObject({ before: 1, after: 0, problems: [], returned: 1 });
    expect(run.requests[2]).toMatch(/does not accept the result.*<untrusted source=.*still failing.*adds two numbers/);
    // Each run of the command has its own file.
    expect(run.read('verify/after.log')).toContain('✖ adds two numbers');
    expect(run.read('verify/after-2.log')).toContain('✔ adds two numbers');
    expect(run.summary).toContain('1 result that verify did not accept went back to the model');
    expect(readTree(run.root)['src/sum.js']).toBe(renderSum('left + right'));
  });

  test('the tests that a patch fixed are named in result, summary and report', () => {
    const run = ran();
    expect(run.requests[0]).toContain('Failing: adds two numbers');
    expect(run.verify.tests.fixed).toEqual({ count: 1, names: ['adds two numbers'] });
    expect(run.summary).toContain('Fixed | 1: adds two numbers');
    expect(run.read('report.html')).toContain('1: adds two numbers');
  });

  test('a file that verify leaves on the untouched tree too is no change of a command', () => {
    const run = ran();
    expect(run.read('changes.patch')).not.toContain('dump.rdb');
    expect(Object.keys(readTree(run.root))).not.toContain('dump.rdb');
  });

  test('verify has no proxy if only setup and single calls reach hosts', () => {
    expect(ran().read('verify/after-2.log')).toContain('✔ an unknown name is not found');
  });

  test('skip-if-green skips nothing if verify is red', () => {
    expect(ran().requests).toHaveLength(5);
  });
});

test('a model that breaks another test learns it, and after verify-rounds the run is verify-failed', async () => {
  const breaks = (value: number): ScriptedTurn => write('src/sum.js', renderSum(`right === 2 ? 3 : ${value}`));
  const run = await runAction({
    turns: [breaks(7), done, breaks(8), done, breaks(9), done, done],
    inputs: { 'verify-rounds': '1' },
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

test('an answer without any change goes back too, under the rule green a test that was red before ends the run, and an answer without another change is not verified again', async () => {
  const run = await runAction({ files: partly, turns: [done, fix, done, done, done] });
  expect([run.outcome, run.requests.length], run.log).toEqual(['verify-failed', 4]);
  expect(run.requests[1]).toContain('You have changed no file, and the harness does not accept the result');
  expect(run.verify.returned).toBe(2);
  expect(run.reason).toContain('still failing: reaches the network of the company');
});

test('a reached limit leaves no round for a red result', async () => {
  const run = await runAction({
    turns: [write('src/sum.js', renderSum('left')), done, done],
    inputs: { 'max-turns': '2' },
  });
  expect([run.outcome, run.requests.length], run.log).toEqual(['verify-failed', 2]);
});

test('a limit that ends the run while a red result is corrected is its outcome, and the reason has both facts', async () => {
  const wrong = (value: number): ScriptedTurn => write('src/sum.js', renderSum(`left * ${value}`));
  const run = await runAction({ turns: [wrong(2), done, wrong(3), done], inputs: { 'max-turns': '3' } });
  expect(run.outcome, run.log).toBe('budget-exceeded');
  expect(run.reason).toMatch(/; the last changes are not verified, and verify did not accept the ones before: /);
  expect(run.summary).toContain('red (exit 1) before, red (exit 1) after, on an earlier state of the changes');
  expect(run.read('report.html')).toContain('on an earlier state of the changes');
  expect(run.read('changes.patch')).toContain('left * 3');
});

// The cache of a run lives as long as the run, so that the test can count the runs of verify.
const renderFlakyTest = (failing: readonly number[]): string => `import test from 'node:test';
import assert from 'node:assert';
import { appendFileSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
const directory = join(homedir(), '.npm/_cacache');
appendFileSync(join(directory, 'runs'), 'x');
const run = readFileSync(join(directory, 'runs'), 'utf8').length;
test('answers in time', () => assert.ok(![${failing.join()}].includes(run)));
`;

/** Runs the fix on a project with a test that fails in these runs of the command. */
async function runFlaky(
  files: Readonly<Record<string, string>>,
  failing: readonly number[],
  inputs: Readonly<Record<string, string>> = {},
) {
  const cache = createDirectory('cache-');
  writeFiles(cache, { '_cacache/index': '' });
  return runAction({
    files: { ...files, 'test/flaky.test.js': renderFlakyTest(failing) },
    turns: [fix, done, done],
    inputs: { 'verify-rounds': '0', ...inputs },
    rules: `${policy}sandbox: { caches: [npm] }\n`,
    environment: { NPM_CONFIG_CACHE: cache },
  });
}

test('no-new-failures accepts a patch that leaves a test red, and does not name a test as fixed that failed by chance before', async () => {
  // The runs are: before, with the patch, and again without it.
  const run = await runFlaky(partly, [1], { 'verify-rule': 'no-new-failures' });
  expect(run.outcome, run.log).toBe('completed');
  expect(run.verify).toMatchObject({ before: 1, after: 1, problems: [], returned: 0 });
  expect(run.verify.tests).toMatchObject({
    fixed: { names: ['adds two numbers'] },
    still_failing: { names: ['reaches the network of the company'] },
    flaky: { names: ['answers in time'] },
  });
  expect(run.summary).toContain('Still failing | 1: reaches the network of the company');
  expect(run.summary).toContain('accepted by no-new-failures');
});

test('a test that fails and passes on the same tree without the patch too is reported as flaky and excused', async () => {
  // The runs are: before, with the patch, again, and twice more without the patch.
  const run = await runFlaky(project, [2, 4]);
  expect(run.outcome, run.log).toBe('completed');
  expect(run.verify).toMatchObject({ problems: [], tests: { flaky: { names: ['answers in time'] } } });
  expect(run.verify.notes.join()).toContain('answers in time failed and passed on the same tree, before the agent too');
  expect(run.summary).toContain('Flaky | 1: answers in time');
});

test('with skip-if-green, a green verify ends the run before the first request', async () => {
  const run = await runAction({
    files: { ...project, 'src/sum.js': renderSum('left + right') },
    turns: [done],
    inputs: { 'skip-if-green': 'true' },
  });
  expect([run.outcome, run.ended.exitCode, run.requests.length], run.log).toEqual(['no-changes', 0, 0]);
  expect(run.reason).toContain('green before the first turn');
  expect(run.summary).toContain('green before, not run after');
});

test('a pipe that hides the exit code of failed tests skips no run, and is named', async () => {
  const run = await runAction({
    files: project,
    turns: [done],
    inputs: { 'skip-if-green': 'true', verify: 'node --test --test-isolation=none | cat' },
  });
  expect(run.requests.length, run.log).toBeGreaterThan(0);
  expect(JSON.stringify(run.requests[0])).not.toContain('It is green now');
  expect(run.verify.notes.join()).toContain('exit 0, although the output counts 1 failed');
});
