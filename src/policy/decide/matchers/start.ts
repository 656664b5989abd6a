import * as z from 'zod';
import { listOf, oneOrMore } from '../../../core/schema-parts.ts';
import { matchNames } from '../../../core/text/match-names.ts';
import { defineMatcher, type Matcher } from './matcher.ts';

/** `event`: the trigger of the run: `cli`, or the name of the GitHub event. */
export const eventMatcher = defineStartMatcher(
  'event',
  'What started the run: `cli`, or the name of the GitHub event; `*` matches any letters.',
);

/** `ref`: the git ref of the run. */
export const refMatcher = defineStartMatcher('ref', 'The git ref of the run; `*` matches any letters.');

function defineStartMatcher(key: 'event' | 'ref', help: string): Matcher {
  return defineMatcher({
    key,
    binds: null,
    schema: oneOrMore(z.string().min(1)).describe(help),
    describe: (names) => `${key} is ${listOf(names).join(' or ')}`,
    compile(names) {
      const isNamed = matchNames(listOf(names));
      return ({ facts }) => (facts === null ? 'may' : isNamed(facts[key]) ? 'must' : 'no');
    },
  });
}
