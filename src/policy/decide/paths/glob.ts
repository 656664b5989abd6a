import type { Intent } from '../../../core/types/match.ts';
import * as z from 'zod';
import { compileGlob, expandBraces, readLiteralPrefix, type PathMatcher } from '../../../core/text/glob.ts';
import { foldPath, maxPathCharacters } from '../../../core/text/path-text.ts';

export interface Glob {
  readonly text: string;
  /** `folded` is `foldPath(path)`, for callers that match many globs against one path. */
  matches(path: string, intent: Intent, folded?: string): boolean;
  /** `matches` for granting, except that `src/**` does not match `src` itself. */
  grantsFile(path: string): boolean;
}

/** A glob of the policy file: `*`, `**`, `?`, `[abc]`, `{a,b}`, relative to the workspace, or absolute. */
export const globText = z
  .string()
  .max(500, { error: 'the glob is longer than 500 characters', abort: true })
  .superRefine((glob, context) => {
    const message = findGlobProblem(glob);
    if (message !== null) context.addIssue({ code: 'custom', message, input: glob });
  });

/** Compiles a glob that `globText` has accepted. Names that begin with a dot are matched like any other name. */
export function compilePathGlob(text: string): Glob {
  return new PathGlob(text);
}

// A class, since a policy may have thousands of globs and functions for each would take several times the memory.
class PathGlob implements Glob {
  readonly text: string;
  readonly #foldedText: string;
  /** What every path begins with that the glob matches. Most paths do not, and then it is never compiled. */
  readonly #start: string;
  readonly #foldedStart: string;
  #exact: PathMatcher | null = null;
  #folded: PathMatcher | null = null;
  #file: PathMatcher | null = null;

  constructor(text: string) {
    this.text = text;
    this.#foldedText = foldPath(text);
    this.#start = readLiteralPrefix(text);
    this.#foldedStart = this.#foldedText === text ? this.#start : readLiteralPrefix(this.#foldedText);
  }

  grantsFile(path: string): boolean {
    if (path.length > maxPathCharacters || path === '' || path === '.') return false;
    const { text } = this;
    if (path.startsWith('/') !== text.startsWith('/') || !path.startsWith(this.#start)) return false;
    return path === text || (this.#file ??= compileGlob(text))(path);
  }

  matches(path: string, intent: Intent, given?: string): boolean {
    const { text } = this;
    if (path.length > maxPathCharacters) return intent === 'restrict';
    // The root of the workspace has no name, so only `**` and `.` match it.
    if (path === '.') return text === '**' || text === '.';
    const isOfThisKind = path.startsWith('/') === text.startsWith('/');
    if (intent === 'grant') return isOfThisKind && this.#matchExact(path);
    const folding = given ?? foldPath(path);
    // Most paths and globs have only one spelling, and one comparison suffices for them.
    if (isOfThisKind)
      return this.#matchFolded(folding) || ((folding !== path || this.#foldedText !== text) && this.#matchExact(path));
    // A denial of `**/*.pem` is about a file name, so it also applies outside the workspace.
    return text === '**' || (text.startsWith('**/') && this.#matchFolded(folding.slice(1)));
  }

  #matchExact(path: string): boolean {
    return path.startsWith(this.#start) && (this.#exact ??= compileText(this.text))(path);
  }

  #matchFolded(path: string): boolean {
    if (this.#foldedText === this.text) return this.#matchExact(path);
    return path.startsWith(this.#foldedStart) && (this.#folded ??= compileText(this.#foldedText))(path);
  }
}

function compileText(text: string): PathMatcher {
  const matches = compileGlob(text, { folder: 'included' });
  return (path) => path !== '' && (path === text || matches(path));
}

/** True if every path that `glob` matches is certainly also matched by `whole`. False does not prove the opposite. */
export function isBelow(glob: string, whole: string): boolean {
  if (glob === whole) return true;
  const folder = readLiteralPrefix(whole);
  if (whole !== '**' && whole !== `${folder}/**`) return false;
  const prefix = readLiteralPrefix(glob);
  if (whole === '**') return !glob.startsWith('/');
  return prefix === folder ? glob !== folder : prefix.startsWith(`${folder}/`);
}

function findGlobProblem(glob: string): string | null {
  if (glob === '') return 'the glob is empty';
  if (glob.startsWith('!')) return 'a glob cannot begin with "!"; write exceptions under "unless"';
  if (glob.startsWith('~')) return 'a glob cannot begin with "~"; write an absolute path';
  if (glob.startsWith('./')) return `a glob is relative to the workspace already; write "${glob.slice(2)}"`;
  if (glob.endsWith('/')) return `a glob names files; write "${glob}**" for all below the folder`;
  if (glob.split('/').includes('..')) return 'a glob cannot contain ".."';
  if (glob.includes('//')) return 'a glob cannot contain "//"';
  if (/[\p{Cc}\p{Cs}\uFFFD]/u.test(glob)) return 'a glob cannot contain control characters';
  if (/[()|\\]/.test(glob)) return 'a glob cannot contain ( ) | or \\; write "?" where a name has one of them';
  if (!isWellFormed(glob) || !isWellFormed(foldPath(glob)))
    return foldPath(glob) === ''
      ? 'the glob has no visible character'
      : 'the braces or brackets of the glob are not well formed';
  if ([...glob.matchAll(/\{[^{},]*\}/g)].some(([group]) => group.includes('..')))
    return 'a glob has no ranges in braces; list the texts, as in {1,2,3}';
  if (/\{[^{},]*\}/.test(glob)) return 'a group in braces has at least two texts, as in {a,b}';
  if (glob.includes('**/**')) return '"**" matches any number of folders already; write it once';
  if (glob.includes('[!')) return 'a set is negated by "^"; write "[^" instead of "[!"';
  try {
    const components = expandBraces(glob).flatMap((alternative) => alternative.split('/'));
    const joined = components.find((component) => component !== '**' && component.includes('**'));
    return joined === undefined
      ? null
      : `"**" matches whole folders, and "${joined}" has more in one component; write "*" for a part of a name, "**/" for folders`;
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
