import * as z from 'zod';
import type { Recorded } from '../recorded.ts';

/** A command of the harness: `setup`, or a run of `verify`. */
export const checkPhases = [
  'setup',
  'verify-before',
  // The setup again, with the dependencies of the patch.
  'verify-setup',
  // On the patch.
  'verify-after',
  // Again on the same patch, to find tests that sometimes fail.
  'verify-rerun',
  // Again without the patch, to find tests that sometimes failed before it.
  'verify-base',
  // On the patch, with its configuration files.
  'verify-configured',
] as const;

export type CheckPhase = (typeof checkPhases)[number];

/** True for a run of the verify command on a patch, about which a verdict follows. */
export function isOnPatch(phase: CheckPhase): boolean {
  return phase === 'verify-after' || phase === 'verify-rerun' || phase === 'verify-configured';
}

/** The files of a record with the whole outputs of the commands of the harness. A further run of a phase has a number: `verify/after-2.log`. */
export const checkLogs: Readonly<Record<CheckPhase, string>> = {
  setup: 'setup/output.log',
  'verify-before': 'verify/before.log',
  'verify-setup': 'verify/setup.log',
  'verify-after': 'verify/after.log',
  'verify-rerun': 'verify/rerun.log',
  'verify-base': 'verify/base.log',
  'verify-configured': 'verify/configured.log',
};

/** The tests of one runner, read from its output. `total` includes skipped and failed tests. */
export const testCountSchema = z.object({
  runner: z.string(),
  total: z.number(),
  skipped: z.number(),
  // Records of earlier versions lack it.
  failed: z.number().default(0),
  /** Tests that are marked as expected to fail. They may have failed or passed. Absent if there are no such tests. */
  expectedToFail: z.number().optional(),
  /** Set if the runner reported that it ended before it ran all tests, as `cargo test` does at the first failing target. */
  endedEarly: z.literal(true).optional(),
});

export type TestCount = Recorded<typeof testCountSchema>;

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

/** Reports that a runner writes next to its output, by the names with which they are counted. */
const reports: ReadonlySet<string> = new Set(['JUnit report', 'JSON report', 'json']);

export function isReport(runner: string): boolean {
  return reports.has(runner);
}

/** The runners whose counts are shown for some runs of a command. A report that repeats the counts of the output in each of them is left out. */
export function listShownRunners(...runs: readonly (readonly TestCount[])[]): readonly string[] {
  const runners = new Set(runs.flat().map(({ runner }) => runner));
  const isRepeated = (name: string): boolean =>
    runs.every((counts) => {
      const report = counts.find(({ runner }) => runner === name);
      return report === undefined || counts.some((count) => !isReport(count.runner) && hasSameCounts(count, report));
    });
  return [...runners].filter((name) => !isReport(name) || !isRepeated(name));
}

function hasSameCounts(one: TestCount, other: TestCount): boolean {
  return one.total === other.total && one.failed === other.failed && one.skipped === other.skipped;
}

/** A command that has ended, and the tests that its output counts. `exitCode` is null if it was ended before it exited. */
interface Ended {
  readonly exitCode: number | null;
  readonly timedOut: boolean;
  readonly tests: readonly TestCount[];
}

export function countFailed(tests: readonly TestCount[]): number {
  return tests.reduce((sum, { failed }) => sum + failed, 0);
}

/** True for exit code 0 without a failed test: a pipe or `||` in the command can hide the exit code of the tests. */
export function isGreen({ exitCode, tests }: Pick<Ended, 'exitCode' | 'tests'>): boolean {
  return exitCode === 0 && countFailed(tests) === 0;
}

/** A command of the harness that has ended, as text. */
export function describeCheck(ended: Ended): string {
  const { exitCode, timedOut, tests } = ended;
  if (timedOut) return 'timed out';
  if (exitCode === null) return 'not finished';
  if (isGreen(ended)) return 'green';
  return exitCode === 0 ? `red (exit 0, ${countFailed(tests)} failed)` : `red (exit ${exitCode})`;
}

/** The evidence that the verify command must give for a patch: exit code 0, or fixed tests and no new failure. */
export const verifyRules = ['green', 'no-new-failures'] as const;

export type VerifyRule = (typeof verifyRules)[number];

/** Names of tests, of which the first ones are kept. */
const testNamesSchema = z.object({ count: z.number(), names: z.array(z.string()) });

export type TestNames = Recorded<typeof testNamesSchema>;

/** The named tests whose result differs from before the agent, or that fail. */
export const testChangesSchema = z.object({
  /** They failed before and pass now. */
  fixed: testNamesSchema,
  stillFailing: testNamesSchema,
  /** They fail now and did not before, new tests included. */
  newlyFailing: testNamesSchema,
  /** They were listed before and are not any more. */
  lost: testNamesSchema,
  /** They failed and passed on the same tree. */
  flaky: testNamesSchema,
});

export type TestChanges = Recorded<typeof testChangesSchema>;

/** The kinds of changes with their names in reports, the important ones first. */
export const testChanges: readonly (readonly [kind: keyof TestChanges, label: string])[] = [
  ['newlyFailing', 'newly failing'],
  ['lost', 'lost'],
  ['flaky', 'flaky'],
  ['stillFailing', 'still failing'],
  ['fixed', 'fixed'],
];

/** The result of the verify command, before and after the agent. Records of earlier versions lack the fields with a default. */
export const verifyResultSchema = z.object({
  command: z.string(),
  /** Exit codes; null if it was ended before it exited. */
  before: z.number().nullable(),
  after: z.number().nullable(),
  /** True if it ran into its time limit. */
  timedOutBefore: z.boolean().default(false),
  timedOutAfter: z.boolean().default(false),
  /** Empty if no known runner reported how many tests it ran. */
  testsBefore: z.array(testCountSchema).default([]),
  testsAfter: z.array(testCountSchema).default([]),
  rule: z.enum(verifyRules).default('green'),
  /** Null if no patch was verified. */
  tests: testChangesSchema.nullable().default(null),
  /** How often a red result went back to the model. */
  returned: z.number().default(0),
  /** Why it is not accepted, one sentence each. */
  problems: z.array(z.string()).default([]),
  /** Sentences about exceptions: a red result that was accepted, with the rule that accepts it, and packages that were installed for it. */
  notes: z.array(z.string()).default([]),
  /**
   * What `after` is about: the patch of the run, or its state before further changes that were not verified. `nothing`: the command did not run on
   * changes.
   */
  afterOn: z.enum(['patch', 'earlier-patch', 'nothing']).default('patch'),
  /** SHA-256 of the patch that it ran on; null if it did not run on a patch. */
  patchSha256: z.string().nullable().default(null),
});

export type VerifyResult = Recorded<typeof verifyResultSchema>;

/** The results of the command before and after the agent, as text. */
export function describeVerify(verify: VerifyResult): string {
  return `${describeBefore(verify)} before, ${describeAfter(verify)} after${describeState(verify)}`;
}

/** A remark if the result after the agent is about an earlier state of its changes; else empty. */
export function describeState({ afterOn }: Pick<VerifyResult, 'afterOn'>): string {
  return afterOn === 'earlier-patch' ? ', on an earlier state of the changes' : '';
}

/** The result of the command before the agent, as text. */
export function describeBefore({ before, timedOutBefore, testsBefore }: VerifyResult): string {
  return describeCheck({ exitCode: before, timedOut: timedOutBefore, tests: testsBefore });
}

/** The result of the command after the agent, as text. */
export function describeAfter(verify: VerifyResult): string {
  const { after, afterOn, timedOutAfter, problems } = verify;
  if (afterOn === 'nothing' || (after === null && !timedOutAfter && verify.patchSha256 === null)) return 'not run';
  return after === 0 && problems.length > 0
    ? 'exit 0 and not accepted'
    : describeCheck({ exitCode: after, timedOut: timedOutAfter, tests: verify.testsAfter });
}
