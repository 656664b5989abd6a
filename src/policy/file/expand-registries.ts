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
  return {
    ...rule,
    when: expandConditions(rule.when, registries),
    ...(rule.unless !== undefined && { unless: expandConditions(rule.unless, registries) }),
  };
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
  const hosts = listOf<string>(net.host).flatMap((written) => {
    const known = written.startsWith(prefix) ? (registries.get(written.slice(prefix.length)) ?? []) : [];
    const valid = known.flatMap((address) => readCanonicalHost(splitAddress(address).host) ?? []);
    return [written, ...valid];
  });
  return { ...conditions, net: { ...net, host: [...new Set(hosts)] } };
}
