import type { Segment } from '../../core/ports/script.ts';
import type { Block } from './detect-block.ts';
import { createBlockReader } from './detect-block.ts';
import type { ProseLine } from './detect-line.ts';
import type { ProseMark } from './detect-prose.ts';
import { createProseReader } from './detect-prose.ts';
import { createQuotes } from './detect-quotes.ts';
import { refusalReasons } from './detect-reasons.ts';

/**
 * Splits an assistant message into prose, scripts and blocks that are refused. The segments cover the text without gaps,
 * in order. A block is a script only if it is whole and unmistakable. Quoted text is prose, and its segment names the quotation. Any
 * other text that looks like a block is refused, with a reason for the model. Linear in the length of any text.
 */
export function detectScripts(text: string): readonly Segment[] {
  let segments: Segment[] = [];
  const quotes = createQuotes(text);
  const reader = createProseReader(quotes);
  const readBlock = createBlockReader(text);
  let proseStart = 0;
  const addText = (end: number): void => {
    const quoted = reader.takeQuoted();
    if (end > proseStart)
      segments.push({ type: 'text', start: proseStart, end, text: text.slice(proseStart, end), quoted });
  };
  const add = (block: Block): void => {
    addText(block.start);
    segments.push(block);
    proseStart = block.end;
  };
  // Returns the end of the block that the mark begins, or of the mark itself.
  const take = (mark: ProseMark): number => {
    if (mark.type === 'thinking-end') {
      if (segments.some(({ type }) => type !== 'text')) reader.noteQuoted('thinking');
      segments = [];
      proseStart = 0;
      return mark.end;
    }
    const block = readBlock(mark);
    if (block.type === 'script' && quotes.closesAfter(block.end)) reader.noteQuoted('quotation-marks');
    else add(block);
    return block.end;
  };

  let line = readLine(text, 0);
  let index = 0;
  while (line.start < text.length) {
    const mark = reader.read(line, index);
    const lineEnd = line.start + line.text.length;
    const next = mark === null ? lineEnd : take(mark);
    // The same object for the same line: the reader prepares a line once.
    if (next >= lineEnd) line = readLine(text, next);
    index = next - line.start;
  }

  const hidden = reader.readHidden();
  if (hidden !== null) add({ type: 'refused', start: hidden, end: text.length, reason: refusalReasons.hidden });
  addText(text.length);
  return segments;
}

const beginning = /<tool-calls>|[tj]s tool-calls/;
const beginningUnits = 'ts tool-calls'.length;

/**
 * Creates the function that takes the parts of a message as they arrive. It returns true from the part on that completes the beginning of a
 * block. The beginning may turn out to be prose: the caller only prepares for a script.
 */
export function createScriptDetector(): (delta: string) => boolean {
  let hasBegun = false;
  let end = '';
  return (delta) => {
    const text = end + delta;
    hasBegun ||= beginning.test(text);
    end = text.slice(1 - beginningUnits);
    return hasBegun;
  };
}

function readLine(text: string, start: number): ProseLine {
  const newline = text.indexOf('\n', start);
  const end = newline < 0 ? text.length : newline + 1;
  return { text: text.slice(start, end), start, whole: start === 0 || text.charAt(start - 1) === '\n' };
}
