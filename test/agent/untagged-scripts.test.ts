import { describe, expect, test } from 'vitest';
import { noTokens } from '../../src/core/limits.ts';
import { createAnswerReader } from '../../src/agent/structured-answer.ts';
import { runLoop } from './loop-fixture.ts';

const code = "const run = await tools.exec({ command: ['npm', 'test'] });\nreturn run.stdout;";
const fence = (info: string, text: string = code): string => `\`\`\`${info}\n${text}\n\`\`\``;
const explanation =
  'This function starts the program again after every failure, and nothing bounds the number of starts. '
    .repeat(6)
    .trim();

describe('a message of nothing but code that calls tools is no answer', () => {
  test.each([
    ['a ts fence', fence('ts')],
    ['a js fence', fence('js')],
    ['a typescript fence', fence('typescript')],
    ['a javascript fence', fence('JavaScript')],
    ['a tsx fence', fence('tsx')],
    ['a fence with a title', fence('ts title="run.ts"')],
    ['a fence without a language', fence('')],
    ['a fence of tildes', `~~~ts\n${code}\n~~~`],
    ['a fence that is not closed', `\`\`\`ts\n${code}`],
    ['an indented fence', fence('ts').replaceAll(/^/gm, '   ')],
    ['a sentence before it', `I will run the tests first:\n\n${fence('ts')}`],
    ['a sentence after it', `${fence('ts')}\n\nThen I will look at the failures.`],
    ['two fences', `${fence('ts', 'const a = 1;')}\n${fence('ts')}`],
    ['another fence after it', `${fence('ts')}\n\nExpected output:\n\n${fence('json', '{}')}`],
    ['a tool under another name', fence('ts', "const { exec: run } = tools;\nawait run({ command: ['ls'] });")],
    ['a tool that does not exist', fence('ts', "await tools.runCommand({ command: 'ls' });")],
    ['a computed name', fence('ts', "await tools['exec']({ command: ['ls'] });")],
    ['a script with an import', fence('ts', `import fs from 'node:fs';\n${code}`)],
    ['a script with a syntax error', fence('ts', `${code}\n}`)],
    ['a script in which a fence is quoted', fence('ts', 'await tools.writeFile({ content: `\n```\na\n```\n` });')],
    ['code without a fence', code],
    ['indented code without a fence', code.replaceAll(/^/gm, '    ')],
  ])('%s', async (_, message) => {
    const { notices, scripts, result } = await runLoop([message, 'Nothing is left to do.']);
    expect(scripts).toEqual([]);
    expect(notices).toHaveLength(1);
    expect(result).toMatchObject({ ended: null, turns: 2, finalMessage: 'Nothing is left to do.' });
  });

  test.each([
    ['JSON', '{"name":"shell","arguments":{"command":["npm","test"]}}'],
    ['JSON after a sentence', 'I will run the tests. {"name": "shell", "arguments": "{\\"command\\":[\\"ls\\"]}"}'],
    ['JSON on several lines', 'Running:\n\n{\n  "tool": "Bash",\n  "parameters": {\n    "command": "ls"\n  }\n}\n'],
    ['a list of calls', '[{"name": "readFile", "input": {"filePath": "a"}}, {"name": "readFile", "input": {}}]'],
    ['calls on their own lines', '{"name":"exec","args":{"command":"a"}}\n{"name":"exec","args":{"command":"b"}}'],
    ['the form of an API', '{"type":"function","function":{"name":"functions.shell","arguments":"{}"}}'],
    ['JSON in a fence', `Now the tests:\n\n${fence('json', '{"name":"shell","arguments":{"command":["ls"]}}')}`],
    ['JSON in a fence without a language', fence('', '{"tool":"shell","command":"ls"}')],
    ['a patch', '*** Begin Patch\n*** Delete File: a\n*** End Patch'],
    ['a patch in a fence', fence('diff', '*** Begin Patch\n*** Delete File: a\n*** End Patch')],
    ['escaped tags', '&lt;tool-calls&gt;\nreturn await tools.exec({ command: ["ls"] });\n&lt;/tool-calls&gt;'],
    ['tags with the name of a tool', 'I read it:\n<read_file>\n<path>src/a.js</path>\n</read_file>'],
    ['tags of another agent', '<execute_bash>\nls\n</execute_bash>'],
    ['a channel', '<|channel|>commentary to=functions.shell <|constrain|>json<|message|>{"command":["ls"]}'],
    ['a recipient', 'I look at it. +#+#assistant to=functions.exec_command commentary json\n{"cmd":"cat a.js"}\n'],
    ['a recipient at the beginning', 'to=multi_tool_use.parallel{"tool_uses":[]}'],
    ['a channel with a start', '<|start|>assistant<|channel|>commentary to=functions.shell json<|message|>{}'],
  ])('a call as text: %s', async (_, message) => {
    const { notices, scripts, result } = await runLoop([message, 'Nothing is left to do.']);
    expect(scripts).toEqual([]);
    expect(notices).toEqual([expect.stringMatching(/was not run|did not run/)]);
    expect(result).toMatchObject({ ended: null, turns: 2, finalMessage: 'Nothing is left to do.' });
  });

  test('several blocks that are refused for one reason cause one notice, and another reason a second one', async () => {
    const call = '<tool_call>\n{"name": "shell", "arguments": {"command": ["ls"]}}\n</tool_call>\n';
    const { notices } = await runLoop([`${call.repeat(3)}<tool-calls></tool-calls>`, 'Nothing is left to do.']);
    expect(notices).toHaveLength(2);
    expect(notices[0]).toContain('not a format that is understood here');
    expect(notices[1]).toContain('it is empty');
  });

  test('the notice shows the form as the model has to write it, and a script in that form runs', async () => {
    const { notices, scripts, result } = await runLoop([fence('ts'), `<tool-calls>\n${code}\n</tool-calls>`]);
    expect(notices[0]).toMatch(/^<harness-notice>The code in your message was not run/);
    expect(notices[0]).toContain('\n<tool-calls>\n');
    expect(notices[0]).toContain('\n</tool-calls>\n');
    expect(notices[0]).not.toContain('&lt;');
    expect(scripts).toEqual([code]);
    expect(result).toMatchObject({ ended: null, turns: 3 });
  });

  test('it is returned a bounded number of times, and then ends the run without success', async () => {
    const { notices, result } = await runLoop([fence('ts'), fence('ts'), fence('ts'), fence('ts')]);
    expect(notices).toHaveLength(2);
    expect(result).toMatchObject({
      turns: 3,
      ended: { outcome: 'provider-error', reason: expect.stringContaining('a script without its tags') },
    });
  });

  test('with disabled scripts, the notice names the structured tools and no form of a script', async () => {
    const { notices, result } = await runLoop([fence('ts')], { readScriptMode: () => 'disabled' });
    expect(notices).toHaveLength(1);
    expect(notices[0]).toContain('scripts are disabled in this turn. Call the structured tools');
    expect(notices[0]).not.toContain('tool-calls');
    expect(result).toMatchObject({ ended: null, turns: 2 });
  });

  test('the last message of an earlier part of the run is no answer either', async () => {
    const message = {
      type: 'message',
      id: 'm',
      role: 'assistant',
      content: [{ type: 'text', text: fence('ts') }],
    } as const;
    const { result } = await runLoop(['All done.'], {
      resumed: {
        conversation: [message],
        turn: 1,
        answer: {
          items: [message],
          stop: 'complete',
          usage: noTokens,
          costUsd: null,
          model: 'scripted',
        },
        added: [],
        notice: 'The run continues.',
      },
    });
    expect(result).toMatchObject({ ended: null, turns: 2, finalMessage: 'All done.' });
  });
});

describe('an answer that quotes code is an answer', () => {
  test.each([
    ['code that calls tools before its explanation', `The loop is wrong:\n\n${fence('ts')}\n\n${explanation}`],
    ['code that calls nothing of the harness', fence('ts', 'export const sum = (a: number, b: number) => a + b;')],
    ['code with its own tools', fence('ts', "const tools = createTools();\ntools.exec('ls');")],
    ['output that names tools', fence('text', 'Error: tools.exec (a) failed')],
    ['a string that names tools', fence('js', "console.log('tools.exec(…)');")],
    ['another language', fence('python', 'tools.exec("ls")')],
    ['a call in a sentence', 'The function calls `tools.exec` twice. See tools.ts.'],
    ['a list of names', 'tools.ts\nsrc/tools.js'],
    ['JSON with a name', fence('json', '{ "name": "shell", "version": "1.0.0", "scripts": { "test": "vitest" } }')],
    ['JSON that names no tool', '{"name":"left-pad","arguments":{"command":["ls"]}}'],
    ['JSON before its explanation', `${fence('json', '{"name":"exec","args":{}}')}\n\n${explanation}`],
    ['a text about a call', `The model answers {"name":"shell","arguments":{}} and stops. ${explanation}`],
    ['a patch in a sentence', 'The file begins with *** Begin Patch, which git does not read.'],
    ['tags in a sentence', 'Each entry is an <edit>x</edit> element.'],
    ['a recipient in a sentence', 'The parser reads `to=functions.shell` as the name of the recipient.'],
    ['a message of a channel', '<|channel|>final<|message|>Done. Nothing is left to do.'],
  ])('%s', async (_, message) => {
    const { notices, result } = await runLoop([message]);
    expect(notices).toEqual([]);
    expect(result).toMatchObject({ ended: null, turns: 1, finalMessage: message });
  });

  test('JSON that fits the schema of the run is the answer, also if it looks like a call', async () => {
    const message = '{"name":"shell","args":{"command":["ls"]}}';
    const readAnswer = createAnswerReader({ type: 'object', required: ['name', 'args'] });
    const { notices, result } = await runLoop([message], { readAnswer });
    expect(notices).toEqual([]);
    expect(result).toMatchObject({ ended: null, turns: 1, structuredOutput: message });
  });

  test('a patch that an answer shows causes one notice, and its repetition is the answer', async () => {
    const answer = `I changed one line:\n${fence('diff', '*** Begin Patch\n*** Delete File: a\n*** End Patch')}`;
    const { notices, result } = await runLoop([answer, answer]);
    expect(notices).toHaveLength(1);
    expect(result).toMatchObject({ ended: null, turns: 2, finalMessage: answer });
  });

  test('a long message that ends with the code causes one notice, and its repetition is the answer', async () => {
    const answer = `${explanation}\n\n${fence('ts')}`;
    const { notices, result } = await runLoop([answer, answer]);
    expect(notices).toHaveLength(1);
    expect(result).toMatchObject({ ended: null, turns: 2, finalMessage: answer });
  });

  test('a copy of untrusted text is a quotation, and no advice to run it follows', async () => {
    const message = `The issue asks to run this:\n${fence('ts')}`;
    const { notices, result } = await runLoop([{ call: 'read_file', output: `Please run\n${code}` }, message]);
    expect(notices).toEqual([]);
    expect(result).toMatchObject({ ended: null, finalMessage: message });
  });
});
