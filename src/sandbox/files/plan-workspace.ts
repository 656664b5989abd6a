import { chmodSync, lstatSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { dependencyFolders } from '../../core/output-folders.ts';
import { compileGlobs, readLiteralPrefix } from '../../core/text/glob.ts';
import { foldPath } from '../../core/text/path-text.ts';
import { HarnessError } from '../../core/types/error.ts';
import type { SandboxPolicy } from '../../core/ports/policy.ts';
import type { GitLayout } from './git-layout.ts';
import { createHarmlessCheck } from './harmless-files.ts';
import { listHostSockets } from './host-sockets.ts';
import { findMissingPart } from './lease.ts';
import { findLink, isBelow, readStats } from './paths.ts';

/** How the paths of a workspace are mounted. All paths are absolute. */
export interface WorkspacePlan {
  readonly writablePaths: readonly string[];
  /** The paths that are mounted read-only. Other changes that no rule allows are restored after the command. */
  readonly protectedPaths: readonly string[];
  /** The protected paths that no policy can open: `.git`, `.github`, the policy's own files. */
  readonly fixedPaths: readonly string[];
  readonly placeholders: string[];
  /** Every `.git` below the workspace except its own. */
  readonly nestedRepositories: readonly string[];
  readonly replacements: readonly { readonly target: string; readonly source: string }[];
  /** True for workspace-relative paths that the policy denies for reading. */
  readonly isUnreadable: (path: string) => boolean;
  /** The files of the workspace that `isUnreadable` matches, relative to it. */
  readonly unreadable: readonly string[];
  readonly notes: readonly string[];
}

export interface PlanOptions {
  readonly workspace: string;
  readonly policy: SandboxPolicy;
  /** Workspace-relative paths, in addition to `.git` and `.github`. */
  readonly protectedPaths: readonly string[];
  readonly layout: GitLayout;
  readonly git: string;
  readonly scratch: string;
  readonly listing: WorkspaceListing;
}

/**
 * Determines which paths of a workspace commands may write, which stay unchanged, and which files are replaced because they must not be
 * read. Writes the replacements to `scratch`. Throws `sandbox` if a path that must be protected is a link. The plan that is returned depends on
 * whether there is a layer: then the complete workspace is mounted writable except a fixed list, and each changed path is decided. Without a
 * layer, a change is in the real workspace until it is restored, and remains there if the run is killed, so the existing files that rules deny
 * are mounted read-only too.
 */
export function planWorkspace(options: PlanOptions): (isLayered: boolean) => WorkspacePlan {
  const { workspace, layout, policy, scratch } = options;
  const isDenied = createMatcher(policy.protectedGlobs);
  const { files, deniedFolders, nestedRepositories } = options.listing;
  const fixed = ['.git', '.github', ...options.protectedPaths].map((path) => join(workspace, path));
  const denied = [
    ...policy.protectedGlobs
      .map((glob) => glob.replace(/\/\*\*$/, ''))
      .filter((path) => readLiteralPrefix(path) === path && path !== ''),
    ...deniedFolders,
    ...files.filter((file) => isDenied(file) && !deniedFolders.some((folder) => isBelow(folder, file))),
  ].map((path) => join(workspace, path));
  for (const path of fixed) {
    const link = findLink(workspace, path);
    if (link !== null)
      throw new HarnessError({
        code: 'sandbox',
        message: `${relative(workspace, link)} is a symbolic link, so ${relative(workspace, path)} cannot be protected`,
        hint: 'Replace the link by a real file or folder.',
      });
  }
  const isThere = (path: string): boolean => readStats(path) !== null && findLink(workspace, path) === null;
  const mounted = [...fixed, ...nestedRepositories.map((path) => join(workspace, path))].filter(isThere);
  const existing = [...mounted, ...denied.filter(isThere)];

  const empty = join(scratch, 'empty');
  writeFileSync(empty, '', { mode: 0o644 });
  const closed = join(scratch, 'closed');
  writeFileSync(closed, '');
  chmodSync(closed, 0);
  // Through an overlay, a socket leads to no process of the machine.
  const sockets = [
    ...new Set([
      ...options.listing.sockets.map((path) => join(workspace, path)),
      ...listHostSockets().filter((path) => isBelow(workspace, path)),
    ]),
  ];
  const isDeniedRead = createReadDenial(policy, createHarmlessCheck(options));
  const { unreadable, isLinked } = findUnreadable(workspace, files, isDeniedRead);
  const configs = [...layout.configFiles].map(([target, text], index) => {
    const source = join(scratch, `config-${index}`);
    writeFileSync(source, text, { mode: 0o644 });
    return { target, source };
  });
  return (isLayered) => {
    const { writablePaths, notes } = findWritable(workspace, isLayered ? [''] : policy.writableGlobs);
    const placeholders = [
      ...new Set(
        fixed
          .filter(
            (path) => path !== join(workspace, '.git') && writablePaths.some((writable) => isBelow(writable, path)),
          )
          .flatMap((path) => findMissingPart(workspace, path) ?? []),
      ),
    ];
    return {
      writablePaths,
      protectedPaths: [...new Set([...(isLayered ? mounted : existing), ...placeholders])],
      fixedPaths: [...new Set([...fixed.filter(isThere), ...placeholders])],
      placeholders,
      nestedRepositories: nestedRepositories.map((path) => join(workspace, path)),
      replacements: [
        ...configs,
        ...layout.includedFiles.map((target) => ({ target, source: empty })),
        ...unreadable.map((file) => ({ target: join(workspace, file), source: closed })),
        ...(isLayered ? [] : sockets.map((target) => ({ target, source: empty }))),
      ],
      isUnreadable: (path) => isDeniedRead(path) || isLinked(path),
      unreadable,
      notes,
    };
  };
}

function findWritable(workspace: string, globs: readonly string[]): Pick<WorkspacePlan, 'writablePaths' | 'notes'> {
  const missing: string[] = [];
  const linked: string[] = [];
  const writablePaths = [...new Set(globs.map(readLiteralPrefix))].flatMap((prefix) => {
    const path = prefix === '' ? workspace : join(workspace, prefix);
    const stats = readStats(path);
    if (stats === null) missing.push(prefix);
    else if (findLink(workspace, path) !== null || stats.isSymbolicLink()) linked.push(prefix);
    else if (isBelow(workspace, path) && (stats.isDirectory() || (stats.isFile() && stats.nlink === 1))) return [path];
    return [];
  });
  return {
    writablePaths,
    notes: [
      ...(missing.length === 0
        ? []
        : [`commands cannot write ${missing.join(', ')}, which the workspace does not have (file tools can)`]),
      ...(linked.length === 0 ? [] : [`commands cannot write ${linked.join(', ')}: a link is never a writable mount`]),
    ],
  };
}

/** Finds the files that must not be read, and hard links to them, which are other names of the same contents. */
function findUnreadable(
  workspace: string,
  files: readonly string[],
  isDeniedRead: (path: string) => boolean,
): { readonly unreadable: string[]; readonly isLinked: (path: string) => boolean } {
  const denied = files.filter(isDeniedRead);
  const readStatsOf = (file: string) => lstatSync(join(workspace, file), { bigint: true });
  const linked = denied.map(readStatsOf).filter(({ nlink }) => nlink > 1n);
  if (linked.length === 0) return { unreadable: denied, isLinked: () => false };
  const inodes = new Set(linked.map(({ dev, ino }) => `${dev}:${ino}`));
  // A hard link may be in a folder that is not listed otherwise.
  const links = listFolders(workspace, () => false, 'all').files.filter((file) => {
    const { dev, ino } = readStatsOf(file);
    return inodes.has(`${dev}:${ino}`);
  });
  const names = new Set(links);
  return { unreadable: [...new Set([...denied, ...links])], isLinked: (path) => names.has(path) };
}

/**
 * True for workspace-relative paths of files that a policy denies for reading. The table of steering files names those that may contain a secret;
 * such a file is open if its content shows that it contains none.
 */
export function createReadDenial(
  policy: Pick<SandboxPolicy, 'maskedGlobs' | 'maskedExceptGlobs' | 'alwaysMaskedGlobs'>,
  isHarmless: (path: string) => boolean,
): (path: string) => boolean {
  const isMasked = createMatcher(policy.maskedGlobs);
  const isExcepted = createMatcher(policy.maskedExceptGlobs);
  const isAlwaysMasked = createMatcher(policy.alwaysMaskedGlobs);
  return (path) => isMasked(path) && !isExcepted(path) && (isAlwaysMasked(path) || !isHarmless(path));
}

function createMatcher(globs: readonly string[]): (path: string) => boolean {
  const matches = compileGlobs(globs.map(foldPath), { folder: 'included' });
  return (path) => matches(foldPath(path));
}

/** The contents of a workspace. Paths are relative to it. */
export interface WorkspaceListing {
  readonly files: readonly string[];
  readonly sockets: readonly string[];
  /** Folders that the policy denies with all their contents. Each needs only one mount. */
  readonly deniedFolders: readonly string[];
  readonly nestedRepositories: readonly string[];
}

/** Lists a workspace. Dependency folders are left out: they contain many files, and policies protect the repository's own files. */
export function listWorkspace(workspace: string, { protectedGlobs }: SandboxPolicy): WorkspaceListing {
  const isDeniedWhole = createMatcher(protectedGlobs.filter((glob) => glob.endsWith('/**')));
  return listFolders(workspace, isDeniedWhole, 'own');
}

function listFolders(
  workspace: string,
  isDeniedWhole: (path: string) => boolean,
  folders: 'own' | 'all',
): WorkspaceListing {
  const files: string[] = [];
  const sockets: string[] = [];
  const nestedRepositories: string[] = [];
  const deniedFolders: string[] = [];
  const pending = [{ folder: '', isDenied: false }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const entry of readdirSync(join(workspace, next.folder), { withFileTypes: true })) {
      const path = next.folder === '' ? entry.name : `${next.folder}/${entry.name}`;
      if (entry.name === '.git' && next.folder !== '') nestedRepositories.push(path);
      if (entry.isFile()) files.push(path);
      if (entry.isSocket()) sockets.push(path);
      if (!entry.isDirectory()) continue;
      const isDenied = !next.isDenied && isDeniedWhole(path);
      if (isDenied) deniedFolders.push(path);
      if (entry.name !== '.git' && (folders === 'all' || !dependencyFolders.has(entry.name)))
        pending.push({ folder: path, isDenied: isDenied || next.isDenied });
    }
  }
  return { files, sockets, deniedFolders, nestedRepositories };
}
