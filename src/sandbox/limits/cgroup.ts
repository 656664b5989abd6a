import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../../core/types/error.ts';
import type { GroupController } from './cgroup-place.ts';
import { removeEmptyGroup, removeGroup, type GroupTree } from './cgroup-tree.ts';

/** The control group of one command. */
export interface CommandGroup {
  /** Where a process that may write there puts its own id, or 0 for itself, to get in with all that it starts from then on. */
  readonly doors: readonly string[];
  /**
   * `by-itself`: a process of one thread that goes through the doors itself is in at once. `moved`: whoever goes in, the kernel may wait for
   * some milliseconds, which `admit` lets pass beside other work.
   */
  readonly entry: 'by-itself' | 'moved';
  /** Moves processes in. One that has ended is left out; rejects where another cannot be moved. */
  admit(pids: readonly number[]): Promise<void>;
  /** Ends what is left in the group, removes it, and says which limits the command has met. */
  close(): readonly string[];
}

/** Gives each command a control group of its own, so that its limits hold for all that it starts together. */
export interface CommandGroups {
  /** For example `cgroup v2`. */
  readonly name: string;
  open(): CommandGroup;
}

export interface GroupLimits {
  readonly memoryBytes: number;
  readonly processes: number;
}

/** A command's group in one hierarchy. */
interface LimitedFolder {
  readonly tree: GroupTree;
  readonly folder: string;
}

interface LimitFile {
  readonly file: string;
  readonly value: string;
  /** Kernels without swap accounting have no such file. */
  readonly mayLack: boolean;
}

// bwrap itself stands outside and inside of the command's process namespace.
const ownProcesses = 2;

// A write of a process id to `cgroup.procs` takes a lock of the whole machine, whose first taking after a while waits for every processor to have
// been idle once. A thread that writes 0 to `tasks` goes without it (`cgroup_procs_write_start` of the kernel); version 2 has no such file.
const doorFiles = { 1: 'tasks', 2: 'cgroup.procs' } as const;

/** Groups below the trees of a run, of which there is one for each hierarchy. */
export function createCommandGroups(options: {
  readonly trees: readonly GroupTree[];
  readonly limits: GroupLimits;
}): CommandGroups {
  const { trees, limits } = options;
  const version = trees[0]?.version ?? 2;
  let count = 0;
  let spare: readonly LimitedFolder[] | null = null;
  // What the kernel does not give up yet, since its last process is still on its way out.
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

  // While a command runs, there is time for the groups before and after it; the last go with the run's own.
  function tidy(): void {
    try {
      leaving = leaving.filter((folder) => removeEmptyGroup(folder) === 'busy');
      spare ??= make();
    } catch {
      // The next command meets the same failure and reports it.
    }
  }

  return {
    name: `cgroup v${version}`,
    open() {
      const groups = spare ?? make();
      spare = null;
      setImmediate(tidy);
      const doors = groups.map(({ folder }) => join(folder, doorFiles[version]));
      let open = true;
      return {
        doors,
        entry: version === 1 ? 'by-itself' : 'moved',
        async admit(pids) {
          await Promise.all(doors.map((door) => moveAll(door, pids)));
        },
        close() {
          if (!open) return [];
          open = false;
          const met = groups.flatMap(({ tree, folder }) => readMet(tree, folder, limits));
          const busy = groups.map(({ folder }) => folder).filter((folder) => removeEmptyGroup(folder) === 'busy');
          leaving = [...leaving, ...busy];
          return met;
        },
      };
    },
  };
}

async function moveAll(door: string, pids: readonly number[]): Promise<void> {
  for (const pid of pids)
    try {
      await writeFile(door, String(pid), { flag: 'r+' });
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
    // Never made here: a file that the kernel does not have would limit nothing.
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
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? 0);
  } catch (thrown) {
    if (hasCode(thrown, 'ENOENT', 'ENODEV')) return 0;
    throw thrown;
  }
}
