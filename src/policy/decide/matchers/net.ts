import * as z from 'zod';
import type { ConnectAccess } from '../../../core/types/access.ts';
import { requestMethods } from '../../../core/ports/web.ts';
import { type Intent, type Match, pickWeakest } from '../../../core/types/match.ts';
import { defineMatcher } from './matcher.ts';
import { portNumber } from '../hosts/host-entries.ts';
import { listRegistryAddresses, splitAddress, type Registries } from '../hosts/registry-addresses.ts';
import { hostText, readHostName, readProxyHost, readRegistryName } from '../hosts/net-host.ts';
import { hasValue, listOf, oneOrMore, optional, strictObject } from '../../../core/schema-parts.ts';
import { coversHost, isAddress } from '../../../core/types/network.ts';

const scheme = z.enum(['http', 'https', 'ws', 'wss', 'ftp', 'ssh', 'git', 'tcp', 'udp']);

const netSchema = strictObject({
  host: optional(
    oneOrMore(hostText),
    'A host name, `*.` in front for its subdomains, or `registry:NAME`: the hosts of a public registry, or those of `sandbox.network.registries`.',
  ),
  scheme: optional(oneOrMore(scheme), 'The scheme of the address.'),
  port: optional(z.union([portNumber, z.array(portNumber).min(1, 'the list is empty')]), 'The port.'),
  /** Only in rules about the harness's own requests: the method of a command's request is not visible. */
  method: optional(
    oneOrMore(z.enum(requestMethods)),
    'The method of a request, in rules whose `tool` names `http` or `fetchUrl` only.',
  ),
}).refine(hasValue, 'give host, scheme, port or method');

export type NetCondition = z.output<typeof netSchema>;

/** Ports that a rule without ports allows: the default ports of the schemes. */
export const defaultPorts: ReadonlyMap<string, number> = new Map([
  ['http', 80],
  ['ws', 80],
  ['https', 443],
  ['wss', 443],
]);

/** Schemes that a rule without schemes allows. */
export const defaultSchemes: readonly string[] = ['http', 'https'];

/** The ports that a condition without ports allows, as in its text. Empty for a condition with ports, and for schemes without a default port. */
export function renderDefaultPorts({ scheme: schemes, port }: NetCondition): string {
  if (port !== undefined) return '';
  const names = schemes === undefined ? defaultSchemes : listOf<string>(schemes);
  const ports = new Set(names.flatMap((name) => defaultPorts.get(name) ?? []));
  return ports.size === 0 ? '' : ` on port ${[...ports].join(' or ')}`;
}

/** `net`: hosts, schemes and ports of a connection. */
export const netMatcher = defineMatcher({
  key: 'net',
  binds: 'connect',
  schema: netSchema.describe('Connections that a command makes, and requests of `http` and `fetchUrl`.'),
  describe: (written, { registries }) => renderNet(expandHosts(written, registries)),
  compile(written, { registries }) {
    const { host } = expandHosts(written, registries);
    const hosts = host === undefined ? null : listOf(host).map(readHostName);
    const schemes = written.scheme === undefined ? null : listOf<string>(written.scheme);
    const ports = written.port === undefined ? null : listOf(written.port);
    const methods = written.method === undefined ? null : listOf<string>(written.method);
    return ({ access }, intent) => {
      if (access.type !== 'connect') return 'no';
      const { port } = access;
      const name = access.scheme.toLowerCase().replace(/:$/, '');
      // A denial without schemes or ports is about all of them.
      const isScheme =
        schemes === null ? intent === 'restrict' || defaultSchemes.includes(name) : schemes.includes(name);
      const isPort = ports === null ? intent === 'restrict' || defaultPorts.get(name) === port : ports.includes(port);
      if (!isScheme || !isPort) return 'no';
      return pickWeakest(matchHost(hosts, access.host, intent), matchMethod(methods, access, intent));
    };
  },
});

// The name of a registry stays in the list: see `matchHost`.
function expandHosts(written: NetCondition, registries: Registries): NetCondition {
  if (written.host === undefined) return written;
  const hosts = listOf(written.host).flatMap((host) => {
    const name = readRegistryName(host);
    const addresses = name === null ? [] : listRegistryAddresses(name, registries);
    return [host, ...addresses.map((address) => splitAddress(address).host)];
  });
  return { ...written, host: [...new Set(hosts)] };
}

function matchHost(hosts: readonly string[] | null, written: string, intent: Intent): Match {
  const host = readProxyHost(written);
  // Like an invalid path: it matches every denial and no allow.
  if (host === null) return intent === 'restrict' ? 'must' : 'no';
  if (hosts === null) return intent === 'grant' && isAddress(host) ? 'no' : 'must';
  if (hosts.some((known) => coversHost(known, host))) return 'must';
  // A layer may name other hosts for a registry than the one that denies it.
  return intent === 'restrict' && hosts.some((known) => readRegistryName(known) !== null) ? 'may' : 'no';
}

function matchMethod(methods: readonly string[] | null, { method }: ConnectAccess, intent: Intent): Match {
  if (methods === null) return 'must';
  // The method of a program's request is not known.
  if (method === undefined) return intent === 'restrict' ? 'may' : 'no';
  return methods.includes(method) ? 'must' : 'no';
}

function renderNet({ host, scheme: schemes, port: ports, method }: NetCondition): string {
  const parts = [
    host === undefined ? 'any host' : listOf(host).join(' or '),
    schemes === undefined ? '' : `by ${listOf<string>(schemes).join(' or ')}`,
    ports === undefined ? '' : `on port ${listOf(ports).join(' or ')}`,
  ];
  const what = method === undefined ? 'connection' : `${listOf<string>(method).join(' or ')} request`;
  return `${what} to ${parts.filter((part) => part !== '').join(' ')}`;
}
