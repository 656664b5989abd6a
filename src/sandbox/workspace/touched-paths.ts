import { createHash } from 'node:crypto';
import { chmodNoFollow, readStatsBelow, withPath } from '../host/files/no-follow.ts';
import { renderKey } from './changes/stamp.ts';
import type { WatchedTree } from './changes/workspace-watch.ts';
import type { TouchedPaths } from './workspace-access.ts';
import type { DisposablePaths } from './git/disposable-paths.ts';

/**
 * The paths of a layer that may differ from the base. Makes unreadable files readable for their owner. `told` holds the keys that were reported
 * once; one of them that has disappeared is reported again. A submodule is another repository, of which the patch holds nothing.
 */
export function listTouched(
  tree: WatchedTree,
  told: Set<string>,
  findSubmodule: DisposablePaths['findSubmodule'],
): TouchedPaths {
  const present: string[] = [];
  const replaced: string[] = [];
  const missing: string[] = [];
  const digest = createHash('sha256');
  const visited = new Set<string>();
  tree.walk('open', (key, stamp) => {
    const path = renderKey(key);
    if (path.split('/').some((part) => part.toLowerCase() === '.git') || findSubmodule(path) !== null) return;
    visited.add(key);
    digest.update(`${key}\0${stamp === null ? '' : [stamp.kind, stamp.ino, stamp.size, stamp.ctimeNs].join()}\0`);
    if (path.includes('\uFFFD')) return void missing.push(`${path} has a name that is not valid Unicode`);
    if (stamp?.kind === 'special') missing.push(`${path} is no file`);
    if (stamp !== null && stamp.kind !== 'file' && stamp.kind !== 'symlink') {
      if (told.has(key) || ![null, 'directory'].includes(tree.readBase(key)?.stamp.kind ?? null)) replaced.push(path);
      return;
    }
    if (stamp?.kind === 'file' && (stamp.mode & 0o400) === 0)
      withPath(tree.root, key, (file) => chmodNoFollow(file, stamp.mode | 0o400));
    told.add(key);
    (stamp === null ? replaced : present).push(path);
  });
  for (const key of told) {
    if (visited.has(key)) continue;
    const stats = readStatsBelow(tree.root, key);
    // A folder has its first entries again after it was a file, and a socket is in no patch.
    (stats?.isFile() === true || stats?.isSymbolicLink() === true ? present : replaced).push(renderKey(key));
  }
  digest.update(String(told.size));
  return { present, replaced, missing: missing.join('; '), version: digest.digest('hex') };
}
