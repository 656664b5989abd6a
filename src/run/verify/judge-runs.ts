import { countFailed, type TestChanges, type TestNames, type VerifyRule } from '../../core/types/verify.ts';
import {
  compareTests,
  listFlaky,
  listLostTests,
  listNames,
  maxNameCharacters,
  type Comparison,
} from './compare-tests.ts';
import type { RanTests } from './runners/reading/runner.ts';

const maxNames = 50;

// For the reader of a report, who decides it.
const otherRule =
  'what still fails failed before too, and named tests are fixed: verify-rule no-new-failures accepts such a result';

/** One run of the verify command. */
export interface Checked {
  /** Null if it was ended before it exited. */
  readonly exitCode: number | null;
  readonly timedOut: boolean;
  readonly tests: readonly RanTests[];
  /** Both streams, redacted. */
  readonly output: string;
}

/** A verdict on a patch, from the runs of the verify command without and with it. */
export interface Judgement {
  /** Why it is not accepted, one sentence each; empty if it is accepted. */
  readonly problems: readonly string[];
  /** Failures that were accepted in spite of a red result, or which rule accepts it, one sentence each. */
  readonly notes: readonly string[];
  readonly tests: TestChanges;
}

/** True if a run of a patch is run again on the same tree: something fails that did not fail before. */
export function needsRerun(before: Checked, after: Checked): boolean {
  if (after.exitCode === null || after.timedOut) return false;
  const { newlyFailing, namesFailures } = compareTests(before.tests, after.tests);
  if (newlyFailing.length > 0) return true;
  if (after.exitCode === 0 || namesFailures) return false;
  return before.exitCode === 0 || countFailed(after.tests) > countFailed(before.tests);
}

/** The tests that failed and passed in two runs of one tree. */
export function listFlakyTests([first, ...others]: readonly Checked[]): ReadonlySet<string> {
  return new Set(first === undefined ? [] : others.flatMap(({ tests }) => listFlaky(first.tests, tests)));
}

/** What happened to a run that took longer than its limit. */
export function describeTimeout(timeoutMs: number): string {
  return `timed out after ${Number((timeoutMs / 1_000).toFixed(1))} s`;
}

/**
 * Decides a patch by a rule. `before` and `after` are the runs without and with the patch, each on a fresh tree; the first run before is the one
 * that counts. A test that failed and passed with the patch is excused only if it did so without the patch too.
 */
export function judgeRuns({
  rule,
  timeoutMs,
  before,
  after,
}: {
  readonly rule: VerifyRule;
  /** The time limit of each run. */
  readonly timeoutMs: number;
  readonly before: readonly [Checked, ...Checked[]];
  readonly after: readonly [Checked, ...Checked[]];
}): Judgement {
  const [base] = before;
  const last = after.at(-1) ?? after[0];
  const flaky = listFlakyTests(after);
  const flakyBefore = listFlakyTests(before);
  const compared = compareTests(base.tests, last.tests);
  const failing = [...compared.newlyFailing, ...compared.stillFailing];
  const newlyFailing = compared.newlyFailing.filter((name) => !flaky.has(name));
  const unexcused = [...flaky].filter((name) => !flakyBefore.has(name));
  const excused = [...flaky].filter((name) => flakyBefore.has(name));
  // A test that passes by chance without the patch is not fixed by it.
  const fixed = compared.fixed.filter((name) => !flakyBefore.has(name));
  const lost = listLostTests(base.tests, last.tests);
  const tests: TestChanges = {
    fixed: cutNames(fixed),
    stillFailing: cutNames(compared.stillFailing),
    newlyFailing: cutNames(newlyFailing),
    lost: cutNames(compared.lost),
    flaky: cutNames([...new Set([...flaky, ...flakyBefore])]),
  };
  const flakyProblems = [
    ...(unexcused.length === 0
      ? []
      : [`flaky: ${listNames(unexcused)} failed and passed on the same tree, and did not before the agent`]),
    // Without names, nothing shows which test it was.
    ...(flaky.size === 0 && last.exitCode === 0 && after.some(({ exitCode }) => exitCode !== 0)
      ? [
          `the verify command ended with ${after[0].exitCode ?? 'no exit code'}, and with 0 when it ran again on the same tree`,
        ]
      : []),
  ];
  const notes =
    excused.length === 0
      ? []
      : [`${listNames(excused)} failed and passed on the same tree, before the agent too: excused`];
  const judge = (problems: readonly string[], ...more: readonly string[]): Judgement => ({
    problems,
    notes: [...more, ...notes],
    tests,
  });
  if (last.exitCode === 0) {
    const failed = countFailed(last.tests);
    const broken = newlyFailing.length === 0 ? [] : [`newly failing: ${listNames(newlyFailing)}`];
    const problems = [...flakyProblems, ...[...broken, ...lost].map((problem) => `exit 0, but ${problem}`)];
    if (failed === 0) return judge(problems);
    const hidden = `exit 0, although the output counts ${failed} failed: a pipe or || in the command can hide its exit code, write it without`;
    return judge(problems, hidden);
  }
  const isEnded = last.exitCode !== null && !last.timedOut;
  const ending = `the verify command ${last.timedOut ? describeTimeout(timeoutMs) : `ended with ${last.exitCode ?? 'no exit code'}`}`;
  const onlyExcused =
    isEnded && compared.namesFailures && failing.length > 0 && failing.every((name) => excused.includes(name));
  if (onlyExcused) return judge([...flakyProblems, ...lost]);
  const counted: Comparison = { ...compared, fixed, newlyFailing };
  const refused = listRefused(counted, last);
  if (rule === 'green' || !isEnded) {
    const problems = [describeRed(ending, counted), ...flakyProblems, ...lost];
    const isAcceptable = isEnded && refused.length === 0 && problems.length === 1;
    return isAcceptable ? judge(problems, otherRule) : judge(problems);
  }
  if (refused.length > 0) {
    const problem = `${ending}, and no-new-failures does not accept it: ${refused.join('; ')}`;
    return judge([problem, ...flakyProblems, ...lost]);
  }
  const stays = `${ending}: accepted by no-new-failures, since ${listNames(compared.stillFailing)} failed before too`;
  return judge([...flakyProblems, ...lost], stays);
}

function describeRed(ending: string, { newlyFailing, stillFailing }: Comparison): string {
  if (newlyFailing.length > 0) return `${ending}; newly failing: ${listNames(newlyFailing)}`;
  return stillFailing.length > 0 ? `${ending}; still failing: ${listNames(stillFailing)}` : ending;
}

// A result that cannot be read from the output is not accepted.
function listRefused(compared: Comparison, last: Checked): string[] {
  const { fixed, stillFailing, newlyFailing, lost } = compared;
  return [
    ...(compared.namesFailures ? [] : ['its output does not name all failed tests']),
    ...(last.tests.some(({ endedEarly }) => endedEarly === true) ? ['it ended before all tests ran'] : []),
    ...(newlyFailing.length > 0 ? [`newly failing: ${listNames(newlyFailing)}`] : []),
    ...(lost.length > 0 ? [`lost: ${listNames(lost)}`] : []),
    ...(fixed.length === 0 ? ['no test was fixed'] : []),
    ...(stillFailing.length === 0 && newlyFailing.length === 0 ? ['no failed test explains its exit code'] : []),
  ];
}

function cutNames(names: readonly string[]): TestNames {
  return { count: names.length, names: names.slice(0, maxNames).map((name) => name.slice(0, maxNameCharacters)) };
}
