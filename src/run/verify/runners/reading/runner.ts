import type { NamedTest, TestCount, TestEnd } from '../../../../core/types/verify.ts';
import { splitLines } from './lines.ts';

/** A test runner whose output is read. */
export interface Runner {
  /** The name in reports. */
  readonly name: string;
  /**
   * Reads the tests of all runs of the runner in an output without escape sequences; null if it contains no result of the runner. Linear in the
   * output, which is foreign text.
   */
  readonly read: (output: string) => RunnerTests | null;
}

/** The counts of a runner, and the tests that its output names. */
export interface RunnerTests extends Omit<TestCount, 'runner'> {
  readonly tests: readonly NamedTest[];
  /** `all`: each test is in `tests`. `failed`: each failed test is. `some`: even failed tests may be missing. */
  readonly named: 'all' | 'failed' | 'some';
  /** How many results of the runner are added up, if that is known. A command that stops at the first failure has fewer. */
  readonly results?: number;
  /** The failures in `total` that are no tests: see `nameTests`. */
  readonly unloaded?: readonly string[];
  /** How many packages, classes or suites failed as a whole and are not in `total`, so that the run did not reach their tests. */
  readonly unreached?: number;
}

/** The tests of a runner, with the name of the runner. */
export interface RanTests extends RunnerTests {
  readonly runner: string;
}

type Counts = Pick<TestCount, 'total' | 'skipped' | 'failed'> & {
  readonly expectedToFail?: number;
  readonly results?: number;
};

/** Names of more tests are left out. */
const maxTests = 200_000;

/**
 * Combines counts with names, and finds out how many tests are named. Tests with the same name receive numbers. `unloaded` names failures that are
 * counted and listed and are no tests: a file that could not be loaded, or a hook that failed. After a fix they are gone, and tests that the run did
 * not reach take their place.
 */
export function nameTests(counts: Counts, listed: readonly NamedTest[], unloaded: readonly string[] = []): RunnerTests {
  const { total, skipped, failed, expectedToFail = 0, results = 1 } = counts;
  const known = new Set(unloaded);
  const all = numberEqual(
    listed
      .slice(0, maxTests)
      .filter(({ name }) => !known.has(name))
      .map(hideAddresses),
  );
  const isAll = all.length === total - unloaded.length;
  const tests = [...(isAll ? all : all.filter(({ end }) => end === 'failed')), ...listFailed(unloaded)];
  const named = isAll && unloaded.length === 0 ? 'all' : isAll || tests.length >= failed ? 'failed' : 'some';
  // Such a test ran, so it was not skipped.
  return {
    total,
    skipped,
    failed,
    ...(expectedToFail > 0 && { expectedToFail }),
    ...(results > 1 && { results }),
    ...(unloaded.length > 0 && { unloaded }),
    tests,
    named,
  };
}

/** The result of a runner whose output names each test: the counts are of the names. Null for no test. `unloaded`: see `nameTests`. */
export function countNamed(tests: readonly NamedTest[], unloaded: readonly string[] = []): RunnerTests | null {
  if (tests.length === 0) return null;
  const count = (wanted: TestEnd): number => tests.filter(({ end }) => end === wanted).length;
  return nameTests(
    {
      total: tests.length,
      skipped: count('skipped'),
      failed: count('failed'),
      expectedToFail: count('expected-to-fail'),
    },
    tests,
    unloaded,
  );
}

/**
 * A runner whose sums are the named groups of an expression (`sumGroups`), and the function that finds the names in the lines of an output that has
 * such sums.
 */
export function defineSummed(
  name: string,
  sums: RegExp,
  listTests: (
    lines: readonly string[],
    read: { readonly output: string; readonly total: number },
  ) => readonly NamedTest[],
): Runner {
  return {
    name,
    read(output) {
      const counts = sumGroups(output.matchAll(sums));
      if (counts === null) return null;
      return nameTests(counts, listTests(splitLines(output), { output, total: counts.total }));
    },
  };
}

/** A runner whose output names each test, if it contains what the expression matches. */
export function defineListing(
  name: string,
  isOutput: RegExp,
  listTests: (lines: readonly string[]) => readonly NamedTest[],
): Runner {
  return { name, read: (output) => (isOutput.test(output) ? countNamed(listTests(splitLines(output))) : null) };
}

/** The tests of lines that contain a mark and a name, in the groups `mark` and `name` of an expression. */
export function listMarked(
  lines: readonly string[],
  pattern: RegExp,
  ends: Readonly<Record<string, TestEnd>>,
): NamedTest[] {
  return lines.flatMap((line) => {
    const { mark = '', name } = pattern.exec(line)?.groups ?? {};
    return name === undefined ? [] : [{ name, end: ends[mark] ?? 'failed' }];
  });
}

/** Of tests with the same name, the last one. */
export function keepLast(tests: readonly NamedTest[]): NamedTest[] {
  return [...new Map(tests.map((test) => [test.name, test])).values()];
}

/** The failed tests of a list of names; a name that occurs again is the same test. */
export function listFailed(names: readonly string[]): NamedTest[] {
  return [...new Set(names)].map((name) => ({ name, end: 'failed' }));
}

// The address of an object, as Python prints it, is another one in each run.
function hideAddresses(test: NamedTest): NamedTest {
  return { ...test, name: test.name.replaceAll(/\b0x[\da-f]{6,16}\b/g, '0x…') };
}

function numberEqual(tests: readonly NamedTest[]): NamedTest[] {
  const seen = new Map<string, number>();
  return tests.map((test) => {
    const count = (seen.get(test.name) ?? 0) + 1;
    seen.set(test.name, count);
    return count === 1 ? test : { ...test, name: `${test.name} (${count})` };
  });
}

/** The meaning of the words next to a number of tests, in the sums of all runners. */
const kinds: Readonly<Record<string, 'total' | 'excluded' | 'passed' | 'skipped' | 'failed' | 'expected'>> = {
  total: 'total',
  test: 'total',
  tests: 'total',
  doctest: 'total',
  doctests: 'total',
  feature: 'total',
  features: 'total',
  property: 'total',
  properties: 'total',
  excluded: 'excluded',
  passed: 'passed',
  succeeded: 'passed',
  skipped: 'skipped',
  todo: 'skipped',
  pending: 'skipped',
  ignored: 'skipped',
  incomplete: 'skipped',
  failed: 'failed',
  failure: 'failed',
  failures: 'failed',
  'unexpected successes': 'failed',
  error: 'failed',
  errors: 'failed',
  cancelled: 'failed',
  invalid: 'failed',
  'exec failed': 'failed',
  'timed out': 'failed',
  expected: 'expected',
  regression: 'expected',
  'failed as': 'expected',
  'expected fail': 'expected',
  'expected failures': 'expected',
  xfailed: 'expected',
  xpassed: 'expected',
};

/**
 * The counts in the named groups of an expression, added up over all places that match; null without a match. The names of groups are words of `kinds`,
 * and `words` for a text with such words. Without a total, that is the sum of the others.
 */
export function sumGroups(found: Iterable<RegExpExecArray>): Required<Counts> | null {
  const results = [...found].map(({ groups = {} }) => groups);
  if (results.length === 0) return null;
  const numbers = results.flatMap((groups) => [...Object.entries(groups), ...listWords(groups['words'] ?? '')]);
  const count = (kind: string): number =>
    sum(numbers.flatMap(([word, number]) => (kinds[word] === kind ? [Number(number ?? 0)] : [])));
  const [skipped, failed, expectedToFail] = [count('skipped'), count('failed'), count('expected')];
  const hasTotal = numbers.some(([word, number]) => kinds[word] === 'total' && number !== undefined);
  const total = hasTotal ? count('total') - count('excluded') : count('passed') + skipped + failed + expectedToFail;
  return { total, skipped, failed, expectedToFail, results: results.length };
}

// `1 failed`, `failures=1` or `Failures: 1`.
function listWords(text: string): [word: string, number: string][] {
  const numbers = text.matchAll(
    /\b(?:([A-Za-z]{1,20}(?: [a-z]{1,20})?)(?:=|: {1,20}))?(\d{1,9})(?: ([a-z]{1,20}(?: [a-z]{1,20})?))?/g,
  );
  return [...numbers].map(([, before, number = '', after = '']) => [(before ?? after).toLowerCase(), number]);
}

/** The sum of the first group over all places that match; null without a match. */
export function sumLines(output: string, pattern: RegExp): number | null {
  const found = [...output.matchAll(pattern)].map(([, number]) => Number(number));
  return found.length === 0 ? null : sum(found);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The results of several runs of a runner as one. */
export function addUp(parts: readonly RunnerTests[]): RunnerTests {
  const count = (read: (part: RunnerTests) => number): number => sum(parts.map(read));
  const added = nameTests(
    {
      total: count(({ total }) => total),
      skipped: count(({ skipped }) => skipped),
      failed: count(({ failed }) => failed),
      expectedToFail: count(({ expectedToFail = 0 }) => expectedToFail),
      results: count(({ results = 1 }) => results),
    },
    parts.flatMap(({ tests }) => tests),
    parts.flatMap(({ unloaded = [] }) => unloaded),
  );
  return {
    ...added,
    // Names that are not counted, as of subtests, do not make up for missing ones.
    named: parts.some(({ named }) => named === 'some') ? 'some' : added.named,
    unreached: count(({ unreached = 0 }) => unreached),
    ...(parts.some(({ endedEarly }) => endedEarly === true) && { endedEarly: true }),
  };
}
