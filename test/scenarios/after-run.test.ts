import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createJob, keepCompiled, readEnd, runBuiltCli, type Job } from '../fixtures/job.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { runBuiltStep, runStepHere, type RunStep } from '../fixtures/step.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

const dist = join(import.meta.dirname, '../../dist');

const policy = `version: 1
name: permissive
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: run, when: { tool: exec, command: [sh, run.sh] }, decision: allow, reason: The task. }
  - { id: edit, when: { write: '**' }, decision: allow, reason: The task. }
`;

async function runJob(
  root: string,
  turns: readonly (ScriptedTurn | (() => ScriptedTurn))[],
  given: { job?: Job; runStep?: RunStep } = {},
) {
  const model = await startModelServer({ turns: [...turns, { text: 'Done.' }] });
  onTestFinished(() => model.close());
  const job = given.job ?? (await createJob({ workspace: root }));
  job.github.state.files.set(`${'b'.repeat(40)}:.github/script-harness.yml`, policy);
  const { runStep = runStepHere } = given;
  const ended = await runStep(job, {
    task: 'Do it.',
    provider: 'openai-chat',
    model: 'test-model',
    'base-url': `${model.url}/v1`,
    'openai-api-key': 'model-key',
    'upload-artifact': 'false',
  });
  return { job, ended, outputs: job.outputs(), log: ended.stdout + ended.stderr };
}

const runScript = { calls: [{ name: 'shell', args: { command: ['sh', 'run.sh'] } }] };

test('a run during which the files of the runner were written ends as tampered, and names them', async () => {
  const names = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
  const root = createRepository({ 'run.sh': 'echo\n' });
  const job = await createJob({ workspace: root });
  const write = (): ScriptedTurn => {
    for (const name of names) appendFileSync(job.environment[name] ?? '', '\n');
    return { text: 'Done.' };
  };
  const { outputs, ended, log } = await runJob(root, [write], { job });
  expect(outputs).toMatchObject({ outcome: 'tampered', conclusion: 'failure' });
  expect(ended.exitCode).toBe(1);
  for (const name of names) expect(log).toMatch(new RegExp(`tampered: .*${job.environment[name] ?? ''}`));
});

test('with uses: ./ commands cannot write the program, and it is hashed again before the post step publishes', async () => {
  const root = createRepository({
    'run.sh':
      'for file in action.yml dist/post/index.js dist/policies/evil.yml; do echo evil >> $file; done; mv dist away; true\n',
  });
  cpSync(dist, join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'action.yml'), 'name: own\n');
  const before = readFileSync(join(root, 'dist/post/index.js'), 'utf8');
  const job = await createJob({ workspace: root, distDirectory: join(root, 'dist') });
  const { outputs, log } = await runJob(root, [runScript], { job, runStep: runBuiltStep });
  expect(outputs['outcome'], log).toBe('no-changes');
  expect(readFileSync(join(root, 'dist/post/index.js'), 'utf8')).toBe(before);
  expect(readFileSync(join(root, 'action.yml'), 'utf8')).toBe('name: own\n');
  expect(existsSync(join(root, 'dist/policies/evil.yml'))).toBe(false);
  const honest = await job.post();
  expect(honest.exitCode, honest.stdout).toBe(0);
  writeFileSync(join(root, 'dist/policies/base.yml'), 'version: 1\n');
  const tampered = await job.post();
  expect(tampered.exitCode).toBe(1);
  expect(tampered.stdout).toMatch(/::error::.*are not those that its main step was started from/);
});

test('changes outside the patch do not reach later steps, and changed files that they run are reported', async () => {
  const root = createRepository({
    'run.sh':
      'mkdir -p node_modules/.bin && echo evil > node_modules/.bin/tool && echo x > Makefile && echo x > package-lock.json\n',
    '.gitignore': 'node_modules\n',
  });
  const { outputs, job, log } = await runJob(root, [runScript]);
  expect(outputs['outcome'], log).toBe('completed');
  const summary = job.summary();
  expect(existsSync(join(root, 'node_modules'))).toBe(false);
  expect(summary).not.toContain('no patch shows it');
  expect(summary).toContain('Makefile was changed, which decides what later steps of a job or other programs do');
  expect(summary).toContain('package-lock.json was changed, which decides what later steps of a job install');
});

test('in a job, no text that the command line prints is executed by the runner as a command', async () => {
  const root = createRepository({ 'a.txt': 'a' });
  writeFileSync(join(root, 'policy.yml'), policy);
  const hostile = 'echo "::add-path::/evil"; echo "  ::set-env name=A::b" >&2; echo "x ##[add-path]/evil"';
  const run = (args: readonly string[], env: Record<string, string>) =>
    runBuiltCli(['sandbox', '--policy', 'policy.yml', ...args, '--', 'sh', '-c', hostile], { cwd: root, env });
  const isCommand = (line: string): boolean => line.trimStart().startsWith('::') || line.includes('##[');
  const plain = await run([], {});
  expect(`${plain.stdout}${plain.stderr}`.split('\n').filter(isCommand)).toHaveLength(3);
  const inJob = await run([], { GITHUB_ACTIONS: 'true' });
  expect(`${inJob.stdout}${inJob.stderr}`.split('\n').filter(isCommand)).toEqual([]);
  expect(inJob.stdout).toContain('add-path');
  const json = await run(['--format', 'json'], { GITHUB_ACTIONS: 'true' });
  expect(json.stdout.split('\n').filter(isCommand)).toEqual([]);
  expect(JSON.parse(json.stdout)).toMatchObject({ stdout: '::add-path::/evil\nx ##[add-path]/evil\n' });
  rmSync(join(root, 'policy.yml'));
  writeFileSync(join(root, 'policy.yml'), 'version: 1\n"::add-path::/evil": 1\n"##[add-path]/evil": 1\n');
  const checked = await runBuiltCli(['policy', 'check', 'policy.yml'], { cwd: root, env: { GITHUB_ACTIONS: 'true' } });
  expect(checked.stdout + checked.stderr).toContain('add-path');
  expect(`${checked.stdout}${checked.stderr}`.split('\n').filter(isCommand)).toEqual([]);
});

test('descriptors that the harness inherits are closed in every command', async () => {
  const root = createRepository({ 'a.txt': 'a' });
  writeFileSync(join(root, 'policy.yml'), policy);
  const secret = join(createDirectory('secret-'), 'secret');
  writeFileSync(secret, 'SECRET-OF-A-DESCRIPTOR');
  const open = openSync(secret, 'r');
  const child = spawn(
    process.execPath,
    [
      join(dist, 'main/index.js'),
      'sandbox',
      '--policy',
      'policy.yml',
      '--',
      'sh',
      '-c',
      'ls /proc/self/fd; cat /proc/[0-9]*/fd/[3-9]* <&-; true',
    ],
    {
      cwd: root,
      env: { ...keepCompiled(), PATH: process.env['PATH'], HOME: createDirectory('home-') },
      stdio: ['ignore', 'pipe', 'pipe', open, 'pipe', open, ...Array.from({ length: 20 }, () => open)],
    },
  );
  const ended = await readEnd(child);
  expect(ended.exitCode, ended.stderr).toBe(0);
  expect(ended.stdout + ended.stderr).not.toContain('SECRET-OF-A-DESCRIPTOR');
  // The descriptors of `ls` itself: its three streams and the listed directory.
  expect(ended.stdout.trim().split('\n').slice(0, 4)).toEqual(['0', '1', '2', '3']);
  expect(ended.stdout.trim().split('\n')).toHaveLength(4);
});
