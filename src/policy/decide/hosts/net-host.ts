import * as z from 'zod';
import { refuseFor } from '../../../core/schema-parts.ts';
import { renderNearest } from '../../../core/text/nearest-name.ts';
import { isAddress } from '../../../core/types/network.ts';
import { registryNames } from './registry-addresses.ts';

const registryPrefix = 'registry:';

/** The name of the registry in `registry:NAME`. Returns null for a host. */
export function readRegistryName(host: string): string | null {
  return host.startsWith(registryPrefix) ? host.slice(registryPrefix.length) : null;
}

/** A host in the policy file, in any spelling that a URL accepts. */
export const hostText = z
  .string()
  .max(300, { error: 'the host is longer than 300 characters', abort: true })
  .superRefine(refuseFor(findHostProblem));

/**
 * A host that `hostText` has accepted, in the form that the proxy compares: names in lower case, addresses without brackets. `*.NAME` and
 * `registry:NAME` are not changed.
 */
export function readHostName(written: string): string {
  if (readRegistryName(written) !== null) return written;
  return written.startsWith('*.') ? `*.${readProxyHost(written.slice(2)) ?? ''}` : (readProxyHost(written) ?? '');
}

/** The host of a connection in that form. Returns null for a text that is not only a host. */
export function readProxyHost(written: string): string | null {
  return readCanonicalHost(written)?.replace(/^\[(.*)\]$/, '$1') ?? null;
}

/**
 * A host in the spelling of the WHATWG URL standard: lower case, punycode, plain IP notation, without a trailing dot. Returns null for a text that is
 * not only a host, for example with a user, a port or a path.
 */
export function readCanonicalHost(written: string): string | null {
  // The URL parser drops tabs, line breaks and soft hyphens, and these separators would move the host's end.
  if (written === '' || written.length > 300 || /[\p{Cc}\p{Cs}\s/\\?#@%]/u.test(written)) return null;
  if (written.includes(':') && !/^\[[0-9a-f:.]+\]$/i.test(written)) return null;
  let url: URL;
  try {
    url = new URL(`http://${written}/`);
  } catch {
    return null;
  }
  const host = url.hostname.replace(/\.$/, '');
  return url.port === '' && host !== '' && !host.startsWith('.') && !host.endsWith('.') && !host.includes('..')
    ? host
    : null;
}

function findHostProblem(written: string): string | null {
  if (written === '') return 'the host is empty';
  const registry = readRegistryName(written);
  if (registry !== null)
    return registryNames.some((known) => known === registry)
      ? null
      : `there is no registry "${registry}"; ${renderNearest(registry, registryNames)}`;
  if (written.includes('://')) return 'a host is written without a scheme; use "scheme" for it';
  if (written.includes('@')) return 'a host is written without a user';
  if (/[/?#\\]/.test(written)) return 'a host is written without a path';
  if (written === '*') return 'name the hosts; "*" alone would be all of them';
  const name = written.startsWith('*.') ? written.slice(2) : written;
  if (name.includes('*')) return 'only a leading "*." matches other names';
  const canonical = readProxyHost(name);
  if (canonical === null)
    return /:\d+$/.test(name) && !name.startsWith('[')
      ? 'a host is written without a port; use "port" for it'
      : 'this is no host that a URL could name';
  if (name !== written && isAddress(canonical)) return 'nothing is below an IP address';
  if (name !== written && !canonical.includes('.')) return `"${written}" would be every name of a top-level domain`;
  return null;
}
