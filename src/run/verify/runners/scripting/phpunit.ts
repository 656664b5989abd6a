import type { NamedTest, TestEnd } from '../../../../core/types/verify.ts';
import { cutAt, splitLines } from '../reading/lines.ts';
import { defineSummed, keepLast, listFailed, nameTests, sum, sumGroups, type Runner } from '../reading/runner.ts';

const marks: Readonly<Record<string, TestEnd>> = { '✔': 'passed', '✘': 'failed', '↩': 'skipped', '∅': 'skipped' };

/** `--testdox` names all tests; else the failed ones are named. */
export const phpunit = defineSummed(
  'phpunit',
  // One form for runs in which all tests passed, and one with the other numbers.
  /^(?:OK \(|Tests: )(?<total>\d+)(?: tests?, \d+ assertions?\)|, Assertions: (?<words>\d.*)\.)$/gm,
  (lines, { total }) => {
    const documented = listDocumented(lines);
    return documented.length === total ? documented : listFailures(lines);
  },
);

// The tests write between the lines. A class is right above its tests, and all but the first are below an empty line. A summary at the end lists
// tests again.
function listDocumented(lines: readonly string[]): NamedTest[] {
  const tests: NamedTest[] = [];
  let suite = '';
  for (const [at, line] of lines.entries()) {
    const [, mark = '', text] = testdoxLine.exec(line) ?? [];
    if (text !== undefined) tests.push({ name: `${suite} > ${text}`, end: marks[mark] ?? 'passed' });
    else if (
      /^\S/.test(line) &&
      (suite === '' || (lines[at - 1] ?? '') === '') &&
      testdoxLine.test(lines[at + 1] ?? '')
    )
      suite = line;
  }
  return keepLast(tests);
}

const testdoxLine = /^ ([✔✘↩∅]) (.*)$/;

function listFailures(lines: readonly string[]): NamedTest[] {
  let isFailures = false;
  return listFailed(
    lines.flatMap((line) => {
      const kind = /^There (?:was|were) \d+ (.*):$/.exec(line)?.[1];
      if (kind !== undefined) isFailures = /^(?:errors?|failures?)$/.test(kind);
      const name = isFailures ? /^\d+\) (\S.*)$/.exec(line)?.[1] : undefined;
      if (name?.includes('::') !== true) return [];
      // The data of a case may change with the code.
      return /^\S+ with data set (?:#\d+|"[^"]*")/.exec(name)?.[0] ?? name;
    }),
  );
}

const pestMarks: Readonly<Record<string, TestEnd>> = { '⨯': 'failed', '-': 'skipped', '…': 'skipped', '↓': 'skipped' };

/** Pest, and `artisan test` of Laravel. They name all tests. */
export const pest: Runner = {
  name: 'pest',
  read(output) {
    const sums = [...output.matchAll(/^ {2}Tests: {4}(?<words>\d.*) \(\d+ assertions?\)\s*$/gm)];
    const counts = sumGroups(sums);
    if (counts === null) return null;
    // Each test is in one of the numbers, some of which are of tests that passed with a remark.
    const numbers = sums.flatMap(({ groups }) => (groups?.['words'] ?? '').match(/\d+/g) ?? []);
    return nameTests({ ...counts, total: sum(numbers.map(Number)) }, listPest(splitLines(output)));
  },
};

function listPest(lines: readonly string[]): NamedTest[] {
  let suite = '';
  return lines.flatMap((line): NamedTest[] => {
    suite = /^ {3}(?:PASS|FAIL|WARN|TODO) {2}(\S+)\s*$/.exec(line)?.[1] ?? suite;
    const [, mark = '', text] = /^ {2}([✓⨯!…↓-]) (\S.*)$/.exec(line) ?? [];
    if (text === undefined) return [];
    const name = cutAt(text.trimEnd().replace(/ {1,400}\d+\.\d+s$/, ''), / → /).trimEnd();
    return [{ name: `${suite} > ${name}`, end: pestMarks[mark] ?? 'passed' }];
  });
}
