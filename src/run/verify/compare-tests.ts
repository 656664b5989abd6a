import { nameCounted, type TestCount } from '../../core/types/verify.ts';

/**
 * The tests that are lost from one run to another, a sentence per runner: fewer of them, more that are skipped or marked as expected to fail, or
 * no count at all. If the first run ended early, more skipped tests are no loss as long as at least as many more ran.
 */
export function listLostTests(before: readonly TestCount[], after: readonly TestCount[]): string[] {
  return before.flatMap((first) => {
    const { runner, total, skipped } = first;
    const now = after.find((count) => count.runner === runner);
    if (now === undefined) return [`${runner} counted ${total} ${nameCounted(runner)} before, and none after`];
    const isSkipped = isLoss(now, first, (count) => count.skipped);
    // A test that was skipped and now runs with such a mark is no loss.
    const isExpected = !isSkipped && isLoss(now, first, (count) => count.skipped + (count.expectedToFail ?? 0));
    return [
      ...(now.total < total ? [`${runner} ran ${now.total} ${nameCounted(runner)} after ${total} before`] : []),
      ...(isSkipped ? [`${runner} skipped ${describe(now.skipped)} after ${skipped} before`] : []),
      ...(isExpected
        ? [`${runner} expected ${describe(now.expectedToFail ?? 0)} to fail after ${first.expectedToFail ?? 0} before`]
        : []),
    ];
  });
}

function isLoss(now: TestCount, before: TestCount, read: (count: TestCount) => number): boolean {
  const more = read(now) - read(before);
  return more > 0 && (before.endedEarly !== true || now.total - read(now) < before.total - read(before) + more);
}

function describe(count: number): string {
  return `${count} ${count === 1 ? 'test' : 'tests'}`;
}
