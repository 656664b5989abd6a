import { setTimeout } from 'node:timers/promises';

/** A goal with its measured value: a ratio of two medians of one interleaved run, a size, or a count. */
export interface Goal {
  readonly name: string;
  readonly ratio: number;
  /** `at-most` for a cost, `at-least` for a gain, `exactly` for a count that is the same in every run. */
  readonly bound: 'at-most' | 'at-least' | 'exactly';
  readonly goal: number;
}

export function isReached({ ratio, bound, goal }: Goal): boolean {
  if (bound === 'exactly') return ratio === goal;
  return bound === 'at-most' ? ratio <= goal : ratio >= goal;
}

/** Runs the variants in turn, so that other load on the machine affects all of them. Returns the median of each in milliseconds. */
export async function measureInterleaved<Name extends string>(
  variants: Readonly<Record<Name, () => Promise<unknown>>>,
  rounds: number,
  /** Pause before each measurement, so that unfinished work of the previous one is not measured. */
  pauseMs = 0,
): Promise<Record<Name, number>> {
  const names = Object.keys(variants) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (const name of names) await variants[name]();
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      if (pauseMs > 0) await setTimeout(pauseMs);
      const start = performance.now();
      await variants[name]();
      times.get(name)?.push(performance.now() - start);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<Name, number>;
}

/** The middle value; the upper one of two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
