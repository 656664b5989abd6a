import type { Clock } from '../../core/ports/clock.ts';
import type { Redactor } from '../../core/ports/redact.ts';
import { maxCheckBytes } from '../../core/limits.ts';
import { readErrorMessage } from '../../core/types/error.ts';
import type { Emit } from '../../core/types/event.ts';
import { noGrant, type NetworkPolicy } from '../../core/types/network.ts';
import type { CheckPhase } from '../../core/types/verify.ts';
import type { WorkspaceCopy } from '../../sandbox/workspace/workspace-access.ts';
import type { Checked } from './judge-runs.ts';
import { readReports } from './read-reports.ts';
import { readReported, readTests } from './read-tests.ts';
import { recordCheck } from './record-check.ts';
import type { RanTests } from './runners/reading/runner.ts';

export interface CheckOptions {
  readonly command: string;
  readonly network: NetworkPolicy | null;
  readonly redactor: Redactor;
  readonly emit: Emit;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /** Names the file of the record for the output of one run. */
  readonly nameLog: (phase: CheckPhase) => string;
  /** Writes a file of the record. */
  readonly writeFile: (name: string, text: string) => void;
}

export type Check = (phase: CheckPhase, copy: WorkspaceCopy) => Promise<Checked>;

/** Creates the function that runs the verify command in a copy of the workspace, and records it. */
export function createCheck(options: CheckOptions): Check {
  const { clock, emit, command } = options;
  return async (phase, copy) => {
    const startMs = clock.nowMs();
    const done = await copy.run({
      argv: ['/bin/sh', '-c', command],
      cwd: '.',
      env: {},
      timeoutMs: options.timeoutMs,
      signal: options.signal,
      maxOutputBytes: maxCheckBytes,
      network: !opensSomething(options.network)
        ? null
        : {
            grant: noGrant,
            onDecision: (connection) => emit({ type: 'connection-decided', callId: phase, connection }),
          },
      stdin: '',
    });
    // Names of tests get into messages and reports, so that they are read from redacted texts.
    const output = options.redactor.redactText(done.aggregatedOutput);
    const tests = [...readTests(output), ...readReportFiles(copy.directory, startMs, options)];
    recordCheck(done, { ...options, output, phase, tests, log: options.nameLog(phase) });
    return { exitCode: done.exitCode, timedOut: done.timedOut, tests, output };
  };
}

/**
 * True if the network that every command of the run may reach has a host or a port. Otherwise the command has no proxy: a test that expects that a name
 * is not found, or that a connection is refused, fails behind one.
 */
function opensSomething(network: NetworkPolicy | null): boolean {
  return network !== null && network.allow.length + network.forward.length > 0;
}

function readReportFiles(
  directory: string,
  sinceMs: number,
  { emit, redactor }: Pick<CheckOptions, 'emit' | 'redactor'>,
): readonly RanTests[] {
  try {
    return readReported(readReports(directory, sinceMs).map((report) => redactor.redactText(report)));
  } catch (thrown) {
    // A command may make its directories unreadable; then its counts are unknown.
    emit({ type: 'warning', message: `reports of tests cannot be read: ${readErrorMessage(thrown)}` });
    return [];
  }
}
