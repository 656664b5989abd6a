import * as z from 'zod';
import { invisibleCharacters } from '../../core/text/invisible-characters.ts';
import { readJson } from '../../core/text/parse-json.ts';
import { readRequestUrl, renderOrigin, type RequestUrl } from '../../core/text/request-url.ts';
import { renderUntrustedEnvelope } from '../../core/text/untrusted-envelope.ts';
import {
  createSearchAccess,
  readSearchMethod,
  type SearchService,
  type SearchSettings,
} from '../../core/types/search.ts';
import { readConnectAccess, type WebRequest } from '../../core/ports/web.ts';
import { ToolFailure, type Tool, type ToolContext } from '../../core/ports/tool.ts';
import { defineTool } from '../definition/define-tool.ts';
import { fetchAll, pageType, type Page } from './fetch-url.ts';
import { readBodyText } from './read-body-text.ts';

const name = 'webSearch';
const defaultResults = 8;
const maxResponseBytes = 2 * 1024 * 1024;
const maxSnippetCharacters = 600;
const pageBytes = 16 * 1024;

const maxQueries = 5;
const query = z.string().trim().min(1).max(400);

const input = z.strictObject({
  query: z
    .union([query, z.array(query).min(1).max(maxQueries)])
    .describe(`Sent to a search service; up to ${maxQueries} at once, whose results are ranked together.`),
  maxResults: z.int().min(1).max(20).optional().describe(`${defaultResults} if left out.`),
  prefetch: z.int().min(0).max(3).optional().describe('Also fetches this many of the first pages.'),
});

interface SearchResult {
  readonly title: string;
  readonly url: string;
  readonly snippet: string;
}

/** `relevance` is up to 1: for the first result of every query. */
type RankedResult = SearchResult & { readonly relevance: number };

interface Found {
  readonly results: readonly SearchResult[];
  /** The response of a hosted search. */
  readonly answer: string;
}

/** The service that is asked, and the secrets of its headers. `readHeaders` throws if a header has no value. */
export interface SearchSource {
  readonly service: SearchSettings;
  readonly readHeaders: () => Readonly<Record<string, string>>;
}

/** Asks the search service of the policy; null if the policy names none. Then every call is denied, and names the key to add. */
export function createWebSearch(source: SearchSource | null): Tool {
  return defineTool({
    name,
    structuredName: 'web_search',
    kind: 'search',
    packs: ['research'],
    aliases: ['google_web_search', 'search_web'],
    description: 'Searches the web.',
    input,
    returns: `{ results: { title: string; url: string; snippet: string; relevance: number }[]; pages: ${pageType}[]; answer?: string }`,
    outputTrust: 'untrusted',
    accesses: async () => [
      createSearchAccess(name),
      ...(source === null || source.service.format === 'hosted'
        ? []
        : [readConnectAccess(source.service.url, readSearchMethod(source.service))]),
    ],
    async run({ query: asked, maxResults = defaultResults, prefetch = 0 }, context) {
      if (source === null) throw new ToolFailure('the policy names no search service');
      const { service } = source;
      const isHosted = service.format === 'hosted';
      const found: Found[] = [];
      for (const query of typeof asked === 'string' ? [asked] : asked)
        found.push(
          isHosted
            ? await searchHosted({ query, maxResults }, context)
            : { results: await search(service, source.readHeaders, { query, maxResults }, context), answer: '' },
        );
      const results = rankResults(found).slice(0, maxResults);
      const answer = found.map((one) => one.answer).join('\n\n');
      const urls = results.slice(0, prefetch).map(({ url }) => url);
      // The service has chosen these addresses: each is decided as a call of fetchUrl for it.
      const pages = await fetchAll(urls, pageBytes, context, { tool: 'fetchUrl' });
      const shown = renderUntrustedEnvelope(
        { source: isHosted ? 'web-search' : renderOrigin(service.url) },
        [answer, renderResults(results)].filter(Boolean).join('\n\n'),
      );
      return {
        value: {
          results: results.map((result) => ({ ...result })),
          pages: pages.map((page) => ({ ...page })),
          ...(isHosted && { answer }),
        },
        text: [shown, ...pages.map(renderPrefetched)].join('\n\n'),
        images: [],
      };
    },
  });
}

/** Lets the provider of the model search. Its response and the pages that it cites are text of others. */
async function searchHosted(
  { query, maxResults }: { readonly query: string; readonly maxResults: number },
  { agents }: ToolContext,
): Promise<Found> {
  const { text, sources } = await agents.search(query);
  const byUrl = new Map<string, SearchResult>();
  for (const { url, title, snippet } of sources) {
    const read = readRequestUrl(url);
    if (typeof read === 'string') continue;
    const known = byUrl.get(read.href);
    const named = { url: read.href, title: known?.title || plain(title), snippet: known?.snippet || plain(snippet) };
    byUrl.set(read.href, named);
  }
  // Cited pages come first.
  const results = [...byUrl.values()].toSorted(
    (left, right) => Number(right.snippet !== '') - Number(left.snippet !== ''),
  );
  if (text === '' && results.length === 0) throw new ToolFailure('the hosted search gave no response');
  return { results: results.slice(0, maxResults), answer: text.replace(invisibleCharacters, '').toWellFormed() };
}

// By the places of a page in the results of each query: services give scores of different kinds, or none.
function rankResults(found: readonly Found[]): readonly RankedResult[] {
  const byUrl = new Map<string, RankedResult>();
  for (const { results } of found)
    results.forEach((result, place) => {
      const known = byUrl.get(result.url);
      const relevance = (known?.relevance ?? 0) + 1 / (place + 1) / found.length;
      byUrl.set(result.url, { ...(known ?? result), relevance });
    });
  return [...byUrl.values()]
    .toSorted((left, right) => right.relevance - left.relevance)
    .map((result) => ({ ...result, relevance: Math.round(result.relevance * 100) / 100 }));
}

async function search(
  service: SearchService,
  readHeaders: SearchSource['readHeaders'],
  asked: { readonly query: string; readonly maxResults: number },
  context: ToolContext,
): Promise<readonly SearchResult[]> {
  const response = await context.requestWeb({
    ...createRequest(service, asked),
    headers: [
      ...Object.entries(readHeaders()),
      ...(readSearchMethod(service) === 'POST' ? [['Content-Type', 'application/json'] as const] : []),
    ],
    accept: 'application/json',
    maxBytes: maxResponseBytes,
    reuse: 'never',
  });
  const origin = renderOrigin(service.url);
  if (response.status !== 200) throw new ToolFailure(`the search service ${origin} answered ${response.status}`);
  const body = readBodyText(response);
  const found = body.type === 'text' && response.complete ? readResults(service.format, body.text) : null;
  if (found === null)
    throw new ToolFailure(
      `the response of ${origin} is not one of ${service.format}: check search.format in the policy`,
    );
  return found.slice(0, asked.maxResults);
}

function createRequest(
  service: SearchService,
  { query, maxResults }: { readonly query: string; readonly maxResults: number },
): Pick<WebRequest, 'url' | 'method' | 'body'> {
  const { format, url } = service;
  const method = readSearchMethod(service);
  if (format === 'tavily') return { url, method, body: JSON.stringify({ query, max_results: maxResults }) };
  const fields = format === 'brave' ? { q: query, count: String(maxResults) } : { q: query, format: 'json' };
  return { url: addFields(url, fields), method, body: null };
}

function addFields(url: RequestUrl, fields: Readonly<Record<string, string>>): RequestUrl {
  const address = new URL(url.href);
  for (const [key, value] of Object.entries(fields)) address.searchParams.set(key, value);
  const read = readRequestUrl(address.href);
  if (typeof read === 'string') throw new ToolFailure(`the query cannot be sent: ${read}`);
  return read;
}

const entry = z.object({ title: z.string(), url: z.string() });
const withContent = z.object({ results: z.array(entry.extend({ content: z.string().nullish() })) });
const answers = {
  searxng: withContent.transform(({ results }) => results),
  tavily: withContent.transform(({ results }) => results),
  brave: z
    .object({ web: z.object({ results: z.array(entry.extend({ description: z.string().nullish() })) }).nullish() })
    .transform(({ web }) =>
      (web?.results ?? []).map(({ description, ...rest }) => ({ ...rest, content: description })),
    ),
} as const;

function readResults(format: SearchService['format'], text: string): readonly SearchResult[] | null {
  const parsed = answers[format].safeParse(readJson(text));
  if (!parsed.success) return null;
  return parsed.data.flatMap(({ title, url, content }) => {
    const read = readRequestUrl(url);
    return typeof read === 'string' ? [] : [{ title: plain(title), url: read.href, snippet: plain(content ?? '') }];
  });
}

// Services mark the words of the query with tags.
function plain(text: string): string {
  return text
    .slice(0, maxSnippetCharacters * 4)
    .replaceAll(/<\/?(?:b|em|i|mark|strong)>/gi, '')
    .replace(invisibleCharacters, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxSnippetCharacters)
    .toWellFormed();
}

function renderResults(results: readonly SearchResult[]): string {
  if (results.length === 0) return '(no results)';
  return results.map(({ title, url, snippet }, at) => `${at + 1}. ${title}\n   ${url}\n   ${snippet}`).join('\n');
}

// The service has chosen the address, so even the address is in the envelope.
function renderPrefetched({ url, finalUrl, title, markdown, error }: Page): string {
  const text = error === null ? [title, markdown].filter(Boolean).join('\n\n') : `not fetched: ${error}`;
  const at = readRequestUrl(finalUrl);
  return renderUntrustedEnvelope({ source: typeof at === 'string' ? 'prefetch' : renderOrigin(at) }, `${url}\n${text}`);
}
