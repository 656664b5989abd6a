import { nameCounted, type TestCount } from '../../core/types/verify.ts';

/**
 * The tests that are lost from one run to another, a sentence per runner: fewer of them, more that are skipped, or no count at all. More skipped
 * tests are no loss if at least as many more ran: then the first run ended early, as `cargo test` does at the first target that fails.
 */
export function listLostTests(before: readonly TestCount[], after: readonly TestCount[]): string[] {
  return before.flatMap(({ runner, total, skipped }) => {
    const now = after.find((count) => count.runner === runner);
    if (now === undefined) return [`${runner} counted ${total} ${nameCounted(runner)} before, and none after`];
    return [
      ...(now.total < total ? [`${runner} ran ${now.total} ${nameCounted(runner)} after ${total} before`] : []),
      ...(now.skipped > skipped && now.total - now.skipped < total - skipped + (now.skipped - skipped)
        ? [`${runner} skipped ${now.skipped} ${now.skipped === 1 ? 'test' : 'tests'} after ${skipped} before`]
        : []),
    ];
  });
}
