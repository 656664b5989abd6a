import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startArtifactServer, type ArtifactServer } from '../fixtures/artifact-server.ts';
import type { Fault } from '../fixtures/faults.ts';
import { createGitApi } from '../fixtures/git-api.ts';
import { createJob, type Job } from '../fixtures/job.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { createThreadApi } from '../fixtures/thread-api.ts';
import { createDirectory, createRepository, runGit } from '../fixtures/workspace.ts';

const rules = `
- { id: read, when: { read: '**' }, decision: allow, reason: The task needs it. }
- { id: edit, when: { write: 'src/**' }, decision: allow, reason: The task needs it. }
`;
const policies = {
  plain: `version: 1\nname: plain\nrules:${rules}`,
  triage:
    'version: 1\nname: triage\nextends: builtin:triage\npublish: { triage: { labels: [bug], assignees: [ann] } }\n',
  review: 'version: 1\nname: review\nextends: builtin:read-only\npublish: { review: { maxComments: 5 } }\n',
};
// With a line end that no tree has as a text, so that the file is stored by itself.
const edit = { name: 'write_file', args: { filePath: 'src/a.js', content: 'export const a = 2;\r\n' } };
const review = { summary: 'One fault.', comments: [{ path: 'src/a.js', line: 1, body: 'Remove this.' }] };

/** The kinds of jobs, with what the model answers. Each ends as completed without a fault. */
const jobs = {
  answer: { mode: 'comment', policy: 'plain', turns: [{ text: 'An answer.' }] },
  changes: {
    mode: 'pull-request',
    policy: 'plain',
    turns: [{ calls: [edit] }, { text: 'Done.' }],
    inputs: { 'pr-labels': 'bug', 'pr-assignees': 'ann', 'pr-reviewers': 'bob' },
  },
  // The pull request of an earlier run is open.
  update: { mode: 'pull-request', policy: 'plain', turns: [{ calls: [edit] }, { text: 'Done.' }] },
  skip: {
    mode: 'pull-request',
    policy: 'plain',
    turns: [{ calls: [edit] }, { text: 'Done.' }],
    inputs: { 'if-open': 'skip' },
  },
  triage: {
    mode: 'comment',
    policy: 'triage',
    turns: [{ text: JSON.stringify({ labels: ['bug'], assignee: 'ann', comment: 'Seen.' }) }],
  },
  review: { mode: 'comment', policy: 'review', turns: [{ text: JSON.stringify(review) }] },
} as const satisfies Record<
  string,
  {
    mode: string;
    policy: keyof typeof policies;
    turns: readonly ScriptedTurn[];
    inputs?: Readonly<Record<string, string>>;
  }
>;

const marker = '<!-- script-harness:sticky fix-tests%2Ffix -->';
export const old = `${marker}\n## completed\n\nAn earlier run.`;
const pull = 7;

/** A job in which one call of GitHub or of the artifact service fails. */
export interface FaultyJob {
  readonly job: Job;
  readonly artifacts: ArtifactServer;
  readonly inputs: Readonly<Record<string, string>>;
  /** The sticky comment; empty without one. */
  readComment(): string;
}

export type JobKind = keyof typeof jobs;

/** Calls, with a comma between them, that fail together: `METHOD path` below the repository, `POST comments` for a thread without the comment of an earlier run, or `artifact STEP`. */
export interface Call {
  readonly kind: JobKind;
  readonly place: string;
}

/** Lays out a job of this kind, on a pull request with the comment of an earlier run. `speed` divides its waits, and `limitSpeed` the limits of its requests. */
export async function createFaultyJob(
  { kind, place }: Call,
  fault: Fault,
  speed: number,
  limitSpeed: number,
): Promise<FaultyJob> {
  const { mode, policy, turns, ...more } = jobs[kind];
  const root = createRepository({ 'src/a.js': 'export const a = 1;\n' });
  const artifacts = await startArtifactServer();
  const model = await startModelServer({ turns });
  onTestFinished(async () => void (await Promise.all([artifacts.close(), model.close()])));
  const job = await createJob({ workspace: root, event: 'labeled', speed, limitSpeed });
  const { state } = job.github;
  const head = job.environment['GITHUB_SHA'] ?? '';
  const bare = createDirectory('bare-');
  runGit(root, 'checkout', '--quiet', '-b', 'change');
  // A clone starts four processes.
  cpSync(join(root, '.git'), bare, { recursive: true });
  runGit(bare, 'config', 'core.bare', 'true');
  state.branches.set('main', head);
  state.git = createGitApi(bare, state.ownLogin);
  state.thread = createThreadApi(state.ownLogin);
  state.thread.files.set(pull, [
    { filename: 'src/a.js', status: 'added', patch: '@@ -0,0 +1 @@\n+export const a = 1;' },
  ]);
  state.files.set(`${head}:.github/script-harness.yml`, policies[policy]);
  state.comments.push({ id: 1, issue: pull, author: state.ownLogin, body: old });
  if (kind === 'update') {
    const trailer = 'Script-Harness-Run: run-1';
    const text = ['-m', 'An earlier run.', '-m', trailer];
    const earlier = runGit(bare, 'commit-tree', `${head}^{tree}`, '-p', head, ...text).trim();
    runGit(bare, 'branch', 'script-harness/pull-7', earlier);
    const texts = { title: 'An earlier run', body: '' };
    state.git.pulls.push({
      number: 101,
      head: 'script-harness/pull-7',
      base: 'change',
      draft: true,
      state: 'open',
      ...texts,
    });
  }
  if (kind === 'review')
    state.thread.lineComments.push({
      author: state.ownLogin,
      commit: head,
      path: 'src/a.js',
      line: 1,
      startLine: null,
      body: `<!-- script-harness:line ${'0'.repeat(32)} -->\nAbout a line that is gone.`,
      isOutdated: true,
    });
  if (place.startsWith('artifact ')) artifacts.faults.set(place.slice('artifact '.length), fault);
  else if (place === 'POST comments') {
    state.comments.splice(0);
    state.faults.set(`POST /repos/octo/repo/issues/${pull}/comments`, fault);
  } else
    for (const one of place.split(', '))
      state.faults.set(one.replace(' ', ' /repos/octo/repo/').replace('/repos/octo/repo//', '/'), fault);
  const inputs = {
    task: 'Look at this.',
    provider: 'openai-chat',
    model: 'm',
    mode,
    'base-url': `${model.url}/v1`,
    'openai-api-key': 'model-key-of-the-job',
    'script-harness': 'disabled',
    'upload-artifact': place.startsWith('artifact ') ? 'full' : 'false',
    'one-shot-label': 'agent-fix-tests',
    acknowledge: 'reaction',
    ...('inputs' in more && more.inputs),
  };
  const readComment = (): string => state.comments.find(({ author }) => author === state.ownLogin)?.body ?? '';
  return { job, artifacts, inputs, readComment };
}
