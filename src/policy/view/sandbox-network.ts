import { isAllowed } from '../../core/types/decision.ts';
import type { NetworkDenial, NetworkPolicy } from '../../core/types/network.ts';
import type { CompiledPolicy } from '../decide/compiled-policy.ts';
import type { NetCondition } from '../decide/matchers/net.ts';
import { readHostName, type NetworkSettings } from '../decide/hosts/open-hosts.ts';
import type { Rule } from '../decide/rule.ts';
import { listOf } from '../../core/schema-parts.ts';

/** The connections that rules deny to the commands or servers for which they may apply, even if the host is open. */
export function listConnectionDenials(
  policies: readonly CompiledPolicy[],
  mayHold: (policy: CompiledPolicy, rule: Rule) => boolean,
): readonly NetworkDenial[] {
  return policies.flatMap((policy) =>
    policy.rules
      .filter((rule) => rule.binds === 'connect' && !rule.audit && !isAllowed(rule.decision) && mayHold(policy, rule))
      .map(readDenial),
  );
}

/**
 * The network of a run's commands: the hosts that `sandbox.network` opens to all of them, and the hosts that rules deny to any of them. The `hosts` of
 * a command rule are opened only for the calls that it allows, and a `net` rule only for the retry of a call whose connection was refused. Returns null if nothing can be opened: then the commands have no network at all.
 */
export function createNetworkPolicy(
  policies: readonly CompiledPolicy[],
  { allow, setup, forward, acknowledged }: NetworkSettings,
  mayHold: (policy: CompiledPolicy, rule: Rule) => boolean,
): NetworkPolicy | null {
  const rules = policies.flatMap((policy) =>
    policy.rules
      .filter(({ binds, hosts, audit }) => (binds === 'connect' || hosts.length > 0) && !audit)
      .map((rule) => ({ policy, rule })),
  );
  // The first policy is the policy itself. The policies that narrow it open nothing.
  const opens =
    allow.length > 0 ||
    setup.length > 0 ||
    forward.length > 0 ||
    [...(policies[0]?.toolHosts.values() ?? [])].some(({ hosts }) => hosts.length > 0) ||
    rules.some(
      ({ policy, rule }) =>
        policy === policies[0] && (isAllowed(rule.decision) || rule.decision === 'escalate') && mayHold(policy, rule),
    );
  if (!opens) return null;
  return { allow, setup, forward, acknowledged, deny: listConnectionDenials(policies, mayHold) };
}

// The proxy does not see the scheme, so a denial of one scheme denies every scheme of that host and port.
function readDenial(rule: Rule): NetworkDenial {
  const { host, port } = rule.written.when['net'] as NetCondition;
  const hosts = host === undefined ? null : listOf<string>(host);
  return {
    // A layer may name other hosts for a registry than the one that denies it.
    hosts: hosts === null || hosts.some((name) => name.startsWith('registry:')) ? null : hosts.map(readHostName),
    ports: port === undefined ? null : listOf(port),
    rule: rule.id,
    holds: rule.decision === 'explain' || rule.decision === 'escalate' ? 'unless-granted' : 'always',
  };
}
