import { dirname } from 'node:path';
import type { Mount } from '../files/mounts.ts';
import { isBelow, listAncestors } from '../files/paths.ts';

/** What the installed bwrap can do, read from its `--help`. Old ones lack some options and get the documented fallback. */
export interface BubblewrapFeatures {
  readonly size: boolean;
  readonly disableUserNamespaces: boolean;
  /** Reports on a descriptor whether the program began. */
  readonly status: boolean;
}

export function readFeatures(help: string): BubblewrapFeatures {
  const has = (option: string): boolean => new RegExp(`^\\s+${option}\\b`, 'm').test(help);
  return { size: has('--size'), disableUserNamespaces: has('--disable-userns'), status: has('--json-status-fd') };
}

const fixedIn = [0, 12, 0] as const;

/** Reads the version from what `bwrap --version` prints; `unknown` without one. */
export function readVersion(printed: string): string {
  return /\d+(?:\.\d+)+/.exec(printed)?.[0] ?? 'unknown';
}

/** True for a version that has the fix of CVE-2026-87766. A distribution's own fix of an older version is not recognised. */
export function isFixedVersion(version: string): boolean {
  const parts = version.split('.').map(Number);
  const at = fixedIn.findIndex((part, index) => parts[index] !== part);
  return at === -1 || (parts[at] ?? 0) > (fixedIn[at] ?? 0);
}

/** The hole of a version without the fix, and why the sandbox holds all the same. */
export function describeHole(version: string): string {
  return `bubblewrap ${version} creates mount targets through links (CVE-2026-87766, fixed in ${fixedIn.join('.')}); no mount target here is in a folder that commands can change`;
}

/** The options of bwrap that not every version has, whether this one does, and what holds without. */
export function listFeatures(
  help: string,
): readonly { readonly option: string; readonly has: boolean; readonly without: string }[] {
  const { size, disableUserNamespaces, status } = readFeatures(help);
  return [
    { option: '--size', has: size, without: 'temporary space is bound by the memory of the command alone' },
    {
      option: '--disable-userns',
      has: disableUserNamespaces,
      without: 'the seccomp filter alone refuses new namespaces',
    },
    {
      option: '--json-status-fd',
      has: status,
      without: 'a command that cannot be started looks like one that fails',
    },
  ];
}

/** An empty root with the system's libraries only. */
export interface MinimalRoot {
  readonly type: 'minimal';
  readonly readOnly: readonly string[];
  readonly links: readonly { readonly target: string; readonly path: string }[];
}

export interface BubblewrapOptions {
  readonly features: BubblewrapFeatures;
  /** `host`: the read-only root of the machine. `minimal`: an empty root with the system's libraries only. */
  readonly root: 'host' | MinimalRoot;
  readonly mounts: readonly Mount[];
  readonly cwd: string;
  /** `own`: a user namespace. `host`: started as root without one; the command has to step down to an ordinary user itself. */
  readonly users: 'own' | 'host';
  /** Whom the program is inside, if that is not whom bwrap is started as: a process that has joined a layer is root in its namespace. */
  readonly identity?: { readonly uid: number; readonly gid: number } | null;
  /** `own`: loopback only. `joined`: that of the process that starts it. */
  readonly network: 'own' | 'joined';
  /** The child's descriptor with the filter program; null where this kernel has no filter for us. */
  readonly seccompDescriptor: number | null;
  /** The child's descriptor for reports on the start; null if it makes none. */
  readonly statusDescriptor: number | null;
  /** Further options of bwrap, before its command. */
  readonly gate?: readonly string[];
}

// What it takes to start in a folder that is closed to others, to become another user, and to give all that up.
const stepDownCapabilities = ['CAP_DAC_READ_SEARCH', 'CAP_SETUID', 'CAP_SETGID', 'CAP_SETPCAP'];

/**
 * The arguments of bwrap up to and including `--`. Each namespace is named, since `--unshare-all` leaves out what it cannot have.
 * bwrap applies mounts in the order of its arguments, so the order of `mounts` is kept.
 */
export function buildBubblewrapArguments(options: BubblewrapOptions): string[] {
  const { features, identity = null } = options;
  return [
    ...(options.users === 'own' ? ['--unshare-user'] : []),
    ...(identity === null ? [] : ['--uid', String(identity.uid), '--gid', String(identity.gid)]),
    ...['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup'],
    ...(options.network === 'own' ? ['--unshare-net'] : []),
    ...['--hostname', 'sandbox', '--new-session', '--die-with-parent', '--cap-drop', 'ALL'],
    ...(options.users === 'host' ? renderStepDownCapabilities() : []),
    ...(features.disableUserNamespaces && options.users === 'own' ? ['--disable-userns'] : []),
    ...(options.root === 'host' ? ['--ro-bind', '/', '/'] : []),
    ...['--dev', '/dev', '--proc', '/proc'],
    ...(options.root === 'host' ? [] : renderMinimalRoot(options.root, options.users)),
    ...renderMounts(options.mounts, features, options),
    ...[...(options.root === 'host' ? [] : ['/']), '/dev', ...listSealed(options.mounts)].flatMap((target) => [
      '--remount-ro',
      target,
    ]),
    ...(options.seccompDescriptor === null ? [] : ['--seccomp', String(options.seccompDescriptor)]),
    ...(options.statusDescriptor === null ? [] : ['--json-status-fd', String(options.statusDescriptor)]),
    ...(options.gate ?? []),
    ...['--chdir', options.cwd, '--'],
  ];
}

// Remounted last, since mounts inside need their targets. What another mount covers is not what would be remounted.
function listSealed(mounts: readonly Mount[]): readonly string[] {
  return mounts.flatMap((mount, at) =>
    mount.type === 'temporary' &&
    mount.sealed === true &&
    mounts.findLastIndex(({ target }) => target === mount.target) === at
      ? [mount.target]
      : [],
  );
}

/**
 * The arguments for the process that holds a run's network. Its devices are the machine's own: with a fresh `/dev`, bwrap nests a second
 * user namespace, and nobody could join the network.
 */
export function buildHolderArguments(options: {
  readonly root: MinimalRoot;
  readonly mounts: readonly Mount[];
  /** As in `BubblewrapOptions`; who is started as root reports nothing. `joined`: in a user namespace that it was started in. */
  readonly users: 'own' | 'host' | 'joined';
}): string[] {
  const isOrdinary = options.users !== 'host';
  const users = isOrdinary ? 'own' : 'host';
  return [
    ...(options.users === 'own' ? ['--unshare-user'] : ['--cap-drop', 'ALL']),
    ...(isOrdinary ? [] : renderStepDownCapabilities()),
    ...['--unshare-net', '--unshare-pid', '--new-session', '--die-with-parent'],
    ...['--dev-bind', '/dev', '/dev', '--proc', '/proc'],
    ...renderMinimalRoot(options.root, users),
    ...renderMounts(options.mounts, { size: false }, { root: options.root, users }),
    ...(isOrdinary ? ['--info-fd', '3'] : []),
    ...['--chdir', '/', '--'],
  ];
}

/** The arguments of a process that keeps a layer mounted: the machine as it is, and what is mounted over it. */
export function buildLayerArguments(
  mounts: readonly Mount[],
  features: BubblewrapFeatures,
  users: 'own' | 'host',
): string[] {
  return [
    ...['--die-with-parent', '--dev-bind', '/', '/'],
    ...mounts.flatMap((mount) => renderMount(mount, features, users)),
    '--',
  ];
}

function renderStepDownCapabilities(): string[] {
  return stepDownCapabilities.flatMap((name) => ['--cap-add', name]);
}

function renderMinimalRoot(root: MinimalRoot, users: BubblewrapOptions['users']): string[] {
  return [
    ...root.readOnly.flatMap((path) => [
      ...(users === 'own' ? [] : renderParents(listAncestors('/', path))),
      '--ro-bind',
      path,
      path,
    ]),
    ...root.links.flatMap(({ target, path }) => ['--symlink', target, path]),
  ];
}

function renderMounts(
  mounts: readonly Mount[],
  features: Pick<BubblewrapFeatures, 'size'>,
  options: Pick<BubblewrapOptions, 'root' | 'users'>,
): string[] {
  return mounts.flatMap((mount, at) => [
    ...(options.users === 'own' ? [] : renderParents(findOwnParents(mount, mounts.slice(0, at), options.root))),
    ...renderMount(mount, features, options.users),
  ]);
}

// The folders above a mount that bwrap has to make: never in one that is the machine's, and so perhaps the agent's.
function findOwnParents(mount: Mount, before: readonly Mount[], root: BubblewrapOptions['root']): readonly string[] {
  const parent = dirname(mount.target);
  const around = before.findLast(({ target }) => isBelow(target, parent));
  if (around === undefined) return root === 'host' ? [] : listAncestors('/', mount.target);
  return around.type === 'temporary' ? listAncestors(around.target, mount.target) : [];
}

// bwrap itself makes them for nobody but whom it was started as.
function renderParents(folders: readonly string[]): string[] {
  return folders.flatMap((folder) => ['--perms', '0755', '--dir', folder]);
}

function renderMount(mount: Mount, features: Pick<BubblewrapFeatures, 'size'>, users: 'own' | 'host'): string[] {
  switch (mount.type) {
    case 'read-only':
      return ['--ro-bind', mount.source, mount.target];
    case 'writable':
      return ['--bind', mount.source, mount.target];
    case 'temporary':
      return [
        // Made by root, and for everybody.
        ...(users === 'host' ? ['--perms', '1777'] : []),
        ...(features.size ? ['--size', String(mount.maxBytes)] : []),
        ...['--tmpfs', mount.target],
      ];
  }
}
