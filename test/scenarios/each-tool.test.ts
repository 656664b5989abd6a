import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toolCatalogue } from '../../src/tools/index.ts';
import { images } from '../fixtures/images.ts';
import { runCliHere } from '../fixtures/command-line.ts';
import { readServer } from '../fixtures/mcp-server.ts';
import { startWebServer } from '../fixtures/web-server.ts';
import { createDirectory, createRepository } from '../fixtures/workspace.ts';

interface Row {
  readonly args: object;
  /** A part of the value. */
  readonly value?: object;
  /** For a tool that needs what one call does not have: a session, a document, a model. */
  readonly failure?: string;
}

/** One row for each tool of the catalogue, a tool of a policy and a tool of a server. `at` is the address of a web server. */
const createRows = (at: string): Readonly<Record<string, Row>> => ({
  // Before the tools that save documents, since the error lists what is saved.
  fetchFromFC: { args: { key: 'missing' }, failure: 'missing' },
  'prompts.get': { args: { key: 'missing' }, failure: 'missing' },
  exec: { args: { command: ['cat', 'a.txt'] }, value: { exitCode: 0, stdout: 'alpha\n' } },
  execCommand: { args: { command: ['cat', 'a.txt'] }, value: { output: 'alpha\n', running: false, exitCode: 0 } },
  writeStdin: { args: { sessionId: 'session_9', chars: 'x' }, failure: 'session_9' },
  readFile: { args: { filePath: 'a.txt', numbered: true }, value: { content: 'L1: alpha' } },
  writeFile: { args: { filePath: 'new.txt', content: 'new\n' }, value: { bytes: 4, created: true } },
  applyPatch: {
    args: { patch: '*** Begin Patch\n*** Update File: b.txt\n@@\n-beta\n+gamma\n*** End Patch' },
    value: { success: true, changes: [{ path: 'b.txt', kind: 'update' }] },
  },
  edit: {
    args: { filePath: 'edited.txt', edits: [{ oldText: '', newText: 'edited\n' }] },
    value: { success: true, changes: [{ path: 'edited.txt', kind: 'add' }] },
  },
  listDir: { args: { dirPath: 'directory' }, value: { content: expect.stringContaining('c.txt') } },
  grepFiles: {
    args: { pattern: 'alph.', path: 'a.txt', output: 'matches' },
    value: { matches: [{ path: 'a.txt', line: 1, text: 'alpha' }] },
  },
  fileSearch: { args: { pattern: 'ctxt' }, value: { files: [{ path: 'directory/c.txt' }] } },
  updatePlan: { args: { plan: [{ step: 'Look', status: 'in_progress' }] }, value: { success: true } },
  viewImage: { args: { path: 'a.png' }, value: { width: 3, height: 2 } },
  fetchUrl: { args: { urls: [`${at}/page`] }, value: { pages: [{ title: 'Notes' }] } },
  webSearch: { args: { query: 'notes' }, value: { results: [{ title: 'Found' }] } },
  http: { args: { url: `${at}/json` }, value: { status: 200, body: '{"ok":true}' } },
  saveToFC: { args: { key: 'a', content: 'text' }, value: { bytes: 5 } },
  'prompts.save': { args: { key: 'b', content: 'text' }, value: { bytes: 5 } },
  // Commands without a run have no model: the answers of agents are tested in agents.test.ts and chats.test.ts.
  'agents.llm.chat': { args: { prompt: 'Hello' }, failure: 'work only in' },
  'agents.launch.sync': { args: { task: 'Look.' }, failure: 'work only in' },
  'agents.launch.async': { args: { task: 'Look.' }, failure: 'work only in' },
  // Only a job has a repository on GitHub: github-reads.test.ts.
  'github.issue': { args: { number: 1 }, failure: 'work only in' },
  'github.pull': { args: { number: 1 }, failure: 'work only in' },
  'github.search': { args: { query: 'a' }, failure: 'work only in' },
  'github.runLog': { args: { runId: 1 }, failure: 'work only in' },
  listMcpResources: { args: { server: 'notes' }, value: { resources: [{ uri: 'note://one' }] } },
  listMcpResourceTemplates: {
    args: { server: 'notes' },
    value: { resourceTemplates: [{ uriTemplate: 'note://{name}' }] },
  },
  readMcpResource: {
    args: { server: 'notes', uri: 'note://two' },
    value: { contents: [{ text: 'the note two' }] },
  },
  // One server has prompts, so it is the default.
  listMcpPrompts: { args: {}, value: { prompts: [{ name: 'review', server: 'notes' }] } },
  getMcpPrompt: {
    args: { server: 'notes', name: 'review', arguments: { file: 'a.txt' } },
    value: { messages: [{ role: 'user', content: { type: 'text', text: 'Review a.txt. </untrusted>' } }] },
  },
  'mcp.notes.add': { args: { left: 1, right: 2 }, value: { structuredContent: { sum: 3 } } },
  sayTwice: { args: { word: 'so' }, value: { exitCode: 0, stdout: 'so so\n' } },
});

async function setUp() {
  const web = await startWebServer(({ url = '' }, response) => {
    if (url === '/page') return void response.setHeader('content-type', 'text/html').end('<title>Notes</title>');
    response.setHeader('content-type', 'application/json');
    const results = [{ title: 'Found', url: 'https://example.com/', content: 'c' }];
    response.end(JSON.stringify(url.startsWith('/search') ? { results, query: 'notes' } : { ok: true }));
  });
  const at = `http://127.0.0.1:${web.port}`;
  const rows = createRows(at);
  const policy = join(createDirectory('policy-'), 'policy.yml');
  writeFileSync(
    policy,
    `version: 1
name: each
agents: {}
harness: { limits: { toolCalls: 64 } }
search: { format: searxng, url: '${at}/search', private: true }
mcp: { servers: { notes: { command: ['${process.execPath}', tools/server.mjs] } } }
customTools:
  sayTwice:
    description: Says a word twice.
    parameters: { properties: { word: { type: string } }, required: [word] }
    command: [echo, '{word}', '{word}']
rules:
  - { id: read, when: { read: ['**'] }, decision: allow }
  - { id: write, when: { write: ['**'] }, decision: allow }
  - { id: commands, when: { tool: [exec, execCommand], contained: true }, decision: allow }
  - { id: web, when: { tool: [http, fetchUrl], net: { host: 127.0.0.1, port: ${web.port} } }, decision: allow }
  - { id: others, when: { tool: [${Object.keys(rows).join(', ')}] }, decision: allow }
`,
  );
  const server = readServer();
  const createWorkspace = (): string => {
    const root = createRepository({
      'a.txt': 'alpha\n',
      'b.txt': 'beta\n',
      'directory/c.txt': 'c\n',
      'tools/server.mjs': server,
    });
    writeFileSync(join(root, 'a.png'), images.png);
    return root;
  };
  return { rows, options: ['--policy', policy, '--format', 'json'], createWorkspace };
}

interface Answer {
  readonly ok: boolean;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Without what differs from one process to the next. */
const dropVolatile = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (key, value: unknown) =>
      ['durationMs', 'sessionId', 'decision', 'date', 'leftBytes'].includes(key) ? undefined : value,
    ),
  );

/** A tool of each kind: what the command line prints of a result or an error does not depend on the tool. */
const byCommandLine = [...['exec', 'applyPatch', 'viewImage', 'mcp.notes.add'], ...['prompts.get', 'agents.llm.chat']];

test('a script gets its result from each tool of the catalogue, and a call of the command line gets the same', async () => {
  const { rows, options, createWorkspace } = await setUp();
  expect(Object.keys(rows)).toEqual(expect.arrayContaining([...toolCatalogue.names]));
  const source = `const answers = {};
for (const [name, args] of Object.entries(${JSON.stringify(Object.fromEntries(Object.entries(rows).map(([name, { args }]) => [name, args])))})) {
  const tool = name.split('.').reduce((directory, part) => directory[part], tools);
  try {
    answers[name] = { ok: true, result: await tool(args) };
  } catch (error) {
    answers[name] = { ok: false, error: { name: error.name, message: error.message.replace(name + ': ', '') } };
  }
}
return answers;`;
  const ended = await runCliHere(['script', '-', ...options], { cwd: createWorkspace(), stdin: source });
  expect(ended.stdout, ended.stderr).not.toBe('');
  const scripted = (JSON.parse(ended.stdout) as { returnValue: Record<string, Answer> }).returnValue;
  expect(scripted, ended.stdout).toBeDefined();
  for (const [name, { value, failure }] of Object.entries(rows)) {
    const answer = scripted[name];
    if (failure === undefined) expect(answer, name).toMatchObject({ ok: true, result: value });
    else expect(answer, name).toMatchObject({ ok: false, error: { message: expect.stringContaining(failure) } });
  }
  const root = createWorkspace();
  for (const name of byCommandLine) {
    const called = await runCliHere(['call', name, JSON.stringify(rows[name]?.args), ...options], { cwd: root });
    const answer = JSON.parse(called.stdout || JSON.stringify(called.stderr)) as Answer;
    expect(dropVolatile(scripted[name]), name).toEqual(dropVolatile(answer));
  }
});
