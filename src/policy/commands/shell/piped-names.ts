import type { PipedNames, Word } from '../../../core/types/access.ts';
import { readCommandEffects } from '../command-effects.ts';
import { textOf } from '../define-program.ts';
import { sortWords, type OptionTable } from '../option-table.ts';
import { grep, ripgrep } from '../programs/search.ts';

/** A program that prints only file names, if each of its options matches `options` and, with `needed`, one of those is given. */
interface Lister {
  readonly options: RegExp;
  readonly needed?: readonly string[];
  /** Separates options from their values. Without it, no option takes a value that looks like an option. */
  readonly table?: OptionTable;
  /** True if the names begin with the operands. Otherwise they are relative to the program's working folder. */
  readonly keepsOperands: boolean;
}

const listers: Readonly<Record<string, Lister>> = {
  // Every other action of find prints more than names, or runs a program.
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

// Each filter omits whole lines, or sorts them. A filter that cuts lines could turn one name into another.
const filters: readonly RegExp[] = [
  /^(?:head|tail)(?: -n ?\+?\d+| -\d+)?$/,
  /^sort(?: -[urnfV]+)*$/,
  /^uniq$/,
  /^[ef]?grep(?: -[viEFw]+)*(?: -e)? [^- ]\S*$/,
];

/**
 * The file names that programs pass through a pipe, if all of the names are in one folder: one program lists them, and filters omit lines. Returns
 * null for any other text, which may name any file of the machine.
 */
export function readPipedNames(programs: readonly (readonly Word[])[]): PipedNames | null {
  const [first = [], ...others] = programs;
  const names = readListed(first);
  if (names === null || others.length === 0) return names;
  const areFilters = others.every((words) => {
    const texts = words.map(textOf);
    // A blank within a word would look like a separator of two words.
    return !texts.includes(null) && filters.some((filter) => filter.test(texts.map(hideBlanks).join(' ')));
  });
  // A name may span several lines, so the remaining text may begin in the middle of a name.
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
