import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLruCache } from '../../../src/script/parse/cache.ts';

test('keeps the most recently used entries and drops the least recently used', () => {
  const cache = createLruCache<string, number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, null, 3]);
});

test('setting a key again replaces its value and makes it the newest', () => {
  const cache = createLruCache<string, number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('a', 3);
  cache.set('c', 4);
  expect([cache.get('a'), cache.get('b'), cache.size]).toEqual([3, null, 2]);
});

test('counts hits and misses, and keeps values that are falsy', () => {
  const cache = createLruCache<string, number>(2);
  cache.set('zero', 0);
  expect(cache.get('zero')).toBe(0);
  cache.get('nothing');
  expect([cache.hits, cache.misses]).toEqual([1, 1]);
});

test('a cache that could hold nothing is refused', () => {
  for (const maxEntries of [0, -1, 1.5, Number.NaN]) expect(() => createLruCache(maxEntries)).toThrow(RangeError);
});

test('behaves as a list of the most recently used entries', () => {
  const step = fc.record({ key: fc.nat({ max: 6 }), sets: fc.boolean() });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(step, { maxLength: 60 }), (maxEntries, steps) => {
      const cache = createLruCache<number, string>(maxEntries);
      let model: { key: number; value: string }[] = [];
      for (const [turn, { key, sets }] of steps.entries()) {
        const known = model.find((entry) => entry.key === key);
        if (sets || known !== undefined) {
          const value = sets ? `${turn}` : (known?.value ?? '');
          model = [...model.filter((entry) => entry.key !== key), { key, value }].slice(-maxEntries);
        }
        if (sets) cache.set(key, `${turn}`);
        const expected = sets ? `${turn}` : (known?.value ?? null);
        expect(cache.get(key)).toBe(expected);
        expect(cache.size).toBe(model.length);
      }
    }),
  );
});
