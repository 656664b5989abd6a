import { compileGlobs, expandBraces, type PathMatcher } from '../../../core/text/glob.ts';
import { foldPath } from '../../../core/text/path-text.ts';
import type { Intent } from '../../../core/types/match.ts';

/** The matches of globs below a folder, without the names of the files in it. Folders are relative to the workspace; `.` is the workspace itself. */
export interface FolderGlobs {
  /** True if a glob could match a path below the folder. */
  readonly mayMatchBelow: PathMatcher;
  /** True if one glob certainly matches every path below the folder. */
  readonly matchesAllBelow: PathMatcher;
}

/** Compiles the globs of a condition. As for files, a restriction is compared in the folded form of the path. */
export function compileFolderGlobs(globs: readonly string[], intent: Intent): FolderGlobs {
  const fold = intent === 'restrict' ? foldPath : (path: string) => path;
  const relative = globs.filter((glob) => !glob.startsWith('/')).map(fold);
  const alternatives = relative.flatMap(expandBraces);
  const isOnTheWay = compileGlobs(alternatives.flatMap(listFoldersOnTheWay), { folder: 'included' });
  const isCovered = compileGlobs(
    alternatives.filter((glob) => glob === '**' || glob.endsWith('/**')),
    { folder: 'included' },
  );
  return {
    mayMatchBelow: (folder) => (folder === '.' ? relative.length > 0 : isOnTheWay(fold(folder))),
    matchesAllBelow: (folder) => (folder === '.' ? relative.includes('**') : isCovered(fold(folder))),
  };
}

// Globs of the folders in which a match could be: `a`, `a/*` and `a/*/**` for `a/*/**/x`.
function listFoldersOnTheWay(glob: string): string[] {
  const parts = glob.split('/');
  const open = parts.indexOf('**');
  const fixed = open < 0 ? parts.length - 1 : open;
  return [
    ...Array.from({ length: fixed }, (_, index) => parts.slice(0, index + 1).join('/')),
    ...(open < 0 ? [] : [parts.slice(0, open + 1).join('/')]),
  ];
}
