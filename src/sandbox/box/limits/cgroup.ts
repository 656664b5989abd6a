import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { hasCode, orElse } from '../../../core/types/error.ts';
import { blockThread, killQuietly, listTrees } from '../../host/processes/process-tree.ts';

export type GroupController = 'memory' | 'pids';

/** A directory of the control group file system in which the groups of a run may be made. */
export interface GroupPlace {
  readonly version: 1 | 2;
  readonly controllers: readonly GroupController[];
  /** The group of this process. */
  readonly directory: string;
  /** The topmost group that is mounted. */
  readonly mountPoint: string;
}

/** The control group of one command. */
export interface CommandGroup {
  /**
   * Moves processes into the group, with all their later children. Skips a process that has ended; rejects if another cannot be moved. The
   * kernel may delay a move for some milliseconds, in which other work continues.
   */
  admit(pids: readonly number[]): Promise<void>;
  /** Ends the processes left in the group, removes it, and returns the limits that the command has reached. */
  close(): readonly string[];
}

/** Gives each command a separate control group, so that its limits apply to all its processes together. */
export interface CommandGroups {
  /** For example `cgroup v2`. */
  readonly name: string;
  open(): CommandGroup;
}

export interface GroupLimits {
  readonly memoryBytes: number;
  readonly processes: number;
}

// One process of bwrap is outside the command's process namespace, and one is inside.
const ownProcesses = 2;

/** Creates groups below the trees of a run. There is one tree for each hierarchy. */
export function createCommandGroups(trees: readonly GroupTree[], limits: GroupLimits): CommandGroups {
  const version = trees[0]?.version ?? 2;
  let count = 0;
  // Groups that the kernel does not release yet, because their last process is about to end. To wait for it would stop the harness for
  // milliseconds after most commands. The last of them are removed with the run's group.
  let leaving: readonly string[] = [];

  /** The group of a command in each hierarchy. */
  function make(): readonly GroupTree[] {
    count += 1;
    const groups = trees.map((tree) => ({ ...tree, directory: join(tree.directory, String(count)) }));
    try {
      for (const group of groups) {
        mkdirSync(group.directory);
        for (const [file, value] of listLimits(group, limits)) writeLimit(group.directory, file, value);
      }
      return groups;
    } catch (thrown) {
      for (const { directory } of groups) removeGroup(directory);
      throw thrown;
    }
  }

  return {
    name: `cgroup v${version}`,
    open() {
      leaving = removeEnded(leaving);
      const groups = make();
      let open = true;
      return {
        async admit(pids) {
          await Promise.all(groups.map(({ directory }) => admitAll(join(directory, 'cgroup.procs'), pids)));
        },
        close() {
          if (!open) return [];
          open = false;
          const met = groups.flatMap((group) => readMet(group, limits));
          leaving = [...leaving, ...removeEnded(groups.map(({ directory }) => directory))];
          return met;
        },
      };
    },
  };
}

async function admitAll(file: string, pids: readonly number[]): Promise<void> {
  for (const pid of pids)
    try {
      await writeFile(file, String(pid), { flag: 'r+' });
    } catch (thrown) {
      if (!hasCode(thrown, 'ESRCH')) throw thrown;
    }
}

type LimitFile = readonly [file: string, value: string];

function listLimits({ version, controllers }: GroupTree, { memoryBytes, processes }: GroupLimits): LimitFile[] {
  const memory = String(memoryBytes);
  const files: Record<GroupController, LimitFile[]> = {
    memory:
      version === 1
        ? [
            ['memory.limit_in_bytes', memory],
            ['memory.memsw.limit_in_bytes', memory],
          ]
        : [
            ['memory.max', memory],
            ['memory.swap.max', '0'],
            ['memory.oom.group', '1'],
          ],
    pids: [['pids.max', String(processes + ownProcesses)]],
  };
  return controllers.flatMap((controller) => files[controller]);
}

/** Files that kernels without swap accounting do not have. */
const optionalFiles = ['memory.memsw.limit_in_bytes', 'memory.swap.max', 'memory.oom.group'];

function writeLimit(directory: string, file: string, value: string): void {
  try {
    // Never creates the file: a file that the kernel does not provide would limit nothing.
    writeFileSync(join(directory, file), value, { flag: 'r+' });
  } catch (thrown) {
    if (!(optionalFiles.includes(file) && hasCode(thrown, 'ENOENT'))) throw thrown;
  }
}

function readMet({ version, controllers, directory }: GroupTree, limits: GroupLimits): string[] {
  const memoryFile = version === 1 ? 'memory.oom_control' : 'memory.events';
  const met: string[] = [];
  if (controllers.includes('memory') && readCounter(directory, memoryFile, 'oom_kill') > 0)
    met.push(`the command met its memory limit of ${limits.memoryBytes / 1024 / 1024} MiB and was killed for it`);
  if (controllers.includes('pids') && readCounter(directory, 'pids.events', 'max') > 0)
    met.push(`the command met its limit of ${limits.processes} processes; no more could be started`);
  return met;
}

function readCounter(directory: string, file: string, name: string): number {
  const text = orElse(() => readFileSync(join(directory, file), 'utf8'), '', 'ENOENT', 'ENODEV');
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? 0);
}

/** The group of a run, below which each command gets a group. */
export type GroupTree = Omit<GroupPlace, 'mountPoint'>;

/** The prefix of every group name, so that no other group is ever removed. */
const groupPrefix = 'script-harness-';

/** The group of the harness itself. Needed because a group whose children have limits may contain no process. */
export const harnessGroup = 'harness';
const removalMs = 2_000;
const stepMs = 1;

/**
 * Creates the group of a run in a place. In version 2, a group whose children have limits contains no process. So unless this is the top of
 * the tree, the harness and its children move into a child group first. Throws the kernel's error if that is not permitted, and then leaves
 * nothing behind.
 */
export function growTree(place: GroupPlace, name: string): GroupTree {
  const atTop =
    place.version === 2 && !existsSync(join(place.mountPoint, 'cgroup.type')) && isWritable(place.mountPoint);
  const parent = atTop ? place.mountPoint : place.directory;
  const directory = join(parent, name);
  mkdirSync(directory);
  try {
    if (place.version === 2) {
      const enable = place.controllers.map((controller) => `+${controller}`).join(' ');
      if (!atTop) moveInto(join(directory, harnessGroup));
      writeFileSync(join(parent, 'cgroup.subtree_control'), enable);
      writeFileSync(join(directory, 'cgroup.subtree_control'), enable);
    }
    return { version: place.version, controllers: place.controllers, directory };
  } catch (thrown) {
    removeGroupTree(directory);
    throw thrown;
  }
}

function moveInto(directory: string): void {
  mkdirSync(directory);
  // Helper processes of the harness, such as the guardian, move with it.
  moveAll([...listTrees([process.pid]).keys()], directory);
}

function moveAll(pids: readonly number[], directory: string): void {
  for (const pid of pids) orElse(() => writeFileSync(join(directory, 'cgroup.procs'), String(pid)), undefined, 'ESRCH');
}

function isWritable(directory: string): boolean {
  const probe = join(directory, `${groupPrefix}probe-${process.pid}`);
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
export function removeGroupTree(directory: string): void {
  if (!basename(directory).startsWith(groupPrefix) || !existsSync(directory)) return;
  if (readProcesses(join(directory, harnessGroup)).includes(process.pid)) leaveTree(directory);
  for (const group of listGroups(directory)) removeGroup(group);
  removeGroup(directory);
}

// Its guardian, and every run that starts, may remove the same tree at the same time.
function listGroups(directory: string): readonly string[] {
  return orElse(
    () =>
      readdirSync(directory, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [join(directory, entry.name)] : [],
      ),
    [],
    'ENOENT',
    'ENODEV',
  );
}

/**
 * Removes groups. Returns those whose processes the kernel has not released yet; the processes that are left are killed, without waiting for their
 * end.
 */
function removeEnded(directories: readonly string[]): readonly string[] {
  const busy = directories.filter((directory) => !tryRemove(directory));
  for (const directory of busy) endProcesses(directory);
  return busy;
}

/** Ends all processes in a group without child groups, and removes it. False if one of them does not end in time. */
export function removeGroup(directory: string): boolean {
  for (let waitedMs = 0; waitedMs < removalMs; waitedMs += stepMs) {
    if (tryRemove(directory)) return true;
    endProcesses(directory);
    blockThread(stepMs);
  }
  return tryRemove(directory);
}

function endProcesses(directory: string): void {
  for (const pid of readProcesses(directory)) if (pid !== process.pid) killQuietly(pid);
}

// The parent group accepts processes again only after limits for its children are disabled.
function leaveTree(directory: string): void {
  const parent = dirname(directory);
  const disable = readFileSync(join(parent, 'cgroup.subtree_control'), 'utf8')
    .split(/\s+/)
    .filter((name) => name !== '')
    .map((name) => `-${name}`)
    .join(' ');
  try {
    writeFileSync(join(directory, 'cgroup.subtree_control'), disable);
    writeFileSync(join(parent, 'cgroup.subtree_control'), disable);
    moveAll(readProcesses(join(directory, harnessGroup)), parent);
  } catch (thrown) {
    // Another run uses the same parent, so the limits stay. This process then remains in its group until it ends.
    if (!hasCode(thrown, 'EBUSY', 'EINVAL', 'EACCES', 'ENOENT')) throw thrown;
  }
}

function tryRemove(directory: string): boolean {
  try {
    rmdirSync(directory);
    return true;
  } catch (thrown) {
    if (hasCode(thrown, 'ENOENT')) return true;
    if (hasCode(thrown, 'EBUSY', 'EACCES', 'EPERM', 'EROFS')) return false;
    throw thrown;
  }
}

function readProcesses(directory: string): readonly number[] {
  return orElse(
    () => readFileSync(join(directory, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean).map(Number),
    [],
    'ENOENT',
    'ENODEV',
    'EOPNOTSUPP',
  );
}
