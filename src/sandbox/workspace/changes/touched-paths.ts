import { createHash } from 'node:crypto';
import { orElse, staleCode } from '../../../core/types/error.ts';
import { chmodNoFollow, readStatsBelow, withPath } from '../../host/files/no-follow.ts';
import type { DisposablePaths } from '../git/disposable-paths.ts';
import { renderKey } from './stamp.ts';
import type { ChangeLimits, WatchedTree, WorkspaceWatch } from './workspace-watch.ts';

/** Paths relative to the workspace. */
export interface TouchedPaths {
  /** Files and links. */
  readonly present: readonly string[];
  /** Paths that are now missing, a directory or a special file. */
  readonly replaced: readonly string[];
  /** Describes changes that no patch can contain; empty if there are no such changes. */
  readonly missing: string;
  /** Changes if one of the paths changes. */
  readonly version: string;
}

/**
 * The paths of a layer that may differ from the base, without undecided ones. Makes unreadable files readable for their owner. `reported` holds the
 * keys that were reported before; a path that was reported and has disappeared is reported again. A submodule is another repository, so the patch
 * contains none of its paths.
 */
export function listTouched(
  tree: WatchedTree,
  reported: Set<string>,
  options: {
    readonly findSubmodule: DisposablePaths['findSubmodule'];
    readonly readStatus: WorkspaceWatch['readStatus'];
  } & Pick<ChangeLimits, 'patchBytes'>,
): TouchedPaths {
  const { findSubmodule, readStatus, patchBytes } = options;
  const present: string[] = [];
  const replaced: string[] = [];
  const missing: string[] = [];
  const digest = createHash('sha256');
  const visited = new Set<string>();
  tree.walk((key, stamp) => {
    const path = renderKey(key);
    if (path.split('/').some((part) => part.toLowerCase() === '.git') || findSubmodule(path) !== null) return;
    visited.add(key);
    const status = readStatus(key, stamp);
    if (status === 'undecided' || (status === 'as-before' && !reported.has(key))) return;
    digest.update(`${key}\0${stamp === null ? '' : [stamp.kind, stamp.ino, stamp.size, stamp.ctimeNs].join()}\0`);
    if (path.includes('\uFFFD')) return void missing.push(`${path} has a name that is not valid Unicode`);
    // Another content was refused: git need not read it.
    if (stamp?.kind === 'file' && stamp.size > BigInt(patchBytes)) {
      if (tree.readBase(key)?.stamp.mode !== stamp.mode) missing.push(`${path} is larger than a patch may be`);
      return;
    }
    if (stamp?.kind === 'special') missing.push(`${path} is not a file`);
    if (stamp !== null && stamp.kind !== 'file' && stamp.kind !== 'symlink') {
      if (reported.has(key) || ![null, 'directory'].includes(tree.readBase(key)?.stamp.kind ?? null))
        replaced.push(path);
      return;
    }
    if (stamp?.kind === 'file' && (stamp.mode & 0o400) === 0)
      withPath(tree.root, key, (file) => chmodNoFollow(file, stamp.mode | 0o400));
    reported.add(key);
    (stamp === null ? replaced : present).push(path);
  });
  for (const key of reported) {
    if (visited.has(key)) continue;
    // Another process of the machine may have moved it.
    const stats = orElse(() => readStatsBelow(tree.root, key), null, staleCode);
    // A directory has its first entries again after it was a file, and a socket is in no patch.
    (stats?.isFile() === true || stats?.isSymbolicLink() === true ? present : replaced).push(renderKey(key));
  }
  digest.update(String(reported.size));
  return { present, replaced, missing: missing.join('; '), version: digest.digest('hex') };
}
