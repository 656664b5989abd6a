import * as z from 'zod';
import { defineMatcher } from './matcher.ts';

/** `justified`: whether the model gave a justification for this call. */
export const justifiedMatcher = defineMatcher({
  key: 'justified',
  binds: null,
  perCall: true,
  schema: z.boolean().describe('Whether the model has given its reasons for this call.'),
  describe: (justified) => (justified ? 'the call is justified' : 'the call is not justified'),
  compile:
    (justified) =>
    ({ call }) =>
      call.justified === justified ? 'must' : 'no',
});
