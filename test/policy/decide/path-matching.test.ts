import { describe, expect, test } from 'vitest';
import { compilePathGlobs, readPathForms, readTextForms } from '../../../src/policy/decide/paths/glob.ts';
import { explainProtected } from '../../../src/policy/decide/paths/protected-paths.ts';

describe('a glob', () => {
  test.each([
    ['src/**', 'src/a', true, true],
    ['src/**', 'src', true, true],
    ['src/**', 'src/.hidden/.x', true, true],
    ['src/**', 'srcs/a', false, false],
    ['src/**', 'SRC/a', false, true],
    ['src/**', '/src/a', false, false],
    ['**', '.', true, true],
    ['**', 'a/.b', true, true],
    ['**', '/etc/passwd', false, true],
    ['*', '.', false, false],
    ['**/.env*', '.env', true, true],
    ['**/.env*', 'a/b/.env.local', true, true],
    ['**/.env*', '.ENV', false, true],
    ['**/.env*', '.\uFF45nv', false, true],
    ['**/.env*', '.e\u200Dnv', false, true],
    ['**/.env*', '.\u{1D4D4}NV', false, true],
    ['**/.env*', '/home/x/.env', false, true],
    ['/proc/**', '/proc/self/environ', true, true],
    ['/proc/**', 'proc/self/environ', false, false],
    ['src/a.ts', 'src/a.ts', true, true],
    ['src/a.ts', 'src/aXts', false, false],
    ['src/[ab].ts', 'src/b.ts', true, true],
    ['src/{a,b}.ts', 'src/c.ts', false, false],
    ['src/c++/*', 'src/c++/a', true, true],
    ['src/*', 'src/a/b', false, false],
  ])('%s on %j: grants %s, restricts %s', (text, path, grants, restricts) => {
    const glob = compilePathGlobs([text]);
    expect(glob(readTextForms(path), 'grant')).toBe(grants);
    expect(glob(readTextForms(path), 'restrict')).toBe(restricts);
  });

  test.each([
    '',
    'a\0b',
    'a\nb',
    'a\u0007',
    '~/x',
    '~',
    'a/../b',
    '../a',
    'a//b',
    'a/./b',
    'a\uFFFDb',
    'a\uD800b',
    'a\u202Eb',
    'a\u200Fb',
    'a\u2066b',
  ])('never grants the path %j and always restricts it', (path) => {
    const access = { type: 'read', path, valid: true } as const;
    expect(compilePathGlobs(['**'])(readPathForms(access), 'grant')).toBe(false);
    expect(compilePathGlobs(['nothing'])(readPathForms(access), 'restrict')).toBe(true);
  });

  test('of everything below a directory grants the directory itself, but not a file of that name', () => {
    const match = (text: string, path: string, isFile?: true) =>
      compilePathGlobs([text])(readPathForms({ type: 'write', path, valid: true, ...(isFile && { isFile }) }), 'grant');
    expect(match('src/**', 'src')).toBe(true);
    expect(match('src/**', 'src', true)).toBe(false);
    expect(match('packages/*/src/**', 'packages/a/src', true)).toBe(false);
    expect(match('src/**', 'src/a', true)).toBe(true);
    expect(match('{src,test}/**', 'test/a', true)).toBe(true);
    expect(match('app/[id].ts', 'app/[id].ts', true)).toBe(true);
    expect(match('**', 'a', true)).toBe(true);
  });

  test('never grants a path that the tool declares invalid', () => {
    const access = { type: 'write', path: 'src/a', valid: false } as const;
    expect(compilePathGlobs(['**'])(readPathForms(access), 'grant')).toBe(false);
    expect(compilePathGlobs(['nothing'])(readPathForms(access), 'restrict')).toBe(true);
  });
});

describe('protected paths', () => {
  // The spellings of names of git and GitHub are in protected-names.test.ts.
  test.each(['a/b/.git/config', '.github', 'ci/policy.yml', 'CI/Policy.yml', 'ci'])('cover %j', (path) => {
    expect(explainProtected(path, ['ci/policy.yml'])).not.toBeNull();
  });

  test.each([
    'src/a.ts',
    '.gitignore',
    '.gitattributes',
    'docs/.github-notes',
    'ci/other.yml',
    'src/git/config',
    'sub/.github/x',
    'git~/x',
  ])('leave %j to the rules', (path) => {
    expect(explainProtected(path, ['ci/policy.yml'])).toBeNull();
  });
});
