import * as z from 'zod';
import { findOrNull, type Ask, type Octokit } from '../request/ask.ts';
import type { RepositoryName } from '../request/run-context.ts';

/** A file of a tree. `blob` is null for a file that is removed. */
export interface TreeFile {
  readonly path: string;
  readonly mode: string;
  readonly blob: string | null;
}

export interface PullRequest {
  readonly number: number;
  readonly url: string;
}

/** The message of a commit, and the logins of its author and committer; null for a name that is of no account. */
interface CommitFacts {
  readonly message: string;
  readonly author: string | null;
  readonly committer: string | null;
}

/** The account of a token: its login, and its number if GitHub names it. */
export interface OwnAccount {
  readonly login: string;
  readonly id: number | null;
}

/** The requests that write commits, branches and pull requests. Every function rejects with `GitHubRequestError`. */
export interface PublishingClient {
  /** Stores a file, and returns its hash. */
  createBlob(content: Uint8Array): Promise<string>;
  /** Makes a tree of another tree and the files that differ from it, and returns its hash. */
  createTree(base: string, files: readonly TreeFile[]): Promise<string>;
  createCommit(commit: { message: string; tree: string; parent: string }): Promise<string>;
  /** The commits that `head` has and the branch `base` does not have; null for more than 100. */
  listCommits(base: string, head: string): Promise<readonly CommitFacts[] | null>;
  /** The commit of a branch; null if there is no such branch. */
  findBranch(branch: string): Promise<string | null>;
  createBranch(branch: string, commit: string): Promise<void>;
  /** Moves a branch. Without `force`, GitHub refuses a commit that is not built on the branch's commit. */
  moveBranch(branch: string, commit: string, force: boolean): Promise<void>;
  /** The open pull request of a branch of this repository. */
  findPullRequest(branch: string): Promise<PullRequest | null>;
  createPullRequest(request: NewPullRequest): Promise<PullRequest>;
  updatePullRequest(number: number, text: { title: string; body: string }): Promise<PullRequest>;
}

export interface NewPullRequest {
  readonly title: string;
  readonly body: string;
  readonly branch: string;
  readonly base: string;
  readonly draft: boolean;
}

const objectSchema = z.object({ sha: z.string().regex(/^[0-9a-f]{40,64}$/) });
const refSchema = z.object({ object: objectSchema });
const commitSchema = z.object({
  commit: z.object({ message: z.string() }),
  author: z.object({ login: z.string() }).nullish(),
  committer: z.object({ login: z.string() }).nullish(),
});
const comparisonSchema = z.object({ total_commits: z.number(), commits: z.array(commitSchema) });
const pullSchema = z.object({ number: z.int().positive(), html_url: z.string() });

/** Publishes to one repository. */
export function createPublishingClient(options: {
  readonly octokit: Octokit;
  readonly ask: Ask;
  readonly repository: RepositoryName;
}): PublishingClient {
  const { ask } = options;
  const { git, pulls, repos } = options.octokit.rest;
  const target = { owner: options.repository.owner, repo: options.repository.name };
  const readPull = (found: z.infer<typeof pullSchema>): PullRequest => ({ number: found.number, url: found.html_url });
  return {
    async createBlob(content) {
      const parameters = { ...target, content: Buffer.from(content).toString('base64'), encoding: 'base64' };
      const found = await ask('store a file', objectSchema, async (signal) => {
        return (await git.createBlob({ ...parameters, request: { signal } })).data;
      });
      return found.sha;
    },
    async createTree(base, files) {
      const tree = files.map(({ path, mode, blob }) => ({
        path,
        mode: mode as '100644' | '100755' | '120000',
        type: 'blob' as const,
        sha: blob,
      }));
      const found = await ask('store a tree', objectSchema, async (signal) => {
        return (await git.createTree({ ...target, base_tree: base, tree, request: { signal } })).data;
      });
      return found.sha;
    },
    async createCommit({ message, tree, parent }) {
      const found = await ask('store a commit', objectSchema, async (signal) => {
        return (await git.createCommit({ ...target, message, tree, parents: [parent], request: { signal } })).data;
      });
      return found.sha;
    },
    async listCommits(base, head) {
      const found = await ask(`compare ${base} with ${head}`, comparisonSchema, async (signal) => {
        const parameters = { ...target, basehead: `${base}...${head}`, per_page: 100, request: { signal } };
        return (await repos.compareCommitsWithBasehead(parameters)).data;
      });
      if (found.total_commits > found.commits.length) return null;
      return found.commits.map(({ commit, author, committer }) => ({
        message: commit.message,
        author: author?.login ?? null,
        committer: committer?.login ?? null,
      }));
    },
    async findBranch(branch) {
      const found = await findOrNull(
        ask(`read branch ${branch}`, refSchema, async (signal) => {
          return (await git.getRef({ ...target, ref: `heads/${branch}`, request: { signal } })).data;
        }),
      );
      return found?.object.sha ?? null;
    },
    async createBranch(branch, sha) {
      const send = async (signal: AbortSignal): Promise<unknown> => {
        return (await git.createRef({ ...target, ref: `refs/heads/${branch}`, sha, request: { signal } })).data;
      };
      await ask(`create branch ${branch}`, refSchema, send, 'creates');
    },
    async moveBranch(branch, sha, force) {
      await ask(`move branch ${branch}`, refSchema, async (signal) => {
        return (await git.updateRef({ ...target, ref: `heads/${branch}`, sha, force, request: { signal } })).data;
      });
    },
    async findPullRequest(branch) {
      const head = `${options.repository.owner}:${branch}`;
      const found = await ask(`look for a pull request of ${branch}`, z.array(pullSchema), async (signal) => {
        return (await pulls.list({ ...target, head, state: 'open', per_page: 1, request: { signal } })).data;
      });
      const [first] = found;
      return first === undefined ? null : readPull(first);
    },
    async createPullRequest({ branch, ...request }) {
      const send = async (signal: AbortSignal): Promise<unknown> => {
        return (await pulls.create({ ...target, ...request, head: branch, request: { signal } })).data;
      };
      const found = await ask('create a pull request', pullSchema, send, 'creates');
      return readPull(found);
    },
    async updatePullRequest(number, text) {
      const found = await ask(`edit pull request ${number}`, pullSchema, async (signal) => {
        return (await pulls.update({ ...target, ...text, pull_number: number, request: { signal } })).data;
      });
      return readPull(found);
    },
  };
}
