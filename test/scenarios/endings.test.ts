import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startArtifactServer } from '../fixtures/artifact-server.ts';
import { runCliHere } from '../fixtures/command-line.ts';
import { createJob, keepCompiled, readEnd, type Job } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { runPostHere, runStepHere } from '../fixtures/step.ts';
import { createDirectory, runGit } from '../fixtures/workspace.ts';
import { createFailingRepository, fixingTurns, structuredTurns, task } from './scenario.ts';

const dist = join(import.meta.dirname, '../../dist');

const inputs = {
  task,
  policy: 'builtin:fix-tests-strict',
  provider: 'openai-chat',
  model: 'test-model',
  'openai-api-key': 'model-key-of-the-job',
};

async function setUp(options: { turns: Parameters<typeof startModelServer>[0]['turns']; event?: 'labeled' }) {
  const root = createFailingRepository();
  const headSha = runGit(root, 'rev-parse', 'HEAD').trim();
  const model = await startModelServer({ turns: options.turns });
  onTestFinished(() => model.close());
  const artifacts = await startArtifactServer();
  onTestFinished(() => artifacts.close());
  const job = await createJob({
    workspace: root,
    headSha,
    ...(options.event === undefined ? {} : { event: options.event }),
  });
  return { root, model, artifacts, job, inputs: { ...inputs, 'base-url': `${model.url}/v1` } };
}

function readRecordDirectory(job: Job): string {
  const state = readFileSync(job.environment['GITHUB_STATE'] ?? '', 'utf8');
  return /"recordDirectory":"([^"]+)"/.exec(state)?.[1] ?? '';
}

async function waitFor(check: () => boolean): Promise<void> {
  await expect.poll(check).toBe(true);
}

test('a killed run leaves its record, which the post step closes and publishes', async () => {
  const {
    root,
    model,
    artifacts,
    job,
    inputs: given,
  } = await setUp({
    turns: [
      ...fixingTurns.slice(0, 1),
      { calls: [{ name: 'shell', args: { command: ['node', '--test'] } }], delayMs: 60_000 },
    ],
  });
  const child = job.start(given);
  const end = readEnd(child);
  await waitFor(() => model.requests.length === 2);
  const directory = readRecordDirectory(job);
  // The patch of a turn is made while the model is asked again.
  await waitFor(() => readFileSync(join(directory, 'changes.patch'), 'utf8').includes('src/total.js'));
  child.kill('SIGKILL');
  await end;
  expect(readFileSync(join(directory, 'history.jsonl'), 'utf8')).toContain('apply_patch');
  expect(existsSync(join(directory, 'result.json'))).toBe(false);

  const post = await runPostHere(job, artifacts.env);
  expect(post.exitCode, post.stdout + post.stderr).toBe(0);
  const verdict = await runCliHere(['audit', 'verify', directory, '--format', 'json'], { cwd: root });
  expect(JSON.parse(verdict.stdout)).toMatchObject({ ok: true, missing: [], uncovered: [] });
  // Nothing is written into a closed record: the page and the message are covered too.
  appendFileSync(join(directory, 'report.html'), ' ');
  const changed = await runCliHere(['audit', 'verify', directory], { cwd: root });
  expect(changed).toMatchObject({ exitCode: 1, stdout: 'report.html changed after the run\n' });
  expect(JSON.parse(readFileSync(join(directory, 'result.json'), 'utf8'))).toMatchObject({
    outcome: 'cancelled',
    turns: 1,
    changed_files: [{ path: 'src/discount.js' }, { path: 'src/total.js' }],
  });
  expect(job.summary()).toContain('cancelled');
  expect(artifacts.artifacts.map(({ size }) => size > 0)).toEqual([true]);
  // The next run restores the files that were mounted or masked for this run.
  const next = await runCliHere(['sandbox', '--policy', 'builtin:read-only', '--', 'git', 'status', '--porcelain'], {
    cwd: root,
  });
  expect(next.exitCode, next.stderr).toBe(0);
});

test('a cancelled run ends as cancelled, closes its record and publishes once', async () => {
  const {
    artifacts,
    model,
    job,
    inputs: given,
  } = await setUp({
    turns: [
      ...structuredTurns.slice(1, 2),
      { calls: [{ name: 'shell', args: { command: ['node', '-e', 'setTimeout(() => {}, 60000)'] } }], delayMs: 60_000 },
    ],
  });
  const child = job.start(given, artifacts.env);
  const end = readEnd(child);
  await waitFor(() => model.requests.length === 2);
  child.kill('SIGINT');
  const ended = await end;
  expect(ended.exitCode, ended.stdout + ended.stderr).toBe(130);
  expect(job.outputs()).toMatchObject({ outcome: 'cancelled', conclusion: 'failure' });
  expect(artifacts.artifacts.length).toBe(1);
  await runPostHere(job, artifacts.env);
  expect(artifacts.artifacts.length).toBe(1);
});

test('a run whose terminal closes ends as cancelled, with its result in a closed record', async () => {
  const model = await startModelServer({ turns: [{ text: 'Done.', delayMs: 60_000 }] });
  onTestFinished(() => model.close());
  const record = join(createDirectory('hangup-'), 'record');
  const args = ['run', task, '--policy', 'builtin:fix-tests', '--provider', 'openai-chat', '--model', 'm'];
  const child = spawn(
    process.execPath,
    [join(dist, 'main/index.js'), ...args, '--base-url', `${model.url}/v1`, '--record', record],
    {
      cwd: createFailingRepository(),
      env: {
        ...keepCompiled(),
        PATH: process.env['PATH'],
        HOME: createDirectory('home-'),
        OPENAI_API_KEY: 'key-of-the-test',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const end = readEnd(child);
  await waitFor(() => model.requests.length === 1);
  child.kill('SIGHUP');
  const ended = await end;
  expect(ended.exitCode, ended.stdout + ended.stderr).toBe(129);
  expect(JSON.parse(readFileSync(join(record, 'result.json'), 'utf8'))).toMatchObject({
    outcome: 'cancelled',
    reason: expect.stringContaining('SIGHUP'),
  });
  expect(ended.stdout).toContain(`\nnext:    script-harness resume ${record}\n`);
});

test('a run whose workspace is removed or replaced by another process ends as tampered, without a stack trace', async () => {
  for (const isReplaced of [false, true]) {
    const place = { root: '' };
    const remove = () => {
      rmSync(place.root, { recursive: true });
      if (isReplaced) mkdirSync(place.root);
      return { text: 'Done.' };
    };
    const { root, job, inputs: given } = await setUp({ turns: [...structuredTurns.slice(2, 3), remove] });
    place.root = root;
    const ended = await runStepHere(job, { ...given, 'upload-artifact': 'false' });
    expect(ended.exitCode, ended.stdout + ended.stderr).toBe(1);
    expect(ended.stdout).toContain(
      `another process has ${isReplaced ? 'replaced' : 'removed'} the workspace ${root} during the run`,
    );
    expect(ended.stdout + ended.stderr).not.toMatch(/^ {4}at /m);
    expect(job.outputs()).toMatchObject({ outcome: 'tampered', 'changed-files-count': '' });
    const result = readFileSync(join(readRecordDirectory(job), 'result.json'), 'utf8');
    expect(JSON.parse(result)).toMatchObject({ outcome: 'tampered' });
  }
});

test('a labelled pull request gets one comment, which the next run updates', async () => {
  const {
    artifacts,
    job,
    inputs: given,
  } = await setUp({
    turns: [
      { calls: [{ name: 'write_file', args: { filePath: '.github/workflows/x.yml', content: 'x' } }] },
      ...fixingTurns,
      { text: 'Nothing is left to do.' },
    ],
    event: 'labeled',
  });
  const first = await runStepHere(job, { ...given, verify: 'node --test' }, artifacts.env);
  expect(first.exitCode, first.stdout + first.stderr).toBe(0);
  const outputs = job.outputs();
  expect(outputs).toMatchObject({ outcome: 'completed', 'denied-count': '1' });
  expect(outputs['artifact-name']).toMatch(/^script-harness-fix-1-/);
  expect(outputs['comment-url']).not.toBe('');
  expect(job.github.state.comments.length).toBe(1);
  const body = job.github.state.comments[0]?.body ?? '';
  for (const fact of [
    '3 fixed, none failing',
    'The tests pass now.',
    '.github/workflows/x.yml',
    outputs['artifact-name'] ?? '',
  ])
    expect(body).toContain(fact);
  const second = await runStepHere(job, { ...given, 'upload-artifact': 'false' });
  expect(second.exitCode, second.stdout + second.stderr).not.toBeNull();
  expect(job.github.state.comments.length).toBe(1);
});

test('each limit ends a run with its own outcome', async () => {
  const rows = [
    ['max-turns', '2', '2'],
    ['max-tokens', '10', '1'],
  ] as const;
  for (const [limit, value, turns] of rows) {
    const { job, inputs: given } = await setUp({ turns: structuredTurns.slice(1) });
    const ended = await runStepHere(job, { ...given, [limit]: value, 'upload-artifact': 'false' });
    expect(ended.exitCode, limit).toBe(4);
    expect(job.outputs(), limit).toMatchObject({ outcome: 'budget-exceeded', turns });
  }
});

test('a written file that git ignores is named to the model and in the summary, since no patch contains it', async () => {
  const {
    root,
    job,
    model,
    inputs: given,
  } = await setUp({
    turns: [
      { calls: [{ name: 'write_file', args: { filePath: 'kept-out/a.txt', content: 'x' } }] },
      { calls: [{ name: 'write_file', args: { filePath: 'kept-out/b.txt', content: 'x' } }] },
      { text: 'Done.' },
    ],
  });
  writeFileSync(join(root, '.git/info/exclude'), 'kept-out/\n');
  const ended = await runStepHere(job, { ...given, policy: 'builtin:fix-tests', 'upload-artifact': 'false' });
  expect(ended.exitCode, ended.stdout + ended.stderr).toBe(0);
  expect(job.outputs()).toMatchObject({ outcome: 'no-changes' });
  expect(JSON.stringify(model.requests[1]?.body)).toContain(
    'Created kept-out/a.txt (1 bytes).\\ngit ignores kept-out/a.txt: later commands see it',
  );
  expect(job.summary()).toContain('git ignores kept-out/a.txt, kept-out/b.txt, written by a file tool');
});
