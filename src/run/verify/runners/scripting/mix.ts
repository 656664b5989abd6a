import type { NamedTest } from '../../../../core/types/verify.ts';
import { splitLines } from '../reading/lines.ts';
import { keepLast, nameTests, sumGroups, type Runner } from '../reading/runner.ts';

/** `mix test` of Elixir. `--trace` names all tests; else the failed ones are named. */
export const mix: Runner = {
  name: 'mix test',
  read(output) {
    const counts = sumGroups(
      output,
      /^(?:\d+ doctests?, )?(?<total>\d+) tests?, (?<failed>\d+) failures?(?:, \d+ excluded)?(?:, (?<errors>\d+) invalid)?(?:, (?<skipped>\d+) skipped)?$/gm,
    );
    if (counts === null || !/^Finished in [\d.]+ seconds/m.test(output)) return null;
    return nameTests(counts, listTests(splitLines(output)));
  },
};

function listTests(lines: readonly string[]): NamedTest[] {
  let suite = '';
  return keepLast(
    lines.flatMap((line): NamedTest[] => {
      suite = /^(\S+) \[\S+\]$/.exec(line)?.[1] ?? suite;
      const [, traced, mark = ''] = /^ {2}\* (\S.*) \(([^()]+)\) \[L#\d+\]$/.exec(line) ?? [];
      if (traced !== undefined)
        return [{ name: `${traced} (${suite})`, end: mark === 'skipped' ? 'skipped' : 'passed' }];
      const failed = /^ {2}\d+\) (\S.* \(\S+\))$/.exec(line)?.[1];
      return failed === undefined ? [] : [{ name: failed, end: 'failed' }];
    }),
  );
}
