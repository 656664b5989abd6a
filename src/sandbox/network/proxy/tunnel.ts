import type { Duplex } from 'node:stream';
import { type ConnectionDecision, isAddress } from '../../../core/types/network.ts';
import { readClientHello } from './client-hello.ts';
import type { EgressClient } from './egress-client.ts';

const maxHelloBytes = 64 * 1024;

/**
 * Connects a client to the address that was checked. A connection that begins like TLS must name the requested host, so that an allowed
 * name does not give access to another host at the same address. Port 443 carries only TLS.
 */
export function openTunnel(options: {
  readonly client: EgressClient;
  readonly decision: ConnectionDecision;
  readonly socket: Duplex;
  readonly head: Buffer;
  /** Reports to the client that it may send. */
  readonly accept: () => void;
  readonly fail: () => void;
}): void {
  const { client, decision, socket } = options;
  const remote = client.dial(decision);
  let held = options.head;
  let connected = false;
  remote.once('connect', () => {
    connected = true;
    options.accept();
    if (held.length > 0) look();
    else wait();
  });
  remote.once('error', () => {
    if (connected) socket.destroy();
    else options.fail();
  });
  remote.once('close', () => socket.destroy());
  socket.once('close', () => remote.destroy());
  // A server may send first, as git and mail servers do: before the client's first bytes are checked. On port 443 it never does.
  if (decision.port !== 443) remote.pipe(socket);

  function wait(): void {
    socket.once('data', keep);
    socket.resume();
  }

  function keep(chunk: Buffer): void {
    socket.pause();
    held = Buffer.concat([held, chunk]);
    look();
  }

  function look(): void {
    const hello = readClientHello(held);
    if (hello.type === 'incomplete' && held.length < maxHelloBytes) {
      wait();
      return;
    }
    const reason = explainRefusal(hello, decision);
    if (reason !== null) {
      client.refuse(decision, reason);
      remote.destroy();
      socket.destroy();
      return;
    }
    if (decision.port === 443) remote.pipe(socket);
    // Each chunk is counted before the pipe sends it.
    socket.on('data', (chunk: Buffer) => void client.send(chunk.length, decision));
    if (!client.send(held.length, decision)) return;
    remote.write(held);
    socket.pipe(remote);
  }
}

function explainRefusal(hello: ReturnType<typeof readClientHello>, decision: ConnectionDecision): string | null {
  if (hello.type !== 'tls') return decision.port === 443 ? 'only TLS goes through port 443' : null;
  if (hello.serverName === null) return isAddress(decision.host) ? null : 'the TLS handshake names no server';
  return hello.serverName === decision.host ? null : 'the TLS handshake names another server';
}
