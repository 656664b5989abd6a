import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../../../core/ports/clock.ts';
import { readErrorMessage } from '../../../core/types/error.ts';
import { createCommandGroups, type CommandGroups, type GroupLimits } from './cgroup.ts';
import { findGroupPlaces, type GroupPlace } from './cgroup-place.ts';
import { enterUserScope } from './cgroup-scope.ts';
import { growTree, removeTree, type GroupTree } from './cgroup-tree.ts';
import { isAbandoned } from '../../host/run-folder.ts';

/** The folders in which groups of that name may be created, to be recorded before any is created. */
export function listGroupFolders(name: string): readonly string[] {
  return readPlaces().flatMap(({ folder, mountPoint }) => [join(folder, name), join(mountPoint, name)]);
}

/** Removes the groups of runs that were killed, in all workspaces, and ends the processes in them. */
function sweepGroups(): void {
  const places = readPlaces().flatMap(({ folder, mountPoint }) => [folder, mountPoint]);
  const parents = new Set(places.filter((folder) => existsSync(folder)));
  for (const parent of parents)
    for (const name of readdirSync(parent)) if (isAbandoned(join(parent, name))) removeTree(join(parent, name));
}

export interface GroupsOptions {
  /** The name passed to `listGroupFolders`. */
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
  const trees = growTrees(readPlaces(), options.name);
  if (typeof trees === 'string') return { groups: null, reason: trees };
  return { groups: createCommandGroups({ ...options, trees }) };
}

function readPlaces(): readonly GroupPlace[] {
  return findGroupPlaces({
    mountInfo: readFileSync('/proc/self/mountinfo', 'utf8'),
    ownGroups: readFileSync('/proc/self/cgroup', 'utf8'),
  });
}

function growTrees(places: readonly GroupPlace[], name: string): readonly GroupTree[] | string {
  if (places.length === 0) return 'no control groups for memory and processes are mounted';
  const trees: GroupTree[] = [];
  try {
    for (const place of places) trees.push(growTree(place, name));
    return trees;
  } catch (thrown) {
    for (const { folder } of trees) removeTree(folder);
    return `no control group can be made (${readErrorMessage(thrown)})`;
  }
}
