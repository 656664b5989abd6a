import { compileGlobs, expandBraces, type PathMatcher } from '../../../core/text/glob.ts';
import { foldPath } from '../../../core/text/path-text.ts';
import type { Intent } from '../../../core/types/match.ts';

/**
 * The matches of globs below a directory, without the names of the files in it. Directories are relative to the workspace; `.` is the workspace
 * itself.
 */
export interface DirectoryGlobs {
  /** True if a glob could match a path below the directory. */
  readonly mayMatchBelow: PathMatcher;
  /** True if one glob certainly matches every path below the directory. */
  readonly matchesAllBelow: PathMatcher;
}

/** Compiles the globs of a condition. As for files, a restriction is compared in the folded form of the path. */
export function compileDirectoryGlobs(globs: readonly string[], intent: Intent): DirectoryGlobs {
  const fold = intent === 'restrict' ? foldPath : (path: string) => path;
  const relative = globs.filter((glob) => !glob.startsWith('/')).map(fold);
  const alternatives = relative.flatMap(expandBraces);
  const isOnTheWay = compileGlobs(alternatives.flatMap(listDirectoriesOnTheWay), { directory: 'included' });
  const isCovered = compileGlobs(
    alternatives.filter((glob) => glob === '**' || glob.endsWith('/**')),
    { directory: 'included' },
  );
  return {
    mayMatchBelow: (directory) => (directory === '.' ? relative.length > 0 : isOnTheWay(fold(directory))),
    matchesAllBelow: (directory) => (directory === '.' ? relative.includes('**') : isCovered(fold(directory))),
  };
}

// Globs of the directories in which a match could be: `a`, `a/*` and `a/*/**` for `a/*/**/x`.
function listDirectoriesOnTheWay(glob: string): string[] {
  const parts = glob.split('/');
  const open = parts.indexOf('**');
  const fixed = open < 0 ? parts.length - 1 : open;
  return [
    ...Array.from({ length: fixed }, (_, index) => parts.slice(0, index + 1).join('/')),
    ...(open < 0 ? [] : [parts.slice(0, open + 1).join('/')]),
  ];
}
