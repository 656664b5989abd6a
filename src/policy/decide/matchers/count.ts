import { defineMatcher } from './matcher.ts';
import { isInRange, numberRange, renderRange } from './number-range.ts';

/** `count`: the number of calls that this rule has allowed in the run so far. */
export const countMatcher = defineMatcher({
  key: 'count',
  binds: null,
  perCall: true,
  schema: numberRange.describe('How many calls this rule has allowed in the run so far.'),
  describe: (range) => `the rule has allowed ${renderRange(range)} calls`,
  compile:
    (range) =>
    ({ call }, ruleId) =>
      isInRange(range, call.rulesUsed.get(ruleId) ?? 0) ? 'must' : 'no',
});
