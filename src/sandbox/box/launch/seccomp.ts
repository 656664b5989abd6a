import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  lastSyscall,
  type SeccompArchitecture,
  type SyscallAction,
  type SyscallName,
  syscalls,
} from './seccomp-syscalls.ts';
import type { SandboxPolicy } from '../../../core/ports/policy.ts';

type Instruction = readonly [code: number, jumpTrue: number, jumpFalse: number, value: number];

interface ArgumentRule {
  readonly names: readonly SyscallName[];
  /** Runs after the number of the call has matched. Returns on every path. */
  readonly check: readonly Instruction[];
}

const auditArchitectures: Record<SeccompArchitecture, number> = { x64: 0xc000003e, arm64: 0xc00000b7 };
const x32Bit = 0x40000000;
const errors = { EPERM: 1, ENOSPC: 28, ENOSYS: 38, ENOPROTOOPT: 92, EPROTONOSUPPORT: 93, EAFNOSUPPORT: 97 } as const;

// Offsets into struct seccomp_data. Both architectures are little endian, so the low half of an argument is first.
const numberOffset = 0;
const architectureOffset = 4;
const argumentsOffset = 16;

/** The bytes of one System V shared memory segment, which outlives the process that has filled it. PostgreSQL needs 56 bytes. */
export const maxSegmentBytes = 64 * 1024;
/** The kernel's own limit in a new ipc namespace (SHMMNI). */
export const maxSegments = 4_096;

/**
 * The filter that `bwrap --seccomp` loads, as an array of `struct sock_filter`. It allows everything except calls that reach other
 * processes, the kernel's keys, mounts, namespaces and devices, network protocols that programs rarely use, and calls that are newer than
 * its table. System calls of another architecture kill the process.
 */
export function buildSeccompFilter(options: {
  readonly arch: SeccompArchitecture;
  readonly unixSockets: 'deny' | 'allow';
  readonly ptrace: 'deny' | 'allow';
  /** `small`: System V memory, which no process holds and no control group counts, is limited to `maxSegments` times `maxSegmentBytes`. */
  readonly segments: 'small' | 'any';
  /** The user of the processes. */
  readonly identity: { readonly uid: number; readonly gid: number };
}): Uint8Array {
  const { arch } = options;
  return encode([
    load(architectureOffset),
    ifEqual(auditArchitectures[arch], 1, 0),
    kill,
    load(numberOffset),
    ...(arch === 'x64' ? [ifAtLeast(x32Bit, 0, 1), kill] : []),
    ifAtLeast(lastSyscall + 1, 0, 1),
    fail('ENOSYS'),
    ...refuseCalls(arch, options.ptrace === 'deny' ? ['refuse', 'trace'] : ['refuse'], fail('EPERM')),
    ...refuseCalls(arch, ['hide'], fail('ENOSYS')),
    ...listArgumentRules(options).flatMap((rule) => checkArguments(arch, rule)),
    allow,
  ]);
}

function listArgumentRules({
  unixSockets,
  segments,
  identity: { uid, gid },
}: Pick<Parameters<typeof buildSeccompFilter>[0], 'unixSockets' | 'segments' | 'identity'>): ArgumentRule[] {
  return [
    { names: ['clone'], check: refuseBits(0, namespaceFlags) },
    { names: ['ioctl'], check: refuseValues(1, [terminalInput, consoleControl]) },
    { names: ['personality'], check: allowValues(0, [0, queryPersonality], 'EPERM') },
    { names: ['socket'], check: checkSocket(unixSockets) },
    { names: ['socketpair'], check: checkSocketPair(unixSockets) },
    { names: ['setsockopt'], check: refuseOption(tcpLevel, upperLayerProtocol) },
    { names: ['chmod', 'fchmod', 'creat', 'mknod'], check: refuseBits(1, setIdBits) },
    { names: ['fchmodat', 'fchmodat2', 'mknodat'], check: refuseBits(2, setIdBits) },
    { names: ['chown', 'lchown', 'fchown'], check: refuseOthers(1, [uid, gid]) },
    { names: ['fchownat'], check: refuseOthers(2, [uid, gid]) },
    { names: ['setuid'], check: refuseOthers(0, [uid]) },
    { names: ['setreuid'], check: refuseOthers(0, [uid, uid]) },
    { names: ['setresuid'], check: refuseOthers(0, [uid, uid, uid]) },
    { names: ['setgid'], check: refuseOthers(0, [gid]) },
    { names: ['setregid'], check: refuseOthers(0, [gid, gid]) },
    { names: ['setresgid'], check: refuseOthers(0, [gid, gid, gid]) },
    { names: ['open'], check: checkOpen(1) },
    { names: ['openat'], check: checkOpen(2) },
    ...(segments === 'any' ? [] : [{ names: ['shmget'], check: refuseAbove(1, maxSegmentBytes) } as const]),
  ];
}

// CLONE_NEW{NS,CGROUP,UTS,IPC,USER,PID,NET}. The bit of CLONE_NEWTIME is part of the exit signal here; only unshare and clone3 support it.
const namespaceFlags = 0x7e020000;
// TIOCSTI and TIOCLINUX insert input into the terminal. The kernel reads 32 bits of the request, so the upper half is ignored here too.
const terminalInput = 0x5412;
const consoleControl = 0x541c;
const queryPersonality = 0xffffffff;
const setIdBits = 0o6000;
const unchangedId = 0xffffffff;
const families = { unix: 1, inet: 2, inet6: 10, netlink: 16 } as const;
const protocols = { tcp: 6, udp: 17, icmp: 1, icmp6: 58 } as const;
const socketTypeMask = 0xf;
const socketTypes = { stream: 1, datagram: 2, seqpacket: 5 } as const;
// SOL_TCP and TCP_ULP, which puts another protocol on a connection.
const tcpLevel = 6;
const upperLayerProtocol = 31;
// O_CREAT and the bit of O_TMPFILE. Without them, the mode argument is not set.
const createFlags = 0o100 | 0o20000000;

function checkSocket(unixSockets: 'deny' | 'allow'): Instruction[] {
  return [
    loadArgument(0),
    ...(unixSockets === 'allow' ? [ifEqual(families.unix, 0, 1), allow] : []),
    ifEqual(families.inet, 6, 0),
    ifEqual(families.inet6, 5, 0),
    ifEqual(families.netlink, 0, 3),
    loadArgument(2),
    ifEqual(0, 0, 1),
    allow,
    fail('EAFNOSUPPORT'),
    loadArgument(2),
    ...Object.values(protocols).flatMap((protocol) => [ifEqual(protocol, 0, 1), allow]),
    ifEqual(0, 1, 0),
    fail('EPROTONOSUPPORT'),
    // Other types have other protocols by default, for example SCTP.
    loadArgument(1),
    maskWith(socketTypeMask),
    ...[socketTypes.stream, socketTypes.datagram].flatMap((type) => [ifEqual(type, 0, 1), allow]),
    fail('EPROTONOSUPPORT'),
  ];
}

function refuseOption(level: number, name: number): Instruction[] {
  return [loadArgument(1), ifEqual(level, 0, 3), loadArgument(2), ifEqual(name, 0, 1), fail('ENOPROTOOPT'), allow];
}

// A datagram socket of a pair can still be connected to any path, so only the types that stay with their peer are allowed. Proved by
// test/system/sandbox/box/launch/seccomp-kernel.test.ts.
function checkSocketPair(unixSockets: 'deny' | 'allow'): Instruction[] {
  if (unixSockets === 'allow') return allowValues(0, [families.unix], 'EAFNOSUPPORT');
  return [
    loadArgument(0),
    ifEqual(families.unix, 1, 0),
    fail('EAFNOSUPPORT'),
    loadArgument(1),
    maskWith(socketTypeMask),
    ...[socketTypes.stream, socketTypes.seqpacket].flatMap((type) => [ifEqual(type, 0, 1), allow]),
    fail('EAFNOSUPPORT'),
  ];
}

function checkOpen(flagsArgument: number): Instruction[] {
  return [loadArgument(flagsArgument), ifAnyBit(createFlags, 1, 0), allow, ...refuseBits(flagsArgument + 1, setIdBits)];
}

// The user namespace has no other ids, for which the kernel returns EINVAL. Without a namespace it returns EPERM, which programs ignore when they
// copy a file with its owner.
function refuseOthers(argument: number, ids: readonly number[]): Instruction[] {
  const checks = ids.flatMap((id, index) => [
    loadArgument(argument + index),
    ifEqual(id, 2, 0),
    ifEqual(unchangedId, 1, 0),
    fail('EPERM'),
  ]);
  return [...checks, allow];
}

function refuseAbove(argument: number, value: number): Instruction[] {
  return [
    load(argumentsOffset + 8 * argument + 4),
    ifEqual(0, 1, 0),
    fail('ENOSPC'),
    loadArgument(argument),
    ifAtLeast(value + 1, 0, 1),
    fail('ENOSPC'),
    allow,
  ];
}

function refuseBits(argument: number, bits: number): Instruction[] {
  return [loadArgument(argument), ifAnyBit(bits, 0, 1), fail('EPERM'), allow];
}

function refuseValues(argument: number, values: readonly number[]): Instruction[] {
  return [loadArgument(argument), ...values.flatMap((value) => [ifEqual(value, 0, 1), fail('EPERM')]), allow];
}

function allowValues(argument: number, values: readonly number[], error: keyof typeof errors): Instruction[] {
  return [loadArgument(argument), ...values.flatMap((value) => [ifEqual(value, 0, 1), allow]), fail(error)];
}

function refuseCalls(arch: SeccompArchitecture, actions: readonly SyscallAction[], answer: Instruction): Instruction[] {
  const numbers = Object.values(syscalls)
    .filter(({ action }) => actions.includes(action))
    .flatMap((syscall) => syscall[arch] ?? []);
  // Each match jumps over the remaining comparisons and the jump around the answer.
  return [...numbers.map((number, index) => ifEqual(number, numbers.length - index, 0)), jump(1), answer];
}

function checkArguments(arch: SeccompArchitecture, { names, check }: ArgumentRule): Instruction[] {
  return names.flatMap((name) => {
    const number = syscalls[name][arch];
    return number === null ? [] : [ifEqual(number, 0, check.length), ...check];
  });
}

// The codes are from linux/bpf_common.h: class, size or operation, mode or source.
const load = (offset: number): Instruction => [0x20, 0, 0, offset];
const loadArgument = (index: number): Instruction => load(argumentsOffset + 8 * index);
const maskWith = (mask: number): Instruction => [0x54, 0, 0, mask];
const jump = (distance: number): Instruction => [0x05, 0, 0, distance];
const ifEqual = (value: number, yes: number, no: number): Instruction => [0x15, yes, no, value];
const ifAtLeast = (value: number, yes: number, no: number): Instruction => [0x35, yes, no, value];
const ifAnyBit = (bits: number, yes: number, no: number): Instruction => [0x45, yes, no, bits];
const fail = (error: keyof typeof errors): Instruction => [0x06, 0, 0, 0x00050000 | errors[error]];
const allow: Instruction = [0x06, 0, 0, 0x7fff0000];
const kill: Instruction = [0x06, 0, 0, 0x80000000];

function encode(program: readonly Instruction[]): Uint8Array {
  const bytes = new Uint8Array(program.length * 8);
  const view = new DataView(bytes.buffer);
  for (const [index, [code, jumpTrue, jumpFalse, value]] of program.entries()) {
    view.setUint16(index * 8, code, true);
    view.setUint8(index * 8 + 2, jumpTrue);
    view.setUint8(index * 8 + 3, jumpFalse);
    view.setUint32(index * 8 + 4, value, true);
  }
  return bytes;
}

/** The processes that have a filter program. `server-with-hosts`: a server that reaches a host. */
export type FilteredProcess = 'ordinary' | 'server-with-hosts' | 'engine';

/** The files with the filter programs of a run. */
export type FilterFiles = Readonly<Record<FilteredProcess, string>>;

/**
 * Writes the filter programs of a policy into a directory of the run. Null if this processor is not supported. A server that reaches a host
 * makes no unix socket, unless the policy allows it: it sees the agent's workspace, and a socket can be connected to in a read-only mount too.
 */
export function writeFilterFiles(
  directory: string,
  arch: string,
  { unixSockets, ptrace }: Pick<SandboxPolicy, 'unixSockets' | 'ptrace'>,
  segments: 'small' | 'any',
  identity: { readonly uid: number; readonly gid: number },
): FilterFiles | null {
  if (arch !== 'x64' && arch !== 'arm64') return null;
  const write = (name: string, sockets: 'deny' | 'allow'): string => {
    const file = join(directory, name);
    writeFileSync(file, buildSeccompFilter({ arch, unixSockets: sockets, ptrace, segments, identity }), {
      mode: 0o644,
    });
    return file;
  };
  const [without, allowing] = [write('seccomp', 'deny'), write('seccomp-unix', 'allow')];
  return {
    ordinary: unixSockets === 'deny' ? without : allowing,
    'server-with-hosts': unixSockets === 'allow' ? allowing : without,
    engine: without,
  };
}
