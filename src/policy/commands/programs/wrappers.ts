import type { PipedNames, Word } from '../../../core/types/access.ts';
import {
  createEffects,
  createOpaque,
  defineProgram,
  mergeEffects,
  textOf,
  type Effects,
  type ProgramProfile,
} from '../define-program.ts';
import { createTable, sortWords, type OptionTable, type SortedWords } from '../option-table.ts';
import { readVariableKind } from './variables.ts';

const strict = { unlisted: 'opaque', order: 'stop' } as const;

/** A program that runs the command in its operands, after `skipped` operands that it uses itself. */
function defineWrapper(names: string, table: OptionTable, skipped = 0): ProgramProfile {
  return defineProgram(names, 'wrapper', (words) => {
    const { operands, effects } = sortWords(table, words);
    const own = operands.slice(0, skipped);
    const unknown = own.some(({ type }) => type === 'dynamic')
      ? [createOpaque('an operand is known only when it runs')]
      : [];
    return mergeEffects(effects, ...unknown, runs(operands.slice(skipped)));
  });
}

function runs(command: readonly Word[]): Effects {
  return command.length === 0 ? createEffects({ known: 'part' }) : createEffects({ commands: [command] });
}

const env = createTable(
  {
    flags: '-0 --null -v --debug',
    values: '-u --unset',
    // Without the variables that the sandbox sets, programs are found in other folders and git reads other settings.
    opaque:
      '-i --ignore-environment -S --split-string -C --chdir --block-signal --default-signal --ignore-signal --list-signal-handling -a --argv0',
  },
  strict,
);

const xargs = createTable(
  {
    flags: '-0 -r -t -x --null --no-run-if-empty --verbose --exit',
    values: '-n -L -P -I -d -s -E --max-args --max-procs --delimiter --max-chars',
    optional: '-i -e -l --replace --max-lines --eof',
    reads: '-a --arg-file',
    opaque: '-p --interactive -o --open-tty --process-slot-var --show-limits',
  },
  strict,
);

// Names that arrive whole begin with the searched folder. Others may contain blanks, where xargs splits them into words.
function readInput(piped: PipedNames | undefined, { has, valuesOf }: SortedWords): Word {
  const text = 'what xargs reads';
  // A separator other than the line end could split a name into other names.
  const cuts = valuesOf('-d', '--delimiter').some((value) => !/^(?:\\n|\n|\\0)$/.test(value));
  if (piped === undefined || cuts || has('-a', '--arg-file')) return { type: 'dynamic', text, folder: null };
  return piped.separator === 'nul' && has('-0', '--null')
    ? { type: 'dynamic', text, folder: piped.folder }
    : { type: 'dynamic', text, folder: null, names: piped.folder };
}

/** Programs that run the command in their arguments. That command is decided separately, as if it were called directly. */
export const wrappers: readonly ProgramProfile[] = [
  defineProgram('env', 'wrapper', (words) => {
    const { operands, effects, valuesOf, has, options } = sortWords(env, words);
    const bare = operands[0];
    if (textOf(bare) === '-') return createOpaque('env - takes away the variables that the sandbox gives');
    const taken = valuesOf('-u', '--unset').filter((name) => readVariableKind(name) === 'steering');
    const at = operands.findIndex((operand) => textOf(operand)?.includes('=') !== true);
    const set = operands.slice(0, at < 0 ? operands.length : at);
    const variables = [
      ...taken.map((name) => ({ name, value: null })),
      ...set.map((operand) => {
        const [name = '', ...value] = (textOf(operand) ?? '').split('=');
        return { name, value: value.join('=') };
      }),
    ];
    const command = at < 0 ? [] : operands.slice(at);
    // Without a command, env only prints the variables. In the sandbox, none of them is a secret.
    const known = options.length > 0 && has('-u', '--unset') && command.length === 0 ? 'part' : 'whole';
    return mergeEffects(
      effects,
      createEffects({ variables, known }),
      command.length === 0 ? createEffects() : runs(command),
    );
  }),
  defineProgram('xargs', 'wrapper', (words, { input: piped }) => {
    const sorted = sortWords(xargs, words);
    const { operands, effects, has, options } = sorted;
    if (operands.length === 0) return effects;
    const unknown: Word = { type: 'dynamic', text: 'what xargs reads', folder: null };
    const input = readInput(piped, sorted);
    const appended = [...operands, input];
    const [first, ...others] = options.filter(({ name }) => /^(?:-[iI]|--replace)$/.test(name));
    if (first === undefined) return mergeEffects(effects, runs(appended));
    if (others.length > 0) return mergeEffects(effects, createOpaque('the text that xargs replaces is not certain'));
    const marker = first.value ?? '{}';
    const replaced = operands.map((operand) => {
      const text = textOf(operand);
      if (text === marker) return input;
      return text?.includes(marker) === true ? unknown : operand;
    });
    // An option for the number of words or lines may disable the replacement.
    const isEither = has('-n', '-L', '-l', '--max-args', '--max-lines');
    return mergeEffects(effects, runs(replaced), isEither ? runs(appended) : createEffects());
  }),
  defineWrapper(
    'timeout',
    createTable(
      { flags: '--preserve-status --foreground -f -p -v --verbose', values: '-s --signal -k --kill-after' },
      strict,
    ),
    1,
  ),
  defineWrapper('nice', createTable({ flags: '-0 -1 -2 -3 -4 -5 -6 -7 -8 -9', values: '-n --adjustment' }, strict)),
  defineWrapper('nohup', createTable({}, strict)),
  defineWrapper('setsid', createTable({ flags: '-w --wait -c --ctty' }, strict)),
  defineWrapper('stdbuf', createTable({ values: '-i -o -e --input --output --error' }, strict)),
  defineWrapper('ionice', createTable({ values: '-c -n --class --classdata', flags: '-t --ignore' }, strict)),
  defineWrapper(
    'time',
    createTable(
      { flags: '-p -v -q -a --portability --verbose --quiet --append', values: '-f --format', writes: '-o --output' },
      strict,
    ),
  ),
  defineWrapper('exec', createTable({ flags: '-c -l', opaque: '-a' }, strict)),
  defineProgram('command builtin', 'wrapper', (words) => {
    const sorted: SortedWords = sortWords(createTable({ flags: '-v -V', opaque: '-p' }, strict), words);
    return mergeEffects(sorted.effects, sorted.has('-v', '-V') ? createEffects() : runs(sorted.operands));
  }),
];
