import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readGitLayout } from '../../../../src/sandbox/workspace/git/git-layout.ts';
import { createFolder } from '../../../fixtures/workspace.ts';

const git = '/usr/bin/git';

function createRepository(format: string): string {
  const root = createFolder('layout-');
  execFileSync(git, ['init', '--quiet', `--object-format=${format}`, root]);
  return root;
}

test.each(['sha1', 'sha256'])('makes a git folder whose objects have the hash of the repository: %s', (format) => {
  const { initGit } = readGitLayout(createRepository(format), git);
  const folder = join(createFolder('made-'), 'a.git');
  // A second time, as for a run that is resumed.
  for (let time = 0; time < 2; time += 1) initGit(folder);
  const read = (...args: readonly string[]): string =>
    execFileSync(git, [`--git-dir=${folder}`, ...args], { encoding: 'utf8' }).trim();
  expect(read('rev-parse', '--show-object-format')).toBe(format);
  expect(read('config', '--list', '--local', '--name-only').split('\n').sort()).toEqual(
    [
      'core.bare',
      'core.filemode',
      'core.repositoryformatversion',
      ...(format === 'sha256' ? ['extensions.objectformat'] : []),
    ].sort(),
  );
  expect(existsSync(join(folder, 'hooks'))).toBe(false);
});

test('reports the words of git if a git folder cannot be made', () => {
  const { initGit } = readGitLayout(createRepository('sha1'), git);
  const folder = createFolder('made-');
  mkdirSync(join(folder, 'a'));
  writeFileSync(join(folder, 'a/objects'), '');
  expect(() => initGit(join(folder, 'a'))).toThrow(/git cannot make .*\/a a git folder: /);
});
