import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../../core/types/error.ts';
import { downloadsDirectory } from '../../core/types/network.ts';
import type { Mount } from '../box/mounts/mounts.ts';
import { locateKey } from '../host/files/no-follow.ts';
import { removeEntry } from '../host/files/remove-tree.ts';
import { chownPath, type RunUser } from '../host/run-user.ts';
import { readKey, renderKey } from './changes/stamp.ts';
import { readEntry } from './changes/tree-entry.ts';

const maxSeenBytes = 1024 * 1024;

/**
 * Mounts of closed files of the base, for one process. Each is a copy in the directory `place`, since the process may run as another user than the owner.
 * A path that is not a regular file, or that leads through a link, is left out.
 */
export function showFiles(
  paths: readonly string[],
  options: { readonly base: string; readonly workspace: string; readonly place: string; readonly user: RunUser | null },
): readonly Mount[] {
  const { base, workspace, place, user } = options;
  return paths.flatMap((path, index): Mount[] => {
    const content = readEntry(base, readKey(path))?.content ?? null;
    if (content === null || content.length > maxSeenBytes) return [];
    mkdirSync(place, { recursive: true, mode: 0o755 });
    const source = join(place, String(index));
    writeFileSync(source, content.read(), { mode: 0o400 });
    chownPath(source, user);
    return [{ type: 'read-only', source, target: join(workspace, path) }];
  });
}

/**
 * Moves the downloads of a sealed call to the directory that the run sees, replaces entries of the same name there, and removes `from`. Sockets, FIFOs and
 * devices are dropped: they connect processes, also in a directory that is mounted read-only. No process writes to either directory.
 */
export function moveDownloads(from: string, to: string): readonly string[] {
  const kept = readdirSync(from, 'latin1').filter((name) => dropSpecialFiles(from, name));
  for (const name of kept) {
    const [source, target] = [locateKey(from, name), locateKey(to, name)];
    removeEntry(target);
    renameSync(source, target);
  }
  rmdirSync(from);
  return kept.map((name) => renderKey(`${downloadsDirectory}/${name}`));
}

/** False if nothing of the entry is left. */
function dropSpecialFiles(root: string, top: string): boolean {
  const pending = [top];
  try {
    for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
      const path = locateKey(root, key);
      const stats = lstatSync(path);
      if (!stats.isDirectory()) {
        if (!stats.isFile() && !stats.isSymbolicLink()) unlinkSync(path);
        continue;
      }
      // The call may have left a directory that the run cannot list.
      chmodSync(path, 0o755);
      for (const name of readdirSync(path, 'latin1')) pending.push(`${key}/${name}`);
    }
  } catch (thrown) {
    if (!hasCode(thrown, 'ENAMETOOLONG')) throw thrown;
    removeEntry(locateKey(root, top));
  }
  return lstatSync(locateKey(root, top), { throwIfNoEntry: false }) !== undefined;
}
