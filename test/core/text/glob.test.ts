import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileGlob, compileGlobs, expandBraces } from '../../../src/core/text/glob.ts';

function matches(glob: string, path: string): boolean {
  return compileGlob(glob)(path);
}

function renderExpression(part: string): string {
  return part.replaceAll('.', '\\.').replaceAll('?', '[^/]').replaceAll('*', '[^/]*');
}

describe('compileGlob', () => {
  it.each([
    ['*.ts', 'c.ts', true],
    ['*.ts', 'a/c.ts', false],
    ['**/*.ts', 'a/b/c.ts', true],
    ['**/*.ts', 'c.tsx', false],
    ['src/*.ts', 'src/a.ts', true],
    ['src/*.ts', 'src/a/b.ts', false],
    ['src/**/b.ts', 'src/b.ts', true],
    ['**/*.{ts,t[a-s]}', 'x/y.ta', true],
    ['a{b,{c,d}}', 'ad', true],
    ['[!a-c]x', 'dx', true],
    ['[!a-c]x', 'bx', false],
    ['[]]', ']', true],
    ['a[', 'a[', true],
    ['\\*', '*', true],
    ['\\*', 'a', false],
    ['?', '😀', true],
    ['*', '.hidden', true],
    ['src/**', 'src/a/b', true],
    ['src/**', 'src', false],
    ['src/**/a', 'src/a', true],
    ['src/**/**', 'src/a', true],
    ['a/*/**', 'a/b/c', true],
    ['a/*/**', 'a/b', false],
    ['a/*', 'a/', false],
    ['{a}', '{a}', true],
    ['[z-a]', 'b', false],
    ['**', 'src', true],
  ])('%s on %s is %s', (glob, path, expected) => {
    expect(matches(glob, path)).toBe(expected);
  });

  it('agrees with a regular expression that says the same', () => {
    const segment = fc
      .string({ unit: fc.constantFrom('a', 'b', '.', '*', '?'), minLength: 1, maxLength: 5 })
      // At the start it means the directory itself.
      .filter((text) => text !== '.');
    const name = fc.string({ unit: fc.constantFrom('a', 'b', '.'), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constant('**'), segment), { minLength: 1, maxLength: 4 }),
        segment.filter((last) => last !== '**'),
        fc.array(name, { minLength: 1, maxLength: 5 }),
        (parts, last, names) => {
          const before = parts.map((part) => (part === '**' ? '(?:[^/]+/)*' : `${renderExpression(part)}/`)).join('');
          const expected = new RegExp(`^${before}${renderExpression(last)}$`).test(names.join('/'));
          expect(matches([...parts, last].join('/'), names.join('/'))).toBe(expected);
        },
      ),
      { numRuns: 5_000 },
    );
  });

  it('matches a set of one character as it matches the character', () => {
    const part = fc.constantFrom('**', '**', '*', 'a', 'a*', '*a', 'a*b', '*.a', '');
    const piece = fc.constantFrom('a', 'b', 'ab', '.a', 'x.a', '', '/', '//', '\n');
    let matched = 0;
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 4 }),
        fc.array(piece, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('included', 'excluded'),
        (parts, pieces, directory) => {
          const glob = parts.join('/');
          const path = pieces.join('/');
          // A name anywhere and a plain directory are asked about canonical paths only.
          fc.pre(!/^\*\*\/[^*]*$|^[^*]*\/\*\*$/.test(glob) || !path.includes('//'));
          fc.pre(!path.startsWith('/') || !/^\*\*\/[^*]*$/.test(glob));
          const expected = compileGlob(glob.replaceAll('a', '[a]'), { directory })(path);
          if (expected) matched += 1;
          if (glob.includes('a')) expect(compileGlob(glob, { directory })(path), `${glob} ${path}`).toBe(expected);
        },
      ),
      { numRuns: 20_000 },
    );
    expect(matched).toBeGreaterThan(1_000);
  });

  it('includes the directory of a final ** only if asked', () => {
    expect(compileGlob('src/**', { directory: 'included' })('src')).toBe(true);
    expect(compileGlob('s?c/**', { directory: 'included' })('src')).toBe(true);
    expect(compileGlob('s*/**', { directory: 'included' })('src')).toBe(false);
    expect(compileGlob('s*/**')('src')).toBe(false);
  });

  it('takes linear time for hostile globs (finding B7)', () => {
    // An engine that tries every combination of 30 stars does not end.
    expect(matches(`${'*a'.repeat(30)}*b`, 'a'.repeat(4_000))).toBe(false);
    expect(matches(`${'**/*a*/'.repeat(30)}b`, `${'a/'.repeat(2_000)}a`)).toBe(false);
    expect(matches(`${'*a'.repeat(200)}b`, 'a'.repeat(5_000))).toBe(false);
    expect(matches(`${'**/a/'.repeat(100)}b`, `${'a/'.repeat(2_000)}a`)).toBe(false);
    expect(() => expandBraces('{a,b}'.repeat(100))).toThrow(RangeError);
    expect(() => compileGlob('{a,b}'.repeat(100))).toThrow('more than 1000 alternatives');
  });
});

it('many globs at once decide as each of them alone', () => {
  const part = fc.constantFrom('a', 'b', 'ab', '.env', '*', '**', 'a*', '*b', '*.a', '?', '[ab]', 'a?b', '{a,b}');
  const glob = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
  const name = fc.constantFrom('a', 'b', 'ab', '.env', 'x.a', 'aab', 'ba');
  const path = fc
    .array(name, { minLength: 1, maxLength: 5 })
    .chain((names) => fc.constantFrom(names.join('/'), `/${names.join('/')}`));
  fc.assert(
    fc.property(
      fc.array(glob, { maxLength: 6 }),
      path,
      fc.constantFrom('included', 'excluded'),
      (globs, asked, directory) => {
        const alone = globs.some((text) => compileGlob(text, { directory })(asked));
        expect(compileGlobs(globs, { directory })(asked)).toBe(alone);
      },
    ),
    { numRuns: 5_000 },
  );
});
