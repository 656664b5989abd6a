import {
  createEffects,
  createOpaque,
  defineProgram,
  mergeEffects,
  textOf,
  word,
  type Effects,
} from '../define-program.ts';
import { createTable, letters, sortWords } from '../option-table.ts';

const table = createTable(
  {
    flags: `${letters('nErsuz')} --quiet --silent --regexp-extended --separate --unbuffered --null-data --posix --sandbox --debug`,
    values: '-e --expression -l --line-length',
    optional: '-i --in-place',
    // The script is in a file that is not read here.
    opaque: '-f --file --follow-symlinks',
  },
  { unlisted: 'opaque' },
);

/** `sed`: its script is read command by command. A script that is not understood is opaque. */
export const sed = defineProgram('sed', 'reader', (words) => {
  const { operands, effects, valuesOf, has, options } = sortWords(table, words);
  const written = valuesOf('-e', '--expression');
  const isOption = has('-e', '--expression');
  const script = isOption ? written.join('\n') : textOf(operands[0]);
  if (script === null) return mergeEffects(effects, createOpaque('the script of sed is known only when it runs'));
  const files = isOption ? operands : operands.slice(1);
  const inPlace = options.find(({ name }) => name === '-i' || name === '--in-place');
  const suffix = inPlace?.value ?? '';
  if (/[*/]/.test(suffix)) return mergeEffects(effects, createOpaque('sed -i writes a copy of another name'));
  const writes =
    inPlace === undefined
      ? []
      : files.flatMap((file) => {
          const text = textOf(file);
          return suffix === '' || text === null ? [file] : [file, word(`${text}${suffix}`)];
        });
  return mergeEffects(effects, readScript(script), createEffects({ reads: files, writes }));
});

const maxCommands = 1_000;

/** The reads and writes of a script's commands, besides the input files. */
function readScript(script: string): Effects {
  const all: Effects[] = [];
  let rest = script;
  while ((rest = rest.replace(/^[\s;}]+/, '')) !== '') {
    const afterAddress = skipAddresses(rest);
    if (afterAddress === null) return explainScript(rest);
    const command = afterAddress[0] ?? '';
    const next = readCommand(command, afterAddress.slice(1));
    if (next === null || all.length >= maxCommands) return explainScript(afterAddress);
    all.push(next.effects);
    rest = next.rest;
  }
  return mergeEffects(...all);
}

function explainScript(at: string): Effects {
  return createOpaque(`the script of sed is not understood at ${JSON.stringify(at.slice(0, 20))}`);
}

// An address whose bracket expression contains the delimiter is not accepted, since the end of the pattern is not certain.
const address = /^(?:\d+(?:~\d+)?|\$|\/(?:[^/\\[\]\n]|\\[^\n]|\[(?!\^?\])(?:\[:[a-z]+:\]|[^\][/\\\n])+\])*\/[IM]*)/;

function skipAddresses(text: string): string | null {
  let rest = text;
  const first = address.exec(rest);
  if (first !== null) {
    rest = rest.slice(first[0].length).trimStart();
    if (rest.startsWith(',')) {
      rest = rest.slice(1).trimStart();
      const second = /^[+~]\d+/.exec(rest) ?? address.exec(rest);
      if (second === null) return null;
      rest = rest.slice(second[0].length).trimStart();
    }
  }
  return rest.replace(/^!\s*/, '').trimStart();
}

interface ReadCommand {
  readonly effects: Effects;
  readonly rest: string;
}

function readCommand(command: string, text: string): ReadCommand | null {
  if (command === '{') return { effects: createEffects(), rest: text };
  if ('=dDgGhHnNpPxzF'.includes(command) && command !== '') return endCommand(text);
  if (command === 'q' || command === 'Q' || command === 'l') return endCommand(text.replace(/^\s*\d+/, ''));
  if (':btT'.includes(command)) return endCommand(text.replace(/^\s*\w*/, ''));
  if ('rRwW'.includes(command)) return readFileCommand(command, text);
  if ('aic'.includes(command)) return readTextCommand(text);
  if (command === 's') return readSubstitution(text);
  if (command === 'y') {
    const parts = splitParts(text);
    return parts === null ? null : endCommand(parts.rest);
  }
  return null;
}

function endCommand(text: string, effects: Effects = createEffects()): ReadCommand | null {
  const match = /^[ \t]*(?:$|[;\n}]|#[^\n]*(?:\n|$))/.exec(text);
  return match === null ? null : { effects, rest: text.slice(match[0].length) };
}

// The file name extends to the end of the line, with every character in it.
function readFileCommand(command: string, text: string): ReadCommand | null {
  const { line, rest } = readLine(text);
  const name = line.trimStart();
  if (name === '') return null;
  const effects =
    command.toLowerCase() === 'r' ? createEffects({ reads: [word(name)] }) : createEffects({ writes: [word(name)] });
  return { effects, rest };
}

function readTextCommand(text: string): ReadCommand | null {
  const { line, rest } = readLine(text);
  return line.includes('\\') ? null : { effects: createEffects(), rest };
}

function readLine(text: string): { readonly line: string; readonly rest: string } {
  const end = text.indexOf('\n');
  return end < 0 ? { line: text, rest: '' } : { line: text.slice(0, end), rest: text.slice(end + 1) };
}

function splitParts(text: string): { readonly rest: string } | null {
  const delimiter = text[0] ?? '';
  if (delimiter === '' || /[\\\n\w\s[\]]/.test(delimiter)) return null;
  const ends: number[] = [];
  for (let at = 1; at < text.length && ends.length < 2; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '\n') return null;
    else if (text[at] === delimiter) ends.push(at);
  }
  const [first, second] = ends;
  if (first === undefined || second === undefined) return null;
  const pattern = text.slice(1, first);
  // Inside brackets a delimiter may be an ordinary character, so the end of the pattern is not certain.
  const plain = pattern.replaceAll(/\\./g, '').replaceAll(/\[:[a-z]+:\]/g, 'x');
  if (/\[\^?\]/.test(plain)) return null;
  const isOpen = plain.replaceAll(/\[[^\][]+\]/g, '').includes('[');
  return isOpen ? null : { rest: text.slice(second + 1) };
}

function readSubstitution(text: string): ReadCommand | null {
  const parts = splitParts(text);
  if (parts === null) return null;
  const flags = /^[gpiImM0-9]*/.exec(parts.rest)?.[0] ?? '';
  const rest = parts.rest.slice(flags.length);
  return rest.startsWith('w') ? readFileCommand('w', rest.slice(1)) : endCommand(rest);
}
