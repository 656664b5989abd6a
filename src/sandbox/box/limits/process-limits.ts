import { readFileSync, statSync } from 'node:fs';
import { listProcesses, unlessGone } from '../../host/processes/process-tree.ts';

export interface ProcessLimits {
  readonly fileBytes: number;
  /** Threads and processes. The kernel counts them for the whole uid. */
  readonly processes: number;
  /** The CPU time of one process. */
  readonly cpuSeconds: number;
  /** From `readHardLimits`. */
  readonly ownHard: ReadonlyMap<string, number>;
}

/**
 * `together`: a control group limits memory and processes, so no limit for each process or for the whole user is needed. `as-engine`: the
 * script engine enforces its own limits for scripts, and lives as long as the run.
 */
export type Limited = 'together' | 'alone' | 'as-engine';

// The time that a process may continue after the soft CPU limit, before the kernel kills it.
const cpuGraceSeconds = 5;

/** The kernel counts the processes of a user together. The script engine has to start a thread also while a command holds as many as it may. */
const engineThreads = 64;

/** One limit of the kernel. */
export interface KernelLimit {
  /** The option of prlimit(1). */
  readonly option: string;
  /** The name in `/proc/PID/limits`. */
  readonly name: string;
  readonly soft: number;
  readonly hard: number;
  /** True if the limit would be higher without a hard limit of this process. */
  readonly isLowered: boolean;
}

/**
 * The limits of a process. None is above a hard limit of this process, which it could not raise. There is no RLIMIT_DATA: it counts memory that is
 * reserved as if it were used, and AddressSanitizer reserves terabytes. `held-memory.ts` measures what is used.
 */
export function listKernelLimits(limits: ProcessLimits, limited: Limited): readonly KernelLimit[] {
  const { fileBytes, cpuSeconds, ownHard } = limits;
  const isEngine = limited === 'as-engine';
  const processes = limits.processes + (isEngine ? engineThreads : 0);
  const limit = (option: string, name: string, soft: number, hard = soft): KernelLimit => {
    const most = ownHard.get(name) ?? Number.POSITIVE_INFINITY;
    return { option, name, soft: Math.min(soft, most), hard: Math.min(hard, most), isLowered: soft > most };
  };
  return [
    // A program that asks for core files may have them, as other files: scripts end if `ulimit -c unlimited` fails.
    limit('core', 'Max core file size', 0, Number.POSITIVE_INFINITY),
    ...(limited === 'together' ? [] : [limit('nproc', 'Max processes', processes)]),
    limit('fsize', 'Max file size', fileBytes),
    ...(isEngine ? [] : [limit('cpu', 'Max cpu time', cpuSeconds, cpuSeconds + cpuGraceSeconds)]),
  ];
}

/** The arguments before a program that set its limits. */
export function renderLimits(prlimit: string, limits: ProcessLimits, limited: Limited): string[] {
  const rendered = listKernelLimits(limits, limited).map(
    // prlimit keeps a hard limit that is not written.
    ({ option, soft, hard }) => `--${option}=${soft}:${Number.isFinite(hard) ? hard : ''}`,
  );
  return [prlimit, ...rendered, '--'];
}

/** The hard limits of this process, by their names in `/proc/PID/limits`; without those that it does not have. */
export function readHardLimits(): ReadonlyMap<string, number> {
  const rows = readFileSync('/proc/self/limits', 'utf8').matchAll(/^(Max [a-z]+(?: [a-z]+)*) {2,}\S+ +(\d+) /gm);
  return new Map([...rows].map(([, name = '', hard]) => [name, Number(hard)]));
}

/**
 * The number of threads of a user on this machine. RLIMIT_NPROC counts all of them, so this number is added to the limit. A machine may hide its
 * processes (proc(5), `hidepid`), so 256 without processes of the user.
 */
export function countThreads(uid: number): number {
  let threads = 0;
  for (const process of listProcesses()) {
    const directory = `/proc/${process}`;
    if (unlessGone(() => statSync(directory).uid) !== uid) continue;
    const status = unlessGone(() => readFileSync(`${directory}/status`, 'utf8')) ?? '';
    threads += Number(/^Threads:\s+(\d+)$/m.exec(status)?.[1] ?? 0);
  }
  return threads === 0 ? 256 : threads;
}
