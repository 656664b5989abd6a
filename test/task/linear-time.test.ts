import { expect, test } from 'vitest';
import { createUntrustedHistory } from '../../src/agent/untrusted-history.ts';
import { renderUntrustedEnvelope, renderUntrustedOutput } from '../../src/core/text/untrusted-envelope.ts';
import { removeHiddenText } from '../../src/task/hidden-text.ts';

const units = [
  ...[
    '![',
    '![[',
    '![(',
    '![a](',
    '![a][',
    '![]',
    '](',
    '](<',
    '](<a> ',
    '](a ',
    '](a "',
    "](a '",
    '](a (',
    '[a]: b ',
    '[a]: ',
  ],
  ...[
    '[',
    '[^',
    '[a]: b\n',
    '[a]:\n',
    ' [a]: b "',
    '[\n',
    '(',
    '"',
    "'",
    '\\',
    '\\[',
    '<',
    '< ',
    '<\n',
    '</',
    '<!a',
    '<!--',
    '-->',
  ],
  ...[
    '<![CDATA[',
    '<?',
    '<a ',
    '<a\n',
    '<a "',
    '<a b=c ',
    '<a href=',
    '<a href="',
    '<img alt="',
    '<script>',
    '<\u200B',
  ],
  ...[
    '<tool-calls',
    '<untrusted',
    '&#x',
    '&#',
    '&zw',
    ' ',
    '\t',
    '\n',
    '\r',
    '> ',
    '1. ',
    '=',
    '\u200B',
    '\u{E0041}',
    '❤\uFE0F\u200D',
  ],
];
const starts = ['', '[a]: b', '[a]:', '](a', '![a](', '<a', '<', 'a'];
const small = 4_096;
const maxRatio = 80;

const cleaners: readonly [string, (text: string) => unknown][] = [
  ['removeHiddenText', removeHiddenText],
  ['renderUntrustedEnvelope', (text) => renderUntrustedEnvelope({ source: text }, text)],
  ['renderUntrustedOutput', (text) => renderUntrustedOutput('repository', text)],
  [
    'the untrusted history',
    (text) => {
      const history = createUntrustedHistory();
      history.addText(text);
      return history.contains(text, text);
    },
  ],
];

function measure(clean: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    clean(text);
    return performance.now() - start;
  });
  return Math.min(...times);
}

// Sixteen times the text takes about 16 times as long; in quadratic time, 256 times. Below a millisecond, the clock decides.
test.each(cleaners)(
  '%s takes linear time for each repeated pattern',
  (_name, clean) => {
    for (const start of starts)
      for (const unit of units) {
        const [short, long] = [small, 16 * small].map((length) => start + unit.repeat(length / unit.length)) as [
          string,
          string,
        ];
        const measureRatio = (): number => measure(clean, long) / Math.max(1, measure(clean, short));
        // Other processes of the machine can make one measurement slow.
        let ratio = measureRatio();
        for (let again = 0; again < 3 && ratio >= maxRatio; again += 1) ratio = measureRatio();
        expect(ratio, JSON.stringify([start, unit])).toBeLessThan(maxRatio);
      }
  },
  120_000,
);
