import { connect, createServer } from 'node:net';

// Runs inside the network namespace of the run's commands, where it holds the ports that lead out: each argument is PORT=SOCKET, and
// whoever connects to the port speaks with the harness behind the socket. It says `ready` once all ports are open.
const routes = process.argv.slice(2).map((argument) => {
  const [, port = '', path = ''] = /^(\d+)=(.+)$/.exec(argument) ?? [];
  return { port: Number(port), path };
});

for (const { port, path } of routes) {
  await new Promise<void>((resolve, reject) => {
    const server = createServer({ allowHalfOpen: true }, (inside) => {
      const outside = connect({ path, allowHalfOpen: true });
      inside.on('error', () => outside.destroy());
      outside.on('error', () => inside.destroy());
      inside.pipe(outside);
      outside.pipe(inside);
    });
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}
process.stdout.write('ready\n');
// The harness is gone, or wants this process gone.
process.stdin.on('end', () => process.exit(0)).resume();
