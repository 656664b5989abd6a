import { CommandNotStarted } from '../../../core/ports/tool.ts';
import { findLink, isBelow } from '../../host/files/paths.ts';
import type { Mount } from './mounts.ts';

/**
 * Throws if a source that is going to be mounted, or a folder of the repository on the way to it, is a link, because bwrap would follow it. No
 * command can create a link between this check and the mount, because each of those folders is a mount point in every sandbox.
 */
export function checkSources(mounts: readonly Mount[], repositoryRoot: string): void {
  // A temporary folder has no source, but bwrap would create its target through a link.
  const named = mounts.map((mount) => (mount.type === 'temporary' ? mount.target : mount.source));
  for (const path of new Set(named)) {
    const link = isBelow(repositoryRoot, path) ? findLink(repositoryRoot, path) : null;
    if (link !== null)
      throw new CommandNotStarted(
        `${link} has become a symbolic link, so no command starts until it is a real file or folder`,
      );
  }
}
