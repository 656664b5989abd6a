import { expect, test } from 'vitest';
import { listMutants } from './mutants.ts';

const source = `interface Entry { readonly isOpen: boolean }
export async function read(entry: Entry, names: readonly string[]): Promise<string | null> {
  if (!entry.isOpen) return null;
  await close(entry);
  const known = names.some((name) => /^a+$/.test(name)) && names.length < 3;
  return known ? 'known' : null;
}
`;

test('each kind of mutant is listed once with its line, and types have no mutants', () => {
  const listed = listMutants(source).map(({ kind, line, before, after }) => `${line} ${kind}: ${before} => ${after}`);
  expect(listed).toEqual([
    '3 inverted condition: !entry.isOpen => !(!entry.isOpen)',
    '3 dropped guard: if (!entry.isOpen) return null; => ;',
    '4 dropped await: await close(entry); => void close(entry);',
    '5 dropped operand: names.some((name) => /^a+$/.test(name)) && names.length < 3 => (names.some((name) => /^a+$/.test(name)))',
    '5 dropped operand: names.some((name) => /^a+$/.test(name)) && names.length < 3 => (names.length < 3)',
    '5 some for every: some => every',
    '5 widened pattern: /^a+$/ => /a+$/',
    '5 widened pattern: /^a+$/ => /^a+/',
    '5 changed comparison: names.length < 3 => names.length <= 3',
    '6 inverted condition: known => !(known)',
  ]);
});

test('a mutant is the whole text with one change', () => {
  const [first] = listMutants(source);
  expect(first?.text).toBe(source.replace('if (!entry.isOpen)', 'if (!(!entry.isOpen))'));
});
