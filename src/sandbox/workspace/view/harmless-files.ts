import { basename, join, relative } from 'node:path';
import { testDataDirectories, testDirectories } from '../../../core/test-directories.ts';
import { compileGlobs } from '../../../core/text/glob.ts';
import { foldPath } from '../../../core/text/path-text.ts';
import { holdsOnlySettings, maxSmallBytes, readSmall } from '../../host/harmless-settings.ts';
import { findObject, type GitLayout, hashBlob } from '../git/git-layout.ts';

export interface HarmlessOptions {
  readonly workspace: string;
  /** The path at which the files of the workspace are read, if it is another one. */
  readonly directory?: string;
  readonly git: string;
  readonly layout: Pick<GitLayout, 'gitDirectory' | 'repositoryRoot'>;
}

/**
 * Whether the content of a file shows that it holds no secret, although files of this name may hold one. The path is relative to the
 * workspace. False if that is not certain.
 */
export function createHarmlessCheck(options: HarmlessOptions): (path: string) => boolean {
  return (path) => {
    const content = readSmall(join(options.directory ?? options.workspace, path));
    return content !== null && holdsNoSecret(path, content, () => isAsCommitted(path, content, options));
  };
}

/** The same for a content. `isCommitted`: the commit that is checked out has the same content. */
export function holdsNoSecret(path: string, content: Buffer, isCommitted: () => boolean): boolean {
  if (content.length > maxSmallBytes) return false;
  return basename(path) === '.npmrc' ? holdsOnlySettings(content) : isTestEnvironment(foldPath(path)) && isCommitted();
}

const isTestEnvironment = compileGlobs(
  [...testDirectories, ...testDataDirectories].map((directory) => foldPath(`**/${directory}/**/.env*`)),
);

// Settings of tests that everyone who can read the repository has. An earlier step of the job may have added a secret to them.
function isAsCommitted(path: string, content: Buffer, { workspace, git, layout }: HarmlessOptions): boolean {
  const name = `HEAD:${relative(layout.repositoryRoot, join(workspace, path))}`;
  const committed = findObject(git, layout.gitDirectory, name);
  return committed !== null && hashBlob(content, committed) === committed;
}
