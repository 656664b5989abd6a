import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isGreen } from '../../../src/core/types/verify.ts';
import { judgeRuns, needsRerun, type Checked } from '../../../src/run/verify/judge-runs.ts';
import { readTests } from '../../../src/run/verify/read-tests.ts';

/** A run of a suite in TAP: `+a -b` has the passed test `a` and the failed test `b`. */
function run(tests: string, exitCode: number | null = tests.includes('-') ? 1 : 0): Checked {
  const points = tests.split(' ').map((name, at) => `${name[0] === '-' ? 'not ' : ''}ok ${at + 1} - ${name.slice(1)}`);
  const output = ['TAP version 13', `1..${points.length}`, ...points].join('\n');
  return { exitCode, timedOut: false, tests: readTests(output), output };
}

/** A run whose output has no names and no counts. */
const silent = (exitCode: number): Checked => ({ exitCode, timedOut: false, tests: [], output: '' });

const green = (before: Checked, ...after: [Checked, ...Checked[]]) =>
  judgeRuns({ timeoutMs: 60_000, rule: 'green', before: [before], after });
const lenient = (before: Checked, ...after: [Checked, ...Checked[]]) =>
  judgeRuns({ timeoutMs: 60_000, rule: 'no-new-failures', before: [before], after });

test('a run names the tests that are fixed, still failing, newly failing and lost', () => {
  const { tests } = green(run('-a -b +c +d'), run('+a -b -c +e'));
  expect(tests).toEqual({
    fixed: { count: 1, names: ['a'] },
    stillFailing: { count: 1, names: ['b'] },
    newlyFailing: { count: 1, names: ['c'] },
    lost: { count: 1, names: ['d'] },
    flaky: { count: 0, names: [] },
  });
});

test('a test that failed and passed without the patch is flaky and not fixed', () => {
  const before: [Checked, Checked] = [run('-a -b +c'), run('+a -b +c')];
  const judged = judgeRuns({ timeoutMs: 60_000, rule: 'no-new-failures', before, after: [run('+a -b +c')] });
  expect(judged.tests).toMatchObject({ fixed: { count: 0 }, flaky: { names: ['a'] }, stillFailing: { names: ['b'] } });
  expect(judged.problems).toEqual([expect.stringContaining('no test was fixed')]);
  const passed = judgeRuns({ timeoutMs: 60_000, rule: 'green', before, after: [run('+a +b +c')] });
  expect(passed).toMatchObject({ problems: [], tests: { fixed: { names: ['b'] } } });
});

test('many names are cut, and their number stays', () => {
  const all = Array.from({ length: 200 }, (_, index) => `-test-${index}`).join(' ');
  const { tests, problems } = green(run('+x'), run(`${all} +x`));
  expect(tests.newlyFailing.count).toBe(200);
  expect(tests.newlyFailing.names).toHaveLength(50);
  expect(problems).toEqual([
    'the verify command ended with 1; newly failing: test-0, test-1, test-2, test-3, test-4 and 195 more',
  ]);
});

test('after a run that ended early, each test that it named has to run again', () => {
  const early = (tests: string): Checked => {
    const ran = run(tests);
    return { ...ran, tests: ran.tests.map((one) => ({ ...one, endedEarly: true as const })) };
  };
  expect(green(early('+a -b'), run('+a +b +c +d')).problems).toEqual([]);
  expect(green(early('+a -b'), run('+b +c +d')).problems).toEqual([
    'exit 0, but a test that ran before did not run: a',
  ]);
  expect(green(early('+a -b'), run('+b')).problems).toEqual(['exit 0, but tap ran 1 tests after 2 before']);
  // A whole run counts all its tests, and one with a new name is no loss.
  expect(green(run('+a -b'), run('+other +b')).problems).toEqual([]);
});

describe('the rule green', () => {
  test('accepts exit code 0 without a lost test', () => {
    expect(green(run('-a +b'), run('+a +b')).problems).toEqual([]);
    expect(green(run('-a +b'), run('+a')).problems).toEqual(['exit 0, but tap ran 1 tests after 2 before']);
  });

  test('does not accept exit code 0 with a test that fails newly, and notes one that failed before', () => {
    const hidden =
      'exit 0, although the output counts 1 failed: a pipe or || in the command can hide its exit code, write it without';
    expect(green(run('-a +b', 0), run('+a -b', 0))).toMatchObject({
      problems: ['exit 0, but newly failing: b'],
      notes: [hidden],
    });
    expect(green(run('-a +b', 0), run('-a +b', 0))).toMatchObject({ problems: [], notes: [hidden] });
    expect(needsRerun(run('+a +b', 0), run('+a -b', 0))).toBe(true);
    expect(needsRerun(run('-a +b', 0), run('-a +b', 0))).toBe(false);
    expect([run('-a +b', 0), run('+a +b'), run('-a')].map(isGreen)).toEqual([false, true, false]);
  });

  test('does not accept a failure that was there before', () => {
    expect(green(run('-a -b'), run('+a -b')).problems).toEqual(['the verify command ended with 1; still failing: b']);
  });

  test('names the other rule if that accepts the result', () => {
    const hint = expect.stringContaining('verify-rule no-new-failures accepts');
    expect(green(run('-a -b'), run('+a -b')).notes).toEqual([hint]);
    expect(green(run('-a -b +c'), run('+a -b')).notes).toEqual([]);
    expect(green(run('-a -b'), run('-a -b')).notes).toEqual([]);
    expect(green(run('-a -b +c'), run('+a -b -c'), run('+a -b -c')).notes).toEqual([]);
  });
});

describe('the rule no-new-failures', () => {
  test('accepts a patch that fixes a test and leaves others red', () => {
    const { problems, notes } = lenient(run('-a -b +c'), run('+a -b +c'));
    expect(problems).toEqual([]);
    expect(notes.join()).toContain('accepted by no-new-failures, since b failed before too');
  });

  test.each<[why: string, before: Checked, after: Checked, problem: RegExp]>([
    ['a new failure', run('-a +b'), run('+a -b'), /newly failing: b/],
    ['a new test that fails', run('-a -b'), run('+a -b -c'), /newly failing: c/],
    ['nothing fixed', run('-a +b'), run('-a +b'), /no test was fixed/],
    ['a lost test', run('-a -b +c'), run('+a -b'), /tap ran 2 tests after 3 before/],
    ['a lost test that another one replaces', run('-a -b +c'), run('+a -b +d'), /lost: c/],
    ['a red exit without a failed test', run('-a -b'), run('+a +b', 1), /no failed test explains its exit code/],
    ['an output without names', run('-a -b'), silent(1), /does not name all failed tests/],
    ['no exit code', run('-a -b'), run('+a -b', null), /ended with no exit code/],
    ['a timeout', run('-a -b'), { ...run('+a -b'), timedOut: true }, /timed out/],
    [
      'a run that ended early',
      run('-a -b'),
      { ...run('+a -b'), tests: run('+a -b').tests.map((tests) => ({ ...tests, endedEarly: true as const })) },
      /ended before all tests ran/,
    ],
  ])('does not accept %s', (_, before, after, problem) => {
    expect(lenient(before, after).problems.join('\n')).toMatch(problem);
  });

  test('accepts exit code 0 like green', () => {
    expect(lenient(silent(1), silent(0)).problems).toEqual([]);
    expect(lenient(run('+a'), run('+a')).problems).toEqual([]);
  });
});

describe('a failure that did not happen before', () => {
  test('is run again, one that did is not', () => {
    expect(needsRerun(run('+a'), run('-a'))).toBe(true);
    expect(needsRerun(run('-a'), run('-a'))).toBe(false);
    expect(needsRerun(run('-a'), run('+a'))).toBe(false);
    expect(needsRerun(silent(0), silent(1))).toBe(true);
    expect(needsRerun(silent(1), silent(1))).toBe(false);
    expect(needsRerun(run('+a'), { ...run('-a'), timedOut: true })).toBe(false);
  });

  test('and passes the second time is flaky, and stays red', () => {
    const { problems, tests } = green(run('+a -b'), run('-a +b'), run('+a +b'));
    expect(problems).toEqual(['flaky: a failed and passed on the same tree, and did not before the agent']);
    expect(tests.flaky.names).toEqual(['a']);
    expect(tests.newlyFailing.names).toEqual([]);
  });

  test('is excused only if the same test was flaky without the patch', () => {
    const after: [Checked, Checked] = [run('-a +b'), run('+a +b')];
    const judge = (base: Checked) =>
      judgeRuns({ timeoutMs: 60_000, rule: 'green', before: [run('+a -b'), base], after });
    expect(judge(run('-a -b'))).toMatchObject({
      problems: [],
      notes: [expect.stringContaining('a failed and passed')],
    });
    expect(judge(run('+a +b')).problems).toHaveLength(1);
  });

  test('is excused in the second run too, but not with another failure', () => {
    const before: [Checked, Checked] = [run('+a +b -c'), run('-a -b -c')];
    const judge = (...after: [Checked, Checked]) =>
      judgeRuns({ timeoutMs: 60_000, rule: 'green', before, after }).problems;
    expect(judge(run('-a +b +c'), run('+a -b +c'))).toEqual([]);
    expect(judge(run('-a +b -c'), run('+a +b -c')).join()).toContain('still failing: c');
  });

  test('is not excused if nothing names it', () => {
    expect(green(silent(0), silent(1), silent(0)).problems).toEqual([
      'the verify command ended with 1, and with 0 when it ran again on the same tree',
    ]);
  });
});

test('a test in an output and in a report of the same run counts once', () => {
  const reported = (result: 'passed' | 'failed'): Checked => {
    const [point, inside] = result === 'failed' ? ['not ok', '<failure/>'] : ['ok', ''];
    const output = `TAP version 13\n1..2\n${point} 1 - a\nok 2 - b\n<testsuite><testcase classname="c" name="a">${inside}</testcase><testcase classname="c" name="b"/></testsuite>\n`;
    return { exitCode: result === 'failed' ? 1 : 0, timedOut: false, tests: readTests(output), output };
  };
  expect(green(reported('passed'), reported('failed')).tests.newlyFailing.names).toEqual(['c.a']);
  expect(green(reported('failed'), reported('passed')).tests.fixed.names).toEqual(['c.a']);
});

test('a fixed subtest of pytest is named, and is no lost test', () => {
  const read = (name: string, exitCode: number): Checked => {
    const output = readFileSync(new URL(`./runners/outputs/pytest-subtests-${name}.txt`, import.meta.url), 'utf8');
    return { exitCode, timedOut: false, tests: readTests(output), output };
  };
  const { problems, tests } = green(read('before', 1), read('after', 0));
  expect(problems).toEqual([]);
  expect(tests.fixed.names).toEqual(['test_plugins.py::test_marks', "test_plugins.py::test_marks (plugin='mark')"]);
});
