import { lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { isBelow } from './files/paths.ts';

/** The program folders of distributions. They are searched before PATH, because PATH may contain folders that the agent can write. */
const systemFolders = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];

/**
 * Finds a program for the harness itself (bwrap, git, setpriv …): absolute, outside `untrustedRoots`, and owned by root and writable only
 * by root, as must be every folder on the way to it. Null if no such program exists. Proved by test/sandbox/host/programs.test.ts.
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

// A program may have the name of a link (busybox), so both the link's folder and the program's folder are checked.
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

// In a folder with the sticky bit, other users cannot remove root's files.
function isTrustedFolder(folder: string): boolean {
  for (let current = folder; ; current = dirname(current)) {
    const stats = lstatSync(current);
    const isOpen = !stats.isSymbolicLink() && (stats.mode & 0o022) !== 0 && (stats.mode & 0o1000) === 0;
    if (stats.uid !== 0 || isOpen) return false;
    if (current === '/') return true;
  }
}
