import * as z from 'zod';
import { defineMatcher } from './matcher.ts';
import { matchNames } from '../../../core/text/match-names.ts';
import { listOf, oneOrMore } from '../../../core/schema-parts.ts';

/** `event`: the trigger of the run: `cli`, or the name of the GitHub event. `*` matches any letters. */
export const eventMatcher = defineMatcher({
  key: 'event',
  binds: null,
  schema: oneOrMore(z.string().min(1)).describe(
    'What started the run: `cli`, or the name of the GitHub event; `*` matches any letters.',
  ),
  describe: (names) => `event is ${listOf(names).join(' or ')}`,
  compile(names) {
    const isNamed = matchNames(listOf(names));
    return ({ facts }) => (facts === null ? 'may' : isNamed(facts.event) ? 'must' : 'no');
  },
});
