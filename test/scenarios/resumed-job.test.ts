import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { readRecord } from '../../src/record/read-record.ts';
import { runPostHere, runStepHere } from '../fixtures/step.ts';
import { createJob } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { runGit } from '../fixtures/workspace.ts';
import { createFailingRepository, structuredTurns, task } from './scenario.ts';

const workflow = { GITHUB_WORKFLOW_REF: 'octo/repo/.github/workflows/fix.yml@refs/heads/main' };

test('a job continues the run of another job of its workflow, against the digest that this one has published', async () => {
  const root = createFailingRepository();
  const model = await startModelServer({ turns: structuredTurns });
  onTestFinished(() => model.close());
  const inputs = {
    task,
    policy: 'builtin:fix-tests-strict',
    provider: 'openai-chat',
    'script-harness': 'disabled',
    model: 'm',
    'upload-artifact': 'false',
    'base-url': `${model.url}/v1`,
    'openai-api-key': 'model-key-of-the-job',
  };
  const first = await createJob({ workspace: root });
  // The edit is the third turn.
  expect(await runStepHere(first, { ...inputs, 'max-turns': '3' }, workflow)).toMatchObject({ exitCode: 4 });
  const directory = join(first.temporary, 'script-harness');
  const [id = ''] = readdirSync(directory)
    .filter((name) => !name.endsWith('.json'))
    .filter((name) => name.startsWith('run_'));
  const digest = first.outputs()['audit-digest'] ?? '';
  expect(digest).toMatch(/^[0-9a-f]{64}$/);

  // Another machine: a fresh checkout of the same commit.
  runGit(root, 'checkout', '--quiet', '--', '.');
  const second = await createJob({ workspace: root });
  const resume = { ...inputs, resume: join(directory, id), 'resume-digest': digest, 'max-turns': '10' };
  const other = { GITHUB_WORKFLOW_REF: 'octo/repo/.github/workflows/other.yml@refs/heads/main' };
  const refusals: [Record<string, string>, Record<string, string>, RegExp][] = [
    [{ ...resume, 'resume-digest': 'a'.repeat(64) }, workflow, /this is another log/],
    [{ ...resume, 'resume-digest': '' }, workflow, /resume is given without resume-digest/],
    [resume, other, /not a record of this job: workflowFile is octo.*fix\.yml, here .*other\.yml/],
    [resume, {}, /not a record of this job: workflowFile is .*, here unknown/],
    [resume, { ...workflow, GITHUB_REPOSITORY: 'octo/fork' }, /not a record of this job|GITHUB_REPOSITORY|event/],
  ];
  const asked = model.requests.length;
  for (const [given, environment, reason] of refusals) {
    const ended = await runStepHere(second, given, environment);
    expect(ended).toMatchObject({ exitCode: 2, stdout: expect.stringMatching(reason) });
  }
  expect(model.requests.length).toBe(asked);

  const ended = await runStepHere(second, resume, workflow);
  expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
  expect(second.outputs()).toMatchObject({ outcome: 'completed', turns: '5', 'changed-files-count': '2' });
  const [next = ''] = readdirSync(join(second.temporary, 'script-harness'))
    .filter((name) => !name.endsWith('.json'))
    .map((name) => join(second.temporary, 'script-harness', name))
    .filter((path) => path.includes('/run_') && readdirSync(path).includes('changes.patch'));
  const events = readRecord(next).events.map(({ event }) => event);
  expect(events.flatMap((event) => (event.type === 'run-resumed' ? [event.auditDigest] : []))).toEqual([digest]);
  expect(events.filter((event) => event.type === 'tool-started')).toHaveLength(5);
});

test('a job that was killed leaves the digest in its summary and in a notice, and is resumed with it', async () => {
  const root = createFailingRepository();
  const wait = { text: 'Wait.', delayMs: 60_000 };
  const model = await startModelServer({ turns: [...structuredTurns.slice(0, 3), wait, ...structuredTurns.slice(3)] });
  onTestFinished(() => model.close());
  const inputs = {
    task,
    policy: 'builtin:fix-tests-strict',
    provider: 'openai-chat',
    'script-harness': 'disabled',
    model: 'm',
    'upload-artifact': 'false',
    'base-url': `${model.url}/v1`,
    'openai-api-key': 'model-key-of-the-job',
  };
  const first = await createJob({ workspace: root });
  const main = first.start(inputs, workflow);
  while (model.requests.length < 4 && main.exitCode === null) await sleep(5);
  main.kill('SIGKILL');
  await once(main, 'close');
  const post = await first.post(workflow);
  const [, digest = ''] = /::notice.*can be resumed with resume-digest: ([0-9a-f]{64})/.exec(post.stdout) ?? [];
  expect(digest, post.stdout).not.toBe('');
  expect(first.summary()).toContain(digest);

  runGit(root, 'checkout', '--quiet', '--', '.');
  const directory = join(first.temporary, 'script-harness');
  const [id = ''] = readdirSync(directory)
    .filter((name) => !name.endsWith('.json'))
    .filter((name) => name.startsWith('run_'));
  const second = await createJob({ workspace: root });
  const ended = await runStepHere(
    second,
    { ...inputs, resume: join(directory, id), 'resume-digest': digest },
    workflow,
  );
  expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
  expect(second.outputs()).toMatchObject({ outcome: 'completed', 'changed-files-count': '2' });
  // A final outcome is not announced.
  expect((await runPostHere(second, workflow)).stdout).not.toContain('resume-digest');
});
