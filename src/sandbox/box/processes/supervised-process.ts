import type { Clock } from '../../../core/ports/clock.ts';
import type { SessionEnd } from '../../../core/ports/sandbox.ts';
import { readErrorMessage } from '../../../core/types/error.ts';
import { killWithNamespaces, waitForEnd } from '../../host/processes/process-tree.ts';
import { createFloorCheck, type DiskFloor } from '../limits/disk-floor.ts';
import { describeExcess, lookMs, type HeldLimits } from '../limits/held-memory.ts';
import type { StartedCommand } from './start-process.ts';

/** Why the harness ended a process, for programs and for readers. */
export interface ProcessStop {
  readonly reason: Exclude<SessionEnd['reason'], 'exited'>;
  readonly text: string;
}

export interface SuperviseOptions {
  /** `onRefused` is called if it must not begin. */
  readonly start: (onRefused: (reason: unknown) => void) => StartedCommand;
  /** A service lives as long as the run. */
  readonly kind: 'command' | 'service';
  /** The limits of all its processes together; null if a control group bounds them. */
  readonly held: HeldLimits | null;
  /** The space that its disk keeps; null if it writes nothing. */
  readonly floor: DiskFloor | null;
  readonly timeoutMs: number | null;
  readonly clock: Clock;
}

/**
 * Starts a process in a sandbox, and ends it with all its descendants at its limits. Killing it kills its tree, because it is bwrap with
 * `--die-with-parent` and a separate pid namespace. Throws the errors of `start`, and `CommandNotStarted` if the disk is already below its floor.
 */
export function superviseProcess(options: SuperviseOptions) {
  const { held, floor, timeoutMs } = options;
  const state: { stopped: ProcessStop | null; refused: string | null; namespaces: readonly number[] } = {
    stopped: null,
    refused: null,
    namespaces: [],
  };
  const checkFloor = floor === null ? null : createFloorCheck(floor);
  const started = options.start((reason) => {
    state.refused ??= readErrorMessage(reason);
    kill();
  });
  const { child, group } = started;
  const looks = setInterval(look, lookMs[options.kind]).unref();
  const timer = timeoutMs === null ? undefined : setTimeout(() => stop('timed-out'), timeoutMs);
  return { started, stop, isStopped: () => state.stopped !== null, kill, ended: waitUntilOver() };

  function look(): void {
    check('out-of-disk', () => checkFloor?.() ?? null);
    check('out-of-memory', () => (held === null || child.pid === undefined ? null : describeExcess(child.pid, held)));
  }

  // A look that fails counts as one that finds its error, since a process chooses much of what the kernel shows of it.
  function check(reason: ProcessStop['reason'], find: () => string | null): void {
    let found: string | null;
    try {
      found = find();
    } catch (thrown) {
      found = `its limits could not be watched: ${readErrorMessage(thrown)}`;
    }
    if (found === null) return;
    clearInterval(looks);
    stop(reason, found);
  }

  /** Ends all of it. The first reason counts. */
  function stop(reason: ProcessStop['reason'], text = ''): void {
    state.stopped ??= { reason, text };
    kill();
  }

  /** Ends the remaining processes of a program that has done its work. */
  function kill(): void {
    const ended = killWithNamespaces(child);
    if (ended.length > 0) state.namespaces = ended;
  }

  /** Settles when no process of it is left. Rejects if it cannot be spawned, or if one of its processes does not end. */
  async function waitUntilOver() {
    try {
      const [exitCode, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
        child.once('error', reject);
        child.once('close', (code, name) => resolve([code, name]));
      });
      // The first process of the namespace outlives bwrap for a moment, and its children outlive it.
      await waitForEnd(state.namespaces, options.clock);
      const { stopped, refused } = state;
      return {
        /** Null if a signal or the harness ended it. */
        exitCode: stopped === null ? exitCode : null,
        signal: stopped === null ? signal : 'SIGKILL',
        stopped,
        /** Why it was not allowed to begin; null if it was. */
        refused,
        /** True if its sandbox, or its program, could not be started. */
        isStartFailure: stopped === null && started.isStartFailure(exitCode),
        /** The limits of its control group that it has met. */
        limitsMet: group?.close() ?? [],
      };
    } finally {
      clearInterval(looks);
      clearTimeout(timer);
      group?.close();
    }
  }
}
