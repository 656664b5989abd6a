import * as z from 'zod';
import { findOrNull, GitHubRequestError, labelsSchema, openApi, type ApiOptions } from './request/ask.ts';
import type { TimeLimit } from './request/limit-time.ts';
import { createPublishingClient, type OwnAccount } from './publish/publishing-client.ts';
import { createThreadClient } from './publish/thread-client.ts';
import { createLookupClient } from './thread/lookup-client.ts';
import { createTriggerClient } from './thread/trigger-client.ts';
import { readAuthored } from './event/trigger-event.ts';
import { renderRepositoryName, type RunContext } from './request/run-context.ts';

export interface CollaboratorPermission {
  /** May be the name of an organisation's custom role. */
  readonly roleName: string;
  /** One of `admin`, `write`, `read`, `none`. */
  readonly permission: string;
  readonly accountType: string;
}

/** A commit whose author may be another person, as GitHub reports it at the start of the run. */
export interface EventHead {
  readonly sha: string;
  /** The branch of the commit; null if it is not known. A fork's branch has the same name in no other repository. */
  readonly ref: string | null;
  /** The branch into which the commit is to be merged. Null for the default branch. */
  readonly baseRef: string | null;
  /** GitHub's own merge of the commit with that branch. Null if GitHub has not made it or it is not known. */
  readonly mergeSha: string | null;
  /** Also true if the head's repository was deleted or is not named. */
  readonly fork: boolean;
}

export interface PullRequestState {
  readonly head: EventHead;
  /** When the repository of the head was pushed to last (ISO 8601). */
  readonly pushedAt: string | null;
  readonly labels: readonly string[];
  /** False if it was closed or merged. */
  readonly isOpen: boolean;
}

export interface IssueComment {
  readonly id: number;
  readonly author: string | null;
  readonly body: string;
  readonly url: string;
}

/** The requests that a run sends to GitHub, for one repository. Every function rejects with `GitHubRequestError`. */
export type GitHubClient = ReturnType<typeof createGitHubClient>;

/** How long one request to GitHub may take, with its repetitions. A secondary limit usually asks for a minute of patience. */
const apiTimeoutMs = 150_000;

const permissionSchema = z.object({
  permission: z.string(),
  role_name: z.string(),
  user: z.object({ type: z.string() }).nullish(),
});
const commentSchema = z
  .object({
    id: z.int().positive(),
    body: z.string().default(''),
    html_url: z.string(),
    user: z.object({ login: z.string() }).nullish(),
  })
  .transform(({ id, user, body, html_url: url }): IssueComment => ({ id, author: user?.login ?? null, body, url }));
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
const branchesSchema = z.array(z.object({ name: z.string() }).transform(({ name }) => name));
const commitSchema = z.object({ sha: z.string() });
const comparisonSchema = z.object({ status: z.enum(['ahead', 'behind', 'diverged', 'identical']) });
const workflowRunSchema = z.object({
  path: z.string(),
  created_at: z.string(),
  head_repository: z.object({ full_name: z.string() }).nullish(),
});
const reviewsSchema = z.array(
  z
    .object({
      state: z.string(),
      user: z.object({ login: z.string() }).nullish(),
      environments: z.array(z.object({ name: z.string() })),
    })
    .transform(({ state, user, environments }) => ({
      state,
      login: user?.login ?? null,
      environments: environments.map(({ name }) => name),
    })),
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
export function createGitHubClient(options: ApiOptions) {
  const api = openApi(options);
  const { ask, askAll, askGraphql, rest, target, repository } = api;

  return {
    repository,
    ...createTriggerClient(api),
    publishing: createPublishingClient(api),
    thread: createThreadClient(api),
    lookup: createLookupClient(api),

    /** The account that GitHub shows as the author of this token's comments. */
    async readOwnAccount(): Promise<OwnAccount> {
      // GET /user is not available to installation tokens. The GraphQL `viewer` is available to all.
      const query = 'query { viewer { login databaseId } }';
      const { viewer } = await askGraphql('ask for the token’s own login', viewerSchema, query);
      return { login: viewer.login, id: viewer.databaseId ?? null };
    },

    async readRepository() {
      const found = await ask('read the repository', repositorySchema, (request) =>
        rest.repos.get({ ...target, request }),
      );
      return { defaultBranch: found.default_branch, isPrivate: found.private };
    },

    async readPermission(login: string): Promise<CollaboratorPermission> {
      const found = await ask(`read the permission of ${login}`, permissionSchema, (request) =>
        rest.repos.getCollaboratorPermissionLevel({ ...target, username: login, request }),
      );
      return { roleName: found.role_name, permission: found.permission, accountType: found.user?.type ?? 'User' };
    },

    async readPullRequest(number: number): Promise<PullRequestState> {
      const found = await ask(`read pull request ${number}`, pullRequestSchema, (request) =>
        rest.pulls.get({ ...target, pull_number: number, request }),
      );
      const { head, base } = found;
      const fork = head.repo?.full_name?.toLowerCase() !== renderRepositoryName(repository).toLowerCase();
      const mergeSha = found.merge_commit_sha ?? null;
      return {
        head: { sha: head.sha, ref: head.ref ?? null, baseRef: base.ref, mergeSha, fork },
        pushedAt: head.repo?.pushed_at ?? null,
        labels: found.labels,
        isOpen: found.state === 'open',
      };
    },

    /** The open pull requests from a branch of a repository, which may be a fork. */
    async listPullRequests({ owner, branch }: { readonly owner: string; readonly branch: string }) {
      const head = `${owner}:${branch}`;
      const found = await ask(`list the pull requests from ${head}`, pullRequestsSchema, (request) =>
        rest.pulls.list({ ...target, state: 'open', head, request }),
      );
      return found.map(({ number, title, body, user, author_association, labels, base, head: { sha } }) => ({
        number,
        headSha: sha,
        baseRef: base.ref,
        details: { title, body: readAuthored({ user, author_association }, body), labels },
      }));
    },

    readIssueLabels: (number: number) =>
      askAll(`read the labels of ${number}`, labelsSchema, (page) =>
        rest.issues.listLabelsOnIssue({ ...target, issue_number: number, ...page }),
      ),

    /** Names of the branches of this repository that point to a commit. */
    listBranchesAt: (commit: string): Promise<readonly string[]> =>
      ask(`list the branches at ${commit}`, branchesSchema, (request) =>
        rest.repos.listBranchesForHeadCommit({ ...target, commit_sha: commit, request }),
      ),

    /** True if the repository has the commit, also through a pull request from a fork. */
    async hasCommit(commit: string): Promise<boolean> {
      const found = await findOrNull(
        ask(`read commit ${commit}`, commitSchema, (request) =>
          rest.git.getCommit({ ...target, commit_sha: commit, request }),
        ),
      );
      return found?.sha === commit;
    },

    /** True if `commit` is `tip` or one of its ancestors. */
    async isAncestor(commit: string, tip: string): Promise<boolean> {
      if (commit === tip) return true;
      const found = await findOrNull(
        ask(`compare ${commit} with ${tip}`, comparisonSchema, (request) =>
          rest.repos.compareCommitsWithBasehead({ ...target, basehead: `${tip}...${commit}`, per_page: 1, request }),
        ),
      );
      return found?.status === 'behind' || found?.status === 'identical';
    },

    /** A text file at a commit. Resolves to null if the commit has no such file. */
    async readFile(path: string, commit: string): Promise<string | null> {
      const what = `read ${path} at ${commit}`;
      const found = await findOrNull(
        ask(what, fileSchema, (request) => rest.repos.getContent({ ...target, path, ref: commit, request })),
      );
      if (found === null) return null;
      try {
        return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(found.content, 'base64'));
      } catch (cause) {
        throw new GitHubRequestError(`${what}: the file is not UTF-8 text`, { status: null, cause });
      }
    },

    /** The workflow file of a run, the repository of its commit as OWNER/NAME, and its start (ISO 8601). */
    async readWorkflowRun(id: string) {
      const found = await ask(`read workflow run ${id}`, workflowRunSchema, (request) =>
        rest.actions.getWorkflowRun({ ...target, run_id: Number(id), request }),
      );
      return {
        // The path of a run may name the branch after it.
        path: found.path.split('@', 1)[0] ?? '',
        repository: found.head_repository?.full_name ?? 'unknown',
        createdAt: found.created_at,
      };
    },

    /** The reviews of environments by which people let jobs of a workflow run start. */
    listReviews: (runId: string) =>
      ask(`list the reviews of workflow run ${runId}`, reviewsSchema, (request) =>
        rest.actions.getReviewsForRun({ ...target, run_id: Number(runId), request }),
      ),

    listComments: (number: number): Promise<readonly IssueComment[]> =>
      askAll(`list the comments of ${number}`, z.array(commentSchema), (page) =>
        rest.issues.listComments({ ...target, issue_number: number, ...page }),
      ),

    createComment: (number: number, body: string): Promise<IssueComment> =>
      ask(
        `write a comment on ${number}`,
        commentSchema,
        (request) => rest.issues.createComment({ ...target, issue_number: number, body, request }),
        'creates',
      ),

    updateComment: (id: number, body: string): Promise<IssueComment> =>
      ask(`edit comment ${id}`, commentSchema, (request) =>
        rest.issues.updateComment({ ...target, comment_id: id, body, request }),
      ),
  };
}
