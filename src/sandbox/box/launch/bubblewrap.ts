import { basename, join } from 'node:path';
import { listAncestors } from '../../host/files/paths.ts';
import type { Programs } from '../../host/find-programs.ts';
import { type MinimalRoot, type Mount, type PreparedRoot, showReadOnly } from '../mounts/mounts.ts';

/** The features of the installed bwrap, read from its `--help`. If an old version lacks an option, the documented fallback is used. */
export interface BubblewrapFeatures {
  readonly size: boolean;
  readonly disableUserNamespaces: boolean;
}

export function readFeatures(help: string): BubblewrapFeatures {
  const options = new Set(help.match(/(?<![^\s])--[a-z-]+/g));
  const has = (option: string): boolean => options.has(option);
  return { size: has('--size'), disableUserNamespaces: has('--disable-userns') };
}

/** Reads the version from the output of `bwrap --version`; `unknown` if it contains no version. */
export function readVersion(printed: string): string {
  return /(?<!\d)\d+(?:\.\d+)+/.exec(printed)?.[0] ?? 'unknown';
}

const throughLink = '/link/bin';

/**
 * Arguments of bwrap that demand a directory through a link, which leads to a directory of the machine that exists. A bwrap with the hole
 * CVE-2026-87766 follows the link and then finds no program; one with the fix names the directory in its error. The version does not show it, since
 * distributions fix older ones.
 */
export const linkProbe = ['--symlink', '/oldroot/usr', '/link', '--dir', throughLink, '/no-program'];

/** True if the output of bwrap with `linkProbe` proves the fix. */
export function refusesLinks(printed: string): boolean {
  return printed.includes(throughLink);
}

/** Describes the vulnerability of a bwrap without the fix, and why the sandbox is safe nevertheless. */
export function describeHole(version: string): string {
  return `bubblewrap ${version} creates mount targets through links (CVE-2026-87766, fixed in 0.12.0 and in updates of distributions); no mount target here is in a directory that commands can change`;
}

/** The options of bwrap that not every version has: whether this version has it, and the fallback without it. */
export function listFeatures({
  size,
  disableUserNamespaces,
}: BubblewrapFeatures): readonly { readonly option: string; readonly has: boolean; readonly without: string }[] {
  return [
    {
      option: '--size',
      has: size,
      without: 'temporary space is bound by the memory limit of the control group, or only measured without one',
    },
    {
      option: '--disable-userns',
      has: disableUserNamespaces,
      without: 'the seccomp filter alone refuses new namespaces',
    },
  ];
}

export interface BubblewrapOptions {
  readonly features: BubblewrapFeatures;
  readonly root: MinimalRoot | Pick<PreparedRoot, 'directory'>;
  readonly mounts: readonly Mount[];
  readonly cwd: string;
  /**
   * The user of the program in the sandbox; null if it is the user that starts bwrap. A process that has joined a layer is root in its namespace.
   */
  readonly identity: { readonly uid: number; readonly gid: number } | null;
  /** `own`: loopback only. `joined`: the network of the process that starts it. */
  readonly network: 'own' | 'joined';
  /** The child's descriptor with the filter program; null if there is no filter for this architecture. */
  readonly seccompDescriptor: number | null;
  /** The child's descriptor for reports on the start. */
  readonly statusDescriptor: number;
  /** Further options of bwrap. */
  readonly gate: readonly string[];
}

/** Arguments of bwrap by which a process of this run is found after a kill. They have no other effect. */
export function markProcess(scratch: string): readonly string[] {
  return ['--unsetenv', basename(scratch)];
}

/** The host name in every sandbox. */
export const sandboxHostName = 'sandbox';

/**
 * The arguments of bwrap before its command. Each namespace is listed, because `--unshare-all` skips namespaces that it cannot create.
 * bwrap applies mounts in the order of its arguments, so the order of `mounts` is kept.
 */
export function buildBubblewrapArguments(options: BubblewrapOptions): string[] {
  const { features, identity, root } = options;
  // A prepared root and its mounts have their flags already: bwrap reads the list of all mounts for each that it makes or changes.
  const made = 'directory' in root ? [] : ['/', '/dev'];
  return [
    '--unshare-user',
    ...(identity === null ? [] : ['--uid', String(identity.uid), '--gid', String(identity.gid)]),
    '--unshare-pid',
    '--unshare-ipc',
    '--unshare-uts',
    '--unshare-cgroup',
    ...(options.network === 'own' ? ['--unshare-net'] : []),
    '--hostname',
    sandboxHostName,
    '--new-session',
    '--die-with-parent',
    '--cap-drop',
    'ALL',
    ...(features.disableUserNamespaces ? ['--disable-userns'] : []),
    ...('directory' in root ? ['--dev-bind', root.directory, '/'] : [...renderMinimalRoot(root), '--dev', '/dev']),
    '--proc',
    '/proc',
    ...renderMounts(options.mounts, features, 'own'),
    ...[...made, ...listSealed(options.mounts)].flatMap((target) => ['--remount-ro', target]),
    ...(options.seccompDescriptor === null ? [] : ['--seccomp', String(options.seccompDescriptor)]),
    '--json-status-fd',
    String(options.statusDescriptor),
    ...options.gate,
    '--chdir',
    options.cwd,
  ];
}

// Remounted last, because bwrap must first create the targets of mounts inside. Skips a target that a later mount covers.
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
 * The arguments for the process that holds a run's network. It sees the machine's `/dev`: with a new `/dev`, bwrap nests a second user
 * namespace, and no process could join the network.
 */
export function buildHolderArguments(options: {
  readonly root: MinimalRoot;
  readonly mounts: readonly Mount[];
  /** `own`: a separate user namespace. `joined`: it is started in an existing one. */
  readonly users: 'own' | 'joined';
}): string[] {
  return [
    ...(options.users === 'own' ? ['--unshare-user'] : ['--cap-drop', 'ALL']),
    '--unshare-net',
    '--unshare-pid',
    '--new-session',
    '--die-with-parent',
    '--dev-bind',
    '/dev',
    '/dev',
    '--proc',
    '/proc',
    ...renderMinimalRoot(options.root),
    ...renderMounts(options.mounts, { size: false }, 'own'),
    '--chdir',
    '/',
  ];
}

/**
 * The command line of a process of the run that sees the unchanged machine with some mounts over it, prints one line when they are made, and then
 * only keeps them.
 */
export function buildKeeper(
  { bwrap, sh }: Pick<Programs, 'bwrap' | 'sh'>,
  scratch: string,
  options: readonly string[],
): readonly string[] {
  const kept = ['--die-with-parent', '--dev-bind', '/', '/', ...options];
  return [bwrap, ...markProcess(scratch), ...kept, '--', sh, '-c', 'echo ready; exec cat'];
}

/** The arguments that make mounts. `host`: root makes them, for another user. */
export function renderMounts(
  mounts: readonly Mount[],
  features: Pick<BubblewrapFeatures, 'size'>,
  users: 'own' | 'host',
): string[] {
  return mounts.flatMap((mount) => renderMount(mount, features, users));
}

/** The arguments that make a prepared root in its directory. */
export function buildRootArguments(
  { directory, mounts }: PreparedRoot,
  base: MinimalRoot,
  features: BubblewrapFeatures,
  users: 'own' | 'host',
): string[] {
  const inside = [...base.readOnly.map(showReadOnly), ...mounts].map((mount): Mount => ({
    ...mount,
    target: join(directory, mount.target),
  }));
  // bwrap would close a missing directory above a target to other users.
  const makeAbove = (path: string): string[] => listAncestors(directory, path).flatMap((above) => ['--dir', above]);
  return [
    '--tmpfs',
    directory,
    '--dev',
    join(directory, 'dev'),
    // Each process has its own mount there.
    '--dir',
    join(directory, 'proc'),
    ...base.links.flatMap(({ target, path }) => [
      ...makeAbove(join(directory, path)),
      '--symlink',
      target,
      join(directory, path),
    ]),
    ...inside.flatMap((mount) => [...makeAbove(mount.target), ...renderMount(mount, features, users)]),
    ...[directory, join(directory, 'dev'), ...listSealed(inside)].flatMap((target) => ['--remount-ro', target]),
  ];
}

function renderMinimalRoot(root: MinimalRoot): string[] {
  return [
    ...root.readOnly.flatMap((path) => ['--ro-bind', path, path]),
    ...root.links.flatMap(({ target, path }) => ['--symlink', target, path]),
  ];
}

function renderMount(mount: Mount, features: Pick<BubblewrapFeatures, 'size'>, users: 'own' | 'host'): string[] {
  switch (mount.type) {
    case 'read-only':
      return ['--ro-bind', mount.source, mount.target];
    case 'writable':
      return ['--bind', mount.source, mount.target];
    case 'temporary':
      return [
        // Created by root, for all users.
        ...(users === 'host' ? ['--perms', '1777'] : []),
        ...(features.size ? ['--size', String(mount.maxBytes)] : []),
        '--tmpfs',
        mount.target,
      ];
  }
}
