import { findClosing } from './blank-text.ts';
import type { TestLanguage } from './languages.ts';

/** Removes code that can never run: the rest of a block after a `return`, and blocks whose condition is a false literal. */
export function removeDeadCode(blanked: string, language: TestLanguage): string {
  if (language === 'python') return removeByIndent(blanked);
  // A statement of Perl may end with its condition: `return unless $found;`.
  if (language === 'perl') return removeFalseBlocks(blanked);
  return language === 'other' || language === 'bats' ? blanked : removeAfterEnd(removeFalseBlocks(blanked));
}

const falseCondition =
  /\b(?:if|while)\s*(?:\(\s*)?(?:false|0|!1|!true|null|undefined|''|\(\s*false\s*\))\s*(?:&&[^{};]{0,200})?(?:\)\s*)?(?=[{\w])/g;

function removeFalseBlocks(text: string): string {
  let out = '';
  let from = 0;
  for (const found of text.matchAll(falseCondition)) {
    if (found.index < from) continue;
    const start = found.index + found[0].length;
    const end = text[start] === '{' ? findClosing(text, start) + 1 : findStatementEnd(text, start);
    out += text.slice(from, found.index);
    from = end;
  }
  return (out + text.slice(from)).replaceAll(/([;{}\n][^\S\n]*)false\s*&&[^;\n]*/g, '$1');
}

const ending = /[;{}]\s*(?:return\b|throw\b|process\.exit\b|System\.exit\b|os\.Exit\b|std::process::exit\b)/g;

// Code after such a statement in the same block is never reached.
function removeAfterEnd(text: string): string {
  let out = '';
  let from = 0;
  for (const found of text.matchAll(ending)) {
    const start = found.index + found[0].search(/[^;{}\s]/);
    if (start < from) continue;
    const end = findStatementEnd(text, start);
    const close = findClosing(text, end, 1);
    out += text.slice(from, end);
    from = close;
  }
  return out + text.slice(from);
}

// A statement ends at its semicolon, at the end of its line outside brackets, or with its block.
function findStatementEnd(text: string, start: number): number {
  let depth = 0;
  let last = '';
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) {
      if (depth === 0) return at;
      depth -= 1;
    } else if (character === ';' && depth === 0) return at + 1;
    else if (character === '\n' && depth === 0 && !'=+-*/&|?:,.('.includes(last)) return at;
    if (character.trim() !== '') last = character;
  }
  return text.length;
}

const pythonFalse = /^\s*(?:if|while)\s+\(?(?:False|0|None|not True)\b\)?(?:\s+and\b[^:]*|\s*):/;
const pythonEnd = /^\s*(?:return\b|raise\s+(?:unittest\.)?SkipTest|pytest\.skip\(|self\.skipTest\(|sys\.exit\(|exit\()/;

function removeByIndent(text: string): string {
  const kept: string[] = [];
  let hidden: { readonly indent: number; readonly atSame: boolean } | null = null;
  for (const line of text.split('\n')) {
    const indent = line.search(/\S/);
    if (indent < 0) continue;
    if (hidden !== null && (indent > hidden.indent || (hidden.atSame && indent === hidden.indent))) continue;
    hidden = null;
    if (pythonFalse.test(line)) {
      hidden = { indent, atSame: false };
      continue;
    }
    if (pythonEnd.test(line)) hidden = { indent, atSame: true };
    kept.push(line);
  }
  return kept.join('\n');
}
