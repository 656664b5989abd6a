import { readGitQuoted } from '../../core/text/git-quoted.ts';

/** The names of a file before and after, as the header lines of a diff have them. Null: there is no file. */
export interface DiffNames {
  readonly oldPath: string | null;
  readonly newPath: string | null;
}

const nowhere = '/dev/null';
const prefix = /^[abciow]\//;

/** The name behind `--- `, `+++ ` or `rename from `. */
export function parseDiffName(text: string): string {
  const written = text.replace(/\r$/, '');
  const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(written)?.[1];
  // A tab ends a name; a time may follow.
  return quoted === undefined ? (written.split('\t', 1)[0] ?? '').trimEnd() : readGitQuoted(quoted);
}

/** The name that both sides of `diff --git` have, without their prefixes; null if they differ. */
export function parseGitNames(text: string): string | null {
  const written = text.replace(/\r$/, '');
  // A name may have spaces in it: equal halves are the two names.
  const middle = (written.length - 1) / 2;
  if (written[middle] !== ' ') return null;
  const names = [written.slice(0, middle), written.slice(middle + 1)].map(parseDiffName);
  const { oldPath, newPath } = stripPrefixes(names[0] ?? '', names[1] ?? '');
  return oldPath === newPath ? oldPath : null;
}

/** Removes git's prefixes, unless just one side has one: then they are directories. */
export function stripPrefixes(oldName: string, newName: string): DiffNames {
  const oldPath = oldName === nowhere ? null : oldName;
  const newPath = newName === nowhere ? null : newName;
  const prefixed =
    oldPath === null || newPath === null
      ? (oldPath ?? 'a/').startsWith('a/') && (newPath ?? 'b/').startsWith('b/')
      : prefix.test(oldPath) && prefix.test(newPath) && oldPath[0] !== newPath[0];
  const strip = (path: string | null): string | null => (path === null || !prefixed ? path : path.slice(2));
  return { oldPath: strip(oldPath), newPath: strip(newPath) };
}
