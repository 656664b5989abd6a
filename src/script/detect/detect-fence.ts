import type { ScriptLanguage } from '../parse/parse.ts';

/** A line that opens a Markdown fence. Offsets are of the text; `end` is after the line's break. */
export interface Fence {
  readonly start: number;
  readonly end: number;
  readonly mark: '`' | '~';
  readonly length: number;
  readonly info: string;
}

const openingLine = /[ \t]*(`{3,}|~{3,})([^\n]*)(?:\n|$)/y;
const closingLine = /[ \t]*(`{3,}|~{3,})[ \t]*\r?(?:\n|$)/y;

const closingMarks = /[ \t]*(`{3,}|~{3,})[ \t]*(?=<\/tool-calls>)/y;

/** Reads the fence that the line at `offset` opens, or null. */
export function readFence(text: string, offset: number): Fence | null {
  openingLine.lastIndex = offset;
  const match = openingLine.exec(text);
  const marks = match?.[1];
  const info = match?.[2]?.trim();
  if (match === null || marks === undefined || info === undefined) return null;
  // A backtick in the rest of the line makes it inline code.
  if (marks.startsWith('`') && info.includes('`')) return null;
  const mark = marks.startsWith('`') ? '`' : '~';
  return { start: offset, end: offset + match[0].length, mark, length: marks.length, info };
}

/** The offset after the line at `offset` if that line closes the fence, otherwise null. */
export function readClosingFence(text: string, offset: number, fence: Fence): number | null {
  closingLine.lastIndex = offset;
  const match = closingLine.exec(text);
  const marks = match?.[1];
  if (match === null || marks === undefined) return null;
  return marks.startsWith(fence.mark) && marks.length >= fence.length ? offset + match[0].length : null;
}

/** The offset after closing marks that stand directly before `</tool-calls>` in a line, otherwise null. */
export function readClosingMarks(text: string, offset: number, fence: Fence): number | null {
  closingMarks.lastIndex = offset;
  const match = closingMarks.exec(text);
  return match?.[1]?.startsWith(fence.mark) === true ? offset + match[0].length : null;
}

/** The language of a fence whose info string makes it a script, otherwise null. */
export function readScriptLanguage(fence: Fence): ScriptLanguage | null {
  if (fence.info === 'ts tool-calls') return 'ts';
  return fence.info === 'js tool-calls' ? 'js' : null;
}

/** True for an info string that no Markdown reader knows, so that only a script can have been meant. */
export function isNearlyScript(fence: Fence): boolean {
  return readScriptLanguage(fence) === null && /\btool[-_ ]?(?:calls?|code)\b/i.test(fence.info);
}

/** True for the languages that a model puts around script text out of habit. */
export function isCodeLanguage(fence: Fence): boolean {
  return /^(?:|ts|typescript|js|javascript|xml|html|text|plaintext)$/i.test(fence.info);
}
