import { renderCode, renderMessage } from './content/markdown.ts';
import { renderRunLink } from './comment.ts';
import { cutText } from '../core/text/cut-text.ts';

/** Comments that are on no line, together: the comment on the thread has a limit. */
const maxCharacters = 20_000;

/** What became of the comments of a review, as Markdown. `text` of a comment is safe Markdown already. */
export function renderReview(review: {
  readonly onLines: number;
  readonly repeated: number;
  readonly elsewhere: readonly { readonly path: string; readonly line: number; readonly text: string }[];
}): string {
  const { onLines, repeated, elsewhere } = review;
  const counts = [
    ...(onLines > 0 ? [`${onLines} on lines of the diff`] : []),
    ...(repeated > 0 ? [`${repeated} that an earlier run made`] : []),
    ...(elsewhere.length > 0 ? [`${elsewhere.length} below`] : []),
  ];
  const head = counts.length === 0 ? 'No comments on lines.' : `Comments: ${counts.join(', ')}.`;
  const parts = [head];
  let length = 0;
  for (const { path, line, text } of elsewhere) {
    length += text.length;
    // Only whole texts: a cut could end the code that keeps hostile text harmless.
    if (length <= maxCharacters) parts.push(`**${renderCode(`${path}:${line}`)}**\n\n${text}`);
  }
  const left = elsewhere.length - (parts.length - 1);
  return [...parts, ...(left > 0 ? [`*The output structured-output has ${left} more.*`] : [])].join('\n\n');
}

/** The labels and the assignee that were set, as Markdown. */
export function renderTriage({
  labels,
  assignee,
}: {
  readonly labels: readonly string[];
  readonly assignee: string | null;
}): string {
  const parts = [
    ...(labels.length > 0 ? [`Labels: ${labels.map(renderCode).join(', ')}.`] : []),
    ...(assignee === null ? [] : [`Assigned to ${renderCode(assignee)}.`]),
  ];
  return parts.length === 0 ? 'No label was set.' : parts.join(' ');
}

const maxAnswerCharacters = 20_000;

/** The answer of another job: its text, what became of its parts, and a link to the run. */
export function renderAnswerComment(text: string, notes: readonly string[], runUrl: string): string {
  return [renderMessage(cutText(text, maxAnswerCharacters)), ...notes, renderRunLink(runUrl)]
    .filter((part) => part !== '')
    .join('\n\n');
}
