import { isAllowed } from '../../core/types/decision.ts';
import type { NetworkDenial, NetworkPolicy } from '../../core/types/network.ts';
import type { CompiledPolicy } from '../layers/compiled-policy.ts';
import type { NetCondition } from '../rules/matchers/net.ts';
import { readHostName, type NetworkSettings } from '../file/network-settings.ts';
import type { Rule } from '../rules/rule.ts';
import { listOf } from '../file/schema-parts.ts';

/** The connections that rules deny to what they may hold for, whatever is open. */
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
 * The network of a run's commands: what `sandbox.network` opens to all of them, and what rules deny to any. What a `net` rule allows belongs
 * to the single call that names the host. Null where neither opens anything: then there is no way out at all.
 */
export function createNetworkPolicy(
  policies: readonly CompiledPolicy[],
  { allow, setup, forward }: NetworkSettings,
  mayHold: (policy: CompiledPolicy, rule: Rule) => boolean,
): NetworkPolicy | null {
  const rules = policies.flatMap((policy) =>
    policy.rules.filter(({ binds, audit }) => binds === 'connect' && !audit).map((rule) => ({ policy, rule })),
  );
  // The first is the policy itself; those that narrow it open nothing.
  const opens =
    allow.length > 0 ||
    setup.length > 0 ||
    forward.length > 0 ||
    rules.some(
      ({ policy, rule }) =>
        policy === policies[0] && (isAllowed(rule.decision) || rule.decision === 'escalate') && mayHold(policy, rule),
    );
  if (!opens) return null;
  return { allow, setup, forward, deny: listConnectionDenials(policies, mayHold) };
}

// The proxy sees no scheme: a denial of one is a denial of all that it could be.
function readDenial(rule: Rule): NetworkDenial {
  const { host, port } = rule.written.when['net'] as NetCondition;
  const hosts = host === undefined ? null : listOf<string>(host);
  return {
    // A registry without known hosts may be any host.
    hosts: hosts === null || hosts.some((name) => name.startsWith('registry:')) ? null : hosts.map(readHostName),
    ports: port === undefined ? null : listOf(port),
    rule: rule.id,
    holds: rule.decision === 'explain' || rule.decision === 'escalate' ? 'unless-granted' : 'always',
  };
}
