import { expect, onTestFinished, test } from 'vitest';
import { createGitHubClient } from '../../../src/github/client.ts';
import {
  explainPublishing,
  publishPullRequest,
  type PullRequestPlan,
} from '../../../src/github/publish/publish-changes.ts';
import { refuse } from '../../fixtures/faults.ts';
import { createGitApi } from '../../fixtures/git-api.ts';
import { startGitHubServer } from '../../fixtures/github-server.ts';
import { createThreadApi } from '../../fixtures/thread-api.ts';
import { createStoppedLimit } from '../../fixtures/time-limit.ts';
import { createRepository, runGit } from '../../fixtures/workspace.ts';

const branch = 'script-harness/issue-12';
const plan: PullRequestPlan = {
  branch,
  base: 'main',
  continues: false,
  title: 'Fix totals',
  body: 'Both of them.',
  create: 'draft',
  labels: [],
  reviewers: [],
  assignees: [],
};

/** GitHub with a repository of one commit on `main`, and a commit that a run has made after it. */
async function createPublisher() {
  const root = createRepository({ 'a.txt': 'a\n' });
  const server = await startGitHubServer();
  onTestFinished(() => server.close());
  const git = createGitApi(root, server.state.ownLogin);
  server.state.git = git;
  const thread = createThreadApi(server.state.ownLogin);
  server.state.thread = thread;
  const client = createGitHubClient({
    token: 't',
    repository: { owner: 'octo', name: 'repo' },
    apiUrl: server.url,
    limit: createStoppedLimit(),
  });
  /** `of` is the author; the committer differs from it after an amendment. */
  const commit = (message: string, of: string, committer = of, parent = 'main'): string =>
    runGit(
      root,
      '-c',
      `author.name=${of}`,
      '-c',
      `committer.name=${committer}`,
      'commit-tree',
      'main^{tree}',
      '-p',
      parent,
      '-m',
      message,
    ).trim();
  const made = commit('Fix totals\n\nScript-Harness-Run: run_2', 'bot');
  const readBranch = (): string => runGit(root, 'rev-parse', branch).trim();
  return { root, git, thread, state: server.state, faults: server.state.faults, client, commit, made, readBranch };
}

test.each<[string, string, string, string]>([
  ['that a person has added', 'Note it', 'ann', 'ann'],
  ['of an author without an account', 'Fix totals\n\nScript-Harness-Run: run_1', 'no account', 'no account'],
  ['of a run that a person has amended', 'Fix totals\n\nScript-Harness-Run: run_1', 'bot', 'ann'],
])('a commit %s since the run began is not overwritten', async (_, message, author, committer) => {
  const { root, git, client, commit, made, readBranch } = await createPublisher();
  const head = commit(message, author, committer);
  runGit(root, 'branch', branch, head);
  await expect(publishPullRequest(client, plan, made)).rejects.toMatchObject({
    code: 'publish',
    message: `people have added commits to the branch ${branch} since the run began`,
  });
  expect(readBranch()).toBe(head);
  expect(git.pulls).toEqual([]);
});

test('commits of earlier runs are replaced, with another account too', async () => {
  const { root, client, commit, made, readBranch } = await createPublisher();
  runGit(root, 'branch', branch, commit('Fix totals\n\nScript-Harness-Run: run_1', 'another bot'));
  expect(await publishPullRequest(client, plan, made)).toMatchObject({ pullRequest: { number: 101 } });
  expect(readBranch()).toBe(made);
});

test.each([
  ['a squash has brought', { mergedAt: true, base: 'main' }, true],
  ['a squash has brought another head', { mergedAt: false, base: 'main' }, false],
  ['only another branch has', { mergedAt: true, base: 'release' }, false],
] as const)('commits of people that %s into the base are replaced: %o', async (_, { mergedAt, base }, isReplaced) => {
  const { root, git, client, commit, made, readBranch } = await createPublisher();
  const head = commit('Note it', 'ann', 'ann', commit('Fix totals\n\nScript-Harness-Run: run_1', 'bot'));
  runGit(root, 'branch', branch, head);
  const text = { title: 'Earlier', body: '', draft: false, state: 'closed' } as const;
  git.pulls.push({ number: 101, head: branch, base, mergedAt: mergedAt ? head : made, ...text });
  const ended: unknown = await publishPullRequest(client, plan, made).catch((error: unknown) => error);
  expect(ended).toMatchObject(isReplaced ? { pullRequest: { number: 102 } } : { code: 'publish' });
  expect(readBranch()).toBe(isReplaced ? made : head);
});

test('commits of people stay if the job may not read pull requests', async () => {
  const { root, git, faults, client, commit, made, readBranch } = await createPublisher();
  const head = commit('Note it', 'ann', 'ann', commit('Fix totals\n\nScript-Harness-Run: run_1', 'bot'));
  runGit(root, 'branch', branch, head);
  const text = { title: 'Earlier', body: '', draft: false, state: 'closed' } as const;
  git.pulls.push({ number: 101, head: branch, base: 'main', mergedAt: head, ...text });
  faults.set('GET /repos/octo/repo/pulls', refuse(403, 'Resource not accessible by integration'));
  await expect(publishPullRequest(client, plan, made)).rejects.toMatchObject({
    message: `people have added commits to the branch ${branch} since the run began`,
  });
  expect(readBranch()).toBe(head);
});

test.each([
  ['are replaced if the base had them', 'before', 'run_1', true],
  ['stay if the base never had them', 'never', 'run_1', false],
  ['stay if a person has added to them since', 'before', 'person', false],
] as const)('commits on which an earlier run began %s', async (_, had, last, isReplaced) => {
  const { root, state, client, commit, made, readBranch } = await createPublisher();
  const replaced = commit('Feature, first try', 'ann');
  const run = commit('Fix totals\n\nScript-Harness-Run: run_1', 'bot', 'bot', replaced);
  const head = last === 'person' ? commit('Note it', 'ann', 'ann', run) : run;
  runGit(root, 'branch', branch, head);
  const push = { after: commit('Feature', 'ann'), at: '2026-01-01T00:00:00Z', login: 'ann' };
  state.pushes.set('main', had === 'before' ? { ...push, before: replaced } : push);
  const ended: unknown = await publishPullRequest(client, plan, made).catch((error: unknown) => error);
  expect(ended).toMatchObject(isReplaced ? { pullRequest: { number: 101 } } : { code: 'publish' });
  expect(readBranch()).toBe(isReplaced ? made : head);
});

test('a pull request that the repository permits no one to create is a failure that names the branch and the setting', async () => {
  const { git, client, made, readBranch } = await createPublisher();
  git.refusals.push({ status: 403, message: 'GitHub Actions is not permitted to create or approve pull requests.' });
  await expect(publishPullRequest(client, plan, made)).rejects.toMatchObject({
    code: 'publish',
    message: expect.stringContaining('not permitted'),
    hint: expect.stringMatching(/branch script-harness\/issue-12.*Workflow permissions/s),
  });
  expect(readBranch()).toBe(made);
});

test.each([
  'Reference update failed',
  'Repository rule violations found\n\nCannot create ref due to creations being restricted.',
])('a branch that a ruleset refuses is a failure that names the remedy: %s', async (message) => {
  const { faults, client, made } = await createPublisher();
  faults.set('POST /repos/octo/repo/git/refs', refuse(422, message));
  await expect(explainPublishing(() => publishPullRequest(client, plan, made))).rejects.toMatchObject({
    code: 'publish',
    hint: expect.stringMatching(/ruleset .*branch-prefix/),
  });
});

test.each(['GET /repos/octo/repo/pulls', 'PATCH /repos/octo/repo/pulls/101'])(
  'a failure of %s names the branch, which has the changes by then',
  async (place) => {
    const { faults, client, commit, made, readBranch } = await createPublisher();
    await publishPullRequest(client, plan, commit('Fix\n\nScript-Harness-Run: run_1', 'bot'));
    faults.set(place, refuse(403, 'Resource not accessible by integration'));
    await expect(publishPullRequest(client, plan, made)).rejects.toMatchObject({
      code: 'publish',
      hint: expect.stringContaining(`The changes are on the branch ${branch}.`),
    });
    expect(readBranch()).toBe(made);
  },
);

test('a repository without drafts gets an open pull request, with a note', async () => {
  const { git, client, made } = await createPublisher();
  git.refusals.push({ status: 422, message: 'Draft pull requests are not supported in this repository.' });
  const { notes } = await publishPullRequest(client, plan, made);
  expect(notes).toEqual([expect.stringContaining('has no draft pull requests')]);
  expect(git.pulls).toMatchObject([{ draft: false }]);
});

test('a branch whose prefix is another branch is a failure that names both', async () => {
  const { root, client, made } = await createPublisher();
  runGit(root, 'branch', 'script-harness');
  await expect(publishPullRequest(client, plan, made)).rejects.toMatchObject({
    code: 'publish',
    message: `the branch script-harness exists, so ${branch} cannot`,
    hint: expect.stringContaining('branch-prefix'),
  });
});

test('a pull request whose answer was lost is found also if GitHub lists it only after the second request', async () => {
  const { git, faults, client, made } = await createPublisher();
  faults.set('POST /repos/octo/repo/pulls', { type: 'reset', done: true }, 1);
  const list = { 'content-type': 'application/json' };
  faults.set('GET /repos/octo/repo/pulls', { type: 'answer', status: 200, body: '[]', headers: list }, 1);
  expect(await publishPullRequest(client, plan, made)).toMatchObject({ pullRequest: { number: 101 } });
  expect(git.pulls).toHaveLength(1);
});

test('labels, assignees and reviewers that GitHub refuses are notes with the missing permission', async () => {
  const { git, faults, client, made } = await createPublisher();
  for (const place of ['issues/101/labels', 'issues/101/assignees', 'pulls/101/requested_reviewers'])
    faults.set(`POST /repos/octo/repo/${place}`, refuse(403, 'Resource not accessible by integration'));
  const wanted = { ...plan, labels: ['agent'], assignees: ['ann'], reviewers: ['lead'] };
  const { notes } = await publishPullRequest(client, wanted, made);
  expect(notes).toEqual(
    ['label 101', 'assign 101 to ann', 'ask lead to review 101'].map((call) =>
      expect.stringMatching(new RegExp(`could not ${call}: .*pull-requests: write`)),
    ),
  );
  expect(git.pulls).toHaveLength(1);
});

test('an account that GitHub leaves out of the assignees without an error is a note', async () => {
  const { thread, client, made } = await createPublisher();
  thread.unassignable.add('gone');
  const { notes } = await publishPullRequest(client, { ...plan, assignees: ['Ann', 'gone'] }, made);
  expect(thread.assignees).toEqual(['Ann']);
  expect(notes).toEqual(['could not assign 101 to gone: GitHub assigns only accounts with access to the repository.']);
});

test('a reviewer whom GitHub refuses keeps no other one from being asked', async () => {
  const { thread, client, made } = await createPublisher();
  thread.unreviewing.add('gone');
  const { notes } = await publishPullRequest(client, { ...plan, reviewers: ['gone', 'lead', 'octo/core'] }, made);
  expect(thread.reviewers).toEqual(['lead', 'core']);
  expect(notes).toEqual([expect.stringMatching(/^could not ask gone to review 101: .*only be requested from/)]);
});
