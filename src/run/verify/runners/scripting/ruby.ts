import type { NamedTest, TestEnd } from '../../../../core/types/verify.ts';
import { splitLast, splitLines } from '../reading/lines.ts';
import { defineSummed, keepLast, listFailed, nameTests, sumGroups, sumLines, type Runner } from '../reading/runner.ts';
import { readIndent, readTree, type TreeLine } from '../reading/tree.ts';

/** `--format documentation` names all tests; each format names the failed ones at its end. */
export const rspec: Runner = {
  name: 'rspec',
  read(output) {
    // parallel_tests writes the sum of its processes after their sums.
    const counts = sumGroups(
      output.matchAll(
        /^(?<total>\d+) examples?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending)?(?:, (?<errors>\d+) errors? occurred outside of examples)?$(?!\n\nTook )/gm,
      ),
    );
    if (counts === null) return null;
    const lines = splitLines(output);
    const listed = listTree(lines);
    // Lines of the file move when it is edited.
    const tests = listed.length === counts.total ? listed : listFailed(listNamed(lines, /^rspec \S+ # (.*)$/));
    // Files that could not be loaded, and hooks that failed. They are counted and are no examples.
    const errors = sumLines(output, /, (\d+) errors? occurred outside of examples$/gm) ?? 0;
    const outside = listNamed(lines, /^An error occurred (?:while loading )?(\S.*?)\.(?: - Did you mean\?)?$/);
    return nameTests(
      { ...counts, total: counts.total + errors },
      [...tests, ...listFailed(outside)],
      outside.length === errors ? outside : [],
    );
  },
};

function listNamed(lines: readonly string[], pattern: RegExp): string[] {
  return lines.flatMap((line) => pattern.exec(line)?.[1] ?? []);
}

function listTree(lines: readonly string[]): NamedTest[] {
  const end = lines.findIndex((line) => /^(?:Pending|Failures): ?|^Finished in /.test(line));
  const listed = lines.slice(0, Math.max(0, end));
  // The examples write between the lines. A group that is in no other one is below an empty line.
  const shown = listed.filter(
    (line, at) => line.trim() !== '' && (line.startsWith(' ') || (listed[at - 1] ?? '') === ''),
  );
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

const minitestEnds: Readonly<Record<string, TestEnd>> = { '.': 'passed', S: 'skipped', E: 'failed', F: 'failed' };

/** `-v` names all tests; else the failed ones are named. */
export const minitest = defineSummed(
  'minitest',
  /^(?<total>\d+) (?:runs|tests), \d+ assertions, (?<failed>\d+) failures, (?<errors>\d+) errors, (?<skipped>\d+) skips$/gm,
  (lines) =>
    keepLast(
      lines.flatMap((line, at): NamedTest[] => {
        const mark = / = \d+\.\d+ s = ([.SEF])$/.exec(line);
        const listed = mark === null ? '' : line.slice(0, mark.index);
        const failed = /^(?: *\d+\) )?(?:Failure|Error):$/.test(line) ? readFailed(lines[at + 1] ?? '') : undefined;
        if (failed !== undefined) return [{ name: failed, end: 'failed' }];
        return listed.includes('#') ? [{ name: listed, end: minitestEnds[mark?.[1] ?? ''] ?? 'passed' }] : [];
      }),
    ),
);

function readFailed(line: string): string | undefined {
  if (!line.includes('#')) return undefined;
  // Without a colon in the output of minitest-reporters.
  if (/\]:?$/.test(line)) return splitLast(line, ' [')?.[0];
  return line.endsWith(':') ? line.slice(0, -1) : undefined;
}

/** It names failed tests. */
export const testUnit = defineSummed(
  'test-unit',
  /^(?<total>\d+) tests, \d+ assertions, (?<failed>\d+) failures, (?<errors>\d+) errors, (?<skipped>\d+) pendings, (?<todo>\d+) omissions, \d+ notifications$/gm,
  (_, { output }) =>
    listFailed(
      [...output.matchAll(/^(?:Failure|Error): ([^\n]{1,500}?)\(([\w:]{1,500})\)(?::|$)/gm)].map(
        ([, test = '', suite = '']) => `${suite}#${test}`,
      ),
    ),
);
