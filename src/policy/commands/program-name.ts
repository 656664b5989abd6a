import type { CommandAccess, Word } from '../../core/types/access.ts';
import type { Match } from '../../core/types/match.ts';

/** The last component of a program's path, without `.exe`. */
export function readBaseName(program: string): string {
  const name = program.slice(program.lastIndexOf('/') + 1);
  return name.at(-4) === '.' ? name.replace(/\.exe$/i, '') : name;
}

/** The program's base name without its version: `/usr/bin/python3.12` is `python`. */
export function readProgramFamily(program: string): string {
  const name = readBaseName(program).toLowerCase();
  // No file has such a long name, and regular expressions on it would be slow.
  if (name.length > 255) return name;
  if (name.startsWith('ld-linux') || name.startsWith('ld-musl')) return 'ld-linux';
  // Digits and single dots at the end are the version.
  const end = /(?<![\d.])[\d.]*\d$/.exec(name)?.[0] ?? '';
  const version = end.slice(end.lastIndexOf('..') + 1).replace(/^\./, '');
  const base = name.slice(0, name.length - version.length);
  return (version !== '' && base.endsWith('-') ? base.slice(0, -1) : base) || name;
}

/**
 * Compares the program of a call with a program name of a rule. A bare name means the program on the frozen PATH. `./npm` and `/tmp/npm` only may be
 * that program, which is enough for a denial and never for an allow. A path of the workspace certainly matches only if the command runs at the
 * workspace's root.
 */
export function matchProgram(name: string, access: CommandAccess): Match {
  const word = access.words[0];
  if (word === undefined) return 'no';
  if (word.type === 'dynamic') return 'may';
  if (word.value === name) return name.startsWith('/') || !name.includes('/') || access.cwd === '.' ? 'must' : 'may';
  const isSameFile = readBaseName(word.value).toLowerCase() === readBaseName(name).toLowerCase();
  return isSameFile ? 'may' : 'no';
}

/** A word as text. Of a word that the shell computes, the text before that. */
export function renderWord(word: Word): string {
  return word.type === 'literal' ? word.value : word.text;
}
