import type { NamedTest, TestEnd } from '../../../../core/types/verify.ts';
import { splitLines } from '../reading/lines.ts';
import { nameTests, sumGroups, type Runner } from '../reading/runner.ts';

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
  const named = new Map<string, NamedTest>();
  let suite = '';
  for (const line of lines) {
    suite = /^(\S+) \[\S+\]$/.exec(line)?.[1] ?? suite;
    const [, traced, mark = ''] = /^ {2}\* (\S.*) \(([^()]+)\) \[L#\d+\]$/.exec(line) ?? [];
    if (traced !== undefined) add(`${traced} (${suite})`, mark === 'skipped' ? 'skipped' : 'passed');
    const failed = /^ {2}\d+\) (\S.* \(\S+\))$/.exec(line)?.[1];
    if (failed !== undefined) add(failed, 'failed');
  }
  return [...named.values()];

  function add(name: string, end: TestEnd): void {
    named.set(name, { name, end });
  }
}
