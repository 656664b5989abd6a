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

/** The repository of a work tree. Its files are only read. */
export interface Repository {
  /** The git directory of the work tree. */
  readonly gitDirectory: string;
  /** The git directory of all work trees of the repository together. */
  readonly commonDirectory: string;
  /** Makes a directory an empty git directory for the objects of the repository. */
  readonly initGit: (directory: string) => void;
}

/**
 * Makes a directory a git directory of the harness, which uses the objects of a repository. No setting of the repository reaches it, and its
 * attributes switch off every filter. `gitDirectory` is a directory that only its owner can enter, and is made again if it is such a git directory
 * already. `headCommit` is the commit that is checked out; null for none.
 */
export function makeGitDirectory(gitDirectory: string, repository: Repository, headCommit: string | null): void {
  repository.initGit(gitDirectory);
  mkdirSync(join(gitDirectory, 'info'), { recursive: true });
  // Git may run as another user than the harness, and writes only objects.
  chmodSync(join(gitDirectory, 'objects'), 0o777);
  if (headCommit !== null) placeFile(gitDirectory, 'HEAD', `${headCommit}\n`);
  placeFile(gitDirectory, 'info/attributes', '* -filter -merge -working-tree-encoding !diff\n');
  placeFile(gitDirectory, 'objects/info/alternates', `${join(repository.commonDirectory, 'objects')}\n`);
}

/** The git directory in a git directory of the harness in which attributes have their effect, for lists only. */
const listingDirectory = 'listing';

/**
 * Lets `git ls-files`, with this git directory inside the other, list paths by the attributes of the repository: the other switches them off. It
 * has no driver of a filter, and a list converts nothing.
 */
export function makeListingDirectory(gitDirectory: string, { commonDirectory }: Repository): void {
  const listing = join(gitDirectory, listingDirectory);
  // All that makes a directory one of git. A start of git would take longer.
  for (const name of ['objects', 'refs']) mkdirSync(join(listing, name), { recursive: true });
  placeFile(listing, 'config', readFileSync(join(gitDirectory, 'config')));
  placeFile(listing, 'HEAD', 'ref: refs/heads/main\n');
  const attributes = join(commonDirectory, 'info/attributes');
  if (!existsSync(attributes)) return;
  mkdirSync(join(listing, 'info'), { recursive: true });
  placeFile(listing, 'info/attributes', readFileSync(attributes));
}

/** Copies the exclude file and the index of a repository into a git directory of the harness. */
export function copyIndex(gitDirectory: string, repository: Repository): void {
  const exclude = join(repository.commonDirectory, 'info/exclude');
  if (existsSync(exclude)) placeFile(gitDirectory, 'info/exclude', readFileSync(exclude));
  // The repository's own index knows tracked files that are ignored, and spares reading files that have not changed.
  for (const name of readdirSync(repository.gitDirectory)) {
    if (name !== 'index' && !name.startsWith('sharedindex.')) continue;
    const file = join(repository.gitDirectory, name);
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
