import { lookup } from 'node:dns/promises';
import {
  createDecision,
  refusalReasons,
  type ConnectionDecision,
  type NetworkDenial,
  type NetworkGrant,
} from '../../../core/types/network.ts';
import { readHost, type Host } from './host-name.ts';
import { isPrivateAddress } from './private-address.ts';

/** Resolves to every address of a name; rejects if it has no address. */
export type ResolveName = (name: string) => Promise<readonly string[]>;

/** Resolves a name as the machine itself does, hosts file included. */
export const resolveName: ResolveName = async (name) => {
  const found = await lookup(name, { all: true, order: 'ipv4first' });
  return found.map(({ address }) => address);
};

/** The network rules for one command. A denial takes precedence. */
export interface NetworkRules {
  readonly allow: readonly NetworkGrant[];
  readonly deny: readonly NetworkDenial[];
  /** The part of `allow` that was granted to this command only. */
  readonly granted: readonly NetworkGrant[];
}

/**
 * Decides one connection and determines the address to dial, so that no name is resolved a second time. A name with at least one private
 * address is refused, because it is unknown which of its addresses a client would use.
 */
export async function checkHost(
  asked: { readonly host: string; readonly port: number },
  rules: NetworkRules,
  resolve: ResolveName,
): Promise<ConnectionDecision> {
  const { port } = asked;
  const refuse = (reason: string, rule = ''): ConnectionDecision =>
    createDecision({ host: asked.host.slice(0, 300), port, decision: 'deny', rule, reason });
  const host = readHost(asked.host);
  if (host === null) return refuse('this is not a host name or address');
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return refuse('this is not a port number');
  const isGranted = rules.granted.some((grant) => matchesHost(grant.host, host) && grant.port === port);
  const denial = rules.deny.find(
    ({ hosts, ports, holds }) =>
      !(holds === 'unless-granted' && isGranted) &&
      (hosts === null || hosts.some((written) => matchesHost(written, host))) &&
      (ports === null || ports.includes(port)),
  );
  if (denial !== undefined) return refuse('a rule denies this host', denial.rule);
  const named = rules.allow.filter((grant) => matchesHost(grant.host, host));
  if (named.length === 0) return refuse(refusalReasons.closed);
  const open = named.filter((one) => one.port === port);
  const grant = open.find((candidate) => candidate.private) ?? open[0];
  if (grant === undefined) return refuse(`the host is allowed on port ${named.map((one) => one.port).join(', ')} only`);
  const allow = (address: string): ConnectionDecision => {
    const name = host.type === 'name' ? host.name : host.address;
    return createDecision({ host: name, port, decision: 'allow', rule: grant.rule, address });
  };
  // A rule that lists an address permits that address, also if it is private.
  if (host.type === 'address') return allow(host.address);
  let addresses: readonly string[];
  try {
    addresses = await resolve(host.name);
  } catch {
    return refuse(refusalReasons.unknown);
  }
  const [first] = addresses;
  if (first === undefined) return refuse(refusalReasons.unknown);
  if (!grant.private && addresses.some(isPrivateAddress)) return refuse(refusalReasons.private);
  return allow(first);
}

function matchesHost(written: string, host: Host): boolean {
  if (host.type === 'address') return readAddress(written) === host.address;
  if (written.startsWith('*.')) return host.name.endsWith(written.slice(1)) && host.name.length > written.length - 1;
  return written === host.name;
}

function readAddress(written: string): string | null {
  const host = readHost(written);
  return host?.type === 'address' ? host.address : null;
}
