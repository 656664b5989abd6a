import { expect, test } from 'vitest';
import type { Tool } from '../../../src/core/ports/tool.ts';
import { createToolLookup } from '../../../src/tools/definition/tool-lookup.ts';
import { findTool, tools } from '../../../src/tools/index.ts';

function listMessages(name: string, args: unknown): string[] {
  const bound = tools.find((tool) => tool.name === name)?.bind(args);
  return bound?.type === 'invalid' ? bound.issues.map(({ path, message }) => `${path}: ${message}`) : [];
}

test('an unknown argument is reported with the nearest one and the valid ones', () => {
  const [message] = listMessages('exec', { command: ['ls'], timeout: '5' });
  expect(message).toMatch(/^timeout: unknown argument; did you mean timeoutMs\? Valid arguments: command, .*timeoutMs/);
  expect(listMessages('readFile', { filePath: 'a', path: 'b' }).join('\n')).toContain(
    'path: unknown argument; did you mean filePath?',
  );
  expect(listMessages('writeFile', { filePath: 'a', text: 'b' }).join('\n')).toContain('did you mean content?');
});

test('every unknown argument is reported by its name, also one that is near to nothing', () => {
  expect(listMessages('exec', { command: ['ls'], zzzzzz: 1, qqqqqq: 2 })).toEqual([
    expect.stringMatching(/^zzzzzz: unknown argument\. Valid arguments: /),
    expect.stringMatching(/^qqqqqq: unknown argument\. Valid arguments: /),
  ]);
});

test('an argument that is spelled nearly as its opposite has no guess', () => {
  expect(listMessages('grepFiles', { pattern: 'a', exclude: 'dist' })).toEqual([
    expect.stringMatching(/^exclude: unknown argument\. Valid arguments: pattern, include, /),
  ]);
});

test('a last line before the first one, or beside a number of lines, is refused', () => {
  expect(listMessages('readFile', { filePath: 'a', offset: 3, endLine: 2 })).toHaveLength(1);
  expect(listMessages('readFile', { filePath: 'a', limit: 3, endLine: 2 })).toHaveLength(1);
  expect(listMessages('readFile', { filePath: 'a', endLine: '2' })).toHaveLength(1);
});

test('an argument that would change the call is refused', () => {
  expect(listMessages('readFile', { filePath: 'a', offset: -1 })).toHaveLength(1);
  expect(listMessages('grepFiles', { pattern: 'a', isRegexp: false })).toHaveLength(1);
  expect(listMessages('grepFiles', { pattern: 'a', head_limit: -1 })).toHaveLength(1);
  expect(listMessages('grepFiles', { pattern: 'a', exclude_pattern: 'b' })[0]).not.toContain('did you mean');
  expect(listMessages('fetchUrl', { url: 'https://example.com/', format: 'html' })).toHaveLength(1);
  expect(listMessages('http', { url: 'https://example.com/', method: 'TRACE' })).toHaveLength(1);
});

test('arguments that are a list are refused with the names of the arguments and an example', () => {
  expect(listMessages('exec', ['npm', 5])).toEqual([
    expect.stringMatching(
      /^: expected one object with the arguments command, .*, as in tools\.exec\(\{ command: \['git'/,
    ),
  ]);
});

test.each([
  ['exec', { cmd: 'ls', workdir: 'src', timeout_ms: 5 }, { command: ['bash', '-c', 'ls'], cwd: 'src', timeoutMs: 5 }],
  ['readFile', { file_path: 'a' }, { filePath: 'a' }],
  ['readFile', { path: 'a' }, { filePath: 'a' }],
  ['readFile', { path: 'a', endLine: 3 }, { offset: 1, limit: 3 }],
  ['readFile', { path: 'a', start_line: 2, end_line: 3 }, { offset: 2, limit: 2 }],
  ['readFile', { path: 'a', offset: 0, limit: 5 }, { offset: 1, limit: 5 }],
  ['readFile', { path: 'a', offset: 0, end_line: 5 }, { offset: 1, limit: 5 }],
  ['readFile', { path: 'a', start_line: 3, end_line: -1 }, { offset: 3 }],
  ['grepFiles', { query: 'a', isRegexp: true, includePattern: '*.ts' }, { pattern: 'a', include: '*.ts' }],
  ['grepFiles', { pattern: 'a', head_limit: 0, offset: 0 }, { pattern: 'a', limit: 100 }],
  [
    'fetchUrl',
    { url: 'https://example.com/', prompt: 'What?', format: 'markdown' },
    { urls: ['https://example.com/'] },
  ],
  ['http', { url: 'https://example.com/', method: 'get' }, { method: 'GET' }],
  ['writeFile', { path: 'a', contents: 'b' }, { filePath: 'a', content: 'b' }],
  ['listDir', { path: 'a' }, { dirPath: 'a' }],
  ['exec', { command: 'ls', description: 'Lists', timeout: 120_000 }, { timeoutMs: 120_000 }],
  ['exec', { command: 'ls', timeout: 90 }, { timeoutMs: 90_000 }],
  [
    'updatePlan',
    { todos: [{ content: 'a', status: 'pending', activeForm: 'A' }] },
    { plan: [{ step: 'a', status: 'pending' }] },
  ],
  [
    'updatePlan',
    { plan: ['a'].map((step) => ({ step, status: 'pending' })) },
    { plan: [{ step: 'a', status: 'pending' }] },
  ],
  ['fetchUrl', { url: 'https://example.com/' }, { urls: ['https://example.com/'] }],
  ['exec', 'npm test', { command: ['bash', '-c', 'npm test'] }],
  ['readFile', 'a.txt', { filePath: 'a.txt' }],
  ['grepFiles', { query: 'a', glob: '*.ts', path: 'src' }, { pattern: 'a', include: '*.ts', path: 'src' }],
  ['grepFiles', { pattern: 'a', case_insensitive: true }, { pattern: 'a', caseSensitive: false }],
  ['exec', { command: '["npm", "test"]' }, { command: ['npm', 'test'] }],
  ['exec', { command: '[ -f a ] && echo "b"' }, { command: ['bash', '-c', '[ -f a ] && echo "b"'] }],
  ['fetchUrl', { urls: '["https://example.com/"]' }, { urls: ['https://example.com/'] }],
  ['exec', ['git', ['log', '-3']], { command: ['git', 'log', '-3'] }],
  ['exec', ['git', ['log'], { cwd: 'src', timeout: 5 }], { command: ['git', 'log'], cwd: 'src', timeoutMs: 5_000 }],
  ['exec', ['git', 'log', '-3'], { command: ['git', 'log', '-3'] }],
  ['exec', ['git', 'log', { cwd: 'src' }], { command: ['git', 'log'], cwd: 'src' }],
  ['exec', ['ls', { workdir: 'src' }], { command: ['bash', '-c', 'ls'], cwd: 'src' }],
  ['exec', [['npm', 'test'], { cwd: 'a' }], { command: ['npm', 'test'], cwd: 'a' }],
  ['readFile', [{ filePath: 'a' }, { limit: 3 }], { filePath: 'a', limit: 3 }],
  ['writeFile', ['a.txt', 'text'], { filePath: 'a.txt', content: 'text' }],
  ['edit', ['a', 'old', 'new'], { filePath: 'a', edits: [{ oldText: 'old', newText: 'new' }] }],
  ['edit', ['a', 'old', 'new', { all: true }], { edits: [{ oldText: 'old', newText: 'new', all: true }] }],
  ['edit', ['a', [{ oldText: 'old', newText: 'new' }]], { filePath: 'a', edits: [{ oldText: 'old', newText: 'new' }] }],
  ['grepFiles', ['sum', { path: 'test' }], { pattern: 'sum', path: 'test' }],
  ['writeStdin', { session_id: 'session_1', input: 'x\n' }, { sessionId: 'session_1', chars: 'x\n' }],
  ['edit', { filePath: 'a', edits: '[{"oldText":"b","newText":"c"}]' }, { edits: [{ oldText: 'b', newText: 'c' }] }],
  ['updatePlan', { plan: '[{"step":"a","status":"pending"}]' }, { plan: [{ step: 'a', status: 'pending' }] }],
  ['exec', { command: ['ls'], env: '{"CI":"1"}', timeoutMs: '5000' }, { env: { CI: '1' }, timeoutMs: 5_000 }],
  [
    'grepFiles',
    { pattern: '5', limit: '10', caseSensitive: 'false' },
    { pattern: '5', limit: 10, caseSensitive: false },
  ],
  ['listDir', { dirPath: '' }, { dirPath: '.' }],
  ['grepFiles', { pattern: 'a', path: '' }, { path: '.' }],
  ['exec', { command: ['ls'], cwd: '' }, { cwd: '.' }],
  ['readFile', { path: 'a', start_line: 2, end_line: 3, limit: null }, { filePath: 'a', offset: 2, limit: 2 }],
])('%s accepts the spellings of other agents: %j', (name, args, expected) => {
  const bound = tools.find((tool) => tool.name === name)?.bind(args);
  expect(bound?.type === 'bound' ? bound.call.args : bound).toMatchObject(expected);
});

test.each([
  ['writeFile', ['a.txt', 'text', 'more']],
  ['grepFiles', ['sum', 'test']],
  ['readFile', ['a.txt', 1, 3]],
  ['readFile', ['a.txt', { filePath: 'b.txt' }]],
  ['exec', ['git', ['log'], 'src']],
  ['exec', ['ls', { cwd: 'src' }, { cwd: 'test' }]],
])('%s refuses arguments that do not make one object: %j', (name, args) => {
  expect(listMessages(name, args)).toEqual([expect.stringMatching(/^: expected one object with the arguments /)]);
});

test('null for an argument that can be left out leaves it out, and is refused for another one', () => {
  const bind = (name: string, args: object) => tools.find((tool) => tool.name === name)?.bind(args);
  expect(
    bind('exec', { command: ['ls'], cwd: null, env: null, timeout_ms: null, justification: null, zzzzzz: null }),
  ).toMatchObject({ type: 'bound', call: { args: { command: ['ls'] } } });
  expect(bind('edit', { filePath: 'a', edits: [{ oldText: 'b', newText: 'c', all: null }] })).toMatchObject({
    call: { args: { filePath: 'a', edits: [{ oldText: 'b', newText: 'c' }] } },
  });
  expect(bind('listDir', { dirPath: null, depth: null })).toMatchObject({ call: { args: { dirPath: '.', depth: 2 } } });
  expect(listMessages('writeFile', { filePath: 'a', content: null })).toEqual([expect.stringMatching(/^content: /)]);
});

test('a text that is no value of the wanted type is refused', () => {
  for (const limit of ['ten', '', 'true', '[5]', '0x5'])
    expect(listMessages('readFile', { filePath: 'a', limit })).toHaveLength(1);
  expect(listMessages('edit', { filePath: 'a', edits: '{"oldText":"b","newText":"c"}' })).toHaveLength(1);
});

test('an empty path of a file is a wrong argument', () => {
  for (const [name, args] of [
    ['readFile', { filePath: '' }],
    ['writeFile', { filePath: '', content: 'a' }],
    ['edit', { filePath: '', edits: [{ oldText: 'a', newText: 'b' }] }],
    ['edit', { filePath: '', oldText: 'a', newText: 'b' }],
    ['viewImage', { path: '' }],
  ] as const)
    expect(listMessages(name, args)).toEqual([expect.stringMatching(/^(?:file)?path: is empty: name a file$/i)]);
});

test('a spelling is refused if it would name an argument twice', () => {
  expect(listMessages('exec', { command: ['ls'], workdir: 'a', directory: 'b' })).toHaveLength(2);
  expect(listMessages('exec', JSON.parse('{ "command": ["ls"], "__proto__": { "cwd": "a" } }'))).toHaveLength(1);
});

test('tools have the names of other agents, unless a tool has the name itself', () => {
  for (const [name, tool] of [
    ['bash', 'exec'],
    ['Bash', 'exec'],
    ['run_shell_command', 'exec'],
    ['Read', 'readFile'],
    ['write', 'writeFile'],
    ['LS', 'listDir'],
    ['Grep', 'grepFiles'],
    ['shell', 'exec'],
    ['Edit', 'edit'],
    ['MultiEdit', 'edit'],
    ['replace', 'edit'],
    ['str_replace_based_edit_tool', 'edit'],
    ['TodoWrite', 'updatePlan'],
    ['WebFetch', 'fetchUrl'],
    ['WebSearch', 'webSearch'],
    ['Glob', 'listDir'],
    ['find', 'listDir'],
    ['patch', 'applyPatch'],
    ['container.exec', 'exec'],
  ] as const)
    expect(findTool(name)?.name, name).toBe(tool);
  expect(findTool('constructor')).toBe(null);
  const own = { ...tools[0], name: 'bash', structuredName: 'bash', aliases: [] } as Tool;
  expect(createToolLookup([...tools, own]).findTool('bash')).toBe(own);
  expect(createToolLookup(tools).listNearestNames('delete_file', 'structuredName')).toEqual([]);
  expect(createToolLookup(tools).findAlias('shell')).toBe('exec');
  expect(createToolLookup(tools).findAlias('exec')).toBe(null);
});
