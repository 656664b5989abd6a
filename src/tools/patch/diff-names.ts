/** The names of a file before and after, as the header lines of a diff have them. Null: there is no file. */
export interface DiffNames {
  readonly oldPath: string | null;
  readonly newPath: string | null;
}

const nowhere = '/dev/null';
const prefix = /^[abciow]\//;

/** A name behind `--- `, `+++ ` or `rename from `, and whether the time behind it is the epoch, by which diff marks a missing file. */
export function parseDiffName(text: string): { readonly name: string; readonly isEpoch: boolean } {
  const written = text.replace(/\r$/, '');
  if (written.startsWith('"')) return { name: parseQuoted(written).text, isEpoch: false };
  // A tab ends a name; without one, a blank before a time does.
  const tab = written.indexOf('\t');
  const stamp = /\d{4}-\d\d-\d\d[ T]\d\d:\d\d[^]*/.exec(written);
  const isBehindBlank = stamp !== null && /\s/.test(written.charAt(stamp.index - 1));
  const end = Math.min(tab < 0 ? written.length : tab, isBehindBlank ? stamp.index : written.length);
  const time = end === tab ? written.slice(tab + 1) : '';
  return { name: written.slice(0, end).trimEnd(), isEpoch: isEpoch(time.trim() === '' ? (stamp?.[0] ?? '') : time) };
}

/** The name that both sides of `diff --git` have, without their prefixes; null if they differ. */
export function parseGitNames(text: string): string | null {
  const written = text.replace(/\r$/, '');
  const pairs: (readonly [string, string])[] = [];
  if (written.startsWith('"')) {
    const { text: first, end } = parseQuoted(written);
    pairs.push([first, parseDiffName(written.slice(end + 1)).name]);
  } else if (written.endsWith('"')) {
    const at = written.indexOf(' "');
    pairs.push([written.slice(0, at), parseDiffName(written.slice(at + 1)).name]);
  } else {
    // A name may have blanks in it: equal halves are the two names.
    const middle = (written.length - 1) / 2;
    if (written[middle] === ' ') pairs.push([written.slice(0, middle), written.slice(middle + 1)]);
  }
  for (const [first, second] of pairs) {
    const { oldPath, newPath } = stripPrefixes(first, second);
    if (oldPath === newPath) return oldPath;
  }
  return null;
}

/** Removes git's prefixes, unless just one side has one: then they are folders. */
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

/** The one file that two names of a plain diff mean: `x.orig` and `x`, or `old/x` and `new/x`. Null if they are two files. */
export function pickSharedName(oldPath: string, newPath: string): string | null {
  if (oldPath === newPath) return oldPath;
  const [short, long] = oldPath.length < newPath.length ? [oldPath, newPath] : [newPath, oldPath];
  if (long.startsWith(short) && /^[.~]/.test(long.slice(short.length))) return short;
  const inside = (path: string): string => path.slice(path.indexOf('/') + 1);
  return oldPath.includes('/') && newPath.includes('/') && inside(oldPath) === inside(newPath) ? inside(newPath) : null;
}

function isEpoch(time: string): boolean {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.0+)? ?([-+]\d\d):?(\d\d)$/.exec(time.trim());
  return match !== null && Date.parse(`${match[1]}T${match[2]}${match[3]}:${match[4]}`) === 0;
}

const escapes: ReadonlyMap<string, number> = new Map([
  ['a', 7],
  ['b', 8],
  ['t', 9],
  ['n', 10],
  ['v', 11],
  ['f', 12],
  ['r', 13],
]);

// As C has it: octal numbers are bytes of UTF-8.
function parseQuoted(written: string): { readonly text: string; readonly end: number } {
  const bytes: Buffer[] = [];
  let at = 1;
  for (; at < written.length && written[at] !== '"'; at += 1) {
    if (written[at] !== '\\') {
      const character = String.fromCodePoint(written.codePointAt(at) ?? 0);
      bytes.push(Buffer.from(character));
      at += character.length - 1;
      continue;
    }
    const octal = /^[0-3][0-7]{2}/.exec(written.slice(at + 1, at + 4))?.[0];
    const letter = written[at + 1] ?? '';
    bytes.push(
      octal === undefined
        ? Buffer.from(escapes.has(letter) ? [escapes.get(letter) ?? 0] : letter)
        : Buffer.from([Number.parseInt(octal, 8)]),
    );
    at += octal === undefined ? 1 : 3;
  }
  return { text: Buffer.concat(bytes).toString(), end: at + 1 };
}
