import type { NetworkSettings } from '../../core/ports/policy-settings.ts';
import * as z from 'zod';
import { hintSeparator, optional, strictObject } from '../../core/schema-parts.ts';
import { renderNearest } from '../../core/text/nearest-name.ts';
import { type HostAuthority, coversGrant } from '../../core/types/network.ts';
import {
  addressText,
  hostEntries,
  portNumber,
  readHostEntries,
  renderHostEntries,
} from '../decide/hosts/host-entries.ts';
import { listRegistryAddresses, registryNames, type Registries } from '../decide/hosts/registry-addresses.ts';
import { hostText, readHostName, readRegistryName } from '../decide/hosts/net-host.ts';
import { meetLists } from '../decide/meet-lists.ts';

const authorityHost = hostText.refine(
  (host) => readRegistryName(host) === null,
  'name the host; the hosts of a registry are in sandbox.network.registries',
);

const networkShape = strictObject({
  allow: optional(
    hostEntries,
    'Hosts that every command may reach through the proxy, contained ones too, and every request of the harness. Needs `acknowledge`.',
  ),
  setup: optional(hostEntries, 'Hosts that only the run’s `setup` command may reach.'),
  forward: optional(z.array(portNumber), 'Ports of the runner that commands find on their own loopback.'),
  registries: optional(
    z.partialRecord(z.enum(registryNames), z.array(addressText).min(1, 'the list is empty'), {
      // The types of zod omit the issue of an unknown key.
      error: (issue) =>
        'keys' in issue
          ? (issue.keys as readonly string[]).map((key) => renderNearest(key, registryNames)).join(hintSeparator)
          : undefined,
    }),
    'The hosts of `registry:NAME` instead of the public ones, by name.',
  ),
  authorities: optional(
    z.record(authorityHost, z.string().min(1, 'the text is empty')),
    'Certificates that are trusted for a host besides the public ones, by the host (`*.` in front for its subdomains): a file next to the policy, from the same commit, or the text of a PEM file.',
  ),
  acknowledge: optional(
    z.literal('executes-workspace'),
    'The author knows that code which the agent can write reaches the hosts of `allow`, and those of `setup`, which runs again if the patch changes dependencies: all that the run can read may leave to them.',
  ),
});

/** `sandbox.network`: the hosts and ports that commands reach without a rule about them, and the meaning of names of hosts. */
export const networkSettings = networkShape.superRefine(({ allow = [], acknowledge }, context) => {
  if (allow.length === 0 || acknowledge !== undefined) return;
  const message =
    'sandbox.network.allow opens these hosts to every command, so code that the agent writes can send them all that the run can read';
  const hint =
    'Add `acknowledge: executes-workspace` next to allow, or write the hosts into the rules of single commands, as `hosts: [HOST]`.';
  context.addIssue({ code: 'custom', path: ['allow'], input: allow, message, params: { hint } });
});

type Written = z.output<typeof networkShape>;

const ownRule = 'sandbox-network';

/** The hosts that the layers name for registries. Of several layers the last one counts. */
export function mergeRegistries(all: readonly (Written | undefined)[]): Registries {
  return new Map(all.flatMap((written) => Object.entries(written?.registries ?? {})));
}

/** Joins the network settings of several layers. */
export function mergeNetwork(all: readonly (Written | undefined)[]): NetworkSettings {
  const written = all.filter((one) => one !== undefined);
  const registries = mergeRegistries(written);
  const read = (key: 'allow' | 'setup') =>
    readHostEntries(
      written.flatMap((one) => one[key] ?? []),
      ownRule,
      registries,
    );
  return {
    allow: read('allow'),
    setup: read('setup'),
    forward: [...new Set(written.flatMap(({ forward = [] }) => forward))],
    registries,
    authorities: mergeAuthorities(written),
    acknowledged: written.some(({ acknowledge }) => acknowledge !== undefined),
  };
}

/** The hosts and certificates that a policy and its floor both open and trust. The policy has the registries of the floor already. */
export function bindNetwork(own: NetworkSettings, floor: NetworkSettings): NetworkSettings {
  return { ...meetNetwork(own, floor), registries: own.registries };
}

/** What both settings open, with the public hosts of registries that a policy does not name. */
export function meetNetwork(left: NetworkSettings, right: NetworkSettings): NetworkSettings {
  return {
    allow: meetLists(left.allow, right.allow, coversGrant),
    setup: meetLists(left.setup, right.setup, coversGrant),
    forward: meetLists(left.forward, right.forward),
    registries: new Map(
      registryNames.map((name) => [name, meetLists(describeRegistry(left, name), describeRegistry(right, name))]),
    ),
    authorities: left.authorities.filter(({ host, certificates }) =>
      right.authorities.some((other) => other.host === host && other.certificates === certificates),
    ),
    acknowledged: left.acknowledged && right.acknowledged,
  };
}

// Hosts that a policy names for a registry may be private.
function describeRegistry({ registries }: NetworkSettings, name: string): readonly string[] {
  const note = registries.has(name) ? ' (may be private)' : '';
  return listRegistryAddresses(name, registries).map((address) => `${address}${note}`);
}

/** The settings in the form of a policy file. */
export function renderNetwork(settings: NetworkSettings): Written {
  const { allow, setup, forward, registries, authorities, acknowledged } = settings;
  return {
    ...(allow.length > 0 && { allow: renderHostEntries(allow) }),
    ...(setup.length > 0 && { setup: renderHostEntries(setup) }),
    ...(forward.length > 0 && { forward: [...forward] }),
    ...(registries.size > 0 && {
      registries: Object.fromEntries([...registries].map(([name, hosts]) => [name, [...hosts]])),
    }),
    ...(authorities.length > 0 && {
      authorities: Object.fromEntries(authorities.map(({ host, certificates }) => [host, certificates])),
    }),
    ...(acknowledged && { acknowledge: 'executes-workspace' as const }),
  };
}

// The layer has replaced names of files by their contents. Layers that name one host are trusted together.
function mergeAuthorities(written: readonly Written[]): readonly HostAuthority[] {
  const merged = new Map<string, Set<string>>();
  for (const [host, certificates] of written.flatMap(({ authorities = {} }) => Object.entries(authorities))) {
    const name = readHostName(host);
    merged.set(name, (merged.get(name) ?? new Set()).add(certificates));
  }
  return [...merged].map(([host, certificates]) => ({ host, certificates: [...certificates].join('') }));
}
