import { posix } from 'node:path';
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
  // Digits and single dots at the end are the version.
  const end = /(?<![\d.])[\d.]*\d$/.exec(name)?.[0] ?? '';
  const version = end.slice(end.lastIndexOf('..') + 1).replace(/^\./, '');
  const base = name.slice(0, name.length - version.length);
  return (version !== '' && base.endsWith('-') ? base.slice(0, -1) : base) || name;
}

/**
 * Compares the program of a call with a program name of a rule. A bare name means the program on the frozen PATH. `./npm` and `/tmp/npm` only may be
 * that program, which is enough for a denial and never for an allow. A relative path in a rule is one of the workspace, and certainly matches the
 * same file in every directory.
 */
export function matchProgram(name: string, access: CommandAccess): Match {
  const word = access.words[0];
  if (word === undefined) return 'no';
  if (word.type === 'dynamic') return 'may';
  const isFixed = name.startsWith('/') || !name.includes('/') || access.cwd === '.';
  if (isFixed && word.value === name) return 'must';
  const path = readProgramPath(name, '.');
  if (path !== null && path === readProgramPath(word.value, access.cwd)) return 'must';
  const isSameFile = readBaseName(word.value).toLowerCase() === readBaseName(name).toLowerCase();
  return isSameFile ? 'may' : 'no';
}

/**
 * The relative path of a program as a path of the workspace. Null for a bare name, an absolute path, a directory outside of the workspace or one that
 * is not known, and for a path that leads up: after a link, it leads elsewhere.
 */
export function readProgramPath(program: string, cwd: string): string | null {
  if (!program.includes('/') || program.startsWith('/') || program.split('/').includes('..')) return null;
  return cwd === '' || cwd.startsWith('/') ? null : `./${posix.join(cwd, program)}`;
}

/** A word as text. Of a word that the shell computes, the text before that. */
export function renderWord(word: Word): string {
  return word.type === 'literal' ? word.value : word.text;
}
