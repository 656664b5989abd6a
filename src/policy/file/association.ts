import * as z from 'zod';

/** How GitHub says that an author belongs to a repository. */
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

/** Associations of people whom the repository's owner has let in. A contributor is only somebody whose change was merged once. */
export const trustedAssociations: readonly string[] = ['OWNER', 'MEMBER', 'COLLABORATOR'];
