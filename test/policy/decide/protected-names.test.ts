import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { explainProtected, findSteeringNames } from '../../../src/policy/decide/paths/protected-paths.ts';
import { createDirectory, runGit } from '../../fixtures/workspace.ts';

const gitNames = [
  ...['.git', '.Git', '.GIT', 'sub/.git/config', '.git.', '.git ', '.git. . ', '.git::$INDEX_ALLOCATION', '.git:x'],
  ...['git~1', 'GIT~1', 'Git~1.', 'git~1 ', 'sub\\.git', '.git\\config', 'sub\\GIT~1\\config'],
  ...[
    '.g\u200Cit',
    '.g\u200Dit',
    '\u200E.git',
    '.git\u200F',
    '.gi\u202At',
    '.gi\u202Et',
    '.\u206Agit',
    '.gi\u206Ft',
    '.gi\uFEFFt',
  ],
];

/** Ignorable characters, folded characters and short names, beyond the names that git itself refuses. */
const moreGitNames = ['.GIT~1', 'git~2', '\uFF0Egit', '.\uFF47it/x', '.g\u00ADit', '.G\u0131T', 'a/.git\uFF0Fconfig'];

describe('names of git', () => {
  test.each([...gitNames, ...moreGitNames])('%j is protected', (name) => {
    expect(explainProtected(name, [])).not.toBeNull();
  });

  test('every name that git refuses for HFS and NTFS is protected, and similar names are not', () => {
    const root = createDirectory('names-');
    runGit(root, 'init', '--quiet');
    const blob = runGit(root, 'hash-object', '-w', '/dev/null').trim();
    const isRefusedByGit = (path: string): boolean =>
      spawnSync(
        'git',
        [
          '-c',
          'core.protectHFS=true',
          '-c',
          'core.protectNTFS=true',
          'update-index',
          '--add',
          '--cacheinfo',
          `100644,${blob},${path}`,
        ],
        { cwd: root, env: { PATH: process.env['PATH'], HOME: root } },
      ).status !== 0;
    expect(gitNames.filter((name) => !isRefusedByGit(name))).toEqual([]);
    const plain = ['.gitx', 'git', 'git~', 'gi~1x', '.gitignore', 'a.git', 'git-1', 'src/git/config', '.github-notes'];
    for (const name of plain)
      expect([name, isRefusedByGit(name), explainProtected(name, [])]).toEqual([name, false, null]);
  });
});

test.each([
  ['.gitmodules', 'gitmodules'],
  ['.GITMODULES ', 'gitmodules'],
  ['.git\u200Cmodules', 'gitmodules'],
  ['sub/.gitmodules::$DATA', 'gitmodules'],
  ['GITMOD~1', 'gitmodules'],
  ['gitmod~4', 'gitmodules'],
  ['gi7eba~1', 'gitmodules'],
  ['GI7EB~10', 'gitmodules'],
  ['~1000000', 'gitmodules'],
  ['.GitAttributes', 'gitattributes'],
  ['docs/gitatt~2', 'gitattributes'],
  ['gi7d29~1', 'gitattributes'],
  ['.gitattributes...', 'gitattributes'],
  ['.GitHub/workflows/x.yml', 'github'],
  ['\uFF0Egithub/x', 'github'],
  ['.git\u200Dhub/x', 'github'],
  ['github~1/workflows/x.yml', 'github'],
  ['.github \\workflows', 'github'],
] as const)('%j controls git or GitHub as %s', (path, name) => {
  expect(findSteeringNames(path)[name]).toBe(true);
});

test.each(['.gitmodules.txt', 'gitmod', 'gitatt~', 'sub/.github/x', 'src/github~1', 'gi7eba', 'attributes'])(
  '%j controls nothing',
  (path) => {
    expect(Object.values(findSteeringNames(path))).toEqual([false, false, false, false]);
  },
);
