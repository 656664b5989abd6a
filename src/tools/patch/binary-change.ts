import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { ToolFailure } from '../../core/ports/tool.ts';
import { maxTextFileBytes } from '../files/text-file.ts';

/** The content of a binary file as git's patches have it: whole, or as instructions over the old content. */
export interface BinaryChange {
  readonly type: 'literal' | 'delta';
  readonly data: Uint8Array;
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';
const digitValues = new Map(digits.split('').map((digit, value) => [digit, value]));

/**
 * Reads the data after `GIT binary patch`: the new content, and the old one, which is only for undoing. `next` is the first line after it.
 * Throws `ToolFailure` if the data is damaged.
 */
export function parseBinaryChange(lines: readonly string[], start: number): { change: BinaryChange; next: number } {
  const { change, next } = readPart(lines, start);
  if (change === null) throw damaged(start, 'expected "literal SIZE" or "delta SIZE"');
  return { change, next: readPart(lines, next).next };
}

function readPart(lines: readonly string[], start: number): { change: BinaryChange | null; next: number } {
  const header = /^(literal|delta) (\d{1,9})\s*$/.exec(lines[start] ?? '');
  if (header === null) return { change: null, next: start };
  const size = Number(header[2]);
  if (size > maxTextFileBytes) throw damaged(start, `${size} bytes are more than ${maxTextFileBytes}`);
  const parts: Uint8Array[] = [];
  let at = start + 1;
  for (; (lines[at] ?? '').trim() !== ''; at += 1) parts.push(decodeLine(lines[at] ?? '', at));
  const type = header[1] === 'literal' ? 'literal' : 'delta';
  return { change: { type, data: inflate(Buffer.concat(parts), size, start) }, next: at + 1 };
}

// The first character counts the bytes of the line; five digits are four bytes.
function decodeLine(written: string, at: number): Uint8Array {
  const line = written.trimEnd();
  const first = line.charCodeAt(0);
  const length = /^[A-Z]/.test(line) ? first - 64 : /^[a-z]/.test(line) ? first - 70 : 0;
  if (length === 0 || line.length !== 1 + 5 * Math.ceil(length / 4)) throw damaged(at, 'the line has a wrong length');
  const bytes = Buffer.alloc(4 * Math.ceil(length / 4));
  for (let group = 0; group * 4 < bytes.length; group += 1) {
    let value = 0;
    for (const digit of line.slice(1 + 5 * group, 6 + 5 * group)) {
      const digitValue = digitValues.get(digit);
      if (digitValue === undefined) throw damaged(at, `${JSON.stringify(digit)} is no digit of base 85`);
      value = value * 85 + digitValue;
    }
    if (value > 0xff_ff_ff_ff) throw damaged(at, 'a number is too large');
    bytes.writeUInt32BE(value, 4 * group);
  }
  return bytes.subarray(0, length);
}

function inflate(data: Uint8Array, size: number, at: number): Uint8Array {
  try {
    const content = inflateSync(data, { maxOutputLength: size + 1 });
    if (content.length === size) return content;
  } catch (thrown) {
    throw damaged(at, 'the data cannot be unpacked', thrown);
  }
  throw damaged(at, `the data does not have ${size} bytes`);
}

/** The new content. Throws `ToolFailure` if the change was made for another content. */
export function applyBinaryChange({ type, data }: BinaryChange, old: Uint8Array, path: string): Uint8Array {
  if (type === 'literal') return data;
  let at = 0;
  const readByte = (): number => {
    const byte = data[at];
    if (byte === undefined) throw new ToolFailure(`${path}: the binary patch ends in the middle of an instruction`);
    at += 1;
    return byte;
  };
  const readSize = (): number => {
    let size = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = readByte();
      size += (byte & 0x7f) * factor;
      if (byte < 128 || factor > 2 ** 35) return size;
    }
  };
  // Up to four bytes of an offset and three of a length, each present if its bit is set.
  const readNumber = (bits: number, bytes: number): number => {
    let value = 0;
    for (let index = 0; index < bytes; index += 1) if ((bits & (1 << index)) !== 0) value += readByte() * 256 ** index;
    return value;
  };
  if (readSize() !== old.length) throw new ToolFailure(`${path} is not the file that the binary patch was made for`);
  const size = readSize();
  const parts: Uint8Array[] = [];
  let written = 0;
  while (at < data.length && written <= size) {
    const instruction = readByte();
    let part: Uint8Array;
    if (instruction >= 128) {
      const offset = readNumber(instruction & 0x0f, 4);
      const length = readNumber((instruction >> 4) & 0x07, 3) || 0x1_00_00;
      part = old.subarray(offset, offset + length);
    } else {
      part = data.subarray(at, at + instruction);
      at += instruction;
    }
    parts.push(part);
    written += part.length;
  }
  if (written !== size) throw new ToolFailure(`${path}: the binary patch is damaged`);
  return Buffer.concat(parts);
}

/** True if the content has the object id of git, of either kind. */
export function hasObjectId(content: Uint8Array, id: string): boolean {
  const hash = createHash(id.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${content.length}\0`).update(content).digest('hex') === id;
}

function damaged(at: number, reason: string, cause?: unknown): ToolFailure {
  return new ToolFailure(
    `line ${at + 1} of the patch: the binary data is damaged: ${reason}; take it unchanged from git diff --binary`,
    cause === undefined ? {} : { cause },
  );
}
