import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lastSyscall, syscalls, type SyscallName } from '../../../../src/sandbox/box/launch/seccomp-syscalls.ts';
import { buildSeccompFilter } from '../../../../src/sandbox/box/launch/seccomp.ts';
import { listProgramProblems, runFilter } from './seccomp-interpreter.ts';

const architectures = [
  { arch: 'x64', audit: 0xc000003e, other: 0x40000003 },
  { arch: 'arm64', audit: 0xc00000b7, other: 0xc000003e },
] as const;
const identity = { uid: 1001, gid: 1002 };
const strict = { unixSockets: 'deny', ptrace: 'deny', segments: 'small', identity } as const;

const answers = new Map([
  [0x7fff0000, 'allow'],
  [0x80000000, 'kill'],
  [0x00050001, 'EPERM'],
  [0x0005001c, 'ENOSPC'],
  [0x00050026, 'ENOSYS'],
  [0x0005005c, 'ENOPROTOOPT'],
  [0x0005005d, 'EPROTONOSUPPORT'],
  [0x00050061, 'EAFNOSUPPORT'],
]);

const refused = (
  'ptrace process_vm_readv process_vm_writev kcmp pidfd_getfd bpf perf_event_open userfaultfd keyctl add_key request_key ' +
  'mount umount2 open_tree open_tree_attr move_mount mount_setattr fsopen fsconfig fsmount fspick pivot_root chroot unshare ' +
  'setns kexec_load kexec_file_load create_module init_module finit_module delete_module settimeofday clock_settime ' +
  'clock_adjtime adjtimex open_by_handle_at fanotify_init fanotify_mark memfd_secret quotactl quotactl_fd ' +
  // With the argument 0, which is another user.
  'chown lchown fchown fchownat setuid setreuid setresuid setgid setregid setresgid'
).split(' ');
const hidden = 'io_uring_setup io_uring_enter io_uring_register clone3 openat2'.split(' ');

const at = 0xffffff9cn;
const create = 0o101n;
const unchanged = 0xffff_ffffn;
const rubbish = 0xdead_beef_0000_0000n;
/** The name of the call, its arguments, the answer. */
const argumentCases: readonly [SyscallName, readonly bigint[], string][] = [
  ['clone', [0x3d0f00n], 'allow'],
  ['clone', [0x01200011n], 'allow'],
  ...[0x20000n, 0x2000000n, 0x4000000n, 0x8000000n, 0x10000000n, 0x20000000n, 0x40000000n].map(
    (flag): [SyscallName, bigint[], string] => ['clone', [flag | 17n], 'EPERM'],
  ),
  ['socket', [2n, 1n, 6n], 'allow'],
  ['socket', [10n, 2n, 17n], 'allow'],
  ['socket', [2n, 0o2004001n, 0n], 'allow'],
  ['socket', [10n, 2n, 0n], 'allow'],
  ['socket', [2n, 2n, 1n], 'allow'],
  ['socket', [10n, 2n, 58n], 'allow'],
  ['socket', [2n, 1n, rubbish], 'allow'],
  // MPTCP, SCTP, DCCP, L2TP, UDP-Lite and SMC, and the types that have one of them by default.
  ...[262n, 132n, 33n, 115n, 136n, 256n].map((protocol): [SyscallName, bigint[], string] => [
    'socket',
    [2n, 1n, protocol],
    'EPROTONOSUPPORT',
  ]),
  ...[3n, 4n, 5n, 6n, 0o2004005n].map((type): [SyscallName, bigint[], string] => [
    'socket',
    [10n, type, 0n],
    'EPROTONOSUPPORT',
  ]),
  ['setsockopt', [3n, 6n, 1n], 'allow'],
  ['setsockopt', [3n, 1n, 31n], 'allow'],
  ['setsockopt', [3n, 6n, 31n], 'ENOPROTOOPT'],
  ['setsockopt', [3n, rubbish | 6n, rubbish | 31n], 'ENOPROTOOPT'],
  ['socket', [16n, 3n, 0n], 'allow'],
  ['socket', [16n, 3n, 9n], 'EAFNOSUPPORT'],
  ['socket', [1n, 1n, 0n], 'EAFNOSUPPORT'],
  ['socket', [rubbish | 1n, 1n, 0n], 'EAFNOSUPPORT'],
  ...[0n, 3n, 17n, 21n, 30n, 38n, 40n, 44n].map((family): [SyscallName, bigint[], string] => [
    'socket',
    [family, 1n, 0n],
    'EAFNOSUPPORT',
  ]),
  ['socketpair', [1n, 1n, 0n], 'allow'],
  ['socketpair', [1n, 0o2004001n, 0n], 'allow'],
  ['socketpair', [1n, 5n, 0n], 'allow'],
  ['socketpair', [1n, 2n, 0n], 'EAFNOSUPPORT'],
  ['socketpair', [1n, 0o2000002n, 0n], 'EAFNOSUPPORT'],
  ['socketpair', [1n, 3n, 0n], 'EAFNOSUPPORT'],
  ['socketpair', [30n, 1n, 0n], 'EAFNOSUPPORT'],
  ['ioctl', [0n, 0x5401n], 'allow'],
  ['ioctl', [0n, 0x5412n], 'EPERM'],
  ['ioctl', [0n, rubbish | 0x5412n], 'EPERM'],
  ['ioctl', [0n, 0x541cn], 'EPERM'],
  ['ioctl', [0n, rubbish | 0x541cn], 'EPERM'],
  ['personality', [0n], 'allow'],
  ['personality', [0xffffffffn], 'allow'],
  ['personality', [0x40000n], 'EPERM'],
  ['personality', [8n], 'EPERM'],
  ['chmod', [0n, 0o1755n], 'allow'],
  ['chmod', [0n, 0o4755n], 'EPERM'],
  ['chmod', [0n, 0o2755n], 'EPERM'],
  ['fchmod', [0n, 0o755n], 'allow'],
  ['fchmod', [0n, 0o4755n], 'EPERM'],
  ['fchmodat', [at, 0n, 0o644n], 'allow'],
  ['fchmodat', [at, 0n, 0o2644n], 'EPERM'],
  ['fchmodat2', [at, 0n, 0o644n, 0n], 'allow'],
  ['fchmodat2', [at, 0n, 0o4644n, 0n], 'EPERM'],
  ...(['chown', 'lchown', 'fchown'] as const).flatMap((name): [SyscallName, bigint[], string][] => [
    [name, [0n, 1001n, 1002n], 'allow'],
    [name, [0n, unchanged, unchanged], 'allow'],
    [name, [0n, rubbish | 1001n, rubbish | unchanged], 'allow'],
    [name, [0n, 0n, unchanged], 'EPERM'],
    [name, [0n, 1001n, 1001n], 'EPERM'],
  ]),
  ['fchownat', [at, 0n, 1001n, unchanged, 0n], 'allow'],
  ['fchownat', [at, 0n, 65534n, 65534n, 0n], 'EPERM'],
  ['setuid', [1001n], 'allow'],
  ['setuid', [0n], 'EPERM'],
  ['setgid', [1002n], 'allow'],
  ['setgid', [65534n], 'EPERM'],
  ['setreuid', [unchanged, 1001n], 'allow'],
  ['setreuid', [1001n, 0n], 'EPERM'],
  ['setregid', [1002n, 1002n], 'allow'],
  ['setregid', [0n, unchanged], 'EPERM'],
  ['setresuid', [1001n, 1001n, 1001n], 'allow'],
  ['setresuid', [unchanged, unchanged, 0n], 'EPERM'],
  ['setresgid', [1002n, unchanged, 1002n], 'allow'],
  ['setresgid', [1002n, 1002n, 1001n], 'EPERM'],
  ['creat', [0n, 0o644n], 'allow'],
  ['creat', [0n, 0o4755n], 'EPERM'],
  ['open', [0n, create, 0o644n], 'allow'],
  ['open', [0n, create, 0o4755n], 'EPERM'],
  ['open', [0n, 0n, 0o4755n], 'allow'],
  ['openat', [at, 0n, create, 0o644n], 'allow'],
  ['openat', [at, 0n, create, 0o2755n], 'EPERM'],
  ['openat', [at, 0n, 0o20200002n, 0o4755n], 'EPERM'],
  ['openat', [at, 0n, 0o200000n, 0o6000n], 'allow'],
  ['mknod', [0n, 0o100644n], 'allow'],
  ['mknod', [0n, 0o104755n], 'EPERM'],
  ['mknodat', [at, 0n, 0o100644n], 'allow'],
  ['mknodat', [at, 0n, 0o102755n], 'EPERM'],
  ['shmget', [0n, 56n, 0o1600n], 'allow'],
  ['shmget', [0n, 65_536n, 0o1600n], 'allow'],
  ['shmget', [0n, 65_537n, 0o1600n], 'ENOSPC'],
  ['shmget', [0n, 1n << 32n, 0o1600n], 'ENOSPC'],
];

describe.each(architectures)('the filter for $arch', ({ arch, audit, other }) => {
  const program = buildSeccompFilter({ arch, ...strict });
  const ask = (filter: Uint8Array, name: SyscallName, args: readonly bigint[]): string => {
    const number = syscalls[name][arch];
    if (number === null) return 'absent';
    return answers.get(runFilter(filter, { number, architecture: audit, args })) ?? 'unknown';
  };

  test('is accepted by the rules of the kernel', () => {
    expect(listProgramProblems(program)).toEqual([]);
  });

  test('kills every call of another architecture', () => {
    for (const number of [0, 1, 41, 101, 120, 310, 0xffff])
      expect(answers.get(runFilter(program, { number, architecture: other, args: [] }))).toBe('kill');
  });

  test('refuses and hides exactly the listed calls and numbers that are newer than the table, and allows every other number', () => {
    const filtered = new Map<number, string>();
    for (let number = 0; number <= lastSyscall; number += 1) {
      const answer = answers.get(runFilter(program, { number, architecture: audit, args: [] })) ?? 'unknown';
      if (answer !== 'allow') filtered.set(number, answer);
    }
    const expected = new Map<number, string>([[syscalls.socket[arch], 'EAFNOSUPPORT']]);
    expected.set(syscalls.socketpair[arch], 'EAFNOSUPPORT');
    for (const [name, numbers] of Object.entries(syscalls)) {
      const number = numbers[arch];
      if (number === null) continue;
      if (refused.includes(name)) expected.set(number, 'EPERM');
      if (hidden.includes(name)) expected.set(number, 'ENOSYS');
    }
    expect([...filtered].toSorted(([a], [b]) => a - b)).toEqual([...expected].toSorted(([a], [b]) => a - b));
    expect(expected.size).toBeGreaterThan(45);
    for (const number of [lastSyscall + 1, 600, 4_096])
      expect(answers.get(runFilter(program, { number, architecture: audit, args: [] }))).toBe('ENOSYS');
  });

  test('judges calls by their arguments', () => {
    const cases = argumentCases.filter(([name]) => syscalls[name][arch] !== null);
    const describeCase = (name: string, args: readonly bigint[], answer: string): string =>
      `${name}(${args.map((arg) => `0x${arg.toString(16)}`).join(', ')}): ${answer}`;
    expect(cases.map(([name, args]) => describeCase(name, args, ask(program, name, args)))).toEqual(
      cases.map(([name, args, answer]) => describeCase(name, args, answer)),
    );
  });

  test('only their options allow unix sockets and tracing', () => {
    const unix = buildSeccompFilter({ arch, unixSockets: 'allow', ptrace: 'deny', segments: 'any', identity });
    expect(ask(unix, 'socket', [1n, 1n, 0n])).toBe('allow');
    expect(ask(unix, 'socketpair', [1n, 2n, 0n])).toBe('allow');
    expect(ask(unix, 'socket', [40n, 1n, 0n])).toBe('EAFNOSUPPORT');
    expect(ask(unix, 'ptrace', [])).toBe('EPERM');
    expect(ask(unix, 'shmget', [0n, 1n << 30n, 0n])).toBe('allow');
    const tracing = buildSeccompFilter({ arch, ...strict, ptrace: 'allow' });
    for (const name of ['ptrace', 'process_vm_readv', 'process_vm_writev'] as const)
      expect(ask(tracing, name, [])).toBe('allow');
    for (const name of ['kcmp', 'pidfd_getfd', 'bpf'] as const) expect(ask(tracing, name, [])).toBe('EPERM');
    expect(ask(tracing, 'socket', [1n, 1n, 0n])).toBe('EAFNOSUPPORT');
    for (const filter of [unix, tracing]) expect(listProgramProblems(filter)).toEqual([]);
  });
});

test('x86_64 kills the x32 numbers', () => {
  const program = buildSeccompFilter({ arch: 'x64', ...strict });
  for (const number of [0x40000000, 0x40000001, 0x40000000 + 521, -1])
    expect(answers.get(runFilter(program, { number, architecture: 0xc000003e, args: [] }))).toBe('kill');
});

const headers = [
  { arch: 'x64', path: '/usr/include/x86_64-linux-gnu/asm/unistd_64.h' },
  { arch: 'arm64', path: '/usr/include/asm-generic/unistd.h' },
] as const;

test.runIf(headers.every(({ path }) => existsSync(path)))('the numbers are equal to the kernel headers', () => {
  for (const { arch, path } of headers) {
    const defined = new Map(
      [...readFileSync(path, 'utf8').matchAll(/^#define __NR(?:3264)?_(\w+)\s+(\d+)/gm)].map(
        ([, name = '', number]) => [name, Number(number)],
      ),
    );
    expect(defined.size).toBeGreaterThan(250);
    const names = Object.entries(syscalls).filter(([name]) => defined.has(name));
    // Headers may lack the newest calls, but no others than these.
    const absent = Object.entries(syscalls).filter(([name, numbers]) => numbers[arch] !== null && !defined.has(name));
    expect(absent.map(([name]) => name).filter((name) => !['open_tree_attr', 'fchmodat2'].includes(name))).toEqual([]);
    expect(names.map(([name, numbers]) => [name, numbers[arch]])).toEqual(
      names.map(([name]) => [name, defined.get(name)]),
    );
  }
});
