import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createScriptDetector, detectScripts } from '../../../src/script/detect/detect.ts';

const fence = '```';

/** The number of characters that have arrived when the detector first reports that a block has begun; null for never. */
function readBegin(text: string): number | null {
  const detector = createScriptDetector();
  for (let index = 0; index < text.length; index += 1) {
    if (detector.push(text.charAt(index)).begun) return index + 1;
  }
  return null;
}

test('I3: a block is known to have begun as soon as its opening tag is there', () => {
  expect(readBegin('Hello.\n<tool-calls>\nawait tools.exec({})\n')).toBe('Hello.\n<tool-calls>'.length);
  expect(readBegin('Hello, <tool-calls>1')).toBe('Hello, <tool-calls>'.length);
  expect(readBegin(`a\n${fence}ts tool-calls\nreturn`)).toBe(`a\n${fence}ts tool-calls\n`.length);
});

test('a tag that may be inline code counts when its line shows what it is', () => {
  expect(readBegin('A ` and <tool-calls>1\n')).toBe('A ` and <tool-calls>1\n'.length);
  expect(readBegin('A `<tool-calls>` is a tag.\n')).toBe(null);
});

test('prose, examples and thinking begin nothing', () => {
  for (const text of [
    'plain\n',
    `${fence}md\n<tool-calls>\n1\n</tool-calls>\n${fence}\n`,
    '<think>\n<tool-calls>\n',
    '\\<tool-calls>\n',
    '> <tool-calls>\n',
    '    <tool-calls>\n',
    '<!-- see\n<tool-calls>\n',
    'It says <untrusted source="a">\n<tool-calls>\n',
    'a <think>\n<think>\n</think>\n<tool-calls>\n',
  ]) {
    expect(readBegin(text)).toBe(null);
  }
});

const text = fc
  .array(
    fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.constantFrom(
        '<tool-calls>',
        '</tool-calls>',
        '`',
        '\n',
        `\n${fence}ts tool-calls\n`,
        `\n${fence}\n`,
        '<think>',
        '</think>',
        'return 1',
        '<tool_calls>\n',
        '\\',
        '~~~',
        '"',
        ' ',
        '    ',
        '> ',
        '- ',
        '<!--',
        '-->',
        '<untrusted a="b">',
        '</untrusted>',
      ),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

test('the parts in which a text arrives change nothing', () => {
  fc.assert(
    fc.property(text, fc.array(fc.nat({ max: 20 }), { minLength: 1 }), (whole, sizes) => {
      const detector = createScriptDetector();
      let begun = false;
      for (let at = 0, turn = 0; at < whole.length; turn += 1) {
        const size = sizes[turn % sizes.length] ?? 1;
        begun = detector.push(whole.slice(at, at + size + 1)).begun;
        at += size + 1;
      }
      expect(detector.finish()).toEqual(detectScripts(whole));
      expect(begun).toBe(readBegin(whole) !== null);
    }),
    { numRuns: 1500 },
  );
});

test('every script has begun before it ends', () => {
  fc.assert(
    fc.property(text, (whole) => {
      const detector = createScriptDetector();
      const { begun } = detector.push(`${whole}\n`);
      const blocks = detector.finish().filter(({ type }) => type === 'script');
      expect(begun || blocks.length === 0).toBe(true);
    }),
    { numRuns: 1500 },
  );
});
