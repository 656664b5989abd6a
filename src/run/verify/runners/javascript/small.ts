import type { NamedTest, TestEnd } from '../../../../core/types/verify.ts';
import { cutAt, splitLines } from '../reading/lines.ts';
import {
  defineListing,
  defineSummed,
  listFailed,
  listMarked,
  nameTests,
  sum,
  sumGroups,
  type Runner,
} from '../reading/runner.ts';

/** It names failed tests. */
export const jasmine = defineSummed(
  'jasmine',
  /^(?<total>\d+) specs?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending specs?)?$/gm,
  (_, { output }) => listFailed([...output.matchAll(/^\d+\) (.*)\n {2}Message:$/gm)].map(([, name = '']) => name)),
);

/** It names all tests. */
export const ava = defineListing('ava', /^ {2}\d+ tests? (?:passed|failed)$/m, (lines) => {
  const tests = listMarked(
    lines,
    /^ {2}(?<mark>✔ \[expected fail\]|✔|✘ \[(?:fail|unexpected pass)\]:|- \[skip\]|- \[todo\]) (?<name>.*?)(?: \([\d.]+m?s\))?$/,
    { '✔': 'passed', '✔ [expected fail]': 'expected-to-fail', '- [skip]': 'skipped', '- [todo]': 'skipped' },
  );
  // A failed test has a message behind its name. The names alone begin the details below, in the same order.
  const details = lines.slice(lines.indexOf('  ─') + 1).values();
  const findName = (text: string): string => {
    for (const line of details) if (line.length > 2 && `${text} `.startsWith(`${line.slice(2)} `)) return line.slice(2);
    return text;
  };
  return tests.map(({ name, end }) => ({ name: end === 'failed' ? findName(name) : name, end }));
});

/** It names failed tests. */
export const uvu: Runner = {
  name: 'uvu',
  read(output) {
    const sums = [...output.matchAll(/^ {2}Total: {5}(\d+)\n {2}Passed: {4}(\d+)\n {2}Skipped: {3}(\d+)$/gm)];
    if (sums.length === 0) return null;
    const [ran = 0, passed = 0, skipped = 0] = [1, 2, 3].map((at) => sum(sums.map((found) => Number(found[at]))));
    const failed = splitLines(output).flatMap((line) => {
      if (!line.startsWith('   FAIL  ') || !line.endsWith('"')) return [];
      const [suite, name] = [cutAt(line, /"/), line.slice(line.indexOf('"') + 1, -1)];
      return `${suite.slice('   FAIL  '.length).trimEnd()} > ${name}`;
    });
    // Its total is without the tests that were skipped.
    return nameTests({ total: ran + skipped, skipped, failed: ran - passed }, listFailed(failed));
  },
};

const japaMarks: Readonly<Record<string, TestEnd>> = {
  '✔': 'passed',
  '●': 'skipped',
  ℹ: 'skipped',
  '◼': 'expected-to-fail',
};

/** Its default reporter names all tests. A group whose hook fails is not counted. */
export const japa: Runner = {
  name: 'japa',
  read(output) {
    const counts = sumGroups(output.matchAll(/^Tests {2}(?<words>\d.*) \((?<total>\d+)\)\n Time {2}/gm));
    if (counts === null) return null;
    let group = '';
    const tests = splitLines(output).flatMap((line): NamedTest[] => {
      // The tests write between the lines. The title ends with the file, in brackets behind the name of a group.
      if (/^\S.*\.[cm]?[jt]sx?\)?$/.test(line)) group = line;
      const [, mark = '', name] = /^ {2}([✔✖●ℹ◼]) (.*) \([\d.]+[a-zμ]{1,2}\)$/.exec(line) ?? [];
      return name === undefined ? [] : [{ name: `${group} > ${name}`, end: japaMarks[mark] ?? 'failed' }];
    });
    const unreached = output.match(/^❯ .*: (?:Setup|Teardown) hook$/gm)?.length ?? 0;
    return { ...nameTests(counts, tests), unreached };
  },
};

/** It names failed tests. Skipped tests are not in its total. */
export const lab: Runner = {
  name: 'lab',
  read(output) {
    const sums = sumGroups(
      output.matchAll(
        /^(?:(?<failed>\d+) of )?(?<total>\d+) tests (?:failed|complete)(?: \((?<skipped>\d+) skipped\))?\nTest duration: \d+ ms$/gm,
      ),
    );
    if (sums === null) return null;
    const failed = [...output.matchAll(/^ {2}\d+\) (.*):\n\n {6}/gm)].map(([, name = '']) => name);
    return nameTests({ ...sums, total: sums.total + sums.skipped }, listFailed(failed));
  },
};

const tapeSums =
  /^# tests (?<total>\d+)\n# pass {2}\d+$(?:\n# todo {2}(?<todo>\d+)$)?(?:\n# fail {2}(?<failed>\d+)$)?/gm;

/** It counts assertions. A test that is skipped as a whole is only a comment. */
export const tape: Runner = {
  name: 'tape',
  read(output) {
    const counts = sumGroups(output.matchAll(tapeSums));
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
