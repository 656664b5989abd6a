import type { WebResponse } from '../../core/ports/web.ts';
import { detectEncoding, looksBinary } from '../files/text-file.ts';

/** A body as text, or its media type if it is binary. */
export type BodyText =
  | { readonly type: 'text'; readonly text: string; readonly mediaType: string }
  | { readonly type: 'binary'; readonly mediaType: string };

const textTypes =
  /^(?:text\/.*|application\/(?:(?:x-)?(?:javascript|ecmascript|json|ndjson|jsonl|yaml|toml|sh|httpd-php|www-form-urlencoded)|graphql|sql|xml|rtf)|.*\+(?:json|xml|yaml))$/;

/** Types of servers that do not know the type. */
const unknownTypes = new Set(['application/octet-stream', 'binary/octet-stream']);
const declaredBytes = 1_024;

/**
 * Decodes a body by its byte order mark, else by the character set that its content type names, else by the one that a page or XML declares, else
 * as UTF-8. A body without a media type is read as text, and one of an unknown type if it is UTF-8. Text with NUL is binary.
 */
export function readBodyText({ headers, body }: Pick<WebResponse, 'headers' | 'body'>): BodyText {
  const contentType = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  const mediaType = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  const isUnknown = unknownTypes.has(mediaType) && detectEncoding(body, false) === 'utf-8';
  if (mediaType !== '' && !textTypes.test(mediaType) && !isUnknown) return { type: 'binary', mediaType };
  const named = /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(contentType)?.[1];
  const text = decode(body, readMark(body) ?? named ?? readDeclared(body) ?? 'utf-8');
  return text.includes('\0') || (isUnknown && looksBinary(text))
    ? { type: 'binary', mediaType }
    : { type: 'text', text, mediaType };
}

function readMark([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

// The declaration could be read, so it is in no encoding of two bytes.
function readDeclared(body: Uint8Array): string | null {
  const start = Buffer.from(body.subarray(0, declaredBytes)).toString('latin1');
  const declared =
    /^\s*<\?xml [^>]*encoding=["']([\w.:-]{1,40})/.exec(start) ??
    /<meta\s[^<>]*charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(
      /<(?:!doctype html|html|head|meta)\b/i.test(start) ? start : '',
    );
  return declared === null || /^utf-?16/i.test(declared[1] ?? '') ? null : (declared[1] ?? null);
}

function decode(body: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    // The character set is not known.
    return new TextDecoder('utf-8').decode(body);
  }
}
