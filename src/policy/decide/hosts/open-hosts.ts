import type { ConnectAccess } from '../../../core/types/access.ts';
import type { NetworkGrant } from '../../../core/types/network.ts';
import type { NetworkSettings } from '../../../core/ports/policy-settings.ts';
import { listRegistryAddresses, splitAddress, type Registries } from './registry-addresses.ts';
import { coversHost, parseHostPattern, readCanonicalHost, readRegistryName } from './net-host.ts';

/** True for a connection that every command may make. */
export function isOpen({ allow }: NetworkSettings, access: ConnectAccess): boolean {
  const host = readProxyHost(access.host);
  return host !== null && allow.some((grant) => grant.port === access.port && coversHost(grant.host, host));
}

/**
 * The grants that an allowed connection of a call opens for that call. The hosts that a policy names for a registry may be private.
 */
export function grantConnection(access: ConnectAccess, rule: string, registries: Registries): NetworkGrant[] {
  const registry = readRegistryName(access.host);
  if (registry !== null)
    return listRegistryAddresses(registry, registries).flatMap((address) => {
      const { host, port: of } = splitAddress(address);
      const name = readProxyHost(host);
      return name === null ? [] : [{ host: name, port: of, private: registries.has(registry), rule }];
    });
  const host = readProxyHost(access.host);
  return host === null ? [] : [{ host, port: access.port, private: false, rule }];
}

// In the form that the proxy compares: an address without brackets.
function readProxyHost(written: string): string | null {
  return readCanonicalHost(written)?.replace(/^\[(.*)\]$/, '$1') ?? null;
}

/** A host in the form that the proxy compares: names in lower case, addresses without brackets. */
export function readHostName(written: string): string {
  const pattern = parseHostPattern(written);
  if (pattern.type === 'below') return `*${pattern.suffix}`;
  return pattern.type === 'host' ? pattern.host.replace(/^\[(.*)\]$/, '$1') : '';
}
