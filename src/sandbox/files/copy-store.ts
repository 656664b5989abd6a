import { closeSync, constants, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import { hasCode } from '../../core/types/error.ts';
import { createStamp, isSameStamp, readKind, type Stamp } from '../changes/walk-workspace.ts';

/** Where a copy lies in the store. */
export interface StoredCopy {
  readonly offset: number;
  readonly length: number;
}

/** Copies of files as they were, in one private file that only grows. A hard link or a shared extent would change with the original. */
export interface CopyStore {
  /** Null where the file is too large, or the store is full, or its owner may not read it. Throws where it changes meanwhile. */
  add(path: Buffer, stamp: Stamp): StoredCopy | null;
  read(copy: StoredCopy): Buffer;
  /** True where the file holds what the copy holds. */
  equals(path: Buffer, copy: StoredCopy): boolean;
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

  function copy(path: Buffer, stamp: Stamp): StoredCopy | null {
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
      return { offset, length: at - offset };
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
    read({ offset, length }) {
      const content = Buffer.allocUnsafe(length);
      for (let done = 0; done < length;) {
        const count = readSync(store, content, done, length - done, offset + done);
        if (count === 0) throw new Error('the store of copies is shorter than it was');
        done += count;
      }
      return content;
    },
    equals(path, { offset, length }) {
      const source = openRegular(path);
      if (source === null) return false;
      try {
        if (fstatSync(source).size !== length) return false;
        const [left, right] = [Buffer.allocUnsafe(chunkBytes), Buffer.allocUnsafe(chunkBytes)];
        for (let done = 0; done < length;) {
          const size = Math.min(chunkBytes, length - done);
          const count = readSync(source, left, 0, size, done);
          if (count === 0 || readSync(store, right, 0, count, offset + done) !== count) return false;
          if (left.compare(right, 0, count, 0, count) !== 0) return false;
          done += count;
        }
        return true;
      } finally {
        closeSync(source);
      }
    },
    close() {
      if (isOpen) closeSync(store);
      isOpen = false;
    },
  };
}

// O_NONBLOCK: opening a FIFO that took the file's place must not wait for a writer.
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
