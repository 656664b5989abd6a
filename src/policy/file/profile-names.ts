import { trustedAssociations } from '../../core/associations.ts';
import { associationName } from '../decide/matchers/actor.ts';
import { findNearestName } from '../../core/text/nearest-name.ts';

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
  if (namedProfiles.has(name))
    return hasConditions
      ? `the name "${name}" already states when the profile applies; give a profile with "when" another name`
      : null;
  if (hasConditions) return null;
  const names = [...namedProfiles.keys()];
  const nearest = findNearestName(name, names);
  return nearest === null
    ? `the profile "${name}" needs "when"; only ${names.join(', ')} need none`
    : `the profile "${name}" needs "when"; did you mean "${nearest}"?`;
}
