import { spawnSync } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findProgram } from '../../../../../src/sandbox/host/find-programs.ts';
import { buildSeccompFilter } from '../../../../../src/sandbox/box/launch/seccomp.ts';
import { createDirectory } from '../../../../fixtures/workspace.ts';

interface Probe {
  readonly command: readonly [string, ...string[]];
  /** The answer of the same bwrap without the filter, which proves that the filter makes the difference. */
  readonly open: string | RegExp;
  readonly filtered: string | RegExp;
}

const refused = /^(?!0 ).*not permitted/is;
const shell = (script: string): [string, ...string[]] => ['/bin/sh', '-c', script];

// Programs of util-linux and coreutils, which every system has. Each makes a system call that the sandbox's namespaces alone would allow.
const probes: readonly Probe[] = [
  { command: ['unshare', '-U', 'true'], open: '0 ', filtered: refused },
  { command: ['unshare', '-n', 'true'], open: '0 ', filtered: refused },
  { command: ['/usr/sbin/chroot', '/', 'true'], open: '0 ', filtered: refused },
  { command: ['mount', '-t', 'tmpfs', 'x', '/tmp'], open: '0 ', filtered: /^(?!0 ).*(?:not permitted|denied)/is },
  { command: ['umount', '/tmp'], open: '0 ', filtered: /^(?!0 ).*(?:not permitted|superuser)/is },
  { command: ['nsenter', '--uts=/proc/self/ns/uts', 'true'], open: '0 ', filtered: refused },
  { command: ['setarch', '-R', 'true'], open: '0 ', filtered: refused },
  { command: shell('touch /tmp/a && chmod u+s /tmp/a'), open: '0 ', filtered: refused },
  { command: shell('touch /tmp/a && chmod 2755 /tmp/a'), open: '0 ', filtered: refused },
  { command: shell('touch /tmp/a && chmod 1755 /tmp/a'), open: '0 ', filtered: '0 ' },
  { command: shell('(echo a & wait) | cat'), open: '0 a', filtered: '0 a' },
];

const listen = (path: string): string =>
  `const server = require('node:net').createServer();
server.on('error', (error) => { console.log(error.code); process.exit(3); });
server.listen(${path}, () => { console.log('listening'); process.exit(0); });`;
const nodeProbes: readonly Probe[] = [
  {
    command: [process.execPath, '-e', listen("'/tmp/socket'")],
    open: '0 listening',
    filtered: '3 EAFNOSUPPORT',
  },
  { command: [process.execPath, '-e', listen("0, '127.0.0.1'")], open: '0 listening', filtered: '0 listening' },
];

const bwrap = findProgram('bwrap', '', []) ?? 'no-bwrap';
const nobody = 65_534;
const users = [
  { name: 'the user of the tests', ids: {}, probes: [...probes, ...nodeProbes] },
  // Only root can become another user; node itself may be in a directory that other users cannot read.
  ...(process.getuid?.() === 0 ? [{ name: 'nobody', ids: { uid: nobody, gid: nobody }, probes }] : []),
];

function runInside(command: readonly string[], ids: { uid?: number; gid?: number }, filter: string | null): string {
  // Root with all capabilities of its user namespace, so that only the filter can refuse a call.
  const boundary = ['--unshare-user', '--unshare-pid', '--unshare-uts', '--unshare-net', '--uid', '0', '--gid', '0'];
  const view = [
    '--cap-add',
    'ALL',
    '--ro-bind',
    '/',
    '/',
    '--dev',
    '/dev',
    '--proc',
    '/proc',
    '--tmpfs',
    '/tmp',
    // The node of a checkout in a temporary directory would otherwise be covered.
    ...(command[0] === process.execPath ? ['--ro-bind', dirname(process.execPath), dirname(process.execPath)] : []),
    '--chdir',
    '/',
  ];
  const descriptor = filter === null ? null : openSync(filter, 'r');
  const done = spawnSync(
    bwrap,
    [...boundary, ...view, ...(descriptor === null ? [] : ['--seccomp', '3']), '--', ...command],
    { ...ids, cwd: '/', encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe', descriptor ?? 'ignore'] },
  );
  if (descriptor !== null) closeSync(descriptor);
  return `${done.status ?? done.signal} ${done.stdout}${done.stderr}`.replace(/\n$/, '');
}

for (const { name, ids, probes: own } of users) {
  // Some systems give an ordinary user no namespaces; there the sandbox's own tests start bwrap in another way.
  test.runIf(runInside(['true'], ids, null) === '0 ')(
    `the filter, and nothing else, makes the difference for ${name}`,
    () => {
      const arch = process.arch === 'arm64' ? 'arm64' : 'x64';
      const filter = join(createDirectory('filter-'), 'filter.bpf');
      writeFileSync(
        filter,
        buildSeccompFilter({
          arch,
          unixSockets: 'deny',
          ptrace: 'deny',
          segments: 'small',
          identity: { uid: 0, gid: 0 },
        }),
      );
      for (const { command, open, filtered } of own) {
        const expectAnswer = (answer: string, expected: string | RegExp, way: string): void =>
          typeof expected === 'string'
            ? expect(answer, `${way}: ${command.join(' ')}`).toBe(expected)
            : expect(answer, `${way}: ${command.join(' ')}`).toMatch(expected);
        expectAnswer(runInside(command, ids, null), open, 'without');
        expectAnswer(runInside(command, ids, filter), filtered, 'with');
      }
    },
  );
}
