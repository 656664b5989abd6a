import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readRecord } from '../../src/record/read-record.ts';
import { startArtifactServer, type ArtifactServer } from '../fixtures/artifact-server.ts';
import { createJob, type Job } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createThreadApi, type ThreadApi } from '../fixtures/thread-api.ts';
import { runGit } from '../fixtures/workspace.ts';
import { createFailingRepository } from './scenario.ts';

const base = 'b'.repeat(40);
const policy = `version: 1
name: approve
approvals: untrusted
rules:
- { id: read, when: { read: '**' }, decision: allow, reason: The task needs it. }
- { id: edit, when: { write: 'src/**' }, decision: allow, reason: The task needs it. }
- id: config
  when: { write: 'config/**' }
  decision: escalate
  escalate: { by: [maintain, admin], ttl: 24h }
  reason: A person reviews the configuration.
`;
const path = 'config/limits.json';
const write = { calls: [{ name: 'write_file', args: { filePath: path, content: '{"max": 5}\n' } }] };
const workflow = '.github/workflows/fix.yml';
const issue = {
  number: 12,
  title: 'Raise the limit',
  body: 'To 5.',
  author_association: 'MEMBER',
  user: { login: 'writer', type: 'User' },
};

interface World {
  readonly root: string;
  readonly artifacts: ArtifactServer;
  readonly thread: ThreadApi;
  readonly requests: readonly { readonly body: unknown }[];
  /** A job on a fresh checkout, with its inputs. `comment` is a new comment of this person. */
  start(
    comment: { body: string; login: string } | null,
    more?: Record<string, string>,
  ): Promise<{ job: Job; code: number | null; stdout: string }>;
}

async function createWorld(): Promise<World> {
  const root = createFailingRepository();
  const artifacts = await startArtifactServer();
  const edit = {
    calls: [{ name: 'write_file', args: { filePath: 'src/limit.js', content: 'export const limit = 5;\n' } }],
  };
  const model = await startModelServer({ turns: [edit, write, write, { text: 'The limit is 5.' }] });
  onTestFinished(async () => void (await Promise.all([artifacts.close(), model.close()])));
  const thread = createThreadApi('github-actions[bot]');
  let state: Job['github']['state'] | null = null;
  const inputs = {
    ...{ task: 'Raise the limit.', provider: 'openai-chat', model: 'm', 'upload-artifact': 'full' },
    ...{ 'base-url': `${model.url}/v1`, 'openai-api-key': 'model-key-of-the-job' },
  };
  return {
    ...{ root, artifacts, thread, requests: model.requests },
    async start(comment, more = {}) {
      runGit(root, 'checkout', '--quiet', '--', '.');
      runGit(root, 'clean', '--quiet', '-fd');
      const job = await createJob({ workspace: root });
      const own = job.github.state;
      own.branches.set('main', base);
      own.files.set(`${base}:.github/script-harness.yml`, policy);
      own.roles.set('lead', { permission: 'write', roleName: 'maintain', accountType: 'User' });
      own.thread = thread;
      own.artifacts = artifacts;
      own.workflowRuns.set('1234', { path: workflow, repository: 'octo/repo' });
      if (state !== null) own.comments.push(...state.comments);
      state = own;
      if (comment === null) {
        job.setEvent('issues', { action: 'labeled', label: { name: 'agent' }, issue });
        own.issueLabels.set(12, ['agent']);
      } else {
        const id = 5000 + own.comments.length;
        own.comments.push({ id, issue: 12, author: comment.login, body: comment.body });
        const user = { login: comment.login, type: 'User' };
        const created = new Date().toISOString();
        job.setEvent('issue_comment', {
          ...{ action: 'created', issue, sender: user },
          comment: {
            id,
            body: comment.body,
            user,
            author_association: 'MEMBER',
            created_at: created,
            updated_at: created,
          },
        });
        job.environment['GITHUB_ACTOR'] = comment.login;
        job.environment['GITHUB_TRIGGERING_ACTOR'] = comment.login;
      }
      const environment = {
        ...artifacts.env,
        GITHUB_WORKFLOW_REF: `octo/repo/${workflow}@refs/heads/main`,
        GITHUB_RUN_ID: comment === null ? '1234' : '1235',
      };
      const given = comment === null ? inputs : { ...inputs, resume: 'approved' };
      const ended = await job.run({ ...given, ...more }, environment);
      return { job, code: ended.exitCode, stdout: ended.stdout };
    },
  };
}

const readSticky = ({ github }: Job): string =>
  github.state.comments.find(({ author }) => author === 'github-actions[bot]')?.body ?? '';

test('a run that needs an approval names the call, and the comment of a permitted person continues it with this one call', async () => {
  const world = await createWorld();
  const first = await world.start(null);
  expect(first, first.stdout).toMatchObject({ code: 3 });
  expect(first.job.outputs()).toMatchObject({ outcome: 'needs-approval' });
  const sticky = readSticky(first.job);
  expect(sticky).toContain('A person reviews the configuration.');
  expect(sticky).toContain('"content":"{\\"max\\": 5}\\n"');
  expect(first.job.summary()).toContain('/approve ');
  const [line = ''] = /^\/approve [0-9a-f]{40}$/m.exec(sticky) ?? [];
  expect(line, sticky).not.toBe('');
  const asked = world.requests.length;

  // Not this person, not this code, not this workflow: no request to the model, and the approval is not used.
  const refused: [{ body: string; login: string }, RegExp][] = [
    [{ body: line, login: 'writer' }, /writer may not approve this call: the role is write/],
    [{ body: `/approve ${'0'.repeat(40)}`, login: 'lead' }, /no run on #12 waits for an approval with this code/],
    [{ body: `Please ${line}`, login: 'lead' }, /needs a comment that begins with \/approve/],
    [{ body: line, login: 'reader' }, /reader \(actor\) has the role read/],
  ];
  for (const [comment, reason] of refused) {
    const ended = await world.start(comment);
    expect(ended).toMatchObject({ code: 2, stdout: expect.stringMatching(reason) });
  }
  expect(world.requests).toHaveLength(asked);
  expect(world.thread.reactions).toEqual([]);

  // The refused jobs leave the comment alone that waits.
  const approved = await world.start({ body: `${line}\r\nLooks right.`, login: 'lead' });
  expect(approved, approved.stdout).toMatchObject({ code: 0 });
  expect(approved.job.outputs()).toMatchObject({ outcome: 'completed', 'changed-files-count': '2' });
  expect(world.thread.reactions).toHaveLength(1);
  const folder = join(approved.job.temporary, 'script-harness');
  const [record = ''] = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((name) => existsSync(join(name, 'changes.patch')) && !name.endsWith('-resumed'));
  const events = readRecord(record).events.map(({ event }) => event);
  expect(events.flatMap((event) => (event.type === 'tool-decided' ? [event.decision.reason] : [])).at(-1)).toMatch(
    /^lead approved it/,
  );
  expect(JSON.stringify(world.requests.at(-2)?.body)).toContain('with exactly the same arguments');

  // The same comment again, as "Re-run jobs" does it.
  const again = await world.start({ body: line, login: 'lead' });
  expect(again).toMatchObject({ code: 2, stdout: expect.stringContaining('no run on #12 waits') });
});
