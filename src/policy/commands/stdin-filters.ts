import { readLiterals, type CommandAccess } from '../../core/types/access.ts';

/** Programs that only read their standard input with these words, each a pattern over the words after the program. */
const filters: Readonly<Record<string, RegExp>> = {
  cat: /^$/,
  head: /^(?: -[nc]? ?-?\d+| -[qv])*$/,
  tail: /^(?: -[nc]? ?[-+]?\d+| -[qvf])*$/,
  wc: /^(?: -[lwcmL]+)*$/,
  grep: /^(?: -(?:[vinEFowcqxa]+|[ABCm] ?\d+))*(?: -e)? [^- ]\S*$/,
};

/** True for a command of a pipeline that reads its standard input and no file, so that it may follow a command with hosts. */
export function isStdinFilter({ words }: CommandAccess): boolean {
  const [program, ...rest] = readLiterals(words) ?? [];
  if (program === undefined || !Object.hasOwn(filters, program)) return false;
  // A blank within a word does not separate two words.
  const text = rest.map((word) => ` ${word.replaceAll(/\s/g, '_') || '_'}`).join('');
  return filters[program]?.test(text) === true;
}
