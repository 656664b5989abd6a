import * as z from 'zod';
import type { TypedResult } from '../../core/types/result.ts';
import { optional, optionalMap, strictObject } from '../../core/schema-parts.ts';

/** More comments would hide what matters, and GitHub refuses reviews that are too large. */
const mostComments = 50;
const defaultComments = 20;

const label = z
  .string()
  .regex(/^[^\s,\p{Cc}](?:[^,\p{Cc}]{0,48}[^\s,\p{Cc}])?$/u, 'a label has at most 50 characters, and no comma');
const login = z.string().regex(/^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})$/, 'name a login of GitHub, without @');

/** `publish`: the parts that the answer of a run in `mode: comment` has. */
export const publishSettings = strictObject({
  review: optionalMap('A review: one comment, and comments on lines of the pull request’s diff.', {
    maxComments: optional(
      z.int().min(1, 'must be at least 1').max(mostComments, `must be at most ${mostComments}`),
      'Comments on lines at most; 20 if left out.',
    ),
  }),
  triage: optionalMap('Labels and an assignee from lists, and one comment.', {
    labels: z
      .array(label)
      .min(1, 'name at least one label')
      .max(100, 'name at most 100 labels')
      .describe('The only labels that may be set.'),
    assignees: optional(
      z.array(login).max(100, 'name at most 100 logins'),
      'The only logins that may be assigned; no one if left out.',
    ),
  }),
}).refine(({ review, triage }) => (review === undefined) !== (triage === undefined), 'give either review or triage');

type Written = z.output<typeof publishSettings>;

/** The typed result as the policy file contains it, with defaults for the keys that are left out. */
export function readTypedResult({ review, triage }: Written): TypedResult {
  if (triage !== undefined) return { type: 'triage', labels: triage.labels, assignees: triage.assignees ?? [] };
  return { type: 'review', maxComments: review?.maxComments ?? defaultComments };
}
