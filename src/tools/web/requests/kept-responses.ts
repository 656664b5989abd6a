import type { WebRequest } from '../../../core/ports/web.ts';
import type { SingleResponse } from './send-web-request.ts';

const maxEntries = 64;
const maxBytes = 32 * 1024 * 1024;

/**
 * Keeps the responses that a run has received, for tools that need not request twice: only responses with status 200 to a GET without headers,
 * complete or cut. Drops the oldest.
 */
export function createKeptResponses() {
  const kept = new Map<string, SingleResponse>();
  let bytes = 0;
  return {
    find: (request: WebRequest): SingleResponse | null =>
      mayReuse(request) ? (kept.get(renderKey(request)) ?? null) : null,
    keep(request: WebRequest, response: SingleResponse): void {
      if (!mayReuse(request) || response.status !== 200 || forbidsReuse(response)) return;
      const key = renderKey(request);
      bytes += response.body.length - (kept.get(key)?.body.length ?? 0);
      kept.delete(key);
      kept.set(key, response);
      for (const [oldest, { body }] of kept) {
        if (kept.size <= maxEntries && bytes <= maxBytes) break;
        kept.delete(oldest);
        bytes -= body.length;
      }
    },
  };
}

function mayReuse({ reuse, method, headers }: WebRequest): boolean {
  return reuse === 'run' && method === 'GET' && headers.length === 0;
}

function renderKey({ url, accept, maxBytes: kept }: WebRequest): string {
  return JSON.stringify([url.href, accept, kept]);
}

function forbidsReuse({ headers }: SingleResponse): boolean {
  return headers.some(([name, value]) => name === 'cache-control' && /\b(?:no-store|no-cache)\b/i.test(value));
}
