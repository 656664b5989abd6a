import * as z from 'zod';
import type { Recorded } from '../../../core/recorded.ts';
import { listOf, optional, strictObject } from '../../../core/schema-parts.ts';
import type { NetworkGrant } from '../../../core/types/network.ts';
import { hostText, readHostName, readRegistryName } from './net-host.ts';
import { listRegistryAddresses, splitAddress, type Registries } from './registry-addresses.ts';

export const portNumber = z
  .int('must be a whole number')
  .min(1, 'a port is at least 1')
  .max(65_535, 'a port is at most 65535');

/** A host without `registry:`, to which a port may be added. */
const named = hostText.refine((host) => readRegistryName(host) === null, 'a registry has its own ports');

/** `HOST` or `HOST:PORT`. */
export const addressText = z.string().refine((written) => {
  const { host, port } = splitAddress(written);
  return named.safeParse(host).success && portNumber.safeParse(port).success;
}, 'this is no host, or host and port');

/** `HOST`, `HOST:PORT`, `*.HOST`, `registry:NAME`, or an object for several ports or a private address. */
const hostEntry = z.union([
  hostText,
  addressText,
  strictObject({
    host: named.describe('A host name; `*.` in front matches its subdomains.'),
    port: optional(z.union([portNumber, z.array(portNumber).min(1, 'the list is empty')]), 'Its port, or ports.'),
    private: optional(z.literal(true, 'private takes only true'), '`true`: the host may have a private address.'),
  }),
]);

/** The one way to write hosts that are opened: in a rule, in `sandbox.network`, for a server and for a tool. */
export const hostEntries = z.array(hostEntry);

export type HostEntries = z.output<typeof hostEntries>;

/** The ports of an entry that names none. */
export const usualPorts = [80, 443];

/**
 * The opened hosts and ports without duplicates, each with the rule name that the record shows for it. A registry whose hosts the policy names may have
 * private addresses.
 */
export function readHostEntries(
  entries: Recorded<typeof hostEntries>,
  rule: string,
  registries: Registries,
): readonly NetworkGrant[] {
  const grants = entries.flatMap((entry) => readEntry(entry, registries)).map((grant) => ({ ...grant, rule }));
  return [...new Map(grants.map((grant) => [renderGrantKey(grant), grant])).values()];
}

/** Grants in the form of a policy file. */
export function renderHostEntries(grants: readonly NetworkGrant[]): HostEntries {
  return grants.map(({ host, port, private: isPrivate }) => ({
    host: host.includes(':') ? `[${host}]` : host,
    port,
    ...(isPrivate && { private: true as const }),
  }));
}

function renderGrantKey({ host, port, private: isPrivate }: Omit<NetworkGrant, 'rule'>): string {
  return `${host} ${port} ${isPrivate}`;
}

function readEntry(entry: Recorded<typeof hostEntries>[number], registries: Registries): Omit<NetworkGrant, 'rule'>[] {
  if (typeof entry !== 'string') {
    const { host, port = usualPorts, private: isPrivate = false } = entry;
    return listOf<number>(port).map((one) => ({ host: readHostName(host), port: one, private: isPrivate }));
  }
  const registry = readRegistryName(entry);
  if (registry !== null)
    return listRegistryAddresses(registry, registries).map((address) => {
      const { host, port } = splitAddress(address);
      return { host: readHostName(host), port, private: registries.has(registry) };
    });
  const { host, port } = splitAddress(entry);
  const ports = host === entry ? usualPorts : [port];
  return ports.map((one) => ({ host: readHostName(host), port: one, private: false }));
}
