import { basename, join, relative } from 'node:path';
import { testDataFolders, testFolders } from '../../../core/test-folders.ts';
import { compileGlobs } from '../../../core/text/glob.ts';
import { foldPath } from '../../../core/text/path-text.ts';
import { holdsOnlySettings, maxSmallBytes, readSmall } from '../../host/harmless-settings.ts';
import { findObject, type GitLayout, hashBlob } from '../git/git-layout.ts';

export interface HarmlessOptions {
  readonly workspace: string;
  /** The path at which the files of the workspace are read, if it is another one. */
  readonly folder?: string;
  readonly git: string;
  readonly layout: Pick<GitLayout, 'gitFolder' | 'repositoryRoot'>;
}

/**
 * Whether the content of a file shows that it holds no secret, although its name is that of a file which may. The path is relative to the
 * workspace. False if that is not certain.
 */
export function createHarmlessCheck(options: HarmlessOptions): (path: string) => boolean {
  return (path) => {
    if (basename(path) === '.npmrc')
      return holdsOnlySettings(readSmall(join(options.folder ?? options.workspace, path)));
    return isTestEnvironment(foldPath(path)) && isAsCommitted(path, options);
  };
}

/**
 * As `createHarmlessCheck`, for a content that git has stored. `isCommitted`: it is the one of the commit that is checked out. The path is relative to
 * the workspace.
 */
export function holdsNoSecretAsCommitted(path: string, content: Buffer, isCommitted: boolean): boolean {
  if (content.length > maxSmallBytes) return false;
  return basename(path) === '.npmrc' ? holdsOnlySettings(content) : isCommitted && isTestEnvironment(foldPath(path));
}

const isTestEnvironment = compileGlobs(
  [...testFolders, ...testDataFolders].map((folder) => foldPath(`**/${folder}/**/.env*`)),
);

// Settings of tests that everyone who can read the repository has. An earlier step of the job may have added a secret to them.
function isAsCommitted(path: string, { workspace, folder = workspace, git, layout }: HarmlessOptions): boolean {
  const content = readSmall(join(folder, path));
  if (content === null) return false;
  const name = `HEAD:${relative(layout.repositoryRoot, join(workspace, path))}`;
  const committed = findObject(git, layout.gitFolder, name);
  return committed !== null && hashBlob(content, committed) === committed;
}
