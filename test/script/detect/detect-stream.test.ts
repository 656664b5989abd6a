import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createScriptDetector, detectScripts } from '../../../src/script/detect/detect.ts';

const fence = '```';

/** The number of characters that have arrived when the detector first reports the beginning of a block; null for never. */
function readBegin(text: string, size = 1): number | null {
  const hasBegun = createScriptDetector();
  for (let at = 0; at < text.length; at += size) if (hasBegun(text.slice(at, at + size))) return at + size;
  return null;
}

test('I3: a block is known to have begun as soon as its opening tag has arrived', () => {
  expect(readBegin('Hello.\n<tool-calls>\nawait tools.exec({})\n')).toBe('Hello.\n<tool-calls>'.length);
  expect(readBegin('Hello, <tool-calls>1')).toBe('Hello, <tool-calls>'.length);
  expect(readBegin(`a\n${fence}ts tool-calls\nreturn`)).toBe(`a\n${fence}ts tool-calls`.length);
  expect(readBegin(`a\n~~~js tool-calls\nreturn`)).toBe('a\n~~~js tool-calls'.length);
});

test('text without the beginning of a block begins nothing', () => {
  for (const text of ['plain\n', 'a <tool-call> and tool-calls', `${fence}ts\na\n${fence}`, '</tool-calls>'])
    expect(readBegin(text)).toBe(null);
});

const text = fc
  .array(
    fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.constantFrom('<tool-calls>', '</tool-calls>', '`', '\n', `\n${fence}ts tool-calls\n`, `\n${fence}\n`),
      fc.constantFrom('<think>', '</think>', 'return 1', '~~~', '"', '    ', '> ', '<!--', '-->'),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

test('every script has begun before it ends, in whatever parts its text arrives', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 20 }), (whole, size) => {
      const first = detectScripts(whole).find(({ type }) => type === 'script');
      const begun = readBegin(whole, size);
      expect(first === undefined || (begun !== null && begun < first.end + size)).toBe(true);
      // The parts change nothing.
      expect(begun === null).toBe(readBegin(whole) === null);
    }),
    { numRuns: 1500 },
  );
});
