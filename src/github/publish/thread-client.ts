import * as z from 'zod';
import { isSameName } from '../event/trigger-event.ts';
import { acceptedSchema, GitHubRequestError, type Api } from '../request/ask.ts';
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
export type ThreadClient = ReturnType<typeof createThreadClient>;

const filesSchema = z.array(
  z
    .object({ filename: z.string(), status: z.string(), patch: z.string().optional() })
    .transform(({ filename, status, patch = null }): PullFile => ({ path: filename, status, patch })),
);
const lineCommentsSchema = z.array(
  z
    .object({ body: z.string().default(''), user: z.object({ login: z.string() }).nullish() })
    .transform(({ body, user }) => ({ author: user?.login ?? null, body })),
);
const assigneesSchema = z.object({ assignees: z.array(z.object({ login: z.string() })) });
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

const resolution = 'mutation ($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { isResolved } } }';

/** Works on the issues and pull requests of one repository. */
export function createThreadClient({ ask, askAll, askGraphql, rest: { issues, pulls }, target }: Api) {
  return {
    listFiles: (number: number) =>
      askAll(`list the files of pull request ${number}`, filesSchema, (page) =>
        pulls.listFiles({ ...target, pull_number: number, ...page }),
      ),

    /** The comments on lines, of all authors. */
    listLineComments: (number: number) =>
      askAll(`list the review comments of pull request ${number}`, lineCommentsSchema, (page) =>
        pulls.listReviewComments({ ...target, pull_number: number, ...page }),
      ),

    /** The open threads on lines that this token's account began and whose lines GitHub has seen change, of the first 100 threads. */
    async listOutdatedThreads(number: number): Promise<readonly { readonly id: string; readonly body: string }[]> {
      const what = `list the review threads of pull request ${number}`;
      const variables = { owner: target.owner, name: target.repo, number };
      const found = await askGraphql(what, threadsSchema, threadsQuery, variables);
      return found.repository.pullRequest.reviewThreads.nodes.flatMap((thread) => {
        const [first = null] = thread?.comments.nodes ?? [];
        const isWanted = thread !== null && thread.isOutdated && !thread.isResolved && first?.viewerDidAuthor === true;
        return isWanted && first !== null ? [{ id: thread.id, body: first.body }] : [];
      });
    },

    async resolveThread(id: string): Promise<void> {
      await askGraphql('resolve a review thread', acceptedSchema, resolution, { id });
    },

    /** Writes comments on lines as one review without a verdict. */
    async createReview(number: number, commit: string, wanted: readonly LineComment[]): Promise<void> {
      const comments = wanted.map(({ path, line, startLine, body }) => ({
        path,
        line,
        body,
        side: 'RIGHT',
        ...(startLine !== null && { start_line: startLine, start_side: 'RIGHT' }),
      }));
      const review = { pull_number: number, commit_id: commit, event: 'COMMENT' as const, comments };
      await ask(
        `review pull request ${number}`,
        acceptedSchema,
        (request) => pulls.createReview({ ...target, ...review, request }),
        'creates',
      );
    },

    async addLabels(number: number, labels: readonly string[]): Promise<void> {
      await ask(`label ${number}`, acceptedSchema, (request) =>
        issues.addLabels({ ...target, issue_number: number, labels: [...labels], request }),
      );
    },

    /** GitHub leaves out accounts that cannot be assigned, and accepts the request. Then it rejects too. */
    async assign(number: number, logins: readonly string[]): Promise<void> {
      const { assignees } = await ask(`assign ${number} to ${logins.join(', ')}`, assigneesSchema, (request) =>
        issues.addAssignees({ ...target, issue_number: number, assignees: [...logins], request }),
      );
      const missing = logins.filter((login) => !assignees.some((one) => isSameName(one.login, login)));
      if (missing.length > 0)
        throw new GitHubRequestError(
          `could not assign ${number} to ${missing.join(', ')}: GitHub assigns only accounts with access to the repository`,
          { status: null, cause: undefined },
        );
    },

    /** Asks for reviews of a pull request: logins, and teams as `OWNER/TEAM`. */
    async requestReviews(number: number, names: readonly string[]): Promise<void> {
      const teams = names.filter((name) => name.includes('/')).map((name) => name.split('/').at(-1) ?? '');
      const wanted = { reviewers: names.filter((name) => !name.includes('/')), team_reviewers: teams };
      await ask(`ask ${names.join(', ')} to review ${number}`, acceptedSchema, (request) =>
        pulls.requestReviewers({ ...target, pull_number: number, ...wanted, request }),
      );
    },
  };
}
