import * as z from 'zod';
import { acceptedSchema, askAll, findOrNull, type Ask, type Octokit } from '../request/ask.ts';
import { conversationQuery, conversationSchema, type Contribution } from './conversation.ts';
import { isSameName } from './job-request.ts';
import type { RepositoryName } from '../request/run-context.ts';

/** A text of a person that can start a run, by the name of its event. */
export interface CommentReference {
  readonly type: 'issue_comment' | 'pull_request_review' | 'pull_request_review_comment';
  /** The issue or pull request. */
  readonly number: number;
  readonly id: number;
}

/** The place of a reaction: an issue or pull request itself, or a text in it. */
export type ReactionPlace = CommentReference | { readonly type: 'thread'; readonly number: number };

/** The requests about the issue or pull request that started a run. Every function rejects with `GitHubRequestError`. */
export interface TriggerClient {
  /** The current text of a comment or review. Resolves to null if it was deleted. */
  readComment(comment: CommentReference): Promise<string | null>;
  /** The newest comments and reviews of an issue or pull request. */
  readConversation(number: number): Promise<readonly Contribution[]>;
  /** Sets a reaction; a review cannot have one, so its pull request gets it. Resolves to false if this token's account has set it before. */
  addReaction(place: ReactionPlace, content: 'eyes' | 'rocket'): Promise<boolean>;
  /** Resolves to false if the issue or pull request does not have the label. */
  removeLabel(number: number, label: string): Promise<boolean>;
  /** The logs of the failed jobs of a workflow run, of three at most. */
  readFailedLogs(runId: number): Promise<readonly FailedJob[]>;
  /** The last time that a label was set. Resolves to null if it never was. */
  findLabelling(number: number, label: string): Promise<Labelling | null>;
}

export interface FailedJob {
  readonly name: string;
  readonly log: string;
}

/** Who has set a label, and when (ISO 8601). */
export interface Labelling {
  readonly login: string;
  readonly setAt: string;
}

const maxFailedJobs = 3;
const jobsSchema = z.object({
  jobs: z.array(z.object({ id: z.int(), name: z.string(), conclusion: z.string().nullish() })),
});

const labelEventsSchema = z.array(
  z.object({
    event: z.string(),
    created_at: z.string(),
    actor: z.object({ login: z.string() }).nullish(),
    label: z.object({ name: z.string() }).nullish(),
  }),
);

// GitHub answers 201 for a new reaction, and 200 for one that exists.
const reactionSchema = z.object({ status: z.union([z.literal(200), z.literal(201)]), data: acceptedSchema });
const textSchema = z.object({ body: z.string().nullish() });

export function createTriggerClient(options: {
  readonly octokit: Octokit;
  readonly ask: Ask;
  readonly repository: RepositoryName;
}): TriggerClient {
  const { octokit, ask } = options;
  const target = { owner: options.repository.owner, repo: options.repository.name };
  const { actions, issues, pulls, reactions } = octokit.rest;
  return {
    async readComment({ type, number, id }) {
      const found = await findOrNull(
        ask(`read ${type} ${id}`, textSchema, async (signal) => {
          const common = { ...target, request: { signal } };
          switch (type) {
            case 'issue_comment':
              return (await issues.getComment({ ...common, comment_id: id })).data;
            case 'pull_request_review_comment':
              return (await pulls.getReviewComment({ ...common, comment_id: id })).data;
            case 'pull_request_review':
              return (await pulls.getReview({ ...common, pull_number: number, review_id: id })).data;
          }
        }),
      );
      return found === null ? null : (found.body ?? '');
    },

    readConversation: (number) =>
      ask(`read the comments of ${number}`, conversationSchema, (signal) =>
        octokit.graphql(conversationQuery, { owner: target.owner, name: target.repo, number, request: { signal } }),
      ),

    async addReaction(place, content) {
      const found = await ask(`set a reaction in ${place.number}`, reactionSchema, async (signal) => {
        const common = { ...target, content, request: { signal } };
        switch (place.type) {
          case 'thread':
          case 'pull_request_review':
            return reactions.createForIssue({ ...common, issue_number: place.number });
          case 'issue_comment':
            return reactions.createForIssueComment({ ...common, comment_id: place.id });
          case 'pull_request_review_comment':
            return reactions.createForPullRequestReviewComment({ ...common, comment_id: place.id });
        }
      });
      return found.status === 201;
    },

    async removeLabel(number, name) {
      const removed = await findOrNull(
        ask(`remove the label ${name} from ${number}`, acceptedSchema, async (signal) => {
          return (await issues.removeLabel({ ...target, issue_number: number, name, request: { signal } })).data;
        }),
      );
      return removed !== null;
    },

    async readFailedLogs(runId) {
      const { jobs } = await ask(`list the jobs of workflow run ${runId}`, jobsSchema, async (signal) => {
        const parameters = { ...target, run_id: runId, filter: 'latest' as const, per_page: 100, request: { signal } };
        return (await actions.listJobsForWorkflowRun(parameters)).data;
      });
      const failed = jobs.filter(({ conclusion }) => conclusion === 'failure').slice(0, maxFailedJobs);
      return Promise.all(
        failed.map(async ({ id, name }) => {
          const log = await ask(`read the log of job ${id}`, z.string(), async (signal) => {
            return (await actions.downloadJobLogsForWorkflowRun({ ...target, job_id: id, request: { signal } })).data;
          });
          return { name, log };
        }),
      );
    },

    async findLabelling(number, name) {
      const events = await askAll(ask, `list the events of ${number}`, labelEventsSchema, (page) =>
        issues.listEvents({ ...target, issue_number: number, ...page }),
      );
      const found = events.findLast(
        ({ event, label }) => event === 'labeled' && label?.name !== undefined && isSameName(label.name, name),
      );
      const login = found?.actor?.login;
      return found === undefined || login === undefined ? null : { login, setAt: found.created_at };
    },
  };
}
