import type { Redactor } from '../core/ports/redact.ts';
import { GitHubRequestError } from './client.ts';
import type { GitHubClient } from './client.ts';

export type CommentResult =
  | { readonly type: 'created' | 'updated'; readonly id: number; readonly url: string }
  | { readonly type: 'failed'; readonly reason: string };

// GitHub refuses bodies over 65,536 characters; the rest is room for the marker and for counting differently.
const maxBodyLength = 60_000;

/**
 * Writes the one comment that a key has in a thread: edits the one that is there, else makes it. A comment counts only
 * with the marker at its very start and with this token's own author, so that nobody can plant one. Never rejects for
 * what GitHub answers: a comment is a report, and a report that fails must not turn the run over.
 */
export async function upsertStickyComment(options: {
  readonly client: GitHubClient;
  readonly number: number;
  readonly key: string;
  readonly body: string;
  readonly redactor: Redactor;
}): Promise<CommentResult> {
  const { client, number, redactor } = options;
  const marker = renderMarker(redactor.redactText(options.key));
  const body = `${marker}\n${cutBody(redactor.redactText(options.body))}`;
  try {
    const login = await client.readOwnLogin();
    const comments = await client.listComments(number);
    const own = comments.find((comment) => comment.author === login && comment.body.startsWith(marker));
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

/** Percent-encoded, so that no key can end the HTML comment that it stands in. */
function renderMarker(key: string): string {
  return `<!-- script-harness:sticky ${encodeURIComponent(key.toWellFormed())} -->`;
}

function cutBody(body: string): string {
  if (body.length <= maxBodyLength) return body;
  return `${body.slice(0, maxBodyLength).toWellFormed()}\n\n*Cut here; the whole report is in the run's artifact.*`;
}
