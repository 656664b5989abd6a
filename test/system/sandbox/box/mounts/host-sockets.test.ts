import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ChangeJudge } from '../../../../../src/core/types/change.ts';
import { coverHostSockets, listHostSockets } from '../../../../../src/sandbox/box/mounts/host-sockets.ts';
import { runInEachPlace } from '../../../../fixtures/places.ts';
import { createTestOptions, createTestSandbox, runCommand } from '../../../../fixtures/sandbox.ts';
import { openSession } from '../../../../fixtures/session.ts';
import { createDirectory, createRepository, shareForBlock } from '../../../../fixtures/workspace.ts';

const ways = ['overlay', 'copy'] as const;

/** Prints, for each address in the arguments, what its listener says, or the error. `@` begins an abstract name. */
const dial = `import socket, sys
for name in sys.argv[1:]:
    try:
        with socket.socket(socket.AF_UNIX) as dialled:
            dialled.settimeout(5)
            dialled.connect('\\0' + name[1:] if name[0] == '@' else name)
            print(dialled.recv(9).decode())
    except OSError as error:
        print(type(error).__name__)`;

const programs = {
  'dial.py': dial,
  'manager.py': `import multiprocessing, os, socket
if __name__ == '__main__':
    with multiprocessing.Manager() as manager:
        shared = manager.dict(a=1)
        print(dict(shared))
    for path in ['/tmp/socket', '/run/socket', '\\0abstract']:
        listener = socket.socket(socket.AF_UNIX)
        listener.bind(path)
        listener.listen()
        socket.socket(socket.AF_UNIX).connect(path)
        if path[0] == '/': os.unlink(path)
    print('connected')`,
  'serve.py': `import socket
listener = socket.socket(socket.AF_UNIX)
listener.bind('/tmp/served')
listener.listen()
print('ready', flush=True)
while True: listener.accept()[0].sendall(b'SESSION')`,
};

/** A service of the machine, which any user may connect to. */
async function listenOnHost(address: string): Promise<string> {
  const server = createServer((socket) => socket.end('HOST'));
  await new Promise<void>((resolve) => server.listen(address, () => resolve()));
  onTestFinished(() => void server.close());
  if (!address.startsWith('\0')) chmodSync(address, 0o777);
  return address;
}

describe.each(ways)('unix sockets (%s)', (workspaceAs) => {
  const open = shareForBlock(async (onEnd) => {
    const root = createRepository(programs, onEnd);
    const options = createTestOptions(root, { workspaceAs }, onEnd);
    const tools = join(options.facts.home, '.local/bin');
    mkdirSync(tools, { recursive: true });
    return { sandbox: await createTestSandbox(root, options, onEnd), tools };
  });

  test('processes of a run listen on unix sockets and connect to them', async () => {
    const outputs = await runInEachPlace(open().sandbox, ['python3', 'manager.py']);
    for (const [place, output] of Object.entries(outputs))
      expect([place, output]).toEqual([place, "{'a': 1}\nconnected"]);
  });

  test('no process connects to a service of the machine', async () => {
    const root = createRepository({ 'dial.py': dial, 'node_modules/a/b.txt': 'b' });
    const options = createTestOptions(root, { workspaceAs });
    const tools = join(options.facts.home, '.local/bin');
    mkdirSync(tools, { recursive: true });
    const addresses = [
      await listenOnHost(join(tools, 'service')),
      await listenOnHost(join(root, 'service')),
      await listenOnHost(relative(process.cwd(), join(root, 'relative'))).then(() => join(root, 'relative')),
      await listenOnHost(join(root, 'node_modules/a/service')),
      await listenOnHost(join(root, '.git/service')),
      await listenOnHost(join(createDirectory('service-'), 'service')),
      ...(process.getuid?.() === 0 ? [await listenOnHost(`/srv/service-${process.pid}`)] : []),
      await listenOnHost(`\0service-${process.pid}`).then((name) => `@${name.slice(1)}`),
    ];
    const sandbox = await createTestSandbox(root, options);
    const outputs = await runInEachPlace(sandbox, ['python3', 'dial.py', ...addresses]);
    for (const [place, output] of Object.entries(outputs)) {
      const lines = output.split(/\s+/);
      expect([place, lines]).toEqual([place, addresses.map(() => expect.stringMatching(/^\w+Error$/))]);
    }
  });

  test('a service that begins to listen in a tool directory during the run is covered too', async () => {
    const { sandbox, tools } = open();
    await runCommand(sandbox, ['true']);
    const service = await listenOnHost(join(tools, 'service'));
    const { stdout } = await runCommand(sandbox, ['python3', 'dial.py', service]);
    expect(stdout).toMatch(/^(?:Permission|ConnectionRefused)Error\n$/);
  });

  test('a service below /tmp does not stop a search of the directory /tmp of the run', async () => {
    await listenOnHost(join(createDirectory('service-'), 'service'));
    const { exitCode } = await runCommand(open().sandbox, ['ls', '/tmp'], { writable: 'none' });
    expect(exitCode).toBe(0);
  });

  test('commands reach a socket in /tmp that a session listens on', async () => {
    const { sandbox } = open();
    const session = await openSession(sandbox, ['python3', 'serve.py']);
    await session.hear('ready');
    const { stdout } = await runCommand(sandbox, ['python3', 'dial.py', '/tmp/served']);
    expect(stdout).toBe('SESSION\n');
  });
});

test('a socket in the workspace stays for later commands and is in no patch', async () => {
  const root = createRepository({ 'tracked.txt': 'a', 'dial.py': dial });
  const sandbox = await createTestSandbox(root);
  const judged: string[] = [];
  const judge: ChangeJudge = {
    decide(changes) {
      judged.push(...changes.map(({ path }) => path));
      return new Map();
    },
    report: () => undefined,
  };
  const serve = `import os, socket
open('later-a-socket', 'w')
listener = socket.socket(socket.AF_UNIX)
listener.bind('run.socket')
listener.listen()
print('ready', flush=True)
while True: listener.accept()[0].sendall(b'SESSION')`;
  const session = await openSession(sandbox, ['python3', '-c', serve], {}, judge);
  await session.hear('ready');
  const replace = `import os, socket
for path in ['tracked.txt', 'later-a-socket']:
    os.unlink(path)
    socket.socket(socket.AF_UNIX).bind(path)`;
  const dialled = await runCommand(sandbox, ['python3', 'dial.py', 'run.socket'], {}, judge);
  expect(dialled.stdout).toBe('SESSION\n');
  expect(sandbox.listTouched()).toMatchObject({ present: ['later-a-socket'], replaced: [] });
  await runCommand(sandbox, ['python3', '-c', replace], {}, judge);
  expect(new Set(judged)).toEqual(new Set(['later-a-socket', 'tracked.txt']));
  await sandbox.endCommands();
  const { present, replaced } = sandbox.listTouched() ?? {};
  expect({ present, replaced }).toEqual({ present: [], replaced: ['tracked.txt', 'later-a-socket'] });
});

test('a policy can refuse all unix sockets', async () => {
  const sandbox = await createTestSandbox(createRepository({ 'dial.py': dial }), { policy: { unixSockets: 'deny' } });
  const outputs = await runInEachPlace(sandbox, ['python3', '-c', 'import socket; socket.socket(socket.AF_UNIX)']);
  for (const [place, output] of Object.entries(outputs))
    expect([place, output]).toEqual([place, expect.stringContaining('Address family not supported')]);
});

test.runIf(process.getuid?.() === 0)(
  'the sockets of the machine are found under every mount of their directory',
  async () => {
    const [directory, other] = [createDirectory('named-'), createDirectory('other-')];
    mkdirSync(join(directory, 'inner'));
    const path = await listenOnHost(join(directory, 'inner/service with a space'));
    execFileSync('mount', ['--bind', directory, other]);
    onTestFinished(() => void execFileSync('umount', [other]));
    const found = listHostSockets().filter((name) => name.endsWith('service with a space'));
    expect(new Set(found)).toEqual(new Set([path, join(other, 'inner/service with a space')]));
    expect(found).toHaveLength(2);
  },
);

test('only sockets that a process would find outside the workspace are covered', () => {
  const covers = coverHostSockets(
    [
      { type: 'temporary', target: '/run', maxBytes: 1 },
      { type: 'writable', source: '/shared/tmp', target: '/tmp' },
      { type: 'temporary', target: '/home/a', maxBytes: 1 },
      { type: 'read-only', source: '/home/a/.tool', target: '/home/a/.tool' },
      { type: 'writable', source: '/merged', target: '/home/a/work' },
      { type: 'read-only', source: '/home/a/work/.github', target: '/home/a/work/.github' },
      { type: 'read-only', source: '/shared/empty', target: '/var/tmp' },
      { type: 'read-only', source: '/srv/tools', target: '/opt/tools' },
    ],
    {
      sockets: [
        '/run/a',
        '/tmp/a',
        '/home/a/a',
        '/home/a/.tool/a',
        '/home/a/work/a',
        '/home/a/work/.github/a',
        '/usr/a',
        '/usr/closed/a',
        '/usrlocal/a',
        '/var/lib/a',
        '/var/tmp/other-run/a',
        '/opt/tools/a',
        '/srv/tools/b',
      ],
      rootDirectories: ['/usr'],
      workspace: '/home/a/work',
      empty: '/empty',
      isReachable: (path) => path !== '/usr/closed/a',
    },
  );
  expect(covers.map(({ target }) => target)).toEqual(['/home/a/.tool/a', '/usr/a', '/opt/tools/b']);
});
