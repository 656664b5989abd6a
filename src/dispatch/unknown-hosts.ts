import { keepTail } from '../core/text/cut-text.ts';
import { isJsonObject, type JsonValue } from '../core/text/json.ts';
import type { Access } from '../core/types/access.ts';

const maxSearchedBytes = 256 * 1024;
const maxHosts = 5;

/** Reports of curl and git, Node, wget, pip, Go and Ruby about a name that they cannot look up. */
const unknownHost =
  /(?:could not resolve host(?:name)?:? |getaddrinfo E(?:NOTFOUND|AI_AGAIN) |unable to resolve host address [‘'"]|failed to resolve [‘'"]|dial tcp: (?:address|lookup) |failed to open TCP connection to )([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,6})/gi;

/** The exit codes of wget without a network, and of curl for a name that it cannot look up, which with `-q` and `-s` print nothing. */
const silentCodes: readonly JsonValue[] = [4, 6];
const hostOfAddress = /https?:\/\/([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,6})/gi;

/**
 * The hosts that a failed command seems to need: those that a program could not find, by its own words, or, of a silent curl or wget, the hosts of
 * its addresses. A sandbox without a proxy observes no connection, so this is a guess: any program can print such a text. Use it for hints only.
 */
export function guessHosts(result: JsonValue, accesses: readonly Access[]): readonly string[] {
  const { aggregatedOutput = null, exitCode = null } = isJsonObject(result) ? result : {};
  if (aggregatedOutput !== '' || !silentCodes.includes(exitCode)) return findHosts(unknownHost, JSON.stringify(result));
  const words = accesses.flatMap((access) => (access.type === 'command' ? access.words : []));
  return findHosts(hostOfAddress, words.flatMap((word) => (word.type === 'literal' ? [word.value] : [])).join('\n'));
}

function findHosts(expression: RegExp, text: string): readonly string[] {
  const found = keepTail(text, maxSearchedBytes).matchAll(expression);
  const hosts = new Set([...found].map(([, host = '']) => host.toLowerCase()));
  return [...hosts].filter((host) => !/[.](?:localhost|\d+)$/.test(host)).slice(0, maxHosts);
}
