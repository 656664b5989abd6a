import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLiteralSearch, type Anchor } from '../../../src/record/secrets/literal-search.ts';

const anchor = (literal: string): Anchor => ({
  literal,
  read: (_, index) => ({ start: index, end: index + literal.length }),
});

test('finds every literal at every place, also across the parts in which a text is read', () => {
  const character = fc.constantFrom('a', 'b', 'A', '\u0141', '\0', '😀', '\ud800');
  const text = fc.string({ unit: character, maxLength: 60 });
  fc.assert(
    fc.property(fc.array(text.filter(({ length }) => length >= 3)), text, fc.nat(40), (literals, after, at) => {
      const whole = `${'x'.repeat(16_384 - at)}${literals.join('')}${after}`;
      const expected = [...new Set(literals)].flatMap((literal) => {
        const places = [];
        for (let place = whole.indexOf(literal); place >= 0; place = whole.indexOf(literal, place + literal.length))
          places.push(`${place} ${literal}`);
        return places;
      });
      const found = createLiteralSearch([...new Set(literals)].map(anchor))(whole);
      const shown = found.map(({ start, end }) => `${start} ${whole.slice(start, end)}`);
      expect(shown.toSorted()).toEqual(expected.toSorted());
    }),
  );
});

test('tries an anchor after what it has found, and at each place where it finds nothing', () => {
  const tried: number[] = [];
  const search = createLiteralSearch([
    {
      literal: 'abc',
      read: (_, index) => {
        tried.push(index);
        return index === 3 ? { start: 3, end: 9 } : null;
      },
    },
  ]);
  expect(search('abcabcabcabc')).toEqual([{ start: 3, end: 9 }]);
  expect(tried).toEqual([0, 3, 9]);
  expect(() => createLiteralSearch([anchor('ab')])).toThrow('"ab" is too short to search for');
});
