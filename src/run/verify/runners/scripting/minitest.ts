import type { NamedTest, TestEnd } from '../../../../core/types/verify.ts';
import { splitLast, splitLines } from '../reading/lines.ts';
import { nameTests, sumGroups, type Runner } from '../reading/runner.ts';

const ends: Readonly<Record<string, TestEnd>> = { '.': 'passed', S: 'skipped', E: 'failed', F: 'failed' };

/** `-v` names all tests; else the failed ones are named. */
export const minitest: Runner = {
  name: 'minitest',
  read(output) {
    const counts = sumGroups(
      output,
      /^(?<total>\d+) runs, \d+ assertions, (?<failed>\d+) failures, (?<errors>\d+) errors, (?<skipped>\d+) skips$/gm,
    );
    if (counts === null) return null;
    const named = new Map<string, NamedTest>();
    const lines = splitLines(output);
    for (const [at, line] of lines.entries()) {
      const mark = / = \d+\.\d+ s = ([.SEF])$/.exec(line);
      const listed = mark === null ? '' : line.slice(0, mark.index);
      if (listed.includes('#')) named.set(listed, { name: listed, end: ends[mark?.[1] ?? ''] ?? 'passed' });
      const failed = /^(?: *\d+\) )?(?:Failure|Error):$/.test(line) ? readFailed(lines[at + 1] ?? '') : undefined;
      if (failed !== undefined) named.set(failed, { name: failed, end: 'failed' });
    }
    return nameTests(counts, [...named.values()]);
  },
};

function readFailed(line: string): string | undefined {
  if (!line.endsWith(':') || !line.includes('#')) return undefined;
  return line.endsWith(']:') ? splitLast(line, ' [')?.[0] : line.slice(0, -1);
}
