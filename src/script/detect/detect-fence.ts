import type { ScriptLanguage } from '../parse/parse.ts';

/** A line that opens a Markdown fence. Offsets are of the text; `end` is after the line's break. */
export interface Fence {
  readonly start: number;
  readonly end: number;
  readonly mark: '`' | '~';
  readonly length: number;
  readonly info: string;
}

/** Three or more marks at the start of a line, and the offset after them. */
interface Marks {
  readonly mark: '`' | '~';
  readonly length: number;
  readonly end: number;
}

function readMarks(text: string, offset: number): Marks | null {
  const start = skipWhitespace(text, offset);
  const mark = text[start];
  if (mark !== '`' && mark !== '~') return null;
  let end = start;
  while (text[end] === mark) end += 1;
  return end - start < 3 ? null : { mark, length: end - start, end };
}

function skipWhitespace(text: string, offset: number): number {
  let at = offset;
  while (text[at] === ' ' || text[at] === '\t') at += 1;
  return at;
}

/** Reads the fence that the line at `offset` opens, or null. */
export function readFence(text: string, offset: number): Fence | null {
  const marks = readMarks(text, offset);
  if (marks === null) return null;
  const lineEnd = text.indexOf('\n', marks.end);
  const info = text.slice(marks.end, lineEnd < 0 ? text.length : lineEnd).trim();
  // A backtick in the rest of the line makes it inline code.
  if (marks.mark === '`' && info.includes('`')) return null;
  return { start: offset, end: lineEnd < 0 ? text.length : lineEnd + 1, mark: marks.mark, length: marks.length, info };
}

/** The offset after the line at `offset` if that line closes the fence, otherwise null. */
export function readClosingFence(text: string, offset: number, fence: Fence): number | null {
  const marks = readMarks(text, offset);
  if (marks === null || marks.mark !== fence.mark || marks.length < fence.length) return null;
  const rest = skipWhitespace(text, marks.end);
  const end = text[rest] === '\r' ? rest + 1 : rest;
  if (end < text.length && text[end] !== '\n') return null;
  return Math.min(end + 1, text.length);
}

/** The line that closes a fence: its offset, and the offset after it. Null if there is no such line. */
export function findClosingLine(text: string, fence: Fence): { readonly start: number; readonly end: number } | null {
  for (let start = fence.end; start < text.length && start > 0; start = text.indexOf('\n', start) + 1) {
    const end = readClosingFence(text, start, fence);
    if (end !== null) return { start, end };
  }
  return null;
}

/** The offset after closing marks that stand directly before `</tool-calls>` in a line, otherwise null. */
export function readClosingMarks(text: string, offset: number, fence: Fence): number | null {
  const marks = readMarks(text, offset);
  if (marks?.mark !== fence.mark) return null;
  const end = skipWhitespace(text, marks.end);
  return text.startsWith('</tool-calls>', end) ? end : null;
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

/** The language of a script that an ordinary fence can contain: by the first word of its info string, or without one. Null for any other. */
export function readCodeLanguage({ info }: Fence): ScriptLanguage | null {
  const [name = ''] = info.toLowerCase().split(/[\s{,:]/, 1);
  if (['', 'ts', 'typescript', 'tsx', 'mts', 'cts'].includes(name)) return 'ts';
  return ['js', 'javascript', 'jsx', 'mjs', 'cjs', 'node'].includes(name) ? 'js' : null;
}

/** True for a fence that a model puts around a script, or around its tags, out of habit. */
export function isHabitual(fence: Fence): boolean {
  return readCodeLanguage(fence) !== null || /^(?:xml|html|text|plaintext|tool-calls)$/i.test(fence.info);
}
