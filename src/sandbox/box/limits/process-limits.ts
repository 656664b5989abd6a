import { readFileSync, statSync } from 'node:fs';
import type { Programs } from '../../host/find-programs.ts';
import { listProcesses, unlessGone } from '../../host/processes/process-stat.ts';

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

/** True if `renderLimits` can limit processes at all. */
export function canLimit({ dash, prlimit }: Programs): boolean {
  return dash !== null || prlimit !== null;
}

// The time that a process may continue after the soft CPU limit, before the kernel kills it.
const cpuGraceSeconds = 5;

/** V8 reserves more memory than it uses. Below this limit, scripts do not start. */
export const engineMemoryBytes = 4 * 1024 * 1024 * 1024;

// The unit of `ulimit -f` in dash.
const fileUnit = 512;

/**
 * Text for dash that makes it join the control group behind the open descriptors `doors`, and sets the limits of the program that it becomes
 * then: all arguments of the shell. The program does not inherit the doors.
 */
function renderBecome(limits: ProcessLimits, limited: Limited, doors: readonly number[]): string {
  const { fileBytes, cpuSeconds, processes } = limits;
  const set = [
    'ulimit -c 0',
    ...(limited === 'together'
      ? []
      : [`ulimit -p ${processes}`, `ulimit -d ${Math.floor(pickMemoryBytes(limits, limited) / 1024)}`]),
    `ulimit -f ${Math.floor(fileBytes / fileUnit)}`,
    ...(limited === 'as-engine' ? [] : [`ulimit -S -t ${cpuSeconds}`, `ulimit -H -t ${cpuSeconds + cpuGraceSeconds}`]),
  ];
  return `${renderJoinGroup(doors)}${set.join(' && ')} && ${renderExec(doors)}`;
}

/**
 * The arguments before a program that join its control group and set its limits. dash does both in one start. With another shell, prlimit sets the
 * limits.
 */
export function renderLimits(
  programs: Programs,
  limits: ProcessLimits,
  limited: Limited,
  doors: readonly number[],
): string[] {
  const { dash, prlimit, sh } = programs;
  if (dash !== null) return [dash, '-c', renderBecome(limits, limited, doors), 'bwrap'];
  const { fileBytes, cpuSeconds } = limits;
  const isAlone = limited !== 'together';
  const hasTime = limited !== 'as-engine';
  const join = doors.length === 0 ? [] : [sh, '-c', `${renderJoinGroup(doors)}${renderExec(doors)}`, 'bwrap'];
  if (prlimit === null) return join;
  return [
    ...join,
    prlimit,
    '--core=0',
    ...(isAlone ? [`--nproc=${limits.processes}`, `--data=${pickMemoryBytes(limits, limited)}`] : []),
    `--fsize=${fileBytes}`,
    ...(hasTime ? [`--cpu=${cpuSeconds}:${cpuSeconds + cpuGraceSeconds}`] : []),
    '--',
  ];
}

function pickMemoryBytes({ memoryBytes }: ProcessLimits, limited: Limited): number {
  return limited === 'as-engine' ? Math.max(memoryBytes, engineMemoryBytes) : memoryBytes;
}

function renderJoinGroup(doors: readonly number[]): string {
  return doors
    .map((door) => `echo 0 >&${door} || { echo 'bwrap: the control group could not be joined' >&2; exit 125; }; `)
    .join('');
}

function renderExec(doors: readonly number[]): string {
  return `exec "$@"${doors.map((door) => ` ${door}>&-`).join('')}`;
}

/** The same limits by their names in `/proc/PID/limits`. */
export function listKernelLimits(
  programs: Programs,
  { fileBytes, cpuSeconds, memoryBytes, processes }: ProcessLimits,
  limited: Exclude<Limited, 'as-engine'>,
): Readonly<Record<string, number>> {
  if (!canLimit(programs)) return {};
  return {
    'Max core file size': 0,
    'Max file size': fileBytes,
    'Max cpu time': cpuSeconds,
    ...(limited === 'alone' && { 'Max data size': memoryBytes, 'Max processes': processes }),
  };
}

/**
 * The number of threads of a user on this machine. RLIMIT_NPROC counts all of them, so this number is added to the limit. A machine may hide its
 * processes (proc(5), `hidepid`), so 256 if the user has none.
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
