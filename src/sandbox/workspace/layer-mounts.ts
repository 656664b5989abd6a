import { dirname, join, relative } from 'node:path';
import { mkdirSync, writeFileSync } from 'node:fs';
import { downloadsDirectory } from '../../core/types/network.ts';
import { readKey } from './changes/stamp.ts';
import {
  buildSurroundings,
  buildWorkspaceMounts,
  type MinimalRoot,
  type Mount,
  type MountFacts,
  temporaryDirectories,
  type View,
} from '../box/mounts/mounts.ts';
import { isBelow, isDirectory, isFile, listAncestors } from '../host/files/paths.ts';
import type { WorkspacePlan } from './reserve-workspace.ts';
import type { ScratchDirectory, ViewKind } from './workspace-access.ts';
import { chownPath, type RunUser } from '../host/run-user.ts';
import { type ClosedEntries, isClosedPath, readClosedEntries } from './view/closed-entries.ts';
import type { Layer } from './layers/layer.ts';
import type { PrivateGit } from './git/private-git.ts';
import type { Space } from './layers/space.ts';

export interface LayerMountsOptions {
  readonly space: Space;
  readonly mountFacts: MountFacts;
  /** The directories of the system that are below all mounts. */
  readonly systemRoot: MinimalRoot;
  readonly plan: WorkspacePlan;
  readonly gitPath: string;
  readonly privateGit: PrivateGit;
  readonly user: RunUser | null;
  /** The cache directories that may be mounted in the home directory of commands. */
  readonly cacheDirectories: readonly string[];
  /** Directories of PATH in the workspace. They are read-only, so that a command cannot replace a program that rules name. */
  readonly programDirectories: readonly string[];
  /** Stored output of commands. */
  readonly outputsMount: Mount;
}

/** The mounts of the layers of a run. */
export function planLayerMounts(options: LayerMountsOptions) {
  const { space, mountFacts, plan, gitPath, privateGit } = options;
  const { workspace, repositoryRoot } = mountFacts;
  const isGitInside = isBelow(workspace, gitPath);
  const isInside = ({ target }: Mount): boolean => isGitInside && isBelow(gitPath, target);
  const isOutside = (mount: Mount): boolean => !isInside(mount);
  const outerGitMounts = privateGit.mounts.filter(isOutside);
  // The private directory replaces all of these.
  const fixedPaths = plan.fixedPaths.filter((path) => path !== gitPath);
  const emptied = plan.emptied.filter((path) => !isGitInside || !isBelow(gitPath, path));
  const covered = new Set(
    [...plan.fixedPaths, ...plan.emptied, ...mountFacts.hiddenDirectories]
      .filter((path) => isBelow(workspace, path))
      .map((path) => readKey(relative(workspace, path))),
  );
  // The owner of the repository may not be the user that commands run as.
  const root: readonly Mount[] =
    repositoryRoot === workspace ? [] : [{ type: 'read-only', source: space.repository, target: repositoryRoot }];
  const surround = (...facts: Parameters<typeof buildSurroundings>): readonly Mount[] => {
    const mounts = buildSurroundings(...facts);
    const at = mounts.findIndex(({ target }) => isBelow(repositoryRoot, target));
    return at === -1 ? [...mounts, ...root] : [...mounts.slice(0, at), ...root, ...mounts.slice(at)];
  };
  const outerGitDirectories = mountFacts.gitDirectories.filter((directory) => !isBelow(workspace, directory));
  const plain = [
    ...surround(
      {
        ...mountFacts,
        // Commands have a private git directory of the run. Nothing of the real one is visible besides it.
        gitDirectories: [],
        hiddenDirectories: [...mountFacts.hiddenDirectories, ...outerGitDirectories],
      },
      emptied.filter((path) => !outerGitDirectories.some((directory) => isBelow(directory, path))),
    ),
    ...closeOutside(options, outerGitDirectories),
  ];
  const downloads = space.makeShared('downloads', 0o755);
  // No command can write there.
  const storedMounts: readonly Mount[] = [
    options.outputsMount,
    { type: 'read-only', source: downloads, target: downloadsDirectory },
  ];
  const sharedSpace = openSharedSpace(options, [
    ...plain,
    ...storedMounts,
    ...privateGit.objectMounts,
    ...outerGitMounts,
    ...[workspace, ...options.cacheDirectories].map((target): Mount => ({ type: 'temporary', target, maxBytes: 0 })),
  ]);
  // Files that an earlier command left in the home directory must not influence a search.
  const withOwnHome = [...sharedSpace.share(plain, 'own'), ...storedMounts];
  const bare = surround(mountFacts, []);
  const surroundings: Readonly<Record<ViewKind, readonly Mount[]>> = {
    command: [...sharedSpace.share(plain, 'shared'), ...storedMounts],
    // A search shows the files that commands made in the temporary directories, and not the tools of the machine below these directories.
    search: withOwnHome.filter(({ target }) => !isTemporaryTool(target)).map(makeReadOnly),
    alone: plain,
    copy: plain,
    git: bare,
    'git-apply': bare,
  };
  function isTemporaryTool(path: string): boolean {
    const tool = mountFacts.toolDirectories.find((directory) => isBelow(directory, path));
    return tool !== undefined && temporaryDirectories.some((directory) => isBelow(directory, tool));
  }

  const stored: ScratchDirectory = {
    target: downloadsDirectory,
    directory: space.locate(downloads),
    access: 'read-only',
  };
  return {
    /** Paths that are read-only even to setup. */
    fixedPaths,
    /** Paths that are read-only to commands of the agent. */
    protectedPaths: [...fixedPaths, ...options.programDirectories],
    /** Keys of paths that are covered by a mount, so that the layer has no changes there. */
    covered,
    /** The directory with the downloads of sealed calls, as a mount source. */
    downloads,
    scratchDirectories: [stored, ...sharedSpace.scratchDirectories],
    /** The mounts in a layer, with these paths read-only if it shows them, and with a git directory. */
    inLayer: (guarded: readonly string[], closed: ClosedEntries, git: readonly Mount[]): readonly Mount[] => [
      ...buildWorkspaceMounts(mountFacts, {
        protectedPaths: guarded.filter((path) => !isClosedPath(closed, relative(workspace, path))),
        emptied,
      }),
      ...git.filter(isInside),
      ...sharedSpace.pins,
    ],
    /** The root of commands with the shared directories. */
    root: {
      base: options.systemRoot,
      listMounts: (layer: Pick<Layer, 'view' | 'merged'>) => listMounts(layer, 'command', []),
    },
    /** The view of a layer. `git` is the git directory of a copy. */
    see(layer: Layer, kind: ViewKind, git: readonly Mount[] = []): View {
      const root = kind === 'command' ? layer.root : null;
      return { root, mounts: root === null ? listMounts(layer, kind, git) : [], namespaces: layer.namespaces };
    },
  };

  function listMounts(
    layer: Pick<Layer, 'view' | 'merged'>,
    kind: ViewKind,
    copied: readonly Mount[],
  ): readonly Mount[] {
    const isGit = kind === 'git' || kind === 'git-apply';
    const isWritable = kind === 'command' || kind === 'copy' || kind === 'git-apply';
    return [
      ...surroundings[kind],
      {
        type: isWritable ? 'writable' : 'read-only',
        // The harness's own git sees no mounts in the workspace.
        source: isGit ? layer.merged : layer.view,
        target: workspace,
      },
      ...(isGit ? [] : [...listObjectMounts(layer), ...listGit(kind, copied)]),
    ];
  }

  // Only commands of the agent use the git directory that they can write. The one inside the workspace is in the layer, because the path of `.git` is
  // a mount in every command, so that no command can replace it with a link.
  function listGit(kind: ViewKind, copied: readonly Mount[]): readonly Mount[] {
    if (kind === 'command') return outerGitMounts;
    return kind === 'copy' ? copied.filter(isOutside) : privateGit.pristineMounts;
  }

  // Through the layer, because the user of commands may have no access to the real directory.
  function listObjectMounts(layer: Pick<Layer, 'merged'>): Mount[] {
    return privateGit.objectMounts.map((mount) =>
      mount.type !== 'temporary' && isBelow(workspace, mount.source)
        ? { ...mount, source: join(layer.merged, relative(workspace, mount.source)) }
        : mount,
    );
  }
}

/**
 * Closes what no process may read in the repository outside the workspace. An overlay does it for any number of paths; without overlays, each has a
 * mount, which is returned.
 */
function closeOutside(
  { space, mountFacts, plan }: LayerMountsOptions,
  gitDirectories: readonly string[],
): readonly Mount[] {
  const { workspace, repositoryRoot, temporaryBytes } = mountFacts;
  if (plan.outside.unreadable.length === 0) return [];
  const inRepository = (path: string): string => relative(repositoryRoot, path);
  // A hidden directory above the repository does not hide it.
  const covered = [...mountFacts.hiddenDirectories, ...gitDirectories].filter(
    (directory) => !isBelow(directory, repositoryRoot),
  );
  const { closeRepository } = space;
  if (closeRepository !== null) {
    const closed = readClosedEntries(space.locate(space.repository), plan.outside.unreadable.map(inRepository), {
      mountPoints: [inRepository(workspace)],
      covered: covered.map(inRepository),
    });
    if (closed.paths.size > 0) closeRepository(closed);
  }
  // The directory of a tool may be in the repository, and is mounted as it is.
  const isShown = (path: string): boolean =>
    closeRepository === null || mountFacts.toolDirectories.some((directory) => isBelow(directory, path));
  return plan.outside.unreadable
    .filter((path) => isShown(path) && !covered.some((directory) => isBelow(directory, path)))
    .map((target) =>
      isDirectory(target)
        ? { type: 'temporary', target, maxBytes: temporaryBytes, sealed: true }
        : { type: 'read-only', source: mountFacts.emptyFile, target },
    );
}

function makeReadOnly(mount: Mount): Mount {
  return mount.type === 'writable' ? { type: 'read-only', source: mount.source, target: mount.target } : mount;
}

interface Place {
  readonly source: string;
  readonly target: string;
}

/**
 * Opens the temporary directories and the home directory that all commands of a run share. `mounts` is everything that a command may have mounted,
 * after the shared directories themselves. Creates the targets of these mounts. No command may run meanwhile.
 */
function openSharedSpace(
  { space, user, mountFacts: { home } }: Pick<LayerMountsOptions, 'space' | 'user' | 'mountFacts'>,
  mounts: readonly Mount[],
) {
  const isCovered = (path: string): boolean =>
    mounts.some(({ type, target }) => type === 'temporary' && isBelow(target, path));
  const places: readonly Place[] = [
    // The innermost first.
    ...(isCovered(home) ? [{ source: space.makeShared('home', 0o700), target: home }] : []),
    ...temporaryDirectories.map((target) => ({
      source: space.makeShared(target.replaceAll('/', '-'), 0o1777),
      target,
    })),
  ];
  const toMount = ({ source, target }: Place): Mount => ({ type: 'writable', source, target });

  /** The same mounts, with the shared directories instead of separate ones for the command. */
  function share(given: readonly Mount[], homeKind: 'shared' | 'own'): readonly Mount[] {
    const shown = places.filter(({ target }) => homeKind === 'shared' || target !== home);
    return given.flatMap((mount): Mount[] => {
      if (mount.type !== 'temporary') return [mount];
      // The shared home directory comes with the cover of a directory above it.
      const isOuter = ({ type, target }: Mount): boolean =>
        type === 'temporary' && target !== home && isBelow(target, home);
      if (homeKind === 'shared' && mount.target === home && given.some(isOuter)) return [];
      const inside = shown.filter(({ target }) => isBelow(mount.target, target));
      if (inside.some(({ target }) => target === mount.target)) return inside.toReversed().map(toMount);
      // Otherwise a cover of the home directory's parent would hide it.
      const cover: Mount = mount.target === home ? mount : { ...mount, sealed: true };
      return [cover, ...inside.map(toMount)];
    });
  }

  // For every layer: keeps each mount target in the shared directories in its place, because bubblewrap would follow a link that replaces it. A target
  // is created in the innermost shared directory that contains it.
  const pins = new Map<string, Mount>();
  for (const mount of [...places.map(toMount), ...mounts]) {
    const place = places.find(({ target }) => target !== mount.target && isBelow(target, mount.target));
    if (place === undefined) continue;
    for (const target of [...listAncestors(place.target, mount.target), mount.target]) {
      const source = join(place.source, target.slice(place.target.length));
      if (pins.has(source)) continue;
      make(space.locate(source), target === mount.target ? mount : null, user);
      pins.set(source, { type: 'writable', source, target: source });
    }
  }
  // File tools can access it too.
  const scratchDirectories = places
    .filter(({ target }) => target === '/tmp')
    .map(({ source, target }): ScratchDirectory => ({ target, directory: space.locate(source), access: 'writable' }));
  return { share, pins: [...pins.values()], scratchDirectories };
}

function make(path: string, mount: Mount | null, user: RunUser | null): void {
  const isForFile = mount !== null && mount.type !== 'temporary' && isFile(mount.source);
  mkdirSync(isForFile ? dirname(path) : path, { recursive: true, mode: 0o755 });
  if (isForFile) writeFileSync(path, '');
  chownPath(path, user);
}
