import { isIP } from 'node:net';

/**
 * Reads a host as a client names it by one strict grammar; null for everything else. It accepts no escapes, no user info and no other number bases. A
 * text that is not a dotted quad but could be read as a number (`127.1`, `0x7f.0.0.1`, `2130706433`) is not accepted as a name either. The result is in
 * the form of a grant: a name in lower case, or an address in its shortest form.
 */
export function readHost(text: string): string | null {
  if (text.startsWith('[') || text.includes(':')) {
    const inner = text.startsWith('[') ? (/^\[([0-9a-fA-F:.]+)\]$/.exec(text)?.[1] ?? '') : text;
    return isIP(inner) === 6 ? shortenAddress(inner) : null;
  }
  if (isIP(text) === 4) return text;
  const name = (text.endsWith('.') ? text.slice(0, -1) : text).toLowerCase();
  if (name.length === 0 || name.length > 253) return null;
  const labels = name.split('.');
  if (!labels.every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label))) return null;
  return /^(?:\d+|0x[0-9a-f]*)$/.test(labels.at(-1) ?? '') ? null : name;
}

/** An IPv6 address in the form of URLs, so that two spellings of one address become equal. */
export function shortenAddress(address: string): string {
  return new URL(`http://[${address}]/`).hostname.slice(1, -1);
}
