import type { RunRecord } from '../core/types/record.ts';
import { renderComment } from './comment.ts';
import { cleanText, renderCode, renderInline } from './markdown.ts';

const maxTitleCharacters = 120;
/** With the report, less than the 65,536 characters that GitHub accepts. */
const maxTemplateCharacters = 6_000;

/**
 * The title of a commit and its pull request, from the title of an issue or pull request. Mentions, references and addresses lose the characters that
 * make them work: with a keyword before it, a reference would close another issue when the commit is merged.
 */
export function renderPublishTitle(title: string | null, number: number | null): string {
  const plain = cleanText(title ?? '')
    .replaceAll(/[\w+.-]+:\/\/\S+/g, '')
    .replaceAll(/[#@]|\bGH-(?=\d)/gi, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxTitleCharacters)
    .toWellFormed();
  const text = plain === '' ? 'Changes by script-harness' : plain;
  return number === null ? text : `${text} (for #${number})`;
}

/** The body of a pull request: the report of the run, then the repository's own template, which a person fills in. */
export function renderPullRequestBody(
  record: RunRecord,
  options: { readonly runUrl: string; readonly number: number | null; readonly template: string | null },
): string {
  const { number, template } = options;
  const note = number === null ? '' : `For #${number}.`;
  const report = renderComment(record, { runUrl: options.runUrl, note });
  return template === null || template.length > maxTemplateCharacters ? report : `${report}\n\n---\n\n${template}`;
}

/** Where the changes were published, or why not, as Markdown. */
export function renderPublished(
  published:
    | { readonly type: 'failed'; readonly reason: string }
    | {
        readonly type: 'published';
        readonly publication: { readonly branch: string; readonly pullRequest: { readonly number: number } | null };
      },
): string {
  if (published.type === 'failed') return `**Not published**: ${renderInline(published.reason)}`;
  const { branch, pullRequest } = published.publication;
  const place = pullRequest === null ? '' : `#${pullRequest.number}, `;
  return `The changes are in ${place}branch ${renderCode(branch)}.`;
}
