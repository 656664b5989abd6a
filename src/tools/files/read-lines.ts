import type { WorkspaceFiles, WorkspacePath } from '../../core/ports/sandbox.ts';
import { ToolFailure } from '../../core/ports/tool.ts';
import {
  decodeBytes,
  describeBinary,
  detectEncoding,
  maxTextFileBytes,
  nameEncoding,
  type Encoding,
} from './text-file.ts';

/** Lines of a text file, with their line ends. */
export interface ReadLines {
  readonly lines: readonly string[];
  /** 1-based. */
  readonly first: number;
  /** How many lines the file has; null if its end was not read. */
  readonly total: number | null;
  /** A remark on the text, such as its encoding; null without one. */
  readonly note: string | null;
}

/** Lines of a large file that are read if no number is given. */
const largeFileLines = 2_000;

/**
 * Reads a slice of lines. A file that is small is read whole; a large one up to the end of the slice, which may have as many bytes as a
 * small file. Throws `ToolFailure` for binary files and for a line that is not there.
 */
export async function readLines(
  files: WorkspaceFiles,
  path: WorkspacePath,
  slice: { readonly offset: number; readonly limit: number | null },
): Promise<ReadLines> {
  const stats = await files.stat(path);
  return stats !== null && stats.size > maxTextFileBytes
    ? readLargeFile(files, path, stats.size, slice)
    : readWholeFile(files, path);
}

async function readWholeFile(files: WorkspaceFiles, path: WorkspacePath): Promise<ReadLines> {
  const bytes = await files.read(path, maxTextFileBytes);
  const encoding = detectEncoding(bytes, true);
  if (encoding === null) throw new ToolFailure(describeBinary(path, bytes.length));
  const lines = splitAfterLineEnds(decodeBytes(bytes, encoding));
  return { lines, first: 1, total: lines.length, note: describeEncoding(encoding) };
}

async function readLargeFile(
  files: WorkspaceFiles,
  path: WorkspacePath,
  size: number,
  { offset, limit }: { readonly offset: number; readonly limit: number | null },
): Promise<ReadLines> {
  const wanted = limit ?? largeFileLines;
  const advice = limit === null ? [`The file has ${size} bytes: give offset and limit to read other lines.`] : [];
  const kept: string[] = [];
  let keptCharacters = 0;
  let number = 0;
  for await (const { lines: found, note } of readByChunk(files, path, size))
    for (const line of found) {
      number += 1;
      if (number < offset) continue;
      const notes = [...advice, ...(note === null ? [] : [note])];
      if (kept.length === wanted)
        return { lines: kept, first: offset, total: null, note: notes.length === 0 ? null : notes.join(' ') };
      kept.push(line);
      keptCharacters += line.length;
      if (keptCharacters > maxTextFileBytes)
        throw new ToolFailure(
          number === offset
            ? `${path} has ${size} bytes, and line ${number} alone has more than the ${maxTextFileBytes} that can be read at once; cut it by a command (cut -c1-2000)`
            : `${path} has ${size} bytes, and lines ${offset} to ${number} have more than the ${maxTextFileBytes} that can be read at once; give a smaller limit`,
        );
    }
  return { lines: kept, first: offset, total: number, note: advice[0] ?? null };
}

/** The lines of each chunk that end in it. Of a line that is too long to be read, the beginning is kept. */
async function* readByChunk(
  files: WorkspaceFiles,
  path: WorkspacePath,
  size: number,
): AsyncGenerator<{ readonly lines: readonly string[]; readonly note: string | null }> {
  let open: { readonly decode: (chunk: Uint8Array) => string; readonly note: string | null } | null = null;
  let rest = '';
  for await (const chunk of files.readChunks(path)) {
    open ??= openDecoder(chunk, path, size);
    const text = open.decode(chunk);
    const end = text.lastIndexOf('\n') + 1;
    if (end > 0) {
      yield { lines: splitAfterLineEnds(rest + text.slice(0, end)), note: open.note };
      rest = '';
    }
    // A line that is too long is not collected further.
    if (rest.length <= maxTextFileBytes) rest += text.slice(end);
  }
  yield { lines: rest === '' ? [] : [rest], note: open?.note ?? null };
}

/** Without an expression: on a line of some million characters, its stack can be full. */
function splitAfterLineEnds(text: string): string[] {
  const lines: string[] = [];
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start);
    const next = end === -1 ? text.length : end + 1;
    lines.push(text.slice(start, next));
    start = next;
  }
  return lines;
}

function openDecoder(
  first: Uint8Array,
  path: string,
  size: number,
): { readonly decode: (chunk: Uint8Array) => string; readonly note: string | null } {
  const encoding = detectEncoding(first, false);
  if (encoding === null) throw new ToolFailure(describeBinary(path, size));
  const label = encoding === 'unknown' ? 'utf-8' : encoding === 'latin-1' ? 'windows-1252' : encoding;
  const decoder = new TextDecoder(label, { ignoreBOM: true });
  return { decode: (chunk) => decoder.decode(chunk, { stream: true }), note: describeEncoding(encoding) };
}

function describeEncoding(encoding: Encoding): string | null {
  if (encoding === 'utf-8') return null;
  return encoding === 'unknown'
    ? 'The encoding is unknown: bytes that are not UTF-8 are shown as U+FFFD.'
    : `The file is encoded as ${nameEncoding(encoding)}.`;
}
