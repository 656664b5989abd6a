/** A command of the harness: `setup`, or a run of `verify`. */
export type CheckPhase = 'setup' | 'verify-before' | 'verify-after' | 'verify-configured';

/** The files of a record with the whole outputs of the commands of the harness. */
export const checkLogs: Readonly<Record<CheckPhase, string>> = {
  setup: 'setup/output.log',
  'verify-before': 'verify/before.log',
  'verify-after': 'verify/after.log',
  'verify-configured': 'verify/configured.log',
};

/** The tests of one runner, read from its output. `total` includes skipped and failed tests. */
export interface TestCount {
  readonly runner: string;
  readonly total: number;
  readonly skipped: number;
  readonly failed: number;
  /** Tests that are marked as expected to fail. They may have failed or passed. Absent if there are no such tests. */
  readonly expectedToFail?: number | undefined;
  /** Set if the runner reported that it ended before it ran all tests, as `cargo test` does at the first failing target. */
  readonly endedEarly?: true | undefined;
}

/** How a test ended. A test with a mark "expected to fail" ends so whether it failed or passed. */
export type TestEnd = 'passed' | 'failed' | 'skipped' | 'expected-to-fail';

/** A test by the name that its runner gives it. */
export interface NamedTest {
  readonly name: string;
  readonly end: TestEnd;
}

/** The unit that a runner counts: packages for `go test`, which names tests only with `-v`. */
export function nameCounted(runner: string): 'tests' | 'packages' {
  return runner.endsWith(' packages') ? 'packages' : 'tests';
}

/** A command of the harness that has ended, in words. `exitCode` is null if it was ended before it exited. */
export function describeCheck({
  exitCode,
  timedOut,
}: {
  readonly exitCode: number | null;
  readonly timedOut: boolean;
}): string {
  if (timedOut) return 'timed out';
  return exitCode === null ? 'not finished' : exitCode === 0 ? 'green' : `red (exit ${exitCode})`;
}

/** The result of the verify command, before and after the agent. */
export interface VerifyResult {
  readonly command: string;
  /** Exit codes; null if it was ended before it exited. */
  readonly before: number | null;
  readonly after: number | null;
  /** True if it ran into its time limit. */
  readonly timedOutBefore: boolean;
  readonly timedOutAfter: boolean;
  /** Empty if no known runner reported how many tests it ran. */
  readonly testsBefore: readonly TestCount[];
  readonly testsAfter: readonly TestCount[];
  /** Why it is not green, one sentence each. */
  readonly problems: readonly string[];
  /** SHA-256 of the patch that it ran on; null if it did not run on a patch. */
  readonly patchSha256: string | null;
}
