import * as z from 'zod';
import { createProblem, HarnessError } from '../../core/types/error.ts';

/** A process environment. Read once at the start and passed on. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A repository by owner and name. */
export interface RepositoryName {
  readonly owner: string;
  readonly name: string;
}

/** The runner's description of the run that the action is part of. */
export interface RunContext {
  readonly eventName: string;
  readonly eventPath: string;
  readonly repository: RepositoryName;
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly runId: string;
  readonly runAttempt: number;
  readonly workflow: string;
  /** The path of the workflow file in its repository; empty if the runner does not name it. */
  readonly workflowFile: string;
  readonly job: string;
  /** The actor of the first attempt. */
  readonly actor: string;
  /** The actor of this attempt. Another person if that person started the run again. */
  readonly triggeringActor: string;
  readonly ref: string;
  readonly sha: string;
  readonly workspace: string;
  readonly runnerTemp: string;
}

const text = z.string().min(1);
const contextSchema = z.object({
  GITHUB_EVENT_NAME: text,
  GITHUB_EVENT_PATH: text,
  GITHUB_REPOSITORY: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  GITHUB_SERVER_URL: z.url(),
  GITHUB_API_URL: z.url(),
  GITHUB_RUN_ID: z.string().regex(/^\d+$/),
  GITHUB_RUN_ATTEMPT: z.coerce.number().int().positive(),
  GITHUB_WORKFLOW: text,
  GITHUB_WORKFLOW_REF: z.string().default(''),
  GITHUB_JOB: text,
  GITHUB_ACTOR: text,
  GITHUB_TRIGGERING_ACTOR: text,
  GITHUB_REF: z.string().default(''),
  GITHUB_SHA: z.string().default(''),
  GITHUB_WORKSPACE: text,
  RUNNER_TEMP: text,
});

/** Reads the runner's variables. Rejects with `usage` and names every variable that is missing or invalid. */
export function readRunContext(env: Environment): RunContext {
  const parsed = contextSchema.safeParse(env);
  if (!parsed.success) {
    throw new HarnessError({
      code: 'usage',
      message: 'the environment does not belong to a GitHub Actions run',
      hint: 'Run the action in a GitHub workflow, or use the command line outside of one.',
      problems: parsed.error.issues.map(({ path, message }) => createProblem(`${path.join('.')}: ${message}`)),
    });
  }
  const found = parsed.data;
  return {
    eventName: found.GITHUB_EVENT_NAME,
    eventPath: found.GITHUB_EVENT_PATH,
    repository: splitRepositoryName(found.GITHUB_REPOSITORY),
    serverUrl: found.GITHUB_SERVER_URL,
    apiUrl: found.GITHUB_API_URL,
    runId: found.GITHUB_RUN_ID,
    runAttempt: found.GITHUB_RUN_ATTEMPT,
    workflow: found.GITHUB_WORKFLOW,
    workflowFile: found.GITHUB_WORKFLOW_REF.split('@', 1)[0] ?? '',
    job: found.GITHUB_JOB,
    actor: found.GITHUB_ACTOR,
    triggeringActor: found.GITHUB_TRIGGERING_ACTOR,
    ref: found.GITHUB_REF,
    sha: found.GITHUB_SHA,
    workspace: found.GITHUB_WORKSPACE,
    runnerTemp: found.RUNNER_TEMP,
  };
}

export function splitRepositoryName(fullName: string): RepositoryName {
  const slash = fullName.indexOf('/');
  return { owner: fullName.slice(0, slash), name: fullName.slice(slash + 1) };
}

export function renderRepositoryName(repository: RepositoryName): string {
  return `${repository.owner}/${repository.name}`;
}

/** The parts of the address of a run. */
export type RunPlace = Pick<RunContext, 'serverUrl' | 'repository' | 'runId'>;

/** The address of the run on GitHub. */
export function renderRunUrl({ serverUrl, repository, runId }: RunPlace): string {
  return `${serverUrl}/${renderRepositoryName(repository)}/actions/runs/${runId}`;
}
