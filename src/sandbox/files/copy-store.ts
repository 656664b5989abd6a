import { closeSync, constants, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import { hasCode } from '../../core/types/error.ts';
import { createStamp, isSameStamp, readKind, type Stamp } from '../changes/stamp.ts';

/** The bytes that a file had at some time. */
export interface KeptContent {
  readonly length: number;
  read(): Buffer;
  writeTo(descriptor: number): void;
  /** True if the file has the same content. */
  equals(path: Buffer): boolean;
}

/**
 * Copies of files in one private file that only grows. Copies are needed because a hard link or a shared extent would change with the
 * original.
 */
export interface CopyStore {
  /** Null if the file is too large, the store is full, or the owner of the file may not read it. Throws if the file changes meanwhile. */
  add(path: Buffer, stamp: Stamp): KeptContent | null;
  close(): void;
}

const chunkBytes = 256 * 1024;

export function createCopyStore(
  file: string,
  limits: { readonly fileBytes: number; readonly totalBytes: number },
): CopyStore {
  const store = openSync(file, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL, 0o600);
  let end = 0;
  let isOpen = true;

  function copy(path: Buffer, stamp: Stamp): KeptContent | null {
    const source = openRegular(path);
    if (source === null) return null;
    try {
      const offset = end;
      let at = offset;
      const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, Number(stamp.size) + 1));
      for (;;) {
        const count = readSync(source, chunk, 0, chunk.length, at - offset);
        if (count === 0) break;
        if (at - offset + count > Number(stamp.size)) throw new Error('a file grew while it was copied');
        for (let done = 0; done < count;) done += writeSync(store, chunk, done, count - done, at + done);
        at += count;
      }
      const stats = fstatSync(source, { bigint: true });
      if (!isSameStamp(createStamp(stats, readKind(stats)), stamp))
        throw new Error('a file changed while it was copied');
      end = at;
      return createContent(at - offset, (use) => use(store, offset));
    } finally {
      closeSync(source);
    }
  }

  return {
    add(path, stamp) {
      const length = Number(stamp.size);
      if (length > limits.fileBytes || end + length > limits.totalBytes) return null;
      return copy(path, stamp);
    },
    close() {
      if (isOpen) closeSync(store);
      isOpen = false;
    },
  };
}

/** The content of a file that nothing changes while it is in use. Reading throws if the file's owner may not read it. */
export function readKeptFile(path: Buffer, length: number): KeptContent {
  return createContent(length, (use) => {
    const descriptor = openRegular(path);
    if (descriptor === null) throw new Error('what was there cannot be read');
    try {
      return use(descriptor, 0);
    } finally {
      closeSync(descriptor);
    }
  });
}

function createContent(
  length: number,
  open: <Result>(use: (descriptor: number, offset: number) => Result) => Result,
): KeptContent {
  const forEachChunk = (descriptor: number, offset: number, use: (chunk: Buffer, at: number) => void): void => {
    const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, length));
    for (let done = 0; done < length;) {
      const count = readSync(descriptor, chunk, 0, Math.min(chunk.length, length - done), offset + done);
      if (count === 0) throw new Error('a kept content is shorter than it was');
      use(chunk.subarray(0, count), done);
      done += count;
    }
  };
  return {
    length,
    read: () =>
      open((descriptor, offset) => {
        const content = Buffer.allocUnsafe(length);
        forEachChunk(descriptor, offset, (chunk, at) => void chunk.copy(content, at));
        return content;
      }),
    writeTo: (target) =>
      open((descriptor, offset) =>
        forEachChunk(descriptor, offset, (chunk) => {
          for (let done = 0; done < chunk.length;) done += writeSync(target, chunk, done);
        }),
      ),
    equals(path) {
      const source = openRegular(path);
      if (source === null) return false;
      try {
        if (fstatSync(source).size !== length) return false;
        const other = Buffer.allocUnsafe(chunkBytes);
        return open((descriptor, offset) => {
          let isEqual = true;
          forEachChunk(descriptor, offset, (chunk, at) => {
            const count = isEqual ? readSync(source, other, 0, chunk.length, at) : 0;
            isEqual &&= count === chunk.length && chunk.compare(other, 0, count) === 0;
          });
          return isEqual;
        });
      } finally {
        closeSync(source);
      }
    },
  };
}

// O_NONBLOCK: if a FIFO has replaced the file, opening it must not wait for a writer.
function openRegular(path: Buffer): number | null {
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
