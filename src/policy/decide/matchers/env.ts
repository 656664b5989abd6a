import * as z from 'zod';
import { matchNames } from '../../../core/text/match-names.ts';
import { defineMatcher } from './matcher.ts';
import { listOf, oneOrMore, strictObject } from '../../../core/schema-parts.ts';

const variableName = z
  .string()
  .regex(/^[A-Za-z_*][A-Za-z0-9_*]*$/, 'a variable is named by letters, digits, "_" and "*"');

/** `env.set`: names of variables that a call sets for its program. `*` matches any letters. */
export const envMatcher = defineMatcher({
  key: 'env',
  binds: 'env',
  schema: strictObject({
    set: oneOrMore(variableName).describe('Names of variables; `*` matches any letters.'),
  }).describe('Variables that the call sets for its program.'),
  describe: ({ set }) => `sets ${listOf(set).join(' or ')}`,
  compile({ set }) {
    const names = [...listOf(set)];
    const exact = matchNames(names);
    const folded = matchNames(names.map((name) => name.toLowerCase()));
    return ({ access }, intent) => {
      if (access.type !== 'env') return 'no';
      return (intent === 'grant' ? exact(access.name) : folded(access.name.toLowerCase())) ? 'must' : 'no';
    };
  },
});
