import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCliHere } from '../fixtures/command-line.ts';
import { runBuiltCli } from '../fixtures/job.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createMark, findSleep } from '../fixtures/processes.ts';
import { createDirectory, createRepository, writeFiles } from '../fixtures/workspace.ts';
import { createFailingRepository, fixingTurns, readTree } from './scenario.ts';

const dist = join(import.meta.dirname, '../../dist');
const policy = ['--policy', 'builtin:fix-tests-strict', '--format', 'json'];
const contained = ['--policy', 'builtin:fix-tests', '--format', 'json'];

test('the demo, with only dist/ in an empty directory and under a strict umask, fixes the tests and states that the model is recorded, and its record is private', async () => {
  const directory = createDirectory('alone-');
  cpSync(dist, join(directory, 'dist'), { recursive: true });
  const node = join(createDirectory('strict-'), 'node');
  writeFileSync(node, `#!/bin/sh\numask 077\nexec '${process.execPath}' "$@"\n`, { mode: 0o755 });
  const record = join(createDirectory('record-'), 'run');
  const ended = await runBuiltCli(['demo', '--record', record], {
    cwd: directory,
    distDirectory: join(directory, 'dist'),
    node,
  });
  expect(ended.exitCode, ended.stderr).toBe(0);
  expect(ended.stdout).toMatch(/outcome: completed .* replayed model/);
  // Its commands get to their directories.
  expect(ended.stdout).toContain('red (exit 1) before, green after');
  expect(ended.stdout).toContain(`record:  ${record}`);
  expect(ended.stderr).toContain('a recorded model');
  expect(ended.stdout).toMatch(/1 denied/);
  const patch = readFileSync(join(record, 'changes.patch'), 'utf8');
  expect(patch).toContain('src/total.js');
  expect(patch).not.toContain('.github');
  expect(readFileSync(join(record, 'summary.md'), 'utf8')).toContain('replayed model');
  const open = readdirSync(record, { recursive: true, encoding: 'utf8' }).filter(
    (path) => (statSync(join(record, path)).mode & 0o077) !== 0,
  );
  expect([open, statSync(record).mode & 0o077]).toEqual([[], 0]);
});

test('a recording that does not match the repository stops and reports the position', async () => {
  const root = createFailingRepository();
  writeFiles(root, { 'src/total.js': 'export const sumInvoice = () => 0;\n' });
  const ended = await runCliHere(
    [
      'run',
      'x',
      '--policy',
      'builtin:fix-tests-strict',
      '--provider',
      'replay',
      '--replay',
      join(dist, 'demo/history.jsonl'),
      '--format',
      'json',
    ],
    { cwd: root },
  );
  expect(ended.exitCode, ended.stderr).toBe(5);
  expect(JSON.parse(ended.stdout)).toMatchObject({
    outcome: 'provider-error',
    reason: expect.stringMatching(/replay diverged at turn \d/),
  });
});

test('a recorded run can be replayed from its record', async () => {
  const model = await startModelServer({ turns: fixingTurns });
  onTestFinished(() => model.close());
  const record = join(createDirectory('record-'), 'run');
  const task = ['run', '-', '--policy', 'builtin:fix-tests-strict', '--format', 'json'];
  const live = await runCliHere(
    [...task, '--provider', 'openai-chat', '--model', 'm', '--base-url', `${model.url}/v1`, '--record', record],
    { cwd: createFailingRepository(), stdin: 'Fix the tests.' },
  );
  expect(live.exitCode, live.stderr).toBe(0);
  const again = await runCliHere([...task, '--provider', 'replay', '--replay', record], {
    cwd: createFailingRepository(),
    stdin: 'Fix the tests.',
  });
  expect(again.exitCode, again.stderr).toBe(0);
  expect(JSON.parse(again.stdout)).toMatchObject({
    outcome: 'completed',
    replayed: true,
    changedFiles: [{ path: 'src/discount.js' }, { path: 'src/total.js' }],
  });
  expect(model.requests.length).toBe(2);
});

test('call makes one call through policy and sandbox', async () => {
  const root = createFailingRepository();
  const allowed = await runCliHere(['call', 'readFile', '{"filePath":"package.json"}', ...policy], {
    cwd: root,
  });
  expect(JSON.parse(allowed.stdout)).toMatchObject({
    ok: true,
    result: { success: true },
    decision: { decision: 'allow' },
  });
  const denied = await runCliHere(['call', 'shell', '{"command":["curl","http://example.com"]}', ...policy], {
    cwd: root,
  });
  expect(denied.exitCode).toBe(3);
  expect(JSON.parse(denied.stdout)).toMatchObject({
    ok: false,
    error: { name: 'ApprovalDeniedError' },
    decision: { decision: 'deny' },
  });
});

test('call prints the text that a model receives, unless JSON is asked for', async () => {
  const root = createFailingRepository();
  const call = (tool: string, args: object) =>
    runCliHere(['call', tool, JSON.stringify(args), '--policy', 'builtin:fix-tests-strict'], { cwd: root });
  const read = await call('readFile', { filePath: 'package.json', limit: 1 });
  expect(read).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^L1: \{$/m) });
  const denied = await call('writeFile', { filePath: '.github/x.yml', content: 'x' });
  expect(denied).toMatchObject({ exitCode: 3, stdout: expect.stringMatching(/denied|refused/i) });
  expect((await call('readFile', { filePath: 7 })).stdout).toMatch(/^The arguments do not fit readFile: /);
  for (const { stdout } of [read, denied]) expect(() => JSON.parse(stdout) as unknown).toThrow(SyntaxError);
});

test.each([
  ['call', (command: string) => ['call', 'exec', JSON.stringify({ command: ['bash', '-c', command] })]],
  [
    'script',
    (command: string) => {
      const file = join(createDirectory('script-'), 'a.js');
      writeFileSync(file, `await tools.exec({ command: ['bash', '-c', ${JSON.stringify(command)}] });\nreturn 1;\n`);
      return ['script', file];
    },
  ],
])('%s prints no result if its changes cannot be written back', async (_, write) => {
  const root = createRepository({ 'src/a.txt': 'before\n' });
  const pause = createMark(604);
  const running = runCliHere([...write(`echo after > src/a.txt; sleep ${pause}; true`), ...contained], { cwd: root });
  await expect.poll(() => findSleep(pause)).not.toBeNull();
  writeFileSync(join(root, 'src/a.txt'), 'of another process\n');
  process.kill(findSleep(pause) ?? 0);
  expect(await running).toMatchObject({ exitCode: 1, stdout: '', stderr: expect.stringContaining('src/a.txt') });
  expect(readFileSync(join(root, 'src/a.txt'), 'utf8')).toBe('of another process\n');
});

test('doctor refuses a directory that does not exist', async () => {
  const ended = await runCliHere(['doctor', '--cwd', 'nowhere'], { cwd: createFailingRepository() });
  expect(ended).toMatchObject({ exitCode: 2, stdout: '' });
  expect(ended.stderr).toMatch(/^error: the directory nowhere cannot be read: it does not exist\n/);
});

test('script runs one script and shows its calls, decisions and results', async () => {
  const root = createFailingRepository();
  const before = readTree(root);
  const source = `
    const read = await tools.readFile({ filePath: 'package.json' });
    console.log('read it');
    try { await tools.writeFile({ filePath: '.github/x.yml', content: 'x' }); } catch (error) { return { name: error.name, success: read.success }; }`;
  const ended = await runBuiltCli(['script', '-', ...policy], { cwd: root, stdin: source });
  expect(JSON.parse(ended.stdout)).toMatchObject({
    ok: true,
    returnValue: { name: 'ApprovalDeniedError', success: true },
    logs: [{ level: 'log', text: 'read it' }],
    calls: [
      { tool: 'readFile', state: 'completed', decision: 'allow' },
      { tool: 'writeFile', state: 'denied', decision: 'deny', rule: 'protected' },
    ],
  });
  expect(readTree(root)).toEqual(before);
  const failed = await runCliHere(['script', '-', ...policy], {
    cwd: root,
    stdin: "await tools.readFile({ filePath: 'package.json' });\nthrow new TypeError('no');",
  });
  expect(failed.exitCode).toBe(1);
  expect(JSON.parse(failed.stdout)).toMatchObject({
    ok: false,
    error: { name: 'ScriptError', line: 2, completedTools: 1 },
    partialResults: [{ tool: 'readFile' }],
  });
});

test('script prints its value, its calls and the line of its error as text, unless JSON is asked for', async () => {
  const root = createFailingRepository();
  const script = (stdin: string) =>
    runCliHere(['script', '-', '--policy', 'builtin:fix-tests-strict'], { cwd: root, stdin });
  const read = await script(
    "console.warn('slow'); const { success } = await tools.readFile({ filePath: 'package.json' }); return { success };",
  );
  expect(read).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(
      /^The script returned:\n\{"success":true\}\nCalls:\n1\. readFile \S+ \(\d+ ms\): ok\n$/,
    ),
  });
  expect(read.stderr).toContain('warn: slow');
  expect((await script("return 'one\\ntwo'")).stdout).toBe('The script returned:\none\ntwo\n');
  const failed = await script("await tools.listDir({ dirPath: '.' });\nnull.x;");
  expect(failed).toMatchObject({
    exitCode: 1,
    stdout: expect.stringMatching(
      /^The script failed: ScriptError at script\.ts:2:\d+: TypeError: .*\nCalls:\n1\. listDir \. /,
    ),
  });
  expect(failed.stdout).not.toContain('do not repeat');
  const refused = await script('const a = ;');
  expect(refused).toMatchObject({
    exitCode: 1,
    stdout: expect.stringMatching(/^The script was not run: ScriptSyntaxError at script\.ts:1:11: /),
  });
});

test('limits of commands differ from limits of scripts', async () => {
  const outside = createDirectory('outside-');
  writeFileSync(
    join(outside, 'policy.yml'),
    `version: 1
name: narrow
sandbox: { limits: { memoryMb: 64, cpuSeconds: 1 } }
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task. }
`,
  );
  const ended = await runCliHere(['script', '-', '--policy', join(outside, 'policy.yml'), '--format', 'json'], {
    cwd: createFailingRepository(),
    stdin:
      'const end = Date.now() + 1600; while (Date.now() < end); return (await tools.listDir({ dirPath: "." })).success;',
  });
  expect(JSON.parse(ended.stdout), ended.stderr).toMatchObject({ ok: true, returnValue: true });
});

test('parse splits a message into its parts and runs nothing', async () => {
  const text =
    "Look:\n\n<tool-calls>\nreturn await tools.readFile({ filePath: 'a' });\n</tool-calls>\n\n<tool-calls>\nimport fs from 'fs';\n</tool-calls>\n";
  const ended = await runCliHere(['parse', '-', '--format', 'json'], { cwd: createDirectory(), stdin: text });
  expect(ended.exitCode).toBe(1);
  expect(JSON.parse(ended.stdout)).toMatchObject({
    blocks: [
      { format: 'tags', accepted: true, tools: ['readFile'] },
      { accepted: false, error: { name: expect.stringMatching(/BannedIdentifierError|ScriptSyntaxError/), line: 1 } },
    ],
  });
});

test('sandbox passes on the exit code and streams of one command', async () => {
  const root = createFailingRepository();
  const ended = await runBuiltCli(
    [
      'sandbox',
      '--policy',
      'builtin:fix-tests-strict',
      '--',
      'sh',
      '-c',
      'echo out; echo err >&2; touch package.json2; exit 7',
    ],
    { cwd: root },
  );
  expect(ended).toMatchObject({ exitCode: 7, stdout: 'out\n', stderr: expect.stringContaining('err') });
  expect(existsSync(join(root, 'package.json2'))).toBe(false);
});

test('explain shows the decisions on calls, one by one or as a batch', async () => {
  const root = createFailingRepository();
  const one = await runCliHere(
    [
      'policy',
      'explain',
      '--policy',
      'builtin:fix-tests-strict',
      '--call',
      '{"tool":"exec","args":{"command":["bash","-c","npm publish"]}}',
      '--format',
      'json',
    ],
    { cwd: root },
  );
  expect(JSON.parse(one.stdout)).toMatchObject({
    decision: 'deny',
    accesses: expect.any(Array),
    considered: expect.any(Array),
  });
  const calls = [
    { tool: 'exec', args: { command: ['npm', 'test'] } },
    { tool: 'writeFile', args: { filePath: '.git/hooks/x', content: '' } },
  ]
    .map((call) => JSON.stringify(call))
    .join('\n');
  const batch = await runCliHere(
    ['policy', 'explain', '--policy', 'builtin:fix-tests-strict', '--calls', '-', '--format', 'json'],
    { cwd: root, stdin: calls },
  );
  expect(
    batch.stdout
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { decision: string }).decision),
  ).toEqual(['allow', 'deny']);
});

test('a dry run shows policy, sandbox and prompt and sends no request to a model', async () => {
  const model = await startModelServer({ turns: [] });
  onTestFinished(() => model.close());
  const ended = await runCliHere(
    [
      'run',
      'The task.',
      '--policy',
      'builtin:fix-tests-strict',
      '--provider',
      'openai-chat',
      '--model',
      'm',
      '--base-url',
      `${model.url}/v1`,
      '--dry-run',
    ],
    { cwd: createFailingRepository() },
  );
  expect(ended.exitCode, ended.stderr).toBe(0);
  for (const fact of ['policy: fix-tests', '<tool-calls>', 'The task.']) expect(ended.stdout).toContain(fact);
  expect(ended.stdout).toMatch(/isolation: (?:full|strict)/);
  expect(model.requests.length).toBe(0);
});

test('doctor reports the abilities of this machine', async () => {
  const ended = await runBuiltCli(['doctor', '--format', 'json'], { cwd: createDirectory() });
  expect(ended.exitCode).toBe(0);
  expect(JSON.parse(ended.stdout)).toMatchObject({
    ok: true,
    checks: expect.arrayContaining([
      expect.objectContaining({ name: 'sandbox', ok: true, detail: expect.stringMatching(/^(?:full|strict)/) }),
    ]),
  });
});
