import { HarnessError } from '../core/types/error.ts';
import type { TypedResult } from '../core/types/result.ts';
import { createOnce, GitHubRequestError } from '../github/request/ask.ts';
import { explainRequests, hintAtFailure } from '../github/request/explain-request.ts';
import type { GitHubClient } from '../github/client.ts';
import { checkEventState } from '../github/event-state.ts';
import { readThreadNumber } from '../github/event/event.ts';
import {
  createLineCheck,
  placeComments,
  type PlacedComment,
  type WantedComment,
} from '../github/publish/line-comments.ts';
import type { PullFile } from '../github/publish/pull-diff.ts';
import { renderWarnings } from '../report/content/facts.ts';
import { cutText, renderMessage } from '../report/content/markdown.ts';
import { renderReview, renderTriage } from '../report/typed-answer.ts';
import { readReviewAnswer, readTriageAnswer } from '../task/typed-answer.ts';
import { explainError, type Job } from './job.ts';
import type { OpenedJob } from './open-job.ts';

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

/** What became of the parts of an answer besides its text. `note` is Markdown: the parts that were published, also before a failure. */
export type AnswerPublished =
  | { readonly type: 'published'; readonly note: string; readonly warnings: readonly string[] }
  | { readonly type: 'failed'; readonly note: string; readonly reason: string };

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
  try {
    // Label, head and comment have to be those that the run was started for.
    await checkEventState(client, event, { removedLabel, stage: 'publish' });
    return target.type === 'review'
      ? await publishReview(target, json, job)
      : await publishTriage(target, json, client);
  } catch (thrown) {
    if (thrown instanceof HarnessError) return { type: 'failed', note: '', reason: explainError(thrown) };
    if (!(thrown instanceof GitHubRequestError)) throw thrown;
    return { type: 'failed', note: '', reason: explainRefused(thrown, target.type) };
  }
}

function explainRefused(error: GitHubRequestError, type: AnswerTarget['type']): string {
  const needed = type === 'review' ? 'pull-requests: write' : 'issues: write, pull-requests: write';
  return `${error.message}. ${hintAtFailure(error, needed)}`.trim();
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
    type: 'published',
    note: [note, renderWarnings(warnings)].filter((text) => text !== '').join('\n\n'),
    warnings,
  };
}

// A model may give the same comment twice. Different comments on one line are different findings.
function isFirst({ path, line, text }: WantedComment, at: number, all: readonly WantedComment[]): boolean {
  return all.findIndex((other) => other.path === path && other.line === line && other.text === text) === at;
}

/** Resolves the own threads about lines that were changed since. Returns why some stay open, as a sentence; empty if none does. */
async function resolveOutdated(
  { thread }: GitHubClient,
  { number, files }: { readonly number: number; readonly files: readonly PullFile[] },
): Promise<readonly string[]> {
  try {
    const isChanged = createLineCheck(files);
    for (const { id, body } of await thread.listOutdatedThreads(number))
      if (isChanged(body)) await thread.resolveThread(id);
    return [];
  } catch (thrown) {
    if (!(thrown instanceof GitHubRequestError)) throw thrown;
    return [`Threads about lines that were changed since may be open: ${thrown.message}`];
  }
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
  try {
    await createOnce(
      () => client.thread.createReview(review.number, review.commit, comments),
      async () => ((await review.findNew()).length === 0 ? undefined : null),
    );
    return null;
  } catch (thrown) {
    if (thrown instanceof GitHubRequestError && thrown.status === 422) return thrown.message;
    throw thrown;
  }
}

async function publishTriage(
  { number }: Extract<AnswerTarget, { type: 'triage' }>,
  json: string,
  { thread }: GitHubClient,
): Promise<AnswerPublished> {
  const { labels, assignee = null } = readTriageAnswer(json);
  const unique = [...new Set(labels)];
  if (unique.length > 0) await thread.addLabels(number, unique);
  try {
    if (assignee !== null) await thread.assign(number, [assignee]);
  } catch (thrown) {
    if (!(thrown instanceof GitHubRequestError) || unique.length === 0) throw thrown;
    // The labels stay set.
    return {
      type: 'failed',
      note: renderTriage({ labels: unique, assignee: null }),
      reason: explainRefused(thrown, 'triage'),
    };
  }
  return { type: 'published', note: renderTriage({ labels: unique, assignee }), warnings: [] };
}
