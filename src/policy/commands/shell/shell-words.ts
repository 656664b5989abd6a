import { forEachChild, type SyntaxNode, type Word as ShellWord, type WordPart } from 'unbash';
import type { Word } from '../../../core/types/access.ts';
import type { ShellLowering } from './shell-lowering.ts';

/** Runs a nested script, whose commands run somewhere in the middle of a word. */
export type LowerNested = (script: Extract<SyntaxNode, { type: 'Script' }>) => void;

/** One word as a program gets it: text that is known, or nothing that is. A brace group of plain texts is several words. */
export function readWords(word: ShellWord, lowering: ShellLowering, lowerNested: LowerNested): Word[] {
  const { parts } = word;
  if (parts !== undefined) lowerExpansions(word, lowering, lowerNested);
  const dynamic = (folder: string | null): Word[] => [{ type: 'dynamic', text: word.text, folder }];
  if (parts === undefined) {
    if (hasTilde(word.text)) return dynamic(null);
    return [{ type: 'literal', value: word.value }];
  }
  if (parts.some((part, index) => part.type === 'Literal' && hasTilde(index === 0 ? part.text : `.${part.text}`)))
    return dynamic(null);
  const texts = parts.map(readText);
  const [brace, ...others] = parts.filter(({ type }) => type === 'BraceExpansion');
  if (brace !== undefined)
    return others.length === 0 ? (expandBraces(parts, texts, lowering) ?? dynamic(null)) : dynamic(null);
  if (parts.some(({ type }) => type === 'Glob')) return dynamic(readFolder(parts, texts));
  return texts.includes(null) ? dynamic(null) : [{ type: 'literal', value: texts.join('') }];
}

/** The text of a word that holds nothing to expand; null for any other. */
export function readLiteral(word: ShellWord, lowering: ShellLowering, lowerNested: LowerNested): string | null {
  const [only, ...rest] = readWords(word, lowering, lowerNested);
  return only?.type === 'literal' && rest.length === 0 ? only.value : null;
}

/** True where the shell does not split the word, nor expand it to file names. */
export function isOneWord(word: ShellWord): boolean {
  return (
    word.parts === undefined ||
    word.parts.every(({ type }) => type === 'Literal' || type === 'SingleQuoted' || type === 'DoubleQuoted')
  );
}

/** Lowers what a node runs in its middle: substitutions, at any depth, and everything that bash evaluates as code. */
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
    lowerExpansions(child, lowering, lowerNested);
  });
}

/** Refuses arithmetic with anything but numbers: bash runs code that stands in the value of a name. */
export function checkArithmetic(text: string, lowering: ShellLowering): void {
  const inner = text.replace(/^\$?\(\(/, '').replace(/\)\)$/, '');
  if (!/^[\d\s+\-*/%()<>=!&|^~?:,;]*$/.test(inner))
    lowering.refuse(`${show(text)} evaluates names, whose values bash may run`);
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
  if (!isPlain) lowering.refuse(`${show(node.text)} may evaluate the value of a variable`);
  else if (operation?.type === 'Default' && operation.operator.endsWith('='))
    lowering.refuse(`${show(node.text)} sets a variable in the middle of a word`);
  else if (operation?.type === 'Replace' || operation?.type === 'CaseModification')
    needsBash(lowering, show(node.text));
}

// Unquoted, bash expands it at the start of a word, and behind what looks like an assignment.
function hasTilde(text: string): boolean {
  return text.startsWith('~') || /[=:]~/.test(text);
}

function readText(part: WordPart): string | null {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return part.value;
    case 'DoubleQuoted': {
      const texts = part.parts.map(readText);
      return texts.includes(null) ? null : texts.join('');
    }
    default:
      return null;
  }
}

// All that a pattern can stand for lies in the folder before it, if that is text, and begins with it, which is no option then.
function readFolder(parts: readonly WordPart[], texts: readonly (string | null)[]): string | null {
  const first = parts.findIndex(({ type }) => type === 'Glob');
  if (parts.some(({ type }, index) => type !== 'Glob' && texts[index] === null)) return null;
  const prefix = texts.slice(0, first).join('');
  if (prefix === '' || prefix.startsWith('-') || prefix.split('/').includes('..')) return null;
  // Hidden names are left out of a pattern unless it says the dot; such a pattern is after one of them.
  if (
    texts
      .join('*')
      .split('/')
      .some((name) => name.startsWith('.') && name.includes('*') && name !== '.')
  )
    return null;
  const end = prefix.lastIndexOf('/');
  return end < 0 ? '.' : end === 0 ? '/' : prefix.slice(0, end);
}

function expandBraces(
  parts: readonly WordPart[],
  texts: readonly (string | null)[],
  lowering: ShellLowering,
): Word[] | null {
  const at = parts.findIndex(({ type }) => type === 'BraceExpansion');
  const choices = /^\{([\w./@%+=:-]*(?:,[\w./@%+=:-]*)+)\}$/.exec(parts[at]?.text ?? '')?.[1]?.split(',');
  const [before, after] = [texts.slice(0, at), texts.slice(at + 1)];
  if (choices === undefined || lowering.dialect === 'posix' || [...before, ...after].includes(null)) return null;
  const values = choices.map((choice) => `${before.join('')}${choice}${after.join('')}`);
  // An option that is put together of pieces is no plain word to read.
  if (values.some((value) => value === '' || value.startsWith('-') || value.startsWith('~'))) return null;
  return values.map((value) => ({ type: 'literal', value }));
}

function show(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
