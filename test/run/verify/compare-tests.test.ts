import { describe, expect, test } from 'vitest';
import { listLostTests } from '../../../src/run/verify/compare-tests.ts';
import { readReported, readTests } from '../../../src/run/verify/read-tests.ts';

test('fewer tests, more skipped tests and missing counts are losses; more tests are not', () => {
  const count = (total: number, skipped = 0) => ({
    runner: 'r',
    total,
    skipped,
    failed: 0,
    tests: [],
    named: 'some' as const,
  });
  expect(listLostTests([count(5)], [count(6)])).toEqual([]);
  expect(listLostTests([], [count(6)])).toEqual([]);
  expect(listLostTests([count(5)], [count(4)])).toEqual(['r ran 4 tests after 5 before']);
  expect(listLostTests([count(5)], [count(5, 1)])).toEqual(['r skipped 1 test after 0 before']);
  // A new test does not hide one that is skipped now.
  expect(listLostTests([count(5)], [count(6, 1)])).toEqual(['r skipped 1 test after 0 before']);
  // Several new tests do not hide it either, unless the run before reported that it ended early.
  expect(listLostTests([count(18)], [count(23, 1)])).toEqual(['r skipped 1 test after 0 before']);
  expect(listLostTests([{ ...count(18), endedEarly: true }], [count(23, 1)])).toEqual([]);
  expect(listLostTests([{ ...count(18), endedEarly: true }], [count(19, 1)])).toEqual([
    'r skipped 1 test after 0 before',
  ]);
  expect(listLostTests([count(5)], [{ ...count(9), runner: 'other' }])).toEqual([
    'r counted 5 tests before, and none after',
  ]);
});

test('a command that stopped at the first failure has fewer results before, and their skipped tests are no loss', () => {
  const result = (runs: number, failures: number, skips: number): string =>
    `${runs} runs, 9 assertions, ${failures} failures, 0 errors, ${skips} skips\n`;
  // `rake` runs the whole suite, and then each file alone, but not after a failure.
  const before = readTests(result(20, 1, 2));
  expect(listLostTests(before, readTests(result(20, 0, 2) + result(12, 0, 0) + result(8, 0, 2)))).toEqual([]);
  const lost = ['minitest skipped 3 tests after 2 before'];
  expect(listLostTests(before, readTests(result(20, 0, 3)))).toEqual(lost);
  // An empty result more excuses nothing.
  expect(listLostTests(before, readTests(result(20, 0, 3) + result(0, 0, 0)))).toEqual(lost);
  // Nor does one more if no test failed before.
  expect(listLostTests(readTests(result(20, 0, 2)), readTests(result(20, 0, 3) + result(9, 0, 0)))).toEqual(lost);
});

test('a runner that writes counts only if a test fails loses no test that its report counts', () => {
  const red = readTests('LibTest > adds FAILED\n\n3 tests completed, 1 failed\n');
  const report = (names: readonly string[], failed: string) => {
    const cases = names.map(
      (name) => `<testcase classname="LibTest" name="${name}">${name === failed ? '<failure/>' : ''}</testcase>`,
    );
    return readReported([`<testsuite name="LibTest" tests="${names.length}">${cases.join('')}</testsuite>`]);
  };
  const before = [...red, ...report(['adds', 'keeps', 'extra'], 'adds')];
  expect(before.map(({ runner, total }) => [runner, total])).toEqual([
    ['Gradle', 3],
    ['JUnit report', 3],
  ]);
  expect(listLostTests(before, report(['adds', 'keeps', 'extra'], ''))).toEqual([]);
  expect(listLostTests(before, report(['adds', 'keeps'], ''))).toEqual(['JUnit report ran 2 tests after 3 before']);
  expect(listLostTests(before, [])).toEqual([
    'Gradle counted 3 tests before, and none after',
    'JUnit report counted 3 tests before, and none after',
  ]);
});

test('a report of one runner hides no lost tests of another one', () => {
  const cases = ['a', 'b', 'c', 'd'].map((name) => `<testcase classname="LibTest" name="${name}"/>`).join('');
  const report = readReported([`<testsuite name="LibTest">${cases}</testsuite>`]);
  const before = [...readTests('==== 3 passed in 0.12s ====\n'), ...report];
  expect(listLostTests(before, report)).toEqual(['pytest counted 3 tests before, and none after']);
  expect(listLostTests(before, [...readTests('==== 1 passed, 1 skipped in 0.12s ====\n'), ...report])).toEqual([
    'pytest ran 2 tests after 3 before',
    'pytest skipped 1 test after 0 before',
  ]);
});

describe('a test that pytest expects to fail', () => {
  const pytest = (words: string) => readTests(`==== ${words} in 0.12s ====\n`);
  const lost = (before: string, after: string) => listLostTests(pytest(before), pytest(after));

  test('is not counted as skipped or failed', () => {
    expect(pytest('1 failed, 3 passed, 2 skipped, 1 xfailed, 1 xpassed')).toMatchObject([
      { runner: 'pytest', total: 8, skipped: 2, failed: 1, expectedToFail: 2 },
    ]);
  });

  test.each([
    ['1 failed, 3 passed, 1 xfailed', '4 passed, 1 xfailed'],
    // The mark was there before; only its result is another.
    ['4 passed, 1 xpassed', '4 passed, 1 xfailed'],
    ['4 passed, 1 xfailed', '4 passed, 1 xpassed'],
    ['4 passed, 1 xfailed', '5 passed'],
    ['4 passed, 1 skipped', '4 passed, 1 xfailed'],
  ])('is no loss if the mark was there before: %s, then %s', (before, after) => {
    expect(lost(before, after)).toEqual([]);
  });

  test('is no loss if the run before ended while it collected tests or at its first failure', () => {
    for (const early of ['Interrupted: 1 error during collection', 'stopping after 1 failures']) {
      const before = readTests(`!!!!! ${early} !!!!!\n==== 1 error in 0.12s ====\n`);
      expect(listLostTests(before, pytest('20 passed, 1 xfailed'))).toEqual([]);
    }
  });

  test('is a loss if the mark is new', () => {
    expect(lost('1 failed, 3 passed', '9 passed, 1 xfailed')).toEqual([
      'pytest expected 1 test to fail after 0 before',
    ]);
    expect(lost('1 failed, 3 passed', '3 passed, 1 xfailed')).toEqual([
      'pytest expected 1 test to fail after 0 before',
    ]);
    expect(lost('1 failed, 3 passed, 1 xfailed', '3 passed, 1 xfailed, 1 xpassed')).toEqual([
      'pytest expected 2 tests to fail after 1 before',
    ]);
    expect(lost('4 passed, 1 xfailed', '4 passed, 1 skipped')).toEqual(['pytest skipped 1 test after 0 before']);
  });
});
