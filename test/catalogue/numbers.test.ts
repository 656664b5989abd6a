import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The catalogue: twenty numbers for security, thirty for function, ten for integration. */
const counts = { S: 20, F: 30, I: 10 };
const numbers = Object.entries(counts).flatMap(([letter, count]) =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
);

/** Numbers at the start of a test's title, as it is written in a source. */
function readTitles(source: string): string[] {
  const titles = /^\s*(?:test|\]\s*\)|\}?\s*\]\s*\))(?:\.each\([^]*?\))?\(\s*(['"`])([SFI]\d+(?:, [SFI]\d+)*): \S/gm;
  return [...source.matchAll(titles)].flatMap(([, , named = '']) => named.split(', '));
}

const readNumbers = (folder: string): Set<string> =>
  new Set(
    readdirSync(folder)
      .filter((name) => name.endsWith('.test.ts'))
      .flatMap((name) => readTitles(readFileSync(join(folder, name), 'utf8'))),
  );

test('every number of the catalogue has a test through the real parts', () => {
  expect(numbers).toHaveLength(60);
  const found = readNumbers(import.meta.dirname);
  expect(numbers.filter((number) => !found.has(number))).toEqual([]);
  expect([...found].filter((number) => !numbers.includes(number))).toEqual([]);
});

test('nothing of the catalogue stands in for a part of the program', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name !== 'numbers.test.ts');
  for (const name of files)
    expect(readFileSync(join(import.meta.dirname, name), 'utf8'), name).not.toMatch(
      /harness-fixture|start-engine|vi\.(?:mock|fn|spyOn)|(?:test|describe)\.(?:skip|only|todo)/,
    );
});

test('titles are found in each form in which a test is written, and nowhere else', () => {
  expect(readTitles("test('S1: a', () => 1);\n  test.each([\n    1,\n  ])('I4: b over %s', () => 1);")).toEqual([
    'S1',
    'I4',
  ]);
  expect(readTitles('test(\n  "F2, F3: a", () => 1);\n])(`I9: c`, f)')).toEqual(['F2', 'F3', 'I9']);
  expect(readTitles("// test('S1: a')\nconst name = 'S2: b';\ntest('about S3: c', f); test.skip('S4: d', f)")).toEqual(
    [],
  );
});
