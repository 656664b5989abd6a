import type { ReadOnlyProgram } from './read-only.ts';

/** The files that a call of a read-only program reads, as written; null where the call is not of the known form. */
export function readOperands(program: ReadOnlyProgram, words: readonly string[]): readonly string[] | null {
  const files: string[] = [];
  const operands: string[] = [];
  const seen = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '--') {
      for (const operand of words.slice(at + 1)) operands.push(operand);
      break;
    }
    if (word === '-' || !word.startsWith('-')) {
      operands.push(word);
      continue;
    }
    const option = readOption(program, word);
    if (option === null) return null;
    for (const name of option.names) seen.add(name);
    if (option.takes === null) continue;
    const value = option.value ?? words[(at += 1)];
    if (value === undefined) return null;
    if (option.takes === 'file') files.push(value);
  }
  return collectFiles(program, operands, files, seen);
}

interface ReadOption {
  readonly names: readonly string[];
  readonly takes: 'value' | 'file' | null;
  /** The value where it stands in the same word. */
  readonly value: string | null;
}

function readOption(program: ReadOnlyProgram, word: string): ReadOption | null {
  if (word.startsWith('--')) {
    const equals = word.indexOf('=');
    const name = equals < 0 ? word : word.slice(0, equals);
    const value = equals < 0 ? null : word.slice(equals + 1);
    // `--color` stands in both lists: a value only where one is attached.
    if (value === null && program.flags.includes(name)) return { names: [name], takes: null, value };
    const takes = readTakes(program, name);
    return takes === null ? null : { names: [name], takes, value };
  }
  const names: string[] = [];
  for (let at = 1; at < word.length; at += 1) {
    const name = `-${word[at] ?? ''}`;
    names.push(name);
    if (program.flags.includes(name)) continue;
    const takes = readTakes(program, name);
    if (takes === null) return null;
    return { names, takes, value: at + 1 < word.length ? word.slice(at + 1) : null };
  }
  return { names, takes: null, value: null };
}

function readTakes(program: ReadOnlyProgram, name: string): 'value' | 'file' | null {
  if (program.values.includes(name)) return 'value';
  return program.files.includes(name) ? 'file' : null;
}

function collectFiles(
  program: ReadOnlyProgram,
  operands: readonly string[],
  files: readonly string[],
  seen: ReadonlySet<string>,
): readonly string[] | null {
  if (program.operands === 'none') return operands.length === 0 ? files : null;
  if (program.operands === 'text') return files;
  const hasPattern = program.operands === 'files' || program.patternOptions.some((name) => seen.has(name));
  if (!hasPattern && operands.length === 0) return null;
  const named = (hasPattern ? operands : operands.slice(1)).filter((operand) => operand !== '-');
  const all = [...files, ...named];
  const readsFolder =
    program.readsFolder === 'always' ||
    (program.readsFolder !== 'never' && program.readsFolder.some((name) => seen.has(name)));
  return named.length === 0 && readsFolder ? [...all, '.'] : all;
}
