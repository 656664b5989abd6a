import { RE2JS } from 're2js';
import { matchNames } from './match-names.ts';

/** Decides whether a path with `/` between its components matches. Time is linear in the length of the path. */
export type PathMatcher = (path: string) => boolean;

const maxAlternatives = 1_000;
/** Each alternative has all the text outside the group, so braces multiply the length of a text. */
const maxBraceCharacters = 20_000;
/** The most texts that one expression searches for. */
const maxNeeded = 20_000;

/**
 * Compiles a glob. `*` and `?` match within a component, `**` as a component matches any number of components, `[a-z]` and `[!a-z]` match
 * one character, `{a,b}` is one of several texts, and `\\` makes the next character literal. Names that begin with a dot have no special
 * meaning. `a/**` matches `a` itself only with `directory: 'included'`, and not if `a` ends in a star. Throws `RangeError` for more than 1,000
 * alternatives.
 */
export function compileGlob(text: string, options: { directory?: 'included' | 'excluded' } = {}): PathMatcher {
  return compileGlobs([text], options);
}

/**
 * Compiles many globs into one matcher that is true if any of them matches. Most paths contain no text of any glob, and one search finds that out.
 */
export function compileGlobs(
  texts: readonly string[],
  { directory = 'excluded' }: { directory?: 'included' | 'excluded' } = {},
): PathMatcher {
  const alternatives = [...new Set(texts.flatMap(expandBraces))];
  const isCandidate = compileCandidateCheck(alternatives);
  const matchers = alternatives.map((alternative) => compileAlternative(alternative, directory));
  return (path) => {
    if (!isCandidate(path)) return false;
    const names = path.split('/');
    return matchers.some((matches) => matches(names));
  };
}

/**
 * False for a path that contains none of the texts that the globs (without braces) require, and that therefore none of them matches. Few
 * files of a repository contain one, and one expression of plain texts finds them in linear time.
 */
export function compileCandidateCheck(globs: readonly string[]): PathMatcher {
  const needed = [...new Set(globs.map(findNeededText))];
  if (needed.includes('') || needed.length > maxNeeded) return () => true;
  const expression = new RegExp(needed.map((text) => text.replaceAll(/[^\p{L}\p{N}_]/gu, '\\$&')).join('|'));
  return (path) => expression.test(path);
}

function isPlain(text: string): boolean {
  return !/[*?[\\]/.test(text);
}

/** An open group: its complete choices, and the alternatives of the choice that is being read. */
interface Group {
  readonly choices: (readonly string[])[];
  current: readonly string[];
}

/**
 * Expands `a{b,c}` to `ab` and `ac`. Groups may be nested. A group without a comma, or without an end, is literal text. Takes one pass.
 * Throws `RangeError` for too many alternatives, and for a long text with braces.
 */
export function expandBraces(text: string): readonly string[] {
  if (!text.includes('{')) return [text];
  if (text.length > maxBraceCharacters)
    throw new RangeError(`a glob with braces has at most ${maxBraceCharacters} characters`);
  let group: Group = { choices: [], current: [''] };
  const outer: Group[] = [];
  for (const [part] of text.matchAll(/[{},]|[^{},]+/g)) {
    const parent = outer.at(-1);
    if (part === '{') {
      outer.push(group);
      group = { choices: [], current: [''] };
    } else if (part === ',' && parent !== undefined) {
      group.choices.push(group.current);
      group.current = [''];
    } else if (part === '}' && parent !== undefined) {
      const isLiteral = group.choices.length === 0;
      const choices = isLiteral
        ? combine(combine(['{'], group.current), ['}'])
        : [...group.choices, group.current].flat();
      parent.current = combine(parent.current, choices);
      group = parent;
      outer.pop();
    } else group.current = combine(group.current, [part]);
  }
  // A brace that is not closed is literal text.
  for (let parent = outer.pop(); parent !== undefined; parent = outer.pop()) {
    const { choices, current } = group;
    const separated = choices.flatMap((choice) => [choice, [',']]);
    parent.current = [['{'], ...separated, current].reduce<readonly string[]>(combine, parent.current);
    group = parent;
  }
  return group.current;
}

function combine(starts: readonly string[], ends: readonly string[]): readonly string[] {
  if (starts.length * ends.length > maxAlternatives)
    throw new RangeError(`the glob has more than ${maxAlternatives} alternatives`);
  return starts.flatMap((start) => ends.map((end) => start + end));
}

/**
 * A glob without braces is compared component by component: the components before the first `**` at the start of a path, those after the last one
 * at its end, and those between two at the first place where they match.
 */
function compileAlternative(text: string, directory: 'included' | 'excluded'): (names: readonly string[]) => boolean {
  const parts = text.split('/');
  // A name without a pattern, anywhere: also in absolute paths.
  if (parts[0] === '**' && parts.length > 1 && parts.slice(1).every(isPlain)) {
    const wanted = parts.slice(1);
    return (names) => wanted.every((name, index) => names[names.length - wanted.length + index] === name);
  }
  const hasTail = parts.at(-1) === '**';
  const inner = hasTail ? parts.slice(0, -1) : parts;
  if (inner.length === 0) return (names) => isTail(names, 0);
  const takesDirectory = directory === 'included' && inner.at(-1)?.endsWith('*') !== true;
  const groups: PathMatcher[][] = [[]];
  for (const part of inner)
    if (part === '**') groups.push([]);
    else groups.at(-1)?.push(compileComponent(part));
  return (names) => {
    let at = 0;
    for (const [index, group] of groups.entries()) {
      const isAtEnd = index === groups.length - 1 && !hasTail;
      const end = names.length - group.length;
      if (end < at) return false;
      const last = index === 0 ? at : end;
      let start = isAtEnd ? end : at;
      while (start <= last && !group.every((matches, offset) => matches(names[start + offset] ?? ''))) start += 1;
      // The components that `**` matches are not empty.
      if (start > last || names.slice(at, start).includes('')) return false;
      at = start + group.length;
    }
    if (!hasTail) return at === names.length;
    return at === names.length ? takesDirectory : takesDirectory || isTail(names, at);
  };
}

// A final `**` matches one or more characters of any kind.
function isTail(names: readonly string[], from: number): boolean {
  const rest = names.length - from;
  return rest > 1 || (rest === 1 && names.at(-1) !== '');
}

// A component of only stars matches no empty name. Only sets, `?` and escapes need an expression.
function compileComponent(part: string): PathMatcher {
  if (/^\*+$/.test(part)) return (name) => name !== '';
  if (!/[?[\\]/.test(part)) return matchNames([part]);
  // Compiled on first use: a policy may contain thousands of globs, and a run uses few of them.
  let expression: RE2JS | null = null;
  return (name) => (expression ??= RE2JS.compile(renderComponent(part), RE2JS.DOTALL)).matches(name);
}

// A text that every match contains, which is found much faster than the expression; empty if the glob contains sets or escapes.
function findNeededText(text: string): string {
  if (/[[\\]/.test(text)) return '';
  return text.split(/[/*?]/).reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

function renderComponent(part: string): string {
  const characters = Array.from(part);
  const lastEnd = characters.lastIndexOf(']');
  let rendered = '';
  for (let index = 0; index < characters.length; index += 1) {
    const character = characters[index] ?? '';
    if (character === '*') rendered += '[^/]*';
    else if (character === '?') rendered += '[^/]';
    else if (character === '[') {
      const from = index + (/[!^]/.test(characters[index + 1] ?? '') ? 3 : 2);
      const end = from > lastEnd ? -1 : characters.indexOf(']', from);
      if (end < 0) rendered += RE2JS.quote(character);
      else {
        rendered += renderSet(characters.slice(index + 1, end));
        index = end;
      }
    } else if (character === '\\' && index + 1 < characters.length) {
      index += 1;
      rendered += RE2JS.quote(characters[index] ?? '');
    } else rendered += RE2JS.quote(character);
  }
  return rendered;
}

// A range from a higher to a lower character matches nothing, as in a shell.
function renderSet(body: readonly string[]): string {
  const isNegated = /[!^]/.test(body[0] ?? '');
  const members = isNegated ? body.slice(1) : body;
  let rendered = '';
  for (let index = 0; index < members.length; index += 1) {
    const low = members[index] ?? '';
    const high = members[index + 2];
    if (members[index + 1] === '-' && high !== undefined) {
      if (low <= high) rendered += `${escapeInSet(low)}-${escapeInSet(high)}`;
      index += 2;
    } else rendered += escapeInSet(low);
  }
  if (rendered === '') return isNegated ? '[^/]' : '[^\\x{0}-\\x{10FFFF}]';
  return isNegated ? `[^/${rendered}]` : `[${rendered}]`;
}

function escapeInSet(character: string): string {
  return `\\x{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** The part of a glob before its first pattern: `src/**` gives `src`, `**` gives an empty text, `a/b.ts` is returned unchanged. */
export function readLiteralPrefix(glob: string): string {
  const parts = glob.split('/');
  const at = parts.findIndex((part) => /[*?[\]{}\\]/.test(part));
  return (at < 0 ? parts : parts.slice(0, at)).join('/');
}
