import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { createGitApi } from '../fixtures/git-api.ts';
import { createJob, runBuiltCli, type Job } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createFolder, runGit, writeFiles } from '../fixtures/workspace.ts';
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
  expect(written.stdout).toContain("gh label create agent-fix-tests --description 'An agent fixes the tests'");
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

test('init opens the host that the package manager here is configured for, and overwrites nothing', async () => {
  const root = createFolder('init-');
  const manifest = { scripts: { test: 'node --test' }, dependencies: { a: '1' } };
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest));
  const env = { NPM_CONFIG_REGISTRY: 'https://packages.example.com:8443/npm/' };
  const first = await runBuiltCli(['init', '--workflow', 'nightly'], { cwd: root, env });
  expect(first, first.stderr).toMatchObject({ exitCode: 0 });
  const policy = parse(readFileSync(join(root, '.github/script-harness-nightly.yml'), 'utf8')) as object;
  expect(policy).toMatchObject({ sandbox: { network: { setup: [{ host: 'packages.example.com', port: 8443 }] } } });
  expect(first.stdout).toContain('--action OWNER/REPOSITORY@COMMIT');

  const before = readTree(root);
  const again = await runBuiltCli(['init', '--workflow', 'nightly'], { cwd: root, env });
  expect(again).toMatchObject({ exitCode: 2, stdout: '' });
  expect(again.stderr).toMatch(/nightly\.yml and .*nightly\.yml exist already[^]*Nothing was written/);
  expect(readTree(root)).toEqual(before);
  const other = await runBuiltCli(['init', '--host', 'mirror.example.com'], { cwd: root, env });
  expect(other, other.stderr).toMatchObject({ exitCode: 0 });
  expect(readFileSync(join(root, policyPath), 'utf8')).toContain('- mirror.example.com');

  const bad = await runBuiltCli(['init', '--workflow', 'review', '--action', 'a b'], { cwd: root, env });
  expect(bad).toMatchObject({ exitCode: 2 });
  expect(bad.stderr).toContain('is not a reference of an action');
  const none = await runBuiltCli(['init'], { cwd: createFolder('empty-') });
  expect(none).toMatchObject({ exitCode: 2 });
  expect(none.stderr).toContain('--language');
});
