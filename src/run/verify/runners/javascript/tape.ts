import type { NamedTest } from '../../../../core/types/verify.ts';
import { cutAt, splitLines } from '../reading/lines.ts';
import { nameTests, sumGroups, type Runner } from '../reading/runner.ts';

const sums = /^# tests (?<total>\d+)\n# pass {2}\d+$(?:\n# todo {2}(?<todo>\d+)$)?(?:\n# fail {2}(?<failed>\d+)$)?/gm;

/** It counts assertions. A test that is skipped as a whole is only a comment. */
export const tape: Runner = {
  name: 'tape',
  read(output) {
    const counts = sumGroups(output, sums);
    if (counts === null) return null;
    const skipped = output.match(/^(?:(?:not )?ok \d+ .*)?# SKIP\b/gm)?.length ?? 0;
    return nameTests({ ...counts, skipped: counts.skipped + skipped }, listAssertions(splitLines(output)));
  },
};

function listAssertions(lines: readonly string[]): NamedTest[] {
  const tests: NamedTest[] = [];
  let test = '';
  for (const line of lines) {
    const comment = /^# (?!(?:tests|pass|fail|ok)\b)(.*)$/.exec(line)?.[1];
    if (comment !== undefined) test = comment;
    const [point, not, text = ''] = /^(not )?ok \d+(?: (.*))?$/.exec(line) ?? [];
    if (point === undefined) continue;
    const isSkipped = /# (?:SKIP|TODO)\b/.test(text);
    const name = `${test}: ${cutAt(text, / ?# (?:SKIP|TODO)\b/)}`;
    tests.push({ name, end: isSkipped ? 'skipped' : not === undefined ? 'passed' : 'failed' });
  }
  return tests;
}
