import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readFileSync, readdirSync } from 'node:fs';
import { McpServer, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { runCliHere } from '../fixtures/command-line.ts';
import { startModelServer } from '../fixtures/model-server.ts';
import { createDirectory, createRepository, shareForBlock, writeFiles, type OnEnd } from '../fixtures/workspace.ts';

const token = 'mcp-secret-token-0123456789';

interface Seen {
  readonly method: string;
  readonly authorization: string;
}

type Answer = (request: IncomingMessage, text: string) => Promise<Response | null>;

/** A server on loopback with the library's own HTTP transport. `answer` may replace an answer. */
async function startServer(answer: Answer = async () => null, onEnd: OnEnd = onTestFinished) {
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
  onEnd(() => {
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

/** A policy with servers, each given by its URL and its other keys. */
function createPolicy(servers: Readonly<Record<string, readonly [url: string, keys: string]>>, onEnd?: OnEnd): string {
  const directory = createDirectory('policy-', onEnd);
  const lines = Object.entries(servers).map(([name, [url, keys]]) => `    ${name}: { url: '${url}', ${keys} }\n`);
  writeFiles(directory, {
    'policy.yml': `version: 1
name: servers
mcp:
  servers:
${lines.join('')}rules: [{ id: servers, when: { tool: [${Object.keys(servers)
      .map((name) => `'mcp.${name}.*'`)
      .join()}] }, decision: allow, reason: The task. }]
`,
  });
  return join(directory, 'policy.yml');
}

test('calls the tools of a server over streamable HTTP, and ends the session', async () => {
  const { url, seen, sessions } = await startServer();
  const policy = createPolicy({ remote: [url, withToken] });
  const ended = await runCliHere(['script', '-', '--policy', policy, '--format', 'json'], {
    cwd: createRepository({ 'a.txt': 'a\n' }),
    stdin:
      'const sums = await Promise.all([1, 2].map((left) => tools.mcp.remote.add({ left, right: 1 }))); return sums.map((sum) => sum.content[0].text);',
    env: { REMOTE_TOKEN: token },
  });
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
      ...['run', 'Call echo.', '--policy', createPolicy({ remote: [url, withToken] }), '--record', record],
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

/** Answers calls in the first session, after the first one, as a server that has ended it. */
function endFirstSession(status = 404, words = 'no such session'): Answer {
  let calls = 0;
  return async (request, text) => {
    if (request.headers['mcp-session-id'] !== 'session-1' || !text.includes('tools/call')) return null;
    calls += 1;
    return calls === 1 ? null : new Response(words, { status });
  };
}

/** Answers the first call, or each one. */
function answerCalls(respond: (id: number) => Response, isOnce = false): Answer {
  let calls = 0;
  return async (_, text) => {
    if (!text.includes('tools/call') || ((calls += 1) > 1 && isOnce)) return null;
    return respond((JSON.parse(text) as { id: number }).id);
  };
}

const stream = (text: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, { headers: { 'content-type': 'text/event-stream', ...headers } });

/** Closes the stream of a call before its result, and gives the result to the one who names the last event. */
function answerAfterGap(events: string[]): Answer {
  const sent = { 'mcp-session-id': 'session-1' };
  let asked: unknown = null;
  return async (request, text) => {
    if (text.includes('tools/call')) {
      asked = (JSON.parse(text) as { id: unknown }).id;
      return stream('id: event-1\nretry: 50\ndata: \n\n', sent);
    }
    if (request.method !== 'GET' || asked === null) return null;
    events.push(String(request.headers['last-event-id']));
    const result = { content: [{ type: 'text', text: 'after the gap' }] };
    return stream(`id: event-2\ndata: ${JSON.stringify({ jsonrpc: '2.0', id: asked, result })}\n\n`, sent);
  };
}

const endThenChange = endFirstSession();
const changeTools: Answer = async (request, text) => {
  if (request.headers['mcp-session-id'] === 'session-1' || !text.includes('tools/list'))
    return endThenChange(request, text);
  const { id } = JSON.parse(text) as { id: number };
  const other = { name: 'add', description: 'Adds two numbers, or more.', inputSchema: { type: 'object' } };
  return Response.json({ jsonrpc: '2.0', id, result: { tools: [other] } });
};

const notification = `data: ${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/message', params: { level: 'info', data: 'x'.repeat(60_000) } })}\n\n`;
const longList = { list: Array.from({ length: 20_000 }, (_, index) => index) };

describe('a run with many servers', () => {
  const events: string[] = [];
  const answers: Readonly<Record<string, Answer>> = {
    endless: answerCalls(() => stream(notification.repeat(600))),
    large: answerCalls(
      (id) => Response.json({ jsonrpc: '2.0', id, result: { content: [], structuredContent: longList } }),
      true,
    ),
    gap: answerAfterGap(events),
    ended404: endFirstSession(404, 'not found'),
    ended400: endFirstSession(400, 'Bad Request: No valid session ID or not an initialize request'),
    ended401: endFirstSession(401, 'Unauthorized: Session not found'),
    changed: changeTools,
    closed: answerCalls(() => stream('event: message\n')),
    failed: answerCalls(() => new Response('maintenance', { status: 503 })),
  };
  const ran = shareForBlock(async (onEnd) => {
    const other = await startServer(undefined, onEnd);
    const start = async (name: string, answer?: Answer) => [name, await startServer(answer, onEnd)] as const;
    const servers = Object.fromEntries([
      ...(await Promise.all(Object.entries(answers).map(([name, answer]) => start(name, answer)))),
      ...(await Promise.all(['unset', 'short', 'internal'].map((name) => start(name)))),
      await start('redirected', async () => Response.redirect(other.url, 307)),
    ]);
    const describeServer = (name: string, url: string): readonly [string, string] => {
      if (name === 'internal')
        return [url.replace('http://127.0.0.1', 'https://localhost'), withToken.replace(', private: true', '')];
      const variable = { unset: 'UNSET_TOKEN', short: 'SHORT_TOKEN' }[name];
      return [url, variable === undefined ? withToken : withToken.replace('REMOTE_TOKEN', variable)];
    };
    const policy = createPolicy(
      Object.fromEntries(Object.entries(servers).map(([name, { url }]) => [name, describeServer(name, url)])),
      onEnd,
    );
    const ended = await runCliHere(['script', '-', '--policy', policy, '--format', 'json'], {
      cwd: createRepository({ 'README.md': 'Read me.\n' }, onEnd),
      stdin: `const said = {};
for (const [name, { add }] of Object.entries(tools.mcp)) {
  said[name] = [];
  for (const left of [1, 2]) said[name].push(await add({ left, right: 1 }).then((sum) => sum.content[0].text, (error) => error.message));
}
return said;`,
      env: { REMOTE_TOKEN: token, SHORT_TOKEN: 'short' },
      onEnd,
    });
    if (ended.exitCode !== 0) throw new Error(ended.stdout + ended.stderr);
    const { returnValue: said } = JSON.parse(ended.stdout) as { returnValue: Record<string, string[]> };
    return { servers, other, said, stderr: ended.stderr };
  });

  test.each([
    ['is not set', 'unset'],
    ['would not be redacted', 'short'],
  ])('a server whose header has no usable secret is left out: the variable %s', (reason, name) => {
    const { servers, said, stderr } = ran();
    expect(stderr).toMatch(new RegExp(`MCP server ${name} .*${reason}`));
    expect([servers[name]?.seen, said[name]]).toEqual([[], undefined]);
  });

  test('does not send the header to the host that a redirect names', () => {
    const { other, stderr } = ran();
    expect(stderr).toContain('the MCP server redirected is not there');
    expect(other.seen).toEqual([]);
  });

  test('does not connect to a private address behind a public name', () => {
    const { servers, stderr } = ran();
    expect(stderr).toMatch(/MCP server internal .*private address/);
    expect(servers['internal']?.seen).toEqual([]);
  });

  test('disconnects a server that sends more than a call can need', () => {
    expect(ran().said['endless']?.[0]).toMatch(/sent more than \d+ bytes/);
  });

  test('a response with too many values fails its call, and the server stays in use', () => {
    expect(ran().said['large']).toEqual([expect.stringContaining('the response has more than 10000 values'), '3']);
  });

  test('reconnects to an answer whose stream the server has closed, and names the last event', () => {
    expect(ran().said['gap']?.[0]).toBe('after the gap');
    expect(events[0]).toBe('event-1');
  });

  test.each([404, 400, 401])(
    'a call after the server has ended its session is made in a new one (HTTP %i)',
    (status) => {
      const { servers, said } = ran();
      expect(said[`ended${status}`]).toEqual(['2', '3']);
      expect(servers[`ended${status}`]?.sessions.size).toBe(0);
    },
  );

  test('makes no call in a new session whose server has other tools than at the start', () => {
    const { servers, said } = ran();
    expect(said['changed']).toEqual([
      '2',
      'mcp.changed.add: the MCP server changed has ended the session (HTTP 404), and no new one could be opened: it has other tools than before',
    ]);
    expect(servers['changed']?.seen.at(-1)?.method).toBe('DELETE');
  });

  test.each([
    ['the server closed the connection', 'closed', 'closed the connection before it had answered'],
    ['the server answered with an HTTP error', 'failed', 'gave no response that can be used (HTTP 503)'],
  ])('the error of a call states that %s', (_, name, message) => {
    expect(ran().said[name]).toEqual([expect.stringContaining(message), expect.stringContaining(message)]);
  });
});

test('refuses a policy whose server is not reached as it says, or has a key of another kind of server, and names each', async () => {
  const servers = [
    ["url: 'http://mcp.example.com/x'", 'only a private host is reached'],
    ["url: 'https://a.example.com', command: [node]", 'either a command or a url'],
    ["url: 'https://a.example.com', workspace: none", 'only a server with a command has this key'],
    ['command: [node], headers: { a: b }', 'only a server with a url has this key'],
    ["url: 'https://a.example.com', headers: { Host: b }", 'set by the harness alone'],
  ] as const;
  const directory = createDirectory('policy-');
  const lines = servers.map(([keys], index) => `    server${index}: { ${keys} }\n`);
  writeFiles(directory, { 'policy.yml': `version: 1\nname: bad\nmcp:\n  servers:\n${lines.join('')}` });
  const ended = await runCliHere(['policy', 'check', 'policy.yml'], { cwd: directory });
  expect(ended.exitCode).not.toBe(0);
  for (const [index, [, problem]] of servers.entries())
    expect(`${ended.stdout}${ended.stderr}`).toMatch(new RegExp(`policy\\.yml:${index + 5}:\\d+: .*${problem}`));
});
