import type * as z from 'zod';
import { createProblem, HarnessError, type Problem } from '../core/types/error.ts';
import { listKeys, type ModelApi } from '../core/ports/model.ts';
import type { RunLimits } from '../core/limits.ts';
import { listHeaderSecrets, type Headers } from '../core/text/header-lines.ts';
import type { RunMode } from '../core/types/outcome.ts';
import { findNearestName } from '../core/text/nearest-name.ts';
import { checkTogether, inferProvider, resumeApproved } from './input-checks.ts';
import {
  defaultFailOn,
  listInputs,
  otherInputs,
  taskInputs,
  type AllValues,
  type Rows,
  type ValuesOf,
} from './inputs.ts';
import type { Environment } from './request/run-context.ts';

/** Secrets: masked in logs, not passed to any child process, and never written. */
export interface ActionSecrets {
  /** Keys by the name of their input. */
  readonly apiKeys: ReadonlyMap<string, string>;
  readonly githubToken: string;
  /** Of the repository with `org-policy`; null for `githubToken`. */
  readonly orgPolicyToken: string | null;
  /** Of the requests to `otlpEndpoint`. */
  readonly otlpHeaders: Headers;
}

/** Every secret of the inputs, for masking and redaction. */
export function listSecrets({ apiKeys, githubToken, orgPolicyToken, otlpHeaders }: ActionSecrets): readonly string[] {
  const tokens = [githubToken, orgPolicyToken].filter((token) => token !== null);
  return [...apiKeys.values(), ...tokens, ...listHeaderSecrets(otlpHeaders)];
}

export interface InputsRead {
  readonly inputs: ActionInputs;
  readonly secrets: ActionSecrets;
  /** One sentence for each input that the action does not know. */
  readonly warnings: readonly string[];
}

/** Inputs that are secrets, or that are read into another member. */
type OtherwiseRead =
  | ('githubToken' | 'orgPolicyToken' | 'otlpHeaders' | 'proxy')
  | ('task' | 'taskFile' | 'provider' | 'mode' | 'resume' | 'resumeDigest')
  | ('maxTurns' | 'maxCostUsd' | 'maxTokens' | 'timeoutMinutes');

/** The action's inputs, validated and with their defaults. Contains no secret. */
export interface ActionInputs extends Omit<AllValues, OtherwiseRead> {
  /** `event`: the policy's template makes the task from the event. */
  readonly task:
    | { readonly type: 'text'; readonly text: string }
    | { readonly type: 'file'; readonly path: string }
    | { readonly type: 'event' };
  /** The name of a model API, or `replay`. */
  readonly provider: string;
  /** The product of the run: changes, or an answer. */
  readonly mode: RunMode;
  /** False if another job publishes the answer. */
  readonly publishesAnswer: boolean;
  /** How the changes are published, besides the patch; null for the patch alone. */
  readonly publishAs: 'commit' | 'pull-request' | null;
  readonly limits: Pick<RunLimits, 'turns' | 'costUsd' | 'tokens' | 'wallClockMs'>;
  /** The run to resume: by the directory of its record and the digest that it has published, or by the comment that approves one of its calls. */
  readonly resume:
    | { readonly type: 'record'; readonly record: string; readonly digest: string }
    | { readonly type: 'approved' }
    | null;
}

/** The wishes of the team about a pull request. */
export type PullRequestInputs = Pick<
  AllValues,
  'createPr' | 'prTitlePrefix' | 'prLabels' | 'prReviewers' | 'prAssignees' | 'signOff'
>;

/** True for a job that publishes the patch of another one, and has other inputs. */
export function isPublishJob(environment: Environment): boolean {
  return environment['GITHUB_ACTIONS'] === 'true' && environment[variableOf('mode')]?.trim() === 'publish';
}

/** The inputs of `mode: publish`. */
export type PublishInputs = ValuesOf<typeof otherInputs> & {
  readonly policy: string;
  /** The patch or the answer of the job of the agent. */
  readonly product:
    | { readonly type: 'patch'; readonly file: string; readonly digest: string }
    | { readonly type: 'answer'; readonly json: string };
};

/** Reads the inputs of `mode: publish`. Rejects with `usage` and all problems at once. */
export function readPublishInputs(environment: Environment): PublishInputs {
  const { values, problems } = readRows({ policy: taskInputs([]).policy, ...otherInputs }, environment);
  const { patchFile: file = null, patchDigest: digest = null, answer = null } = values ?? {};
  if (values !== null && answer !== null && file === null && digest === null)
    return { ...values, product: { type: 'answer', json: answer } };
  if (values !== null && answer === null && file !== null && digest !== null && /^[0-9a-f]{64}$/.test(digest))
    return { ...values, product: { type: 'patch', file, digest } };
  if (answer !== null)
    throw refuseInputs([
      ...problems,
      createProblem('mode: publish has both a patch and an answer', 'Give patch-file and patch-digest, or answer.'),
    ]);
  throw refuseInputs([
    ...problems,
    ...(file === null
      ? [createProblem('mode: publish lacks patch-file', 'Name the file that actions/download-artifact has written.')]
      : []),
    ...(digest === null || !/^[0-9a-f]{64}$/.test(digest)
      ? [
          createProblem(
            digest === null ? 'mode: publish lacks patch-digest' : 'patch-digest is not a SHA-256 digest',
            'Give the output patch-digest of the job of the agent, and skip this job if it is empty: it is set only by a completed run with changes.',
          ),
        ]
      : []),
  ]);
}

function refuseInputs(problems: readonly Problem[]): HarnessError {
  return new HarnessError({
    code: 'usage',
    message: problems.length === 1 ? 'an input is not valid' : `${problems.length} inputs are not valid`,
    hint: 'docs/action.md describes every input; on the command line, run --help.',
    problems,
  });
}

/** The inputs by which a job reports how it ended. */
export type ReportInputs = Pick<ActionInputs, 'comment' | 'commentKey' | 'summary' | 'failOn'>;

/** The inputs for the report that another input is not valid. Returns null if one of them is not valid either. */
export function readReportInputs(
  environment: Environment,
): { readonly inputs: ReportInputs; readonly githubToken: string } | null {
  const { comment, 'comment-key': key, summary, 'github-token': token } = otherInputs;
  const { values } = readRows({ comment, 'comment-key': key, summary, 'github-token': token }, environment);
  if (values === null) return null;
  const { githubToken, ...inputs } = values;
  // Such a job is never green.
  return { inputs: { ...inputs, failOn: defaultFailOn }, githubToken };
}

/** The settings of the inputs for the connections of the harness itself. */
export type NetworkInputs = Pick<AllValues, 'proxy' | 'proxyExclude' | 'caCertificates'>;

/** Reads the inputs about connections, which come before every request. Throws `usage`. */
export function readNetworkInputs(environment: Environment): NetworkInputs {
  const { proxy, 'proxy-exclude': exclude, 'ca-certificates': authorities } = otherInputs;
  const rows = { proxy, 'proxy-exclude': exclude, 'ca-certificates': authorities };
  const { values, problems } = readRows(rows, environment);
  if (values === null) throw refuseInputs(problems);
  return values;
}

/**
 * Reads the inputs from the runner's `INPUT_*` variables. Rejects with `usage` and all problems at once. Messages never contain the value of a key.
 */
export function readInputs({
  environment,
  apis,
}: {
  /** The process environment with the runner's `INPUT_*` variables. */
  readonly environment: Environment;
  readonly apis: readonly ModelApi[];
}): InputsRead {
  const read = readRows({ ...taskInputs(apis), ...otherInputs }, environment);
  const apiKeys = readKeys(apis, environment);
  const given = { values: read.valid, keys: [...apiKeys.keys()] };
  const problems = [...read.problems, ...checkTogether(given, apis, environment)];
  const provider = read.values?.provider ?? inferProvider(given, apis);
  if (read.values === null || provider === null || problems.length > 0) throw refuseInputs(problems);
  const { githubToken, orgPolicyToken, otlpHeaders, proxy: _proxy, provider: _provider, ...values } = read.values;
  const { task, taskFile, mode, resume, resumeDigest, ...others } = values;
  const { maxTurns, maxCostUsd, maxTokens, timeoutMinutes, ...kept } = others;
  return {
    inputs: {
      ...kept,
      task:
        taskFile !== null
          ? { type: 'file', path: taskFile }
          : task === null
            ? { type: 'event' }
            : { type: 'text', text: task },
      provider,
      mode: mode === 'comment' || mode === 'answer' ? 'comment' : 'patch',
      publishesAnswer: mode !== 'answer',
      comment: mode === 'answer' ? 'off' : kept.comment,
      publishAs: mode === 'commit' || mode === 'pull-request' ? mode : null,
      limits: { turns: maxTurns, costUsd: maxCostUsd, tokens: maxTokens, wallClockMs: timeoutMinutes * 60_000 },
      resume: readResume(resume, resumeDigest),
    },
    secrets: { apiKeys, githubToken, orgPolicyToken, otlpHeaders },
    warnings: findUnknownInputs(environment, [...listInputs(apis).keys()]),
  };
}

function readKeys(apis: readonly ModelApi[], environment: Environment): ReadonlyMap<string, string> {
  const keys = listKeys(apis).map(({ input }) => [input, environment[variableOf(input)]?.trim() ?? ''] as const);
  return new Map(keys.filter(([, key]) => key !== ''));
}

function readResume(record: string | null, digest: string | null): ActionInputs['resume'] {
  if (record === resumeApproved) return { type: 'approved' };
  return record === null || digest === null ? null : { type: 'record', record, digest };
}

/** The values of the inputs in some rows: the valid ones, and all of them, which is null if one is not valid. */
function readRows<Read extends Rows>(
  rows: Read,
  environment: Environment,
): {
  readonly valid: Partial<ValuesOf<Read>>;
  readonly values: ValuesOf<Read> | null;
  readonly problems: readonly Problem[];
} {
  const valid: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [name, { schema }] of Object.entries(rows)) {
    const parsed = schema.safeParse(environment[variableOf(name)] ?? '');
    if (parsed.success) valid[memberOf(name)] = parsed.data;
    else problems.push(...parsed.error.issues.map((issue) => readProblem(name, issue)));
  }
  return {
    valid: valid as Partial<ValuesOf<Read>>,
    values: problems.length === 0 ? (valid as ValuesOf<Read>) : null,
    problems,
  };
}

function memberOf(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
}

function variableOf(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}

function readProblem(name: string, issue: z.core.$ZodIssue): Problem {
  const hint = issue.code === 'custom' ? issue.params?.['hint'] : '';
  return createProblem(`${name}: ${issue.message}`, typeof hint === 'string' ? hint : '');
}

function findUnknownInputs(environment: Environment, names: readonly string[]): readonly string[] {
  const known = new Set(names.map(variableOf));
  return Object.keys(environment)
    .filter((name) => name.startsWith('INPUT_') && !known.has(name))
    .map((name) => {
      const written = name.slice('INPUT_'.length).toLowerCase();
      const nearest = findNearestName(written, names);
      return `The input ${written} is not known and has no effect.${nearest === null ? '' : ` Did you mean ${nearest}?`}`;
    });
}
