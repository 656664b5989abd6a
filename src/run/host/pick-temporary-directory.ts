import { realpathSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const usualDirectories = ['/tmp', '/var/tmp'];

/**
 * The directory for what a run puts aside: absolute and without links, since bubblewrap follows no absolute link on the way to what it mounts. As root,
 * commands run as another user, who must be able to traverse it: if TMPDIR is inside a closed directory, as `mktemp -d` makes them, the usual ones are used
 * instead.
 */
export function pickTemporaryDirectory(wanted: string, uid: number): string {
  const [own = wanted, ...usual] = [wanted, ...usualDirectories].map(resolveLinks);
  if (uid !== 0 || isTraversable(own)) return own;
  return usual.find(isTraversable) ?? own;
}

function resolveLinks(directory: string): string {
  try {
    return realpathSync(directory);
  } catch {
    // The run states that it cannot be used.
    return resolve(directory);
  }
}

function isTraversable(directory: string): boolean {
  const stats = statSync(directory, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isDirectory() || (stats.mode & 0o001) === 0) return false;
  return dirname(directory) === directory || isTraversable(dirname(directory));
}
