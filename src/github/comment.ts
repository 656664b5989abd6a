import type { Redactor } from '../core/ports/redact.ts';
import { GitHubRequestError } from './ask.ts';
import type { GitHubClient } from './client.ts';
import type { RunContext } from './run-context.ts';

export type CommentResult =
  | { readonly type: 'created' | 'updated'; readonly id: number; readonly url: string }
  | { readonly type: 'none' }
  | { readonly type: 'failed'; readonly reason: string };

// GitHub refuses bodies over 65,536 characters. The difference is for the marker and for other ways to count characters.
const maxBodyLength = 60_000;

/**
 * Writes the one comment that a key has in a thread: updates the existing comment, or creates one. A comment counts only if the marker is at its very
 * start and its author is this token's own login, so that no one else can plant one. Never rejects if GitHub refuses a request: a comment is a
 * report, and a failed report must not fail the run.
 */
export async function upsertStickyComment(options: {
  readonly client: GitHubClient;
  readonly number: number;
  readonly key: string;
  readonly body: string;
  readonly redactor: Redactor;
  /** False leaves a thread alone that has no such comment. */
  readonly mayCreate?: boolean;
}): Promise<CommentResult> {
  const { client, number, redactor } = options;
  const marker = renderMarker(redactor.redactText(options.key));
  const body = `${marker}\n${cutBody(redactor.redactText(options.body))}`;
  try {
    const login = await client.readOwnLogin();
    const comments = await client.listComments(number);
    const own = comments.find((comment) => comment.author === login && comment.body.startsWith(marker));
    if (own === undefined && options.mayCreate === false) return { type: 'none' };
    if (own === undefined) {
      const made = await client.createComment(number, body);
      return { type: 'created', id: made.id, url: made.url };
    }
    const edited = await client.updateComment(own.id, body);
    return { type: 'updated', id: edited.id, url: edited.url };
  } catch (thrown) {
    if (!(thrown instanceof GitHubRequestError)) throw thrown;
    const hint =
      thrown.status === 403 || thrown.status === 404
        ? ' Give the job `permissions: {issues: write, pull-requests: write}`, or set `comment: off`.'
        : '';
    return { type: 'failed', reason: `${thrown.message}.${hint}` };
  }
}

/** The key of a job's comment: the input, or workflow and job. */
export function readCommentKey(given: string | null, { workflow, job }: Pick<RunContext, 'workflow' | 'job'>): string {
  return given ?? `${workflow}/${job}`;
}

/** Percent-encoded, so that no key can end the HTML comment that contains it. */
function renderMarker(key: string): string {
  return `<!-- script-harness:sticky ${encodeURIComponent(key.toWellFormed())} -->`;
}

function cutBody(body: string): string {
  if (body.length <= maxBodyLength) return body;
  return `${body.slice(0, maxBodyLength).toWellFormed()}\n\n*Cut here; the whole report is in the run's artifact.*`;
}
