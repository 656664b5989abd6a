import * as z from 'zod';
import { acceptedSchema, findOrNull, type Api } from '../request/ask.ts';
import { conversationQuery, conversationSchema } from './conversation.ts';
import { isSameName } from '../event/trigger-event.ts';

/** A text of a person that can start a run, by the name of its event. */
interface CommentReference {
  readonly type: 'issue_comment' | 'pull_request_review' | 'pull_request_review_comment';
  /** The issue or pull request. */
  readonly number: number;
  readonly id: number;
}

/** The place of a reaction: an issue or pull request itself, or a text in it. */
type ReactionPlace = CommentReference | { readonly type: 'thread'; readonly number: number };

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

/** The requests about the issue or pull request that started a run. Every function rejects with `GitHubRequestError`. */
export function createTriggerClient({ ask, askAll, askResponse, askGraphql, rest, target }: Api) {
  const { actions, issues, pulls, reactions } = rest;
  return {
    /** The current text of a comment or review. Resolves to null if it was deleted. */
    async readComment({ type, number, id }: CommentReference): Promise<string | null> {
      const found = await findOrNull(
        ask(`read ${type} ${id}`, textSchema, (request) => {
          switch (type) {
            case 'issue_comment':
              return issues.getComment({ ...target, comment_id: id, request });
            case 'pull_request_review_comment':
              return pulls.getReviewComment({ ...target, comment_id: id, request });
            case 'pull_request_review':
              return pulls.getReview({ ...target, pull_number: number, review_id: id, request });
          }
        }),
      );
      return found === null ? null : (found.body ?? '');
    },

    /** The newest comments and reviews of an issue or pull request. */
    readConversation: (number: number) =>
      askGraphql(`read the comments of ${number}`, conversationSchema, conversationQuery, {
        owner: target.owner,
        name: target.repo,
        number,
      }),

    /** Sets a reaction; a review cannot have one, so its pull request gets it. Resolves to false if this token's account has set it before. */
    async addReaction(place: ReactionPlace, content: 'eyes' | 'rocket'): Promise<boolean> {
      const { status } = await askResponse(`set a reaction in ${place.number}`, reactionSchema, (request) => {
        const common = { ...target, content, request };
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
      return status === 201;
    },

    /** Resolves to false if the issue or pull request does not have the label. */
    async removeLabel(number: number, name: string): Promise<boolean> {
      const removed = await findOrNull(
        ask(`remove the label ${name} from ${number}`, acceptedSchema, (request) =>
          issues.removeLabel({ ...target, issue_number: number, name, request }),
        ),
      );
      return removed !== null;
    },

    /** The logs of the failed jobs of a workflow run, of three at most, and the names of the others. */
    async readFailedLogs(runId: number): Promise<{
      readonly logs: readonly { readonly name: string; readonly log: string }[];
      readonly others: readonly string[];
    }> {
      const { jobs } = await ask(`list the jobs of workflow run ${runId}`, jobsSchema, (request) =>
        actions.listJobsForWorkflowRun({ ...target, run_id: runId, filter: 'latest', per_page: 100, request }),
      );
      const failed = jobs.filter(({ conclusion }) => conclusion === 'failure');
      const logs = await Promise.all(
        failed.slice(0, maxFailedJobs).map(async ({ id, name }) => ({
          name,
          log: await ask(`read the log of job ${id}`, z.string(), (request) =>
            actions.downloadJobLogsForWorkflowRun({ ...target, job_id: id, request }),
          ),
        })),
      );
      return { logs, others: failed.slice(maxFailedJobs).map(({ name }) => name) };
    },

    /** Who has set a label last, and when (ISO 8601). Resolves to null if it never was set. */
    async findLabelling(
      number: number,
      name: string,
    ): Promise<{ readonly login: string; readonly setAt: string } | null> {
      const events = await askAll(`list the events of ${number}`, labelEventsSchema, (page) =>
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
