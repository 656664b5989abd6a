import type { NetworkSettings } from '../../core/ports/policy-settings.ts';
import { readHostName } from '../decide/hosts/open-hosts.ts';
import * as z from 'zod';
import type { NetworkGrant } from '../../core/types/network.ts';
import { registryNames, splitAddress } from '../decide/hosts/registry-addresses.ts';
import { hostText, isIpLiteral } from '../decide/hosts/net-host.ts';
import { listOf, strictObject } from '../../core/schema-parts.ts';

const port = z.int('must be a whole number').min(1, 'a port is at least 1').max(65_535, 'a port is at most 65535');

const openHost = hostText.refine((host) => !host.startsWith('registry:'), {
  error: 'a registry is opened by a rule: when: { net: { host: … } }',
});

/** `HOST` or `HOST:PORT`. */
const registryAddress = z
  .string()
  .refine((address) => hostText.safeParse(splitAddress(address).host).success, 'this is no host, or host and port');

const opened = z.union([
  openHost,
  strictObject({
    host: openHost.describe('A host name; `*.` in front matches its subdomains.'),
    port: z
      .union([port, z.array(port).min(1, 'the list is empty')])
      .optional()
      .describe('Its port.'),
    private: z
      .literal(true, 'private takes only true')
      .optional()
      .describe('`true`: the host may have a private address.'),
  }),
]);

/** A list of opened hosts. */
export const networkHosts = z.array(opened);

const networkShape = strictObject({
  allow: networkHosts
    .optional()
    .describe(
      'Hosts that every command may reach through the proxy, contained ones too, and every request of the harness. Needs `acknowledge`.',
    ),
  setup: networkHosts
    .optional()
    .describe('Hosts that only the run’s `setup` command may reach, before the model starts.'),
  forward: z.array(port).optional().describe('Ports of the runner that commands find on their own loopback.'),
  registries: z
    .partialRecord(z.enum(registryNames), z.array(registryAddress).min(1, 'the list is empty'))
    .optional()
    .describe('The hosts of `registry:NAME` instead of the public ones, by name.'),
  acknowledge: z
    .literal('executes-workspace')
    .optional()
    .describe(
      'The author knows that code which the agent can write reaches the hosts of `allow`, and those of `setup`, which runs again if the patch changes dependencies: all that the run can read may leave to them.',
    ),
});

/** `sandbox.network`: hosts that every command may reach, and ports of the machine's loopback. */
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
type WrittenHosts = z.output<typeof networkHosts>;

const usualPorts = [80, 443];
const ownRule = 'sandbox-network';

/** Joins the network settings of several layers. */
export function mergeNetwork(all: readonly (Written | undefined)[]): NetworkSettings {
  const written = all.filter((one) => one !== undefined);
  return {
    allow: readNetworkGrants(
      written.flatMap(({ allow = [] }) => allow),
      ownRule,
    ),
    setup: readNetworkGrants(
      written.flatMap(({ setup = [] }) => setup),
      ownRule,
    ),
    forward: [...new Set(written.flatMap(({ forward = [] }) => forward))],
    registries: new Map(written.flatMap(({ registries = {} }) => Object.entries(registries))),
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
    acknowledged: wide.acknowledged && narrow.acknowledged,
  };
}

/** The settings in the form of a policy file. Returns null if nothing is open. */
export function renderNetwork(settings: NetworkSettings): Written | null {
  const { allow, setup, forward, registries, acknowledged } = settings;
  if (allow.length === 0 && setup.length === 0 && forward.length === 0 && registries.size === 0 && !acknowledged)
    return null;
  return {
    ...(allow.length > 0 && { allow: renderNetworkGrants(allow) }),
    ...(setup.length > 0 && { setup: renderNetworkGrants(setup) }),
    ...(forward.length > 0 && { forward: [...forward] }),
    ...(registries.size > 0 && {
      registries: Object.fromEntries([...registries].map(([name, hosts]) => [name, [...hosts]])),
    }),
    ...(acknowledged && { acknowledge: 'executes-workspace' as const }),
  };
}

/** Grants in the form of a policy file. */
export function renderNetworkGrants(grants: readonly NetworkGrant[]): WrittenHosts {
  return grants.map(renderOpened);
}

function renderOpened(grant: NetworkGrant): Exclude<WrittenHosts[number], string> {
  return {
    host: isIpLiteral(`[${grant.host}]`) && grant.host.includes(':') ? `[${grant.host}]` : grant.host,
    port: grant.port,
    ...(grant.private && { private: true as const }),
  };
}

/** The opened hosts and ports without duplicates, each with the rule name that the record shows for it. */
export function readNetworkGrants(written: WrittenHosts, rule: string): readonly NetworkGrant[] {
  const grants = written.flatMap((one) => readGrants(one, rule));
  return [...new Map(grants.map((grant) => [renderGrant(grant), grant])).values()];
}

function intersect(wide: readonly NetworkGrant[], narrow: readonly NetworkGrant[]): readonly NetworkGrant[] {
  const known = new Set(narrow.map(renderGrant));
  return wide.filter((grant) => known.has(renderGrant(grant)));
}

function readGrants(written: WrittenHosts[number], rule: string): NetworkGrant[] {
  const {
    host,
    port: ports = usualPorts,
    private: isPrivate = false,
  } = typeof written === 'string' ? { host: written } : written;
  return listOf<number>(ports).map((one) => ({
    host: readHostName(host),
    port: one,
    private: isPrivate,
    rule,
  }));
}

function renderGrant({ host, port: of, private: isPrivate }: NetworkGrant): string {
  return `${host} ${of} ${isPrivate}`;
}
