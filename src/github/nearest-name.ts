/** The known name that is closest to what was written, or null where none is close enough to be meant. */
export function findNearestName(written: string, known: readonly string[]): string | null {
  const target = written.toLowerCase();
  const ranked = known
    .map((name) => ({ name, distance: measureDistance(target, name.toLowerCase()) }))
    .toSorted((left, right) => left.distance - right.distance);
  const best = ranked[0];
  if (best === undefined) return null;
  return best.distance <= Math.max(1, Math.floor(best.name.length / 3)) ? best.name : null;
}

function measureDistance(left: string, right: string): number {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [row, character] of Array.from(left).entries()) {
    const current = [row + 1];
    for (let column = 1; column <= right.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (right[column - 1] === character ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
