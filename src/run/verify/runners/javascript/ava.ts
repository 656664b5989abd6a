import type { TestEnd } from '../../../../core/types/verify.ts';
import { splitLines } from '../reading/lines.ts';
import { countNamed, type Runner } from '../reading/runner.ts';

const marks: Readonly<Record<string, TestEnd>> = {
  '✔': 'passed',
  '✔ [expected fail]': 'expected-to-fail',
  '✘ [fail]:': 'failed',
  '- [skip]': 'skipped',
  '- [todo]': 'skipped',
};

/** It names all tests. */
export const ava: Runner = {
  name: 'ava',
  read(output) {
    if (!/^ {2}\d+ tests? (?:passed|failed)$/m.test(output)) return null;
    return countNamed(
      splitLines(output).flatMap((line) => {
        const [, mark = '', name] =
          /^ {2}(✔ \[expected fail\]|✔|✘ \[fail\]:|- \[skip\]|- \[todo\]) (.*?)(?: \([\d.]+m?s\))?$/.exec(line) ?? [];
        return name === undefined ? [] : [{ name, end: marks[mark] ?? 'passed' }];
      }),
    );
  },
};
