import * as z from 'zod';
import { defineMatcher } from './matcher.ts';
import { matchNames } from '../../../core/text/match-names.ts';
import { listOf, oneOrMore } from '../../../core/schema-parts.ts';

/** `ref`: the git ref of the run. `*` matches any letters. */
export const refMatcher = defineMatcher({
  key: 'ref',
  binds: null,
  schema: oneOrMore(z.string().min(1)).describe('The git ref of the run; `*` matches any letters.'),
  describe: (names) => `ref is ${listOf(names).join(' or ')}`,
  compile(names) {
    const isNamed = matchNames(listOf(names));
    return ({ facts }) => (facts === null ? 'may' : isNamed(facts.ref) ? 'must' : 'no');
  },
});
