import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSandbox } from '../src/sandbox/create-sandbox.ts';
import { openSandboxPolicy } from '../src/sandbox/open-policy.ts';
import { systemClock } from '../src/system-clock.ts';
import { measureInterleaved, type Goal } from './goal.ts';

const run = promisify(execFile);

/** The full profile of a command beside a bare `bwrap --unshare-all` of the same command. */
export async function benchSandbox(): Promise<Goal[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  spawnSync('git', ['init', '--quiet'], { cwd: folder });
  const sandbox = await createSandbox({
    workspace: folder,
    policy: openSandboxPolicy,
    protectedPaths: [],
    hiddenFolders: [],
    facts: { environment: { PATH: process.env['PATH'] }, home: folder, passwdHome: folder, execPath: process.execPath },
    stateFolder: join(folder, '.git', 'leases'),
    temporaryFolder: tmpdir(),
    requireIsolation: 'namespaces',
    uid: process.getuid?.() ?? 0,
    arch: process.arch,
    clock: systemClock,
    egress: {
      forwarderPath: join(import.meta.dirname, '../dist/forwarder/index.js'),
      resolve: async () => [],
      onForwarded: () => undefined,
    },
  });
  try {
    const times = await measureInterleaved(
      {
        bare: () =>
          run('bwrap', ['--unshare-all', '--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc', 'true'], {
            env: {},
          }),
        full: () =>
          sandbox.run({
            argv: ['true'],
            cwd: '.',
            env: {},
            timeoutMs: 10_000,
            signal: new AbortController().signal,
            maxOutputBytes: 1_000,
            writable: 'policy',
            network: null,
            stdin: '',
          }),
      },
      40,
    );
    return [
      { name: 'sandboxed command against a bare bwrap', ratio: times.full / times.bare, bound: 'at-most', goal: 1.35 },
    ];
  } finally {
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
