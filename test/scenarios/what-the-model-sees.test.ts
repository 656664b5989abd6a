import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { startModelServer, type ScriptedTurn } from '../fixtures/model-server.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

const files = { 'src/a.js': 'export const a = 1;\n', 'package.json': '{"scripts":{"test":"node --test"}}\n' };

async function run(turns: readonly ScriptedTurn[], args: readonly string[]) {
  const root = createRepository(files);
  const model = await startModelServer({ turns });
  onTestFinished(() => model.close());
  const ended = await runCliHere(
    ['run', 'Fix the tests.', ...args, '--provider', 'openai-chat', '--model', 'any', '--base-url', `${model.url}/v1`],
    { cwd: root, env: { OPENAI_API_KEY: 'sk-test' } },
  );
  const messages = (model.requests.at(-1)?.body.messages ?? []) as { role: string; content: string }[];
  const results = messages.filter(({ role }) => role === 'tool').map(({ content }) => content);
  return { ended, requests: model.requests, results };
}

test('the first request of the pack core-codex is smaller than 8 KB', async () => {
  const policy = join(createDirectory(), 'policy.yml');
  writeFileSync(policy, 'version: 1\nname: codex\nextends: [builtin:fix-tests]\ntools: { pack: core-codex }\n');
  const { requests } = await run([], ['--policy', policy]);
  const tools = requests[0]?.body.tools as { function: { name: string } }[];
  expect(tools.map((tool) => tool.function.name)).toEqual([
    ...['shell', 'read_file', 'apply_patch', 'list_dir', 'grep_files', 'file_search'],
  ]);
  expect(Buffer.byteLength(JSON.stringify(requests[0]?.body))).toBeLessThan(8 * 1_024);
});

test('the first request with nine tools is smaller than 8.5 KB, and names only tools that are offered', async () => {
  const { requests } = await run([], ['--policy', 'builtin:fix-tests']);
  const [first] = requests;
  const tools = first?.body.tools as { function: { name: string } }[];
  expect(tools.map((tool) => tool.function.name)).toHaveLength(9);
  expect(Buffer.byteLength(JSON.stringify(first?.body))).toBeLessThan(8.5 * 1_024);
  const instructions = String(first?.body.messages[0].content);
  expect(instructions).toContain('Limits: 40 turns, 200 calls, 20 min; a command: 10 min.');
  expect(instructions).toContain('32 calls (4 at once)');
  for (const absent of ['execCommand', 'fetchUrl', 'webSearch']) expect(instructions).not.toContain(absent);
});

test('the instructions of a policy that allows no command and no write name neither', async () => {
  const { ended } = await run([], ['--policy', 'builtin:triage', '--mode', 'comment', '--dry-run']);
  expect(ended.exitCode, ended.stderr).toBe(0);
  expect(ended.stdout).toContain('Your last message is the result of the run');
  expect(ended.stdout).toContain('No file of the workspace may be written.');
  expect(ended.stdout).not.toMatch(/Denied: (?:read or )?write of/);
});

test('the first request begins with facts and with the instruction files, and its example prints texts to read', async () => {
  const root = createRepository({ ...files, 'AGENTS.md': 'Indent with tabs.\n', 'CLAUDE.md': '@AGENTS.md\n' });
  const model = await startModelServer({ turns: [{ text: 'Done.' }] });
  onTestFinished(() => model.close());
  const to = ['--provider', 'openai-chat', '--model', 'any', '--base-url', `${model.url}/v1`];
  await runCliHere(['run', 'Fix the tests.', '--policy', 'builtin:fix-tests', ...to], {
    cwd: root,
    env: { OPENAI_API_KEY: 'sk-test' },
  });
  const [system, user] = (model.requests[0]?.body.messages ?? []) as [
    { content: string },
    { content: { text: string }[] },
  ];
  const texts = user.content.map(({ text }) => text);
  expect(texts[0]).toMatch(
    /^The repository:\nBranch main, last commits: \w+ base\nNo uncommitted changes\nTop level: AGENTS\.md CLAUDE\.md package\.json src\/$/,
  );
  expect(texts[1]).toMatch(/^The repository's instructions for agents \(AGENTS\.md\)\..*\n\nIndent with tabs\.$/);
  expect(texts.slice(2)).toEqual(['Fix the tests.']);
  const instructions = system.content;
  expect(instructions).toContain('Find the root cause; make the smallest change');
  expect(instructions).toContain('Calls and scripts of a message run in the order written.');
  expect(instructions).toContain("console.log((await tools.readFile({ filePath: 'src/a.ts' })).content);");
  expect(instructions.match(/\/tmp\.(?: |$)/g)).toHaveLength(1);
});

test('a dry run needs neither key nor model', async () => {
  const ended = await runCliHere(['run', 'x', '--policy', 'builtin:read-only', '--dry-run'], {
    cwd: createRepository(files),
    env: {},
  });
  expect(ended, ended.stderr).toMatchObject({ exitCode: 0 });
  expect(ended.stdout).toContain('--- instructions');
});

test('in mode comment an answer completes the run, also if a call was denied', async () => {
  const { ended } = await run(
    [
      { calls: [{ name: 'shell', args: { command: ['node', '-e', '1'] } }] },
      { text: 'The constant `a` is exported by src/a.js.' },
    ],
    ['--policy', 'builtin:read-only', '--mode', 'comment'],
  );
  expect(ended.exitCode, ended.stdout + ended.stderr).toBe(0);
});

test('patches that cannot be parsed are failed calls and do not count as denials, and rules about tests do not apply to scratch files in /tmp, which no patch contains', async () => {
  const broken = { name: 'apply_patch', args: { patch: '*** Begin Patch\n*** Frobnicate: x\n*** End Patch' } };
  const fix =
    '*** Begin Patch\n*** Update File: src/a.js\n@@\n-export const a = 1;\n+export const a = 2;\n*** End Patch';
  const content = "import { test } from 'node:test';\ntest('a', () => { if (1 !== 1) throw new Error(); });\n";
  const remove = '*** Begin Patch\n*** Delete File: /tmp/scratch.test.js\n*** End Patch';
  const calls = [
    { name: 'apply_patch', args: { patch: fix } },
    { name: 'write_file', args: { filePath: '/tmp/scratch.test.js', content } },
    { name: 'apply_patch', args: { patch: remove } },
  ];
  // Denials of a run in a row would end it.
  const turns = [...[1, 2, 3, 4].map(() => ({ calls: [broken] })), { calls }, { text: 'Done.' }];
  const { ended, results } = await run(turns, ['--policy', 'builtin:fix-tests']);
  expect(results).toHaveLength(7);
  for (const text of results.slice(0, 4)) {
    expect(text).toContain('patch:');
    expect(text).not.toContain('Denied');
  }
  expect(results[6]).toContain('1 file changed');
  expect(ended.exitCode, ended.stdout + ended.stderr).toBe(0);
});

test('the omitted part of an output, of the value and of the console of a script can be read from its file, and a file of the system cannot', async () => {
  const script = `<tool-calls>
for (let index = 0; index < 300; index += 1) console.log('line ' + index, 'c'.repeat(90));
return Array.from({ length: 9_000 }, (_, index) => 'row ' + index);
</tool-calls>`;
  const { ended, requests, results } = await run(
    [
      { calls: [{ name: 'shell', args: { command: ['seq', '1', '30000'] } }] },
      { text: script },
      {
        calls: [
          {
            name: 'shell',
            args: {
              command: ['sh', '-c', 'ls /tmp/outputs; grep -c row /tmp/outputs/2-*; grep -c line /tmp/outputs/3-*'],
            },
          },
          { name: 'read_file', args: { filePath: '/etc/hostname' } },
        ],
      },
      { text: 'Done.' },
    ],
    ['--policy', 'builtin:fix-tests'],
  );
  expect(results[0]).toMatch(/bytes left out; the whole is in \/tmp\/outputs\/1-stdout\.txt/);
  const scripted = JSON.stringify(requests.at(-1)?.body.messages);
  expect(scripted.includes('/tmp/outputs/2-result.txt')).toBe(true);
  expect(scripted.includes('/tmp/outputs/3-console.txt')).toBe(true);
  expect(results[1]).toContain('1-stdout.txt');
  expect(results[1]).toMatch(/\n1\n300\n?/);
  expect(results[2]).toContain('Denied by rule system-files');
  expect(ended.stderr).toContain('(read /etc/hostname)');
});
