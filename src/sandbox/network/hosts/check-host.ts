import { lookup } from 'node:dns/promises';
import {
  coversHost,
  createDecision,
  isAddress,
  refusalReasons,
  type ConnectionDecision,
  type NetworkDenial,
  type NetworkGrant,
} from '../../../core/types/network.ts';
import { readHost } from './host-name.ts';
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
  const isGranted = rules.granted.some((grant) => coversHost(grant.host, host) && grant.port === port);
  const denial = rules.deny.find(
    ({ hosts, ports, holds }) =>
      !(holds === 'unless-granted' && isGranted) &&
      (hosts === null || hosts.some((written) => coversHost(written, host))) &&
      (ports === null || ports.includes(port)),
  );
  if (denial !== undefined) return refuse('a rule denies this host', denial.rule);
  const named = rules.allow.filter((grant) => coversHost(grant.host, host));
  if (named.length === 0) return refuse(refusalReasons.closed);
  const open = named.filter((one) => one.port === port);
  const grant = open.find((candidate) => candidate.private) ?? open[0];
  if (grant === undefined) return refuse(`the host is allowed on port ${named.map((one) => one.port).join(', ')} only`);
  const allow = (address: string): ConnectionDecision =>
    createDecision({ host, port, decision: 'allow', rule: grant.rule, address });
  // A rule that lists an address permits that address, also if it is private.
  if (isAddress(host)) return allow(host);
  let addresses: readonly string[];
  try {
    addresses = await resolve(host);
  } catch {
    return refuse(refusalReasons.unknown);
  }
  const [first] = addresses;
  if (first === undefined) return refuse(refusalReasons.unknown);
  if (!grant.private && addresses.some(isPrivateAddress)) return refuse(refusalReasons.private);
  return allow(first);
}
