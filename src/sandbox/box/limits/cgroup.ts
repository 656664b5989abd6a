import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { hasCode, orElse } from '../../../core/types/error.ts';
import { blockThread, killQuietly, listTrees } from '../../host/processes/process-tree.ts';

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

/** The group of a command in one hierarchy. */
interface LimitedFolder {
  readonly tree: GroupTree;
  readonly folder: string;
}

interface LimitFile {
  readonly file: string;
  readonly value: string;
  /** True for a file that kernels without swap accounting do not have. */
  readonly mayLack: boolean;
}

// One process of bwrap is outside the command's process namespace, and one is inside.
const ownProcesses = 2;

/** Creates groups below the trees of a run. There is one tree for each hierarchy. */
export function createCommandGroups(options: {
  readonly trees: readonly GroupTree[];
  readonly limits: GroupLimits;
}): CommandGroups {
  const { trees, limits } = options;
  const version = trees[0]?.version ?? 2;
  let count = 0;
  // Groups that the kernel does not release yet, because their last process is about to end. To wait for it would stop the harness for
  // milliseconds after most commands. The last of them are removed with the run's group.
  let leaving: readonly string[] = [];

  function make(): readonly LimitedFolder[] {
    count += 1;
    const groups = trees.map((tree) => ({ tree, folder: join(tree.folder, String(count)) }));
    try {
      for (const { tree, folder } of groups) {
        mkdirSync(folder);
        for (const limit of listLimits(tree, limits)) writeLimit(folder, limit);
      }
      return groups;
    } catch (thrown) {
      for (const { folder } of groups) removeGroup(folder);
      throw thrown;
    }
  }

  return {
    name: `cgroup v${version}`,
    open() {
      leaving = leaving.filter((folder) => removeEndedGroup(folder) === 'busy');
      const groups = make();
      let open = true;
      return {
        async admit(pids) {
          await Promise.all(groups.map(({ folder }) => admitAll(join(folder, 'cgroup.procs'), pids)));
        },
        close() {
          if (!open) return [];
          open = false;
          const met = groups.flatMap(({ tree, folder }) => readMet(tree, folder, limits));
          const busy = groups.map(({ folder }) => folder).filter((folder) => removeEndedGroup(folder) === 'busy');
          leaving = [...leaving, ...busy];
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

function listLimits({ version, controllers }: GroupTree, { memoryBytes, processes }: GroupLimits): LimitFile[] {
  const memory = String(memoryBytes);
  const files: Record<GroupController, LimitFile[]> = {
    memory:
      version === 1
        ? [
            { file: 'memory.limit_in_bytes', value: memory, mayLack: false },
            { file: 'memory.memsw.limit_in_bytes', value: memory, mayLack: true },
          ]
        : [
            { file: 'memory.max', value: memory, mayLack: false },
            { file: 'memory.swap.max', value: '0', mayLack: true },
            { file: 'memory.oom.group', value: '1', mayLack: true },
          ],
    pids: [{ file: 'pids.max', value: String(processes + ownProcesses), mayLack: false }],
  };
  return controllers.flatMap((controller) => files[controller]);
}

function writeLimit(folder: string, { file, value, mayLack }: LimitFile): void {
  try {
    // Never creates the file: a file that the kernel does not provide would limit nothing.
    writeFileSync(join(folder, file), value, { flag: 'r+' });
  } catch (thrown) {
    if (!(mayLack && hasCode(thrown, 'ENOENT'))) throw thrown;
  }
}

function readMet({ version, controllers }: GroupTree, folder: string, limits: GroupLimits): string[] {
  const memoryFile = version === 1 ? 'memory.oom_control' : 'memory.events';
  const texts: Record<GroupController, () => string[]> = {
    memory: () =>
      readCounter(folder, memoryFile, 'oom_kill') > 0
        ? [`the command met its memory limit of ${limits.memoryBytes / 1024 / 1024} MiB and was killed for it`]
        : [],
    pids: () =>
      readCounter(folder, 'pids.events', 'max') > 0
        ? [`the command met its limit of ${limits.processes} processes; no more could be started`]
        : [],
  };
  return controllers.flatMap((controller) => texts[controller]());
}

function readCounter(folder: string, file: string, name: string): number {
  const text = orElse(() => readFileSync(join(folder, file), 'utf8'), '', 'ENOENT', 'ENODEV');
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
    removeGroupTree(folder);
    throw thrown;
  }
}

function moveInto(folder: string): void {
  mkdirSync(folder);
  // Helper processes of the harness, such as the guardian, move with it.
  moveAll([...listTrees([process.pid]).keys()], folder);
}

function moveAll(pids: readonly number[], folder: string): void {
  for (const pid of pids) orElse(() => writeFileSync(join(folder, 'cgroup.procs'), String(pid)), undefined, 'ESRCH');
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
export function removeGroupTree(folder: string): void {
  if (!basename(folder).startsWith(groupPrefix) || !existsSync(folder)) return;
  if (readProcesses(join(folder, harnessGroup)).includes(process.pid)) leaveTree(folder);
  for (const group of listGroups(folder)) removeGroup(group);
  removeGroup(folder);
}

// Its guardian, and every run that starts, may remove the same tree at the same time.
function listGroups(folder: string): readonly string[] {
  return orElse(
    () =>
      readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [join(folder, entry.name)] : [],
      ),
    [],
    'ENOENT',
    'ENODEV',
  );
}

/** Removes a group. Returns `busy` if the kernel has not released its processes yet; the processes that are left are killed, without waiting for their end. */
function removeEndedGroup(folder: string): 'gone' | 'busy' {
  if (tryRemove(folder)) return 'gone';
  endProcesses(folder);
  return 'busy';
}

/** Ends all processes in a group without child groups, and removes it. False if one of them does not end in time. */
export function removeGroup(folder: string): boolean {
  // In most cases the last process is about to end, so the first attempts follow quickly.
  for (let waitedMs = 0, stepMs = firstStepMs; waitedMs < removalMs; waitedMs += stepMs) {
    if (tryRemove(folder)) return true;
    endProcesses(folder);
    blockThread(stepMs);
    stepMs = Math.min(2 * stepMs, lastStepMs);
  }
  return tryRemove(folder);
}

function endProcesses(folder: string): void {
  for (const pid of readProcesses(folder)) if (pid !== process.pid) killQuietly(pid);
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
  return orElse(
    () => readFileSync(join(folder, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean).map(Number),
    [],
    'ENOENT',
    'ENODEV',
    'EOPNOTSUPP',
  );
}
