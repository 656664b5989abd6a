import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { createJob, keepCompiled, runBuiltCli } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { runStepHere } from '../fixtures/step.ts';
import { createDirectory, writeFiles } from '../fixtures/workspace.ts';
import { createFailingRepository, task } from './scenario.ts';

const model = { provider: 'openai-chat', model: 'test-model', 'openai-api-key': 'model-key-of-the-job' };
const base = {
  task,
  policy: 'builtin:fix-tests-strict',
  ...model,
  'base-url': 'http://127.0.0.1:9/v1',
  'upload-artifact': 'false',
};

// Each invalid input is in test/github/inputs.test.ts.
const table: readonly {
  name: string;
  inputs: Record<string, string>;
  exit: number;
  outcome: string;
  says: RegExp[];
}[] = [
  {
    name: 'several problems at once',
    inputs: { ...base, mode: 'pach', 'max-turns': 'many' },
    exit: 2,
    outcome: 'usage-error',
    says: [/patch/, /max-turns/],
  },
  {
    name: 'unknown built-in policy',
    inputs: { ...base, policy: 'builtin:fix-test' },
    exit: 2,
    outcome: 'policy-error',
    says: [/did you mean .*fix-tests/],
  },
  {
    name: 'missing policy',
    inputs: { ...base, policy: '.github/none.yml' },
    exit: 2,
    outcome: 'policy-error',
    says: [/\.github\/none\.yml/, /builtin:read-only/],
  },
  {
    name: 'a task file that is not there',
    inputs: { ...base, task: '', 'task-file': 'none.md' },
    exit: 2,
    outcome: 'usage-error',
    says: [/none\.md/],
  },
];

test.each(table)('the action reports the problem: $name', async ({ inputs, exit, outcome, says }) => {
  const job = await createJob({ workspace: createFailingRepository() });
  const ended = await runStepHere(job, inputs);
  for (const pattern of says) expect(ended.stdout).toMatch(pattern);
  expect(ended.stdout).toContain('::error');
  expect(ended.exitCode, ended.stdout + ended.stderr).toBe(exit);
  expect(job.outputs()).toMatchObject({ outcome, conclusion: 'failure' });
});

test('a broken policy is reported with file, line, column and every problem, and nothing runs', async () => {
  const root = createFailingRepository();
  writeFiles(root, {
    'policy.yml':
      'version: 1\nname: broken\nrules:\n  - id: tests\n    when: { tool: exec, comand: [npm, test] }\n    decision: alow\n    reason: x\n',
    'syntax.yml': 'version: 1\nname: [broken\n',
  });
  const checked = await runCliHere(['policy', 'check', 'policy.yml'], { cwd: root });
  expect(checked.exitCode).toBe(2);
  expect(checked.stdout).toMatch(/policy\.yml:5:\d+: .*comand.*command/s);
  expect(checked.stdout).toMatch(/policy\.yml:6:\d+: .*allow/s);
  const syntax = await runCliHere(['policy', 'check', 'syntax.yml'], { cwd: root });
  expect(syntax.stdout).toMatch(/syntax\.yml:\d+:\d+: /);
  const run = await runCliHere(
    [
      'run',
      'x',
      '--policy',
      'policy.yml',
      '--provider',
      'openai-chat',
      '--model',
      'm',
      '--base-url',
      'http://127.0.0.1:9/v1',
    ],
    { cwd: root },
  );
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toMatch(/policy\.yml:5:\d+/);
});

test('a model that cannot be reached, and one that refuses the key, end the run with a record', async () => {
  const root = createFailingRepository();
  const refusing = await startModelServer({ turns: [], faults: [{ at: 0, times: 9, type: '401' }] });
  const args = [
    'run',
    task,
    '--policy',
    'builtin:fix-tests-strict',
    '--provider',
    'openai-responses',
    '--model',
    'm',
    '--format',
    'json',
  ];
  const refused = await runCliHere([...args, '--base-url', `${refusing.url}/v1`], {
    cwd: root,
    env: { OPENAI_API_KEY: 'wrong-key-0123456789' },
  });
  expect(refused.exitCode, refused.stderr).toBe(5);
  const result = JSON.parse(refused.stdout) as { outcome: string; reason: string; record: string };
  expect(result).toMatchObject({ outcome: 'provider-auth' });
  expect(refused.stdout + refused.stderr).not.toContain('wrong-key-0123456789');
  expect(refusing.requests.length).toBe(1);

  await refusing.close();
  // Its watchdog could end the process of the test.
  const unreachable = await runBuiltCli([...args, '--base-url', `${refusing.url}/v1`], {
    cwd: root,
    // The waits between the last attempts are as long as limits.
    env: { OPENAI_API_KEY: 'some-key-0123456789', TEST_LIMIT_SPEED: '100' },
    speed: 100,
  });
  expect(unreachable.exitCode, unreachable.stderr).toBe(5);
  expect(JSON.parse(unreachable.stdout)).toMatchObject({
    outcome: 'provider-error',
    reason: expect.stringMatching(/at 127\.0\.0\.1:\d+/),
  });
});

test('a directory that is not a repository, or the one of git, is refused with a hint, before a request is paid', async () => {
  const server = await startModelServer({ turns: [{ text: 'Done.' }] });
  onTestFinished(() => server.close());
  const args = [
    'run',
    'x',
    '--policy',
    'builtin:read-only',
    '--provider',
    'openai-chat',
    '--model',
    'm',
    '--base-url',
    `${server.url}/v1`,
  ];
  const plain = await runCliHere(args, { cwd: createDirectory('plain-') });
  expect(plain.exitCode).toBe(2);
  expect(plain.stderr).toMatch(/not in a git repository[^]*git init/);
  const root = createFailingRepository();
  const inside = await runCliHere(args, { cwd: join(root, '.git/hooks') });
  expect(inside.exitCode).toBe(2);
  expect(inside.stderr).toContain(`${root}/.git/hooks is in the git directory of ${root}\nRun in ${root} or`);
  expect(server.requests).toEqual([]);
});

test('on an event with a text, the policy’s template creates the task', async () => {
  const root = createFailingRepository();
  const job = await createJob({ workspace: root, event: 'labeled' });
  const given = { ...base, task: '', policy: 'p.yml', 'dry-run': 'true' };
  const write = (more: string): void =>
    void job.github.state.files.set(
      `${'b'.repeat(40)}:p.yml`,
      `version: 1\nname: x\nextends: [builtin:fix-tests-strict]\n${more}`,
    );
  write('');
  expect(await runStepHere(job, given)).toMatchObject({
    exitCode: 2,
    stdout: expect.stringContaining('no taskTemplate'),
  });
  write("taskTemplate: 'Review {{number}}: {{title}}'\n");
  const planned = await runStepHere(job, given);
  expect(planned.exitCode, planned.stdout).toBe(0);
  expect(planned.stdout).toContain(
    'Review 7: \n<untrusted source="pull request #7, title" author="writer (MEMBER)">\nA change\n</untrusted>',
  );
});

test('a workspace that is missing, and a working directory outside of it, are refused', async () => {
  const root = createFailingRepository();
  symlinkSync('/etc', join(root, 'sub'));
  const job = await createJob({ workspace: root });
  expect(await runStepHere(job, { ...base, 'working-directory': 'sub' })).toMatchObject({
    exitCode: 2,
    stdout: expect.stringContaining('leads out of the checkout'),
  });
  expect(await runStepHere(job, { ...base, 'working-directory': 'none' })).toMatchObject({
    exitCode: 2,
    stdout: expect.stringContaining('does not exist'),
  });
  writeFileSync(join(root, 'file'), '');
  expect(await runStepHere(job, { ...base, 'working-directory': 'file' })).toMatchObject({
    exitCode: 2,
    stdout: expect.stringContaining('working-directory file is not a directory'),
  });
  expect(await runStepHere(job, base, { GITHUB_WORKSPACE: join(root, 'none') })).toMatchObject({
    exitCode: 2,
    stdout: expect.stringContaining('none cannot be read: it does not exist'),
  });
});

// Only root can hide bwrap from itself.
test.runIf(process.getuid?.() === 0)('a machine without bwrap is refused with the package to install', () => {
  const main = join(import.meta.dirname, '../../dist/main/index.js');
  const script = 'mount --bind /dev/null "$(readlink -f "$(command -v bwrap)")" && exec "$@"';
  const run = [process.execPath, main, 'sandbox', '--policy', 'builtin:read-only', '--', 'true'];
  const ended = spawnSync('unshare', ['--mount', '--', 'sh', '-c', script, 'sh', ...run], {
    cwd: createFailingRepository(),
    encoding: 'utf8',
    env: { ...process.env, ...keepCompiled() },
  });
  expect(ended).toMatchObject({ status: 6, stderr: expect.stringContaining('apt-get install -y bubblewrap') });
});

test('usage errors of the command line exit with 2, help with 0', async () => {
  const cwd = createDirectory();
  expect(await runCliHere(['--help'], { cwd })).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('Exit codes'),
  });
  expect(await runCliHere([], { cwd })).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Usage') });
  expect(await runCliHere(['runn'], { cwd })).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('run') });
  expect(await runCliHere(['run', '--polcy', 'x'], { cwd })).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('--policy'),
  });
  expect(await runCliHere(['call', 'exec', '{not json'], { cwd })).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('not JSON'),
  });
  expect(await runCliHere(['audit', 'verify', cwd], { cwd })).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('audit.jsonl'),
  });
});

test('a record is never written into the workspace or over another', async () => {
  const root = createFailingRepository();
  const args = [
    'run',
    'x',
    '--policy',
    'builtin:read-only',
    '--provider',
    'openai-chat',
    '--model',
    'm',
    '--base-url',
    'http://127.0.0.1:9/v1',
  ];
  expect((await runCliHere([...args, '--record', 'record'], { cwd: root })).stderr).toContain(
    'cannot be in the workspace',
  );
  expect(existsSync(join(root, 'record'))).toBe(false);
  const taken = createDirectory('taken-');
  writeFileSync(join(taken, 'history.jsonl'), 'kept\n');
  expect((await runCliHere([...args, '--record', taken], { cwd: root })).stderr).toContain('holds a record already');
  expect(readFileSync(join(taken, 'history.jsonl'), 'utf8')).toBe('kept\n');
});

test('a directory for record or state that cannot be created is a usage error at the start, which names the directory', async () => {
  const root = createFailingRepository();
  const args = ['run', 'x', '--policy', 'builtin:read-only', '--provider', 'openai-chat', '--model', 'm'];
  const address = ['--base-url', 'http://127.0.0.1:9/v1'];
  const file = join(createDirectory('taken-'), 'file');
  writeFileSync(file, '');
  const places = [
    { flags: ['--record', '/dev/null/x'], directory: '/dev/null/x' },
    // There, creating a directory fails with ENOENT although the directory above exists.
    { flags: ['--record', '/proc/x/y'], directory: '/proc/x/y' },
    { flags: ['--record', file], directory: file },
    // The program reads the place of its state when it starts.
    { flags: [], env: { XDG_STATE_HOME: '/proc/x' }, start: runBuiltCli, directory: '/proc/x/script-harness/runs/' },
  ];
  for (const { flags, env = {}, start = runCliHere, directory } of places) {
    const ended = await start([...args, ...address, ...flags], { cwd: root, env });
    expect(ended.stderr).toContain(`error: the record cannot be created in ${directory}`);
    expect(ended.stderr).toContain('Give --record a directory');
    expect(ended.stderr).not.toContain(' at ');
    expect(ended.exitCode).toBe(2);
  }
  const sandbox = await runBuiltCli(['sandbox', '--policy', 'builtin:read-only', '--', 'true'], {
    cwd: root,
    env: { XDG_STATE_HOME: '/proc/x' },
  });
  expect(sandbox.stderr).toMatch(/^error: the state directory \/proc\/x\/script-harness cannot be created: ENOENT/m);
  expect(sandbox.exitCode).toBe(2);
});

test('a recording that is not there is named with the file that is missing', async () => {
  const root = createFailingRepository();
  const replay = (path: string) =>
    runCliHere(['run', 'x', '--policy', 'builtin:read-only', '--replay', path], { cwd: root });
  expect((await replay('none')).stderr).toContain('the recording none cannot be read: it does not exist');
  const empty = createDirectory();
  expect((await replay(empty)).stderr).toContain(
    `the recording ${join(empty, 'history.jsonl')} cannot be read: it does not exist`,
  );
});
