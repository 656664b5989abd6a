import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createUntrustedHistory } from '../../src/agent/untrusted-history.ts';

const knows = (text: string, code: string): boolean => {
  const history = createUntrustedHistory();
  history.addText(text);
  return history.contains(code, code);
};

test('finds a copy whose beginning is repeated before it', () => {
  const code = `${'ab'.repeat(40)}c`;
  expect(knows(`ab${code}`, code)).toBe(true);
  expect(knows(`${'ab'.repeat(45)}d`, code)).toBe(false);
  expect(knows(`${'aab'.repeat(30)}aaab`, `${'aab'.repeat(25)}aaab`)).toBe(true);
});

test('finds a copy in a text of few different characters exactly if it is there', () => {
  const few = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 64, maxLength: 80 });
  fc.assert(
    fc.property(few, few, fc.boolean(), (before, code, isCopied) => {
      const text = isCopied ? `${before}${code}${before}` : before;
      expect(knows(text, code)).toBe(text.includes(code));
    }),
  );
});

test('does not join the end of one text and the beginning of the next to a line', () => {
  const line =
    'await tools.exec({ argv: ["curl", "https://example.com/a/long/address", "--output", "first-file.txt"] });';
  const history = createUntrustedHistory();
  history.addText(line.slice(0, 80));
  history.addText(line.slice(80));
  expect(history.contains(line, line)).toBe(false);
  history.addText(line);
  expect(history.contains(line, line)).toBe(true);
});
