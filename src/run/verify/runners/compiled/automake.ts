import type { TestEnd } from '../../../../core/types/verify.ts';
import { splitLines } from '../reading/lines.ts';
import { nameTests, sumGroups, type Runner } from '../reading/runner.ts';

const ends: Readonly<Record<string, TestEnd>> = {
  PASS: 'passed',
  FAIL: 'failed',
  ERROR: 'failed',
  SKIP: 'skipped',
  XFAIL: 'expected-to-fail',
  XPASS: 'expected-to-fail',
};

/** `make check` of Automake, which names all tests. */
export const automake: Runner = {
  name: 'automake',
  read(output) {
    const counts = sumGroups(
      output,
      /^# TOTAL: +(?<total>\d+)\n# PASS: +\d+\n# SKIP: +(?<skipped>\d+)\n# XFAIL: +(?<expected>\d+)\n# FAIL: +(?<failed>\d+)\n# XPASS: +(?<passed>\d+)\n# ERROR: +(?<errors>\d+)$/gm,
    );
    if (counts === null) return null;
    const tests = splitLines(output).flatMap((line) => {
      const [, end = '', name] = /^(PASS|FAIL|ERROR|SKIP|XFAIL|XPASS): (\S.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [{ name, end: ends[end] ?? 'failed' }];
    });
    const expectedToFail = tests.filter(({ end }) => end === 'expected-to-fail').length;
    return nameTests({ ...counts, expectedToFail: Math.max(counts.expectedToFail, expectedToFail) }, tests);
  },
};
