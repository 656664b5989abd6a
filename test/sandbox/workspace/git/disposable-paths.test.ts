import { expect, test } from 'vitest';
import { parseIgnoreRules } from '../../../../src/sandbox/workspace/git/disposable-paths.ts';
import { createRepository, runGit } from '../../../fixtures/workspace.ts';

const paths = ['a', 'b.log', 'keep.log', '#x', '!y', 'deep/a', 'deep/b.log', 'deep/er/a', 'x{1}', 'end ', 'dir/in'];

test.each([
  ['a comment', '#x'],
  ['an escaped number sign', '\\#x'],
  ['an escaped exclamation mark', '\\!y'],
  ['nothing', ''],
  ['blanks', '   '],
  ['a name in every folder', 'a'],
  ['a name in this folder', '/a'],
  ['a star', '*.log'],
  ['a later exception', '*.log\n!keep.log'],
  ['an exception before', '!keep.log\n*.log'],
  ['a path', 'deep/a'],
  ['a path over folders', 'deep/**/a'],
  ['a folder', 'dir/'],
  ['a folder that is a file', 'a/'],
  ['braces', 'x{1}'],
  ['a trailing blank', 'a  '],
  ['an escaped trailing blank', 'end\\ '],
  ['Windows line ends', 'a\r\n*.log\r\n'],
])('%s ignores what git ignores', (_, rules) => {
  const root = createRepository({ '.gitignore': rules, ...Object.fromEntries(paths.map((path) => [path, ''])) });
  const ignored = paths.filter((path) => {
    try {
      runGit(root, 'check-ignore', '--quiet', '--no-index', '--', path);
      return true;
    } catch {
      return false;
    }
  });
  const { decide } = parseIgnoreRules(rules);
  const found = paths.filter((path) => {
    const folders = path.split('/').slice(0, -1);
    const isBelow = folders.some(
      (_name, index) => decide(folders.slice(0, index + 1).join('/'), 'folder') === 'ignored',
    );
    return isBelow || decide(path, 'other') === 'ignored';
  });
  expect(found).toEqual(ignored);
});
