import { posix } from 'node:path';
import { HarnessError } from '../core/types/error.ts';
import { explainRequests } from './request/explain-request.ts';
import type { GitHubClient } from './client.ts';

/** One commit of the default branch, whose content the author of an event cannot choose. */
export interface TrustedCommit {
  readonly branch: string;
  readonly commit: string;
}

type SteeringKind = 'policy' | 'task file';

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
  /** A text file of the commit; null if there is no such file. Rejects with `usage` or, if there is no such commit, with `policy`. */
  readonly findFile: (path: string) => Promise<string | null>;
}

export function createSteering(client: GitHubClient): Steering {
  let located: Promise<TrustedCommit> | null = null;
  const locate = (): Promise<TrustedCommit> => (located ??= explainFailure('policy', () => readTrustedCommit(client)));
  return {
    locate,
    async findFile(path) {
      const { commit } = await locate();
      const what = `${path} cannot be read`;
      return explainRequests(() => client.readFile(path, commit), {
        code: 'usage',
        what,
        permissions: 'contents: read',
      });
    },
    async readFile(given, kind) {
      const path = normalizePath(given, kind);
      const { branch, commit } = await locate();
      const text = await explainFailure(kind, () => client.readFile(path, commit));
      if (text !== null) return text;
      throw new HarnessError({
        code: readCode(kind),
        message: `${branch} has no file ${path} (looked at commit ${commit.slice(0, 12)})`,
        hint:
          kind === 'policy'
            ? `Commit the policy to ${branch}, or use \`policy: builtin:read-only\`.`
            : `A task file in the checkout is read from ${branch}, since the checkout may be another person's. Commit it there, or let a step write it outside of the checkout (${ownFile}).`,
      });
    },
  };
}

/** The policy as a source that can be loaded: `builtin:NAME`, or its path in the repository, normalised. Throws `policy` for another path. */
export function readPolicySource(policy: string): string {
  return policy.startsWith('builtin:') ? policy : normalizePath(policy, 'policy');
}

const readCode = (kind: SteeringKind) => (kind === 'policy' ? 'policy' : 'usage');

const ownFile = '`${{ runner.temp }}/task.md`';

// Not from the payload of the event: a run that is started again has the old one, and the branch that it names may be out of use.
async function readTrustedCommit(client: GitHubClient): Promise<TrustedCommit> {
  const { defaultBranch: branch } = await client.readRepository();
  return { branch, commit: await client.publishing.readBranch(branch) };
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
