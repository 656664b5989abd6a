import * as z from 'zod';
import { renderNearest } from '../../../core/text/nearest-name.ts';
import { registryNames } from './registry-addresses.ts';

const registryPrefix = 'registry:';

/** The name of the registry in `registry:NAME`. Returns null for a host. */
export function readRegistryName(host: string): string | null {
  return host.startsWith(registryPrefix) ? host.slice(registryPrefix.length) : null;
}

/** A host in a rule: one host, all hosts below a name (`*.example.com`), or the hosts of a package manager's registry. */
export type HostPattern =
  | { readonly type: 'host'; readonly host: string }
  | { readonly type: 'below'; readonly suffix: string }
  | { readonly type: 'registry'; readonly name: string };

/** A host in the policy file, in any spelling that a URL accepts. */
export const hostText = z
  .string()
  .max(300, { error: 'the host is longer than 300 characters', abort: true })
  .superRefine((written, context) => {
    const message = findHostProblem(written);
    if (message !== null) context.addIssue({ code: 'custom', message, input: written });
  });

/** Parses a host that `hostText` has accepted. */
export function parseHostPattern(written: string): HostPattern {
  if (written.startsWith('registry:')) return { type: 'registry', name: written.slice('registry:'.length) };
  if (written.startsWith('*.')) return { type: 'below', suffix: `.${readCanonicalHost(written.slice(2)) ?? ''}` };
  return { type: 'host', host: readCanonicalHost(written) ?? '' };
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

/** True for an IP address in canonical form. Only a rule that names it exactly may allow it. */
export function isIpLiteral(host: string): boolean {
  return host.startsWith('[') || /^\d+(?:\.\d+){3}$/.test(host);
}

/** True if a host, or every host below `*.NAME`, is the one that `wide` names, or below it. Both are in the form that the proxy compares. */
export function coversHost(wide: string, host: string): boolean {
  if (wide === host) return true;
  // Nothing is below an address.
  return wide.startsWith('*.') && !isAddress(host) && host.replace(/^\*/, '').endsWith(wide.slice(1));
}

function isAddress(host: string): boolean {
  return isIpLiteral(host) || host.includes(':');
}

function findHostProblem(written: string): string | null {
  if (written === '') return 'the host is empty';
  if (written.startsWith('registry:')) {
    const name = written.slice('registry:'.length);
    return registryNames.some((known) => known === name)
      ? null
      : `there is no registry "${name}"; ${renderNearest(name, registryNames)}`;
  }
  if (written.includes('://')) return 'a host is written without a scheme; use "scheme" for it';
  if (written.includes('@')) return 'a host is written without a user';
  if (/[/?#\\]/.test(written)) return 'a host is written without a path';
  if (written === '*') return 'name the hosts; "*" alone would be all of them';
  const name = written.startsWith('*.') ? written.slice(2) : written;
  if (name.includes('*')) return 'only a leading "*." matches other names';
  const canonical = readCanonicalHost(name);
  if (canonical === null)
    return /:\d+$/.test(name) && !name.startsWith('[')
      ? 'a host is written without a port; use "port" for it'
      : 'this is no host that a URL could name';
  if (name !== written && isIpLiteral(canonical)) return 'nothing is below an IP address';
  if (name !== written && !canonical.includes('.')) return `"${written}" would be every name of a top-level domain`;
  return null;
}
