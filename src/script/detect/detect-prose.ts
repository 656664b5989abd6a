import type { ProseLine } from './detect-line.ts';
import type { Fence } from './detect-fence.ts';
import { isNearlyScript, readFence, readScriptLanguage } from './detect-fence.ts';
import { readOtherOpening } from './detect-other.ts';
import type { Region } from './detect-region.ts';
import { openFence, openThinking } from './detect-region.ts';
import { closingTag, openingTag } from './find-script-end.ts';
import type { ScriptLanguage } from '../parse/parse.ts';

/** Something in prose that is not prose. Offsets are of the whole text. */
export type ProseMark =
  | { readonly type: 'tags' | 'stray'; readonly start: number; readonly end: number }
  | { readonly type: 'fence'; readonly start: number; readonly fence: Fence; readonly language: ScriptLanguage }
  | { readonly type: 'other-fence'; readonly start: number; readonly fence: Fence }
  | { readonly type: 'other'; readonly start: number; readonly end: number; readonly closing: string | null }
  /** An ordinary fence, closed, around nothing but one block. */
  | { readonly type: 'wrapped'; readonly start: number; readonly end: number };

export interface ProseReader {
  /**
   * The first mark at or after an index of the line, or null where the rest of it is prose. Ask in the order of the text,
   * after a mark from the end of what it began.
   */
  read(line: ProseLine, from: number): ProseMark | null;
  /** True inside an ordinary fence or a thinking block. */
  isInRegion(): boolean;
  /** Where a block begins in a region that is still open; null where there is none. */
  readHidden(): number | null;
}

/** Creates a reader of one text's prose. It works through each line once, however many marks a line has. */
export function createProseReader(): ProseReader {
  let region: Region | null = null;
  let spans: CodeSpans | null = null;
  return {
    read(line, from) {
      let index = from;
      if (region === null && line.whole && from === 0) {
        const fence = readFence(line.text, 0);
        if (fence !== null) {
          const mark = readFenceMark(fence, line.start);
          if (mark === null) region = openFence(fence, line.start);
          return mark;
        }
        region = openThinking(line);
      }
      if (region !== null) {
        const step = region.readLine(line, from);
        if (step.type === 'inside') return null;
        region = null;
        if (step.type === 'wrapped') return step;
        index = step.index;
      }
      if (spans?.line !== line) spans = readCodeSpans(line);
      return findMark(spans, index);
    },
    isInRegion: () => region !== null,
    readHidden: () => region?.readHidden() ?? null,
  };
}

function readFenceMark(found: Fence, lineStart: number): ProseMark | null {
  const fence = { ...found, start: lineStart + found.start, end: lineStart + found.end };
  const language = readScriptLanguage(fence);
  if (language !== null) return { type: 'fence', start: fence.start, fence, language };
  return isNearlyScript(fence) ? { type: 'other-fence', start: fence.start, fence } : null;
}

/** A line with its runs of backticks, each mapped to the end of the next run of the same length, which closes it. */
interface CodeSpans {
  readonly line: ProseLine;
  readonly firstIndex: number;
  readonly closedBy: ReadonlyMap<number, number>;
}

function readCodeSpans(line: ProseLine): CodeSpans {
  const closedBy = new Map<number, number>();
  const openByLength = new Map<number, number>();
  for (const run of line.text.matchAll(/`+/g)) {
    const { length } = run[0];
    const opener = openByLength.get(length);
    if (opener !== undefined) closedBy.set(opener, run.index + length);
    openByLength.set(length, run.index);
  }
  return { line, firstIndex: line.whole ? line.text.search(/\S/) : -1, closedBy };
}

function findMark({ line, firstIndex, closedBy }: CodeSpans, from: number): ProseMark | null {
  const places = /`+|<|\[TOOL_CALLS\]/g;
  places.lastIndex = from;
  for (let place = places.exec(line.text); place !== null; place = places.exec(line.text)) {
    const { index } = place;
    if (place[0].startsWith('`')) places.lastIndex = closedBy.get(index) ?? places.lastIndex;
    // A backslash takes the meaning from what follows, as in Markdown.
    else if (line.text.charAt(index - 1) !== '\\') {
      const mark = readMark(line, index, index === firstIndex);
      if (mark !== null) return mark;
    }
  }
  return null;
}

function readMark(line: ProseLine, index: number, beginsLine: boolean): ProseMark | null {
  const start = line.start + index;
  if (line.text.startsWith(openingTag, index)) return { type: 'tags', start, end: start + openingTag.length };
  if (line.text.startsWith(closingTag, index)) return { type: 'stray', start, end: start + closingTag.length };
  const other = readOtherOpening(line.text, index, beginsLine);
  return other === null ? null : { type: 'other', start, end: start + other.length, closing: other.closing };
}
