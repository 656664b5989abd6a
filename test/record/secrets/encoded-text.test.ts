import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invisibleCharacters } from '../../../src/core/text/invisible-characters.ts';
import { decodeRuns, mayBeInvisible, removeInvisible, separator } from '../../../src/record/secrets/encoded-text.ts';

const characterOf = (alphabet: string): fc.Arbitrary<string> => fc.constantFrom(...Array.from(alphabet));
const base64 = characterOf('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_');
const run = fc.oneof(
  fc.string({ unit: base64, maxLength: 90 }),
  fc.string({ unit: characterOf('0123456789abcdefABCDEF'), maxLength: 90 }),
);
const between = fc.constantFrom(' ', '\n', '"', '=', '.', 'é', '😀', '');
const text = fc
  .array(fc.tuple(run, between), { maxLength: 6 })
  .map((parts) => parts.map((part) => part.join('')).join(''));

// What Node decodes from each run: base64 at each alignment, then hex. At least one separator follows each part.
function decodeWithNode(written: string): string {
  const runs = written.match(/[A-Za-z0-9+/_-]{8,}/g) ?? [];
  const groups = [0, 1, 2, 3].flatMap((offset) =>
    runs.map((run) => {
      const characters = run.slice(offset);
      const whole = Math.ceil(characters.length / 4) * 3;
      return Buffer.from(characters, 'base64')
        .toString('latin1')
        .padEnd(whole + 3, separator);
    }),
  );
  const hex = runs
    .flatMap((run) => run.match(/[0-9a-fA-F]{12,}/g) ?? [])
    .flatMap((digits) => [0, 1].map((offset) => Buffer.from(digits.slice(offset), 'hex').toString('latin1')));
  return [...groups, ...hex.map((part) => `${part}${separator}`)].join('');
}

test('runs of base64 and hex are decoded as by Node, at every alignment', () => {
  fc.assert(
    fc.property(text, (written) => {
      expect(decodeRuns(written)?.text ?? '').toBe(decodeWithNode(written));
    }),
    { numRuns: 2_000 },
  );
});

test('a place in the decoded text is found again in the run, at every alignment', () => {
  const value = fc.string({ unit: base64, minLength: 8, maxLength: 40 });
  fc.assert(
    fc.property(value, fc.integer({ min: 0, max: 3 }), (hidden, offset) => {
      // 24 bytes are 32 characters.
      const plain = `${'x'.repeat(24)}${hidden}${'y'.repeat(24)}`;
      const before = `cat ${'A'.repeat(offset)}`;
      const decoded = decodeRuns(`${before}${Buffer.from(plain).toString('base64')} end`);
      const at = decoded?.text.indexOf(hidden) ?? -1;
      expect(at).toBeGreaterThanOrEqual(0);
      const start = before.length + 32;
      const end = start + Math.ceil((hidden.length * 4) / 3);
      expect(decoded?.locate({ start: at, end: at + hidden.length })).toEqual({ start, end });
    }),
  );
});

test('the fast test for invisible characters finds each of them', () => {
  const missed = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code);
    const isInvisible = character.replace(invisibleCharacters, '') === '';
    if (isInvisible && !mayBeInvisible.test(character)) missed.push(code.toString(16));
  }
  expect(missed).toEqual([]);
});

test('invisible characters are removed, and what is left is found at its place', () => {
  const text = 'ab\u200bc\u001b[01;31md\r\ne\u{e0041}f';
  const visible = removeInvisible(text);
  expect(visible?.text).toBe('abcd\r\nef');
  expect(visible?.locate({ start: 1, end: 4 })).toEqual({ start: 1, end: text.indexOf('\r') });
  expect(removeInvisible('plain\r\ntext, é and …')).toBe(null);
});
