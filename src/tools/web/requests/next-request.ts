import { readRequestUrl, renderOrigin } from '../../../core/text/request-url.ts';
import type { WebRequest } from '../../../core/ports/web.ts';

const redirectCodes = new Set([301, 302, 303, 307, 308]);

/**
 * The request that a redirect leads to, according to the fetch standard. Null if the response is not a redirect, a text with the reason if it
 * is not followed. Headers that the model wrote are not sent to another origin, and a request over TLS is never repeated without TLS.
 */
export function readNextRequest(
  request: WebRequest,
  response: { readonly status: number; readonly location: string | null },
): WebRequest | string | null {
  const { status, location } = response;
  if (!redirectCodes.has(status) || location === null) return null;
  const url = readRequestUrl(location, request.url);
  if (typeof url === 'string') return `the response leads to an address that is not requested: ${url}`;
  if (request.url.scheme === 'https' && url.scheme === 'http')
    return `the response leads from https to ${renderOrigin(url)}, which is not encrypted`;
  const isPlain =
    (request.method === 'POST' && (status === 301 || status === 302)) ||
    (status === 303 && request.method !== 'GET' && request.method !== 'HEAD');
  const sameOrigin = renderOrigin(url) === renderOrigin(request.url);
  const headers = sameOrigin ? request.headers : [];
  return {
    ...request,
    url,
    ...(isPlain
      ? { method: 'GET', body: null, headers: headers.filter(([name]) => !/^content-/i.test(name)) }
      : { headers }),
  };
}
