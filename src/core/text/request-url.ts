/** The address of a request that the harness makes itself. */
export interface RequestUrl {
  /** As the WHATWG URL standard serialises it, without a fragment. */
  readonly href: string;
  readonly scheme: 'http' | 'https';
  /** As in URLs: names in lower case, IPv6 addresses in brackets. */
  readonly host: string;
  readonly port: number;
}

const maxCharacters = 8_192;
const tooLong = `the URL is longer than ${maxCharacters} characters`;

/**
 * Reads the address of a request, relative to `base` if it is given. Returns a text with the reason if the address is not accepted. Accepts
 * only http and https, without a user name, and with a host in its usual form. An address in other bases or with parts left out (`0x7f.1`,
 * `2130706433`) is refused although a URL parser accepts it, and so is every text that such a parser would correct.
 */
export function readRequestUrl(written: string, base: RequestUrl | null = null): RequestUrl | string {
  if (written.length > maxCharacters) return tooLong;
  if (/[\p{Cc}\p{Cs}\s\\]/u.test(written)) return 'a URL has no spaces, control characters or backslashes';
  // Rules match the text, so the request must have the same path as the text.
  if (base === null && /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(written.replace(/[?#].*$/s, '')))
    return 'a URL has no "." or ".." in its path here';
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(written)?.[1]?.toLowerCase();
  if (scheme === undefined ? base === null : scheme !== 'http' && scheme !== 'https')
    return 'only http:// and https:// URLs can be requested';
  // Everything that a parser reads as an authority is checked: `https:host` and `///host` contain a host too.
  const authority = /^(?:[a-z][a-z0-9+.-]*:\/*|\/{2,})([^/?#]*)/i.exec(written);
  if (authority !== null && !/^(?:https?:)?\/\/[^/?#]/i.test(written)) return 'the URL names no host';
  let url: URL;
  try {
    url = new URL(written, base?.href);
  } catch {
    return 'this is no URL';
  }
  if (url.username !== '' || url.password !== '' || authority?.[1]?.includes('@') === true)
    return 'a URL has no user name or password here';
  const host = url.hostname.replace(/\.$/, '');
  if (host === '' || host.endsWith('.') || host.startsWith('.') || host.includes('..')) return 'the URL names no host';
  const writtenHost = authority?.[1]?.replace(/:\d*$/, '').toLowerCase();
  if (/^\d+(?:\.\d+){3}$/.test(host) && writtenHost !== undefined && writtenHost !== host)
    return 'write an IP address as four decimal numbers';
  const isSecure = url.protocol === 'https:';
  const port = url.port === '' ? (isSecure ? 443 : 80) : Number(url.port);
  if (port === 0) return 'port 0 is no port';
  url.hash = '';
  url.hostname = host;
  // Escapes make it longer.
  if (url.href.length > maxCharacters) return tooLong;
  return { href: url.href, scheme: isSecure ? 'https' : 'http', host, port };
}

/** `https://host:port`, for messages. It contains no text that an author of the URL could choose freely. */
export function renderOrigin({ scheme, host, port }: RequestUrl): string {
  return `${scheme}://${host}:${port}`;
}
