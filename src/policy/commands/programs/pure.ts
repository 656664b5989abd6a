import type { Word } from '../../../core/types/access.ts';
import {
  createEffects,
  createOpaque,
  defineProgram,
  mergeEffects,
  textOf,
  type ProgramProfile,
} from '../define-program.ts';
import { createTable, letters, sortWords } from '../option-table.ts';

// Options and operands of these programs only change the output, so computed words are harmless too.
const anyWords =
  'echo true false : basename dirname pwd whoami id groups uname arch nproc sleep seq logname tty getconf printenv';

// Unary operators of `test` that check a file, and operators that only check text.
const fileTests = /^-[abcdefghkprsuwxGLNOS]$/;
const textTests = /^(?:-[nztoa]|!|=|==|!=|<|>|-(?:eq|ne|lt|le|gt|ge)|\(|\)|\]|-nt|-ot|-ef)$/;

const date = createTable({
  flags: `${letters('uR')} --utc --universal --rfc-email`,
  values: '-d --date',
  optional: '-I --iso-8601 --rfc-3339',
  reads: '-r --reference -f --file',
});

const translate = createTable({ flags: `${letters('cCdst')} --complement --delete --squeeze-repeats --truncate-set1` });

/** Programs that touch no file, or only check whether it exists. */
export const purePrograms: readonly ProgramProfile[] = [
  defineProgram(anyWords, 'reader', () => createEffects()),
  defineProgram('printf', 'reader', (words) => {
    const format = textOf(words[0]);
    // The printf of a shell can store into a variable, and the shell evaluates the subscript of that variable.
    return format === null || (format.startsWith('-') && format !== '--')
      ? createOpaque('printf with an option or a format that is known only when it runs')
      : createEffects();
  }),
  defineProgram('test [', 'reader', readTest),
  defineProgram('date', 'reader', (words) => {
    const { operands, effects } = sortWords(date, words);
    const isFormat = operands.every((operand) => textOf(operand)?.startsWith('+') === true);
    return isFormat ? effects : mergeEffects(effects, createOpaque('date may set the clock'));
  }),
  defineProgram('tr', 'reader', (words) => sortWords(translate, words).effects),
  defineProgram('which', 'reader', (words) => sortWords(createTable({ flags: '-a -s --all' }), words).effects),
];

function readTest(words: readonly Word[]): ReturnType<ProgramProfile['readEffects']> {
  const reads: Word[] = [];
  for (const [index, written] of words.entries()) {
    const text = textOf(written);
    if (text === null) return createOpaque('test with an operand that is known only when it runs');
    if (fileTests.test(text) && words[index + 1] !== undefined && textOf(words[index + 1]) !== ']')
      reads.push(...words.slice(index + 1, index + 2));
    else if (/^-(?:nt|ot|ef)$/.test(text))
      reads.push(...words.slice(index - 1, index), ...words.slice(index + 1, index + 2));
    else if (text.startsWith('-') && !textTests.test(text) && !/^-\d+$/.test(text))
      return createOpaque(`test ${text} may evaluate its operand`);
  }
  return createEffects({ reads });
}
