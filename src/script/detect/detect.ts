import type { Segment } from '../../core/ports/script.ts';
import type { Block } from './detect-block.ts';
import { createBlockReader } from './detect-block.ts';
import type { ProseLine } from './detect-line.ts';
import type { ProseMark } from './detect-prose.ts';
import { createProseReader } from './detect-prose.ts';
import { createQuotes } from './detect-quotes.ts';
import { refusalReasons } from './detect-reasons.ts';
import { openingTag } from './find-script-end.ts';

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

/** Creates a detector for one message. All pushes together are linear in the text's length. */
export function createScriptDetector() {
  // Quotation marks need the end of a block. Before it arrives, a block in them has begun as any other.
  const reader = createProseReader(createQuotes(''));
  let text = '';
  let lineParts = '';
  let lineStart = 0;
  let begun = false;
  // The first characters of the line from its first special one on: enough to see a tag before its line ends.
  let probe = '';

  const readWhole = (lineText: string): void => {
    const line: ProseLine = { text: lineText, start: lineStart, whole: true };
    lineStart += lineText.length;
    for (let index = 0; !begun && index < lineText.length;) {
      const mark = reader.read(line, index);
      if (mark === null) return;
      begun = mark.type === 'tags' || mark.type === 'fence';
      index = 'end' in mark ? mark.end - line.start : lineText.length;
    }
  };

  const probePart = (part: string): void => {
    if (probe.length >= openingTag.length || reader.isInRegion()) return;
    const special = probe === '' ? part.search(/[`~<\\[]/) : 0;
    if (special >= 0) probe += part.slice(special, special + openingTag.length - probe.length);
    // The line so far ends behind the tag, so its first characters are there.
    begun ||= probe === openingTag && !reader.isQuotedLine(lineParts);
  };

  return {
    /** Takes the next part. `begun` is true from the first part on in which a block has begun, whether or not it will run. */
    push(delta: string): { begun: boolean } {
      text += delta;
      // Split after each line break: all parts but the last end a line.
      const parts = begun ? [] : delta.split(/(?<=\n)/);
      for (const part of parts) {
        if (begun) break;
        lineParts += part;
        probePart(part);
        if (!part.endsWith('\n')) continue;
        if (!begun) readWhole(lineParts);
        lineParts = '';
        probe = '';
      }
      return { begun };
    },
    /** The segments of the whole text. */
    finish: (): readonly Segment[] => detectScripts(text),
  };
}

function readLine(text: string, start: number): ProseLine {
  const newline = text.indexOf('\n', start);
  const end = newline < 0 ? text.length : newline + 1;
  return { text: text.slice(start, end), start, whole: start === 0 || text.charAt(start - 1) === '\n' };
}
