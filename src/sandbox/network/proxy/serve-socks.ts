import type { Socket } from 'node:net';
import type { EgressClient } from './egress-client.ts';
import {
  readSocksGreeting,
  readSocksRequest,
  readSocksUser,
  renderSocksReply,
  socksCodes,
  socksReplies,
  type SocksStep,
} from './socks5.ts';
import { openTunnel } from './tunnel.ts';

const passwordMethod = 2;
const maxHandshakeBytes = 1_024;

/** Serves one SOCKS5 client. The user name is the token, and the only supported request is a TCP connection. */
export async function serveSocks(socket: Socket, find: (token: string) => EgressClient | null): Promise<void> {
  const reader = createReader(socket);
  const methods = await reader.read(readSocksGreeting);
  if (methods === null || !methods.includes(passwordMethod)) return void socket.end(Buffer.from(socksReplies.noMethod));
  socket.write(Buffer.from(socksReplies.passwordMethod));
  const token = await reader.read(readSocksUser);
  const client = token === null ? null : find(token);
  if (client === null) return void socket.end(Buffer.from(socksReplies.refusedUser));
  socket.write(Buffer.from(socksReplies.signedIn));
  const request = await reader.read(readSocksRequest);
  if (request === null) return void socket.destroy();
  if (!request.connects) return void socket.end(renderSocksReply(socksCodes.unsupported));
  const decision = await client.check(request.host, request.port);
  if (decision.decision === 'deny') return void socket.end(renderSocksReply(socksCodes.notAllowed));
  openTunnel({
    client,
    decision,
    socket,
    head: reader.rest(),
    accept: () => socket.write(renderSocksReply(socksCodes.connected)),
    fail: () => socket.end(renderSocksReply(socksCodes.unreachable)),
  });
}

function createReader(socket: Socket): {
  /** Null if the client violates the protocol or disconnects. */
  read<T>(step: (bytes: Buffer) => SocksStep<T>): Promise<T | null>;
  /** The bytes after the last message. The socket is paused. */
  rest(): Buffer;
} {
  let held = Buffer.alloc(0);
  const readMore = (): Promise<boolean> =>
    new Promise((resolve) => {
      const onData = (chunk: Buffer): void => {
        socket.pause();
        held = Buffer.concat([held, chunk]);
        socket.off('close', onClose);
        resolve(held.length <= maxHandshakeBytes);
      };
      const onClose = (): void => {
        socket.off('data', onData);
        resolve(false);
      };
      socket.once('data', onData);
      socket.once('close', onClose);
      socket.resume();
    });
  return {
    async read(step) {
      for (;;) {
        const result = step(held);
        if (result.type === 'broken') return null;
        if (result.type === 'read') {
          held = held.subarray(result.bytes);
          return result.value;
        }
        if (!(await readMore())) return null;
      }
    },
    rest: () => held,
  };
}
