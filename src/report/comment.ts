import type { RunRecord } from '../core/record.ts';
import { listFacts, renderChanges, renderDenials, renderHeadline, renderTable, renderWarnings } from './facts.ts';
import { renderCode, renderProse } from './markdown.ts';

const shownFiles = 50;
const maxMessageCharacters = 8_000;
const maxCharacters = 58_000;

/** The sticky comment: outcome, the model's last message, denials, and where the patch is. */
export function renderComment(
  record: RunRecord,
  options: { readonly runUrl: string; readonly patchPlace: string },
): string {
  const { result } = record;
  const message = result?.finalMessage ?? '';
  const parts = [
    renderHeadline(record),
    message === '' ? '' : renderProse(message.slice(0, maxMessageCharacters)),
    renderDenials(result),
    renderWarnings(result),
    renderChanges(result, shownFiles),
    result !== null && result.changedFiles.length > 0
      ? `The patch is ${renderCode('changes.patch')} in ${options.patchPlace}; apply it with ${renderCode('git apply')}.`
      : '',
    `<details>\n<summary>The run</summary>\n\n${renderTable(['', ''], listFacts(record))}\n\n</details>`,
    `[The run and its record](${options.runUrl})`,
  ].filter((part) => part !== '');
  const text = parts.join('\n\n');
  return text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters)}\n\n*Cut; the record has all of it.*`;
}
