import type { IncomingMessage } from 'node:http';
import type { RequestOptions } from 'node:https';
import type { FetchRemote } from '../../policy/file/remote-source.ts';

const maxRedirects = 3;

/**
 * Fetches policies over https. Redirects are followed on the same host only, and nothing of the user's goes along: no cookie, no key. `authorities` are
 * trusted in the place of the built-in ones.
 */
export function createRemoteFetcher({
  timeoutMs = 30_000,
  authorities = null,
}: { readonly timeoutMs?: number; readonly authorities?: string | null } = {}): FetchRemote {
  return async (written, { maxBytes }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const start = new URL(written);
    let url = start;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      if (url.protocol !== 'https:') throw new Error('it leads away from https');
      if (url.host !== start.host) throw new Error(`it leads to another host, ${url.host}`);
      const response = await request(url, { signal, agent: false, ...(authorities !== null && { ca: authorities }) });
      const status = response.statusCode ?? 0;
      const location = response.headers.location;
      if (status >= 300 && status < 400 && location !== undefined) {
        response.destroy();
        url = new URL(location, url);
        continue;
      }
      if (status !== 200) {
        response.destroy();
        throw new Error(`the response has the status ${status}`);
      }
      return readBody(response, maxBytes);
    }
    throw new Error('too many redirects');
  };
}

async function request(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  // Loaded only if a policy needs it: TLS is a large part of Node.
  const { get } = await import('node:https');
  return new Promise((resolve, reject) => {
    get(url, { ...options, headers: { accept: '*/*', 'user-agent': 'policy' } }, resolve).on('error', reject);
  });
}

// Counted during the transfer, because the announced length may be wrong.
async function readBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > maxBytes) {
      response.destroy();
      throw new Error(`it is longer than ${maxBytes} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
