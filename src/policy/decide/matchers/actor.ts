import * as z from 'zod';
import { associations, permissions } from '../../../core/associations.ts';
import { defineMatcher } from './matcher.ts';
import { type Match, pickWeakest } from '../../../core/types/match.ts';
import { hasValue, listOf, oneOrMore, optional, strictObject } from '../../../core/schema-parts.ts';

export const associationName = z.enum(associations);

export const permissionName = z.enum(permissions);

/** `actor`: the permission and the association that GitHub reports for the actor who started the run. */
export const actorMatcher = defineMatcher({
  key: 'actor',
  binds: null,
  schema: strictObject({
    permission: optional(oneOrMore(permissionName), 'The permission of the actor in the repository.'),
    association: optional(oneOrMore(associationName), 'How the actor belongs to the repository.'),
  })
    .refine(hasValue, 'give permission or association')
    .describe('Who started the run.'),
  describe: ({ permission, association }) =>
    [
      permission === undefined ? '' : `the actor has ${listOf<string>(permission).join(' or ')}`,
      association === undefined ? '' : `the actor is ${listOf<string>(association).join(' or ')}`,
    ]
      .filter((part) => part !== '')
      .join(' and '),
  compile({ permission, association }) {
    return ({ facts }) => {
      if (facts === null) return 'may';
      return pickWeakest(
        permission === undefined ? 'must' : matchKnown(listOf<string>(permission), facts.actorPermission),
        association === undefined ? 'must' : matchKnown(listOf<string>(association), facts.actorAssociation),
      );
    };
  },
});

/** `author`: the association of the person who wrote the text or code that the run works on. */
export const authorMatcher = defineMatcher({
  key: 'author',
  binds: null,
  schema: strictObject({
    association: oneOrMore(associationName).describe('How the author belongs to the repository.'),
  }).describe('The author of the text or code that the run works on.'),
  describe: ({ association }) => `the author is ${listOf<string>(association).join(' or ')}`,
  compile:
    ({ association }) =>
    ({ facts }) =>
      facts === null ? 'may' : matchKnown(listOf<string>(association), facts.authorAssociation),
});

// GitHub reports associations only for authors, so not every person's association is known.
function matchKnown(wanted: readonly string[], found: string | null): Match {
  if (found === '') return 'may';
  return found !== null && wanted.includes(found) ? 'must' : 'no';
}
