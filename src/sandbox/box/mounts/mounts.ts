import { findLink, isBelow, listAncestors, listOutermost } from '../../host/files/paths.ts';
import type { RunUser } from '../../host/run-user.ts';
import { CommandNotStarted } from '../../../core/ports/tool.ts';

/** One mount, in the order in which bwrap applies it. Paths are absolute. */
export type Mount =
  | { readonly type: 'read-only'; readonly source: string; readonly target: string }
  | { readonly type: 'writable'; readonly source: string; readonly target: string }
  | {
      readonly type: 'temporary';
      readonly target: string;
      readonly maxBytes: number;
      /** Remounted empty and read-only after all mounts are made: it only covers the path. */
      readonly sealed?: true;
    };

/** A path of the machine at the same path, read-only. */
export function showReadOnly(path: string): Mount {
  return { type: 'read-only', source: path, target: path };
}

/** The view of a process: its root, its mounts, and the namespaces in which their sources are found. */
export interface View {
  /** Null if the process makes its own root, of the directories of the system. */
  readonly root: PreparedRoot | null;
  /** The mounts that the process makes over its root. */
  readonly mounts: readonly Mount[];
  readonly namespaces: Namespaces;
}

/**
 * A root that was made once for many processes. Each of them binds it with everything in it: a command takes 20 ms, and 29 ms if it makes every mount
 * again.
 */
export interface PreparedRoot {
  /** Its place in the namespaces of the view. */
  readonly directory: string;
  /** The mounts in it, by the paths that processes see. */
  readonly mounts: readonly Mount[];
}

/** An empty root with only the system's programs and libraries. */
export interface MinimalRoot {
  readonly readOnly: readonly string[];
  readonly links: readonly { readonly target: string; readonly path: string }[];
}

/** The same view with more mounts inside. */
export function addMounts(view: View, mounts: readonly Mount[]): View {
  return { ...view, mounts: [...view.mounts, ...mounts] };
}

export interface MountFacts {
  readonly workspace: string;
  readonly repositoryRoot: string;
  /** Other directories with git data (worktrees, submodules). */
  readonly gitDirectories: readonly string[];
  readonly hiddenDirectories: readonly string[];
  /** The home directory of commands. */
  readonly home: string;
  readonly toolDirectories: readonly string[];
  /** Directories of the machine that are visible read-only without a mount in this list. */
  readonly systemDirectories: readonly string[];
  /** Mounts over parts of the system directories, made before all others. */
  readonly systemMounts: readonly Mount[];
  /** Files outside the workspace that no process reads: the empty file is mounted over each whose directory is shown. */
  readonly coveredFiles: readonly string[];
  readonly emptyFile: string;
  readonly temporaryBytes: number;
}

/** Directories for temporary files, writable to every command. */
export const temporaryDirectories = ['/tmp', '/var/tmp', '/run', '/dev/shm'];

/**
 * The mounts around the workspace, outermost first: replacements of parts of the system root, temporary directories over hidden directories, tools,
 * and directories of git outside the repository. The empty file is mounted over each of the files `emptied`. Pure.
 */
export function buildSurroundings(facts: MountFacts, emptied: readonly string[]): Mount[] {
  const { temporary, empty } = createKinds(facts);
  // A mount includes everything below it, so a mount of the same kind inside it changes nothing.
  const outermost = listOutermost([
    ...temporaryDirectories,
    ...facts.hiddenDirectories.filter((path) => !isBelow(facts.workspace, path)),
  ]);
  const isCovered = (path: string): boolean =>
    outermost.some((cover) => isBelow(cover, path)) ||
    !facts.systemDirectories.some((directory) => isBelow(directory, path));
  const tools = listOutermost(
    facts.toolDirectories.filter((path) => isCovered(path) && !isBelow(facts.workspace, path)),
  );
  const git = listOutermost(
    facts.gitDirectories.filter((path) => isCovered(path) && !isBelow(facts.repositoryRoot, path)),
  );

  // Hidden directories inside a directory that is mounted again must be covered again.
  const back = [...tools, ...git];
  const again = listOutermost(
    facts.hiddenDirectories.filter(
      (path) =>
        back.some((directory) => isInside(directory, path)) && !back.some((directory) => isBelow(path, directory)),
    ),
  );
  const mounts = [
    ...facts.systemMounts,
    ...outermost.map(temporary),
    // A program expects that its home directory exists.
    ...(outermost.some((cover) => isInside(cover, facts.home)) ? [temporary(facts.home)] : []),
    ...tools.map(showReadOnly),
    ...git.map(showReadOnly),
    ...again.map(temporary),
    ...listHidden(facts).outside.map(temporary),
    ...emptied.filter((path) => !isBelow(facts.workspace, path)).map(empty),
  ];
  const files = facts.coveredFiles.filter((path) => isShown(path, mounts, facts));
  return [...mounts, ...files.map(empty)];
}

/** True if a path of the machine is the same file in a view with these mounts over the system directories. */
export function isShown(
  path: string,
  mounts: readonly Mount[],
  { systemDirectories }: Pick<MountFacts, 'systemDirectories'>,
): boolean {
  const top = mounts.findLast(({ target }) => isBelow(target, path));
  if (top === undefined) return systemDirectories.some((directory) => isBelow(directory, path));
  return top.type !== 'temporary' && top.source === top.target;
}

/**
 * The mounts in the workspace, which is mounted writable already: its hidden and emptied paths, and its protected ones, which exist and are
 * read-only. Pure.
 */
export function buildWorkspaceMounts(
  facts: MountFacts,
  paths: { readonly protectedPaths: readonly string[]; readonly emptied: readonly string[] },
): Mount[] {
  const { temporary, empty } = createKinds(facts);
  const { protectedPaths } = paths;
  const emptied = paths.emptied.filter((path) => isBelow(facts.workspace, path));
  const hidden = listHidden(facts).inside;
  // Every ancestor of a mount is a separate mount point. Otherwise a command could rename the ancestor, which would
  // move a protected path away from its mount, or allow a link in the path of a mount of the next command.
  const pinned = [...protectedPaths, ...emptied, ...hidden].flatMap((path) =>
    isBelow(facts.workspace, path) ? listAncestors(facts.workspace, path) : [],
  );
  const isProtected = (path: string): boolean => protectedPaths.some((entry) => isBelow(entry, path));
  const writable = [...new Set(pinned)]
    .filter((path) => !isProtected(path))
    .toSorted((left, right) => left.length - right.length);
  const guarded = listOutermost(protectedPaths.filter((path) => isBelow(facts.workspace, path)));
  return [
    ...writable.map((path): Mount => ({ type: 'writable', source: path, target: path })),
    ...guarded.map(showReadOnly),
    ...hidden.map(temporary),
    ...emptied.map(empty),
  ];
}

function createKinds({ temporaryBytes, emptyFile }: Pick<MountFacts, 'temporaryBytes' | 'emptyFile'>) {
  return {
    temporary: (target: string): Mount => ({ type: 'temporary', target, maxBytes: temporaryBytes }),
    empty: (target: string): Mount => ({ type: 'read-only', source: emptyFile, target }),
  };
}

function listHidden({ hiddenDirectories, repositoryRoot, workspace }: MountFacts) {
  const hidden = hiddenDirectories.filter((path) => isInside(repositoryRoot, path) && !isBelow(path, workspace));
  return {
    inside: hidden.filter((path) => isBelow(workspace, path)),
    outside: hidden.filter((path) => !isBelow(workspace, path)),
  };
}

function isInside(directory: string, path: string): boolean {
  return path !== directory && isBelow(directory, path);
}

/** Namespaces that a process joins before its own sandbox starts: paths of descriptors that the harness keeps open. */
export interface Namespaces {
  /** Null if root made the mounts: then there is no user namespace to join. */
  readonly user: string | null;
  readonly mount: string;
}

/**
 * The arguments of nsenter for a process that joins namespaces. Root becomes `user` with it; null if another program does that later. The process
 * keeps capabilities in the joined user namespace until bwrap drops them, so no program between the two may come from the workspace.
 */
export function renderEnter(
  { user: userNamespace, mount }: Namespaces,
  network: string | null,
  user: RunUser | null,
): string[] {
  return [
    ...(userNamespace === null ? [] : ['--preserve-credentials', `--user=${userNamespace}`]),
    `--mount=${mount}`,
    ...(network === null ? [] : [`--net=${network}`]),
    ...(user === null ? [] : [`--setgid=${user.gid}`, `--setuid=${user.uid}`]),
    '--',
  ];
}

/**
 * Throws if a source that is going to be mounted, or a directory of the repository on the way to it, is a link, because bwrap would follow it. No
 * command can create a link between this check and the mount, because each of those directories is a mount point in every sandbox.
 */
export function checkSources(mounts: readonly Mount[], repositoryRoot: string): void {
  // A temporary directory has no source, but bwrap would create its target through a link.
  const named = mounts.map((mount) => (mount.type === 'temporary' ? mount.target : mount.source));
  for (const path of new Set(named)) {
    const link = isBelow(repositoryRoot, path) ? findLink(repositoryRoot, path) : null;
    if (link !== null)
      throw new CommandNotStarted(
        `${link} has become a symbolic link, so no command starts until it is a real file or directory`,
      );
  }
}
