import { readdirSync, readFileSync, readlinkSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../../core/types/error.ts';
import { listTrees } from '../processes/process-tree.ts';

/** What all processes of one command may hold together where no control group bounds it. */
export interface HeldLimits {
  readonly memoryBytes: number;
  /** Folders in memory that belong to one command, by their paths inside. */
  readonly temporaryFolders: readonly string[];
}

/** How often a command is looked at. */
export const heldLookMs = 200;
/** Files in one folder in memory. Each costs the kernel about a kilobyte that no other limit counts. */
export const maxTemporaryFiles = 200_000;

/**
 * Looks at a command while it runs, and calls back once if it holds too much. RLIMIT_DATA counts neither shared memory (memfd_create, shared
 * mappings) nor more than one process, so this is the only bound of both without a control group. Returns what ends the watch.
 * Proved by test/sandbox/limits/held-memory.test.ts.
 */
export function watchHeldMemory(pid: number, limits: HeldLimits, onExcess: (excess: string) => void): () => void {
  const timer = setInterval(() => {
    const excess = describeExcess(pid, limits);
    if (excess === null) return;
    clearInterval(timer);
    onExcess(excess);
  }, heldLookMs);
  timer.unref();
  return () => clearInterval(timer);
}

function describeExcess(root: number, { memoryBytes, temporaryFolders }: HeldLimits): string | null {
  const pids = [...listTrees([root]).keys()];
  const files = readMemoryFiles(pids);
  // Resident sizes count what processes share once for each, so that an excess of them is measured again by its shares.
  if (measure(pids, 'status', files) > memoryBytes && measure(pids, 'smaps_rollup', files) > memoryBytes)
    return `the processes of the command held more than ${Math.round(memoryBytes / 1024 / 1024)} MiB of memory together (sandbox.limits.memoryMb)`;
  const full = temporaryFolders.find((folder) => countFiles(pids, folder) > maxTemporaryFiles);
  return full === undefined ? null : `the command made more than ${maxTemporaryFiles} files in ${full}`;
}

// A file in memory may be mapped, and then it is in both of the shared numbers.
function measure(pids: readonly number[], source: 'status' | 'smaps_rollup', fileBytes: number): number {
  const sums = { own: 0, shared: 0 };
  for (const pid of pids) {
    const text = readQuietly(() => readFileSync(`/proc/${pid}/${source}`, 'utf8')) ?? '';
    const read = (name: string): number =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1] ?? 0) * 1024;
    sums.own += read(source === 'status' ? 'RssAnon' : 'Pss_Anon');
    sums.shared += read(source === 'status' ? 'RssShmem' : 'Pss_Shmem');
  }
  return sums.own + Math.max(sums.shared, fileBytes);
}

/** The bytes of files without a place in any folder, each counted once. */
function readMemoryFiles(pids: readonly number[]): number {
  const found = new Map<string, number>();
  for (const pid of pids)
    for (const name of readQuietly(() => readdirSync(`/proc/${pid}/fd`)) ?? []) {
      const path = `/proc/${pid}/fd/${name}`;
      if (readQuietly(() => readlinkSync(path))?.startsWith('/memfd:') !== true) continue;
      const stats = readQuietly(() => statSync(path));
      if (stats !== null) found.set(`${stats.dev}:${stats.ino}`, stats.blocks * 512);
    }
  return [...found.values()].reduce((sum, bytes) => sum + bytes, 0);
}

const tmpfsType = 0x01021994;

// The innermost process sees the folders of the command; while bwrap starts, it may still see the folders of the machine.
function countFiles(pids: readonly number[], folder: string): number {
  const inner = `/proc/${pids.at(-1)}`;
  const mounts = readQuietly(() => readlinkSync(`${inner}/ns/mnt`));
  if (mounts === null || mounts === readlinkSync('/proc/self/ns/mnt')) return 0;
  const stats = readQuietly(() => statfsSync(join(`${inner}/root`, folder)));
  return stats === null || stats.type !== tmpfsType ? 0 : stats.files - stats.ffree;
}

function readQuietly<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (thrown) {
    // Gone, or of root in the sudo rung.
    if (hasCode(thrown, 'ENOENT', 'ESRCH', 'EACCES', 'EPERM', 'ENOTDIR', 'EINVAL')) return null;
    throw thrown;
  }
}
