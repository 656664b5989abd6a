import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildSeccompFilter } from '../../src/sandbox/seccomp.ts';
import { syscalls, type SyscallName } from '../../src/sandbox/seccomp-syscalls.ts';
import { createTestSandbox, runCommand } from '../fixtures/sandbox.ts';
import { createRepository } from '../fixtures/workspace.ts';
import { interpretFilter } from './seccomp-interpreter.ts';

const archs = [
  { arch: 'x64', audit: 0xc000003e, other: 0x40000003 },
  { arch: 'arm64', audit: 0xc00000b7, other: 0x40000028 },
] as const;
const [EPERM, ENOSYS, EAFNOSUPPORT] = [1, 38, 97];

describe.each(archs)('on $arch', ({ arch, audit, other }) => {
  const filter = buildSeccompFilter({ arch, unixSockets: 'deny', ptrace: 'deny' });
  const call = (name: SyscallName, ...args: readonly bigint[]) => {
    const number = syscalls[name][arch];
    return number === null ? null : interpretFilter(filter, { arch: audit, number, args });
  };

  test('calls of another architecture kill', () => {
    expect(interpretFilter(filter, { arch: other, number: 1 })).toBe('kill');
    if (arch === 'x64') expect(interpretFilter(filter, { arch: audit, number: 0x40000001 })).toBe('kill');
  });

  test('what no rule names is allowed', () => {
    const named = new Set(Object.values(syscalls).map((numbers) => numbers[arch]));
    for (let number = 0; number < 470; number += 1)
      if (!named.has(number as never)) expect(interpretFilter(filter, { arch: audit, number })).toBe('allow');
  });

  test.each(
    Object.keys(syscalls).filter(
      (name) =>
        !/^(clone3?|socket|ioctl|personality|f?chmod(at2?)?|open(at2?)?|creat|mknod(at)?|io_uring_\w+)$/.test(name),
    ) as SyscallName[],
  )('%s is refused', (name) => {
    expect(call(name)).toBe(EPERM);
  });

  test('calls that libraries can do without are missing', () => {
    for (const name of ['io_uring_setup', 'io_uring_enter', 'io_uring_register', 'clone3', 'openat2'] as const)
      expect(call(name)).toBe(ENOSYS);
  });

  test('clone makes threads and processes and no namespace', () => {
    expect(call('clone', 0x11n)).toBe('allow');
    expect(call('clone', 0x3d0f00n)).toBe('allow');
    for (const flag of [0x20000n, 0x2000000n, 0x4000000n, 0x8000000n, 0x10000000n, 0x20000000n, 0x40000000n])
      expect(call('clone', flag | 0x11n)).toBe(EPERM);
  });

  test('sockets are internet ones and plain netlink', () => {
    for (const family of [2n, 10n]) expect(call('socket', family, 1n, 0n)).toBe('allow');
    expect(call('socket', 16n, 3n, 0n)).toBe('allow');
    expect(call('socket', 16n, 3n, 9n)).toBe(EAFNOSUPPORT);
    for (const family of [0n, 1n, 17n, 38n, 40n]) expect(call('socket', family, 1n, 0n)).toBe(EAFNOSUPPORT);
    expect(call('socket', 0x1_0000_0001n, 1n, 0n)).toBe(EAFNOSUPPORT);
    const withUnix = buildSeccompFilter({ arch, unixSockets: 'allow', ptrace: 'deny' });
    expect(interpretFilter(withUnix, { arch: audit, number: syscalls.socket[arch], args: [1n, 1n, 0n] })).toBe('allow');
    expect(interpretFilter(withUnix, { arch: audit, number: syscalls.socket[arch], args: [40n, 1n, 0n] })).toBe(
      EAFNOSUPPORT,
    );
  });

  test('a terminal takes no faked input, whatever the high half of the request says', () => {
    for (const request of [0x5412n, 0x541cn, 0x1_0000_5412n, 0xdead_beef_0000_541cn])
      expect(call('ioctl', 0n, request)).toBe(EPERM);
    for (const request of [0x5401n, 0x5413n, 0x5421n]) expect(call('ioctl', 0n, request)).toBe('allow');
  });

  test('personality is asked for and set to none only', () => {
    expect(call('personality', 0n)).toBe('allow');
    expect(call('personality', 0xffffffffn)).toBe('allow');
    for (const persona of [0x0040000n, 8n, 0x400000n]) expect(call('personality', persona)).toBe(EPERM);
  });

  test('no file gets a set-id bit', () => {
    const modeAt: Partial<Record<SyscallName, number>> = {
      chmod: 1,
      fchmod: 1,
      creat: 1,
      mknod: 1,
      fchmodat: 2,
      fchmodat2: 2,
      mknodat: 2,
    };
    for (const [name, at] of Object.entries(modeAt) as [SyscallName, number][]) {
      const withMode = (mode: bigint) => call(name, ...Array.from({ length: at }, () => 0n), mode);
      if (syscalls[name][arch] === null) continue;
      for (const mode of [0o4755n, 0o2755n, 0o6755n]) expect(withMode(mode)).toBe(EPERM);
      expect(withMode(0o1755n)).toBe('allow');
    }
    for (const [name, flagsAt] of [
      ['open', 1],
      ['openat', 2],
    ] as const) {
      if (syscalls[name][arch] === null) continue;
      const opened = (flags: bigint, mode: bigint) =>
        call(name, ...Array.from({ length: flagsAt }, () => 0n), flags, mode);
      expect(opened(0o101n, 0o4755n)).toBe(EPERM);
      expect(opened(0o20200002n, 0o2755n)).toBe(EPERM);
      expect(opened(0o101n, 0o644n)).toBe('allow');
      expect(opened(0o0n, 0o7777n)).toBe('allow');
    }
  });

  test('tracing is allowed where the policy says so', () => {
    const traced = buildSeccompFilter({ arch, unixSockets: 'deny', ptrace: 'allow' });
    expect(interpretFilter(traced, { arch: audit, number: syscalls.ptrace[arch] })).toBe('allow');
    expect(interpretFilter(traced, { arch: audit, number: syscalls.bpf[arch] })).toBe(EPERM);
  });
});

const headers = [
  { arch: 'x64', file: '/usr/include/x86_64-linux-gnu/asm/unistd_64.h' },
  { arch: 'arm64', file: '/usr/include/asm-generic/unistd.h' },
] as const;

test('the numbers are those of the headers, where a machine has them', () => {
  for (const { arch, file } of headers.filter((header) => existsSync(header.file))) {
    const numbers = new Map(
      [...readFileSync(file, 'utf8').matchAll(/^#define __NR(?:3264)?_(\w+)\s+(\d+)/gm)].map(
        ([, name = '', number]) => [name, Number(number)],
      ),
    );
    for (const [name, known] of Object.entries(syscalls))
      if (numbers.has(name)) expect([name, known[arch]]).toEqual([name, numbers.get(name)]);
  }
  expect(syscalls.open.arm64).toBeNull();
});

test('the kernel holds a command to it, and ordinary programs still run', async () => {
  const sandbox = await createTestSandbox(
    createRepository({ 'a.test.js': "require('node:test').test('x', () => {});" }),
  );
  const listen = `require('net').createServer().on('error', (e) => console.log(e.code)).listen('/tmp/socket', () => { console.log('listening'); process.exit(); })`;
  expect((await runCommand(sandbox, ['node', '-e', listen])).stdout).toMatch(/EAFNOSUPPORT|EACCES|EPERM/);
  expect((await runCommand(sandbox, ['unshare', '--user', 'true'])).stderr).toMatch(/not permitted/i);
  expect((await runCommand(sandbox, ['setarch', '--addr-no-randomize', 'true'])).exitCode).not.toBe(0);
  expect((await runCommand(sandbox, ['/bin/sh', '-c', 'touch x && chmod 4755 x'])).exitCode).not.toBe(0);
  expect(await runCommand(sandbox, ['node', '--test'])).toMatchObject({ exitCode: 0 });
  const worker = `new (require('worker_threads').Worker)('console.log(require("child_process").execSync("echo fine").toString())', { eval: true })`;
  expect((await runCommand(sandbox, ['node', '-e', worker])).stdout).toContain('fine');
  expect(await runCommand(sandbox, ['git', 'log', '--oneline'])).toMatchObject({ exitCode: 0 });
});
