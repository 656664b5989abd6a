import { expect, test } from 'vitest';
import { cutEnd, cutLine, cutMiddle, describeCut, keepTail, cutText } from '../../../src/core/text/cut-text.ts';
import { createRedactor } from '../../../src/record/secrets/redact.ts';
import { createOutputBuffer } from '../../../src/sandbox/box/processes/output-buffer.ts';
import { encodings } from '../../fixtures/encodings.ts';

const core = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNP';
const token = `npm_${core}`;
const { redactText } = createRedactor({ secrets: [] });

const cuts: Record<string, (text: string) => string> = {
  'the middle': (text) => cutMiddle(text, { maxBytes: 1_600, describe: describeCut(null) }),
  'the end': (text) => cutEnd(text, { maxBytes: 800, isWhole: true }).text,
  'a line': (text) => cutLine(text, 800),
  'the beginning': (text) => keepTail(text, 800),
  'the output of a process': (text) => {
    const buffer = createOutputBuffer(1_600);
    for (let at = 0; at < text.length; at += 97) buffer.push(Buffer.from(text.slice(at, at + 97)));
    return buffer.read();
  },
  'a message': (text) => `${text.slice(0, 800)}…`,
};
const forms = ['plain', 'percent-encoding of every byte', 'u escapes', 'JSON text', 'base64', 'hex'];

test.each(Object.keys(cuts))('a cut of %s leaves no part of a token that is known by its shape alone', (name) => {
  for (const form of forms) {
    const encode = encodings[form] ?? ((text: string) => text);
    const encoded = encode(token);
    const parts = Array.from({ length: core.length - 11 }, (_, from) => core.slice(from, from + 12));
    const known = encoded.length > 100 ? [...parts, ...parts.map(encode)] : parts;
    for (let at = 400; at < 820; at += 1) {
      const text = `${'word '.repeat(200).slice(0, at)} ${encoded} ${'words '.repeat(500)} ${encoded} ${'x y '.repeat(300).slice(0, at)}`;
      const shown = redactText(cuts[name]?.(text) ?? '');
      expect(
        known.filter((part) => shown.includes(part)),
        `${form} at ${at}`,
      ).toEqual([]);
    }
  }
});

test('a cut keeps a text without words up to the last byte, and counts what is missing', () => {
  const buffer = createOutputBuffer(1_000);
  buffer.push(Buffer.from('x'.repeat(3_000)));
  const expected = `${'x'.repeat(500)}\n[… 2000 bytes left out …]\n${'x'.repeat(500)}`;
  expect(buffer.read()).toBe(expected);
  expect(cutMiddle('x'.repeat(3_000), { maxBytes: 1_000, describe: describeCut(null) })).toBe(expected);
});

test('a cut between two words keeps both, one inside a word drops the word and counts it', () => {
  const text = 'aaaa bbbb cccc dddd eeee';
  const cut = (maxBytes: number): string => cutMiddle(text, { maxBytes, describe: (missing) => `<${missing}>` });
  expect(cut(18)).toBe('aaaa bbbb<6>dddd eeee');
  expect(cut(22)).toBe('aaaa bbbb <4> dddd eeee');
});

test('a shortened text has the maximum of characters with its ellipsis, and no half of a character', () => {
  expect(cutText('abcd', 4)).toBe('abcd');
  expect(cutText('abcde', 4)).toBe('abc…');
  expect(cutText('ab😀cd', 4)).toBe('ab…');
  expect(cutText('abcd', 0)).toBe('…');
});
