import type { NamedTest } from '../../../../core/types/verify.ts';
import { splitLines } from '../reading/lines.ts';
import { nameTests, sumLines, type Runner } from '../reading/runner.ts';

/** `playwright test`. The `list` reporter names all tests; each names the failed ones at its end. */
export const playwright: Runner = {
  name: 'playwright',
  read(output) {
    if (!/^Running \d+ tests? using \d+ workers?(?:, shard \d+ of \d+)?$/m.test(output)) return null;
    const count = (pattern: RegExp): number => sumLines(output, pattern) ?? 0;
    const failed = count(/^ {2}(\d+) failed$/gm) + count(/^ {2}(\d+) interrupted$/gm);
    const skipped = count(/^ {2}(\d+) (?:skipped|did not run)$/gm);
    const total = failed + skipped + count(/^ {2}(\d+) flaky$/gm) + count(/^ {2}(\d+) passed \(/gm);
    if (total === 0) return null;
    return nameTests({ total, skipped, failed }, listTests(splitLines(output)));
  },
};

function listTests(lines: readonly string[]): NamedTest[] {
  const named = new Map<string, NamedTest>();
  const add = (text: string, end: NamedTest['end']): void => {
    // Lines of the file move when it is edited.
    const name = text
      .replace(/ (?:─+|\([\d.]+m?s\))$/, '')
      .replace(/ \(retry #\d+\)$/, '')
      .replace(/:\d+:\d+ › /, ' › ');
    named.set(name, { name, end });
  };
  let isFailures = false;
  for (const line of lines) {
    const [, mark = '', listed] = /^ {2}([✓✘-]) +\d+ (\S.*)$/.exec(line) ?? [];
    // A failure that is expected has the same mark as another one.
    if (listed?.includes(' › ') === true) add(listed, mark === '-' ? 'skipped' : 'passed');
    if (/^ {2}\d+ [a-z ]+(?: \(.*\))?$/.test(line)) isFailures = /^ {2}\d+ (?:failed|interrupted)$/.test(line);
    const failure = isFailures ? /^ {4}(\S.*)$/.exec(line)?.[1] : undefined;
    if (failure?.includes(' › ') === true) add(failure.trimEnd(), 'failed');
  }
  return [...named.values()];
}
