import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';
import { startArtifactServer } from '../fixtures/artifact-server.ts';
import { createGitApi, type GitApi } from '../fixtures/git-api.ts';
import type { GitHubServer, GitHubState } from '../fixtures/github-server.ts';
import { runCliHere } from '../fixtures/command-line.ts';
import { startGitHub } from '../fixtures/job.ts';
import { startModelServer, type ModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { stepsHere, type Steps } from '../fixtures/step.ts';
import { createThreadApi, type ThreadApi } from '../fixtures/thread-api.ts';
import { runWorkflow, type RanJob } from '../fixtures/workflow-runner.ts';
import { createDirectory, runGit } from '../fixtures/workspace.ts';

export const action = `octo/script-harness-action@${'0'.repeat(40)}`;
export const person = { login: 'writer', type: 'User' };
export const repo = { id: 1, full_name: 'octo/repo', private: true, default_branch: 'main' };

/** A repository on GitHub with the files that `init` wrote. */
export interface WrittenWorld {
  readonly bare: string;
  /** The commit of the default branch. */
  readonly main: string;
  readonly git: GitApi;
  readonly thread: ThreadApi;
  readonly state: GitHubState;
  readonly requests: GitHubServer['requests'];
  readonly model: ModelServer;
  /** Runs the written workflow for an event, or only these jobs of it. Every job that starts has to end with 0. */
  run(
    event: string,
    payload: object,
    env?: Readonly<Record<string, string>>,
    jobs?: readonly string[],
  ): Promise<Readonly<Record<string, RanJob>>>;
}

export async function createWrittenWorld(
  root: string,
  { args = [], ...options }: { name: string; args?: readonly string[]; turns: readonly ScriptedTurn[]; steps?: Steps },
): Promise<WrittenWorld> {
  const written = await runCliHere(['init', '--workflow', options.name, '--action', action, ...args], { cwd: root });
  expect(written, written.stderr).toMatchObject({ exitCode: 0, stderr: '' });
  return createWorld(root, { ...options, action });
}

/** A repository whose files have the workflow `name` and its policy already. `uses` is this action, as the workflow names it. */
export async function createWorld(
  root: string,
  {
    name,
    action: uses,
    turns,
    steps = stepsHere,
  }: { name: string; action: string; turns: readonly ScriptedTurn[]; steps?: Steps },
): Promise<WrittenWorld> {
  runGit(root, 'add', '--all');
  runGit(root, 'commit', '--quiet', '--message', 'add the workflow');
  runGit(root, 'branch', '-M', 'main');
  const bare = createDirectory('bare-');
  runGit(root, 'clone', '--quiet', '--bare', root, bare);
  const main = runGit(bare, 'rev-parse', 'main').trim();

  const model = await startModelServer({ turns });
  const artifacts = await startArtifactServer();
  onTestFinished(async () => void (await Promise.all([artifacts.close(), model.close()])));
  const github = await startGitHub(main);
  const { state } = github;
  const git = createGitApi(bare, state.ownLogin);
  const thread = createThreadApi(state.ownLogin);
  state.git = git;
  state.thread = thread;
  state.branches.set('main', main);
  const policy = `.github/script-harness-${name}.yml`;
  state.files.set(`${main}:${policy}`, readFileSync(join(root, policy), 'utf8'));
  const path = `.github/workflows/${name}.yml`;
  const workflow = readFileSync(join(root, path), 'utf8');
  return {
    bare,
    main,
    git,
    thread,
    state,
    requests: github.requests,
    model,
    async run(event, payload, env = {}, jobs) {
      const ran = await runWorkflow({
        workflow: jobs === undefined ? workflow : keepJobs(workflow, jobs),
        path,
        event: { name: event, payload },
        action: uses,
        steps,
        repository: bare,
        github,
        artifacts,
        modelInputs: { 'base-url': `${model.url}/v1` },
        env,
      });
      for (const [job, { exitCode, log }] of Object.entries(ran))
        if (exitCode !== null) expect(exitCode, `${job}: ${log}`).toBe(0);
      return ran;
    },
  };
}

function keepJobs(workflow: string, names: readonly string[]): string {
  const { jobs, ...rest } = parse(workflow) as { readonly jobs: Readonly<Record<string, unknown>> };
  return stringify({ ...rest, jobs: Object.fromEntries(names.map((name) => [name, jobs[name]])) });
}
