import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cleanText,
  renderBlock,
  renderCode,
  renderInline,
  renderMessage,
} from '../../../src/report/content/markdown.ts';
import { hostileText, listEffects } from '../hostile-text.ts';

test('hostile text as a line of prose shows itself and does nothing', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const line = renderInline(text);
      expect(listEffects(line)).toEqual([]);
      expect(line).not.toMatch(/[\n|]/);
      expect(line).not.toMatch(/^(?:#|>|[-+*] |\d+[.)] |={3}|-{3}|\s)/);
    }),
    { numRuns: 1_000 },
  );
});

test('hostile text as a message has no effect beyond its own structure', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const message = renderMessage(text);
      expect(listEffects(message)).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test('a message keeps lists, headings, code and bold text', () => {
  expect(
    renderMessage(
      [
        '## What I changed',
        '- `src/a.ts`: **off by one**',
        '  - nested *word*',
        '1) first',
        '',
        'A line',
        'and another with a_b & <b>.',
        '```ts',
        'const a = `x`; // @user',
        '```',
        'See https://evil.example/x or [this](javascript:1).',
      ].join('\n'),
    ),
  ).toBe(
    [
      '**What I changed**',
      '',
      '- `src/a.ts`: **off by one**',
      '   - nested *word*',
      '1. first',
      '',
      'A line',
      'and another with a\\_b &#38; &#60;b&#62;.',
      '',
      '```ts',
      'const a = `x`; // @user',
      '```',
      '',
      'See `https://evil.example/x` or \\[this\\](javascript:1).',
    ].join('\n'),
  );
});

test('a table keeps its columns, with any alignment, escaped pipes and short marks', () => {
  expect(renderMessage('Before\n| A | **`b`** |\n|:-:|---|\n| 1 \\| 2 | `x\\|y` |\nAfter')).toBe(
    'Before\n\n| A | **`b`** |\n| :-: | --- |\n| 1 &#124; 2 | <code>x&#124;y</code> |\n\nAfter',
  );
});

test('inline code is one piece of code, also in a table', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(renderCode(text)).toMatch(/^(?:`[^`|\\\n]+`|<code>[^<>`|\\\n@*_[\]!]*<\/code>)$/);
    }),
    { numRuns: 1_000 },
  );
});

test('a block ends at its own fence alone', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const lines = renderBlock(text, 'yaml').split('\n');
      const fence = lines.at(-1) ?? '';
      expect(lines[0]).toBe(`${fence}yaml`);
      expect(fence).toMatch(/^`{3,}$/);
      const inside = lines.slice(1, -1).join('\n');
      expect(inside).not.toContain(fence);
      expect(inside).toBe(cleanText(text).replace(/\n$/, ''));
    }),
    { numRuns: 1_000 },
  );
});

test.each(['mermaid', 'Mermaid', 'math', 'geojson', 'topojson', 'stl', 'suggestion', 'unknown-language'])(
  'a block of %s is shown as text without a language',
  (language) => {
    expect(renderMessage(`\`\`\`${language}\ngraph TD\n\`\`\``)).toBe('```\ngraph TD\n```');
    expect(renderMessage(`~~~ ${language}\ngraph TD\n~~~`)).toBe('```\ngraph TD\n```');
  },
);

test('formulas are shown as their text', () => {
  expect(renderMessage('$$\nx^2\n$$\nand $`y`$, $z$')).toBe(
    '&#36;&#36;\nx^2\n&#36;&#36;\nand &#36;`y`&#36;, &#36;z&#36;',
  );
});

test('what is shown is what was written', () => {
  expect(renderInline('Fixed it, 3 < 4 & done!')).toBe('Fixed it, 3 &#60; 4 &#38; done!');
  expect(renderInline('![a](https://evil.example/x)')).toBe('!\\[a\\](`https://evil.example/x)`');
  expect(renderInline('cc @user, fixes #12')).toBe('cc @\u200buser, fixes #\u200b12');
  expect(renderInline(' /deploy ')).toBe('\u200b/\u200bdeploy');
  expect(renderInline('::set-env name=x::y')).toBe('\u200b:\u200b:set-env name=x::y');
  expect(renderInline('my_name *x*')).toBe('my\\_name \\*x\\*');
  expect(renderCode('npm test -- --run <x>')).toBe('`npm test -- --run <x>`');
  expect(renderCode('a | b')).toBe('<code>a &#124; b</code>');
  expect(renderCode('\\|<img src=x>@user')).toBe('<code>&#92;&#124;&#60;img src=x&#62;&#64;user</code>');
  expect(renderCode(' \n ')).toBe('` `');
  expect(renderBlock('a\n````\nb\n', 'diff')).toBe('`````diff\na\n````\nb\n`````');
  // Hidden characters go before the fence is measured.
  expect(renderBlock('``\u200b`', '')).toBe('````\n```\n````');
  expect(cleanText('a\u202eb\u0007c\r\nd\u{e0041}e\ufe0f\ud800')).toBe('abc\nde\ufffd');
});
