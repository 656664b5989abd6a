import { closeSync, openSync, readSync } from 'node:fs';
import type { RecordedEvent } from '../core/types/record.ts';

/** Shorter texts cost less in memory than they would on the way back. */
const minCharacters = 4_000;

/**
 * Makes recorded events that hold no long text: a long text is read from the history, into which its event was written, each time it is used. A run
 * of a thousand turns with large outputs would otherwise hold all of them until its end. Reading one throws if the file is gone.
 */
export function createLongTexts(historyFile: string): {
  /** `line` is the line of the event, which starts at `offset` of the file. Both are in bytes. */
  release(recorded: RecordedEvent, line: Buffer, offset: number): RecordedEvent;
} {
  function read(offset: number, length: number): string {
    const bytes = Buffer.alloc(length);
    const descriptor = openSync(historyFile, 'r');
    try {
      let done = 0;
      while (done < length) {
        const count = readSync(descriptor, bytes, done, length - done, offset + done);
        if (count === 0) throw new Error(`${historyFile} ends before byte ${offset + length}`);
        done += count;
      }
    } finally {
      closeSync(descriptor);
    }
    return JSON.parse(bytes.toString('utf8')) as string;
  }

  function releaseTexts(value: unknown, line: Buffer, offset: number): unknown {
    if (Array.isArray(value)) return value.map((entry) => releaseTexts(entry, line, offset));
    if (typeof value !== 'object' || value === null) return value;
    const copy = {};
    for (const [name, entry] of Object.entries(value)) Object.defineProperty(copy, name, describe(entry, line, offset));
    return copy;
  }

  function describe(value: unknown, line: Buffer, offset: number): PropertyDescriptor {
    if (typeof value !== 'string' || value.length < minCharacters)
      return { value: releaseTexts(value, line, offset), enumerable: true };
    const { start, length } = findLiteral(value, line);
    return start < 0 ? { value, enumerable: true } : describeRead(offset + start, length);
  }

  // Apart from `describe`, whose variables hold the text and the line: a closure keeps all of them.
  function describeRead(offset: number, length: number): PropertyDescriptor {
    return { get: () => read(offset, length), enumerable: true };
  }

  return {
    release: (recorded, line, offset) =>
      line.length < minCharacters ? recorded : (releaseTexts(recorded, line, offset) as RecordedEvent),
  };
}

// Any place with the same bytes will do.
function findLiteral(text: string, line: Buffer): { start: number; length: number } {
  const literal = Buffer.from(JSON.stringify(text));
  return { start: line.indexOf(literal), length: literal.length };
}
