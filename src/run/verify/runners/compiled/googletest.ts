import type { TestEnd } from '../../../../core/types/verify.ts';
import { splitLines } from '../reading/lines.ts';
import { countNamed, type Runner } from '../reading/runner.ts';

const ends: Readonly<Record<string, TestEnd>> = {
  OK: 'passed',
  FAILED: 'failed',
  SKIPPED: 'skipped',
  DISABLED: 'skipped',
};

/** It names all tests. A list at its end names the failed ones again, without a time. */
export const googletest: Runner = {
  name: 'googletest',
  read(output) {
    if (!/^\[={10}\] \d+ tests? from \d+ test (?:suites?|cases?) ran\./m.test(output)) return null;
    return countNamed(
      splitLines(output).flatMap((line) => {
        const [, end = '', name] =
          /^\[ +(OK|FAILED|SKIPPED) +\] (\S+?),? ?(?:where .*)?\(\d+ ms\)$/.exec(line) ??
          /^\[ (DISABLED) \] (\S+)$/.exec(line) ??
          [];
        return name === undefined ? [] : [{ name, end: ends[end] ?? 'passed' }];
      }),
    );
  },
};
