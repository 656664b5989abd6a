import { lstatSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compileGlobs } from '../../core/text/glob.ts';
import { foldPath } from '../../core/text/path-text.ts';
import { HarnessError } from '../../core/types/error.ts';
import type { SandboxPolicy } from '../../core/ports/policy.ts';
import type { GitLayout } from './git-layout.ts';
import { createHarmlessCheck } from './harmless-files.ts';
import { listWorkspace, type UnlistedFolder, type UnnamedEntry, type WorkspaceListing } from './list-workspace.ts';
import { findLink, readStats } from './paths.ts';

/** How the paths of a workspace are mounted. All paths are absolute. */
export interface WorkspacePlan {
  /** The paths that are mounted read-only. Other changes that no rule allows are restored after the command. */
  readonly protectedPaths: readonly string[];
  /** The protected paths that no policy can open: `.git`, `.github`, the policy's own files. */
  readonly fixedPaths: readonly string[];
  /** The folders among them that the workspace does not have: each covers the first missing part of a path. */
  readonly placeholders: readonly string[];
  /** Every `.git` below the workspace except its own. */
  readonly nestedRepositories: readonly string[];
  readonly replacements: readonly { readonly target: string; readonly source: string }[];
  /** True for workspace-relative paths that the policy denies for reading. */
  readonly isUnreadable: (path: string) => boolean;
  /** The files of the workspace that `isUnreadable` matches, relative to it. */
  readonly unreadable: readonly string[];
  /** Folders that cannot be listed. They are covered, since the policy may deny reading a file in them. */
  readonly unlisted: readonly UnlistedFolder[];
  /** What must not be read of the workspace as a folder shows it, for example after setup: files, and folders that cannot be listed. */
  findUnreadable(folder: string): readonly string[];
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
 * Determines which paths of a workspace stay unchanged, and which files must not be read. Everything else is writable to commands, and each changed
 * path is decided. Writes the replacements to `scratch`. Throws `sandbox` if a path that must be protected is a link, and `usage` if a file that must
 * not be read has a name that no mount can have.
 */
export function planWorkspace(options: PlanOptions): WorkspacePlan {
  const { workspace, layout, policy, scratch } = options;
  const { files, nestedRepositories } = options.listing;
  const fixed = ['.git', '.github', ...options.protectedPaths].map((path) => join(workspace, path));
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
  const empty = join(scratch, 'empty');
  writeFileSync(empty, '', { mode: 0o644 });
  const isDeniedRead = createReadDenial(policy, createHarmlessCheck(options));
  const isDeniedName = createReadDenial(policy, () => false);
  refuseUnnamed(options.listing.unnamed, isDeniedName);
  const { unreadable, isLinked } = findUnreadable(workspace, files, isDeniedRead);
  const configs = [...layout.configFiles].map(([target, text], index) => {
    const source = join(scratch, `config-${index}`);
    writeFileSync(source, text, { mode: 0o644 });
    return { target, source };
  });
  const placeholders = [
    ...new Set(
      fixed
        .filter((path) => path !== join(workspace, '.git'))
        .flatMap((path) => findMissingPart(workspace, path) ?? []),
    ),
  ];
  return {
    protectedPaths: [...new Set([...mounted, ...placeholders])],
    fixedPaths: [...new Set([...fixed.filter(isThere), ...placeholders])],
    placeholders,
    nestedRepositories: nestedRepositories.map((path) => join(workspace, path)),
    replacements: [...configs, ...layout.includedFiles.map((target) => ({ target, source: empty }))],
    isUnreadable: (path) => isDeniedRead(path) || isLinked(path),
    unreadable,
    unlisted: options.listing.unlisted,
    findUnreadable(folder) {
      const listing = listWorkspace(folder, 'own');
      refuseUnnamed(listing.unnamed, isDeniedName);
      const isDeniedThere = createReadDenial(policy, createHarmlessCheck({ ...options, folder }));
      return [
        ...findUnreadable(folder, listing.files, isDeniedThere).unreadable,
        ...listing.unlisted.map(({ path }) => path),
      ];
    },
  };
}

/** The first missing component of a path, which is where a placeholder must be created; null if the path exists. */
function findMissingPart(root: string, path: string): string | null {
  if (readStats(path) !== null) return null;
  let current = path;
  while (dirname(current) !== root && readStats(dirname(current)) === null) current = dirname(current);
  return current;
}

/** Finds the files that must not be read, and hard links to them, which are other names of the same contents. */
function findUnreadable(
  workspace: string,
  files: readonly string[],
  isDeniedRead: (path: string) => boolean,
): { readonly unreadable: string[]; readonly isLinked: (path: string) => boolean } {
  const denied = files.filter(isDeniedRead);
  // Not found: the file was removed meanwhile.
  const readStatsOf = (file: string) => lstatSync(join(workspace, file), { bigint: true, throwIfNoEntry: false });
  const linked = denied.flatMap((file) => readStatsOf(file) ?? []).filter(({ nlink }) => nlink > 1n);
  if (linked.length === 0) return { unreadable: denied, isLinked: () => false };
  const inodes = new Set(linked.map(({ dev, ino }) => `${dev}:${ino}`));
  // A hard link may be in a folder that is not listed otherwise.
  const everything = listWorkspace(workspace, 'all');
  const isAnotherName = ({ dev, ino }: { dev: bigint; ino: bigint }): boolean => inodes.has(`${dev}:${ino}`);
  const links = everything.files.filter((file) => {
    const stats = readStatsOf(file);
    return stats !== undefined && isAnotherName(stats);
  });
  const unnamed = everything.unnamed.filter(({ absolute }) => isAnotherName(lstatSync(absolute, { bigint: true })));
  refuseUnnamed(unnamed, () => true);
  const names = new Set(links);
  return { unreadable: [...new Set([...denied, ...links])], isLinked: (path) => names.has(path) };
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
