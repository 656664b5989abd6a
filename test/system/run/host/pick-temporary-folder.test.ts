import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pickTemporaryFolder } from '../../../../src/run/host/pick-temporary-folder.ts';
import { runBuiltCli } from '../../../fixtures/job.ts';
import { createFolder } from '../../../fixtures/workspace.ts';

function createClosed(): string {
  const closed = createFolder('closed-');
  chmodSync(closed, 0o700);
  const folder = join(closed, 'tmp');
  mkdirSync(folder);
  return folder;
}

test('as root, a temporary folder that others cannot traverse is replaced by one that they can', () => {
  const closed = createClosed();
  expect(pickTemporaryFolder(closed, 0)).toBe('/tmp');
  expect(pickTemporaryFolder(join(closed, 'missing'), 0)).toBe('/tmp');
  expect(pickTemporaryFolder('/var/tmp', 0)).toBe('/var/tmp');
  // Commands of an ordinary user run as that user.
  expect(pickTemporaryFolder(closed, 1000)).toBe(closed);
});

test('the demo works with TMPDIR inside a closed folder', async () => {
  const ended = await runBuiltCli(['demo', '--format', 'json'], { cwd: '/', env: { TMPDIR: createClosed() } });
  expect(ended.exitCode, ended.stderr).toBe(0);
});
