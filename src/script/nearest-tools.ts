/** Up to three known names that a misspelt one may mean, the nearest first. */
export function listNearestTools(name: string, known: readonly string[]): readonly string[] {
  const wanted = name.slice(0, 64).toLowerCase();
  return known
    .map((candidate) => {
      const lower = candidate.slice(0, 64).toLowerCase();
      const contains = wanted.length > 2 && (lower.includes(wanted) || wanted.includes(lower));
      return { candidate, distance: contains ? 1 : measureDistance(wanted, lower) };
    })
    .filter(
      ({ candidate, distance }) => distance <= Math.max(2, Math.floor(Math.max(candidate.length, wanted.length) / 3)),
    )
    .toSorted((left, right) => left.distance - right.distance)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

// Edit distance: insertions, deletions and replacements.
function measureDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}
