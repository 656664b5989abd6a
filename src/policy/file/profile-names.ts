import { trustedAssociations } from '../../core/associations.ts';
import { associationName } from '../decide/matchers/start.ts';

type Conditions = { readonly [key: string]: unknown };

/** Profiles that need no `when`: their names determine when they apply. */
export const namedProfiles: ReadonlyMap<string, Conditions> = new Map<string, Conditions>([
  ['fork', { fork: true }],
  [
    'untrusted-author',
    { author: { association: associationName.options.filter((name) => !trustedAssociations.includes(name)) } },
  ],
  ['untrusted-actor', { actor: { permission: ['none', 'read', 'triage'] } }],
]);

/** Describes the error in a profile's name. Returns null if the name is valid. */
export function findProfileProblem(name: string, hasConditions: boolean): string | null {
  if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(name)) return 'a profile is named by lower-case letters, digits and "-"';
  if (namedProfiles.has(name) && hasConditions)
    return `the name "${name}" already states when the profile applies; give a profile with "when" another name`;
  return namedProfiles.has(name) || hasConditions
    ? null
    : `the profile "${name}" needs "when"; only ${[...namedProfiles.keys()].join(', ')} need none`;
}
