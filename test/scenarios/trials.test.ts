import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

// Problems that complete runs on real repositories revealed, each in the smallest repository that reproduces it.

interface Message {
  readonly role: string;
  readonly content: string | readonly { readonly text: string }[] | null;
}

async function run(root: string, turns: readonly ScriptedTurn[], { verify }: { readonly verify?: string } = {}) {
  const model = await startModelServer({ turns });
  onTestFinished(() => model.close());
  const record = join(createDirectory('outside-'), 'record');
  const ended = await runCliHere(
    [
      ...['run', 'The tests fail. Fix the code.', '--policy', 'builtin:fix-tests', '--record', record],
      ...['--provider', 'openai-chat', '--model', 'any', '--base-url', `${model.url}/v1`],
      ...(verify === undefined ? [] : ['--verify', verify]),
    ],
    { cwd: root, env: { OPENAI_API_KEY: 'model-key' } },
  );
  const read = (index: number): readonly Message[] => (model.requests.at(index)?.body.messages ?? []) as Message[];
  const readText = ({ content }: Message): string =>
    typeof content === 'string' ? content : (content ?? []).map(({ text }) => text).join('\n');
  return {
    ended,
    log: ended.stdout + ended.stderr,
    first: read(0).map(readText).join('\n'),
    last: read(-1).map(readText).join('\n'),
    results: read(-1)
      .filter(({ role }) => role === 'tool')
      .map(readText),
    file: (name: string): string => readFileSync(join(record, name), 'utf8'),
  };
}

const write = (filePath: string, content: string): ScriptedTurn => ({
  calls: [{ name: 'write_file', args: { filePath, content } }],
});

test('a script that writes back 2,500 lines changes only what it replaced, and its calls are listed without reasons of rules', async () => {
  const lines = (end: string) => Array.from({ length: 2_500 }, (_, index) => `line ${index + 1}`).join(end);
  const files = { 'src/bare.txt': lines('\n'), 'src/ended.txt': `${lines('\n')}\n`, 'src/dos.txt': lines('\r\n') };
  const root = createRepository(files);
  const script = `<tool-calls>
for (const filePath of ${JSON.stringify(Object.keys(files))}) {
  const { content } = await tools.readFile({ filePath });
  await tools.writeFile({ filePath, content: content.replace('line 2400', 'line 2400 is changed') });
}
return (await tools.exec({ command: ['git', 'diff', '--numstat'] })).stdout;
</tool-calls>`;
  const { ended, log, last } = await run(root, [{ text: script }, { text: 'Replaced.' }]);
  expect(ended.exitCode, log).toBe(0);
  for (const [path, content] of Object.entries(files)) {
    const expected = content.replace('line 2400', 'line 2400 is changed');
    expect(readFileSync(join(root, path), 'utf8') === expected, path).toBe(true);
    expect(last).toContain(`1\t1\t${path}`);
  }
  expect(last).toMatch(/\n\d+\. exec \S.* \(\d+ ms\): exit \d+\n/);
});

test('a red verify with a long output names the failing test in the first request and in the summary', async () => {
  const root = createRepository({
    'package.json': '{"type":"module"}\n',
    'src/content.js': "export const content = 'b';\n",
    'test/content.test.js': `import assert from 'node:assert';
import test from 'node:test';
import { content } from '../src/content.js';
for (let index = 1; index <= 400; index += 1)
  test(index === 200 ? 'returns the content' : 'passes ' + index, () => assert(index !== 200 || content === 'a', 'it is ' + content));
`,
  });
  const { ended, log, first, file } = await run(
    root,
    [write('src/content.js', "export const content = 'c';\n"), { text: 'Fixed.' }],
    { verify: 'node --test --test-reporter=tap test/content.test.js' },
  );
  expect(ended.exitCode, log).toBe(1);
  expect(first).toContain('(1 of 400 tests fail)');
  expect(first).toContain('not ok 200 - returns the content\n');
  expect(first).toContain("error: 'it is b'");
  expect(first).toContain('# fail 1');
  expect(first).not.toContain('ok 100 - passes 100');
  const summary = file('summary.md');
  expect(summary).toContain('## verify-failed');
  expect(summary).toContain('### Output of the verify command');
  expect(summary).toContain('not ok 200 - returns the content\n');
  expect(summary).toContain("error: 'it is c'");
});

test('a table and bold text around code of the last message are rendered in the summary', async () => {
  const text = `**\`sum\` is fixed** in \`src/a.js\`.

| Path | Before | Now |
| --- | :-: | --- |
| \`/a\` | 1 | <b>2</b> |

No other file was changed.`;
  const { ended, log, file } = await run(createRepository({ 'src/a.js': '' }), [write('src/a.js', '1;\n'), { text }]);
  expect(ended.exitCode, log).toBe(0);
  const summary = file('summary.md');
  expect(summary).toContain(
    '**`sum` is fixed** in `src/a.js`.\n\n| Path | Before | Now |\n| --- | :-: | --- |\n| `/a` | 1 |',
  );
  // HTML from the model stays text.
  expect(summary).not.toContain('<b>2</b>');
});

const numbers = Array.from({ length: 40 }, (_, index) => `const value${index + 1} = ${index + 1};`);
const replace = (line: number) =>
  ` const value${line - 1} = ${line - 1};\n-${numbers[line - 1]}\n+const value${line} = 0;\n`;

test.each([
  [
    'a unified diff',
    ([one, two]: readonly number[]) =>
      `--- a/src/a.js\n+++ b/src/a.js\n${[one, two].map((line = 2) => `@@ -${line - 1},2 +${line - 1},2 @@\n${replace(line)}`).join('')}`,
  ],
  [
    'an envelope',
    ([one, two]: readonly number[]) =>
      `*** Begin Patch\n*** Update File: src/a.js\n${[one, two].map((line = 2) => `@@\n${replace(line)}`).join('')}*** End Patch\n`,
  ],
])('the failure of %s with hunks in another order than the file names the line and the remedy', async (_, render) => {
  const original = `${numbers.join('\n')}\n`;
  const root = createRepository({ 'src/a.js': original });
  const patch = (lines: readonly number[]) => ({ name: 'apply_patch', args: { patch: render(lines) } });
  const look = { name: 'shell', args: { command: ['git', 'diff', '--numstat'] } };
  const { ended, log, results } = await run(root, [
    { calls: [patch([30, 10]), look] },
    { calls: [patch([10, 30]), look] },
    { text: 'Replaced.' },
  ]);
  expect(results[0]).toContain('does not fit there: its lines are at line 9. Put the hunks in the order of the file');
  expect(results[1]).not.toContain('src/a.js');
  expect(results[3]).toContain('2\t2\tsrc/a.js');
  expect(ended.exitCode, log).toBe(0);
});
