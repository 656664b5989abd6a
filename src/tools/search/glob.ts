/** Decides whether a workspace path is meant. */
export type PathMatcher = (path: string) => boolean;

const maxAlternatives = 64;

/**
 * Compiles a glob for paths with `/`: `*`, `?`, `[a-z]`, `**` and `{a,b}`. Without a `/` it matches the last component at any depth.
 * Dot files match like others. Time is bounded by pattern length times path length, since patterns come from the model and from
 * repository files; null for a pattern with too many alternatives.
 */
export function compileGlob(glob: string): PathMatcher | null {
  const matchers = expandBraces(glob)?.map((alternative) => compilePattern(alternative.replace(/^\.\//, '/')));
  return matchers === undefined ? null : (path) => matchers.some((matches) => matches(path));
}

/** Compiles a glob without groups: braces stand for themselves. */
export function compilePattern(glob: string): PathMatcher {
  const anchored = glob.includes('/') ? glob.replace(/^\//, '') : `**/${glob}`;
  // Below a folder is not the folder itself, so a last ** stands for at least one name.
  const segments = /(?:^|\/)\*\*$/.test(anchored) ? `${anchored}/*`.split('/') : anchored.split('/');
  const pattern = segments.map((segment) => (segment === '**' ? '**' : parseSegment(segment)));
  return (path) => matchPath(pattern, path.split('/'));
}

/** `a{b,c}` → `ab`, `ac`. Null where there would be too many. */
export function expandBraces(glob: string): readonly string[] | null {
  let pending = [glob];
  for (;;) {
    const expanded = pending.flatMap(expandFirst);
    if (expanded.length > maxAlternatives) return null;
    if (expanded.length === pending.length) return expanded;
    pending = expanded;
  }
}

type Token =
  | { readonly type: 'any' }
  | { readonly type: 'one' }
  | { readonly type: 'literal'; readonly character: string }
  | { readonly type: 'set'; readonly negated: boolean; readonly ranges: readonly (readonly [string, string])[] };

function expandFirst(glob: string): string[] {
  // The innermost group first, so that nested groups need no recursion.
  const group = /\{([^{}]*,[^{}]*)\}/.exec(glob);
  if (group === null) return [glob];
  const before = glob.slice(0, group.index);
  const after = glob.slice(group.index + group[0].length);
  return (group[1] ?? '').split(',').map((choice) => `${before}${choice}${after}`);
}

function parseSegment(segment: string): Token[] {
  const tokens: Token[] = [];
  const characters = Array.from(segment);
  for (let index = 0; index < characters.length; index += 1) {
    const character = characters[index] ?? '';
    if (character === '*') tokens.push({ type: 'any' });
    else if (character === '?') tokens.push({ type: 'one' });
    else if (character === '[') {
      const end = characters.indexOf(']', index + (/[!^]/.test(characters[index + 1] ?? '') ? 3 : 2));
      if (end < 0) tokens.push({ type: 'literal', character });
      else {
        tokens.push(parseSet(characters.slice(index + 1, end)));
        index = end;
      }
    } else if (character === '\\' && index + 1 < characters.length) {
      index += 1;
      tokens.push({ type: 'literal', character: characters[index] ?? '' });
    } else tokens.push({ type: 'literal', character });
  }
  return tokens;
}

function parseSet(body: readonly string[]): Token {
  const negated = /[!^]/.test(body[0] ?? '');
  const members = negated ? body.slice(1) : body;
  const ranges: (readonly [string, string])[] = [];
  for (let index = 0; index < members.length; index += 1) {
    const low = members[index] ?? '';
    const high = members[index + 2];
    if (members[index + 1] === '-' && high !== undefined) {
      ranges.push([low, high]);
      index += 2;
    } else ranges.push([low, low]);
  }
  return { type: 'set', negated, ranges };
}

function matchPath(pattern: readonly ('**' | readonly Token[])[], names: readonly string[]): boolean {
  return matchWildcards(
    pattern,
    names,
    (part) => part === '**',
    (part, name) => part !== '**' && matchSegment(part, name),
  );
}

function matchSegment(tokens: readonly Token[], name: string): boolean {
  return matchWildcards(tokens, Array.from(name), (token) => token.type === 'any', matchCharacter);
}

// Going back to the last wildcard alone is enough, and keeps the time bounded by the product of both lengths.
function matchWildcards<Part, Item>(
  parts: readonly Part[],
  items: readonly Item[],
  isWildcard: (part: Part) => boolean,
  matches: (part: Part, item: Item) => boolean,
): boolean {
  let at = 0;
  let wildcard = -1;
  let resume = 0;
  for (let index = 0; index < items.length;) {
    const part = parts[at];
    if (part !== undefined && isWildcard(part)) {
      wildcard = at;
      resume = index;
      at += 1;
    } else if (part !== undefined && items.slice(index, index + 1).some((item) => matches(part, item))) {
      at += 1;
      index += 1;
    } else if (wildcard >= 0) {
      at = wildcard + 1;
      resume += 1;
      index = resume;
    } else return false;
  }
  return parts.slice(at).every(isWildcard);
}

function matchCharacter(token: Token, character: string): boolean {
  switch (token.type) {
    case 'any':
      return false;
    case 'one':
      return true;
    case 'literal':
      return token.character === character;
    case 'set':
      return token.ranges.some(([low, high]) => low <= character && character <= high) !== token.negated;
  }
}
