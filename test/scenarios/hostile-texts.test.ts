import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hostileTexts } from '../fixtures/hostile-texts.ts';
import { runCliHere } from '../fixtures/command-line.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { startWebServer } from '../fixtures/web-server.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

const size = 1_000_000;
const key = hostileTexts.get('a key with escapes')?.(size) ?? '';
const fence = hostileTexts.get('a fence of line breaks')?.(size) ?? '';
const repeated = hostileTexts.get('"a"')?.(size) ?? '';

test('a run in which everything is 1 MB that was made to be slow ends, with a whole record that can be read', async () => {
  const web = await startWebServer((_request, response) => response.setHeader('content-type', 'text/html').end(key));
  const root = createRepository({ 'hostile.txt': key, 'fence.md': fence, 'a.txt': 'a\n' });
  const directory = createDirectory('policy-');
  const policy = join(directory, 'policy.yml');
  writeFileSync(join(directory, 'task.md'), key.slice(0, 260_000));
  writeFileSync(
    policy,
    `version: 1
name: hostile
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
  - { id: write, when: { write: '*.txt' }, decision: allow, reason: The task. }
  - { id: run, when: { command: [cat, '**'] }, decision: allow, reason: The task. }
  - id: web
    when: { tool: fetchUrl, net: { host: 127.0.0.1, scheme: http, port: ${web.port}, method: GET } }
    decision: allow
    reason: The task.
`,
  );
  const call = (name: string, args: object) => ({ name, args });
  const turns = [
    {
      text: fence,
      calls: [
        call('read_file', { filePath: 'hostile.txt' }),
        call('shell', { command: ['cat', 'hostile.txt', 'fence.md'] }),
        call('grep_files', { pattern: 'n', path: 'hostile.txt' }),
        call('fetch_url', { urls: [`http://127.0.0.1:${web.port}/`] }),
      ],
    },
    {
      calls: [
        call('shell', { command: ['sh', '-c', key] }),
        call('write_file', { filePath: 'b.txt', content: key }),
        call('apply_patch', { patch: key }),
        { name: 'read_file', rawArgs: fence },
      ],
    },
    {
      text: '<tool-calls>\nconst { stdout } = await tools.exec({ command: ["cat", "hostile.txt"] }); console.log(stdout); throw new Error(stdout)\n</tool-calls>',
    },
    // The request is aborted at the end of a text that repeats itself.
    { text: repeated },
  ];
  const model = await startModelServer({ turns });
  onTestFinished(() => model.close());
  const record = join(createDirectory('record-'), 'record');
  const ended = await runCliHere(
    [
      ...[
        'run',
        '--task-file',
        join(directory, 'task.md'),
        '--policy',
        policy,
        '--provider',
        'openai-chat',
        '--model',
        'm',
      ],
      ...['--base-url', `${model.url}/v1`, '--record', record],
    ],
    { cwd: root, env: { OPENAI_API_KEY: 'model-key-of-the-run' } },
  );
  expect(ended.signal).toBeNull();
  expect(ended.stderr).not.toMatch(/^ {4}at /m);
  expect(model.requests.length, ended.stderr.slice(-2_000)).toBeGreaterThanOrEqual(turns.length);
  const read = (...args: string[]) => runCliHere(args, { cwd: root });
  expect(await read('audit', 'verify', record)).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('whole'),
  });
  expect((await read('report', record, '--html')).stdout).toContain('</html>');
  expect((await read('policy', 'suggest', record)).stderr).not.toMatch(/^ {4}at /m);
}, 300_000);

test.each(['"\\""', 'nested brackets'])('policy check refuses 1 MB of %s before it is parsed', async (consistsOf) => {
  const directory = createDirectory('policy-');
  writeFileSync(join(directory, 'policy.yml'), hostileTexts.get(consistsOf)?.(size) ?? '');
  const ended = await runCliHere(['policy', 'check', 'policy.yml'], { cwd: directory });
  expect(ended).toMatchObject({
    exitCode: 2,
    stderr: '',
    stdout: expect.stringContaining('characters, more than 500000'),
  });
});
