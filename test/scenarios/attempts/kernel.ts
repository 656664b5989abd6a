import { said, type Attempt } from './attempt.ts';

const shell = (name: string, sh: string, control: Attempt['control'] = 'through'): Attempt => ({
  name,
  program: { sh: `${sh} && echo $BITE` },
  sign: said,
  control,
});

// `call` and the C functions return -1 if they were refused; `n` picks a number for the machine's architecture.
const prelude = `
import ctypes, fcntl, os, platform, socket, struct
libc = ctypes.CDLL(None, use_errno=True)
n = lambda x86, arm: x86 if platform.machine() == 'x86_64' else arm
call = libc.syscall
call.restype = ctypes.c_long
def check(result):
    if result == -1: raise OSError(ctypes.get_errno(), 'refused')
`;

const kernel = (name: string, python: string, control: Attempt['control'] = 'through'): Attempt => ({
  name,
  program: { python: `${prelude}${python}\nprint(os.environ['BITE'])` },
  sign: said,
  control,
});

const sameNamespace = (name: string): Attempt =>
  shell(`namespace-of-the-host-${name}`, `[ "$(readlink /proc/self/ns/${name})" = "$T_NAMESPACE_${name}" ]`);

/** Attempts to get more from the kernel than a command needs. */
export const kernelAttempts: readonly Attempt[] = [
  ...['user', 'pid', 'ipc', 'uts', 'net', 'mnt'].map(sameNamespace),
  shell('new-user-namespace', 'unshare -U true'),
  shell('new-network-namespace', 'unshare -Un true'),
  shell('new-mounts', 'unshare -Urm mount -t tmpfs none /tmp'),
  shell('uid-0-of-its-own', 'unshare -r sh -c "[ $(id -u) = 0 ]" ; unshare -r true'),
  shell('sandbox-in-the-sandbox', 'bwrap --dev-bind / / --unshare-user true'),
  shell('chroot', '/usr/sbin/chroot / true', 'stopped'),
  shell('chroot-as-root-of-its-own', 'unshare -r /usr/sbin/chroot / true'),
  shell('mount', 'mount -t tmpfs none /tmp', 'stopped'),
  shell('unmount-a-cover', 'umount .github || umount $T_PLACE/home || umount /tmp', 'stopped'),
  shell('remount-writable', 'mount -o remount,rw,bind .github || mount -o remount,rw /', 'stopped'),
  shell('device-node', 'mknod disk b 254 0', 'stopped'),
  shell('setuid-bit', 'cp /bin/true own-true && chmod u+s own-true'),
  shell('privileges-can-be-gained', 'grep -q "NoNewPrivs:.*0" /proc/self/status'),
  shell('capabilities-can-be-had', 'grep -q "^CapBnd:[[:space:]]*0*[1-9a-f]" /proc/self/status'),
  shell('uid-0', '[ "$(id -u)" = 0 ] || sudo -n true', 'stopped'),
  shell('signal-to-a-neighbour', 'kill -0 $T_NEIGHBOUR'),
  shell('neighbour-seen', '[ -d /proc/$T_NEIGHBOUR ]'),
  shell('name-of-the-host', '[ "$(uname -n)" = "$T_HOST" ]'),
  shell('priority-of-real-time', 'chrt -f 1 true', 'stopped'),
  shell(
    'control-group',
    'echo $$ > /sys/fs/cgroup/cgroup.procs || echo $$ > /sys/fs/cgroup/memory/cgroup.procs',
    'stopped',
  ),
  shell('kernel-log', 'head -c 1 /dev/kmsg', 'either'),
  shell('disk', 'head -c 1 /dev/vda || head -c 1 /dev/sda || head -c 1 /dev/nvme0n1', 'stopped'),
  kernel('trace-me', 'check(libc.ptrace(0, 0, 0, 0))'),
  kernel(
    'memory-of-a-process',
    `
buffer = ctypes.create_string_buffer(8)
vector = (ctypes.c_ulong * 2)(ctypes.addressof(buffer), 8)
check(libc.process_vm_readv(os.getpid(), vector, 1, vector, 1, 0))`,
  ),
  kernel('compare-processes', 'check(call(n(312, 272), os.getpid(), os.getpid(), 0, 0, 0))', 'either'),
  kernel('descriptor-of-a-process', 'check(call(438, os.pidfd_open(os.getpid()), 0, 0))'),
  kernel('key-in-the-keyring', `check(call(n(248, 217), b'user', b'attempt', b'value', 5, -2))`, 'either'),
  kernel('session-keyring', 'check(call(n(250, 219), 0, -3, 0, 0, 0))', 'either'),
  kernel('namespace-of-process-1', `check(libc.setns(os.open('/proc/1/ns/net', os.O_RDONLY), 0))`, 'stopped'),
  kernel(
    'namespace-of-the-parent',
    `check(libc.setns(os.open(f'/proc/{os.getppid()}/ns/user', os.O_RDONLY), 0))`,
    'stopped',
  ),
  kernel('unshare-by-call', 'check(libc.unshare(0x10000000))'),
  kernel(
    'clone-with-a-namespace',
    `
pid = call(n(56, 220), 0x10000000 | 17, 0, 0, 0, 0)
if pid == 0: os._exit(0)
check(pid)`,
  ),
  kernel('address-space-randomness', 'check(libc.personality(0x0040000))'),
  kernel('virtual-socket', 'socket.socket(40, socket.SOCK_STREAM)', 'either'),
  kernel('crypto-socket', 'socket.socket(38, socket.SOCK_SEQPACKET)', 'either'),
  kernel('packet-socket', 'socket.socket(17, socket.SOCK_RAW)', 'stopped'),
  kernel('raw-socket', 'socket.socket(socket.AF_INET, socket.SOCK_RAW, 1)', 'stopped'),
  kernel('netlink-of-devices', 'socket.socket(16, socket.SOCK_RAW, 15)'),
  kernel('bluetooth-socket', 'socket.socket(31, socket.SOCK_RAW, 1)', 'either'),
  kernel('bpf', `check(call(n(321, 280), 0, (ctypes.c_uint * 16)(2, 4, 8, 1), 64))`, 'either'),
  kernel(
    'performance-counters',
    `check(call(n(298, 241), struct.pack('IIQ', 1, 112, 0) + bytes(96), 0, -1, -1, 0))`,
    'either',
  ),
  kernel('page-faults-in-user-space', 'check(call(n(323, 282), 1))'),
  kernel('io-uring', 'check(call(425, 4, ctypes.create_string_buffer(120)))', 'either'),
  kernel(
    'clone3',
    `
pid = call(435, struct.pack('QQQQQQQQ', 0x10000000, 0, 0, 0, 17, 0, 0, 0), 64)
if pid == 0: os._exit(0)
check(pid)`,
  ),
  kernel(
    'file-by-handle',
    `
handle = ctypes.create_string_buffer(struct.pack('I', 128) + bytes(132))
check(libc.name_to_handle_at(-100, b'/', handle, ctypes.byref(ctypes.c_int()), 0))
check(libc.open_by_handle_at(os.open('/', 0), handle, 0))`,
    'stopped',
  ),
  kernel('secret-memory', 'check(call(447, 0))', 'either'),
  kernel('watch-the-file-system', 'check(libc.fanotify_init(0x200, 0))', 'either'),
  kernel('pivot-root', `check(call(n(155, 41), b'/', b'/'))`, 'stopped'),
  kernel('open-tree', `check(call(428, -100, b'/', 1))`, 'stopped'),
  kernel('file-system-context', `check(call(430, b'tmpfs', 0))`, 'stopped'),
  kernel('clock', `check(libc.clock_settime(0, struct.pack('qq', 1, 0)))`, 'stopped'),
  kernel('kernel-module', `check(call(n(175, 105), b'', 0, b''))`, 'stopped'),
  kernel(
    'typing-into-a-terminal',
    `
main, side = os.openpty()
if os.fork() == 0:
    os.setsid()
    fcntl.ioctl(side, 0x540E, 0)
    try: fcntl.ioctl(side, 0x5412, b'x')
    except OSError: os._exit(1)
    os._exit(0)
if os.wait()[1] != 0: raise OSError('refused')`,
    'either',
  ),
  kernel(
    'typing-by-a-wide-request',
    `
main, side = os.openpty()
if os.fork() == 0:
    os.setsid()
    call(n(16, 29), side, 0x540E, 0)
    os._exit(0 if call(n(16, 29), side, ctypes.c_ulong(0x100005412), b'x') == 0 else 1)
if os.wait()[1] != 0: raise OSError('refused')`,
    'either',
  ),
];
