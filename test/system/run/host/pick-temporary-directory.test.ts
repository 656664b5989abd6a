import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pickTemporaryDirectory } from '../../../../src/run/host/pick-temporary-directory.ts';
import { runBuiltCli } from '../../../fixtures/job.ts';
import { createDirectory } from '../../../fixtures/workspace.ts';

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

test('the demo works with TMPDIR inside a closed directory', async () => {
  const ended = await runBuiltCli(['demo', '--format', 'json'], { cwd: '/', env: { TMPDIR: createClosed() } });
  expect(ended.exitCode, ended.stderr).toBe(0);
});
