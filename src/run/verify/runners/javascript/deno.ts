import type { NamedTest, TestEnd } from '../../../../core/types/verify.ts';
import { cutAt, splitLast, splitLines } from '../reading/lines.ts';
import { nameTests, sumGroups, type Runner } from '../reading/runner.ts';
import { readIndent, readTree, type TreeLine } from '../reading/tree.ts';

const ends: Readonly<Record<string, TestEnd>> = { ok: 'passed', FAILED: 'failed', ignored: 'skipped' };

/** `deno test`, which names all tests and their steps. The tests of a `describe` are steps, so steps count as tests. */
export const deno: Runner = {
  name: 'deno test',
  read(output) {
    const summed = output.replaceAll(/\b(\d{1,9}) (passed|failed|ignored) \((\d{1,9}) steps?\)/g, '$1 $2, $3 $2');
    const counts = sumGroups(summed.matchAll(/^(?:ok|FAILED) \| (?<words>\d+ passed\b.*) \([^()]{1,30}\)$/gm));
    return counts === null ? null : nameTests(counts, listTests(splitLines(output)));
  },
};

function listTests(lines: readonly string[]): NamedTest[] {
  const tests: NamedTest[] = [];
  let file = '';
  let tree: TreeLine[] = [];
  const endFile = (): void => {
    tests.push(...readTree(tree, { above: file, separator: ' > ' }));
    tree = [];
  };
  for (const line of lines) {
    const next = /^running \d+ tests? from (?:\.\/)?(\S+)$/.exec(line)?.[1];
    if (next !== undefined) {
      endFile();
      file = next;
      continue;
    }
    const indent = readIndent(line);
    // A test with steps, or with output of its own, has a line before them without an end.
    if (line.endsWith(' ...')) tree.push({ indent, text: line.trim().slice(0, -' ...'.length), end: null });
    const [name, rest = ''] = splitLast(line, ' ... ') ?? [];
    const end = ends[cutAt(rest, / \(/)];
    if (name !== undefined && end !== undefined) tree.push({ indent, text: name.trim(), end });
  }
  endFile();
  return tests;
}
