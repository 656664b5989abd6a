import type { Namespaces } from '../layer/namespaces.ts';
import { isBelow, listAncestors } from './paths.ts';

/** One mount, in the order in which bwrap applies it. Paths are absolute. */
export type Mount =
  | { readonly type: 'read-only'; readonly source: string; readonly target: string }
  | { readonly type: 'writable'; readonly source: string; readonly target: string }
  | {
      readonly type: 'temporary';
      readonly target: string;
      readonly maxBytes: number;
      /** Empty and read-only once all mounts are made: it only covers what lies there. */
      readonly sealed?: true;
    };

/** What a process sees: its mounts, and the namespaces in which their sources are found; null for those of the harness. */
export interface View {
  readonly mounts: readonly Mount[];
  readonly namespaces: Namespaces | null;
  /** `host`: around its mounts, the process sees the machine, read-only. Left out, it sees the system root of commands. */
  readonly root?: 'host';
}

/** The same view with more mounts inside. */
export function addMounts(view: View, mounts: readonly Mount[]): View {
  return { ...view, mounts: [...view.mounts, ...mounts] };
}

export interface MountFacts {
  readonly workspace: string;
  readonly repositoryRoot: string;
  /** Other folders that git data lies in (worktrees, submodules). */
  readonly gitFolders: readonly string[];
  readonly hiddenFolders: readonly string[];
  readonly toolFolders: readonly string[];
  /** Folders of the machine that are visible, read-only, without a mount here. */
  readonly systemFolders: readonly string[];
  /** Mounts over parts of them, before all others. */
  readonly systemMounts: readonly Mount[];
  /** Absolute, existing, free of links; writable to commands. */
  readonly writablePaths: readonly string[];
  /** Absolute, existing; read-only even below a writable path. */
  readonly protectedPaths: readonly string[];
  /** What stands in for a file: a cleaned config, or an empty file for one that must not be read. */
  readonly replacements: readonly { readonly target: string; readonly source: string }[];
  readonly temporaryBytes: number;
}

/** Folders for temporary files, which every command may write. */
export const temporaryFolders = ['/tmp', '/var/tmp', '/run', '/dev/shm'];

/**
 * The mounts of a command, outermost first: what replaces parts of the system root, temporary folders over what is hidden, tools, the repository, what is
 * writable in it, what is protected in that, and stand-ins for single files. Pure.
 */
export function buildMounts(facts: MountFacts): Mount[] {
  return [...buildSurroundings(facts), ...buildWorkspaceMounts(facts)];
}

/** What a command sees around its workspace, and the repository if a cover took it away. Pure. */
export function buildSurroundings(facts: Omit<MountFacts, 'protectedPaths'>): Mount[] {
  const { temporary, readOnly } = createKinds(facts);
  const covers = [...temporaryFolders, ...facts.hiddenFolders.filter((path) => !isBelow(facts.workspace, path))];
  const outermost = covers.filter((path) => !covers.some((other) => other !== path && isBelow(other, path)));
  const isCovered = (path: string): boolean =>
    outermost.some((cover) => isBelow(cover, path)) || !facts.systemFolders.some((folder) => isBelow(folder, path));
  const tools = withoutNested(facts.toolFolders.filter((path) => isCovered(path) && !isBelow(facts.workspace, path)));
  const git = withoutNested(facts.gitFolders.filter((path) => isCovered(path) && !isBelow(facts.repositoryRoot, path)));

  // What is hidden in a folder that comes back is hidden again.
  const back = [...tools, ...git];
  const again = withoutNested(
    facts.hiddenFolders.filter(
      (path) => back.some((folder) => isInside(folder, path)) && !back.some((folder) => isBelow(path, folder)),
    ),
  );
  // What is outside the system root has to be mounted, unless the writable mount of the same path brings it.
  const root =
    isCovered(facts.repositoryRoot) && !facts.writablePaths.includes(facts.repositoryRoot)
      ? [facts.repositoryRoot]
      : [];
  return [
    ...facts.systemMounts,
    ...outermost.map(temporary),
    ...tools.map(readOnly),
    ...git.map(readOnly),
    ...again.map(temporary),
    ...root.map(readOnly),
    ...listHidden(facts).outside.map(temporary),
    ...listReplacements(facts).outside,
  ];
}

/** What is writable, protected, hidden and replaced in the workspace. Pure. */
export function buildWorkspaceMounts(facts: MountFacts): Mount[] {
  const { temporary, readOnly } = createKinds(facts);
  // Every ancestor of what is mounted in a writable folder is a mount point of its own: else renaming it would take a protected path or a
  // masked file away from its mount, or make way for a link on the way to a mount of the next command.
  const pinned = [
    ...facts.protectedPaths,
    ...facts.writablePaths,
    ...facts.replacements.map(({ target }) => target),
    ...listHidden(facts).inside,
  ].flatMap((path) => {
    const top = facts.writablePaths
      .filter((writable) => isBelow(writable, path))
      .toSorted((left, right) => left.length - right.length)[0];
    return top === undefined ? [] : listAncestors(top, path);
  });
  const isProtected = (path: string): boolean => facts.protectedPaths.some((entry) => isBelow(entry, path));
  const writable = [...new Set([...facts.writablePaths, ...pinned])]
    .filter((path) => !isProtected(path))
    .toSorted((left, right) => left.length - right.length);
  const guarded = withoutNested(facts.protectedPaths.filter((path) => writable.some((entry) => isBelow(entry, path))));
  return [
    ...writable.map((path): Mount => ({ type: 'writable', source: path, target: path })),
    ...guarded.map(readOnly),
    ...listHidden(facts).inside.map(temporary),
    ...listReplacements(facts).inside,
  ];
}

function createKinds({ temporaryBytes }: Pick<MountFacts, 'temporaryBytes'>) {
  return {
    temporary: (target: string): Mount => ({ type: 'temporary', target, maxBytes: temporaryBytes }),
    readOnly: (path: string): Mount => ({ type: 'read-only', source: path, target: path }),
  };
}

function listHidden({ hiddenFolders, repositoryRoot, workspace }: Omit<MountFacts, 'protectedPaths'>) {
  const hidden = hiddenFolders.filter((path) => isInside(repositoryRoot, path) && !isBelow(path, workspace));
  return {
    inside: hidden.filter((path) => isBelow(workspace, path)),
    outside: hidden.filter((path) => !isBelow(workspace, path)),
  };
}

function listReplacements({ replacements, workspace }: Omit<MountFacts, 'protectedPaths'>) {
  const mounts = replacements.map(({ source, target }): Mount => ({ type: 'read-only', source, target }));
  return {
    inside: mounts.filter(({ target }) => isBelow(workspace, target)),
    outside: mounts.filter(({ target }) => !isBelow(workspace, target)),
  };
}

function isInside(folder: string, path: string): boolean {
  return path !== folder && isBelow(folder, path);
}

// A mount brings what lies below it along, so one of the same kind in it changes nothing.
function withoutNested(paths: readonly string[]): string[] {
  return [...new Set(paths)]
    .filter((path) => !paths.some((other) => other !== path && isBelow(other, path)))
    .toSorted((left, right) => left.length - right.length);
}
