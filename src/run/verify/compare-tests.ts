import { renderCount, renderFirst } from '../../core/text/grouped-number.ts';
import { isReport, nameCounted, type TestCount, type TestEnd } from '../../core/types/verify.ts';
import type { RanTests } from './runners/reading/runner.ts';

const maxShown = 5;
export const maxNameCharacters = 200;

/**
 * The tests that are lost from one run to another, a sentence per runner: fewer of them, more that are skipped or marked as expected to fail, or
 * no count at all. If the first run ended early, more skipped tests are no loss as long as at least as many more ran, and its numbers say little: then
 * each test that it named has to run again. A runner that failed and whose tests a report counts too may write no counts: Gradle writes them only if a
 * test fails.
 */
export function listLostTests(before: readonly RanTests[], after: readonly RanTests[]): string[] {
  const covered = listCovered(before, after);
  return before.flatMap((first) => {
    if (first.failed > 0 && covered.has(first.runner)) return [];
    const { runner, total, skipped } = first;
    const now = after.find((count) => count.runner === runner);
    if (now === undefined) return [`${runner} counted ${total} ${nameCounted(runner)} before, and none after`];
    const isSkipped = isLoss(now, first, (count) => count.skipped, ['skipped']);
    // A test that was skipped and now runs with such a mark is no loss.
    const missing = hasEndedEarly(first, now) && countTests(now) >= countTests(first) ? listMissing(first, now) : [];
    const isExpected =
      !isSkipped &&
      isLoss(now, first, (count) => count.skipped + (count.expectedToFail ?? 0), ['skipped', 'expected-to-fail']);
    return [
      ...(countTests(now) < countTests(first)
        ? [`${runner} ran ${countTests(now)} ${nameCounted(runner)} after ${countTests(first)} before`]
        : []),
      ...(missing.length > 0
        ? [
            `${missing.length === 1 ? 'a test' : renderCount(missing.length, 'test')} that ran before did not run: ${listNames(missing)}`,
          ]
        : []),
      ...(isSkipped ? [`${runner} skipped ${renderCount(now.skipped, 'test')} after ${skipped} before`] : []),
      ...(isExpected
        ? [
            `${runner} expected ${renderCount(now.expectedToFail ?? 0, 'test')} to fail after ${first.expectedToFail ?? 0} before`,
          ]
        : []),
    ];
  });
}

/** `marks`: how the tests that `read` counts have ended. */
function isLoss(
  now: RanTests,
  before: RanTests,
  read: (count: TestCount) => number,
  marks: readonly TestEnd[],
): boolean {
  const more = read(now) - read(before);
  // A run whose last test failed may have ended there, by an option that its output does not show. Then names decide.
  if (more > 0 && before.tests.at(-1)?.end === 'failed' && before.named === 'all' && now.named === 'all') {
    const ends = new Map(now.tests.map(({ name, end }) => [name, end]));
    return before.tests.some(({ name, end }) => !marks.includes(end) && marks.includes(ends.get(name) ?? 'skipped'));
  }
  return (
    more > 0 && (!hasEndedEarly(before, now) || countTests(now) - read(now) < countTests(before) - read(before) + more)
  );
}

function countTests({ total, unloaded = [] }: RanTests): number {
  return total - unloaded.length;
}

function countUnreached({ unreached = 0, unloaded = [] }: RanTests): number {
  return unreached + unloaded.length;
}

function hasEndedEarly(before: RanTests, now: RanTests): boolean {
  if (before.endedEarly === true || countUnreached(before) > countUnreached(now)) return true;
  // `rake` and `a && b` end at the first failure, and no line of the runner reports that.
  return before.failed > 0 && (now.results ?? 1) > (before.results ?? 1);
}

/** The tests of the first run that the second run lacks; empty unless both name all of their tests. */
function listMissing(before: RanTests, now: RanTests): readonly string[] {
  if (before.named !== 'all' || now.named !== 'all') return [];
  const names = new Set(now.tests.map(({ name }) => name));
  return before.tests.flatMap(({ name }) => (names.has(name) ? [] : [name]));
}

/** The first names of a list, and the number of the others. */
export function listNames(names: readonly string[], shown = maxShown): string {
  return renderFirst(
    names.map((name) => name.slice(0, maxNameCharacters)),
    shown,
  );
}

/** How the named tests of two runs differ. */
export interface Comparison {
  readonly fixed: readonly string[];
  readonly stillFailing: readonly string[];
  readonly newlyFailing: readonly string[];
  readonly lost: readonly string[];
  /** False if a test may fail that has no name here. */
  readonly namesFailures: boolean;
}

/** Compares two runs of a command by the names of tests. A test that is in the output of a runner and in a report counts once. */
export function compareTests(before: readonly RanTests[], after: readonly RanTests[]): Comparison {
  const covered = listCovered(before, after);
  const isCounted = ({ runner }: RanTests): boolean => !covered.has(runner);
  const first = before.filter(isCounted);
  const now = after.filter(isCounted);
  const failedBefore = listFailures(first);
  const failedNow = listFailures(now);
  const pairs = first.flatMap((old) => {
    const same = now.find(({ runner }) => runner === old.runner);
    return same === undefined ? [] : [{ old, same }];
  });
  const fixed = pairs.flatMap(({ old, same }) =>
    old.tests.filter(
      ({ name, end }) => end === 'failed' && hasPassed(same, name, old.unloaded?.includes(name) === true),
    ),
  );
  return {
    // Of `go test -v`, tests and packages are counted, and both name a failed test.
    fixed: [...new Set(fixed.map(({ name }) => name))],
    stillFailing: [...failedNow].filter((name) => failedBefore.has(name)),
    newlyFailing: [...failedNow].filter((name) => !failedBefore.has(name)),
    lost: pairs.flatMap(({ old, same }) => listMissing(old, same)),
    namesFailures: now.length > 0 && [...first, ...now].every(({ named }) => named !== 'some'),
  };
}

/** The tests that failed in one of two runs on the same tree and passed in the other. */
export function listFlaky(one: readonly RanTests[], other: readonly RanTests[]): readonly string[] {
  const { fixed } = compareTests(one, other);
  return [...new Set([...fixed, ...compareTests(other, one).fixed])];
}

// If an output names only failed tests, a test that is not among them has passed. A file that can be loaded is never named.
function hasPassed(tests: RanTests, name: string, isUnloaded: boolean): boolean {
  if (tests.named === 'all' && !isUnloaded)
    return tests.tests.some((test) => test.name === name && test.end === 'passed');
  return tests.named !== 'some' && !tests.tests.some((test) => test.name === name);
}

/** The names of the tests that failed. */
export function listFailures(tests: readonly RanTests[]): ReadonlySet<string> {
  return new Set(tests.flatMap((ran) => ran.tests.flatMap(({ name, end }) => (end === 'failed' ? [name] : []))));
}

// The runners whose tests a report of the same run names too: with the same number of failed tests and at least as many tests.
function listCovered(...runs: readonly (readonly RanTests[])[]): ReadonlySet<string> {
  const runners = new Set(runs.flat().map(({ runner }) => runner));
  const isCovered = (name: string): boolean =>
    !isReport(name) &&
    runs.every((run) => {
      const ran = run.find(({ runner }) => runner === name);
      return run.some(
        (report) =>
          isReport(report.runner) &&
          report.named === 'all' &&
          (ran === undefined || (report.failed === ran.failed && report.total >= ran.total)),
      );
    });
  return new Set([...runners].filter(isCovered));
}
