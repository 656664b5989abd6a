import { cutMiddle, describeCut } from '../../core/text/cut-text.ts';
import type { CommandResult } from '../../core/ports/sandbox.ts';
import type { Redactor } from '../../core/ports/redact.ts';
import type { Emit } from '../../core/types/event.ts';
import { checkLogs, type CheckPhase, type TestCount } from '../../core/types/verify.ts';

const maxEventBytes = 256 * 1024;

/** Records a command of the harness that has ended: its whole output as a file, and an event. Returns the redacted output. */
export function recordCheck(
  done: CommandResult,
  options: {
    readonly phase: CheckPhase;
    readonly command: string;
    readonly tests: readonly TestCount[];
    readonly redactor: Redactor;
    readonly emit: Emit;
    /** Writes a file of the record. */
    readonly writeFile: (name: string, text: string) => void;
  },
): string {
  const { phase, command, tests, emit } = options;
  const output = options.redactor.redactText(done.aggregatedOutput);
  options.writeFile(checkLogs[phase], output);
  emit({
    type: 'command-checked',
    phase,
    command,
    exitCode: done.exitCode,
    timedOut: done.timedOut,
    output: cutMiddle(output, { maxBytes: maxEventBytes, describe: describeCut(checkLogs[phase]) }),
    tests: tests.map(countOnly),
    durationMs: Math.round(done.durationMs),
  });
  return output;
}

// A large suite has too many names for an event.
function countOnly({ runner, total, skipped, failed, expectedToFail, endedEarly }: TestCount): TestCount {
  return { runner, total, skipped, failed, expectedToFail, endedEarly };
}
