import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Turn } from './mock-model.ts';

export const task = 'The test fails. Find the cause, fix it and report.';
const files = 50;
const broken = 'for (let i = 1; i < values.length; i += 1) total += values[i];';
const source = (loop: string): string =>
  `export function sum(values) {\n  let total = 0;\n  ${loop}\n  return total;\n}\n`;
const fixed = source(broken.replace('i = 1', 'i = 0'));

/** A repository with a test that fails, fifty files to read, and as many more as asked. */
export function createRepository(directory: string, more = 0, prepare?: (directory: string) => void): void {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  };
  write('package.json', `${JSON.stringify({ name: 'bench', type: 'module', scripts: { test: 'node --test' } })}\n`);
  write('src/sum.js', source(broken));
  write(
    'test/sum.test.js',
    "import test from 'node:test';\nimport assert from 'node:assert/strict';\nimport { sum } from '../src/sum.js';\n\ntest('sum', () => assert.equal(sum([1, 2]), 3));\n",
  );
  for (let index = 0; index < files; index += 1)
    write(dataFile(index), `file ${index} abcdefghijklmnopqrstuvwxyz\n`.repeat(32));
  for (let index = 0; index < more; index += 1) write(`lib/part-${index % 100}/file-${index}.js`, `export {};\n`);
  prepare?.(directory);
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    ['commit', '--quiet', '--message', 'bench'],
  ])
    spawnSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.invalid', ...args], {
      cwd: directory,
      stdio: 'inherit',
    });
}

function dataFile(index: number): string {
  return `data/file-${index % files}.txt`;
}

const done: Turn = { text: 'Done.' };
const readWithCommand = (index: number): Turn => ({
  call: { name: 'shell', args: { command: ['head', '-n', String(32 - Math.floor(index / files)), dataFile(index)] } },
});
const runTests: Turn = { call: { name: 'shell', args: { command: ['node', '--test'] } } };
const readFile = (filePath: string): Turn => ({ call: { name: 'read_file', args: { filePath } } });
const script = (body: string): Turn => ({ text: `I work.\n\n<tool-calls>\n${body}\n</tool-calls>` });

/** `commands(n)` runs n commands that each print a file, one a turn. */
export const commands = (count: number): readonly Turn[] => [
  ...Array.from({ length: count }, (_, index) => readWithCommand(index)),
  done,
];

export const reads = (count: number): readonly Turn[] => [
  ...Array.from({ length: count }, (_, index) => readFile(dataFile(index))),
  done,
];

/** S1: one answer. S3: fix a bug in seven turns. S4: fifty calls. The last two also as one script each. */
export const scenarios = {
  S1: [done],
  S3: [
    runTests,
    readFile('src/sum.js'),
    readFile('test/sum.test.js'),
    readFile('package.json'),
    { call: { name: 'write_file', args: { filePath: 'src/sum.js', content: fixed } } },
    runTests,
    done,
  ],
  S4: commands(files),
  'S3-script': [
    script(
      [
        "const before = await tools.exec({ command: ['node', '--test'] });",
        "for (const filePath of ['src/sum.js', 'test/sum.test.js', 'package.json']) await tools.readFile({ filePath });",
        `await tools.writeFile({ filePath: 'src/sum.js', content: ${JSON.stringify(fixed)} });`,
        "const after = await tools.exec({ command: ['node', '--test'] });",
        'return [before.exitCode, after.exitCode];',
      ].join('\n'),
    ),
    done,
  ],
  'S4-script': [
    script(
      [
        'const lines = [];',
        `for (let i = 0; i < ${files}; i += 1) {`,
        '  const { stdout } = await tools.exec({ command: ["cat", `data/file-${i}.txt`] });',
        "  lines.push(`${i} ${stdout.length} ${stdout.split('\\n')[0]}`);",
        '}',
        'return lines;',
      ].join('\n'),
    ),
    done,
  ],
} satisfies Readonly<Record<string, readonly Turn[]>>;

export type ScenarioName = keyof typeof scenarios;

/** The policy of the measured runs: the calls of the scenarios, with limits above them. */
export const policyText = `version: 1
name: bench
extends: [builtin:node-test]
limits: { turns: 1000, toolCalls: 1000 }
harness: { limits: { toolCalls: 200 } }
tools: { pack: coding, packs: { coding: { extends: [core-codex], tools: [writeFile] } } }
rules:
  - { id: read, when: { read: '**' }, decision: allow, reason: The task is about the workspace. }
  - { id: edit, when: { write: ['src/**'] }, decision: allow, reason: The code is wrong. }
`;
