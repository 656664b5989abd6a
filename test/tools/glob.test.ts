import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileGlob, expandBraces } from '../../src/tools/search/glob.ts';
import { isIgnored, parseGitIgnore } from '../../src/tools/search/git-ignore.ts';
import { createRepository, writeFiles } from '../fixtures/workspace.ts';

function matches(glob: string, path: string): boolean {
  const matcher = compileGlob(glob);
  if (matcher === null) throw new Error('too many alternatives');
  return matcher(path);
}

function renderExpression(part: string): string {
  return part.replaceAll('.', '\\.').replaceAll('?', '[^/]').replaceAll('*', '[^/]*');
}

describe('compileGlob', () => {
  it.each([
    ['*.ts', 'a/b/c.ts', true],
    ['*.ts', 'a/b/c.tsx', false],
    ['src/*.ts', 'src/a.ts', true],
    ['src/*.ts', 'src/a/b.ts', false],
    ['./src/*.ts', 'src/a.ts', true],
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
    ['**', 'src', true],
  ])('%s on %s is %s', (glob, path, expected) => {
    expect(matches(glob, path)).toBe(expected);
  });

  it('agrees with a regular expression that says the same', () => {
    const segment = fc
      .string({ unit: fc.constantFrom('a', 'b', '.', '*', '?'), minLength: 1, maxLength: 5 })
      // At the start it means the folder itself.
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

  it('answers hostile patterns', () => {
    expect(matches(`${'*a'.repeat(200)}b`, 'a'.repeat(5_000))).toBe(false);
    expect(matches(`${'**/a/'.repeat(100)}b`, `${'a/'.repeat(2_000)}a`)).toBe(false);
    expect(expandBraces('{a,b}'.repeat(100))).toBeNull();
    expect(compileGlob('{a,b}'.repeat(100))).toBeNull();
  });
});

describe('parseGitIgnore', () => {
  it('agrees with git', () => {
    const line = fc
      .array(fc.constantFrom('a', 'b', '*', '?', '/', '**', '!', '\\', '#', ' ', '[ab]', '.'), { maxLength: 6 })
      .map((parts) => parts.join(''));
    const paths = ['a', 'b', 'ab', 'a/a', 'a/b', 'b/a', 'b/ab/a', 'a/b/a', '.a', 'b/.a', '#a'];
    const root = createRepository({});
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
        // Stars beside other characters: git's answer hangs on where its strings lie in memory. An escaped slash is left out too.
        fc.pre(lines.every((text) => !/[^/]\*\*|\*\*[^/]|\\\//.test(text.replace(/^!/, ''))));
        const text = `${lines.join('\n')}\n`;
        writeFiles(root, { '.gitignore': text });
        const checked = spawnSync('git', ['check-ignore', '--no-index', '--stdin', '-z'], {
          cwd: root,
          input: paths.join('\0'),
          encoding: 'utf8',
        });
        const byGit = checked.stdout.split('\0').filter((path) => path !== '');
        const file = parseGitIgnore(text, '.');
        const byUs = paths.filter((path) => {
          const names = path.split('/');
          // As a walk does it: nothing below an ignored folder is looked at.
          return names.some((_, index) =>
            isIgnored(names.slice(0, index + 1).join('/'), index === names.length - 1 ? 'file' : 'directory', [file]),
          );
        });
        expect(byUs).toEqual(byGit);
      }),
      { numRuns: 600 },
    );
  });
});
