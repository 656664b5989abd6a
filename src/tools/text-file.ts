import type { WorkspaceFiles, WorkspacePath } from '../core/ports/sandbox.ts';
import { ToolFailure } from '../core/ports/tool.ts';

/** The largest file that a tool reads as text. */
export const maxTextFileBytes = 10 * 1024 * 1024;

/** Reads a whole text file. Throws `ToolFailure` for binary files, other encodings, folders and files that are too large. */
export async function readTextFile(files: WorkspaceFiles, path: WorkspacePath): Promise<string> {
  return decodeText(await files.read(path, maxTextFileBytes), path);
}

/** Bytes as UTF-8, byte order mark kept. Throws `ToolFailure` for what is no text. */
export function decodeText(bytes: Uint8Array, path: string): string {
  if (bytes.includes(0)) throw new ToolFailure(`${path} is a binary file of ${bytes.length} bytes, not text`);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (thrown) {
    throw new ToolFailure(`${path} is not UTF-8 text (${bytes.length} bytes)`, { cause: thrown });
  }
}

/** True for output that was bytes, not text: it holds NUL, or much of it could not be decoded. */
export function looksBinary(text: string): boolean {
  const sample = text.slice(0, 8_192);
  if (sample.includes('\0')) return true;
  let strange = 0;
  for (const character of sample) if (character === '\uFFFD' || isStrangeControl(character)) strange += 1;
  return strange > 8 && strange * 10 > sample.length;
}

// Escape sequences of colours, bells and progress bars are text.
function isStrangeControl(character: string): boolean {
  return character < ' ' && !'\x07\b\t\n\v\f\r\x1B'.includes(character);
}
