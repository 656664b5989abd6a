import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { outputNames } from '../../src/github/outputs.ts';
import { gatewayPage, refuse } from '../fixtures/faults.ts';
import { createJob, renderInputs, type Job } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { runPostHere, runStepHere } from '../fixtures/step.ts';
import { createFaultyJob } from './faulty-job.ts';
import { createFailingRepository, fixingTurns, structuredTurns, task } from './scenario.ts';

const stack = /^\s+at .*(?:node:|file:|\.[jt]s:\d)/m;
const marker = '<!-- script-harness:sticky fix-tests%2Ffix -->';
const old = `${marker}\n## completed\n\nAn earlier run.`;

function readComments(job: Job): string[] {
  return job.github.state.comments.map(({ body }) => body);
}

function addOldComment(job: Job): void {
  job.github.state.comments.push({ id: 1, issue: 7, author: 'github-actions[bot]', body: old });
}

const base = {
  task,
  policy: 'builtin:fix-tests-strict',
  provider: 'openai-chat',
  model: 'm',
  'upload-artifact': 'false',
  'base-url': 'http://127.0.0.1:9/v1',
  'openai-api-key': 'model-key-of-the-job',
};

test('a run that cannot begin sets every output, writes the summary, and replaces the comment of an earlier run', async () => {
  const job = await createJob({ workspace: createFailingRepository(), event: 'labeled' });
  addOldComment(job);
  const ended = await runStepHere(job, { ...base, policy: 'builtin:none' });
  expect(ended).toMatchObject({ exitCode: 2 });
  expect(Object.keys(job.outputs()).toSorted()).toEqual([...outputNames].toSorted());
  expect(job.outputs()).toMatchObject({ outcome: 'policy-error', conclusion: 'failure', 'audit-digest': '' });
  expect(job.outputs()['comment-url']).toMatch(/#issuecomment-1$/);
  expect(job.summary()).toMatch(/^## policy-error\n\n.*builtin:none/);
  const [comment = '', ...others] = readComments(job);
  expect(others).toEqual([]);
  expect(comment).toMatch(/^<!--.*-->\n## policy-error\n\n.*builtin:none/);
  expect(comment).toContain('/actions/runs/1234');

  const quiet = await createJob({ workspace: createFailingRepository(), event: 'labeled' });
  addOldComment(quiet);
  expect(await runStepHere(quiet, { ...base, policy: 'builtin:none', comment: 'off' })).toMatchObject({ exitCode: 2 });
  expect(readComments(quiet)).toEqual([old]);
});

test('an invalid input sets every output, writes the summary, and leaves the comment of an earlier run, since no actor is checked', async () => {
  const job = await createJob({ workspace: createFailingRepository(), event: 'labeled' });
  addOldComment(job);
  const ended = await runStepHere(job, { ...base, 'max-turns': 'many', 'fail-on': 'tampered' });
  expect(ended).toMatchObject({ exitCode: 2 });
  expect(ended.stdout).toContain('::add-mask::github-token-of-the-job');
  expect(Object.keys(job.outputs()).toSorted()).toEqual([...outputNames].toSorted());
  expect(job.outputs()).toMatchObject({ outcome: 'usage-error', conclusion: 'failure' });
  expect(job.summary()).toMatch(/^## usage-error\n[^]*max-turns/);
  expect(readComments(job)).toEqual([old]);
});

test('a run whose setup fails has the outputs of its record, and is green if fail-on does not list the outcome', async () => {
  const { job, artifacts, inputs } = await createFaultyJob(
    { kind: 'answer', place: 'artifact none' },
    gatewayPage,
    1,
    1,
  );
  const given = { ...inputs, 'one-shot-label': '', setup: 'echo no registry; exit 3' };
  const ended = await runStepHere(job, { ...given, 'fail-on': 'timed-out' }, artifacts.env);
  expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
  expect(ended.stdout).toMatch(/^::notice::the setup command ended with 3/m);
  expect(ended.stdout).not.toContain('::error::');
  const outputs = job.outputs();
  expect(outputs).toMatchObject({
    outcome: 'setup-failed',
    conclusion: 'success',
    'artifact-name': artifacts.artifacts[0]?.name,
    'artifact-url': expect.stringContaining('http'),
    'audit-digest': expect.stringMatching(/^[0-9a-f]{64}$/),
    'session-id': expect.stringMatching(/^run_/),
    'patch-digest': '',
  });
  expect(JSON.parse(outputs['result'] ?? '')).toMatchObject({ outcome: 'setup-failed' });
  for (const name of ['history-file', 'audit-file', 'report-file']) expect(existsSync(outputs[name] ?? '')).toBe(true);

  const red = await runStepHere(job, given, artifacts.env);
  expect(red).toMatchObject({
    exitCode: 1,
    stdout: expect.stringMatching(/^::error::the setup command ended with 3/m),
  });
});

test('a person who may not start a run gets no comment, and cannot replace the comment of an earlier run', async () => {
  const job = await createJob({ workspace: createFailingRepository(), event: 'labeled' });
  const stranger = { GITHUB_ACTOR: 'reader', GITHUB_TRIGGERING_ACTOR: 'reader' };
  expect(await runStepHere(job, base, stranger)).toMatchObject({ exitCode: 2 });
  expect(job.outputs()).toMatchObject({ outcome: 'skipped-untrusted', 'comment-url': '' });
  expect(readComments(job)).toEqual([]);
  addOldComment(job);
  expect(await runStepHere(job, base, stranger)).toMatchObject({ exitCode: 2 });
  expect(readComments(job)).toEqual([old]);
  expect(job.summary()).toMatch(/## skipped-untrusted/);
});

test('after a kill, the post step replaces the comment, and after a run that has reported it leaves the comment alone', async () => {
  const [read] = structuredTurns.slice(1);
  const model = await startModelServer({ turns: [{ ...read }, { ...read, delayMs: 60_000 }, { ...read }] });
  onTestFinished(() => model.close());
  const job = await createJob({ workspace: createFailingRepository(), event: 'labeled' });
  addOldComment(job);
  const inputs = { ...base, 'base-url': `${model.url}/v1` };
  const child = job.start(inputs);
  const ended = new Promise((resolve) => child.once('close', resolve));
  await expect.poll(() => model.requests.length).toBeGreaterThan(1);
  child.kill('SIGKILL');
  await ended;
  expect(readComments(job)).toEqual([old]);
  const given = renderInputs(inputs);
  expect(await runPostHere(job, given)).toMatchObject({ exitCode: 0 });
  expect(readComments(job)).toEqual([expect.stringMatching(/^<!--.*-->\n## cancelled/)]);

  const other = await createJob({ workspace: createFailingRepository(), event: 'labeled' });
  expect(await runStepHere(other, { ...inputs, 'max-turns': '1' })).toMatchObject({ exitCode: 4 });
  const asked = other.github.requests.length;
  expect(await runPostHere(other, given)).toMatchObject({ exitCode: 0 });
  expect(other.github.requests.length).toBe(asked);
});

test('a run whose comment is its product ends as publish-failed if the comment cannot be written', async () => {
  const model = await startModelServer({ turns: [{ text: 'The tests fail because of a loop.' }] });
  onTestFinished(() => model.close());
  const job = await createJob({ workspace: createFailingRepository(), event: 'labeled' });
  job.github.state.faults.set('POST /repos/octo/repo/issues/7/comments', refuse(403, 'Forbidden'));
  const ended = await runStepHere(job, { ...base, mode: 'comment', 'base-url': `${model.url}/v1` });
  expect(ended).toMatchObject({ exitCode: 1 });
  expect(ended.stdout).toMatch(/publish-failed: .*permissions/);
  expect(job.outputs()).toMatchObject({ outcome: 'publish-failed', conclusion: 'failure', 'comment-url': '' });
  expect(job.summary()).toMatch(/^## publish-failed\n\n.*Forbidden.*permissions/);
});

test('a job that leaves an open pull request alone leaves the comment of the run that made it alone too', async () => {
  const { job, inputs, readComment } = await createFaultyJob({ kind: 'update', place: 'no call' }, gatewayPage, 1, 1);
  const ended = await runStepHere(job, { ...inputs, 'if-open': 'skip', acknowledge: 'comment' });
  expect(ended).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('is still open (if-open: skip)') });
  expect(readComment()).toBe(old);
});

const noFile = '/nonexistent/file';

test('a run whose outputs go to a file on a full disk reports and publishes all the same, and fails', async () => {
  const job = await createJob({ workspace: createFailingRepository(), event: 'labeled' });
  const server = await startModelServer({ turns: fixingTurns });
  onTestFinished(() => server.close());
  const given = { ...base, policy: 'builtin:fix-tests', 'base-url': `${server.url}/v1`, verify: 'node --test' };
  const ended = await runStepHere(job, given, { GITHUB_OUTPUT: '/dev/full' });
  expect(ended.stdout).toMatch(/::error::.*the outputs of the step cannot be written: /);
  expect(ended.stdout + ended.stderr).not.toMatch(stack);
  expect(ended).toMatchObject({ exitCode: 1 });
  expect(job.summary()).toMatch(/^## completed\n/);
  expect(readComments(job)).toEqual([expect.stringContaining('Tests: 3 fixed, none failing.')]);
});

test('a run whose state or outputs go to a file that is missing fails with the reason, without a stack', async () => {
  const job = await createJob({ workspace: createFailingRepository(), event: 'labeled' });
  for (const [variable, name] of [
    ['GITHUB_STATE', 'the state'],
    ['GITHUB_OUTPUT', 'the outputs'],
  ] as const) {
    const ended = await runStepHere(job, { ...base, policy: 'builtin:none' }, { [variable]: noFile });
    expect(ended).toMatchObject({
      exitCode: 2,
      stdout: expect.stringContaining(`${name} of the step cannot be written`),
    });
    expect(ended.stdout).not.toMatch(stack);
  }
});

// A library reads the event and the address of the API when the program loads it.
test.each([
  { name: 'empty', make: (path: string) => writeFileSync(path, '') },
  { name: 'cut', make: (path: string) => writeFileSync(path, '{"action":') },
  {
    name: 'a directory',
    make(path: string) {
      rmSync(path);
      mkdirSync(path);
    },
  },
])('an event file that is $name is an error with its reason, without a stack', async ({ make }) => {
  const job = await createJob({ workspace: createFailingRepository(), event: 'labeled' });
  make(job.environment['GITHUB_EVENT_PATH'] ?? '');
  const ended = await job.run(base);
  expect(ended.stdout).toMatch(/::error::.*GITHUB_EVENT_PATH/);
  expect(ended.stdout + ended.stderr).not.toMatch(stack);
  expect(ended).toMatchObject({ exitCode: 2 });
  expect(job.outputs()).toMatchObject({ outcome: 'usage-error' });
  const post = await job.post();
  expect(post.stdout + post.stderr).not.toMatch(stack);
});

test('an address of the API that is no URL is an error with its reason, without a stack', async () => {
  const job = await createJob({ workspace: createFailingRepository(), event: 'labeled' });
  const ended = await job.run(base, { GITHUB_API_URL: 'nowhere' });
  expect(ended.stdout).toMatch(/::error::[^]*GITHUB_API_URL/);
  expect(ended.stdout + ended.stderr).not.toMatch(stack);
  expect(ended).toMatchObject({ exitCode: 2 });
});

test.each([
  { name: 'names no branch', path: 'HEAD', content: 'garbage\n' },
  { name: 'is of a newer git', path: 'config', content: '[core]\n\trepositoryformatversion = 99\n' },
])('a repository that $name is an error with the words of git, without a stack', async ({ path, content }) => {
  const workspace = createFailingRepository();
  const job = await createJob({ workspace, event: 'labeled' });
  writeFileSync(join(workspace, '.git', path), content);
  const ended = await runStepHere(job, base);
  expect(ended.stdout).toMatch(/::error::git cannot open the repository .*: fatal: /);
  expect(ended.stdout + ended.stderr).not.toMatch(stack);
  expect(ended).toMatchObject({ exitCode: 2 });
});
