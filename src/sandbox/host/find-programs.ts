import { execFile, spawnSync } from 'node:child_process';
import { lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { promisify } from 'node:util';
import { HarnessError } from '../../core/types/error.ts';
import { isBelow } from './files/paths.ts';

/** The packages of the programs that the harness uses, by their names in Debian and Ubuntu. */
export const systemPackages = {
  bwrap: 'bubblewrap',
  rg: 'ripgrep',
  git: 'git',
  nsenter: 'util-linux',
  unshare: 'util-linux',
  prlimit: 'util-linux',
  setpriv: 'util-linux',
  mount: 'mount',
  script: 'bsdutils',
  stty: 'coreutils',
  sh: 'dash',
  cp: 'coreutils',
  chown: 'coreutils',
  rm: 'coreutils',
  du: 'coreutils',
  mkfifo: 'coreutils',
  mknod: 'coreutils',
} as const;

/** The programs without which no sandbox starts, and those that some machines and runs need. */
const needed = [
  'bwrap',
  'nsenter',
  'unshare',
  'mount',
  'prlimit',
  'sh',
  'cp',
  'chown',
  'rm',
  'du',
  'mkfifo',
  'mknod',
] as const;
const others = ['setpriv', 'perl', 'script', 'stty', 'busctl'] as const;

/** Programs that the harness starts, as absolute trusted paths. */
export type Programs = Readonly<
  Record<(typeof needed)[number], string> & Record<(typeof others)[number], string | null>
>;

/** The environment of these programs, except programs that start a command. */
export const programEnvironment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };

/** The programs that start a sandbox, found with `find`. Throws `sandbox` if a program is missing that every run of this user needs. */
export function findPrograms(find: (name: string) => string | null, uid: number): Programs {
  const found = Object.fromEntries([...needed, ...others].map((name) => [name, find(name)]));
  const missing = [...needed, ...(uid === 0 ? (['setpriv'] as const) : [])].filter((name) => found[name] === null);
  if (missing.length === 0) return found as Programs;
  const packages = new Set(missing.map((name) => systemPackages[name]));
  throw new HarnessError({
    code: 'sandbox',
    message: `${missing.join(', ')} not found among programs that root owns, so no command can be contained`,
    hint: `Install it: sudo apt-get install -y ${[...packages].join(' ')} (Debian, Ubuntu), or your distribution’s package.`,
  });
}

/** What one of these programs prints, also if it fails; empty if it cannot be started. */
export async function readPrinted(program: string, args: readonly string[], cwd = '/'): Promise<string> {
  return promisify(execFile)(program, args, { env: programEnvironment, cwd }).then(
    ({ stdout }) => stdout,
    (thrown: unknown) => (thrown instanceof Error && 'stdout' in thrown ? String(thrown.stdout) : ''),
  );
}

/** Runs a program as root; `sudo` is null if the harness is root. Returns null, or the reason for a failure in one line. */
export function runAsRoot(
  sudo: string | null,
  command: readonly [string, ...string[]],
  {
    env = {},
    ...how
  }: { readonly env?: Readonly<Record<string, string>>; readonly input?: string; readonly timeout?: number },
): string | null {
  const [program, ...args] = sudo === null ? command : ([sudo, '-n', '--', ...command] as const);
  const done = spawnSync(program, args, { ...how, env: { ...programEnvironment, ...env }, encoding: 'utf8' });
  if (done.status === 0) return null;
  // Without a status, it was ended by the limit of time or another signal, or could not be started.
  const ended = done.error?.message ?? `exit ${done.status ?? done.signal}`;
  return (done.stderr ?? '').trim().split('\n')[0] || ended;
}

/** The program directories of distributions. They are searched before PATH, because PATH may contain directories that the agent can write. */
const systemDirectories = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];

/**
 * Finds a program for the harness itself (bwrap, git, setpriv …): absolute, outside `untrustedRoots`, and owned by root and writable only
 * by root, as must be every directory on the way to it. Null if no such program exists. Proved by test/sandbox/host/find-programs.test.ts.
 */
export function findProgram(name: string, searchPath: string, untrustedRoots: readonly string[]): string | null {
  const directories = [...systemDirectories, ...searchPath.split(':').filter((directory) => isAbsolute(directory))];
  for (const directory of directories) {
    const candidate = join(directory, name);
    const path = readTrustedProgram(candidate);
    if (path !== null && !untrustedRoots.some((root) => isBelow(root, path) || isBelow(root, candidate)))
      return candidate;
  }
  return null;
}

/** The git that `find` finds. Throws `usage` without one. */
export function findGit(find: (name: string) => string | null): string {
  const git = find('git');
  if (git === null) throw new HarnessError({ code: 'usage', message: 'git is not installed', hint: 'Install git.' });
  return git;
}

/** As `findProgram`, in the program directories of distributions alone. */
export function findSystemProgram(name: string): string | null {
  return findProgram(name, '', []);
}

// A program may have the name of a link (busybox), so both the link's directory and the program's directory are checked.
function readTrustedProgram(candidate: string): string | null {
  try {
    const path = realpathSync(candidate);
    const stats = statSync(path);
    const isProgram = stats.isFile() && stats.uid === 0 && (stats.mode & 0o022) === 0 && (stats.mode & 0o111) !== 0;
    return isProgram && isTrustedDirectory(dirname(path)) && isTrustedDirectory(dirname(candidate)) ? path : null;
  } catch {
    return null;
  }
}

// In a directory with the sticky bit, other users cannot remove root's files.
function isTrustedDirectory(directory: string): boolean {
  for (let current = directory; ; current = dirname(current)) {
    const stats = lstatSync(current);
    const isOpen = !stats.isSymbolicLink() && (stats.mode & 0o022) !== 0 && (stats.mode & 0o1000) === 0;
    if (stats.uid !== 0 || isOpen) return false;
    if (current === '/') return true;
  }
}
