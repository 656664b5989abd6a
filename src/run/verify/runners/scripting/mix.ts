import type { NamedTest } from '../../../../core/types/verify.ts';
import { defineSummed, keepLast } from '../reading/runner.ts';

/** `mix test` of Elixir. `--trace` names all tests; else the failed ones are named. */
export const mix = defineSummed(
  'mix test',
  /^Finished in [\d.]+ seconds.*\n(?:\d+ doctests?, )?(?<total>\d+) tests?, (?<failed>\d+) failures?(?:, \d+ excluded)?(?:, (?<errors>\d+) invalid)?(?:, (?<skipped>\d+) skipped)?$/gm,
  listTests,
);

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
