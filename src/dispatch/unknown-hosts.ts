import { keepTail } from '../core/text/cut-text.ts';

const maxSearchedBytes = 256 * 1024;
const maxHosts = 5;

/** Reports of curl and git, Node, wget, pip, Go and Ruby about a name that they cannot look up. */
const unknownHost =
  /(?:could not resolve host(?:name)?:? |getaddrinfo E(?:NOTFOUND|AI_AGAIN) |unable to resolve host address [‘'"]|failed to resolve [‘'"]|dial tcp: (?:address|lookup) |failed to open TCP connection to )([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,6})/gi;

/**
 * The hosts that a program could not find, by its own words. A sandbox without a proxy observes no connection, so this is a guess: any program
 * can print such a text. Use it for hints only.
 */
export function findUnknownHosts(text: string): readonly string[] {
  const found = keepTail(text, maxSearchedBytes).matchAll(unknownHost);
  const hosts = new Set([...found].map(([, host = '']) => host.toLowerCase()));
  return [...hosts].filter((host) => !/[.](?:localhost|\d+)$/.test(host)).slice(0, maxHosts);
}
