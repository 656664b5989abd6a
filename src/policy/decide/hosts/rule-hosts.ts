import * as z from 'zod';
import { strictObject } from '../../../core/schema-parts.ts';
import type { NetworkGrant } from '../../../core/types/network.ts';
import { hostText, readRegistryName } from './net-host.ts';
import { readHostName } from './open-hosts.ts';
import { listRegistryAddresses, splitAddress, type Registries } from './registry-addresses.ts';

const port = z.int('must be a whole number').min(1, 'a port is at least 1').max(65_535, 'a port is at most 65535');

/** A host without `registry:`, to which a port may be added. */
const named = hostText.refine((host) => readRegistryName(host) === null, 'a registry has its own ports');

/** `HOST`, `HOST:PORT`, `*.HOST`, `registry:NAME`, or an object for a host with a private address. */
const ruleHost = z.union([
  hostText,
  z.string().refine((written) => {
    const { host, port: of } = splitAddress(written);
    return host !== written && named.safeParse(host).success && port.safeParse(of).success;
  }, 'this is no host, or host and port'),
  strictObject({
    host: named.describe('A host name; `*.` in front matches its subdomains.'),
    port: port.optional().describe('Its port.'),
    private: z
      .literal(true, 'private takes only true')
      .optional()
      .describe('`true`: the host may have a private address.'),
  }),
]);

/** `hosts` of a command rule: the hosts that a call reaches which the rule allows. */
export const ruleHosts = z.array(ruleHost).min(1, 'the list is empty');

export type RuleHosts = z.output<typeof ruleHosts>;

const usualPorts = [80, 443];

/** The grants of a rule's hosts. A registry whose hosts the policy names may have private addresses. */
export function readRuleHosts(hosts: RuleHosts, rule: string, registries: Registries): readonly NetworkGrant[] {
  return hosts.flatMap((written): readonly NetworkGrant[] => {
    if (typeof written !== 'string') {
      const { host, port: of, private: isPrivate = false } = written;
      return (of === undefined ? usualPorts : [of]).map((one) => ({
        host: readHostName(host),
        port: one,
        private: isPrivate,
        rule,
      }));
    }
    const registry = readRegistryName(written);
    if (registry !== null)
      return listRegistryAddresses(registry, registries).map((address) => {
        const { host, port: of } = splitAddress(address);
        return { host: readHostName(host), port: of, private: registries.has(registry), rule };
      });
    const address = splitAddress(written);
    const ports = address.host === written ? usualPorts : [address.port];
    return ports.map((one) => ({ host: readHostName(address.host), port: one, private: false, rule }));
  });
}
