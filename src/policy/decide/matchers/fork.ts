import * as z from 'zod';
import { defineMatcher } from './matcher.ts';

/** `fork`: whether the code that the run works on comes from a fork. */
export const forkMatcher = defineMatcher({
  key: 'fork',
  binds: null,
  schema: z.boolean().describe('Whether the code comes from a fork.'),
  describe: (fork) => (fork ? 'the head is a fork' : 'the head is no fork'),
  compile:
    (fork) =>
    ({ facts }) =>
      facts === null ? 'may' : facts.fork === fork ? 'must' : 'no',
});
