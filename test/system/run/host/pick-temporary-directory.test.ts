import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pickTemporaryDirectory } from '../../../../src/run/host/pick-temporary-directory.ts';
import { runBuiltCli } from '../../../fixtures/job.ts';
import { createDirectory, createRepository } from '../../../fixtures/workspace.ts';

function createClosed(): string {
  const closed = createDirectory('closed-');
  chmodSync(closed, 0o700);
  const directory = join(closed, 'tmp');
  mkdirSync(directory);
  return directory;
}

test('as root, a temporary directory that others cannot traverse is replaced by one that they can', () => {
  const closed = createClosed();
  expect(pickTemporaryDirectory(closed, 0)).toBe('/tmp');
  expect(pickTemporaryDirectory(join(closed, 'missing'), 0)).toBe('/tmp');
  expect(pickTemporaryDirectory('/var/tmp', 0)).toBe('/var/tmp');
  // Commands of an ordinary user run as that user.
  expect(pickTemporaryDirectory(closed, 1000)).toBe(closed);
});

test('a link and a relative path are resolved', () => {
  const directory = createDirectory('real-');
  const link = join(createDirectory('link-'), 'tmp');
  symlinkSync(directory, link);
  expect(pickTemporaryDirectory(link, 1000)).toBe(directory);
  expect(pickTemporaryDirectory('tmp', 1000)).toBe(join(process.cwd(), 'tmp'));
});

test('the demo works with TMPDIR inside a closed directory, and with a link', async () => {
  const link = join(createDirectory('link-'), 'tmp');
  symlinkSync(createDirectory('real-'), link);
  for (const directory of [createClosed(), link]) {
    const ended = await runBuiltCli(['demo', '--format', 'json'], { cwd: '/', env: { TMPDIR: directory } });
    expect(ended.exitCode, ended.stderr).toBe(0);
  }
});

test('a temporary directory in the workspace, and a workspace that is no repository, are errors of the user', async () => {
  const workspace = createRepository({ 'a.txt': 'a', 'tmp/kept': '' });
  chmodSync(workspace, 0o755);
  const probe = ['sandbox', '--policy', 'builtin:fix-tests', '--', 'true'];
  const inside = await runBuiltCli(probe, { cwd: workspace, env: { TMPDIR: join(workspace, 'tmp') } });
  expect(inside).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('tmp is in the workspace') });
  expect(inside.stderr).toContain('Set TMPDIR');
  const root = await runBuiltCli(probe, { cwd: '/', env: {} });
  expect(root).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('/ is not in a git repository') });
});
