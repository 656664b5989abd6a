import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, onTestFinished, test } from 'vitest';
import { refuse } from '../fixtures/faults.ts';
import { createGitApi, type GitApi } from '../fixtures/git-api.ts';
import { serveGit } from '../fixtures/git-http.ts';
import { createThreadApi } from '../fixtures/thread-api.ts';
import { createJob, type Job } from '../fixtures/job.ts';
import { startModelServer, type ModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { runBuiltStep, runStepHere } from '../fixtures/step.ts';
import { createDirectory, runGit, writeFiles } from '../fixtures/workspace.ts';
import { createFailingRepository, fixingTurns, readTree, task } from './scenario.ts';
import { testedLevel } from '../fixtures/sandbox.ts';

interface Published {
  readonly root: string;
  readonly bare: string;
  readonly git: GitApi;
  readonly model: ModelServer;
  readonly inputs: Record<string, string>;
  createJob(event?: 'workflow_dispatch' | 'labeled'): Promise<Job>;
}

/** A checkout whose repository is on the server, and a model that fixes it in every run. */
async function createPublished(
  files: Readonly<Record<string, string>> = {},
  turns: readonly ScriptedTurn[] = fixingTurns,
  directory = '.',
): Promise<Published> {
  const root = createFailingRepository(directory);
  writeFiles(root, files);
  runGit(root, 'add', '--all');
  runGit(root, 'commit', '--quiet', '--allow-empty', '--message', 'more');
  runGit(root, 'branch', '-M', 'main');
  runGit(root, 'branch', 'change');
  const served = createDirectory('served-');
  const bare = join(served, 'octo/repo.git');
  runGit(root, 'clone', '--quiet', '--bare', root, bare);
  const address = (await serveGit(served)).replace(/\/$/, '');
  const git = createGitApi(bare, 'github-actions[bot]');
  const model = await startModelServer({ turns: [...turns, ...turns, ...turns] });
  onTestFinished(() => model.close());
  return {
    root,
    bare,
    git,
    model,
    inputs: {
      task,
      policy: 'builtin:fix-tests-strict',
      provider: 'openai-chat',
      'script-harness': 'disabled',
      model: 'm',
      'upload-artifact': 'false',
      'base-url': `${model.url}/v1`,
      'openai-api-key': 'model-key-of-the-job',
      mode: 'pull-request',
      'working-directory': directory,
    },
    async createJob(event = 'workflow_dispatch') {
      runGit(root, 'checkout', '--quiet', '--', '.');
      const job = await createJob({ workspace: root, event });
      job.github.state.git = git;
      job.environment['GITHUB_SERVER_URL'] = address;
      return job;
    },
  };
}

const issue = {
  action: 'labeled',
  label: { name: 'agent-fix-tests' },
  issue: {
    number: 12,
    title: 'Totals are wrong, closes #1 @everyone',
    body: 'See the tests.',
    author_association: 'MEMBER',
    user: { login: 'writer', type: 'User' },
  },
};

const branch = 'script-harness/issue-12';
/** For a commit that git makes as the account of the action. */
const ofAction = ['-c', 'user.name=github-actions[bot]'];

/** The branch and the pull request that an earlier run on the issue has made. */
function publishEarlier({ bare, git }: Published): void {
  const text = ['-m', 'An earlier run.', '-m', 'Script-Harness-Run: run_1'];
  const made = runGit(bare, ...ofAction, 'commit-tree', 'main^{tree}', '-p', 'main', ...text).trim();
  runGit(bare, 'branch', branch, made);
  git.pulls.push({ number: 101, head: branch, base: 'main', draft: true, state: 'open', title: 'Earlier', body: '' });
}

function setIssue(job: Job): void {
  job.setEvent('issues', issue);
  job.github.state.issueLabels.set(12, ['agent-fix-tests']);
}

const hostileTurns = [
  ...fixingTurns.slice(0, -1),
  {
    text: '# Totals are wrong [skip ci] ***NO_CI*** [deploy: production], closes #3 @everyone\n\nDone, `fixes #1`.\n\n```mermaid\ngraph TD\n\nskip-checks: true\nSigned-off-by: Lead <lead@octo.example>\n[skip actions]\n```',
  },
];
const steering =
  /\[skip|\[deploy|\*NO_CI|skip-checks|signed-off-by|(?:fix|close|resolve)\w*:? (?:#|GH-)\d|^[`~]+mermaid/im;

/** No text of a run steers what reads commits and pull requests. */
function expectDisarmed(texts: readonly string[]): void {
  const [message = ''] = texts;
  expect(message).toContain('Totals are wrong (skip ci) NO_CI (deploy: production), closes 3 everyone');
  expect(message).toMatch(/\nScript-Harness-Run: \S+\s*$/);
  for (const text of texts) expect(text).not.toMatch(steering);
}

/** Of the commit and the pull request that a hostile run has made or edited. */
function expectAllDisarmed(bare: string, git: GitApi): void {
  const message = runGit(bare, 'log', '-1', '--format=%B', branch);
  const texts = [message, ...git.pulls.flatMap(({ title, body }) => [title, body])];
  expect(texts).toHaveLength(3);
  expectDisarmed(texts);
  expect(git.pulls[0]?.body).toContain('(skip actions)');
}

test('a run on an issue publishes a draft pull request, and a second one updates it without a directive, trailer or closing keyword of a title or of the model', async () => {
  const template = '## Checklist\n\n- [ ] I have read the diff\n';
  const turns = [...fixingTurns, ...hostileTurns];
  const { root, bare, git, inputs, createJob: create } = await createPublished({ 'src/unused.bin': 'a\0b' }, turns);
  const first = await create();
  setIssue(first);
  first.github.state.files.set(`${runGit(root, 'rev-parse', 'HEAD').trim()}:docs/PULL_REQUEST_TEMPLATE.md`, template);
  const ended = await runStepHere(first, inputs);
  expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
  expect(first.outputs()).toMatchObject({
    outcome: 'completed',
    'branch-name': 'script-harness/issue-12',
    'pull-request-number': '101',
    'pull-request-url': 'http://github.localhost/pull/101',
  });
  const [pull] = git.pulls;
  expect(pull).toMatchObject({ head: 'script-harness/issue-12', base: 'main', draft: true });
  expect(pull?.title).toBe('Change src/discount.js and src/total.js (for #12)');
  expect(pull?.body).toContain('The tests pass now.');
  expect(pull?.body).toContain('/actions/runs/1234');
  expect(pull?.body.endsWith(template)).toBe(true);
  const [comment] = first.github.state.comments;
  expect(comment?.body).toContain('The changes are in #101, branch `script-harness/issue-12`.');
  expect(comment?.body).not.toContain('changes.patch');
  expect(first.summary()).toContain('The changes are in #101');

  // The branch holds the base plus the patch, and nothing else.
  expect(runGit(bare, 'log', '--format=%s', 'script-harness/issue-12').split('\n')[0]).toBe(pull?.title);
  const patchFile = first.outputs()['patch-file'] ?? '';
  runGit(root, 'checkout', '--quiet', '--', '.');
  runGit(root, 'apply', patchFile);
  runGit(root, 'add', '--all');
  expect(runGit(bare, 'rev-parse', 'script-harness/issue-12^{tree}')).toBe(runGit(root, 'write-tree'));
  expect(runGit(bare, 'rev-parse', 'script-harness/issue-12^')).toBe(runGit(root, 'rev-parse', 'HEAD'));
  runGit(root, 'reset', '--quiet', '--hard');

  // People may have changed labels and reviewers meanwhile, so an update leaves them alone.
  const second = await create();
  setIssue(second);
  const thread = createThreadApi(second.github.state.ownLogin);
  second.github.state.thread = thread;
  const wanted = { 'create-pr': 'ready', 'pr-labels': 'agent', 'pr-reviewers': 'lead', 'pr-assignees': 'writer' };
  const updated = await runStepHere(second, { ...inputs, ...wanted });
  expect(updated, updated.stdout).toMatchObject({ exitCode: 0 });
  expect(git.pulls).toHaveLength(1);
  expect(second.outputs()).toMatchObject({ 'pull-request-number': '101', 'branch-name': 'script-harness/issue-12' });
  expect(thread).toMatchObject({ labels: [], reviewers: [], assignees: [] });
  expectAllDisarmed(bare, git);
});

/** A person changes the branch of the issue, and the commit of a run follows. Returns the new head. */
function changeBranch({ root, bare }: Published, hand: 'adds a commit' | 'amends the commit'): string {
  runGit(root, 'fetch', '--quiet', bare, 'script-harness/issue-12');
  runGit(root, 'checkout', '--quiet', '--force', '--detach', 'FETCH_HEAD');
  writeFiles(root, { 'notes.md': 'Of a person.\n' });
  runGit(root, 'add', '--all');
  if (hand === 'amends the commit') runGit(root, 'commit', '--quiet', '--amend', '--no-edit');
  else {
    runGit(root, 'commit', '--quiet', '--message', 'break it');
    writeFiles(root, { 'more.md': 'Of a run.\n' });
    runGit(root, 'add', '--all');
    runGit(root, ...ofAction, 'commit', '--quiet', '--message', 'more\n\nScript-Harness-Run: run_1');
  }
  const head = runGit(root, 'rev-parse', 'HEAD').trim();
  runGit(root, 'push', '--quiet', '--force', bare, 'HEAD:refs/heads/script-harness/issue-12');
  runGit(root, 'checkout', '--quiet', '--force', 'main');
  return head;
}

test.each([
  ['pull-request', 'adds a commit'],
  ['publish', 'amends the commit'],
] as const)('mode %s continues on the branch of the thread after a person %s there', async (mode, hand) => {
  const published = await createPublished();
  const { root, bare, git, model, inputs, createJob: create } = published;
  publishEarlier(published);
  const head = changeBranch(published, hand);
  Object.assign(git.pulls[0] ?? {}, { title: 'A title of a person' });

  const second = await create();
  setIssue(second);
  const thread = createThreadApi(second.github.state.ownLogin);
  thread.files.set(101, [{ filename: 'notes.md', status: 'added', patch: '@@ -0,0 +1 @@\n+Of a person.' }]);
  second.github.state.thread = thread;
  const ended = await runStepHere(second, { ...inputs, mode: mode === 'publish' ? 'patch' : mode });
  expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
  const task = JSON.stringify(model.requests[0]?.body);
  expect(task).toMatch(
    /The files come from the branch script-harness\/issue-12.*Keep what they did.*pull request #101, diff/s,
  );
  let outputs = second.outputs();
  if (mode === 'publish') {
    const { 'patch-file': file = '', 'patch-digest': digest = '' } = outputs;
    const publisher = await create();
    setIssue(publisher);
    const given = { ...inputs, mode, 'patch-file': file, 'patch-digest': digest };
    const last = await runStepHere(publisher, given);
    expect(last, last.stdout).toMatchObject({ exitCode: 0 });
    outputs = publisher.outputs();
  }
  expect(outputs).toMatchObject({ 'branch-name': 'script-harness/issue-12', 'pull-request-number': '101' });
  expect(git.pulls).toMatchObject([{ title: 'A title of a person' }]);
  expect(runGit(bare, 'rev-parse', 'script-harness/issue-12^').trim()).toBe(head);
  expect(runGit(bare, 'diff', '--name-only', head, 'script-harness/issue-12')).toBe('src/discount.js\nsrc/total.js\n');
  // The checkout of the job itself stays unchanged.
  expect(runGit(root, 'status', '--porcelain')).toBe('');
});

test('a pull request has the prefix, labels, reviewers and assignees that the team wants, and a commit that is signed off', async () => {
  const message = 'Count each item once\n\nThe loop began at one. See `src/nowhere.js` and `src/total.js:3`.';
  const turns = [...fixingTurns.slice(0, -1), { text: message }];
  const { bare, git, inputs, createJob: create } = await createPublished({}, turns);
  const wanted = {
    ...inputs,
    verify: 'node --test',
    'pr-title-prefix': 'fix:',
    'pr-labels': 'agent, needs review',
    'pr-reviewers': 'lead\nocto/core-team',
    'pr-assignees': 'writer',
    'sign-off': 'true',
  };
  const first = await create();
  const thread = createThreadApi(first.github.state.ownLogin);
  first.github.state.thread = thread;
  // A template that cannot be read is left out.
  const template = 'GET /repos/octo/repo/contents/.github/pull_request_template.md';
  first.github.state.faults.set(template, refuse(403, 'Resource not accessible by integration'));
  setIssue(first);
  const ended = await runStepHere(first, wanted, { GITHUB_SERVER_URL: 'https://github.example.com' });
  expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
  expect(git.pulls[0]?.title).toBe('fix: Count each item once (for #12)');
  expect(git.pulls[0]?.body).toMatch(
    /^- \*\*Verify\*\* `node --test`: red \(exit 1\) before, green after .*\n- \*\*Fixed\*\* 3: .*\n\nThe loop began at one\. See `src\/nowhere\.js` and `src\/total\.js:3`\.\n\n\*The message names files that the repository does not have: `src\/nowhere\.js`\.\*/,
  );
  expect(first.github.state.comments[0]?.body).toMatch(/\nTests: 3 fixed, none failing\.\n\nThe changes are in #101/);
  expect(thread).toMatchObject({
    labels: ['agent', 'needs review'],
    reviewers: ['lead', 'core-team'],
    assignees: ['writer'],
  });
  expect(runGit(bare, 'log', '-1', '--format=%B', 'script-harness/issue-12')).toMatch(
    /\n\nSigned-off-by: github-actions\[bot\] <41898282\+github-actions\[bot\]@users\.noreply\.github\.example\.com>\nScript-Harness-Run: \S+\s*$/,
  );
});

test('a run on the own pull request of the agent adds a commit to it, and a second pull request is not made', async () => {
  const published = await createPublished();
  const { root, bare, git, inputs, createJob: create } = published;
  publishEarlier(published);
  // A person changes the branch, and comments on the pull request.
  const headSha = changeBranch(published, 'adds a commit');
  runGit(root, 'checkout', '--quiet', '-B', branch, headSha);
  const second = await create();
  const repo = { full_name: 'octo/repo' };
  const pull = {
    ...issue.issue,
    number: 101,
    updated_at: '2026-01-02T00:00:00Z',
    head: { sha: headSha, ref: branch, repo },
    base: { sha: 'b'.repeat(40), ref: 'main', repo },
  };
  second.setEvent('pull_request', { action: 'labeled', pull_request: pull, label: { name: 'agent-fix-tests' } });
  second.github.state.pulls.set(101, {
    headSha,
    headRef: branch,
    pushedAt: '2025-12-31T00:00:00Z',
    state: 'open',
    labels: ['agent-fix-tests'],
    repository: 'octo/repo',
  });
  const ended = await runStepHere(second, inputs);
  expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
  expect(second.outputs()).toMatchObject({ 'branch-name': branch, 'pull-request-number': '101' });
  expect(git.pulls).toHaveLength(1);
  expect(runGit(bare, 'rev-parse', `${branch}^`).trim()).toBe(headSha);
});

test('runs of a schedule have one branch, and if-open: skip leaves an open pull request of it alone without a request', async () => {
  const turns = [...fixingTurns, { text: 'There is nothing to do.' }];
  const { git, model, inputs, createJob: create } = await createPublished({}, turns);
  const nightly = 'octo/repo/.github/workflows/nightly.yml@refs/heads/main';
  const run = async (more: Readonly<Record<string, string>>): Promise<Job> => {
    const job = await create();
    job.setEvent('schedule', { schedule: '17 3 * * 1-5' });
    const ended = await runStepHere(job, { ...inputs, ...more }, { GITHUB_WORKFLOW_REF: nightly });
    expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
    return job;
  };
  expect((await run({})).outputs()).toMatchObject({
    'branch-name': 'script-harness/nightly',
    'pull-request-number': '101',
  });
  const asked = model.requests.length;
  expect((await run({ 'if-open': 'skip' })).outputs()).toMatchObject({ outcome: 'no-changes' });
  // The job of an agent whose changes another job publishes.
  expect((await run({ 'if-open': 'skip', mode: 'patch' })).outputs()).toMatchObject({ outcome: 'no-changes' });
  expect(model.requests).toHaveLength(asked);
  for (const pull of git.pulls) pull.state = 'closed';
  await run({ 'if-open': 'skip' });
  expect(model.requests).toHaveLength(asked + 1);
});

test('the branch has new, executable, binary and removed files exactly as the patch, without changes of files that setup or an earlier step made', async () => {
  const commands = [
    'printf "a\\0\\377" > src/new.bin',
    'printf "#!/bin/sh\\n" > src/run.sh && chmod +x src/run.sh',
    'rm src/old.js',
    // The commit does not have these files.
    'echo x >> gen.js',
    'rm left/b.js',
  ];
  const turns = [
    { calls: [{ name: 'shell', args: { command: ['bash', '-c', commands.join(' && ')] } }] },
    { text: 'Done.' },
  ];
  const { root, bare, model, inputs, createJob: create } = await createPublished({ 'src/old.js': 'old\n' }, turns);
  const job = await create();
  writeFiles(root, { 'left/b.js': 'b\n' });
  const ended = await runStepHere(job, {
    ...inputs,
    policy: 'builtin:fix-tests',
    setup: 'echo g > gen.js',
    'create-pr': 'off',
    'branch-prefix': 'bot/fix-',
  });
  expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
  expect(job.outputs()).toMatchObject({ 'branch-name': 'bot/fix-run-1234-1', 'pull-request-number': '' });
  const sent = JSON.stringify(model.requests.at(-1)?.body);
  expect(sent).toContain('setup made gen.js, and the commit does not have it');
  expect(sent).toContain('an earlier step of the job made left/b.js, and the commit does not have it');
  runGit(root, 'checkout', '--quiet', '--', '.');
  expect(runGit(bare, 'diff-tree', '-r', '--name-status', 'main', 'bot/fix-run-1234-1')).toBe(
    'A\tsrc/new.bin\nD\tsrc/old.js\nA\tsrc/run.sh\n',
  );
  expect(runGit(bare, 'ls-tree', 'bot/fix-run-1234-1', 'src/run.sh')).toMatch(/^100755 /);
  expect(readFileSync(join(root, 'src/old.js'), 'utf8')).toBe('old\n');

  // A reviewer who clones the branch gets the base with the patch.
  const clone = join(createDirectory('clone-'), 'clone');
  runGit(root, 'clone', '--quiet', '--branch', 'bot/fix-run-1234-1', await serveGit(bare), clone);
  runGit(root, 'clean', '--quiet', '-fd');
  runGit(root, 'apply', job.outputs()['patch-file'] ?? '');
  expect(readTree(clone)).toEqual(readTree(root));
});

test('mode commit adds a commit without a directive, trailer or closing keyword of the model to the branch of the pull request, and none if the branch has moved meanwhile', async () => {
  const { root, bare, git, inputs, createJob: create } = await createPublished({}, hostileTurns);
  const job = await create('labeled');
  const given = { ...inputs, policy: 'builtin:fix-tests-strict', mode: 'commit' };
  const base = runGit(root, 'rev-parse', 'HEAD').trim();
  job.github.state.files.set(`${'b'.repeat(40)}:.github/script-harness.yml`, '');
  const ended = await runStepHere(job, given);
  expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
  expect(job.outputs()).toMatchObject({ outcome: 'completed', 'branch-name': 'change' });
  expect(runGit(bare, 'rev-parse', 'change^').trim()).toBe(base);
  expectDisarmed([runGit(bare, 'log', '-1', '--format=%B', 'change')]);
  expect(git.pulls).toEqual([]);

  const again = await create('labeled');
  const moved = await runStepHere(again, given);
  expect(moved).toMatchObject({ exitCode: 1 });
  expect(again.outputs()).toMatchObject({ outcome: 'publish-failed', conclusion: 'failure', 'branch-name': '' });
  expect(again.github.state.comments[0]?.body).toMatch(/^<!--.*-->\n## publish-failed/);
  expect(again.summary()).toMatch(/^## publish-failed\n\n.*has moved since the run began: start the run again\.\n/);
  // The record of the run itself is complete, and its patch can still be applied.
  expect(again.outputs()['patch-file']).toMatch(/changes\.patch$/);
});

test('mode commit adds nothing to the branch of a pull request that was closed during the run', async () => {
  const { bare, model, inputs, createJob: create } = await createPublished();
  const head = runGit(bare, 'rev-parse', 'change').trim();
  const job = await create('labeled');
  for (const pull of job.github.state.pulls.values())
    Object.defineProperty(pull, 'state', { get: () => (model.requests.length === 0 ? 'open' : 'closed') });
  const ended = await runStepHere(job, { ...inputs, mode: 'commit' });
  expect(ended).toMatchObject({ exitCode: 1 });
  expect(model.requests).not.toEqual([]);
  expect(job.summary()).toMatch(/^## publish-failed\n\n.*is closed/);
  expect(runGit(bare, 'rev-parse', 'change').trim()).toBe(head);
});

test('what cannot be published is refused before the model is asked', async () => {
  const { root, model, inputs, createJob: create } = await createPublished();
  const commitOnMain = await create();
  const refused = await runStepHere(commitOnMain, { ...inputs, mode: 'commit' });
  expect(refused).toMatchObject({ exitCode: 2 });
  expect(refused.stdout).toContain('would write to the default branch main');
  const badPrefix = await create();
  expect((await runStepHere(badPrefix, { ...inputs, 'branch-prefix': '../x' })).stdout).toContain('branch-prefix');
  const fork = await create();
  fork.setEvent('pull_request', forkOf(runGit(root, 'rev-parse', 'HEAD').trim()));
  const ended = await runStepHere(fork, inputs);
  expect(ended).toMatchObject({ exitCode: 2 });
  expect(ended.stdout).toContain('cannot publish for a head that is in another repository');
  const closed = await create('labeled');
  for (const pull of closed.github.state.pulls.values()) pull.state = 'closed';
  const late = await runStepHere(closed, { ...inputs, mode: 'commit' });
  expect(late, late.stdout).toMatchObject({ exitCode: 2 });
  expect(late.stdout).toContain('is closed, so changes of its branch would reach no other branch');
  const local = await create();
  runGit(root, 'commit', '--quiet', '--allow-empty', '--message', 'of a step');
  local.github.state.branches.set('main', local.environment['GITHUB_SHA'] ?? '');
  const unpublishable = await runStepHere(local, inputs);
  expect(unpublishable, unpublishable.stdout).toMatchObject({ exitCode: 2 });
  expect(unpublishable.stdout).toContain('which this repository does not have');
  expect(model.requests).toEqual([]);
});

function forkOf(sha: string) {
  const repository = { id: 1, full_name: 'octo/repo', private: true, default_branch: 'main' };
  return {
    action: 'labeled',
    number: 7,
    label: { name: 'agent-fix-tests' },
    pull_request: {
      number: 7,
      title: 'A change',
      body: 'Text',
      state: 'open',
      author_association: 'MEMBER',
      updated_at: '2026-01-01T01:00:00Z',
      user: { login: 'writer', type: 'User' },
      labels: [{ name: 'agent-fix-tests' }],
      head: { sha, ref: 'main', repo: { ...repository, id: 2, full_name: 'mallory/repo' } },
      base: { sha: 'b'.repeat(40), ref: 'main', repo: repository },
    },
  };
}

test.each([
  { directory: '.', what: 'with its statement', turns: fixingTurns, verify: 'node --test' },
  { directory: 'packages/app', what: 'without a directive of the model', turns: hostileTurns, verify: '' },
])(
  'a second job publishes the patch of the first one in the directory $directory, $what, and refuses any other',
  async ({ directory, turns, verify }) => {
    const { root, bare, git, model, inputs, createJob: create } = await createPublished({}, turns, directory);
    const agent = await create();
    setIssue(agent);
    const made = await runStepHere(agent, { ...inputs, mode: 'patch', verify });
    expect(made, made.stdout).toMatchObject({ exitCode: 0 });
    const outputs = agent.outputs();
    const asked = model.requests.length;

    // As actions/download-artifact leaves it in a fresh checkout.
    const place = 'downloaded/changes.patch';
    runGit(root, 'checkout', '--quiet', '--', '.');
    const audit = readFileSync(outputs['audit-file'] ?? '', 'utf8');
    const download = (text: string): void => writeFiles(root, { [place]: text, 'downloaded/audit.jsonl': audit });
    const patch = readFileSync(outputs['patch-file'] ?? '', 'utf8');
    const given = {
      mode: 'publish',
      policy: 'builtin:fix-tests-strict',
      'patch-file': place,
      'working-directory': directory,
      'patch-digest': outputs['patch-digest'] ?? '',
      'audit-digest': outputs['audit-digest'] ?? '',
      'run-result': outputs['result'] ?? '',
    };
    const job = await create();
    setIssue(job);
    download(patch);
    // The job of the agent has the token of the job, and this one that of an app.
    job.github.state.comments.push(...agent.github.state.comments);
    job.github.state.ownLogin = 'publisher[bot]';
    const ended = await (directory === '.' ? runBuiltStep : runStepHere)(job, given);
    expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
    expect(job.outputs()).toMatchObject({
      outcome: 'completed',
      conclusion: 'success',
      'branch-name': 'script-harness/issue-12',
      'pull-request-number': '101',
    });
    if (verify === '') expectAllDisarmed(bare, git);
    else
      expect(git.pulls[0]?.body).toMatch(
        /^- \*\*Verify\*\* [^]*\n\nThe tests pass now\.\n\n<details>\n<summary>2 changed files<\/summary>[^]*For #12\. \[The run/,
      );
    expect(runGit(bare, 'diff-tree', '-r', '--name-only', 'main', 'script-harness/issue-12')).toBe(
      `${join(directory, 'src/discount.js')}\n${join(directory, 'src/total.js')}\n`,
    );
    expect(job.summary()).toContain('The changes are in #101');
    const [ofAgent, ofPublisher, ...others] = job.github.state.comments;
    expect(ofAgent).toMatchObject({ author: 'github-actions[bot]', body: agent.github.state.comments[0]?.body });
    expect(ofPublisher).toMatchObject({ author: 'publisher[bot]' });
    expect(ofPublisher?.body).toMatch(/^<!-- .* -->\nThe changes are in #101, .*\n\n\[The run and its record\]\(/);
    expect(others).toEqual([]);
    expect(model.requests.length).toBe(asked);
    if (verify !== '') expectStatement(job, { outputs, audit });

    const comment = `<!-- script-harness:sticky ${encodeURIComponent('fix-tests/agent')} -->\nFixed.\n\n<!-- script-harness:changes -->\nThe patch is here.\n\n[The run](${job.environment['GITHUB_SERVER_URL']}/octo/repo/actions/runs/1234)`;
    const refuse = async (extra: Readonly<Record<string, string>>, text = patch): Promise<string> => {
      const other = await create();
      const { state } = other.github;
      const own = { id: 9, issue: 12, author: state.ownLogin, body: comment };
      // Anyone can write one that looks like it.
      const foreign = { ...own, id: 10, author: 'stranger' };
      state.comments.push(own, foreign);
      setIssue(other);
      download(text);
      const refused = await runStepHere(other, { ...given, ...extra });
      expect(refused.exitCode, refused.stdout).not.toBe(0);
      expect(other.outputs()['conclusion']).toBe('failure');
      if (extra['patch-digest'] !== '')
        expect(own.body).toMatch(
          /^<!--.*-->\nFixed\.\n\n<!-- script-harness:changes -->\n\*\*Not published\*\*: .*\n\n\[The run\]\(/,
        );
      expect(foreign.body).toBe(comment);
      return `${other.outputs()['outcome']}: ${refused.stdout}`;
    };
    // Where the patch applies does not change these.
    if (directory === '.') {
      expect(await refuse({}, patch.replace('100', '101'))).toMatch(/^tampered: .*the patch has the digest/s);
      expect(await refuse({ 'audit-digest': '0'.repeat(64) })).toMatch(
        /^tampered: .*is not the audit log of this patch: its digest is/s,
      );
      writeFiles(root, { 'other/changes.patch': patch, 'other/audit.jsonl': audit.replace('"seq":2', '"seq":3') });
      expect(await refuse({ 'patch-file': 'other/changes.patch' })).toMatch(/^tampered: .*broken at entry 2/s);
      expect(await refuse({ 'patch-digest': '' })).toMatch(/^usage-error: .*lacks patch-digest.*skip this job/s);
      expect(await refuse({ 'patch-file': 'none' })).toMatch(/^usage-error: .*does not exist/s);
    }
    const protectedPatch =
      'diff --git a/.github/x.yml b/.github/x.yml\nnew file mode 100644\n--- /dev/null\n+++ b/.github/x.yml\n@@ -0,0 +1 @@\n+on: push\n';
    const digest = createHash('sha256').update(protectedPatch).digest('hex');
    expect(await refuse({ 'patch-digest': digest, 'audit-digest': '' }, protectedPatch)).toMatch(
      directory === '.'
        ? /^publish-failed: .*the policy refuses the change of \.github\/x\.yml/s
        : /^publish-failed: .*the patch has a change outside of working-directory/s,
    );
    expect(git.pulls).toHaveLength(1);
  },
);

/** The in-toto statement of the job is what the published schema describes, and binds patch, audit, policy, verify, isolation, model and publication. */
function expectStatement(
  job: Job,
  { outputs, audit }: { readonly outputs: Readonly<Record<string, string>>; readonly audit: string },
): void {
  const published = job.outputs();
  const file = published['attestation-file'] ?? '';
  // Of this job: other users of the machine share its directory of temporary files.
  expect(dirname(file)).toBe(join(job.temporary, 'script-harness'));
  const statement = JSON.parse(readFileSync(file, 'utf8'));
  const schema = readFileSync(join(import.meta.dirname, '../../docs/reference/attestation.schema.json'), 'utf8');
  const validate = new Ajv2020().compile(JSON.parse(schema));
  expect(validate(statement), JSON.stringify(validate.errors)).toBe(true);
  expect(JSON.parse(published['attestation-predicate'] ?? '')).toEqual(statement.predicate);
  expect(statement).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [
      { name: 'changes.patch', digest: { sha256: outputs['patch-digest'] } },
      { name: 'audit.jsonl', digest: { sha256: createHash('sha256').update(audit).digest('hex') } },
    ],
    predicate: {
      run: { outcome: 'completed', workflowRun: expect.stringContaining('/actions/runs/') },
      policy: { digest: { sha256: outputs['policy-digest'] }, judgedBy: { name: 'fix-tests-strict' } },
      audit: { rootHash: { sha256: outputs['audit-digest'] }, allowedCalls: expect.any(Number), deniedCalls: 0 },
      verify: { command: 'node --test', before: 'red (exit 1)', after: 'green', fixedTests: 3 },
      isolation: { level: expect.stringMatching(testedLevel) },
      model: { provider: 'openai-chat', replayed: false },
      publication: { branch: 'script-harness/issue-12', commit: expect.stringMatching(/^[0-9a-f]{40}$/) },
    },
  });
}
