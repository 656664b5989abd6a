import { renderPath } from '../core/types/access.ts';
import type { Report, RunRecord } from '../core/types/record.ts';
import { listNextCommands } from './content/approvals.ts';
import { listErrors, listFacts, notApplied, readDenials, renderApply, type FactPiece } from './content/facts.ts';
import { describeRefused, groupRefusedChanges } from './content/refused-changes.ts';
import { cutText } from '../core/text/cut-text.ts';

const shownFiles = 100;
const shownRefused = 30;
const maxReason = 2_000;

/** The summary of a run for a terminal. */
export const textReport: Report = { render: renderText };

function renderText(record: RunRecord): string {
  const { result, started } = record;
  const outcome = result === null ? 'not finished' : `${result.outcome}: ${cutText(result.reason, maxReason)}`;
  const facts = listFacts(record).map(([name, value]) => `${`${name}:`.padEnd(13)} ${value.map(renderPiece).join('')}`);
  const files = (result?.changedFiles ?? []).map(({ path, kind }) => `${kind} ${renderPath(path)}`);
  const apply = renderApply(record);
  const denials = readDenials(record).flatMap(({ rule, count, reason, example, moreExamples, suggestion }) => [
    `${count} × ${rule}: ${reason}`,
    ...[example, ...moreExamples].map((one) => `  ${one}`),
    ...(suggestion === ''
      ? []
      : [
          '  to allow it:',
          ...suggestion
            .trimEnd()
            .split('\n')
            .map((line) => `    ${line}`),
        ]),
  ]);
  const next = listNextCommands(record);
  const sections = [
    [`${outcome}${started?.replayed === true ? ' (replayed model)' : ''}`, ...facts],
    listSection('Changed', [
      ...files.slice(0, shownFiles),
      ...(files.length > shownFiles ? [`and ${files.length - shownFiles} more`] : []),
      ...(apply === null ? [] : [notApplied, `  ${apply}`]),
    ]),
    listSection(next.title, next.commands),
    listSection('Denied', denials),
    ...groupRefusedChanges(record, shownRefused).map(({ title, groups, hidden }) =>
      listSection(title, [...groups.map(describeRefused), ...(hidden > 0 ? [`and ${hidden} more`] : [])]),
    ),
    listSection('Warnings', result?.warnings ?? []),
    listSection('Errors', listErrors(record)),
    listSection('Last message', result === null || result.finalMessage === '' ? [] : result.finalMessage.split('\n')),
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function listSection(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
}

function renderPiece(piece: FactPiece): string {
  if (typeof piece === 'string') return piece;
  return 'code' in piece ? piece.code : piece.text;
}
