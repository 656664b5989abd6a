import type { Access } from '../../../core/types/access.ts';
import { compilePathGlob, globText } from './glob.ts';
import type { Intent } from '../../../core/types/match.ts';
import type { Match } from '../../../core/types/match.ts';
import { compileCandidateCheck, expandBraces, type PathMatcher } from '../../../core/text/glob.ts';
import { foldPath, isPlainPath, maxPathCharacters } from '../../../core/text/path-text.ts';
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

export function readPathForms(access: Access): PathForms | null {
  if (access.type !== 'read' && access.type !== 'write') return null;
  const { path, valid, isFile = false } = access;
  return { exact: path, folded: foldPath(path), isPlain: valid && isPlainPath(path), isFile };
}

// So many globs are matched one by one in less time than the common check of all takes.
const fewGlobs = 4;

/** Compiles the globs of one condition. */
export function compilePathGlobs(texts: readonly string[]): (path: PathForms, intent: Intent) => Match {
  const globs = texts.map(compilePathGlob);
  let isCandidate: PathMatcher | null = null;
  return (path, intent) => {
    if (!path.isPlain) return intent === 'restrict' ? 'must' : 'no';
    if (path.isFile && intent === 'grant') return globs.some((glob) => glob.grantsFile(path.exact)) ? 'must' : 'no';
    // Folding of other characters may change which texts a path contains.
    if (texts.length > fewGlobs && isShortAscii(path.exact)) {
      isCandidate ??= compileCandidateCheck(texts.map(foldPath).flatMap(expandBraces));
      if (!isCandidate(path.folded)) return 'no';
    }
    return globs.some((glob) => glob.matches(path.exact, intent, path.folded)) ? 'must' : 'no';
  };
}

/** The globs that match the path of an access; all of them if none does alone. */
export function pickMatchingGlobs(
  globs: string | string[],
  { path, intent }: { readonly path: PathForms | null; readonly intent: Intent },
): string[] {
  const all = [...listOf(globs)];
  const matching = path?.isPlain === true ? all.filter((glob) => compilePathGlobs([glob])(path, intent) !== 'no') : [];
  return matching.length === 0 ? all : matching;
}

function isShortAscii(path: string): boolean {
  return path.length <= maxPathCharacters && path !== '.' && /^[ -~]*$/.test(path);
}
