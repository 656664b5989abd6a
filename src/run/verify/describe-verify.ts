import { renderFailureExcerpt } from '../../core/text/failure-excerpt.ts';
import { renderCount } from '../../core/text/grouped-number.ts';
import { renderUntrustedOutput } from '../../core/text/untrusted-envelope.ts';
import {
  isGreen,
  listShownRunners,
  nameCounted,
  testChanges,
  type TestCount,
  type VerifyRule,
} from '../../core/types/verify.ts';
import { describeInstall, type InstallPlan } from './install-patch.ts';
import { compareTests, listFailures, listNames } from './compare-tests.ts';
import type { Checked } from './judge-runs.ts';
import type { Verdict } from './verify-run.ts';

/** Bytes of the command's output in a message to the model. */
const maxOutputBytes = 3_000;
const maxNames = 10;

const rules: Readonly<Record<VerifyRule, string>> = {
  green: 'It must end with exit code 0, and no test may be lost or skipped.',
  'no-new-failures':
    'It must end with exit code 0, or fix failed tests without a new failure. No test may be lost or skipped.',
};

/** The message that describes to the model how its work is judged, and what the command reports now. */
export function renderVerifyMessage(
  {
    command,
    rule,
    repository,
    install,
  }: { command: string; rule: VerifyRule; repository: 'trusted' | 'untrusted'; install: InstallPlan },
  before: Checked,
): string {
  const counts = describeCounts(before.tests);
  const head = `After your work, the harness runs \`${command}\` on your changes. ${rules[rule]}`;
  if (isGreen(before))
    return `${head} It is green now${counts === '' ? '' : ` (${counts})`}. ${describeInstall(install)}`;
  const state = before.exitCode === null ? 'Now it does not end' : `Now it ends with exit code ${before.exitCode}`;
  const failed = [...listFailures(before.tests)];
  // A report may have another name for a test of the output.
  const named = compareTests(before.tests, before.tests).stillFailing;
  const output = [
    ...(named.length === 0 ? [] : [`Failing: ${listNames(named, maxNames)}`, '']),
    renderFailureExcerpt(before.output, { maxBytes: maxOutputBytes, where: 'run it to see all', names: failed }),
  ].join('\n');
  const shown = repository === 'untrusted' ? renderUntrustedOutput('verify', output) : output;
  return `${head} ${state}${counts === '' ? '' : ` (${counts})`}. ${describeInstall(install)} Its output:\n\n${shown}`;
}

/**
 * The message with which a red result goes back to the model. Everything that comes from the output is in an envelope: the tests may have printed
 * text of any origin.
 */
export function renderReturnedMessage(
  {
    command,
    isChanged,
    left,
  }: { command: string; isChanged: boolean; /** How often a result can go back after this. */ left: number },
  { problems, tests, output, hasRun }: Verdict,
): string {
  const isNamed = (test: string): boolean => problems.some((problem) => problem.includes(test));
  const changes = testChanges.flatMap(([kind, label]) =>
    // A problem has the names of lost tests already.
    tests[kind].count === 0 || (kind === 'lost' && tests.lost.names.every(isNamed))
      ? []
      : [`${label} (${tests[kind].count}): ${listNames(tests[kind].names, maxNames)}`],
  );
  const names = [...tests.newlyFailing.names, ...tests.stillFailing.names];
  const details = [
    ...problems,
    ...changes,
    ...(output === ''
      ? []
      : ['', renderFailureExcerpt(output, { maxBytes: maxOutputBytes, where: 'run it to see all', names })]),
  ].join('\n');
  const again =
    left === 0
      ? 'This is the last time that the result comes back to you.'
      : `This result can be corrected ${renderCount(left, 'more time')}.`;
  // A test with a new name alone is no problem.
  const restore = tests.lost.names.some(isNamed)
    ? ' Put back each test that ran before and did not run now, and make it pass.'
    : '';
  const ran = hasRun
    ? `The harness ran \`${command}\` on your changes, and does not accept the result.${restore}`
    : `The harness could not run \`${command}\` on your changes.`;
  const work = isChanged
    ? `${ran} Correct your changes`
    : `You have changed no file, and the harness does not accept the result of \`${command}\`. Make the changes`;
  return `${work}, then answer again: describe all of them, since only the last answer is published. If this cannot be corrected here, add the reason. ${again}\n\n${renderUntrustedOutput('verify', details)}`;
}

function describeCounts(tests: readonly TestCount[]): string {
  const shown = listShownRunners(tests);
  return tests
    .filter(({ runner }) => shown.includes(runner))
    .map(({ runner, failed, total }) => `${failed} of ${total} ${nameCounted(runner)} fail`)
    .join('; ');
}
