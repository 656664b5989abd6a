import * as z from 'zod';
import { associations } from '../../core/associations.ts';

export const associationName = z.enum(associations);

/** Associations of people to whom the repository's owner gave access. A contributor is only a person whose change was merged once. */
export const trustedAssociations: readonly string[] = ['OWNER', 'MEMBER', 'COLLABORATOR'];
