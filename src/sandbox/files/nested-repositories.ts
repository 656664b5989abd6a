import { join } from 'node:path';
import type { Mount } from './mounts.ts';
import { readStats } from './paths.ts';

/**
 * Mounts over `.git` folders and files below the workspace. Git would treat a folder with a `.git` as another repository: its files would be missing in the
 * patch, and its configuration would apply. With the `.git` hidden, they are ordinary files. `locate` returns the current path of a file.
 */
export function hideRepositories(
  paths: readonly string[],
  scratch: string,
  locate: (path: string) => string,
): readonly Mount[] {
  return paths.flatMap((target): Mount[] => {
    const stats = readStats(locate(target));
    if (stats?.isDirectory() === true) return [{ type: 'temporary', target, maxBytes: 4_096 }];
    return stats?.isFile() === true ? [{ type: 'read-only', source: join(scratch, 'empty'), target }] : [];
  });
}
