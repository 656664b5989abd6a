import { lstatSync } from 'node:fs';
import { CommandNotStarted } from '../../../core/ports/tool.ts';
import type { Mount } from './mounts.ts';
import { isBelow, listAncestors } from '../../host/files/paths.ts';

/**
 * Inspects every source that is going to be mounted, and every folder of the repository on the way to it, without following links. Returns
 * a text that stays equal while the same files are at these paths. Throws if one of them is a link, because bwrap would follow it. No
 * command can create a link between this check and the mount, because each of those folders is a mount point in every sandbox.
 */
export function inspectSources(mounts: readonly Mount[], repositoryRoot: string): string {
  const seen = new Map<string, string>();
  for (const mount of mounts) {
    // A temporary folder has no source, but bwrap would create its target through a link.
    const named = mount.type === 'temporary' ? mount.target : mount.source;
    const isInside = isBelow(repositoryRoot, named);
    if (mount.type === 'temporary' && !isInside) continue;
    for (const path of isInside ? [...listAncestors(repositoryRoot, named), named] : [named])
      if (!seen.has(path)) seen.set(path, inspect(path, isInside));
  }
  return [...seen.values()].join('\n');
}

function inspect(path: string, isInside: boolean): string {
  const stats = lstatSync(path, { throwIfNoEntry: false, bigint: true });
  if (stats === undefined) return `${path} -`;
  if (isInside && stats.isSymbolicLink())
    throw new CommandNotStarted(
      `${path} has become a symbolic link, so no command starts until it is a real file or folder`,
    );
  return `${path} ${stats.dev}:${stats.ino}`;
}
