import { removeEscapes } from '../../core/text/control-characters.ts';
import type { TestCount } from '../../core/types/verify.ts';

/** Reads from the last output of a runner how many tests ran and were skipped. Null if the output has no such counts. */
type ReadCount = (output: string) => Omit<TestCount, 'runner'> | null;

/** The runners whose output format is known. If one command runs several, or one of them several times, the counts are added up. */
const runners: readonly { readonly runner: string; readonly read: ReadCount }[] = [
  { runner: 'vitest', read: (output) => readWords(output, /^[ \t]*Tests {2}(\S.*) \((\d+)\)\s*$/gm) },
  { runner: 'jest', read: (output) => readWords(output, /^Tests: +(\S.*?), (\d+) total\s*$/gm) },
  { runner: 'mocha', read: readMocha },
  { runner: 'node --test', read: readNode },
  { runner: 'uvu', read: readUvu },
  {
    runner: 'jasmine',
    read: (output) =>
      readSums(output, /^(?<total>\d+) specs?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending specs?)?$/gm),
  },
  { runner: 'pytest', read: readPytest },
  { runner: 'unittest', read: readUnittest },
  {
    runner: 'rspec',
    read: (output) =>
      readSums(output, /^(?<total>\d+) examples?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending)?$/gm),
  },
  {
    runner: 'minitest',
    read: (output) =>
      readSums(
        output,
        /^(?<total>\d+) runs, \d+ assertions, (?<failed>\d+) failures, (?<errors>\d+) errors, (?<skipped>\d+) skips$/gm,
      ),
  },
  { runner: 'phpunit', read: readPhpunit },
  { runner: 'cargo test', read: readCargo },
  { runner: 'go test', read: readGo },
  { runner: 'go test packages', read: readGoPackages },
  { runner: 'json', read: readJson },
  { runner: 'tape', read: readTape },
  { runner: 'tap', read: readTap },
];

/** Counts the tests of a command by its output. A runner that is not known counts nothing. */
export function countTests(output: string): readonly TestCount[] {
  const text = removeEscapes(output);
  return runners.flatMap(({ runner, read }) => {
    const count = read(text);
    return count === null ? [] : [{ runner, ...count }];
  });
}

/** Counts the tests in JUnit reports; null if there are no tests in them. */
export function countReported(reports: readonly string[]): TestCount | null {
  const text = reports.join('\n');
  const total = text.match(/<testcase[\s>/]/g)?.length ?? 0;
  if (total === 0) return null;
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  // pytest reports it as skipped with this type.
  const expected = count(/<skipped\s[^>]{0,200}\btype="pytest\.xfail"/g);
  return {
    runner: 'JUnit report',
    total,
    skipped: count(/<skipped[\s>/]/g) - expected,
    failed: count(/<(?:failure|error)[\s>/]/g),
    ...nameExpected(expected),
  };
}

// `1 failed | 17 passed | 2 skipped | 1 todo`, with commas for jest; the total is in the second group.
function readWords(output: string, pattern: RegExp): ReturnType<ReadCount> {
  const lines = [...output.matchAll(pattern)];
  if (lines.length === 0) return null;
  return {
    total: sum(lines.map(([, , total]) => Number(total))),
    skipped: sum(lines.map(([, words = '']) => sumNamed(words, ['skipped', 'todo', 'pending']))),
    failed: sum(lines.map(([, words = '']) => sumNamed(words, ['failed']))),
  };
}

function readMocha(output: string): ReturnType<ReadCount> {
  const passing = sumLines(output, /^ {2}(\d+) passing \(/gm);
  if (passing === null) return null;
  const pending = sumLines(output, /^ {2}(\d+) pending\s*$/gm) ?? 0;
  const failed = sumLines(output, /^ {2}(\d+) failing\s*$/gm) ?? 0;
  return { total: passing + pending + failed, skipped: pending, failed };
}

// With the marks of both of its reporters. Other runners begin their sums alike.
const nodeSums =
  /^(ℹ|#) tests (?<total>\d+)\n(?:\1 suites \d+\n)?\1 pass \d+\n\1 fail (?<failed>\d+)\n(?:\1 cancelled (?<cancelled>\d+)\n)?\1 skipped (?<skipped>\d+)\n\1 todo (?<todo>\d+)$/gm;

function readNode(output: string): ReturnType<ReadCount> {
  return readSums(output, nodeSums);
}

const tapeSums =
  /^# tests (?<total>\d+)\n# pass {2}\d+$(?:\n# todo {2}(?<todo>\d+)$)?(?:\n# fail {2}(?<failed>\d+)$)?/gm;

// It counts assertions. A test that is skipped as a whole has none, only a comment.
function readTape(output: string): ReturnType<ReadCount> {
  const count = readSums(output, tapeSums);
  if (count === null) return null;
  return { ...count, skipped: count.skipped + (output.match(/^(?:(?:not )?ok \d+ .*)?# SKIP\b/gm)?.length ?? 0) };
}

// The count of named groups, added up over all places that match; null if there is none.
function readSums(output: string, pattern: RegExp): ReturnType<ReadCount> {
  const found = [...output.matchAll(pattern)].map(({ groups = {} }) => groups);
  if (found.length === 0) return null;
  const count = (...names: readonly string[]): number =>
    sum(found.flatMap((groups) => names.map((name) => Number(groups[name] ?? 0))));
  return { total: count('total'), skipped: count('skipped', 'todo'), failed: count('failed', 'errors', 'cancelled') };
}

// Its total is without the tests that were skipped.
function readUvu(output: string): ReturnType<ReadCount> {
  const sums = [...output.matchAll(/^ {2}Total: {5}(\d+)\n {2}Passed: {4}(\d+)\n {2}Skipped: {3}(\d+)$/gm)];
  if (sums.length === 0) return null;
  const [ran = 0, passed = 0, skipped = 0] = [1, 2, 3].map((at) => sum(sums.map((found) => Number(found[at]))));
  return { total: ran + skipped, skipped, failed: ran - passed };
}

function readPytest(output: string): ReturnType<ReadCount> {
  const lines = [
    ...output.matchAll(/^(?:=+ )?((?:\d+ [a-z]+, )*\d+ [a-z]+) in \d[\d.]*s(?: \([\d:]+\))?(?: =+)?\s*$/gm),
  ].map(([, words = '']) => words);
  const counted = lines.filter((words) => /\b(?:passed|failed|skipped|xfailed|xpassed|errors?)\b/.test(words));
  if (counted.length === 0) return null;
  const count = (...names: string[]): number => sum(counted.map((words) => sumNamed(words, names)));
  const [skipped, failed, expected] = [
    count('skipped'),
    count('failed', 'error', 'errors'),
    count('xfailed', 'xpassed'),
  ];
  const endedEarly = /^!+ (?:Interrupted: \d+ errors? during collection|stopping after \d+ failures) !+\s*$/m.test(
    output,
  );
  return {
    total: count('passed') + failed + skipped + expected,
    skipped,
    failed,
    ...nameExpected(expected),
    ...(endedEarly && { endedEarly }),
  };
}

function readUnittest(output: string): ReturnType<ReadCount> {
  const ends = [...output.matchAll(/^Ran (\d+) tests? in \d[\d.]*s\n\n(?:OK|FAILED)(?: \(([a-z=\d, ]+)\))?$/gm)];
  if (ends.length === 0) return null;
  const count = (name: RegExp): number => sum(ends.map(([, , words = '']) => sumLines(words, name) ?? 0));
  return {
    total: sum(ends.map(([, total]) => Number(total))),
    skipped: count(/\bskipped=(\d+)/g),
    failed: count(/(?:^|, )(?:failures|errors)=(\d+)/g),
    ...nameExpected(count(/\b(?:expected failures|unexpected successes)=(\d+)/g)),
  };
}

// One form for runs in which all tests passed, and one with the other numbers.
function readPhpunit(output: string): ReturnType<ReadCount> {
  const ends = [
    ...output.matchAll(/^(?:OK \(|Tests: )(\d+)(?: tests?|), (?:Assertions: \d+([^\d\n].*)?\.|\d+ assertions?\))$/gm),
  ];
  if (ends.length === 0) return null;
  const count = (name: RegExp): number => sum(ends.map(([, , words = '']) => sumLines(words, name) ?? 0));
  return {
    total: sum(ends.map(([, total]) => Number(total))),
    skipped: count(/\b(?:Skipped|Incomplete): (\d+)/g),
    failed: count(/\b(?:Errors|Failures): (\d+)/g),
  };
}

// Such a test ran, so it was not skipped. Its result does not change its mark.
function nameExpected(expectedToFail: number): Pick<TestCount, 'expectedToFail'> {
  return expectedToFail === 0 ? {} : { expectedToFail };
}

function readCargo(output: string): ReturnType<ReadCount> {
  const lines = [...output.matchAll(/^test result: \S+\. (\d+) passed; (\d+) failed; (\d+) ignored;/gm)].map(
    ([, ...numbers]) => numbers.map(Number),
  );
  if (lines.length === 0) return null;
  return {
    total: sum(lines.flat()),
    skipped: sum(lines.map(([, , ignored = 0]) => ignored)),
    failed: sum(lines.map(([, failed = 0]) => failed)),
    // With --no-fail-fast, the line counts the targets that failed.
    ...(/^error: test failed, to rerun pass /m.test(output) && { endedEarly: true }),
  };
}

// `-v` and `-json` name each test. Without them only failed tests are named, which is no count.
function readGo(output: string): ReturnType<ReadCount> {
  const plain = [...output.matchAll(/^[ \t]*--- (PASS|FAIL|SKIP): \S+ \(/gm)].map(([, end]) => end);
  const events = output
    .split('\n')
    .filter((line) => line.startsWith('{') && /"Test":"/.test(line))
    .flatMap((line) => /"Action":"(pass|fail|skip)"/.exec(line)?.[1]?.toUpperCase() ?? []);
  const ends = events.length > 0 ? events : plain;
  const namesAll = events.length > 0 || plain.some((end) => end !== 'FAIL') || /^=== RUN/m.test(output);
  if (ends.length === 0 || !namesAll) return null;
  const count = (wanted: string): number => ends.filter((end) => end === wanted).length;
  return { total: ends.length, skipped: count('SKIP'), failed: count('FAIL') };
}

function readGoPackages(output: string): ReturnType<ReadCount> {
  const ran = output.match(/^(?:ok {2}|FAIL)\t\S+\t/gm)?.length ?? 0;
  return ran === 0 ? null : { total: ran, skipped: 0, failed: output.match(/^FAIL\t\S+\t/gm)?.length ?? 0 };
}

// The output of the JSON reporters of jest and vitest.
function readJson(output: string): ReturnType<ReadCount> {
  const total = sumLines(output, /"numTotalTests": ?(\d+)/g);
  if (total === null) return null;
  return {
    total,
    skipped: sumLines(output, /"num(?:Pending|Todo)Tests": ?(\d+)/g) ?? 0,
    failed: sumLines(output, /"numFailedTests": ?(\d+)/g) ?? 0,
  };
}

// The TAP of Node and of tape ends with sums as text, which are read above.
function readTap(output: string): ReturnType<ReadCount> {
  if (!/^(?:TAP version \d+|1\.\.\d+)/m.test(output) || [readNode, readTape].some((read) => read(output) !== null))
    return null;
  const points = [...output.matchAll(/^(not )?ok \d+(.*)$/gm)];
  if (points.length === 0) return null;
  const isSkipped = ([, , rest = '']: RegExpExecArray): boolean => /# (?:skip|todo)\b/i.test(rest);
  return {
    total: points.length,
    skipped: points.filter(isSkipped).length,
    failed: points.filter((point) => point[1] !== undefined && !isSkipped(point)).length,
  };
}

function sumLines(output: string, pattern: RegExp): number | null {
  const found = [...output.matchAll(pattern)].map(([, number]) => Number(number));
  return found.length === 0 ? null : sum(found);
}

function sumNamed(words: string, names: readonly string[]): number {
  return sum(
    [...words.matchAll(/\b(\d{1,9}) ([a-z]+)/g)].flatMap(([, number, name = '']) =>
      names.includes(name) ? [Number(number)] : [],
    ),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
