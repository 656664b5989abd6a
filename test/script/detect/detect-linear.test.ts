import { expect, test } from 'vitest';
import { createScriptDetector, detectScripts } from '../../../src/script/detect/detect.ts';

const fence = '```';

/** Texts that make a careless detector read the rest again at each step. */
const hostile: readonly [string, (size: number) => string][] = [
  ['opening tags', (size) => '<tool-calls>'.repeat(size)],
  ['closing tags in one line', (size) => '</tool-calls>'.repeat(size)],
  ['nested tags', (size) => '<tool-calls>'.repeat(size) + '</tool-calls>'.repeat(size)],
  ['blocks with an open template', (size) => '<tool-calls>`</tool-calls>'.repeat(size)],
  ['blocks with an open comment', (size) => '<tool-calls>\n/*\n</tool-calls>\n'.repeat(size)],
  ['blocks with an open string', (size) => '<tool-calls>"</tool-calls>\n'.repeat(size)],
  ['unbalanced blocks', (size) => '<tool-calls><tool-calls></tool-calls>`'.repeat(size)],
  [
    'backticks of growing length',
    (size) => Array.from({ length: size / 40 }, (_, i) => `${'`'.repeat(i % 400)}a`).join(''),
  ],
  ['stray tags between backticks', (size) => 'a</tool-calls>`'.repeat(size)],
  ['fences', (size) => `${fence}\n`.repeat(size)],
  ['fenced scripts that never end', (size) => `${fence}ts tool-calls\n\`\n${fence}\n`.repeat(size)],
  ['templates in templates', (size) => `<tool-calls>\`${'${`'.repeat(size)}</tool-calls>`],
  ['regular expressions that never end', (size) => `<tool-calls>${'/['.repeat(size)}</tool-calls>`],
  ['other formats', (size) => '<tool_call>\n'.repeat(size)],
  ['tags with attributes', (size) => '<tool-calls a>'.repeat(size)],
  ['tags that never close', (size) => '<tool-calls a="'.repeat(size)],
  ['thinking', (size) => '<think>\n<tool-calls>'.repeat(size)],
  ['blocks after an open quotation mark', (size) => `"${'<tool-calls>1</tool-calls> '.repeat(size)}`],
  ['quoted blocks', (size) => '"<tool-calls>1</tool-calls>"\n'.repeat(size)],
  ['apostrophes and marks', (size) => `' " “ „ « `.repeat(size)],
  ['lines of blanks after a quotation mark', (size) => `"<tool-calls>1</tool-calls>${' \n'.repeat(size)}`],
  ['comments', (size) => '<!-- <tool-calls>1</tool-calls> -->'.repeat(size)],
  ['comments that never close', (size) => '<!-- <tool-calls>'.repeat(size)],
  ['envelopes', (size) => '<untrusted a="b">\n<tool-calls>\n</untrusted>\n'.repeat(size)],
  ['nested envelopes', (size) => '<untrusted a>'.repeat(size) + '</untrusted>'.repeat(size)],
  ['envelopes without an end of the tag', (size) => '<untrusted a '.repeat(size)],
  ['thinking that never began', (size) => '<tool-calls>1</tool-calls>\n</think>\n'.repeat(size)],
  ['blockquotes', (size) => '> <tool-calls>1</tool-calls>\n'.repeat(size)],
  ['marks of lists', (size) => `${'- '.repeat(size)}>`],
  ['indented blocks', (size) => '    <tool-calls>1</tool-calls>\n'.repeat(size)],
  ['opening tags in a quoted line', (size) => `    a${'<tool-calls>'.repeat(size)}`],
  ['blanks', (size) => `<tool-calls>${' '.repeat(size * 8)}\n</tool-calls>`],
];

function measureMs(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 4; round += 1) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

function feed(text: string): void {
  const detector = createScriptDetector();
  for (let at = 0; at < text.length; at += 5) detector.push(text.slice(at, at + 5));
}

// Eight times the text takes eight times as long, and a quadratic detector 64 times. The added constant takes the weight
// from times that are too short to measure.
test.each(hostile)('time grows as the text does: %s', (_, make) => {
  const small = make(5_000);
  const large = make(40_000);
  expect(large.length).toBeGreaterThan(small.length * 6);
  const ratio = (measureMs(() => detectScripts(large)) + 2) / (measureMs(() => detectScripts(small)) + 2);
  expect(ratio).toBeLessThan(32);
});

test.each(hostile)('time grows as the text does, in small parts: %s', (_, make) => {
  const small = make(2_000);
  const large = make(16_000);
  const ratio = (measureMs(() => feed(large)) + 2) / (measureMs(() => feed(small)) + 2);
  expect(ratio).toBeLessThan(32);
});
