import { readCanonicalHost } from '../decide/hosts/net-host.ts';
import { listRegistryAddresses, splitAddress, type Registries } from '../decide/hosts/registry-addresses.ts';
import { listOf } from '../../core/schema-parts.ts';
import type { RuleFile } from '../decide/rule-file.ts';

const prefix = 'registry:';

/**
 * Adds the hosts of `registry:NAME`, so that the resolved policy states where a run may connect. The name itself matches the connections of a
 * package manager.
 */
export function expandRegistries(rule: RuleFile, registries: Registries): RuleFile {
  const when = expandConditions(rule.when, registries);
  const unless = rule.unless === undefined ? undefined : expandConditions(rule.unless, registries);
  if (when === rule.when && unless === rule.unless) return rule;
  return { ...rule, when, ...(unless !== undefined && { unless }) };
}

function expandConditions(conditions: RuleFile['when'], registries: Registries): RuleFile['when'] {
  const net = conditions['net'] as { readonly host?: string | readonly string[] } | undefined;
  if (net?.host === undefined) return conditions;
  const written = listOf<string>(net.host);
  if (!written.some((host) => host.startsWith(prefix))) return conditions;
  const hosts = written.flatMap((host) => {
    const known = host.startsWith(prefix) ? listRegistryAddresses(host.slice(prefix.length), registries) : [];
    const valid = known.flatMap((address) => readCanonicalHost(splitAddress(address).host) ?? []);
    return [host, ...valid];
  });
  return { ...conditions, net: { ...net, host: [...new Set(hosts)] } };
}
