import * as z from 'zod';
import { readRequestUrl } from '../../core/text/request-url.ts';
import { searchFormats, type SearchSettings, searchRule } from '../../core/types/search.ts';
import { headers, readHeaders } from './mcp-settings.ts';
import { readHostEntries } from '../decide/hosts/host-entries.ts';
import { optional, strictObject, text } from '../../core/schema-parts.ts';

/** `search`: the service that `webSearch` asks, or the hosted tool of the model's provider. */
export const searchSettings = strictObject({
  format: z
    .enum([...searchFormats, 'hosted'])
    .describe('The API of the service. `hosted`: the provider of the model searches, and no address is needed.'),
  url: optional(text, 'The address that is asked. It is open to searches, and to nothing else.'),
  headers: optional(headers, 'Headers of every search: a text each, or a variable of the harness.'),
  private: optional(
    z.literal(true, 'private takes only true'),
    '`true`: the address may be on a private network or this machine.',
  ),
}).superRefine((written, context) => {
  if (written.format === 'hosted') {
    for (const key of ['url', 'headers', 'private'] as const)
      if (written[key] !== undefined)
        context.addIssue({
          code: 'custom',
          path: [key],
          message: 'a hosted search has only format',
          input: written[key],
        });
    return;
  }
  const read = written.url === undefined ? 'the address of the service is missing' : readRequestUrl(written.url);
  const message =
    typeof read === 'string'
      ? read
      : read.scheme === 'http' && written.private !== true
        ? 'without encryption only a private host is reached: write https://, or private: true'
        : null;
  if (message !== null) context.addIssue({ code: 'custom', path: ['url'], message, input: written.url });
});

type Written = z.output<typeof searchSettings>;

/** The service as the policy file contains it, with defaults for the keys that are left out. */
export function readSearch(written: Written): SearchSettings {
  if (written.format === 'hosted') return { format: 'hosted' };
  const url = readRequestUrl(written.url ?? '');
  if (typeof url === 'string') throw new Error(url);
  const host = { host: url.host, port: url.port, ...(written.private === true && { private: true as const }) };
  return {
    format: written.format,
    url,
    headers: readHeaders(written.headers ?? {}),
    network: readHostEntries([host], searchRule, new Map()),
  };
}
