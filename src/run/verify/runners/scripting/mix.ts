import type { NamedTest } from '../../../../core/types/verify.ts';
import { defineSummed, keepLast } from '../reading/runner.ts';

/** `mix test` of Elixir. `--trace` names all tests; else the failed ones are named. */
export const mix = defineSummed(
  'mix test',
  // Doctests, properties and tests are counted apart. Tests of a tag that is excluded are counted too, and were not selected.
  /^Finished in [\d.]+ seconds.*\n(?<words>\d+ (?:doctest|feature|propert|test)[a-z\d, ]+)$/gm,
  listTests,
);

function listTests(lines: readonly string[]): NamedTest[] {
  let suite = '';
  // If their common setup failed, the lines of the tests show no failure.
  const invalid = new Set(lines.map((line) => /^ {2}\d+\) (\S+): failure on setup_all callback/.exec(line)?.[1]));
  return keepLast(
    lines.flatMap((line): NamedTest[] => {
      suite = /^(\S+) \[\S+\]$/.exec(line)?.[1] ?? suite;
      const [, traced, mark = ''] = /^ {2}\* (\S.*) \(([^()]+)\) \[L#\d+\]$/.exec(line) ?? [];
      if (traced !== undefined)
        return mark === 'excluded'
          ? []
          : [
              {
                name: `${traced} (${suite})`,
                end: mark === 'skipped' ? 'skipped' : invalid.has(suite) ? 'failed' : 'passed',
              },
            ];
      const failed = /^ {2}\d+\) (\S.* \(\S+\))$/.exec(line)?.[1];
      return failed === undefined ? [] : [{ name: failed, end: 'failed' }];
    }),
  );
}
