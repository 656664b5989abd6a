import type { CompiledPolicy } from '../layers/compiled-policy.ts';
import { readCanonicalHost } from './net-host.ts';
import { splitAddress, type Registries } from './registry-addresses.ts';
import { listOf } from './schema-parts.ts';
import type { RuleFile } from './schema.ts';

const prefix = 'registry:';

/**
 * Adds the configured hosts of the user to `registry:NAME`, so that the resolved policy states where a run may connect. The name itself matches the
 * connections of a package manager. If its hosts are not known, it opens no host, and a denial of it may match any host.
 */
export function expandRegistries(rule: RuleFile, registries: Registries): RuleFile {
  const when = expandConditions(rule.when, registries);
  const unless = rule.unless === undefined ? undefined : expandConditions(rule.unless, registries);
  if (when === rule.when && unless === rule.unless) return rule;
  return { ...rule, when, ...(unless !== undefined && { unless }) };
}

/** Names of the registries whose hosts a policy, or one of its profiles, still lacks. */
export function listRegistries(policy: { readonly compiled: CompiledPolicy }): string[] {
  const { rules, profiles } = policy.compiled;
  const all = [...rules, ...profiles.flatMap((profile) => profile.policy.rules)];
  const hosts = all.flatMap(({ written }) =>
    [written.when, written.unless ?? {}].flatMap((conditions) => {
      const net = conditions['net'] as { readonly host?: string | readonly string[] } | undefined;
      return net?.host === undefined ? [] : listOf<string>(net.host);
    }),
  );
  return [...new Set(hosts.filter((host) => host.startsWith(prefix)).map((host) => host.slice(prefix.length)))];
}

function expandConditions(conditions: RuleFile['when'], registries: Registries): RuleFile['when'] {
  const net = conditions['net'] as { readonly host?: string | readonly string[] } | undefined;
  if (net?.host === undefined) return conditions;
  const written = listOf<string>(net.host);
  if (!written.some((host) => host.startsWith(prefix))) return conditions;
  const hosts = written.flatMap((host) => {
    const known = host.startsWith(prefix) ? (registries.get(host.slice(prefix.length)) ?? []) : [];
    const valid = known.flatMap((address) => readCanonicalHost(splitAddress(address).host) ?? []);
    return [host, ...valid];
  });
  return { ...conditions, net: { ...net, host: [...new Set(hosts)] } };
}
