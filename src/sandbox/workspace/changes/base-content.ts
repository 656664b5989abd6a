import { closeSync, constants, fstatSync, openSync, readSync, writeFileSync } from 'node:fs';
import { hasCode } from '../../../core/types/error.ts';
import type { Stamp } from './stamp.ts';

/** The bytes of a file that nothing changes while it is in use. Reading throws if the file's owner may not read it. */
export interface BaseContent {
  readonly length: number;
  read(): Buffer;
  writeTo(descriptor: number): void;
  /** True if the file has the same content. */
  equals(path: Buffer): boolean;
}

/** The state of a path before the agent began. */
export interface BaseEntry {
  readonly stamp: Stamp;
  /** Null if the path is not a regular file. */
  readonly content: BaseContent | null;
  /** The target of a link. */
  readonly target: string | null;
}

const chunkBytes = 256 * 1024;

/** The content of a file, which is read when it is needed. */
export function readKeptFile(path: Buffer, length: number): BaseContent {
  function open<Result>(use: (descriptor: number) => Result): Result {
    const descriptor = openRegular(path);
    if (descriptor === null) throw new Error('what was there cannot be read');
    try {
      return use(descriptor);
    } finally {
      closeSync(descriptor);
    }
  }
  const forEachChunk = (descriptor: number, use: (chunk: Buffer, at: number) => void): void => {
    const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, length));
    for (let done = 0; done < length;) {
      const count = readSync(descriptor, chunk, 0, Math.min(chunk.length, length - done), done);
      if (count === 0) throw new Error('a kept content is shorter than it was');
      use(chunk.subarray(0, count), done);
      done += count;
    }
  };
  return {
    length,
    read: () =>
      open((descriptor) => {
        const content = Buffer.allocUnsafe(length);
        forEachChunk(descriptor, (chunk, at) => void chunk.copy(content, at));
        return content;
      }),
    writeTo: (target) => open((descriptor) => forEachChunk(descriptor, (chunk) => writeFileSync(target, chunk))),
    equals(other) {
      const source = openRegular(other);
      if (source === null) return false;
      try {
        if (fstatSync(source).size !== length) return false;
        const read = Buffer.allocUnsafe(chunkBytes);
        return open((descriptor) => {
          let isEqual = true;
          forEachChunk(descriptor, (chunk, at) => {
            const count = isEqual ? readSync(source, read, 0, chunk.length, at) : 0;
            isEqual &&= count === chunk.length && chunk.compare(read, 0, count) === 0;
          });
          return isEqual;
        });
      } finally {
        closeSync(source);
      }
    },
  };
}

/**
 * Opens a regular file for reading; null if it is none, or if its owner may not read it. O_NONBLOCK: if a FIFO has replaced the file, opening it must
 * not wait for a writer.
 */
export function openRegular(path: Buffer): number | null {
  let descriptor: number;
  try {
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (thrown) {
    if (hasCode(thrown, 'EACCES', 'EPERM', 'ELOOP')) return null;
    throw thrown;
  }
  if (fstatSync(descriptor).isFile()) return descriptor;
  closeSync(descriptor);
  return null;
}
