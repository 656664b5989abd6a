import type { Word } from '../../../core/types/access.ts';
import { createEffects, createOpaque, defineProgram, mergeEffects, textOf } from '../define-program.ts';
import { createTable, letters, sortWords } from '../option-table.ts';

const table = createTable(
  {
    flags: `${letters('ncrRjasSCMeh')} --null-input --compact-output --raw-output --raw-input --join-output --ascii-output --slurp --sort-keys
      --color-output --monochrome-output --exit-status --tab --raw-output0 --seq --stream --args --jsonargs --unbuffered --from-file -f`,
    values: '--indent',
    opaque: '-L --library-path',
  },
  { unlisted: 'opaque' },
);

/** Options that take two words: a variable's name, and a value or a file. */
const pairs = new Map([
  ['--arg', 'value'],
  ['--argjson', 'value'],
  ['--slurpfile', 'file'],
  ['--rawfile', 'file'],
  ['--argfile', 'file'],
]);

/** `jq`: its filters cannot write or run. It reads files from operands and options. */
export const jq = defineProgram('jq', 'reader', (words) => {
  const own: Word[] = [];
  const reads: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const written = words[at];
    if (written === undefined) break;
    const text = textOf(written);
    if (text === '--') {
      own.push(...words.slice(at));
      break;
    }
    const kind = pairs.get(text ?? '');
    if (kind === undefined || text === null) {
      own.push(written);
      continue;
    }
    const value = words[at + 2];
    if (words.slice(at + 1, at + 3).some(({ type }) => type === 'dynamic'))
      return createOpaque(`the value of ${text} is known only when it runs`);
    if (kind === 'file' && value !== undefined) reads.push(value);
    at += 2;
  }
  const { operands, effects, has } = sortWords(table, own);
  const isFile = has('-f', '--from-file');
  const [filter] = operands;
  const text = textOf(filter);
  if (!isFile && text !== null && /\b(?:include|import)\b/.test(text))
    return mergeEffects(effects, createOpaque('a filter of jq loads a module'));
  const files = isFile || filter?.type === 'dynamic' ? operands : operands.slice(1);
  // A filter in a file may load modules, so a rule must permit the rest.
  return mergeEffects(effects, createEffects({ reads: [...reads, ...files], known: isFile ? 'part' : 'whole' }));
});
