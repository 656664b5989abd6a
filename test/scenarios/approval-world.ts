import { expect, onTestFinished } from 'vitest';
import { startArtifactServer, type ArtifactServer } from '../fixtures/artifact-server.ts';
import type { FakeComment } from '../fixtures/github-server.ts';
import { createJob, type Job } from '../fixtures/job.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { createThreadApi, type ThreadApi } from '../fixtures/thread-api.ts';
import { runStepHere, type RunStep } from '../fixtures/step.ts';
import { runGit, type OnEnd } from '../fixtures/workspace.ts';
import { createFailingRepository } from './scenario.ts';

export const base = 'b'.repeat(40);
export const policy = `version: 1
name: approve
approvals: untrusted
rules:
- { id: read, when: { read: '**' }, decision: allow, reason: The task needs it. }
- { id: edit, when: { write: 'src/**' }, decision: allow, reason: The task needs it. }
- id: config
  when: { write: 'config/**' }
  decision: escalate
  escalate: { by: [maintain, admin], ttl: 24h, label: agent-approved }
  reason: A person reviews the configuration.
- id: generate
  when: { tool: exec, command: [cp, src/limit.js, src/generated.js] }
  decision: escalate
  escalate: { by: [maintain, admin], ttl: 24h, label: agent-approved }
  reason: A person decides when the code is generated.
`;
export const path = 'config/limits.json';
export const write = { calls: [{ name: 'write_file', args: { filePath: path, content: '{"max": 5}\n' } }] };
export const workflow = '.github/workflows/fix.yml';
const issue = {
  number: 12,
  title: 'Raise the limit',
  body: 'To 5.',
  author_association: 'MEMBER',
  user: { login: 'writer', type: 'User' },
};

export interface World {
  readonly root: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly artifacts: ArtifactServer;
  readonly thread: ThreadApi;
  readonly requests: readonly { readonly body: unknown }[];
  /** The comments on GitHub after the last job. */
  comments(): readonly FakeComment[];
  /** A job on a fresh checkout, with its inputs. The answer is a new comment of this person, or a label that this person has set. */
  start(
    answer: { body: string; login: string } | { label: string; login: string; setAt?: string } | null,
    more?: Record<string, string>,
    prepare?: (job: Job) => void,
    run?: RunStep,
  ): Promise<{ job: Job; code: number | null; stdout: string }>;
}

/** A repository whose policy leaves `config/` to a person, and a model that writes a file of it. */
export async function createWorld(
  writes: readonly ScriptedTurn[] = [write, write],
  onEnd: OnEnd = onTestFinished,
): Promise<World> {
  const root = createFailingRepository('.', onEnd);
  const artifacts = await startArtifactServer();
  const edit = {
    calls: [{ name: 'write_file', args: { filePath: 'src/limit.js', content: 'export const limit = 5;\n' } }],
  };
  const model = await startModelServer({ turns: [edit, ...writes, { text: 'The limit is 5.' }] });
  onEnd(async () => void (await Promise.all([artifacts.close(), model.close()])));
  const thread = createThreadApi('github-actions[bot]');
  let state: Job['github']['state'] | null = null;
  const inputs = {
    task: 'Raise the limit.',
    provider: 'openai-chat',
    'script-harness': 'disabled',
    model: 'm',
    'upload-artifact': 'full',
    'base-url': `${model.url}/v1`,
    'openai-api-key': 'model-key-of-the-job',
  };
  return {
    root,
    inputs,
    artifacts,
    thread,
    requests: model.requests,
    comments: () => (state?.comments ?? []).map((comment) => ({ ...comment })),
    async start(answer, more = {}, prepare = () => undefined, run = runStepHere) {
      runGit(root, 'checkout', '--quiet', '--', '.');
      runGit(root, 'clean', '--quiet', '-fd');
      const job = await createJob({ workspace: root, onEnd });
      const own = job.github.state;
      own.branches.set('main', base);
      own.files.set(`${base}:.github/script-harness.yml`, policy);
      own.roles.set('lead', { permission: 'write', roleName: 'maintain', accountType: 'User' });
      own.thread = thread;
      own.artifacts = artifacts;
      for (const id of ['1234', '1235']) own.workflowRuns.set(id, { path: workflow, repository: 'octo/repo' });
      if (state !== null) own.comments.push(...state.comments);
      state = own;
      if (answer === null) {
        job.setEvent('issues', { action: 'labeled', label: { name: 'agent' }, issue });
        own.issueLabels.set(12, ['agent']);
      } else if ('label' in answer) {
        const { label, login, setAt = new Date().toISOString() } = answer;
        own.labellings.push({ issue: 12, label, login, setAt });
        own.issueLabels.set(12, [label]);
        job.setEvent('issues', { action: 'labeled', label: { name: label }, issue, sender: { login, type: 'User' } });
      } else {
        const id = 5000 + own.comments.length;
        own.comments.push({ id, issue: 12, author: answer.login, body: answer.body });
        const user = { login: answer.login, type: 'User' };
        const created = new Date().toISOString();
        job.setEvent('issue_comment', {
          action: 'created',
          issue,
          sender: user,
          comment: {
            id,
            body: answer.body,
            user,
            author_association: 'MEMBER',
            created_at: created,
            updated_at: created,
          },
        });
      }
      job.environment['GITHUB_ACTOR'] = answer?.login ?? 'writer';
      job.environment['GITHUB_TRIGGERING_ACTOR'] = answer?.login ?? 'writer';
      prepare(job);
      const environment = {
        ...artifacts.env,
        GITHUB_WORKFLOW_REF: `octo/repo/${workflow}@refs/heads/main`,
        GITHUB_RUN_ID: answer === null ? '1234' : '1235',
      };
      const given = more['mode'] === 'publish' ? {} : answer === null ? inputs : { ...inputs, resume: 'approved' };
      const ended = await run(job, { ...given, ...more }, environment);
      return { job, code: ended.exitCode, stdout: ended.stdout };
    },
  };
}

/** Runs the job that a label starts, and returns the line that approves its call. */
export async function readApproval(world: World): Promise<string> {
  const first = await world.start(null);
  const [line = ''] = /^\/approve [0-9a-f]{40}$/m.exec(readSticky(first.job)) ?? [];
  expect(line, first.stdout).not.toBe('');
  return line;
}

/** The comment of the action. */
export const readSticky = ({ github }: Job): string =>
  github.state.comments.find(({ author }) => author === 'github-actions[bot]')?.body ?? '';
