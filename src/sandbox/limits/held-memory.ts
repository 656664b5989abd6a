import { readdirSync, readFileSync, readlinkSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../../core/types/error.ts';
import { listTrees } from '../processes/process-tree.ts';

/** What all processes of one command may hold together where no control group bounds it. */
export interface HeldLimits {
  readonly memoryBytes: number;
  /** Folders in memory that belong to one command, by their paths inside, and the bytes that they may hold together. */
  readonly temporaryFolders: readonly string[];
  readonly temporaryBytes: number;
}

/** Time between two measurements: of a command, and of a process that lives as long as the run. */
export const lookMs = { command: 200, service: 1_000 } as const;
/** Files in one folder in memory. Each costs the kernel about a kilobyte that no other limit counts. */
export const maxTemporaryFiles = 200_000;

/**
 * Measures a command or service while it runs, and calls back once if it holds too much. RLIMIT_DATA counts neither shared memory (memfd_create, shared
 * mappings) nor more than one process, so this is the only bound of both without a control group. Returns what ends the watch.
 * Proved by test/sandbox/limits/held-memory.test.ts.
 */
export function watchHeldMemory(
  pid: number,
  limits: HeldLimits,
  kind: keyof typeof lookMs,
  onExcess: (excess: string) => void,
): () => void {
  const timer = setInterval(() => {
    const excess = describeExcess(pid, limits);
    if (excess === null) return;
    clearInterval(timer);
    onExcess(excess);
  }, lookMs[kind]);
  timer.unref();
  return () => clearInterval(timer);
}

function describeExcess(root: number, { memoryBytes, temporaryFolders, temporaryBytes }: HeldLimits): string | null {
  const pids = [...listTrees([root]).keys()];
  const files = readMemoryFiles(pids);
  // Resident sizes count what processes share once for each, so that an excess of them is measured again by its shares.
  if (measure(pids, 'status', files) > memoryBytes && measure(pids, 'smaps_rollup', files) > memoryBytes)
    return `its processes held more than ${toMb(memoryBytes)} MiB of memory together (sandbox.limits.memoryMb)`;
  const folders = readFolders(pids, temporaryFolders);
  const full = folders.find(({ files: count }) => count > maxTemporaryFiles);
  if (full !== undefined) return `it made more than ${maxTemporaryFiles} files in ${full.folder}`;
  return folders.reduce((sum, { bytes }) => sum + bytes, 0) > temporaryBytes
    ? `its temporary folders held more than ${toMb(temporaryBytes)} MiB together (sandbox.limits.tmpMb)`
    : null;
}

function toMb(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
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
function readFolders(
  pids: readonly number[],
  folders: readonly string[],
): readonly { readonly folder: string; readonly files: number; readonly bytes: number }[] {
  const inner = `/proc/${pids.at(-1)}`;
  const mounts = readQuietly(() => readlinkSync(`${inner}/ns/mnt`));
  if (mounts === null || mounts === readlinkSync('/proc/self/ns/mnt')) return [];
  const seen = new Set<number>();
  return folders.flatMap((folder) => {
    const path = join(`${inner}/root`, folder);
    const stats = readQuietly(() => statfsSync(path));
    const device = readQuietly(() => statSync(path).dev);
    // One may be a part of another.
    if (stats === null || device === null || stats.type !== tmpfsType || seen.has(device)) return [];
    seen.add(device);
    return [{ folder, files: stats.files - stats.ffree, bytes: (stats.blocks - stats.bfree) * stats.bsize }];
  });
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
