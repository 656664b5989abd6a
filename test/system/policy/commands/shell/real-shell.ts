import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The observed effects of a shell text: programs with their words, their directories, and the files that were created. */
export interface ShellRun {
  readonly commands: readonly { readonly cwd: string; readonly words: readonly string[] }[];
  readonly written: readonly string[];
}

/** Names of the programs that the texts find on their PATH. Each records how it was called, and does nothing else. */
export const stubs = ['s1', 's2', 's3', 's4'];

// Written with one call, since the programs of a pipeline run at the same time.
const stub = `#!/bin/sh
printf '%s\\0' "$PWD" "\${0##*/}" "$@" '\u0001' >> "$STUB_LOG"
`;

// One process for all texts. Each text runs in its own directory, with only stubs and the shells on its PATH.
const driver = `
root=$1 shell=$2
for directory in "$root"/runs/*; do
  cd "$directory/work" || exit 1
  IFS= read -r -d '' text < "$directory/text"
  /usr/bin/timeout -k 1 5 /usr/bin/env -i PATH="$root/bin" STUB_LOG="$directory/log" HOME=/nonexistent LC_ALL=C.UTF-8 "$shell" -c "$text" < /dev/null > /dev/null 2>&1
done
exit 0
`;

/** Runs texts in a real shell, in a sandbox without network. */
export function runInShell(
  texts: readonly string[],
  shell: '/bin/bash' | '/bin/dash',
  programs: readonly string[] = stubs,
): ShellRun[] {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'shell-')));
  try {
    mkdirSync(join(root, 'bin'));
    for (const name of programs) {
      writeFileSync(join(root, 'bin', name), stub);
      chmodSync(join(root, 'bin', name), 0o755);
    }
    symlinkSync('/bin/bash', join(root, 'bin/bash'));
    symlinkSync('/bin/dash', join(root, 'bin/sh'));
    const directories = texts.map((text, index) => {
      const directory = join(root, 'runs', String(index).padStart(6, '0'));
      for (const name of ['d1/d2', 'src', 'packages/a']) mkdirSync(join(directory, 'work', name), { recursive: true });
      for (const file of initialFiles) writeFileSync(join(directory, 'work', file), file);
      writeFileSync(join(directory, 'text'), text);
      return directory;
    });
    const sandbox = [
      '--unshare-user',
      '--unshare-pid',
      '--unshare-net',
      '--unshare-ipc',
      '--die-with-parent',
      '--ro-bind',
      '/',
      '/',
      '--dev',
      '/dev',
      '--proc',
      '/proc',
      '--tmpfs',
      '/tmp',
      '--bind',
      root,
      root,
      '--',
    ];
    const ended = spawnSync('bwrap', [...sandbox, '/bin/bash', '-c', driver, 'driver', root, shell], {
      encoding: 'utf8',
      env: { PATH: '/usr/bin:/bin' },
    });
    if (ended.status !== 0) throw new Error(`the shells could not be run: ${ended.stderr}`);
    return directories.map(readRun);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const initialFiles = ['a.txt', 'b.txt', 'd1/c.txt'];

function readRun(directory: string): ShellRun {
  const work = join(directory, 'work');
  const log = existsSync(join(directory, 'log')) ? readFileSync(join(directory, 'log'), 'utf8') : '';
  const commands = log
    .split('\0\u0001\0')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [cwd = '', ...words] = entry.split('\0');
      return { cwd: cwd === work ? '.' : cwd.startsWith(`${work}/`) ? cwd.slice(work.length + 1) : cwd, words };
    });
  const written = readdirSync(work, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(work.length + 1))
    .filter((path) => !initialFiles.includes(path) || readFileSync(join(work, path), 'utf8') !== path);
  return { commands, written };
}
