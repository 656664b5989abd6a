import * as z from 'zod';
import type { RunRedactor } from '../core/ports/redact.ts';
import { readFences } from '../core/text/fence.ts';
import { createOnce, recoverRequest, type GitHubRequestError } from './request/ask.ts';
import { describeRequest } from './request/explain-request.ts';
import type { GitHubClient, IssueComment } from './client.ts';
import { renderRunUrl, type RunContext } from './request/run-context.ts';

export type CommentResult =
  | { readonly type: 'created' | 'updated'; readonly id: number; readonly url: string }
  | { readonly type: 'none' }
  | { readonly type: 'failed'; readonly reason: string };

// GitHub refuses bodies over 65,536 characters. The difference is for the marker and for other ways to count characters.
const maxCommentLength = 65_000;
const maxBodyLength = 60_000;

export interface StickyComment {
  readonly body: string;
  /** Markdown of calls that a person may approve, before the body: only known secrets are redacted in it, and nothing is cut. */
  readonly approvals?: string;
  /** The run that a person may continue by an approval; null for none. */
  readonly pending?: PendingRun | null;
  /** True leaves a comment alone that waits for an approval. */
  readonly keepPending?: boolean;
}

/**
 * Writes the one comment that a key has in a thread: updates the existing comment, or creates one. A comment counts only if the marker is at its very
 * start and its author is this token's own login, so that no one else can plant one. Never rejects if GitHub refuses a request: a comment is a
 * report, and a failed report must not fail the run.
 */
export async function upsertStickyComment(
  options: StickyComment & {
    readonly client: GitHubClient;
    readonly redactor: RunRedactor;
    readonly number: number;
    /** The comment of a job: the input, or workflow and job. */
    readonly key: string;
  },
): Promise<CommentResult> {
  const { client, number, redactor, pending = null, approvals = '' } = options;
  const marker = renderMarker(redactor.redactText(options.key));
  const waiting = pending === null ? '' : `${renderPendingRun(pending)}\n`;
  const head = `${marker}\n${waiting}${approvals === '' ? '' : `${redactor.known.redactText(approvals)}\n\n`}`;
  const body = `${head}${cutBody(redactor.redactText(options.body), Math.min(maxBodyLength, maxCommentLength - head.length))}`;
  return recoverRequest(async () => {
    const { login } = await client.readOwnAccount();
    const find = async (): Promise<IssueComment | undefined> =>
      (await client.listComments(number)).find(
        (comment) => comment.author === login && comment.body.startsWith(marker),
      );
    const own = await find();
    if (own !== undefined && options.keepPending === true && readPendingRun(own.body) !== null) return { type: 'none' };
    if (own === undefined) {
      const made = await createOnce(
        () => client.createComment(number, body),
        async () => (await find()) ?? null,
      );
      return { type: 'created', id: made.id, url: made.url };
    }
    const edited = await client.updateComment(own.id, body);
    return { type: 'updated', id: edited.id, url: edited.url };
  }, explainRefusedComment);
}

/** The line before the paragraph about the place of the changes. A job that publishes them replaces that paragraph. */
export const placeMarker = '<!-- script-harness:changes -->';

/**
 * Replaces what the comment of a job of the same workflow run says about the place of its changes. Does nothing without such a comment: `other` is
 * one that the job has written with the token of another app. Never rejects if GitHub refuses a request.
 */
export async function replacePlace({
  client,
  number,
  key,
  context,
  place,
  redactor,
}: {
  readonly client: GitHubClient;
  readonly number: number;
  /** Null for the default key, which has the name of another job. */
  readonly key: string | null;
  readonly context: RunContext;
  /** Markdown. */
  readonly place: string;
  readonly redactor: RunRedactor;
}): Promise<CommentResult | { readonly type: 'other' }> {
  const start =
    key === null
      ? renderMarker(`${context.workflow}/`).slice(0, -' -->'.length)
      : renderMarker(redactor.redactText(key));
  return recoverRequest(async () => {
    const { login } = await client.readOwnAccount();
    const found = (await client.listComments(number)).filter(
      ({ body }) => body.startsWith(start) && body.includes(`${renderRunUrl(context)})`) && findPlace(body) >= 0,
    );
    const own = found.findLast(({ author }) => author === login);
    // Anyone can write a comment that looks like it, but no person has such a login.
    if (own === undefined) return { type: found.some(({ author }) => author?.endsWith('[bot]')) ? 'other' : 'none' };
    const lines = own.body.split('\n');
    const at = findPlace(own.body);
    const end = lines.indexOf('', at);
    const rest = end === -1 ? [] : lines.slice(end);
    const body = [...lines.slice(0, at + 1), redactor.redactText(place), ...rest].join('\n');
    const edited = await client.updateComment(own.id, body);
    return { type: 'updated', id: edited.id, url: edited.url };
  }, explainRefusedComment);
}

// A message of the model can quote the marker in a block of code. To replace text there could end the block.
function findPlace(body: string): number {
  return readFences(body).findIndex(({ line, open }) => line === placeMarker && open === null);
}

function explainRefusedComment(failed: GitHubRequestError): CommentResult {
  const reason = describeRequest(failed, 'issues: write, pull-requests: write', 'set `comment: off`');
  return { type: 'failed', reason };
}

const pendingSchema = z.strictObject({
  runId: z.string().regex(/^\d+$/),
  artifactName: z.string().min(1),
  /** Of the closed audit log. */
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  /** Of the requests, one of which an approval names. */
  codes: z.array(z.string().regex(/^[0-9a-f]{40}$/)),
});

/** A run that ended because a person has to approve a call, and where its record is. */
export type PendingRun = z.output<typeof pendingSchema>;

const pendingStart = '<!-- script-harness:pending ';

function renderPendingRun(pending: PendingRun): string {
  return `${pendingStart}${encodeURIComponent(JSON.stringify(pendingSchema.parse(pending)))} -->`;
}

/** The run that waits for an approval, from the text of this action's own comment; null if none waits. */
export function readPendingRun(body: string): PendingRun | null {
  const [, line = ''] = body.split('\n', 2);
  if (!line.startsWith(pendingStart) || !line.endsWith(' -->')) return null;
  try {
    const written: unknown = JSON.parse(decodeURIComponent(line.slice(pendingStart.length, -' -->'.length)));
    return pendingSchema.safeParse(written).data ?? null;
  } catch {
    return null;
  }
}

/** Percent-encoded, so that no key can end the HTML comment that contains it. */
function renderMarker(key: string): string {
  return `<!-- script-harness:sticky ${encodeURIComponent(key.toWellFormed())} -->`;
}

const cutNote = '\n\n*Cut here: the text is too long for a comment.*';

// Only after a line outside of blocks of code: a cut inside could take the end of the code that keeps hostile text harmless.
function cutBody(body: string, maxLength: number): string {
  if (body.length <= maxLength) return body;
  const kept = body.slice(0, Math.max(0, maxLength - cutNote.length));
  let end = 0;
  let at = 0;
  for (const { line, open } of readFences(kept).slice(0, -1)) {
    at += line.length + 1;
    if (open === null) end = at;
  }
  return `${kept.slice(0, end).trimEnd()}${cutNote}`;
}
