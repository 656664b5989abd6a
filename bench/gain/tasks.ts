import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Call, Turn } from '../whole-runs/mock-model.ts';

/** One task and the turns that do it, by calls and by scripts. The turns are written here, so they are not a model's. */
export interface GainTask {
  readonly name: string;
  /** What is done, for the table. */
  readonly what: string;
  readonly files: Readonly<Record<string, string>>;
  readonly calls: readonly Turn[];
  readonly scripts: readonly Turn[];
}

const done: Turn = { text: 'Done.' };
const turn = (...calls: readonly Call[]): Turn => ({ calls });
const script = (body: string): Turn => ({ text: `<tool-calls>\n${body.trim()}\n</tool-calls>` });
const read = (filePath: string): Call => ({ name: 'read_file', args: { filePath } });
const write = (filePath: string, content: string): Call => ({ name: 'write_file', args: { filePath, content } });
const run = (...command: readonly string[]): Call => ({ name: 'shell', args: { command } });
const grep = (pattern: string): Call => ({ name: 'grep_files', args: { pattern } });
const test = run('node', '--test', '--test-reporter=dot');
const testInScript = "tools.exec({ command: ['node', '--test', '--test-reporter=dot'] })";
const range = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));
const each = (count: number, make: (index: number) => readonly [string, string]): Record<string, string> =>
  Object.fromEntries(range(count, make));

const users = (name: string, index: number): string =>
  `import { ${name} } from './lib.js';\n\n// Part ${index} of the program.\nexport function part${index}(value) {\n  const result = ${name}(value, ${index});\n  if (result === null) throw new Error('part ${index} has no result');\n  return result;\n}\n`;
const server = `import { createInterface } from 'node:readline';
const send = (message) => console.log(JSON.stringify({ jsonrpc: '2.0', ...message }));
const tools = [{ name: 'weather', description: 'The weather of a place.', inputSchema: { type: 'object', properties: { place: { type: 'string' } } } }];
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') send({ id, result: { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'weather', version: '1' } } });
  else if (method === 'tools/list') send({ id, result: { tools } });
  else if (method === 'tools/call') {
    const degrees = params.arguments.place.length * 3;
    send({ id, result: { content: [{ type: 'text', text: JSON.stringify({ place: params.arguments.place, degrees, report: 'Wind from the west. '.repeat(20) }) }] } });
  }
}
`;
export const serverFile = 'tools/server.mjs';
const places = range(15, (index) => `place-${'x'.repeat(index)}`);
const factor = (value: number): string => `export const factor = ${value};\n`;
const factorTest =
  "import test from 'node:test';\nimport assert from 'node:assert/strict';\nimport { factor } from '../src/factor.js';\n\ntest('factor', () => assert.equal(factor * 7, 42));\n";
const log = range(3_000, (index) =>
  index % 600 === 599 ? `line ${index} ERROR code ${index}` : `line ${index} info: all is well here`,
).join('\n');
const words = range(12, (index) => `word${index}`);

export const gainTasks: readonly GainTask[] = [
  {
    name: 'look',
    what: 'read two files and answer',
    files: {},
    calls: [turn(read('src/sum.js'), read('test/sum.test.js')), done],
    scripts: [
      script(
        "for (const filePath of ['src/sum.js', 'test/sum.test.js']) console.log((await tools.readFile({ filePath })).content);",
      ),
      done,
    ],
  },
  {
    name: 'fix',
    what: 'see a test fail, read, fix, test',
    files: {},
    calls: [
      turn(test),
      turn(read('src/sum.js'), read('test/sum.test.js')),
      turn(
        {
          name: 'write_file',
          args: {
            filePath: 'src/sum.js',
            content: 'export const sum = (values) => values.reduce((a, b) => a + b, 0);\n',
          },
        },
        test,
      ),
      done,
    ],
    scripts: [
      script(
        `console.log((await ${testInScript}).aggregatedOutput);\nfor (const filePath of ['src/sum.js', 'test/sum.test.js']) console.log((await tools.readFile({ filePath })).content);`,
      ),
      script(
        `await tools.writeFile({ filePath: 'src/sum.js', content: 'export const sum = (values) => values.reduce((a, b) => a + b, 0);\\n' });\nreturn (await ${testInScript}).aggregatedOutput;`,
      ),
      done,
    ],
  },
  {
    name: 'refactor-30',
    what: 'rename a function in 30 files',
    files: {
      'src/lib.js': 'export const compute = (value, index) => value + index;\n',
      ...each(30, (index) => [`src/part-${index}.js`, users('compute', index)]),
    },
    calls: [
      turn(grep('compute')),
      turn(...range(30, (index) => read(`src/part-${index}.js`))),
      turn(
        write('src/lib.js', 'export const calculate = (value, index) => value + index;\n'),
        ...range(30, (index) => write(`src/part-${index}.js`, users('calculate', index))),
      ),
      turn(grep('compute')),
      done,
    ],
    scripts: [
      script(`const find = async () => [...new Set((await tools.grepFiles({ pattern: 'compute', path: 'src', output: 'files' })).files)];
const files = await find();
for (const filePath of files) {
  const { content } = await tools.readFile({ filePath });
  await tools.writeFile({ filePath, content: content.replaceAll('compute', 'calculate') });
}
return { changed: files.length, left: await find() };`),
      done,
    ],
  },
  {
    name: 'many-greps',
    what: 'count 12 words in 40 files',
    files: each(40, (index) => [
      `docs/page-${index}.md`,
      range(8, (line) => `Line ${line} has ${words[(index + line) % 12]} in it.\n`).join(''),
    ]),
    calls: [turn(...words.map((word) => grep(`\\b${word}\\b`))), done],
    scripts: [
      script(`const counts = {};
for (let index = 0; index < 12; index += 1) {
  const { matches } = await tools.grepFiles({ pattern: '\\\\bword' + index + '\\\\b', limit: 2000 });
  counts['word' + index] = matches.length;
}
return counts;`),
      done,
    ],
  },
  {
    name: 'many-reads',
    what: 'find two of 20 files by their content',
    files: each(20, (index) => [
      `data/report-${index}.txt`,
      `${'All values are normal here.\n'.repeat(40)}state: ${index % 9 === 4 ? 'broken' : 'fine'}\n`,
    ]),
    calls: [turn(...range(20, (index) => read(`data/report-${index}.txt`))), done],
    scripts: [
      script(`const paths = Array.from({ length: 20 }, (_, index) => \`data/report-\${index}.txt\`);
const files = await Promise.all(paths.map((filePath) => tools.readFile({ filePath })));
return paths.filter((_, index) => files[index].content.includes('broken'));`),
      done,
    ],
  },
  {
    name: 'test-loop',
    what: 'change a value and test, up to the fifth time',
    files: { 'src/factor.js': factor(1), 'test/factor.test.js': factorTest },
    calls: [
      ...[2, 3, 4, 5, 6].map((value) =>
        turn(
          write('src/factor.js', factor(value)),
          run('node', '--test', '--test-reporter=dot', 'test/factor.test.js'),
        ),
      ),
      done,
    ],
    scripts: [
      script(`for (let value = 2; value < 20; value += 1) {
  await tools.writeFile({ filePath: 'src/factor.js', content: \`export const factor = \${value};\\n\` });
  const { exitCode } = await tools.exec({ command: ['node', '--test', '--test-reporter=dot', 'test/factor.test.js'] });
  if (exitCode === 0) return \`the tests pass with \${value}\`;
}
return 'no value passes';`),
      done,
    ],
  },
  {
    name: 'filter-a-log',
    what: 'find five lines in 3,000 lines of output',
    files: { 'build.log': log },
    calls: [turn(run('cat', 'build.log')), turn(run('grep', 'ERROR', 'build.log')), done],
    scripts: [
      script(
        "const { stdout } = await tools.exec({ command: ['cat', 'build.log'] });\nreturn stdout.split('\\n').filter((line) => line.includes('ERROR'));",
      ),
      done,
    ],
  },
  {
    name: 'mcp-fan-out',
    what: 'ask a tool of an MCP server 15 times, keep the highest value',
    files: { [serverFile]: server },
    calls: [turn(...places.map((place) => ({ name: 'mcp__weather__weather', args: { place } }))), done],
    scripts: [
      script(`const places = Array.from({ length: 15 }, (_, index) => 'place-' + 'x'.repeat(index));
const answers = await Promise.all(places.map((place) => tools.mcp.weather.weather({ place })));
return answers.map((answer) => JSON.stringify(answer).match(/degrees[^0-9]*([0-9]+)/)?.[1]).map(Number).sort((a, b) => b - a)[0];`),
      done,
    ],
  },
  {
    name: 'table',
    what: 'collect the versions of 25 packages',
    files: each(25, (index) => [
      `packages/p${index}/package.json`,
      `${JSON.stringify({ name: `p${index}`, version: `1.${index % 4}.0`, description: 'A package of the repository.', dependencies: { left: '^1.0.0', right: '^2.0.0' } }, null, 2)}\n`,
    ]),
    calls: [turn(...range(25, (index) => read(`packages/p${index}/package.json`))), done],
    scripts: [
      script(`const versions = {};
for (let index = 0; index < 25; index += 1) {
  const { name, version } = JSON.parse((await tools.readFile({ filePath: \`packages/p\${index}/package.json\` })).content);
  (versions[version] ??= []).push(name);
}
return versions;`),
      done,
    ],
  },
  {
    name: 'chain',
    what: 'follow ten files, each of which names the next',
    files: each(10, (index) => [`chain/${index}.txt`, index === 9 ? 'end: 42\n' : `next: chain/${index + 1}.txt\n`]),
    calls: [...range(10, (index) => turn(read(`chain/${index}.txt`))), done],
    scripts: [
      script(`let path = 'chain/0.txt';
for (;;) {
  const { content } = await tools.readFile({ filePath: path });
  const next = /next: (.*)/.exec(content)?.[1];
  if (next === undefined) return content;
  path = next;
}`),
      done,
    ],
  },
  {
    name: 'explore',
    what: 'four looks, each chosen after the one before: scripts gain nothing',
    files: {},
    calls: [
      turn({ name: 'list_dir', args: { dirPath: '.' } }),
      turn(read('package.json')),
      turn(read('test/sum.test.js')),
      turn(read('src/sum.js')),
      done,
    ],
    scripts: [
      script("return (await tools.listDir({ dirPath: '.' })).content;"),
      ...['package.json', 'test/sum.test.js', 'src/sum.js'].map((filePath) =>
        script(`return (await tools.readFile({ filePath: '${filePath}' })).content;`),
      ),
      done,
    ],
  },
  {
    name: 'mistake',
    what: 'a script that throws and has to be written again',
    files: {},
    calls: [
      turn(read('data/file-1.txt'), read('data/file-2.txt'), read('data/file-99.txt')),
      turn(read('data/file-9.txt')),
      done,
    ],
    scripts: [
      script(
        'const texts = [];\nfor (const index of [1, 2, 99]) texts.push((await tools.readFile({ filePath: `data/file-${index}.txt` })).content.slice(0, 40));\nreturn texts;',
      ),
      script(
        'const texts = [];\nfor (const index of [1, 2, 9]) texts.push((await tools.readFile({ filePath: `data/file-${index}.txt` })).content.slice(0, 40));\nreturn texts;',
      ),
      done,
    ],
  },
];

export function writeFiles(directory: string, files: GainTask['files']): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), content);
  }
}

/** The policy of the measured runs: any command, any file of the workspace, the server. */
export const renderPolicy = (task: GainTask): string => `version: 1
name: gain
extends: [builtin:fix-tests]
harness: { limits: { toolCalls: 200 } }
tools: { pack: coding, packs: { coding: { extends: [core-codex], tools: [writeFile${serverFile in task.files ? ", 'mcp.weather.*'" : ''}] } } }
${serverFile in task.files ? `mcp: { servers: { weather: { command: ['${process.execPath}', ${serverFile}] } } }\n` : ''}rules:
  - { id: server, when: { tool: 'mcp.weather.*' }, decision: allow, reason: The task. }
`;
