/**
 * Finds the places of a run of lines, or of the characters of a text, between `from` and `to`: at most `maxFound` indexes, in order. Linear in both lengths for any
 * contents (Knuth–Morris–Pratt).
 */
export function findRuns(
  lines: ArrayLike<string>,
  run: ArrayLike<string>,
  options: { readonly from: number; readonly to: number; readonly maxFound: number },
): number[] {
  if (run.length === 0) return [];
  const borders = computeBorders(run);
  const found: number[] = [];
  let matched = 0;
  for (let index = options.from; index < options.to; index += 1) {
    while (matched > 0 && lines[index] !== run[matched]) matched = borders[matched - 1] ?? 0;
    if (lines[index] === run[matched]) matched += 1;
    if (matched < run.length) continue;
    found.push(index - run.length + 1);
    if (found.length === options.maxFound) break;
    matched = borders[matched - 1] ?? 0;
  }
  return found;
}

/** For each beginning of a run, the length of the longest shorter beginning with which it ends. Linear. */
export function computeBorders(run: ArrayLike<string>): readonly number[] {
  const borders = [0];
  let length = 0;
  for (let index = 1; index < run.length; index += 1) {
    while (length > 0 && run[index] !== run[length]) length = borders[length - 1] ?? 0;
    if (run[index] === run[length]) length += 1;
    borders.push(length);
  }
  return borders;
}
