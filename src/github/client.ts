import * as z from 'zod';
import { askAll, createAsk, findOrNull, GitHubRequestError, openOctokit } from './request/ask.ts';
import type { TimeLimit } from './request/limit-time.ts';
import { createPublishingClient, type OwnAccount, type PublishingClient } from './publish/publishing-client.ts';
import { createThreadClient, type ThreadClient } from './publish/thread-client.ts';
import { createLookupClient, type LookupClient } from './thread/lookup-client.ts';
import { createTriggerClient, type TriggerClient } from './thread/trigger-client.ts';
import { readAuthored, type Authored } from './event/trigger-event.ts';
import { renderRepositoryName, type RepositoryName, type RunContext } from './request/run-context.ts';

export interface CollaboratorPermission {
  /** May be the name of an organisation's custom role. */
  readonly roleName: string;
  /** One of `admin`, `write`, `read`, `none`. */
  readonly permission: string;
  readonly accountType: string;
}

export interface PullRequestState {
  readonly headSha: string;
  /** Null if the answer does not name it. */
  readonly headRef: string | null;
  readonly headPushedAt: string | null;
  readonly baseRef: string;
  /** GitHub's own merge of the head with the base. Null if GitHub has not made it. */
  readonly mergeSha: string | null;
  /** Also true if the head's repository was deleted or is not named. */
  readonly fork: boolean;
  readonly open: boolean;
  readonly labels: readonly string[];
}

export interface IssueComment {
  readonly id: number;
  readonly author: string | null;
  readonly body: string;
  readonly url: string;
}

export interface EnvironmentReview {
  readonly state: string;
  readonly login: string | null;
  readonly environments: readonly string[];
}

/** The requests that a run sends to GitHub, for one repository. Every function rejects with `GitHubRequestError`. */
export interface GitHubClient extends TriggerClient {
  readonly repository: RepositoryName;
  /** The account that GitHub shows as the author of this token's comments. */
  readOwnAccount(): Promise<OwnAccount>;
  readRepository(): Promise<{ readonly defaultBranch: string; readonly isPrivate: boolean }>;
  readPermission(login: string): Promise<CollaboratorPermission>;
  readPullRequest(number: number): Promise<PullRequestState>;
  /** The open pull requests from a branch of a repository, which may be a fork. */
  listPullRequests(head: { readonly owner: string; readonly branch: string }): Promise<
    readonly {
      readonly number: number;
      readonly headSha: string;
      readonly baseRef: string;
      readonly details: { readonly title: string; readonly body: Authored; readonly labels: readonly string[] };
    }[]
  >;
  readIssueLabels(number: number): Promise<readonly string[]>;
  /** The commit that a branch currently points to. */
  readBranchCommit(branch: string): Promise<string>;
  /** The newest push to a branch of this repository, as GitHub dates it (ISO 8601). Resolves to null if GitHub does not report it. */
  findBranchPush(
    branch: string,
  ): Promise<{ readonly commit: string; readonly at: string; readonly login: string | null } | null>;
  /** Names of the branches of this repository that point to a commit. */
  listBranchesAt(commit: string): Promise<readonly string[]>;
  /** True if the repository has the commit, also through a pull request from a fork. */
  hasCommit(commit: string): Promise<boolean>;
  /** True if `commit` is `tip` or one of its ancestors. */
  isAncestor(commit: string, tip: string): Promise<boolean>;
  /** A text file at a commit. Resolves to null if the commit has no such file. */
  readFile(path: string, commit: string): Promise<string | null>;
  /** The workflow file of a run, the repository of its commit as OWNER/NAME, and its start (ISO 8601). */
  readWorkflowRun(
    id: string,
  ): Promise<{ readonly path: string; readonly repository: string; readonly createdAt: string }>;
  /** The reviews of environments by which people let jobs of a workflow run start. */
  listReviews(runId: string): Promise<readonly EnvironmentReview[]>;
  listComments(number: number): Promise<readonly IssueComment[]>;
  createComment(number: number, body: string): Promise<IssueComment>;
  updateComment(id: number, body: string): Promise<IssueComment>;
  readonly publishing: PublishingClient;
  readonly thread: ThreadClient;
  readonly lookup: LookupClient;
}

/** How long one request to GitHub may take, with its repetitions. */
const apiTimeoutMs = 30_000;

export interface GitHubClientOptions {
  readonly token: string;
  readonly repository: RepositoryName;
  /** The runner's GITHUB_API_URL. */
  readonly apiUrl: string;
  readonly limit: TimeLimit;
}

const permissionSchema = z.object({
  permission: z.string(),
  role_name: z.string(),
  user: z.object({ type: z.string() }).nullish(),
});
const commentSchema = z.object({
  id: z.int().positive(),
  body: z.string().default(''),
  html_url: z.string(),
  user: z.object({ login: z.string() }).nullish(),
});
const labelsSchema = z
  .array(z.union([z.string(), z.object({ name: z.string().nullish() })]))
  .transform((labels) => labels.map((label) => (typeof label === 'string' ? label : (label.name ?? ''))));
const pullRequestSchema = z.object({
  state: z.string(),
  labels: labelsSchema,
  base: z.object({ ref: z.string().min(1) }),
  merge_commit_sha: z.string().nullish(),
  head: z.object({
    sha: z.string().min(1),
    ref: z.string().min(1).optional(),
    repo: z.object({ full_name: z.string().optional(), pushed_at: z.string().nullable() }).nullable(),
  }),
});
const pullRequestsSchema = z.array(
  z.object({
    number: z.int().positive(),
    title: z.string(),
    body: z.string().nullable(),
    user: z.object({ login: z.string(), type: z.string() }).nullable(),
    author_association: z.string(),
    labels: labelsSchema,
    base: z.object({ ref: z.string().min(1) }),
    head: z.object({ sha: z.string().min(1) }),
  }),
);
const repositorySchema = z.object({ default_branch: z.string().min(1), private: z.boolean() });
const refSchema = z.object({
  object: z.object({ type: z.literal('commit'), sha: z.string().regex(/^[0-9a-f]{40,64}$/) }),
});
const activitySchema = z.array(
  z.object({ after: z.string(), timestamp: z.string(), actor: z.object({ login: z.string() }).nullish() }),
);
const branchesSchema = z.array(z.object({ name: z.string() }));
const commitSchema = z.object({ sha: z.string() });
const comparisonSchema = z.object({ status: z.enum(['ahead', 'behind', 'diverged', 'identical']) });
const workflowRunSchema = z.object({
  path: z.string(),
  created_at: z.string(),
  head_repository: z.object({ full_name: z.string() }).nullish(),
});
const reviewsSchema = z.array(
  z.object({
    state: z.string(),
    user: z.object({ login: z.string() }).nullish(),
    environments: z.array(z.object({ name: z.string() })),
  }),
);
const viewerSchema = z.object({ viewer: z.object({ login: z.string().min(1), databaseId: z.int().nullish() }) });

// The contents API returns files up to 1 MiB this way. No policy or task file is larger.
const fileSchema = z.object({ type: z.literal('file'), encoding: z.literal('base64'), content: z.string() });

/** The client of a job, with the usual time for each request. The signal ends every request. */
export function openGitHubClient(
  { repository, apiUrl }: Pick<RunContext, 'repository' | 'apiUrl'>,
  token: string,
  services: Pick<TimeLimit, 'clock' | 'signal'>,
): GitHubClient {
  return createGitHubClient({ token, repository, apiUrl, limit: { ...services, limitMs: apiTimeoutMs } });
}

/** The requests that read, and those that write comments. */
export function createGitHubClient(options: GitHubClientOptions): GitHubClient {
  const octokit = openOctokit(options.token, options.apiUrl);
  const target = { owner: options.repository.owner, repo: options.repository.name };

  const ask = createAsk(options.limit);

  return {
    repository: options.repository,
    ...createTriggerClient({ octokit, ask, repository: options.repository }),
    publishing: createPublishingClient({ octokit, ask, repository: options.repository }),
    thread: createThreadClient({ octokit, ask, repository: options.repository }),
    lookup: createLookupClient({ octokit, ask, repository: options.repository }),

    async readOwnAccount() {
      // GET /user is not available to installation tokens. The GraphQL `viewer` is available to all.
      const { viewer } = await ask('ask for the token’s own login', viewerSchema, (signal) =>
        octokit.graphql('query { viewer { login databaseId } }', { request: { signal } }),
      );
      return { login: viewer.login, id: viewer.databaseId ?? null };
    },

    async readRepository() {
      const found = await ask('read the repository', repositorySchema, async (signal) => {
        return (await octokit.rest.repos.get({ ...target, request: { signal } })).data;
      });
      return { defaultBranch: found.default_branch, isPrivate: found.private };
    },

    async readPermission(login) {
      const found = await ask(`read the permission of ${login}`, permissionSchema, async (signal) => {
        const parameters = { ...target, username: login, request: { signal } };
        return (await octokit.rest.repos.getCollaboratorPermissionLevel(parameters)).data;
      });
      return { roleName: found.role_name, permission: found.permission, accountType: found.user?.type ?? 'User' };
    },

    async readPullRequest(number) {
      const found = await ask(`read pull request ${number}`, pullRequestSchema, async (signal) => {
        return (await octokit.rest.pulls.get({ ...target, pull_number: number, request: { signal } })).data;
      });
      return {
        headSha: found.head.sha,
        headRef: found.head.ref ?? null,
        headPushedAt: found.head.repo?.pushed_at ?? null,
        baseRef: found.base.ref,
        mergeSha: found.merge_commit_sha ?? null,
        fork: found.head.repo?.full_name?.toLowerCase() !== renderRepositoryName(options.repository).toLowerCase(),
        open: found.state === 'open',
        labels: found.labels,
      };
    },

    async listPullRequests({ owner, branch }) {
      const found = await ask(`list the pull requests from ${owner}:${branch}`, pullRequestsSchema, async (signal) => {
        const parameters = { ...target, state: 'open', head: `${owner}:${branch}`, request: { signal } } as const;
        return (await octokit.rest.pulls.list(parameters)).data;
      });
      return found.map(({ number, title, body, user, author_association, labels, base, head }) => ({
        number,
        headSha: head.sha,
        baseRef: base.ref,
        details: { title, body: readAuthored({ user, author_association }, body), labels },
      }));
    },

    readIssueLabels: (number) =>
      askAll(ask, `read the labels of ${number}`, labelsSchema, (page) =>
        octokit.rest.issues.listLabelsOnIssue({ ...target, issue_number: number, ...page }),
      ),

    async readBranchCommit(branch) {
      const found = await ask(`read branch ${branch}`, refSchema, async (signal) => {
        return (await octokit.rest.git.getRef({ ...target, ref: `heads/${branch}`, request: { signal } })).data;
      });
      return found.object.sha;
    },

    async findBranchPush(branch) {
      // Older versions of GitHub Enterprise Server do not have this list.
      const found = await findOrNull(
        ask(`list the pushes to ${branch}`, activitySchema, async (signal) => {
          const parameters = { ...target, ref: `refs/heads/${branch}`, per_page: 1, request: { signal } };
          return (await octokit.rest.repos.listActivities(parameters)).data;
        }),
      );
      const [last] = found ?? [];
      return last === undefined ? null : { commit: last.after, at: last.timestamp, login: last.actor?.login ?? null };
    },

    async listBranchesAt(commit) {
      const found = await ask(`list the branches at ${commit}`, branchesSchema, async (signal) => {
        const parameters = { ...target, commit_sha: commit, request: { signal } };
        return (await octokit.rest.repos.listBranchesForHeadCommit(parameters)).data;
      });
      return found.map(({ name }) => name);
    },

    async hasCommit(commit) {
      const found = await findOrNull(
        ask(`read commit ${commit}`, commitSchema, async (signal) => {
          return (await octokit.rest.git.getCommit({ ...target, commit_sha: commit, request: { signal } })).data;
        }),
      );
      return found?.sha === commit;
    },

    async isAncestor(commit, tip) {
      if (commit === tip) return true;
      const found = await findOrNull(
        ask(`compare ${commit} with ${tip}`, comparisonSchema, async (signal) => {
          const parameters = { ...target, basehead: `${tip}...${commit}`, per_page: 1, request: { signal } };
          return (await octokit.rest.repos.compareCommitsWithBasehead(parameters)).data;
        }),
      );
      return found?.status === 'behind' || found?.status === 'identical';
    },

    async readFile(path, commit) {
      try {
        const found = await findOrNull(
          ask(`read ${path} at ${commit}`, fileSchema, async (signal) => {
            return (await octokit.rest.repos.getContent({ ...target, path, ref: commit, request: { signal } })).data;
          }),
        );
        if (found === null) return null;
        return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(found.content, 'base64'));
      } catch (thrown) {
        if (thrown instanceof TypeError) {
          throw new GitHubRequestError(`read ${path} at ${commit}: the file is not UTF-8 text`, {
            status: null,
            cause: thrown,
          });
        }
        throw thrown;
      }
    },

    async readWorkflowRun(id) {
      const found = await ask(`read workflow run ${id}`, workflowRunSchema, async (signal) => {
        return (await octokit.rest.actions.getWorkflowRun({ ...target, run_id: Number(id), request: { signal } })).data;
      });
      // The path of a run may name the branch after it.
      const repository = found.head_repository?.full_name ?? 'unknown';
      return { path: found.path.split('@', 1)[0] ?? '', repository, createdAt: found.created_at };
    },

    async listReviews(runId) {
      const found = await ask(`list the reviews of workflow run ${runId}`, reviewsSchema, async (signal) => {
        const parameters = { ...target, run_id: Number(runId), request: { signal } };
        return (await octokit.rest.actions.getReviewsForRun(parameters)).data;
      });
      return found.map(({ state, user, environments }) => ({
        state,
        login: user?.login ?? null,
        environments: environments.map(({ name }) => name),
      }));
    },

    async listComments(number) {
      const found = await askAll(ask, `list the comments of ${number}`, z.array(commentSchema), (page) =>
        octokit.rest.issues.listComments({ ...target, issue_number: number, ...page }),
      );
      return found.map(readComment);
    },

    async createComment(number, body) {
      const send = async (signal: AbortSignal): Promise<unknown> => {
        const parameters = { ...target, issue_number: number, body, request: { signal } };
        return (await octokit.rest.issues.createComment(parameters)).data;
      };
      const found = await ask(`write a comment on ${number}`, commentSchema, send, 'creates');
      return readComment(found);
    },

    async updateComment(id, body) {
      const found = await ask(`edit comment ${id}`, commentSchema, async (signal) => {
        return (await octokit.rest.issues.updateComment({ ...target, comment_id: id, body, request: { signal } })).data;
      });
      return readComment(found);
    },
  };
}

function readComment(comment: z.infer<typeof commentSchema>): IssueComment {
  return { id: comment.id, author: comment.user?.login ?? null, body: comment.body, url: comment.html_url };
}
