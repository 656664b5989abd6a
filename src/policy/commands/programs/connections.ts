import type { Word } from '../../../core/types/access.ts';
import { createEffects, createOpaque, textOf, word, type Connection, type Effects } from '../define-program.ts';

const ports = new Map([
  ['http', 80],
  ['https', 443],
  ['ssh', 22],
  ['git', 9418],
]);

/** True if a package manager was called with `--offline`. If it connects all the same, the sandbox blocks the host. */
export function isOffline(words: readonly Word[]): boolean {
  return words.some((written) => textOf(written) === '--offline');
}

/** The hosts that a package manager's configuration names. */
export function connectRegistry(name: 'npm' | 'pypi' | 'crates' | 'go' | 'rubygems' | 'maven'): Connection {
  return { host: `registry:${name}`, port: 443, scheme: 'https' };
}

/**
 * The connection that a program makes for an address. Addresses that programs are known to read differently (user names, backslashes, patterns in the
 * host) are opaque. A `file:` address is a file that is read.
 */
export function readAddress(text: string): Effects {
  const file = /^file:\/\/(?:localhost)?(\/[^?#%]*)$/i.exec(text);
  if (file?.[1] !== undefined) return createEffects({ reads: [word(file[1])] });
  const match =
    /^(https?|ssh|git):\/\/(?:(?<user>[\w-]+)@)?(?<host>[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?)(?::(?<port>\d{1,5}))?(?:[/?#][^\\\s]*)?$/i.exec(
      text,
    );
  const scheme = match?.[1]?.toLowerCase();
  const host = match?.groups?.['host']?.toLowerCase();
  if (scheme === undefined || host === undefined || (match?.groups?.['user'] !== undefined && scheme !== 'ssh'))
    return createOpaque(`it is not certain where ${JSON.stringify(text.slice(0, 100))} leads`);
  const port = Number(match?.groups?.['port'] ?? ports.get(scheme) ?? 0);
  if (port < 1 || port > 65_535) return createOpaque(`${port} is no port`);
  return createEffects({ connects: [{ host, port, scheme }] });
}

/** True for a text that begins with a scheme. */
export function isAddress(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
}
