import type { NamedTest, TestEnd } from '../../../../core/types/verify.ts';
import { defineSummed, listFailed } from '../reading/runner.ts';

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

function listDocumented(lines: readonly string[]): NamedTest[] {
  const tests: NamedTest[] = [];
  let suite = '';
  for (const line of lines) {
    if (/^[A-Z]\S/.test(line)) suite = line;
    const [, mark = '', text] = /^ ([✔✘↩∅]) (.*)$/.exec(line) ?? [];
    if (text !== undefined) tests.push({ name: `${suite} > ${text}`, end: marks[mark] ?? 'passed' });
  }
  return tests;
}

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
