import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { CacheName } from '../../../../src/core/caches.ts';
import type { SandboxPolicy } from '../../../../src/core/ports/policy.ts';
import { createTestSandbox, runCommand } from '../../../fixtures/sandbox.ts';
import { openSession } from '../../../fixtures/session.ts';
import { createDirectory, createRepository, writeFiles } from '../../../fixtures/workspace.ts';

const secret = 'key-of-the-user';

async function setUp(
  caches: readonly CacheName[],
  policy: Partial<SandboxPolicy> = {},
  files: Readonly<Record<string, string>> = {},
) {
  const home = createDirectory('home-');
  const outside = createDirectory('outside-');
  writeFiles(outside, { secret });
  writeFiles(home, {
    '.m2/repository/a/a.jar': 'jar',
    '.m2/settings.xml': secret,
    '.npm/_cacache/index/x': 'index',
    '.npm/_cacache/.npmrc': secret,
    '.npm/_logs/log': secret,
    'go/pkg/mod/m@v1/m.go': 'package m',
    'go/pkg/mod/cache/vcs/1/config': secret,
    ...files,
  });
  symlinkSync(join(outside, 'secret'), join(home, '.m2/repository/link'));
  symlinkSync(outside, join(home, '.m2/repository/directory'));
  mkdirSync(join(home, '.m2/repository/closed'));
  writeFileSync(join(home, '.m2/repository/closed/run'), '#!/bin/sh\n', { mode: 0o755 });
  const closed = join(home, '.m2/repository/closed');
  chmodSync(closed, 0o555);
  onTestFinished(() => chmodSync(closed, 0o755));
  const root = createRepository({ 'a.txt': '' });
  const sandbox = await createTestSandbox(root, {
    policy: { caches, ...policy },
    facts: { environment: { PATH: process.env['PATH'] }, home, passwdHome: home, execPath: process.execPath },
  });
  const run = (script: string) => runCommand(sandbox, ['sh', '-c', script]);
  return { home, outside, run, sandbox };
}

test('commands find listed caches at their usual path, as copies that last for the run and leave the originals unchanged', async () => {
  const { home, run, sandbox } = await setUp(['maven', 'npm', 'go']);
  const first = await run(
    'cd ~ && cat .m2/repository/a/a.jar .npm/_cacache/index/x go/pkg/mod/m@v1/m.go && echo own > .m2/repository/a/a.jar && rm .npm/_cacache/index/x && mkdir .m2/repository/n && chmod 555 .m2/repository/n && .m2/repository/closed/run',
  );
  expect(first, first.stderr).toMatchObject({ exitCode: 0, stdout: 'jarindexpackage m', stderr: '' });
  const second = await run('cat ~/.m2/repository/a/a.jar; ls ~/.npm/_cacache/index');
  expect(second).toMatchObject({ exitCode: 0, stdout: 'own\n' });
  expect(readFileSync(join(home, '.m2/repository/a/a.jar'), 'utf8')).toBe('jar');
  expect(existsSync(join(home, '.npm/_cacache/index/x'))).toBe(true);
  await sandbox.close();
  expect(existsSync(join(home, '.m2/repository/n'))).toBe(false);
});

test('no file that may contain a key, no file outside a cache and no unlisted cache is copied', async () => {
  const { run, outside } = await setUp(['maven', 'npm', 'go']);
  const found = await run(`grep -rs ${secret} ~ ${outside}; find ~ -type l; ls -A ~ ~/.m2 ~/.m2/repository`);
  expect(found.stdout).not.toContain(secret);
  expect(found.stdout).not.toMatch(/settings|link|directory|vcs|_logs/);
  expect(found.stdout).toContain('repository');
  const other = await setUp(['npm']);
  expect((await other.run('ls -A ~')).stdout).toBe('.npm\n');
});

test.each([
  { caches: [], seen: '' },
  { caches: ['pnpm'], seen: 'kept\n' },
] as const)(
  'the store of pnpm beside its programs is writable, with its files only if listed: $caches',
  async ({ caches, seen }) => {
    const { home, run } = await setUp(
      caches,
      {},
      { '.local/share/pnpm/store/v11/index.db': 'kept\n', '.local/share/pnpm/pnpm': 'tool\n' },
    );
    const found = await run(
      'cd ~/.local/share/pnpm && cat pnpm; cat store/v11/index.db; mkdir -p store/v11 && echo own > store/v11/index.db && cat store/v11/index.db; touch pnpm',
    );
    expect(found.stdout).toBe(`tool\n${seen}own\n`);
    expect(found.exitCode).not.toBe(0);
    expect(readFileSync(join(home, '.local/share/pnpm/store/v11/index.db'), 'utf8')).toBe('kept\n');
  },
);

test('a cache over the limit is not copied at all, which the first command reports', async () => {
  const { home, run } = await setUp(['maven', 'npm'], { cacheMb: 1 });
  writeFileSync(join(home, '.m2/repository/big.jar'), Buffer.alloc(2 * 1024 * 1024));
  const first = await run('find ~ -name big.jar; ls -d ~/.npm');
  expect(first.stdout).toMatch(/^\S+\/\.npm\n$/);
  expect(first.stderr).toContain('the maven cache is not copied');
  // A stream without bytes is not shown.
  expect(first.stderrBytes).toBe(Buffer.byteLength(first.stderr));
  expect((await run('ls -A ~')).stderr).toBe('');
});

test('a cache in the workspace, or around it, is not copied', async () => {
  const root = createRepository({ 'cache/a.txt': 'own' });
  const home = createDirectory('home-');
  const sandbox = await createTestSandbox(root, {
    policy: { caches: ['npm', 'go'] },
    facts: {
      environment: { PATH: process.env['PATH'], GOMODCACHE: join(root, 'cache'), PIP_CACHE_DIR: root },
      home,
      passwdHome: home,
      execPath: process.execPath,
    },
  });
  const found = await runCommand(sandbox, ['sh', '-c', 'find ~ -type f; cat cache/a.txt']);
  expect(found.stdout).toBe('own');
});

test('a terminal session that starts first finds the caches, and shares them with the commands', async () => {
  const { sandbox, run } = await setUp(['maven']);
  const session = await openSession(sandbox, [
    'sh',
    '-c',
    'cat ~/.m2/repository/a/a.jar; echo own > ~/.m2/repository/b',
  ]);
  expect(await session.hear('jar')).toContain('jar');
  await session.hearEnd();
  expect((await run('cat ~/.m2/repository/b')).stdout).toBe('own\n');
});
