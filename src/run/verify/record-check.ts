import { cutMiddle, describeCut } from '../../core/text/cut-text.ts';
import type { CommandResult } from '../../core/ports/sandbox.ts';
import { checkLogs, type CheckPhase, type TestCount } from '../../core/types/verify.ts';
import type { OpenRun } from '../parts/open-run.ts';

const maxEventBytes = 256 * 1024;

/** Creates the function that names the files with the outputs of a run's commands: `verify/after.log`, then `verify/after-2.log`. */
export function createLogNames(): (phase: CheckPhase) => string {
  const counts = new Map<CheckPhase, number>();
  return (phase) => {
    const count = (counts.get(phase) ?? 0) + 1;
    counts.set(phase, count);
    return count === 1 ? checkLogs[phase] : checkLogs[phase].replace('.log', `-${count}.log`);
  };
}

/** Records a command of the harness that has ended: its whole output as a file, and an event. */
export function recordCheck(
  { recorder, emit }: Pick<OpenRun, 'recorder' | 'emit'>,
  done: Pick<CommandResult, 'exitCode' | 'timedOut' | 'durationMs'>,
  {
    phase,
    command,
    tests,
    log,
    output,
  }: {
    readonly phase: CheckPhase;
    readonly command: string;
    readonly tests: readonly TestCount[];
    /** The name of the file. */
    readonly log: string;
    /** Both streams, redacted. */
    readonly output: string;
  },
): void {
  recorder.writeFile(log, output);
  emit({
    type: 'command-checked',
    phase,
    command,
    exitCode: done.exitCode,
    timedOut: done.timedOut,
    output: cutMiddle(output, { maxBytes: maxEventBytes, describe: describeCut(log) }),
    log,
    tests: tests.map(countOnly),
    durationMs: Math.round(done.durationMs),
  });
}

// A large suite has too many names for an event.
function countOnly({ runner, total, skipped, failed, expectedToFail, endedEarly }: TestCount): TestCount {
  return { runner, total, skipped, failed, expectedToFail, endedEarly };
}
