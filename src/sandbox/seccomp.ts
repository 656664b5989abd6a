import { syscalls, type SeccompArch, type SyscallName } from './seccomp-syscalls.ts';

export interface SeccompOptions {
  readonly arch: SeccompArch;
  readonly unixSockets: 'deny' | 'allow';
  readonly ptrace: 'deny' | 'allow';
}

/** One instruction of classic BPF, as `struct sock_filter` has it. Jumps are relative to the next instruction. */
interface Instruction {
  readonly code: number;
  readonly ifTrue: number;
  readonly ifFalse: number;
  readonly value: number;
}

// From linux/bpf_common.h, linux/seccomp.h and linux/audit.h.
const load = 0x20;
const jumpEqual = 0x15;
const jumpAtLeast = 0x35;
const jumpSet = 0x45;
const giveBack = 0x06;
const allow = 0x7fff0000;
const killProcess = 0x80000000;
const auditArch: Record<SeccompArch, number> = { x64: 0xc000003e, arm64: 0xc00000b7 };
const x32Bit = 0x40000000;
const numberOffset = 0;
const archOffset = 4;

const EPERM = 1;
const ENOSYS = 38;
const EAFNOSUPPORT = 97;
const failWith = (errno: number): number => 0x00050000 | errno;

const tracing: readonly SyscallName[] = ['ptrace', 'process_vm_readv', 'process_vm_writev'];
const refused: readonly SyscallName[] = [
  ...(['kcmp', 'pidfd_getfd', 'bpf', 'perf_event_open', 'userfaultfd', 'keyctl', 'add_key', 'request_key'] as const),
  ...([
    'mount',
    'umount2',
    'open_tree',
    'open_tree_attr',
    'move_mount',
    'fsopen',
    'fsconfig',
    'fsmount',
    'fspick',
    'mount_setattr',
  ] as const),
  ...(['pivot_root', 'chroot', 'unshare', 'setns', 'kexec_load', 'kexec_file_load'] as const),
  ...([
    'init_module',
    'finit_module',
    'delete_module',
    'settimeofday',
    'clock_settime',
    'clock_adjtime',
    'adjtimex',
  ] as const),
  ...(['open_by_handle_at', 'fanotify_init', 'fanotify_mark', 'memfd_secret', 'quotactl', 'quotactl_fd'] as const),
];
// Told as missing, so that libraries fall back to the older call, which the filter can look into.
const missing: readonly SyscallName[] = ['io_uring_setup', 'io_uring_enter', 'io_uring_register', 'clone3', 'openat2'];

const newNamespaceFlags = 0x7e020000;
const setIdBits = 0o6000;
const createFlags = 0o100 | 0o20000000;
const TIOCSTI = 0x5412;
const TIOCLINUX = 0x541c;
const [AF_UNIX, AF_INET, AF_INET6, AF_NETLINK] = [1, 2, 10, 16];

/**
 * The filter for commands: everything is allowed but what reaches around the namespaces, other processes, or the kernel's rarely used
 * corners. Another architecture's calls kill the process, since their numbers mean something else. Bytes for `bwrap --seccomp`.
 */
export function buildSeccompFilter(options: SeccompOptions): Uint8Array {
  const { arch } = options;
  const denied = options.ptrace === 'deny' ? [...tracing, ...refused] : refused;
  const program: Instruction[] = [
    step(load, archOffset),
    step(jumpEqual, auditArch[arch], 1, 0),
    step(giveBack, killProcess),
    step(load, numberOffset),
    ...(arch === 'x64' ? [step(jumpAtLeast, x32Bit, 0, 1), step(giveBack, killProcess)] : []),
    ...denied.flatMap((name) => on(arch, name, [step(giveBack, failWith(EPERM))])),
    ...missing.flatMap((name) => on(arch, name, [step(giveBack, failWith(ENOSYS))])),
    ...on(arch, 'clone', refuseBits(0, newNamespaceFlags)),
    ...on(arch, 'socket', checkSocket(options)),
    // Only the low half is what the kernel reads; comparing both would let a set high half slip through.
    ...on(arch, 'ioctl', [
      step(load, argument(1)),
      step(jumpEqual, TIOCSTI, 1, 0),
      step(jumpEqual, TIOCLINUX, 0, 1),
      step(giveBack, failWith(EPERM)),
      step(giveBack, allow),
    ]),
    ...on(arch, 'personality', [
      step(load, argument(0)),
      step(jumpEqual, 0, 2, 0),
      step(jumpEqual, 0xffffffff, 1, 0),
      step(giveBack, failWith(EPERM)),
      step(giveBack, allow),
    ]),
    ...(['chmod', 'fchmod', 'creat', 'mknod'] as const).flatMap((name) => on(arch, name, refuseBits(1, setIdBits))),
    ...(['fchmodat', 'fchmodat2', 'mknodat'] as const).flatMap((name) => on(arch, name, refuseBits(2, setIdBits))),
    ...on(arch, 'open', refuseBitsOnCreate(1, 2)),
    ...on(arch, 'openat', refuseBitsOnCreate(2, 3)),
    step(giveBack, allow),
  ];
  return encode(program);
}

function step(code: number, value: number, ifTrue = 0, ifFalse = 0): Instruction {
  return { code, ifTrue, ifFalse, value };
}

/** Offset of the low half of an argument in `struct seccomp_data` (both architectures are little endian). */
function argument(index: number): number {
  return 16 + 8 * index;
}

// A body always gives back, since it may have replaced the number in the accumulator.
function on(arch: SeccompArch, name: SyscallName, body: readonly Instruction[]): Instruction[] {
  const number = syscalls[name][arch];
  return number === null ? [] : [step(jumpEqual, number, 0, body.length), ...body];
}

function refuseBits(index: number, bits: number): Instruction[] {
  return [
    step(load, argument(index)),
    step(jumpSet, bits, 0, 1),
    step(giveBack, failWith(EPERM)),
    step(giveBack, allow),
  ];
}

// Without a flag that creates a file the mode is whatever the register held.
function refuseBitsOnCreate(flagsIndex: number, modeIndex: number): Instruction[] {
  return [
    step(load, argument(flagsIndex)),
    step(jumpSet, createFlags, 1, 0),
    step(giveBack, allow),
    ...refuseBits(modeIndex, setIdBits),
  ];
}

function checkSocket({ unixSockets }: SeccompOptions): Instruction[] {
  const families = [AF_INET, AF_INET6, ...(unixSockets === 'allow' ? [AF_UNIX] : [])];
  return [
    step(load, argument(0)),
    ...families.flatMap((family) => [step(jumpEqual, family ?? 0, 0, 1), step(giveBack, allow)]),
    step(jumpEqual, AF_NETLINK ?? 0, 1, 0),
    step(giveBack, failWith(EAFNOSUPPORT)),
    step(load, argument(2)),
    step(jumpEqual, 0, 1, 0),
    step(giveBack, failWith(EAFNOSUPPORT)),
    step(giveBack, allow),
  ];
}

function encode(program: readonly Instruction[]): Uint8Array {
  const bytes = Buffer.alloc(program.length * 8);
  for (const [index, { code, ifTrue, ifFalse, value }] of program.entries()) {
    bytes.writeUInt16LE(code, index * 8);
    bytes.writeUInt8(ifTrue, index * 8 + 2);
    bytes.writeUInt8(ifFalse, index * 8 + 3);
    bytes.writeUInt32LE(value >>> 0, index * 8 + 4);
  }
  return bytes;
}
