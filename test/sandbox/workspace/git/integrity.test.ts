import { chmodSync, existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readGitLayout } from '../../../../src/sandbox/workspace/git/git-layout.ts';
import { digestPaths, readIntegrity } from '../../../../src/sandbox/workspace/git/integrity.ts';
import { createDirectory, createRepository, runGit, writeFiles } from '../../../fixtures/workspace.ts';

/** A main work tree with a submodule whose name has a slash, an included configuration, and a linked work tree. */
function createWorkspaces() {
  const main = createRepository({
    'a.txt': 'a',
    '.github/workflows/ci.yml': 'on: push',
    'ci/policy.yml': 'version: 1',
  });
  const module = createRepository({ 'b.txt': 'b' });
  runGit(main, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', '--name', 'deep/name', module, 'lib');
  runGit(main, 'commit', '--quiet', '--message', 'lib');
  writeFiles(main, { '.git/extra': '[user]\n\tname = a\n' });
  runGit(main, 'config', 'include.path', 'extra');
  const linked = join(createDirectory('trees-'), 'linked');
  runGit(main, 'worktree', 'add', '--quiet', linked);
  return { main, linked };
}

test.each(['main', 'linked'] as const)(
  'in the %s work tree each file that influences git, policy and runner is watched',
  (which) => {
    const { main, ...others } = createWorkspaces();
    const workspace = { main, ...others }[which];
    const commands = join(createDirectory('commands-'), 'set_env');
    writeFileSync(commands, '');
    const layout = readGitLayout(workspace, '/usr/bin/git');
    const git = join(main, '.git');
    const attempts: readonly [path: string, change: (path: string) => void][] = [
      [join(git, 'config'), (path) => writeFileSync(path, '[core]\n\tfsmonitor = evil\n')],
      [join(git, 'extra'), (path) => writeFileSync(path, '[core]\n\tfsmonitor = evil\n')],
      [join(git, 'config.worktree'), (path) => writeFileSync(path, '[core]\n\thooksPath = .\n')],
      [join(git, 'hooks/post-checkout'), (path) => writeFileSync(path, '#!/bin/sh\n')],
      [join(git, 'hooks/pre-commit.sample'), (path) => chmodSync(path, 0o700)],
      [join(git, 'info/attributes'), (path) => writeFileSync(path, '* filter=evil\n')],
      [join(git, 'objects/info/alternates'), (path) => writeFileSync(path, '/evil\n')],
      [join(git, 'modules/deep/name/config'), (path) => writeFileSync(path, '[core]\n\tfsmonitor = evil\n')],
      [join(git, 'modules/deep/name/hooks/post-checkout'), (path) => writeFileSync(path, '#!/bin/sh\n')],
      [join(git, 'worktrees/linked/config.worktree'), (path) => writeFileSync(path, '[core]\n')],
      [join(git, 'worktrees/linked/commondir'), (path) => writeFileSync(path, '/evil\n')],
      [join(workspace, '.github/workflows/ci.yml'), (path) => writeFileSync(path, 'on: issues')],
      [join(workspace, '.github/workflows/new.yml'), (path) => writeFileSync(path, 'on: issues')],
      [join(workspace, 'ci/policy.yml'), (path) => (rmSync(path), symlinkSync('/etc/passwd', path))],
      [commands, (path) => writeFileSync(path, 'LD_PRELOAD=x')],
    ];
    for (const [path, change] of attempts) {
      const integrity = readIntegrity(layout, workspace, ['ci/policy.yml', '.github']);
      const runnerFiles = digestPaths(() => [commands]);
      const listChanges = (): string[] => [...runnerFiles.listChanges(), ...integrity.listChanges()];
      expect(listChanges()).toEqual([]);
      change(path);
      expect(listChanges(), path).toEqual([path]);
    }
  },
);

test('a git gc of an earlier step that still runs is not a change', () => {
  const { main } = createWorkspaces();
  const integrity = readIntegrity(readGitLayout(main, '/usr/bin/git'), main, []);
  runGit(main, 'gc', '--quiet');
  runGit(main, 'update-server-info');
  expect(existsSync(join(main, '.git/info/refs'))).toBe(true);
  expect(integrity.listChanges()).toEqual([]);
});
