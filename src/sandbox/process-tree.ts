import { readdirSync, readFileSync } from 'node:fs';
import type { Clock } from '../core/clock.ts';

const waitMs = 10_000;

/** The processes that a process has started itself. Empty where it has ended already. */
export function listChildren(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => readStatus(pid)?.parent === parent);
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
