import { spawnSync } from 'node:child_process';
import type { Programs } from '../processes/find-programs.ts';

export interface ProcessLimits {
  readonly memoryBytes: number;
  readonly fileBytes: number;
  /** Threads and processes, counted over the whole uid by the kernel. */
  readonly processes: number;
  /** Of one process. */
  readonly cpuSeconds: number;
}

/**
 * What a control group limits together needs no limit of memory for each process, and none of processes for the whole user. The script
 * engine holds scripts to limits of its own, and lives as long as the run.
 */
export type Limited = 'together' | 'alone' | 'as-engine';

/** True where `renderLimits` can limit processes at all. */
export function canLimit({ dash, prlimit }: Programs): boolean {
  return dash !== null || prlimit !== null;
}

// How long a process that was told of its CPU limit may go on.
const cpuGraceSeconds = 5;

/** V8 reserves more than it uses: below this, scripts do not start. */
export const engineMemoryBytes = 4 * 1024 * 1024 * 1024;

/**
 * What stands before a program so that it is limited, and in the control group behind the open descriptors `doors`, which it does not inherit.
 * dash does both in one start; with another shell, prlimit limits.
 */
export function renderLimits(
  programs: Programs,
  limits: ProcessLimits,
  limited: Limited,
  doors: readonly number[],
): string[] {
  const { dash, prlimit, sh } = programs;
  const { fileBytes, cpuSeconds } = limits;
  const memoryBytes = limited === 'as-engine' ? Math.max(limits.memoryBytes, engineMemoryBytes) : limits.memoryBytes;
  const isAlone = limited !== 'together';
  const hasTime = limited !== 'as-engine';
  const enter = doors.map(
    (door) => `echo 0 >&${door} || { echo 'bwrap: the control group could not be joined' >&2; exit 125; }; `,
  );
  const leave = doors.map((door) => ` ${door}>&-`).join('');
  if (dash !== null) {
    const set = [
      'ulimit -c 0',
      ...(isAlone ? [`ulimit -p ${limits.processes}`, `ulimit -d ${Math.floor(memoryBytes / 1024)}`] : []),
      `ulimit -f ${Math.floor(fileBytes / 512)}`,
      ...(hasTime ? [`ulimit -S -t ${cpuSeconds}`, `ulimit -H -t ${cpuSeconds + cpuGraceSeconds}`] : []),
    ];
    return [dash, '-c', `${enter.join('')}${set.join(' && ')} && exec "$@"${leave}`, 'bwrap'];
  }
  const join = doors.length === 0 ? [] : [sh, '-c', `${enter.join('')}exec "$@"${leave}`, 'bwrap'];
  if (prlimit === null) return join;
  return [
    ...[...join, prlimit, '--core=0'],
    ...(isAlone ? [`--nproc=${limits.processes}`, `--data=${memoryBytes}`] : []),
    ...[`--fsize=${fileBytes}`, ...(hasTime ? [`--cpu=${cpuSeconds}:${cpuSeconds + cpuGraceSeconds}`] : []), '--'],
  ];
}

/** The same limits as the kernel names them in `/proc/PID/limits`. */
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

/** The threads of a user on this machine: RLIMIT_NPROC counts them all, so what runs already is added to the limit. */
export function countThreads(uid: number): number {
  const listed = spawnSync('/bin/ps', ['-L', '-o', 'lwp=', '-u', String(uid)], { env: {}, encoding: 'utf8' });
  return listed.status === 0 ? listed.stdout.trim().split('\n').length : 256;
}
