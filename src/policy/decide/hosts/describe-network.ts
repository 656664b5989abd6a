import {
  describeLeaving,
  overlapHosts,
  renderPlace,
  type NetworkDenial,
  type NetworkGrant,
  coversHost,
  unproxiedHosts,
} from '../../../core/types/network.ts';
import type { NetworkSettings } from '../../../core/ports/policy-settings.ts';
import { usualPorts } from './host-entries.ts';

/** Opened hosts as text: the name alone if both usual ports are open, else each port. */
export function renderGrants(grants: readonly NetworkGrant[]): string {
  const ports = new Map<string, Set<number>>();
  for (const { host, port } of grants) ports.set(host, (ports.get(host) ?? new Set()).add(port));
  return [...ports]
    .flatMap(([host, open]) =>
      open.size === usualPorts.length && usualPorts.every((port) => open.has(port))
        ? [host]
        : [...open].map((port) => renderPlace({ host, port })),
    )
    .join(', ');
}

/**
 * True for a host by which commands reach their own loopback and not the machine's. It is no boundary: a program that does not obey NO_PROXY asks the
 * proxy, which opens the host if the policy does.
 */
export function isOwnLoopback(host: string): boolean {
  return unproxiedHosts.includes(host.toLowerCase().replace(/^\[(.*)\]$/, '$1'));
}

/** The effect of each key of `sandbox.network` that opens something, one sentence each, as check, explain and the record state it. */
export function describeNetwork({ allow, setup, forward, acknowledged }: NetworkSettings) {
  const again = acknowledged ? ', which runs again on what the agent wrote if the patch changes dependencies' : '';
  return {
    allow:
      allow.length === 0
        ? ''
        : `Every command reaches ${renderGrants(allow)}, and so do requests of the harness (sandbox.network.allow). ${describeLeaving('them')}`,
    setup: setup.length === 0 ? '' : `Only setup${again} reaches ${renderGrants(setup)} (sandbox.network.setup).`,
    forward:
      forward.length === 0
        ? ''
        : `Every command finds the port${forward.length === 1 ? '' : 's'} ${forward.join(', ')} of the machine's loopback on its own (sandbox.network.forward).`,
  };
}

/** The denials of connections that concern opened hosts. `deniesAll`: no name of the host is left. */
export function listDenied(
  grants: readonly NetworkGrant[],
  denials: readonly NetworkDenial[],
): readonly { readonly grant: NetworkGrant; readonly rule: string; readonly deniesAll: boolean }[] {
  return grants.flatMap((grant) =>
    denials
      .filter(({ hosts, ports, holds }) => {
        // Every grant of a call was granted to it.
        if (holds === 'unless-granted' && grant.rule !== 'sandbox-network') return false;
        return (
          (hosts === null || hosts.some((host) => overlapHosts(host, grant.host))) &&
          (ports === null || ports.includes(grant.port))
        );
      })
      .map(({ hosts, rule }) => ({
        grant,
        rule,
        deniesAll: hosts === null || hosts.some((host) => coversHost(host, grant.host)),
      })),
  );
}
