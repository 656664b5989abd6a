import { realpathSync, statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { isBelow } from './paths.ts';

/** Where distributions put programs; looked at before PATH, since PATH may hold folders that the agent can write. */
const systemFolders = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];

/**
 * Finds a program of the harness itself (bwrap, git, setpriv …): absolute, owned by root, writable by nobody else, and outside
 * `untrustedRoots`. Null where there is none.
 */
export function findProgram(name: string, searchPath: string, untrustedRoots: readonly string[]): string | null {
  const folders = [...systemFolders, ...searchPath.split(':').filter((folder) => isAbsolute(folder))];
  for (const folder of folders) {
    const path = readTrustedProgram(join(folder, name));
    if (path !== null && !untrustedRoots.some((root) => isBelow(root, path))) return path;
  }
  return null;
}

function readTrustedProgram(candidate: string): string | null {
  try {
    const path = realpathSync(candidate);
    const stats = statSync(path);
    const trusted = stats.isFile() && stats.uid === 0 && (stats.mode & 0o022) === 0 && (stats.mode & 0o111) !== 0;
    return trusted ? candidate : null;
  } catch {
    return null;
  }
}
