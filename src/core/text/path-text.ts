import { escapeControls } from './control-characters.ts';
import { renderFirst } from './grouped-number.ts';

/** Longer than any path that Linux accepts. Longer texts are not matched with globs. */
export const maxPathCharacters = 4_096;

/**
 * Characters of a path that no allow matches and every denial: control characters, marks of the direction of text, with which a name shows another one, lone
 * surrogates and the replacement character. Bytes that are not UTF-8 arrive as one of the last two.
 */
export const refusedCharacters = /[\p{Cc}\p{Bidi_Control}\p{Cs}\uFFFD]/u;

/** True for a path that an allow rule may match: not empty, no refused character, no `~` at its start, no `..` in it. */
export function isPlainPath(path: string): boolean {
  if (path === '' || path.length > maxPathCharacters || path.startsWith('~') || refusedCharacters.test(path))
    return false;
  return (
    path === '/' ||
    !path
      .split('/')
      .some((part, index) => part === '..' || (part === '' && index > 0) || (part === '.' && path !== '.'))
  );
}

/** True for a word whose bytes are certain. */
export function isPlainText(text: string): boolean {
  return !/[\p{Cs}\uFFFD\0]/u.test(text);
}

/** The form in which paths are compared with rules that deny: some file systems treat all these spellings as one name. */
export function foldPath(path: string): string {
  // Most paths contain only characters that folding does not change.
  if (/^[ -@[-~]*$/.test(path)) return path;
  return path
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC');
}

/** The directories above a relative path, the outermost first, without the directory to which it is relative. */
export function listParents(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * True for a path, as seen from a directory, that leads out of it: the result of `relative` for a path that is neither the directory nor below it. A
 * name that only begins with two dots is inside.
 */
export function isOutside(path: string): boolean {
  return path === '..' || path.startsWith('../') || path.startsWith('/');
}

const maxListed = 10;

/** The first paths of a list and the number of the others, for a message. */
export function listPaths(paths: readonly string[]): string {
  return renderFirst(paths.map(escapeControls), maxListed);
}

/** True for a path in which `..` follows a name: `link/../x` is not `x` if `link` leads to another directory, so such a path is not known. */
export function climbsAfterName(path: string): boolean {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  const named = parts.findIndex((part) => part !== '..');
  return named >= 0 && parts.slice(named).includes('..');
}
