import type { ChildProcess } from 'node:child_process';
import { hasCode } from '../../../core/types/error.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import { hold } from './hold.ts';
import { listChildren, listProcesses, readProcessStat } from './process-stat.ts';

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
    if (look > quickLooks) hold(1);
  if (readProcessStat(pid) === null) return [];
  // Its child is the first process of the namespace, and the kernel ends the others with it.
  const namespaces = listChildren(pid) ?? [...listTrees([pid]).keys()].filter((each) => each !== pid);
  for (const each of namespaces) signalQuietly(each, 'SIGKILL');
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

/** Sends a signal to a process. Does nothing if it has ended. */
export function signalQuietly(pid: number, signal: 'SIGKILL' | 'SIGSTOP'): void {
  try {
    process.kill(pid, signal);
  } catch (thrown) {
    if (!hasCode(thrown, 'ESRCH')) throw thrown;
  }
}

/**
 * Waits until processes are gone or dead. The first process of a pid namespace dies last, because the kernel first ends the others. Throws
 * if one is still there after some seconds.
 */
export async function waitForEnd(pids: readonly number[], clock: Clock): Promise<void> {
  const startMs = clock.monotonicMs();
  for (const pid of pids) {
    while (isAlive(pid)) {
      if (clock.monotonicMs() - startMs > waitMs)
        throw new Error(`process ${pid} of a command that was ended is still there`);
      await clock.sleep(2);
    }
  }
}

function isAlive(pid: number): boolean {
  const stat = readProcessStat(pid);
  return stat !== null && stat.state !== 'Z' && stat.state !== 'X';
}
