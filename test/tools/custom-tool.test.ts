import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { createCustomTool } from '../../src/tools/custom-tool.ts';
import { fillCommand, type CustomTool } from '../../src/core/types/custom-tool.ts';

const tool: CustomTool = {
  name: 'findText',
  structuredName: 'find_text',
  description: 'Finds text.',
  parameters: {
    text: { type: 'string', pattern: '[^;]*' },
    files: { type: 'array', items: { type: 'string' } },
    level: { type: 'string', enum: ['-q', '-v'] },
    lines: { type: 'integer', minimum: 1 },
  },
  required: ['text'],
  command: ['grep', '{level}', '-C', '{lines}', '--regexp={text}', '{files...}'],
  cwd: '.',
  timeoutMs: null,
  network: [],
  acknowledged: false,
};

const bind = (args: unknown) => createCustomTool(tool).bind(args);

it('puts each argument into one word, and leaves out the words of missing ones', () => {
  expect(fillCommand(tool, { text: 'a b', files: ['x y', '$(id)'] })).toEqual([
    ...['grep', '-C', '--regexp=a b', 'x y', '$(id)'],
  ]);
  expect(fillCommand(tool, { text: '-e', level: '-q', lines: 2 })).toEqual([
    ...['grep', '-q', '-C', '2', '--regexp=-e'],
  ]);
});

it('refuses an argument that the program would read as an option, and names the fix', () => {
  expect(bind({ text: 'a', files: ['b', '-r'] })).toMatchObject({
    issues: [
      { path: 'files', message: expect.stringContaining('begins with "-", so grep would read it as an option') },
    ],
  });
  expect(bind({ text: '-r', level: '-v' }).type).toBe('bound');
});

it('never gives the program a word that begins with "-" and that the policy has not written', () => {
  const anyText = fc.oneof(fc.string(), fc.constantFrom('-', '--', '-r', '--file=x', ''));
  fc.assert(
    fc.property(anyText, fc.array(anyText), (text, files) => {
      const args = { text, files };
      if (bind(args).type === 'invalid') return;
      const [, ...words] = fillCommand(tool, args);
      for (const word of words.filter((one) => one.startsWith('-')))
        expect(word === '-C' || word.startsWith('--regexp=')).toBe(true);
      expect(words.length).toBe(2 + files.length);
    }),
  );
});

it.each([
  [{}, 'text'],
  [{ text: 'a;b' }, 'text'],
  [{ text: 'a', level: '-x' }, 'level'],
  [{ text: 'a', lines: 0 }, 'lines'],
  [{ text: 'a', lines: 1.5 }, 'lines'],
  [{ text: 'a', files: [{}] }, 'files.0'],
  [{ text: 'a\0b' }, 'text'],
])('refuses arguments that its schema does not accept: %j', (args, at) => {
  expect(bind(args)).toMatchObject({ type: 'invalid', issues: [{ path: expect.stringContaining(at) }] });
});

it('declares its arguments as a closed object, with the pattern of the whole text', () => {
  expect(z.toJSONSchema(createCustomTool(tool).input, { io: 'input' })).toMatchObject({
    type: 'object',
    additionalProperties: false,
    required: ['text'],
    properties: { text: { type: 'string', pattern: '^(?:[^;]*)$' }, level: { enum: ['-q', '-v'] } },
  });
});
