import { renderNumber } from '../core/text/grouped-number.ts';
import type { PolicyOrigin } from '../core/types/event.ts';
import { renderPlace, type ConnectionDecision } from '../core/types/network.ts';
import type { ChangedFile, RunResult } from '../core/types/result.ts';
import { renderRunLink } from './comment.ts';
import { describeFiles, renderFold, renderUnknown, renderVerify, renderWarnings } from './content/facts.ts';
import { countCharacters, fitParts, createParts, type Part } from './content/fit-parts.ts';
import { cleanText, renderCode, renderInline, renderMessage } from './content/markdown.ts';
import { cutText } from '../core/text/cut-text.ts';

const maxTitleCharacters = 120;
const maxOwnTitleCharacters = 100;
const maxMessageCharacters = 10_000;
const shownFiles = 100;
const maxNamedFiles = 50;
/** With the report, less than the 65,536 characters that GitHub accepts. */
const maxTemplateCharacters = 6_000;
const maxBodyCharacters = 50_000;

/** The change that a pull request is about. */
export interface PublishedChange {
  /** Null if the run is not known. */
  readonly result: RunResult | null;
  /** The files of the patch. */
  readonly files: readonly ChangedFile[];
  /** The paths of all files before or after the patch. */
  readonly paths: readonly string[];
}

/**
 * The title of a commit and its pull request: the one that the model wrote, else what the patch does with which files. Mentions, references and
 * addresses lose the characters that make them work: with a keyword before it, a reference would close an issue when the commit is merged.
 */
export function renderPublishTitle(
  message: string,
  files: readonly ChangedFile[],
  { prefix, number }: { readonly prefix: string | null; readonly number: number | null },
): string {
  const own = splitMessage(message).title;
  const plain = cleanText(own ?? describeFiles(files))
    .replaceAll(/(?<![\w+.-])[\w+.-]+:\/\/\S+/g, '')
    .replaceAll(/[#@]|\bGH-(?=\d)/gi, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxTitleCharacters)
    .toWellFormed();
  const text = [prefix ?? '', plain === '' ? 'Changes by script-harness' : plain]
    .filter((part) => part !== '')
    .join(' ');
  return number === null ? text : `${text} (for #${number})`;
}

/** The first line of a message as a title, if it is short and a paragraph of its own, and the rest. The prompt asks for such a line. */
function splitMessage(message: string): { readonly title: string | null; readonly rest: string } {
  const text = cleanText(message).trim();
  const [, line = '', rest = ''] = /^([^\n]*)(?:\n\s*\n([^]*))?$/.exec(text) ?? [];
  const title = line
    .replace(/^#{1,6}\s+/, '')
    .replaceAll(/[*`]/g, '')
    .replace(/[.\s]$/, '')
    .trim();
  const isTitle = rest !== '' && title.length <= maxOwnTitleCharacters && /\S\s+\S/.test(title) && !title.endsWith(':');
  return isTitle ? { title, rest } : { title: null, rest: text };
}

/** The parts of a body besides the change: the thread that it is for, and the repository's own template. */
export interface PullRequestTexts {
  readonly runUrl: string;
  readonly number: number | null;
  readonly template: string | null;
  /** The difference between the policy of the run and the current policy; empty if they are equal. */
  readonly policyNote: string;
}

/**
 * The body of a pull request: the tests, the message of the model, what was denied and warned of, links, then the repository's own template, which a
 * person fills in.
 */
export function renderPullRequestBody({ result, files, paths }: PublishedChange, texts: PullRequestTexts): string {
  const message = cutText(splitMessage(result?.finalMessage ?? '').rest, maxMessageCharacters);
  const { denials = [], deniedCalls, warnings = [] } = result ?? {};
  const { denied, warned, changed } = createParts({ denials, deniedCalls, warnings, files }, shownFiles, renderFold);
  const parts: Part[] = [
    { name: 'tests', value: 8, text: result === null ? '' : renderVerify(result) },
    { name: 'replayed model', value: Infinity, text: result?.replayed === true ? 'Replayed model.' : '' },
    { name: 'message of the model', value: 4, text: renderMessage(message) },
    {
      name: 'names of files that the repository does not have',
      value: 6,
      text: renderUnknown('files that the repository does not have', listUnknownFiles(message, paths)),
    },
    {
      name: 'names of tests that verify did not run',
      value: 6,
      text: renderUnknown('tests that verify did not run', result?.unknownTests ?? []),
    },
    { name: 'policy of the run', value: 7, text: renderPolicyNote(texts.policyNote) },
    // GitHub lists them too.
    changed,
    denied,
    warned,
  ];
  const thread = texts.number === null ? '' : `For #${texts.number}. `;
  const after = `${thread}${renderRunLink(texts.runUrl)}`;
  return addTemplate(fitParts(parts, { after, most: maxBodyCharacters, measure: countCharacters }), texts);
}

/** The files that a message names as code, with a directory, and that neither the repository nor its changes have. */
function listUnknownFiles(message: string, paths: readonly string[]): readonly string[] {
  const named = message.matchAll(/`(?:\.\/)?((?:[\w@+.-]+\/)+[\w@+.-]*\.[A-Za-z]\w{0,4})(?::\d+)?`/g);
  const unique = new Set([...named].map(([, path = '']) => path));
  return [...unique].slice(0, maxNamedFiles).filter((path) => !paths.some((known) => `/${known}`.endsWith(`/${path}`)));
}

/** The summary of a job that publishes a patch: where it is, the policy that judged it, and the registries that were asked about its dependencies. */
export function renderPublishSummary(
  published: string,
  {
    policy,
    origin,
    policyNote,
    connections,
  }: {
    readonly policy: { readonly name: string; readonly sha256: string };
    readonly origin: PolicyOrigin | null;
    readonly policyNote: string;
    readonly connections: readonly ConnectionDecision[];
  },
): string {
  const name = `${renderInline(policy.name)} ${renderCode(policy.sha256.slice(0, 16))}`;
  const place =
    origin === null
      ? ''
      : `, ${renderInline(origin.path)} of ${renderInline(origin.branch)} at ${renderCode(origin.commit)}`;
  const parts = [
    published,
    renderPolicyNote(policyNote),
    `Judged by the policy ${name}${place}.`,
    renderAsked(connections),
  ];
  return parts.filter((text) => text !== '').join('\n\n');
}

function renderAsked(connections: readonly ConnectionDecision[]): string {
  const texts = connections.map((one) => {
    const refused = one.decision === 'allow' ? '' : `, refused: ${renderInline(one.reason)}`;
    return `${renderCode(renderPlace(one))}${refused}`;
  });
  const lines = [...new Set(texts)].map((text) => {
    const count = texts.filter((other) => other === text).length;
    return `- ${text}${count === 1 ? '' : ` (${count} connections)`}`;
  });
  return lines.length === 0 ? '' : `Asked about the added dependencies:\n\n${lines.join('\n')}`;
}

function renderPolicyNote(note: string): string {
  return note === '' ? '' : `**Another policy**: ${renderInline(note)}.`;
}

function addTemplate(body: string, { template }: PullRequestTexts): string {
  if (template === null) return body;
  const shown =
    template.length <= maxTemplateCharacters
      ? template
      : `*The repository's template is left out: it has more than ${renderNumber(maxTemplateCharacters)} characters.*`;
  return `${body}\n\n---\n\n${shown}`;
}

/** Where the changes were published, or why not, as Markdown. */
export function renderPublished(
  published:
    | { readonly type: 'failed'; readonly reason: string }
    | {
        readonly type: 'published';
        readonly publication: {
          readonly branch: string;
          readonly pullRequest: { readonly number: number } | null;
          readonly notes: readonly string[];
        };
      },
): string {
  if (published.type === 'failed') return `**Not published**: ${renderInline(published.reason)}`;
  const { branch, pullRequest, notes } = published.publication;
  const place = pullRequest === null ? '' : `#${pullRequest.number}, `;
  const said = `The changes are in ${place}branch ${renderCode(branch)}.`;
  return notes.length === 0 ? said : `${said}\n\n${renderWarnings(notes)}`;
}
