import type { QuotePlace } from '../../core/ports/script.ts';
import type { Fence } from './detect-fence.ts';
import { isHabitual, readClosingFence, readFence } from './detect-fence.ts';
import type { ProseLine } from './detect-line.ts';
import { closingTag, openingTag } from './find-script-end.ts';

/** Lines of prose in which no block begins: an ordinary Markdown fence, thinking, an HTML comment, an echoed envelope. */
export interface Region {
  /** The kind of quotation; null for a fence, whose content is an example. */
  readonly place: QuotePlace | null;
  /** The state after a line, read from an index on. */
  readLine(line: ProseLine, from: number): RegionStep;
  /** The offset of the first block in the region; null if the region contains no block. */
  readHidden(): number | null;
  /** True if the region contains a block from its opening to its closing tag. */
  hasBlock(): boolean;
}

export type RegionStep =
  | { readonly type: 'inside' }
  /** Closed; prose continues at this index of the line. */
  | { readonly type: 'closed'; readonly index: number }
  /** A closed fence around nothing but one block. */
  | { readonly type: 'wrapped'; readonly start: number; readonly end: number };

/** A tag or mark in prose that opens a region. `length` counts the UTF-16 units of the mark. */
export interface RegionOpening {
  readonly length: number;
  readonly region: Region;
}

const regionTag =
  /<(?:antml:)?(untrusted|script-output|harness-notice|think|thinking|thought|reasoning)(?:[ \t][^<>\n]*)?>/iy;

/** The closing tag of thinking whose opening tag is missing: some models begin to think without it. */
const thinkingEnd = /<\/(?:antml:)?(?:think|thinking|thought|reasoning)\s*>/iy;

const envelopeNames = new Set(['untrusted', 'script-output', 'harness-notice']);

/** Reads the tag or comment at an index of a line; null if it does not open a region. */
export function readRegionOpening(line: string, index: number): RegionOpening | null {
  if (line.startsWith('<!--', index)) return { length: 4, region: openComment() };
  regionTag.lastIndex = index;
  const match = regionTag.exec(line);
  const name = match?.[1]?.toLowerCase();
  if (match === null || name === undefined || match[0].endsWith('/>')) return null;
  return { length: match[0].length, region: openTag(name, envelopeNames.has(name) ? 'envelope' : 'thinking') };
}

/** The length of a closing tag of thinking at an index of a line; null for any other text. */
export function readThinkingEnd(line: string, index: number): number | null {
  thinkingEnd.lastIndex = index;
  return thinkingEnd.exec(line)?.[0].length ?? null;
}

function openComment(): Region {
  return createRegion('comment', (line, from) => {
    const end = line.indexOf('-->', from);
    return end < 0 ? null : end + 3;
  });
}

/** A region between tags of one name. Tags of the same name nest: a model may quote thinking inside thinking. */
function openTag(name: string, place: QuotePlace): Region {
  const tags = new RegExp(`<(/?)(?:antml:)?${name}(?=[\\s>])[^<>\\n]*>`, 'gi');
  let depth = 1;
  return createRegion(place, (line, from) => {
    tags.lastIndex = from;
    for (let tag = tags.exec(line); tag !== null; tag = tags.exec(line)) {
      if (!tag[0].endsWith('/>')) depth += tag[1] === '/' ? -1 : 1;
      if (depth === 0) return tags.lastIndex;
    }
    return null;
  });
}

/** A region with the function that finds its end in a line: the index after it, or null. */
function createRegion(place: QuotePlace, findEnd: (line: string, from: number) => number | null): Region {
  let hidden: number | null = null;
  let hasBlock = false;
  return {
    place,
    readLine(line, from) {
      const end = findEnd(line.text, from);
      const content = line.text.slice(from, end ?? line.text.length);
      const opening = hidden === null ? content.indexOf(openingTag) : -1;
      if (opening >= 0) hidden = line.start + from + opening;
      hasBlock ||= hidden !== null && content.includes(closingTag, Math.max(0, opening));
      return end === null ? { type: 'inside' } : { type: 'closed', index: end };
    },
    readHidden: () => hidden,
    hasBlock: () => hasBlock,
  };
}

/** The region that an ordinary fence opens. `start` is the offset of the fence in the whole text. */
export function openFence(fence: Fence, start: number): Region {
  let hidden: number | null = null;
  let opens: boolean | null = null;
  let closes = false;
  return {
    place: null,
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
      if (opens !== true || !closes || !isHabitual(fence)) return { type: 'closed', index: line.text.length };
      return { type: 'wrapped', start, end: line.start + line.text.length };
    },
    readHidden: () => hidden,
    hasBlock: () => false,
  };
}

function findHidden(line: ProseLine): number | null {
  return /^[ \t]*<tool-calls>/.test(line.text) ? line.start + line.text.indexOf('<') : null;
}
