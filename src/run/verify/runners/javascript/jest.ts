import type { NamedTest, TestEnd } from '../../../../core/types/verify.ts';
import { cutAt, splitLines } from '../reading/lines.ts';
import { keepLast, listFailed, nameTests, sumGroups, sumLines, type Runner } from '../reading/runner.ts';
import { readIndent, readTree, type TreeLine } from '../reading/tree.ts';

/** The `verbose` reporter names all tests; the others name the failed ones. */
export const vitest: Runner = {
  name: 'vitest',
  read(output) {
    // The sums of japa have another line below.
    const counts = sumGroups(output.matchAll(/^[ \t]*Tests {2}(?<words>\S.*) \((?<total>\d+)\)\s*$(?!\n Time {2})/gm));
    if (counts === null) return null;
    // Files that were not run have no word.
    const files = /^[ \t]*Test Files {2}(?<words>\S.*) \((\d+)\)\s*$/m.exec(output);
    const ran = sumGroups(files === null ? [] : [files])?.total ?? 0;
    const unreached = sumLines(output, /^⎯+ Failed Suites (\d+) ⎯+\s*$/gm) ?? 0;
    const lines = splitLines(output);
    const read = nameTests(counts, listVitest(lines));
    return {
      ...read,
      tests: [...read.tests, ...listFailed(listSuites(lines))],
      unreached,
      ...(ran < Number(files?.[2] ?? 0) && { endedEarly: true }),
      // An error between tests fails the run, and belongs to no test.
      ...(/^[ \t]*Errors {2}\d+ errors?\s*$/m.test(output) && { named: 'some' }),
    };
  },
};

/** `--verbose`, which is the default for one file, names all tests; else the failed ones are named. */
export const jest: Runner = {
  name: 'jest',
  read(output) {
    const found = [...output.matchAll(/^Tests: +(?<words>\S.*?), (?<total>\d+) total\s*$/gm)];
    // With `--bail`, the sums may be written twice.
    const isRepeated = (sums: RegExpExecArray, before: RegExpExecArray | undefined): boolean =>
      before?.[0] === sums[0] && !/^ ?(?:PASS|FAIL) /m.test(output.slice(before.index, sums.index));
    const counts = sumGroups(found.filter((sums, at) => !isRepeated(sums, found[at - 1])));
    if (counts === null) return null;
    const unreached = output.match(/^ {2}● Test suite failed to run$/gm)?.length ?? 0;
    const { tests, suites } = listJest(splitLines(output));
    const read = nameTests(counts, tests);
    return {
      ...read,
      tests: [...read.tests, ...listFailed(suites)],
      unreached,
      ...(/^Test Suites: .* of \d+ total\s*$/m.test(output) && { endedEarly: true }),
    };
  },
};

const vitestMarks: Readonly<Record<string, TestEnd>> = { '✓': 'passed', '×': 'failed', '↓': 'skipped', '□': 'skipped' };

/** The files and suites that failed before their tests ran. */
function listSuites(lines: readonly string[]): string[] {
  let isList = false;
  return lines.flatMap((line) => {
    const title = /^⎯+ Failed (Suites|Tests) /.exec(line)?.[1];
    if (title !== undefined) isList = title === 'Suites';
    return isList && line.startsWith(' FAIL  ') ? [cutAt(readPlace(line.slice(' FAIL  '.length)), / \[ /)] : [];
  });
}

// The name of a project is between spaces in an output with colours, else between bars.
function readPlace(text: string): string {
  const end = text.startsWith(' ') ? text.indexOf('  ', 1) : -1;
  return end < 0 ? text : `|${text.slice(1, end)}| ${text.slice(end + 2)}`;
}

function listVitest(lines: readonly string[]): NamedTest[] {
  const suites = new Set(listSuites(lines));
  return keepLast(
    lines.flatMap((line): NamedTest[] => {
      const [, mark = '', place = ''] = /^ (?:([✓×↓□])|FAIL ) ( ?\S.*)$/.exec(line) ?? [];
      const text = readPlace(place);
      if (!text.includes(' > ') || suites.has(text)) return [];
      const name = mark === '' ? text : text.replace(/(?: \d+ms)?(?: \((?:retry|repeat) x\d+\)){0,2}$/, '');
      return [{ name, end: vitestMarks[mark] ?? 'failed' }];
    }),
  );
}

const marks: Readonly<Record<string, TestEnd>> = { '✓': 'passed', '✕': 'failed', '○': 'skipped', '✎': 'skipped' };
const separator = ' › ';

function listJest(lines: readonly string[]): { readonly tests: NamedTest[]; readonly suites: string[] } {
  const suites: string[] = [];
  const named = new Map<string, NamedTest>();
  let file = '';
  let tree: TreeLine[] | null = null;
  const endTree = (): void => {
    for (const test of readTree(tree ?? [], { above: file, separator })) named.set(test.name, test);
    tree = null;
  };
  for (const line of lines) {
    const header = /^ ?(?:PASS|FAIL) +(\S.*)$/.exec(line)?.[1];
    // The name of a project may be before the file, and the time after it.
    const place = header === undefined ? '' : cutAt(header, / \([\d.]+ (?:s|MB)/).trim();
    if (/\.\w+$/.test(place)) {
      endTree();
      file = place.replace(/^\.\//, '').replace(/ {2,3}(?=\S+$)/, ' ');
      tree = [];
      continue;
    }
    const failed = /^ {2}● (.*)$/.exec(line)?.[1];
    if (line.trim() === '' || failed !== undefined) endTree();
    else tree?.push(readLine(line));
    if (failed === 'Test suite failed to run') suites.push(file);
    if (
      failed !== undefined &&
      !/^(?:Test suite failed to run|Console|Cannot log after tests are done)\b/.test(failed)
    ) {
      const name = `${file}${separator}${failed}`;
      named.set(name, { name, end: 'failed' });
    }
  }
  endTree();
  return { tests: [...named.values()], suites };
}

function readLine(line: string): TreeLine {
  const text = line.trim();
  const end = marks[text[0] ?? ''];
  if (end === undefined) return { indent: readIndent(line), text, end: null };
  const name = text
    .slice(2)
    .replace(/^(?:skipped|todo) /, '')
    .replace(/ \([\d.]+ m?s\)$/, '');
  return { indent: readIndent(line), text: name, end };
}
