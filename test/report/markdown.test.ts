import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText, renderBlock, renderCode, renderInline, renderProse } from '../../src/report/markdown.ts';
import { hostileText, listEffects } from './hostile-text.ts';

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

test('hostile text as paragraphs shows itself and does nothing', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const prose = renderProse(text);
      expect(listEffects(prose)).toEqual([]);
      for (const line of prose.split('\n')) expect(line).not.toMatch(/^(?:#|>|[-+*] |\d+[.)] |={3}|-{3}|\s+\S)/);
    }),
    { numRuns: 1_000 },
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
