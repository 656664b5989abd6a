import { execFileSync } from 'node:child_process';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { UnixSockets } from '../../../../src/core/ports/policy-settings.ts';
import {
  noGrant,
  type CallGrant,
  type ConnectionDecision,
  type NetworkGrant,
} from '../../../../src/core/types/network.ts';
import type { RunSandbox } from '../../../../src/sandbox/run-sandbox.ts';
import { createTestSandbox, runCommand } from '../../../fixtures/sandbox.ts';
import { openSession } from '../../../fixtures/session.ts';
import { createDirectory, runGit, writeFiles } from '../../../fixtures/workspace.ts';

let web: { server: Server; port: number };
let other: { server: Server; port: number };

beforeAll(async () => {
  web = await start(createHttpServer((_request, response) => response.end('from the outside')));
  other = await start(createServer((socket) => socket.end('forwarded')));
});
afterAll(() => {
  web.server.close();
  other.server.close();
});

function start<T extends Server>(server: T): Promise<{ server: T; port: number }> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve({ server, port: (server.address() as AddressInfo).port })),
  );
}

function createRepository(): string {
  const root = createDirectory('network-');
  runGit(root, 'init', '--quiet');
  writeFiles(root, { 'a.txt': 'a' });
  return root;
}

const grant = (port: number, host = 'web.test'): NetworkGrant => ({ host, port, private: true, rule: 'net' });

async function setUp(
  options: { grants?: readonly NetworkGrant[]; forward?: readonly number[]; unixSockets?: UnixSockets } = {},
) {
  const forwarded: ConnectionDecision[] = [];
  const sandbox = await createTestSandbox(createRepository(), {
    policy: {
      network: {
        allow: options.grants ?? [],
        setup: [],
        deny: [],
        forward: options.forward ?? [],
        acknowledged: false,
      },
      unixSockets: options.unixSockets ?? 'without-hosts',
    },
    egress: {
      forwarderPath: join(import.meta.dirname, '../../../../dist/forwarder/index.js'),
      resolve: async (name) => (name.endsWith('.test') ? ['127.0.0.1'] : []),
      onForwarded: (decision) => forwarded.push(decision),
    },
  });
  return { sandbox, forwarded };
}

/** Runs a command with the grants of its call. Returns its result and the connections that it requested. */
async function runWith(
  sandbox: RunSandbox,
  argv: readonly [string, ...string[]],
  grants: readonly NetworkGrant[] = [],
) {
  const decisions: ConnectionDecision[] = [];
  const grant: CallGrant =
    grants.length === 0 ? noGrant : { kind: 'acknowledged', hosts: grants, sees: [], uploadMb: 10 };
  const network = { grant, onDecision: (decision: ConnectionDecision) => decisions.push(decision) };
  return { ...(await runCommand(sandbox, argv, { network })), decisions };
}

const fetchWith = (port: number): [string, ...string[]] => [
  'curl',
  '-sS',
  '--max-time',
  '5',
  `http://web.test:${port}/`,
];

describe('the shared network', () => {
  test('a command reaches the hosts that its own call opened, and the next command does not', async () => {
    const { sandbox } = await setUp();
    const opened = await runWith(sandbox, fetchWith(web.port), [grant(web.port)]);
    expect(opened.stdout, opened.stderr).toBe('from the outside');
    // When it is opened, and with what it has sent when it ends.
    expect(opened.decisions).toMatchObject([
      { decision: 'allow', host: 'web.test', rule: 'net', sentBytes: null },
      { decision: 'allow', host: 'web.test', rule: 'net', sentBytes: expect.any(Number) as number },
    ]);
    const closed = await runWith(sandbox, fetchWith(web.port));
    expect(closed.stdout).toContain('no rule allows this host');
    expect(closed.decisions).toMatchObject([{ decision: 'deny' }]);
  });

  test('hosts that the policy opens are open to every command; without access to a network no host can be reached', async () => {
    const { sandbox } = await setUp({ grants: [grant(web.port)] });
    expect((await runWith(sandbox, fetchWith(web.port))).stdout).toBe('from the outside');
    const none = await runCommand(sandbox, fetchWith(web.port));
    expect(none.exitCode).not.toBe(0);
    expect(none.stdout).toBe('');
  });

  test('npm keeps its retries, with short waits, only if the command can reach a host', async () => {
    const { sandbox } = await setUp();
    const script =
      'for name in retries retry_mintimeout retry_maxtimeout; do npm config get fetch-$(echo $name | tr _ -); done';
    const readSettings = async (grants: readonly NetworkGrant[]) =>
      (await runWith(sandbox, ['sh', '-c', script], grants)).stdout.trim().split('\n');
    expect(await readSettings([grant(web.port)])).toEqual(['2', '1000', '5000']);
    expect((await readSettings([]))[0]).toBe('0');
  });

  test.each<[string, (port: number) => [string, ...string[]]]>([
    [
      'a direct connection',
      (port) => ['curl', '-sS', '--noproxy', '*', '--max-time', '5', `http://127.0.0.1:${port}/`],
    ],
    [
      'a name without the proxy',
      (port) => ['curl', '-sS', '--noproxy', '*', '--max-time', '5', `http://web.test:${port}/`],
    ],
    ['a made-up token', (port) => ['curl', '-sS', '-f', '-x', 'http://x:@127.0.0.1:3128', `http://web.test:${port}/`]],
    ['no token', (port) => ['curl', '-sS', '-f', '-x', 'http://127.0.0.1:3128', `http://web.test:${port}/`]],
    ['the address behind the name', (port) => ['curl', '-sS', '-f', `http://127.0.0.2:${port}/`]],
    ['another port', (port) => ['curl', '-sS', '-f', '--proxytunnel', `http://web.test:${port + 1}/`]],
    ['user info', (port) => ['curl', '-sS', '-f', `http://refused.test:${port}@refused.test/`]],
    ['the metadata address', () => ['curl', '-sS', '-f', 'http://169.254.169.254/latest/']],
  ])('%s reaches no host', async (_, command) => {
    const { sandbox } = await setUp();
    const result = await runWith(sandbox, command(web.port), [grant(web.port)]);
    expect(result.exitCode).not.toBe(0);
    expect(result.stdout).not.toContain('from the outside');
    expect(result.decisions.every(({ decision }) => decision === 'deny')).toBe(true);
  });

  test('curl with ALL_PROXY, Python, git and a Node that supports the variable use the proxy', async () => {
    const { sandbox } = await setUp({ grants: [grant(web.port)] });
    const url = `http://web.test:${web.port}/`;
    const all = await runWith(sandbox, ['sh', '-c', `curl -sS --max-time 5 -x "$ALL_PROXY" ${url}`]);
    expect(all.stdout, all.stderr).toBe('from the outside');
    const python = await runWith(sandbox, [
      'python3',
      '-c',
      `import urllib.request; print(urllib.request.urlopen("${url}").read().decode())`,
    ]);
    expect(python.stdout, python.stderr).toContain('from the outside');
    const node = await runWith(sandbox, [
      process.execPath,
      '-e',
      `fetch("${url}").then((r) => r.text()).then(console.log)`,
    ]);
    expect(node.stdout, node.stderr).toContain('from the outside');
    expect(node.decisions.map(({ decision }) => decision)).toEqual(['allow', 'allow']);
  });

  test('a repository is cloned over HTTP', async () => {
    const bare = createDirectory('bare-');
    const source = createRepository();
    runGit(source, 'add', '--all');
    runGit(source, 'commit', '--quiet', '--message', 'base');
    execFileSync('git', ['clone', '--quiet', '--bare', source, bare]);
    execFileSync('git', ['update-server-info'], { cwd: bare });
    const files = await start(
      createHttpServer((request, response) => {
        try {
          response.end(
            execFileSync('cat', ['--', join(bare, new URL(request.url ?? '', 'http://x').pathname)], {
              stdio: ['ignore', 'pipe', 'ignore'],
            }),
          );
        } catch {
          response.writeHead(404).end();
        }
      }),
    );
    onTestFinished(() => void files.server.close());
    const { sandbox } = await setUp();
    const cloned = await runWith(
      sandbox,
      ['git', 'clone', '--quiet', `http://web.test:${files.port}/`, '/tmp/clone'],
      [grant(files.port)],
    );
    expect(cloned.exitCode, cloned.stderr).toBe(0);
    const refused = await runWith(sandbox, ['git', 'clone', '--quiet', `http://web.test:${files.port}/`, '/tmp/other']);
    expect(refused.stderr).toContain('403');
  });

  const receive = `import socket
listener = socket.socket(socket.AF_UNIX)
listener.bind('/tmp/hand-over')
listener.listen()
print('ready', flush=True)
giver, _ = listener.accept()
_, given, _, _ = socket.recv_fds(giver, 1, 1)
outside = socket.socket(fileno=given[0])
def ask():
  try:
    outside.sendall(b'GET / HTTP/1.1\\r\\nHost: web.test\\r\\n\\r\\n')
    return outside.recv(4096).decode() or 'ended'
  except OSError:
    return 'ended'
print(ask(), flush=True)
giver.close()
input()
print('later:', ask(), flush=True)`;
  // It connects to the host through the proxy, gives the connection away, and waits until the receiver has used it.
  const send = (port: number): string => `import base64, os, socket, urllib.parse
proxy = urllib.parse.urlsplit(os.environ['http_proxy'])
outside = socket.create_connection((proxy.hostname, proxy.port))
token = base64.b64encode(f'{proxy.username}:{proxy.password}'.encode()).decode()
outside.sendall(f'CONNECT web.test:${port} HTTP/1.1\\r\\nHost: web.test:${port}\\r\\nProxy-Authorization: Basic {token}\\r\\n\\r\\n'.encode())
print(outside.recv(4096).decode().split()[1])
other = socket.socket(socket.AF_UNIX)
other.connect('/tmp/hand-over')
socket.send_fds(other, [b'x'], [outside.fileno()])
other.recv(1)`;

  test('an acknowledged call can pass its connection on, which ends with the call', async () => {
    const { sandbox } = await setUp();
    const receiver = await openSession(sandbox, ['python3', '-c', receive]);
    await receiver.hear('ready');
    const sent = await runWith(sandbox, ['python3', '-c', send(web.port)], [grant(web.port)]);
    expect([sent.stdout, sent.stderr]).toEqual(['200\n', '']);
    expect(await receiver.hear('from the outside')).toContain('200 OK');
    receiver.session.send('\n');
    expect(await receiver.hear('later:')).toContain('later: ended');
  });

  test('a forwarded port reaches the service on the machine’s loopback, and the connection is reported', async () => {
    const { sandbox, forwarded } = await setUp({ forward: [other.port] });
    for (const address of ['127.0.0.1', '::1', 'localhost']) {
      const result = await runWith(sandbox, ['bash', '-c', `exec 3<>/dev/tcp/${address}/${other.port}; cat <&3`]);
      expect([address, result.stdout]).toEqual([address, 'forwarded']);
    }
    expect(forwarded).toHaveLength(3);
    expect(forwarded[0]).toMatchObject({ port: other.port, decision: 'allow', rule: 'forward' });
  });

  test('commands share only their loopback: no descriptors, no other namespace', async () => {
    const { sandbox } = await setUp();
    const listed = await runWith(sandbox, [
      'sh',
      '-c',
      'ls /proc/self/fd; readlink /proc/self/ns/net; cat /proc/net/unix | wc -l',
    ]);
    expect(listed.stdout.split('\n').filter((line) => /^[3-9]/.test(line))).toHaveLength(1);
    const again = await runWith(sandbox, ['readlink', '/proc/self/ns/net']);
    expect(listed.stdout).toContain(again.stdout.trim());
    expect(again.stdout).not.toBe(execFileSync('readlink', ['/proc/self/ns/net']).toString());
    const setns = await runWith(sandbox, ['nsenter', '--net=/proc/1/ns/net', 'true']);
    expect(setns.exitCode).not.toBe(0);
  });
});
