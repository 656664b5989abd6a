import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestOptions, createTestSandbox, runCommand } from '../../fixtures/sandbox.ts';
import { createRepository } from '../../fixtures/workspace.ts';

const ways = ['if-possible', 'never'] as const;

function run(sandbox: Awaited<ReturnType<typeof createTestSandbox>>, script: string) {
  return runCommand(sandbox, ['/bin/sh', '-c', script]);
}

test.each(ways)('commands see only the system folders of the machine (layer: %s)', async (layer) => {
  const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a' }), { layer });
  expect(existsSync('/var/lib')).toBe(true);
  expect(existsSync('/srv')).toBe(true);
  const { stdout } = await run(
    sandbox,
    'ls -A /srv /mnt /var/lib /root /sys 2>/dev/null; echo ---; ls -A /etc; echo ---; ls /var',
  );
  const [folders = '', etc = '', variable = ''] = stdout.split('---\n');
  // Where Ruby is installed, its programs need the folder of its packages.
  const shown = folders.split('\n').filter((line) => line !== '' && !line.endsWith(':') && line !== 'gems');
  expect(shown).toEqual([]);
  expect(variable.split('\n').filter((name) => !['lib', 'tmp', ''].includes(name))).toEqual([]);
  expect(etc.split('\n')).toContain('passwd');
  const host = readdirSync('/etc');
  for (const name of ['shadow', 'gshadow', 'sudoers', 'ssh', 'cron.d'].filter((one) => host.includes(one)))
    expect(etc.split('\n'), name).not.toContain(name);
});

test.each(ways)('the root is read-only, and contains the files that programs need (layer: %s)', async (layer) => {
  const sandbox = await createTestSandbox(createRepository({ 'a.txt': 'a' }), { layer });
  expect((await run(sandbox, 'touch /x')).stderr).toMatch(/Read-only/);
  expect((await run(sandbox, 'mkdir /srv/x')).exitCode).not.toBe(0);
  expect((await run(sandbox, 'echo x > /etc/passwd')).exitCode).not.toBe(0);
  const needed = 'id -un && getent services http && git --version && test -d /etc/ssl && perl -e "print 1"';
  expect(await run(sandbox, needed)).toMatchObject({ exitCode: 0 });
});

test('a program in a folder of PATH outside the system folders is found', async () => {
  if (process.getuid?.() !== 0) return;
  const folder = mkdtempSync('/srv/tools-');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'own-tool'), '#!/bin/sh\necho own-tool runs\n', { mode: 0o755 });
  const root = createRepository({ 'a.txt': 'a' });
  const { facts } = createTestOptions(root);
  const sandbox = await createTestSandbox(root, {
    facts: { ...facts, environment: { PATH: `${folder}:/usr/bin:/bin` } },
  });
  expect((await run(sandbox, 'own-tool')).stdout).toBe('own-tool runs\n');
  expect((await run(sandbox, 'ls /srv')).stdout.trim()).toBe(folder.slice('/srv/'.length));
});
