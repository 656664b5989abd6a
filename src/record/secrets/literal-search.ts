import type { Span } from './encoded-text.ts';

/** A literal to look for, and the value that is found at a place with this literal. */
export interface Anchor {
  /** At least three characters. */
  readonly literal: string;
  /** The text contains the literal at `index`. Its time must not depend on the length of the text. */
  readonly read: (text: string, index: number) => Span | null;
}

/** Each character shifts the one before it, so that three of them make a number of 15 bits. */
const shift = 5;
const mask = (1 << (3 * shift)) - 1;
/** A text is read in parts of so many characters. */
const partLength = 16_384;

/**
 * Creates a search for many literals in one pass, whose time does not depend on their number: three characters in a row are looked up in a
 * table, and only where a literal may begin is it compared. Within what an anchor has found, the same anchor is not tried again.
 */
export function createLiteralSearch(anchors: readonly Anchor[]): (text: string) => Span[] {
  const isKnown = new Uint8Array(mask + 1);
  const byKey = new Map<number, Anchor[]>();
  for (const anchor of anchors) {
    const { literal } = anchor;
    if (literal.length < 3) throw new Error(`${JSON.stringify(literal)} is too short to search for`);
    const key = [0, 1, 2].reduce((before, index) => ((before << shift) ^ literal.charCodeAt(index)) & mask, 0);
    isKnown[key] = 1;
    byKey.set(key, [...(byKey.get(key) ?? []), anchor]);
  }

  // V8 stores strings in several ways, and reads the characters of all of them half as fast as from an array.
  const units = new Uint16Array(partLength);
  const bytes = Buffer.from(units.buffer);

  function readAt(text: string, index: number, key: number, found: Found): void {
    if (index < 0) return;
    for (const anchor of byKey.get(key) ?? []) {
      if (!text.startsWith(anchor.literal, index) || index < (found.ends.get(anchor) ?? 0)) continue;
      const span = anchor.read(text, index);
      if (span === null) continue;
      found.spans.push(span);
      found.ends.set(anchor, span.end);
    }
  }

  return (text) => {
    const found: Found = { spans: [], ends: new Map() };
    let key = 0;
    for (let from = 0; from < text.length; from += units.length) {
      const count = bytes.write(text.slice(from, from + units.length), 'utf16le') / 2;
      for (let at = 0; at < count; at += 1) {
        key = ((key << shift) ^ (units[at] ?? 0)) & mask;
        if (isKnown[key] === 1) readAt(text, from + at - 2, key, found);
      }
    }
    return found.spans;
  };
}

interface Found {
  readonly spans: Span[];
  /** Where the last span of an anchor ends. */
  readonly ends: Map<Anchor, number>;
}
