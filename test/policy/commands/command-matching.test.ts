import { describe, expect, test } from 'vitest';
import type { Access, Word } from '../../../src/core/types/access.ts';
import { compileCommandPattern, commandPattern } from '../../../src/policy/commands/command-pattern.ts';
import { compileSubcommand, subcommand } from '../../../src/policy/commands/subcommand.ts';

// `$X` means a word that the shell would compute.
function lower(text: string, cwd = '.'): Extract<Access, { type: 'command' }> {
  const words = text === '' ? [] : text.split(' ');
  return {
    type: 'command',
    cwd,
    words: words.map((word): Word =>
      word.startsWith('$') ? { type: 'dynamic', text: word } : { type: 'literal', value: word },
    ),
  };
}

describe('a token pattern', () => {
  test.each([
    [['npm', 'test'], 'npm test', 'must'],
    [['npm', 'test'], 'npm test x', 'no'],
    [['npm', 'test'], 'npm', 'no'],
    [['npm', 'test'], '', 'no'],
    [['npm', 'test'], 'npm tests', 'no'],
    [['npm', 'test'], 'NPM test', 'may'],
    [['npm', 'test'], './npm test', 'may'],
    [['npm', 'test'], '/tmp/npm test', 'may'],
    [['npm', 'test'], 'npm.exe test', 'may'],
    [['npm', 'test'], 'npm $X', 'may'],
    [['npm', 'test'], 'npm test $X', 'may'],
    [['npm', 'test'], 'npm ci $X', 'no'],
    [['npm', 'test'], '$X test', 'may'],
    [['/usr/bin/git', 'status'], '/usr/bin/git status', 'must'],
    [['/usr/bin/git', 'status'], 'git status', 'may'],
    [['./gradlew', 'test'], './gradlew test', 'must'],
    [['npm', '*'], 'npm a', 'must'],
    [['npm', '*'], 'npm', 'no'],
    [['npm', '*'], 'npm a b', 'no'],
    [['npm', '*'], 'npm $X', 'may'],
    [['npm', '**'], 'npm', 'must'],
    [['npm', '**'], 'npm a b c', 'must'],
    [['npm', '**'], 'npm a $X', 'must'],
    [['**'], '$X a', 'may'],
    [['**'], 'anything at all', 'must'],
    [['npm', { any: ['test', ['run', 'test']] }], 'npm test', 'must'],
    [['npm', { any: ['test', ['run', 'test']] }], 'npm run test', 'must'],
    [['npm', { any: ['test', ['run', 'test']] }], 'npm run', 'no'],
    [['npm', { any: ['test', ['run', 'test']] }], 'npm run build', 'no'],
    [[{ any: ['npm', 'pnpm'] }, 'test'], 'pnpm test', 'must'],
    [[{ any: [['npm', 'run'], 'make'] }, 'test'], 'npm run test', 'must'],
    [[{ any: [['npm', 'run'], 'make'] }, 'test'], './make test', 'may'],
    [['npm', { any: ['run', ['run', 'a']] }, 'a'], 'npm run a a', 'must'],
    [['npm', 'test', { after: '--' }], 'npm test', 'must'],
    [['npm', 'test', { after: '--' }], 'npm test --', 'must'],
    [['npm', 'test', { after: '--' }], 'npm test -- -t a', 'must'],
    [['npm', 'test', { after: '--' }], 'npm test -t a', 'no'],
    [['npm', 'test', { after: '--' }], 'npm test --script-shell=x -- a', 'no'],
    [['npm', 'test', { after: '--' }], 'npm test -- $X', 'must'],
    [['npm', 'test', { after: '--' }], 'npm test $X', 'may'],
  ] as const)('%j against %j: %s', (pattern, text, expected) => {
    expect(compileCommandPattern(commandPattern.parse(pattern))(lower(text))).toBe(expected);
  });

  test.each([
    ['./gradlew', './gradlew', 'sub', 'may'],
    ['./gradlew', '../gradlew', 'sub', 'may'],
    ['./sub/gradlew', './gradlew', 'sub', 'must'],
    ['sub/bin/gradlew', 'bin/gradlew', 'sub', 'must'],
    ['./sub/gradlew', 'sub/./gradlew', '.', 'must'],
    ['./sub/gradlew', 'gradlew', 'sub', 'may'],
    ['./sub/gradlew', './gradlew', '', 'may'],
    ['./tmp/gradlew', './gradlew', '/tmp', 'may'],
    ['./sub/gradlew', './sub/gradlew', '/tmp', 'may'],
    ['../gradlew', './gradlew', '..', 'may'],
  ] as const)(
    'with the program %s of the workspace against %s in the directory %j: %s',
    (name, program, cwd, expected) => {
      const match = compileCommandPattern(commandPattern.parse([name, 'test']));
      expect(match(lower(`${program} test`, cwd))).toBe(expected);
    },
  );
});

describe('a program with subcommands', () => {
  test.each([
    [{ program: 'git', sub: ['status', 'diff'] }, 'git status', 'must'],
    [{ program: 'git', sub: ['status', 'diff'] }, 'git diff --stat x', 'must'],
    [{ program: 'git', sub: 'status' }, 'git push', 'no'],
    [{ program: 'git', sub: 'status' }, 'git', 'no'],
    [{ program: 'git', sub: 'status' }, 'git -c a=b status', 'may'],
    [{ program: 'git', sub: 'push' }, 'git -C x push', 'may'],
    [{ program: 'git', sub: 'push' }, 'git $X', 'may'],
    [{ program: 'git', sub: 'push' }, 'git push $X', 'must'],
    [{ program: 'git' }, 'git $X', 'must'],
    [{ program: 'git', flags: { none: ['-f'] } }, 'git push $X', 'may'],
    [{ program: 'git', sub: 'push' }, './git push', 'may'],
    [{ program: ['npm', 'pnpm'], sub: 'ci' }, 'pnpm ci', 'must'],
    [{ program: 'git' }, 'git anything', 'must'],
    [{ program: 'git' }, 'hg anything', 'no'],
  ] as const)('%j against %j: %s', (written, text, expected) => {
    expect(compileSubcommand(subcommand.parse(written))(lower(text))).toBe(expected);
  });
});
