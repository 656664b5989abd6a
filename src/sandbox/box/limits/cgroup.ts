import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../../../core/types/error.ts';
import type { GroupController } from './cgroup-place.ts';
import { removeEndedGroup, removeGroup, type GroupTree } from './cgroup-tree.ts';

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
          await Promise.all(groups.map(({ folder }) => moveAll(join(folder, 'cgroup.procs'), pids)));
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

async function moveAll(file: string, pids: readonly number[]): Promise<void> {
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
  try {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n');
    return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length) ?? 0);
  } catch (thrown) {
    if (hasCode(thrown, 'ENOENT', 'ENODEV')) return 0;
    throw thrown;
  }
}
