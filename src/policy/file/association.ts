import * as z from 'zod';

/** How GitHub describes an author's relation to a repository. */
export const associationName = z.enum([
  'OWNER',
  'MEMBER',
  'COLLABORATOR',
  'CONTRIBUTOR',
  'FIRST_TIME_CONTRIBUTOR',
  'FIRST_TIMER',
  'MANNEQUIN',
  'NONE',
]);

/** Associations of people to whom the repository's owner gave access. A contributor is only a person whose change was merged once. */
export const trustedAssociations: readonly string[] = ['OWNER', 'MEMBER', 'COLLABORATOR'];
