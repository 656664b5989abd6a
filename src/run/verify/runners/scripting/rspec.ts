import type { NamedTest } from '../../../../core/types/verify.ts';
import { splitLines } from '../reading/lines.ts';
import { listFailed, nameTests, sumGroups, type Runner } from '../reading/runner.ts';
import { readIndent, readTree, type TreeLine } from '../reading/tree.ts';

/** `--format documentation` names all tests; each format names the failed ones at its end. */
export const rspec: Runner = {
  name: 'rspec',
  read(output) {
    const counts = sumGroups(
      output,
      /^(?<total>\d+) examples?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending)?(?:, (?<errors>\d+) errors? occurred outside of examples)?$/gm,
    );
    if (counts === null) return null;
    const lines = splitLines(output);
    const listed = listTree(lines);
    if (listed.length === counts.total) return nameTests(counts, listed);
    // Lines of the file move when it is edited.
    const failed = lines.flatMap((line) => /^rspec \S+ # (.*)$/.exec(line)?.[1] ?? []);
    return nameTests(counts, listFailed(failed));
  },
};

function listTree(lines: readonly string[]): NamedTest[] {
  const end = lines.findIndex((line) => /^(?:Pending|Failures): ?|^Finished in /.test(line));
  const shown = lines.slice(0, Math.max(0, end)).filter((line) => line.trim() !== '');
  const tree = shown.map((line, at): TreeLine => {
    const indent = readIndent(line);
    const isSuite = indent === 0 || readIndent(shown[at + 1] ?? '') > indent;
    if (isSuite) return { indent, text: line.trim(), end: null };
    const mark = / \((FAILED - |PENDING: )/.exec(line);
    const text = line.slice(indent, mark?.index);
    return { indent, text, end: mark === null ? 'passed' : mark[1] === 'FAILED - ' ? 'failed' : 'skipped' };
  });
  return readTree(tree, { above: '', separator: ' ' });
}
