import { expect, test } from 'vitest';
import { listShownRunners } from '../../../src/core/types/verify.ts';

const count = (runner: string, total: number, failed = 0) => ({ runner, total, failed, skipped: 0 });

test('a report that repeats the counts of the output is not shown in addition', () => {
  const before = [count('Maven', 9, 2), count('JUnit report', 9, 2)];
  const after = [count('Maven', 9), count('JUnit report', 9)];
  expect(listShownRunners(before)).toEqual(['Maven']);
  expect(listShownRunners(before, after)).toEqual(['Maven']);
});

test('a report with other counts than the output, and one without an output, are shown', () => {
  const before = [count('Maven', 9, 2), count('JUnit report', 9, 2)];
  expect(listShownRunners(before, [count('Maven', 9), count('JUnit report', 8)])).toEqual(['Maven', 'JUnit report']);
  expect(listShownRunners([count('JUnit report', 9)])).toEqual(['JUnit report']);
  expect(listShownRunners([count('JSON report', 3), count('JUnit report', 3)])).toHaveLength(2);
});
