import { expect, test } from 'vitest';
import { removeEscapes, removeTerminalCodes } from '../../../src/core/text/control-characters.ts';

test.each([
  ['a colour', '\u001B[1;31mred\u001B[0m', 'red'],
  ['a title that ends with BEL', '\u001B]0;title\u0007ok', 'ok'],
  ['a title that ends with ST', '\u001B]2;title\u001B\\ok', 'ok'],
  ['a link', '\u001B]8;;https://a.example/\u001B\\text\u001B]8;;\u001B\\', 'text'],
])('terminal codes are removed from a text for the model: %s', (_, text, shown) => {
  expect(removeTerminalCodes(text)).toBe(shown);
});

test('a command to the terminal hides no line, and nothing from the counts of tests', () => {
  for (const text of ['a\u001B]0;title\nb', 'a\u001B]0;title\nnot ok 1\n\u0007b', 'a\u001B]0;t\rnot ok\u0007'])
    expect(removeTerminalCodes(text)).toBe(text);
  expect(removeEscapes('\u001B]not ok 1\u0007\u001B[31mred\u001B[0m\r\n')).toBe('\u001B]not ok 1\u0007red\n');
});

test('of a line that a program writes again and again, the first and the last state are shown', () => {
  const progress = ['', ...Array.from({ length: 100 }, (_, done) => `${done} %`), '   ', '100 %'].join('\r');
  expect(removeTerminalCodes(`start\r\n${progress}\r\nerror\n${progress}`)).toBe(
    [
      'start\r',
      '0 %',
      '[… 99 states of this line left out …]',
      '100 %',
      'error',
      '0 %',
      '[… 99 states of this line left out …]',
      '100 %',
    ].join('\n'),
  );
  for (const text of ['a\r\nb\r\n', 'a\r\r\nb', '1\r2\r3\r4\n', 'a\rb']) expect(removeTerminalCodes(text)).toBe(text);
});

test('terminal codes are found in linear time', () => {
  for (const part of ['\u001B]', '\u001B]0;', '\u001B[1', '\u001B\\', '\u001B]8;;\u001B', '\r', 'a\r']) {
    const text = part.repeat(Math.ceil(10_000_000 / part.length));
    expect(removeTerminalCodes(text).length).toBeLessThanOrEqual(text.length);
  }
});
