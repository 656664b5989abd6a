import { measureEditDistance } from '../core/edit-distance.ts';

/** The known name that was most likely meant, or null where none is close. */
export function findNearestName(written: string, known: readonly string[]): string | null {
  const target = written.toLowerCase();
  let nearest: { name: string; distance: number } | null = null;
  for (const name of known) {
    const distance = measureEditDistance(target, name.toLowerCase());
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
