import {
  createEffects,
  createOpaque,
  defineProgram,
  mergeEffects,
  textOf,
  type ProgramProfile,
} from '../define-program.ts';
import { createTable, sortWords } from '../option-table.ts';

const table = createTable(
  { values: '-F -v --field-separator --assign', flags: '--posix --re-interval' },
  { unlisted: 'opaque', order: 'stop' },
);

/** `awk`: its program is code. Only a small part of the language that can neither run nor write is accepted. */
export const awk: ProgramProfile = {
  ...defineProgram('awk gawk mawk nawk', 'interpreter', (words) => {
    const { operands, effects } = sortWords(table, words);
    const [program, ...files] = operands;
    const text = textOf(program);
    if (text === null || !isHarmless(text))
      return mergeEffects(effects, createOpaque('the program of awk is code that is not parsed'));
    return mergeEffects(effects, createEffects({ reads: files }));
  }),
  usuallyReads: true,
};

function isHarmless(program: string): boolean {
  if (program.length > 500 || /@|`|\\\n|system|getline|ARG[CV]|close|func/.test(program)) return false;
  const compared = program.replaceAll('||', '');
  if (compared.includes('|')) return false;
  if (!compared.includes('>')) return true;
  // Inside an action, `>` opens a file. In the pattern before it, `>` compares.
  return /^[^{}"/|]*\{[^{}>|]*\}\s*$/.test(compared) || /^[^{}"/|]*$/.test(compared);
}
