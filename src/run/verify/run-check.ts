import { maxCheckBytes } from '../../core/limits.ts';
import { readErrorMessage } from '../../core/types/error.ts';
import { noGrant, type NetworkPolicy } from '../../core/types/network.ts';
import type { CheckPhase } from '../../core/types/verify.ts';
import type { WorkspaceCopy } from '../../sandbox/workspace/workspace-access.ts';
import type { OpenRun } from '../parts/open-run.ts';
import type { RunOptions } from '../parts/run-options.ts';
import { alignNames } from './align-names.ts';
import type { Checked } from './judge-runs.ts';
import { readReports } from './read-reports.ts';
import { readReported, readTests } from './read-tests.ts';
import { recordCheck } from './record-check.ts';
import type { RanTests } from './runners/reading/runner.ts';

/**
 * Creates the function that runs the verify command in a copy of the workspace, and records it. The names of tests are those of its first run, where
 * they differ only by times and random values.
 */
export function createCheck(
  run: OpenRun,
  {
    verify: { command, timeoutMs },
    nameLog,
    signal,
  }: {
    readonly verify: NonNullable<RunOptions['verify']>;
    /** Names the file of the record for the output of one run. */
    readonly nameLog: (phase: CheckPhase) => string;
    readonly signal: AbortSignal;
  },
): (phase: CheckPhase, copy: WorkspaceCopy) => Promise<Checked> {
  const { options, emit } = run;
  const { redactor } = run.parts;
  let first: readonly RanTests[] | null = null;
  return async (phase, copy) => {
    const startMs = options.host.clock.nowMs();
    const done = await copy.run({
      argv: ['/bin/sh', '-c', command],
      cwd: '.',
      env: {},
      timeoutMs,
      signal,
      maxOutputBytes: maxCheckBytes,
      network: !opensSomething(options.policy.view().network)
        ? null
        : {
            grant: noGrant,
            onDecision: (connection) => emit({ type: 'connection-decided', callId: phase, connection }),
          },
      stdin: '',
    });
    // Names of tests get into messages and reports, so that they are read from redacted texts.
    const output = redactor.redactText(done.aggregatedOutput);
    const read = [...readTests(output), ...readReportFiles(copy.directory, startMs, run)];
    first ??= read;
    const tests = alignNames(first, read);
    recordCheck(run, done, { command, output, phase, tests, log: nameLog(phase) });
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
  { emit, parts: { redactor } }: OpenRun,
): readonly RanTests[] {
  try {
    return readReported(readReports(directory, sinceMs).map((report) => redactor.redactText(report)));
  } catch (thrown) {
    // A command may make its directories unreadable; then its counts are unknown.
    emit({ type: 'warning', message: `reports of tests cannot be read: ${readErrorMessage(thrown)}` });
    return [];
  }
}
