import { statSync } from 'node:fs';
import { dirname } from 'node:path';

const usualDirectories = ['/tmp', '/var/tmp'];

/**
 * The directory for what a run puts aside. As root, commands run as another user, who must be able to traverse it: if TMPDIR is inside a closed
 * directory, as `mktemp -d` makes them, the usual ones are used instead.
 */
export function pickTemporaryDirectory(wanted: string, uid: number): string {
  if (uid !== 0 || isTraversable(wanted)) return wanted;
  return usualDirectories.find(isTraversable) ?? wanted;
}

function isTraversable(directory: string): boolean {
  const stats = statSync(directory, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isDirectory() || (stats.mode & 0o001) === 0) return false;
  return dirname(directory) === directory || isTraversable(dirname(directory));
}
