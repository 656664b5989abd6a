import type { CommentStyle } from '../core/types/outcome.ts';
import type { RunRecord } from '../core/types/record.ts';
import {
  describeTestChanges,
  readDenials,
  renderFacts,
  renderFailedCheck,
  renderFold,
  renderHeadline,
  renderList,
  renderSection,
  renderUnknown,
} from './content/facts.ts';
import { countCharacters, fitParts, createParts, type Part } from './content/fit-parts.ts';
import { renderRefusedChanges } from './refused-changes.ts';
import { renderCode, renderInline, renderMessage } from './content/markdown.ts';
import { cutText } from '../core/text/cut-text.ts';

const shownFiles = 50;
const maxMessageCharacters = 20_000;
const maxCharacters = 58_000;

/**
 * The sticky comment: the model's last message, tests, denials, changed files, and `note`, Markdown: where the changes are. At most
 * `maxCharacters`, 58,000 if left out. A run that is not complete begins with its outcome, and nothing that may be the cause is folded.
 */
export function renderComment(
  record: RunRecord,
  options: {
    readonly runUrl: string;
    readonly note: string;
    readonly style: CommentStyle;
    readonly maxCharacters?: number;
  },
): string {
  const { result } = record;
  const isAnswer = options.style === 'plain' && result?.outcome === 'completed' && result.finalMessage !== '';
  const { changedFiles: files = [], warnings = [] } = result ?? {};
  const show = isAnswer ? renderFold : renderSection;
  const { denied, warned, changed } = createParts({ denials: readDenials(record), warnings, files }, shownFiles, show);
  const parts: Part[] = [
    { name: 'outcome', value: Infinity, text: isAnswer ? '' : renderHeadline(record) },
    { name: 'final message', value: 4, text: renderFinalMessage(result?.finalMessage ?? '') },
    {
      name: 'names',
      value: Infinity,
      text: renderUnknown('tests that verify did not run', result?.unknownTests ?? []),
    },
    { name: 'tests', value: Infinity, text: isAnswer ? renderTests(record) : '' },
    { name: 'note', value: Infinity, text: options.note },
    denied,
    { name: 'refused changes', value: 4.5, text: renderRefusedChanges(record) },
    { name: 'output of setup or verify', value: 3.5, text: renderFailedCheck(record) },
    warned,
    changed,
    { name: 'details', value: 1, text: renderFold('The run', renderFacts(record)) },
  ];
  return fitParts(parts, {
    after: renderRunLink(options.runUrl),
    most: options.maxCharacters ?? maxCharacters,
    measure: countCharacters,
  });
}

function renderTests({ result, started }: RunRecord): string {
  const verify = result?.verify ?? null;
  const tests = verify === null ? '' : describeTestChanges(verify);
  return [tests === '' ? '' : `Tests: ${renderInline(tests)}.`, started?.replayed === true ? 'Replayed model.' : '']
    .filter((text) => text !== '')
    .join(' ');
}

// Escaping makes text longer, so the source is cut until what comes of it fits.
function renderFinalMessage(message: string): string {
  let source = cutText(message, maxMessageCharacters);
  let text = renderMessage(source);
  while (text.length > maxMessageCharacters) {
    source = cutText(source, Math.floor(source.length / 2));
    text = renderMessage(source);
  }
  return source === message ? text : `${text}\n\n*Cut; the record has the whole message.*`;
}

/** The note on where the patch of a run is; empty without changes. */
export function renderPatchPlace({ result }: RunRecord, place: string): string {
  if (result === null || result.changedFiles.length === 0) return '';
  return `The patch is ${renderCode('changes.patch')} in ${renderInline(place)}; apply it with ${renderCode('git apply')} in the root of the repository.`;
}

/** A link to the run on GitHub. */
export function renderRunLink(runUrl: string): string {
  return renderLink('The run and its record', runUrl);
}

function renderLink(text: string, url: string): string {
  return `[${text}](${encodeURI(url).replace(/[()]/g, encodeURIComponent)})`;
}

const maxProblems = 20;

/** The comment and the summary of a job that ended before its run began: outcome, reason and the problems. */
export function renderEarlyEnd(ended: {
  readonly outcome: string;
  readonly reason: string;
  readonly problems: readonly string[];
  /** Markdown: the output of the command that failed; empty without one. */
  readonly output: string;
  readonly runUrl: string | null;
  readonly hasRecord: boolean;
}): string {
  const parts = [
    `## ${ended.outcome}\n\n${renderInline(cutText(ended.reason, 4_000))}`,
    renderList(ended.problems, maxProblems, (problem) => renderInline(cutText(problem, 1_000))),
    ended.output,
    ended.runUrl === null ? '' : ended.hasRecord ? renderRunLink(ended.runUrl) : renderLink('The job', ended.runUrl),
  ];
  return parts.filter((text) => text !== '').join('\n\n');
}
