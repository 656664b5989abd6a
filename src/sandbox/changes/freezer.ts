import type { Clock } from '../../core/ports/clock.ts';
import { listTrees, readThreadStates, signalQuietly } from '../processes/process-tree.ts';

/** Makes commands stand still for a moment. */
export interface Freezer {
  /**
   * Stops the commands that run, and returns what lets them go on. Settles only when each of their processes stands still; rejects, with
   * everything going on again, where one does not for some seconds. What had stopped by itself stays so. One freeze at a time.
   */
  freeze(): Promise<() => void>;
}

/** The processes of one freeze. */
interface Stopped {
  readonly byUs: Set<number>;
  readonly byOthers: Set<number>;
  /** False while some of them may still have to be told once more to go on. */
  settled: boolean;
}

const waitMs = 10_000;
const attemptMs = 100;
const laterLooksMs = [20, 40, 80, 160, 320, 640];

/** `listRoots` gives the first process of each command that runs; nothing may be started while they stand still. */
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
    // The list is no single moment: who was started while it was read is only in the next one.
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

  // Children first, so that no shell finds one of its own stopped. Also those that were told to stop and have not yet.
  function goOn(stopped: Stopped, isMeant: (pid: number) => boolean = () => true): void {
    for (const pid of [...listTrees(listRoots()).keys()].toReversed())
      if (stopped.byUs.has(pid) && isMeant(pid)) signalQuietly(pid, 'SIGCONT');
  }

  // Some programs (script, nsenter) stop themselves when they hear that their child was stopped, and hear of it only now.
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
        if (clock.monotonicMs() - startMs > waitMs) throw new Error('the processes of a command do not stand still');
        // Who waits in the kernel for a child that is stopped (vfork) stands still only after that child has gone on.
        await clock.sleep(10);
      }
      return () => {
        goOn(stopped);
        void lookAgain(stopped);
      };
    },
  };
}

// A thread may be in the middle of a system call when its process counts as stopped, and go on when the first one of them has ended.
function moves(pid: number): boolean {
  return readThreadStates(pid).some((state) => !'TtZX'.includes(state));
}
