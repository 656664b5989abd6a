import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HarnessError } from '../../../src/core/types/error.ts';
import { locateScriptRuntime } from '../../../src/run/parts/locate-script-runtime.ts';

const modules = join(import.meta.dirname, '../../../node_modules');
let base: string;
beforeEach(async () => {
  base = await realpath(await mkdtemp(join(tmpdir(), 'locate-')));
  for (const directory of ['workspace', 'program/dist']) await mkdir(join(base, directory), { recursive: true });
});
afterEach(() => rm(base, { recursive: true, force: true }));

const locate = (wanted: 'quickjs' | 'isolated-vm', distDirectory = join(base, 'program/dist')) =>
  locateScriptRuntime({ wanted, distDirectory, workspace: join(base, 'workspace'), nodePath: process.execPath });

async function install(directory: string, source: string): Promise<void> {
  const installed = join(directory, 'node_modules/isolated-vm');
  await mkdir(installed, { recursive: true });
  await writeFile(join(installed, 'package.json'), '{"name":"isolated-vm","main":"index.js"}');
  await writeFile(join(installed, 'index.js'), source);
}

function readRefusal(run: () => unknown): HarnessError {
  try {
    run();
  } catch (thrown) {
    if (thrown instanceof HarnessError) return thrown;
    throw thrown;
  }
  throw new Error('nothing was refused');
}

test('QuickJS needs nothing', () => {
  expect(locate('quickjs')).toEqual({ runtime: { type: 'quickjs' }, directories: [] });
});

test('a package above the program is found, with what loads it', async () => {
  await mkdir(join(base, 'node_modules'));
  for (const name of ['isolated-vm', 'node-gyp-build'])
    await symlink(join(modules, name), join(base, 'node_modules', name));
  const packageDirectory = await realpath(join(modules, 'isolated-vm'));
  const { runtime, directories } = locate('isolated-vm');
  expect(runtime).toEqual({ type: 'isolated-vm', packageDirectory });
  expect(directories).toEqual([packageDirectory, join(packageDirectory, '../node-gyp-build')]);
});

test('one that is not there is refused with the way to install it', () => {
  const error = readRefusal(() => locate('isolated-vm'));
  expect(error).toMatchObject({ code: 'usage', message: expect.stringContaining('not installed') as string });
  expect(error.hint).toContain(`npm install isolated-vm@7\` in ${join(base, 'program')}`);
});

test('one in the workspace is never used, nor run', async () => {
  const marker = join(base, 'ran');
  const source = `require('node:fs').writeFileSync(${JSON.stringify(marker)}, '')`;
  await install(join(base, 'workspace'), source);
  await mkdir(join(base, 'workspace/tool/dist'), { recursive: true });
  await symlink(join(base, 'workspace/node_modules'), join(base, 'program/node_modules'));
  for (const dist of [join(base, 'workspace/tool/dist'), join(base, 'program/dist')])
    expect(readRefusal(() => locate('isolated-vm', dist)).message).toContain('not installed');
  await expect(realpath(marker)).rejects.toThrow('ENOENT');
});

test.each([
  ['built for another Node', 'throw new Error("No native build was found")', 'No native build was found'],
  ['that ends the process', 'process.abort()', 'its process ended'],
  ['that is another package', 'module.exports = {}', 'does not load'],
])('one %s is refused', async (_, source, said) => {
  await install(join(base, 'program'), source);
  const error = readRefusal(() => locate('isolated-vm'));
  expect(error.code).toBe('usage');
  expect(error.message).toContain(said);
});
