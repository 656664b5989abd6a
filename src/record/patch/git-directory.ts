import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export interface GitDirectoryOptions {
  /** A directory that only its owner can enter. Made again if it is such a git directory already. */
  readonly gitDirectory: string;
  /** The git directory of the repository whose objects it uses: of all its work trees together. */
  readonly repositoryCommonDirectory: string;
  /** Makes a directory an empty git directory for the objects of the repository. */
  readonly initGit: (directory: string) => void;
  /** The commit that is checked out; null for none. */
  readonly headCommit: string | null;
}

/**
 * Makes a directory a git directory of the harness, which uses the objects of a repository. No setting of the repository reaches it, and its attributes switch
 * off every filter.
 */
export function makeGitDirectory(options: GitDirectoryOptions): void {
  const { gitDirectory, repositoryCommonDirectory, initGit, headCommit } = options;
  initGit(gitDirectory);
  mkdirSync(join(gitDirectory, 'info'), { recursive: true });
  // Git may run as another user than the harness, and writes only objects.
  chmodSync(join(gitDirectory, 'objects'), 0o777);
  if (headCommit !== null) placeFile(gitDirectory, 'HEAD', `${headCommit}\n`);
  placeFile(gitDirectory, 'info/attributes', '* -filter -merge -working-tree-encoding !diff\n');
  placeFile(gitDirectory, 'objects/info/alternates', `${join(repositoryCommonDirectory, 'objects')}\n`);
}

/** The git directory in a git directory of the harness in which attributes have their effect, for lists only. */
const listingDirectory = 'listing';

/**
 * Lets `git ls-files`, with this git directory inside the other, list paths by the attributes of the repository: the other switches them off. It
 * has no driver of a filter, and a list converts nothing.
 */
export function makeListingDirectory({
  gitDirectory,
  repositoryCommonDirectory,
}: Pick<GitDirectoryOptions, 'gitDirectory' | 'repositoryCommonDirectory'>): void {
  const listing = join(gitDirectory, listingDirectory);
  // All that makes a directory one of git. A start of git would take longer.
  for (const name of ['objects', 'refs']) mkdirSync(join(listing, name), { recursive: true });
  placeFile(listing, 'config', readFileSync(join(gitDirectory, 'config')));
  placeFile(listing, 'HEAD', 'ref: refs/heads/main\n');
  const attributes = join(repositoryCommonDirectory, 'info/attributes');
  if (!existsSync(attributes)) return;
  mkdirSync(join(listing, 'info'), { recursive: true });
  placeFile(listing, 'info/attributes', readFileSync(attributes));
}

/** Copies the exclude file and the index of a repository into a git directory of the harness. */
export function copyIndex(
  { gitDirectory, repositoryCommonDirectory }: Pick<GitDirectoryOptions, 'gitDirectory' | 'repositoryCommonDirectory'>,
  repositoryGitDirectory: string,
): void {
  const exclude = join(repositoryCommonDirectory, 'info/exclude');
  if (existsSync(exclude)) placeFile(gitDirectory, 'info/exclude', readFileSync(exclude));
  // The repository's own index knows tracked files that are ignored, and spares reading files that have not changed.
  for (const name of readdirSync(repositoryGitDirectory)) {
    if (name !== 'index' && !name.startsWith('sharedindex.')) continue;
    const file = join(repositoryGitDirectory, name);
    placeFile(gitDirectory, name, readFileSync(file));
    // Git reads a file again if it changed as late as the index.
    const { atime, mtime } = statSync(file);
    utimesSync(join(gitDirectory, name), atime, mtime);
  }
}

/** Writes a file of a git directory, readable to whom git runs as. */
export function placeFile(gitDirectory: string, name: string, content: string | Uint8Array): void {
  writeFileSync(join(gitDirectory, name), content);
  chmodSync(join(gitDirectory, name), 0o644);
}
