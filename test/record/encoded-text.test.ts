import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeRuns, separator } from '../../src/record/encoded-text.ts';

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

// What Node decodes from each run, at each alignment.
function decodeWithNode(written: string): string[] {
  return (written.match(/[A-Za-z0-9+/_-]{24,}/g) ?? [])
    .flatMap((found) => [
      ...[0, 1, 2, 3].map((offset) => Buffer.from(found.slice(offset), 'base64')),
      ...(found.match(/[0-9a-fA-F]{32,}/g) ?? []).flatMap((hex) =>
        [0, 1].map((offset) => Buffer.from(hex.slice(offset), 'hex')),
      ),
    ])
    .map((bytes) => bytes.toString('latin1'));
}

test('runs of base64 and hex are decoded as by Node, at every alignment', () => {
  fc.assert(
    fc.property(text, (written) => {
      const expected = decodeWithNode(written);
      const decoded = decodeRuns(written);
      expect(decoded?.text ?? '').toBe(expected.map((part) => `${part}${separator}`).join(''));
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
