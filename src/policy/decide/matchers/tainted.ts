import * as z from 'zod';
import { defineMatcher, matchAnyCall } from './matcher.ts';

/**
 * `tainted`: whether untrusted text has entered the history: a task from a person who may not give instructions, files or command output if the work
 * tree is a pull request's, or anything from the network or from a tool of a third party. Once true, it stays true.
 */
export const taintedMatcher = defineMatcher({
  key: 'tainted',
  binds: null,
  schema: z.boolean().describe('Whether untrusted text has entered the conversation before the call.'),
  describe: (tainted) =>
    tainted ? 'untrusted text has entered the history' : 'no untrusted text has entered the history',
  compile: (tainted) => (question) => {
    const known = question.call.tainted;
    if (known === null) return matchAnyCall(question);
    return known === tainted ? 'must' : 'no';
  },
});
