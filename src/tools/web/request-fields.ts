import * as z from 'zod';
import { readRequestUrl, type RequestUrl } from '../../core/text/request-url.ts';
import { ToolFailure } from '../../core/ports/tool.ts';

const maxHeaders = 50;
const maxHeaderCharacters = 8_192;

/** What belongs to the connection, and to the harness. */
const ownHeaders = new Set([
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'accept-encoding',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'via',
  // They would make another method of the one that was decided.
  'x-http-method-override',
  'x-http-method',
  'x-method-override',
]);

/** A URL that can be requested. */
export const urlField = z.string().superRefine((written, context) => {
  const url = readRequestUrl(written);
  if (typeof url === 'string') context.addIssue({ code: 'custom', message: url, input: written });
});

/** Headers of a request, by name. */
export const headersField = z
  .record(
    z.string().regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/),
    z
      .string()
      .max(maxHeaderCharacters, { abort: true })
      .regex(/^[\t\x20-\x7e]*$/, 'holds more than printable ASCII'),
  )
  .superRefine((headers, context) => {
    const names = Object.keys(headers).map((name) => name.toLowerCase());
    const refuse = (message: string): void => context.addIssue({ code: 'custom', message, input: headers });
    if (names.length > maxHeaders) refuse(`there are more than ${maxHeaders} headers`);
    if (new Set(names).size < names.length) refuse('a header is named twice');
    for (const name of names)
      if (ownHeaders.has(name) || name.startsWith('proxy-')) refuse(`the header ${name} is set by the harness alone`);
  });

/** Reads a URL that `urlField` has accepted. */
export function readUrl(written: string): RequestUrl {
  const url = readRequestUrl(written);
  if (typeof url === 'string') throw new ToolFailure(url);
  return url;
}
