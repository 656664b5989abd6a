import type { JSONRPCMessage } from '@modelcontextprotocol/client';
import { expect, test } from 'vitest';
import { isJsonObject, type JsonObject } from '../../src/core/text/json.ts';
import { connectServer } from '../../src/tools/mcp/connect-server.ts';
import type { ServerTransport } from '../../src/tools/mcp/server-transport.ts';

const introduction = {
  protocolVersion: '2025-06-18',
  capabilities: { tools: {} },
  serverInfo: { name: 'raw', version: '1' },
};

/** Connects to a server that answers each request after the first with what `answer` returns. */
function connect(answer: (method: string, params: JsonObject) => object) {
  const transport: ServerTransport = {
    readEnd: () => null,
    hasSession: () => false,
    renew: () => undefined,
    start: async () => undefined,
    close: async () => undefined,
    async send(message) {
      if (!('method' in message) || !('id' in message)) return;
      const { method, params, id } = message;
      const answered =
        method === 'initialize' ? { result: introduction } : answer(method, isJsonObject(params) ? params : {});
      queueMicrotask(() => transport.onmessage?.({ jsonrpc: '2.0', id, ...answered } as JSONRPCMessage));
    },
  };
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
