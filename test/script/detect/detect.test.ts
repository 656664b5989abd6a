import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Segment } from '../../../src/core/ports/script.ts';
import { detectScripts } from '../../../src/script/detect/detect.ts';

const fence = '```';

function describeSegments(text: string): string[] {
  return detectScripts(text).map((segment) => {
    if (segment.type === 'text') return `text ${segment.text}`;
    if (segment.type === 'script') return `${segment.language} ${segment.code}`;
    return 'refused';
  });
}

function listScripts(text: string): string[] {
  return detectScripts(text).flatMap((segment) => (segment.type === 'script' ? [segment.code] : []));
}

function readRefusal(text: string): Extract<Segment, { type: 'refused' }> {
  const refused = detectScripts(text).filter((segment) => segment.type === 'refused');
  expect(refused).toHaveLength(1);
  const [only] = refused;
  if (only === undefined) throw new Error('nothing was refused');
  return only;
}

describe('blocks that are scripts', () => {
  test('F2: the text before, between and after scripts is kept', () => {
    const text = 'First.\n<tool-calls>\nreturn 1\n</tool-calls>\nThen.\n<tool-calls>\nreturn 2\n</tool-calls>\nLast.';
    expect(describeSegments(text)).toEqual([
      'text First.\n',
      'ts return 1',
      'text \nThen.\n',
      'ts return 2',
      'text \nLast.',
    ]);
  });

  test('F19: a fenced block with the exact info string is a script', () => {
    expect(describeSegments(`a\n${fence}ts tool-calls\nreturn 1\n${fence}\nb`)).toEqual([
      'text a\n',
      'ts return 1',
      'text b',
    ]);
    expect(describeSegments(`${fence}js tool-calls\r\nreturn 1\r\n${fence}`)).toEqual(['js return 1']);
    expect(describeSegments(`${fence}${fence}ts tool-calls\nreturn "\\n${fence}\\n"\n${fence}${fence}`)).toHaveLength(
      1,
    );
  });

  test('F20: several blocks come in the order of the text', () => {
    expect(
      listScripts(
        `<tool-calls>1</tool-calls><tool-calls>2</tool-calls>\n${fence}ts tool-calls\n3\n${fence}\n<tool-calls>4</tool-calls>`,
      ),
    ).toEqual(['1', '2', '3', '4']);
  });

  test('offsets are offsets of the text, and the segments leave no gap', () => {
    const text = 'é😀\n<tool-calls>\nreturn "😀"\n</tool-calls> end';
    const segments = detectScripts(text);
    expect(segments.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
    expect(segments[1]).toMatchObject({ type: 'script', start: 4, end: text.length - 4 });
  });

  test('blank lines around the code go, the indentation of its first line stays', () => {
    expect(listScripts('<tool-calls>\n\n  \n  return 1\n\n</tool-calls>')).toEqual(['  return 1']);
  });

  test('a Markdown fence directly inside the tags is taken off', () => {
    expect(describeSegments(`<tool-calls>\n${fence}ts\nreturn 1\n${fence}\n</tool-calls>`)).toEqual(['ts return 1']);
    expect(describeSegments(`<tool-calls>${fence}javascript\nreturn 1\n${fence}</tool-calls>`)).toEqual([
      'js return 1',
    ]);
    const two = `<tool-calls>\n${fence}\nreturn 1\n${fence}</tool-calls>\n<tool-calls>\nreturn \`2\`\n</tool-calls>`;
    expect(listScripts(two)).toEqual(['return 1', 'return `2`']);
  });

  test.each(['mts', 'text', 'ts tool-calls', 'typescript title="a.ts"'])(
    'a fence inside the tags may name TypeScript in any way: %s',
    (info) => {
      expect(listScripts(`<tool-calls>\n${fence}${info}\nreturn 1\n${fence}\n</tool-calls>`)).toEqual(['return 1']);
    },
  );

  test.each([
    ['bash', 'npm test'],
    ['sh', "echo 'it`s'"],
    ['python', 'print(1)'],
    ['json', '{"name":"shell","arguments":{}}'],
  ])('a fence of another language inside the tags is refused, and not run as a template: %s', (info, code) => {
    const { reason } = readRefusal(`<tool-calls>\n${fence}${info}\n${code}\n${fence}\n</tool-calls>\n`);
    expect(reason).toContain('names another language than TypeScript. Run commands with tools.exec.');
  });
});

describe('the end of a script', () => {
  test.each([
    ['a double quoted string', 'const a = "</tool-calls>"'],
    ['a single quoted string', "const a = '\\'</tool-calls>'"],
    ['a template', 'const a = `\n</tool-calls>\n`'],
    ['a template in a template', 'const a = `${`</tool-calls>` + "}</tool-calls>"} </tool-calls>`'],
    ['an object in a template', 'const a = `${{ b: { c: "`" } }.b.c}</tool-calls>`'],
    ['a line comment', '// </tool-calls>\nreturn 1'],
    ['a block comment', '/* </tool-calls>\n</tool-calls> */ return 1'],
    ['a regular expression', 'const a = /[</tool-calls>]`"/.test(b)'],
    ['a regular expression after a condition', 'if (a) /[</tool-calls>`]/.exec(b)'],
    ['a string after a division', 'const a = b / c; const d = "/</tool-calls>"'],
    ['a string after a division by a member', 'const a = b.return / c; const d = "/ </tool-calls>"'],
    ['a string after an object is divided', 'const a = ({ b: 1 }) / 2, d = "/ </tool-calls>"'],
    ['a string over a continued line', 'const a = "b\\\n</tool-calls>"'],
  ])('a closing tag in %s is not one', (_, code) => {
    expect(listScripts(`<tool-calls>\n${code}\n</tool-calls>\nafter`)).toEqual([code]);
  });

  test('a fence in a comment or template of a fenced script does not end it', () => {
    const code = `/*\n${fence}\n*/\nconst a = \`x\n\\\`\\\`\\\`\n\``;
    expect(listScripts(`${fence}ts tool-calls\n${code}\n${fence}\n`)).toEqual([code]);
  });

  test('a script that ends in the middle of a string, template or comment is handed to the parser whole', () => {
    expect(describeSegments('<tool-calls>\nconst a = `b\nreturn 1\n</tool-calls>\nafter')).toEqual([
      'ts const a = `b\nreturn 1',
      'text \nafter',
    ]);
    expect(listScripts('<tool-calls>\n/* a\n</tool-calls>\n')).toEqual(['/* a']);
    expect(listScripts('<tool-calls>\nconst a = "b\n</tool-calls>\n')).toEqual(['const a = "b']);
    expect(listScripts('<tool-calls>return 1 // done</tool-calls>')).toEqual(['return 1 // done']);
    expect(listScripts(`${fence}ts tool-calls\nconst a = \`b\n${fence}\n`)).toEqual(['const a = `b']);
  });
});

describe('blocks that are refused', () => {
  test('a nested block is refused as a whole', () => {
    for (const text of [
      '<tool-calls>a<tool-calls>b</tool-calls>c</tool-calls>',
      '<tool-calls>a<tool-calls>b</tool-calls>',
      `<tool-calls>\na\n${fence}ts tool-calls\nb\n${fence}\n</tool-calls>`,
      `${fence}ts tool-calls\na\n<tool-calls>\nb\n</tool-calls>\n${fence}\n`,
      `${fence}ts tool-calls\na\n${fence}ts tool-calls\nb\n${fence}\n${fence}\n`,
    ]) {
      const refusal = readRefusal(text);
      expect(refusal.reason).toContain(
        'contains the beginning of another one. In a sentence, write the tag in backticks.',
      );
      expect([refusal.start, refusal.end]).toEqual([0, text.length]);
      expect(listScripts(text)).toEqual([]);
    }
  });

  test('an unclosed block is refused up to the end of the text, which is what a cut-off answer looks like', () => {
    const text = 'a\n<tool-calls>\nawait tools.exec({ command: ["rm"';
    expect(describeSegments(text)).toEqual(['text a\n', 'refused']);
    expect(readRefusal(text)).toMatchObject({ start: 2, end: text.length });
    expect(readRefusal(`${fence}ts tool-calls\nreturn 1`).reason).toContain('never closed');
    expect(readRefusal('<tool-calls>\nreturn 1\n</tool_calls>').reason).toContain('its end, </tool-calls>, is missing');
  });

  test('a closing tag that ends nothing is refused, and the text continues', () => {
    expect(describeSegments('a</tool-calls>b\n<tool-calls>1</tool-calls>')).toEqual([
      'text a',
      'refused',
      'text b\n',
      'ts 1',
    ]);
  });

  test('an empty block is refused', () => {
    expect(readRefusal('<tool-calls>\n \n</tool-calls>').reason).toContain('empty');
    expect(readRefusal(`<tool-calls>\n${fence}\n${fence}\n</tool-calls>`).reason).toContain('empty');
  });

  test.each([
    ['attributes', '<tool-calls lang="ts">\nreturn 1\n</tool-calls>'],
    ['a space in the tag', '<tool-calls >\nreturn 1\n</tool-calls>'],
    ['another case', '<Tool-Calls>return 1</Tool-Calls>'],
    ['a self-closed tag', '<tool-calls/>'],
    ['underscores', '<tool_calls>\nreturn 1\n</tool_calls>'],
    ['one word', '<toolcalls>\nreturn 1\n</toolcalls>'],
    ['a singular', '<tool-call>\nreturn 1\n</tool-call>'],
    ['JSON calls', '<tool_call>\n{"name": "exec"}\n</tool_call>'],
    ['XML calls', '<function_calls>\n<invoke name="exec">\n</invoke>\n</function_calls>'],
    ['a fence that is nearly right', `${fence}typescript tool-calls\nreturn 1\n${fence}`],
    ['a fence with more words', `${fence}ts tool-calls now\nreturn 1\n${fence}`],
    ['a fence of another vendor', `${fence}tool_code\nprint()\n${fence}`],
  ])('%s: refused as another format, with how to write it', (_, text) => {
    const refusal = readRefusal(`Now.\n${text}\nDone.`);
    expect(refusal).toMatchObject({ start: 5, reason: expect.stringMatching(/^This did not run: /) });
    expect(refusal.end).toBeGreaterThan(refusal.start);
    expect(refusal.reason).toContain('<tool-calls>, TypeScript, </tool-calls>');
    expect(listScripts(text)).toEqual([]);
    expect(describeSegments(`${text}\nDone.`).at(-1)).toMatch(/^text \n?Done\.$/);
  });

  test('marks of other vendors without a closing tag are refused', () => {
    for (const mark of [
      '[TOOL_CALLS] [{}]',
      '<|tool_calls_begin|>',
      '<function=exec>',
      '<invoke name="exec">',
      '<｜DSML｜tool_calls>',
      '< | DSML | invoke name="exec">',
      '<｜｜DSML｜｜function_calls>',
      '<|open|>tools<|sep|><|open|>call tool="exec" index="1"<|sep|>',
    ]) {
      expect(readRefusal(`${mark}\nmore`).reason).toContain('it is not a format that is understood here');
    }
  });

  test('a whole block inside another format does not run', () => {
    expect(describeSegments('<function_calls>\n<tool-calls>1</tool-calls>\n</function_calls>')).toEqual(['refused']);
  });

  test('a fence around nothing but a block is refused with the advice to take it away', () => {
    const text = `Now:\n${fence}xml\n<tool-calls>\nreturn 1\n</tool-calls>\n${fence}\nDone`;
    expect(describeSegments(text)).toEqual(['text Now:\n', 'refused', 'text Done']);
    expect(readRefusal(text).reason).toContain('Take the fence away');
  });

  test('a block in a fence or thinking that is never closed is refused, not lost', () => {
    for (const opening of [`${fence}md`, '<think>']) {
      const text = `${opening}\n<tool-calls>\nreturn 1\n</tool-calls>\n`;
      expect(readRefusal(text).start).toBe(opening.length + 1);
    }
  });
});

describe('text that is prose', () => {
  test.each([
    ['inline code', 'Write `<tool-calls>` and `</tool-calls>`.'],
    ['inline code with more backticks', 'Write ``a ` <tool-calls> b`` now.'],
    ['an example in a fence', `Like so:\n${fence}md\nFirst:\n<tool-calls>\nreturn 1\n</tool-calls>\n${fence}\nDone.`],
    ['an example in a fence of tildes', '~~~md\n<tool-calls>\n1\n</tool-calls>\n~~~\n'],
    ['a fence inside a longer fence', `${fence}\`md\n${fence}ts tool-calls\nreturn 1\n${fence}\n${fence}\`\n`],
    ['an escaped tag', 'The tag \\<tool-calls> begins a script.'],
    ['thinking', '<think>\n<tool-calls>1</tool-calls>\n</think>\nSo.'],
    ['another format in a sentence', 'Some models write <tool_call> or <function_calls> tags.'],
    ['a longer name', '<tool-callsign>x</tool-callsign>'],
    ['ordinary code', `${fence}ts\nconst a = 1\n${fence}\n`],
    ['other markup', '<details>\n<summary>a</summary>\n</details>\n'],
  ])('%s', (_, text) => {
    expect(describeSegments(text)).toEqual([`text ${text}`]);
  });

  test('a lonely backtick makes nothing into code', () => {
    expect(listScripts('A ` here.\n<tool-calls>\n`a`\n</tool-calls>')).toEqual(['`a`']);
    expect(listScripts('A ` here. <tool-calls>1</tool-calls>')).toEqual(['1']);
  });

  test('after thinking and after a closed fence, scripts run', () => {
    expect(listScripts('<think>\na\n</think><tool-calls>1</tool-calls>')).toEqual(['1']);
    expect(listScripts(`${fence}\na\n${fence}\n<tool-calls>1</tool-calls>`)).toEqual(['1']);
  });
});

const pieces = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
    fc.constantFrom(
      '<tool-calls>',
      '</tool-calls>',
      '`',
      fence,
      '\n',
      `\n${fence}ts tool-calls\n`,
      `\n${fence}\n`,
      '"',
      "'",
      '/',
      '//',
      '/*',
      '*/',
      '${',
      '}',
      '(',
      '[',
      '\\',
      '<tool_calls>',
      '<think>\n',
      '</think>',
      '~~~\n',
      '<tool-calls a>',
      '\r\n',
      '> ',
      '    ',
      '- ',
      '<!--',
      '-->',
      '<untrusted a="b">',
      '</untrusted>',
      '“',
      '”',
    ),
  ),
  { maxLength: 40 },
);

test('any text: no exception, no gap, and every script is a part of it', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.join('');
      const segments = detectScripts(text);
      let end = 0;
      for (const segment of segments) {
        expect(segment.start).toBe(end);
        expect(segment.end).toBeGreaterThan(segment.start);
        end = segment.end;
        const own = text.slice(segment.start, segment.end);
        if (segment.type !== 'refused') expect(own).toContain(segment.type === 'text' ? segment.text : segment.code);
        expect(segment.type === 'script' ? segment.code.trim() : own).not.toBe('');
      }
      expect(end).toBe(text.length);
    }),
    { numRuns: 3000 },
  );
});

test('a well-formed script is found unchanged, with any tags in its strings and comments', () => {
  const statement = fc.constantFrom(
    'const a = "</tool-calls>"',
    "f('<tool-calls>')",
    'g(`</tool-calls>${h(`<tool-calls>`)}</tool-calls>`)',
    '// </tool-calls> <tool-calls> ` "',
    '/* </tool-calls>\n<tool-calls> ` */',
    'if (a < b && c > d) { e() }',
    'k = /[/`"</tool-calls>]+/g.test(l) ? m / n / o : {}',
    'const p = (q: Array<Array<string>>): Map<string, number> => new Map()',
    'return `${a}/${b}`',
    'x = y++ / 2; z = "/`"',
    'class R { #s = 1; static { this.t = `}` } }',
    'for (const u of v) /[`]/.exec(u)',
    'const w = { return: 1 }.return / 2, x2 = "`"',
    'label: while (true) { break label }',
  );
  fc.assert(
    fc.property(fc.array(statement, { minLength: 1, maxLength: 12 }), (statements) => {
      const code = statements.join('\n');
      expect(listScripts(`before\n<tool-calls>\n${code}\n</tool-calls>\nafter \` "`)).toEqual([code]);
      expect(listScripts(`before\n${fence}ts tool-calls\n${code}\n${fence}\nafter`)).toEqual([code]);
    }),
    { numRuns: 500 },
  );
});
