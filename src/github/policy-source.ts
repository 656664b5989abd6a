import { posix } from 'node:path';
import { HarnessError } from '../core/types/error.ts';
import { GitHubRequestError } from './client.ts';
import type { GitHubClient } from './client.ts';
import type { TriggerEvent } from './trigger-event.ts';

/** Where the policy comes from, as the `policy` input says it. */
export type PolicyReference =
  | { readonly type: 'file'; readonly path: string }
  | { readonly type: 'builtin'; readonly name: string };

/** One commit of a branch that the event's author cannot choose the content of. */
export interface TrustedCommit {
  readonly branch: string;
  readonly commit: string;
}

export type PolicySource =
  | { readonly type: 'builtin'; readonly name: string }
  | { readonly type: 'file'; readonly path: string; readonly text: string; readonly from: TrustedCommit };

/**
 * Picks the commit that everything that steers the agent is read from: the base of a pull request, otherwise the default
 * branch. Never the head and never the work tree. Resolved once, so that all files of a run are of one state.
 */
export async function pickTrustedCommit(client: GitHubClient, event: TriggerEvent): Promise<TrustedCommit> {
  return explainFailure(async () => {
    const branch = readBaseBranch(event) ?? (await client.readRepository()).defaultBranch;
    return { branch, commit: await client.readBranchCommit(branch) };
  });
}

/** Reads the policy. Rejects with `policy` where there is no such file. A built-in needs no request. */
export async function readPolicySource(options: {
  readonly client: GitHubClient;
  readonly event: TriggerEvent;
  readonly policy: PolicyReference;
}): Promise<PolicySource> {
  const { client, event, policy } = options;
  if (policy.type === 'builtin') return policy;
  const from = await pickTrustedCommit(client, event);
  const path = normalizePath(policy.path);
  return { type: 'file', path, from, text: await readRepositoryFile({ client, path, from }) };
}

/** A text file of the trusted commit. Rejects with `policy`. */
export async function readRepositoryFile(options: {
  readonly client: GitHubClient;
  readonly path: string;
  readonly from: TrustedCommit;
}): Promise<string> {
  const { client, from } = options;
  const path = normalizePath(options.path);
  const text = await explainFailure(() => client.readFile(path, from.commit));
  if (text !== null) return text;
  throw new HarnessError({
    code: 'policy',
    message: `${from.branch} has no file ${path} (looked at commit ${from.commit.slice(0, 12)})`,
    hint: `Commit the policy to ${from.branch}, or use \`policy: builtin:read-only\`.`,
  });
}

function readBaseBranch(event: TriggerEvent): string | null {
  switch (event.type) {
    case 'pull_request':
    case 'pull_request_target':
      return event.baseRef;
    case 'workflow_dispatch':
    case 'schedule':
    case 'push':
    case 'issues':
    case 'issue_comment':
    case 'workflow_run':
      return event.defaultBranch;
  }
}

function normalizePath(path: string): string {
  const normalized = posix.normalize(path);
  if (path === '' || normalized.startsWith('/') || /^\.\.?(?:\/|$)/.test(normalized) || /[\p{Cc}\\]/u.test(path)) {
    throw new HarnessError({
      code: 'policy',
      message: `${JSON.stringify(path)} is not a path inside the repository`,
      hint: 'Give the path relative to the root of the repository, for example .github/script-harness.yml.',
    });
  }
  return normalized;
}

async function explainFailure<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (cause) {
    if (!(cause instanceof GitHubRequestError)) throw cause;
    throw new HarnessError({
      code: 'policy',
      message: `the policy cannot be read: ${cause.message}`,
      hint: 'Give the job `permissions: {contents: read}`, or use `policy: builtin:read-only`.',
      cause,
    });
  }
}
