import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readRecord } from '../../src/record/read-record.ts';
import { runCliHere } from '../fixtures/command-line.ts';
import { startModelServer, type ModelServerRequest, type ScriptedTurn } from '../fixtures/model-server.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

const rule = "rules:\n  - { id: ask, when: { tool: ['agents.llm.chat', 'prompts.*'] }, decision: allow }\n";

/** Runs the built program with a model that sends these turns, and that answers requests without tools with the text of their prompt. */
async function runWithChats(turns: readonly ScriptedTurn[], policy: string, args: readonly string[] = []) {
  const own = [...turns];
  const chats: ModelServerRequest[] = [];
  const answer = (request: ModelServerRequest): ScriptedTurn => {
    if (request.body.tools !== undefined) return own.shift() ?? { text: 'Done.' };
    chats.push(request);
    return { text: `Answer ${chats.length}.` };
  };
  const model = await startModelServer({ turns: Array.from({ length: 100 }, () => answer) });
  onTestFinished(() => model.close());
  const directory = createDirectory('outside-');
  writeFileSync(join(directory, 'policy.yml'), `version: 1\nname: chats\n${policy}${rule}`);
  const record = join(directory, 'record');
  const ended = await runCliHere(
    [
      ...['run', 'Ask.', '--policy', join(directory, 'policy.yml'), '--record', record, '--mode', 'comment'],
      ...['--provider', 'openai-chat', '--model', 'm', '--base-url', `${model.url}/v1`, ...args],
    ],
    { cwd: createRepository({ 'a.txt': 'a\n' }), env: { OPENAI_API_KEY: 'key-of-the-test' } },
  );
  return { ended, chats, record: readRecord(record), received: JSON.stringify(model.requests.at(-1)?.body.messages) };
}

test('a script asks models with a saved prompt, within the list and the limit of the policy, and the run pays', async () => {
  const script = `<tool-calls>
await tools.prompts.save({ key: 'short', content: 'Answer in one word.' });
const first = await tools.agents.llm.chat({ prompt: 'What?', promptKey: 'short' });
const [second] = await Promise.all([tools.agents.llm.chat({ model: 'small', prompt: 'Who?' })]);
const errors = [];
for (const args of [{ model: 'large', prompt: 'x' }, { prompt: 'x', promptKey: 'shrt' }, { prompt: 'one too many' }, { question: 'x' }])
  try { await tools.agents.llm.chat(args); } catch (error) { errors.push(error.message); }
return { first, second, errors, unknown: typeof tools.agents.llm.ask };
</tool-calls>`;
  const { ended, chats, record, received } = await runWithChats(
    [{ text: script }],
    'agents: { models: [small], chats: 2 }\n',
  );
  expect(ended.exitCode, ended.stderr).toBe(0);
  expect(received).toContain('{\\"text\\":\\"Answer 1.\\",\\"model\\":\\"m-served\\",\\"complete\\":true}');
  expect(received).toContain('allowed are m, small');
  expect(received).toContain('did you mean short?');
  expect(received).toContain('the 2 chats of the run are spent');
  expect(received).toContain('Valid arguments: model, promptKey, prompt');
  expect(received).toContain('\\"unknown\\":\\"undefined\\"');
  expect(chats.map(({ body }) => body.model)).toEqual(['m', 'small']);
  expect(JSON.stringify(chats[0]?.body.messages[0])).toContain('Answer in one word.');
  expect(chats[0]?.body.messages).toHaveLength(2);
  // Two turns and two chats, each as the server counts it.
  expect(record.result).toMatchObject({ turns: 2, usage: { inputTokens: 400, cachedTokens: 160 } });
  expect(ended.stderr + ended.stdout).toContain('chat with small-served: 100 tokens in');
});

test('the tokens of chats count against the limit of the run', async () => {
  const chat = { calls: [{ name: 'agents_llm_chat', args: { prompt: 'What?' } }] };
  const { record, chats } = await runWithChats([chat, chat, chat], 'agents: {}\n', ['--max-tokens', '250']);
  // 84 tokens for each request: the second turn begins at 168, and its chat is the last request.
  expect(record.result).toMatchObject({ outcome: 'budget-exceeded' });
  expect(chats.length + (record.result?.turns ?? 0)).toBe(3);
});

test('without the key `agents` the tool is not offered, and a call of it is denied', async () => {
  const { record, chats, received } = await runWithChats(
    [{ calls: [{ name: 'agents_llm_chat', args: { prompt: 'What?' } }] }],
    '',
  );
  expect(chats).toEqual([]);
  expect(received).toContain(
    'agents.llm.chat needs the key agents, which the policy does not have: add agents: {} to it. Nothing',
  );
  expect(record.result).toMatchObject({ deniedCalls: 1 });
});
