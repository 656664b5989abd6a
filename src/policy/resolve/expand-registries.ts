import { readCanonicalHost, readRegistryName } from '../decide/hosts/net-host.ts';
import { listRegistryAddresses, splitAddress, type Registries } from '../decide/hosts/registry-addresses.ts';
import { listOf } from '../../core/schema-parts.ts';
import { historyKeys } from '../decide/rule.ts';
import type { RuleFile } from '../decide/rule-file.ts';

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

function expandConditions(written: RuleFile['when'], registries: Registries): RuleFile['when'] {
  let conditions = written;
  for (const key of historyKeys) {
    const earlier = written[key] as RuleFile['when'] | undefined;
    const expanded = earlier === undefined ? undefined : expandConditions(earlier, registries);
    if (expanded !== earlier) conditions = { ...conditions, [key]: expanded };
  }
  const net = conditions['net'] as { readonly host?: string | readonly string[] } | undefined;
  if (net?.host === undefined) return conditions;
  const listed = listOf<string>(net.host);
  if (listed.every((host) => readRegistryName(host) === null)) return conditions;
  const hosts = listed.flatMap((host) => {
    const name = readRegistryName(host);
    const known = name === null ? [] : listRegistryAddresses(name, registries);
    const valid = known.flatMap((address) => readCanonicalHost(splitAddress(address).host) ?? []);
    return [host, ...valid];
  });
  return { ...conditions, net: { ...net, host: [...new Set(hosts)] } };
}
