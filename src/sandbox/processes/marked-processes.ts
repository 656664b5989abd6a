import { readFileSync } from 'node:fs';
import type { Clock } from '../../core/ports/clock.ts';
import { hasCode } from '../../core/types/error.ts';
import { listProcesses } from './process-stat.ts';
import { signalQuietly } from './process-tree.ts';

/** The variable that identifies the processes of a command without namespaces, even after they have left their group. */
export const markVariable = 'SCRIPT_HARNESS_COMMAND';

const waitMs = 2_000;

/** The processes that were started with a mark, or by such a process, and have not cleared their environment since. */
export function listMarked(mark: string): readonly number[] {
  const words = `${markVariable}=${mark}`;
  return listProcesses().filter((pid) => pid !== process.pid && readEnvironment(pid).includes(words));
}

/** Kills the processes with a mark until none is left. False if some are still there after two seconds. */
export async function endMarked(mark: string, clock: Clock): Promise<boolean> {
  const startMs = clock.monotonicMs();
  // Reading the list is not atomic: a process that started meanwhile is only in the next list.
  for (let emptyLists = 0; emptyLists < 2;) {
    const left = listMarked(mark);
    for (const pid of left) signalQuietly(pid, 'SIGKILL');
    emptyLists = left.length === 0 ? emptyLists + 1 : 0;
    if (clock.monotonicMs() - startMs > waitMs) return false;
    if (left.length > 0) await clock.sleep(1);
  }
  return true;
}

function readEnvironment(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1');
  } catch (thrown) {
    // It has ended meanwhile, or belongs to another user.
    if (hasCode(thrown, 'ENOENT', 'ESRCH', 'EPERM', 'EACCES')) return '';
    throw thrown;
  }
}
