import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSandbox } from '../../../src/sandbox/open-sandbox.ts';
import { findProgram } from '../../../src/sandbox/host/find-programs.ts';
import { createTemporaryDirectory, createTestOptions, createTestSandbox, runCommand } from '../../fixtures/sandbox.ts';
import { commitFiles, createRepository, writeFiles } from '../../fixtures/workspace.ts';

const isRoot = process.getuid?.() === 0;
/** A user of the machine that has nothing to do with the run. */
const stranger = ['setpriv', '--reuid=61238', '--regid=61238', '--clear-groups', '--'];

test.runIf(isRoot).for(['/opt', '/usr/local', '/srv'])(
  'root can start a run in a workspace below a directory of %s that only root can enter',
  async (place) => {
    const closed = mkdtempSync(join(place, 'closed-'));
    onTestFinished(() => rmSync(closed, { recursive: true }));
    const root = join(closed, 'deep/workspace');
    writeFiles(closed, { 'key.txt': 'of root\n', 'deep/workspace/a.txt': 'a\n' });
    commitFiles(root);
    chmodSync(closed, 0o700);
    const sandbox = await createTestSandbox(root);
    const { exitCode, stdout } = await runCommand(sandbox, [
      'sh',
      '-c',
      'cat a.txt && echo new > b.txt && cat b.txt; pwd; ls -A ../..',
    ]);
    expect(stdout).toBe(`a\nnew\n${root}\ndeep\n`);
    expect(exitCode).toBe(0);
  },
);

test('other users of the machine can neither list nor read the directory of a run', async () => {
  const temporaryDirectory = createTemporaryDirectory();
  const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a' }), { temporaryDirectory });
  const stored = sandbox.storeOutput('http', 'a stored output');
  expect(stored).toBe('/tmp/outputs/1-http.txt');
  expect((await runCommand(sandbox, ['cat', stored ?? ''])).stdout).toBe('a stored output');
  const [name = ''] = readdirSync(temporaryDirectory);
  const directory = join(temporaryDirectory, name);
  expect(statSync(directory).mode & 0o007).toBe(0);
  if (!isRoot) return;
  const [program = '', ...args] = stranger;
  for (const command of [
    ['ls', directory],
    ['cat', join(directory, 'outputs/1-http.txt')],
  ])
    expect(spawnSync(program, [...args, ...command], { encoding: 'utf8' }).stderr).toContain('Permission denied');
});

test.each(isRoot ? ['setpriv', 'nsenter', 'unshare', 'mount'] : ['nsenter', 'unshare', 'mount'])(
  'a run without %s gets an error of the sandbox that names the package',
  async (missing) => {
    const find = (name: string): string | null => (name === missing ? null : findProgram(name, '', []));
    const options = createTestOptions(createRepository({ 'a.txt': 'a' }), { findProgram: find });
    await expect(openSandbox(options)).rejects.toMatchObject({
      code: 'sandbox',
      message: expect.stringContaining(`${missing} not found`),
      hint: expect.stringContaining(missing === 'mount' ? 'install -y mount' : 'install -y util-linux'),
    });
  },
);
