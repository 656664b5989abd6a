import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { WorkspacePath } from '../../../../src/core/ports/sandbox.ts';
import { createWorkspaceFiles } from '../../../../src/sandbox/workspace/files/workspace-files.ts';
import { createDirectory, writeFiles } from '../../../fixtures/workspace.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text);

function setUp() {
  const outside = createDirectory('outside-');
  writeFiles(outside, { 'secret.txt': 'secret' });
  const root = createDirectory('workspace-');
  writeFiles(root, { 'src/a.txt': 'a', '.git/config': 'token', 'policy.yml': 'version: 1' });
  const files = createWorkspaceFiles({
    root,
    owner: null,
    protectedPaths: ['policy.yml', '.github'],
    isUnreadable: (path) => path === 'closed.txt',
  });
  return { outside, root, files };
}

test('resolves links to their targets, and reports targets outside', async () => {
  const { outside, root, files } = setUp();
  symlinkSync('src/a.txt', join(root, 'inner'));
  symlinkSync(outside, join(root, 'outer'));
  symlinkSync('loop', join(root, 'loop'));
  expect(await files.resolve('inner')).toEqual({ type: 'inside', path: 'src/a.txt', exists: true });
  expect(await files.resolve('outer/secret.txt')).toEqual({ type: 'outside', path: join(outside, 'secret.txt') });
  expect(await files.resolve('outer/../../etc/passwd')).toMatchObject({ type: 'outside' });
  expect(await files.resolve('new/deep/file.txt')).toEqual({
    type: 'inside',
    path: 'new/deep/file.txt',
    exists: false,
  });
  expect(await files.resolve('a.txt', 'src')).toEqual({ type: 'inside', path: 'src/a.txt', exists: true });
  expect(await files.resolve(join(root, 'src'))).toEqual({ type: 'inside', path: 'src', exists: true });
  expect(await files.resolve('loop')).toMatchObject({ type: 'invalid' });
  expect(await files.resolve('../x')).toMatchObject({ type: 'outside' });
});

const long = 'x'.repeat(256);

test.each(['', '~/x', 'a\u0000b', 'a\nb', '\ud800', long, `src/${long}/a`, 'é'.repeat(128), 'ab/'.repeat(1_366)])(
  'refuses %j as a path',
  async (path) => {
    expect(await setUp().files.resolve(path)).toMatchObject({ type: 'invalid' });
  },
);

test('a link that appears after the path was resolved is not followed, neither to a file nor to a directory', async () => {
  const { outside, root, files } = setUp();
  const resolved = await files.resolve('src/a.txt');
  if (resolved.type !== 'inside') throw new Error('not inside');
  renameSync(join(root, 'src'), join(root, 'old'));
  symlinkSync(outside, join(root, 'src'));
  writeFileSync(join(outside, 'a.txt'), 'outside');
  await expect(files.read(resolved.path, 1_000)).rejects.toThrow(/link/);
  await expect(files.write(resolved.path, bytes('x'))).rejects.toThrow(/link/);
  await expect(files.remove(resolved.path)).rejects.toThrow(/link/);
  expect(readFileSync(join(outside, 'a.txt'), 'utf8')).toBe('outside');
  symlinkSync(join(outside, 'secret.txt'), join(root, 'old/leaf'));
  await expect(files.read('old/leaf' as WorkspacePath, 1_000)).rejects.toThrow(/link/);
  await expect(files.write('old/leaf' as WorkspacePath, bytes('x'))).rejects.toThrow(/not a regular file/);
  expect(readFileSync(join(outside, 'secret.txt'), 'utf8')).toBe('secret');
});

test('reads only regular files within the limit', async () => {
  const { root, files } = setUp();
  spawnSync('mkfifo', [join(root, 'pipe')]);
  writeFileSync(join(root, 'sparse'), '');
  truncateSync(join(root, 'sparse'), 2 ** 40);
  expect(Buffer.from(await files.read('src/a.txt' as WorkspacePath, 10)).toString()).toBe('a');
  await expect(files.read('pipe' as WorkspacePath, 10)).rejects.toThrow(/not a regular file/);
  await expect(files.read('sparse' as WorkspacePath, 10_000)).rejects.toThrow(/more than/);
  await expect(files.read('src' as WorkspacePath, 10)).rejects.toThrow(/directory/);
  await expect(files.read('none' as WorkspacePath, 10)).rejects.toThrow(/does not exist/);
});

test('the git directory and protected paths cannot be accessed', async () => {
  const { root, files } = setUp();
  await expect(files.read('.git/config' as WorkspacePath, 100)).rejects.toThrow(/git directory/);
  await expect(files.write('.GIT/hooks/x' as WorkspacePath, bytes('x'))).rejects.toThrow(/git directory/);
  await expect(files.read('closed.txt' as WorkspacePath, 100)).rejects.toThrow(/may not be read/);
  await expect(files.write('policy.yml' as WorkspacePath, bytes('x'))).rejects.toThrow(/protected/);
  await expect(files.write('.github/workflows/x.yml' as WorkspacePath, bytes('x'))).rejects.toThrow(/protected/);
  expect(existsSync(join(root, '.github'))).toBe(false);
});

test('writes in place, keeps the mode, creates directories', async () => {
  const { root, files } = setUp();
  writeFileSync(join(root, 'run.sh'), 'old', { mode: 0o755 });
  const before = statSync(join(root, 'run.sh')).ino;
  expect(await files.write('run.sh' as WorkspacePath, bytes('new'))).toEqual({ created: false });
  expect(statSync(join(root, 'run.sh'))).toMatchObject({ ino: before, mode: 0o100755 });
  expect(await files.write('x/y/z.txt' as WorkspacePath, bytes('z'), { executable: true })).toEqual({ created: true });
  expect(statSync(join(root, 'x/y/z.txt')).mode & 0o777).toBe(0o755);
  mkdirSync(join(root, 'directory'));
  await expect(files.write('directory' as WorkspacePath, bytes('x'))).rejects.toThrow(/directory/);
  expect(await files.list('x' as WorkspacePath)).toEqual([{ name: 'y', kind: 'directory' }]);
  expect(await files.stat('x/none' as WorkspacePath)).toBeNull();
});
