import { readFileSync, statSync } from 'node:fs';
import { listProcesses, unlessGone } from '../../host/processes/process-tree.ts';

export interface ProcessLimits {
  readonly memoryBytes: number;
  readonly fileBytes: number;
  /** Threads and processes. The kernel counts them for the whole uid. */
  readonly processes: number;
  /** The CPU time of one process. */
  readonly cpuSeconds: number;
}

/**
 * `together`: a control group limits memory and processes, so no limit for each process or for the whole user is needed. `as-engine`: the
 * script engine enforces its own limits for scripts, and lives as long as the run.
 */
export type Limited = 'together' | 'alone' | 'as-engine';

// The time that a process may continue after the soft CPU limit, before the kernel kills it.
const cpuGraceSeconds = 5;

/** The memory that one script engine may use. */
export const engineMemoryBytes = 4 * 1024 * 1024 * 1024;

/**
 * RLIMIT_DATA counts memory that is reserved as if it were used. Node 24 reserves 512 MiB for the machine code of each worker thread and each isolate,
 * and crashes if it cannot. This is room for 64 of them; `held-memory.ts` measures how much memory is used.
 */
const reservedBytes = 64 * 512 * 1024 * 1024;

/** The RLIMIT_DATA of a process that may use `memoryBytes`. */
export function getDataBytes(memoryBytes: number): number {
  return memoryBytes + reservedBytes;
}

/** The kernel counts the processes of a user together. The script engine has to start a thread also while a command holds as many as it may. */
const engineThreads = 64;

/** The arguments before a program that set its limits. */
export function renderLimits(prlimit: string, limits: ProcessLimits, limited: Limited): string[] {
  const { memoryBytes, fileBytes, cpuSeconds } = limits;
  const isEngine = limited === 'as-engine';
  const dataBytes = getDataBytes(isEngine ? Math.max(memoryBytes, engineMemoryBytes) : memoryBytes);
  const processes = limits.processes + (isEngine ? engineThreads : 0);
  return [
    prlimit,
    '--core=0',
    ...(limited === 'together' ? [] : [`--nproc=${processes}`, `--data=${dataBytes}`]),
    `--fsize=${fileBytes}`,
    ...(isEngine ? [] : [`--cpu=${cpuSeconds}:${cpuSeconds + cpuGraceSeconds}`]),
    '--',
  ];
}

/** The same limits by their names in `/proc/PID/limits`. */
export function listKernelLimits(
  { fileBytes, cpuSeconds, memoryBytes, processes }: ProcessLimits,
  limited: Exclude<Limited, 'as-engine'>,
): Readonly<Record<string, number>> {
  return {
    'Max core file size': 0,
    'Max file size': fileBytes,
    'Max cpu time': cpuSeconds,
    ...(limited === 'alone' && { 'Max data size': getDataBytes(memoryBytes), 'Max processes': processes }),
  };
}

/**
 * The number of threads of a user on this machine. RLIMIT_NPROC counts all of them, so this number is added to the limit. A machine may hide its
 * processes (proc(5), `hidepid`), so 256 without processes of the user.
 */
export function countThreads(uid: number): number {
  let threads = 0;
  for (const process of listProcesses()) {
    const folder = `/proc/${process}`;
    if (unlessGone(() => statSync(folder).uid) !== uid) continue;
    const status = unlessGone(() => readFileSync(`${folder}/status`, 'utf8')) ?? '';
    threads += Number(/^Threads:\s+(\d+)$/m.exec(status)?.[1] ?? 0);
  }
  return threads === 0 ? 256 : threads;
}
