import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ChangeJudge } from '../src/core/types/change.ts';
import type { CommandRequest } from '../src/core/ports/sandbox.ts';
import { openSandbox } from '../src/sandbox/open-sandbox.ts';
import type { RunSandbox } from '../src/sandbox/run-sandbox.ts';
import { openSandboxPolicy } from '../src/sandbox/open-policy.ts';
import { systemClock } from '../src/run/host/system-clock.ts';
import { measureInterleaved, type Goal } from './goal.ts';

const run = promisify(execFile);
const program = '/usr/bin/true';
const bareArguments = ['--unshare-all', '--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc', program];
// Like a model's turn.
const pauseMs = 40;
const commands = 50;
// The time that another agent's sandbox adds to a command, as measured.
const addedMs = 48;

const request: CommandRequest = {
  argv: [program],
  cwd: '.',
  env: {},
  timeoutMs: 10_000,
  signal: new AbortController().signal,
  maxOutputBytes: 1_000,
  writable: 'policy',
  network: null,
  stdin: '',
};

const lenient: ChangeJudge = {
  decide: () => new Map(),
  report: () => undefined,
};

/**
 * The cost of a command: the full profile compared with a bare `bwrap --unshare-all`, and fifty commands in sequence, with their changes decided, compared with fifty plain ones.
 */
export async function benchSandbox(): Promise<Goal[]> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-'));
  spawnSync('git', ['init', '--quiet'], { cwd: directory });
  const sandbox = await openOver(directory);
  try {
    const runBare = (): Promise<unknown> => run('bwrap', bareArguments, { env: {} });
    const single = await measureInterleaved(
      {
        bare: runBare,
        full: () => sandbox.run(request),
      },
      40,
      pauseMs,
    );
    const many = await measureInterleaved(
      {
        plain: () => repeat(() => run(program, [], { env: {} })),
        full: () => repeat(() => sandbox.run(request, lenient)),
      },
      5,
    );
    return [
      atMost('sandboxed command against a bare bwrap', single.full / single.bare, 2.5),
      atMost(
        'milliseconds that sandbox and check of changes add to each of fifty commands in a row',
        (many.full - many.plain) / commands,
        addedMs,
      ),
    ];
  } finally {
    await sandbox.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

function atMost(name: string, ratio: number, goal: number): Goal {
  return { name, ratio, bound: 'at-most', goal };
}

async function repeat(once: () => Promise<unknown>): Promise<void> {
  for (let count = 0; count < commands; count += 1) await once();
}

function openOver(directory: string): Promise<RunSandbox> {
  return openSandbox({
    workspace: directory,
    policy: openSandboxPolicy,
    protectedPaths: [],
    hiddenDirectories: [],
    facts: {
      environment: { PATH: process.env['PATH'] },
      home: directory,
      passwdHome: directory,
      execPath: process.execPath,
    },
    stateDirectory: join(directory, '.git', 'workspaces'),
    temporaryDirectory: tmpdir(),
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
}
