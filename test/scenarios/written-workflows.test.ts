import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { ScriptedTurn } from '../fixtures/model-server.ts';
import { listMissing, redProjects, type RedProject } from '../fixtures/red-projects.ts';
import { builtSteps, stepsHere, type Steps } from '../fixtures/step.ts';
import { createRepository, runGit } from '../fixtures/workspace.ts';
import { createWrittenWorld, person, repo, type WrittenWorld } from './written-world.ts';

const label = 'agent-fix-tests';
const labeled = { action: 'labeled', label: { name: label } };
const branch = 'script-harness/issue-12';

/** With `ALL_KINDS=1`, also those that take long. */
const isAll = process.env['ALL_KINDS'] === '1';

/** The event after which the agent's job has made the patch that is the fix. */
async function runLabeled(
  { project, steps }: { project: RedProject; steps?: Steps },
  jobs?: readonly string[],
): Promise<WrittenWorld & { readonly verify: { readonly before: number; readonly after: number } }> {
  const root = createRepository(project.files);
  project.prepare?.(root);
  const world = await createWrittenWorld(root, {
    name: 'fix-tests',
    args: project.args ?? [],
    turns: createTurns(project),
    ...(steps !== undefined && { steps }),
  });
  const labels = [label];
  world.state.issueLabels.set(12, labels);
  const issue = { number: 12, title: 'Red tests', body: null, user: person, author_association: 'MEMBER' };
  const { agent } = await world.run('issues', { ...labeled, issue }, project.env, jobs);
  const outputs = agent?.job?.outputs() ?? {};
  expect(outputs['outcome']).toBe('completed');
  expect(labels).toEqual([]);
  const result = readFileSync(join(dirname(outputs['history-file'] ?? ''), 'result.json'), 'utf8');
  const { verify } = JSON.parse(result) as { verify: { before: number; after: number } };
  const patch = readFileSync(outputs['patch-file'] ?? '', 'utf8');
  expect([...patch.matchAll(/^diff --git a\/(\S+)/gm)].map(([, path]) => path)).toEqual([project.source]);
  return { ...world, verify };
}

const { npm, ...others } = redProjects;
if (npm === undefined) throw new Error('there is no project of npm');

// Only the job of the agent depends on the package manager, by its commands.
test.for(Object.entries(others))(
  'the workflow that init writes for %s makes a patch that fixes a red test',
  { timeout: 600_000 },
  async ([, project], { skip }) => {
    const missing = listMissing(project);
    skip(missing.length > 0, `not installed: ${missing.join(', ')}`);
    skip(project.isSlow === true && !isAll, 'only with ALL_KINDS=1');
    const { verify } = await runLabeled({ project }, ['agent']);
    expect([verify.before > 0, verify.after]).toEqual([true, 0]);
  },
);

test('the workflow that init writes for npm makes a pull request from a red test, and a second commit from a review', async () => {
  // The jobs of the first event are started from outside, unlike all others.
  let started = 0;
  const steps: Steps = {
    ...stepsHere,
    main: (...given) => ((started += 1) > 2 ? stepsHere : builtSteps).main(...given),
  };
  const { bare, git, main, model, run, state, verify } = await runLabeled({ project: npm, steps });
  expect([verify.before > 0, verify.after]).toEqual([true, 0]);
  expect(git.pulls).toMatchObject([{ head: branch, base: 'main', draft: true }]);
  expect(git.pulls[0]?.body).toMatch(/verif/i);
  // The comment of the job of the agent, edited by the one that publishes.
  const written = state.comments.filter(({ author }) => author === state.ownLogin).map(({ body }) => body);
  expect(written).toEqual([expect.stringContaining(`The changes are in #101, branch \`${branch}\`.`)]);
  expect(written[0]).not.toContain('git apply');
  expect(runGit(bare, 'diff-tree', '-r', '--name-only', 'main', branch).trim()).toBe(npm.source);

  const sha = runGit(bare, 'rev-parse', branch).trim();
  const common = { author: { login: 'writer' }, authorAssociation: 'MEMBER', lastEditedAt: null, isMinimized: false };
  const review = {
    ...common,
    databaseId: 900,
    createdAt: '2026-01-01T00:00:00Z',
    body: '',
    state: 'CHANGES_REQUESTED',
  };
  const wish = 'Call the first parameter augend.';
  const comments = { nodes: [{ ...review, databaseId: 901, body: wish, path: npm.source, line: 1 }] };
  state.conversations.set(101, { comments: [], reviews: [{ ...review, comments }] });
  state.pulls.set(101, {
    headRef: branch,
    headSha: sha,
    repository: 'octo/repo',
    pushedAt: '2026-01-01T00:00:00Z',
    state: 'open',
    labels: [],
  });
  state.issueLabels.set(101, []);
  const pull = {
    number: 101,
    title: git.pulls[0]?.title,
    body: git.pulls[0]?.body,
    state: 'open',
    author_association: 'NONE',
    user: { login: state.ownLogin, type: 'Bot' },
    labels: [],
    updated_at: '2026-01-02T00:00:00Z',
    head: { sha, ref: branch, repo },
    base: { sha: main, ref: 'main', repo },
  };
  const asked = {
    id: 900,
    body: null,
    state: 'changes_requested',
    user: person,
    author_association: 'MEMBER',
    commit_id: sha,
    submitted_at: '2026-01-02T00:00:00Z',
  };
  state.reviewTexts.set('pulls/101/reviews/900', '');
  await run('pull_request_review', { action: 'submitted', review: asked, pull_request: pull });
  expect(JSON.stringify(model.requests[2]?.body)).toContain('that the review of this pull request asks for');
  expect(JSON.stringify(model.requests[2]?.body)).toContain(wish);
  expect(git.pulls).toHaveLength(1);
  expect(runGit(bare, 'rev-list', '--count', `main..${branch}`).trim()).toBe('2');
  expect(runGit(bare, 'show', `${branch}:${npm.source}`)).toContain('augend + ');
});

/** The fix, and what the review asks for. */
function createTurns({ source, files }: RedProject): readonly ScriptedTurn[] {
  const fixed = (files[source] ?? '').replace('left -', 'left +');
  const write = (content: string): ScriptedTurn => ({
    calls: [{ name: 'write_file', args: { filePath: source, content } }],
  });
  return [
    write(fixed),
    { text: 'The sum is right now.' },
    write(fixed.replaceAll('left', 'augend')),
    { text: 'The parameter has the name that the review asks for.' },
  ];
}
