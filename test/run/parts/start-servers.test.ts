import { expect, test } from 'vitest';
import type { RunEvent } from '../../../src/core/types/event.ts';
import type { ServerProcess } from '../../../src/core/types/mcp.ts';
import { startServers } from '../../../src/run/parts/start-servers.ts';
import type { RunSandbox } from '../../../src/sandbox/run-sandbox.ts';
import { createHost } from '../../fixtures/host.ts';
import { loadText } from '../../policy/test-policy.ts';

/** A server with these tools that answers on its own lines. */
function createServer(names: readonly string[]): ServerProcess {
  let listener: (line: string) => void = () => undefined;
  const tools = names.map((name) => ({ name, inputSchema: { type: 'object' } }));
  return {
    writeLine(line) {
      const { id, method, params } = JSON.parse(line) as { id?: number; method: string; params: object };
      const started = { capabilities: { tools: {} }, serverInfo: { name: 'raw', version: '1' } };
      const result = method === 'initialize' ? { protocolVersion: '2025-06-18', ...params, ...started } : { tools };
      if (id !== undefined) queueMicrotask(() => listener(JSON.stringify({ jsonrpc: '2.0', id, result })));
    },
    onLine: (added) => void (listener = added),
    onExit: () => undefined,
    readStderr: () => '',
    stop: () => undefined,
    end: async () => undefined,
  };
}

test('the warning about tools of a server that are not offered names five of them and the number of the others', async () => {
  const { settings } = await loadText(
    'version: 1\nname: x\nmcp: { servers: { many: { command: [serve], workspace: read } } }\n',
  );
  const warn = async (count: number): Promise<readonly string[]> => {
    const events: RunEvent[] = [];
    const names = Array.from({ length: count }, (_, index) => `tool ${index}`);
    const { close } = await startServers({
      servers: settings.mcpServers,
      sandbox: { startServer: async () => createServer(names) } as unknown as RunSandbox,
      host: createHost({ HOME: '/' }, '/'),
      emit: (event) => void events.push(event),
      authorities: [],
      signal: new AbortController().signal,
      files: 'current',
    });
    await close();
    return events.flatMap((event) => (event.type === 'warning' ? [event.message] : []));
  };
  expect(await warn(12)).toEqual([
    expect.stringMatching(/^the MCP server many has 12 tools that are not offered: tool 0 \(.*\) and 7 more$/),
  ]);
  expect(await warn(1)).toEqual([expect.stringMatching(/ has 1 tool that is not offered: tool 0 \(.*\)$/)]);
});
