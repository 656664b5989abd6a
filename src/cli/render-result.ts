import { quoteWord, renderPath } from '../core/types/access.ts';
import { renderCount } from '../core/text/grouped-number.ts';
import { readExitCode } from '../core/types/outcome.ts';
import { describeVerify } from '../core/types/verify.ts';
import { describeResumed, describeTests, listTestChanges, notApplied, renderApply } from '../report/content/facts.ts';
import { describeRefused, groupRefusedChanges } from '../report/content/refused-changes.ts';
import { listNextCommands } from '../report/content/approvals.ts';
import type { FinishedRun } from '../run/run.ts';
import type { RunFlags } from './arguments/run-flags.ts';

const shownRefused = 10;

/** The result of a finished run: as text for people, or as JSON. */
export function renderResult(
  finished: FinishedRun,
  {
    format,
    answerParts,
  }: {
    readonly format: RunFlags['format'];
    /** The fields of the answer besides its text. */
    readonly answerParts: string;
  },
): string {
  const { result } = finished;
  const recordDirectory = finished.directory;
  if (format !== 'text') {
    const body = {
      ...result,
      exitCode: readExitCode(result.outcome),
      record: recordDirectory,
      auditDigest: finished.auditDigest,
      patchSha256: finished.patchSha256,
    };
    return `${JSON.stringify(format === 'json' ? body : { type: 'result', ...body })}\n`;
  }
  const verify =
    result.verify === null
      ? []
      : [
          `verify:  ${result.verify.command}: ${describeVerify(result.verify)}${describeCounts(result.verify)}`,
          ...result.verify.notes.map((note) => `  ${note}`),
          ...listTestChanges(result.verify.tests).map(([label, names]) => `  ${label.toLowerCase()} ${names}`),
        ];
  const apply = renderApply(finished);
  const resumed = describeResumed(finished);
  const denials = result.denials.flatMap(({ rule, count, example, moreExamples }) => [
    `  ${count} × ${rule}: ${example}`,
    ...moreExamples.map((one) => `      also ${one}`),
  ]);
  return [
    '',
    result.finalMessage,
    '',
    ...(answerParts === '' ? [] : [answerParts, '']),
    `outcome: ${result.outcome} (${result.reason})${result.replayed ? ' — replayed model' : ''}`,
    ...(resumed === null ? [] : [`resumed: ${resumed}`]),
    ...verify,
    `changed: ${result.changedFiles.map(({ path, kind }) => `${renderPath(path)} (${kind})`).join(', ') || 'nothing'}`,
    ...(apply === null ? [] : [`  ${notApplied}`, `  ${apply}`]),
    ...groupRefusedChanges(finished, shownRefused).flatMap(({ groups, hidden }) => [
      ...groups.map((group) => `refused: ${describeRefused(group)}`),
      ...(hidden > 0 ? [`refused: ${hidden} more`] : []),
    ]),
    `calls:   ${result.toolCalls} run, ${result.deniedCalls} denied, ${renderCount(result.turns, 'turn')}`,
    ...denials,
    ...(result.denials.some(({ suggestion }) => suggestion !== '')
      ? [`  rules that would allow them: script-harness policy suggest ${quoteWord(recordDirectory)}`]
      : []),
    ...result.warnings.map((warning) => `warning: ${warning}`),
    `record:  ${recordDirectory}`,
    `audit:   ${finished.auditDigest}`,
    ...listNextCommands(finished).commands.map((command) => `next:    ${command}`),
    '',
  ].join('\n');
}

function describeCounts({ testsBefore, testsAfter }: NonNullable<FinishedRun['result']['verify']>): string {
  const tests = describeTests(testsBefore, testsAfter);
  return tests === '' ? '' : ` (${tests})`;
}
