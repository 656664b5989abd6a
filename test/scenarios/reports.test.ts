import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareBrowser } from '../fixtures/browser.ts';
import { runCliHere } from '../fixtures/command-line.ts';
import { createDirectory } from '../fixtures/workspace.ts';

const openPage = shareBrowser();

const directory = mkdtempSync(join(tmpdir(), 'reports-'));
const record = join(directory, 'one');

async function run(args: readonly string[], stdin = ''): Promise<{ code: number | null; out: string; log: string }> {
  const { exitCode, stdout, stderr } = await runCliHere(args, { cwd: directory, stdin });
  return { code: exitCode, out: stdout, log: stderr };
}

afterAll(() => rmSync(directory, { recursive: true }));

beforeAll(() => {
  const program = join(import.meta.dirname, '../../dist/main/index.js');
  const { status, stderr } = spawnSync(process.execPath, [program, 'demo', '--record', record], {
    cwd: directory,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the demo ended with ${status}: ${stderr}`);
});

test('the record of a run has report.html, which shows the run in a browser without a request', async () => {
  const { page, log } = await openPage(join(record, 'report.html'));
  expect(await page.locator('h1').innerText()).toMatch(/completed.*replayed model.*2 changed files/);
  expect(await page.locator('#denials').innerText()).toContain('writeFile: write .github/workflows/test.yml');
  expect(await page.locator('.diff .add').count()).toBe(3);
  expect(await page.locator('.script .parallel').count()).toBeGreaterThan(0);
  expect(log).toEqual({ requests: [page.url()], messages: [] });
  await page.close();
});

test('report makes each report from a record alone, also from one that a killed run left open', async () => {
  const killed = join(directory, 'killed');
  mkdirSync(killed);
  const lines = readFileSync(join(record, 'history.jsonl'), 'utf8').trimEnd().split('\n');
  writeFileSync(join(killed, 'history.jsonl'), `${lines.slice(0, 20).join('\n')}\n`);
  for (const each of [record, killed]) {
    const isKilled = each === killed;
    expect((await run(['report', each])).out).toMatch(isKilled ? /^not finished/ : /^completed: 2 changed files/);
    expect((await run(['report', each, '--html'])).out).toContain(isKilled ? '✗ not finished' : '✓ completed');
    expect((await run(['report', each, '--md'])).out).toContain(isKilled ? '## Not finished' : '## completed');
    expect(JSON.parse((await run(['report', each, '--atif'])).out)).toMatchObject({ schema_version: 'ATIF-v1.7' });
    expect(JSON.parse((await run(['report', each, '--sarif'])).out)).toMatchObject({ version: '2.1.0' });
    expect(JSON.parse((await run(['report', each, '--otlp'])).out)).toMatchObject({ resourceSpans: [{}] });
  }
  const written = readFileSync(join(record, 'report.html'), 'utf8');
  // The digest of the audit is known only when the record is closed; the page does not have it.
  expect((await run(['report', record, '--html'])).out).toBe(written);
  rmSync(killed, { recursive: true });
});

test('report names what is wrong with its arguments', async () => {
  expect(await run(['report', record, '--md', '--sarif'])).toMatchObject({
    code: 2,
    log: expect.stringContaining('report makes one report at a time, not --md and --sarif') as string,
  });
  expect(await run(['report', join(directory, 'nothing')])).toMatchObject({
    code: 2,
    log: expect.stringContaining('nothing does not exist') as string,
  });
});

test('report merge joins the records of several directories, as Markdown and as a page', async () => {
  const artifacts = join(directory, 'artifacts');
  for (const name of ['first', 'second']) cpSync(record, join(artifacts, name), { recursive: true });
  const { out } = await run(['report', 'merge', artifacts, record]);
  expect(out).toContain('## 3 runs: 3 done, 0 not');
  expect(out).toMatch(
    /\| `artifacts\/first` \| completed — replayed model \| 2 changed files \| green \| 2 \| 1 \| 4 \| 480 \| unknown/,
  );
  expect(out).toMatch(/\| all \|.*\| 6 \| 3 \| 12 \| 1,440 \|/);
  expect(out).toMatch(/\| `protected` \| 3 \|/);
  const html = (await run(['report', 'merge', artifacts, '--html'])).out;
  expect(html).toContain('<h1>2 runs: 2 done, 0 not</h1>');
  expect((await run(['report', 'fleet', artifacts, '--html'])).out).toBe(html);
  const empty = createDirectory('empty-');
  expect(await run(['report', 'merge', empty])).toMatchObject({
    code: 2,
    log: expect.stringContaining('upload-artifact: full') as string,
  });
});

test('matrix prints the tasks of a file as JSON for strategy.matrix', async () => {
  const tasks = `defaults: { policy: 'builtin:fix-tests', max-turns: 20 }
tasks:
  - name: parser
    task: Fix the parser.
    repository: octo/parser
  - { name: docs, task-file: tasks/docs.md, max-turns: 5 }
`;
  const { code, out } = await run(['matrix', '-'], tasks);
  expect(code).toBe(0);
  expect(out.trimEnd().split('\n')).toHaveLength(1);
  expect(JSON.parse(out)).toEqual({
    include: [
      {
        policy: 'builtin:fix-tests',
        'max-turns': '20',
        name: 'parser',
        task: 'Fix the parser.',
        repository: 'octo/parser',
      },
      { policy: 'builtin:fix-tests', 'max-turns': '5', name: 'docs', 'task-file': 'tasks/docs.md' },
    ],
  });
});

test.each([
  ['tasks:\n  - name: a\n    tsk: x\n', 'tasks.yml:3:5: unknown key "tsk"'],
  ['tasks:\n  - name: a\n    task: x\n    max-turns: many\n', 'tasks.yml:4:16: '],
  ['tasks:\n  - { name: a, task: x }\n  - { name: a, task: y }\n', 'tasks.yml:3:13: task 1 has the name a too'],
  ['tasks:\n  - { name: a }\n', 'tasks.yml:2:5: the task a has neither task nor task-file'],
  ['tasks:\n  - { name: a, task: x, openai-api-key: k }\n', 'tasks.yml:2:25: unknown key "openai-api-key"'],
  [
    `tasks:\n${Array.from({ length: 257 }, (_, index) => `  - { name: t${index}, task: x }\n`).join('')}`,
    'tasks.yml:258:5: 257 tasks, and GitHub makes at most 256 jobs of a matrix',
  ],
])('matrix names the place of a mistake: %#', async (text, problem) => {
  writeFileSync(join(directory, 'tasks.yml'), text);
  const { code, log } = await run(['matrix', 'tasks.yml']);
  expect(code).toBe(2);
  expect(log).toContain(problem);
});
