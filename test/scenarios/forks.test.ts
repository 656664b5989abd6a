import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { runCliHere } from '../fixtures/command-line.ts';
import { refuse } from '../fixtures/faults.ts';
import { serveGit } from '../fixtures/git-http.ts';
import { createJob, type Job } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { startProxy, startTlsFront } from '../fixtures/proxy.ts';
import { runStepHere } from '../fixtures/step.ts';
import { createThreadApi } from '../fixtures/thread-api.ts';
import { createDirectory, createRepository, runGit, writeFiles } from '../fixtures/workspace.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface WorkflowJob {
  readonly if?: string;
  readonly permissions?: object;
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly name: string;
  readonly on: Readonly<Record<string, object>>;
  readonly permissions: object;
  readonly jobs: Readonly<Record<string, WorkflowJob>>;
}

const action = `octo/script-harness-action@${'0'.repeat(40)}`;
const label = 'agent-review';
const stranger = { login: 'stranger', type: 'User' };
const writer = { login: 'writer', type: 'User' };
const answer = {
  summary: 'One fault.',
  comments: [{ path: 'src/new.js', line: 1, body: 'This divides by zero.' }],
};

/** A repository with the workflows that init writes, and a pull request from a fork, which GitHub serves as one of its own refs. */
async function createFork() {
  const root = createRepository({ 'src/a.js': 'export const a = 1;\n' });
  const written = await runCliHere(['init', '--workflow', 'review-forks', '--action', action], { cwd: root });
  expect(written, written.stderr).toMatchObject({ exitCode: 0 });
  const policy = '.github/script-harness-review-forks.yml';
  runGit(root, 'add', '--all');
  runGit(root, 'commit', '--quiet', '--message', 'add the workflows');
  runGit(root, 'branch', '-M', 'main');
  const base = runGit(root, 'rev-parse', 'HEAD').trim();
  const files = { workflow: 'review-forks.yml', request: 'review-forks-request.yml' };
  const read = (name: string): Workflow =>
    parse(readFileSync(join(root, '.github/workflows', name), 'utf8')) as Workflow;
  const workflow = read(files.workflow);
  const request = read(files.request);
  const policyText = readFileSync(join(root, policy), 'utf8');

  runGit(root, 'checkout', '--quiet', '-b', 'change');
  writeFiles(root, {
    'src/new.js': 'export const wrong = 1 / 0;\n',
    '.gitattributes': '* filter=evil\n',

    [policy]: policyText.replace('maxComments: 20', 'maxComments: 1'),
  });
  runGit(root, 'add', '--all');
  runGit(root, 'commit', '--quiet', '--message', 'change');
  const head = runGit(root, 'rev-parse', 'HEAD').trim();
  const served = createDirectory('served-');
  const bare = join(served, 'octo/repo.git');
  runGit(root, 'clone', '--quiet', '--bare', '--single-branch', '--branch', 'main', root, bare);
  runGit(bare, 'fetch', '--quiet', root, 'change:refs/pull/7/head');
  const address = (await serveGit(served)).replace(/\/$/, '');

  const create = async (options: { labels?: readonly string[]; head?: string } = {}): Promise<Job> => {
    const workspace = createDirectory('empty-workspace-');
    const job = await createJob({ workspace, headSha: base });
    job.environment['GITHUB_SERVER_URL'] = address;
    const { state } = job.github;
    state.branches.set('main', base);
    state.files.set(`${base}:${policy}`, policyText);
    state.thread = createThreadApi(state.ownLogin);
    state.thread.files.set(7, [
      { filename: 'src/new.js', status: 'added', patch: '@@ -0,0 +1 @@\n+export const wrong = 1 / 0;' },
    ]);
    state.pulls.set(7, {
      headSha: options.head ?? head,
      headRef: 'change',
      pushedAt: '2026-01-01T00:00:00Z',
      state: 'open',
      labels: [...(options.labels ?? [label])],
      repository: 'stranger/repo',
    });
    const repository = { id: 1, full_name: 'octo/repo', private: false, default_branch: 'main' };
    job.setEvent('workflow_run', {
      action: 'completed',
      repository,
      sender: writer,
      workflow_run: {
        id: 99,
        event: 'pull_request',
        conclusion: 'success',
        head_sha: head,
        head_branch: 'change',
        head_repository: { full_name: 'stranger/repo' },
        actor: writer,
        triggering_actor: writer,
        // As GitHub writes it for forks.
        pull_requests: [],
      },
    });
    return job;
  };
  return { root, head, workflow, request, create, address };
}

/** The inputs of the action's step, with the values that GitHub inserts. Throws for an expression without a value. */
function readInputs(job: WorkflowJob | undefined, values: Readonly<Record<string, string>>): Record<string, string> {
  const step = job?.steps.find(({ uses }) => uses === action);
  return Object.fromEntries(
    Object.entries(step?.with ?? {}).map(([name, value]) => [
      name,
      String(value).replaceAll(/\$\{\{ ([\w.-]+) \}\}/g, (_all, key: string) => {
        const found = values[key];
        if (found === undefined) throw new Error(`${key} has no value`);
        return found;
      }),
    ]),
  );
}

const secrets = { 'vars.AGENT_MODEL': 'm', 'secrets.OPENAI_API_KEY': 'model-key-of-the-job' };

async function serveModel() {
  const model = await startModelServer({
    turns: [
      {
        calls: [{ name: 'shell', args: { command: ['bash', '-c', 'cat src/new.js; git log -1 --format=%H; ls -a'] } }],
      },
      { text: JSON.stringify(answer) },
    ],
  });
  onTestFinished(() => model.close());
  return model;
}

test('the workflows that init writes review the pull request of a fork: no key in the first, no right to write in the second, no model in the third', async () => {
  const { workflow, request, head, create } = await createFork();
  expect(request).toMatchObject({ on: { pull_request: { types: ['labeled'] } }, permissions: {} });
  expect(JSON.stringify(request)).not.toMatch(/secrets|uses|pull_request_target/);
  expect(workflow.on).toEqual({ workflow_run: { workflows: [request.name], types: ['completed'] } });
  expect(workflow.jobs['agent']?.permissions).toEqual({ contents: 'read', 'pull-requests': 'read' });
  expect(workflow.jobs['publish']?.permissions).toEqual({ contents: 'read', 'pull-requests': 'write' });
  // actions/checkout refuses the head of a fork here.
  expect(JSON.stringify(workflow)).not.toMatch(/actions\/(?:checkout|cache)|pull_request_target/);

  const model = await serveModel();
  const agent = await create();
  const ended = await runStepHere(agent, {
    ...readInputs(workflow.jobs['agent'], secrets),
    'base-url': `${model.url}/v1`,
    'upload-artifact': 'false',
  });
  expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
  const { outcome, 'structured-output': structured = '' } = agent.outputs();
  expect([outcome, JSON.parse(structured)]).toEqual(['completed', answer]);
  const sent = JSON.stringify(model.requests.map(({ body }) => body));
  for (const text of ['A change of a stranger', 'What it changes.', 'wrong = 1 / 0', head, '<untrusted source'])
    expect(sent).toContain(text);
  expect(ended.stdout).toContain(`The head of #7 is still ${head}.`);
  // Nothing is written, and nothing of the fork is where a step works.
  const { requests, state } = agent.github;
  expect(requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql')).toEqual([]);
  expect(runGit(join(agent.temporary, 'script-harness/head'), 'rev-parse', 'HEAD').trim()).toBe(head);
  expect(state.thread?.lineComments).toEqual([]);
  const policy = ended.stdout.match(/The policy is .*/)?.[0];
  expect(policy).toContain('review-forks.yml of main');

  const publish = await create();
  const published = await runStepHere(
    publish,
    readInputs(workflow.jobs['publish'], { 'needs.agent.outputs.answer': structured }),
  );
  expect(published, published.stdout).toMatchObject({ exitCode: 0 });
  const { thread, comments, pulls } = publish.github.state;
  expect(thread?.lineComments).toMatchObject([{ path: 'src/new.js', line: 1, commit: head }]);
  expect(comments[0]?.body).toContain('One fault.');
  expect(publish.outputs()).toMatchObject({ outcome: 'completed', 'comment-url': expect.stringContaining('http') });
  expect(pulls.get(7)?.labels).toEqual([]);
});

test('the summary of a job that cannot publish an answer gives the reason, and summary: off has none', async () => {
  const { workflow, create } = await createFork();
  const given = readInputs(workflow.jobs['publish'], { 'needs.agent.outputs.answer': JSON.stringify(answer) });
  const fail = async (inputs: Readonly<Record<string, string>>): Promise<string> => {
    const job = await create();
    job.github.state.faults.set('POST /repos/octo/repo/pulls/7/reviews', refuse(403, 'Resource not accessible'));
    expect(await runStepHere(job, { ...given, ...inputs })).toMatchObject({ exitCode: 1 });
    expect(job.outputs()).toMatchObject({ outcome: 'publish-failed' });
    return job.summary();
  };
  expect(await fail({})).toMatch(
    /One fault\.\n\n\*\*Not published\*\*: .*Resource not accessible.*pull-requests: write/,
  );
  expect(await fail({ summary: 'off' })).toBe('');
});

test('a run for the head of a fork starts only for that head, with the label, and for a person who may start it', async () => {
  const { workflow, create } = await createFork();
  const inputs = { ...readInputs(workflow.jobs['agent'], secrets), 'base-url': 'http://127.0.0.1:9/v1' };
  const unlabelled = await create({ labels: ['bug'] });
  expect(await runStepHere(unlabelled, inputs)).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining(`#7 does not have the label ${label}`),
  });
  const moved = await create({ head: 'c'.repeat(40) });
  const refused = await runStepHere(moved, inputs);
  expect(refused.exitCode).not.toBe(0);
  expect(moved.outputs()['outcome']).toBe('skipped-untrusted');
  expect(refused.stdout).toContain('not exactly one open pull request has the head');
  const strange = await create();
  const event = JSON.parse(readFileSync(strange.environment['GITHUB_EVENT_PATH'] ?? '', 'utf8')) as {
    workflow_run: object;
  };
  strange.setEvent('workflow_run', {
    ...event,
    workflow_run: { ...event.workflow_run, actor: stranger, triggering_actor: stranger },
  });
  await runStepHere(strange, inputs);
  expect(strange.outputs()['outcome']).toBe('skipped-untrusted');
  for (const { github } of [unlabelled, moved, strange])
    expect(github.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql')).toEqual([]);
});

test('the head is fetched through the proxy and with the authorities of the inputs, and without the proxy from an excluded host', async () => {
  const { workflow, create, address } = await createFork();
  const proxy = await startProxy();
  const front = await startTlsFront('git.example', address);
  const place = `git.example:${front.port}`;
  const model = await serveModel();
  const run = async (inputs: Readonly<Record<string, string>>) => {
    const job = await create();
    job.environment['GITHUB_SERVER_URL'] = `https://${place}`;
    const given = { ...readInputs(workflow.jobs['agent'], secrets), 'base-url': `${model.url}/v1` };
    const ended = await job.run(
      { ...given, 'upload-artifact': 'false', proxy: proxy.url, 'ca-certificates': front.authority, ...inputs },
      { NODE_EXTRA_CA_CERTS: front.authority },
    );
    return { ended, outcome: job.outputs()['outcome'] };
  };
  // The name leads nowhere without the proxy.
  const excluded = await run({ 'proxy-exclude': 'git.example' });
  expect([excluded.outcome, excluded.ended.stdout]).toEqual([
    'skipped-untrusted',
    expect.stringMatching(/cannot be fetched: git fetch: .*git\.example/),
  ]);
  expect(proxy.requests).toEqual([]);
  const fetched = await run({});
  expect(fetched.outcome, fetched.ended.stdout).toBe('completed');
  expect(proxy.requests).toContain(`CONNECT ${place}`);
});

test('a publishing job refuses an answer that the policy of the default branch does not allow', async () => {
  const { workflow, create } = await createFork();
  const many = Array.from({ length: 21 }, (_, line) => ({ path: 'src/new.js', line: line + 1, body: 'x' }));
  for (const wrong of ['{"labels":["bug"],"comment":"x"}', JSON.stringify({ ...answer, comments: many })]) {
    const job = await create();
    const ended = await runStepHere(job, readInputs(workflow.jobs['publish'], { 'needs.agent.outputs.answer': wrong }));
    expect(ended.exitCode, wrong).toBe(2);
    expect(ended.stdout).toContain('is not an answer under publish.review of the policy');
    expect(job.github.state.comments).toEqual([]);
    expect(job.github.state.thread?.lineComments).toEqual([]);
  }
  const job = await create();
  const given = readInputs(workflow.jobs['publish'], { 'needs.agent.outputs.answer': '{' });
  const green = await runStepHere(job, { ...given, summary: 'off', 'fail-on': 'publish-failed' });
  expect(green, green.stdout).toMatchObject({ exitCode: 0 });
  expect(green.stdout).toContain('is not an answer under publish.review of the policy');
  expect(job.outputs()).toMatchObject({ outcome: 'usage-error', conclusion: 'success' });
  expect(job.summary()).toBe('');
});
