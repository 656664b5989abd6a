import { lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { HarnessError } from '../../core/types/error.ts';
import { isBelow } from './files/paths.ts';

/** Programs that the harness starts, as absolute trusted paths. */
export interface Programs {
  readonly bwrap: string;
  readonly prlimit: string;
  readonly setpriv: string | null;
  readonly unshare: string;
  readonly mount: string;
  readonly nsenter: string;
  readonly perl: string | null;
  readonly script: string | null;
  readonly stty: string | null;
  readonly sh: string;
  readonly cp: string;
  readonly chown: string;
  readonly rm: string;
  readonly du: string;
  readonly mkfifo: string;
  readonly mknod: string;
  readonly busctl: string | null;
}

/** The environment of these programs, except programs that start a command. */
export const programEnvironment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };

/** The programs that start a sandbox, found with `find`. Throws `sandbox` if a program is missing that every run of this user needs. */
export function findPrograms(find: (name: string) => string | null, uid: number): Programs {
  const bwrap = find('bwrap');
  if (bwrap === null)
    throw new HarnessError({
      code: 'sandbox',
      message: 'bubblewrap (bwrap) is not installed, so no command can be contained',
      hint: 'Install it: sudo apt-get install -y bubblewrap (Debian, Ubuntu), or your distribution’s package.',
    });
  const missing = new Map<string, readonly string[]>();
  const findNeeded = (name: string, from: 'util-linux' | 'coreutils' | 'dash'): string => {
    const path = find(name);
    if (path === null) missing.set(from, [...(missing.get(from) ?? []), name]);
    return path ?? '';
  };
  const programs: Programs = {
    bwrap,
    nsenter: findNeeded('nsenter', 'util-linux'),
    unshare: findNeeded('unshare', 'util-linux'),
    mount: findNeeded('mount', 'util-linux'),
    prlimit: findNeeded('prlimit', 'util-linux'),
    setpriv: uid === 0 ? findNeeded('setpriv', 'util-linux') : find('setpriv'),
    sh: findNeeded('sh', 'dash'),
    cp: findNeeded('cp', 'coreutils'),
    chown: findNeeded('chown', 'coreutils'),
    rm: findNeeded('rm', 'coreutils'),
    du: findNeeded('du', 'coreutils'),
    mkfifo: findNeeded('mkfifo', 'coreutils'),
    mknod: findNeeded('mknod', 'coreutils'),
    perl: find('perl'),
    script: find('script'),
    stty: find('stty'),
    busctl: find('busctl'),
  };
  if (missing.size > 0) {
    const named = [...missing].map(([from, names]) => `${names.join(' and ')} of ${from}`);
    throw new HarnessError({
      code: 'sandbox',
      message: `${named.join(', ')} not found among programs that root owns, so no command can be contained`,
      hint: `Install it: apt-get install -y ${[...missing.keys()].join(' ')} (Debian, Ubuntu), or your distribution’s package.`,
    });
  }
  return programs;
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
