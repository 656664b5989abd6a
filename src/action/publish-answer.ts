import { HarnessError } from '../core/types/error.ts';
import type { TypedResult } from '../core/types/result.ts';
import { createOnce, recoverRequest } from '../github/request/ask.ts';
import { explainRequests } from '../github/request/explain-request.ts';
import type { GitHubClient } from '../github/client.ts';
import { checkEventState } from '../github/event-state.ts';
import { readThreadNumber } from '../github/event/trigger-event.ts';
import {
  createLineCheck,
  placeComments,
  type PlacedComment,
  type WantedComment,
} from '../github/publish/line-comments.ts';
import type { PullFile } from '../github/publish/pull-diff.ts';
import { renderWarnings } from '../report/content/facts.ts';
import { renderMessage } from '../report/content/markdown.ts';
import { renderReview, renderTriage } from '../report/typed-answer.ts';
import { readReviewAnswer, readTriageAnswer } from '../task/typed-answer.ts';
import { publishOr, type Job } from './job.ts';
import type { OpenedJob } from './open-job.ts';
import { cutText } from '../core/text/cut-text.ts';

const maxCommentCharacters = 8_000;

/** The thread to which the parts of a typed answer go. */
export type AnswerTarget =
  | {
      readonly type: 'review';
      readonly number: number;
      /** The commit whose diff the model reads. */
      readonly commit: string;
      readonly files: readonly PullFile[];
    }
  | { readonly type: 'triage'; readonly number: number };

/** What became of the parts of an answer besides its text. */
export interface AnswerPublished {
  /** Markdown: the parts that were published, also before a failure, and where they are; empty if there are none. */
  readonly note: string;
  readonly warnings: readonly string[];
  /** Why it could not be published; null if it was. */
  readonly failure: string | null;
}

/** Finds the thread of a typed answer, before the run. Rejects with `usage` for an event without one. */
export async function openAnswerTarget(typed: TypedResult, { client, event, head }: OpenedJob): Promise<AnswerTarget> {
  const number = readThreadNumber(event);
  if (typed.type === 'triage' && number !== null) return { type: 'triage', number };
  if (typed.type === 'review' && number !== null && head !== null) {
    const files = await explainRequests(() => client.thread.listFiles(number), {
      code: 'untrusted',
      what: 'the diff of the pull request cannot be read',
      permissions: 'contents: read, pull-requests: write',
    });
    return { type: 'review', number, commit: head.sha, files };
  }
  const needs = typed.type === 'review' ? 'a pull request' : 'an issue or a pull request';
  throw new HarnessError({
    code: 'usage',
    message: `publish.${typed.type} of the policy needs ${needs}; the event is ${event.type}`,
    hint: 'Start the job on such an event, or use a policy without publish.',
  });
}

/** Publishes the parts of a typed answer that are not its text. Never rejects for a failure of GitHub. */
export async function publishAnswer(
  target: AnswerTarget,
  json: string,
  job: Job,
  /** The label of the event that this run itself has removed; null for none. */
  removedLabel: string | null,
): Promise<AnswerPublished> {
  const { client, event } = job;
  return publishOr(
    () =>
      explainAnswer(target, async () => {
        // Label, head and comment have to be those that the run was started for.
        await checkEventState(client, event, { removedLabel, stage: 'publish' });
        return target.type === 'review' ? publishReview(target, json, job) : publishTriage(target, json, client);
      }),
    (failure) => ({ note: '', warnings: [], failure }),
  );
}

function explainAnswer<Value>({ type }: AnswerTarget, ask: () => Promise<Value>): Promise<Value> {
  const permissions = type === 'review' ? 'pull-requests: write' : 'issues: write, pull-requests: write';
  return explainRequests(ask, { code: 'publish', what: '', permissions });
}

async function publishReview(
  { number, commit, files }: Extract<AnswerTarget, { type: 'review' }>,
  json: string,
  { client, redactor }: Job,
): Promise<AnswerPublished> {
  const wanted = readReviewAnswer(json).comments.map(({ path, line, startLine, body }) => ({
    path,
    line,
    startLine: startLine ?? null,
    // Before the cut, and again over what is published.
    text: redactor.redactText(renderMessage(cutText(redactor.redactText(body), maxCommentCharacters))),
  }));
  const { placed, elsewhere } = placeComments(files, wanted.filter(isFirst));
  const { login } = await client.readOwnAccount();
  const findNew = async (): Promise<readonly PlacedComment[]> => {
    const written = await client.thread.listLineComments(number);
    const own = written.filter(({ author }) => author === login);
    return placed.filter(({ marker }) => !own.some(({ body }) => body.startsWith(marker)));
  };
  const fresh = await findNew();
  const refused = fresh.length === 0 ? null : await createReview(client, { number, commit, fresh, findNew });
  const warnings = [
    ...(refused === null ? [] : [`The comments on lines are in the comment instead: ${refused}`]),
    ...(await resolveOutdated(client, { number, files })),
  ];
  const note = renderReview({
    onLines: refused === null ? fresh.length : 0,
    repeated: placed.length - fresh.length,
    elsewhere: refused === null ? elsewhere : [...elsewhere, ...fresh],
  });
  return {
    note: [note, renderWarnings(warnings)].filter((text) => text !== '').join('\n\n'),
    warnings,
    failure: null,
  };
}

// A model may give the same comment twice. Different comments on one line are different findings.
function isFirst({ path, line, text }: WantedComment, at: number, all: readonly WantedComment[]): boolean {
  return all.findIndex((other) => other.path === path && other.line === line && other.text === text) === at;
}

/** Resolves the own threads about lines that were changed since. Returns why some stay open, as a sentence; empty if none does. */
function resolveOutdated(
  { thread }: GitHubClient,
  { number, files }: { readonly number: number; readonly files: readonly PullFile[] },
): Promise<readonly string[]> {
  return recoverRequest(
    async () => {
      const isChanged = createLineCheck(files);
      for (const { id, body } of await thread.listOutdatedThreads(number))
        if (isChanged(body)) await thread.resolveThread(id);
      return [];
    },
    ({ message }) => [`Threads about lines that were changed since may be open: ${message}`],
  );
}

/** Null if GitHub took the comments, and why not if it refuses one of them, for example because its lines have just changed. */
async function createReview(
  client: GitHubClient,
  review: {
    readonly number: number;
    readonly commit: string;
    readonly fresh: readonly PlacedComment[];
    /** The comments that GitHub does not have. */
    readonly findNew: () => Promise<readonly PlacedComment[]>;
  },
): Promise<string | null> {
  const comments = review.fresh.map(({ path, line, startLine, text, marker }) => ({
    path,
    line,
    startLine,
    body: `${marker}\n${text}`,
  }));
  return recoverRequest(
    async () => {
      await createOnce(
        () => client.thread.createReview(review.number, review.commit, comments),
        async () => ((await review.findNew()).length === 0 ? undefined : null),
      );
      return null;
    },
    (failed) => {
      if (failed.status === 422) return failed.message;
      throw failed;
    },
  );
}

async function publishTriage(
  target: Extract<AnswerTarget, { type: 'triage' }>,
  json: string,
  { thread }: GitHubClient,
): Promise<AnswerPublished> {
  const { labels, assignee = null } = readTriageAnswer(json);
  const unique = [...new Set(labels)];
  if (unique.length > 0) await thread.addLabels(target.number, unique);
  const assign = async (): Promise<null> => {
    if (assignee !== null) await thread.assign(target.number, [assignee]);
    return null;
  };
  // The labels stay set.
  const failure = await publishOr(
    () => explainAnswer(target, assign),
    (reason) => reason,
  );
  const note = renderTriage({ labels: unique, assignee: failure === null ? assignee : null });
  return { note, warnings: [], failure };
}
