const maxComparedCharacters = 64;

/**
 * Up to `most` known names that a misspelt one may mean, the nearest first. Case, `_`, `-` and `.` make no difference. A name that contains
 * the written one, or is contained in it, is one edit away. Time is limited by the product of both lengths (64 characters each).
 */
export function listNearestNames(written: string, known: readonly string[], most = 3): readonly string[] {
  const wanted = normalize(written);
  return known
    .map((name) => {
      const candidate = normalize(name);
      const contains = wanted.length > 2 && (candidate.includes(wanted) || wanted.includes(candidate));
      const distance = measureEditDistance(wanted, candidate);
      const limit = Math.max(1, Math.ceil(Math.max(candidate.length, wanted.length) / 3));
      return { name, distance: contains ? Math.min(1, distance) : distance, edits: distance, limit };
    })
    .filter(({ distance, limit }) => distance <= limit)
    .toSorted((left, right) => left.distance - right.distance || left.edits - right.edits)
    .slice(0, most)
    .map(({ name }) => name);
}

/** The known name that a misspelt one most likely means; null if no name is near. */
export function findNearestName(written: string, known: readonly string[]): string | null {
  return listNearestNames(written, known, 1)[0] ?? null;
}

/** Renders `did you mean "x"?`, or the list of known names. */
export function renderNearest(written: string, known: readonly string[]): string {
  const nearest = findNearestName(written, known);
  return nearest === null ? `known: ${known.join(', ')}` : `did you mean "${nearest}"?`;
}

function normalize(name: string): string {
  return name.slice(0, maxComparedCharacters).toLowerCase().replaceAll(/[_.-]/g, '');
}

/**
 * The number of insertions, deletions, replacements and swaps of neighbours between two texts (optimal string alignment). Quadratic, so only
 * for short texts.
 */
export function measureEditDistance(left: string, right: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let line = 1; line <= left.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= right.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (left[line - 1] === right[column - 1] ? 0 : 1);
      const isSwap = left[line - 1] === right[column - 2] && left[line - 2] === right[column - 1];
      const swapped = line > 1 && column > 1 && isSwap ? (before[column - 2] ?? 0) + 1 : replaced;
      next.push(Math.min(replaced, swapped, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[right.length] ?? 0;
}
