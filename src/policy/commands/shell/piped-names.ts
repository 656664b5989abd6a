import type { PipedNames, Word } from '../../../core/types/access.ts';
import { readCommandEffects } from '../command-effects.ts';
import { textOf } from '../define-program.ts';
import { sortWords, type OptionTable } from '../option-table.ts';
import { grep, ripgrep } from '../programs/search.ts';

/** A program that prints names of files and nothing else, if each of its options matches, and one of them is `needed`. */
interface Lister {
  readonly options: RegExp;
  readonly needed?: readonly string[];
  /** Tells options from the values of options. Without it, no option takes a value that looks like an option. */
  readonly table?: OptionTable;
  /** True if the names begin with the operands. Otherwise they are relative to the folder that the program runs in. */
  readonly keepsOperands: boolean;
}

const listers: Readonly<Record<string, Lister>> = {
  // Every other action of find prints something else, or runs a program.
  find: {
    options:
      /^-(?:[HLP]|i?(?:name|path|wholename|regex)|type|not|o|a|or|and|prune|print0?|(?:max|min)depth|size|[acm](?:time|min)|newer|empty|xdev|mount|quit)$/,
    keepsOperands: true,
  },
  grep: {
    options: /^(?:-[rRilLEFwIsPn]|--(?:include|exclude|exclude-dir|files-with-matches|recursive))$/,
    needed: ['-l', '-L', '--files-with-matches'],
    table: grep,
    keepsOperands: true,
  },
  rg: {
    options: /^(?:-[liFwSs.gtn]|--(?:files|files-with-matches|hidden|glob|type|ignore-case))$/,
    needed: ['-l', '--files', '--files-with-matches'],
    table: ripgrep,
    keepsOperands: true,
  },
  ls: { options: /^-[1aAtrdS]+$/, keepsOperands: false },
};

// Another option, even after the operands, may print more than names.
const gitLists =
  /^(?:ls-files(?: -[cmo]+| --(?:others|modified|exclude-standard))*|diff --name-only(?: --(?:cached|staged|diff-filter=\w+))*|grep(?: -[iEFwI]*l[iEFwI]*))(?: [^- ]\S*| --)*$/;

// Each leaves out whole lines, or sorts them: one that cuts lines could make another name of a name.
const filters: readonly RegExp[] = [
  /^(?:head|tail)(?: -n ?\+?\d+| -\d+)?$/,
  /^sort(?: -[urnfV]+)*$/,
  /^uniq$/,
  /^[ef]?grep(?: -[viEFw]+)*(?: -e)? [^- ]\S*$/,
];

/**
 * The names of files that programs hand on through a pipe, if all of the names are in one folder: a program lists them, and others leave out
 * lines. Null for any other text, which may name any file of the machine.
 */
export function readPipedNames(programs: readonly (readonly Word[])[]): PipedNames | null {
  const [first = [], ...others] = programs;
  const names = readListed(first);
  if (names === null || others.length === 0) return names;
  const areFilters = others.every((words) => {
    const texts = words.map(textOf);
    // A blank within a word would look like one between two.
    return !texts.includes(null) && filters.some((filter) => filter.test(texts.map(hideBlanks).join(' ')));
  });
  // A name may be several lines, so what is left may begin in the middle of one.
  return areFilters ? { ...names, separator: 'line' } : null;
}

function hideBlanks(text: string | null): string {
  return (text ?? '').replaceAll(/\s/g, '_');
}

function readListed(words: readonly Word[]): PipedNames | null {
  const [program = '', ...texts] = words.map(textOf);
  if (program === 'git')
    return gitLists.test(texts.map(hideBlanks).join(' ')) && texts.every((text) => text !== null && isBelow(text))
      ? { folder: '.', separator: 'line' }
      : null;
  const lister = Object.hasOwn(listers, program ?? '') ? listers[program ?? ''] : undefined;
  if (lister === undefined) return null;
  const { needed, table } = lister;
  const options =
    table === undefined
      ? texts.filter((text) => text?.startsWith('-') === true)
      : sortWords(table, words.slice(1)).options.map(({ name }) => name);
  if (!options.every((text) => lister.options.test(text ?? ''))) return null;
  if (needed !== undefined && !options.some((text) => needed.includes(text ?? ''))) return null;
  const effects = readCommandEffects({ type: 'command', words, cwd: '.' });
  const folders = effects.reads.map((read) => (read.type === 'literal' ? read.value : (read.folder ?? '/')));
  const [only = '.', ...more] = folders;
  const common = folders.every(isBelow) ? '.' : null;
  const folder = lister.keepsOperands && more.length === 0 ? only : common;
  const isNul = program === 'find' && options.includes('-print0') && !options.includes('-print');
  return folder === null ? null : { folder, separator: isNul ? 'nul' : 'line' };
}

function isBelow(path: string): boolean {
  return !path.startsWith('/') && !path.startsWith('~') && !path.split('/').includes('..');
}
