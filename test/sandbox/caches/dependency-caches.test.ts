import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CommandRequest } from '../../../src/core/ports/sandbox.ts';
import { createTestSandbox } from '../../fixtures/sandbox.ts';
import { createFolder, createRepository } from '../../fixtures/workspace.ts';

const request = (script: string): CommandRequest => ({
  argv: ['sh', '-c', script],
  cwd: '.',
  env: {},
  timeoutMs: 30_000,
  signal: new AbortController().signal,
  maxOutputBytes: 10_000,
  writable: 'policy',
  network: null,
  stdin: '',
});
const policy = { writableGlobs: ['src/**', 'packages/**'], protectedGlobs: ['packages/a/node_modules/**'] };
const write = (path: string): string => `(echo x > ${path}/f && cat ${path}/f)`;

test('tools can write their caches in node_modules for one command, and nothing else there', async () => {
  const root = createRepository({ 'src/a': 'a', 'node_modules/p/a': 'a', 'packages/a/node_modules/p/a': 'a' });
  const sandbox = await createTestSandbox(root, { layer: 'never', policy });
  const caches = ['node_modules/.vite-temp', 'node_modules/.cache', 'packages/a/node_modules/.vite-temp'];
  for (const cache of caches)
    expect(await sandbox.run(request(write(cache))), cache).toMatchObject({ exitCode: 0, stdout: 'x\n' });
  for (const path of ['node_modules', 'node_modules/p', 'packages/a/node_modules'])
    expect((await sandbox.run(request(write(path)))).exitCode, path).not.toBe(0);
  // The next command finds the cache empty, and the real folder never contains anything.
  expect((await sandbox.run(request('ls node_modules/.vite-temp'))).stdout).toBe('');
  for (const cache of caches) expect(readdirSync(join(root, cache))).toEqual([]);
  await sandbox.close();
  for (const cache of caches) expect(existsSync(join(root, cache)), cache).toBe(false);
});

test('caches still work after setup has installed dependencies again', async () => {
  const root = createRepository({ 'src/a': 'a', 'node_modules/p/a': 'a', '.gitignore': 'node_modules\n' });
  const sandbox = await createTestSandbox(root, { layer: 'never', policy });
  const { writable: _, ...setup } = request('rm -rf node_modules && mkdir -p node_modules/q lib/node_modules');
  expect(await sandbox.runSetup(setup)).toMatchObject({ exitCode: 0 });
  for (const cache of ['node_modules/.vite-temp', 'lib/node_modules/.vite'])
    expect(await sandbox.run(request(write(cache))), cache).toMatchObject({ exitCode: 0 });
  await sandbox.close();
  expect(readdirSync(join(root, 'node_modules'))).toEqual(['q']);
});

test('no cache is mounted in a folder that the agent can write, or through a link', async () => {
  const outside = createFolder('outside-');
  mkdirSync(join(outside, 'real'));
  const root = createRepository({ 'src/node_modules/p': 'a', 'lib/a': 'a' });
  symlinkSync(join(outside, 'real'), join(root, 'node_modules'));
  mkdirSync(join(root, 'lib/node_modules'));
  symlinkSync(outside, join(root, 'lib/node_modules/.vite-temp'));
  const sandbox = await createTestSandbox(root, { layer: 'never', policy });
  expect(readdirSync(join(outside, 'real'))).toEqual([]);
  expect(readdirSync(join(root, 'src/node_modules'))).toEqual(['p']);
  expect((await sandbox.run(request(write('lib/node_modules/.vite-temp')))).exitCode).not.toBe(0);
  await sandbox.close();
  expect(readdirSync(outside)).toEqual(['real']);
});

test('a missing report folder exists for one command, and an existing one stays unchanged', async () => {
  const root = createRepository({ 'src/a': 'a', 'coverage/kept': 'kept', 'setup.cfg': '', 'package.json': '{}' });
  const sandbox = await createTestSandbox(root, { layer: 'never', policy });
  expect(await sandbox.run(request(write('.pytest_cache')))).toMatchObject({ exitCode: 0, stdout: 'x\n' });
  expect((await sandbox.run(request('cat coverage/kept'))).stdout).toBe('kept\n'.trim());
  expect((await sandbox.run(request(write('coverage')))).exitCode).not.toBe(0);
  await sandbox.close();
  expect(readdirSync(root).toSorted()).toEqual(['.git', 'coverage', 'package.json', 'setup.cfg', 'src']);
});

test('no folder is created for a language that the workspace does not use', async () => {
  const root = createRepository({ 'src/a.rs': 'a', 'Cargo.toml': '' });
  const sandbox = await createTestSandbox(root, { layer: 'never', policy });
  expect(readdirSync(root).toSorted()).toEqual(['.git', 'Cargo.toml', 'src']);
  await sandbox.close();
});

test('if commands can write the whole workspace, no folder is created for them', async () => {
  const root = createRepository({ 'src/a': 'a', 'package.json': '{}', '.github/a': 'a' });
  const sandbox = await createTestSandbox(root, { layer: 'never', policy: { writableGlobs: ['**'] } });
  expect(readdirSync(root).toSorted()).toEqual(['.git', '.github', 'package.json', 'src']);
  expect(await sandbox.run(request(`mkdir coverage && ${write('coverage')}`))).toMatchObject({ exitCode: 0 });
  await sandbox.close();
  expect(readdirSync(join(root, 'coverage'))).toEqual(['f']);
});
