import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { syscalls, type SyscallName } from '../../../../../src/sandbox/box/launch/seccomp-syscalls.ts';
import { createTestSandbox, runCommand } from '../../../../fixtures/sandbox.ts';
import { createRepository, shareForBlock } from '../../../../fixtures/workspace.ts';

const shell = (script: string): [string, ...string[]] => ['/bin/sh', '-c', script];

const arch = process.arch === 'arm64' ? 'arm64' : 'x64';

const files = {
  'listen.mjs': `import { createServer } from 'node:net';
const server = createServer();
server.on('error', (error) => { console.log(error.code); process.exit(3); });
server.listen('/tmp/socket', () => { console.log('listening'); process.exit(0); });`,
  'both.mjs': `import { createServer, connect } from 'node:net';
const dial = (path) => new Promise((resolve) => connect(path).on('error', (error) => resolve(error.code)).on('data', (data) => resolve(String(data))));
const server = createServer((socket) => socket.end('own'));
await new Promise((resolve) => server.on('error', (error) => { console.log(error.code); process.exit(3); }).listen('/tmp/own', resolve));
console.log(await dial('/tmp/own'), await dial(process.argv[2]));
process.exit(0);`,
  'trace.pl': `my $pid = fork // die;
if ($pid == 0) { sleep 5; exit }
$! = 0; my $done = syscall(${syscalls.ptrace[arch]}, 16, $pid, 0, 0); print $done, ' ', $! + 0; kill 9, $pid;`,
  'a.sh': 'true',
  'ordinary.test.mjs': `import { execFileSync, fork } from 'node:child_process';
import assert from 'node:assert';
import { once } from 'node:events';
import { createServer, connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
test('pipes', () => assert.equal(execFileSync('cat', { input: 'text' }).toString(), 'text'));
test('messages', async () => {
  const child = fork(fileURLToPath(new URL('child.mjs', import.meta.url)));
  child.send('ping');
  assert.deepEqual(await once(child, 'message'), ['ping back', undefined]);
});
test('worker', async () => {
  const worker = new Worker("require('node:worker_threads').parentPort.postMessage(6 * 7)", { eval: true });
  assert.deepEqual(await once(worker, 'message'), [42]);
});
test('loopback', async () => {
  const server = createServer((socket) => socket.end('hello')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const [data] = await once(connect(server.address().port, '127.0.0.1'), 'data');
  assert.equal(data.toString(), 'hello');
  server.close();
});
`,
  'child.mjs': `process.on('message', (message) => { process.send(message + ' back'); process.disconnect(); });`,
};

const open = shareForBlock((onEnd) => createTestSandbox(createRepository(files, onEnd), {}, onEnd));
const openWithoutSockets = shareForBlock((onEnd) =>
  createTestSandbox(createRepository(files, onEnd), { policy: { unixSockets: 'deny' } }, onEnd),
);

test('node cannot listen on a unix socket that the policy refuses, and gets the reason', async () => {
  const result = await runCommand(openWithoutSockets(), ['node', 'listen.mjs']);
  expect([result.exitCode, result.stdout.trim()]).toEqual([3, 'EAFNOSUPPORT']);
});

test('unix sockets work, and unix sockets of the host stay out of reach', async () => {
  const directory = mkdtempSync('/tmp/host-socket-');
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const server = createServer((socket) => socket.end('host'));
  await new Promise<void>((resolve) => server.listen(join(directory, 'socket'), resolve));
  onTestFinished(() => void server.close());
  const result = await runCommand(open(), ['node', 'both.mjs', join(directory, 'socket')]);
  expect([result.exitCode, result.stdout]).toEqual([0, 'own ENOENT\n']);
  const other = await runCommand(open(), ['perl', '-e', 'socket(my $s, 40, 1, 0) or print $! + 0']);
  expect(other.stdout).toBe('97');
});

test('tracing works if the policy allows it, and reaches no process outside', async () => {
  const tracing = await createTestSandbox(createRepository(files), { policy: { ptrace: 'allow' } });
  expect((await runCommand(tracing, ['perl', 'trace.pl'])).stdout).toBe('0 0');
  expect(tracing.isolation.notes).toContain('the policy allows ptrace');
  expect((await runCommand(open(), ['perl', 'trace.pl'])).stdout).toBe('-1 1');
});

test('programs get TCP, UDP and ICMP only, and no protocol on top of a connection', async () => {
  const dial = readFileSync(join(import.meta.dirname, '../../../../fixtures/entry-points.py'), 'utf8');
  const { stdout } = await runCommand(open(), ['python3', '-c', dial]);
  expect(stdout.trim().split('\n')).toEqual([
    'tcp allowed',
    'tcp6 allowed',
    'udp allowed',
    'udp6 allowed',
    'mptcp EPROTONOSUPPORT',
    'sctp EPROTONOSUPPORT',
    'l2tp EPROTONOSUPPORT',
    'alg EAFNOSUPPORT',
    'vsock EAFNOSUPPORT',
    'rxrpc EAFNOSUPPORT',
    'key EAFNOSUPPORT',
    'packet EAFNOSUPPORT',
    'xfrm EAFNOSUPPORT',
    'ulp ENOPROTOOPT',
    'option allowed',
    'user-namespace EPERM',
    'network-namespace EPERM',
  ]);
});

test('namespaces, mounts and a new root are refused', async () => {
  for (const command of [
    'unshare -U true',
    'unshare -n true',
    'unshare -m true',
    '/usr/sbin/chroot / true',
    'mount -t tmpfs x /tmp',
  ]) {
    const result = await runCommand(open(), shell(command));
    expect(result.exitCode, command).not.toBe(0);
    expect(result.stderr, command).toMatch(/not permitted|denied|must be superuser/i);
  }
});

test('setuid and setgid bits cannot be set on files, ordinary modes can', async () => {
  expect((await runCommand(open(), shell('chmod u+s a.sh'))).exitCode).not.toBe(0);
  expect((await runCommand(open(), shell('chmod g+s a.sh'))).exitCode).not.toBe(0);
  expect((await runCommand(open(), shell('chmod 750 a.sh'))).exitCode).toBe(0);
  expect((statSync(join(open().readDirectory(), 'a.sh')).mode & 0o7777).toString(8)).toBe('750');
});

test('another owner or user is refused as it is outside, and the own one is accepted', async () => {
  for (const command of ['chown 0 a.sh', 'chgrp 0 a.sh', 'chown -h 65534:65534 a.sh'])
    expect((await runCommand(open(), shell(command))).stderr, command).toContain('Operation not permitted');
  const users = ['setuid', 'setgid'].map(
    (name) => `try { process.${name}(65534) } catch ({ code }) { console.log(code) }`,
  );
  expect((await runCommand(open(), ['node', '-e', users.join(';')])).stdout).toBe('EPERM\nEPERM\n');
  const own = await runCommand(open(), shell('chown "$(id -u):$(id -g)" a.sh && chown -h "$(id -u)" a.sh'));
  expect([own.exitCode, own.stderr]).toEqual([0, '']);
});

test('ordinary work succeeds: node --test, child processes with pipes and messages, worker threads, loopback, git', async () => {
  const tests = await runCommand(open(), ['node', '--test']);
  expect(tests.aggregatedOutput).toMatch(/pass 4/);
  expect(tests.exitCode).toBe(0);
  const git = await runCommand(open(), shell('git status --porcelain && git log --oneline && git diff'));
  expect([git.exitCode, git.stderr]).toEqual([0, '']);
  const script = await runCommand(open(), shell('echo a | sort | tee /tmp/b; (echo c &) ; wait; cat /tmp/b > d.txt'));
  expect(script.exitCode).toBe(0);
  expect(readFileSync(join(open().readDirectory(), 'd.txt'), 'utf8')).toBe('a\n');
});

test('the kernel answers each kind of refused call with the error of the filter', async () => {
  const calls: readonly [SyscallName, readonly number[], number][] = [
    ['ptrace', [0, 0, 0, 0], 1],
    ['keyctl', [0, -3, 0], 1],
    ['memfd_secret', [0], 1],
    ['process_vm_readv', [1, 0, 0, 0, 0, 0], 1],
    ['bpf', [0, 0, 0], 1],
    ['userfaultfd', [1], 1],
    ['personality', [0x40000], 1],
    ['setns', [0, 0], 1],
    ['fsopen', [0, 0], 1],
    ['clone', [0x10000011, 0, 0, 0, 0], 1],
    ['ioctl', [0, 0x5412, 0], 1],
    ['io_uring_setup', [1, 0], 38],
    ['clone3', [0, 0], 38],
    ['openat2', [-100, 0, 0, 0], 38],
    ['socket', [1, 1, 0], 97],
    ['socket', [16, 3, 9], 97],
    ['socket', [40, 1, 0], 97],
    ['socketpair', [1, 2, 0, 0], 97],
    ['socketpair', [1, 3, 0, 0], 97],
    // A bad address is not a refusal: the call reached the kernel.
    ['socketpair', [1, 1, 0, 0], 14],
  ];
  const script = calls
    .map(([name, args]) => `$! = 0; syscall(${[syscalls[name][arch], ...args].join(', ')}); print $! + 0, "\\n";`)
    .join(' ');
  const result = await runCommand(openWithoutSockets(), ['perl', '-e', script]);
  const answers = result.stdout.trim().split('\n').map(Number);
  expect(calls.map(([name, args], index) => [name, args, answers[index]])).toEqual(calls);
});

test.runIf(process.arch === 'x64')('a call of the x32 kind ends the process', async () => {
  const result = await runCommand(open(), [
    'perl',
    '-e',
    'print "before\n"; $| = 1; syscall(0x40000000 + 39); print "after\n";',
  ]);
  expect(result.stdout).not.toContain('after');
  expect(result.exitCode).not.toBe(0);
});
