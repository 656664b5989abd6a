import type { Fence } from './detect-fence.ts';
import { isCodeLanguage, readClosingFence, readFence } from './detect-fence.ts';
import type { ProseLine } from './detect-line.ts';
import { closingTag, openingTag } from './find-script-end.ts';

/** A stretch of prose in which no block begins: an ordinary Markdown fence, or thinking that stands in the text. */
export interface Region {
  /** What is known after another whole line of the region. */
  readLine(line: ProseLine, from: number): RegionStep;
  /** Where a block would begin in it, for a region that is never closed. */
  readHidden(): number | null;
}

export type RegionStep =
  | { readonly type: 'inside' }
  /** Closed; prose goes on at this index of the line. */
  | { readonly type: 'closed'; readonly index: number }
  /** A closed fence around nothing but one block. */
  | { readonly type: 'wrapped'; readonly start: number; readonly end: number };

const thinkingTag = /^[ \t]*<(think|thinking|thought|reasoning)>/;

/** The thinking block that a line begins, or null. */
export function openThinking(line: ProseLine): Region | null {
  const name = thinkingTag.exec(line.text)?.[1];
  if (name === undefined) return null;
  const closing = `</${name}>`;
  let hidden: number | null = null;
  return {
    readLine(next, from) {
      hidden ??= findHidden(next);
      const found = next.text.indexOf(closing, from);
      return found < 0 ? { type: 'inside' } : { type: 'closed', index: found + closing.length };
    },
    readHidden: () => hidden,
  };
}

/** The region that an ordinary fence opens. `start` is where the fence begins in the whole text. */
export function openFence(fence: Fence, start: number): Region {
  let hidden: number | null = null;
  let opens: boolean | null = null;
  let closes = false;
  return {
    readLine(line) {
      const content = line.text.trim();
      if (readFence(line.text, 0) === null || readClosingFence(line.text, 0, fence) === null) {
        hidden ??= findHidden(line);
        if (content !== '') {
          opens ??= content.startsWith(openingTag);
          closes = content.endsWith(closingTag);
        }
        return { type: 'inside' };
      }
      if (opens !== true || !closes || !isCodeLanguage(fence)) return { type: 'closed', index: line.text.length };
      return { type: 'wrapped', start, end: line.start + line.text.length };
    },
    readHidden: () => hidden,
  };
}

function findHidden(line: ProseLine): number | null {
  return /^[ \t]*<tool-calls>/.test(line.text) ? line.start + line.text.indexOf('<') : null;
}
