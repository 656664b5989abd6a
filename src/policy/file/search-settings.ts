import * as z from 'zod';
import { searchFormats, type SearchSettings, searchRule } from '../../core/types/search.ts';
import { headers, readHeaders } from './mcp-settings.ts';
import { findAddressProblem, privateAddress, readAddress } from './service-address.ts';
import { optional, strictObject, text } from '../../core/schema-parts.ts';

/** `search`: the service that `webSearch` asks, or the hosted tool of the model's provider. */
export const searchSettings = strictObject({
  format: z
    .enum([...searchFormats, 'hosted'])
    .describe('The API of the service. `hosted`: the provider of the model searches, and no address is needed.'),
  url: optional(text, 'The address that is asked. It is open to searches, and to nothing else.'),
  headers: optional(headers, 'Headers of every search: a text each, or a variable of the harness.'),
  private: optional(privateAddress, '`true`: the address may be on a private network or this machine.'),
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
  const message =
    written.url === undefined
      ? 'the address of the service is missing'
      : findAddressProblem(written.url, written.private);
  if (message !== null) context.addIssue({ code: 'custom', path: ['url'], message, input: written.url });
});

type Written = z.output<typeof searchSettings>;

/** The service as the policy file contains it, with defaults for the keys that are left out. */
export function readSearch(written: Written): SearchSettings {
  if (written.format === 'hosted') return { format: 'hosted' };
  return {
    format: written.format,
    headers: readHeaders(written.headers ?? {}),
    ...readAddress(written.url ?? '', written.private, searchRule),
  };
}
