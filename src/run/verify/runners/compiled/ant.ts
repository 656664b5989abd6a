import type { NamedTest } from '../../../../core/types/verify.ts';
import { splitLines } from '../reading/lines.ts';
import { nameTests, sumGroups, type Runner } from '../reading/runner.ts';

/** The task `junit` of Ant. A formatter of the type `plain` names all tests. */
export const ant: Runner = {
  name: 'Ant',
  read(output) {
    const lines = splitLines(output);
    const counts = sumGroups(
      // A summary and a formatter may write the same line.
      lines.filter((line, at) => line !== lines[at - 1]).join('\n'),
      /^ +\[junit\] Tests run: (?<total>\d+), Failures: (?<failed>\d+), Errors: (?<errors>\d+), Skipped: (?<skipped>\d+), Time elapsed: /gm,
    );
    return counts === null ? null : nameTests(counts, listTests(lines));
  },
};

function listTests(lines: readonly string[]): NamedTest[] {
  const tests: NamedTest[] = [];
  let suite = '';
  for (const [at, line] of lines.entries()) {
    suite = /^ +\[junit\] Testsuite: (\S+)$/.exec(line)?.[1] ?? suite;
    const test = /^ +\[junit\] Testcase: (\S.*?) took [\d.]+ sec$/.exec(line)?.[1];
    if (test === undefined) continue;
    const result = /^ +\[junit\] \t(SKIPPED|FAILED|Caused an ERROR)/.exec(lines[at + 1] ?? '')?.[1];
    const end = result === undefined ? 'passed' : result === 'SKIPPED' ? 'skipped' : 'failed';
    tests.push({ name: `${suite}.${test}`, end });
  }
  return tests;
}
