import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outputNames } from '../../src/github/outputs.ts';
import { readEnd, renderInputs, type Ended } from '../fixtures/job.ts';
import { runPostHere } from '../fixtures/step.ts';
import { createFaultyJob, old, type Call, type FaultyJob } from './faulty-job.ts';

const silence = { type: 'silence' } as const;

/** Starts main, and ends it as the runner ends a cancelled job, once the call that is not answered was sent. */
async function cancel({ job, artifacts, inputs }: FaultyJob, path: string, first: NodeJS.Signals): Promise<Ended> {
  const child = job.start(inputs, artifacts.env);
  const end = readEnd(child);
  const isSent = (): boolean =>
    job.github.requests.some((sent) => `${sent.method} ${sent.path}` === path) ||
    artifacts.requested.some((step) => step === path);
  await expect.poll(isSent).toBe(true);
  child.kill(first);
  // GitHub kills after ten seconds. Twice that is for a busy machine, and less than the limit of any request.
  const timers = [setTimeout(() => child.kill('SIGTERM'), 7_500), setTimeout(() => child.kill('SIGKILL'), 20_000)];
  const ended = await end;
  for (const timer of timers) clearTimeout(timer);
  return ended;
}

const place = '/repos/octo/repo';

test.each<[Call, string, { code: number; outcome: string; comment: string; after: string }]>([
  [
    { kind: 'answer', place: 'artifact upload' },
    'upload',
    // The answer is the product of this mode, and post publishes it.
    { code: 1, outcome: 'publish-failed', comment: old, after: '/actions/runs/1234' },
  ],
  [
    { kind: 'changes', place: 'POST git/refs' },
    `POST ${place}/git/refs`,
    { code: 1, outcome: 'publish-failed', comment: old, after: '## publish-failed' },
  ],
  [
    { kind: 'changes', place: 'PATCH issues/comments/1' },
    `PATCH ${place}/issues/comments/1`,
    { code: 0, outcome: 'completed', comment: old, after: 'The changes are in #101, branch `script-harness/pull-7`.' },
  ],
])(
  'a job that is cancelled at %j ends in time with its outputs, and post does the rest',
  async (call, path, wanted) => {
    const faulty = await createFaultyJob(call, silence, 1, 1);
    const { job, artifacts, readComment } = faulty;
    const inputs = { ...faulty.inputs, 'upload-artifact': 'full' };
    const ended = await cancel({ ...faulty, inputs }, path, 'SIGINT');
    expect({ signal: ended.signal, code: ended.exitCode }, ended.stdout).toEqual({ signal: null, code: wanted.code });
    const outputs = job.outputs();
    expect(Object.keys(outputs).toSorted()).toEqual([...outputNames].toSorted());
    expect(outputs).toMatchObject({ outcome: wanted.outcome, 'audit-digest': expect.stringMatching(/^[0-9a-f]{64}$/) });
    for (const name of ['history-file', 'audit-file', 'report-file'])
      expect(existsSync(outputs[name] ?? '')).toBe(true);
    expect(job.summary()).not.toBe('');
    expect(readComment()).toBe(wanted.comment);

    artifacts.faults.clear();
    job.github.state.faults.clear();
    const post = await runPostHere(job, { ...renderInputs(inputs), ...artifacts.env });
    expect(post, post.stdout).toMatchObject({ exitCode: 0 });
    expect(artifacts.artifacts).toHaveLength(1);
    expect(readComment()).toContain(wanted.after);
    expect(job.github.state.pulls.get(7)?.labels).toEqual([]);
  },
);

// When the pull request is made, GitHub has the branch.
test('if a job is killed while it makes the pull request, the summary and the comment of the post step state that not all is published', async () => {
  const faulty = await createFaultyJob({ kind: 'changes', place: 'POST pulls' }, silence, 1, 1);
  const { job, artifacts, inputs, readComment } = faulty;
  const ended = await cancel(faulty, `POST ${place}/pulls`, 'SIGKILL');
  expect(ended.signal).toBe('SIGKILL');
  job.github.state.faults.clear();
  const post = await runPostHere(job, { ...renderInputs(inputs), ...artifacts.env });
  expect(post, post.stdout).toMatchObject({ exitCode: 0 });
  const failed = /## publish-failed\n\nthe step ended before the changes or the answer were published completely\./;
  expect([job.summary(), readComment()]).toEqual([expect.stringMatching(failed), expect.stringMatching(failed)]);
});

test('a job that is cancelled while GitHub does not tell the role of the actor ends as cancelled', async () => {
  const faulty = await createFaultyJob({ kind: 'answer', place: 'GET collaborators/writer/permission' }, silence, 1, 1);
  const ended = await cancel(faulty, `GET ${place}/collaborators/writer/permission`, 'SIGTERM');
  expect({ signal: ended.signal, code: ended.exitCode }, ended.stdout).toEqual({ signal: null, code: 143 });
  expect(faulty.job.outputs()).toMatchObject({ outcome: 'cancelled', conclusion: 'failure' });
  expect(faulty.job.summary()).toMatch(/^## cancelled\n\n.*cancelled by SIGTERM/);
});
