import type { Word } from '../../core/types/access.ts';
import { createEffects, mergeEffects, settleNames, splitNames, textOf, word, type Effects } from './define-program.ts';

const kinds = ['flags', 'values', 'optional', 'reads', 'writes', 'opaque'] as const;

type OptionKind = (typeof kinds)[number];

/** The options of a program, grouped by their effect. */
export interface OptionTable {
  readonly kindOf: ReadonlyMap<string, OptionKind>;
  /** How an option that is not listed counts: `opaque` if options of the program can write, run or connect. */
  readonly unlisted: 'opaque' | 'part';
  /** `stop` if the first word that is not an option ends the options, as for wrappers. */
  readonly order: 'permute' | 'stop';
}

/** The words of a call, split into operands and options. */
export interface SortedWords {
  readonly operands: readonly Word[];
  readonly options: readonly { readonly name: string; readonly value: string | null }[];
  readonly has: (...names: readonly string[]) => boolean;
  /** All literal values that were given for an option, in order. */
  readonly valuesOf: (...names: readonly string[]) => readonly string[];
  /** The effects of the options alone. */
  readonly effects: Effects;
}

/**
 * Lists options, separated by blanks. `flags` take no value. `values` take the next word or the rest of the same word. `optional` take only an
 * attached value. `reads` and `writes` take a file. `opaque` options make the effects of the call unknown. One-letter options may be bundled.
 */
export function createTable(
  listed: { readonly [Kind in OptionKind]?: string },
  more: Partial<Pick<OptionTable, 'unlisted' | 'order'>> = {},
): OptionTable {
  let kindOf: OptionTable['kindOf'] | null = null;
  return {
    unlisted: 'part',
    order: 'permute',
    ...more,
    // Made when a command of the program is read: a run reads commands of few programs.
    get kindOf() {
      return (kindOf ??= new Map(
        kinds.flatMap((kind) => splitNames(listed[kind] ?? '').map((name): [string, OptionKind] => [name, kind])),
      ));
    },
  };
}

/** All letters of a text as one-letter options: `ab` becomes `-a -b`. */
export function letters(all: string): string {
  return Array.from(all, (letter) => ` -${letter}`).join('');
}

/** Sorts words into options and operands as getopt does. Never throws; anything that it does not understand is recorded in `effects`. */
export function sortWords(table: OptionTable, words: readonly Word[]): SortedWords {
  const operands: Word[] = [];
  const options: { name: string; value: string | null }[] = [];
  const found: Effects[] = [];
  const note = (some: Partial<Effects>): void => {
    found.push(createEffects(some));
  };
  for (let at = 0; at < words.length; at += 1) {
    const written = words[at];
    if (written === undefined) break;
    if (written.type === 'dynamic') {
      // The word may become an option, or several words.
      if (written.folder === null) note({ opaque: [`${written.text} is known only when it runs`] });
      operands.push(written);
      if (table.order === 'stop') return finish(operands, options, found, words.slice(at + 1));
      continue;
    }
    const { value: text } = written;
    if (text === '--') {
      const rest = words.slice(at + 1);
      // No word after `--` is an option, so file names there are only file names. The words of an inner command may be options of that command.
      return finish(operands, options, found, table.order === 'stop' ? rest : settleNames(rest));
    }
    if (text === '-' || !text.startsWith('-')) {
      if (table.order === 'stop') return finish(operands, options, found, words.slice(at));
      operands.push(written);
      continue;
    }
    for (const option of readWord(table, text)) {
      let value = option.value;
      if (option.needsNext) {
        const next = words[(at += 1)];
        if (next === undefined) note({ known: 'part' });
        else if (next.type === 'dynamic') note({ opaque: [`the value of ${option.name} is known only when it runs`] });
        value = textOf(next);
      }
      options.push({ name: option.name, value });
      if (option.kind === 'reads' && value !== null) note({ reads: [word(value)] });
      if (option.kind === 'writes' && value !== null) note({ writes: [word(value)] });
      if (option.kind === 'opaque') note({ opaque: [`${option.name} can run other programs or load other settings`] });
      if (option.kind === 'unlisted')
        note(table.unlisted === 'opaque' ? { opaque: [`the option ${option.name} is not known`] } : { known: 'part' });
    }
  }
  return finish(operands, options, found, []);
}

interface ReadOption {
  readonly name: string;
  readonly kind: OptionKind | 'unlisted';
  readonly value: string | null;
  readonly needsNext: boolean;
}

function readWord(table: OptionTable, text: string): ReadOption[] {
  const equals = text.indexOf('=');
  const name = equals < 0 ? text : text.slice(0, equals);
  const isLong = text.startsWith('--');
  const whole = isLong || equals < 0 ? table.kindOf.get(name) : undefined;
  if (whole !== undefined && (isLong || text.length > 2)) {
    if (whole === 'opaque') return [{ name, kind: 'opaque', value: null, needsNext: false }];
    const attached = equals < 0 ? null : text.slice(equals + 1);
    if (whole === 'flags')
      return [{ name, kind: attached === null ? 'flags' : 'unlisted', value: attached, needsNext: false }];
    return [{ name, kind: whole, value: attached, needsNext: attached === null && whole !== 'optional' }];
  }
  if (isLong) return [readAbbreviation(table, name)];
  return readBundle(table, text);
}

// getopt accepts any unambiguous abbreviation of a long option.
function readAbbreviation(table: OptionTable, name: string): ReadOption {
  const meant = [...table.kindOf].filter(([option]) => option.startsWith(name)).map(([, kind]) => kind);
  const isPlain = meant.every((kind) => kind === 'flags' || kind === 'optional');
  return { name, kind: isPlain ? 'unlisted' : 'opaque', value: null, needsNext: false };
}

function readBundle(table: OptionTable, text: string): ReadOption[] {
  const read: ReadOption[] = [];
  for (let at = 1; at < text.length; at += 1) {
    const name = `-${text[at] ?? ''}`;
    const kind = table.kindOf.get(name) ?? 'unlisted';
    const rest = text.slice(at + 1);
    if (kind === 'values' || kind === 'reads' || kind === 'writes')
      return [...read, { name, kind, value: rest === '' ? null : rest, needsNext: rest === '' }];
    if (kind === 'optional') return [...read, { name, kind, value: rest === '' ? null : rest, needsNext: false }];
    read.push({ name, kind, value: null, needsNext: false });
    // The rest of the word may be the value of an option that is not listed.
    if (kind === 'unlisted' || kind === 'opaque') return withHidden(table, read, rest);
  }
  return read;
}

function withHidden(table: OptionTable, read: readonly ReadOption[], rest: string): ReadOption[] {
  const hidden = Array.from(rest, (letter) => `-${letter}`).find((name) =>
    ['opaque', 'reads', 'writes'].includes(table.kindOf.get(name) ?? ''),
  );
  if (hidden === undefined) return [...read];
  return [...read, { name: hidden, kind: 'opaque', value: null, needsNext: false }];
}

function finish(
  operands: readonly Word[],
  options: readonly { readonly name: string; readonly value: string | null }[],
  found: readonly Effects[],
  rest: readonly Word[],
): SortedWords {
  return {
    operands: [...operands, ...rest],
    options,
    has: (...names) => options.some(({ name }) => names.includes(name)),
    valuesOf: (...names) =>
      options.flatMap(({ name, value }) => (names.includes(name) && value !== null ? [value] : [])),
    effects: mergeEffects(...found),
  };
}

/** True if every option of a call is listed and has no effect, and no word is computed. */
export function isPlainCall(table: OptionTable, words: readonly Word[]): boolean {
  const { effects, operands, options } = sortWords(table, words);
  // Some programs read a word that begins with a dash as an option even if the previous option needs a value.
  return (
    effects === createEffects() &&
    operands.every(({ type }) => type === 'literal') &&
    options.every(({ value }) => value?.startsWith('-') !== true)
  );
}
