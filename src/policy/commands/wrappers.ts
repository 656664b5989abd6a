import type { CommandAccess, Word } from '../../core/types/access.ts';
import { namedModes } from './shell/shell-builtins.ts';

/** The command, or the shell text, that a command starts instead of running as a program itself. */
export interface Wrapped {
  /** The command in its operands, with its program first. Null if it starts none. */
  readonly command: readonly Word[] | null;
  /** The shell text that it runs. Null if it runs none. */
  readonly text: string | null;
  /** Variables that it sets or removes for the command. `value` is null if the variable is removed. */
  readonly variables: readonly { readonly name: string; readonly value: string | null }[];
}

/** A program that only starts its operand. A word before the operand that is not listed makes the call opaque. */
interface Wrapper {
  readonly flags?: readonly string[];
  /** Options that take the next word, or the rest of their own word, as a value. */
  readonly values?: readonly string[];
  /** Its own operands, before the command. */
  readonly operands?: number;
}

const wrappers: Readonly<Record<string, Wrapper>> = {
  // `-i` is not listed: without the variables that the sandbox sets, programs are found in other directories.
  env: { flags: ['-0', '--null', '-v', '--debug'], values: ['-u', '--unset'] },
  command: {},
  exec: { flags: ['-c', '-l'] },
  time: { flags: ['-p', '-v', '-q', '--portability', '--verbose', '--quiet'], values: ['-f', '--format'] },
  timeout: {
    flags: ['--preserve-status', '--foreground', '-f', '-p', '-v', '--verbose'],
    values: ['-s', '--signal', '-k', '--kill-after'],
    operands: 1,
  },
  nice: { values: ['-n', '--adjustment'] },
  nohup: {},
  setsid: { flags: ['-w', '--wait', '-c', '--ctty'] },
  stdbuf: { values: ['-i', '-o', '-e', '--input', '--output', '--error'] },
};

/** Programs that only start their operand. */
export const wrapperNames: readonly string[] = Object.keys(wrappers);

/** Shells whose language is parsed. */
const parsedShells: ReadonlySet<string> = new Set(['bash', 'sh', 'dash']);

/**
 * The command that a wrapper starts, or the text that a shell runs. Returns null for every other program, and a reason if it is a wrapper whose operand cannot be found.
 */
export function readWrapped({ words }: CommandAccess): Wrapped | { readonly opaque: string } | null {
  const [program, ...rest] = words;
  if (program?.type !== 'literal') return null;
  if (parsedShells.has(program.value)) return readShell(program.value, rest);
  if (!Object.hasOwn(wrappers, program.value)) return null;
  const wrapper = wrappers[program.value] ?? {};
  // `command -v NAME` only prints where a program is.
  if (program.value === 'command' && isLiteral(rest[0], /^-[vV]$/)) return { command: null, text: null, variables: [] };
  return readOperand(program.value, wrapper, rest);
}

function readOperand(
  name: string,
  { flags = [], values = [], operands = 0 }: Wrapper,
  words: readonly Word[],
): Wrapped | { readonly opaque: string } {
  const variables: { name: string; value: string | null }[] = [];
  let skipped = 0;
  let ended = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word?.type !== 'literal') return { opaque: `a word of ${name} is known only when it runs` };
    const { value: text } = word;
    if (!ended && text === '--') {
      ended = true;
    } else if (!ended && text.startsWith('-')) {
      const option = values.find((one) => text.startsWith(one));
      const attached = option === undefined ? '' : text.slice(option.length);
      const isKnown =
        option === undefined ? flags.includes(text) : !option.startsWith('--') || /^(?:=|$)/.test(attached);
      if (!isKnown) return { opaque: `${name} ${text} is not an option whose effect is known` };
      if (option === undefined) continue;
      const next = attached === '' ? words[(at += 1)] : null;
      const value = next?.type === 'literal' ? next.value : attached.replace(/^=/, '');
      if (name === 'env') variables.push({ name: value, value: null });
    } else if (name === 'env' && text.includes('=')) {
      variables.push({ name: text.slice(0, text.indexOf('=')), value: text.slice(text.indexOf('=') + 1) });
      ended = true;
    } else if (skipped < operands) {
      skipped += 1;
      ended = true;
    } else {
      return { command: words.slice(at), text: null, variables };
    }
  }
  return { command: null, text: null, variables };
}

function readShell(name: string, words: readonly Word[]): Wrapped | { readonly opaque: string } | null {
  const refused = { opaque: `${name} runs text that is not parsed; call the program itself, as a list of words` };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word?.type !== 'literal') return refused;
    const { value: text } = word;
    if (/^--(?:norc|noprofile|posix|login)$/.test(text)) continue;
    // Letters that only change how strictly a text is run. `l` also reads startup files of a home directory that the sandbox creates. `-c` may be the last
    // letter. An `o` before it takes the next word: `-eo pipefail -c`, `-euxo pipefail`, `-lc`.
    const bundle = text === '-' ? null : /^-[euxvfnmlET]*(o?)(c?)$/.exec(text);
    if (bundle !== null) {
      if (bundle[1] === 'o' && !isLiteral(words[(at += 1)], namedModes)) return refused;
      if (bundle[2] === 'c') {
        const code = words[at + 1];
        // The parameters follow the text. In it, a parameter is a computed word.
        return code?.type === 'literal' && !/^[-+]/.test(code.value)
          ? { command: null, text: code.value, variables: [] }
          : refused;
      }
      continue;
    }
    // A script is a file: the shell is the program, and a rule has to name it.
    return /^[-+]/.test(text) || readsInput(text) ? refused : null;
  }
  return refused;
}

/** True for names that mean the program's standard input or a device. */
export function readsInput(text: string): boolean {
  return text === '-' || text === '' || /^\/(?:dev|proc)\//.test(text);
}

function isLiteral(word: Word | undefined, form: RegExp): boolean {
  return word?.type === 'literal' && form.test(word.value);
}
