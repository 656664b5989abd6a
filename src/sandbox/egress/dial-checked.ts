import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { ConnectionDecision } from '../../core/types/network.ts';

/**
 * Connects to the address that was checked, never to the name again. With https, resolves only once the server has proved that it is the host,
 * so that no byte of a request reaches another. Rejects where it does not answer, and when the signal says so.
 */
export async function dialChecked(options: {
  readonly scheme: 'http' | 'https';
  readonly decision: ConnectionDecision;
  readonly signal: AbortSignal;
}): Promise<Socket> {
  const { scheme, decision, signal } = options;
  signal.throwIfAborted();
  const address = { host: decision.address, port: decision.port };
  const socket =
    scheme === 'http'
      ? connect(address)
      : connectTls({
          ...address,
          // A server name is a name; a certificate for an address is compared with `host`.
          ...(isIP(decision.host) === 0 && { servername: decision.host }),
          // Said here, so that no variable of the environment says otherwise.
          rejectUnauthorized: true,
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
