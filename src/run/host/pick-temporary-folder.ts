import { statSync } from 'node:fs';
import { dirname } from 'node:path';

const usualFolders = ['/tmp', '/var/tmp'];

/**
 * The folder for what a run puts aside. As root, commands run as another user, who must be able to traverse it: if TMPDIR is inside a closed
 * folder, as `mktemp -d` makes them, the usual ones are used instead.
 */
export function pickTemporaryFolder(wanted: string, uid: number): string {
  if (uid !== 0 || isTraversable(wanted)) return wanted;
  return usualFolders.find(isTraversable) ?? wanted;
}

function isTraversable(folder: string): boolean {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isDirectory() || (stats.mode & 0o001) === 0) return false;
  return dirname(folder) === folder || isTraversable(dirname(folder));
}
