/** The known name that was most likely meant, or null where none is close. */
export function findNearestName(written: string, known: readonly string[]): string | null {
  const target = written.toLowerCase();
  let nearest: { name: string; distance: number } | null = null;
  for (const name of known) {
    const distance = measureDistance(target, name.toLowerCase());
    if (distance > Math.ceil(name.length / 3)) continue;
    if (nearest === null || distance < nearest.distance) nearest = { name, distance };
  }
  return nearest?.name ?? null;
}

/** `did you mean "x"?`, or the list of what there is. */
export function renderNearest(written: string, known: readonly string[]): string {
  const nearest = findNearestName(written, known);
  return nearest === null ? `known: ${known.join(', ')}` : `did you mean "${nearest}"?`;
}

// Levenshtein, row by row. The policy's own text is the only input and names are short.
function measureDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let line = 1; line <= left.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= right.length; column += 1) {
      const change = left[line - 1] === right[column - 1] ? 0 : 1;
      next.push(Math.min((row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (row[column - 1] ?? 0) + change));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}
