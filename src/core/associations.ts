/** How GitHub describes an author's relation to a repository, the closest first. */
export const associations = [
  'OWNER',
  'MEMBER',
  'COLLABORATOR',
  'CONTRIBUTOR',
  'FIRST_TIME_CONTRIBUTOR',
  'FIRST_TIMER',
  'MANNEQUIN',
  'NONE',
] as const;

/** Associations of people to whom the repository's owner gave access. A contributor is only a person whose change was merged once. */
export const trustedAssociations: readonly string[] = ['OWNER', 'MEMBER', 'COLLABORATOR'];

/** The permissions that GitHub gives a person on a repository, the weakest first. */
export const permissions = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;
