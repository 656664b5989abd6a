import type { NetworkSettings } from '../../core/ports/policy-settings.ts';
import { readHostName } from '../decide/hosts/open-hosts.ts';
import * as z from 'zod';
import { strictObject } from '../../core/schema-parts.ts';
import type { HostAuthority, NetworkGrant } from '../../core/types/network.ts';
import {
  hostEntries,
  portNumber,
  readHostEntries,
  renderGrantKey,
  renderHostEntries,
} from '../decide/hosts/host-entries.ts';
import { registryNames, splitAddress, type Registries } from '../decide/hosts/registry-addresses.ts';
import { hostText, readRegistryName } from '../decide/hosts/net-host.ts';

/** `HOST` or `HOST:PORT`. */
const registryAddress = z
  .string()
  .refine((address) => hostText.safeParse(splitAddress(address).host).success, 'this is no host, or host and port');

const authorityHost = hostText.refine(
  (host) => readRegistryName(host) === null,
  'name the host; the hosts of a registry are in sandbox.network.registries',
);

const networkShape = strictObject({
  allow: hostEntries
    .optional()
    .describe(
      'Hosts that every command may reach through the proxy, contained ones too, and every request of the harness. Needs `acknowledge`.',
    ),
  setup: hostEntries.optional().describe('Hosts that only the run’s `setup` command may reach.'),
  forward: z.array(portNumber).optional().describe('Ports of the runner that commands find on their own loopback.'),
  registries: z
    .partialRecord(z.enum(registryNames), z.array(registryAddress).min(1, 'the list is empty'))
    .optional()
    .describe('The hosts of `registry:NAME` instead of the public ones, by name.'),
  authorities: z
    .record(authorityHost, z.string().min(1, 'the text is empty'))
    .optional()
    .describe(
      'Certificates that are trusted for a host besides the public ones, by the host (`*.` in front for its subdomains): a file next to the policy, from the same commit, or the text of a PEM file.',
    ),
  acknowledge: z
    .literal('executes-workspace')
    .optional()
    .describe(
      'The author knows that code which the agent can write reaches the hosts of `allow`, and those of `setup`, which runs again if the patch changes dependencies: all that the run can read may leave to them.',
    ),
});

/** `sandbox.network`: the hosts and ports that commands reach without a rule about them, and what names of hosts mean. */
export const networkSettings = networkShape.superRefine(({ allow = [], acknowledge }, context) => {
  if (allow.length > 0 && acknowledge === undefined)
    context.addIssue({
      code: 'custom',
      path: ['allow'],
      input: allow,
      message:
        'sandbox.network.allow opens these hosts to every command, so code that the agent writes can send them all that the run can read',
      params: {
        hint: 'Add `acknowledge: executes-workspace` next to allow, or write the hosts into the rules of single commands, as `hosts: [HOST]`.',
      },
    });
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

/** The hosts and ports that both settings open. */
export function narrowNetwork(wide: NetworkSettings, narrow: NetworkSettings): NetworkSettings {
  return {
    allow: intersect(wide.allow, narrow.allow),
    setup: intersect(wide.setup, narrow.setup),
    forward: wide.forward.filter((one) => narrow.forward.includes(one)),
    registries: wide.registries,
    authorities: wide.authorities,
    acknowledged: wide.acknowledged && narrow.acknowledged,
  };
}

/** The settings in the form of a policy file. Returns null if nothing is open. */
export function renderNetwork(settings: NetworkSettings): Written | null {
  const { allow, setup, forward, registries, authorities, acknowledged } = settings;
  const written: Written = {
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
  return Object.keys(written).length === 0 ? null : written;
}

function intersect(wide: readonly NetworkGrant[], narrow: readonly NetworkGrant[]): readonly NetworkGrant[] {
  const known = new Set(narrow.map(renderGrantKey));
  return wide.filter((grant) => known.has(renderGrantKey(grant)));
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
