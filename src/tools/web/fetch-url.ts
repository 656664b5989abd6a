import { createHash } from 'node:crypto';
import * as z from 'zod';
import { documentLimits, type Cabinet } from '../../core/types/document.ts';
import { invisibleCharacters } from '../../core/text/invisible-characters.ts';
import { renderOrigin } from '../../core/text/request-url.ts';
import { estimateTokens } from '../../core/text/token-estimate.ts';
import { ToolFailure, type ToolContext } from '../../core/ports/tool.ts';
import { renderUntrustedEnvelope } from '../../core/text/untrusted-envelope.ts';
import { readConnectAccess, type WebRequest, type WebResponse } from '../../core/ports/web.ts';
import { cutEnd } from '../../core/text/cut-text.ts';
import { defineTool } from '../definition/define-tool.ts';
import { readJsonTexts } from '../definition/text-field.ts';
import { readBodyText } from './read-body-text.ts';
import { readUrl, urlField } from './request-fields.ts';

const maxUrls = 8;
const concurrentRequests = 4;
const defaultLength = 50 * 1024;
const maxLength = 256 * 1024;
/** HTML is mostly not text. */
const maxPageBytes = 4 * 1024 * 1024;
/** Leaves room for the key and the note that something is missing. */
const maxKeptBytes = documentLimits.documentBytes - 200;
const pageTypes = ['text/html', 'application/xhtml+xml'];
const accept = 'text/html,application/xhtml+xml,text/markdown;q=0.9,text/plain;q=0.9,*/*;q=0.5';

const input = z.strictObject({
  // Rules and the record always see a list.
  urls: z
    .preprocess(
      (written) => readJsonTexts(written) ?? (typeof written === 'string' ? [written] : written),
      z.array(urlField).min(1).max(maxUrls),
    )
    .describe('http:// or https:// addresses, or one; all of them have to be allowed.'),
  maxLength: z.int().min(1).max(maxLength).optional().describe('Bytes kept of each page; 51,200 if left out.'),
});

/** A page of a result. */
export interface Page {
  readonly url: string;
  readonly finalUrl: string;
  /** Null if there was no response. */
  readonly status: number | null;
  readonly contentType: string;
  readonly title: string;
  readonly markdown: string;
  readonly tokens: number;
  readonly cached: boolean;
  readonly truncated: boolean;
  /** The key of the whole text in the file cabinet; null if it is not kept. */
  readonly fileKey: string | null;
  readonly error: string | null;
}

/** `Page` as TypeScript. */
export const pageType =
  '{ url: string; finalUrl: string; status: number | null; contentType: string; title: string; markdown: string; tokens: number; cached: boolean; truncated: boolean; fileKey: string | null; error: string | null }';

/** Fetches web pages as Markdown. A page that cannot be fetched has an `error` in its place. Fails if no page can be fetched. */
export const fetchUrl = defineTool({
  name: 'fetchUrl',
  structuredName: 'fetch_url',
  kind: 'fetch',
  packs: ['research'],
  aliases: ['fetch', 'web_fetch'],
  description: 'Fetches web pages and returns what a reader sees of them, as Markdown.',
  input,
  returns: `{ pages: ${pageType}[] }`,
  outputTrust: 'untrusted',
  accept: dropForm,

  accesses: async ({ urls }) => {
    const accesses = urls.map((url) => readConnectAccess(readUrl(url), 'GET'));
    return [...new Map(accesses.map((access) => [JSON.stringify(access), access])).values()];
  },

  async run({ urls, maxLength: kept = defaultLength }, context) {
    const pages = await fetchAll(urls, kept, context);
    const problems = pages.flatMap(({ error }) => error ?? []);
    if (problems.length === pages.length) throw new ToolFailure([...new Set(problems)].join('\n'));
    return {
      value: { pages: pages.map((page) => ({ ...page })) },
      text: pages.map(renderShown).join('\n\n'),
      images: [],
    };
  },
});

// Other agents give a question about the page, and the form that every page has here.
function dropForm(written: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { prompt, format, ...others } = written;
  return {
    ...others,
    ...(prompt !== undefined && typeof prompt !== 'string' && { prompt }),
    ...(format !== undefined && format !== 'markdown' && format !== 'text' && { format }),
  };
}

/** Fetches pages, some at a time. `found` is set if a response has chosen their addresses. */
export async function fetchAll(
  urls: readonly string[],
  kept: number,
  context: ToolContext,
  found?: WebRequest['found'],
): Promise<Page[]> {
  const pages: Page[] = [];
  const waiting = [...urls.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      pages[next[0]] = await fetchPage(next[1], kept, context, found);
  };
  await Promise.all(Array.from({ length: Math.min(concurrentRequests, urls.length) }, work));
  return pages;
}

async function fetchPage(url: string, kept: number, context: ToolContext, found: WebRequest['found']): Promise<Page> {
  const asked = readUrl(url);
  try {
    const response = await context.requestWeb({
      url: asked,
      method: 'GET',
      headers: [],
      body: null,
      accept,
      maxBytes: maxPageBytes,
      reuse: 'run',
      ...(found !== undefined && { found }),
    });
    return await readPage(asked.href, response, { kept, cabinet: context.cabinet });
  } catch (thrown) {
    if (!(thrown instanceof ToolFailure) || context.signal.aborted) throw thrown;
    const place = { url: asked.href, finalUrl: asked.href, status: null, contentType: '', cached: false };
    return { ...place, ...nothingRead, error: thrown.message };
  }
}

const nothingRead = { title: '', markdown: '', tokens: 0, truncated: false, fileKey: null };

async function readPage(
  url: string,
  response: WebResponse,
  { kept, cabinet }: { readonly kept: number; readonly cabinet: Cabinet },
): Promise<Page> {
  const read = readBodyText(response);
  const { status, cached } = response;
  const place = { url, finalUrl: response.url.href, status, contentType: read.mediaType, cached };
  if (read.type === 'binary')
    return {
      ...place,
      ...nothingRead,
      error: `${url} is no text${/^[\w.+/-]{1,100}$/.test(read.mediaType) ? ` but ${read.mediaType}` : ''}`,
    };
  const { title, markdown, isWhole } = isPage(read)
    ? (await import('./render-page.ts')).renderPage(read.text, {
        url: response.url.href,
        maxCharacters: documentLimits.documentBytes,
      })
    : { title: '', markdown: read.text.replace(/\r\n?/g, '\n').replace(invisibleCharacters, ''), isWhole: true };
  const shown = cutEnd(markdown, { maxBytes: kept, isWhole: isWhole && response.complete });
  const whole = cutEnd(markdown, { maxBytes: maxKeptBytes, isWhole: isWhole && response.complete });
  return {
    ...place,
    title,
    markdown: shown.text,
    tokens: estimateTokens(shown.text),
    truncated: shown.isCut,
    fileKey: keepPage(url, whole.text, cabinet),
    error: null,
  };
}

// A page that finds no room is still returned.
function keepPage(url: string, content: string, cabinet: Cabinet): string | null {
  if (!cabinet.canFetch()) return null;
  const key = `page-${createHash('sha256').update(url).digest('hex').slice(0, 16)}`;
  try {
    cabinet.save({ namespace: 'files', key, content, taint: 'network' });
    return key;
  } catch (thrown) {
    if (thrown instanceof ToolFailure) return null;
    throw thrown;
  }
}

// A body without a media type is a page if it begins like one.
function isPage({ mediaType, text }: { readonly mediaType: string; readonly text: string }): boolean {
  return mediaType === '' ? /^\s*<(?:!doctype html|html)\b/i.test(text) : pageTypes.includes(mediaType);
}

function describeEmpty({ contentType }: Page): string {
  return pageTypes.includes(contentType) ? 'no visible text: scripts are not run' : 'no content';
}

// Outside the envelope there are only texts of the model and the harness, and one untrusted text: the origin of a redirect.
function renderShown(page: Page): string {
  if (page.error !== null) return `${page.url}: ${page.error}`;
  const facts = [
    `status ${page.status ?? 'none'}`,
    ...(page.finalUrl === page.url ? [] : [`redirected to ${renderOrigin(readUrl(page.finalUrl))}`]),
    page.markdown === '' ? describeEmpty(page) : `about ${page.tokens} tokens`,
    ...(page.truncated && page.fileKey !== null ? [`the whole text has the fileKey ${page.fileKey}`] : []),
    ...(page.cached ? ['from an earlier fetch of this run'] : []),
  ];
  const text = page.title === '' ? page.markdown : `Title: ${page.title}\n\n${page.markdown}`;
  return `${page.url}: ${facts.join(', ')}\n${renderUntrustedEnvelope({ source: page.finalUrl }, text)}`;
}
