import { connect } from 'node:net';
import { forward } from './forward.ts';

// Runs in the network namespace of the run's commands and listens on the ports that lead out. Each argument is PORT=SOCKET: a connection to
// the port is forwarded to the harness behind the socket. Writes `ready` when all ports are open.
const routes = process.argv.slice(2).map((argument) => {
  const [, port = '', path = ''] = /^(\d+)=(.+)$/.exec(argument) ?? [];
  return { port: Number(port), path };
});

for (const { port, path } of routes) {
  const dial = () => connect({ path, allowHalfOpen: true });
  await forward({ port, host: '127.0.0.1' }, dial);
  // `localhost` is both addresses, and no command may listen on the second one in place of a forwarded service.
  await forward({ port, host: '::1' }, dial).catch((thrown: unknown) => {
    const { code } = thrown as NodeJS.ErrnoException;
    if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') throw thrown;
  });
}
process.stdout.write('ready\n');
// The harness has ended or wants this process to end.
process.stdin.on('end', () => process.exit(0)).resume();
