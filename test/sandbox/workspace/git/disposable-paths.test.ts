import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseIgnoreRules, readDisposablePaths } from '../../../../src/sandbox/workspace/git/disposable-paths.ts';
import { readGitLayout } from '../../../../src/sandbox/workspace/git/git-layout.ts';
import { createDirectory, createRepository, runGit, writeFiles } from '../../../fixtures/workspace.ts';

const paths = ['a', 'b.log', 'keep.log', '#x', '!y', 'deep/a', 'deep/b.log', 'deep/er/a', 'x{1}', 'end ', 'dir/in'];

test.each([
  ['a comment', '#x'],
  ['an escaped number sign', '\\#x'],
  ['an escaped exclamation mark', '\\!y'],
  ['nothing', ''],
  ['whitespace', '   '],
  ['a name in every directory', 'a'],
  ['a name in this directory', '/a'],
  ['a star', '*.log'],
  ['a later exception', '*.log\n!keep.log'],
  ['an exception before', '!keep.log\n*.log'],
  ['a path', 'deep/a'],
  ['a path over directories', 'deep/**/a'],
  ['a directory', 'dir/'],
  ['a directory that is a file', 'a/'],
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
    const directories = path.split('/').slice(0, -1);
    const isBelow = directories.some(
      (_name, index) => decide(directories.slice(0, index + 1).join('/'), 'directory') === 'ignored',
    );
    return isBelow || decide(path, 'other') === 'ignored';
  });
  expect(found).toEqual(ignored);
});

test('a virtual environment of any name is disposable, if it was there before the run and the base tracks nothing in it', async () => {
  const root = createRepository({ 'source/pyvenv.cfg': '', 'a.txt': '' });
  writeFiles(root, { 'env/pyvenv.cfg': '', 'tools/lint/pyvenv.cfg': '', 'plain/a.py': '', 'pyvenv.cfg': '' });
  writeFiles(root, { 'module/pyvenv.cfg': '', 'module/env/pyvenv.cfg': '' });
  runGit(root, 'update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},module`);
  const git = '/usr/bin/git';
  const found = await readDisposablePaths({ workspace: root, layout: readGitLayout(root, git), git, sh: '/bin/sh' });
  const isDisposable = (path: string) => found.isDisposable(path, 'other');
  expect(['env/lib/m.py', 'tools/lint/bin/x'].filter(isDisposable)).toHaveLength(2);
  expect(found.isDisposable('env', 'directory')).toBe(true);
  expect(['source/m.py', 'plain/m.py', 'tools/m.py', 'm.py', 'pyvenv.cfg'].filter(isDisposable)).toEqual([]);
  expect(['module/m.py', 'module/env/m.py'].filter(isDisposable)).toEqual([]);
  // Nothing that the agent makes afterwards counts.
  writeFiles(root, { 'plain/pyvenv.cfg': '' });
  expect(isDisposable('plain/m.py')).toBe(false);
});

test('a file is uncommitted if the commit lacks it and git does not ignore it or has it in its index; without a commit, the index counts', async () => {
  const git = '/usr/bin/git';
  const read = async (root: string) =>
    readDisposablePaths({ workspace: root, layout: readGitLayout(root, git), git, sh: '/bin/sh' });
  const root = createRepository({ '.gitignore': '*.log\n', 'a.txt': '', 'b/c.txt': '' });
  writeFiles(root, { 'added.txt': '', 'b/intended.txt': '', 'left.txt': '', 'x.log': '', 'added.log': '' });
  runGit(root, 'add', '--force', 'added.txt', 'added.log');
  runGit(root, 'add', '--intent-to-add', 'b/intended.txt');
  const paths = ['a.txt', 'b/c.txt', 'added.txt', 'b/intended.txt', 'left.txt', 'x.log', 'added.log'];
  const found = await read(root);
  expect(paths.filter((path) => found.isUncommitted(path))).toEqual([
    'added.txt',
    'b/intended.txt',
    'left.txt',
    'added.log',
  ]);
  const inside = await read(join(root, 'b'));
  expect(['c.txt', 'intended.txt', 'new.txt'].filter((path) => inside.isUncommitted(path))).toEqual([
    'intended.txt',
    'new.txt',
  ]);
  const empty = createDirectory('repository-');
  writeFiles(empty, { 'a.txt': '', 'b.txt': '' });
  runGit(empty, 'init', '--quiet');
  runGit(empty, 'add', 'a.txt');
  const unborn = await read(empty);
  expect(['a.txt', 'b.txt'].filter((path) => unborn.isUncommitted(path))).toEqual(['b.txt']);
});

test.each([
  ['too many rules', 'a\n'.repeat(6_000)],
  ['too many wildcards', `${'[!b]*'.repeat(500)}\n`.repeat(6)],
  ['too many bytes', `#${'a'.repeat(70_000)}\n`],
])('a file with %s ignores nothing, and neither do the files above it', async (_, costly) => {
  const root = createRepository({ '.gitignore': '*.log\n', 'below/.gitignore': `*.tmp\n${costly}` });
  const git = '/usr/bin/git';
  const found = await readDisposablePaths({ workspace: root, layout: readGitLayout(root, git), git, sh: '/bin/sh' });
  const paths = ['a.log', 'other/a.log', 'below/a.log', 'below/a.tmp', 'below/deep/a.log'];
  expect(paths.filter((path) => found.isDisposable(path, 'other'))).toEqual(['a.log', 'other/a.log']);
});

test('files of rules at each level of a path have one limit together', async () => {
  const rules = `${'a\n'.repeat(2_000)}*.log\n`;
  const root = createRepository({ '.gitignore': rules, 'b/.gitignore': rules, 'b/c/.gitignore': `${rules}*.tmp\n` });
  writeFiles(root, { 'd/.gitignore': `${rules}*.tmp\n` });
  const git = '/usr/bin/git';
  const found = await readDisposablePaths({ workspace: root, layout: readGitLayout(root, git), git, sh: '/bin/sh' });
  const paths = ['x.log', 'b/x.log', 'b/c/x.log', 'b/c/x.tmp', 'd/x.tmp'];
  expect(paths.filter((path) => found.isDisposable(path, 'other'))).toEqual(['x.log', 'b/x.log', 'd/x.tmp']);
});

test('reports of browser tests are disposable unless git tracks their directory', async () => {
  const root = createRepository({ 'a.js': '', 'kept/test-results/a.md': '' });
  const git = '/usr/bin/git';
  const found = await readDisposablePaths({ workspace: root, layout: readGitLayout(root, git), git, sh: '/bin/sh' });
  const reports = ['test-results/a/error.md', 'web/playwright-report/index.html', '.vitest-attachments/a.png'];
  expect([...reports, 'kept/test-results/b.md'].filter((path) => found.isDisposable(path, 'other'))).toEqual(reports);
});
