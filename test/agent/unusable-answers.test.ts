import { expect, test } from 'vitest';
import { noTokens } from '../../src/core/limits.ts';
import type { CallResult } from '../../src/core/ports/tool.ts';
import { readMessageText } from '../../src/core/types/conversation.ts';
import { createRandomId } from '../../src/run/host/system-clock.ts';
import { runLoop, type Answer, type Request } from './loop-fixture.ts';

const script = (code: string): string => `<tool-calls>\n${code}\n</tool-calls>`;
const broken = [
  script("import fs from 'fs';\nreturn fs.readFileSync('a', 'utf8');"),
  script('class A { constructor(private x: number) {} }\nreturn 1;'),
  script('return performance.now();'),
  script('return (1;'),
  script('const a = ;\nreturn a;'),
  script('let b = 1;\nlet b = 2;'),
  script('return eval("1");'),
];
const tools = ['shell', 'read_file'].map((name) => ({ name, description: '', parameters: {} }));
const missing = async ({ name }: { name: string }): Promise<CallResult> => ({
  type: 'not-found',
  tool: name,
  nearest: [],
});
const call = (name: string): Answer => ({ call: name, output: '' });

test('a model that corrects its script after each syntax error continues', async () => {
  const { result, scripts } = await runLoop([...broken.slice(0, 4), script('return 1;'), 'Done.']);
  expect(result).toMatchObject({ ended: null, finalMessage: 'Done.' });
  expect(scripts).toHaveLength(1);
});

test('six answers in a row that cannot be used end the run, each with another error', async () => {
  const { result } = await runLoop(broken);
  expect(result).toMatchObject({
    ended: { outcome: 'provider-error', reason: 'the model gave no usable answer 6 times in a row' },
    turns: 6,
  });
});

test('the same syntax error again and again ends the run', async () => {
  const { result } = await runLoop(Array.from({ length: 9 }, (_, n) => script(`return ${n} +;`)));
  expect(result).toMatchObject({ ended: { outcome: 'provider-error' }, turns: 3 });
});

test('calls of tools that do not exist lead to those that exist, and to the end of the task', async () => {
  let last: Request | null = null;
  const { result } = await runLoop(
    [
      call('frobnicate'),
      call('finish'),
      call('attempt_completion'),
      (request) => {
        last = request;
        return 'Done.';
      },
    ],
    { callTool: missing, tools },
  );
  expect(result).toMatchObject({ ended: null, finalMessage: 'Done.' });
  const outputs = (last as Request | null)?.conversation.flatMap((item) =>
    item.type === 'function_call_output' ? [item.output] : item.type === 'message' ? [readMessageText(item)] : [],
  );
  expect(outputs?.slice(1)).toEqual([
    'There is no tool frobnicate. The tools are shell, read_file.',
    'There is no tool finish. To finish, answer without a call.',
    'There is no tool attempt_completion. To finish, answer without a call.',
  ]);
});

test('three answers in three wrong forms do not end the run, and the same form three times does', async () => {
  const code = 'return (await tools.readFile({ filePath: "a.txt" })).content;';
  const forms = [
    `\`\`\`ts\n${script(code)}\n\`\`\``,
    `\`\`\`ts\n${code}\n\`\`\``,
    `<tool_calls>\n${code}\n</tool_calls>`,
  ];
  expect((await runLoop([...forms, script('return 1;'), 'Done.'])).result).toMatchObject({ ended: null, turns: 5 });
  const { result } = await runLoop(Array.from({ length: 9 }, () => `<tool_calls>\n${code}\n</tool_calls>`));
  expect(result).toMatchObject({ ended: { outcome: 'provider-error' }, turns: 3 });
});

test.each([
  ['length', 'was cut off by the token limit'],
  ['repetition', 'repeated the same text and was cut off'],
] as const)(
  'a script that was cut off is reported with its cause, also at the end of the run: %s',
  async (stop, cause) => {
    let last: Request | null = null;
    const text = 'Now:\n<tool-calls>\nawait tools.writeFile({ filePath: "b.txt", content: "';
    const { result } = await runLoop([], {
      model: {
        respond: async (request) => {
          last = request;
          const id = createRandomId('item');
          const items = [
            { type: 'message' as const, id, role: 'assistant' as const, content: [{ type: 'text' as const, text }] },
          ];
          return { items, stop, usage: noTokens, costUsd: null, model: 'm' };
        },
      },
    });
    expect(result).toMatchObject({ turns: 3, ended: { outcome: 'provider-error' } });
    expect(result.ended?.reason).toContain(`: the last one ${cause}`);
    const notice = (last as Request | null)?.conversation.at(-1);
    expect(JSON.stringify(notice)).toContain(`The script was not run: your answer ${cause}`);
  },
);
