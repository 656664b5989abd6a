import { compileGlob, type PathMatcher } from '../../../core/text/glob.ts';

/** The rules of one `.gitignore`. */
export interface IgnoreRules {
  /** The decision of the last rule that matches a path; null if none does. `path` is relative to the folder of the file. */
  decide(path: string, kind: 'folder' | 'other'): 'ignored' | 'kept' | null;
}

interface Rule {
  readonly decision: 'ignored' | 'kept';
  readonly onlyFolders: boolean;
  readonly matches: PathMatcher;
}

/** Reads the rules as gitignore(5) defines them. They match in linear time, because the author of a pull request may write them. */
export function parseIgnoreRules(text: string): IgnoreRules {
  const rules = text.split(/\r?\n/).flatMap((line) => parseRule(line) ?? []);
  return {
    decide: (path, kind) =>
      rules.findLast(({ onlyFolders, matches }) => (kind === 'folder' || !onlyFolders) && matches(path))?.decision ??
      null,
  };
}

/** No path is longer, so such a line matches nothing. */
const maxRuleCharacters = 4_096;

function parseRule(line: string): Rule | null {
  if (line.length > maxRuleCharacters) return null;
  // Blanks at the end are no part of the rule, unless a backslash is before them.
  let end = line.length;
  while (line[end - 1] === ' ' && line[end - 2] !== '\\') end -= 1;
  const text = line.slice(0, end);
  if (text === '' || text.startsWith('#')) return null;
  const isNegated = text.startsWith('!');
  const body = isNegated ? text.slice(1) : text;
  const onlyFolders = body.endsWith('/');
  // A brace has no special meaning here. Replaced by `?`, it does not start a group.
  const path = (onlyFolders ? body.slice(0, -1) : body).replaceAll(/[{}]/g, '?');
  if (path === '') return null;
  const glob = path.includes('/') ? path.replace(/^\//, '') : `**/${path}`;
  return { decision: isNegated ? 'kept' : 'ignored', onlyFolders, matches: compileGlob(glob) };
}
