import type { ChildProcess } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { hasCode } from '../../core/types/error.ts';
import type { Clock } from '../../core/ports/clock.ts';
import { hold } from './hold.ts';
import { listProcesses, readProcessStat, unlessGone } from './process-stat.ts';

const waitMs = 10_000;
const quickLooks = 200;
const stopLooks = 5_000;

/**
 * Kills bwrap and all that runs in the namespaces that it has made, and returns those processes. Killing bwrap alone is not enough: until its child has
 * asked to die with it, the child outlives it and waits for it for ever. So bwrap is stopped first, and has no child that is not seen.
 */
export function killWithNamespaces(child: ChildProcess): readonly number[] {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return [];
  child.kill('SIGSTOP');
  // A system call that it is in ends first, and may be the one that makes a child. That takes long while a control group takes it in.
  for (let look = 0; look < stopLooks && 'RSD'.includes(readProcessStat(pid)?.state ?? 'Z'); look += 1)
    if (look > quickLooks) hold(1);
  const namespaces = [...listTrees([pid]).keys()].filter((each) => each !== pid);
  for (const each of namespaces) signalQuietly(each, 'SIGKILL');
  child.kill('SIGKILL');
  return namespaces;
}

/** Ends a sandbox in the way that it was started, and returns the processes to wait for. */
export function endSandbox({
  child,
  end,
}: {
  readonly child: ChildProcess;
  readonly end?: () => void;
}): readonly number[] {
  if (end === undefined) return killWithNamespaces(child);
  const tree = child.pid === undefined ? [] : [...listTrees([child.pid]).keys()];
  end();
  return tree;
}

/** Processes with all that they have started, and what that has started, each with its state; ancestors first, without those that have ended. */
export function listTrees(roots: readonly number[]): Map<number, string> {
  const all = listProcesses().flatMap((pid) => {
    const stat = readProcessStat(pid);
    return stat === null ? [] : [{ pid, ...stat }];
  });
  const found = new Set(roots);
  // The set grows while it is walked, so that the children of a child are found too.
  for (const above of found) for (const { pid, parent } of all) if (parent === above) found.add(pid);
  const states = new Map(all.map(({ pid, state }) => [pid, state]));
  return new Map([...found].flatMap((pid) => (states.has(pid) ? [[pid, states.get(pid) ?? 'X']] : [])));
}

/** The processes among some and their descendants that a user may signal: sudo starts others first. */
export function listOwn(roots: readonly number[], uid: number): readonly number[] {
  return [...listTrees(roots).keys()].filter((pid) => unlessGone(() => statSync(`/proc/${pid}`).uid) === uid);
}

/** Sends a signal to a process that may have ended. */
export function signalQuietly(pid: number, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, signal);
  } catch (thrown) {
    if (!hasCode(thrown, 'ESRCH')) throw thrown;
  }
}

/**
 * Waits until processes are gone or dead. The first process of a pid namespace is dead only when all of the namespace is: the kernel ends
 * the others before. Throws where one is still there after some seconds.
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

/** The states of a process's threads, as letters of proc(5). Empty where it is gone. */
export function readThreadStates(pid: number): readonly string[] {
  const threads = unlessGone(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  return threads.map((thread) => readProcessStat(`${pid}/task/${thread}`)?.state ?? 'X');
}
