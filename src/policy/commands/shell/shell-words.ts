import { forEachChild, type SyntaxNode, type Word as ShellWord, type WordPart } from 'unbash';
import type { Word } from '../../../core/types/access.ts';
import type { ShellLowering } from './shell-lowering.ts';
import { cutText } from '../../../core/text/cut-text.ts';

/** One shell word as the program receives it: a literal, or a word that the shell computes. Its expansions are lowered. */
export function readWord(word: ShellWord, lowering: ShellLowering): Word {
  if (word.parts !== undefined) lowerExpansions(word, lowering);
  const text = readText(word);
  return text === null ? { type: 'dynamic', text: word.text } : { type: 'literal', value: text };
}

/** The text of a word in an assignment, which the shell does not split. `$PWD` and `$PYTHONPATH` are not replaced. */
export function readAssigned(word: ShellWord): string | null {
  const { parts } = word;
  if (parts === undefined) return readText(word);
  if (parts.some(({ type, text }) => type === 'Literal' && hasTilde(text))) return null;
  const flat = parts.flatMap((part): readonly WordPart[] => (part.type === 'DoubleQuoted' ? part.parts : [part]));
  return joinParts(flat, (part) => {
    if (/^\$(?:PYTHONPATH|\{PYTHONPATH(?::?-)?\})$/.test(part.text)) return '$PYTHONPATH';
    return /^\$(?:PWD|\{PWD\}|\(pwd\))$/.test(part.text) ? '$PWD' : readPart(part);
  });
}

function readText({ text, value, parts }: ShellWord): string | null {
  if (parts === undefined) return hasTilde(text) ? null : value;
  if (parts.some((part, index) => part.type === 'Literal' && hasTilde(index === 0 ? part.text : `.${part.text}`)))
    return null;
  return joinParts(parts, readPart);
}

function joinParts(parts: readonly WordPart[], read: (part: WordPart) => string | null): string | null {
  const texts = parts.map(read);
  return texts.includes(null) ? null : texts.join('');
}

function readPart(part: WordPart): string | null {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return part.value;
    case 'DoubleQuoted':
      return joinParts(part.parts, readPart);
    default:
      return null;
  }
}

// bash expands an unquoted `~` at the start of a word, and after a prefix that looks like an assignment.
function hasTilde(text: string): boolean {
  return text.startsWith('~') || /[=:]~/.test(text);
}

/** True if the shell neither splits the word nor expands it to file names. */
export function isOneWord(word: ShellWord): boolean {
  return (
    word.parts === undefined ||
    word.parts.every(({ type }) => type === 'Literal' || type === 'SingleQuoted' || type === 'DoubleQuoted')
  );
}

/** Lowers all commands in a word: substitutions at any depth, and everything that bash evaluates as code. */
export function lowerExpansions(node: SyntaxNode, lowering: ShellLowering): void {
  switch (node.type) {
    case 'CommandExpansion':
    case 'ProcessSubstitution':
    case 'ArithmeticCommandExpansion':
      if (node.type === 'ProcessSubstitution') needsBash(lowering, 'a process substitution');
      if (node.script === undefined) lowering.refuse(`${show(node.text)} cannot be read`);
      else lowering.runScript(node.script, lowering);
      return;
    case 'ArithmeticExpansion':
      checkArithmetic(node.text, lowering);
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
    lowerExpansions(child, lowering);
  });
}

export function needsBash(lowering: ShellLowering, what: string): void {
  if (lowering.dialect === 'posix')
    lowering.refuse(`${what} means something else in another shell than bash; use bash -c`);
}

/** Refuses arithmetic with names: bash runs code in the value of a name. */
export function checkArithmetic(text: string, lowering: ShellLowering): void {
  const inner = text.replace(/^\$?\(\(/, '').replace(/\)\)$/, '');
  if (!/^[\d\s+\-*/%()<>=!&|^~?:,;]*$/.test(inner))
    lowering.refuse(`${show(text)} evaluates names, whose values bash may run`);
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

function show(text: string): string {
  return cutText(text, 60);
}
