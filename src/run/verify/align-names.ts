import { groupBy } from '../../core/group-by.ts';
import type { NamedTest } from '../../core/types/verify.ts';
import type { RanTests } from './runners/reading/runner.ts';

/**
 * The tests of a run with the names of an earlier run, for tests whose names have a time or a random value in them and so are others in each run. A
 * test whose name the earlier run lacks takes the name of a test that this run lacks, if both are equal apart from such values. Tests of which several
 * are equal that way are paired in their order, and only if there are as many in both runs. Where not all tests are named, names stay: a name that is
 * missing could be that of a test that passed. Linear in the names.
 */
export function alignNames(earlier: readonly RanTests[], run: readonly RanTests[]): RanTests[] {
  return run.map((now) => {
    const old = earlier.find(({ runner }) => runner === now.runner);
    if (old?.named !== 'all' || now.named !== 'all') return now;
    const oldNames = groupOthers(old.tests, now.tests);
    const newNames = new Map<string, string>();
    for (const [mask, names] of groupOthers(now.tests, old.tests)) {
      const same = oldNames.get(mask);
      if (same?.length === names.length) names.forEach((name, at) => newNames.set(name, same[at] ?? name));
    }
    if (newNames.size === 0) return now;
    return { ...now, tests: now.tests.map((test) => ({ ...test, name: newNames.get(test.name) ?? test.name })) };
  });
}

// The names that the other list lacks, by their texts without such values.
function groupOthers(tests: readonly NamedTest[], others: readonly NamedTest[]): ReadonlyMap<string, string[]> {
  const known = new Set(others.map(({ name }) => name));
  const names = tests.flatMap(({ name }) => (known.has(name) ? [] : [name]));
  return groupBy(names, maskValues);
}

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** How often letters and digits take turns in a word that no person wrote. */
const minTurns = 3;
const minRandomCharacters = 8;

// A number, a UUID, and a word as `Math.random().toString(36)` or a hash has it.
function maskValues(name: string): string {
  return name.replaceAll(uuid, '…').replaceAll(/[\da-z]+/gi, (word) => {
    const isOneCase = word === word.toLowerCase() || word === word.toUpperCase();
    const turns = word.match(/(?<=\d)[a-z]|(?<=[a-z])\d/gi)?.length ?? 0;
    const isRandom = isOneCase && word.length >= minRandomCharacters && turns >= minTurns;
    return isRandom ? '…' : word.replaceAll(/\d+/g, '…');
  });
}
