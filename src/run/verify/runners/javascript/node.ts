import type { NamedTest, TestEnd } from '../../../../core/types/verify.ts';
import { cutAt, splitLines } from '../reading/lines.ts';
import { nameTests, sumGroups, type Runner } from '../reading/runner.ts';
import { listPoints } from '../reading/tap-points.ts';
import { readIndent, readTree, type TreeLine } from '../reading/tree.ts';

// With the marks of both of its reporters. Other runners begin their sums alike.
const sums =
  /^(ℹ|#) tests (?<total>\d+)\n(?:\1 suites \d+\n)?\1 pass \d+\n\1 fail (?<failed>\d+)\n(?:\1 cancelled (?<cancelled>\d+)\n)?\1 skipped (?<skipped>\d+)\n\1 todo (?<todo>\d+)$/gm;

const marks: Readonly<Record<string, TestEnd>> = { '✔': 'passed', '✖': 'failed', '﹣': 'skipped', '⚠': 'skipped' };

/** `node --test`, with the reporters `spec` and `tap`. */
export const node: Runner = {
  name: 'node --test',
  read(output) {
    const counts = sumGroups(output.matchAll(sums));
    if (counts === null) return null;
    const lines = splitLines(output);
    const list = lines.some((line) => line.startsWith('# tests ')) ? listPoints : listTree;
    const leaves = list(lines, 'left-out');
    // The sums count tests with others below them, and no suites.
    const tests = leaves.length === counts.total ? leaves : list(lines, 'named');
    // A file that cannot be loaded, or fails after its tests, is counted as a test.
    const files = tests.filter(isFile).map(({ name }) => name);
    // The sums count an expected failure as passed.
    const expectedToFail = tests.filter(({ end }) => end === 'expected-to-fail').length;
    return nameTests({ ...counts, expectedToFail }, tests, files);
  },
};

// The names of files that `node --test` takes for tests.
function isFile({ name, end }: NamedTest): boolean {
  return end === 'failed' && /^[^ ]*\.[cm]?[jt]s$/.test(name) && /(?:^|[/._-])tests?[/._-]/.test(name);
}

function listTree(lines: readonly string[], parents: 'named' | 'left-out'): NamedTest[] {
  const tests: NamedTest[] = [];
  let tree: TreeLine[] = [];
  let isTree = true;
  // The lines that began a suite or a test with others below it, by their indentation.
  const begun: (string | undefined)[] = [];
  for (const line of lines) {
    const [, mark = '', text = ''] = /^ *([▶✔✖﹣⚠]) (.*)$/.exec(line) ?? [];
    if (line.startsWith('ℹ tests ')) {
      tests.push(...readTree(tree, { above: '', separator: ' > ' }));
      tree = [];
    }
    // The failed tests follow a second time.
    if (/^✖ failing tests:$/.test(line)) isTree = false;
    else if (line.startsWith('> ')) isTree = true;
    if (mark === '' || !isTree) continue;
    const indent = readIndent(line);
    // Behind the time there may be a reason to skip it, or one of these marks.
    const timed = cutAt(text, / \([\d.]+ms\)(?: # |$)/);
    const name = timed === text ? cutAt(text, / # (?:SKIP|TODO)\b/) : timed;
    if (mark === '▶') {
      tree.push({ indent, text: name, end: null });
      begun[indent] = name;
      continue;
    }
    const isParent = begun[indent] === name;
    begun[indent] = undefined;
    const end = marks[mark] ?? 'passed';
    const hasMark = end === 'passed' && text.length > name.length && text.includes(' # ', name.length);
    const marked = text.endsWith(' # EXPECTED FAILURE') ? 'expected-to-fail' : 'skipped';
    if (!isParent || parents === 'named') tree.push({ indent, text: name, end: hasMark ? marked : end });
  }
  return tests;
}
