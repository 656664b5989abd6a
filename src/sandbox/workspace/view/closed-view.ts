import { lstatSync } from 'node:fs';
import { join, relative } from 'node:path';
import { HarnessError } from '../../../core/types/error.ts';
import type { ClosedPaths, SandboxPolicy } from '../../../core/ports/policy.ts';
import { findObject, hashBlob, runHostGit, type GitLayout } from '../git/git-layout.ts';
import { isClosedPath } from './closed-entries.ts';
import { listWorkspace, type UnlistedDirectory, type UnnamedEntry, type WorkspaceListing } from './list-workspace.ts';
import { holdsNoSecret, readSmall } from '../../host/harmless-settings.ts';
import { listNames } from '../../host/host-directories.ts';
import { isBelow, isDirectory } from '../../host/files/paths.ts';

/** What the rules of a policy close to all processes in a workspace. */
export interface ClosedView {
  /** True for workspace-relative paths of files that no process may read. */
  readonly isUnreadable: (path: string) => boolean;
  /** The files of the workspace that no process may read, relative to it; a directory if the rules close everything that may be in it. */
  readonly unreadable: readonly string[];
  /** True for a path in `unreadable`, and for a path in such a directory. */
  readonly isClosed: (path: string) => boolean;
  /** Directories that cannot be listed. They are covered, since the policy may deny reading a file in them. */
  readonly unlisted: readonly UnlistedDirectory[];
  /** True for another name of a file that no process may read: the policy decides names, and does not know that it is the same file. */
  readonly isLinkedToUnreadable: (path: string) => boolean;
  /** The rest of the repository, if the workspace is a part of it. Rules see its paths from the root of the repository. */
  readonly outside: {
    readonly isUnreadable: (path: string) => boolean;
    /** As in the workspace, but absolute. */
    readonly unreadable: readonly string[];
  };
}

export interface ClosedViewOptions {
  readonly workspace: string;
  readonly policy: Pick<SandboxPolicy, 'closed' | 'git'>;
  readonly layout: Pick<GitLayout, 'repositoryRoot' | 'gitDirectory'>;
  readonly git: string;
}

/**
 * Finds what the rules close in a workspace. One answer for the mounts of a run, `policy explain` and `policy check`. Throws `usage` if a file that must
 * not be read has a name that no mount can have.
 */
export function readClosedView(options: ClosedViewOptions & { readonly listing: WorkspaceListing }): ClosedView {
  const { workspace, listing, policy } = options;
  const { closed } = policy;
  const isUnreadable = createUnreadableCheck(closed, createHarmlessCheck(options));
  const inside = findUnreadable(workspace, { listing, closed, isClosed: isUnreadable });
  const outside = readOutside(options, inside.closed);
  const links = new Set([...inside.links, ...outside.linksInside]);
  const unreadable = new Set([
    ...inside.unreadable,
    ...outside.linksInside,
    ...listClosedRepositories(workspace, listing, policy.git),
  ]);
  return {
    isUnreadable: (path) => isUnreadable(path) || links.has(path),
    unreadable: [...unreadable],
    isClosed: (path) => isClosedPath({ paths: unreadable }, path),
    unlisted: listing.unlisted,
    isLinkedToUnreadable: (path) => links.has(path),
    outside,
  };
}

/** The paths that no process may read in a directory with a later state of the workspace, for example after setup. Throws as `readClosedView`. */
export function listClosedIn(directory: string, options: ClosedViewOptions): readonly string[] {
  const { closed } = options.policy;
  const listing = listWorkspace(directory, closed);
  const isClosed = createUnreadableCheck(closed, createHarmlessCheck({ ...options, directory }));
  return [
    ...findUnreadable(directory, { listing, closed, isClosed }).unreadable,
    ...listing.unlisted.map(({ path }) => path),
  ];
}

/**
 * The tracked files that are closed: `inside` the workspace, relative to it, and `outside` in the rest of the repository, relative to its root.
 * `tracked` and `marked` are the paths of the workspace that git tracks, and those that its index marks: a sparse checkout lacks them.
 */
export function listCommitted(
  { isClosed, isUnreadable, outside }: ClosedView,
  { tracked, marked }: { readonly tracked: readonly string[]; readonly marked: readonly string[] },
  { git, layout }: Pick<ClosedViewOptions, 'git' | 'layout'>,
): { readonly inside: readonly string[]; readonly outside: readonly string[] } {
  const closedOutside = { paths: new Set(outside.unreadable.map((path) => relative(layout.repositoryRoot, path))) };
  const listAll = (): string[] =>
    runHostGit(git, [`--git-dir=${layout.gitDirectory}`, 'ls-files', '-z'])
      .toString()
      .split('\0')
      .slice(0, -1);
  return {
    inside: [...new Set([...tracked.filter(isClosed), ...marked.filter(isUnreadable)])],
    outside: closedOutside.paths.size === 0 ? [] : listAll().filter((path) => isClosedPath(closedOutside, path)),
  };
}

/**
 * Commands see all of the repository, so what rules close in it is closed outside the workspace too. `linksInside` are other names of such files in the
 * workspace, relative to it.
 */
function readOutside(
  { workspace, layout, policy: { closed, git: history }, git }: ClosedViewOptions,
  closedInside: ReadonlySet<string>,
): ClosedView['outside'] & { readonly linksInside: readonly string[] } {
  const root = layout.repositoryRoot;
  const isUnreadable = createUnreadableCheck(closed, createHarmlessCheck({ workspace: root, git, layout }));
  if (root === workspace) return { isUnreadable, unreadable: [], linksInside: [] };
  const listed = listWorkspace(root, closed);
  // Git directories are only closed with their history.
  const unnamed = listed.unnamed.filter(({ type }) => type !== 'repository' || history === 'visible');
  const listing = { ...listed, unnamed };
  const { unreadable, links } = findUnreadable(root, { listing, closed, isClosed: isUnreadable });
  // Other names of files that the rules close by their path in the workspace.
  const part = relative(root, workspace);
  const linksOutside = findLinks(root, new Set([...closedInside].map((path) => join(part, path))));
  const repositories = listClosedRepositories(root, listing, history);
  // Of a closed directory that contains the workspace, everything else is closed.
  const leaveOutWorkspace = (path: string): readonly string[] => {
    if (isBelow(workspace, path)) return [];
    return isBelow(path, workspace) ? listNames(path).flatMap((name) => leaveOutWorkspace(join(path, name))) : [path];
  };
  return {
    isUnreadable,
    unreadable: [...unreadable, ...linksOutside, ...listing.unlisted.map(({ path }) => path), ...repositories]
      .map((path) => join(root, path))
      .flatMap(leaveOutWorkspace),
    linksInside: [...links]
      .map((path) => join(root, path))
      .flatMap((path) => (isBelow(workspace, path) ? relative(workspace, path) : [])),
  };
}

/** The git directories of other repositories, whose history may contain closed files. Git of a submodule is in the private git directory. */
function listClosedRepositories(
  directory: string,
  { nestedRepositories }: WorkspaceListing,
  history: SandboxPolicy['git'],
): readonly string[] {
  return history === 'visible' ? nestedRepositories.filter((path) => isDirectory(join(directory, path))) : [];
}

/**
 * Throws as `readClosedView`. Finds the files that must not be read, `closed` each and `unreadable` by directory, and `links`: all names of those
 * with several hard links, which are names of the same contents.
 */
function findUnreadable(
  workspace: string,
  given: {
    readonly listing: WorkspaceListing;
    readonly closed: ClosedPaths;
    readonly isClosed: (path: string) => boolean;
  },
): { readonly unreadable: string[]; readonly closed: ReadonlySet<string>; readonly links: ReadonlySet<string> } {
  const { listing, isClosed } = given;
  // No rule can allow a name that is not UTF-8, so its other characters decide.
  const isClosedName = createUnreadableCheck(given.closed, () => false);
  refuseUnnamed(listing.unnamed, (path) => isClosedName(path.replaceAll('\uFFFD', 'x')));
  const closed = new Set<string>();
  /** The directories that contain anything else. */
  const openDirectories = new Set<string>(['']);
  const keepDirectories = (path: string): void => {
    for (let at = readDirectory(path); !openDirectories.has(at); at = readDirectory(at)) openDirectories.add(at);
  };
  for (const file of listing.files)
    if (file !== '.git' && isClosed(file)) closed.add(file);
    else keepDirectories(file);
  for (const path of listing.openDirectories) keepDirectories(path);
  const links = findLinks(workspace, closed);
  const isClosedDirectory = (directory: string): boolean =>
    !openDirectories.has(directory) && given.closed.judgeDirectory(directory) === 'closed';
  const unreadable = new Set<string>();
  for (const path of [...closed, ...links, ...listing.closedDirectories]) {
    let top = path;
    while (isClosedDirectory(readDirectory(top))) top = readDirectory(top);
    unreadable.add(top);
  }
  return { unreadable: [...unreadable], closed, links };
}

function findLinks(workspace: string, closed: ReadonlySet<string>): ReadonlySet<string> {
  // Not found: the file was removed meanwhile.
  const readStatsOf = (file: string) => lstatSync(join(workspace, file), { bigint: true, throwIfNoEntry: false });
  const linked = [...closed].flatMap((file) => readStatsOf(file) ?? []).filter(({ nlink }) => nlink > 1n);
  if (linked.length === 0) return new Set();
  const inodes = new Set(linked.map(({ dev, ino }) => `${dev}:${ino}`));
  // A hard link may be in a directory that is not listed otherwise.
  const everything = listWorkspace(workspace, 'all');
  const isAnotherName = ({ dev, ino }: { dev: bigint; ino: bigint }): boolean => inodes.has(`${dev}:${ino}`);
  const unnamed = everything.unnamed.filter(({ absolute }) => isAnotherName(lstatSync(absolute, { bigint: true })));
  refuseUnnamed(unnamed, () => true);
  return new Set(
    everything.files.filter((file) => {
      const stats = readStatsOf(file);
      return stats !== undefined && isAnotherName(stats);
    }),
  );
}

function readDirectory(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Throws `usage` for a path that has to be covered and that no mount can name, since a program gets its arguments as UTF-8 here. */
function refuseUnnamed(unnamed: readonly UnnamedEntry[], isDeniedRead: (path: string) => boolean): void {
  const found = unnamed.find(({ type, path }) => type !== 'file' || isDeniedRead(path));
  if (found === undefined) return;
  const why = {
    file: 'the policy denies reading it',
    repository: 'it belongs to another repository',
    unlisted: 'this user cannot list it',
  }[found.type];
  throw new HarnessError({
    code: 'usage',
    message: `${found.shown} cannot be hidden from commands: ${why}, and its path is not valid UTF-8`,
    hint: "Rename or remove it before this step. The shell takes the path as $'…'.",
  });
}

/**
 * True for workspace-relative paths of files that no process may read. The table of steering files names files that may contain a secret; such a file
 * is open if its content shows that it contains none.
 */
function createUnreadableCheck(closed: ClosedPaths, isHarmless: (path: string) => boolean): (path: string) => boolean {
  return (path) => {
    const closure = closed.explain(path);
    return closure !== null && !(closure.unlessHarmless && isHarmless(path));
  };
}

/**
 * Whether the content of a file shows that it holds no secret, although files of this name may hold one. The path is relative to the workspace, whose
 * files are read in `directory` if that is another one.
 */
export function createHarmlessCheck({
  workspace,
  git,
  layout,
  directory = workspace,
}: Omit<ClosedViewOptions, 'policy'> & { readonly directory?: string }): (path: string) => boolean {
  const isCommitted = (path: string, content: Buffer): boolean => {
    const name = `HEAD:${relative(layout.repositoryRoot, join(workspace, path))}`;
    const committed = findObject(git, layout.gitDirectory, name);
    return committed !== null && hashBlob(content, committed) === committed;
  };
  return (path) => {
    const content = readSmall(join(directory, path));
    return content !== null && holdsNoSecret(path, content, () => isCommitted(path, content));
  };
}
