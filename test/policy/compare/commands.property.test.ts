import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CommandAccess, Word } from '../../../src/core/types/access.ts';
import {
  commandPattern,
  compileCommandPattern,
  type CommandPattern,
} from '../../../src/policy/commands/command-pattern.ts';
import { coversCommand } from '../../../src/policy/compare/commands.ts';
import { compileSubcommand, type Subcommand } from '../../../src/policy/commands/subcommand.ts';

const literal = fc.constantFrom('git', 'npm', 'a', 'b', '-x', '--');
const token = fc.oneof(
  { weight: 4, arbitrary: literal },
  fc.constant('*'),
  fc.record({
    any: fc.array(fc.oneof(literal, fc.array(literal, { minLength: 1, maxLength: 2 })), { minLength: 1, maxLength: 3 }),
  }),
);
const last = fc.constantFrom('**', { after: '--' as const }, null);
const pattern = fc
  .tuple(fc.array(token, { minLength: 1, maxLength: 3 }), last)
  .map(([tokens, end]) => [...tokens, ...(end === null ? [] : [end])] as CommandPattern)
  .filter((tokens) => commandPattern.safeParse(tokens).success);
const form: fc.Arbitrary<Subcommand> = fc.record(
  { program: fc.constantFrom('git', 'npm'), sub: fc.subarray(['a', 'b'], { minLength: 1 }) },
  { requiredKeys: ['program'] },
);
const condition = fc.oneof({ weight: 3, arbitrary: pattern }, form);
const words = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: literal.map((value): Word => ({ type: 'literal', value })) },
    fc.constant<Word>({ type: 'dynamic', text: '$X' }),
  ),
  { minLength: 1, maxLength: 4 },
);

const compile = (written: CommandPattern | Subcommand) =>
  Array.isArray(written) ? compileCommandPattern(written) : compileSubcommand(written);

test('a condition that covers another one matches every call of it', () => {
  let covered = 0;
  fc.assert(
    fc.property(condition, condition, fc.array(words, { minLength: 20, maxLength: 20 }), (outer, inner, calls) => {
      const denies = compile(outer);
      const speaks = compile(inner);
      for (const intents of [
        { outer: 'restrict', inner: 'grant' },
        { outer: 'restrict', inner: 'restrict' },
        { outer: 'grant', inner: 'grant' },
      ] as const) {
        if (!coversCommand(outer, inner, intents)) continue;
        for (const written of calls) {
          const access: CommandAccess = { type: 'command', words: written, cwd: '.' };
          const match = speaks(access);
          if (match === 'no' || (match === 'may' && intents.inner === 'grant')) continue;
          covered += 1;
          const found = denies(access);
          const isCovered = intents.outer === 'grant' ? found === 'must' : found !== 'no';
          expect(isCovered, JSON.stringify({ outer, inner, written, intents })).toBe(true);
        }
      }
    }),
    { numRuns: 4_000 },
  );
  expect(covered).toBeGreaterThan(200);
});
