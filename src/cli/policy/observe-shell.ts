import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { locateEgress, type Host } from '../../run/host.ts';
import type { ObserveShell, ShellObservation } from '../../policy/tools/fuzz.ts';
import { openSandbox } from '../../sandbox/open-sandbox.ts';
import { openSandboxPolicy } from '../../sandbox/open-policy.ts';
import { createRunFolder } from '../../sandbox/files/run-folder.ts';

/** A shell that can be watched. `close` removes all that it left. */
export interface WatchedShell {
  readonly observe: ObserveShell;
  close(): Promise<void>;
}

const timeoutMs = 5_000;
const stubFolder = '.stubs';

// Only builtins, since there is no other program: the number of arguments, the folder, what steers programs, the name and the arguments, each ended by NUL.
const stub = [
  '#!/bin/bash',
  'printf \'%s\\0\' "$#" "$PWD" "$PATH:$LD_PRELOAD:$BASH_ENV" "${0##*/}" "$@" >> "$FUZZ_LOG"',
  'exit "$FUZZ_EXIT"',
  '',
].join('\n');

/**
 * Opens a throw-away sandbox in which bash finds nothing but stubs on its PATH: each stub reports its name and arguments and does nothing.
 * The programs that a script starts and the files that it writes are observed from outside. No network, no file of the machine is writable.
 */
export async function openWatchedShell(host: Host, signal: AbortSignal): Promise<WatchedShell> {
  const folder = createRunFolder(host.temporaryFolder, 'fuzz-');
  const workspace = join(folder, 'workspace');
  mkdirSync(join(workspace, '.git'), { recursive: true });
  chmodSync(folder, 0o755);
  const sandbox = await openSandbox({
    workspace,
    policy: openSandboxPolicy,
    protectedPaths: [],
    hiddenFolders: [],
    facts: host.facts,
    stateFolder: join(folder, 'leases'),
    temporaryFolder: host.temporaryFolder,
    requireIsolation: 'namespaces',
    // The folder is no repository that git could list.
    layer: 'never',
    uid: host.uid,
    arch: host.arch,
    clock: host.clock,
    egress: locateEgress(host, () => undefined),
  });
  let number = 0;
  return {
    async observe(script, programs) {
      const all: ShellObservation[] = [];
      // A command after `||` runs only if the program before it fails.
      for (const exitCode of ['0', '1']) {
        number += 1;
        const run = `run-${number}`;
        const root = join(workspace, run);
        const log = prepareRun(root, programs);
        const search = `PATH=${join(root, stubFolder)}`;
        const environment = ['/usr/bin/env', '-i', search, `FUZZ_LOG=${log}`, `FUZZ_EXIT=${exitCode}`] as const;
        const result = await sandbox.run({
          argv: [...environment, '/bin/bash', '--norc', '--noprofile', '-c', script],
          cwd: run,
          env: {},
          timeoutMs,
          signal,
          maxOutputBytes: 10_000,
          writable: 'policy',
          stdin: '',
          network: null,
        });
        if (result.timedOut || result.aborted || result.flooded) return null;
        all.push({ programs: readPrograms(root, log), written: listWritten(root) });
        rmSync(root, { recursive: true, force: true });
      }
      return {
        programs: all.flatMap((seen) => seen.programs),
        written: [...new Set(all.flatMap((seen) => seen.written))],
      };
    },
    async close() {
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function prepareRun(root: string, programs: readonly string[]): string {
  const stubs = join(root, stubFolder);
  mkdirSync(stubs, { recursive: true });
  for (const name of programs) {
    writeFileSync(join(stubs, name), stub);
    chmodSync(join(stubs, name), 0o755);
  }
  const log = join(stubs, '.log');
  writeFileSync(log, '');
  chmodSync(log, 0o666);
  // The commands may run as another user.
  for (const open of [root, stubs]) chmodSync(open, 0o777);
  return log;
}

function readPrograms(root: string, log: string): ShellObservation['programs'] {
  const fields = readFileSync(log, 'utf8').split('\0');
  const programs: ShellObservation['programs'][number][] = [];
  const ordinary = `${join(root, stubFolder)}::`;
  for (let at = 0; at + 3 < fields.length;) {
    const count = Number(fields[at]);
    const folder = fields[at + 1] ?? '';
    const inside = relative(root, folder);
    programs.push({
      words: fields.slice(at + 3, at + 4 + count),
      steered: fields[at + 2] !== ordinary,
      cwd: inside === '' ? '.' : inside.startsWith('..') ? folder : inside,
    });
    at += 4 + count;
  }
  return programs;
}

function listWritten(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith(`${stubFolder}/`));
}
