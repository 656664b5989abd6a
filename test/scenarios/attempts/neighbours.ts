import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { onTestFinished } from 'vitest';
import type { SecretName } from './attempt.ts';
import type { Identity } from './place.ts';

/** Listeners of the host on every kind of address. The data that they receive is pushed to `received`. */
export async function listen(received: string[], paths: readonly string[]): Promise<{ tcp: number; udp: number }> {
  const accept = (): Server =>
    createServer((socket) => {
      socket.on('data', (chunk) => void received.push(chunk.toString()));
      socket.on('error', () => undefined);
      setTimeout(() => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'), 100);
    });
  const servers = [accept(), ...paths.map(accept)];
  const [tcp, ...unix] = servers;
  await new Promise<void>((resolve) => tcp?.listen(0, '::', resolve));
  for (const [index, path] of paths.entries()) await new Promise<void>((resolve) => unix[index]?.listen(path, resolve));
  const udp = createSocket('udp4', (text) => void received.push(text.toString()));
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const server of servers) server.close();
    udp.close();
  });
  const address = tcp?.address();
  if (address === null || typeof address !== 'object') throw new Error('no port');
  return { tcp: address.port, udp: udp.address().port };
}

/** A process of the same user that does not belong to the run, with secrets in its environment and arguments. */
export function startNeighbour(identity: Identity, secrets: Record<SecretName, string>): number {
  const command = ['-c', 'sleep 1200; :', secrets.argument];
  const [program = 'sh', ...args] = identity.prefix;
  const list = identity.prefix.length === 0 ? command : [...args, 'sh', ...command];
  const child = spawn(program, list, {
    env: { PATH: '/usr/bin:/bin', X: secrets.neighbour },
    stdio: 'ignore',
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('no neighbour');
  onTestFinished(() => {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // An attempt may have ended it.
    }
  });
  return pid;
}

/** An address of this machine other than its loopback; the loopback if there is no other. */
export function readOwnAddress(): string {
  const found = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  return found?.address ?? '127.0.0.1';
}
