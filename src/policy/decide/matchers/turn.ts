import { defineMatcher } from './matcher.ts';
import { isInRange, numberRange, renderRange } from './number-range.ts';

/** `turn`: the number of the model's turn, from 1. */
export const turnMatcher = defineMatcher({
  key: 'turn',
  binds: null,
  perCall: true,
  schema: numberRange.describe('The number of the model’s turn, from 1.'),
  describe: (range) => `turn is ${renderRange(range)}`,
  compile:
    (range) =>
    ({ call }) =>
      isInRange(range, call.turn) ? 'must' : 'no',
});
