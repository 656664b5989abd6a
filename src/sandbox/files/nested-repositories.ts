import { dependencyFolders } from '../../core/output-folders.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Mount } from './mounts.ts';

/**
 * Mounts over every `.git` below the workspace's own. A folder with one would be taken for another repository: its files would be missing
 * in the patch, and its configuration would count. With the `.git` out of sight they are files like all others.
 */
export function hideNestedRepositories(workspace: string, scratch: string): Mount[] {
  const found: Mount[] = [];
  const pending = readdirSync(workspace, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== '.git' ? [join(workspace, entry.name)] : [],
  );
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.name === '.git') {
        if (entry.isDirectory()) found.push({ type: 'temporary', target: path, maxBytes: 4_096 });
        else if (entry.isFile()) found.push({ type: 'read-only', source: join(scratch, 'empty'), target: path });
      } else if (entry.isDirectory() && !dependencyFolders.has(entry.name)) pending.push(path);
    }
  }
  return found;
}
