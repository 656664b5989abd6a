import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hasCode } from '../../core/types/error.ts';
import type { GroupController, GroupPlace } from './cgroup-place.ts';
import { hold } from '../processes/hold.ts';
import { listTrees } from '../processes/process-tree.ts';

/** A group of a run's own, below which each command gets one. */
export interface GroupTree {
  readonly version: 1 | 2;
  readonly controllers: readonly GroupController[];
  readonly folder: string;
}

/** The start of every name, so that nothing else is ever removed. */
export const groupPrefix = 'script-harness-';

/** The group of the harness itself, where a group with limited children may hold no process. */
export const harnessGroup = 'harness';
const removalMs = 2_000;
const firstStepMs = 0.25;
const lastStepMs = 2;

/**
 * Makes a run's own group in a place. In version 2 a group with limited children holds no process, so where this is not the top of the
 * tree, the harness and its children move into a child first. Throws the kernel's error where it may not, and leaves nothing then.
 */
export function growTree(place: GroupPlace, name: string): GroupTree {
  const atTop =
    place.version === 2 && !existsSync(join(place.mountPoint, 'cgroup.type')) && isWritable(place.mountPoint);
  const parent = atTop ? place.mountPoint : place.folder;
  const folder = join(parent, name);
  mkdirSync(folder);
  try {
    if (place.version === 2) {
      const enable = place.controllers.map((controller) => `+${controller}`).join(' ');
      if (!atTop) moveInto(join(folder, harnessGroup));
      writeFileSync(join(parent, 'cgroup.subtree_control'), enable);
      writeFileSync(join(folder, 'cgroup.subtree_control'), enable);
    }
    return { version: place.version, controllers: place.controllers, folder };
  } catch (thrown) {
    removeTree(folder);
    throw thrown;
  }
}

function moveInto(folder: string): void {
  mkdirSync(folder);
  // What runs beside the harness for its own sake, as the guardian does, comes along.
  moveAll([...listTrees([process.pid]).keys()], folder);
}

function moveAll(pids: readonly number[], folder: string): void {
  for (const pid of pids)
    try {
      writeFileSync(join(folder, 'cgroup.procs'), String(pid));
    } catch (thrown) {
      if (!hasCode(thrown, 'ESRCH')) throw thrown;
    }
}

function isWritable(folder: string): boolean {
  const probe = join(folder, `${groupPrefix}probe-${process.pid}`);
  try {
    mkdirSync(probe);
    rmdirSync(probe);
    return true;
  } catch {
    return false;
  }
}

/**
 * Ends what is still in a run's group and removes it. The harness itself goes back to the group above. Does nothing where there is none;
 * one that the kernel does not give up stays, empty and without effect.
 */
export function removeTree(folder: string): void {
  if (!basename(folder).startsWith(groupPrefix) || !existsSync(folder)) return;
  if (readProcesses(join(folder, harnessGroup)).includes(process.pid)) leaveTree(folder);
  for (const group of listGroups(folder)) removeGroup(group);
  removeGroup(folder);
}

// Others may remove the same tree at the same time: its guardian, and every run that starts.
function listGroups(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [join(folder, entry.name)] : [],
    );
  } catch (thrown) {
    if (hasCode(thrown, 'ENOENT', 'ENODEV')) return [];
    throw thrown;
  }
}

/**
 * Removes a group in which nothing runs, or ends what does as `removeGroup`. `busy` where its processes have ended and the kernel has not
 * finished with them.
 */
export function removeEmptyGroup(folder: string): 'gone' | 'busy' {
  if (tryRemove(folder)) return 'gone';
  if (readProcesses(folder).length === 0) return 'busy';
  return removeGroup(folder) ? 'gone' : 'busy';
}

/** Ends what is still in a group without children, and removes it. False where something of it does not end in time. */
export function removeGroup(folder: string): boolean {
  // Mostly the last process is just on its way out, so the first looks come soon.
  for (let waitedMs = 0, stepMs = firstStepMs; waitedMs < removalMs; waitedMs += stepMs) {
    if (tryRemove(folder)) return true;
    for (const pid of readProcesses(folder)) if (pid !== process.pid) kill(pid);
    hold(stepMs);
    stepMs = Math.min(2 * stepMs, lastStepMs);
  }
  return tryRemove(folder);
}

// The group above takes processes again only when it limits no children.
function leaveTree(folder: string): void {
  const parent = dirname(folder);
  const disable = readFileSync(join(parent, 'cgroup.subtree_control'), 'utf8')
    .split(/\s+/)
    .filter((name) => name !== '')
    .map((name) => `-${name}`)
    .join(' ');
  try {
    writeFileSync(join(folder, 'cgroup.subtree_control'), disable);
    writeFileSync(join(parent, 'cgroup.subtree_control'), disable);
    moveAll(readProcesses(join(folder, harnessGroup)), parent);
  } catch (thrown) {
    // Another run in the same place keeps it as it is; then this process stays where it is until it ends.
    if (!hasCode(thrown, 'EBUSY', 'EINVAL', 'EACCES', 'ENOENT')) throw thrown;
  }
}

function tryRemove(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch (thrown) {
    if (hasCode(thrown, 'ENOENT')) return true;
    if (hasCode(thrown, 'EBUSY', 'EACCES', 'EPERM', 'EROFS')) return false;
    throw thrown;
  }
}

function readProcesses(folder: string): readonly number[] {
  try {
    return readFileSync(join(folder, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean).map(Number);
  } catch (thrown) {
    if (hasCode(thrown, 'ENOENT', 'ENODEV', 'EOPNOTSUPP')) return [];
    throw thrown;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (thrown) {
    if (!hasCode(thrown, 'ESRCH', 'EPERM')) throw thrown;
  }
}
