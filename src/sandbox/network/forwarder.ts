import { connect, createServer } from 'node:net';

// Runs in the network namespace of the run's commands and listens on the ports that lead out. Each argument is PORT=SOCKET: a connection to
// the port is forwarded to the harness behind the socket. Writes `ready` when all ports are open.
const routes = process.argv.slice(2).map((argument) => {
  const [, port = '', path = ''] = /^(\d+)=(.+)$/.exec(argument) ?? [];
  return { port: Number(port), path };
});

for (const { port, path } of routes) {
  await listen(port, path, '127.0.0.1');
  // `localhost` is both addresses, and no command may listen on the second one in place of a forwarded service.
  await listen(port, path, '::1').catch((thrown: unknown) => {
    const { code } = thrown as NodeJS.ErrnoException;
    if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') throw thrown;
  });
}
process.stdout.write('ready\n');
// The harness has ended or wants this process to end.
process.stdin.on('end', () => process.exit(0)).resume();

function listen(port: number, path: string, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer({ allowHalfOpen: true }, (inside) => {
      const outside = connect({ path, allowHalfOpen: true });
      inside.on('error', () => outside.destroy());
      outside.on('error', () => inside.destroy());
      inside.pipe(outside);
      outside.pipe(inside);
    });
    server.once('error', reject);
    server.listen(port, address, resolve);
  });
}
