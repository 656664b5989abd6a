import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { readGitLayout } from '../../../../src/sandbox/workspace/git/git-layout.ts';
import { createDirectory, writeFiles } from '../../../fixtures/workspace.ts';

const git = '/usr/bin/git';

function createRepository(format: string): string {
  const root = createDirectory('layout-');
  execFileSync(git, ['init', '--quiet', `--object-format=${format}`, root]);
  return root;
}

/** A git that makes other repositories unless it is told what to make, as Git 3.0 does. */
function createOtherGit(format: string): string {
  const path = join(createDirectory('git-'), 'git');
  const defaults = `GIT_DEFAULT_HASH="\${GIT_DEFAULT_HASH-${format}}" GIT_DEFAULT_REF_FORMAT="\${GIT_DEFAULT_REF_FORMAT-reftable}"`;
  writeFileSync(path, `#!/bin/sh\nexport ${defaults}\nexec ${git} "$@"\n`, { mode: 0o755 });
  return path;
}

test.each([
  ['sha1', 'sha256'],
  ['sha256', 'sha1'],
])('makes a git directory with the hash of the repository, %s, and refs as files, if %s is usual', (format, usual) => {
  const { initGit } = readGitLayout(createRepository(format), createOtherGit(usual));
  const directory = join(createDirectory('made-'), 'a.git');
  // A second time, as for a run that is resumed.
  for (let time = 0; time < 2; time += 1) initGit(directory);
  const read = (...args: readonly string[]): string =>
    execFileSync(git, [`--git-dir=${directory}`, ...args], { encoding: 'utf8' }).trim();
  expect(read('rev-parse', '--show-object-format')).toBe(format);
  expect(read('config', '--list', '--local', '--name-only').split('\n').sort()).toEqual(
    [
      'core.bare',
      'core.filemode',
      'core.repositoryformatversion',
      ...(format === 'sha256' ? ['extensions.objectformat'] : []),
    ].sort(),
  );
  expect(existsSync(join(directory, 'hooks'))).toBe(false);
});

test('reports the words of git if a git directory cannot be made', () => {
  const { initGit } = readGitLayout(createRepository('sha1'), git);
  const directory = createDirectory('made-');
  mkdirSync(join(directory, 'a'));
  writeFileSync(join(directory, 'a/objects'), '');
  expect(() => initGit(join(directory, 'a'))).toThrow(/git cannot make .*\/a a git directory: /);
});

test('a branch of a submodule with the name of a configuration is no configuration', () => {
  const root = createRepository('sha1');
  writeFiles(root, {
    '.git/modules/deep/name/HEAD': 'ref: refs/heads/config\n',
    '.git/modules/deep/name/config': '[core]\n\tbare = false\n',
    '.git/modules/deep/name/refs/heads/config': `${'a'.repeat(40)}\n`,
    '.git/modules/deep/name/modules/inner/HEAD': 'ref: refs/heads/main\n',
    '.git/modules/deep/name/modules/inner/config': '[core]\n\tbare = false\n',
  });
  const files = [...readGitLayout(root, git).configFiles.keys()].map((file) => relative(root, file));
  expect(files).toEqual([
    '.git/config',
    '.git/modules/deep/name/config',
    '.git/modules/deep/name/modules/inner/config',
  ]);
});
