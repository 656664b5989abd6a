import { posix } from 'node:path';
import { HarnessError } from '../core/types/error.ts';
import { explainRequests } from './request/explain-request.ts';
import type { GitHubClient } from './client.ts';

/** The source of the policy in the `policy` input. */
export type PolicyReference =
  | { readonly type: 'file'; readonly path: string }
  | { readonly type: 'builtin'; readonly name: string };

/** One commit of the default branch, whose content the author of an event cannot choose. */
export interface TrustedCommit {
  readonly branch: string;
  readonly commit: string;
}

type SteeringKind = 'policy' | 'task file' | 'file of instructions' | 'template';

/**
 * The only source of every file that controls the agent (policy, the policies that it extends, task file, instructions for agents): one commit of the default branch, for
 * every event. The author of a pull request chooses its head and its base, and a person who starts a workflow by hand chooses its ref, so neither
 * these nor the work tree decide. Tested in test/scenarios/trusted-policy.test.ts.
 */
export interface Steering {
  /** The commit. It is determined once, so that all files of a run have the same state. */
  readonly locate: () => Promise<TrustedCommit>;
  /** A text file of the commit. Rejects with `policy`, or `usage` for a task file, if there is no such file. */
  readonly readFile: (path: string, kind: SteeringKind) => Promise<string>;
  /** The same; null if there is no such file. */
  readonly findFile: (path: string, kind: SteeringKind) => Promise<string | null>;
}

export function createSteering(client: GitHubClient): Steering {
  let located: Promise<TrustedCommit> | null = null;
  const locate = (): Promise<TrustedCommit> => (located ??= explainFailure('policy', () => readTrustedCommit(client)));
  const findFile: Steering['findFile'] = async (path, kind) => {
    const { commit } = await locate();
    return explainFailure(kind, () => client.readFile(path, commit));
  };
  return {
    locate,
    findFile,
    async readFile(given, kind) {
      const path = normalizePath(given, kind);
      const { branch, commit } = await locate();
      const text = await findFile(path, kind);
      if (text !== null) return text;
      throw new HarnessError({
        code: readCode(kind),
        message: `${branch} has no file ${path} (looked at commit ${commit.slice(0, 12)})`,
        hint: hints[kind](branch),
      });
    },
  };
}

/** The policy as a source that can be loaded: `builtin:NAME`, or the path in the repository. Throws `policy` for another path. */
export function readPolicyPath(policy: PolicyReference): string {
  return policy.type === 'builtin' ? `builtin:${policy.name}` : normalizePath(policy.path, 'policy');
}

const readCode = (kind: SteeringKind) => (kind === 'policy' ? 'policy' : 'usage');

const ownFile = '`${{ runner.temp }}/task.md`';

const hints: Readonly<Record<SteeringKind, (branch: string) => string>> = {
  policy: (branch) => `Commit the policy to ${branch}, or use \`policy: builtin:read-only\`.`,
  'task file': (branch) =>
    `A task file in the checkout is read from ${branch}, since the checkout may be another person's. Commit it there, or let a step write it outside of the checkout (${ownFile}).`,
  'file of instructions': (branch) => `Commit it to ${branch}.`,
  template: (branch) => `Commit it to ${branch}.`,
};

// Not from the payload of the event: a run that is started again has the old one, and the branch that it names may be out of use.
async function readTrustedCommit(client: GitHubClient): Promise<TrustedCommit> {
  const { defaultBranch: branch } = await client.readRepository();
  return { branch, commit: await client.readBranchCommit(branch) };
}

function normalizePath(path: string, kind: SteeringKind): string {
  const normalized = posix.normalize(path);
  if (path === '' || normalized.startsWith('/') || /^\.\.?(?:\/|$)/.test(normalized) || /[\p{Cc}\\]/u.test(path)) {
    throw new HarnessError({
      code: readCode(kind),
      message: `the ${kind} ${JSON.stringify(path)} is not a path inside the repository`,
      hint: 'Give the path relative to the root of the repository, for example .github/script-harness.yml.',
    });
  }
  return normalized;
}

const explainFailure = <Value>(kind: SteeringKind, read: () => Promise<Value>): Promise<Value> =>
  explainRequests(read, {
    code: readCode(kind),
    what: `the ${kind} cannot be read`,
    permissions: 'contents: read',
    otherwise: kind === 'policy' ? 'use `policy: builtin:read-only`' : '',
  });
