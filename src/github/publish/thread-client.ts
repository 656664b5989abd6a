import * as z from 'zod';
import { acceptedSchema, askAll, type Ask, type Octokit } from '../request/ask.ts';
import type { RepositoryName } from '../request/run-context.ts';
import type { PullFile } from './pull-diff.ts';

/** A comment on lines of the new file of a pull request's diff. */
export interface LineComment {
  readonly path: string;
  readonly line: number;
  /** The first line of several; null for one line. */
  readonly startLine: number | null;
  readonly body: string;
}

/** The requests on an issue or a pull request besides its comments. Every function rejects with `GitHubRequestError`. */
export interface ThreadClient {
  listFiles(number: number): Promise<readonly PullFile[]>;
  /** The comments on lines, of all authors. */
  listLineComments(number: number): Promise<readonly { readonly author: string | null; readonly body: string }[]>;
  /** The open threads on lines that this token's account began and whose lines GitHub has seen change, of the first 100 threads. */
  listOutdatedThreads(number: number): Promise<readonly { readonly id: string; readonly body: string }[]>;
  resolveThread(id: string): Promise<void>;
  /** Writes comments on lines as one review without a verdict. */
  createReview(number: number, commit: string, comments: readonly LineComment[]): Promise<void>;
  addLabels(number: number, labels: readonly string[]): Promise<void>;
  assign(number: number, logins: readonly string[]): Promise<void>;
  /** Asks for reviews of a pull request: logins, and teams as `OWNER/TEAM`. */
  requestReviews(number: number, reviewers: readonly string[]): Promise<void>;
}

const filesSchema = z.array(z.object({ filename: z.string(), status: z.string(), patch: z.string().optional() }));
const lineCommentsSchema = z.array(
  z.object({ body: z.string().default(''), user: z.object({ login: z.string() }).nullish() }),
);
const threadsQuery = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      reviewThreads(first: 100) { nodes { id isResolved isOutdated comments(first: 1) { nodes { body viewerDidAuthor } } } }
    }
  }
}`;
const firstComment = z.object({ body: z.string(), viewerDidAuthor: z.boolean() });
const reviewThread = z.object({
  id: z.string(),
  isResolved: z.boolean(),
  isOutdated: z.boolean(),
  comments: z.object({ nodes: z.array(firstComment.nullable()) }),
});
const threadsSchema = z.object({
  repository: z.object({
    pullRequest: z.object({ reviewThreads: z.object({ nodes: z.array(reviewThread.nullable()) }) }),
  }),
});

/** Works on the issues and pull requests of one repository. */
export function createThreadClient(options: {
  readonly octokit: Octokit;
  readonly ask: Ask;
  readonly repository: RepositoryName;
}): ThreadClient {
  const { ask, octokit } = options;
  const { issues, pulls } = octokit.rest;
  const target = { owner: options.repository.owner, repo: options.repository.name };
  return {
    async listFiles(number) {
      const found = await askAll(ask, `list the files of pull request ${number}`, filesSchema, (page) =>
        pulls.listFiles({ ...target, pull_number: number, ...page }),
      );
      return found.map(({ filename, status, patch = null }) => ({ path: filename, status, patch }));
    },
    async listLineComments(number) {
      const found = await askAll(
        ask,
        `list the review comments of pull request ${number}`,
        lineCommentsSchema,
        (page) => pulls.listReviewComments({ ...target, pull_number: number, ...page }),
      );
      return found.map(({ body, user }) => ({ author: user?.login ?? null, body }));
    },
    async listOutdatedThreads(number) {
      const found = await ask(`list the review threads of pull request ${number}`, threadsSchema, (signal) =>
        octokit.graphql(threadsQuery, { owner: target.owner, name: target.repo, number, request: { signal } }),
      );
      return found.repository.pullRequest.reviewThreads.nodes.flatMap((thread) => {
        const [first = null] = thread?.comments.nodes ?? [];
        const isWanted = thread !== null && thread.isOutdated && !thread.isResolved && first?.viewerDidAuthor === true;
        return isWanted && first !== null ? [{ id: thread.id, body: first.body }] : [];
      });
    },
    async resolveThread(id) {
      const mutation =
        'mutation ($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { isResolved } } }';
      await ask('resolve a review thread', acceptedSchema, (signal) =>
        octokit.graphql(mutation, { id, request: { signal } }),
      );
    },
    async createReview(number, commit, comments) {
      const lines = comments.map(({ path, line, startLine, body }) => ({
        path,
        line,
        body,
        side: 'RIGHT',
        ...(startLine !== null && { start_line: startLine, start_side: 'RIGHT' }),
      }));
      const review = { ...target, pull_number: number, commit_id: commit, event: 'COMMENT' as const, comments: lines };
      const send = async (signal: AbortSignal): Promise<unknown> => {
        return (await pulls.createReview({ ...review, request: { signal } })).data;
      };
      await ask(`review pull request ${number}`, acceptedSchema, send, 'creates');
    },
    async addLabels(number, labels) {
      await ask(`label ${number}`, acceptedSchema, async (signal) => {
        return (await issues.addLabels({ ...target, issue_number: number, labels: [...labels], request: { signal } }))
          .data;
      });
    },
    async assign(number, logins) {
      await ask(`assign ${number} to ${logins.join(', ')}`, acceptedSchema, async (signal) => {
        const parameters = { ...target, issue_number: number, assignees: [...logins], request: { signal } };
        return (await issues.addAssignees(parameters)).data;
      });
    },
    async requestReviews(number, reviewers) {
      const teams = reviewers.filter((name) => name.includes('/')).map((name) => name.split('/').at(-1) ?? '');
      const people = reviewers.filter((name) => !name.includes('/'));
      await ask(`ask ${reviewers.join(', ')} to review ${number}`, acceptedSchema, async (signal) => {
        const wanted = { reviewers: people, team_reviewers: teams };
        return (await pulls.requestReviewers({ ...target, pull_number: number, ...wanted, request: { signal } })).data;
      });
    },
  };
}
