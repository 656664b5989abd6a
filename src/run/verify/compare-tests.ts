import type { TestCount } from '../../core/types/verify.ts';

/** What tests are lost from one run to another, a sentence a runner: fewer of them, more that are skipped, or no word on them at all. */
export function listLostTests(before: readonly TestCount[], after: readonly TestCount[]): string[] {
  return before.flatMap(({ runner, total, skipped }) => {
    const now = after.find((count) => count.runner === runner);
    if (now === undefined) return [`${runner} counted ${total} tests before, and none after`];
    return [
      ...(now.total < total ? [`${runner} ran ${now.total} tests after ${total} before`] : []),
      ...(now.skipped > skipped ? [`${runner} skipped ${now.skipped} tests after ${skipped} before`] : []),
    ];
  });
}
