import { defineMatcher } from '../matcher.ts';
import { permissionName } from '../permission.ts';
import { listOf, oneOrMore, strictObject, unsupported } from '../schema-parts.ts';

/** `actor.permission`: what the person who started the run may do in the repository. */
export const actorMatcher = defineMatcher({
  key: 'actor',
  binds: null,
  schema: strictObject({ permission: oneOrMore(permissionName), association: unsupported('actor.association') }),
  describe: ({ permission }) => `actor has ${listOf(permission).join(' or ')}`,
  compile({ permission }) {
    const known = new Set<string>(listOf(permission));
    return ({ facts }) => (facts === null ? 'may' : known.has(facts.actorPermission) ? 'must' : 'no');
  },
});
