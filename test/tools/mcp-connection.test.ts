import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/core/text/json.ts';
import { connectServer } from '../../src/tools/mcp/connect-server.ts';
import { createLineTransport } from '../../src/tools/mcp/line-transport.ts';

const introduction = {
  protocolVersion: '2025-06-18',
  capabilities: { tools: {} },
  serverInfo: { name: 'raw', version: '1' },
};

/** Connects to a server that answers each request with what `answer` returns for it. */
function connect(answer: (method: string, params: JsonObject) => object, introduced: object = introduction) {
  let say = (_line: string): void => undefined;
  const transport = createLineTransport({
    writeLine(line) {
      const { method, params, id } = JSON.parse(line) as { method: string; params: JsonObject; id?: number };
      if (id === undefined) return;
      const answered = method === 'initialize' ? { result: introduced } : answer(method, params ?? {});
      queueMicrotask(() => say(JSON.stringify({ jsonrpc: '2.0', id, ...answered })));
    },
    onLine(listener) {
      say = listener;
    },
    onExit: () => undefined,
    readStderr: () => '',
    stop: () => undefined,
    end: async () => undefined,
  });
  return connectServer({
    server: {
      type: 'command',
      name: 'raw',
      command: ['raw'],
      cwd: '.',
      env: {},
      workspace: 'none',
      network: [],
      restarts: 0,
      startupTimeoutMs: 20_000,
      callTimeoutMs: 20_000,
      toolsSha256: null,
    },
    transport,
    version: '1',
    signal: new AbortController().signal,
    onChanged: () => undefined,
  });
}

test.for([null, ''])('a list of tools ends with the cursor %j, as some servers write the last page', async (last) => {
  const { definitions } = await connect((_method, { cursor }) => ({
    result:
      cursor === undefined ? { tools: [{ name: 'a' }], nextCursor: 'b' } : { tools: [{ name: 'b' }], nextCursor: last },
  }));
  expect(definitions).toEqual([{ name: 'a' }, { name: 'b' }]);
});

test.for([[['a', 'b']], ['a text'], [7]])(
  'structured content that is %j, and no object, is the member of one',
  async ([value]) => {
    const text = { type: 'text', text: JSON.stringify(value) };
    const { request } = await connect((method) => ({
      result: method === 'tools/list' ? { tools: [{ name: 'list' }] } : { content: [text], structuredContent: value },
    }));
    const answer = await request('tools/call', { name: 'list', arguments: {} }, new AbortController().signal);
    expect(answer).toEqual({ content: [text], structuredContent: { result: value } });
  },
);

test('a member that is null is absent, but not in values of the server’s own', async () => {
  const inputSchema = { type: 'object', properties: { depth: { default: null } } };
  const { definitions, hasResources, request } = await connect(
    (method) => ({
      result:
        method === 'tools/list'
          ? { tools: [{ name: 'tree', title: null, annotations: null, inputSchema }], nextCursor: null }
          : {
              content: [{ type: 'text', text: 'one', annotations: null }],
              structuredContent: { child: null },
              isError: null,
            },
    }),
    { ...introduction, capabilities: { tools: {}, resources: null, prompts: null }, instructions: null },
  );
  expect(definitions).toEqual([{ name: 'tree', inputSchema }]);
  expect(hasResources).toBe(false);
  const answer = await request('tools/call', { name: 'tree', arguments: {} }, new AbortController().signal);
  expect(answer).toEqual({ content: [{ type: 'text', text: 'one' }], structuredContent: { child: null } });
});

test.for([
  [
    { field: 'left', problem: 'is <missing>\u202E' },
    'refused: Invalid params (-32602): {"field":"left","problem":"is ‹missing›"}',
  ],
  ['left is missing', 'refused: Invalid params (-32602): left is missing'],
  [null, 'refused: Invalid params (-32602)'],
] as const)('an error of a server contains its data: %j', async ([data, message]) => {
  const { request } = await connect((method) =>
    method === 'tools/list' ? { result: { tools: [] } } : { error: { code: -32_602, message: 'Invalid params', data } },
  );
  const asked = request('tools/call', { name: 'add', arguments: {} }, new AbortController().signal);
  await expect(asked).rejects.toMatchObject({ message: `the MCP server raw ${message}` });
});
