import * as z from 'zod';

/** GitHub's permissions of a person on a repository. */
export const permissionName = z.enum(['none', 'read', 'triage', 'write', 'maintain', 'admin']);
