import * as z from 'zod';

/** The permissions that GitHub gives a person on a repository. */
export const permissionName = z.enum(['none', 'read', 'triage', 'write', 'maintain', 'admin']);
