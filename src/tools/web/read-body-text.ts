import type { WebResponse } from '../../core/ports/web.ts';

/** A body as text, or its media type if it is binary. */
export type BodyText =
  | { readonly type: 'text'; readonly text: string; readonly mediaType: string }
  | { readonly type: 'binary'; readonly mediaType: string };

const textTypes =
  /^(?:text\/.*|application\/(?:(?:x-)?(?:javascript|ecmascript|json|ndjson|jsonl|yaml|toml|sh|httpd-php|www-form-urlencoded)|graphql|sql|xml|rtf)|.*\+(?:json|xml|yaml))$/;

/** Decodes a body by the character set that its content type names, else as UTF-8. A body without a media type is read as text. Text with NUL is binary. */
export function readBodyText({ headers, body }: Pick<WebResponse, 'headers' | 'body'>): BodyText {
  const contentType = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  const mediaType = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  if (mediaType !== '' && !textTypes.test(mediaType)) return { type: 'binary', mediaType };
  const charset = /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(contentType)?.[1] ?? 'utf-8';
  const text = decode(body, charset);
  return text.includes('\0') ? { type: 'binary', mediaType } : { type: 'text', text, mediaType };
}

function decode(body: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    // The character set is not known.
    return new TextDecoder('utf-8').decode(body);
  }
}
