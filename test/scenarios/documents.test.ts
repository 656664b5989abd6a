import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

const policy = `version: 1
name: documents
rules:
  - { id: documents, when: { tool: [saveToFC, fetchFromFC, 'prompts.*'] }, decision: allow }
`;
const long = 'a line of the document\n'.repeat(5_000);

test('documents of scripts and calls are in the record, and a resumed run has them', async () => {
  const model = await startModelServer({
    turns: [
      {
        text: `<tool-calls>
await tools.saveToFC({ key: 'long', content: ${JSON.stringify('a line of the document\n')}.repeat(5_000) });
await tools.prompts.save({ key: 'review', content: 'Review it.' });
const errors = [];
try { await tools.prompts.load({ key: 'review' }); } catch (error) { errors.push(error.name + ': ' + error.message); }
try { await tools.prompts.get({ key: 'revue' }); } catch (error) { errors.push(error.message); }
return { errors, unknown: typeof tools.prompts.load, prompt: (await tools.prompts.get({ key: 'review' })).content };
</tool-calls>`,
      },
      { calls: [{ name: 'fetch_from_fc', args: { key: 'long' } }] },
      {
        text: `<tool-calls>
const { content } = await tools.fetchFromFC({ key: 'long' });
return content.length + ' ' + (await tools.prompts.get({ key: 'review' })).content;
</tool-calls>`,
      },
      { text: 'Done.' },
    ],
  });
  onTestFinished(() => model.close());
  const root = createRepository({ 'a.txt': 'a\n' });
  const directory = createDirectory('outside-');
  writeFileSync(join(directory, 'policy.yml'), policy);
  const record = join(directory, 'record');
  const begun = await runCliHere(
    [
      ...['run', 'Keep the notes.', '--policy', join(directory, 'policy.yml'), '--record', record, '--mode', 'comment'],
      ...['--provider', 'openai-chat', '--model', 'm', '--base-url', `${model.url}/v1`, '--max-turns', '1'],
    ],
    { cwd: root, env: { OPENAI_API_KEY: 'key-of-the-test' } },
  );
  expect(begun.exitCode, begun.stderr).toBe(4);
  const history = readFileSync(join(record, 'history.jsonl'), 'utf8');
  expect(history).toContain('"type":"document-saved"');
  const next = join(directory, 'next');
  const ended = await runCliHere(['resume', record, '--record', next, '--max-turns', '9'], {
    cwd: root,
    env: { OPENAI_API_KEY: 'key-of-the-test' },
  });
  expect(ended.exitCode, ended.stderr).toBe(0);
  const received = JSON.stringify(model.requests.at(-1)?.body);
  expect(received).toContain('ToolNotFoundError: the script calls tools.prompts.load');
  expect(received).toContain('did you mean review?');
  expect(received).toContain('\\"unknown\\":\\"undefined\\"');
  expect(received).toContain(`${long.length} Review it.`);
  // A structured call shows a part, and names the file with the rest.
  expect(received).toMatch(/bytes left out; the whole is in \/tmp\/outputs\/\d+-document\.txt/);
  expect((await runCliHere(['audit', 'verify', next], { cwd: root })).exitCode).toBe(0);
});
