import * as z from 'zod';
import { defineMatcher } from './matcher.ts';

/** `origin`: whether the call came from a script or as a structured call. */
export const originMatcher = defineMatcher({
  key: 'origin',
  binds: null,
  schema: z.enum(['structured', 'script']).describe('Whether the call was made by a script or by the model itself.'),
  describe: (origin) => `origin is ${origin}`,
  compile:
    (origin) =>
    ({ call }) =>
      call.origin === origin ? 'must' : 'no',
});
