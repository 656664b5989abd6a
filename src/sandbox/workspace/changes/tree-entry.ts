import { closeSync, fstatSync, readlinkSync, readSync, writeFileSync } from 'node:fs';
import { orElse } from '../../../core/types/error.ts';
import type { FileState } from '../../../core/types/change.ts';
import { openNoFollow, readStatsBelow, withPath } from '../../host/files/no-follow.ts';
import { createStamp, readKind, type Stamp } from './stamp.ts';

/** The bytes of a file, which are read when they are needed. Reading throws if the file's owner may not read it. */
export interface FileContent {
  readonly length: number;
  /** Opens the file; null if it is not a regular file, or if its owner may not read it. */
  open(): number | null;
  read(): Buffer;
  writeTo(descriptor: number): void;
  /** True if the other file has the same content now. */
  equals(other: FileContent): boolean;
}

/** A file, directory, link or special file at a path. */
export interface TreeEntry {
  readonly stamp: Stamp;
  /** Null if the path is not a regular file. */
  readonly content: FileContent | null;
  /** The target of a link. */
  readonly target: string | null;
}

/** The entry of a tree at a path; null if there is nothing. No component of the path is followed, and neither is a link at its end. */
export function readEntry(root: string, key: string): TreeEntry | null {
  const stamp = readStamp(root, key);
  if (stamp === null) return null;
  return {
    stamp,
    content: stamp.kind === 'file' ? createContent(() => withPath(root, key, openRegular), Number(stamp.size)) : null,
    target: stamp.kind === 'symlink' ? withPath(root, key, (path) => readlinkSync(path, 'latin1')) : null,
  };
}

/** The metadata of a path; null if there is nothing. */
export function readStamp(root: string, key: string): Stamp | null {
  const stats = readStatsBelow(root, key);
  return stats === null ? null : createStamp(stats, readKind(stats));
}

/** The content of a file whose path cannot lead elsewhere. */
export function readKeptFile(path: Buffer, length: number): FileContent {
  return createContent(() => openRegular(path), length);
}

/** The state of an entry for rules. A content is null if it is larger than `maxBytes` or cannot be read. */
export function readState({ stamp, content, target }: TreeEntry, maxBytes: number): FileState {
  const { kind } = stamp;
  const executable = (stamp.mode & 0o100) !== 0;
  if (target !== null) return { kind, executable, content: Buffer.from(target, 'latin1') };
  const descriptor = content === null || content.length > maxBytes ? null : content.open();
  if (content === null || descriptor === null) return { kind, executable, content: null };
  closeSync(descriptor);
  return { kind, executable, content: content.read() };
}

const chunkBytes = 256 * 1024;

function createContent(open: () => number | null, length: number): FileContent {
  function use<Result>(act: (descriptor: number) => Result): Result {
    const descriptor = open();
    if (descriptor === null) throw new Error('the file cannot be read');
    try {
      return act(descriptor);
    } finally {
      closeSync(descriptor);
    }
  }
  const forEachChunk = (descriptor: number, act: (chunk: Buffer, at: number) => void): void => {
    const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, length));
    for (let done = 0; done < length;) {
      const count = readSync(descriptor, chunk, 0, Math.min(chunk.length, length - done), done);
      if (count === 0) throw new Error('a file is shorter than it was');
      act(chunk.subarray(0, count), done);
      done += count;
    }
  };
  return {
    length,
    open,
    read: () =>
      use((descriptor) => {
        const content = Buffer.allocUnsafe(length);
        forEachChunk(descriptor, (chunk, at) => void chunk.copy(content, at));
        return content;
      }),
    writeTo: (target) => use((descriptor) => forEachChunk(descriptor, (chunk) => writeFileSync(target, chunk))),
    equals(other) {
      const source = other.open();
      if (source === null) return false;
      try {
        if (fstatSync(source).size !== length) return false;
        const read = Buffer.allocUnsafe(chunkBytes);
        return use((descriptor) => {
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

/** Opens a regular file for reading; null for any other file, or if its owner may not read it. */
function openRegular(path: Buffer): number | null {
  const descriptor = orElse(() => openNoFollow(path), null, 'EACCES', 'EPERM', 'ELOOP');
  if (descriptor === null || fstatSync(descriptor).isFile()) return descriptor;
  closeSync(descriptor);
  return null;
}
