import { measureEditDistance } from '../core/edit-distance.ts';

/** The known name that is closest to what was written, or null where none is close enough to be meant. */
export function findNearestName(written: string, known: readonly string[]): string | null {
  const target = written.toLowerCase();
  const ranked = known
    .map((name) => ({ name, distance: measureEditDistance(target, name.toLowerCase()) }))
    .toSorted((left, right) => left.distance - right.distance);
  const best = ranked[0];
  if (best === undefined) return null;
  return best.distance <= Math.max(1, Math.floor(best.name.length / 3)) ? best.name : null;
}
