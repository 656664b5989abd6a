import { message, said, type Attempt } from './attempt.ts';

const dial = (name: string, host: string): Attempt => ({
  name,
  program: {
    python: `
import os, socket
for info in socket.getaddrinfo(${JSON.stringify(host)}, int(os.environ['T_TCP']), type=socket.SOCK_STREAM):
    with socket.socket(info[0], socket.SOCK_STREAM) as dialled:
        dialled.settimeout(1)
        dialled.connect(info[4])
        dialled.sendall(os.environ['BITE'].encode())`,
  },
  sign: message,
  control: 'through',
});

const unix = (name: string, address: string): Attempt => ({
  name,
  program: {
    python: `
import os, socket
with socket.socket(socket.AF_UNIX) as dialled:
    dialled.connect(${address})
    dialled.sendall(os.environ['BITE'].encode())`,
  },
  sign: message,
  control: 'through',
});

/** Attempts to communicate with another host or process. */
export const network: readonly Attempt[] = [
  dial('tcp-loopback', '127.0.0.1'),
  dial('tcp-loopback-by-name', 'localhost'),
  dial('tcp-any-address', '0.0.0.0'),
  dial('tcp-ipv6-loopback', '::1'),
  dial('tcp-ipv4-mapped', '::ffff:127.0.0.1'),
  {
    name: 'tcp-by-node',
    program: { node: `require('net').connect(+process.env.T_TCP, '127.0.0.1').end(process.env.BITE)` },
    sign: message,
    control: 'through',
  },
  {
    name: 'tcp-by-curl',
    program: { sh: 'curl -s -m 2 -d "$BITE" http://127.0.0.1:$T_TCP/' },
    sign: message,
    control: 'through',
  },
  {
    name: 'tcp-by-the-host-address',
    program: { sh: 'curl -s -m 2 -d "$BITE" http://$T_ADDRESS:$T_TCP/' },
    sign: message,
    control: 'either',
  },
  {
    name: 'udp-loopback',
    program: {
      python: `
import os, socket
socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(os.environ['BITE'].encode(), ('127.0.0.1', int(os.environ['T_UDP'])))`,
    },
    sign: message,
    control: 'through',
  },
  unix('unix-socket-outside', `os.environ['T_PLACE'] + '/out/socket'`),
  unix('unix-socket-in-the-workspace', `'socket'`),
  unix('unix-socket-abstract', `'\\0' + os.environ['T_NAME']`),
  unix('message-bus', `os.environ['T_PLACE'] + '/run/bus'`),
  {
    name: 'docker-socket',
    program: { sh: 'curl -s -m 2 --unix-socket $T_PLACE/run/docker.sock -d "$BITE" http://localhost/' },
    sign: message,
    control: 'through',
  },
  {
    name: 'tcp-by-relay-to-the-parent',
    program: {
      sh: 'for root in /proc/[0-9]*/root; do curl -s -m 1 --unix-socket $root$T_PLACE/run/docker.sock -d "$BITE" http://localhost/ && break; done',
    },
    sign: message,
    control: 'through',
  },
  { name: 'names', program: { sh: 'getent hosts github.com && echo $BITE' }, sign: said, control: 'either' },
  {
    name: 'metadata',
    program: { sh: 'curl -s -m 1 http://169.254.169.254/latest/meta-data/ && echo $BITE' },
    sign: said,
    control: 'either',
  },
  {
    name: 'metadata-has-a-route',
    program: {
      python: `
import os, socket
socket.socket(socket.AF_INET, socket.SOCK_DGRAM).connect(('169.254.169.254', 80))
print(os.environ['BITE'])`,
    },
    sign: said,
    control: 'either',
  },
];
