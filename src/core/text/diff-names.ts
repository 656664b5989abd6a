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
  // A tab ends a name; a time may follow.
  return readQuoted(written) ?? (written.split('\t', 1)[0] ?? '').trimEnd();
}

const gitHeader = 'diff --git ';

/** The name that both sides of a line `diff --git` have, without their prefixes; null for another line, and if the names differ. */
export function parseGitHeader(line: string): string | null {
  if (!line.startsWith(gitHeader)) return null;
  const written = line.slice(gitHeader.length).replace(/\r$/, '');
  // A name may have spaces in it: equal halves are the two names.
  const middle = (written.length - 1) / 2;
  if (written[middle] !== ' ') return null;
  const [before = '', after = ''] = [written.slice(0, middle), written.slice(middle + 1)].map(
    (name) => readQuoted(name) ?? name,
  );
  const { oldPath, newPath } = stripPrefixes(before, after);
  return oldPath === newPath ? oldPath : null;
}

/** The parts of a git patch, one for each file. */
export function splitPatch(patch: string): readonly string[] {
  return patch.split(/^(?=diff --git )/m);
}

const namedEscapes = new Map(Object.entries({ a: '\x07', b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r' }));

/** A name that git has quoted as C does: octal numbers are bytes of UTF-8. Null for a text without quotation marks. */
function readQuoted(text: string): string | null {
  const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
  if (quoted === undefined) return null;
  const bytes = Buffer.from(quoted).toString('latin1');
  const read = bytes.replaceAll(/\\([0-7]{3}|.)/g, (_, escape: string) =>
    escape.length === 3 ? String.fromCharCode(Number.parseInt(escape, 8)) : (namedEscapes.get(escape) ?? escape),
  );
  return Buffer.from(read, 'latin1').toString('utf8');
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
