import { describe, expect, test } from 'vitest';
import { encodeReplacement, looksBinary } from '../../../src/tools/files/text-file.ts';

describe('looksBinary', () => {
  test.each([
    ['a line with a NUL', `${'ok test passes\n'.repeat(60)}x\0y\n`],
    ['names that NUL ends', './a.txt\0./b.txt\0'.repeat(50)],
    ['a NUL between short words', 'key\0val\0'],
  ])('%s is text', (_, text) => {
    expect(looksBinary(text)).toBe(false);
  });

  test.each([
    ['UTF-16', Buffer.from('key=hunter2000\n', 'utf16le').toString()],
    ['UTF-16 with the high byte first', Buffer.from('key=hunter2000\n', 'utf16le').swap16().toString()],
    ['UTF-32', 'key=hunter2000'.replaceAll(/./g, '$&\0\0\0')],
    ['UTF-16 far behind text', 'a line of text\n'.repeat(2_000) + Buffer.from('hunter2000', 'utf16le').toString()],
    ['NULs alone', '\0'.repeat(20_000)],
    ['bytes that are no characters', '\uFFFD\u0001\u0002x'.repeat(100)],
  ])('%s is binary', (_, text) => {
    expect(looksBinary(text)).toBe(true);
  });
});

describe('encodeReplacement', () => {
  const utf16 = (text: string) => Buffer.from(text, 'utf16le');

  test.each([
    [
      'a Latin-1 file',
      Buffer.from('grün\n', 'latin1'),
      'blaü\n',
      Buffer.from('blaü\n', 'latin1'),
      'the encoding Latin-1',
    ],
    ['a UTF-16 file', utf16('\uFEFFa\n'), 'b\n', utf16('\uFEFFb\n'), 'the encoding UTF-16LE, the byte order mark'],
    ['a file with CRLF', Buffer.from('a\r\nb\r\n'), 'c\nd\n', Buffer.from('c\r\nd\r\n'), 'CRLF line ends'],
    ['a byte order mark', Buffer.from('\uFEFFa\n'), 'b\n', Buffer.from('\uFEFFb\n'), 'the byte order mark'],
  ])('keeps the form of %s, and states it', (_, old, text, bytes, kept) => {
    const replaced = encodeReplacement(old, text);
    expect(Buffer.from(replaced.bytes)).toEqual(bytes);
    expect(replaced.note).toBe(`Kept from the old content: ${kept}.`);
  });

  test.each([
    ['no file', null, 'a\n'],
    ['a file in UTF-8', Buffer.from('grün\n'), 'a\n'],
    ['a binary file', Buffer.from([1, 0, 2]), 'a\n'],
    ['a text with its own line ends', Buffer.from('a\r\nb\r\n'), 'c\r\nd\n'],
    ['a file with both line ends', Buffer.from('a\r\nb\n'), 'c\nd\n'],
    ['a text with its own byte order mark', Buffer.from('\uFEFFa'), '\uFEFFb'],
  ])('writes the text as it is for %s', (_, old, text) => {
    const { bytes, note } = encodeReplacement(old, text);
    expect({ text: Buffer.from(bytes).toString(), note }).toEqual({ text, note: '' });
  });

  test('writes UTF-8 and states it if the encoding lacks a character, or is not known', () => {
    const latin = encodeReplacement(Buffer.from('grün\r\n', 'latin1'), '5 €\n');
    expect(Buffer.from(latin.bytes).toString()).toBe('5 €\r\n');
    expect(latin.note).toBe('The file was encoded as Latin-1, which has no "€"; it is UTF-8 now.');
    expect(encodeReplacement(Buffer.from([0x61, 0x93, 0x94, 0x0a]), 'a').note).toBe(
      'The old content had an unknown encoding; the file is UTF-8 now.',
    );
  });
});
