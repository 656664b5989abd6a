import { describe, expect, test } from 'vitest';
import { listLostTests } from '../../../src/run/verify/compare-tests.ts';
import { countReported, countTests } from '../../../src/run/verify/count-tests.ts';

test.each<[runner: string, total: number, skipped: number, failed: number, output: string]>([
  [
    ...(['vitest', 21, 3, 1] as const),
    ' Test Files  1 failed | 3 passed (4)\n\u001B[2m      Tests \u001B[22m \u001B[31m1 failed\u001B[39m | 17 passed | 2 skipped | 1 todo \u001B[90m(21)\u001B[39m\n   Start at  10:00:00\n',
  ],
  [
    'jest',
    9,
    3,
    1,
    'Test Suites: 1 failed, 2 passed, 3 total\nTests:       1 failed, 2 skipped, 1 todo, 5 passed, 9 total\nSnapshots:   0 total\n',
  ],
  ['mocha', 15, 1, 2, '\n  12 passing (30ms)\n  1 pending\n  2 failing\n'],
  [
    'node --test',
    6,
    2,
    0,
    'ℹ tests 6\nℹ suites 1\nℹ pass 4\nℹ fail 0\nℹ cancelled 0\nℹ skipped 1\nℹ todo 1\nℹ duration_ms 3\n',
  ],
  [
    'node --test',
    5,
    0,
    0,
    'TAP version 13\nok 1 - a\n1..1\n# tests 5\n# suites 0\n# pass 5\n# fail 0\n# skipped 0\n# todo 0\n',
  ],
  [
    'uvu',
    4,
    1,
    1,
    '\n  Total:     3\u001B[31m\n  Passed:    2\u001B[39m\n  Skipped:   \u001B[33m1\u001B[39m\n  Duration:  1.28ms\n',
  ],
  ['jasmine', 3, 1, 1, '3 specs, 1 failure, 1 pending spec\nFinished in 0.005 seconds\n'],
  ['jasmine', 1, 0, 0, '1 spec, 0 failures\nFinished in 0.005 seconds\n'],
  ['unittest', 4, 1, 2, 'Ran 4 tests in 0.001s\n\nFAILED (failures=1, errors=1, skipped=1)\n'],
  ['unittest', 1, 0, 0, 'Ran 1 test in 0.000s\n\nOK\n'],
  ['rspec', 4, 2, 1, 'Finished in 0.01 seconds (files took 0.05 seconds to load)\n4 examples, 1 failure, 2 pending\n'],
  ['rspec', 1, 0, 0, '1 example, 0 failures\n'],
  ['minitest', 4, 1, 2, '4 runs, 2 assertions, 1 failures, 1 errors, 1 skips\n'],
  [
    'phpunit',
    6,
    2,
    2,
    'ERRORS!\nTests: 6, Assertions: 2, Errors: 1, Failures: 1, Skipped: 1, Incomplete: 1, Risky: 1.\n',
  ],
  ['phpunit', 1, 0, 0, 'OK (1 test, 1 assertion)\n'],
  ['pytest', 6, 2, 1, '===== 1 failed, 3 passed, 2 skipped, 4 deselected, 1 warning in 0.12s =====\n'],
  ['pytest', 3, 0, 0, '3 passed in 62.01s (0:01:02)\n'],
  [
    ...(['cargo test', 9, 1, 1] as const),
    'test result: ok. 5 passed; 0 failed; 1 ignored; 0 measured; 2 filtered out; finished in 0.00s\n\ntest result: FAILED. 2 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n',
  ],
  [
    'go test',
    3,
    1,
    1,
    '=== RUN   TestA\n--- PASS: TestA (0.00s)\n    --- SKIP: TestA/sub (0.00s)\n--- FAIL: TestB (0.01s)\n',
  ],
  [
    ...(['go test', 2, 1, 0] as const),
    '{"Action":"run","Test":"TestA"}\n{"Action":"pass","Package":"p","Test":"TestA"}\n{"Action":"skip","Package":"p","Test":"TestB"}\n{"Action":"pass","Package":"p"}\n',
  ],
  [
    'go test packages',
    2,
    0,
    1,
    'ok  \texample.com/a\t0.01s\nFAIL\texample.com/b\t0.02s\n?   \texample.com/c\t[no test files]\n',
  ],
  ['json', 4, 1, 0, '{"numTotalTests":4,"numPassedTests":3,"numPendingTests":1,"numTodoTests":0}'],
  [
    ...(['tape', 4, 3, 1] as const),
    'TAP version 13\n# a\nok 1 should be truthy\n# SKIP b\n# TODO c\nnot ok 2 x # TODO\n# d\nnot ok 3 bad\nok 4 s # SKIP\n\n1..4\n# tests 4\n# pass  2\n# todo  1\n# fail  1\n\n',
  ],
  ['tape', 920, 0, 0, '1..920\n# tests 920\n# pass  920\n\n# ok\n'],
  ['tap', 3, 1, 1, 'TAP version 14\n1..3\nok 1 - a\nnot ok 2 - b\nok 3 - c # SKIP not here\n'],
])('%s: %i tests, %i skipped, %i failed', (runner, total, skipped, failed, output) => {
  expect(countTests(`npm test\r\n${output}`)).toEqual([{ runner, total, skipped, failed }]);
});

test('several runs of one runner are added up, and words alone are no numbers', () => {
  expect(countTests('  2 passing (1ms)\n\n  3 passing (1ms)\n')).toEqual([
    { runner: 'mocha', total: 5, skipped: 0, failed: 0 },
  ]);
  for (const output of ['', 'all 5 tests passed', 'Tests: 5', 'ok 1', 'no tests ran in 0.01s', '1 warning in 0.10s'])
    expect([output, countTests(output)]).toEqual([output, []]);
});

test('long hostile output is read in no time that matters', () => {
  const long = 200_000;
  for (const part of [
    '1',
    ' ',
    '\n',
    '1 a, ',
    '=',
    '---',
    'Tests  ',
    '"Test":"',
    '(1)',
    'Tests: 1, Assertions: 1',
    'Ran 1',
    ', a=1',
  ])
    expect(countTests(part.repeat(long / part.length)).length).toBeLessThan(2);
});

test('JUnit reports count their test cases', () => {
  const report =
    '<testsuites tests="9"><testsuite><testcase name="a"/><testcase name="b"><skipped/></testcase></testsuite></testsuites>';
  expect(countReported([report, report])).toEqual({ runner: 'JUnit report', total: 4, skipped: 2, failed: 0 });
  expect(countReported(['<testsuite/>'])).toBeNull();
});

test('fewer tests, more skipped tests and missing counts are losses; more tests are not', () => {
  const count = (total: number, skipped = 0) => ({ runner: 'r', total, skipped, failed: 0 });
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

test('a test that unittest expects to fail is not counted as skipped or failed', () => {
  const end = 'FAILED (failures=1, errors=1, skipped=1, expected failures=1, unexpected successes=2)';
  expect(countTests(`Ran 7 tests in 0.001s\n\n${end}\n`)).toEqual([
    { runner: 'unittest', total: 7, skipped: 1, failed: 2, expectedToFail: 3 },
  ]);
});

describe('a test that pytest expects to fail', () => {
  const pytest = (words: string) => countTests(`==== ${words} in 0.12s ====\n`);
  const lost = (before: string, after: string) => listLostTests(pytest(before), pytest(after));

  test('is not counted as skipped or failed', () => {
    expect(pytest('1 failed, 3 passed, 2 skipped, 1 xfailed, 1 xpassed')).toEqual([
      { runner: 'pytest', total: 8, skipped: 2, failed: 1, expectedToFail: 2 },
    ]);
    expect(
      countReported([
        '<testcase name="a"><skipped type="pytest.xfail" message="x"/></testcase><testcase name="b"><skipped type="pytest.skip"/></testcase>',
      ]),
    ).toEqual({ runner: 'JUnit report', total: 2, skipped: 1, failed: 0, expectedToFail: 1 });
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
      const before = countTests(`!!!!! ${early} !!!!!\n==== 1 error in 0.12s ====\n`);
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

test('go test without -v names failed tests only, which is no count of tests', () => {
  const failed =
    '--- FAIL: TestMux (0.00s)\n    mux_test.go:1: no\nFAIL\nFAIL\texample.org/a\t0.01s\nok  \texample.org/b\t0.01s\n';
  const passed = 'ok  \texample.org/a\t0.01s\nok  \texample.org/b\t0.01s\n';
  expect(countTests(failed).map(({ runner }) => runner)).toEqual(['go test packages']);
  expect(listLostTests(countTests(failed), countTests(passed))).toEqual([]);
  expect(listLostTests(countTests(passed), countTests('ok  \texample.org/a\t0.01s\n'))).toEqual([
    'go test packages ran 1 packages after 2 before',
  ]);
});
