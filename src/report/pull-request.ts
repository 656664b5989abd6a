import type { PolicyOrigin } from '../core/types/event.ts';
import type { RunRecord } from '../core/types/record.ts';
import { renderComment, renderRunLink } from './comment.ts';
import { cleanText, cutText, renderCode, renderInline, renderMessage } from './content/markdown.ts';

const maxTitleCharacters = 120;
const maxMessageCharacters = 10_000;
/** With the report, less than the 65,536 characters that GitHub accepts. */
const maxTemplateCharacters = 6_000;

/**
 * The title of a commit and its pull request, from the title of an issue or pull request. Mentions, references and addresses lose the characters that
 * make them work: with a keyword before it, a reference would close another issue when the commit is merged.
 */
export function renderPublishTitle(title: string | null, number: number | null): string {
  const plain = cleanText(title ?? '')
    .replaceAll(/(?<![\w+.-])[\w+.-]+:\/\/\S+/g, '')
    .replaceAll(/[#@]|\bGH-(?=\d)/gi, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxTitleCharacters)
    .toWellFormed();
  const text = plain === '' ? 'Changes by script-harness' : plain;
  return number === null ? text : `${text} (for #${number})`;
}

/** The parts of a body besides the report: the thread that the changes are for, and the repository's own template. */
export interface PullRequestTexts {
  readonly runUrl: string;
  readonly number: number | null;
  readonly template: string | null;
}

/** The body of a pull request: the report of the run, then the repository's own template, which a person fills in. */
export function renderPullRequestBody(record: RunRecord, texts: PullRequestTexts): string {
  return addTemplate(renderComment(record, { runUrl: texts.runUrl, note: renderThread(texts) }), texts);
}

/** The body of a pull request for a patch whose record is not at hand: the message of the model, a note about its policy, and a link to the run. */
export function renderPatchBody(message: string, texts: PullRequestTexts, policyNote: string): string {
  const parts = [
    renderMessage(cutText(message, maxMessageCharacters)),
    renderPolicyNote(policyNote),
    renderThread(texts),
    renderRunLink(texts.runUrl),
  ];
  return addTemplate(parts.filter((text) => text !== '').join('\n\n'), texts);
}

/** The summary of a job that publishes a patch: where it is, and the policy that judged it. */
export function renderPublishSummary(
  published: string,
  policy: { readonly name: string; readonly sha256: string },
  origin: PolicyOrigin | null,
  policyNote: string,
): string {
  const name = `${renderInline(policy.name)} ${renderCode(policy.sha256.slice(0, 16))}`;
  const place =
    origin === null
      ? ''
      : `, ${renderInline(origin.path)} of ${renderInline(origin.branch)} at ${renderCode(origin.commit)}`;
  const parts = [published, renderPolicyNote(policyNote), `Judged by the policy ${name}${place}.`];
  return parts.filter((text) => text !== '').join('\n\n');
}

function renderPolicyNote(note: string): string {
  return note === '' ? '' : `**Another policy**: ${renderInline(note)}.`;
}

function renderThread({ number }: PullRequestTexts): string {
  return number === null ? '' : `For #${number}.`;
}

function addTemplate(body: string, { template }: PullRequestTexts): string {
  return template === null || template.length > maxTemplateCharacters ? body : `${body}\n\n---\n\n${template}`;
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
