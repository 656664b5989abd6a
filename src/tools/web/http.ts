import { outputShownBytes } from '../../core/limits.ts';
import * as z from 'zod';
import { renderOrigin } from '../../core/text/request-url.ts';
import { renderUntrustedEnvelope } from '../../core/text/untrusted-envelope.ts';
import { readConnectAccess, requestMethods, type WebResponse } from '../../core/ports/web.ts';
import type { StoreOutput } from '../../core/ports/sandbox.ts';
import { cutValue } from '../definition/cut-value.ts';
import { defineTool } from '../definition/define-tool.ts';
import { readBodyText } from './read-body-text.ts';
import { headersField, readUrl, urlField } from './request-fields.ts';

/** Bytes of a body that a structured call shows to the model. */
const maxBodyBytes = 1024 * 1024;
/** Larger binary bodies are omitted: as base64 they are of no use to a model. */
const maxBinaryBytes = 32 * 1024;

const input = z
  .strictObject({
    url: urlField.describe('http:// or https://, without a user name.'),
    method: z.enum(requestMethods).optional().describe('GET where it is left out.'),
    headers: headersField.optional().describe('Sent to this origin only, never to where a redirect leads.'),
    body: z
      .string()
      .refine((body) => Buffer.byteLength(body) <= maxBodyBytes, `is longer than ${maxBodyBytes} bytes`)
      .optional(),
  })
  .refine(({ method = 'GET', body }) => body === undefined || (method !== 'GET' && method !== 'HEAD'), {
    message: 'a GET or HEAD request has no body',
    path: ['body'],
  });

/** Makes one HTTP request and returns the response with any status. Fails if the policy refuses a redirect or there is no response. */
export const http = defineTool({
  name: 'http',
  structuredName: 'http',
  kind: 'request',
  packs: [],
  description: 'Makes an HTTP request, follows redirects, and returns status, headers and body.',
  input,
  returns:
    "{ status: number; statusText: string; url: string; redirects: string[]; headers: Record<string, string>; body: string; bodyType: 'text' | 'base64' | 'omitted'; bytes: number; complete: boolean }",
  outputTrust: 'untrusted',

  accept: ({ method, ...others }) => ({
    ...others,
    ...(method !== undefined && { method: typeof method === 'string' ? method.toUpperCase() : method }),
  }),

  accesses: async ({ url, method = 'GET' }) => [readConnectAccess(readUrl(url), method)],

  async run({ url, method = 'GET', headers = {}, body = null }, context) {
    const response = await context.requestWeb({
      url: readUrl(url),
      method,
      headers: Object.entries(headers),
      body,
      accept: '*/*',
      maxBytes: context.streamBytes,
      reuse: 'never',
    });
    const shown = showBody(response);
    return {
      value: {
        status: response.status,
        statusText: response.statusText,
        url: response.url.href,
        redirects: [...response.redirects],
        headers: joinHeaders(response.headers),
        ...shown,
        bytes: response.body.length,
        complete: response.complete,
      },
      text: renderResponse(response, shown, context.sandbox.storeOutput),
      images: [],
    };
  },
});

interface ShownBody {
  readonly body: string;
  readonly bodyType: 'text' | 'base64' | 'omitted';
}

function showBody(response: WebResponse): ShownBody {
  const read = readBodyText(response);
  if (read.type === 'text') return { body: read.text, bodyType: 'text' };
  if (response.body.length > maxBinaryBytes || !response.complete) return { body: '', bodyType: 'omitted' };
  return { body: Buffer.from(response.body).toString('base64'), bodyType: 'base64' };
}

// The values of a repeated name are joined into one, as in the fetch standard.
function joinHeaders(headers: WebResponse['headers']): Record<string, string> {
  const joined = new Map<string, string>();
  for (const [name, value] of headers) {
    const before = joined.get(name);
    joined.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return Object.fromEntries(joined);
}

function renderResponse(response: WebResponse, { body, bodyType }: ShownBody, storeOutput: StoreOutput): string {
  const { url, redirects, complete } = response;
  const bytes = `${response.body.length}${complete ? '' : ' and more'} bytes`;
  const shownBody =
    bodyType === 'text'
      ? cutValue(body, {
          source: url.href,
          name: 'http',
          maxBytes: outputShownBytes,
          totalBytes: response.body.length,
          storeOutput,
        })
      : `(${bytes} that are no text, not shown)`;
  const text = [
    `${response.status} ${response.statusText}`.trim(),
    ...Object.entries(joinHeaders(response.headers)).map(([name, value]) => `${name}: ${value}`),
    '',
    `${shownBody}${complete || bodyType !== 'text' ? '' : '\n[the body was longer: the rest was not read]'}`,
  ].join('\n');
  return [
    ...(redirects.length === 0 ? [] : [`redirected to ${renderOrigin(url)}`]),
    renderUntrustedEnvelope({ source: url.href }, text),
  ].join('\n');
}
