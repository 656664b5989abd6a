import * as z from 'zod';
import { findOrNull, type Api } from '../request/ask.ts';

/** A file of a tree. `blob` is null for a file that is removed. */
export interface TreeFile {
  readonly path: string;
  readonly mode: string;
  readonly blob: string | null;
}

/** A file as GitHub stores it with a tree: an object, null to remove it, or a text of which GitHub makes one. */
export type StoredFile = Pick<TreeFile, 'path' | 'mode'> &
  ({ readonly sha: string | null } | { readonly content: string });

export interface PullRequest {
  readonly number: number;
  readonly url: string;
}

/** The account of a token: its login, and its number if GitHub names it. */
export interface OwnAccount {
  readonly login: string;
  readonly id: number | null;
}

/** The requests that read and write branches, and those that write commits and pull requests. Every function rejects with `GitHubRequestError`. */
export type PublishingClient = ReturnType<typeof createPublishingClient>;

export interface NewPullRequest {
  readonly title: string;
  readonly body: string;
  readonly branch: string;
  readonly base: string;
  readonly draft: boolean;
}

const objectSchema = z.object({ sha: z.string().regex(/^[0-9a-f]{40,64}$/) });
const refSchema = z.object({ object: objectSchema });
const branchSchema = z.object({ object: objectSchema.extend({ type: z.literal('commit') }) });
// An empty object is possible too.
const accountSchema = z.object({ login: z.string().optional() }).nullish();
const commitSchema = z.object({
  commit: z.object({ message: z.string() }),
  parents: z.array(z.object({ sha: z.string() })),
  author: accountSchema,
  committer: accountSchema,
});
const activitySchema = z.array(
  z.object({
    before: z.string(),
    after: z.string(),
    timestamp: z.string(),
    actor: z.object({ login: z.string() }).nullish(),
  }),
);
const mergedSchema = z.array(z.object({ merged_at: z.string().nullable(), head: z.object({ sha: z.string() }) }));
const comparisonSchema = z.object({ total_commits: z.number(), commits: z.array(commitSchema) });
const pullSchema = z
  .object({ number: z.int().positive(), html_url: z.string() })
  .transform(({ number, html_url: url }): PullRequest => ({ number, url }));

/** Publishes to one repository. */
export function createPublishingClient({ ask, rest: { git, pulls, repos }, target }: Api) {
  /** The commit to which a branch points now. */
  async function readBranch(branch: string): Promise<string> {
    const found = await ask(`read branch ${branch}`, branchSchema, (request) =>
      git.getRef({ ...target, ref: `heads/${branch}`, request }),
    );
    return found.object.sha;
  }

  return {
    /** Stores a file, and returns its hash. */
    async createBlob(content: Uint8Array): Promise<string> {
      const file = { content: Buffer.from(content).toString('base64'), encoding: 'base64' };
      const found = await ask('store a file', objectSchema, (request) =>
        git.createBlob({ ...target, ...file, request }),
      );
      return found.sha;
    },

    /** Makes a tree of another tree and the files that differ from it, and returns its hash. */
    async createTree(base: string, files: readonly StoredFile[]): Promise<string> {
      const tree = files.map((file) => ({
        ...file,
        mode: file.mode as '100644' | '100755' | '120000',
        type: 'blob' as const,
      }));
      const found = await ask('store a tree', objectSchema, (request) =>
        git.createTree({ ...target, base_tree: base, tree, request }),
      );
      return found.sha;
    },

    async createCommit({ message, tree, parent }: { message: string; tree: string; parent: string }): Promise<string> {
      const found = await ask('store a commit', objectSchema, (request) =>
        git.createCommit({ ...target, message, tree, parents: [parent], request }),
      );
      return found.sha;
    },

    /**
     * The commits that `head` has and the branch `base` does not have, the oldest first, with the first parent, null for none, and the logins of author and
     * committer, null for a name that is of no account.
     * Resolves to null for more than 100 commits.
     */
    async listCommits(base: string, head: string) {
      const found = await ask(`compare ${base} with ${head}`, comparisonSchema, (request) =>
        repos.compareCommitsWithBasehead({ ...target, basehead: `${base}...${head}`, per_page: 100, request }),
      );
      if (found.total_commits > found.commits.length) return null;
      return found.commits.map(({ commit, parents, author, committer }) => ({
        message: commit.message,
        parent: parents[0]?.sha ?? null,
        author: author?.login ?? null,
        committer: committer?.login ?? null,
      }));
    },

    /**
     * The newest pushes to a branch of this repository, `most` of them (up to 100), the last one first, as GitHub dates them (ISO 8601). Empty if GitHub
     * does not report pushes.
     */
    async listPushes(branch: string, most: number) {
      // Older versions of GitHub Enterprise Server do not have this list.
      const found = await findOrNull(
        ask(`list the pushes to ${branch}`, activitySchema, (request) =>
          repos.listActivities({ ...target, ref: `refs/heads/${branch}`, per_page: most, request }),
        ),
      );
      return (found ?? []).map(({ before, after, timestamp, actor }) => ({
        before,
        after,
        at: timestamp,
        login: actor?.login ?? null,
      }));
    },

    /** Whether a pull request of a branch into `base` was merged with this head. */
    async isMerged(branch: string, base: string, sha: string): Promise<boolean> {
      const head = `${target.owner}:${branch}`;
      const found = await ask(`look for merged pull requests of ${branch}`, mergedSchema, (request) =>
        pulls.list({ ...target, head, base, state: 'closed', per_page: 100, request }),
      );
      return found.some((pull) => pull.merged_at !== null && pull.head.sha === sha);
    },

    readBranch,

    /** The commit of a branch; null if there is no such branch. */
    findBranch: (branch: string): Promise<string | null> => findOrNull(readBranch(branch)),

    async createBranch(branch: string, sha: string): Promise<void> {
      const ref = `refs/heads/${branch}`;
      await ask(
        `create branch ${branch}`,
        refSchema,
        (request) => git.createRef({ ...target, ref, sha, request }),
        'creates',
      );
    },

    /** Moves a branch. Without `force`, GitHub refuses a commit that is not built on the branch's commit. */
    async moveBranch(branch: string, sha: string, force: boolean): Promise<void> {
      await ask(`move branch ${branch}`, refSchema, (request) =>
        git.updateRef({ ...target, ref: `heads/${branch}`, sha, force, request }),
      );
    },

    /** The open pull request of a branch of this repository. */
    async findPullRequest(branch: string): Promise<PullRequest | null> {
      const head = `${target.owner}:${branch}`;
      const [first] = await ask(`look for a pull request of ${branch}`, z.array(pullSchema), (request) =>
        pulls.list({ ...target, head, state: 'open', per_page: 1, request }),
      );
      return first ?? null;
    },

    createPullRequest: ({ branch, ...pull }: NewPullRequest): Promise<PullRequest> =>
      ask(
        'create a pull request',
        pullSchema,
        (request) => pulls.create({ ...target, ...pull, head: branch, request }),
        'creates',
      ),

    updatePullRequest: (number: number, text: { title: string; body: string }): Promise<PullRequest> =>
      ask(`edit pull request ${number}`, pullSchema, (request) =>
        pulls.update({ ...target, ...text, pull_number: number, request }),
      ),
  };
}
