import * as z from 'zod';
import { searchFormats, type SearchSettings, searchRule } from '../../core/types/search.ts';
import { headers, readHeaders } from './mcp-settings.ts';
import { findAddressProblem, privateAddress, readAddress } from './service-address.ts';
import { optional, strictObject, text } from '../../core/schema-parts.ts';

/** `search`: the service that `webSearch` asks, or the hosted tool of the model's provider. */
export const searchSettings = z.discriminatedUnion('format', [
  strictObject({
    format: z.enum(searchFormats).describe('The API of the service.'),
    url: text.describe('The address that is asked. It is open to searches, and to nothing else.'),
    headers: optional(headers, 'Headers of every search: a text each, or a variable of the harness.'),
    private: optional(privateAddress, '`true`: the address may be on a private network or this machine.'),
  }).superRefine(({ url, private: isPrivate }, context) => {
    const message = findAddressProblem(url, isPrivate);
    if (message !== null) context.addIssue({ code: 'custom', path: ['url'], message, input: url });
  }),
  strictObject({
    format: z.literal('hosted').describe('`hosted`: the provider of the model searches, and no address is needed.'),
  }),
]);

type Written = z.output<typeof searchSettings>;

/** The service as the policy file contains it, with defaults for the keys that are left out. */
export function readSearch(written: Written): SearchSettings {
  if (written.format === 'hosted') return { format: 'hosted' };
  return {
    format: written.format,
    headers: readHeaders(written.headers ?? {}),
    ...readAddress(written.url, written.private, searchRule),
  };
}
