import { createServer, type ListenOptions, type Server, type Socket } from 'node:net';

/** Listens, and connects each connection with the one that `dial` opens, which has to allow half-open connections. Rejects if it cannot listen. */
export async function forward(where: ListenOptions, dial: () => Socket): Promise<Server> {
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (inside) => {
    const outside = dial();
    for (const socket of [inside, outside]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    inside.on('error', () => outside.destroy());
    outside.on('error', () => inside.destroy());
    inside.pipe(outside);
    outside.pipe(inside);
  });
  server.on('close', () => {
    for (const socket of sockets) socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(where, () => resolve());
  });
  return server;
}
