import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { images } from '../fixtures/images.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

test('an image reaches the model by a call and by a script, and is in the history', async () => {
  const root = createRepository({ 'README.md': 'x\n' });
  writeFileSync(join(root, 'shot.png'), images.png);
  writeFileSync(join(root, 'shot.gif'), images.gif);
  const record = join(createDirectory(), 'record');
  const script =
    "<tool-calls>\nconst { width } = await tools.viewImage({ path: 'shot.gif' });\nreturn width;\n</tool-calls>";
  const model = await startModelServer({
    turns: [{ calls: [{ name: 'view_image', args: { path: 'shot.png' } }] }, { text: script }, { text: 'Done.' }],
  });
  onTestFinished(() => model.close());
  const ended = await runCliHere(
    [
      ...['run', 'Look.', '--policy', 'builtin:read-only', '--mode', 'comment', '--record', record],
      ...['--provider', 'openai-chat', '--model', 'any', '--base-url', `${model.url}/v1`],
    ],
    { cwd: root, env: { OPENAI_API_KEY: 'sk-test' } },
  );
  expect(ended.exitCode, ended.stdout + ended.stderr).toBe(0);
  const sent = JSON.stringify(model.requests.at(-1)?.body.messages);
  expect(sent).toContain(`data:image/png;base64,${images.png.toString('base64')}`);
  expect(sent).toContain(`data:image/gif;base64,${images.gif.toString('base64')}`);
  expect(sent).toContain("Images of the script's calls, in their order:");
  const history = readFileSync(join(record, 'history.jsonl'), 'utf8');
  for (const image of [images.png, images.gif]) expect(history).toContain(image.toString('base64'));
});
