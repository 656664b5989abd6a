import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls, getCACertificates, rootCertificates } from 'node:tls';
import { overlapHosts, type ConnectionDecision, type HostAuthority } from '../../../core/types/network.ts';

/**
 * Connects to the address that was checked and never resolves the name again. With https, resolves only after the server has proved its
 * identity, so that no byte of a request reaches another host. The authorities count for their own hosts alone. Rejects if the connection fails or the
 * signal aborts.
 */
export async function dialChecked(options: {
  readonly scheme: 'http' | 'https';
  readonly decision: ConnectionDecision;
  readonly authorities: readonly HostAuthority[];
  readonly signal: AbortSignal;
}): Promise<Socket> {
  const { scheme, decision, signal } = options;
  const trusted = options.authorities.filter(({ host }) => overlapHosts(host, decision.host));
  signal.throwIfAborted();
  const address = { host: decision.address, port: decision.port };
  const socket =
    scheme === 'http'
      ? connect(address)
      : connectTls({
          ...address,
          // SNI takes names only. A certificate for an address is compared with `host`.
          ...(isIP(decision.host) === 0 && { servername: decision.host }),
          // Set explicitly, so that no environment variable can change it.
          rejectUnauthorized: true,
          ...(trusted.length > 0 && { ca: [...readKnown(), ...trusted.map(({ certificates }) => certificates)] }),
          minVersion: 'TLSv1.2',
          ALPNProtocols: ['http/1.1'],
        });
  return new Promise((resolve, reject) => {
    const abort = (): void => void socket.destroy(signal.reason as Error);
    signal.addEventListener('abort', abort);
    socket.once(scheme === 'http' ? 'connect' : 'secureConnect', () => {
      signal.removeEventListener('abort', abort);
      resolve(socket);
    });
    socket.once('close', () => signal.removeEventListener('abort', abort));
    socket.on('error', reject);
  });
}

// `ca` replaces the authorities that Node trusts, among them those of NODE_EXTRA_CA_CERTS, which only Node 22.15 and later list.
function readKnown(): readonly string[] {
  const read = getCACertificates as typeof getCACertificates | undefined;
  return read?.('default') ?? rootCertificates;
}
