import * as z from 'zod';
import { hasComment, type TriggerEvent } from '../event/trigger-event.ts';

/** A comment, a review, or a comment on a line of the diff, in an issue or pull request. */
export interface Contribution {
  readonly type: 'issue_comment' | 'pull_request_review' | 'pull_request_review_comment';
  readonly id: number;
  readonly author: string | null;
  readonly authorAssociation: string;
  readonly text: string;
  /** ISO 8601: when it was written, or last edited. */
  readonly changedAt: string;
  readonly isEdited: boolean;
  /** The file and line of a comment on the diff, and the verdict of a review. */
  readonly place: string | null;
  /** The lines of the diff that a comment is about, which a later push may have removed from it. */
  readonly hunk: string | null;
}

const fields = 'databaseId author { login } authorAssociation body createdAt lastEditedAt isMinimized';

/** REST does not report whether a review was edited. Contributions that a person has hidden are left out. */
export const conversationQuery = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    issueOrPullRequest(number: $number) {
      ... on Issue { comments(last: 100) { totalCount nodes { ${fields} } } }
      ... on PullRequest {
        comments(last: 100) { totalCount nodes { ${fields} } }
        reviews(last: 50) { totalCount nodes { ${fields} state comments(last: 50) { totalCount nodes { ${fields} path line diffHunk } } } }
      }
    }
  }
}`;

const contribution = z.object({
  databaseId: z.int().nullable(),
  author: z.object({ login: z.string() }).nullable(),
  authorAssociation: z.string(),
  body: z.string(),
  createdAt: z.string(),
  lastEditedAt: z.string().nullable(),
  isMinimized: z.boolean(),
});
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .object({ totalCount: z.int().default(0), nodes: z.array(item.nullable()).nullable() })
    .transform(({ totalCount, nodes }) => ({
      items: (nodes ?? []).filter((node) => node !== null),
      older: Math.max(0, totalCount - (nodes ?? []).length),
    }));
const lineComment = contribution.extend({ path: z.string(), line: z.int().nullable(), diffHunk: z.string().nullish() });
const review = contribution.extend({ state: z.string(), comments: listOf(lineComment) });

/** The newest contributions, and how many older ones were not read. */
export const conversationSchema = z
  .object({
    repository: z.object({
      issueOrPullRequest: z.object({ comments: listOf(contribution), reviews: listOf(review).optional() }),
    }),
  })
  .transform(({ repository: { issueOrPullRequest } }) => {
    const { comments, reviews = { items: [], older: 0 } } = issueOrPullRequest;
    const found: readonly Contribution[] = [
      ...comments.items.flatMap((one) => readContribution('issue_comment', one, { place: null, hunk: null })),
      ...reviews.items.flatMap((one) => [
        ...readContribution('pull_request_review', one, {
          place: one.state.toLowerCase().replaceAll('_', ' '),
          hunk: null,
        }),
        ...one.comments.items.flatMap((on) =>
          readContribution('pull_request_review_comment', on, {
            place: on.line === null ? on.path : `${on.path}:${on.line}`,
            hunk: on.diffHunk ?? null,
          }),
        ),
      ]),
    ];
    const onLines = reviews.items.reduce((sum, one) => sum + one.comments.older, 0);
    return { found, older: comments.older + reviews.older + onLines };
  });

function readContribution(
  type: Contribution['type'],
  found: z.infer<typeof contribution>,
  { place, hunk }: Pick<Contribution, 'place' | 'hunk'>,
): Contribution[] {
  if (found.isMinimized || found.databaseId === null || found.body.trim() === '') return [];
  return [
    {
      type,
      id: found.databaseId,
      author: found.author?.login ?? null,
      authorAssociation: found.authorAssociation,
      text: found.body,
      changedAt: found.lastEditedAt ?? found.createdAt,
      isEdited: found.lastEditedAt !== null,
      place,
      hunk,
    },
  ];
}

const maxHunkLines = 12;
const maxHunkCharacters = 2_000;

/** A text with the end of the hunk that it is about: the commented line is the last one. */
export function addHunk(hunk: string | null, text: string): string {
  if (hunk === null || hunk === '') return text;
  const shown = hunk.split('\n').slice(-maxHunkLines).join('\n').slice(-maxHunkCharacters).toWellFormed();
  return `${shown}\n\n${text}`;
}

const maxCharacters = 65_536;
const maxCharactersEach = 16_384;

/**
 * The contributions that a run may use, the oldest first: those that were the same when the event happened, without the text of the event itself and
 * the harness's own comments. If they are too long together, the oldest are left out. Empty if the time of the event is not known.
 */
export function selectContributions(
  event: TriggerEvent,
  found: readonly Contribution[],
): { readonly selected: readonly Contribution[]; readonly leftOut: number } {
  const at = Date.parse(readEventTime(event) ?? '');
  const usable = found
    // A time that cannot be read is later than all others.
    .filter(({ changedAt }) => Date.parse(changedAt) <= at)
    .filter(({ type, id }) => !(hasComment(event) && event.type === type && event.commentId === id))
    .filter(({ text }) => !text.startsWith('<!-- script-harness:'))
    .toSorted((left, right) => Date.parse(right.changedAt) - Date.parse(left.changedAt));
  const selected: Contribution[] = [];
  let left = maxCharacters;
  for (const one of usable) {
    const written =
      one.text.length > maxCharactersEach ? `${one.text.slice(0, maxCharactersEach).toWellFormed()}\n[cut]` : one.text;
    left -= addHunk(one.hunk, written).length;
    if (left < 0) break;
    selected.unshift({ ...one, text: written });
  }
  return { selected, leftOut: usable.length - selected.length };
}

// Null if it is not known.
function readEventTime(event: TriggerEvent): string | null {
  if (hasComment(event)) return event.commentedAt;
  return 'updatedAt' in event ? event.updatedAt : null;
}
