import type { Clock } from '../../core/ports/clock.ts';
import { listTrees, readThreadStates, signalQuietly } from '../processes/process-tree.ts';

/** Stops the processes of commands for a short time. */
export interface Freezer {
  /**
   * Stops the running commands, and returns a function that lets them continue. Settles only when all their processes are stopped. If a
   * process does not stop within `waitMs`, lets everything continue and rejects. Processes that were already stopped stay stopped. One
   * freeze at a time.
   */
  freeze(): Promise<() => void>;
}

/** The processes of one freeze. */
interface Stopped {
  readonly byUs: Set<number>;
  readonly byOthers: Set<number>;
  /** False while some of the processes may still need another SIGCONT. */
  settled: boolean;
}

const waitMs = 10_000;
const attemptMs = 100;
const laterLooksMs = [20, 40, 80, 160, 320, 640];

/** `listRoots` returns the first process of each running command. Nothing may be started while they are stopped. */
export function createFreezer({
  listRoots,
  clock,
}: {
  readonly listRoots: () => readonly number[];
  readonly clock: Clock;
}): Freezer {
  let last: Stopped = { byUs: new Set(), byOthers: new Set(), settled: true };

  async function stopAll(stopped: Stopped, before: Stopped): Promise<boolean> {
    const startMs = clock.monotonicMs();
    // Reading the list is not atomic: a process that started meanwhile is only in the next list.
    for (let stillLists = 0; stillLists < 2;) {
      let still = true;
      for (const [pid, state] of listTrees(listRoots())) {
        if (!moves(pid)) {
          if (state !== 'T' && state !== 't') continue;
          if (stopped.byUs.has(pid) || stopped.byOthers.has(pid)) continue;
          const wasByUs = !before.settled && before.byUs.has(pid);
          (wasByUs ? stopped.byUs : stopped.byOthers).add(pid);
          continue;
        }
        still = false;
        signalQuietly(pid, 'SIGSTOP');
        stopped.byUs.add(pid);
        stopped.byOthers.delete(pid);
      }
      stillLists = still ? stillLists + 1 : 0;
      if (still) continue;
      if (clock.monotonicMs() - startMs > attemptMs) return false;
      await clock.sleep(0);
    }
    return true;
  }

  // Children first, so that no shell sees a stopped child. Includes processes that have received SIGSTOP and have not stopped yet.
  function goOn(stopped: Stopped, isMeant: (pid: number) => boolean = () => true): void {
    for (const pid of [...listTrees(listRoots()).keys()].toReversed())
      if (stopped.byUs.has(pid) && isMeant(pid)) signalQuietly(pid, 'SIGCONT');
  }

  // Some programs (script, nsenter) stop themselves when they notice that their child was stopped, and may notice it only now.
  async function lookAgain(stopped: Stopped): Promise<void> {
    for (const delayMs of laterLooksMs) {
      await clock.sleep(delayMs);
      if (last !== stopped) return;
      goOn(stopped, (pid) => !moves(pid));
    }
    stopped.settled = true;
  }

  return {
    async freeze() {
      const startMs = clock.monotonicMs();
      const before = last;
      const stopped: Stopped = { byUs: new Set(), byOthers: new Set(), settled: false };
      last = stopped;
      while (!(await stopAll(stopped, before))) {
        goOn(stopped);
        if (clock.monotonicMs() - startMs > waitMs) throw new Error('the processes of a command do not stop');
        // A process that waits in the kernel for a stopped child (vfork) can stop only after that child has continued.
        await clock.sleep(10);
      }
      return () => {
        goOn(stopped);
        void lookAgain(stopped);
      };
    },
  };
}

// Checks every thread. The process state is the state of its first thread, and another thread may still be in a system call or run after
// the first has ended.
function moves(pid: number): boolean {
  return readThreadStates(pid).some((state) => !'TtZX'.includes(state));
}
