import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readFileSync, readdirSync } from 'node:fs';
import { McpServer, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { runCliHere } from '../fixtures/command-line.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createDirectory, createRepository, writeFiles } from '../fixtures/workspace.ts';

const token = 'mcp-secret-token-0123456789';

interface Seen {
  readonly method: string;
  readonly authorization: string;
}

type Answer = (request: IncomingMessage, text: string) => Promise<Response | null>;

/** A server on loopback with the library's own HTTP transport. `answer` may replace an answer. */
async function startServer(answer: Answer = async () => null) {
  const seen: Seen[] = [];
  const sessions = new Map<string, WebStandardStreamableHTTPServerTransport>();
  const server = createServer((request, response) => {
    void (async () => {
      const { authorization = '' } = request.headers;
      seen.push({ method: request.method ?? '', authorization });
      let text = '';
      for await (const chunk of request) text += String(chunk);
      const answered = (await answer(request, text)) ?? (await serve(request, text, sessions));
      response.writeHead(answered.status, Object.fromEntries(answered.headers));
      if (answered.body !== null) for await (const chunk of answered.body) response.write(chunk);
      response.end();
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`, seen, sessions };
}

async function serve(
  request: IncomingMessage,
  text: string,
  sessions: Map<string, WebStandardStreamableHTTPServerTransport>,
): Promise<Response> {
  const known = sessions.get(String(request.headers['mcp-session-id'] ?? ''));
  const transport = known ?? (await connectNew(request.headers.authorization ?? '', sessions));
  return transport.handleRequest(
    new Request('http://127.0.0.1/mcp', {
      method: request.method ?? 'GET',
      headers: Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
        values.map((value): [string, string] => [name, value]),
      ),
      ...(text !== '' && { body: text }),
    }),
  );
}

async function connectNew(authorization: string, sessions: Map<string, WebStandardStreamableHTTPServerTransport>) {
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: () => `session-${sessions.size + 1}`,
    onsessioninitialized: (id) => void sessions.set(id, transport),
    onsessionclosed: (id) => void sessions.delete(id),
  });
  const server = new McpServer({ name: 'remote', version: '1.0.0' });
  server.registerTool(
    'add',
    { description: 'Adds two numbers.', inputSchema: z.object({ left: z.number(), right: z.number() }) },
    async ({ left, right }) => ({ content: [{ type: 'text', text: String(left + right) }] }),
  );
  server.registerTool('echo', { description: 'Returns what it received.', inputSchema: z.object({}) }, async () => ({
    content: [{ type: 'text', text: authorization }],
  }));
  await server.connect(transport);
  return transport;
}

const withToken = "headers: { authorization: { env: REMOTE_TOKEN, prefix: 'Bearer ' } }, private: true";

function createPolicy(url: string, keys = withToken): string {
  const directory = createDirectory('policy-');
  writeFiles(directory, {
    'policy.yml': `version: 1
name: servers
mcp: { servers: { remote: { url: '${url}', ${keys} } } }
rules: [{ id: remote, when: { tool: 'mcp.remote.*' }, decision: allow, reason: The task. }]
`,
  });
  return join(directory, 'policy.yml');
}

function runScript(source: string, policy: string, env: Record<string, string> = { REMOTE_TOKEN: token }) {
  return runCliHere(['script', '-', '--policy', policy, '--format', 'json'], {
    cwd: createRepository({ 'README.md': 'Read me.\n' }),
    stdin: source,
    env,
  });
}

test('calls the tools of a server over streamable HTTP, and ends the session', async () => {
  const { url, seen, sessions } = await startServer();
  const policy = createPolicy(url);
  const ended = await runScript(
    'const sums = await Promise.all([1, 2].map((left) => tools.mcp.remote.add({ left, right: 1 }))); return sums.map((sum) => sum.content[0].text);',
    policy,
  );
  expect(JSON.parse(ended.stdout)).toMatchObject({ ok: true, returnValue: ['2', '3'] });
  expect(new Set(seen.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${token}`]));
  expect(seen.at(-1)?.method).toBe('DELETE');
  expect(sessions.size).toBe(0);
  const called = await runCliHere(['call', 'mcp.remote.add', '{"left":2,"right":3}', '--policy', policy], {
    cwd: createRepository({ 'a.txt': 'a\n' }),
    env: { REMOTE_TOKEN: token },
  });
  expect(called.stdout).toContain('5');
});

test('a header from a variable is in no request to the model and in no file of the record, even if the server returns it', async () => {
  const { url } = await startServer();
  const model = await startModelServer({
    turns: [{ calls: [{ name: 'mcp__remote__echo', args: {} }] }, { text: 'Done.' }],
  });
  onTestFinished(() => model.close());
  const record = join(createDirectory('record-'), 'run');
  const ended = await runCliHere(
    [
      ...['run', 'Call echo.', '--policy', createPolicy(url), '--record', record],
      ...['--provider', 'openai-chat', '--model', 'any', '--base-url', model.url],
    ],
    { cwd: createRepository({ 'a.txt': 'a\n' }), env: { REMOTE_TOKEN: token, OPENAI_API_KEY: 'none' } },
  );
  expect(ended.exitCode).toBe(0);
  const written = readdirSync(record, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  const texts = [...written, JSON.stringify(model.requests), ended.stdout, ended.stderr];
  expect(texts.join('')).toContain('Bearer ***');
  expect(texts.filter((text) => text.includes(token))).toEqual([]);
});

test.each<[string, Record<string, string>]>([
  ['is not set', {}],
  ['would not be redacted', { REMOTE_TOKEN: 'short' }],
])('a server whose header has no usable secret is left out: the variable %s', async (reason, env) => {
  const { url, seen } = await startServer();
  const ended = await runScript('return tools.mcp?.remote === undefined;', createPolicy(url), env);
  expect(ended.stderr).toContain(reason);
  expect(seen).toEqual([]);
});

test('does not send the header to the host that a redirect names', async () => {
  const other = await startServer();
  const { url } = await startServer(async () => Response.redirect(other.url, 307));
  const ended = await runScript('return 1;', createPolicy(url));
  expect(ended.stderr).toContain('the MCP server remote is not there');
  expect(other.seen).toEqual([]);
});

test('does not connect to a private address behind a public name', async () => {
  const { url, seen } = await startServer();
  const ended = await runScript(
    'return 1;',
    createPolicy(url.replace('http://127.0.0.1', 'https://localhost'), withToken.replace(', private: true', '')),
  );
  expect(ended.stderr).toContain('private address');
  expect(seen).toEqual([]);
});

test('disconnects a server that sends more than a call can need', async () => {
  const { url } = await startServer(async (_, text) => {
    if (!text.includes('tools/call')) return null;
    const line = `data: ${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/message', params: { level: 'info', data: 'x'.repeat(60_000) } })}\n\n`;
    return new Response(line.repeat(600), { headers: { 'content-type': 'text/event-stream' } });
  });
  const ended = await runScript(
    'try { await tools.mcp.remote.add({ left: 1, right: 1 }); } catch (error) { return error.message; }',
    createPolicy(url),
  );
  expect((JSON.parse(ended.stdout) as { returnValue: string }).returnValue).toMatch(/sent more than \d+ bytes/);
});

test('a response with too many values fails its call, and the server stays in use', async () => {
  let calls = 0;
  const { url } = await startServer(async (_, text) => {
    if (!text.includes('tools/call') || (calls += 1) > 1) return null;
    const { id } = JSON.parse(text) as { id: number };
    const structuredContent = { list: Array.from({ length: 20_000 }, (_one, index) => index) };
    return Response.json({ jsonrpc: '2.0', id, result: { content: [], structuredContent } });
  });
  const ended = await runScript(addTwice, createPolicy(url));
  expect(JSON.parse(ended.stdout), ended.stderr).toMatchObject({
    returnValue: [expect.stringContaining('the response has more than 10000 values'), '3'],
  });
});

test('reconnects to an answer whose stream the server has closed, and names the last event', async () => {
  const events: string[] = [];
  const stream = (text: string): Response =>
    new Response(text, { headers: { 'content-type': 'text/event-stream', 'mcp-session-id': 'session-1' } });
  let asked: unknown = null;
  const { url } = await startServer(async (request, text) => {
    if (text.includes('tools/call')) {
      asked = (JSON.parse(text) as { id: unknown }).id;
      return stream('id: event-1\nretry: 50\ndata: \n\n');
    }
    if (request.method !== 'GET' || asked === null) return null;
    events.push(String(request.headers['last-event-id']));
    const result = { content: [{ type: 'text', text: 'after the gap' }] };
    return stream(`id: event-2\ndata: ${JSON.stringify({ jsonrpc: '2.0', id: asked, result })}\n\n`);
  });
  const ended = await runScript(
    'return (await tools.mcp.remote.add({ left: 1, right: 1 })).content[0].text;',
    createPolicy(url),
  );
  expect(JSON.parse(ended.stdout), ended.stderr).toMatchObject({ ok: true, returnValue: 'after the gap' });
  expect(events[0]).toBe('event-1');
});

/** Answers calls in the first session, after the first one, as a server that has ended it. */
function endFirstSession(status = 404, words = 'no such session'): Answer {
  let calls = 0;
  return async (request, text) => {
    if (request.headers['mcp-session-id'] !== 'session-1' || !text.includes('tools/call')) return null;
    calls += 1;
    return calls === 1 ? null : new Response(words, { status });
  };
}

const addTwice = `const sums = [];
for (const left of [1, 2]) sums.push(await tools.mcp.remote.add({ left, right: 1 }).then((sum) => sum.content[0].text, (error) => error.message));
return sums;`;

test.each([
  [404, 'not found'],
  [400, 'Bad Request: No valid session ID or not an initialize request'],
  [401, 'Unauthorized: Session not found'],
])('a call after the server has ended its session is made in a new one (HTTP %i)', async (status, words) => {
  const { url, sessions } = await startServer(endFirstSession(status, words));
  const ended = await runScript(addTwice, createPolicy(url));
  expect(JSON.parse(ended.stdout), ended.stderr).toMatchObject({ ok: true, returnValue: ['2', '3'] });
  expect(sessions.size).toBe(0);
});

test('makes no call in a new session whose server has other tools than at the start', async () => {
  const endFirst = endFirstSession();
  const { url, seen } = await startServer(async (request, text) => {
    if (request.headers['mcp-session-id'] === 'session-1' || !text.includes('tools/list'))
      return endFirst(request, text);
    const { id } = JSON.parse(text) as { id: number };
    const other = { name: 'add', description: 'Adds two numbers, or more.', inputSchema: { type: 'object' } };
    return Response.json({ jsonrpc: '2.0', id, result: { tools: [other] } });
  });
  const ended = await runScript(addTwice, createPolicy(url));
  expect(JSON.parse(ended.stdout), ended.stderr).toMatchObject({
    returnValue: [
      '2',
      'mcp.remote.add: the MCP server remote has ended the session (HTTP 404), and no new one could be opened: it has other tools than before',
    ],
  });
  expect(seen.at(-1)?.method).toBe('DELETE');
});

test.each([
  [
    'the server closed the connection',
    'closed the connection before it had answered',
    (): Response => new Response('event: message\n', { headers: { 'content-type': 'text/event-stream' } }),
  ],
  [
    'the server answered with an HTTP error',
    'gave no response that can be used (HTTP 503)',
    (): Response => new Response('maintenance', { status: 503 }),
  ],
])('the error of a call states that %s', async (_, message, respond) => {
  const { url } = await startServer(async (__, text) => (text.includes('tools/call') ? respond() : null));
  const ended = await runScript(addTwice, createPolicy(url));
  const { returnValue } = JSON.parse(ended.stdout) as { returnValue: string[] };
  expect(returnValue).toEqual([expect.stringContaining(message), expect.stringContaining(message)]);
});

test.each([
  ["url: 'http://mcp.example.com/x'", 'only a private host is reached'],
  ["url: 'https://a.example.com', command: [node]", 'either a command or a url'],
  ["url: 'https://a.example.com', workspace: none", 'only a server with a command has this key'],
  ['command: [node], headers: { a: b }', 'only a server with a url has this key'],
  ["url: 'https://a.example.com', headers: { Host: b }", 'set by the harness alone'],
])('refuses a policy whose server has %s', async (keys, problem) => {
  const directory = createDirectory('policy-');
  writeFiles(directory, { 'policy.yml': `version: 1\nname: bad\nmcp: { servers: { remote: { ${keys} } } }\n` });
  const ended = await runCliHere(['policy', 'check', 'policy.yml'], { cwd: directory });
  expect(ended.exitCode).not.toBe(0);
  expect(`${ended.stdout}${ended.stderr}`).toMatch(new RegExp(`policy\\.yml:3:\\d+: .*${problem}`));
});
