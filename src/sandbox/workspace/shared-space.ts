import { chownSync, lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolders, type Mount } from '../box/mounts/mounts.ts';
import { isBelow, listAncestors } from '../host/files/paths.ts';
import type { ScratchFolder } from './workspace-access.ts';
import type { RunUser } from '../host/run-user.ts';
import type { Space } from './layers/space.ts';

/** The temporary folders and the home folder that all commands of a run share. */
export interface SharedSpace {
  /** The same mounts, with the shared folders instead of separate ones for the command. */
  share(mounts: readonly Mount[], home: 'shared' | 'own'): readonly Mount[];
  /**
   * For every layer: keeps each mount target in the shared folders in its place, because bubblewrap would follow a link that replaces it.
   */
  readonly pins: readonly Mount[];
  /** The shared folders that file tools can access too. */
  readonly scratchFolders: readonly ScratchFolder[];
}

interface Place {
  readonly source: string;
  readonly target: string;
}

/**
 * `mounts` is everything that a command may have mounted, after the shared folders themselves. Creates the targets of these mounts. No
 * command may run meanwhile.
 */
export function openSharedSpace(options: {
  readonly space: Space;
  readonly home: string;
  readonly user: RunUser | null;
  readonly mounts: readonly Mount[];
}): SharedSpace {
  const { space, home, user, mounts } = options;
  const isCovered = (path: string): boolean =>
    mounts.some(({ type, target }) => type === 'temporary' && isBelow(target, path));
  const places: readonly Place[] = [
    // The innermost first.
    ...(isCovered(home) ? [{ source: space.makeShared('home', 0o700), target: home }] : []),
    ...temporaryFolders.map((target) => ({ source: space.makeShared(target.replaceAll('/', '-'), 0o1777), target })),
  ];
  const toMount = ({ source, target }: Place): Mount => ({ type: 'writable', source, target });

  function share(given: readonly Mount[], homeKind: 'shared' | 'own'): readonly Mount[] {
    const shown = places.filter(({ target }) => homeKind === 'shared' || target !== home);
    return given.flatMap((mount): Mount[] => {
      if (mount.type !== 'temporary') return [mount];
      // The shared home folder comes with the cover of a folder above it.
      const isOuter = ({ type, target }: Mount): boolean =>
        type === 'temporary' && target !== home && isBelow(target, home);
      if (homeKind === 'shared' && mount.target === home && given.some(isOuter)) return [];
      const inside = shown.filter(({ target }) => isBelow(mount.target, target));
      if (inside.some(({ target }) => target === mount.target)) return inside.toReversed().map(toMount);
      // Otherwise a cover of the home folder's parent would hide it.
      const cover: Mount = mount.target === home ? mount : { ...mount, sealed: true };
      return [cover, ...inside.map(toMount)];
    });
  }

  // A target is created in the innermost shared folder that contains it.
  const pins = new Map<string, Mount>();
  for (const mount of [...places.map(toMount), ...mounts]) {
    const place = places.find(({ target }) => target !== mount.target && isBelow(target, mount.target));
    if (place === undefined) continue;
    for (const target of [...listAncestors(place.target, mount.target), mount.target]) {
      const source = join(place.source, target.slice(place.target.length));
      if (pins.has(source)) continue;
      make(space.locate(source), target === mount.target ? mount : null, user);
      pins.set(source, { type: 'writable', source, target: source });
    }
  }
  const scratchFolders = places
    .filter(({ target }) => target === '/tmp')
    .map(({ source, target }): ScratchFolder => ({ target, folder: space.locate(source), access: 'writable' }));
  return { share, pins: [...pins.values()], scratchFolders };
}

function make(path: string, mount: Mount | null, user: RunUser | null): void {
  const isFile = mount !== null && mount.type !== 'temporary' && isFileSource(mount.source);
  mkdirSync(isFile ? dirname(path) : path, { recursive: true, mode: 0o755 });
  if (isFile) writeFileSync(path, '');
  if (user !== null) chownSync(path, user.uid, user.gid);
}

function isFileSource(source: string): boolean {
  return lstatSync(source, { throwIfNoEntry: false })?.isFile() === true;
}
