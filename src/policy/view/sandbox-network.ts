import { createCallToDecide, isAllowed } from '../../core/types/decision.ts';
import type { NetworkDenial, NetworkPolicy } from '../../core/types/network.ts';
import { listPolicies, type CompiledPolicy, listActive } from '../decide/compiled-policy.ts';
import type { NetCondition } from '../decide/matchers/net.ts';
import { readHostName, readRegistryName } from '../decide/hosts/net-host.ts';
import { ask } from '../decide/matchers/matcher.ts';
import { varyingKeys } from '../decide/matchers/index.ts';
import { matchOthers } from '../decide/below-directory.ts';
import type { Rule } from '../decide/rule.ts';
import { listOf } from '../../core/schema-parts.ts';

/**
 * The network of a run's commands: the hosts that `sandbox.network` opens to all of them, and the hosts that rules deny to any of them. The `hosts` of
 * a command rule are opened only for the calls that it allows, and a `net` rule only for the retry of a call whose connection was refused. Profiles
 * open nothing. Returns null if nothing can be opened: then the commands have no network at all.
 */
export function createNetworkPolicy(policy: CompiledPolicy): NetworkPolicy | null {
  const { allow, setup, forward, acknowledged } = policy.network;
  const opens =
    [allow, setup, forward, ...policy.customTools.map(({ network }) => network)].some((open) => open.length > 0) ||
    listActive(policy).some(
      (rule) =>
        (rule.binds === 'connect' || rule.hosts.length > 0) &&
        (isAllowed(rule.decision) || rule.decision === 'escalate') &&
        mayConcernCommands(policy, rule),
    );
  if (!opens) return null;
  return { allow, setup, forward, acknowledged, deny: listConnectionDenials(policy, mayConcernCommands) };
}

/** The connections that rules deny to servers, even to hosts that are open to a server. */
export function listDeniedToServers(policy: CompiledPolicy): readonly NetworkDenial[] {
  return listConnectionDenials(policy, mayConcernServers);
}

function listConnectionDenials(
  policy: CompiledPolicy,
  mayConcern: (policy: CompiledPolicy, rule: Rule) => boolean,
): readonly NetworkDenial[] {
  return listPolicies(policy).flatMap((one) =>
    listActive(one)
      .filter((rule) => rule.binds === 'connect' && !isAllowed(rule.decision) && mayConcern(one, rule))
      .map(readDenial),
  );
}

// The proxy does not see the scheme, so a denial of one scheme denies every scheme of that host and port.
function readDenial(rule: Rule): NetworkDenial {
  const { host, port } = rule.written.when['net'] as NetCondition;
  const hosts = host === undefined ? null : listOf<string>(host);
  return {
    // A layer may name other hosts for a registry than the one that denies it.
    hosts: hosts === null || hosts.some((name) => readRegistryName(name) !== null) ? null : hosts.map(readHostName),
    ports: port === undefined ? null : listOf(port),
    rule: rule.id,
    holds: rule.decision === 'explain' || rule.decision === 'escalate' ? 'unless-granted' : 'always',
  };
}

function mayConcernCommands(policy: CompiledPolicy, rule: Rule): boolean {
  const tools = policy.catalogue.tools.listNames('command', 'session', 'custom');
  return tools.some((tool) => mayMatchCall(policy, rule, tool, varyingKeys));
}

// It is not known for which of its tools a server connects, so a denial for one tool applies to the whole server.
function mayConcernServers(policy: CompiledPolicy, rule: Rule): boolean {
  if (rule.toolNames?.some((name) => name.startsWith('mcp.') || name.includes('*')) === false) return false;
  return mayMatchCall(policy, rule, policy.catalogue.tools.pickName('command'), new Set([...varyingKeys, 'tool']));
}

function mayMatchCall(policy: CompiledPolicy, rule: Rule, tool: string, ignored: ReadonlySet<string>): boolean {
  const call = createCallToDecide({ tool, accesses: [], args: null });
  return matchOthers(rule, ask(call, { type: 'none' }, policy.facts), ignored).when !== 'no';
}
