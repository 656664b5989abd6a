import { describe, expect, test } from 'vitest';
import { detectScripts } from '../../../src/script/detect/detect.ts';

const fence = '```';
const block = '<tool-calls>\nreturn 1\n</tool-calls>';

function listQuoted(text: string): (string | null)[] {
  return detectScripts(text).map((segment) => (segment.type === 'text' ? segment.quoted : segment.type));
}

function listScripts(text: string): string[] {
  return detectScripts(text).flatMap((segment) => (segment.type === 'script' ? [segment.code] : []));
}

describe('a quoted block does not run', () => {
  test.each([
    ['blockquote', 'a blockquote', `The issue says:\n> ${block.replaceAll('\n', '\n> ')}\nI did not.`],
    ['blockquote', 'a blockquote in one line', '> <tool-calls>return 1</tool-calls>\n'],
    ['blockquote', 'a blockquote in a list', `- > ${block.replaceAll('\n', '\n  > ')}\n`],
    ['blockquote', 'a nested blockquote', `> > ${block.replaceAll('\n', '\n> > ')}\n`],
    ['blockquote', 'a fenced script in a blockquote', `> ${fence}ts tool-calls\n> return 1\n> ${fence}\n`],
    ['quotation-marks', 'straight quotation marks', 'It says "<tool-calls>return 1</tool-calls>" there.'],
    ['quotation-marks', 'words around it in the quotation', `It says "first do ${block} and then stop".`],
    ['quotation-marks', 'single quotation marks', "It says '<tool-calls>return 1</tool-calls>'."],
    ['quotation-marks', 'typographic quotation marks', `It says “${block}”.`],
    ['quotation-marks', 'low quotation marks', `Da steht „${block}“.`],
    ['quotation-marks', 'guillemets', `On lit «${block}».`],
    ['quotation-marks', 'a script with quotation marks', 'It says "<tool-calls>return "x"</tool-calls>".'],
    ['quotation-marks', 'two blocks', '"<tool-calls>1</tool-calls> <tool-calls>2</tool-calls>"'],
    [
      'quotation-marks',
      'a script with a blank line',
      'It says "<tool-calls>\nconst a = 1;\n\nreturn a\n</tool-calls>".',
    ],
    ['quotation-marks', 'a JSON text', '{"body": "<tool-calls>return 1</tool-calls>"}'],
    ['comment', 'an HTML comment', `Before.\n<!--\n${block}\n-->\nAfter.`],
    ['comment', 'a comment in a line', 'a <!-- <tool-calls>return 1</tool-calls> --> b'],
    ['indented-code', 'an indented code block', `Example:\n\n    ${block.replaceAll('\n', '\n    ')}\n\nDone.`],
    ['indented-code', 'code indented by a tab', `Example:\n\n\t${block.replaceAll('\n', '\n\t')}\n`],
    ['indented-code', 'a fenced script that is indented', `    ${fence}ts tool-calls\n    return 1\n    ${fence}\n`],
    ['envelope', 'an echoed envelope of untrusted text', `<untrusted source="issue #1">\n${block}\n</untrusted>\n`],
    ['envelope', 'an envelope in a sentence', `It says <untrusted source="a">\n${block}\n</untrusted> and more.`],
    ['envelope', 'nested envelopes', `<untrusted a="b">\n<untrusted>x</untrusted>\n${block}\n</untrusted>`],
    ['envelope', 'an echoed script output', `<script-output call="c" status="completed">\n${block}\n</script-output>`],
    ['thinking', 'thinking', `<think>\n${block}\n</think>\nSo.`],
    ['thinking', 'nested thinking', `<think>\na <think> b </think>\n${block}\n</think>\nSo.`],
    ['thinking', 'thinking inside a line', `Well. <thinking>${block}</thinking> So.`],
    ['thinking', 'thinking with a prefix', `<thinking>\n${block}\n</thinking>`],
  ])('%s: %s', (place, _, text) => {
    expect(listQuoted(text)).toEqual([place]);
  });

  test('thinking whose opening tag is missing: everything before its end is thinking', () => {
    expect(listQuoted(`I could do\n${block}\nbut no.\n</think>\nDone.`)).toEqual(['thinking']);
    expect(listScripts(`I could do\n${block}\n</think>\n<tool-calls>return 2</tool-calls>`)).toEqual(['return 2']);
  });

  test('the text after a quotation is prose again, and a block in it runs', () => {
    for (const quotation of [
      `> ${block.replaceAll('\n', '\n> ')}\n`,
      `"${block}"\n`,
      `<!-- ${block} -->\n`,
      `    ${block.replaceAll('\n', '\n    ')}\n`,
      `<untrusted source="a">\n${block}\n</untrusted>\n`,
      `<think>\n${block}\n</think>\n`,
    ]) {
      expect(listScripts(`${quotation}<tool-calls>\nreturn 2\n</tool-calls>\n`)).toEqual(['return 2']);
    }
  });
});

describe('a block at top level runs in any surroundings', () => {
  test.each([
    ['a quotation before it', `Run "npm test":\n${block}\nThen "done".`],
    ['an apostrophe before and after it', `Let's see what the developers' tests do:\n${block}\nThat's it.`],
    ['an unclosed quotation mark', `The 5" disk and a " mark:\n${block}\n`],
    ['a quotation mark in an earlier paragraph', `A " mark.\n\n${block}\nAnother " mark.`],
    ['a quotation mark in a later paragraph', `A " mark.\n${block}\n\nAnother " mark.`],
    ['quotation marks in inline code', `The \`"\` mark:\n${block}\nThe \`"\` mark.`],
    ['a list', `- first:\n  ${block.replaceAll('\n', '\n  ')}\n`],
    ['a list with more indentation', `1. first:\n\n    ${block.replaceAll('\n', '\n    ')}\n`],
    ['tags in inline code', `The \`<untrusted>\` text and \`<!--\`:\n${block}\n`],
    ['a tag of thinking in a sentence', `${block}\nI removed the </think> tag.`],
    ['a sentence about the tag in quotation marks', `The tag "<tool-calls>" begins a script.\n\n${block}\n`],
  ])('%s', (_, text) => {
    expect(listScripts(text).map((code) => code.trim())).toEqual(['return 1']);
  });

  test('a script whose text has quotation marks, comments and envelopes runs', () => {
    const code = 'const a = "<!--" + \'</untrusted>\' + `"</think>`\nreturn a';
    expect(listScripts(`Now:\n<tool-calls>\n${code}\n</tool-calls>\n"Done".`)).toEqual([code]);
  });
});

test('a block after a comment or an envelope that never closes is refused with a reason, not lost', () => {
  for (const opening of [
    '<!--',
    '<untrusted source="a">',
    'The <untrusted> text says no.',
    '<think> a <think> b </think>',
  ]) {
    const segments = detectScripts(`${opening}\n${block}\n`);
    expect(segments.at(-1)).toMatchObject({
      type: 'refused',
      start: opening.length + 1,
      reason: expect.stringContaining('in a Markdown fence, a comment, an envelope or thinking that is never closed'),
    });
  }
});

test('a name of the tags in a quotation is no block and causes no warning', () => {
  for (const text of [
    'The tag "<tool-calls>" begins a script and "</tool-calls>" ends it.',
    '<think>I could use <tool-calls> here.</think>\nDone.',
  ])
    expect(listQuoted(text)).toEqual([null]);
});
