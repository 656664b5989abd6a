import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { orElse } from '../../../core/types/error.ts';
import type { Clock } from '../../../core/ports/clock.ts';

const waitMs = 10_000;
const quickLooks = 200;
const stopLooks = 5_000;

/**
 * Kills bwrap and all processes in the namespaces that it has made, and returns those processes. Killing only bwrap is not enough: until
 * its child has requested to die with it, the child outlives it and waits for it forever. So bwrap is stopped first, and then has no unseen
 * child.
 */
export function killWithNamespaces(child: ChildProcess): readonly number[] {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return [];
  child.kill('SIGSTOP');
  // The current system call of bwrap ends first, and may create a child. That takes long while a control group admits the process.
  for (let look = 0; look < stopLooks && 'RSD'.includes(readProcessStat(pid)?.state ?? 'Z'); look += 1)
    if (look > quickLooks) blockThread(1);
  if (readProcessStat(pid) === null) return [];
  // Its child is the first process of the namespace, and the kernel ends the others with it.
  const namespaces = listProcesses().filter((each) => readProcessStat(each)?.parent === pid);
  for (const each of namespaces) killQuietly(each);
  child.kill('SIGKILL');
  return namespaces;
}

/** Processes with all their descendants, each with its state. Ancestors first, without processes that have ended. */
export function listTrees(roots: readonly number[]): Map<number, string> {
  const all = listProcesses().flatMap((pid) => {
    const stat = readProcessStat(pid);
    return stat === null ? [] : [{ pid, ...stat }];
  });
  const found = new Set(roots);
  // The set grows during the iteration, so that the children of a child are found too.
  for (const above of found) for (const { pid, parent } of all) if (parent === above) found.add(pid);
  const states = new Map(all.map(({ pid, state }) => [pid, state]));
  return new Map([...found].flatMap((pid) => (states.has(pid) ? [[pid, states.get(pid) ?? 'X']] : [])));
}

/** Kills a process. Does nothing if it has ended, or belongs to another user. */
export function killQuietly(pid: number): void {
  orElse(() => process.kill(pid, 'SIGKILL'), undefined, 'ESRCH', 'EPERM');
}

/**
 * Waits until processes are gone or dead. The first process of a pid namespace dies last, because the kernel first ends the others. Throws
 * if one is still there after some seconds.
 */
export async function waitForEnd(pids: readonly number[], clock: Clock): Promise<void> {
  const startMs = clock.monotonicMs();
  for (const pid of pids) {
    while (readStartTicks(pid) !== null) {
      if (clock.monotonicMs() - startMs > waitMs)
        throw new Error(`process ${pid} of a command that was ended is still there`);
      await clock.sleep(2);
    }
  }
}

/** The process ids of the machine that this process can see. */
export function listProcesses(): readonly number[] {
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
}

/** Data of proc(5) about a process: its state as a letter, such as `R`, `S`, `T` or `Z`, and its start in clock ticks after boot. Null if it is gone. */
function readProcessStat(pid: number) {
  const stat = unlessGone(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  if (stat === null) return null;
  // The name in brackets may contain anything, brackets too. Fields are counted from the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', parent: Number(fields[1]), startTicks: fields[19] ?? '' };
}

/** Reads data of a process; null if it is gone. */
export function unlessGone<Value>(read: () => Value): Value | null {
  return orElse(read, null, 'ENOENT', 'ESRCH');
}

/** The namespaces of this process by name, without namespaces that the kernel does not have. */
export function listHostNamespaces(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    names.flatMap((name) => {
      const found = unlessGone(() => readlinkSync(`/proc/self/ns/${name}`));
      return found === null ? [] : [[name, found] as const];
    }),
  );
}

/** Distinguishes a process from a later one with the same pid. */
interface ProcessIdentity {
  readonly pid: number;
  /** The start time in clock ticks after boot. */
  readonly startTicks: string;
}

/** The identity of a running process. `startTicks` is empty if it does not run. */
export function readIdentity(pid: number): ProcessIdentity {
  return { pid, startTicks: readStartTicks(pid) ?? '' };
}

export function isRunning({ pid, startTicks }: ProcessIdentity): boolean {
  return readStartTicks(pid) === startTicks;
}

// Null for a process that has ended, also if its parent has not reaped it yet.
function readStartTicks(pid: number): string | null {
  const stat = readProcessStat(pid);
  return stat === null || stat.state === 'Z' || stat.state === 'X' ? null : stat.startTicks;
}

/** Blocks the thread for `delayMs` milliseconds. For callers that must not await between two steps. */
export function blockThread(delayMs: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, delayMs);
}
