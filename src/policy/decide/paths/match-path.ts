import type { PathAccess } from '../../../core/types/access.ts';
import { compilePathGlobs, globText } from './glob.ts';
import type { Intent, Match } from '../../../core/types/match.ts';
import { foldPath, isPlainPath } from '../../../core/text/path-text.ts';
import { listOf, oneOrMore } from '../../../core/schema-parts.ts';

export const globList = oneOrMore(globText);

/** The forms of a path that globs compare. */
export interface PathForms {
  readonly exact: string;
  readonly folded: string;
  /** False for a text that is not a plain path: it matches every denial and no allow, with any globs. */
  readonly isPlain: boolean;
  readonly isFile: boolean;
}

export function readPathForms({ path, valid, isFile }: PathAccess): PathForms {
  return { exact: path, folded: foldPath(path), isPlain: valid && isPlainPath(path), isFile: isFile === true };
}

/** Compiles the globs of one condition. */
export function compilePathCondition(texts: readonly string[]): (path: PathForms, intent: Intent) => Match {
  const globs = compilePathGlobs(texts);
  return ({ isPlain, isFile, exact, folded }, intent) => {
    if (!isPlain) return intent === 'restrict' ? 'must' : 'no';
    const matches = isFile && intent === 'grant' ? globs.grantsFile(exact) : globs.matches(exact, intent, folded);
    return matches ? 'must' : 'no';
  };
}

/** The globs that match the path of an access; all of them if none does alone. */
export function pickMatchingGlobs(
  globs: string | string[],
  { path }: { readonly path: PathForms | null },
  intent: Intent,
): string[] {
  const all = [...listOf(globs)];
  const matching =
    path?.isPlain === true ? all.filter((glob) => compilePathCondition([glob])(path, intent) !== 'no') : [];
  return matching.length === 0 ? all : matching;
}
