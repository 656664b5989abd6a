import { existsSync, readdirSync, realpathSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths } from '../core/text/path-text.ts';
import { HarnessError } from '../core/types/error.ts';
import { hashFile } from '../record/contents.ts';
import { readEntries, type PatchEntry } from '../record/patch/patch.ts';
import { copyIndex, makeGitDirectory } from '../record/patch/git-directory.ts';
import type { Checkout } from '../sandbox/workspace/git/checkout.ts';
import { readStats } from '../sandbox/host/files/paths.ts';
import { createRunDirectory } from '../sandbox/host/run-directory.ts';
import { maxPointerBytes, readPointer } from './patch/filtered-files.ts';

/** The work tree of a checkout, and git with a git directory of the harness, in which no setting of the repository is in force. */
interface WorkTree {
  readonly root: string;
  readonly commit: string;
  readonly git: (args: readonly string[]) => string;
  /** The copy of the repository's index, and when the repository's own was written, in milliseconds. */
  readonly index: string;
  readonly written: number;
}

/** Paths of a work tree, from the root of the outermost repository. */
interface Differences {
  /** Tracked files that are not as in the commit. */
  readonly changed: readonly string[];
  /** Files and directories that the commit does not have. */
  readonly added: readonly string[];
}

/**
 * Checks that the tracked files of a checkout and of its submodules are equal to the commit. Throws `untrusted` with the files that differ.
 * Returns warnings, for files that the commit does not have. Filters of the repository do not run; files that they write are compared here.
 * Proved by test/action/approved-commit.test.ts.
 */
export function checkWorkTree(checkout: Checkout, commit: string, temporaryDirectory: string): string[] {
  const { changed, added } = compareCheckout(checkout, commit, temporaryDirectory);
  if (changed.length > 0 && !existsSync(join(checkout.layout.gitDirectory, 'index')))
    throw new HarnessError({
      code: 'untrusted',
      message: `the checkout of the commit ${commit} has no index, with which its files are compared`,
      hint: 'Let actions/checkout make a new clone, or make the index with `git reset`.',
    });
  if (changed.length > 0)
    throw new HarnessError({
      code: 'untrusted',
      message: `files of the commit ${commit} were changed before the run: ${listPaths(changed)}`,
      hint: 'Let no step between the checkout and this one change tracked files, or restore them with `git checkout -- .`. A command that prepares the work tree can be the `setup` of this step.',
    });
  if (added.length === 0) return [];
  return [`earlier steps left files that are not in the commit ${commit.slice(0, 12)}: ${listPaths(added)}`];
}

function compareCheckout(checkout: Checkout, commit: string, temporaryDirectory: string): Differences {
  const gitDirectory = createRunDirectory(temporaryDirectory, 'checkout-');
  try {
    const git: WorkTree['git'] = (args) => checkout.runGit(gitDirectory, args);
    makeGitDirectory(gitDirectory, checkout.layout, commit);
    copyIndex(gitDirectory, checkout.layout);
    const index = join(gitDirectory, 'index');
    // As if it had just been written: of files that are as old as the index, git then believes the times.
    const now = Date.now() / 1_000;
    if (existsSync(index)) utimesSync(index, now, now);
    const written = statSync(join(checkout.layout.gitDirectory, 'index'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const tree: WorkTree = { root: checkout.repositoryRoot, commit, git, index, written };
    const own = compareFiles(tree);
    // The commit of a submodule that is not listed as changed is the one that `commit` names.
    const inside = own.submodules
      .filter((path) => !own.changed.includes(path))
      .map((path) => compareSubmodule(checkout, path, temporaryDirectory));
    return {
      changed: [own, ...inside].flatMap(({ changed }) => changed),
      added: [own, ...inside].flatMap(({ added }) => added),
    };
  } finally {
    rmSync(gitDirectory, { recursive: true, force: true });
  }
}

function compareSubmodule(parent: Checkout, path: string, temporaryDirectory: string): Differences {
  const checkout = parent.openSubmodule(path);
  if (checkout === null) {
    const directory = join(parent.repositoryRoot, path);
    const isEmpty = readStats(directory)?.isDirectory() !== true || readdirSync(directory).length === 0;
    return { changed: [], added: isEmpty ? [] : [`${path}/ (a submodule that is not checked out)`] };
  }
  // Git takes a submodule without a commit for an unchanged one.
  if (checkout.head === null) return { changed: [path], added: [] };
  const { changed, added } = compareCheckout(checkout, checkout.head.sha, temporaryDirectory);
  const locate = (inside: string): string => `${path}/${inside}`;
  return { changed: changed.map(locate), added: added.map(locate) };
}

function compareFiles(tree: WorkTree): Differences & { readonly submodules: readonly string[] } {
  const { commit, git } = tree;
  const { marked, repositories } = readIndex(tree);
  const changed = [...listChanged(tree, listSuspects(tree)), ...marked];
  const inCommit =
    repositories.length === 0 ? '' : git(['ls-tree', '-z', '--full-tree', commit, '--', ...repositories]);
  // Compared with the commit, since an earlier step may have added its files to the index.
  git(['read-tree', commit]);
  const listed = git(['ls-files', '--others', '--exclude-standard', '--directory', '--no-empty-directory', '-z']);
  return {
    changed,
    added: listed.split('\0').filter((path) => path !== ''),
    submodules: inCommit.split('\0').flatMap((line) => /^160000 commit \w+\t([^]+)$/.exec(line)?.[1] ?? []),
  };
}

/**
 * The tracked paths that may differ from the commit. Git compares times by the second, and reads a file again that was written in the second
 * of its index. Of those, a file that was not written after the index is as the checkout left it, perhaps by a filter.
 */
function listSuspects({ root, commit, git, index, written }: WorkTree): PatchEntry[] {
  // `dirty`: git would start another git in a submodule, with the settings of the submodule.
  const list = (): PatchEntry[] =>
    readEntries(
      git(['diff-index', '--raw', '-z', '--no-abbrev', '--no-renames', '--ignore-submodules=dirty', commit]),
    ).filter(({ before }) => before !== null);
  const known = new Set(list().map(({ path }) => path));
  if (written > 0) utimesSync(index, written / 1_000, written / 1_000);
  return list().filter(({ path }) => known.has(path) || (readStats(join(root, path))?.ctimeMs ?? Infinity) > written);
}

const isFile = (mode: string | undefined): boolean => mode === '100644' || mode === '100755';

/** The paths whose content differs. No change are the permission to execute, line ends, and a file in place of its pointer (Git LFS). */
function listChanged(tree: WorkTree, entries: readonly PatchEntry[]): string[] {
  const areFiles = ({ before, after }: PatchEntry): boolean => isFile(before?.mode) && isFile(after?.mode);
  const rewritten = entries.some(areFiles) ? listRewritten(tree) : new Set<string>();
  return entries
    .filter((entry) => !areFiles(entry) || (rewritten.has(entry.path) && !isConverted(tree, entry)))
    .map(({ path }) => path);
}

function listRewritten({ git, commit }: WorkTree): Set<string> {
  const options = ['--ignore-cr-at-eol', '--no-ext-diff', '--no-textconv', '--ignore-submodules=dirty'];
  const listed = git(['diff-index', '--numstat', '-z', '--no-renames', ...options, commit]);
  const counted = listed.split('\0').map((line) => /^(\d+|-)\t(\d+|-)\t([^]+)$/.exec(line) ?? []);
  return new Set(counted.flatMap(([, added, deleted, path = '']) => (added === '0' && deleted === '0' ? [] : [path])));
}

// The commit has a pointer with the digest of the file; or only the mode of a binary file differs, which git does not distinguish.
function isConverted({ root, git }: WorkTree, { path, before }: PatchEntry): boolean {
  const object = before?.object ?? '';
  if (git(['hash-object', '--no-filters', '--', path]).trim() === object) return true;
  if (Number(git(['cat-file', '-s', object])) > maxPointerBytes) return false;
  const stored = readPointer(git(['cat-file', 'blob', object]));
  const file = join(root, path);
  if (stored === null || readStats(file)?.size !== stored.size || realpathSync(file) !== file) return false;
  return hashFile(file) === stored.digest;
}

// Git does not compare a file that its index marks. A sparse checkout marks files that are absent.
function readIndex({ root, git }: WorkTree) {
  const entries = git(['ls-files', '-v', '--stage', '-z'])
    .split('\0')
    .map((line) => /^(.) (\d+) \w+ \d\t([^]+)$/.exec(line) ?? []);
  const marked = entries.flatMap(([, tag = '', , path = '']) =>
    // A name that is not UTF-8 cannot be looked up.
    /[a-zS]/.test(tag) && (path.includes('\uFFFD') || readStats(join(root, path)) !== null) ? [path] : [],
  );
  return {
    marked: marked.map((path) => `${path} (marked in the index, see \`git ls-files -v\`)`),
    /** Submodules, of the commit or added since. */
    repositories: entries.flatMap(([, , mode, path = '']) => (mode === '160000' ? [path] : [])),
  };
}
