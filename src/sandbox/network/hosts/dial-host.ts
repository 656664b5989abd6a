import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls, getCACertificates, rootCertificates } from 'node:tls';
import { renderOrigin, type RequestUrl } from '../../../core/text/request-url.ts';
import {
  overlapHosts,
  type ConnectionDecision,
  type HostAuthority,
  type NetworkGrant,
} from '../../../core/types/network.ts';
import { ToolFailure } from '../../../core/ports/tool.ts';
import { untilAborted } from '../../../core/until-aborted.ts';
import { checkHost, type ResolveName } from './check-host.ts';

/**
 * Makes the function with which the harness connects for its own requests: with the check of the proxy of commands. The name is resolved once, and
 * the checked address is dialled. With https, resolves only after the server has proved its identity, so that no byte of a request reaches another
 * host. The authorities count for their own hosts alone. Rejects with `ToolFailure` if the grants do not allow the host, and with the reason if the
 * connection fails or the signal aborts.
 */
export function createDialer({
  resolve,
  authorities,
}: {
  readonly resolve: ResolveName;
  /** Certificates that are trusted for hosts besides the public ones. */
  readonly authorities: readonly HostAuthority[];
}) {
  return async (
    url: RequestUrl,
    how: {
      /** The permission of the policy for this request, so no list of denials is needed. */
      readonly grants: readonly NetworkGrant[];
      readonly onDecision: (decision: ConnectionDecision) => void;
      readonly signal: AbortSignal;
    },
  ): Promise<Socket> => {
    const { grants, signal } = how;
    signal.throwIfAborted();
    const decision = await untilAborted(checkHost(url, { allow: grants, deny: [], granted: grants }, resolve), signal);
    how.onDecision(decision);
    if (decision.decision === 'deny')
      throw new ToolFailure(`${renderOrigin(url)} is not requested: ${decision.reason}`);
    return dial(url.scheme, decision, authorities, signal);
  };
}

async function dial(
  scheme: RequestUrl['scheme'],
  { host, address, port }: ConnectionDecision,
  authorities: readonly HostAuthority[],
  signal: AbortSignal,
): Promise<Socket> {
  const trusted = authorities.filter((authority) => overlapHosts(authority.host, host));
  const socket =
    scheme === 'http'
      ? connect({ host: address, port })
      : connectTls({
          host: address,
          port,
          // SNI takes names only. A certificate for an address is compared with `host`.
          ...(isIP(host) === 0 && { servername: host }),
          // Set explicitly, so that no environment variable can change it.
          rejectUnauthorized: true,
          ...(trusted.length > 0 && { ca: [...readKnown(), ...trusted.map(({ certificates }) => certificates)] }),
          minVersion: 'TLSv1.2',
          ALPNProtocols: ['http/1.1'],
        });
  const connected = new Promise<Socket>((resolve, reject) => {
    socket.once(scheme === 'http' ? 'connect' : 'secureConnect', () => resolve(socket));
    socket.on('error', reject);
  });
  try {
    return await untilAborted(connected, signal);
  } catch (thrown) {
    socket.destroy();
    throw thrown;
  }
}

// `ca` replaces the authorities that Node trusts, among them the authorities of NODE_EXTRA_CA_CERTS, which only Node 22.15 and later list.
function readKnown(): readonly string[] {
  const read = getCACertificates as typeof getCACertificates | undefined;
  return read?.('default') ?? rootCertificates;
}
