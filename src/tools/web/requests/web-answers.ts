import type { WebRequest } from '../../../core/ports/web.ts';
import type { WebAnswer } from './send-web-request.ts';

const maxEntries = 64;
const maxBytes = 32 * 1024 * 1024;

/**
 * The answers that a run has received, for tools that need not request twice. Keeps only answers with status 200 to a GET without headers,
 * complete or cut, and drops the oldest.
 */
export interface WebAnswers {
  find(request: WebRequest): WebAnswer | null;
  keep(request: WebRequest, answer: WebAnswer): void;
}

export function createWebAnswers(): WebAnswers {
  const kept = new Map<string, WebAnswer>();
  let bytes = 0;
  return {
    find: (request) => (mayReuse(request) ? (kept.get(renderKey(request)) ?? null) : null),
    keep(request, answer) {
      if (!mayReuse(request) || answer.status !== 200 || forbidsReuse(answer)) return;
      const key = renderKey(request);
      bytes += answer.body.length - (kept.get(key)?.body.length ?? 0);
      kept.delete(key);
      kept.set(key, answer);
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

function forbidsReuse({ headers }: WebAnswer): boolean {
  return headers.some(([name, value]) => name === 'cache-control' && /\b(?:no-store|no-cache)\b/i.test(value));
}
