import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dependencyFolders } from '../../core/output-folders.ts';
import type { Mount } from './mounts.ts';
import { readStats } from './paths.ts';

/** Every `.git` below the workspace except its own, as absolute paths. Dependency folders are not searched. */
export function findNestedRepositories(workspace: string): readonly string[] {
  const found: string[] = [];
  const pending = readdirSync(workspace, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== '.git' ? [join(workspace, entry.name)] : [],
  );
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.name === '.git') found.push(path);
      else if (entry.isDirectory() && !dependencyFolders.has(entry.name)) pending.push(path);
    }
  }
  return found;
}

/**
 * Mounts over such folders and files. Git would treat a folder with a `.git` as another repository: its files would be missing in the
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
