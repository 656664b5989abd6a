import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Access, CommandAccess, Word } from '../../../../src/core/types/access.ts';
import { readCommandEffects } from '../../../../src/policy/commands/command-effects.ts';
import { explainSelfDecided, lowerCommand } from '../../../../src/policy/commands/lower.ts';
import { programProfiles } from '../../../../src/policy/commands/programs/index.ts';

const names = programProfiles.flatMap((profile) => profile.names);

const tokens = [
  '-', '--', '-c', '-e', '-f', '-i', '-o', '-n', '-x', '-C', '-exec', '--output', '--output=a', '--file=a', '{}', ';', '+', 'a', '.env', 'src/', '..', '/', '~', '', 'A=b', 'PATH=x',
  'https://example.com/x', '@a', 'a:b', 's/a/b/w c', '{print}', 'install', 'run', 'test', 'exec', 'status', 'diff', '--no-index', '-delete', '5', 'ls', 'sh', 'npm', 'git', 'if=a', 'of=b', 'xf',
]; // prettier-ignore

const literal: fc.Arbitrary<Word> = fc
  .oneof({ weight: 4, arbitrary: fc.constantFrom(...tokens) }, fc.string({ unit: 'binary', maxLength: 12 }))
  .map((value) => ({ type: 'literal', value }));

const dynamic: fc.Arbitrary<Word> = fc.constantFrom(
  { type: 'dynamic', text: '$X', folder: null },
  { type: 'dynamic', text: '*.ts', folder: '.' },
  { type: 'dynamic', text: 'src/*', folder: 'src' },
);

function createCommand(program: string, words: readonly Word[]): CommandAccess {
  return { type: 'command', cwd: '.', words: [{ type: 'literal', value: program }, ...words] };
}

test('every profile returns effects for every list of words, and always the same', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.array(fc.oneof({ weight: 4, arbitrary: literal }, dynamic), { maxLength: 8 }),
      (program, words) => {
        const access = createCommand(program, words);
        const lowered = lowerCommand(access, '/srv/repo');
        expect(lowerCommand(access, '/srv/repo')).toEqual(lowered);
        expect(lowered[0]).toBe(access);
        if (explainSelfDecided(access) !== 'reads') return;
        for (const found of lowered.slice(1)) expect(['read', 'env', 'opaque']).toContain(found.type);
        expect(
          lowered.filter(({ type }) => type === 'opaque' && !lowered.some((other) => other.type === 'env')),
        ).toEqual([]);
      },
    ),
    { numRuns: 8_000 },
  );
});

// The values of a computed word in the other command: any words for `$X`, names in its folder for a glob.
function fill(word: Word, values: readonly string[]): Word[] {
  if (word.type === 'literal') return [word];
  if (word.folder === null) return values.map((value) => ({ type: 'literal', value }));
  const prefix = word.folder === '.' ? '' : `${word.folder}/`;
  const matching = values.filter((value) => /^\w+$/.test(value));
  // A glob without a match is not expanded.
  return (matching.length === 0 ? ['name'] : matching).map((value) => ({
    type: 'literal',
    value: `${prefix}${value}`,
  }));
}

function isCovered(found: Access, by: readonly Access[]): boolean {
  if (found.type === 'read')
    return by.some(
      (other) =>
        other.type === 'read' &&
        (other.path === found.path || other.path === '.' || found.path.startsWith(`${other.path}/`)),
    );
  return true;
}

test('a computed word never allows more of a call than the words that it becomes', () => {
  let compared = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.array(fc.oneof({ weight: 3, arbitrary: literal }, dynamic), { minLength: 1, maxLength: 6 }),
      fc.array(fc.constantFrom(...tokens), { maxLength: 3 }),
      (program, words, values) => {
        if (words.every(({ type }) => type === 'literal')) return;
        const computed = createCommand(program, words);
        const known = createCommand(
          program,
          words.flatMap((word) => fill(word, values)),
        );
        const lowered = lowerCommand(computed, '/srv/repo');
        // An opaque access has the strictest decision. A partly known command needs a rule, and no rule that allows matches a computed word.
        if (explainSelfDecided(computed) === null || lowered.some(({ type }) => type === 'opaque')) return;
        compared += 1;
        expect([explainSelfDecided(known), readCommandEffects(known).executes]).not.toContain(null);
        const exact = lowerCommand(known, '/srv/repo');
        expect(
          exact.filter((found) => found.type !== 'read' && found.type !== 'command' && found.type !== 'env'),
        ).toEqual([]);
        expect(exact.filter((found) => !isCovered(found, lowered))).toEqual([]);
      },
    ),
    { numRuns: 20_000 },
  );
  expect(compared).toBeGreaterThan(100);
});
