import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readRecord } from '../../src/record/read-record.ts';
import { refuse } from '../fixtures/faults.ts';
import { createGitApi, type GitApi } from '../fixtures/git-api.ts';
import { createJob, type Ended, type Job } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { runStepHere } from '../fixtures/step.ts';
import { createDirectory, createRepository, runGit, writeFiles } from '../fixtures/workspace.ts';

const policyPath = '.github/script-harness.yml';
const old = 'releases/1';

const read = "- { id: read, when: { read: '**' }, decision: allow, reason: The task needs it. }";
const edit = "- { id: edit, when: { write: 'src/**' }, decision: allow, reason: The task needs it. }";
const weak = `version: 1\nname: weak\nrules:\n${read}\n${edit}\n`;
const strict = `version: 1\nname: strict\nrules:\n${read}\n`;

interface Ran {
  readonly job: Job;
  readonly ended: Ended;
}

interface World {
  readonly root: string;
  /** The commits of the branches on GitHub, which have the policies. */
  readonly commits: Readonly<Record<'main' | typeof old, string>>;
  readonly git: GitApi;
  readonly bare: string;
  /** Runs a job on a fresh checkout of `change`. */
  run(inputs: Readonly<Record<string, string>>, prepare?: (job: Job) => void): Promise<Ran>;
}

/** A repository with a policy on its default branch and another one on an old branch; the model writes `written`, or nothing. */
async function createWorld(
  policies: Readonly<Record<'main' | typeof old, string>>,
  { place = policyPath, written = 'src/a.js' }: { place?: string; written?: string | null } = {},
): Promise<World> {
  const root = createRepository({ 'src/a.js': 'export const a = 1;\n', 'package.json': '{ "name": "a" }\n' });
  runGit(root, 'branch', '-M', 'change');
  const commits = Object.fromEntries(
    (['main', old] as const).map((branch) => {
      runGit(root, 'checkout', '--quiet', '-b', branch, 'change');
      writeFiles(root, { [place]: policies[branch] });
      runGit(root, 'add', '--all');
      runGit(root, 'commit', '--quiet', '--message', branch);
      return [branch, runGit(root, 'rev-parse', 'HEAD').trim()];
    }),
  ) as World['commits'];
  runGit(root, 'checkout', '--quiet', 'change');
  const bare = createDirectory('bare-');
  runGit(root, 'clone', '--quiet', '--bare', root, bare);
  const git = createGitApi(bare, 'github-actions[bot]');
  const write = { name: 'write_file', args: { filePath: written, content: 'export const a = 2;\n' } };
  const changes = written === null ? [] : [{ calls: [write] }];
  const turns = Array.from({ length: 4 }, () => [...changes, { text: 'Done.' }]).flat();
  const model = await startModelServer({ turns });
  onTestFinished(() => model.close());
  const common = {
    task: 'Change a.',
    provider: 'openai-chat',
    model: 'm',
    'upload-artifact': 'false',
    'base-url': `${model.url}/v1`,
    'openai-api-key': 'model-key-of-the-job',
    'script-harness': 'disabled',
  };
  return {
    root,
    commits,
    git,
    bare,
    async run(inputs, prepare = () => undefined) {
      runGit(root, 'checkout', '--quiet', '--', '.');
      const job = await createJob({ workspace: root });
      const { state } = job.github;
      state.git = git;
      for (const branch of ['main', old] as const) {
        state.branches.set(branch, commits[branch]);
        state.files.set(`${commits[branch]}:${place}`, policies[branch]);
      }
      prepare(job);
      const ended = await runStepHere(job, inputs['mode'] === 'publish' ? inputs : { ...common, ...inputs });
      return { job, ended };
    },
  };
}

/** The event of a pull request whose author has chosen the base. */
function setPullRequest(job: Job, base: string): void {
  const repository = { id: 1, full_name: 'octo/repo', private: true, default_branch: 'main' };
  const { headSha } = job.github.state.pulls.get(7) ?? {};
  job.setEvent('pull_request', {
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
      head: { sha: headSha, ref: 'change', repo: repository },
      base: { sha: 'b'.repeat(40), ref: base, repo: repository },
    },
  });
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A patch that creates a file. */
const createPatch = (path: string, line: string): string =>
  `diff --git a/${path} b/${path}\nnew file mode 100644\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+${line}\n`;

/** A patch that changes the manifest of the world's repository. */
const manifestPatch = [
  'diff --git a/package.json b/package.json',
  '--- a/package.json',
  '+++ b/package.json',
  '@@ -1 +1 @@',
  '-{ "name": "a" }',
  '+{ "name": "a", "scripts": { "postinstall": "node src/a.js" } }',
  '',
].join('\n');

const benignPatch = createPatch('src/b.js', 'export const b = 1;');

function publish(
  world: World,
  patch: string,
  prepare?: (job: Job) => void,
  more: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const inputs = { mode: 'publish', policy: policyPath, 'patch-file': 'agent/changes.patch', ...more };
  writeFiles(world.root, { 'agent/changes.patch': patch });
  return world.run({ ...inputs, 'patch-digest': digestOf(patch) }, prepare);
}

test('the policy of the default branch decides the run and the publish job of a pull request into an old branch', async () => {
  const world = await createWorld({ main: strict, [old]: weak });
  const intoOld = (job: Job): void => setPullRequest(job, old);
  const { job, ended } = await world.run({ policy: policyPath }, intoOld);
  expect(ended, ended.stdout).toMatchObject({ exitCode: 3 });
  expect(job.outputs()).toMatchObject({ outcome: 'denied', 'changed-files-count': '0' });
  const published = await publish(world, benignPatch, intoOld);
  expect(published.ended, published.ended.stdout).toMatchObject({ exitCode: 1 });
  expect(published.ended.stdout).toContain('the policy refuses the change of src/b.js');
  expect(world.git.pulls).toEqual([]);
});

test('on push, dispatch and schedule of another branch, policy, task file and instructions for agents come from the default branch, and record and summary name its commit', async () => {
  const world = await createWorld({ main: weak, [old]: strict }, { written: null });
  // The checkout is at an old branch with another policy, another task and other instructions.
  writeFiles(world.root, {
    'tasks/fix.md': 'The task of the old branch.\n',
    'AGENTS.md': 'Words of the author of the change.\n',
    [policyPath]: strict,
  });
  runGit(world.root, 'add', '--all');
  runGit(world.root, 'commit', '--quiet', '--message', 'old');
  const ref = `refs/heads/${old}`;
  for (const name of ['push', 'workflow_dispatch', 'schedule']) {
    const prepare = (job: Job): void => {
      job.setEvent(
        name,
        name === 'schedule'
          ? { schedule: '17 3 * * 1' }
          : { ref, after: runGit(world.root, 'rev-parse', 'HEAD').trim(), deleted: false },
      );
      job.environment['GITHUB_REF'] = ref;
      job.environment['GITHUB_SHA'] = runGit(world.root, 'rev-parse', 'HEAD').trim();
      job.github.state.files.set(`${world.commits.main}:tasks/fix.md`, 'The task of the default branch.\n');
      job.github.state.files.set(`${world.commits.main}:CLAUDE.md`, 'Words of the maintainers.\n');
    };
    const { job, ended } = await world.run({ policy: policyPath, task: '', 'task-file': 'tasks/fix.md' }, prepare);
    expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
    const file = job.outputs()['history-file'] ?? '';
    const history = readFileSync(file, 'utf8');
    expect(history).toContain('instructions for agents (CLAUDE.md of main)');
    expect(history).toContain('Words of the maintainers.');
    expect(history).not.toContain('Words of the author of the change.');
    expect(readRecord(dirname(file)).started).toMatchObject({
      task: 'The task of the default branch.',
      taskOrigin: 'file tasks/fix.md of main',
      policyName: 'weak',
      policyOrigin: { path: policyPath, branch: 'main', commit: world.commits.main },
    });
    expect(job.summary()).toContain(`main at \`${world.commits.main}\``);
    expect(ended.stdout).toContain(`The policy is ${policyPath} of main at ${world.commits.main}`);
  }
});

test('a run goes on without the instructions for agents if GitHub does not return them, and warns of it', async () => {
  const world = await createWorld({ main: weak, [old]: weak }, { written: null });
  const { job, ended } = await world.run({ policy: policyPath }, ({ github: { state } }) => {
    state.faults.set('GET /repos/octo/repo/contents/AGENTS.md', refuse(403, 'Forbidden'));
  });
  expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
  expect(job.summary()).toContain('the model does not receive AGENTS.md and CLAUDE.md');
});

test('the policy file in the working directory is protected in the run and in the publish job', async () => {
  const place = 'app/ci/policy.yml';
  const all = weak.replace('src/**', '**');
  const world = await createWorld({ main: all, [old]: all }, { place, written: 'ci/policy.yml' });
  writeFiles(world.root, { 'app/b.js': 'export const b = 1;\n' });
  runGit(world.root, 'add', '--all');
  runGit(world.root, 'commit', '--quiet', '--message', 'app');
  const inputs = { policy: place, 'working-directory': 'app' };
  const { job, ended } = await world.run(inputs);
  expect(ended, ended.stdout).toMatchObject({ exitCode: 3 });
  expect(job.outputs()).toMatchObject({ outcome: 'denied' });
  runGit(world.bare, 'fetch', '--quiet', world.root, 'change');
  const published = await publish(world, createPatch(place, all.split('\n')[0] ?? ''), undefined, inputs);
  expect(published.ended.stdout).toMatch(/the policy refuses the change of ci\/policy\.yml: the policy’s own files/);
});

test('a policy that GitHub does not return ends the run and the publish job', async () => {
  const world = await createWorld({ main: weak, [old]: weak });
  const refuseAt =
    (path: string) =>
    (job: Job): void =>
      job.github.state.faults.set(`GET /repos/octo/repo${path}`, refuse(403, 'Forbidden'));
  const { job, ended } = await world.run({ policy: policyPath }, refuseAt(''));
  expect(ended, ended.stdout).toMatchObject({ exitCode: 2 });
  expect(job.outputs()).toMatchObject({ outcome: 'policy-error' });
  expect(ended.stdout).toMatch(/the policy cannot be read: .*403.*contents: read/s);
  const published = await publish(world, benignPatch, refuseAt(`/contents/${policyPath}`));
  expect(published.job.outputs(), published.ended.stdout).toMatchObject({ outcome: 'policy-error' });
  expect(published.ended.stdout).toMatch(/the policy cannot be read: .*403.*contents: read/s);
  expect(world.git.pulls).toEqual([]);
});

test('a policy that has changed since the run is named in log, summary and pull request, and the new one of the default branch decides', async () => {
  const world = await createWorld({ main: weak, [old]: strict });
  const intoOld = (created: Job): void => setPullRequest(created, old);
  const { job, ended } = await world.run({ policy: policyPath }, intoOld);
  expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
  expect(job.outputs()).toMatchObject({ outcome: 'completed', 'changed-files-count': '1' });
  const digest = { 'run-policy-digest': job.outputs()['policy-digest'] ?? '' };
  const same = await publish(world, benignPatch, intoOld, digest);
  expect(same.ended, same.ended.stdout).toMatchObject({ exitCode: 0 });
  expect(same.ended.stdout).not.toContain('was made under a policy');
  expect(same.job.summary()).toContain(`${policyPath} of main at \`${world.commits.main}\``);
  const replace =
    (text: string) =>
    ({ github: { state } }: Job): void =>
      void state.files.set(`${world.commits.main}:${policyPath}`, text);
  const looser = await publish(world, benignPatch, replace(weak.replace('src/**', '**')), digest);
  expect(looser.ended, looser.ended.stdout).toMatchObject({ exitCode: 0 });
  const note = `was made under a policy with the digest ${digest['run-policy-digest'].slice(0, 16)}`;
  expect(looser.ended.stdout).toContain(note);
  expect(looser.job.summary()).toContain(note);
  expect(world.git.pulls.at(-1)?.body).toContain(note);
  const stricter = await publish(world, benignPatch, replace(strict), digest);
  expect(stricter.ended).toMatchObject({ exitCode: 1 });
  expect(stricter.job.summary()).toContain(note);
});

const withMigrations = `version: 1
name: fix-tests
extends: ['builtin:fix-tests']
rules:
  - id: no-migrations
    when: { write: 'migrations/**' }
    decision: deny
    reason: People write migrations.
`;

test('the publish job refuses a patch for each change that the policy denies, also besides an allowed one', async () => {
  const world = await createWorld({ main: withMigrations, [old]: weak });
  const denied = [
    createPatch('migrations/1.sql', 'drop table users;'),
    manifestPatch,
    createPatch('.npmrc', 'script-shell=src/a.js'),
    createPatch('.vscode/tasks.json', '{}'),
  ];
  const refused = await publish(world, [benignPatch, ...denied].join(''));
  expect(refused.ended, refused.ended.stdout).toMatchObject({ exitCode: 1 });
  expect(refused.job.outputs()).toMatchObject({ outcome: 'publish-failed' });
  // The four of them, and not the file that a rule allows.
  expect(refused.ended.stdout).toContain(
    'the policy refuses the change of .npmrc and 3 more: This file decides what other programs, agents or people do.',
  );
  expect(world.git.pulls).toEqual([]);
});

const floorCommit = 'f'.repeat(40);
const orgPolicy = `acme/policies/agents/policy.yml@${floorCommit}`;
const orgToken = 'org-policy-token-of-the-job';
const floorName = `organisation:acme/policies@${floorCommit}/agents/policy.yml`;

/** Gives GitHub the policy of an organisation. */
const setFloor =
  (text: string) =>
  ({ github: { state } }: Job): void => {
    const content = Buffer.from(text).toString('base64');
    state.answers.set('/repos/acme/policies/contents/agents/policy.yml', { type: 'file', encoding: 'base64', content });
  };

test('the policy of an organisation binds the run and the publish job of a repository with a weak policy', async () => {
  const world = await createWorld({ main: weak, [old]: weak });
  const floor =
    'version: 1\nname: acme\nrules: [{ id: org-frozen, when: { write: "src/**" }, decision: deny, reason: Frozen. }]\n';
  const inputs = { 'org-policy': orgPolicy, 'org-policy-token': orgToken };
  const { job, ended } = await world.run({ policy: policyPath, ...inputs }, setFloor(floor));
  expect(ended, ended.stdout).toMatchObject({ exitCode: 3 });
  expect(job.outputs()).toMatchObject({ outcome: 'denied', 'changed-files-count': '0' });
  const [read] = job.github.requests.filter(({ path }) => path.startsWith('/repos/acme/policies/'));
  expect(read).toMatchObject({ query: `?ref=${floorCommit}`, authorization: `token ${orgToken}` });
  expect(ended.stdout).toContain(`::add-mask::${orgToken}`);
  const directory = dirname(job.outputs()['history-file'] ?? '');
  const { started, result } = readRecord(directory);
  const layer = { name: floorName, sha256: digestOf(floor) };
  expect(started?.policyLayers).toContainEqual(layer);
  expect(result?.floors).toEqual([layer]);
  expect(readFileSync(`${directory}/policy.resolved.yml`, 'utf8')).toContain(`# ${floorName} ${layer.sha256}`);
  expect(readFileSync(`${directory}/audit.jsonl`, 'utf8')).toContain('"rule":"org-frozen"');
  expect(job.summary()).toContain('Bound by');
  expect(job.summary()).toContain(layer.sha256.slice(0, 16));
  const published = await publish(world, benignPatch, setFloor(floor), inputs);
  expect(published.ended, published.ended.stdout).toMatchObject({ exitCode: 1 });
  expect(published.ended.stdout).toContain('the policy refuses the change of src/b.js');
  expect(world.git.pulls).toEqual([]);
});

/** Why the policy of the organisation cannot be used, how that comes, and what the log says. */
const unusableFloors: readonly [string, (job: Job) => void, string][] = [
  ['is not there', () => undefined, 'does not exist, or the token cannot see it'],
  [
    'cannot be read with the token',
    ({ github: { state } }: Job) =>
      state.faults.set('GET /repos/acme/policies/contents/agents/policy.yml', refuse(403, 'Forbidden')),
    'contents: read',
  ],
  [
    'is not valid',
    setFloor('version: 1\nname: acme\nlimit: { turns: 3 }\n'),
    'agents/policy.yml,line=3::unknown key "limit"',
  ],
  ['locks what the repository opens', setFloor('version: 1\nname: acme\nlock: [limits]\n'), 'limits.turns differs'],
];

test('no run starts if the policy of the organisation is missing, unreadable, invalid, or locks what the repository opens', async () => {
  const world = await createWorld({ main: `${weak}limits: { turns: 90 }\n`, [old]: weak });
  for (const [why, prepare, said] of unusableFloors) {
    const { job, ended } = await world.run({ policy: policyPath, 'org-policy': orgPolicy }, prepare);
    expect(ended, `${why}: ${ended.stdout}`).toMatchObject({ exitCode: 2 });
    expect(job.outputs(), why).toMatchObject({ outcome: 'policy-error' });
    expect(ended.stdout, why).toContain(said);
  }
});
