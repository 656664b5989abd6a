import * as z from 'zod';
import { oneOrMore, refuseFor } from '../../../core/schema-parts.ts';
import { compileGlobs, expandBraces, readLiteralPrefix, type PathMatcher } from '../../../core/text/glob.ts';
import { foldPath, isPlainPath, maxPathCharacters, refusedCharacters } from '../../../core/text/path-text.ts';
import type { PathAccess } from '../../../core/types/access.ts';
import type { Intent } from '../../../core/types/match.ts';

/** The forms of a text that globs compare. */
export interface PathForms {
  readonly exact: string;
  readonly folded: string;
  /** False for a text that is not a plain path: it matches every denial and no allow, with any globs. */
  readonly isPlain: boolean;
  /** True for a file: `src/**` does not allow a file named `src`. */
  readonly isFile: boolean;
}

export function readPathForms({ path, valid, isFile }: PathAccess): PathForms {
  return { ...readTextForms(path), isPlain: valid && isPlainPath(path), isFile: isFile === true };
}

/** The forms of a text that need not be a path. */
export function readTextForms(text: string): PathForms {
  return { exact: text, folded: foldPath(text), isPlain: text.length <= maxPathCharacters, isFile: false };
}

/** A glob of the policy file: `*`, `**`, `?`, `[abc]`, `{a,b}`, relative to the workspace, or absolute. */
export const globText = z
  .string()
  .max(500, { error: 'the glob is longer than 500 characters', abort: true })
  .superRefine(refuseFor(findGlobProblem));

export const globList = oneOrMore(globText);

/** Compiles globs that `globText` has accepted. Names that begin with a dot are matched like any other name. */
export function compilePathGlobs(texts: readonly string[]): (path: PathForms, intent: Intent) => boolean {
  const relative = compileTexts(texts.filter((text) => !text.startsWith('/')));
  const absolute = compileTexts(texts.filter((text) => text.startsWith('/')));
  const anywhere = compileTexts(texts.filter((text) => text.startsWith('**/')));
  const matchesAll = texts.includes('**');
  return ({ exact, folded, isPlain, isFile }, intent) => {
    if (!isPlain) return intent === 'restrict';
    // The root of the workspace has no name, so only `**` and `.` match it.
    if (exact === '.') return (matchesAll || texts.includes('.')) && !(isFile && intent === 'grant');
    const isAbsolute = exact.startsWith('/');
    const globs = isAbsolute ? absolute : relative;
    if (intent === 'grant') return isFile ? globs.matchesFile(exact) : globs.matches(exact);
    if (globs.matches(exact) || globs.matchesFolded(folded)) return true;
    // A denial of `**/*.pem` is about a file name, so it also applies outside the workspace.
    return isAbsolute && (matchesAll || anywhere.matchesFolded(folded.slice(1)));
  };
}

function compileTexts(texts: readonly string[]) {
  // Compiled at the first use: a policy may have thousands of globs, and a run needs few of them.
  const compile = (fold: (text: string) => string, directory: 'included' | 'excluded'): PathMatcher => {
    let matches: PathMatcher | null = null;
    return (path) => {
      if (texts.length === 0 || path === '') return false;
      matches ??= compileOrLiteral(texts.map(fold), directory);
      return matches(path);
    };
  };
  return {
    matches: compile((text) => text, 'included'),
    matchesFile: compile((text) => text, 'excluded'),
    matchesFolded: compile(foldPath, 'included'),
  };
}

// The name of a file may be a pattern itself: `app/[id]/page.tsx`.
function compileOrLiteral(texts: readonly string[], directory: 'included' | 'excluded'): PathMatcher {
  const literals = new Set(texts);
  const matches = compileGlobs(texts, { directory });
  return (path) => literals.has(path) || matches(path);
}

/** True if every path that `glob` matches is certainly also matched by `whole`. False does not prove the opposite. */
export function coversGlob(whole: string, glob: string): boolean {
  if (glob === whole) return true;
  const directory = readLiteralPrefix(whole);
  if (whole !== '**' && whole !== `${directory}/**`) return false;
  const prefix = readLiteralPrefix(glob);
  if (whole === '**') return !glob.startsWith('/');
  return prefix === directory ? glob !== directory : prefix.startsWith(`${directory}/`);
}

function findGlobProblem(glob: string): string | null {
  if (glob === '') return 'the glob is empty';
  if (glob.startsWith('!')) return 'a glob cannot begin with "!"; write exceptions under "unless"';
  if (glob.startsWith('~')) return 'a glob cannot begin with "~"; write an absolute path';
  if (glob.startsWith('./')) return `a glob is relative to the workspace already; write "${glob.slice(2)}"`;
  if (glob.endsWith('/')) return `a glob names files; write "${glob}**" for all below the directory`;
  if (glob.split('/').includes('..')) return 'a glob cannot contain ".."';
  if (glob.includes('//')) return 'a glob cannot contain "//"';
  if (refusedCharacters.test(glob)) return 'a glob cannot contain control characters or direction marks';
  if (/[()|\\]/.test(glob)) return 'a glob cannot contain ( ) | or \\; write "?" where a name has one of them';
  if (!isWellFormed(glob) || !isWellFormed(foldPath(glob)))
    return foldPath(glob) === ''
      ? 'the glob has no visible character'
      : 'the braces or brackets of the glob are not well formed';
  if (/\{[^{},]*\}/.test(glob)) return 'a group in braces lists at least two texts, as in {1,2,3}, and has no ranges';
  if (glob.includes('**/**')) return '"**" matches any number of directories already; write it once';
  if (glob.includes('[!')) return 'a set is negated by "^"; write "[^" instead of "[!"';
  try {
    const components = expandBraces(glob).flatMap((alternative) => alternative.split('/'));
    const joined = components.find((component) => component !== '**' && component.includes('**'));
    return joined === undefined
      ? null
      : `"**" matches whole directories, and "${joined}" has more in one component; write "*" for a part of a name, "**/" for directories`;
  } catch (thrown) {
    if (thrown instanceof RangeError) return thrown.message;
    throw thrown;
  }
}

// Folding can turn other characters into brackets, or leave nothing.
function isWellFormed(glob: string): boolean {
  if (glob === '' || glob.includes('{}')) return false;
  let depth = 0;
  let isInSet = false;
  for (const character of glob) {
    if (isInSet) {
      if (character === '/' || character === '[') return false;
      if (character === ']') isInSet = false;
    } else if (character === '[') isInSet = true;
    else if (character === ']') return false;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0 && !isInSet && !/\[[!^]?\]/.test(glob);
}
