/** A command of the harness: `setup`, or a run of `verify`. */
export type CheckPhase =
  | 'setup'
  | 'verify-before'
  /** On the patch. */
  | 'verify-after'
  /** Again on the same patch, to find tests that sometimes fail. */
  | 'verify-rerun'
  /** Again without the patch, to find tests that sometimes failed before it. */
  | 'verify-base'
  /** On the patch, with its configuration files. */
  | 'verify-configured';

/** The files of a record with the whole outputs of the commands of the harness. A further run of a phase has a number: `verify/after-2.log`. */
export const checkLogs: Readonly<Record<CheckPhase, string>> = {
  setup: 'setup/output.log',
  'verify-before': 'verify/before.log',
  'verify-after': 'verify/after.log',
  'verify-rerun': 'verify/rerun.log',
  'verify-base': 'verify/base.log',
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

/** What the verify command must show of a patch: exit code 0, or fixed tests and no new failure. */
export const verifyRules = ['green', 'no-new-failures'] as const;

export type VerifyRule = (typeof verifyRules)[number];

/** Names of tests, of which the first ones are kept. */
export interface TestNames {
  readonly count: number;
  readonly names: readonly string[];
}

/** The named tests whose result differs from before the agent, or that fail. */
export interface TestChanges {
  /** They failed before and pass now. */
  readonly fixed: TestNames;
  readonly stillFailing: TestNames;
  /** They fail now and did not before, new tests included. */
  readonly newlyFailing: TestNames;
  /** They were listed before and are not any more. */
  readonly lost: TestNames;
  /** They failed and passed on the same tree. */
  readonly flaky: TestNames;
}

/** The kinds of changes with their names in reports, the important ones first. */
export const testChanges: readonly (readonly [kind: keyof TestChanges, label: string])[] = [
  ['newlyFailing', 'newly failing'],
  ['lost', 'lost'],
  ['flaky', 'flaky'],
  ['stillFailing', 'still failing'],
  ['fixed', 'fixed'],
];

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
  readonly rule: VerifyRule;
  /** Null if no patch was verified. */
  readonly tests: TestChanges | null;
  /** How often a red result went back to the model. */
  readonly returned: number;
  /** Why it is not accepted, one sentence each. */
  readonly problems: readonly string[];
  /** What was accepted in spite of a red result, one sentence each. */
  readonly notes: readonly string[];
  /** SHA-256 of the patch that it ran on; null if it did not run on a patch. */
  readonly patchSha256: string | null;
}
