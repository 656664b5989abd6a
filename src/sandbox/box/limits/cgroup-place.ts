import { unescapeOctal } from '../../host/files/mount-table.ts';
import { join, relative } from 'node:path';

export type GroupController = 'memory' | 'pids';

/** A folder of the control group file system in which the groups of a run may be made. */
export interface GroupPlace {
  readonly version: 1 | 2;
  readonly controllers: readonly GroupController[];
  /** The group of this process. */
  readonly folder: string;
  /** The topmost group that is mounted. */
  readonly mountPoint: string;
}

interface GroupMount {
  readonly type: string;
  readonly root: string;
  readonly mountPoint: string;
  readonly options: readonly string[];
}

const controllers: readonly GroupController[] = ['memory', 'pids'];

/**
 * The folders in which memory and processes can be limited for children of this process: one for each controller in version 1, one for both
 * in version 2. Empty if a controller is missing. `mountInfo` is `/proc/self/mountinfo`, `ownGroups` is `/proc/self/cgroup`.
 */
export function findGroupPlaces(options: {
  readonly mountInfo: string;
  readonly ownGroups: string;
}): readonly GroupPlace[] {
  const mounts = options.mountInfo.split('\n').flatMap(readMount);
  const groups = options.ownGroups.split('\n').flatMap(readGroup);
  const first = controllers.flatMap((controller) => {
    const path = groups.find(({ names }) => names.includes(controller))?.path;
    const mount = mounts.find(({ type, options: own }) => type === 'cgroup' && own.includes(controller));
    return locate(1, [controller], path, mount);
  });
  if (first.length === controllers.length) return first;
  const unified = groups.find(({ hierarchy }) => hierarchy === '0')?.path;
  return locate(
    2,
    controllers,
    unified,
    mounts.find(({ type }) => type === 'cgroup2'),
  );
}

function locate(
  version: 1 | 2,
  own: readonly GroupController[],
  path: string | undefined,
  mount: GroupMount | undefined,
): GroupPlace[] {
  if (path === undefined || mount === undefined) return [];
  const below = relative(mount.root, path);
  // The mount shows another part of the tree, or one that ends below the group of this process.
  if ([...path.split('/'), ...below.split('/')].includes('..')) return [];
  return [{ version, controllers: own, folder: join(mount.mountPoint, below), mountPoint: mount.mountPoint }];
}

// Fields of proc(5): id, parent, device, root, mount point, options, optional fields, a dash, type, source, options of the file system.
function readMount(line: string): GroupMount[] {
  const [before = '', after] = line.split(' - ');
  if (after === undefined) return [];
  const [, , , root = '', mountPoint = ''] = before.split(' ');
  const [type = '', , options = ''] = after.split(' ');
  return [{ type, root: unescapeOctal(root), mountPoint: unescapeOctal(mountPoint), options: options.split(',') }];
}

function readGroup(line: string): { hierarchy: string; names: readonly string[]; path: string }[] {
  const [, hierarchy, names = '', path] = /^(\d+):([^:]*):(.*)$/.exec(line) ?? [];
  return hierarchy === undefined || path === undefined ? [] : [{ hierarchy, names: names.split(','), path }];
}
