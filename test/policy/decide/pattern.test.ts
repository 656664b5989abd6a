import fc from 'fast-check';
import { RE2JS } from 're2js';
import { expect, test } from 'vitest';
import { isPlainPattern } from '../../../src/policy/decide/matchers/pattern.ts';

test.each(['https://api\\.example\\.com/[a-z0-9-]+', '^v[0-9]+\\.[0-9]*$', 'a.b?', '\\d\\w\\s', '[^a-z_.]+'])(
  'accepts %s without a compilation',
  (pattern) => {
    expect(isPlainPattern(pattern)).toBe(true);
  },
);

test.each(['(a', 'a)', '[a', 'a**', '*a', 'a{2}', '[z-a]', '\\1', '(?=a)', 'a|b', '[]', '\\'])(
  'leaves %s to the engine',
  (pattern) => {
    expect(isPlainPattern(pattern)).toBe(false);
  },
);

test('the engine accepts every pattern that is accepted without a compilation', () => {
  const piece = fc.constantFrom(
    ...['a', 'z', '9', '-', '.', '^', '$', '*', '+', '?', '[', ']', '[^', 'a-z', '0-9', 'A-Z', '\\', '\\.', '\\d', '_'],
    ...['(', ')', '|', '{', '}', '{2}', ' ', '/', ':', '\\[', '#', '<', '!', '='],
  );
  let taken = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const pattern = pieces.join('');
      if (!isPlainPattern(pattern)) return;
      taken += 1;
      expect(() => RE2JS.compile(pattern), pattern).not.toThrow();
    }),
    { numRuns: 20_000 },
  );
  expect(taken).toBeGreaterThan(500);
});
