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

export interface GitFolderOptions {
  /** A folder that only its owner can enter. Made again if it is such a git folder already. */
  readonly gitFolder: string;
  /** The git folder of the repository whose objects it uses: of all its work trees together. */
  readonly repositoryCommonFolder: string;
  /** Makes a folder an empty git folder for the objects of the repository. */
  readonly initGit: (folder: string) => void;
  /** The commit that is checked out; null for none. */
  readonly headCommit: string | null;
}

/**
 * Makes a folder a git folder of the harness, which uses the objects of a repository. No setting of the repository reaches it, and its attributes switch
 * off every filter.
 */
export function makeGitFolder(options: GitFolderOptions): void {
  const { gitFolder, repositoryCommonFolder, initGit, headCommit } = options;
  initGit(gitFolder);
  mkdirSync(join(gitFolder, 'info'), { recursive: true });
  // Git may run as another user than the harness, and writes only objects.
  chmodSync(join(gitFolder, 'objects'), 0o777);
  if (headCommit !== null) placeFile(gitFolder, 'HEAD', `${headCommit}\n`);
  placeFile(gitFolder, 'info/attributes', '* -filter -merge -working-tree-encoding !diff\n');
  placeFile(gitFolder, 'objects/info/alternates', `${join(repositoryCommonFolder, 'objects')}\n`);
}

/** The git folder in a git folder of the harness in which attributes have their effect, for lists only. */
const listingFolder = 'listing';

/**
 * Lets `git ls-files`, with this git folder inside the other, list paths by the attributes of the repository: the other switches them off. It
 * has no driver of a filter, and a list converts nothing.
 */
export function makeListingFolder({ gitFolder, repositoryCommonFolder, initGit }: GitFolderOptions): void {
  const listing = join(gitFolder, listingFolder);
  initGit(listing);
  const attributes = join(repositoryCommonFolder, 'info/attributes');
  if (!existsSync(attributes)) return;
  mkdirSync(join(listing, 'info'), { recursive: true });
  placeFile(listing, 'info/attributes', readFileSync(attributes));
}

/** Copies the exclude file and the index of a repository into a git folder of the harness. */
export function copyIndex(
  { gitFolder, repositoryCommonFolder }: Pick<GitFolderOptions, 'gitFolder' | 'repositoryCommonFolder'>,
  repositoryGitFolder: string,
): void {
  const exclude = join(repositoryCommonFolder, 'info/exclude');
  if (existsSync(exclude)) placeFile(gitFolder, 'info/exclude', readFileSync(exclude));
  // The repository's own index knows tracked files that are ignored, and spares reading files that have not changed.
  for (const name of readdirSync(repositoryGitFolder)) {
    if (name !== 'index' && !name.startsWith('sharedindex.')) continue;
    const file = join(repositoryGitFolder, name);
    placeFile(gitFolder, name, readFileSync(file));
    // Git reads a file again if it changed as late as the index.
    const { atime, mtime } = statSync(file);
    utimesSync(join(gitFolder, name), atime, mtime);
  }
}

/** Writes a file of a git folder, readable to whom git runs as. */
export function placeFile(gitFolder: string, name: string, content: string | Uint8Array): void {
  writeFileSync(join(gitFolder, name), content);
  chmodSync(join(gitFolder, name), 0o644);
}
