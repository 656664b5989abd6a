import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { spawnSync } from 'node:child_process';
import type { Clock } from '../../../core/ports/clock.ts';
import { readErrorMessage } from '../../../core/types/error.ts';
import {
  type GroupController,
  type GroupPlace,
  type CommandGroups,
  createCommandGroups,
  type GroupLimits,
  type GroupTree,
  growTree,
  removeGroupTree,
} from './cgroup.ts';
import { isAbandoned } from '../../host/run-directory.ts';
import { type MountPoint, parseMountTable } from '../../host/files/mount-table.ts';
import { listTrees } from '../../host/processes/process-tree.ts';

/** The directories in which groups of that name may be created, to be recorded before any is created. */
export function listGroupDirectories(name: string): readonly string[] {
  return readPlaces().flatMap(({ directory, mountPoint }) => [join(directory, name), join(mountPoint, name)]);
}

/** Removes the groups of runs that were killed, in all workspaces, and ends the processes in them. */
function sweepGroups(): void {
  const places = readPlaces().flatMap(({ directory, mountPoint }) => [directory, mountPoint]);
  const parents = new Set(places.filter((directory) => existsSync(directory)));
  for (const parent of parents)
    for (const name of readdirSync(parent)) if (isAbandoned(join(parent, name))) removeGroupTree(join(parent, name));
}

interface GroupsOptions {
  /** The name passed to `listGroupDirectories`. */
  readonly name: string;
  readonly limits: GroupLimits;
  readonly busctl: string | null;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
}

export type OpenedGroups = { readonly groups: CommandGroups } | { readonly groups: null; readonly reason: string };

/**
 * Opens the control groups of a run: below the group of this process, or, if that cannot be divided, in a scope of the user's systemd. If
 * neither works, returns the reason; commands are then limited one process at a time.
 */
export async function openCommandGroups(options: GroupsOptions): Promise<OpenedGroups> {
  sweepGroups();
  const own = tryPlaces(options);
  if (own.groups !== null) return own;
  const refused = await enterUserScope(options);
  const scoped: OpenedGroups = refused === null ? tryPlaces(options) : { groups: null, reason: refused };
  return scoped.groups === null ? { groups: null, reason: `${own.reason}; ${scoped.reason}` } : scoped;
}

function tryPlaces(options: GroupsOptions): OpenedGroups {
  const places = readPlaces();
  if (places.length === 0) return { groups: null, reason: 'no control groups for memory and processes are mounted' };
  const trees: GroupTree[] = [];
  try {
    for (const place of places) trees.push(growTree(place, options.name));
    return { groups: createCommandGroups(trees, options.limits) };
  } catch (thrown) {
    for (const { directory } of trees) removeGroupTree(directory);
    return { groups: null, reason: `no control group can be made (${readErrorMessage(thrown)})` };
  }
}

function readPlaces(): readonly GroupPlace[] {
  return findGroupPlaces({
    mountInfo: readFileSync('/proc/self/mountinfo', 'utf8'),
    ownGroups: readFileSync('/proc/self/cgroup', 'utf8'),
  });
}

const controllers: readonly GroupController[] = ['memory', 'pids'];

/**
 * The directories in which memory and processes can be limited for children of this process: one for each controller in version 1, one for both
 * in version 2. Empty if a controller is missing. `mountInfo` is `/proc/self/mountinfo`, `ownGroups` is `/proc/self/cgroup`.
 */
export function findGroupPlaces(options: {
  readonly mountInfo: string;
  readonly ownGroups: string;
}): readonly GroupPlace[] {
  const mounts = parseMountTable(options.mountInfo);
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
  mount: MountPoint | undefined,
): GroupPlace[] {
  if (path === undefined || mount === undefined) return [];
  const below = relative(mount.root, path);
  // The mount shows another part of the tree, or one that ends below the group of this process.
  if ([...path.split('/'), ...below.split('/')].includes('..')) return [];
  return [{ version, controllers: own, directory: join(mount.target, below), mountPoint: mount.target }];
}

function readGroup(line: string): { hierarchy: string; names: readonly string[]; path: string }[] {
  const [, hierarchy, names = '', path] = /^(\d+):([^:]*):(.*)$/.exec(line) ?? [];
  return hierarchy === undefined || path === undefined ? [] : [{ hierarchy, names: names.split(','), path }];
}

const waitMs = 2_000;
const stepMs = 10;

/**
 * Requests from the user's systemd a separate scope for this process and its children, below which it may create groups. Nothing else on
 * the machine changes, and the scope ends with the process. Returns null, or the reason why there is no scope.
 */
export async function enterUserScope(options: Omit<GroupsOptions, 'limits'>): Promise<string | null> {
  const { busctl, environment, clock } = options;
  const bus = ['XDG_RUNTIME_DIR', 'DBUS_SESSION_BUS_ADDRESS'].flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  if (busctl === null || bus.length === 0) return 'there is no systemd of the user to ask for a scope';
  const unit = `${options.name}.scope`;
  const manager = ['org.freedesktop.systemd1', '/org/freedesktop/systemd1', 'org.freedesktop.systemd1.Manager'];
  const own = [...listTrees([process.pid]).keys()].map(String);
  const properties = ['2', 'PIDs', 'au', String(own.length), ...own, 'Delegate', 'b', 'true'];
  const args = [
    '--user',
    'call',
    ...manager,
    'StartTransientUnit',
    'ssa(sv)a(sa(sv))',
    unit,
    'fail',
    ...properties,
    '0',
  ];
  const asked = spawnSync(busctl, args, { env: Object.fromEntries(bus), encoding: 'utf8', timeout: waitMs });
  if (asked.status !== 0)
    return `the user's systemd gives no scope (${(asked.stderr ?? '').trim().split('\n')[0] ?? 'no answer'})`;
  // The reply names a job. The process is moved when that job is done.
  for (let waitedMs = 0; waitedMs < waitMs; waitedMs += stepMs) {
    if (readFileSync('/proc/self/cgroup', 'utf8').includes(`/${unit}`)) return null;
    await clock.sleep(stepMs);
  }
  return "the user's systemd has not moved this process into its scope";
}
