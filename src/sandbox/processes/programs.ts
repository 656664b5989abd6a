import { lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { isBelow } from '../files/paths.ts';

/** Where distributions put programs; looked at before PATH, since PATH may hold folders that the agent can write. */
const systemFolders = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];

/**
 * Finds a program of the harness itself (bwrap, git, setpriv …): absolute, owned by root, writable by nobody else, as is every folder on the
 * way to it, and outside `untrustedRoots`. Null where there is none. Proved by test/sandbox/programs.test.ts.
 */
export function findProgram(name: string, searchPath: string, untrustedRoots: readonly string[]): string | null {
  const folders = [...systemFolders, ...searchPath.split(':').filter((folder) => isAbsolute(folder))];
  for (const folder of folders) {
    const candidate = join(folder, name);
    const path = readTrustedProgram(candidate);
    if (path !== null && !untrustedRoots.some((root) => isBelow(root, path) || isBelow(root, candidate)))
      return candidate;
  }
  return null;
}

// A program may go by the name of a link (busybox), so both the link's folder and the program's are looked at.
function readTrustedProgram(candidate: string): string | null {
  try {
    const path = realpathSync(candidate);
    const stats = statSync(path);
    const isProgram = stats.isFile() && stats.uid === 0 && (stats.mode & 0o022) === 0 && (stats.mode & 0o111) !== 0;
    return isProgram && isTrustedFolder(dirname(path)) && isTrustedFolder(dirname(candidate)) ? path : null;
  } catch {
    return null;
  }
}

// In a folder with the sticky bit nobody takes away what is root's.
function isTrustedFolder(folder: string): boolean {
  for (let current = folder; ; current = dirname(current)) {
    const stats = lstatSync(current);
    const isOpen = !stats.isSymbolicLink() && (stats.mode & 0o022) !== 0 && (stats.mode & 0o1000) === 0;
    if (stats.uid !== 0 || isOpen) return false;
    if (current === '/') return true;
  }
}
