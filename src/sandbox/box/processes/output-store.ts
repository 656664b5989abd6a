import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { nameStoredOutput, outputsTarget, type StoredName } from '../../../core/text/stored-output.ts';

/** Collects one stream of a command. */
export interface OutputSink {
  push(chunk: Buffer): void;
  /** The path inside the sandbox; null if the stream was too short to be stored, or is not stored completely. */
  readonly path: string | null;
}

/** Complete outputs of which the model receives only a part. Commands can read the files but not change them. */
export interface OutputStore {
  /** The directory on the host. */
  readonly directory: string;
  /** A stream is stored once it is longer than `overBytes`. */
  open(name: StoredName, overBytes: number): OutputSink;
  /** Stores a text. Returns its path inside the sandbox; null if it does not fit. */
  write(name: StoredName, text: string): string | null;
}

/** `maxBytes` limits all files of the run together. A file that is cut because of it ends with a note. */
export function createOutputStore(options: { readonly directory: string; readonly maxBytes: number }): OutputStore {
  const { directory } = options;
  mkdirSync(directory, { mode: 0o755 });
  let count = 0;
  let left = options.maxBytes;

  /** Returns whether all of it was written. */
  function append(file: string, bytes: Buffer): boolean {
    const isWhole = bytes.length <= left;
    const end = isWhole ? '' : '\n[… the space for stored output is used up …]\n';
    try {
      appendFileSync(file, Buffer.concat([bytes.subarray(0, left), Buffer.from(end)]), { mode: 0o644 });
    } catch (thrown) {
      // The disk is full, or the quota of its user is: the command continues, and its result has the part that is shown.
      if (!(thrown instanceof Error)) throw thrown;
      return false;
    }
    left = Math.max(0, left - bytes.length);
    return isWhole;
  }

  function open(name: StoredName, overBytes: number): OutputSink {
    const held: Buffer[] = [];
    let heldBytes = 0;
    let stored: string | null = null;
    let isWhole = true;
    return {
      push(chunk) {
        if (!isWhole) return;
        if (stored !== null) {
          isWhole = append(join(directory, stored), chunk);
          return;
        }
        held.push(chunk);
        heldBytes += chunk.length;
        if (heldBytes <= overBytes || left <= 0) return;
        count += 1;
        stored = nameStoredOutput(count, name);
        isWhole = append(join(directory, stored), Buffer.concat(held.splice(0)));
      },
      get path() {
        return stored === null || !isWhole ? null : join(outputsTarget, stored);
      },
    };
  }

  return {
    directory,
    open,
    write(name, text) {
      const sink = open(name, -1);
      sink.push(Buffer.from(text));
      return sink.path;
    },
  };
}
