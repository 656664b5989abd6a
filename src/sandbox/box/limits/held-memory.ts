import { readdirSync, readFileSync, readlinkSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { orElse } from '../../../core/types/error.ts';
import { listTrees } from '../../host/processes/process-tree.ts';

/** The limits of all processes of one command together, if no control group limits them. */
export interface HeldLimits {
  readonly memoryBytes: number;
  /** Directories in memory, by their paths inside the sandbox, and the bytes that they may hold together. */
  readonly temporaryDirectories: readonly string[];
  readonly temporaryBytes: number;
}

/** Milliseconds between two looks at the limits of a command, and of a process that lives as long as the run. */
export const lookMs = { command: 200, service: 1_000 } as const;
/** The number of files in one directory in memory. Each uses about a kilobyte of kernel memory that no other limit counts. */
export const maxTemporaryFiles = 200_000;

/**
 * Measures a command or service while it runs: how it holds too much, or null. Without a control group this is the only limit on memory. Proved
 * by test/scenarios/held-memory.test.ts.
 */
export function describeExcess(
  root: number,
  { memoryBytes, temporaryDirectories, temporaryBytes }: HeldLimits,
): string | null {
  const processes = [...listTrees([root])].map(([pid, state]) => locateProcess(pid, state));
  const files = readMemoryFiles(processes);
  // Resident sizes count shared pages once for each process. If their sum is over the limit, it is measured again with proportional shares.
  if (measure(processes, 'status', files) > memoryBytes && measure(processes, 'smaps_rollup', files) > memoryBytes)
    return `its processes held more than ${toMb(memoryBytes)} MiB of memory together (sandbox.limits.memoryMb)`;
  const directories = readDirectories(processes, temporaryDirectories);
  const full = directories.find(({ files: count }) => count > maxTemporaryFiles);
  if (full !== undefined) return `it made more than ${maxTemporaryFiles} files in ${full.directory}`;
  return directories.reduce((sum, { bytes }) => sum + bytes, 0) > temporaryBytes
    ? `its temporary directories held more than ${toMb(temporaryBytes)} MiB together (sandbox.limits.tmpMb)`
    : null;
}

function toMb(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}

/** The directory of a process in proc(5). If its first thread has ended, only its other threads show what it holds. */
function locateProcess(pid: number, state: string): string {
  const directory = `/proc/${pid}`;
  if (state !== 'Z') return directory;
  const threads = readQuietly(() => readdirSync(`${directory}/task`)) ?? [];
  return threads.map((thread) => `${directory}/task/${thread}`).find(hasMemory) ?? directory;
}

function hasMemory(thread: string): boolean {
  return readQuietly(() => readFileSync(`${thread}/status`, 'utf8'))?.includes('\nVmRSS:') === true;
}

// A memory file may also be mapped, and is then part of both shared numbers.
function measure(processes: readonly string[], source: 'status' | 'smaps_rollup', fileBytes: number): number {
  const sums = { own: 0, shared: 0 };
  for (const directory of processes) {
    const text = readQuietly(() => readFileSync(`${directory}/${source}`, 'utf8')) ?? '';
    const kilobytes = new Map([...text.matchAll(/^(\w+):[ \t]+(\d+) kB$/gm)].map(([, name, value]) => [name, value]));
    const read = (name: string): number => Number(kilobytes.get(name) ?? 0) * 1024;
    // What the kernel has moved to swap is still held.
    sums.own += source === 'status' ? read('RssAnon') + read('VmSwap') : read('Pss_Anon') + read('SwapPss');
    sums.shared += read(source === 'status' ? 'RssShmem' : 'Pss_Shmem');
  }
  return sums.own + Math.max(sums.shared, fileBytes);
}

/** The bytes of memfd files, which are in no directory. Each file is counted once. */
function readMemoryFiles(processes: readonly string[]): number {
  const found = new Map<string, number>();
  for (const directory of processes)
    for (const name of readQuietly(() => readdirSync(`${directory}/fd`)) ?? []) {
      const path = `${directory}/fd/${name}`;
      if (readQuietly(() => readlinkSync(path))?.startsWith('/memfd:') !== true) continue;
      const stats = readQuietly(() => statSync(path));
      if (stats !== null) found.set(`${stats.dev}:${stats.ino}`, stats.blocks * 512);
    }
  return [...found.values()].reduce((sum, bytes) => sum + bytes, 0);
}

const tmpfsType = 0x01021994;

// The last process of the tree sees the directories of the command. While bwrap starts, it may still see the directories of the machine.
function readDirectories(
  processes: readonly string[],
  directories: readonly string[],
): readonly { readonly directory: string; readonly files: number; readonly bytes: number }[] {
  const inner = processes.at(-1) ?? '';
  const mounts = readQuietly(() => readlinkSync(`${inner}/ns/mnt`));
  if (mounts === null || mounts === readlinkSync('/proc/self/ns/mnt')) return [];
  const seen = new Set<number>();
  return directories.flatMap((directory) => {
    const path = join(`${inner}/root`, directory);
    const stats = readQuietly(() => statfsSync(path));
    const device = readQuietly(() => statSync(path).dev);
    // Two of the directories may be on the same file system.
    if (stats === null || device === null || stats.type !== tmpfsType || seen.has(device)) return [];
    seen.add(device);
    return [{ directory, files: stats.files - stats.ffree, bytes: (stats.blocks - stats.bfree) * stats.bsize }];
  });
}

function readQuietly<Value>(read: () => Value): Value | null {
  // The process has ended, or has opened a directory whose path is longer than the kernel returns.
  return orElse(read, null, 'ENOENT', 'ESRCH', 'EACCES', 'EPERM', 'ENOTDIR', 'EINVAL', 'ENAMETOOLONG');
}
