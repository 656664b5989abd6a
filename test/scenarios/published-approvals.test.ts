import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refuse } from '../fixtures/faults.ts';
import { createGitApi, type GitApi } from '../fixtures/git-api.ts';
import type { Job } from '../fixtures/job.ts';
import { createDirectory, runGit, shareForBlock, writeFiles } from '../fixtures/workspace.ts';
import { createWorld, policy, readApproval, type World } from './approval-world.ts';

type Answer = Parameters<World['start']>[0];

interface Published {
  readonly job: Job;
  readonly code: number | null;
  readonly stdout: string;
}

/** The data from the job of the agent for the job that publishes: its outputs and its patch. */
interface Made {
  readonly patch: string;
  readonly approvals: string;
}

interface Publisher {
  readonly git: GitApi;
  publish(
    answer: Answer,
    made: Made,
    more?: Readonly<Record<string, string>>,
    prepare?: (job: Job) => void,
  ): Promise<Published>;
}

/** The job that publishes in the workflow run of the answer. */
function createPublisher(world: World): Publisher {
  runGit(world.root, 'branch', '-M', 'main');
  const bare = createDirectory('bare-');
  runGit(world.root, 'clone', '--quiet', '--bare', world.root, bare);
  const git = createGitApi(bare, 'github-actions[bot]');
  const main = runGit(world.root, 'rev-parse', 'HEAD').trim();
  return {
    git,
    async publish(answer, { patch, approvals }, more = {}, prepare = () => undefined) {
      const patchFile = `${createDirectory('downloaded-')}/changes.patch`;
      writeFiles('/', { [patchFile]: patch });
      const inputs = {
        mode: 'publish',
        'patch-file': patchFile,
        approvals,
        'patch-digest': createHash('sha256').update(patch).digest('hex'),
      };
      const prepareAll = (job: Job): void => {
        job.github.state.git = git;
        job.github.state.files.set(`${main}:.github/script-harness.yml`, policy);
        prepare(job);
      };
      return world.start(answer, { ...inputs, ...more }, prepareAll);
    },
  };
}

function readMade(job: Job): Made {
  const outputs = job.outputs();
  return { patch: readFileSync(outputs['patch-file'] ?? '', 'utf8'), approvals: outputs['approvals'] ?? '' };
}

/** Replaces a value of the only request that the job of the agent names. */
const forge = (approvals: string, changes: object): string =>
  JSON.stringify((JSON.parse(approvals) as object[]).map((request) => ({ ...request, ...changes })));

/** A run that asked, and went on with the comment of a permitted person: every test publishes what it has made. */
const readShared = shareForBlock(async (onEnd) => {
  const world = await createWorld(undefined, onEnd);
  const line = await readApproval(world);
  const answer = { body: line, login: 'lead' };
  const approved = await world.start(answer);
  if (approved.code !== 0) throw new Error(approved.stdout);
  return { world, line, answer, made: readMade(approved.job) };
});

test('a change that a comment approves is published only with the comment that GitHub confirms', async () => {
  const { world, answer, made } = readShared();
  expect(made.patch).toContain('+++ b/config/limits.json');
  const { git, publish } = createPublisher(world);

  expect(JSON.parse(made.approvals)).toEqual([
    expect.objectContaining({
      writes: [{ path: 'config/limits.json', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown }],
    }),
  ]);
  const refused: [Answer, Made, RegExp][] = [
    // The record of the agent's job alone: no person has answered.
    [null, made, /GitHub has no comment or label of a person/],
    [answer, { ...made, approvals: '' }, /approvals has no request of the run for this change/],
    [{ ...answer, login: 'writer' }, made, /writer may not approve it: the role is write/],
    [{ ...answer, body: `/approve ${'0'.repeat(40)}` }, made, /GitHub has no comment or label/],
  ];
  for (const [by, given, reason] of refused)
    expect(await publish(by, given)).toMatchObject({ code: 1, stdout: expect.stringMatching(reason) });
  const faulty = await publish(null, made, {}, ({ github }) =>
    github.state.faults.set('POST /graphql', refuse(403, 'Forbidden')),
  );
  expect(faulty.code, faulty.stdout).not.toBe(0);
  expect(git.pulls).toEqual([]);

  const published = await publish(answer, made);
  expect(published, published.stdout).toMatchObject({ code: 0 });
  expect(git.pulls).toHaveLength(1);
});

test('an approval does not cover another content, commit or policy, also if the job of the agent claims it', async () => {
  const { world, answer, made } = readShared();
  const { git, publish } = createPublisher(world);
  const other = made.patch.replace('"max": 5', '"max": 9');
  expect(other).not.toBe(made.patch);
  const anyContent = forge(made.approvals, { writes: [{ path: 'config/limits.json', sha256: null }] });
  const refused: [Made, RegExp][] = [
    [{ ...made, patch: other }, /approvals has no request of the run for this change/],
    [{ patch: other, approvals: anyContent }, /GitHub has no comment or label/],
    [{ ...made, approvals: forge(made.approvals, { headSha: 'a'.repeat(40) }) }, /for another commit/],
    [{ ...made, approvals: forge(made.approvals, { policySha256: 'a'.repeat(64) }) }, /under another policy/],
    [{ ...made, approvals: '[{}]' }, /the input approvals is not the output approvals/],
  ];
  for (const [given, reason] of refused) {
    const ended = await publish(answer, given);
    expect(ended.stdout).toMatch(reason);
    expect(ended.code).not.toBe(0);
  }
  expect(git.pulls).toEqual([]);
});

test('an approval in an earlier comment of the thread counts unless it is edited, late or of another account', async () => {
  const { world, line, made } = readShared();
  const { publish } = createPublisher(world);
  const now = new Date().toISOString();
  const comment = {
    databaseId: 1,
    author: { login: 'lead' },
    authorAssociation: 'MEMBER',
    body: line,
    createdAt: now,
    lastEditedAt: null as string | null,
    isMinimized: false,
  };
  const withComment = (changes: Partial<typeof comment>): Promise<Published> =>
    publish(null, made, {}, ({ github }) =>
      github.state.conversations.set(12, { comments: [{ ...comment, ...changes }] }),
    );
  const refused: [Partial<typeof comment>, RegExp][] = [
    [{ lastEditedAt: now }, /GitHub has no comment or label/],
    [{ body: `Please ${line}` }, /GitHub has no comment or label/],
    [{ createdAt: '2020-01-01T00:00:00Z' }, /older than the request/],
    [{ createdAt: '2099-01-01T00:00:00Z' }, /came after its end/],
    [{ author: { login: 'writer' } }, /the role is write/],
    [{ author: { login: 'github-actions[bot]' } }, /only a person can/],
  ];
  for (const [changes, reason] of refused) {
    const ended = await withComment(changes);
    expect(ended).toMatchObject({ code: 1, stdout: expect.stringMatching(reason) });
  }
  expect(await withComment({})).toMatchObject({ code: 0 });
});

test('a label and a review of an environment are read from GitHub again', async () => {
  const { world, made } = readShared();
  const answer = { label: 'agent-approved', login: 'lead' };
  const { git, publish } = createPublisher(world);
  const taken = { 'one-shot-label': 'agent-approved' };
  const refused: [Answer, RegExp][] = [
    [{ ...answer, login: 'writer' }, /writer may not approve it: the role is write/],
    [{ ...answer, setAt: '2020-01-01T00:00:00Z' }, /older than the request/],
  ];
  for (const [by, reason] of refused)
    expect(await publish(by, made, taken)).toMatchObject({ code: 1, stdout: expect.stringMatching(reason) });
  expect(await publish(answer, made, taken)).toMatchObject({ code: 0 });
  expect(git.pulls).toHaveLength(1);

  const environment = { 'approval-environment': 'agent-approval' };
  const reviewed = (login: string, name: string): Promise<Published> =>
    publish(null, made, environment, ({ github }) =>
      github.state.reviews.push({ state: 'approved', login, environment: name }),
    );
  for (const ended of [await reviewed('writer', 'agent-approval'), await reviewed('lead', 'production')])
    expect(ended).toMatchObject({ code: 1, stdout: expect.stringContaining('has approved the environment') });
  expect(await reviewed('lead', 'agent-approval')).toMatchObject({ code: 0 });
});
