import {
  forEachChild,
  type Command,
  type CommandNode,
  type SyntaxNode,
  type Word as ShellWord,
  type WordPart,
} from 'unbash';
import { posix } from 'node:path';
import type { PipedNames, Word } from '../../../core/types/access.ts';
import { readPipedNames } from './piped-names.ts';
import { checkArithmetic, evaluateArithmetic } from './shell-arithmetic.ts';
import { readLoopVariable, type Folders, type ShellLowering } from './shell-lowering.ts';

/** Lowers a nested script, whose commands run during the expansion of a word. */
export type LowerNested = (script: Extract<SyntaxNode, { type: 'Script' }>) => void;

/** One shell word as the program receives it: a literal, or a computed word. A brace group of plain texts becomes several words. */
export function readWords(word: ShellWord, lowering: ShellLowering, lowerNested: LowerNested): Word[] {
  const { parts } = word;
  if (parts !== undefined) lowerExpansions(word, lowering, lowerNested);
  const dynamic = (names: FileNames): Word[] => [{ type: 'dynamic', text: word.text, ...names }];
  if (parts === undefined) {
    if (hasTilde(word.text)) return dynamic(unknown);
    return [{ type: 'literal', value: word.value }];
  }
  if (parts.some((part, index) => part.type === 'Literal' && hasTilde(index === 0 ? part.text : `.${part.text}`)))
    return dynamic(unknown);
  const texts = parts.map((part) => readText(part, lowering));
  const [brace, ...others] = parts.filter(({ type }) => type === 'BraceExpansion');
  if (brace !== undefined)
    return others.length === 0 ? (expandBraces(parts, texts, lowering) ?? dynamic(unknown)) : dynamic(unknown);
  if (parts.some(({ type }) => type === 'Glob')) return dynamic(readPattern(parts, texts));
  if (!texts.includes(null)) return [{ type: 'literal', value: texts.join('') }];
  return dynamic(
    parts[0]?.type === 'CommandExpansion' ? readPrintedNames(parts, lowering) : readFoundName(parts, lowering),
  );
}

/** The file names that a pipeline prints, if only the output of its programs goes through it. Returns null otherwise. */
export function readListedNames(commands: readonly CommandNode[], lowering: ShellLowering): PipedNames | null {
  // The words are read a second time here, without recording their accesses.
  const silent: ShellLowering = { ...lowering, accesses: [], refuse: () => undefined };
  const programs = commands.map((command) => readPlainCommand(command, silent));
  const known = programs.filter((words) => words !== null);
  return known.length === programs.length ? readPipedNames(known) : null;
}

// The words of a command, if only its output goes into the pipe. Returns null otherwise.
function readPlainCommand(node: CommandNode, silent: ShellLowering): Word[] | null {
  if (node.type !== 'Command' || node.name === undefined || node.prefix.length > 0) return null;
  const words = readWords(node.name, silent, () => undefined);
  for (const part of node.suffix) {
    if (part.type === 'Word') words.push(...readWords(part, silent, () => undefined));
    else if (!isSilenced(part)) return null;
  }
  return words;
}

function isSilenced(part: Exclude<Command['suffix'][number], ShellWord>): boolean {
  if (part.type === 'Assignment' || part.type === 'HereDoc' || part.type === 'HereString') return false;
  const { descriptor, operator, target } = part;
  const isError = descriptor?.type === 'FileDescriptor' && descriptor.value === 2;
  return isError && operator === '>' && target?.text === '/dev/null';
}

// Without quotes, the shell splits the output of a program into words.
function readPrintedNames(parts: readonly WordPart[], lowering: ShellLowering): FileNames {
  const [only, ...others] = parts;
  const [statement, ...more] = only?.type === 'CommandExpansion' ? (only.script?.commands ?? []) : [];
  if (statement === undefined || others.length > 0 || more.length > 0 || statement.background === true) return unknown;
  const { command } = statement;
  if (command.type === 'AndOr' || (command.type === 'Pipeline' && command.prefixes.length > 0)) return unknown;
  if (command.type === 'Pipeline' && command.operators.some((operator) => operator !== '|')) return unknown;
  const names = readListedNames(command.type === 'Pipeline' ? command.commands : [command], lowering);
  return names === null ? unknown : { folder: null, names: names.folder };
}

/** The text of a word in an assignment: the shell does not split it and expands no glob in it. `$PYTHONPATH` is not replaced. */
export function readAssigned(word: ShellWord, folders: Folders, lowering: ShellLowering): string | null {
  const { parts } = word;
  if (parts === undefined) return hasTilde(word.text) ? null : word.value;
  if (parts.some(({ type, text }) => type === 'Literal' && hasTilde(text))) return null;
  const texts = flatten(parts).map(({ part }) => {
    if (/^\$(?:PYTHONPATH|\{PYTHONPATH(?::?-)?\})$/.test(part.text)) return '$PYTHONPATH';
    if (/^\$(?:PWD|\{PWD\}|\(pwd\))$/.test(part.text)) return readFolderOf(folders, lowering);
    return readText(part, lowering, true);
  });
  return texts.includes(null) ? null : texts.join('');
}

function readFolderOf(folders: Folders, { workspace }: ShellLowering): string | null {
  const [folder, ...others] = folders ?? [];
  return workspace === null || folder === undefined || others.length > 0 ? null : posix.join(workspace, folder);
}

/** The text of a word without expansions. Returns null for any other word. */
export function readLiteral(word: ShellWord, lowering: ShellLowering, lowerNested: LowerNested): string | null {
  const [only, ...rest] = readWords(word, lowering, lowerNested);
  return only?.type === 'literal' && rest.length === 0 ? only.value : null;
}

/** True if the shell neither splits the word nor expands it to file names. */
export function isOneWord(word: ShellWord): boolean {
  return (
    word.parts === undefined ||
    word.parts.every(({ type }) => type === 'Literal' || type === 'SingleQuoted' || type === 'DoubleQuoted')
  );
}

/** Lowers all commands in a word: substitutions at any depth, and everything that bash evaluates as code. */
export function lowerExpansions(node: SyntaxNode, lowering: ShellLowering, lowerNested: LowerNested): void {
  switch (node.type) {
    case 'CommandExpansion':
    case 'ProcessSubstitution':
    case 'ArithmeticCommandExpansion':
      if (node.type === 'ProcessSubstitution') needsBash(lowering, 'a process substitution');
      if (node.script === undefined) lowering.refuse(`${show(node.text)} cannot be read`);
      else lowerNested(node.script);
      return;
    case 'ArithmeticExpansion':
      checkArithmetic(node.text, lowering, findNumber(lowering));
      return;
    case 'ParameterExpansion':
      checkParameter(node, lowering);
      break;
    case 'AnsiCQuoted':
    case 'LocaleString':
    case 'BraceExpansion':
      needsBash(lowering, show(node.text));
      break;
    case 'ExtendedGlob':
      lowering.refuse(`${show(node.text)} is a pattern that shells read differently`);
      break;
    default:
  }
  forEachChild(node, (child) => {
    lowerExpansions(child, lowering, lowerNested);
  });
}

export function needsBash(lowering: ShellLowering, what: string): void {
  if (lowering.dialect === 'posix')
    lowering.refuse(`${what} means something else in another shell than bash; use bash -c`);
}

function checkParameter(node: Extract<WordPart, { type: 'ParameterExpansion' }>, lowering: ShellLowering): void {
  const { operation } = node;
  const isPlain =
    node.prefix !== '!' &&
    node.index === undefined &&
    /^(?:[A-Za-z_][A-Za-z0-9_]*|\d+|[@*#?$!-])$/.test(node.parameter) &&
    (operation === undefined || ['Default', 'Remove', 'Replace', 'CaseModification'].includes(operation.type));
  // Only bash sets PIPESTATUS, to numbers.
  if (/^\$\{PIPESTATUS\[(?:\d|[@*])\]\}$/.test(node.text)) needsBash(lowering, 'PIPESTATUS');
  else if (!isPlain) lowering.refuse(`${show(node.text)} may evaluate the value of a variable`);
  else if (operation?.type === 'Default' && operation.operator.endsWith('='))
    lowering.refuse(`${show(node.text)} sets a variable in the middle of a word`);
  else if (operation?.type === 'Replace' || operation?.type === 'CaseModification')
    needsBash(lowering, show(node.text));
}

// bash expands an unquoted `~` at the start of a word, and after a prefix that looks like an assignment.
function hasTilde(text: string): boolean {
  return text.startsWith('~') || /[=:]~/.test(text);
}

function readText(part: WordPart, lowering: ShellLowering, isQuoted = false): string | null {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return part.value;
    case 'DoubleQuoted': {
      const texts = part.parts.map((inner) => readText(inner, lowering, true));
      return texts.includes(null) ? null : texts.join('');
    }
    case 'ArithmeticExpansion':
      return evaluateArithmetic(part.text, findNumber(lowering));
    case 'SimpleExpansion':
    case 'ParameterExpansion': {
      const value = readVariable(part, lowering);
      // Without quotes, the shell splits the value and expands it as a glob.
      return value?.type === 'literal' && (isQuoted || /^[\w./@%+:,=-]+$/.test(value.value)) ? value.value : null;
    }
    default:
      return null;
  }
}

function readVariable({ text }: WordPart, lowering: ShellLowering): Word | null {
  const name = /^\$(?:\{(\w+)\}|(\w+))$/.exec(text);
  return name === null ? null : readLoopVariable(lowering, name[1] ?? name[2] ?? '');
}

/** Finds the values of loop variables that are literals. */
export function findNumber(lowering: ShellLowering): (name: string) => string | null {
  return (name) => {
    const value = readLoopVariable(lowering, name);
    return value?.type === 'literal' ? value.value : null;
  };
}

type FileNames = Pick<Extract<Word, { type: 'dynamic' }>, 'folder' | 'names'>;

const unknown: FileNames = { folder: null };

interface FlatPart {
  readonly part: WordPart;
  readonly isQuoted: boolean;
}

function flatten(parts: readonly WordPart[]): FlatPart[] {
  return parts.flatMap((part): FlatPart[] =>
    part.type === 'DoubleQuoted'
      ? part.parts.map((inner) => ({ part: inner, isQuoted: true }))
      : [{ part, isQuoted: false }],
  );
}

// A name that a loop has found, alone or with a text after it that does not contain `..`. Without quotes the shell splits it.
function readFoundName(parts: readonly WordPart[], lowering: ShellLowering): FileNames {
  const [first, ...rest] = flatten(parts);
  const found = first === undefined ? null : readVariable(first.part, lowering);
  const texts = rest.map(({ part, isQuoted }) => readText(part, lowering, isQuoted));
  if (first === undefined || found?.type !== 'dynamic' || texts.includes(null)) return unknown;
  const [end = '', ...below] = texts.join('').split('/');
  // The name of a folder may end with a slash.
  if (end === '..' || isHidden(/[/)`]$/.test(found.text) ? [end, ...below] : below)) return unknown;
  const names = found.names ?? found.folder;
  if (names === null || (first.isQuoted && found.names === undefined)) return { folder: found.folder };
  return { folder: null, names };
}

function isHidden(names: readonly string[]): boolean {
  return names.some((name) => name.startsWith('.') && name !== '.');
}

// All names that a glob matches begin with the text before it, which names their folder. Without such a text, a name may look like an option.
function readPattern(parts: readonly WordPart[], texts: readonly (string | null)[]): FileNames {
  const first = parts.findIndex(({ type }) => type === 'Glob');
  if (parts.some(({ type }, index) => type !== 'Glob' && texts[index] === null)) return unknown;
  const prefix = texts.slice(0, first).join('');
  if (prefix.startsWith('-') || texts.join('*').split('/').includes('..')) return unknown;
  // A glob matches hidden names only if it contains the dot. Such a glob may match a hidden file.
  const names = texts.join('*').split('/');
  if (isHidden(names.slice(names.findIndex((name) => name.includes('*'))))) return unknown;
  if (prefix === '') return { folder: null, names: '.' };
  const end = prefix.lastIndexOf('/');
  return { folder: end < 0 ? '.' : end === 0 ? '/' : prefix.slice(0, end) };
}

function expandBraces(
  parts: readonly WordPart[],
  texts: readonly (string | null)[],
  lowering: ShellLowering,
): Word[] | null {
  const at = parts.findIndex(({ type }) => type === 'BraceExpansion');
  const text = parts[at]?.text ?? '';
  const choices = /^\{([\w./@%+=:-]*(?:,[\w./@%+=:-]*)+)\}$/.exec(text)?.[1]?.split(',') ?? expandRange(text);
  const [before, after] = [texts.slice(0, at), texts.slice(at + 1)];
  if (choices === undefined || lowering.dialect === 'posix' || [...before, ...after].includes(null)) return null;
  const values = choices.map((choice) => `${before.join('')}${choice}${after.join('')}`);
  // An option that is composed of several pieces is not read as a plain word.
  if (values.some((value) => value === '' || value.startsWith('-') || value.startsWith('~'))) return null;
  return values.map((value) => ({ type: 'literal', value }));
}

function expandRange(text: string): string[] | undefined {
  const [, from, to] = /^\{(0|[1-9]\d{0,3})\.\.(0|[1-9]\d{0,3})\}$/.exec(text) ?? [];
  const length = Number(to) - Number(from) + 1;
  return from !== undefined && length > 0 && length <= maxRange
    ? Array.from({ length }, (_, index) => String(Number(from) + index))
    : undefined;
}

const maxRange = 100;

function show(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
