import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Clock } from '../core/clock.ts';

const waitMs = 10_000;
const stopLooks = 1_000;

// All that a process has started, and what that has started. Empty where it has ended already.
function listDescendants(ancestor: number): readonly number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: readStatus(Number(name))?.parent }));
  const found = new Set([ancestor]);
  // The set grows while it is walked, so that the children of a child are found too.
  for (const above of found) for (const { pid, parent } of parents) if (parent === above) found.add(pid);
  found.delete(ancestor);
  return [...found];
}

/**
 * Kills bwrap and all that runs in the namespaces that it has made, and returns those processes. Killing bwrap alone is not enough: until its child has
 * asked to die with it, the child outlives it and waits for it for ever. So bwrap is stopped first, and has no child that is not seen.
 */
export function killWithNamespaces(child: ChildProcess): readonly number[] {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return [];
  child.kill('SIGSTOP');
  // A system call that it is in ends first, and may be the one that makes a child.
  for (let look = 0; look < stopLooks && 'RSD'.includes(readStatus(pid)?.state ?? 'Z'); look += 1);
  const namespaces = listDescendants(pid);
  for (const each of namespaces) killQuietly(each);
  child.kill('SIGKILL');
  return namespaces;
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (thrown) {
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'ESRCH')) throw thrown;
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
  const status = readStatus(pid);
  return status !== null && status.state !== 'Z' && status.state !== 'X';
}

// The name in brackets may hold anything, brackets too; state and parent come after it.
function readStatus(pid: number): { readonly state: string; readonly parent: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state, parent: Number(parent) };
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && ['ENOENT', 'ESRCH'].includes(String(thrown.code))) return null;
    throw thrown;
  }
}
