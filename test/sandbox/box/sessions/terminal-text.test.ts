import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findWholeEnd, renderTerminalText } from '../../../../src/sandbox/box/sessions/terminal-text.ts';

describe('the text of a terminal', () => {
  it.each([
    ['lines as a terminal ends them', 'one\r\ntwo\r\n', 'one\ntwo\n'],
    ['colours and cursor switches', '\x1b[1;31mred\x1b[0m\x1b[?25l \x1b(Bgreen\x1b=', 'red green'],
    ['titles and links, ended either way', '\x1b]0;title\x07a\x1b]8;;http://x\x1b\\b\x1b]8;;\x1b\\', 'ab'],
    ['other strings', 'a\x1bPdevice\x1b\\b\x1b_app\x1b\\c', 'abc'],
    ['a progress bar', ' 10%\r 50%\r100%\r\ndone', '100%\ndone'],
    ['a shorter text over a longer one', 'loading\rok', 'okading'],
    ['a line that is erased first', 'loading\r\x1b[Kok\x1b[2K', ''],
    ['a column that is gone to', 'abc\x1b[1Gx\x1b[0K', 'x'],
    ['what was typed and taken back', 'cat\b\b\bdog \b', 'dog '],
    ['bells, NUL and eight-bit controls', 'a\x07\0b\u009b31mc', 'ab31mc'],
    ['tabs, wide characters and emoji', '\ta\tü 語 😀', '\ta\tü 語 😀'],
    ['a sequence that is none', 'a\x1b[\nb\x1b', 'a[\nb'],
    ['a column far away', `\x1b[999999999Gx`, `${' '.repeat(4_096)}x`],
  ])('shows %s', (_, raw, shown) => {
    expect(renderTerminalText(raw)).toBe(shown);
  });

  it('contains no control characters except tabs and line feeds, and takes linear time', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('\x1b', '[', ']', 'P', '1', ';', 'K', '\x07', '\r', '\b', 'a', '\n', '\x9b'),
        }),
        (raw) => {
          expect(renderTerminalText(raw)).not.toMatch(/(?![\n\t])\p{Cc}/u);
        },
      ),
    );
    for (const unit of ['\x1bP', '\x1b]', '\x1b[', '\x1b[0;', '\b', '\x1b(']) {
      renderTerminalText(unit.repeat(200_000));
    }
  });
});

describe('output that is cut at any position', () => {
  it('shows the same as uncut output', () => {
    const raw = Buffer.from('ü\x1b[31m語\x1b]0;t\x07 😀\x1b[0K!\x1b(B.');
    const expected = renderTerminalText(raw.toString());
    for (let cut = 0; cut <= raw.length; cut += 1) {
      const first = raw.subarray(0, cut);
      const end = findWholeEnd(first);
      const shown = [first.subarray(0, end), raw.subarray(end)].map((part) => renderTerminalText(part.toString()));
      expect(shown.join(''), `cut at ${cut}`).toBe(expected);
    }
  });

  it('does not wait for bytes that are not UTF-8, or for a sequence without an end', () => {
    expect(findWholeEnd(Buffer.from([0x61, 0xff]))).toBe(1);
    expect(findWholeEnd(Buffer.from([0x61, 0x80, 0x80, 0x80, 0x80]))).toBe(5);
    expect(findWholeEnd(Buffer.from(`a\x1b]${'x'.repeat(5_000)}`))).toBe(5_003);
    expect(findWholeEnd(Buffer.alloc(0))).toBe(0);
  });
});
