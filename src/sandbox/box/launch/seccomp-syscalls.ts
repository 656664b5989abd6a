export type SeccompArchitecture = 'x64' | 'arm64';

/**
 * The highest number that these tables were checked against, the same on both architectures (`file_setattr` of Linux 6.17, arch/x86/entry/syscalls
 * and scripts/syscall.tbl). A newer call may have an effect that the filter prevents, so commands do not get it.
 */
export const lastSyscall = 469;

/**
 * The action of the filter on a system call. `refuse`: EPERM. `trace`: EPERM, unless the policy allows ptrace. `hide`: ENOSYS, since a filter cannot
 * read arguments that are passed by pointer; if the kernel seems to lack these calls, programs use the older ones. `check`: its arguments decide.
 */
export type SyscallAction = 'refuse' | 'trace' | 'hide' | 'check';

/** The number of each filtered system call on x86_64 and aarch64, null if the architecture has no such call, and the action on it. */
export const syscalls = {
  add_key: { x64: 248, arm64: 217, action: 'refuse' },
  adjtimex: { x64: 159, arm64: 171, action: 'refuse' },
  bpf: { x64: 321, arm64: 280, action: 'refuse' },
  chmod: { x64: 90, arm64: null, action: 'check' },
  chown: { x64: 92, arm64: null, action: 'check' },
  chroot: { x64: 161, arm64: 51, action: 'refuse' },
  clock_adjtime: { x64: 305, arm64: 266, action: 'refuse' },
  clock_settime: { x64: 227, arm64: 112, action: 'refuse' },
  clone: { x64: 56, arm64: 220, action: 'check' },
  clone3: { x64: 435, arm64: 435, action: 'hide' },
  creat: { x64: 85, arm64: null, action: 'check' },
  create_module: { x64: 174, arm64: null, action: 'refuse' },
  delete_module: { x64: 176, arm64: 106, action: 'refuse' },
  fanotify_init: { x64: 300, arm64: 262, action: 'refuse' },
  fanotify_mark: { x64: 301, arm64: 263, action: 'refuse' },
  fchmod: { x64: 91, arm64: 52, action: 'check' },
  fchmodat: { x64: 268, arm64: 53, action: 'check' },
  fchmodat2: { x64: 452, arm64: 452, action: 'check' },
  fchown: { x64: 93, arm64: 55, action: 'check' },
  fchownat: { x64: 260, arm64: 54, action: 'check' },
  finit_module: { x64: 313, arm64: 273, action: 'refuse' },
  fsconfig: { x64: 431, arm64: 431, action: 'refuse' },
  fsmount: { x64: 432, arm64: 432, action: 'refuse' },
  fsopen: { x64: 430, arm64: 430, action: 'refuse' },
  fspick: { x64: 433, arm64: 433, action: 'refuse' },
  init_module: { x64: 175, arm64: 105, action: 'refuse' },
  io_uring_enter: { x64: 426, arm64: 426, action: 'hide' },
  io_uring_register: { x64: 427, arm64: 427, action: 'hide' },
  io_uring_setup: { x64: 425, arm64: 425, action: 'hide' },
  ioctl: { x64: 16, arm64: 29, action: 'check' },
  kcmp: { x64: 312, arm64: 272, action: 'refuse' },
  kexec_file_load: { x64: 320, arm64: 294, action: 'refuse' },
  kexec_load: { x64: 246, arm64: 104, action: 'refuse' },
  keyctl: { x64: 250, arm64: 219, action: 'refuse' },
  lchown: { x64: 94, arm64: null, action: 'check' },
  memfd_secret: { x64: 447, arm64: 447, action: 'refuse' },
  mknod: { x64: 133, arm64: null, action: 'check' },
  mknodat: { x64: 259, arm64: 33, action: 'check' },
  mount: { x64: 165, arm64: 40, action: 'refuse' },
  mount_setattr: { x64: 442, arm64: 442, action: 'refuse' },
  move_mount: { x64: 429, arm64: 429, action: 'refuse' },
  open: { x64: 2, arm64: null, action: 'check' },
  open_by_handle_at: { x64: 304, arm64: 265, action: 'refuse' },
  open_tree: { x64: 428, arm64: 428, action: 'refuse' },
  open_tree_attr: { x64: 467, arm64: 467, action: 'refuse' },
  openat: { x64: 257, arm64: 56, action: 'check' },
  openat2: { x64: 437, arm64: 437, action: 'hide' },
  perf_event_open: { x64: 298, arm64: 241, action: 'refuse' },
  personality: { x64: 135, arm64: 92, action: 'check' },
  pidfd_getfd: { x64: 438, arm64: 438, action: 'refuse' },
  pivot_root: { x64: 155, arm64: 41, action: 'refuse' },
  process_vm_readv: { x64: 310, arm64: 270, action: 'trace' },
  process_vm_writev: { x64: 311, arm64: 271, action: 'trace' },
  ptrace: { x64: 101, arm64: 117, action: 'trace' },
  quotactl: { x64: 179, arm64: 60, action: 'refuse' },
  quotactl_fd: { x64: 443, arm64: 443, action: 'refuse' },
  request_key: { x64: 249, arm64: 218, action: 'refuse' },
  setgid: { x64: 106, arm64: 144, action: 'check' },
  setregid: { x64: 114, arm64: 143, action: 'check' },
  setresgid: { x64: 119, arm64: 149, action: 'check' },
  setresuid: { x64: 117, arm64: 147, action: 'check' },
  setreuid: { x64: 113, arm64: 145, action: 'check' },
  setuid: { x64: 105, arm64: 146, action: 'check' },
  setns: { x64: 308, arm64: 268, action: 'refuse' },
  settimeofday: { x64: 164, arm64: 170, action: 'refuse' },
  shmget: { x64: 29, arm64: 194, action: 'check' },
  setsockopt: { x64: 54, arm64: 208, action: 'check' },
  socket: { x64: 41, arm64: 198, action: 'check' },
  socketpair: { x64: 53, arm64: 199, action: 'check' },
  umount2: { x64: 166, arm64: 39, action: 'refuse' },
  unshare: { x64: 272, arm64: 97, action: 'refuse' },
  userfaultfd: { x64: 323, arm64: 282, action: 'refuse' },
} as const satisfies Record<string, Record<SeccompArchitecture, number | null> & { readonly action: SyscallAction }>;

export type SyscallName = keyof typeof syscalls;
