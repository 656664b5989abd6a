import type { QuotePlace } from '../../core/ports/script.ts';
import { createLineContainers } from './detect-container.ts';
import type { ProseLine } from './detect-line.ts';
import type { Fence } from './detect-fence.ts';
import { isNearlyScript, readFence, readScriptLanguage } from './detect-fence.ts';
import { readOtherOpening } from './detect-other.ts';
import type { Quotes } from './detect-quotes.ts';
import { quoteCharacters } from './detect-quotes.ts';
import type { Region, RegionOpening } from './detect-region.ts';
import { openFence, readRegionOpening, readThinkingEnd } from './detect-region.ts';
import { closingTag, openingTag } from './find-script-end.ts';
import type { ScriptLanguage } from '../parse/parse.ts';

/** A tag in prose. Offsets are of the whole text. */
type TagMark =
  | { readonly type: 'tags' | 'stray'; readonly start: number; readonly end: number }
  /** The end of thinking whose opening tag is missing: all text before it is thinking. */
  | { readonly type: 'thinking-end'; readonly start: number; readonly end: number }
  | { readonly type: 'other'; readonly start: number; readonly end: number; readonly closing: string | null };

/** Something in prose that is not prose. Offsets are of the whole text. */
export type ProseMark =
  | TagMark
  | { readonly type: 'fence'; readonly start: number; readonly fence: Fence; readonly language: ScriptLanguage }
  | { readonly type: 'other-fence'; readonly start: number; readonly fence: Fence }
  /** An ordinary fence, closed, around nothing but one block. */
  | { readonly type: 'wrapped'; readonly start: number; readonly end: number };

/** Creates a reader of one text's prose. It works through each line once, however many marks a line has. `quotes` receives the quotation marks. */
export function createProseReader(quotes: Quotes) {
  const readContainer = createLineContainers();
  let region: Region | null = null;
  let container: QuotePlace | null = null;
  let spans: CodeSpans | null = null;
  let quoted: QuotePlace | null = null;

  const note = (place: QuotePlace): void => {
    quoted ??= place;
  };

  // Reads the beginning of a whole line of prose. Returns `open` if the line has to be searched for marks.
  const beginLine = (line: ProseLine): ProseMark | 'open' | null => {
    container = readContainer(line.text);
    if (line.text.trim() === '') quotes.endParagraph();
    if (container !== null && hasQuotedBlock(line.text)) note(container);
    if (container === 'blockquote') return null;
    const fence = readFence(line.text, 0);
    if (fence === null) return 'open';
    const mark = container === null ? readFenceMark(fence, line.start) : null;
    if (mark === null) region = openFence(fence, line.start);
    return mark;
  };

  return {
    /**
     * The first mark at or after an index of the line; null if the rest of it is prose. Ask in the order of the text,
     * after a mark from the end of what it began.
     */
    read(line: ProseLine, from: number): ProseMark | null {
      let index = from;
      if (!line.whole) container = null;
      if (region === null && line.whole && from === 0) {
        const begun = beginLine(line);
        if (begun !== 'open') return begun;
      }
      for (;;) {
        if (region !== null) {
          const step = region.readLine(line, index);
          if (step.type === 'inside') return null;
          if (region.place !== null && region.hasBlock()) note(region.place);
          region = null;
          if (step.type === 'wrapped') return step;
          index = step.index;
        }
        if (container === 'blockquote') return null;
        if (spans?.line !== line) spans = readCodeSpans(line);
        const found = findMark(spans, index, { isQuoted: container !== null, quotes });
        if (found?.type !== 'region') return found;
        ({ region } = found.opening);
        index = found.index + found.opening.length;
      }
    },
    /** The offset of the first block in a region that is still open; null if no region with a block is open. */
    readHidden: (): number | null => region?.readHidden() ?? null,
    /** The quotation that contains the first quoted block since the last question; null if no block was quoted. */
    takeQuoted(): QuotePlace | null {
      const taken = quoted;
      quoted = null;
      return taken;
    },
    noteQuoted: note,
  };
}

const quotedOpening = /^[\s>*+.)\d-]*(?:<tool-calls>|(?:`{3,}|~{3,})(?:ts|js) tool-calls\s*$)/;

/** True for a quoted line that begins with an opening tag or fence, or contains both tags. */
function hasQuotedBlock(line: string): boolean {
  const opening = line.indexOf(openingTag);
  return quotedOpening.test(line) || (opening >= 0 && line.includes(closingTag, opening));
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

interface FoundOpening {
  readonly type: 'region';
  readonly index: number;
  readonly opening: RegionOpening;
}

const places = new RegExp(['`+', '<', String.raw`\[TOOL_CALLS\]`, `[${quoteCharacters}]`].join('|'), 'g');

function findMark(
  { line, firstIndex, closedBy }: CodeSpans,
  from: number,
  { isQuoted, quotes }: { readonly isQuoted: boolean; readonly quotes: Quotes },
): ProseMark | FoundOpening | null {
  places.lastIndex = from;
  for (let place = places.exec(line.text); place !== null; place = places.exec(line.text)) {
    const { index } = place;
    const [character] = place[0];
    if (character === '`') places.lastIndex = closedBy.get(index) ?? places.lastIndex;
    // A backslash removes the meaning of what follows, as in Markdown.
    else if (line.text.charAt(index - 1) === '\\') continue;
    else if (character !== '<' && character !== '[') quotes.readMark(line.text, index);
    else {
      const opening = readRegionOpening(line.text, index);
      if (opening !== null) return { type: 'region', index, opening };
      const mark = isQuoted ? null : readMark(line, index, index === firstIndex);
      if (mark === null) continue;
      if (!isQuotedMention(mark, quotes)) return mark;
      places.lastIndex = mark.end - line.start;
    }
  }
  return null;
}

/** True for a tag in quotation marks that is a word of a sentence: it begins nothing. */
function isQuotedMention(mark: TagMark, quotes: Quotes): boolean {
  return mark.type === 'tags' ? quotes.closesAt(mark.end) : quotes.closesAfter(mark.end);
}

function readMark(line: ProseLine, index: number, beginsLine: boolean): TagMark | null {
  const start = line.start + index;
  if (line.text.startsWith(openingTag, index)) return { type: 'tags', start, end: start + openingTag.length };
  if (line.text.startsWith(closingTag, index)) return { type: 'stray', start, end: start + closingTag.length };
  const thinkingEnd = beginsLine ? readThinkingEnd(line.text, index) : null;
  if (thinkingEnd !== null) return { type: 'thinking-end', start, end: start + thinkingEnd };
  const other = readOtherOpening(line.text, index, beginsLine);
  return other === null ? null : { type: 'other', start, end: start + other.length, closing: other.closing };
}
