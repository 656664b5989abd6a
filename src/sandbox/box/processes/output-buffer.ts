import { describeCut, findHeadEnd, findTailStart } from '../../../core/text/cut-text.ts';

/**
 * Keeps the head and the tail of a stream within `maxBytes`, up to a complete word. The bytes between them are counted and reported in the
 * text.
 */
export interface OutputBuffer {
  push(chunk: Buffer): void;
  readonly totalBytes: number;
  /** The kept text; `describe(missing bytes)` marks the gap. */
  read(describe?: (missingBytes: number) => string): string;
  /** The kept bytes; `missing` is the number of bytes between them. */
  readParts(): { readonly head: Buffer; readonly tail: Buffer; readonly missing: number };
}

export function createOutputBuffer(maxBytes: number): OutputBuffer {
  const headBytes = Math.ceil(maxBytes / 2);
  const tailBytes = maxBytes - headBytes;
  const head: Buffer[] = [];
  let headSize = 0;
  let tail: Buffer[] = [];
  let tailSize = 0;
  let totalBytes = 0;

  function readParts(): ReturnType<OutputBuffer['readParts']> {
    const joined = Buffer.concat(tail);
    const last = joined.subarray(Math.max(0, joined.length - tailBytes));
    const first = Buffer.concat(head);
    if (totalBytes === first.length + last.length) return { head: first, tail: last, missing: 0 };
    const start = first.subarray(0, findHeadEnd(first, first.length));
    const end = last.subarray(findTailStart(last, 0));
    return { head: start, tail: end, missing: totalBytes - start.length - end.length };
  }

  return {
    push(chunk) {
      totalBytes += chunk.length;
      const room = headBytes - headSize;
      if (room > 0) {
        head.push(chunk.subarray(0, room));
        headSize += Math.min(room, chunk.length);
      }
      if (chunk.length <= room) return;
      tail.push(chunk.subarray(room));
      tailSize += chunk.length - Math.max(room, 0);
      // Joined only when it has doubled, so that a flood of small chunks takes linear time.
      if (tailSize > 2 * tailBytes + 65_536) {
        const joined = Buffer.concat(tail);
        tail = [Buffer.from(joined.subarray(joined.length - tailBytes))];
        tailSize = tailBytes;
      }
    },
    get totalBytes() {
      return totalBytes;
    },
    read(describe = describeCut(null)) {
      const { head: start, tail: kept, missing } = readParts();
      if (missing === 0) return Buffer.concat([start, kept]).toString('utf8');
      return `${start.toString('utf8')}${describe(missing)}${kept.toString('utf8')}`;
    },
    readParts,
  };
}

/** A longer line is passed on in parts. */
const maxHeldBytes = 65_536;

export interface LineWriter {
  push(chunk: Buffer): void;
  /** Passes on a last line without a line end. */
  end(): void;
}

/**
 * Passes a stream on in whole lines, so that two streams can be joined. Otherwise a line of one stream may be in the middle of a line of the other:
 * the test programs of `cargo test` write their results in parts to stdout, and cargo writes the name of the next one to stderr.
 */
export function createLineWriter(write: (lines: Buffer) => void): LineWriter {
  let held: Buffer[] = [];
  let heldBytes = 0;

  function end(): void {
    write(Buffer.concat(held));
    held = [];
    heldBytes = 0;
  }

  return {
    push(chunk) {
      const lineEnd = chunk.lastIndexOf('\n') + 1;
      held.push(chunk.subarray(0, lineEnd));
      if (lineEnd > 0) end();
      held.push(chunk.subarray(lineEnd));
      heldBytes += chunk.length - lineEnd;
      if (heldBytes > maxHeldBytes) end();
    },
    end,
  };
}
