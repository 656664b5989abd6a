import type { TestEnd } from '../../../../core/types/verify.ts';
import { splitLines } from '../reading/lines.ts';
import { countNamed, type Runner } from '../reading/runner.ts';

const ends: Readonly<Record<string, TestEnd>> = {
  OK: 'passed',
  SKIP: 'skipped',
  EXPECTEDFAIL: 'expected-to-fail',
  UNEXPECTEDPASS: 'expected-to-fail',
};

/** `meson test`, which names all tests. */
export const meson: Runner = {
  name: 'meson test',
  read(output) {
    if (!/^Ok: +\d+ *\n(?:Expected Fail: +\d+ *\n)?Fail: +\d+ *$/m.test(output)) return null;
    return countNamed(
      splitLines(output).flatMap((line) => {
        const start = /^ *\d+\/\d+ /.exec(line)?.[0];
        const result =
          / (OK|FAIL|SKIP|EXPECTEDFAIL|UNEXPECTEDPASS|TIMEOUT|ERROR|INTERRUPT) {1,20}\d+\.\d+s(?: |$)/.exec(line);
        if (start === undefined || result === null) return [];
        return [{ name: line.slice(start.length, result.index).trimEnd(), end: ends[result[1] ?? ''] ?? 'failed' }];
      }),
    );
  },
};
