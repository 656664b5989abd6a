import { isAllowed } from '../core/decision.ts';
import type { NetworkRule, SandboxPolicy } from '../core/policy.ts';
import type { CompiledPolicy } from './compiled-policy.ts';
import { defaultPorts, defaultSchemes, type NetCondition } from './matchers/net.ts';
import type { Rule } from './rule.ts';
import { listOf } from './schema-parts.ts';

/** Lists the connections that commands may make and those that they may not. What a list of hosts cannot say is left to the single call. */
export function createNetworkPolicy(
  policy: CompiledPolicy,
  holds: (rule: Rule, as: 'grant' | 'restriction') => boolean,
): SandboxPolicy['network'] {
  const rules = policy.rules.filter(({ binds, audit }) => binds === 'connect' && !audit);
  return {
    allow: rules
      // What an exception takes away again is not worked out here, so such a rule gives nothing.
      .filter(
        (rule) => isAllowed(rule.decision) && rule.perRun === null && rule.unless === null && holds(rule, 'grant'),
      )
      .flatMap((rule) => listGranted(readNet(rule))),
    deny: rules
      .filter((rule) => !isAllowed(rule.decision) && holds(rule, 'restriction'))
      .map((rule) => readRefused(readNet(rule))),
  };
}

/** The network of a policy that another narrows: both have to allow a connection, in the same words. */
export function narrowNetwork(
  wide: SandboxPolicy['network'],
  narrow: SandboxPolicy['network'],
  type: 'complete' | 'restricting',
): SandboxPolicy['network'] {
  const known = new Set(narrow.allow.map((rule) => JSON.stringify(rule)));
  return {
    allow: type === 'restricting' ? wide.allow : wide.allow.filter((rule) => known.has(JSON.stringify(rule))),
    deny: [...wide.deny, ...narrow.deny],
  };
}

// One entry for each host and scheme, since the ports that hold without a word are the scheme's.
function listGranted({ host, scheme, port }: NetCondition): NetworkRule[] {
  const schemes = scheme === undefined ? defaultSchemes : listOf<string>(scheme);
  const hosts = listOf<string>(host ?? []).filter((name) => !name.startsWith('registry:'));
  return hosts.flatMap((name) =>
    schemes.flatMap((one) => {
      const usual = defaultPorts.get(one);
      const ports = port === undefined ? (usual === undefined ? [] : [usual]) : listOf(port);
      return ports.length === 0 ? [] : [{ hosts: [name], schemes: [one], ports }];
    }),
  );
}

function readRefused({ host, scheme, port }: NetCondition): NetworkRule {
  const hosts = host === undefined ? null : listOf<string>(host);
  return {
    // A registry without known hosts may be any host.
    hosts: hosts?.some((name) => name.startsWith('registry:')) === true ? null : hosts,
    schemes: scheme === undefined ? null : listOf<string>(scheme),
    ports: port === undefined ? null : listOf(port),
  };
}

function readNet(rule: Rule): NetCondition {
  return rule.written.when['net'] as NetCondition;
}
