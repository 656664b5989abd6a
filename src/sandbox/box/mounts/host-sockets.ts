import { readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { orElse } from '../../../core/types/error.ts';
import { listMountedPaths, readMountTable } from '../../host/files/mount-table.ts';
import type { Mount } from './mounts.ts';
import { isBelow, readStats } from '../../host/files/paths.ts';

/** Directories that bwrap makes: nothing of the machine is in them. */
const freshDirectories = ['/dev', '/proc'];

/**
 * The paths of the unix sockets of this machine: of the processes in this network namespace, under each mount of their directory, and sockets that
 * are mounted, as into a container. A name that a process gave relative to its directory is not resolved by the kernel, and is not in the list.
 */
export function listHostSockets(): readonly string[] {
  const mounted = readMountTable();
  // Num RefCount Protocol Flags Type St Inode Path
  const bound = readFileSync('/proc/net/unix', 'utf8').matchAll(/^(?:\S+ +){7}(\/.*)$/gm);
  const named = new Set([...bound].flatMap(([, path]) => path ?? []));
  const sockets = [...named].flatMap(resolveDirectories).flatMap((path) => listMountedPaths(path, mounted));
  return [...new Set([...sockets, ...mounted.map(({ target }) => target)])].filter(isSocket);
}

function resolveDirectories(path: string): readonly string[] {
  return orGone(() => [join(realpathSync.native(dirname(path)), basename(path))], []);
}

function isSocket(path: string): boolean {
  return orGone(() => readStats(path)?.isSocket() === true, false);
}

// A directory that the harness cannot enter is closed to commands too.
function orGone<Value>(read: () => Value, otherwise: Value): Value {
  return orElse(read, otherwise, 'ENOENT', 'EACCES', 'ENOTDIR', 'ELOOP');
}

/**
 * Mounts of an empty file over each socket of the machine that a process with these mounts would find outside the workspace. A socket in a
 * directory that is mounted leads to the process of the machine that listens on it, also if the mount is read-only. Through an overlay it leads
 * nowhere. Commands can write no directory of a target. Proved by test/system/sandbox/box/mounts/host-sockets.test.ts.
 */
export function coverHostSockets(
  mounts: readonly Mount[],
  options: {
    readonly sockets: readonly string[];
    /** The directories of the machine that are below all mounts. */
    readonly rootDirectories: readonly string[];
    readonly workspace: string;
    readonly empty: string;
    /** Whether the user of the process can enter the directories from a mounted directory to a socket; otherwise bwrap cannot, either. */
    readonly isReachable: (path: string, from: string) => boolean;
  },
): Mount[] {
  const { workspace, empty, rootDirectories, isReachable } = options;
  // A socket is inside at each place at which a mount shows its directory, and only there: a mount of another directory covers the path that it has outside.
  const listTargets = (socket: string): readonly string[] => {
    const root = rootDirectories.find((directory) => isBelow(directory, socket));
    const inRoot =
      root !== undefined &&
      !freshDirectories.some((directory) => isBelow(directory, socket)) &&
      findTop(mounts, socket) === undefined &&
      isReachable(socket, root);
    const inMounts = mounts.flatMap((mount) => {
      if (mount.type !== 'read-only' || mount.source === socket || !isBelow(mount.source, socket)) return [];
      const target = join(mount.target, socket.slice(mount.source.length));
      // From another place, the directories may have other owners.
      const isEntered = mount.source !== mount.target || isReachable(target, mount.target);
      return findTop(mounts, target) === mount && isEntered ? [target] : [];
    });
    return [...(inRoot ? [socket] : []), ...inMounts];
  };
  const targets = options.sockets.flatMap(listTargets).filter((target) => !isBelow(workspace, target));
  return [...new Set(targets)].map((target) => ({ type: 'read-only', source: empty, target }));
}

function findTop(mounts: readonly Mount[], path: string): Mount | undefined {
  return mounts.findLast(({ target }) => isBelow(target, path));
}
