import { measureEditDistance } from '../core/edit-distance.ts';

/** Up to three known names that a misspelt one may mean, the nearest first. */
export function listNearestTools(name: string, known: readonly string[]): readonly string[] {
  const wanted = name.slice(0, 64).toLowerCase();
  return known
    .map((candidate) => {
      const lower = candidate.slice(0, 64).toLowerCase();
      const contains = wanted.length > 2 && (lower.includes(wanted) || wanted.includes(lower));
      return { candidate, distance: contains ? 1 : measureEditDistance(wanted, lower) };
    })
    .filter(
      ({ candidate, distance }) => distance <= Math.max(2, Math.floor(Math.max(candidate.length, wanted.length) / 3)),
    )
    .toSorted((left, right) => left.distance - right.distance)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
