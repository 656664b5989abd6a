import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hasCode } from '../../../core/types/error.ts';
import type { GroupController, GroupPlace } from './cgroup-place.ts';
import { hold } from '../../host/processes/hold.ts';
import { listTrees } from '../../host/processes/process-tree.ts';

/** The group of a run, below which each command gets a group. */
export interface GroupTree {
  readonly version: 1 | 2;
  readonly controllers: readonly GroupController[];
  readonly folder: string;
}

/** The prefix of every group name, so that no other group is ever removed. */
export const groupPrefix = 'script-harness-';

/** The group of the harness itself. Needed because a group whose children have limits may contain no process. */
export const harnessGroup = 'harness';
const removalMs = 2_000;
const firstStepMs = 0.25;
const lastStepMs = 2;

/**
 * Creates the group of a run in a place. In version 2, a group whose children have limits contains no process. So unless this is the top of
 * the tree, the harness and its children move into a child group first. Throws the kernel's error if that is not permitted, and then leaves
 * nothing behind.
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
  // Helper processes of the harness, such as the guardian, move with it.
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
 * Ends all processes in a run's group and removes it. The harness itself moves back to the group above. Does nothing if the group does not
 * exist. A group that the kernel does not release stays, empty and without effect.
 */
export function removeTree(folder: string): void {
  if (!basename(folder).startsWith(groupPrefix) || !existsSync(folder)) return;
  if (readProcesses(join(folder, harnessGroup)).includes(process.pid)) leaveTree(folder);
  for (const group of listGroups(folder)) removeGroup(group);
  removeGroup(folder);
}

// Its guardian, and every run that starts, may remove the same tree at the same time.
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

/** Removes a group. Returns `busy` if the kernel has not released its processes yet; those that are left are ended, without waiting for it. */
export function removeEndedGroup(folder: string): 'gone' | 'busy' {
  if (tryRemove(folder)) return 'gone';
  for (const pid of readProcesses(folder)) if (pid !== process.pid) kill(pid);
  return 'busy';
}

/** Ends all processes in a group without child groups, and removes it. False if one of them does not end in time. */
export function removeGroup(folder: string): boolean {
  // In most cases the last process is about to end, so the first attempts follow quickly.
  for (let waitedMs = 0, stepMs = firstStepMs; waitedMs < removalMs; waitedMs += stepMs) {
    if (tryRemove(folder)) return true;
    for (const pid of readProcesses(folder)) if (pid !== process.pid) kill(pid);
    hold(stepMs);
    stepMs = Math.min(2 * stepMs, lastStepMs);
  }
  return tryRemove(folder);
}

// The parent group accepts processes again only after limits for its children are disabled.
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
    // Another run uses the same parent, so the limits stay. This process then remains in its group until it ends.
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
