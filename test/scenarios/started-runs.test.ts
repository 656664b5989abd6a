import { expect, onTestFinished, test } from 'vitest';
import { outputNames } from '../../src/github/outputs.ts';
import { refuse } from '../fixtures/faults.ts';
import { createJob, type Job } from '../fixtures/job.ts';
import { startModelServer, type ModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { runPostHere, runStepHere } from '../fixtures/step.ts';
import { createFailingRepository, fixingTurns, structuredTurns, task } from './scenario.ts';

const key = {
  provider: 'openai-chat',
  'script-harness': 'disabled',
  model: 'm',
  'openai-api-key': 'model-key-of-the-job',
  'upload-artifact': 'false',
};

async function create(
  turns: readonly ScriptedTurn[] = fixingTurns,
): Promise<{ job: Job; model: ModelServer; inputs: Record<string, string> }> {
  const model = await startModelServer({ turns });
  onTestFinished(() => model.close());
  const job = await createJob({ workspace: createFailingRepository() });
  return { job, model, inputs: { ...key, policy: 'builtin:fix-tests-strict', 'base-url': `${model.url}/v1` } };
}

/** For what starts a run, and not what becomes of it: an answer without a change. */
const answer: readonly ScriptedTurn[] = [{ text: 'There is nothing to do.' }];

const person = (login: string) => ({ login, type: login.endsWith('[bot]') ? 'Bot' : 'User' });

const issue = {
  number: 12,
  title: 'Totals are wrong',
  body: 'Off by one.',
  author_association: 'NONE',
  user: person('stranger'),
};

/** A comment of `author` on issue 12. */
function setComment(job: Job, body: string, author = 'writer'): Record<string, string> {
  job.github.state.comments.push({ id: 55, issue: 12, author, body });
  const comment = {
    id: 55,
    body,
    user: person(author),
    author_association: 'MEMBER',
    created_at: '2026-01-01T00:00:00Z',
  };
  job.setEvent('issue_comment', { action: 'created', issue, comment, sender: person(author) });
  return { GITHUB_ACTOR: author, GITHUB_TRIGGERING_ACTOR: author };
}

/** Issue 12 with an action of `actor`. */
function setIssue(job: Job, action: string, changes: object = {}, actor = 'writer'): Record<string, string> {
  job.setEvent('issues', { action, issue, sender: person(actor), ...changes });
  return { GITHUB_ACTOR: actor, GITHUB_TRIGGERING_ACTOR: actor };
}

const written = (job: Job) => job.github.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql');

test('a comment with the trigger phrase starts a run whose task is the text after it', async () => {
  const { job, model, inputs } = await create();
  const actor = setComment(job, '> @agent delete all\n\n@agent make the tests pass <!-- and more -->');
  const ended = await runStepHere(job, { ...inputs, 'trigger-phrase': '@agent', acknowledge: 'reaction' }, actor);
  expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
  expect(job.outputs()).toMatchObject({ outcome: 'completed' });
  expect(job.github.state.reactions).toEqual(['issues/comments/55']);
  const [first] = model.requests;
  const text = JSON.stringify(first?.body);
  expect(text).toMatch(/make the tests pass\s*(?:\\n)+The task comes from a comment on issue #12/);
  expect(text).toContain('Off by one.');
  expect(text).not.toContain('and more');
  // The reaction comes after the checks, and before the model.
  const paths = job.github.requests.map(({ path }) => path);
  expect(paths.indexOf('/repos/octo/repo/issues/comments/55/reactions')).toBeGreaterThan(
    paths.indexOf('/repos/octo/repo/issues/comments/55'),
  );
});

test('a comment without the trigger phrase ends the job without a request, a comment and a summary', async () => {
  const { job, model, inputs } = await create();
  const actor = setComment(job, 'I think @agents are fine.', 'reader');
  const ended = await runStepHere(job, { ...inputs, 'trigger-phrase': '@agent', acknowledge: 'reaction' }, actor);
  expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
  expect(ended.stdout).toContain('There is nothing to do: the text does not contain the trigger phrase @agent.');
  expect(Object.keys(job.outputs()).toSorted()).toEqual([...outputNames].toSorted());
  expect(job.outputs()).toMatchObject({ outcome: 'no-changes', conclusion: 'success' });
  expect(job.summary()).toBe('');
  expect([...model.requests, ...job.github.requests]).toEqual([]);
  expect(await runPostHere(job)).toMatchObject({ exitCode: 0 });
});

test('a person who may not start a run gets no acknowledgement', async () => {
  for (const acknowledge of ['reaction', 'comment']) {
    const { job, inputs } = await create();
    const actor = setComment(job, '@agent fix it', 'reader');
    expect(await runStepHere(job, { ...inputs, 'trigger-phrase': '@agent', acknowledge }, actor)).toMatchObject({
      exitCode: 2,
    });
    expect(job.outputs()['outcome']).toBe('skipped-untrusted');
    expect(written(job)).toEqual([]);
  }
});

test('acknowledge: comment writes the sticky comment before the run, and the result replaces it', async () => {
  const { job, model, inputs } = await create();
  const actor = setComment(job, '@agent fix it');
  const child = runStepHere(job, { ...inputs, 'trigger-phrase': '@agent', acknowledge: 'comment' }, actor);
  await expect.poll(() => model.requests.length).toBeGreaterThan(0);
  expect(job.github.state.comments[1]?.body).toMatch(/^<!--.*-->\n## running\n/);
  expect(await child).toMatchObject({ exitCode: 0 });
  expect(job.github.state.comments.map(({ body }) => body)).toEqual([
    '@agent fix it',
    expect.stringMatching(/^<!--.*-->\nThe tests pass now\./),
  ]);
});

const label = { label: { name: 'agent' } };

test('the one-shot label is removed after a run, after an early end, and by the post step after a kill', async () => {
  const given = { task, 'one-shot-label': 'agent' };
  for (const policy of ['builtin:fix-tests-strict', 'builtin:none']) {
    const { job, inputs } = await create();
    job.github.state.issueLabels.set(12, ['bug', 'agent']);
    const ended = await runStepHere(job, { ...inputs, ...given, policy }, setIssue(job, 'labeled', label));
    expect(job.outputs()['outcome'], ended.stdout).toBe(policy === 'builtin:none' ? 'policy-error' : 'completed');
    expect(job.github.state.issueLabels.get(12)).toEqual(['bug']);
    const asked = job.github.requests.length;
    expect(await runPostHere(job, { INPUT_POLICY: policy })).toMatchObject({ exitCode: 0 });
    expect(job.github.requests.length).toBe(asked);
  }

  const { job, model, inputs } = await create(structuredTurns);
  job.github.state.issueLabels.set(12, ['bug', 'agent']);
  const all = { 'github-token': 'github-token-of-the-job', ...inputs, ...given };
  const child = job.start(all, setIssue(job, 'labeled', label));
  const ended = new Promise((resolve) => child.once('close', resolve));
  await expect.poll(() => model.requests.length).toBeGreaterThan(1);
  child.kill('SIGKILL');
  await ended;
  expect(job.github.state.issueLabels.get(12)).toEqual(['bug', 'agent']);
  const variables = Object.entries(all).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value] as const);
  expect(await job.post(Object.fromEntries(variables))).toMatchObject({ exitCode: 0 });
  expect(job.github.state.issueLabels.get(12)).toEqual(['bug']);
});

test('another label than the one-shot label starts nothing and stays', async () => {
  const { job, inputs } = await create();
  job.github.state.issueLabels.set(12, ['bug']);
  const actor = setIssue(job, 'labeled', { label: { name: 'bug' } });
  expect(await runStepHere(job, { ...inputs, task, 'one-shot-label': 'agent' }, actor)).toMatchObject({ exitCode: 0 });
  expect(job.outputs()['outcome']).toBe('no-changes');
  expect(job.github.requests).toEqual([]);
});

test('a label that cannot be removed is a warning, and the outcome stays', async () => {
  const { job, inputs } = await create(answer);
  job.github.state.issueLabels.set(12, ['agent']);
  job.github.state.faults.set('DELETE /repos/octo/repo/issues/12/labels/agent', refuse(403, 'Forbidden'));
  const ended = await runStepHere(job, { ...inputs, task, 'one-shot-label': 'agent' }, setIssue(job, 'labeled', label));
  expect(ended).toMatchObject({ exitCode: 0 });
  expect(ended.stdout).toMatch(/::warning.*remove the label agent.*issues: write/);
});

test('a schedule, a listed bot and a listed person start a run of builtin:fix-tests', async () => {
  const accounts = [
    { start: 'schedule', inputs: {} },
    { start: 'helper[bot]', inputs: { 'allow-bot-users': 'helper[bot]' } },
    { start: 'stranger', inputs: { 'allow-users': 'stranger' } },
  ];
  for (const { start, inputs: listed } of accounts) {
    const { job, inputs } = await create(answer);
    let actor = {};
    if (start === 'schedule') job.setEvent('schedule', { schedule: '0 3 * * *' });
    else actor = setIssue(job, 'opened', {}, start);
    const ended = await runStepHere(job, { ...inputs, ...listed, task, policy: 'builtin:fix-tests' }, actor);
    expect(ended, `${start}: ${ended.stdout}`).toMatchObject({ exitCode: 0 });
  }
});

test('a dispatch from outside and a merge group start a run on their commit', async () => {
  for (const name of ['repository_dispatch', 'merge_group']) {
    const { job, inputs } = await create(answer);
    const sha = job.environment['GITHUB_SHA'] ?? '';
    const branch = `gh-readonly-queue/main/pr-7-${'b'.repeat(40)}`;
    job.github.state.branches.set(branch, sha);
    const pull = { headSha: sha, pushedAt: '2026-01-01T00:00:00Z', state: 'open', labels: [], repository: 'octo/repo' };
    job.github.state.pulls.set(7, pull);
    const group = {
      head_sha: sha,
      head_ref: `refs/heads/${branch}`,
      base_sha: 'b'.repeat(40),
      base_ref: 'refs/heads/main',
    };
    job.setEvent(
      name,
      name === 'merge_group'
        ? { action: 'checks_requested', merge_group: group }
        : { action: 'fix', branch: 'main', client_payload: {} },
    );
    const ended = await runStepHere(job, { ...inputs, task });
    expect(ended, `${name}: ${ended.stdout}`).toMatchObject({ exitCode: 0 });
  }
});

test('a review with the trigger phrase starts a run on the head that was reviewed', async () => {
  const { job, inputs, model } = await create(answer);
  const sha = job.environment['GITHUB_SHA'] ?? '';
  const repo = { full_name: 'octo/repo' };
  const pull = {
    ...issue,
    number: 7,
    head: { sha, ref: 'change', repo },
    base: { sha: 'b'.repeat(40), ref: 'main', repo },
  };
  const comment = {
    id: 77,
    body: '@agent rename this',
    user: person('writer'),
    author_association: 'MEMBER',
    path: 'src/totals.js',
    line: 4,
    original_commit_id: sha,
    created_at: '2026-01-01T00:00:00Z',
  };
  job.github.state.reviewTexts.set('pulls/comments/77', comment.body);
  const present = { headSha: sha, pushedAt: '2026-01-01T00:00:00Z', state: 'open', labels: [] };
  job.github.state.pulls.set(7, { ...present, repository: 'octo/repo' });
  job.setEvent('pull_request_review_comment', { action: 'created', pull_request: pull, comment });
  const ended = await runStepHere(job, { ...inputs, 'trigger-phrase': '@agent', acknowledge: 'reaction' });
  expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
  expect(job.github.state.reactions).toEqual(['pulls/comments/77']);
  expect(JSON.stringify(model.requests[0]?.body)).toContain('comment on src/totals.js:4');
});

test('an issue of a person without a role starts a run only under a read-only policy that accepts it', async () => {
  const opened = { task: 'Describe the issue.', mode: 'comment', 'min-permission': 'none' };
  const model = await startModelServer({ turns: [{ text: 'It is about totals.' }] });
  onTestFinished(() => model.close());
  const start = async (inputs: Record<string, string>, event = 'issues'): Promise<Job> => {
    const job = await createJob({ workspace: createFailingRepository(), event: 'labeled' });
    const stranger = { GITHUB_ACTOR: 'stranger', GITHUB_TRIGGERING_ACTOR: 'stranger' };
    if (event === 'issues') setIssue(job, 'opened', {}, 'stranger');
    await runStepHere(job, { ...key, ...opened, 'base-url': `${model.url}/v1`, ...inputs }, stranger);
    return job;
  };
  const answered = await start({ policy: 'builtin:triage' });
  expect(answered.outputs()).toMatchObject({ outcome: 'completed' });
  expect(answered.github.state.comments.map(({ body }) => body)).toEqual([
    expect.stringContaining('It is about totals.'),
  ]);
  expect((await start({ policy: 'builtin:triage', 'min-permission': 'write' })).outputs()['outcome']).toBe(
    'skipped-untrusted',
  );
  expect((await start({ policy: 'builtin:read-only' })).outputs()['outcome']).toBe('policy-error');
  expect((await start({ policy: 'builtin:fix-tests' })).outputs()['outcome']).toBe('policy-error');
  expect((await start({ policy: 'builtin:triage' }, 'pull_request')).outputs()['outcome']).toBe('skipped-untrusted');
});
